//! The head of a screen: what is scored on the left, where things stand on the right.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::paint;
use crate::rules::Arg;
use crate::tui::model::Model;
use crate::tui::play::{Link, Play};

/// Draws the head: the left part gives way where both do not fit.
pub fn draw(model: &Model, left: &str, right: &Line<'_>, area: Rect, buf: &mut Buffer) {
    let wide = paint::wide(&right.spans);
    let wide = u16::try_from(wide + 2).unwrap_or(u16::MAX).min(area.width);
    let spot = Rect { width: area.width - wide, ..area };
    paint::line(buf, spot, &paint::styled(format!(" {left}"), model.theme.title));
    let spot = Rect { width: area.width.saturating_sub(1), ..area };
    paint::line_right(buf, spot, right);
}

/// The right part of the head of a game: some words, then whether everything is on the disk.
#[must_use]
pub fn with_saved(model: &Model, play: &Play, words: &str) -> Line<'static> {
    let (saved, style) = saved_words(model, play);
    let before = if words.is_empty() { String::new() } else { format!("{words} · ") };
    Line::from(vec![Span::raw(before), Span::styled(saved, style)])
}

/// Whether everything is on the disk, in words.
#[must_use]
pub fn saved_words(model: &Model, play: &Play) -> (String, Style) {
    match &play.link {
        Link::Saved => (model.text.get("head-saved"), Style::new()),
        Link::Owed(why, owed) => {
            let count = Arg::number(owed.len());
            let why = model.text.get(&format!("{why}-short"));
            let args = [("why", Arg::Text(why)), ("count", count)];
            (model.text.with("head-not-saved", &args), model.theme.error)
        }
        Link::ReadOnly(holder) => {
            (model.text.with("head-read-only", &[("holder", Arg::Text(holder.clone()))]), model.theme.warning)
        }
    }
}
