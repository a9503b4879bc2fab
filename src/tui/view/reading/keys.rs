//! The keys page: groups of rows, two abreast where both are short.

use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::lines::marked;
use crate::text::fit::{pad, width};
use crate::tui::model::Model;
use crate::tui::overlay::reading::Reading;
use crate::tui::overlay::reading::keys::{KeyGroup, KeyRow, page};
use crate::tui::overlay::reading::search::{Wanted, best};
use crate::tui::view::paint;

/// The columns of the keys.
const KEYS: usize = 10;
/// The columns from which two rows stand abreast.
const ABREAST: usize = 60;

/// The lines of the page.
pub(super) fn content(model: &Model, reading: &Reading, columns: usize) -> Vec<Line<'static>> {
    let (groups, wanted) = left(model, reading);
    if groups.is_empty() {
        return vec![paint::plain(model.text.get("reading-nothing"))];
    }
    let mut lines = Vec::new();
    for group in &groups {
        if !lines.is_empty() {
            lines.push(Line::default());
        }
        lines.push(paint::styled(group.title.clone(), model.theme.title));
        lines.extend(rows(model, group, columns, wanted.as_ref()));
    }
    if wanted.is_none() {
        lines.push(Line::default());
        lines.extend(paint::wrap(&model.text.get("keys-cyrillic"), columns).into_iter().map(paint::plain));
    }
    lines
}

/// How many rows a search leaves.
pub(super) fn found(model: &Model, reading: &Reading) -> usize {
    left(model, reading).0.iter().map(|group| group.rows.len()).sum()
}

/// The groups with the rows that match.
fn left(model: &Model, reading: &Reading) -> (Vec<KeyGroup>, Option<Wanted>) {
    let mut groups = page(model);
    let Some(typed) = reading.wanted() else { return (groups, None) };
    let texts: Vec<String> = groups.iter().flat_map(|group| group.rows.iter()).map(row_text).collect();
    let wanted = best(typed, &texts);
    for group in &mut groups {
        group.rows.retain(|row| wanted.is_in(&row_text(row)));
    }
    groups.retain(|group| !group.rows.is_empty());
    (groups, Some(wanted))
}

fn row_text(row: &KeyRow) -> String {
    format!("{} {}", row.keys, row.words)
}

fn rows(model: &Model, group: &KeyGroup, columns: usize, wanted: Option<&Wanted>) -> Vec<Line<'static>> {
    let half = columns / 2;
    let short = |row: &KeyRow| columns >= ABREAST && KEYS + width(&row.words) < half;
    let mut lines = Vec::new();
    let mut waiting: Option<Line<'static>> = None;
    for row in &group.rows {
        if !short(row) {
            lines.extend(waiting.take());
            lines.extend(tall(model, row, columns, wanted));
            continue;
        }
        match waiting.take() {
            Some(mut line) => {
                line.spans.extend(cell(model, row, 0, wanted).spans);
                lines.push(line);
            }
            None => waiting = Some(cell(model, row, half, wanted)),
        }
    }
    lines.extend(waiting);
    lines
}

/// A row of its own, wrapped below its words.
fn tall(model: &Model, row: &KeyRow, columns: usize, wanted: Option<&Wanted>) -> Vec<Line<'static>> {
    let parts = paint::wrap(&row.words, columns.saturating_sub(KEYS));
    let part = |(at, words): (usize, String)| {
        let keys = if at == 0 { row.keys.clone() } else { String::new() };
        cell(model, &KeyRow { keys, words, command: None }, 0, wanted)
    };
    parts.into_iter().enumerate().map(part).collect()
}

fn cell(model: &Model, row: &KeyRow, columns: usize, wanted: Option<&Wanted>) -> Line<'static> {
    let words = pad(&row.words, columns.saturating_sub(KEYS));
    let mut spans = vec![Span::styled(paint::column(&row.keys, KEYS), model.theme.title)];
    spans.extend(marked(&words, wanted, Style::new(), model.theme.leader).spans);
    Line::from(spans)
}
