//! One of a few, flowing over as many rows as they take.

use ratatui::style::Style;

use super::row::{Piece, Row};
use crate::text::fit::{fit, width};
use crate::tui::hit::Hit;
use crate::tui::key::Key;
use crate::tui::model::Model;
use crate::tui::view::paint::CUT;

/// One choice.
pub(super) struct Choice {
    pub(super) digit: char,
    pub(super) words: String,
    pub(super) picked: bool,
    /// Whether it cannot be had.
    pub(super) off: bool,
    /// Whether the arrows stand on it.
    pub(super) hover: bool,
}

impl Choice {
    pub(super) fn new(digit: char, words: impl Into<String>) -> Self {
        Self { digit, words: words.into(), picked: false, off: false, hover: false }
    }

    pub(super) fn picked(self, picked: bool) -> Self {
        Self { picked, ..self }
    }

    pub(super) fn off(self, off: bool) -> Self {
        Self { off, ..self }
    }

    fn text(&self) -> String {
        let (open, close) = if self.picked { ("[", "]") } else { (" ", " ") };
        format!("{open}{} {}{close}", self.digit, self.words)
    }

    fn style(&self, model: &Model) -> Style {
        match self {
            Self { hover: true, .. } => model.theme.focus,
            Self { picked: true, .. } => model.theme.selected,
            Self { off: true, .. } => model.theme.muted,
            _ => model.theme.label,
        }
    }
}

/// Appends choices to a row that has begun; what does not fit goes on in rows of its own, indented as far as the first.
pub(super) fn flow(model: &Model, first: Row, choices: &[Choice], cell: usize, columns: usize) -> Vec<Row> {
    let mut indent = first.width();
    let widest = choices.iter().map(|choice| width(choice.text().trim_end())).max().unwrap_or(0);
    if indent + widest > columns {
        indent = 3.min(columns.saturating_sub(widest));
    }
    let (under, hit) = (first.under, first.hit.clone());
    let mut rows = vec![first];
    let mut begun = false;
    for choice in choices {
        let text = fit(&choice.text(), columns.saturating_sub(indent).max(1), CUT).into_owned();
        let full = |row: &Row| row.width() + usize::from(begun) + width(text.trim_end()) > columns;
        if rows.last().is_none_or(full) {
            rows.push(Row { pieces: vec![Piece::new(" ".repeat(indent), Style::new())], hit: hit.clone(), under });
            begun = false;
        }
        let pressed = Some(Hit::Pick(cell, Key::Char(choice.digit)));
        if let Some(row) = rows.last_mut() {
            if begun {
                row.push(" ", Style::new());
            }
            let fits = row.width() + width(&text) <= columns;
            let text = if fits { text } else { text.trim_end().to_owned() };
            row.pieces.push(Piece { hit: pressed, ..Piece::new(text, choice.style(model)) });
            begun = true;
        }
    }
    rows
}
