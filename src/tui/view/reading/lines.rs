//! Blocks of text wrapped into lines, with what is looked for marked in them.

use ratatui::style::Style;
use ratatui::text::{Line, Span};

use crate::tui::model::Model;
use crate::tui::overlay::reading::search::Wanted;
use crate::tui::view::paint;

/// A block of text, before it is wrapped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Block {
    /// A title within the text.
    Heading(String),
    /// A paragraph.
    Paragraph(String),
    /// One of several points.
    Item(String),
}

impl Block {
    /// Its text.
    pub(super) fn text(&self) -> &str {
        match self {
            Self::Heading(text) | Self::Paragraph(text) | Self::Item(text) => text,
        }
    }
}

/// Wraps blocks: a blank line before each but between points.
pub(super) fn wrapped(model: &Model, blocks: &[Block], columns: usize, wanted: Option<&Wanted>) -> Vec<Line<'static>> {
    let mut lines: Vec<Line<'static>> = Vec::new();
    let mut before: Option<&Block> = None;
    for block in blocks {
        let close = matches!((before, block), (Some(Block::Item(_) | Block::Heading(_)), Block::Item(_)));
        let close = close || matches!((before, block), (Some(Block::Heading(_)), Block::Paragraph(_)));
        if before.is_some() && !close {
            lines.push(Line::default());
        }
        let text = model.glyphs.fold(block.text());
        let (first, rest, style) = match block {
            Block::Heading(_) => ("", "", model.theme.title),
            Block::Paragraph(_) => ("", "", Style::new()),
            Block::Item(_) => ("· ", "  ", Style::new()),
        };
        for (at, row) in paint::wrap(&text, columns.saturating_sub(first.len().min(2))).into_iter().enumerate() {
            let start = if at == 0 { first } else { rest };
            lines.push(marked(&format!("{start}{row}"), wanted, style, model.theme.leader));
        }
        before = Some(block);
    }
    lines
}

/// A line with what is looked for in another look.
pub(super) fn marked(text: &str, wanted: Option<&Wanted>, style: Style, mark: Style) -> Line<'static> {
    let mut spans = Vec::new();
    let mut from = 0;
    for range in wanted.map(|wanted| wanted.marks(text)).unwrap_or_default() {
        spans.push(Span::styled(text.get(from..range.start).unwrap_or_default().to_owned(), style));
        spans.push(Span::styled(text.get(range.clone()).unwrap_or_default().to_owned(), mark));
        from = range.end;
    }
    spans.push(Span::styled(text.get(from..).unwrap_or_default().to_owned(), style));
    Line::from(spans)
}
