//! The tally: categories × players, totals, places, who leads; with what is being typed.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::columns::{self, Column};
use super::{paint, players};
use crate::rules::{Arg, Points, Seat, Standings, Track};
use crate::text::fit::{fit, pad, pad_start, width};
use crate::text::{gain, signed};
use crate::tui::glyph::{self, Glyph};
use crate::tui::model::Model;
use crate::tui::play::{Play, shape_names};
use crate::tui::verdict;
use crate::tui::words;

/// Draws the tally as a table, one row a player.
pub fn draw(model: &Model, play: &Play, area: Rect, buf: &mut Buffer) {
    let inner = paint::panel(title(model, play, usize::from(area.width).saturating_sub(6)), area, model.glyphs, buf);
    let inner = Rect { x: inner.x + 1, width: inner.width.saturating_sub(2), ..inner };
    let (total, place) = (10, 6);
    let lap = if laps(play) { 10 } else { 0 };
    let room = usize::from(inner.width).saturating_sub(11 + total + lap + place);
    let columns = columns::fitting(model, play, |columns| columns.iter().map(Column::wide).sum::<usize>() <= room);
    let least: usize = columns.iter().map(Column::wide).sum();
    let air = usize::from(least + columns.len() <= room);
    let name = usize::from(inner.width).saturating_sub(total + lap + place + least + air * columns.len());
    let heads = columns.iter().map(|column| pad_start(&column.head, column.wide() + air)).collect::<String>();
    let lap_head = if lap > 0 { stand_head(model, play) } else { String::new() };
    let head = format!(
        "{}{heads}{}{}{}",
        " ".repeat(name),
        pad_start(&model.text.get("tally-total"), total),
        pad_start(&lap_head, lap),
        pad_start(&model.text.get("tally-place"), place)
    );
    paint::line(buf, paint::row(inner, 0), &paint::styled(head, model.theme.label));
    for seat in (0..play.state.setup().seats()).map(Seat) {
        let mut spans = padded(players::seated(model, play, seat, name.saturating_sub(5)), name);
        spans.extend(columns.iter().map(|column| cell(model, play, column, seat, column.wide() + air)));
        spans.extend(ends(model, play, seat, (total, lap, place)));
        let at = u16::try_from(seat.0 + 1).unwrap_or(u16::MAX);
        paint::line(buf, paint::row(inner, at), &Line::from(spans));
    }
}

/// Draws the tally at the right: one row a category.
pub fn draw_side(model: &Model, play: &Play, area: Rect, buf: &mut Buffer) {
    let inner = paint::panel(paint::styled(model.text.get("panel-tally"), model.theme.title), area, model.glyphs, buf);
    let inner = Rect { x: inner.x + 1, width: inner.width.saturating_sub(2), ..inner };
    let seats = play.state.setup().seats();
    let wide = (usize::from(inner.width).saturating_sub(11) / seats.max(1)).min(8);
    let label = usize::from(inner.width) - wide * seats;
    let names = players::names(play, wide.saturating_sub(1));
    let mut lines = vec![
        side_line(
            "",
            label,
            (0..seats).map(|at| {
                let style = players::look(model, play, Seat(at));
                Span::styled(pad_start(&format!("{} {}", at + 1, glyph::shape(Seat(at))), wide), style)
            }),
        ),
        side_line("", label, names.iter().map(|name| Span::raw(pad_start(name, wide)))),
    ];
    for column in columns::all(model, play) {
        lines.push(side_line(&column.head, label, (0..seats).map(|at| cell(model, play, &column, Seat(at), wide))));
    }
    lines.push(Line::from("─".repeat(usize::from(inner.width))));
    let now = &play.state.closed().standings;
    let then = play.standings();
    lines.push(side_line(
        &model.text.get("tally-total"),
        label,
        (0..seats).map(|at| {
            Span::styled(pad_start(&signed(then.totals[Seat(at)]), wide), leader_style(model, then, Seat(at)))
        }),
    ));
    if laps(play) {
        let stands = (0..seats).map(|at| Span::raw(pad_start(&stand(play, then.totals[Seat(at)]), wide)));
        lines.push(side_line(&stand_head(model, play), label, stands));
    }
    lines.push(side_line(
        &model.text.get("tally-place"),
        label,
        (0..seats).map(|at| Span::raw(pad_start(&verdict::place(then, Seat(at)), wide))),
    ));
    if play.trial.is_some() {
        lines.push(side_line(
            &model.text.get("tally-adds"),
            label,
            (0..seats).map(|at| {
                let adds = then.totals[Seat(at)] - now.totals[Seat(at)];
                let words = if adds == 0 { String::new() } else { gain(adds) };
                Span::styled(pad_start(&words, wide), model.theme.preview)
            }),
        ));
    }
    lines.push(Line::default());
    let columns = usize::from(inner.width);
    let said = [("tally-now", now)].into_iter().chain(play.trial.is_some().then_some(("tally-then", then)));
    for (key, standings) in said {
        let words = model.text.with(key, &[("lead", Arg::Text(lead(model, play, standings)))]);
        lines.extend(paint::wrap(&words, columns).into_iter().map(paint::plain));
    }
    paint::lines(buf, inner, &lines);
}

fn side_line(label: &str, columns: usize, cells: impl Iterator<Item = Span<'static>>) -> Line<'static> {
    let mut spans = vec![Span::raw(pad(&fit(label, columns, paint::CUT), columns))];
    spans.extend(cells);
    Line::from(spans)
}

/// The rows of the tally in a narrow window: player, total, place.
#[must_use]
pub fn folded(model: &Model, play: &Play, columns: usize) -> Vec<Line<'static>> {
    let seats: Vec<Seat> = (0..play.state.setup().seats()).map(Seat).collect();
    let two = seats.len() > 4;
    let each = if two { columns / 2 } else { columns };
    let (total, place) = if two { (5, 3) } else { (11, 4) };
    let one = |seat: &Seat| {
        let mut spans = padded(
            players::seated(model, play, *seat, each.saturating_sub(total + place + 6)),
            each - total - place - 1,
        );
        spans.extend(ends(model, play, *seat, (total, 0, place)));
        spans.push(Span::raw(" "));
        spans
    };
    if !two {
        return seats.iter().map(|seat| Line::from(one(seat))).collect();
    }
    seats.chunks(2).map(|pair| Line::from(pair.iter().flat_map(one).collect::<Vec<_>>())).collect()
}

/// Whether the score track counts in laps.
fn laps(play: &Play) -> bool {
    play.state.game().track != Track::Plain
}

/// Where the marker of a total stands on the track; nothing where the total says it.
fn stand(play: &Play, total: Points) -> String {
    words::stand(play, total).unwrap_or_default()
}

/// The head of the column that says it.
fn stand_head(model: &Model, play: &Play) -> String {
    let tiles = matches!(play.state.game().track, Track::Tiles(_));
    model.text.get(if tiles { "tally-track" } else { "tally-lap" })
}

/// Total, lap and place at the end of a row, in so many columns: `28 → 32`, the others with what is typed.
fn ends(model: &Model, play: &Play, seat: Seat, (total, lap, place_wide): (usize, usize, usize)) -> Vec<Span<'static>> {
    let (now, then) = (play.state.closed().standings.totals[seat], play.standings());
    let moved = now != then.totals[seat];
    let words = if moved && total > 8 {
        format!("{} → {}", signed(now), signed(then.totals[seat]))
    } else {
        signed(then.totals[seat])
    };
    let style = if moved { model.theme.preview } else { leader_style(model, then, seat) };
    let room = total.saturating_sub(width(&words));
    vec![
        Span::raw(" ".repeat(room)),
        Span::styled(words, style),
        Span::raw(if lap > 0 { pad_start(&stand(play, then.totals[seat]), lap) } else { String::new() }),
        Span::raw(pad_start(&verdict::place(then, seat), place_wide)),
    ]
}

fn leader_style(model: &Model, standings: &Standings, seat: Seat) -> Style {
    if standings.places[seat] == 1 { model.theme.leader } else { Style::new() }
}

/// One figure: what it is, what the form would add, whether it moved just now.
fn cell(model: &Model, play: &Play, column: &Column, seat: Seat, wide: usize) -> Span<'static> {
    let (now, then) = (column.sum(&play.state.closed().sums, seat), column.sum(play.sums(), seat));
    let known = column.is_known(play);
    let moved = column.categories.iter().any(|at| play.moved.contains(&(*at, seat)));
    let figure = if known { signed(now) } else { "·".to_owned() };
    let mark = if moved { Glyph::Changed.pair().0 } else { "" };
    if now == then {
        let style = if moved {
            model.theme.changed
        } else if known {
            Style::new()
        } else {
            model.theme.muted
        };
        return Span::styled(pad_start(&format!("{mark}{figure}"), wide), style);
    }
    let figure = if known { format!("{figure} ") } else { String::new() };
    let words = format!("{figure}{}", gain(then - now));
    let words = if width(&words) < wide { words } else { gain(then - now) };
    Span::styled(pad_start(&words, wide), model.theme.preview)
}

fn padded(spans: Vec<Span<'static>>, columns: usize) -> Vec<Span<'static>> {
    let wide = paint::wide(&spans);
    let mut spans = spans;
    spans.push(Span::raw(" ".repeat(columns.saturating_sub(wide))));
    spans
}

/// Who leads, in words: "● Anna by 2", "● Anna = ■ Ben at 41"; the name alone where a tie-break put it before its equals.
#[must_use]
pub fn lead(model: &Model, play: &Play, standings: &Standings) -> String {
    let winners = standings.winners();
    let names = |seats: &[Seat]| shape_names(play, seats, " = ");
    let top = winners.first().map_or(0, |seat| standings.totals[*seat]);
    let below = standings.order().into_iter().find(|seat| !winners.contains(seat)).map(|seat| standings.totals[seat]);
    match (winners.as_slice(), below) {
        ([one], Some(below)) if below == top => names(&[*one]),
        ([one], Some(below)) => {
            let args = [("name", Arg::Text(names(&[*one]))), ("by", Arg::Text(signed(top - below)))];
            model.text.with("lead-by", &args)
        }
        (all, _) => {
            let args = [("names", Arg::Text(names(all))), ("total", Arg::Text(signed(top)))];
            model.text.with(if all.len() == 1 { "lead-alone" } else { "lead-tie" }, &args)
        }
    }
}

/// The frame's title: who leads now, and with this entry.
fn title(model: &Model, play: &Play, columns: usize) -> Line<'static> {
    let tally = model.text.get("panel-tally");
    let now = &play.state.closed().standings;
    let begun = play.state.entries().next().is_some();
    let mut words = vec![tally];
    if begun {
        words.push(model.text.with("tally-now", &[("lead", Arg::Text(lead(model, play, now)))]));
    }
    if play.trial.as_ref().is_some_and(|trial| trial.standings.totals != now.totals) {
        words.push(model.text.with("tally-then", &[("lead", Arg::Text(lead(model, play, play.standings())))]));
    }
    while words.len() > 1 && width(&words.join(" ─ ")) > columns {
        words.remove(1);
    }
    paint::styled(words.join(" ─ "), model.theme.title)
}
