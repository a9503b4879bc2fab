//! The totals in plain rows, for windows without room for large digits: they are spread over the height there is.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::{leads, place_words};
use crate::rules::Seat;
use crate::text::fit::pad_start;
use crate::text::signed;
use crate::tui::glyph::Glyph;
use crate::tui::model::Model;
use crate::tui::play::Play;
use crate::tui::view::{paint, players};

/// Draws a row a player, the leader pointed at.
pub(super) fn draw(model: &Model, play: &Play, area: Rect, buf: &mut Buffer) {
    let seats = play.state.setup().seats();
    let step = (area.height / u16::try_from(seats).unwrap_or(1).max(1)).clamp(1, 3);
    let used = step * u16::try_from(seats).unwrap_or(1);
    let top = area.height.saturating_sub(used) / 2;
    let area = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
    for (at, seat) in (0..).zip((0..seats).map(Seat)) {
        paint::line(buf, paint::row(area, top + at * step), &row(model, play, seat, usize::from(area.width)));
    }
}

fn row(model: &Model, play: &Play, seat: Seat, columns: usize) -> Line<'static> {
    let leads = leads(play, seat);
    let sign = if leads { model.glyphs.get(Glyph::Now) } else { " " };
    let place = place_words(model, play, seat);
    let total = signed(play.standings().totals[seat]);
    let style = if leads { model.theme.leader } else { model.theme.title };
    let room = columns.saturating_sub(20 + 8);
    let mut spans = vec![Span::raw(format!("{sign} "))];
    let name = players::named(model, play, seat, room);
    let wide = paint::wide(&name);
    spans.extend(name);
    spans.push(Span::raw(" ".repeat((room + 2).saturating_sub(wide))));
    let figure = pad_start(&total, 8);
    let air = figure.len() - figure.trim_start().len();
    spans.push(Span::raw(" ".repeat(air)));
    spans.push(Span::styled(total, style));
    spans.push(Span::raw(format!("  {place}")));
    Line::from(spans)
}
