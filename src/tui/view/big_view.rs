//! The totals in large digits, what is being typed included; readable from the other side of the table.
//!
//! The leader stands in a heavy frame. Players stand in one row, five or six and totals of four digits in two; where the
//! window has no room for the digits, plain rows say the same.

mod digits;
mod plain;

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Borders, Widget};

use self::digits::Size;
use super::footer::{self, Hint};
use super::{head, paint, players};
use crate::rules::{Arg, Seat};
use crate::text::fit::fit;
use crate::text::gain;
use crate::tui::command::{Command, Context};
use crate::tui::hit::Hits;
use crate::tui::model::Model;
use crate::tui::play::{Play, name_of};
use crate::tui::{verdict, words};

/// The rows of a player in the tightest form: name and place lie in the frame.
const TIGHT: u16 = 2;
/// The rows of name and place beside the digits, with some air.
const AIRY: u16 = 6;

/// How the players stand.
#[derive(Clone, Copy, Debug)]
struct Plan {
    columns: u16,
    size: Size,
}

/// Draws the totals.
pub fn draw(model: &Model, play: &Play, area: Rect, buf: &mut Buffer, hits: &mut Hits) {
    let rows = [Constraint::Length(1), Constraint::Fill(1), Constraint::Length(1), Constraint::Length(1)];
    let [top, body, lead, bottom] = Layout::vertical(rows).areas(area);
    let game = model.text.get(&format!("game-{}", play.state.game().id));
    head::draw(model, &game, &head::with_saved(model, play, &where_words(model, play)), top, buf);
    match plan(play, body) {
        Some(layout) => draw_digits(model, play, layout, body, buf),
        None => plain::draw(model, play, body, buf),
    }
    let words = verdict::lead(model, play, play.standings());
    let room = Rect { x: lead.x + 1, width: lead.width.saturating_sub(2), ..lead };
    let indent = if room.width > 60 { 4 } else { 0 };
    let room = Rect { x: room.x + indent, width: room.width - indent, ..room };
    paint::line(buf, room, &paint::styled(words, model.theme.title));
    footer::draw(model, &hints(model), bottom, buf, hits);
}

/// What is asked at the moment: "city dots".
fn where_words(model: &Model, play: &Play) -> String {
    play.stage.map_or_else(|| model.text.get("result-head"), |stage| words::stage(model, stage))
}

/// The largest digits that fit, in as few rows of players as possible.
fn plan(play: &Play, body: Rect) -> Option<Plan> {
    let totals = play.standings().totals.values();
    let seats = u16::try_from(totals.len()).unwrap_or(u16::MAX).max(1);
    let long = totals.iter().any(|total| total.unsigned_abs() > 999);
    let most = if seats > 4 || long { seats.min(3) } else { seats };
    let fits = |columns: u16, size: Size| {
        let widest = totals.iter().map(|total| size.columns(*total)).max().unwrap_or(0);
        let rows = seats.div_ceil(columns);
        widest + 2 <= body.width / columns && size.rows() + TIGHT <= body.height / rows
    };
    let sizes = [(3, 1), (2, 2), (2, 1), (1, 2), (1, 1)].map(|(scale, gap)| Size { scale, gap });
    let columns = (1..=most).rev();
    sizes
        .into_iter()
        .find_map(|size| columns.clone().find(|columns| fits(*columns, size)).map(|columns| Plan { columns, size }))
}

fn draw_digits(model: &Model, play: &Play, layout: Plan, body: Rect, buf: &mut Buffer) {
    let seats = play.state.setup().seats();
    let columns = usize::from(layout.columns);
    let height = body.height / u16::try_from(seats.div_ceil(columns)).unwrap_or(1).max(1);
    let width = body.width / layout.columns;
    for seat in 0..seats {
        let at = |figure: usize| u16::try_from(figure).unwrap_or(0);
        let cell =
            Rect { x: body.x + at(seat % columns) * width, y: body.y + at(seat / columns) * height, width, height };
        draw_player(model, play, Seat(seat), layout.size, cell, buf);
    }
}

/// One player: name, figure, place; all that stands first is framed.
fn draw_player(model: &Model, play: &Play, seat: Seat, size: Size, cell: Rect, buf: &mut Buffer) {
    let tall = (size.rows() + AIRY + 2).min(cell.height);
    let wide = (size.columns(play.standings().totals[seat]) + 6).max(18).min(cell.width);
    let card =
        Rect { x: cell.x + (cell.width - wide) / 2, y: cell.y + (cell.height - tall) / 2, width: wide, height: tall };
    let leads = leads(play, seat);
    if leads {
        let frame = Block::new().borders(Borders::ALL).border_set(model.glyphs.heavy_border());
        frame.render(card, buf);
    }
    let inner = Rect { x: card.x + 1, width: card.width.saturating_sub(2), ..card };
    let air = tall.saturating_sub(size.rows() + TIGHT);
    let (name_row, digit_row, place_row) = match air {
        0 | 1 => (0, 1, tall - 1),
        2 | 3 => (1, 2, tall - 2),
        _ => (2, 4, tall - 3),
    };
    paint::line_centred(buf, paint::row(inner, name_row), &name_line(model, play, seat, inner.width));
    let figure = Rect { y: inner.y + digit_row, height: size.rows().min(inner.height - digit_row), ..inner };
    digits::draw(play.standings().totals[seat], size, Style::new(), model.glyphs, figure, buf);
    paint::line_centred(buf, paint::row(inner, place_row), &Line::from(Span::raw(place_words(model, play, seat))));
}

/// Whether a player stands first while others do not.
fn leads(play: &Play, seat: Seat) -> bool {
    let standings = play.standings();
    let first = standings.winners();
    first.contains(&seat) && first.len() < standings.places.len()
}

/// Shape and name in capitals.
fn name_line(model: &Model, play: &Play, seat: Seat, columns: u16) -> Line<'static> {
    let room = usize::from(columns).saturating_sub(4);
    let name = name_of(play, seat).to_uppercase();
    let name = fit(&name, room, paint::CUT).into_owned();
    let style = if leads(play, seat) { model.theme.leader } else { model.theme.title };
    Line::from(vec![
        Span::raw(" "),
        players::shape_span(model, play, seat),
        Span::raw(" "),
        Span::styled(name, style),
        Span::raw(" "),
    ])
}

/// The place, and what the half-typed entry adds: "1st · +4".
fn place_words(model: &Model, play: &Play, seat: Seat) -> String {
    let standings = play.standings();
    let ordinal = Arg::number(standings.places[seat]);
    let place = model.text.with("ordinal", &[("n", ordinal)]);
    let more = play
        .trial
        .as_ref()
        .map_or(0, |trial| trial.standings.totals[seat] - play.state.closed().standings.totals[seat]);
    let words = if more == 0 {
        place
    } else {
        model.text.with("ordinal-gain", &[("place", Arg::Text(place)), ("gain", Arg::Text(gain(more)))])
    };
    format!(" {words} ")
}

fn hints(model: &Model) -> Vec<Hint> {
    let skip = [Command::BigView, Command::Escape, Command::Leave];
    let mut hints: Vec<Hint> =
        Hint::command(model, Command::BigView, model.text.get("view-back"), 1).into_iter().collect();
    hints.extend(footer::of_registry(model, Context::BigView, &skip));
    hints
}
