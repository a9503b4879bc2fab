//! Where the points came from: a group of bars for each category, a bar for each player in seating order.
//!
//! A negative figure has no bar; the table above says it. The shapes below the bars tell the players apart without colour.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Bar, BarChart, BarGroup, Widget};

use super::axis;
use crate::rules::{ADJUSTMENTS, BySeat, Category, Points};
use crate::text::fit::fit;
use crate::tui::model::Model;
use crate::tui::overlay::sheet;
use crate::tui::play::Play;
use crate::tui::view::{paint, players};
use crate::tui::words;

/// The rows of labels below: shapes, then heads.
const LABELS: u16 = 2;

/// The columns the bars of all categories need, the axis included.
pub(super) fn columns(play: &Play) -> u16 {
    let groups = groups(play).len();
    let wide = groups * (play.state.setup().seats() + 1);
    u16::try_from(wide).unwrap_or(u16::MAX).saturating_add(axis::COLUMNS)
}

/// Draws the bars.
pub(super) fn draw(model: &Model, play: &Play, area: Rect, buf: &mut Buffer) {
    let groups = groups(play);
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
    groups: &[(&'static Category, BySeat<Points>)],
    (seats, gap): (u16, u16),
    (chart, area): (Rect, Rect),
    buf: &mut Buffer,
) {
    for (at, (category, sum)) in (0..).zip(groups) {
        let x = chart.x + at * (seats + gap);
        let below = Rect { x, y: chart.bottom() + 1, width: seats, height: LABELS }.intersection(area);
        if below.width < seats {
            return;
        }
        let shapes: Vec<_> = sum.iter().map(|(seat, _)| players::shape_span(model, play, seat)).collect();
        paint::line(buf, below, &Line::from(shapes));
        let head = words::of_game(play, &model.text, &format!("bar-{}", category.id));
        let room = usize::from(seats + gap).saturating_sub(1);
        let head = fit(&head, room, "").into_owned();
        let spot = Rect { width: seats + gap, ..below }.intersection(area);
        paint::line(buf, paint::row(spot, 1), &paint::plain(head));
    }
}

/// The categories that brought anybody anything, with their sums.
fn groups(play: &Play) -> Vec<(&'static Category, BySeat<Points>)> {
    let sums = &play.state.closed().sums;
    let any = |category: &Category, sum: &BySeat<Points>| {
        category.id != ADJUSTMENTS || sum.values().iter().any(|points| *points != 0)
    };
    sheet::rows(play)
        .into_iter()
        .filter_map(|(at, category)| sums.get(at).map(|sum| (category, sum.clone())))
        .filter(|(category, sum)| any(category, sum))
        .collect()
}
