//! Rules and keys, drawn: one panel that scrolls, below it the pages there are.
//!
//! ```text
//! Kutná Hora · rules at hand            [rules]  keys ⇥
//! ╭ Step 2 of 6 · City dots ──────────────────────────╮
//! │ paragraphs, what is often got wrong               │
//! │ ‹ the page before                  the next one › │
//! ╰───────────────────────────────────────── 9 more ↓ ╯
//! ╭ All pages ────────────────────────────────────────╮
//! ╰───────────────────────────────────────────────────╯
//! footer
//! ```

mod keys;
mod lines;
mod rules;

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};

use super::footer::{self, Hint};
use super::paint;
use crate::rules::Arg;
use crate::tui::command::{Command, Context};
use crate::tui::glyph::Glyph;
use crate::tui::hit::Hits;
use crate::tui::key::Key;
use crate::tui::model::Model;
use crate::tui::overlay::reading::{Reading, Side, keys as keys_page};
use crate::tui::{play, words};

/// The rows from which the list of pages is shown.
const ROOMY: u16 = 18;

/// Where the parts lie.
struct Parts {
    head: Rect,
    body: Rect,
    pages: Rect,
    footer: Rect,
}

/// Draws rules or keys.
pub fn draw(model: &Model, reading: &Reading, area: Rect, buf: &mut Buffer, hits: &mut Hits) {
    let parts = parts(model, reading, area);
    draw_head(model, reading, parts.head, buf);
    let inner = paint::panel(title(model, reading), parts.body, model.glyphs, buf);
    let text = text_area(reading, inner);
    let all = content(model, reading, usize::from(text.width));
    let rows = usize::from(text.height);
    let from = reading.scroll.min(all.len().saturating_sub(rows));
    paint::lines(buf, text, all.get(from..all.len().min(from + rows)).unwrap_or_default());
    draw_more(model, all.len().saturating_sub(from + rows), parts.body, buf);
    if has_turns(reading) {
        rules::draw_turns(model, reading, paint::row(inner, inner.height.saturating_sub(1)), buf, hits);
    }
    if parts.pages.height > 0 {
        rules::draw_pages(model, reading, parts.pages, buf, hits);
    }
    footer::draw(model, &hints(model, reading), parts.footer, buf, hits);
}

/// The columns and rows that the text has.
#[must_use]
pub fn room(model: &Model) -> (usize, usize) {
    let Some(reading) = model.overlays.iter().rev().find_map(|overlay| match overlay {
        crate::tui::overlay::Overlay::Reading(reading) => Some(reading),
        _ => None,
    }) else {
        return (0, 0);
    };
    let area = Rect::new(0, 0, model.size.width, model.size.height);
    let body = parts(model, reading, area).body;
    let inner = Rect { width: body.width.saturating_sub(2), height: body.height.saturating_sub(2), ..body };
    let text = text_area(reading, inner);
    (usize::from(text.width), usize::from(text.height))
}

/// How far the text can be scrolled at most.
#[must_use]
pub fn furthest(model: &Model, reading: &Reading) -> usize {
    let (columns, rows) = room(model);
    content(model, reading, columns).len().saturating_sub(rows)
}

fn parts(model: &Model, reading: &Reading, area: Rect) -> Parts {
    let list = if reading.side == Side::Rules && area.height >= ROOMY {
        rules::page_rows(model, reading, usize::from(area.width.saturating_sub(4))).len() + 2
    } else {
        0
    };
    let list = u16::try_from(list).unwrap_or(0).min(area.height / 2);
    let rows = [Constraint::Length(1), Constraint::Fill(1), Constraint::Length(list), Constraint::Length(1)];
    let [head, body, pages, footer] = Layout::vertical(rows).areas(area);
    Parts { head, body, pages, footer }
}

/// The part of the panel that scrolls.
fn text_area(reading: &Reading, inner: Rect) -> Rect {
    let below = match inner.height {
        _ if !has_turns(reading) => 0,
        0..12 => 1,
        _ => 2,
    };
    let width = inner.width.saturating_sub(2);
    Rect { x: inner.x + 1, width, height: inner.height.saturating_sub(below), ..inner }
}

/// Whether the pages before and after are named: in the rules, while nothing is looked for.
fn has_turns(reading: &Reading) -> bool {
    reading.side == Side::Rules && reading.wanted().is_none()
}

fn content(model: &Model, reading: &Reading, columns: usize) -> Vec<Line<'static>> {
    match reading.side {
        Side::Rules => rules::content(model, reading, columns),
        Side::Keys => keys::content(model, reading, columns),
    }
}

fn title(model: &Model, reading: &Reading) -> Line<'static> {
    let Some(search) = &reading.search else {
        let words = match reading.side {
            Side::Rules => rules::title(model, reading),
            Side::Keys => context_name(model),
        };
        return paint::styled(words, model.theme.title);
    };
    let cursor = if reading.typing { model.glyphs.get(Glyph::Cursor) } else { "" };
    let found = match reading.side {
        Side::Rules => rules::found(model, reading),
        Side::Keys => keys::found(model, reading),
    };
    let count = Arg::number(found);
    let mut spans = vec![
        Span::raw("/ "),
        Span::styled(format!("{}{cursor}", crate::text::clean::clean(search.value())), model.theme.title),
    ];
    if reading.wanted().is_some() {
        let found = model.text.with("reading-found", &[("count", count)]);
        spans.push(Span::raw(format!(" · {found}")));
    }
    Line::from(spans)
}

/// What lies below, by name.
fn context_name(model: &Model) -> String {
    let name: &'static str = model.context_under(keys_page::below(model)).into();
    model.text.get(&format!("context-{name}"))
}

fn draw_head(model: &Model, reading: &Reading, area: Rect, buf: &mut Buffer) {
    let tab = |side: Side, key: &str| {
        let words = model.text.get(key);
        if reading.side == side {
            Span::styled(format!("[{words}]"), model.theme.title)
        } else {
            Span::raw(format!("{words} {}", model.glyphs.key(Key::Tab)))
        }
    };
    let tabs = vec![tab(Side::Rules, "reading-rules"), Span::raw("  "), tab(Side::Keys, "reading-keys")];
    let left = match (reading.side, reading.page(model)) {
        (Side::Rules, Some((game, _))) => {
            let name = model.text.get(&format!("game-{}", game.id));
            model.text.with("reading-title", &[("game", Arg::Text(name))])
        }
        _ => model.text.get("reading-keys-title"),
    };
    super::head::draw(model, &left, &Line::from(tabs), area, buf);
}

/// How many lines are below, in the frame.
fn draw_more(model: &Model, below: usize, body: Rect, buf: &mut Buffer) {
    if below == 0 || body.height < 3 || body.width < 24 {
        return;
    }
    let count = Arg::number(below);
    let words = format!(" {} ↓ ", model.text.with("reading-more", &[("count", count)]));
    let frame = Rect { x: body.x + 2, y: body.bottom() - 1, width: body.width.saturating_sub(4), height: 1 };
    paint::line_right(buf, frame, &paint::styled(words, model.theme.muted));
}

fn hints(model: &Model, reading: &Reading) -> Vec<Hint> {
    let label = |key: &str| model.text.get(key);
    let back = match &reading.search {
        Some(_) => label("reading-end-search"),
        None => back_words(model),
    };
    let other = if reading.side == Side::Rules { "reading-keys" } else { "reading-rules" };
    let mut hints = Vec::new();
    if reading.typing {
        hints.push(Hint::words("a–z", label("command-search")));
    } else {
        hints.extend(Hint::command(model, Command::Search, label("command-search"), 3));
    }
    if reading.side == Side::Rules && !reading.typing {
        let rank = |rank| move |hint: Hint| Hint { rank, ..hint };
        hints.push(rank(4)(Hint::words("1–9", label("reading-page"))));
        let sides = format!("{} {}", model.glyphs.key(Key::Left), model.glyphs.key(Key::Right));
        hints.push(rank(5)(Hint::words(sides, label("reading-page"))));
    }
    hints.extend(Hint::command(model, Command::OtherPage, label(other), 2));
    hints.push(Hint { rank: 6, ..Hint::words(arrows(model), label("reading-scroll")) });
    hints.extend(Hint::command(model, Command::Escape, back, 1));
    hints
}

/// The arrows up and down as one hint.
pub(super) fn arrows(model: &Model) -> String {
    let between = if model.glyphs.ascii { " " } else { "" };
    [Key::Up, Key::Down].map(|key| model.glyphs.key(key)).join(between)
}

/// Where `Esc` leads: "back to building 13".
fn back_words(model: &Model) -> String {
    let below = keys_page::below(model);
    let plain = model.text.get("reading-back");
    let Some(play) = model.play().filter(|_| model.context_under(below) == Context::Walk) else { return plain };
    let mut name = words::of_step(play, &model.text, play.form.step, "entry");
    if !play.form.step.once {
        let item = play.selected().unwrap_or_else(|| play.state.items());
        let before = play.state.entries().filter(|placed| placed.entry.step() == play.form.step).count();
        let number = if play.selected().is_some() { play::entry_ordinal(play, item) } else { before + 1 };
        name = format!("{name} {number}");
    }
    model.text.with("reading-back-to", &[("entry", Arg::Text(name))])
}
