//! Figures of 5 × 7 blocks, which can be read from the other side of a table.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::tui::glyph::{Glyph, Glyphs};

/// The rows of a figure.
pub(super) const ROWS: u16 = 7;
/// The columns of a digit.
const COLUMNS: u16 = 5;

/// The digits, a row a number, the highest of five bits at the left.
const DIGITS: [[u8; 7]; 10] = [
    [0b11111, 0b10001, 0b10001, 0b10001, 0b10001, 0b10001, 0b11111],
    [0b00100, 0b01100, 0b00100, 0b00100, 0b00100, 0b00100, 0b01110],
    [0b11111, 0b00001, 0b00001, 0b11111, 0b10000, 0b10000, 0b11111],
    [0b11111, 0b00001, 0b00001, 0b11111, 0b00001, 0b00001, 0b11111],
    [0b10001, 0b10001, 0b10001, 0b11111, 0b00001, 0b00001, 0b00001],
    [0b11111, 0b10000, 0b10000, 0b11111, 0b00001, 0b00001, 0b11111],
    [0b11111, 0b10000, 0b10000, 0b11111, 0b10001, 0b10001, 0b11111],
    [0b11111, 0b00001, 0b00001, 0b00001, 0b00001, 0b00001, 0b00001],
    [0b11111, 0b10001, 0b10001, 0b11111, 0b10001, 0b10001, 0b11111],
    [0b11111, 0b10001, 0b10001, 0b11111, 0b00001, 0b00001, 0b11111],
];

/// The minus sign, three columns wide.
const MINUS: [u8; 7] = [0, 0, 0, 0b111, 0, 0, 0];

/// How large a figure is drawn: the columns of a block, the columns between two digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Size {
    /// Columns and rows of one block.
    pub(super) scale: u16,
    /// Columns between digits, in blocks.
    pub(super) gap: u16,
}

impl Size {
    /// The columns a figure takes.
    pub(super) fn columns(self, figure: i64) -> u16 {
        let blocks: u16 = shapes(figure).map(|(_, columns)| columns + self.gap).sum();
        blocks.saturating_sub(self.gap) * self.scale
    }

    /// The rows any figure takes.
    pub(super) const fn rows(self) -> u16 {
        ROWS * self.scale
    }
}

/// Draws a figure into the middle of the top of an area.
pub(super) fn draw(figure: i64, size: Size, style: Style, glyphs: Glyphs, area: Rect, buf: &mut Buffer) {
    let mut left = area.x + area.width.saturating_sub(size.columns(figure)) / 2;
    for (shape, columns) in shapes(figure) {
        for (row, bits) in (0..).zip(shape) {
            for column in (0..columns).filter(|column| bits >> (columns - 1 - column) & 1 == 1) {
                let spot = Rect {
                    x: left + column * size.scale,
                    y: area.y + row * size.scale,
                    width: size.scale,
                    height: size.scale,
                };
                fill(spot.intersection(area), style, glyphs, buf);
            }
        }
        left += (columns + size.gap) * size.scale;
    }
}

fn fill(spot: Rect, style: Style, glyphs: Glyphs, buf: &mut Buffer) {
    for place in spot.positions() {
        buf[place].set_symbol(glyphs.get(Glyph::Bar)).set_style(style);
    }
}

/// The shapes of a figure from left to right, with their columns.
fn shapes(figure: i64) -> impl Iterator<Item = ([u8; 7], u16)> {
    let minus = (figure < 0).then_some((MINUS, 3));
    let text = figure.unsigned_abs().to_string().into_bytes();
    let shape = |digit: u8| DIGITS.get(usize::from(digit - b'0')).map(|shape| (*shape, COLUMNS));
    minus.into_iter().chain(text.into_iter().filter_map(shape))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_have_their_width() {
        let size = Size { scale: 1, gap: 2 };
        assert_eq!((size.columns(0), size.columns(65), size.columns(-4), size.columns(1000)), (5, 12, 10, 26));
        assert_eq!(Size { scale: 2, gap: 1 }.columns(65), 22);
    }

    #[test]
    fn digits_differ() {
        let mut all = DIGITS.to_vec();
        all.sort_unstable();
        assert!(all.windows(2).all(|pair| pair[0] != pair[1]));
    }
}
