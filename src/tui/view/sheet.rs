//! The sheet: every figure, and below it why it is what it is.

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::{footer, head, paint, players, question, walk};
use crate::rules::{Arg, Entry, Points, Seat, Warning};
use crate::text::fit::{fit, pad, pad_start, width};
use crate::text::signed;
use crate::tui::command::{Command, Context};
use crate::tui::glyph::{self, Glyph};
use crate::tui::hit::Hits;
use crate::tui::model::Model;
use crate::tui::overlay::sheet::{Sheet, figure, rows};
use crate::tui::play::{self, Play};
use crate::tui::verdict;
use crate::tui::view::footer::Hint;
use crate::tui::words;

/// Draws the sheet over the whole screen.
pub fn draw(model: &Model, play: &Play, sheet: Sheet, area: Rect, buf: &mut Buffer, hits: &mut Hits) {
    let [top, body, bottom] =
        Layout::vertical([Constraint::Length(1), Constraint::Fill(1), Constraint::Length(1)]).areas(area);
    let left = format!("{} · {}", walk::left_words(model, play), model.text.get("head-sheet"));
    head::draw(model, &left, &head::with_saved(model, play, ""), top, buf);
    let count = u16::try_from(rows(play).len()).unwrap_or(u16::MAX);
    let framed = body.height >= count + 12;
    let full = count + if framed { 6 } else { 3 };
    let high = full.min(body.height.saturating_sub(3));
    let [above, below] = Layout::vertical([Constraint::Length(high), Constraint::Fill(1)]).areas(body);
    let inner = if framed {
        paint::panel(paint::styled(title(model, play, above.width), model.theme.title), above, model.glyphs, buf)
    } else {
        above
    };
    draw_figures(model, play, sheet, inner, buf);
    let inner = if framed {
        paint::panel(paint::styled(why_title(model, play, sheet), model.theme.title), below, model.glyphs, buf)
    } else {
        paint::line(buf, paint::row(below, 0), &paint::styled(why_title(model, play, sheet), model.theme.title));
        paint::skip(below, 1)
    };
    draw_lines(model, play, sheet, Rect { x: inner.x + 1, width: inner.width.saturating_sub(2), ..inner }, buf);
    footer::draw(model, &hints(model), bottom, buf, hits);
}

/// The title, with the rules that the game is played by as far as there is room.
fn title(model: &Model, play: &Play, columns: u16) -> String {
    let rules = model.text.rules_played(play.state.game(), play.state.setup());
    let rules = rules.into_iter().map(|(option, value)| format!("{option}: {value}"));
    let words = std::iter::once(model.text.get("panel-sheet")).chain(rules).collect::<Vec<_>>().join(" · ");
    fit(&words, usize::from(columns).saturating_sub(6), paint::CUT).into_owned()
}

fn hints(model: &Model) -> Vec<Hint> {
    let text = &model.text;
    let change = Hint::command(model, Command::Open, text.get("sheet-change"), 1);
    let mut hints: Vec<Hint> = change.into_iter().collect();
    hints.push(Hint { rank: 3, ..Hint::words("←↑→↓", text.get("hint-move")) });
    hints.push(Hint { rank: 4, ..Hint::words("1–9", text.get("hint-player")) });
    hints.extend(footer::of_registry(model, Context::Sheet, &[Command::Open, Command::Sheet]));
    hints
}

fn draw_figures(model: &Model, play: &Play, sheet: Sheet, area: Rect, buf: &mut Buffer) {
    let seats = play.state.setup().seats();
    let rows = rows(play);
    let label = usize::from(area.width).saturating_sub(seats * 7).clamp(8, 24);
    let wide = ((usize::from(area.width).saturating_sub(label)) / seats.max(1)).min(14);
    let standings = &play.state.closed().standings;
    let height = usize::from(area.height);
    let placed = height > rows.len() + 2;
    let shown = height.saturating_sub(if placed { 3 } else { 2 });
    let from = (sheet.row + 1).saturating_sub(shown);
    let hidden = rows.len().saturating_sub(shown);
    let mut lines = vec![name_line(model, play, label, wide, hidden)];
    for (row, (category, spec)) in rows.iter().enumerate().skip(from).take(shown) {
        let name = words::of_game(play, &model.text, &format!("category-{}", spec.id));
        let marked = if warned(play, (*category, spec.id)) { format!("{name} !") } else { name };
        let mut spans = vec![Span::raw(format!(" {}", pad(&fit(&marked, label - 1, paint::CUT), label - 1)))];
        for seat in (0..seats).map(Seat) {
            let here = sheet.row == row && sheet.seat == seat.0;
            spans.push(figure_span(model, play, (*category, seat), here, wide));
        }
        lines.push(Line::from(spans));
    }
    if height > lines.len() + 2 {
        lines.push(Line::from(format!(" {}", "─".repeat((label + wide * seats).saturating_sub(2)))));
    }
    let sums = (0..seats).map(Seat).map(|seat| {
        let style = if standings.places[seat] == 1 { model.theme.leader } else { model.theme.value };
        let words = signed(standings.totals[seat]);
        [Span::raw(" ".repeat(wide.saturating_sub(width(&words) + 2))), Span::styled(words, style), Span::raw("  ")]
    });
    let mut spans =
        vec![Span::styled(format!(" {}", pad(&model.text.get("tally-total"), label - 1)), model.theme.value)];
    spans.extend(sums.flatten());
    lines.push(Line::from(spans));
    let ranks = (0..seats).map(Seat).map(|seat| pad_start(&format!("{}  ", verdict::place(standings, seat)), wide));
    lines.push(Line::from(format!(" {}{}", pad(&model.text.get("tally-place"), label - 1), ranks.collect::<String>())));
    paint::lines(buf, area, &lines);
}

/// The players over their columns; where rows are out of sight, how many.
fn name_line(model: &Model, play: &Play, label: usize, wide: usize, hidden: usize) -> Line<'static> {
    let names = players::names(play, wide.saturating_sub(6).max(1));
    let hidden = i64::try_from(hidden).unwrap_or(0);
    let more = if hidden > 0 {
        format!(" {} ↓", model.text.with("reading-more", &[("count", Arg::Count(hidden))]))
    } else {
        String::new()
    };
    let mut spans = vec![Span::styled(paint::column(&more, label), model.theme.muted)];
    for (at, name) in names.iter().enumerate() {
        let mark = format!("{} {}", at + 1, glyph::shape(Seat(at)));
        let name = if wide > 8 { format!(" {name}") } else { String::new() };
        let room = wide.saturating_sub(width(&mark) + width(&name) + 1);
        spans.push(Span::raw(" ".repeat(room)));
        spans.push(Span::styled(mark, players::look(model, play, Seat(at))));
        spans.push(Span::raw(format!("{name} ")));
    }
    Line::from(spans)
}

fn figure_span(model: &Model, play: &Play, what: (usize, Seat), here: bool, wide: usize) -> Span<'static> {
    let (category, seat) = what;
    let known = play.state.has(category);
    let moved = if play.moved.contains(&what) { Glyph::Changed.pair().0 } else { "" };
    let words = if known { signed(figure(play, category, seat)) } else { "·".to_owned() };
    let words = format!("{moved}{words}");
    if here {
        return Span::styled(pad_start(&format!("[ {words} ]"), wide), model.theme.selected);
    }
    let style = if known { Style::new() } else { model.theme.muted };
    Span::styled(pad_start(&format!("{words}  "), wide), style)
}

/// Whether a warning is about an entry of a category, given by its index and its name.
fn warned(play: &Play, category: (usize, &str)) -> bool {
    play.state.warnings().any(|warning| warning.item.is_some_and(|item| counts_as(play, item, category)))
}

/// Whether an entry counts in a category: one of those it has points in; where it has none, that of its step, or else the one
/// called like its stage.
fn counts_as(play: &Play, item: usize, (at, category): (usize, &str)) -> bool {
    let mut paid = play.state.lines_of(item).filter(|line| line.points != 0).peekable();
    if paid.peek().is_some() {
        return paid.any(|line| line.category == at);
    }
    let step = play.state.entry(item).map(Entry::step);
    let stage = step.and_then(|step| play.state.game().stage_of(step)).map(|stage| stage.id);
    step.and_then(|step| step.category).or(stage) == Some(category)
}

fn why_title(model: &Model, play: &Play, sheet: Sheet) -> String {
    let Some((category, spec)) = rows(play).into_iter().nth(sheet.row) else { return String::new() };
    let name = words::of_game(play, &model.text, &format!("category-{}", spec.id));
    let seat = Seat(sheet.seat);
    let args = [
        ("name", Arg::Text(play::shape_name(play, seat))),
        ("points", Arg::Text(signed(figure(play, category, seat)))),
        ("category", Arg::Text(name)),
    ];
    model.text.with("why-title", &args)
}

fn draw_lines(model: &Model, play: &Play, sheet: Sheet, area: Rect, buf: &mut Buffer) {
    let lines = sheet.lines(play);
    let columns = usize::from(area.width);
    let names = |seat: Seat| play::shape_name(play, seat);
    let rows = usize::from(area.height);
    let from = sheet.line.map_or(0, |at| (at + 2).saturating_sub(rows));
    let mut drawn: Vec<Line<'static>> = Vec::new();
    if lines.is_empty() {
        drawn.push(paint::styled(model.text.get("why-nothing"), model.theme.muted));
    }
    for (at, line) in lines.iter().enumerate().skip(from) {
        let head = line.item.map_or_else(String::new, |item| entry_head(model, play, item));
        let why = model.text.message(&line.why, &names);
        let points = signed(line.points);
        let words = format!("{}{why}", pad(&head, if head.is_empty() { 0 } else { 14 }));
        let cut = fit(&words, columns.saturating_sub(width(&points) + 5), paint::CUT).into_owned();
        let room = columns.saturating_sub(width(&cut) + width(&points) + 4);
        let chosen = sheet.line == Some(at);
        let style = if chosen { model.theme.focus } else { Style::new() };
        let mark = if chosen { "› " } else { "  " };
        drawn.push(Line::from(vec![
            Span::raw(mark),
            Span::styled(format!("{cut}{}", " ".repeat(room)), style),
            Span::styled(format!("{points} "), model.theme.value),
        ]));
    }
    if lines.len() > 1 {
        let sum: Points = lines.iter().map(|line| line.points).sum();
        drawn.push(Line::from(vec![
            Span::raw("  "),
            Span::styled(pad_start(&format!("= {} ", signed(sum)), columns - 2), model.theme.value),
        ]));
    }
    let about: Vec<Warning> = warnings_about(play, sheet);
    for warning in about {
        drawn.extend(question::warning(model, play, &warning, columns));
    }
    drawn.extend(question::notice(model, columns));
    let over = drawn.len().saturating_sub(rows);
    if over > 0 && model.notice.is_some() {
        drawn.drain(rows.saturating_sub(1)..drawn.len() - 1);
    }
    paint::lines(buf, area, &drawn);
}

/// What an entry is called in the list of reasons: its name and number.
fn entry_head(model: &Model, play: &Play, item: usize) -> String {
    let Some(entry) = play.state.entry(item).filter(|entry| entry.step().is_numbered()) else { return String::new() };
    words::entry_title(play, &model.text, item, entry)
}

fn warnings_about(play: &Play, sheet: Sheet) -> Vec<Warning> {
    let Some((category, spec)) = rows(play).into_iter().nth(sheet.row) else { return Vec::new() };
    let of_category = |item: usize| counts_as(play, item, (category, spec.id));
    play.state.warnings().filter(|warning| warning.item.is_none_or(of_category)).cloned().collect()
}
