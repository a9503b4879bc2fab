//! Rows that hold more than one thing: they flow over as many lines as they need.

use ratatui::style::Style;
use ratatui::text::Span;

use super::{Drawn, FormLook, Pen, beside, choice, is_under, label_width, list, number, right_of, row_label, who};
use crate::tui::form::{Cell, Look, Row, RowKind};
use crate::tui::hit::Hit;
use crate::tui::key::Key;
use crate::tui::model::Model;
use crate::tui::play::{Focus, Play};
use crate::tui::view::paint;
use crate::tui::words;

/// One thing of a row, never broken: its spans, and what a click on it means.
pub(super) struct Piece {
    pub(super) spans: Vec<Span<'static>>,
    pub(super) hit: Option<Hit>,
}

impl Piece {
    /// How many columns it takes.
    pub(super) fn wide(&self) -> usize {
        paint::wide(&self.spans)
    }
}

/// Whether a row flows.
pub(super) fn flows(play: &Play, row: &Row) -> bool {
    let look = play.form.cells.get(row.first).map(|cell| &cell.look);
    match look {
        Some(Look::Who(_) | Look::List(_)) => true,
        Some(Look::Choice(choices)) => !choice::are_players(choices),
        _ => row.kind == RowKind::Line,
    }
}

/// The lines of a row that flows, with what the entry gives at the right of the last, below it where there is no room.
pub(super) fn row(model: &Model, play: &Play, row: &Row, look: FormLook, columns: usize) -> Vec<Drawn> {
    let label = label_width(model, play, look, columns);
    let words = Span::styled(row_label(model, play, row).unwrap_or_default(), model.theme.label);
    let mut pen = Pen::new(if is_under(play, row) { "› " } else { "  " });
    pen.padded(vec![words], label);
    let (mut pieces, gap) = pieces(model, play, row, look.columns.saturating_sub(pen.wide));
    if look.tight && !is_under(play, row) {
        choice::only_picked(play, row.first, &mut pieces);
    }
    let mut lines = lay(pen, pieces, gap, look.columns);
    let right = right_of(model, play, row, look, columns);
    let last = lines.pop().unwrap_or_default();
    lines.extend(beside(last, right, look));
    lines.extend(list::echo(model, play, row, label, look));
    lines
}

/// The pieces of a row that has `room`, and the space between two.
fn pieces(model: &Model, play: &Play, row: &Row, room: usize) -> (Vec<Piece>, usize) {
    let Some(cell) = play.form.cells.get(row.first) else { return (Vec::new(), 0) };
    match &cell.look {
        Look::Who(own) => (who::pieces(model, play, row.first, own, room), who::GAP),
        Look::Choice(choices) => (choice::pieces(model, play, row.first, cell, choices), 0),
        Look::List(own) => (list::pieces(model, row.first, own, is_under(play, row)), 1),
        _ => {
            let at = row.first..row.first + row.len;
            let cells = at.filter_map(|at| play.form.cells.get(at).map(|cell| (at, cell)));
            (cells.map(|(at, cell)| brief(model, play, at, cell, at == row.first)).collect(), 3)
        }
    }
}

/// A figure or a yes or no that shares its line; the label of the first stands before the row.
fn brief(model: &Model, play: &Play, at: usize, cell: &Cell, first: bool) -> Piece {
    let focused = play.focus == Focus::Form && play.form.cursor == at;
    let field = play.form.field(cell.field);
    let letter = field.and_then(|field| field.letter).map(|letter| format!("{letter} "));
    let label = field.filter(|_| !first).map(|field| words::label(play, &model.text, play.form.step, field));
    let mut pen = Pen { spans: Vec::new(), wide: 0, spots: Vec::new() };
    if let Some(letter) = letter.filter(|_| cell.look == Look::Flag) {
        pen.push(Span::styled(letter, model.theme.title));
    }
    if let Some(label) = label {
        pen.push(Span::styled(format!("{label} "), model.theme.label));
    }
    if cell.look == Look::Flag {
        let style = if focused { model.theme.selected } else { Style::new() };
        pen.push(Span::styled(if cell.is_on() { "[x]" } else { "[ ]" }, style));
        return Piece { spans: pen.spans, hit: Some(Hit::Pick(at, Key::Char(' '))) };
    }
    number(model, cell, focused, 1, &mut pen);
    Piece { spans: pen.spans, hit: Some(Hit::Cell(at)) }
}

/// Pieces one after the other, on a new line under the first where one does not fit.
fn lay(start: Pen, pieces: Vec<Piece>, gap: usize, columns: usize) -> Vec<Drawn> {
    let (mut lines, mut pen) = (Vec::new(), start);
    let indent = pen.wide;
    for piece in pieces {
        let between = if pen.wide == indent { 0 } else { gap };
        let wide = piece.wide();
        if pen.wide > indent && pen.wide + between + wide > columns {
            lines.push(std::mem::replace(&mut pen, Pen::new("  ")).line());
            pen.padded(Vec::new(), indent.saturating_sub(2));
        } else {
            pen.push(Span::raw(" ".repeat(between)));
        }
        pen.spots.extend(piece.hit.map(|hit| (pen.wide, wide, hit)));
        piece.spans.into_iter().for_each(|span| pen.push(span));
    }
    lines.push(pen.line());
    lines
}
