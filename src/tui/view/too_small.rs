//! The window is too small for anything: one plain word on what is needed.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::paint;
use crate::rules::Arg;
use crate::text::fit::width;
use crate::tui::model::{Model, SMALLEST};

/// Draws the sentence, centred, with the size needed and the size there is.
pub fn draw(model: &Model, area: Rect, buf: &mut Buffer) {
    let size =
        |width: u16, height: u16| [("width", Arg::Count(i64::from(width))), ("height", Arg::Count(i64::from(height)))];
    let words = [
        model.text.with("too-small-needs", &size(SMALLEST.width, SMALLEST.height)),
        model.text.with("too-small-has", &size(model.size.width, model.size.height)),
        String::new(),
        model.text.get("too-small-safe"),
    ];
    let columns = usize::from(area.width);
    let lines: Vec<String> = words.iter().flat_map(|line| paint::wrap(line, columns.max(1))).collect();
    let top = usize::from(area.height).saturating_sub(lines.len()) / 2;
    let left = lines.iter().map(|line| width(line)).max().unwrap_or(0);
    let x = u16::try_from(columns.saturating_sub(left) / 2).unwrap_or(0);
    let spot = Rect { x: area.x + x, width: area.width - x, ..area };
    let lines: Vec<_> = lines.into_iter().map(paint::plain).collect();
    paint::lines(buf, paint::skip(spot, top), &lines);
}
