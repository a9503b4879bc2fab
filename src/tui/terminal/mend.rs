//! Frames in which something lies over one half of a wide character.
//!
//! The other half cannot be drawn. ratatui would draw the whole and lose what lies over it: the border of a box
//! that opens over somebody's name.

use ratatui::buffer::Buffer;

use crate::text::fit::cluster_width;

/// No wide character takes fewer bytes.
const SHORTEST: usize = 3;

/// Blanks every wide character that something else reaches into.
pub(super) fn mend(buffer: &mut Buffer) {
    let columns = usize::from(buffer.area.width).max(1);
    for row in buffer.content.chunks_mut(columns) {
        for at in 0..row.len() {
            let symbol = row[at].symbol();
            let end = at + if symbol.len() < SHORTEST { 1 } else { cluster_width(symbol) };
            let hidden = row.get(at + 1..end).is_none_or(|rest| rest.iter().any(|cell| cell.symbol() != " "));
            if end > at + 1 && hidden {
                row[at].set_symbol(" ");
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use ratatui::style::Style;

    use super::*;

    #[test]
    fn a_border_over_a_wide_character_stays() {
        let mut buffer = Buffer::with_lines(["a李雷b"]);
        buffer.set_string(2, 0, "│", Style::new());
        mend(&mut buffer);
        assert_eq!(buffer, Buffer::with_lines(["a │雷b"]));
    }

    #[test]
    fn whole_characters_are_left_alone() {
        let mut buffer = Buffer::with_lines(["李雷 a\u{301}│ ♻️"]);
        let whole = buffer.clone();
        mend(&mut buffer);
        assert_eq!(buffer, whole);
    }
}
