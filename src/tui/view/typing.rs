//! Text while it is typed: the cursor in it, both ends cut where it is too long for its place.

use ratatui::text::Span;
use tui_input::Input;
use unicode_segmentation::UnicodeSegmentation;

use super::paint::CUT;
use crate::text::clean::clean;
use crate::text::fit::{cluster_width, fit, width};
use crate::tui::glyph::Glyph;
use crate::tui::model::Model;

/// A text with its cursor in at most so many columns.
#[must_use]
pub fn spans(model: &Model, input: &Input, columns: usize) -> Vec<Span<'static>> {
    let at = input.value().char_indices().nth(input.cursor()).map_or(input.value().len(), |(at, _)| at);
    let (before, after) = input.value().split_at_checked(at).unwrap_or((input.value(), ""));
    let room = columns.saturating_sub(1);
    let after = clean(after);
    let before = tail(&clean(before), room - width(&after).min(room / 3));
    let after = fit(&after, room.saturating_sub(width(&before)), CUT).into_owned();
    vec![
        Span::styled(before, model.theme.value),
        Span::styled(Glyph::Cursor.pair().0, model.theme.value),
        Span::styled(after, model.theme.value),
    ]
}

/// The end of a text in at most so many columns, with a mark where its beginning is cut.
fn tail(text: &str, columns: usize) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    let mut used = 1;
    let kept: Vec<&str> = text
        .graphemes(true)
        .rev()
        .take_while(|cluster| {
            used += cluster_width(cluster);
            used <= columns
        })
        .collect();
    std::iter::once(CUT).chain(kept.into_iter().rev()).collect()
}
