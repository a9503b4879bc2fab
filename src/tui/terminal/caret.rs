//! Where the terminal's cursor is, and the shortest way to somewhere else.

use super::bytes::{number, shorter};

/// What is known of the cursor's place, which is not always all of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Caret {
    /// Nothing: the terminal may have been used by others.
    Lost,
    /// The row only: behind the last column, or behind a character on whose width terminals disagree.
    Row(u16),
    /// Column and row.
    At(u16, u16),
}

impl Caret {
    /// Moves to a cell.
    pub(super) fn go(&mut self, x: u16, y: u16, out: &mut Vec<u8>) {
        match *self {
            Self::At(column, row) if (column, row) == (x, y) => {}
            Self::At(column, row) => shorter(out, |out| step(Some(column), row, x, y, out), |out| jump(x, y, out)),
            Self::Row(row) => shorter(out, |out| step(None, row, x, y, out), |out| jump(x, y, out)),
            Self::Lost => jump(x, y, out),
        }
        *self = Self::At(x, y);
    }
}

/// By coordinates, leaving out what is 1.
fn jump(x: u16, y: u16, out: &mut Vec<u8>) {
    out.extend_from_slice(b"\x1b[");
    if (x, y) != (0, 0) {
        number(out, y + 1);
    }
    if x > 0 {
        out.push(b';');
        number(out, x + 1);
    }
    out.push(b'H');
}

/// By rows, then by columns.
fn step(column: Option<u16>, row: u16, x: u16, y: u16, out: &mut Vec<u8>) {
    if y > row {
        by(y - row, b'B', out);
    } else if y < row {
        by(row - y, b'A', out);
    }
    match column {
        Some(column) if column == x => {}
        _ if x == 0 => out.push(b'\r'),
        Some(column) if column < x => shorter(out, |out| by(x - column, b'C', out), |out| by(x + 1, b'G', out)),
        Some(column) if column - x < 4 => out.resize(out.len() + usize::from(column - x), 0x08),
        Some(column) => shorter(out, |out| by(column - x, b'D', out), |out| by(x + 1, b'G', out)),
        None => by(x + 1, b'G', out),
    }
}

/// `ESC [ count letter`, where the count 1 goes without saying.
fn by(count: u16, letter: u8, out: &mut Vec<u8>) {
    out.extend_from_slice(b"\x1b[");
    if count != 1 {
        number(out, count);
    }
    out.push(letter);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_is_short() {
        let cases = [
            (Caret::At(5, 5), (5, 5), ""),
            (Caret::At(5, 5), (6, 5), "E[C"),
            (Caret::At(5, 5), (9, 5), "E[4C"),
            (Caret::At(5, 5), (4, 5), "B"),
            (Caret::At(60, 5), (4, 5), "E[5G"),
            (Caret::At(5, 5), (0, 5), "R"),
            (Caret::At(5, 5), (5, 6), "E[B"),
            (Caret::At(5, 5), (0, 7), "E[8H"),
            (Caret::At(70, 20), (0, 0), "E[H"),
            (Caret::At(70, 20), (71, 3), "E[4;72H"),
            (Caret::Row(3), (12, 3), "E[13G"),
            (Caret::Lost, (12, 3), "E[4;13H"),
        ];
        for (mut caret, (x, y), wanted) in cases {
            let mut out = Vec::new();
            caret.go(x, y, &mut out);
            let bytes = String::from_utf8_lossy(&out).replace('\u{1b}', "E").replace('\u{8}', "B").replace('\r', "R");
            assert_eq!(bytes, wanted);
            assert_eq!(caret, Caret::At(x, y));
        }
    }
}
