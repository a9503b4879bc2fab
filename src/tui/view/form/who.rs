//! Who stands there: every player with the pieces and what is said of them – `3 ▲ Cleo 1 + big`.

use ratatui::style::Style;
use ratatui::text::Span;

use super::flow::Piece;
use crate::rules::Seat;
use crate::tui::form::{Mark, Sort, Who};
use crate::tui::glyph;
use crate::tui::hit::Hit;
use crate::tui::key::Key;
use crate::tui::model::Model;
use crate::tui::play::Play;
use crate::tui::view::players;
use crate::tui::words;

/// The space between two players.
pub(super) const GAP: usize = 3;

/// A piece for each player, the names as long as all of them fit into one line, and none where they would say nothing.
pub(super) fn pieces(model: &Model, play: &Play, cell: usize, who: &Who, room: usize) -> Vec<Piece> {
    let with = |names: &[String]| -> Vec<Piece> {
        (0..who.seats()).map(|seat| piece(model, play, cell, (who, Seat(seat), names.get(seat)))).collect()
    };
    let fits = |pieces: &Vec<Piece>| pieces.iter().map(|piece| piece.wide() + GAP).sum::<usize>() <= room + GAP;
    let most = (3..=14).rev().map(|most| with(&players::names(play, most))).find(fits);
    most.unwrap_or_else(|| with(&[]))
}

fn piece(model: &Model, play: &Play, cell: usize, of: (&Who, Seat, Option<&String>)) -> Piece {
    let (who, seat, name) = of;
    let shape = format!("{} {}", seat.digit(), glyph::shape(seat));
    let mut spans = vec![Span::styled(shape, players::look(model, play, seat))];
    spans.extend(name.map(|name| Span::raw(format!(" {name}"))));
    let wrong = who.outside_of(seat).is_some();
    let style = match who.last() == Some(seat) {
        _ if wrong => model.theme.error,
        true => model.theme.selected,
        false => Style::new(),
    };
    let said = said(model, play, who, seat) + if wrong { "✗" } else { "" };
    if !said.is_empty() {
        spans.push(Span::styled(format!(" {said}"), style));
    }
    let digit = char::from_digit(u32::try_from(seat.digit()).unwrap_or(0), 10).unwrap_or('0');
    Piece { spans, hit: Some(Hit::Pick(cell, Key::Char(digit))) }
}

/// The pieces of a player in words: "2", "1 + big", "big + pig".
fn said(model: &Model, play: &Play, who: &Who, seat: Seat) -> String {
    let plain = Some(who.count(seat, None)).filter(|count| *count > 0).map(|count| count.to_string());
    let marked = who.marks().iter().enumerate().filter_map(|(at, mark)| marked(model, play, who, (seat, at, mark)));
    plain.into_iter().chain(marked).collect::<Vec<_>>().join(" + ")
}

fn marked(model: &Model, play: &Play, who: &Who, of: (Seat, usize, &Mark)) -> Option<String> {
    let (seat, at, mark) = of;
    let field = play.form.field(mark.field)?;
    let word = words::label(play, &model.text, play.form.step, field);
    match (mark.sort, who.count(seat, Some(at))) {
        (Sort::Yes, _) => who.says(seat, at).then_some(word),
        (Sort::Piece(_), 0) => None,
        (Sort::Piece(_), 1) => Some(word),
        (Sort::Piece(_), count) => Some(format!("{count} {word}")),
    }
}
