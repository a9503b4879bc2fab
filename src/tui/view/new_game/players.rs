//! The players: seat, shape, name, colour; the name or the colour that is open.

use ratatui::text::Span;
use tui_input::Input;

use super::choices::{Choice, flow};
use super::row::Row;
use crate::rules::{Arg, Seat};
use crate::text::clean::clean;
use crate::text::fit::{fit, fit_apart, width};
use crate::tui::glyph;
use crate::tui::key::Key;
use crate::tui::model::Model;
use crate::tui::screen::new_game::{At, COLOURS, NewGame, Open, completion};
use crate::tui::view::paint::{self, CUT};
use crate::tui::view::{people, typing};

/// The fewest columns of the names.
const NAMES: usize = 16;
/// What stands beside a name: pointer, digit, shape, and the colour.
const BESIDE: usize = 17;

/// A row for each player, and one for the next.
pub(super) fn rows(model: &Model, screen: &NewGame, columns: usize) -> Vec<Row> {
    let whole: Vec<String> = screen.players.iter().map(|player| clean(&player.name).into_owned()).collect();
    let longest = whole.iter().map(|name| width(name)).max().unwrap_or(0);
    let room = longest.max(NAMES).min(columns.saturating_sub(BESIDE)).max(1);
    let borrowed: Vec<&str> = whole.iter().map(String::as_str).collect();
    let names = fit_apart(&borrowed, room, CUT);
    let mut rows: Vec<Row> = Vec::new();
    for (at, name) in names.iter().enumerate() {
        rows.extend(player(model, screen, at, &paint::column(name, room), columns));
    }
    if screen.begins() {
        rows.push(next(model, screen, columns));
    }
    rows
}

fn player(model: &Model, screen: &NewGame, at: usize, name: &str, columns: usize) -> Vec<Row> {
    let colour = screen.players.get(at).and_then(|player| player.colour.as_deref());
    let mut row = Row::at(model, screen, At::Row(at));
    row.push(format!("{} {}", at + 1, glyph::shape(Seat(at))), people::look(model, colour));
    row.push(" ", model.theme.label);
    match &screen.open {
        Some(Open::Name(input)) if row.under => {
            type_name(model, screen, &mut row, input, columns);
            vec![row]
        }
        Some(Open::Colour(hover)) if row.under => {
            row.push(name.trim_end(), model.theme.selected);
            let mut rows = vec![row];
            rows.extend(colours(model, screen, at, *hover, columns));
            rows
        }
        _ => {
            let style = if row.under { model.theme.selected } else { model.theme.label };
            row.push(name, style);
            row.push(
                format!("  {}", colour.map_or_else(String::new, |word| colour_word(model, word))),
                model.theme.label,
            );
            vec![row]
        }
    }
}

/// A colour in words: the catalogue's where it knows it, else as the log has it.
fn colour_word(model: &Model, word: &str) -> String {
    let key = format!("colour-{word}");
    if model.text.has(&key) { model.text.get(&key) } else { fit(&clean(word), 10, CUT).into_owned() }
}

/// The choice of a colour, taken ones marked with the shape of who has them.
fn colours(model: &Model, screen: &NewGame, at: usize, hover: usize, columns: usize) -> Vec<Row> {
    let now = screen.players.get(at).and_then(|player| player.colour.as_deref());
    let choice = |(index, word): (usize, &&str)| {
        let digit = char::from(b'1' + u8::try_from(index).unwrap_or(0));
        let taken = screen.taken(index, at);
        let mark = taken.map_or_else(String::new, |seat| format!(" {}", glyph::shape(seat)));
        let words = format!("{}{mark}", colour_word(model, word));
        let choice = Choice::new(digit, words).picked(now == Some(*word)).off(taken.is_some());
        Choice { hover: hover == index + 1, ..choice }
    };
    let mut choices: Vec<Choice> = COLOURS.iter().enumerate().map(choice).collect();
    let none = Choice::new('0', model.text.get("colour-none")).picked(false);
    choices.push(Choice { hover: hover == 0, ..none });
    let mut first = Row { under: true, ..Row::default() };
    first.push("     ", model.theme.label);
    flow(model, first, &choices, At::Row(at).cell(), columns)
}

/// The name that is typed, and what it may become.
fn type_name(model: &Model, screen: &NewGame, row: &mut Row, input: &Input, columns: usize) {
    let offer = completion(model, screen);
    let typed = width(&clean(input.value())) + 1;
    let left = columns.saturating_sub(row.width());
    let keep = if offer.is_some() { left * 2 / 5 } else { left };
    row.extend(typing::spans(model, input, typed.min(left).min(keep.max(typed.min(NAMES)))));
    let Some(offer) = offer else { return };
    let name = clean(&offer.name).into_owned();
    let rest = name.chars().skip(input.value().chars().count()).collect::<String>();
    if !model.theme.brackets_defaults() && row.width() + width(&rest) + NAMES < columns {
        row.extend([Span::styled(rest, model.theme.muted)]);
    }
    let key = model.glyphs.key(Key::Right);
    let colour = offer.colour.as_deref().map(|word| colour_word(model, word));
    let room = columns.saturating_sub(row.width() + 2 + width(&key));
    let says = |name: String| {
        let args = [("name", Arg::Text(name)), ("colour", Arg::Text(colour.clone().unwrap_or_default()))];
        let with = if colour.is_some() { "new-game-completion-colour" } else { "new-game-completion" };
        (model.text.with(with, &args), model.text.with("new-game-completion-short", &args))
    };
    let (long, short) = says(name);
    let words = if width(&long) < room { long } else { short };
    let more = if offer.more {
        format!("  {} {}", model.glyphs.key(Key::Down), model.text.get("new-game-other"))
    } else {
        String::new()
    };
    row.push(format!("  {key} {words}{more}"), model.theme.muted);
}

/// The row after the last: the next name, or on.
pub(super) fn next(model: &Model, screen: &NewGame, columns: usize) -> Row {
    let at = screen.players.len();
    let mut row = Row::at(model, screen, At::Row(at));
    let enter = model.glyphs.key(Key::Enter).into_owned();
    if !screen.has_room() {
        let crowded = at > *screen.game.players.end();
        let key = match (screen.begins(), crowded) {
            (false, _) => "names-keep",
            (true, false) => "new-game-full",
            (true, true) => "new-game-crowded",
        };
        let most = Arg::number(*screen.game.players.end());
        let words = model.text.with(key, &[("key", Arg::Text(enter)), ("count", most)]);
        row.push(format!("    {words}"), model.theme.muted);
        return row;
    }
    row.push(format!("{}   ", at + 1), model.theme.muted);
    if !screen.add.value().is_empty() {
        if row.under {
            type_name(model, screen, &mut row, &screen.add, columns);
        } else {
            let left = columns.saturating_sub(row.width());
            row.push(fit(&clean(screen.add.value()), left, CUT), model.theme.value);
        }
        return row;
    }
    if row.under {
        row.extend(typing::spans(model, &screen.add, 1));
    }
    let enough = screen.game.players.contains(&at);
    let key = if enough { "new-game-next" } else { "new-game-name" };
    row.push(model.text.with(key, &[("key", Arg::Text(enter))]), model.theme.muted);
    row
}
