//! The result: who won, what decided it, the table by place, where the points came from and the path of the totals.
//!
//! ```text
//! Kutná Hora · 4 players · 21 Nov · place           result · saved
//!                   ● ANNA WINS  65 : 65 : 62 : 52
//!                   what decided it
//! the table, sorted by place
//! ! what looks wrong
//! ╭ Where the points came from ──╮╭ The path, 29 entries ────────╮
//! ╰──────────────────────────────╯╰──────────────────────────────╯
//! footer
//! ```

mod axis;
mod bars;
mod path;
mod table;

use jiff::Timestamp;
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};

use super::paint::CUT;
use super::{footer, head, paint};
use crate::rules::Arg;
use crate::text::clean::clean;
use crate::text::fit::{fit, width};
use crate::text::signed;
use crate::tui::command::{Command, Context};
use crate::tui::hit::Hits;
use crate::tui::model::{Model, Weight};
use crate::tui::play::Play;
use crate::tui::verdict;

/// The rows from which the charts say something.
const CHART_ROWS: u16 = 8;
/// The columns from which there is the whole table.
const WIDE: u16 = 64;

/// Draws the result.
pub fn draw(model: &Model, play: &Play, area: Rect, buf: &mut Buffer, hits: &mut Hits) {
    let rows = [Constraint::Length(1), Constraint::Fill(1), Constraint::Length(1)];
    let [top, body, bottom] = Layout::vertical(rows).areas(area);
    let words = if area.width < WIDE { String::new() } else { model.text.get("result-head") };
    let right = head::with_saved(model, play, &words);
    head::draw(model, &left_words(model, play), &right, top, buf);
    let airy = area.height >= 24 && area.width >= WIDE;
    let mut left = if airy { paint::skip(body, 1) } else { body };
    left = draw_title(model, play, left, buf);
    left = if airy { paint::skip(left, 1) } else { left };
    left = if area.width >= WIDE {
        table::draw(model, play, left, buf)
    } else {
        table::draw_folded(model, play, left, buf)
    };
    left = draw_remarks(model, play, left, buf);
    if left.height >= CHART_ROWS && area.width >= WIDE {
        draw_charts(model, play, left, buf);
    }
    footer::draw(model, &footer::of_registry(model, Context::Result, &[Command::Escape]), bottom, buf, hits);
}

/// Game, players, date and place.
fn left_words(model: &Model, play: &Play) -> String {
    let setup = play.state.setup();
    let game = model.text.get(&format!("game-{}", play.state.game().id));
    let count = Arg::number(setup.seats());
    let players = model.text.with("result-players", &[("count", count)]);
    let date = play.state.header().created.as_deref().and_then(|created| date(model, created));
    let place = setup.place.as_deref().map(|place| clean(place).into_owned()).filter(|place| !place.is_empty());
    [Some(game), Some(players), date, place].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// The day of a time in UTC, where the clock on the wall is.
fn date(model: &Model, created: &str) -> Option<String> {
    let day = created.parse::<Timestamp>().ok()?.to_zoned_datetime(model.zone.clone()).date();
    let args = [("day", Arg::Count(day.day().into())), ("month", Arg::Count(day.month().into()))];
    Some(model.text.with("date-day", &args))
}

/// Who won, the totals by place, and what decided it.
fn draw_title(model: &Model, play: &Play, area: Rect, buf: &mut Buffer) -> Rect {
    let standings = play.standings();
    let winners = verdict::winners(&model.text, play, standings);
    let totals: Vec<String> = standings.order().into_iter().map(|seat| signed(standings.totals[seat])).collect();
    let totals = totals.join(" : ");
    let room = usize::from(area.width.saturating_sub(2));
    let mut lines = vec![];
    if width(&winners) + width(&totals) + 2 <= room {
        lines.push(Line::from(Span::styled(format!("{winners}  {totals}"), model.theme.title)));
    } else {
        lines.extend(paint::wrap(&winners, room).into_iter().map(|row| paint::styled(row, model.theme.title)));
        lines.push(paint::styled(totals, model.theme.title));
    }
    let why = verdict::decided(&model.text, play, standings);
    lines.extend(paint::wrap(&why, room).into_iter().map(paint::plain));
    for (at, line) in (0..).zip(&lines) {
        paint::line_centred(buf, paint::row(area, at), line);
    }
    paint::skip(area, lines.len())
}

/// What looks wrong and what was just said, in as few rows as it takes.
fn draw_remarks(model: &Model, play: &Play, area: Rect, buf: &mut Buffer) -> Rect {
    let mut lines: Vec<Line<'static>> = Vec::new();
    let warnings = verdict::warnings(model, play);
    let most = if area.height > 16 { 3 } else { 1 };
    lines.extend(warnings.iter().take(most).map(|words| paint::styled(words.clone(), model.theme.warning)));
    if warnings.len() > most
        && let Some(last) = lines.last_mut()
    {
        let count = Arg::number(warnings.len() - most);
        let more = format!(" · {}", model.text.with("result-more-warnings", &[("count", count)]));
        // How many more there are is worth more than the end of a long one.
        let room = usize::from(area.width.saturating_sub(2)).saturating_sub(width(&more));
        let words = format!("{}{more}", fit(&last.to_string(), room, CUT));
        *last = paint::styled(words, model.theme.warning);
    }
    if let Some(notice) = &model.notice {
        let style = match notice.weight {
            Weight::Error => model.theme.error,
            Weight::Warning => model.theme.warning,
            Weight::Notice => model.theme.label,
        };
        lines.push(paint::styled(notice.words.clone(), style));
    }
    let inner = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
    let left = paint::lines(buf, inner, &lines);
    Rect { x: area.x, width: area.width, ..left }
}

/// The two charts, side by side; the bars get what they need.
fn draw_charts(model: &Model, play: &Play, area: Rect, buf: &mut Buffer) {
    let most = area.width.saturating_sub(34);
    let needed = bars::columns(model, play, most) + 4;
    let bars_width = needed.max(area.width / 2).min(area.width.saturating_sub(30));
    let columns = [Constraint::Length(bars_width), Constraint::Fill(1)];
    let [left, right] = Layout::horizontal(columns).areas(area);
    let title = paint::plain(model.text.get("result-bars"));
    bars::draw(model, play, paint::panel(title, left, model.glyphs, buf), buf);
    let entries = play.state.entries().filter(|placed| !placed.entry.step().turn).count();
    let count = Arg::number(entries);
    let title = paint::plain(model.text.with("result-path", &[("count", count)]));
    path::draw(model, play, paint::panel(title, right, model.glyphs, buf), buf);
}
