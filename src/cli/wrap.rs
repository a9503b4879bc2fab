//! Paragraphs in lines that fit the window.

use std::io::{self, IsTerminal as _};

use crate::text::fit::width;

/// Wider lines are hard to read, whatever room there is.
const WIDEST: usize = 100;
/// Where nobody says how wide the window is.
const USUAL: usize = 80;
/// Narrower windows do not get narrower lines.
const NARROWEST: usize = 20;

/// How wide lines may be: as `COLUMNS` says, else as the terminal does.
pub(super) fn columns() -> usize {
    let said = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    let measured =
        || io::stdout().is_terminal().then(crossterm::terminal::size)?.ok().map(|(wide, _)| usize::from(wide));
    said.or_else(measured).filter(|wide| *wide > 0).unwrap_or(USUAL).clamp(NARROWEST, WIDEST)
}

/// The words of `paragraph` in lines of at most `columns`, the first behind `mark`, the others indented as far. A word that
/// is wider than a line has one of its own.
pub(super) fn wrapped(paragraph: &str, columns: usize, mark: &str) -> String {
    let indent = width(mark);
    let mut lines = mark.to_owned();
    let mut used = indent;
    for word in paragraph.split_whitespace() {
        let wide = width(word);
        if used > indent && used + 1 + wide > columns {
            lines.push('\n');
            lines.extend(std::iter::repeat_n(' ', indent));
            used = indent;
        } else if used > indent {
            lines.push(' ');
            used += 1;
        }
        lines.push_str(word);
        used += wide;
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_between_words_and_hang_under_the_mark() {
        assert_eq!(wrapped("one two\n three", 9, "- "), "- one two\n  three");
        assert_eq!(wrapped("Достопримечательность и", 10, ""), "Достопримечательность\nи");
        assert_eq!(wrapped("", 10, ""), "");
    }
}
