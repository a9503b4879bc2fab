//! The step list: done, now, open; with counts and warnings.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::paint;
use crate::rules::Stage;
use crate::text::fit::width;
use crate::tui::glyph::Glyph;
use crate::tui::hit::{Hit, Hits};
use crate::tui::model::Model;
use crate::tui::play::{Focus, Play};
use crate::tui::words;

/// Draws the list, one stage a row.
pub fn draw(model: &Model, play: &Play, area: Rect, buf: &mut Buffer, hits: &mut Hits) {
    for (at, stage) in play.stages().into_iter().enumerate() {
        let spot = paint::row(area, u16::try_from(at).unwrap_or(u16::MAX));
        paint::line(buf, spot, &entry(model, play, stage, at));
        let count = count(play, stage);
        let full = 3 + width(&words::stage_of(play, &model.text, stage)) + width(&count) + 2;
        let margin = u16::from(full <= usize::from(spot.width));
        paint::line_right(buf, Rect { width: spot.width.saturating_sub(margin), ..spot }, &paint::plain(count));
        if spot.height > 0 {
            hits.add(spot, Hit::Stage(stage.id));
        }
    }
}

fn entry(model: &Model, play: &Play, stage: &Stage, at: usize) -> Line<'static> {
    let now = play.stage.is_some_and(|now| now.id == stage.id);
    let (mark, style) = match (now, play.is_done(stage)) {
        (true, _) => (Glyph::Now, model.theme.selected),
        (false, true) => (Glyph::Done, model.theme.muted),
        (false, false) => (Glyph::Open, Style::new()),
    };
    let under = play.focus == Focus::Steps(at);
    let cursor = if under { Glyph::Field.pair().0 } else { " " };
    let style = if under { model.theme.focus } else { style };
    Line::from(vec![
        Span::raw(cursor),
        Span::raw(format!("{} ", mark.pair().0)),
        Span::styled(words::stage_of(play, &model.text, stage), style),
    ])
}

/// How many columns the list needs.
#[must_use]
pub fn wanted(model: &Model, play: &Play) -> usize {
    let row = |stage: &'static Stage| {
        let count = width(&count(play, stage));
        3 + width(&words::stage_of(play, &model.text, stage)) + count + usize::from(count > 0)
    };
    play.stages().into_iter().map(row).max().unwrap_or(0)
}

/// How many entries an open-ended stage has, and how many warnings.
fn count(play: &Play, stage: &Stage) -> String {
    let entries = if stage.is_open() {
        play.state.entries_of(stage).filter(|(_, entry)| entry.step().is_numbered()).count()
    } else {
        0
    };
    let warned = warnings(play, stage);
    let entries = if entries > 0 { entries.to_string() } else { String::new() };
    let warned = if warned > 0 { format!("!{warned}") } else { String::new() };
    let space = if width(&entries) > 0 && width(&warned) > 0 { " " } else { "" };
    format!("{entries}{space}{warned}")
}

/// How many warnings are about entries of a stage.
#[must_use]
pub fn warnings(play: &Play, stage: &Stage) -> usize {
    let of_stage = |item: usize| {
        let entry = play.state.entry(item);
        entry.is_some_and(|entry| stage.steps.contains(entry.step()))
    };
    play.state.warnings().filter(|warning| warning.item.is_some_and(of_stage)).count()
}
