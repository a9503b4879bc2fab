//! Where the points came from: a group of bars for each category, a bar for each player in seating order.
//!
//! A negative figure has no bar; the table above says it. The shapes below the bars tell the players apart without colour.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Bar, BarChart, BarGroup, Widget};

use super::axis;
use crate::rules::{BySeat, Points};
use crate::text::fit::fit;
use crate::tui::model::Model;
use crate::tui::play::Play;
use crate::tui::view::columns::{self, Column};
use crate::tui::view::{paint, players};

/// The rows of labels below: shapes, then heads.
const LABELS: u16 = 2;

/// The columns the bars of all categories need, the axis included.
pub(super) fn columns(model: &Model, play: &Play, most: u16) -> u16 {
    let groups = groups(model, play, most).len();
    let wide = groups * (play.state.setup().seats() + 1);
    u16::try_from(wide).unwrap_or(u16::MAX).saturating_add(axis::COLUMNS)
}

/// Draws the bars.
pub(super) fn draw(model: &Model, play: &Play, area: Rect, buf: &mut Buffer) {
    let groups = groups(model, play, area.width);
    let largest = groups.iter().flat_map(|(_, sum)| sum.values()).max().copied().unwrap_or(0);
    let top = axis::top(largest);
    let chart = axis::draw(top, LABELS, area, buf);
    let seats = u16::try_from(play.state.setup().seats()).unwrap_or(1);
    let gap = (usize::from(chart.width) / groups.len().max(1)).saturating_sub(usize::from(seats)).clamp(1, 4);
    let gap = u16::try_from(gap).unwrap_or(1);
    let mut widget = BarChart::default()
        .bar_width(1)
        .bar_gap(0)
        .group_gap(gap)
        .bar_set(model.glyphs.bars())
        .max(u64::try_from(top).unwrap_or(1));
    for (_, sum) in &groups {
        let bar = |(seat, points): (_, &Points)| {
            let height = u64::try_from(*points).unwrap_or(0);
            Bar::default().value(height).text_value(String::new()).style(players::look(model, play, seat))
        };
        let bars: Vec<Bar<'_>> = sum.iter().map(bar).collect();
        widget = widget.data(BarGroup::default().bars(&bars));
    }
    widget.render(chart, buf);
    draw_labels(model, play, &groups, (seats, gap), (chart, area), buf);
}

/// The shapes below their bars, and the head of the category below them.
fn draw_labels(
    model: &Model,
    play: &Play,
    groups: &[(String, BySeat<Points>)],
    (seats, gap): (u16, u16),
    (chart, area): (Rect, Rect),
    buf: &mut Buffer,
) {
    for (at, (head, sum)) in (0..).zip(groups) {
        let x = chart.x + at * (seats + gap);
        let below = Rect { x, y: chart.bottom() + 1, width: seats, height: LABELS }.intersection(area);
        if below.width < seats {
            return;
        }
        let shapes: Vec<_> = sum.iter().map(|(seat, _)| players::shape_span(model, play, seat)).collect();
        paint::line(buf, below, &Line::from(shapes));
        let room = usize::from(seats + gap).saturating_sub(1);
        let head = fit(head, room, "").into_owned();
        let spot = Rect { width: seats + gap, ..below }.intersection(area);
        paint::line(buf, paint::row(spot, 1), &paint::plain(head));
    }
}

/// A group of bars for each category, summed up where they would not fit into `room` columns.
fn groups(model: &Model, play: &Play, room: u16) -> Vec<(String, BySeat<Points>)> {
    let (seats, sums) = (play.state.setup().seats(), &play.state.closed().sums);
    let room = usize::from(room.saturating_sub(axis::COLUMNS));
    let columns = columns::fitting(model, play, |columns| columns.len() * (seats + 1) <= room);
    let sum = |column: Column| (column.bar.clone(), BySeat::new(seats, |seat| column.sum(sums, seat)));
    columns.into_iter().map(sum).collect()
}
