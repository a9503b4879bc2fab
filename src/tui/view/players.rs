//! Players: digit, shape and name; the shape in the colour of the pieces.

use ratatui::style::Style;
use ratatui::text::Span;

use crate::rules::Seat;
use crate::text::clean::clean;
use crate::text::fit::fit_apart;
use crate::tui::glyph::shape;
use crate::tui::model::Model;
use crate::tui::play::Play;
use crate::tui::view::paint::CUT;
use crate::tui::view::people;

/// The look of a player's digit and shape.
#[must_use]
pub fn look(model: &Model, play: &Play, seat: Seat) -> Style {
    let colour = play.state.setup().players.get(seat.0).and_then(|player| player.colour.as_deref());
    people::look(model, colour)
}

/// The names of all players, cut to so many columns so that they can still be told apart.
#[must_use]
pub fn names(play: &Play, columns: usize) -> Vec<String> {
    let clean: Vec<String> = play.state.setup().players.iter().map(|player| clean(&player.name).into_owned()).collect();
    let borrowed: Vec<&str> = clean.iter().map(String::as_str).collect();
    fit_apart(&borrowed, columns, CUT)
}

/// The shape of a player, coloured.
#[must_use]
pub fn shape_span(model: &Model, play: &Play, seat: Seat) -> Span<'static> {
    Span::styled(shape(seat), look(model, play, seat))
}

/// Shape and name of a player.
#[must_use]
pub fn named(model: &Model, play: &Play, seat: Seat, columns: usize) -> Vec<Span<'static>> {
    let name = names(play, columns).into_iter().nth(seat.0).unwrap_or_default();
    vec![shape_span(model, play, seat), Span::raw(format!(" {name}"))]
}

/// Digit, shape and name of a player.
#[must_use]
pub fn seated(model: &Model, play: &Play, seat: Seat, columns: usize) -> Vec<Span<'static>> {
    let name = names(play, columns).into_iter().nth(seat.0).unwrap_or_default();
    let style = look(model, play, seat);
    vec![Span::styled(format!("{} {}", seat.digit(), shape(seat)), style), Span::raw(format!(" {name}"))]
}
