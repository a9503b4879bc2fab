//! The axis that both charts share: round figures at the left, a line below.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;

use crate::tui::view::paint;

/// The columns of the figures and the line beside them.
pub(super) const COLUMNS: u16 = 6;

/// Draws the axis from 0 to `top` and gives back where the chart goes; `below` rows are left for labels.
pub(super) fn draw(top: i64, below: u16, area: Rect, buf: &mut Buffer) -> Rect {
    let height = area.height.saturating_sub(1 + below);
    let base = area.y + height;
    let middle = (height >= 6).then_some(height - height / 2);
    for at in 0..height {
        let figure = if at == 0 { Some(top) } else { Some(top / 2).filter(|_| Some(at) == middle) };
        let words = figure.map_or_else(String::new, |figure| figure.to_string());
        let words = format!("{}┤", paint::column_right(&words, usize::from(COLUMNS) - 2));
        paint::line(buf, paint::row(area, at), &Line::from(words));
    }
    let line = "─".repeat(usize::from(area.width.saturating_sub(COLUMNS)));
    let words = format!("{}└{line}", paint::column_right("0", usize::from(COLUMNS) - 2));
    paint::line(buf, Rect { y: base, height: 1.min(area.height), ..area }, &Line::from(words));
    let width = area.width.saturating_sub(COLUMNS);
    Rect { x: area.x + COLUMNS - 1, width, height, ..area }
}

/// The end of the axis: the smallest round figure that nothing exceeds.
pub(super) fn top(largest: i64) -> i64 {
    let step = match largest {
        ..=24 => 4,
        25..=120 => 12,
        121..=480 => 40,
        _ => 100,
    };
    (largest.max(1) + step - 1) / step * step
}

#[cfg(test)]
mod tests {
    use super::top;

    #[test]
    fn axes_end_at_round_figures() {
        assert_eq!([0, 1, 24, 25, 65, 130, 9999].map(top), [4, 4, 24, 36, 72, 160, 10_000]);
    }
}
