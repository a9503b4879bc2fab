//! To be drawn.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::tui::hit::Hits;
use crate::tui::model::Model;
use crate::tui::screen::new_game::NewGame;

/// Draws it.
pub fn draw(model: &Model, _new_game: &NewGame, _area: Rect, _buf: &mut Buffer, _hits: &mut Hits) {
    let _ = model;
}
