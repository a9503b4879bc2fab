//! The list of saved sessions drawn: what to go on with, the games, what stands before them.
//!
//! ```text
//! Scorewalk                                  all saved · en
//! ╭ Go on where you stopped ──────────────────────────────╮
//! │ › game · players                                 when │
//! │   step, stage · who leads                             │
//! ╰───────────────────────────────────────────────────────╯
//! ╭ Games · 8 ────────────────────────────────────────────╮
//! │ lines                                                 │
//! ╰───────────────────────────────────────────────────────╯
//! message
//! footer
//! ```
//! Below 80×24 the same without frames.

mod dialog;
mod first;
mod hints;
mod latest;
mod line;
mod trash;

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};

use super::{footer, head, paint, typing};
use crate::rules::Arg;
use crate::tui::glyph::Glyph;
use crate::tui::hit::{Hit, Hits};
use crate::tui::model::{Model, Weight};
use crate::tui::screen::home::{Cursor, is_framed, rows};

pub use line::words_of;

/// Draws it.
pub fn draw(model: &Model, area: Rect, buf: &mut Buffer, hits: &mut Hits) {
    let framed = is_framed(model);
    let panel = if framed { 4 } else { 3 };
    let [top, above, list, message, bottom] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Length(panel),
        Constraint::Fill(1),
        Constraint::Length(1),
        Constraint::Length(1),
    ])
    .areas(area);
    let saved = format!("{} · {}", model.text.get("home-saved"), model.text.lang().code());
    head::draw(model, "Scorewalk", &Line::from(saved), top, buf);
    let below = Rect { height: above.height + list.height, ..above };
    if model.home.trash.is_some() {
        trash::draw(model, below, framed, buf, hits);
    } else if model.home.is_empty() {
        first::draw(model, below, framed, buf, hits);
    } else {
        draw_above(model, above, framed, buf, hits);
        draw_list(model, list, framed, buf, hits);
    }
    if let Some(question) = &model.home.question {
        dialog::draw(model, question, below, buf, hits);
    }
    say(model, message, buf);
    footer::draw(model, &hints::here(model), bottom, buf, hits);
}

/// The line that is said until the next key.
pub(super) fn say(model: &Model, area: Rect, buf: &mut Buffer) {
    let Some(notice) = &model.notice else { return };
    let (sign, style) = match notice.weight {
        Weight::Notice => ("", model.theme.label),
        Weight::Warning => (Glyph::Warning.pair().0, model.theme.warning),
        Weight::Error => (Glyph::Error.pair().0, model.theme.error),
    };
    let sign = if sign.is_empty() { String::new() } else { format!("{sign} ") };
    let area = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
    paint::line(buf, area, &Line::from(vec![Span::styled(sign, style), Span::styled(notice.words.clone(), style)]));
}

/// A frame with a title, or without frames the area as it is.
fn frame(title: Line<'_>, area: Rect, framed: bool, model: &Model, buf: &mut Buffer) -> Rect {
    if !framed {
        return area;
    }
    let inner = paint::panel(title, area, model.glyphs, buf);
    Rect { x: inner.x + 1, width: inner.width.saturating_sub(2), ..inner }
}

/// What to go on with; while something is looked for, what is typed.
fn draw_above(model: &Model, area: Rect, framed: bool, buf: &mut Buffer, hits: &mut Hits) {
    if let Some(input) = &model.home.search {
        let title = paint::styled(model.text.get("home-search"), model.theme.title);
        let inner = frame(title, area, framed, model, buf);
        let room = usize::from(inner.width).saturating_sub(2);
        let mut spans = vec![Span::styled("/ ", model.theme.title)];
        spans.extend(typing::spans(model, input, room));
        paint::line(buf, paint::row(inner, 0), &Line::from(spans));
        let count = Arg::number(model.home.lines());
        let words = model.text.with("home-found", &[("count", count)]);
        paint::line(buf, paint::row(inner, 1), &paint::styled(format!("  {words}"), model.theme.muted));
        return;
    }
    let Some(latest) = model.home.latest() else { return };
    let title = paint::styled(model.text.get(latest::title(model, latest)), model.theme.title);
    let inner = frame(title, area, framed, model, buf);
    if framed {
        latest::draw(model, latest, inner, buf);
    } else {
        latest::draw_narrow(model, latest, inner, buf);
    }
    hits.add(area, Hit::Key(crate::tui::key::Key::Enter));
}

fn draw_list(model: &Model, area: Rect, framed: bool, buf: &mut Buffer, hits: &mut Hits) {
    let inner = frame(title(model), area, framed, model, buf);
    let rows = rows(model);
    let top = model.home.top(rows);
    let shown: Vec<_> = (top..top + rows).map_while(|at| model.home.line(at)).collect();
    let columns = line::Columns::of(model, &shown, usize::from(inner.width));
    for (row, listed) in shown.iter().enumerate() {
        let spot = paint::row(inner, u16::try_from(row).unwrap_or(u16::MAX));
        let under = model.home.cursor() == Cursor::Line(top + row);
        let words = columns.line(model, listed, row + 1, under);
        paint::line(buf, spot, &words);
        hits.add(spot, Hit::Line(top + row));
    }
    if shown.is_empty() {
        paint::line(buf, paint::row(inner, 0), &paint::styled(model.text.get("home-nothing"), model.theme.muted));
    }
}

/// "Games · 8", the page where there are several, and how many cannot be read.
fn title(model: &Model) -> Line<'static> {
    let home = &model.home;
    let mut words = format!("{} · {}", model.text.get("home-games"), home.lines() - home.unreadable());
    let (lines, rows) = (home.lines(), rows(model));
    if lines > rows {
        let top = home.top(rows);
        let args = [("from", Arg::number(top + 1)), ("to", Arg::number((top + rows).min(lines)))];
        words = format!("{words} · {}", model.text.with("home-page", &args));
    }
    let mut spans = vec![Span::styled(words, model.theme.title)];
    if home.unreadable() > 0 {
        let words = model.text.with("home-unreadable", &[("count", Arg::number(home.unreadable()))]);
        spans.push(Span::styled(format!(" · {} {words}", Glyph::Warning.pair().0), model.theme.warning));
    }
    Line::from(spans)
}
