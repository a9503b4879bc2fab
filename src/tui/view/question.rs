//! The question: what to count, the form, the rule, what it gives, what was entered before.
//!
//! Blocks are drawn from the top; where rows are short the spaces go first, then the entries, then the rule, then what
//! it gives. Errors, checks and notices never go.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::form::{self, Drawn, FormLook};
use super::{entries, kinds, notes, paint};
use crate::rules::Warning;
use crate::tui::glyph::Glyph;
use crate::tui::hit::Hits;
use crate::tui::model::{Model, Notice, Weight};
use crate::tui::play::{self, Play};
use crate::tui::words;

/// One block of the question.
#[derive(Debug, Default)]
struct Block {
    lines: Vec<Drawn>,
    /// How soon it goes where rows are short; 0 never.
    drop: u8,
    /// Whether a space above it is wanted.
    space: bool,
}

/// Draws the question into its panel. Its words may go up to the frame, everything else keeps a column from it.
pub fn draw(model: &Model, play: &Play, area: Rect, buf: &mut Buffer, hits: &mut Hits) {
    let columns = usize::from(area.width.saturating_sub(1));
    let rows = usize::from(area.height);
    let (ask, rule) = words::question(play, &model.text);
    let wrapped = |text: &str, style| {
        let lines = paint::wrap(text, columns + 1).into_iter();
        lines.map(|line| Drawn::of(paint::styled(line, style))).collect::<Vec<_>>()
    };
    let look = FormLook { columns, folded: false, tight: false };
    let mut blocks = vec![
        Block { lines: kinds::lines(model, play, columns), ..Block::default() },
        Block { lines: wrapped(&ask, model.theme.title), ..Block::default() },
        Block { lines: form::lines(model, play, look), space: true, ..Block::default() },
        Block { lines: problem(model, play, columns), ..Block::default() },
        Block { lines: wrapped(&rule, model.theme.label), drop: 2, space: true },
        Block { lines: drawn(notes::lines(model, play, columns)), drop: 1, space: true },
        Block { lines: drawn(checks(model, play, columns)), drop: 0, space: true },
        Block { lines: Vec::new(), drop: 3, space: true },
    ];
    let said = notice(model, columns);
    let kept = rows.saturating_sub(said.len());
    let used: usize = blocks.iter().map(|block| block.lines.len()).sum();
    let gaps = blocks.iter().filter(|block| block.space && !block.lines.is_empty()).count();
    let spare = kept.saturating_sub(used);
    let room = spare.saturating_sub(gaps + 1).max(spare.min(2));
    if let Some(block) = blocks.last_mut() {
        block.lines = entries::lines(model, play, columns, room);
    }
    draw_blocks(&mut blocks, Rect { height: u16::try_from(kept).unwrap_or(area.height), ..area }, buf, hits);
    paint::lines(buf, paint::skip(area, kept), &said);
}

fn draw_blocks(blocks: &mut [Block], area: Rect, buf: &mut Buffer, hits: &mut Hits) {
    let rows = usize::from(area.height);
    for drop in (1..=3).rev() {
        while blocks.iter().map(|block| block.lines.len()).sum::<usize>() > rows {
            let Some(block) = blocks.iter_mut().find(|block| block.drop == drop && !block.lines.is_empty()) else {
                break;
            };
            block.lines.pop();
        }
    }
    let used: usize = blocks.iter().map(|block| block.lines.len()).sum();
    let mut spare = rows.saturating_sub(used);
    let mut at = 0;
    for block in blocks.iter().filter(|block| !block.lines.is_empty()) {
        if block.space && spare > 0 {
            (spare, at) = (spare - 1, at + 1);
        }
        for line in &block.lines {
            let spot = paint::row(area, u16::try_from(at).unwrap_or(u16::MAX));
            paint::line(buf, spot, &line.left);
            paint::line_right(buf, Rect { width: spot.width.saturating_sub(1), ..spot }, &line.right);
            if spot.height > 0 {
                line.record(spot, hits);
            }
            at += 1;
        }
    }
}

fn drawn(lines: Vec<Line<'static>>) -> Vec<Drawn> {
    lines.into_iter().map(Drawn::of).collect()
}

/// What keeps the form from being entered, or what is wrong with the figure being typed.
fn problem(model: &Model, play: &Play, columns: usize) -> Vec<Drawn> {
    let notice = play.problem.clone().or_else(|| typed_wrong(model, play));
    let warned = notice.is_none().then_some(play.trial.as_ref()).flatten();
    let warned = warned.into_iter().flat_map(|trial| &trial.warnings).flat_map(|it| warning(model, play, it, columns));
    let wrong = notice.map(|notice| said(model, &notice, columns)).unwrap_or_default();
    wrong.into_iter().chain(warned).map(Drawn::of).collect()
}

/// The first figure that is out of its range, shown while it is typed.
pub(super) fn typed_wrong(model: &Model, play: &Play) -> Option<Notice> {
    let cell = play.form.cells.iter().find(|cell| cell.is_wrong())?;
    let field = play.form.field(cell.spoken_of())?;
    let label = words::label(play, &model.text, play.form.step, field);
    let words = model.text.message(&cell.flaw()?.message(), &|_| String::new());
    Some(Notice { weight: Weight::Error, words: format!("{label}: {words}") })
}

/// The check before a stage is left: what does not fit, and what to do.
pub(super) fn checks(model: &Model, play: &Play, columns: usize) -> Vec<Line<'static>> {
    let Some(stage) = play.stage.filter(|_| play.checked) else { return Vec::new() };
    let warnings = play.cross_check(stage);
    let due = play.due().into_iter().flat_map(|due| {
        let words = model.text.message(&due.said, &|seat| play::shape_name(play, seat));
        said(model, &Notice { weight: Weight::Warning, words }, columns)
    });
    let mut lines: Vec<Line<'static>> = due.collect();
    lines.extend(warnings.iter().flat_map(|it| warning(model, play, it, columns)));
    let advice = format!("{}-check-{}", play.state.game().id, stage.id);
    if !warnings.is_empty() && model.text.has(&advice) {
        lines.extend(paint::wrap(&model.text.get(&advice), columns).into_iter().map(paint::plain));
    }
    lines.extend(
        paint::wrap(&model.text.get("check-keys"), columns)
            .into_iter()
            .map(|line| paint::styled(line, model.theme.title)),
    );
    lines
}

/// A warning in words.
pub(super) fn warning(model: &Model, play: &Play, warning: &Warning, columns: usize) -> Vec<Line<'static>> {
    let words = model.text.message(&warning.message, &|seat| play::shape_name(play, seat));
    said(model, &Notice { weight: Weight::Warning, words }, columns)
}

/// A notice in lines, with its sign.
pub(super) fn said(model: &Model, notice: &Notice, columns: usize) -> Vec<Line<'static>> {
    let (sign, style) = match notice.weight {
        Weight::Error => (Glyph::Error.pair().0, model.theme.error),
        Weight::Warning => (Glyph::Warning.pair().0, model.theme.warning),
        Weight::Notice => ("", model.theme.label),
    };
    let indent = if sign.is_empty() { 0 } else { 2 };
    let lines = paint::wrap(&notice.words, columns.saturating_sub(indent));
    let first = |at: usize| if at == 0 && indent > 0 { format!("{sign} ") } else { " ".repeat(indent) };
    let line =
        |(at, line): (usize, String)| Line::from(vec![Span::styled(first(at), style), Span::styled(line, style)]);
    lines.into_iter().enumerate().map(line).collect()
}

/// The notice of the model, for the last rows.
pub(super) fn notice(model: &Model, columns: usize) -> Vec<Line<'static>> {
    model.notice.as_ref().map(|notice| said(model, notice, columns)).unwrap_or_default()
}

/// The question of leaving with entries that are not on the disk.
pub fn draw_leaving(model: &Model, area: Rect, buf: &mut Buffer) {
    let columns = usize::from(area.width);
    let mut lines = said(model, &Notice { weight: Weight::Error, words: model.text.get("leave-ask") }, columns);
    lines.push(Line::default());
    for (digit, key) in [("1", "leave-retry"), ("2", "leave-copy"), ("0", "leave-stay")] {
        lines.push(Line::from(vec![
            Span::styled(format!("  {digit} "), model.theme.title),
            Span::raw(model.text.get(key)),
        ]));
    }
    lines.push(Line::default());
    lines.extend(paint::wrap(&model.text.get("leave-again"), columns).into_iter().map(paint::plain));
    paint::lines(buf, area, &lines);
}
