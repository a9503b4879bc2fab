//! To be drawn.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::tui::hit::Hits;
use crate::tui::model::Model;
use crate::tui::play::Play;

/// Draws it.
pub fn draw(model: &Model, _play: &Play, _area: Rect, _buf: &mut Buffer, _hits: &mut Hits) {
    let _ = model;
}
