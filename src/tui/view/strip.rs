//! The strip *Changed*: what a change far back moved besides itself.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::{entries, paint, players, question};
use crate::rules::{Arg, Seat};
use crate::text::signed;
use crate::tui::glyph::Glyph;
use crate::tui::model::Model;
use crate::tui::play::{Play, StripLine, shape_names};
use crate::tui::words;

/// Draws the strip.
pub fn draw(model: &Model, play: &Play, area: Rect, buf: &mut Buffer) {
    let Some(strip) = &play.strip else { return };
    let text = &model.text;
    let head = text.get(if strip.removed { "strip-removed" } else { "strip-changed" });
    let mut first = vec![Span::styled(format!("{head}  "), model.theme.title)];
    if strip.removed {
        first.push(Span::raw(words::entry_of(play, text, strip.item)));
    } else {
        first.extend(entries::words(model, play, strip.item).spans);
    }
    let mut lines = vec![Line::from(first)];
    lines.extend(strip.own.iter().map(|line| moved(model, play, line, "  ")));
    lines.push(Line::default());
    let warned: Vec<Line<'static>> = strip
        .warnings
        .iter()
        .flat_map(|warning| question::warning(model, play, warning, usize::from(area.width)))
        .collect();
    let more = warned.len()
        + strip.others.len()
        + strip.totals.len()
        + usize::from(strip.lead.is_some())
        + usize::from(strip.tie.is_some());
    if strip.others.is_empty() {
        lines.push(paint::plain(text.get("strip-nothing-else")));
    } else {
        lines.push(paint::styled(text.get("strip-with-it"), model.theme.title));
    }
    let room = usize::from(area.height).saturating_sub(lines.len() + more - strip.others.len());
    for (item, line) in strip.others.iter().take(room) {
        let mut spans = vec![delta(model)];
        spans.extend(entries::words(model, play, *item).spans);
        spans.push(Span::raw("  "));
        spans.extend(moved(model, play, line, "").spans);
        lines.push(Line::from(spans));
    }
    for line in &strip.totals {
        let mut spans = vec![delta(model), Span::raw(format!("{} ", text.get("tally-total")))];
        spans.extend(moved(model, play, line, "").spans);
        lines.push(Line::from(spans));
    }
    if let Some((was, is)) = &strip.lead {
        let names = |seats: &[Seat]| shape_names(play, seats, " = ");
        let words = format!("{} {}  {}  {}", text.get("strip-lead"), names(was), Glyph::Becomes.pair().0, names(is));
        lines.push(Line::from(vec![delta(model), Span::raw(words)]));
    }
    if let Some((stage, opened)) = strip.tie {
        let stage = words::of_game(play, text, &format!("stage-{stage}"));
        let key = if opened { "strip-tie-opened" } else { "strip-tie-closed" };
        lines.push(Line::from(vec![delta(model), Span::raw(text.with(key, &[("stage", Arg::Text(stage))]))]));
    }
    lines.extend(warned);
    paint::lines(buf, area, &lines);
}

fn delta(model: &Model) -> Span<'static> {
    Span::styled(format!("{} ", Glyph::Changed.pair().0), model.theme.changed)
}

/// A figure that moved: `● Anna  44 → 36`.
fn moved(model: &Model, play: &Play, line: &StripLine, before: &str) -> Line<'static> {
    let mut spans = vec![Span::raw(before.to_owned())];
    spans.extend(players::named(model, play, line.seat, 14));
    spans.push(Span::raw(format!("  {} {} ", signed(line.was), Glyph::Becomes.pair().0)));
    spans.push(Span::styled(signed(line.is), model.theme.changed));
    Line::from(spans)
}
