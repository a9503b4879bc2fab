//! One line of the list: when, what, how many, and how it stands.

use ratatui::text::{Line, Span};

use super::latest::now;
use crate::rules::{Arg, Seat};
use crate::session::store::Listed;
use crate::text::clean::clean;
use crate::text::fit::{fit, width};
use crate::text::signed;
use crate::tui::glyph::{Glyph, shape};
use crate::tui::model::Model;
use crate::tui::shell::{Standing, Summary};
use crate::tui::view::paint::{self, CUT};
use crate::tui::view::people;
use crate::tui::when::When;

/// Narrower lists do without the number of players.
const WIDE: usize = 60;
/// The most columns a name has in a line that is said.
const NAME: usize = 20;

/// The columns of the list as far as it is in view.
pub(super) struct Columns {
    width: usize,
    day: usize,
    time: usize,
    game: usize,
    whens: Vec<When>,
}

/// When, for a narrow list: today the time, else the day alone.
fn short(model: &Model, when: When) -> When {
    let today = when.day == model.text.get("when-today");
    if today { When { day: when.time, time: String::new() } } else { When { time: String::new(), ..when } }
}

impl Columns {
    /// Columns wide enough for these lines.
    pub(super) fn of(model: &Model, listed: &[&Listed], width: usize) -> Self {
        let narrow = width < WIDE;
        let when = |listed: &&Listed| {
            let when = When::of(&model.text, listed.modified, model.now, &model.zone);
            if narrow { short(model, when) } else { when }
        };
        let whens: Vec<When> = listed.iter().map(when).collect();
        let widest = |words: &dyn Fn(&When) -> usize| whens.iter().map(words).max().unwrap_or(0);
        let games: Vec<&Standing> = listed.iter().filter_map(|listed| model.home.standing(&listed.id)).collect();
        // A narrow list of one game need not name it in every line: the panel above does.
        let one = games.windows(2).all(|pair| matches!(pair, [one, other] if one.game == other.game));
        let game_width = games.iter().map(|standing| self::width(&game(model, standing))).max().unwrap_or(0);
        Self {
            width,
            day: widest(&|when| self::width(&when.day)),
            time: widest(&|when| self::width(&when.time)),
            game: if narrow && one { 0 } else { game_width },
            whens,
        }
    }

    /// A line, `at` from 1; the first nine have their digit.
    pub(super) fn line(&self, model: &Model, listed: &Listed, at: usize, under: bool) -> Line<'static> {
        let style = if under { model.theme.selected } else { model.theme.label };
        let digit = if at <= 9 { at.to_string() } else { " ".to_owned() };
        let mut spans = vec![pointer(model, under), Span::styled(digit, model.theme.title), Span::raw("  ")];
        let when = self.whens.get(at - 1).cloned().unwrap_or_default();
        let (day, time) = (paint::column(&when.day, self.day), paint::column_right(&when.time, self.time));
        let summary = model.home.summaries.get(&listed.id);
        if let Some(Summary::Unreadable(why)) = summary {
            let words = format!("{} {}.jsonl, {}", Glyph::Warning.pair().0, listed.id, why);
            spans.push(Span::styled(words, model.theme.warning));
            return Line::from(spans);
        }
        let when = if self.time == 0 { format!("{day}  ") } else { format!("{day} {time}  ") };
        let left = self.width.saturating_sub(5 + width(&when));
        spans.push(Span::styled(when, style));
        match summary {
            Some(Summary::Read(standing)) => spans.extend(self.rest(model, standing, left)),
            _ => spans.push(Span::styled(listed.id.clone(), model.theme.muted)),
        }
        Line::from(spans)
    }

    fn rest(&self, model: &Model, standing: &Standing, columns: usize) -> Vec<Span<'static>> {
        let mut spans = Vec::new();
        let mut left = columns;
        if self.game > 0 {
            spans.push(Span::raw(format!("{}  ", paint::column(&game(model, standing), self.game))));
            left = left.saturating_sub(self.game + 2);
        }
        if self.width >= WIDE {
            spans.push(Span::raw(format!("{}  ", standing.players.len())));
            left = left.saturating_sub(3);
        }
        match stage_words(model, standing) {
            Some(stage) => {
                spans.push(Span::styled(now(), model.theme.title));
                spans.push(Span::raw(format!(" {stage}")));
            }
            None => spans.extend(result(model, standing, left, if self.width >= WIDE { "   " } else { " " })),
        }
        spans
    }
}

/// The pointer at the line under the cursor.
pub(super) fn pointer(model: &Model, under: bool) -> Span<'static> {
    if under { Span::styled(format!("{} ", Glyph::Field.pair().0), model.theme.title) } else { Span::raw("  ") }
}

fn game(model: &Model, standing: &Standing) -> String {
    model.text.get(&format!("game-{}-short", standing.game.id))
}

/// The stage that is asked, and in one that is open which entry; none where everything is in.
pub(super) fn stage_words(model: &Model, standing: &Standing) -> Option<String> {
    let id = standing.stage?;
    let stage = standing.game.stages.iter().find(|stage| stage.id == id)?;
    let name = model.text.get(&format!("{}-stage-{id}", standing.game.id));
    let mut counted = stage.steps.iter().filter(|step| stage.is_open() && step.is_numbered());
    Some(match (counted.next(), counted.next()) {
        (None, _) => name,
        (Some(step), None) => {
            let entry = model.text.of_step(standing.game, step, "entry", &[]);
            format!("{name}, {entry} {}", standing.entries + 1)
        }
        // Where several kinds are entered, which comes next nobody knows.
        (Some(_), Some(_)) => format!("{name} {}", standing.entries + 1),
    })
}

/// The players by place with their totals, `=` between those who share one: "■ Ben = ▲ Cleo 79   ● Anna 74".
fn result(model: &Model, standing: &Standing, columns: usize, gap: &str) -> Vec<Span<'static>> {
    let names: Vec<&str> = standing.order.iter().map(|seat| name_of(standing, *seat)).collect();
    let figures = figures(standing, gap);
    let around: usize = figures.iter().map(|figure| 2 + width(figure)).sum();
    let names = people::share(&names, columns.saturating_sub(around));
    let mut spans = Vec::new();
    for ((seat, name), figure) in standing.order.iter().zip(names).zip(figures) {
        let colour = standing.players.get(seat.0).and_then(|(_, colour)| colour.as_deref());
        spans.push(people::shape_span(model, *seat, colour));
        spans.push(Span::raw(format!(" {name}{figure}")));
    }
    spans
}

/// What follows each name, by place: its total, or `=` where the next shares the place.
fn figures(standing: &Standing, gap: &str) -> Vec<String> {
    let place = |seat: Option<&Seat>| seat.and_then(|seat| standing.places.get(seat.0));
    let order = &standing.order;
    let figure = |(at, seat): (usize, &Seat)| {
        let shares = place(order.get(at + 1)) == place(Some(seat)) && at + 1 < order.len();
        let total = signed(standing.totals.get(seat.0).copied().unwrap_or(0));
        let gap = if at + 1 < order.len() { gap } else { "" };
        if shares { " = ".to_owned() } else { format!(" {total}{gap}") }
    };
    order.iter().enumerate().map(figure).collect()
}

fn name_of(standing: &Standing, seat: Seat) -> &str {
    standing.players.get(seat.0).map_or("", |(name, _)| name.as_str())
}

/// A session in one phrase, for questions about it: "Kutná Hora, 14 Nov, ▲ Cleo 67".
#[must_use]
pub fn words_of(model: &Model, listed: &Listed, standing: Option<&Standing>) -> String {
    let when = When::of(&model.text, listed.modified, model.now, &model.zone);
    let Some(standing) = standing else {
        return format!("{}, {}", listed.id, when.words());
    };
    let game = model.text.get(&format!("game-{}", standing.game.id));
    let day = when.day.trim_start().to_owned();
    let last = if standing.stage.is_none() {
        winners(standing)
    } else {
        model.text.with("home-step", &[("step", Arg::number(standing.step.0)), ("steps", Arg::number(standing.step.1))])
    };
    format!("{game}, {day}, {last}")
}

fn winners(standing: &Standing) -> String {
    let first = standing.order.iter().filter(|seat| standing.places.get(seat.0) == Some(&1));
    let name = |seat: &Seat| format!("{} {}", shape(*seat), fit(&clean(name_of(standing, *seat)), NAME, CUT));
    let total = standing.totals.iter().max().copied().unwrap_or(0);
    format!("{} {}", first.map(name).collect::<Vec<_>>().join(" = "), signed(total))
}
