//! What is entered in this stage so far, the newest first.

use ratatui::text::{Line, Span};

use super::form::Drawn;
use super::{paint, players};
use crate::text::signed;
use crate::tui::hit::Hit;
use crate::tui::model::Model;
use crate::tui::play::{self, Play};

/// The lines of the entries, `columns` wide and `rows` high at most: from the newest on, or as far back as the selected one.
#[must_use]
pub fn lines(model: &Model, play: &Play, columns: usize, rows: usize) -> Vec<Drawn> {
    let mut lines: Vec<Drawn> = Vec::new();
    let mut now = Drawn::default();
    let mut wide = 0;
    let selected = play.selected();
    let items = play.listed();
    let mut seen = selected.is_none_or(|selected| !items.contains(&selected));
    for item in items {
        let Some((spans, alone)) = entry(model, play, item) else { continue };
        let own = paint::wide(&spans);
        let gap = if wide > 0 { 3 } else { 0 };
        if wide > 0 && (alone || wide + gap + own > columns) {
            lines.push(std::mem::take(&mut now));
            wide = 0;
        }
        if lines.len() >= rows {
            if seen || rows == 0 {
                break;
            }
            lines.remove(0);
        }
        seen |= selected == Some(item);
        if wide > 0 {
            now.left.spans.push(Span::raw(" · "));
            wide += 3;
        }
        now.spots.push((wide, own, Hit::Entry(item)));
        now.left.spans.extend(spans);
        wide += own;
    }
    if wide > 0 && lines.len() < rows {
        lines.push(now);
    }
    lines
}

/// One entry, and whether it has a line of its own.
fn entry(model: &Model, play: &Play, item: usize) -> Option<(Vec<Span<'static>>, bool)> {
    let made = play.state.entry(item).filter(|entry| entry.step().is_numbered())?;
    let selected = play.selected() == Some(item);
    let style = if selected { model.theme.focus } else { model.theme.label };
    let mut spans = vec![Span::styled(format!("{}", play::entry_ordinal(play, item)), style)];
    if warned(play, item) {
        spans.push(Span::styled(" !", model.theme.warning));
    }
    let points = play::entry_points(play, item);
    let words = play::entry_words(play, made, &model.text);
    let alone = points.len() > 1;
    match words {
        Some(words) if points.is_empty() => spans.push(Span::raw(format!(" – {words}"))),
        Some(words) => spans.push(Span::raw(format!("  {words}"))),
        None => {}
    }
    for (seat, points) in points {
        spans.push(Span::raw(if alone { "  " } else { " " }));
        spans.push(players::shape_span(model, play, seat));
        spans.push(Span::raw(format!(" {}", signed(points))));
    }
    Some((spans, alone))
}

/// Whether a warning is about an entry.
fn warned(play: &Play, item: usize) -> bool {
    play.state.warnings().any(|warning| warning.item == Some(item))
}

/// The line as it stands, for the sheet and the strip.
#[must_use]
pub fn words(model: &Model, play: &Play, item: usize) -> Line<'static> {
    entry(model, play, item).map_or_else(
        || Line::from(crate::tui::words::entry_of(play, &model.text, item)),
        |(spans, _)| Line::from(spans),
    )
}
