//! What ratatui draws with: cells go into a buffer, the buffer goes out in one write.
//!
//! crossterm's backend writes each colour change through formatting, asks for the size at every frame and takes
//! `NO_COLOR` into its own hands, losing attributes. This one knows where the cursor is and what the pen looks like
//! between frames too, so a digit costs a few dozen bytes.

use std::io::{self, Write};

use ratatui::backend::{Backend, ClearType, WindowSize};
use ratatui::buffer::Cell;
use ratatui::layout::{Position, Size};

use super::caret::Caret;
use super::pen::Pen;
use crate::text::clean::clean_char;
use crate::text::fit::cluster_width;

/// A screen that is written to `sink`, one write a frame.
#[derive(Debug)]
pub struct Screen<W> {
    sink: W,
    out: Vec<u8>,
    size: Size,
    pen: Pen,
    caret: Caret,
    shown: bool,
}

impl<W: Write> Screen<W> {
    /// A blank screen with nothing set and the cursor hidden.
    pub fn new(sink: W, size: Size) -> Self {
        Self { sink, out: Vec::with_capacity(8192), size, pen: Pen::PLAIN, caret: Caret::Lost, shown: false }
    }

    /// Takes over a new size. ratatui notices at the next frame.
    pub fn set_size(&mut self, size: Size) {
        self.size = size;
    }

    /// Takes nothing for granted any more: others may have used the terminal.
    pub fn forget(&mut self) {
        self.out.clear();
        self.out.extend_from_slice(b"\x1b[m");
        self.pen = Pen::PLAIN;
        self.caret = Caret::Lost;
        self.shown = false;
    }

    /// Where the frames go.
    pub fn sink(&self) -> &W {
        &self.sink
    }

    fn put(&mut self, x: u16, y: u16, cell: &Cell) -> u16 {
        let pen = self.pen.for_cell(cell);
        self.pen.change(pen, &mut self.out);
        let symbol = cell.symbol();
        let width = u16::try_from(cluster_width(symbol)).unwrap_or(1).max(1);
        if symbol.contains('\u{FE0F}') {
            self.wipe(x, y, width);
        }
        self.caret.go(x, y, &mut self.out);
        self.print(symbol);
        let end = x.saturating_add(width);
        let certain = end < self.size.width && symbol.chars().nth(1).is_none();
        self.caret = if certain { Caret::At(end, y) } else { Caret::Row(y) };
        end
    }

    /// Blanks the cells below a character that some terminals draw too narrow.
    fn wipe(&mut self, x: u16, y: u16, width: u16) {
        self.caret.go(x, y, &mut self.out);
        self.out.resize(self.out.len() + usize::from(width), b' ');
        self.caret = Caret::Row(y);
    }

    /// The last gate: whatever got into a cell, no control character gets out.
    fn print(&mut self, symbol: &str) {
        if let [byte @ b' '..=b'~'] = symbol.as_bytes() {
            self.out.push(*byte);
            return;
        }
        let start = self.out.len();
        for c in symbol.chars().filter_map(clean_char) {
            self.out.extend_from_slice(c.encode_utf8(&mut [0; 4]).as_bytes());
        }
        if self.out.len() == start {
            self.out.push(b' ');
        }
    }

    fn sequence(&mut self, bytes: &[u8]) {
        self.out.extend_from_slice(bytes);
    }
}

impl<W: Write> Backend for Screen<W> {
    type Error = io::Error;

    fn draw<'a, I>(&mut self, content: I) -> io::Result<()>
    where
        I: Iterator<Item = (u16, u16, &'a Cell)>,
    {
        // ratatui also sends the second half of some wide characters; writing there would break the first.
        let mut covered = (0, 0);
        for (x, y, cell) in content {
            if y == covered.1 && x < covered.0 {
                continue;
            }
            covered = (self.put(x, y, cell), y);
        }
        Ok(())
    }

    fn hide_cursor(&mut self) -> io::Result<()> {
        if self.shown {
            self.sequence(b"\x1b[?25l");
        }
        self.shown = false;
        Ok(())
    }

    fn show_cursor(&mut self) -> io::Result<()> {
        if !self.shown {
            self.sequence(b"\x1b[?25h");
        }
        self.shown = true;
        Ok(())
    }

    /// Answered from memory; the terminal is never asked.
    fn get_cursor_position(&mut self) -> io::Result<Position> {
        Ok(match self.caret {
            Caret::At(x, y) => Position { x, y },
            Caret::Row(y) => Position { x: 0, y },
            Caret::Lost => Position::ORIGIN,
        })
    }

    fn set_cursor_position<P: Into<Position>>(&mut self, position: P) -> io::Result<()> {
        let Position { x, y } = position.into();
        self.caret.go(x, y, &mut self.out);
        Ok(())
    }

    fn clear(&mut self) -> io::Result<()> {
        self.clear_region(ClearType::All)
    }

    fn clear_region(&mut self, clear_type: ClearType) -> io::Result<()> {
        self.pen.change(Pen::PLAIN, &mut self.out);
        self.sequence(match clear_type {
            ClearType::All => b"\x1b[2J",
            ClearType::AfterCursor => b"\x1b[J",
            ClearType::BeforeCursor => b"\x1b[1J",
            ClearType::CurrentLine => b"\x1b[2K",
            ClearType::UntilNewLine => b"\x1b[K",
        });
        Ok(())
    }

    fn size(&self) -> io::Result<Size> {
        Ok(self.size)
    }

    fn window_size(&mut self) -> io::Result<WindowSize> {
        Ok(WindowSize { columns_rows: self.size, pixels: Size::ZERO })
    }

    /// No line ends in a frame, so a line-buffered sink passes it on whole.
    fn flush(&mut self) -> io::Result<()> {
        if self.out.is_empty() {
            return Ok(());
        }
        let written = self.sink.write_all(&self.out).and_then(|()| self.sink.flush());
        self.out.clear();
        written
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may fail loudly")]
mod tests;
