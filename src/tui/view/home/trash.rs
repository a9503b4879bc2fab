//! What is in the trash.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::frame;
use super::line::{pointer, words_of};
use crate::tui::hit::{Hit, Hits};
use crate::tui::model::Model;
use crate::tui::screen::home::rows;
use crate::tui::shell::Summary;
use crate::tui::view::paint;

/// Draws a page of it.
pub(super) fn draw(model: &Model, area: Rect, framed: bool, buf: &mut Buffer, hits: &mut Hits) {
    let Some(trash) = &model.home.trash else { return };
    let title = format!("{} · {}", model.text.get("home-title-trash"), trash.listed.len());
    let title = paint::styled(title, model.theme.title);
    if !framed {
        paint::line(buf, paint::row(area, 0), &title.clone());
    }
    let inner = frame(title, area, framed, model, buf);
    let inner = if framed { inner } else { paint::skip(inner, 1) };
    if trash.listed.is_empty() {
        let words = paint::styled(model.text.get("home-trash-empty"), model.theme.muted);
        paint::line(buf, paint::row(inner, 0), &words);
    }
    let rows = rows(model);
    let top = trash.top(rows);
    for (row, listed) in trash.listed.iter().skip(top).take(rows).enumerate() {
        let spot = paint::row(inner, u16::try_from(row).unwrap_or(u16::MAX));
        let under = trash.at == top + row;
        let standing = match trash.known.get(&listed.id) {
            Some(Summary::Read(standing)) => Some(&**standing),
            _ => None,
        };
        let digit = if row < 9 { (row + 1).to_string() } else { " ".to_owned() };
        let style = if under { model.theme.selected } else { model.theme.label };
        let words = words_of(model, listed, standing);
        let spans = vec![
            pointer(model, under),
            Span::styled(digit, model.theme.title),
            Span::styled(format!("  {words}"), style),
        ];
        paint::line(buf, spot, &Line::from(spans));
        hits.add(spot, Hit::Line(top + row));
    }
}
