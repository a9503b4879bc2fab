//! The palette: a box over the upper rows of the screen.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Clear, Widget};

use super::footer::{self, Hint};
use super::paint;
use crate::text::clean::clean;
use crate::text::fit::width;
use crate::tui::command::Command;
use crate::tui::glyph::Glyph;
use crate::tui::hit::{Hit, Hits};
use crate::tui::model::Model;
use crate::tui::overlay::palette::{Entry, Palette, entries};

/// The most entries in view.
const ROWS: u16 = 14;

/// The columns below which the words of the chosen entry have a row of their own.
const NARROW: u16 = 60;

/// Draws the palette over what lies below it.
pub fn draw(model: &Model, palette: &Palette, area: Rect, buf: &mut Buffer, hits: &mut Hits) {
    hits.clear();
    let all = entries(model, palette);
    let rows = u16::try_from(all.len().max(1)).unwrap_or(u16::MAX).min(ROWS).min(area.height.saturating_sub(5));
    let told = u16::from(area.width < NARROW && !all.is_empty());
    let spot = Rect { height: rows + told + 2, ..area };
    Clear.render(spot, buf);
    let inner = paint::panel(prompt(model, palette), spot, model.glyphs, buf);
    let inner = Rect { x: inner.x + 1, width: inner.width.saturating_sub(2), ..inner };
    if all.is_empty() {
        paint::line(buf, inner, &paint::plain(model.text.get("palette-nothing")));
    }
    let list = Rect { height: inner.height.saturating_sub(told), ..inner };
    let seen = usize::from(list.height);
    let from = (palette.chosen + 1).saturating_sub(seen);
    let columns = Columns::of(&all, usize::from(inner.width));
    for (y, (at, entry)) in (0..).zip(all.iter().enumerate().skip(from).take(seen)) {
        let spot = paint::row(list, y);
        paint::line(buf, spot, &line(model, entry, at == palette.chosen, &columns));
        hits.add(spot, Hit::Line(at));
    }
    if let Some(entry) = all.get(palette.chosen).filter(|_| told > 0) {
        let words = model.glyphs.fold(entry.refused.as_ref().unwrap_or(&entry.help)).into_owned();
        paint::line(buf, paint::row(inner, list.height), &paint::plain(words));
    }
    let bottom = Rect { y: area.bottom().saturating_sub(1), height: 1.min(area.height), ..area };
    Clear.render(bottom, buf);
    footer::draw(model, &hints(model), bottom, buf, hits);
}

/// How wide the columns are.
struct Columns {
    label: usize,
    keys: usize,
    help: usize,
}

impl Columns {
    fn of(all: &[Entry], room: usize) -> Self {
        let widest = |of: fn(&Entry) -> &str| all.iter().map(|entry| width(of(entry))).max().unwrap_or(0);
        let label = widest(|entry| &entry.label).clamp(12, 22).min(room / 3);
        let keys = widest(|entry| &entry.keys).min(room / 5);
        Self { label, keys, help: room.saturating_sub(label + keys + 6) }
    }
}

fn prompt(model: &Model, palette: &Palette) -> Line<'static> {
    let (value, cursor) = (palette.typed.value(), palette.typed.cursor());
    let before: String = value.chars().take(cursor).collect();
    let after: String = value.chars().skip(cursor).collect();
    let mark = model.glyphs.get(Glyph::Cursor);
    let text = format!(": {}{mark}{}", clean(&before), clean(&after));
    Line::from(Span::styled(text, model.theme.title))
}

fn line(model: &Model, entry: &Entry, chosen: bool, columns: &Columns) -> Line<'static> {
    let sign = if chosen { model.glyphs.get(Glyph::Field) } else { " " };
    let fold = |text: &str| model.glyphs.fold(text).into_owned();
    let (words, style) = match &entry.refused {
        Some(why) => (why, model.theme.muted),
        None => (&entry.help, model.theme.label),
    };
    let label = paint::column(&fold(&entry.label), columns.label);
    let style_of_label = if chosen { model.theme.focus } else { style };
    Line::from(vec![
        Span::raw(format!("{sign} ")),
        Span::styled(label, style_of_label),
        Span::styled(format!("  {}  ", paint::column(&fold(&entry.keys), columns.keys)), model.theme.title),
        Span::styled(paint::column(&fold(words), columns.help), style),
    ])
}

fn hints(model: &Model) -> Vec<Hint> {
    let label = |key: &str| model.text.get(key);
    let arrows = super::reading::arrows(model);
    let mut hints = vec![Hint::words("a–z", label("command-search")), Hint::words(arrows, label("palette-choose"))];
    hints.extend(Hint::command(model, Command::Open, label("palette-do"), 1));
    hints.extend(Hint::command(model, Command::Escape, label("palette-close"), 1));
    hints
}
