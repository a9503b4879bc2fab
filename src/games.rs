//! The games, one file each – where it is long with a folder of its parts – and the registry that lists them.
//!
//! **Invariant**: a game knows the rules core and nothing else. A further game is one more file, one more line in
//! [`GAMES`] and its texts.

mod carcassonne;
mod castles_of_burgundy;
mod kutna_hora;

use crate::rules::Game;

/// Every game that can be scored, in the order they are offered.
pub static GAMES: &[&Game] = &[&kutna_hora::GAME, &carcassonne::GAME, &castles_of_burgundy::GAME];

/// The game of that name in the format.
#[must_use]
pub fn find(id: &str) -> Option<&'static Game> {
    GAMES.iter().copied().find(|game| game.id == id)
}
