//! To be drawn.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::tui::hit::Hits;
use crate::tui::model::Model;

/// Draws it.
pub fn draw(model: &Model, _area: Rect, _buf: &mut Buffer, _hits: &mut Hits) {
    let _ = model;
}
