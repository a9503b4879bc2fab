//! The games, the options of one, and the texts beside the names.

use super::choices::{Choice, flow};
use super::row::Row;
use crate::games::GAMES;
use crate::rules::{Arg, Game, OptionKind, OptionSpec};
use crate::text::clean::clean;
use crate::text::fit::{fit, width};
use crate::tui::model::Model;
use crate::tui::screen::new_game::{At, NewGame, Open, Picked, kept_table};
use crate::tui::view::paint::{self, CUT};
use crate::tui::view::typing;

/// The fewest columns of the labels.
const LABELS: usize = 10;

/// The games.
pub(super) fn games(model: &Model, screen: &NewGame, columns: usize) -> Vec<Row> {
    let digit = |at: usize| char::from(b'1' + u8::try_from(at).unwrap_or(0).min(8));
    let choice = |(at, game): (usize, &&'static Game)| {
        let name = model.text.get(&format!("game-{}", game.id));
        let words = format!("{name} {}–{}", game.players.start(), game.players.end());
        Choice::new(digit(at), words).picked(screen.game == *game)
    };
    let choices: Vec<Choice> = GAMES.iter().enumerate().map(choice).collect();
    let first = Row::at(model, screen, At::Game);
    flow(model, first, &choices, At::Game.cell(), columns)
}

/// A row or more for each option.
pub(super) fn rows(model: &Model, screen: &NewGame, columns: usize) -> Vec<Row> {
    let label = |spec: &OptionSpec| model.text.get(&format!("{}-option-{}", screen.game.id, spec.key));
    let labels: Vec<String> = screen.game.options.iter().map(label).collect();
    let wide = labels.iter().map(|label| width(label)).max().unwrap_or(0).max(LABELS).min(columns / 2);
    let mut rows = Vec::new();
    for (at, (spec, label)) in screen.game.options.iter().zip(&labels).enumerate() {
        let mut row = Row::at(model, screen, At::Option(at));
        row.push(paint::column(label, wide), model.theme.label);
        row.push("  ", model.theme.label);
        rows.extend(option(model, screen, at, spec, row, columns));
    }
    rows
}

fn option(model: &Model, screen: &NewGame, at: usize, spec: &OptionSpec, mut row: Row, columns: usize) -> Vec<Row> {
    let word = |word: &str| model.text.get(&format!("{}-option-{}-{word}", screen.game.id, spec.key));
    let digit = |at: usize| char::from(b'1' + u8::try_from(at).unwrap_or(0).min(8));
    let choices: Vec<Choice> = match (spec.kind, screen.options.get(at)) {
        (OptionKind::Word(words), Some(Picked::Word(picked))) => {
            let choice = |(index, name): (usize, &&str)| Choice::new(digit(index), word(name)).picked(*picked == index);
            words.iter().enumerate().map(choice).collect()
        }
        (OptionKind::Words(words), Some(Picked::Words(on))) => {
            let mark = |index: usize| if on.get(index) == Some(&true) { "[x]" } else { "[ ]" };
            let choice =
                |(index, name): (usize, &&str)| Choice::new(digit(index), format!("{} {}", mark(index), word(name)));
            words.iter().enumerate().map(choice).collect()
        }
        (OptionKind::Number(min, max, _), Some(Picked::Number(typed, _))) => {
            let words = model.text.with("form-range", &[("min", Arg::Signed(min)), ("max", Arg::Signed(max))]);
            row.push(typed.clone(), model.theme.value);
            if row.under {
                row.push(format!("  {}", words.trim_end_matches('.')), model.theme.muted);
            }
            return vec![row];
        }
        (_, Some(Picked::Table(_))) => table(model, screen, at, spec),
        (_, Some(Picked::Agreed(highest, name))) => return agreed(model, screen, *highest, name, row, columns),
        _ => return vec![row],
    };
    flow(model, row, &choices, At::Option(at).cell(), columns)
}

/// The board's table: the one kept for this side, or none.
fn table(model: &Model, screen: &NewGame, at: usize, spec: &OptionSpec) -> Vec<Choice> {
    let seats = screen.players.len();
    let kept = kept_table(&model.memory, screen.game.id, spec, seats).is_some();
    let used = screen.uses_table(&model.memory, at);
    let OptionKind::Brackets(sides) = spec.kind else { return Vec::new() };
    let side = sides.iter().find(|(most, _)| seats <= *most).or(sides.last());
    let (most, name) = side.map_or((0, ""), |(most, name)| (*most, *name));
    let args = [("side", Arg::Text(name.replace('-', "–"))), ("most", Arg::number(most))];
    let yours = model.text.with(if kept { "new-game-table" } else { "new-game-table-missing" }, &args);
    vec![
        Choice::new('1', yours).picked(used).off(!kept),
        Choice::new('2', model.text.get("new-game-table-none")).picked(!used),
    ]
}

fn agreed(
    model: &Model,
    screen: &NewGame,
    highest: Option<bool>,
    name: &str,
    mut row: Row,
    columns: usize,
) -> Vec<Row> {
    if let (true, Some(Open::Name(input))) = (row.under, &screen.open) {
        let left = columns.saturating_sub(row.width());
        row.extend(typing::spans(model, input, left));
        return vec![row];
    }
    let cell = screen.at.cell();
    let words = ["agreed-none", "agreed-most", "agreed-fewest"].map(|key| model.text.get(key));
    let picked = highest.map_or(0, |highest| if highest { 1 } else { 2 });
    let choice = |(index, words): (usize, String)| {
        let digit = char::from(b'1' + u8::try_from(index).unwrap_or(0));
        let name = if index == picked && index > 0 { format!("{words}: {}", clean(name)) } else { words };
        Choice::new(digit, name).picked(index == picked)
    };
    let choices: Vec<Choice> = words.into_iter().enumerate().map(choice).collect();
    flow(model, row, &choices, cell, columns)
}

/// Place and notes.
pub(super) fn texts(model: &Model, screen: &NewGame, columns: usize) -> Vec<Row> {
    let labels = ["names-place", "names-notes"].map(|key| model.text.get(key));
    let wide = labels.iter().map(|label| width(label)).max().unwrap_or(0).max(LABELS);
    let row = |(at, (label, input)): (usize, (&String, &tui_input::Input))| {
        let mut row = Row::at(model, screen, At::Text(at));
        row.push(paint::column(label, wide), model.theme.label);
        row.push("  ", model.theme.label);
        let left = columns.saturating_sub(row.width());
        if row.under {
            row.extend(typing::spans(model, input, left));
        } else {
            row.push(fit(&clean(input.value()), left, CUT), model.theme.value);
        }
        row
    };
    let texts = labels.iter().zip(&screen.texts).enumerate().map(row);
    texts.chain([super::players::next(model, screen, columns)]).collect()
}
