//! The result of a session or document, as other programs read it.

use serde::Serialize;

use crate::rules::{Decision, Line, Seat, Warning};
use crate::session::State;
use crate::session::format::{Rejected, VERSION};
use crate::text::{Names, Text};

/// What `score --format json` prints for one document.
#[derive(Debug, Serialize)]
pub struct ScoreResult<'a> {
    scorewalk: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<&'a str>,
    game: &'static str,
    players: Vec<&'a str>,
    categories: Vec<CategorySum<'a>>,
    totals: &'a [i64],
    places: &'a [usize],
    winners: Vec<usize>,
    decided_by: &'static str,
    complete: bool,
    missing: Vec<&'static str>,
    lines: Vec<LineOut>,
    warnings: Vec<WarningOut>,
}

#[derive(Debug, Serialize)]
struct CategorySum<'a> {
    id: &'static str,
    points: &'a [i64],
}

#[derive(Debug, Serialize)]
struct LineOut {
    item: Option<usize>,
    category: &'static str,
    player: usize,
    points: i64,
    why: std::rc::Rc<str>,
}

#[derive(Debug, Serialize)]
struct WarningOut {
    item: Option<usize>,
    code: &'static str,
    message: std::rc::Rc<str>,
}

/// What is printed in the place of a result that cannot be had.
#[derive(Debug, Serialize)]
pub struct Refusal<'a> {
    error: ErrorOut<'a>,
}

#[derive(Debug, Serialize)]
struct ErrorOut<'a> {
    line: Option<usize>,
    item: Option<usize>,
    key: Option<&'a str>,
    code: &'static str,
    message: String,
}

impl<'a> ScoreResult<'a> {
    /// The result of a settled state, its reasons in the words of `text`.
    #[must_use]
    pub fn new(state: &'a State, text: &Text) -> Self {
        let (setup, closed) = (state.setup(), state.closed());
        let name = |seat: Seat| setup.players.get(seat.0).map_or_else(String::new, |player| player.name.clone());
        let missing = state.missing();
        let shown = state.game().categories.iter().zip(&closed.sums).filter(|(category, _)| (category.on)(setup));
        Self {
            scorewalk: VERSION,
            id: state.header().id.as_deref(),
            game: state.game().id,
            players: setup.players.iter().map(|player| player.name.as_str()).collect(),
            categories: shown.map(|(category, sum)| CategorySum { id: category.id, points: sum.values() }).collect(),
            totals: closed.standings.totals.values(),
            places: closed.standings.places.values(),
            winners: closed.standings.winners().into_iter().map(|seat| seat.0).collect(),
            decided_by: decided_by(closed.standings.decision),
            complete: missing.is_empty(),
            missing,
            lines: lines(state).into_iter().map(|line| line_out(state, line, text, &name)).collect(),
            warnings: state.warnings().map(|warning| warning_out(warning, text, &name)).collect(),
        }
    }
}

impl<'a> Refusal<'a> {
    /// The refusal of a document.
    #[must_use]
    pub fn new(rejected: &'a Rejected, text: &Text) -> Self {
        let Rejected { line, item, fault } = rejected;
        let error = ErrorOut {
            line: *line,
            item: *item,
            key: fault.key.as_deref(),
            code: fault.code.0,
            message: text.fault(fault),
        };
        Self { error }
    }
}

/// The word of the format for what decided the first place.
#[must_use]
pub const fn decided_by(decision: Decision) -> &'static str {
    match decision {
        Decision::Points => "points",
        Decision::TieBreak(stage) => stage,
        Decision::Shared => "shared",
        Decision::Undecided => "undecided",
    }
}

/// All lines by item, category and player; those about no single entry come last.
#[must_use]
pub fn lines(state: &State) -> Vec<&Line> {
    let mut lines: Vec<&Line> = state.lines().collect();
    lines.sort_by_key(|line| (line.item.is_none(), line.item, line.category, line.seat));
    lines
}

fn line_out(state: &State, line: &Line, text: &Text, names: Names<'_>) -> LineOut {
    LineOut {
        item: line.item,
        category: state.game().categories.get(line.category).map_or("", |category| category.id),
        player: line.seat.0,
        points: line.points,
        why: text.why(&line.why, names),
    }
}

fn warning_out(warning: &Warning, text: &Text, names: Names<'_>) -> WarningOut {
    WarningOut { item: warning.item, code: warning.code, message: text.why(&warning.message, names) }
}
