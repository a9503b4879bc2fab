//! Brushes that all views share: panels, lines, wrapped words.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use crate::text::fit::{fit, is_plain, pad, pad_start, width};
use crate::tui::glyph::Glyphs;

/// The mark of text that was cut.
pub const CUT: &str = "…";

/// Draws a rounded frame with a title and gives back what is inside.
pub fn panel(title: Line<'_>, area: Rect, glyphs: Glyphs, buf: &mut Buffer) -> Rect {
    if area.width < 2 || area.height < 2 {
        return Rect { width: 0, height: 0, ..area };
    }
    let set = glyphs.border();
    let (columns, plain) = (usize::from(area.width), Style::new());
    let (right, bottom) = (area.right() - 1, area.bottom() - 1);
    let edge = |left: &str, middle: &str, right: &str| format!("{left}{}{right}", middle.repeat(columns - 2));
    put(buf, (area.x, area.y), &edge(set.top_left, set.horizontal_top, set.top_right), columns, plain);
    put(buf, (area.x, bottom), &edge(set.bottom_left, set.horizontal_bottom, set.bottom_right), columns, plain);
    for y in area.y + 1..bottom {
        put(buf, (area.x, y), set.vertical_left, 1, plain);
        put(buf, (right, y), set.vertical_right, 1, plain);
    }
    if area.width > 4 {
        let mut spans = vec![Span::raw(" ")];
        spans.extend(title.spans);
        spans.push(Span::raw(" "));
        line(buf, Rect { x: area.x + 1, width: area.width - 4, height: 1, ..area }, &Line::from(spans));
    }
    Rect { x: area.x + 1, y: area.y + 1, width: area.width - 2, height: area.height - 2 }
}

/// Draws one line into the top row of an area, cut with a mark where it is too long.
pub fn line(buf: &mut Buffer, area: Rect, words: &Line<'_>) {
    if area.height == 0 || area.width == 0 {
        return;
    }
    let room = usize::from(area.width);
    let mut x = area.x;
    let mut left = room;
    let too_long = wide(&words.spans) > room;
    for span in &words.spans {
        let wide = width(&span.content);
        if wide <= left && !(too_long && wide == left) {
            x = put(buf, (x, area.y), &span.content, left, words.style.patch(span.style));
            left -= wide;
        } else {
            let cut = fit(&span.content, left, CUT);
            let cut =
                if too_long && width(&cut) == wide { fit(&span.content, left.saturating_sub(1), "") } else { cut };
            x = buf.set_stringn(x, area.y, &cut, left, words.style.patch(span.style)).0;
            if !cut.ends_with(CUT) && x < area.right() {
                buf.set_stringn(x, area.y, CUT, 1, span.style);
            }
            return;
        }
    }
}

/// Puts text into cells; gives back the column behind it. Plain text needs no rules of clusters.
fn put(buf: &mut Buffer, at: (u16, u16), text: &str, columns: usize, style: Style) -> u16 {
    if !is_plain(text) {
        return buf.set_stringn(at.0, at.1, text, columns, style).0;
    }
    let mut x = at.0;
    for c in text.chars().take(columns) {
        if let Some(cell) = buf.cell_mut((x, at.1)) {
            cell.set_char(c).set_style(style);
        }
        x += 1;
    }
    x
}

/// Draws one line that ends at the right edge of an area.
pub fn line_right(buf: &mut Buffer, area: Rect, words: &Line<'_>) {
    let wide = columns_in(words, area);
    line(buf, Rect { x: area.right() - wide, width: wide, ..area }, words);
}

/// Draws one line in the middle of an area.
pub fn line_centred(buf: &mut Buffer, area: Rect, words: &Line<'_>) {
    let wide = columns_in(words, area);
    line(buf, Rect { x: area.x + (area.width - wide) / 2, width: wide, ..area }, words);
}

/// The columns that a line gets of an area.
fn columns_in(words: &Line<'_>, area: Rect) -> u16 {
    u16::try_from(wide(&words.spans)).unwrap_or(u16::MAX).min(area.width)
}

/// How many columns spans take side by side.
#[must_use]
pub fn wide(spans: &[Span<'_>]) -> usize {
    spans.iter().map(|span| width(&span.content)).sum()
}

/// One row of an area, counted from its top; empty below its bottom.
#[must_use]
pub fn row(area: Rect, at: u16) -> Rect {
    let height = u16::from(at < area.height);
    Rect { y: area.y.saturating_add(at), height, ..area }
}

/// Draws lines from the top of an area; gives back the rows left.
pub fn lines(buf: &mut Buffer, area: Rect, words: &[Line<'_>]) -> Rect {
    for (at, words) in words.iter().enumerate() {
        line(buf, row(area, u16::try_from(at).unwrap_or(u16::MAX)), words);
    }
    skip(area, words.len())
}

/// An area without its first rows.
#[must_use]
pub fn skip(area: Rect, rows: usize) -> Rect {
    let rows = u16::try_from(rows).unwrap_or(u16::MAX).min(area.height);
    Rect { y: area.y + rows, height: area.height - rows, ..area }
}

/// Breaks text into lines of at most so many columns, at spaces where there are any.
#[must_use]
pub fn wrap(text: &str, columns: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut now = String::new();
    for word in text.split_whitespace() {
        let room = columns.saturating_sub(width(&now) + usize::from(!now.is_empty()));
        if width(word) <= room {
            if !now.is_empty() {
                now.push(' ');
            }
        } else if !now.is_empty() {
            lines.push(std::mem::take(&mut now));
        }
        now.push_str(&fit(word, columns, CUT));
    }
    if !now.is_empty() || lines.is_empty() {
        lines.push(now);
    }
    lines
}

/// Text as a line in one style.
#[must_use]
pub fn styled(text: impl Into<String>, style: Style) -> Line<'static> {
    Line::from(Span::styled(text.into(), style))
}

/// Text as a plain line.
#[must_use]
pub fn plain(text: impl Into<String>) -> Line<'static> {
    Line::from(text.into())
}

/// Text filled up or cut to exactly so many columns, from the left.
#[must_use]
pub fn column(text: &str, columns: usize) -> String {
    pad(&fit(text, columns, CUT), columns)
}

/// Text filled up or cut to exactly so many columns, against the right.
#[must_use]
pub fn column_right(text: &str, columns: usize) -> String {
    pad_start(&fit(text, columns, CUT), columns)
}
