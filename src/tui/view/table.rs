//! The board's own table, while it is typed.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::{paint, question};
use crate::rules::Arg;
use crate::text::fit::{pad, pad_start, width};
use crate::tui::model::Model;
use crate::tui::play::Play;

/// Draws the table: up to how many, then what each place pays.
pub fn draw(model: &Model, play: &Play, area: Rect, buf: &mut Buffer) {
    let Some(table) = &play.table else { return };
    let (game, text) = (play.state.game().id, &model.text);
    let columns = usize::from(area.width);
    let mut lines: Vec<Line<'static>> = Vec::new();
    for line in paint::wrap(&text.get(&format!("{game}-board-table-ask")), columns) {
        lines.push(paint::styled(line, model.theme.title));
    }
    let label = text.get("table-up-to");
    let first = width(&label).max(5) + 3;
    let each = if columns < 50 { 6 } else { 7 };
    let ordinal = |at: usize| text.with("ordinal", &[("n", Arg::number(at))]);
    let heads = (1..=table.places).map(|at| pad_start(&ordinal(at), each)).collect::<String>();
    lines.push(paint::styled(format!("{}{heads}", pad(&format!("  {label}"), first)), model.theme.label));
    let said = question::notice(model, columns);
    let mut rule = paint::wrap(&text.get(&format!("{game}-board-table-rule")), columns);
    rule.extend(paint::wrap(&text.get("table-finish"), columns));
    let room = usize::from(area.height).saturating_sub(lines.len() + rule.len() + said.len());
    let from = (table.at.0 + 1).saturating_sub(room);
    for (at, row) in table.rows.iter().enumerate().skip(from).take(room) {
        let under = at == table.at.0;
        let mut spans = vec![Span::raw(if under { "› " } else { "  " })];
        for (column, cell) in row.iter().enumerate() {
            let focused = under && column == table.at.1;
            let wide = if column == 0 { first - 3 } else { each - 1 };
            let shown = if cell.is_empty() && !focused { "·" } else { cell.as_str() };
            spans.push(Span::styled(pad_start(shown, wide), if focused { model.theme.selected } else { Style::new() }));
            spans.push(Span::styled(if focused { "▏" } else { " " }, model.theme.selected));
        }
        lines.push(Line::from(spans));
    }
    lines.extend(rule.into_iter().map(paint::plain));
    lines.extend(said);
    paint::lines(buf, area, &lines);
}
