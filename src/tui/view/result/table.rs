//! The table of the result, sorted by place: categories, total, and the tie-break's figure where it was asked.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use crate::rules::Seat;
use crate::text::fit::width;
use crate::text::signed;
use crate::tui::model::Model;
use crate::tui::play::Play;
use crate::tui::verdict;
use crate::tui::view::{columns, paint, players};
use crate::tui::words;

/// The most columns of a figure.
const FIGURE: usize = 9;
/// The least columns of a category: its head and a space.
const LEAST: usize = 8;
/// The least columns of a name.
const NAME: usize = 8;
/// The columns of the place.
const PLACE: usize = 6;

/// One column of figures.
struct Column {
    head: String,
    /// Whether it holds the totals.
    sums: bool,
    of: Box<dyn Fn(Seat) -> String>,
}

/// Draws the table; gives back the rows below it.
pub(super) fn draw(model: &Model, play: &Play, area: Rect, buf: &mut Buffer) -> Rect {
    let room = usize::from(area.width);
    let columns = columns(model, play, room);
    let most = room.saturating_sub(PLACE + 2 + 7 * columns.len()).max(8);
    let name = longest_name(play).clamp(4, 16).min(most) + 2;
    let figure = (room.saturating_sub(PLACE + name) / columns.len().max(1)).clamp(5, FIGURE);
    let mut head = vec![Span::raw(paint::column_right(&model.text.get("result-place"), PLACE))];
    head.push(Span::raw(" ".repeat(name)));
    head.extend(columns.iter().map(|column| Span::raw(cell(&column.head, figure))));
    let mut lines = vec![Line::from(head)];
    for seat in play.standings().order() {
        lines.push(row(model, play, seat, &columns, (name, figure)));
    }
    paint::lines(buf, area, &lines)
}

/// Draws place, player and total alone, for narrow windows.
pub(super) fn draw_folded(model: &Model, play: &Play, area: Rect, buf: &mut Buffer) -> Rect {
    let standings = play.standings();
    let room = usize::from(area.width).saturating_sub(16);
    let line = |seat: Seat| {
        let mut spans = vec![Span::raw(format!(" {} ", paint::column_right(&verdict::place(standings, seat), 3)))];
        spans.extend(padded_name(model, play, seat, room));
        let style = if standings.places[seat] == 1 { model.theme.leader } else { model.theme.value };
        spans.extend(right(&signed(standings.totals[seat]), 8, style));
        Line::from(spans)
    };
    let lines: Vec<Line<'_>> = standings.order().into_iter().map(line).collect();
    paint::lines(buf, area, &lines)
}

fn row(model: &Model, play: &Play, seat: Seat, columns: &[Column], (name, figure): (usize, usize)) -> Line<'static> {
    let standings = play.standings();
    let place = paint::column_right(&verdict::place(standings, seat), PLACE - 2);
    let mut spans = vec![Span::raw(format!("{place}  "))];
    spans.extend(padded_name(model, play, seat, name));
    for column in columns {
        let style = match (column.sums, standings.places[seat]) {
            (true, 1) => model.theme.leader,
            (true, _) => model.theme.value,
            (false, _) => model.theme.label,
        };
        spans.extend(right(&(column.of)(seat), figure, style));
    }
    Line::from(spans)
}

/// Shape and name, filled up to so many columns.
fn padded_name(model: &Model, play: &Play, seat: Seat, columns: usize) -> Vec<Span<'static>> {
    let mut spans = players::named(model, play, seat, columns.saturating_sub(2));
    let wide = paint::wide(&spans);
    spans.push(Span::raw(" ".repeat(columns.saturating_sub(wide))));
    spans
}

/// The categories played as far as they fit, the total, and every tie-break that was asked.
fn columns(model: &Model, play: &Play, room: usize) -> Vec<Column> {
    let ties = play.stages().into_iter().filter(|stage| stage.is_tie_break());
    let ties: Vec<Column> = ties
        .map(|stage| {
            let figures = play.state.board().tie_figures(stage.id).unwrap_or_default().to_vec();
            let own = move |seat: Seat| figures.get(seat.0).copied().flatten();
            let head = words::of_game(play, &model.text, &format!("head-{}", stage.id));
            Column { head, sums: false, of: Box::new(move |seat| own(seat).map_or_else(|| "·".to_owned(), signed)) }
        })
        .collect();
    let own = room.saturating_sub(PLACE + NAME + FIGURE * (1 + ties.len()));
    let sums = play.state.closed().sums.clone();
    let categories = columns::fitting(model, play, |columns| columns.len() * LEAST <= own);
    let mut columns: Vec<Column> = categories
        .into_iter()
        .map(|column| {
            let (head, sums) = (column.head.clone(), sums.clone());
            Column { head, sums: false, of: Box::new(move |seat| signed(column.sum(&sums, seat))) }
        })
        .collect();
    let totals = play.standings().totals.clone();
    let of = move |seat: Seat| signed(totals.get(seat).copied().unwrap_or(0));
    columns.push(Column { head: model.text.get("result-total"), sums: true, of: Box::new(of) });
    columns.extend(ties);
    columns
}

fn longest_name(play: &Play) -> usize {
    players::names(play, 40).iter().map(|name| width(name)).max().unwrap_or(0)
}

/// A head against the right, with a blank before it.
fn cell(text: &str, columns: usize) -> String {
    format!(" {}", paint::column_right(text, columns.saturating_sub(1)))
}

/// A figure against the right; only the figure itself has the style.
fn right(text: &str, columns: usize, style: ratatui::style::Style) -> [Span<'static>; 2] {
    let air = columns.saturating_sub(width(text));
    [Span::raw(" ".repeat(air)), Span::styled(text.to_owned(), style)]
}
