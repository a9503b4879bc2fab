//! A row of the screen: pieces of text, some of which can be clicked.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use crate::text::fit::width;
use crate::tui::glyph::Glyph;
use crate::tui::hit::{Hit, Hits};
use crate::tui::model::Model;
use crate::tui::screen::new_game::{At, NewGame};
use crate::tui::view::paint;

/// One piece of a row.
pub(super) struct Piece {
    pub(super) span: Span<'static>,
    pub(super) hit: Option<Hit>,
}

/// One row.
#[derive(Default)]
pub(super) struct Row {
    pub(super) pieces: Vec<Piece>,
    /// What a click anywhere on it means.
    pub(super) hit: Option<Hit>,
    /// Whether the cursor is in it.
    pub(super) under: bool,
}

impl Piece {
    pub(super) fn new(text: impl Into<String>, style: Style) -> Self {
        Self { span: Span::styled(text.into(), style), hit: None }
    }
}

impl Row {
    /// A row for a place the cursor can be at, beginning with the pointer where it is.
    pub(super) fn at(model: &Model, screen: &NewGame, at: At) -> Self {
        let under = screen.at == at;
        let mark = if under { Glyph::Field.pair().0 } else { " " };
        let pieces = vec![Piece::new(format!("{mark} "), model.theme.title)];
        Self { pieces, hit: Some(Hit::Cell(at.cell())), under }
    }

    /// The title of a part where it has no frame.
    pub(super) fn title(model: &Model, title: &str) -> Self {
        Self { pieces: vec![Piece::new(title, model.theme.title)], ..Self::default() }
    }

    pub(super) fn push(&mut self, text: impl Into<String>, style: Style) {
        self.pieces.push(Piece::new(text, style));
    }

    pub(super) fn extend(&mut self, spans: impl IntoIterator<Item = Span<'static>>) {
        self.pieces.extend(spans.into_iter().map(|span| Piece { span, hit: None }));
    }

    /// The columns taken so far.
    pub(super) fn width(&self) -> usize {
        self.pieces.iter().map(|piece| width(&piece.span.content)).sum()
    }

    /// Draws it and records what can be clicked.
    pub(super) fn draw(&self, area: Rect, buf: &mut Buffer, hits: &mut Hits) {
        let spans: Vec<Span<'_>> = self.pieces.iter().map(|piece| piece.span.clone()).collect();
        paint::line(buf, area, &Line::from(spans));
        if let Some(hit) = &self.hit {
            hits.add(area, hit.clone());
        }
        let mut x = area.x;
        for piece in &self.pieces {
            let wide = u16::try_from(width(&piece.span.content)).unwrap_or(u16::MAX);
            if let Some(hit) = &piece.hit {
                hits.add(Rect { x, width: wide.min(area.right().saturating_sub(x)), ..area }, hit.clone());
            }
            x = x.saturating_add(wide);
        }
    }
}
