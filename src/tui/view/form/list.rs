//! A lettered list: `[A] B [C]`, or a count, and what the thing picked last is.

use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use super::flow::Piece;
use super::{Drawn, FormLook, is_under};
use crate::rules::Label;
use crate::text::clean::clean;
use crate::text::fit::fit;
use crate::tui::form::{Cell, List, Listed, Look, Row};
use crate::tui::hit::Hit;
use crate::tui::model::Model;
use crate::tui::play::{self, Play};
use crate::tui::view::paint::CUT;

/// The most columns of a name beside its letter.
const NAME: usize = 8;

/// A piece for each thing, and one for a count.
pub(super) fn pieces(model: &Model, cell: usize, list: &List, focused: bool) -> Vec<Piece> {
    let shown = list.shown();
    let empty = shown.is_empty();
    let things = shown.into_iter().enumerate().map(|(at, listed)| {
        let hover = focused && list.hover() == at && at > 0;
        Piece { spans: vec![thing(model, &listed, hover)], hit: Some(Hit::Listed(cell, at)) }
    });
    let count = count(model, list, focused).or_else(|| empty.then(|| Span::raw(if focused { "▏" } else { "·" })));
    things.chain(count.map(|span| Piece { spans: vec![span], hit: Some(Hit::Cell(cell)) })).collect()
}

fn count(model: &Model, list: &List, focused: bool) -> Option<Span<'static>> {
    let (mark, style) = match list.outside() {
        Some(_) => ("✗", model.theme.error),
        None => ("", model.theme.selected),
    };
    let caret = if focused { "▏" } else { "" };
    list.count().map(|count| Span::styled(format!("{count}{mark}{caret}"), style))
}

/// The letter, with its name where that is another, in brackets once it is picked.
fn thing(model: &Model, listed: &Listed, hover: bool) -> Span<'static> {
    let words = words_of(&listed.label);
    let lift = if hover { Modifier::UNDERLINED } else { Modifier::empty() };
    if listed.on {
        return Span::styled(format!("[{words}]"), model.theme.selected.add_modifier(lift));
    }
    Span::styled(words, Style::new().add_modifier(lift))
}

fn words_of(label: &Label) -> String {
    let letters = label.letters();
    if label.name == letters {
        return letters;
    }
    format!("{letters} {}", fit(&clean(&label.name), NAME, CUT))
}

/// What the thing picked last is, under the list while the cursor is in it. Where rows are very short the list stays alone.
pub(super) fn echo(model: &Model, play: &Play, row: &Row, indent: usize, look: FormLook) -> Option<Drawn> {
    let Some(Cell { look: Look::List(list), field, .. }) = play.form.cells.get(row.first) else { return None };
    if !is_under(play, row) || (look.folded && play.state.setup().seats() > 4 && model.size.height < 16) {
        return None;
    }
    let label = list.last()?;
    let message = play.state.board().scorer().echo(play.form.field(*field)?.key, &label.name)?;
    let words = model.text.message(&message, &|seat| play::shape_name(play, seat));
    let words = format!("{}{}: {words}", " ".repeat(indent + 2), words_of(&label));
    Some(Drawn::of(Line::from(Span::styled(words, model.theme.label))))
}
