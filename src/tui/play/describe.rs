//! Entries in words: "12 ▲ 4", "row 2: ● 7 ■ 7".

use super::Play;
use crate::rules::{Entry, Points, Seat};
use crate::text::Text;
use crate::text::clean::clean;
use crate::tui::glyph::shape;

/// The number of an entry within its stage, counted from 1 in the order of the log; an adjustment, which has no stage, is
/// counted among its like. Steps that are entered once, and those that say where the game is, do not count.
#[must_use]
pub fn entry_ordinal(play: &Play, item: usize) -> usize {
    let game = play.state.game();
    let stage_of = |entry: &Entry| game.stage_of(entry.step()).map(|stage| stage.id);
    let Some(own) = play.state.entry_made(item).map(stage_of) else { return 1 };
    let alike = |entry: &Entry| entry.step().is_numbered() && stage_of(entry) == own;
    play.state.entries().filter(|placed| placed.item < item && alike(&placed.entry)).count() + 1
}

/// The number that the next entry of the question's stage gets.
#[must_use]
pub fn entry_ordinal_next(play: &Play) -> usize {
    let counts = |(_, entry): &(usize, &Entry)| entry.step().is_numbered();
    play.stage.map_or(0, |stage| play.state.entries_of(stage).filter(counts).count()) + 1
}

/// What an entry brought each player, where it is not nothing.
#[must_use]
pub fn entry_points(play: &Play, item: usize) -> Vec<(Seat, Points)> {
    let lines = play.state.lines_of(item);
    let mut points: Vec<(Seat, Points)> = Vec::new();
    for line in lines {
        match points.iter_mut().find(|(seat, _)| *seat == line.seat) {
            Some((_, sum)) => *sum += line.points,
            None => points.push((line.seat, line.points)),
        }
    }
    points
}

/// What an entry is, where its points alone do not say it: "public", "8 stars".
#[must_use]
pub fn entry_words(play: &Play, entry: &Entry, text: &Text) -> Option<String> {
    let summary = play.state.board().scorer().summary(entry)?;
    Some(text.message(&summary, &|seat| shape_name(play, seat)))
}

/// The name of a player, fit to be shown.
#[must_use]
pub fn name_of(play: &Play, seat: Seat) -> String {
    play.state.setup().players.get(seat.0).map_or_else(String::new, |player| clean(&player.name).into_owned())
}

/// A player with the shape before the name.
#[must_use]
pub fn shape_name(play: &Play, seat: Seat) -> String {
    format!("{} {}", shape(seat), name_of(play, seat))
}

/// Players with the shapes before their names, in a row.
#[must_use]
pub fn shape_names(play: &Play, seats: &[Seat], between: &str) -> String {
    seats.iter().map(|seat| shape_name(play, *seat)).collect::<Vec<_>>().join(between)
}
