//! The path of the totals over the log: a line of the player's own shapes, the better place on top where they meet.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::symbols::Marker;
use ratatui::text::Line;
use ratatui::widgets::{Axis, Chart, Dataset, GraphType, Widget};

use super::axis;
use crate::rules::{BySeat, Points, Seat};
use crate::text::fit::width;
use crate::tui::model::Model;
use crate::tui::play::Play;
use crate::tui::view::{paint, players};
use crate::tui::words;

/// Draws the path.
pub(super) fn draw(model: &Model, play: &Play, area: Rect, buf: &mut Buffer) {
    let steps = steps(play);
    let largest = steps.iter().flat_map(|(_, totals)| totals.values()).max().copied().unwrap_or(0);
    let top = axis::top(largest);
    let chart = axis::draw(top, 1, area, buf);
    if chart.width == 0 || chart.height == 0 || steps.is_empty() {
        return;
    }
    let seats = play.state.setup().seats();
    let points: Vec<Vec<(f64, f64)>> = (0..seats).map(|seat| line_of(&steps, Seat(seat))).collect();
    // The winner is drawn last: where lines meet, it is the winner's that is seen.
    let order = play.standings().order();
    let lines = order.iter().rev().filter_map(|seat| points.get(seat.0).map(|points| (*seat, points)));
    let datasets = lines.map(|(seat, points)| {
        let sign = model.glyphs.seat(seat.0).chars().next().unwrap_or('*');
        Dataset::default()
            .marker(Marker::Custom(sign))
            .graph_type(GraphType::Line)
            .style(players::look(model, play, seat))
            .data(points)
    });
    let last = float(steps.len().saturating_sub(1).max(1));
    let widget = Chart::new(datasets.collect())
        .x_axis(Axis::default().bounds([0.0, last]))
        .y_axis(Axis::default().bounds([0.0, float(usize::try_from(top).unwrap_or(1))]))
        .legend_position(None);
    widget.render(chart, buf);
    let below = Rect { y: chart.bottom() + 1, height: 1, ..chart }.intersection(area);
    paint::line(buf, below, &Line::from(stages_below(model, play, &steps, usize::from(chart.width))));
}

/// The totals after every entry, with the stage it belongs to; what only the end brings is a last step.
fn steps(play: &Play) -> Vec<(Option<&'static str>, BySeat<Points>)> {
    let path = play.state.path();
    let seats = play.state.setup().seats();
    let mut at = 0;
    let mut now = BySeat::new(seats, |_| 0);
    let mut steps = Vec::new();
    for placed in play.state.entries().filter(|placed| !placed.entry.step().turn) {
        while let Some((_, totals)) = path.get(at).filter(|(item, _)| *item <= Some(placed.item)) {
            now = totals.clone();
            at += 1;
        }
        let stage = play.state.game().stage_of(placed.entry.step()).map(|stage| stage.id);
        steps.push((stage, now.clone()));
    }
    let end = &play.state.closed().standings.totals;
    if steps.last().is_some_and(|(_, totals)| totals != end) {
        steps.push((None, end.clone()));
    }
    steps
}

/// The points of one line; below nothing there is nothing to be seen.
fn line_of(steps: &[(Option<&'static str>, BySeat<Points>)], seat: Seat) -> Vec<(f64, f64)> {
    let height = |totals: &BySeat<Points>| totals.get(seat).copied().unwrap_or(0).max(0);
    let point = |(x, (_, totals)): (usize, &(Option<&'static str>, BySeat<Points>))| {
        (float(x), float(usize::try_from(height(totals)).unwrap_or(0)))
    };
    steps.iter().enumerate().map(point).collect()
}

/// A count for the chart, which reckons in fractions. Nothing here is larger than 2³².
fn float(count: usize) -> f64 {
    u32::try_from(count).map_or(f64::MAX, f64::from)
}

/// Below the line, the name of each stage as wide as its entries lie.
fn stages_below(
    model: &Model,
    play: &Play,
    steps: &[(Option<&'static str>, BySeat<Points>)],
    columns: usize,
) -> String {
    let last = steps.len().saturating_sub(1).max(1);
    let at = |column: usize| (column * last + (columns / 2)) / columns.saturating_sub(1).max(1);
    let stage = |column: usize| steps.get(at(column).min(steps.len() - 1)).and_then(|(stage, _)| *stage);
    let mut row = String::new();
    let mut from = 0;
    while from < columns {
        let own = stage(from);
        let run = (from..columns).take_while(|column| stage(*column) == own).count().max(1);
        row.push_str(&name_in(model, play, own, run));
        from += run;
    }
    row
}

/// A stage's name in the middle of dots; only where it begins, where there is no room for it.
fn name_in(model: &Model, play: &Play, stage: Option<&'static str>, columns: usize) -> String {
    let name = stage.map_or_else(|| "·".to_owned(), |id| words::of_game(play, &model.text, &format!("stage-{id}")));
    if width(&name) + 2 > columns {
        return format!("│{}", " ".repeat(columns.saturating_sub(1)));
    }
    let air = columns - width(&name) - 2;
    let before = air / 2;
    format!("{} {name} {}", "·".repeat(before), "·".repeat(air - before))
}
