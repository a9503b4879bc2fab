//! One of a few, the one that holds in brackets: players in one line, anything else over as many as it takes.

use ratatui::style::{Modifier, Style};
use ratatui::text::Span;

use super::flow::Piece;
use super::{FormLook, Pen};
use crate::rules::{Field, Kind};
use crate::text::fit::width;
use crate::tui::form::{Cell, Choice, Chosen, Look};
use crate::tui::glyph;
use crate::tui::hit::Hit;
use crate::tui::key::Key;
use crate::tui::model::Model;
use crate::tui::play::{Focus, Play};
use crate::tui::view::{players, walk};
use crate::tui::words;

/// Whether the choices are players, and perhaps nobody.
pub(super) fn are_players(choices: &[Choice]) -> bool {
    choices.iter().any(|choice| matches!(choice.what, Chosen::Seat(_)))
}

/// Whether it is a choice that holds without having been picked.
pub(super) fn is_as_usual(cell: &Cell) -> bool {
    matches!(&cell.look, Look::Choice(choices) if !are_players(choices))
        && cell.picked.is_none()
        && cell.chosen().is_some()
}

/// Choices in one line. Names are cut so that all fit.
pub(super) fn line(
    model: &Model,
    play: &Play,
    cell: &Cell,
    what: (usize, &[Choice], bool),
    look: FormLook,
    pen: &mut Pen,
) {
    let (at, choices, focused) = what;
    let room = look.columns.saturating_sub(pen.wide);
    let fixed = |choice: &Choice| match choice.what {
        Chosen::Seat(_) => 5,
        _ => 2 + width(&words_of(model, play, cell, choice)),
    };
    let fixed: usize = choices.iter().map(fixed).sum();
    let wide = |names: &[String]| names.iter().map(|name| width(name) + 1).sum::<usize>();
    let names = (3..=14).rev().map(|most| players::names(play, most)).find(|names| fixed + wide(names) <= room);
    let names = names.unwrap_or_default();
    for (index, choice) in choices.iter().enumerate() {
        let picked = cell.chosen() == Some(index);
        let start = pen.wide;
        pen.push(Span::raw(if picked { "[" } else { " " }));
        let (style, lift) = style(model, cell, index, focused);
        match choice.what {
            Chosen::Seat(seat) => {
                let shape = players::look(model, play, seat).add_modifier(lift);
                pen.push(Span::styled(format!("{} {}", choice.digit, glyph::shape(seat)), shape));
                let word = names.get(seat.0).map_or_else(String::new, |name| format!(" {name}"));
                pen.push(Span::styled(word, style));
            }
            _ => pen.push(Span::styled(words_of(model, play, cell, choice), style)),
        }
        let last = index + 1 == choices.len();
        pen.push(Span::raw(if picked {
            "]"
        } else if last {
            ""
        } else {
            " "
        }));
        pen.spots.extend(hit(at, choice).map(|hit| (start, pen.wide - start, hit)));
    }
}

/// Choices as pieces of a row that flows.
pub(super) fn pieces(model: &Model, play: &Play, at: usize, cell: &Cell, choices: &[Choice]) -> Vec<Piece> {
    let focused = play.focus == Focus::Form && play.form.cursor == at;
    let piece = |(index, choice): (usize, &Choice)| {
        let picked = cell.chosen() == Some(index);
        let (open, close) = if picked { ("[", "]") } else { (" ", " ") };
        let words = Span::styled(words_of(model, play, cell, choice), style(model, cell, index, focused).0);
        Piece { spans: vec![Span::raw(open), words, Span::raw(close)], hit: hit(at, choice) }
    };
    choices.iter().enumerate().map(piece).collect()
}

/// Where rows are short: the choice that was picked alone, or that none was.
pub(super) fn only_picked(play: &Play, at: usize, pieces: &mut Vec<Piece>) {
    let Some(cell @ Cell { look: Look::Choice(_), .. }) = play.form.cells.get(at) else { return };
    *pieces = match cell.chosen() {
        Some(chosen) => pieces.drain(..).skip(chosen).take(1).collect(),
        None => vec![Piece { spans: vec![Span::raw(" ·")], hit: Some(Hit::Cell(at)) }],
    };
}

/// How a choice looks: picked, holding without being picked, under the arrows; and the arrows' part of it.
fn style(model: &Model, cell: &Cell, index: usize, focused: bool) -> (Style, Modifier) {
    let hover = focused && cell.hover == index && cell.picked.is_none() && index > 0;
    let lift = if hover { Modifier::UNDERLINED } else { Modifier::empty() };
    let style = match cell.chosen() {
        Some(at) if at == index && cell.picked.is_none() => model.theme.muted,
        Some(at) if at == index => model.theme.selected,
        _ => Style::new(),
    };
    (style.add_modifier(lift), lift)
}

/// What a click on a choice means; nothing where no digit picks it.
fn hit(at: usize, choice: &Choice) -> Option<Hit> {
    let digit = char::from_digit(u32::from(choice.digit), 10)?;
    Some(Hit::Pick(at, Key::Char(digit)))
}

/// A choice in words, the digit before them.
fn words_of(model: &Model, play: &Play, cell: &Cell, choice: &Choice) -> String {
    let (text, step) = (&model.text, play.form.step);
    let field = play.form.field(cell.field);
    let zero = |field: Option<&Field>, what: &str| {
        field.map_or_else(String::new, |field| words::zero_of(play, text, step, field, what))
    };
    let word = match choice.what {
        Chosen::Word(at) => words::of_game(play, text, &format!("word-{}", word(field, at))),
        Chosen::Nobody => walk::nobody(model, play),
        Chosen::Nothing => zero(field, "none"),
        Chosen::New(_) => zero(field, "new"),
        Chosen::Known(number) => return format!("{number}: {}", known(model, play, cell, number)),
        Chosen::Seat(_) | Chosen::Number(_) => return choice.digit.to_string(),
    };
    format!("{} {word}", choice.digit)
}

fn word(field: Option<&'static Field>, at: usize) -> &'static str {
    match field {
        Some(Field { kind: Kind::Word(words), .. }) => words.get(at).copied().unwrap_or_default(),
        _ => "",
    }
}

/// A thing entered before in a few words.
fn known(model: &Model, play: &Play, cell: &Cell, number: i64) -> String {
    let form = &play.form;
    let Some(field) = form.field(cell.field) else { return String::new() };
    let known = play.state.board().scorer().known(form.step, field.key, form.seat());
    let own = known.iter().find(|(own, _)| *own == number);
    own.map_or_else(String::new, |(_, words)| model.text.message(words, &|_| String::new()))
}
