//! The form: one line a row, with what it gives at the right.

use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

mod choice;
mod flow;
mod list;
mod who;

use super::players;
use crate::rules::{Arg, Message, Note, Seat};
use crate::text::fit::{fit, pad_start, tail_of, width};
use crate::text::{clean, gain, signed};
use crate::tui::form::{Cell, Look, Row, RowKind};
use crate::tui::hit::{Hit, Hits};
use crate::tui::key::Key;
use crate::tui::model::Model;
use crate::tui::play::{Focus, Mode, Play};
use crate::tui::verdict;
use crate::tui::view::paint::{self, CUT};
use crate::tui::words;

/// A line of the question: what stands left, what stands right, and what can be clicked, by column.
#[derive(Clone, Debug, Default)]
pub struct Drawn {
    /// What stands left.
    pub left: Line<'static>,
    /// What stands right.
    pub right: Line<'static>,
    /// Spots: first column, width, and what a click means.
    pub spots: Vec<(usize, usize, Hit)>,
    /// Whether it is of the row under the cursor.
    pub under: bool,
}

impl Drawn {
    /// A line with nothing at the right.
    #[must_use]
    pub fn of(left: Line<'static>) -> Self {
        Self { left, ..Self::default() }
    }

    /// Records what can be clicked, the line being drawn into `area`.
    pub fn record(&self, area: Rect, hits: &mut Hits) {
        for (x, wide, hit) in &self.spots {
            let x = area.x + u16::try_from(*x).unwrap_or(0);
            let wide = u16::try_from(*wide).unwrap_or(0);
            hits.add(Rect { x, width: wide, height: 1, ..area }, hit.clone());
        }
    }
}

/// How the form is drawn.
#[derive(Clone, Copy, Debug)]
pub struct FormLook {
    /// The columns there are.
    pub columns: usize,
    /// Whether the window is narrow: names give way, totals stand in the rows.
    pub folded: bool,
    /// Whether rows are short: only what was picked is shown of the choices that are not under the cursor.
    pub tight: bool,
}

/// The lines of the form in front.
#[must_use]
pub fn lines(model: &Model, play: &Play, look: FormLook) -> Vec<Drawn> {
    let form = &play.form;
    if matches!(play.focus, Focus::Kinds | Focus::Opening) {
        return Vec::new();
    }
    let heads = words::heads(play, &model.text, form);
    let grid = !heads.is_empty();
    let mut lines = Vec::new();
    let mut headed = false;
    for row in form.rows.iter().filter(|row| is_shown(play, row, look)) {
        if grid && !headed && matches!(row.kind, RowKind::Seat(_) | RowKind::Names(_)) {
            lines.push(Drawn::of(head_line(model, play, &heads, look)));
            headed = true;
        }
        let under = is_under(play, row);
        let drawn = if flow::flows(play, row) {
            flow::row(model, play, row, look, heads.len())
        } else {
            row_line(model, play, row, look, heads.len())
        };
        lines.extend(drawn.into_iter().map(|line| Drawn { under, ..line }));
    }
    lines
}

/// A line with something at its right, or two where it has no room for both.
fn beside(line: Drawn, right: Line<'static>, look: FormLook) -> Vec<Drawn> {
    if right.spans.is_empty() || has_room(&line.left, &right, look) {
        return vec![Drawn { right, ..line }];
    }
    vec![line, Drawn { right, ..Drawn::default() }]
}

/// Whether a line has room at its right, a space between.
fn has_room(left: &Line<'_>, right: &Line<'_>, look: FormLook) -> bool {
    paint::wide(&left.spans) + 1 + paint::wide(&right.spans) <= look.columns
}

/// A text that may be left out shows once the cursor is in it or something is; where rows are short, a choice that is as
/// usual, too.
fn is_shown(play: &Play, row: &Row, look: FormLook) -> bool {
    let form = &play.form;
    let cell = form.cells.get(row.first);
    if look.tight && !is_under(play, row) && cell.is_some_and(choice::is_as_usual) {
        return false;
    }
    let left_out = cell.is_some_and(|cell| cell.look == Look::Text && cell.text.value().is_empty());
    let asked = cell.and_then(|cell| form.field(cell.field)).is_some_and(|field| field.asked);
    !left_out || form.cursor == row.first || form.rows.len() == 1 || asked
}

/// How wide the labels of the rows are.
fn label_width(model: &Model, play: &Play, look: FormLook, columns: usize) -> usize {
    let shown = play.form.rows.iter().filter(|row| is_shown(play, row, look));
    let labels = shown.filter_map(|row| row_label(model, play, row)).map(|label| width(&label) + 1);
    let names = if has_seat_rows(play) { name_width(play, look, columns) + 3 } else { 0 };
    labels.chain([names]).max().unwrap_or(0)
}

/// How many columns names get in rows of players.
fn name_width(play: &Play, look: FormLook, columns: usize) -> usize {
    let most = if look.folded && columns > 3 {
        0
    } else if look.folded {
        9.min(look.columns.saturating_sub(6 + 8 * columns))
    } else if columns > 3 {
        10
    } else {
        14
    };
    let widest = players::names(play, most).iter().map(|name| width(name)).max().unwrap_or(0);
    widest.min(most) + usize::from(most > 0)
}

fn row_label(model: &Model, play: &Play, row: &Row) -> Option<String> {
    let field = |at: usize| play.form.field(at).map(|field| words::label(play, &model.text, play.form.step, field));
    match row.kind {
        RowKind::Field(at) | RowKind::Names(at) => field(at),
        RowKind::Line => play.form.cells.get(row.first).and_then(|cell| field(cell.field)),
        RowKind::Places(_) => Some(String::new()),
        RowKind::Seat(_) => None,
    }
}

/// How wide a column of a grid is.
fn cell_width(heads: &[String], look: FormLook) -> usize {
    let widest = heads.iter().map(|head| width(head)).max().unwrap_or(0).max(5);
    match heads.len() {
        0..=1 => widest + 1,
        2..=3 if look.folded => 8,
        _ if look.folded => 5,
        _ => widest + 1,
    }
}

fn head_line(model: &Model, play: &Play, heads: &[String], look: FormLook) -> Line<'static> {
    let label = label_width(model, play, look, heads.len());
    let wide = cell_width(heads, look);
    let cells = heads.iter().map(|head| pad_start(&fit(head, wide - 1, CUT), wide)).collect::<String>();
    Line::from(Span::styled(format!("  {}{cells}", " ".repeat(label)), model.theme.label))
}

/// Whether the cursor stands in a row.
fn is_under(play: &Play, row: &Row) -> bool {
    let cursor = play.form.cursor;
    play.focus == Focus::Form && row.first <= cursor && cursor < row.first + row.len
}

fn row_line(model: &Model, play: &Play, row: &Row, look: FormLook, columns: usize) -> Vec<Drawn> {
    let form = &play.form;
    let under = is_under(play, row);
    let label = label_width(model, play, look, columns);
    let mut pen = Pen::new(if under { "› " } else { "  " });
    match row.kind {
        RowKind::Seat(seat) => {
            let name = name_width(play, look, columns);
            let spans = players::seated(model, play, seat, name.saturating_sub(1));
            pen.padded(spans, label);
        }
        _ => pen.padded(vec![Span::styled(row_label(model, play, row).unwrap_or_default(), model.theme.label)], label),
    }
    let heads = words::heads(play, &model.text, form);
    for at in row.first..row.first + row.len {
        let Some(cell) = form.cells.get(at) else { continue };
        let focused = under && at == form.cursor;
        match row.kind {
            RowKind::Places(_) => place_cell(model, cell, at, focused, &mut pen),
            _ => field_cell(model, play, cell, at, (focused, heads.len(), cell_width(&heads, look), look), &mut pen),
        }
    }
    let right = right_of(model, play, row, look, columns);
    if !matches!(row.kind, RowKind::Seat(_)) {
        return beside(pen.line(), right, look);
    }
    if look.folded {
        // The figure before it ends with the place of the cursor, so no more space is needed.
        let fits = pen.wide + paint::wide(&right.spans) <= look.columns;
        return vec![Drawn { right: if fits { right } else { Line::default() }, ..pen.line() }];
    }
    // What a player's row gives stands next to the figures, not across the panel.
    pen.push(Span::raw("   "));
    right.spans.into_iter().for_each(|span| pen.push(span));
    vec![pen.line()]
}

/// A value of a place, with the place before it.
fn place_cell(model: &Model, cell: &Cell, at: usize, focused: bool, pen: &mut Pen) {
    let place = Arg::number(cell.at + 1);
    let ordinal = model.text.with("ordinal", &[("n", place)]);
    let start = pen.wide;
    pen.push(Span::styled(format!("{ordinal} "), model.theme.label));
    number(model, cell, focused, 4, pen);
    pen.push(Span::raw("  "));
    pen.spots.push((start, pen.wide - start, Hit::Cell(at)));
}

fn field_cell(model: &Model, play: &Play, cell: &Cell, at: usize, how: (bool, usize, usize, FormLook), pen: &mut Pen) {
    let (focused, heads, wide, look) = how;
    let start = pen.wide;
    match &cell.look {
        Look::Number(_) | Look::Signed(_) => {
            let alone = heads == 0 && !has_seat_rows(play);
            number(model, cell, focused, if alone { 1 } else { wide }, pen);
            pen.spots.push((start, pen.wide - start, Hit::Cell(at)));
        }
        Look::Choice(choices) => choice::line(model, play, cell, (at, choices, focused), look, pen),
        Look::Flag => {
            pen.push(Span::raw(if cell.is_on() { "[x]" } else { "[ ]" }));
            pen.spots.push((start, 3, Hit::Pick(at, Key::Char(' '))));
        }
        Look::Text => {
            let room = look.columns.saturating_sub(pen.wide + 1);
            text(model, cell, focused, room, pen);
            pen.spots.push((start, pen.wide.max(start + 4) - start, Hit::Cell(at)));
        }
        // These need more than one line: their rows flow.
        Look::Who(_) | Look::List(_) => {}
    }
}

/// A figure against the right of its column, with the cursor after it.
fn number(model: &Model, cell: &Cell, focused: bool, wide: usize, pen: &mut Pen) {
    let theme = &model.theme;
    let (shown, style) = match (cell.digits.as_str(), cell.blank) {
        ("", Some(blank)) if cell.settled => (signed(blank), theme.value),
        ("", Some(blank)) if theme.brackets_defaults() => (format!("({blank})"), theme.muted),
        ("", Some(blank)) => (signed(blank), theme.muted),
        ("", None) if focused => (String::new(), theme.muted),
        ("", None) => ("·".to_owned(), theme.muted),
        (digits, _) if cell.is_wrong() => (format!("{}✗", digits.replace('-', "−")), theme.error),
        (digits, _) => (digits.replace('-', "−"), if focused { theme.selected } else { Style::new() }),
    };
    let room = wide.saturating_sub(1);
    let pad = room.saturating_sub(width(&shown));
    pen.push(Span::raw(" ".repeat(pad)));
    pen.push(Span::styled(shown, style));
    pen.push(Span::styled(if focused { "▏" } else { " " }, theme.selected));
}

/// A text with its cursor; the end of a long one is shown.
fn text(model: &Model, cell: &Cell, focused: bool, room: usize, pen: &mut Pen) {
    let clean = clean::clean(cell.text.value()).into_owned();
    let shown = if width(&clean) > room { tail_of(&clean, room) } else { clean };
    if !focused {
        return pen.push(Span::raw(shown));
    }
    let back = cell.text.value().chars().count().saturating_sub(cell.text.cursor());
    let at = shown.char_indices().rev().nth(back.saturating_sub(1)).map_or(0, |(at, _)| at);
    let at = if back == 0 { shown.len() } else { at };
    let (before, after) = shown.split_at_checked(at).unwrap_or((&shown, ""));
    pen.push(Span::styled(before.to_owned(), model.theme.selected));
    pen.push(Span::styled("▏", model.theme.selected));
    pen.push(Span::styled(after.to_owned(), model.theme.selected));
}

/// What a row gives: a remark of the game on the player, else the points; in a narrow window the total besides.
fn right_of(model: &Model, play: &Play, row: &Row, look: FormLook, columns: usize) -> Line<'static> {
    let mut shown = play.form.rows.iter().filter(|row| is_shown(play, row, look));
    let last = shown.rfind(|row| row.kind.is_own_line());
    match row.kind {
        RowKind::Seat(seat) => seat_gives(model, play, seat, look, columns),
        RowKind::Field(_) | RowKind::Line if last == Some(row) && !has_seat_rows(play) => entry_gives(model, play),
        _ => Line::default(),
    }
}

/// Whether the form has a row for each player.
#[must_use]
pub fn has_seat_rows(play: &Play) -> bool {
    play.form.rows.iter().any(|row| matches!(row.kind, RowKind::Seat(_)))
}

/// What the form brings a player: what it adds to the total, or in a change what the lines of the entry come to.
fn points_of(play: &Play, seat: Seat) -> Option<i64> {
    let trial = play.trial.as_ref()?;
    let own = || trial.lines.iter().filter(|line| line.seat == seat);
    let adds = trial.standings.totals[seat] - play.state.closed().standings.totals[seat];
    match (play.mode, own().next()) {
        (Mode::Ask, line) => (line.is_some() || adds != 0).then_some(adds),
        (Mode::Change(..), line) => line.map(|_| own().map(|line| line.points).sum()),
    }
}

fn seat_gives(model: &Model, play: &Play, seat: Seat, look: FormLook, columns: usize) -> Line<'static> {
    if look.folded && columns == 0 {
        return folded_gives(model, play, seat);
    }
    let remark = remark_on(play, seat);
    let words = match (remark, points_of(play, seat)) {
        (Some(message), _) => model.text.message(&message, &|_| String::new()),
        (None, Some(0)) if columns == 0 => String::new(),
        (None, Some(0)) => "·".to_owned(),
        (None, Some(points)) => gain(points),
        (None, None) => String::new(),
    };
    Line::from(Span::styled(words, model.theme.preview))
}

/// In a narrow window: the points, the total before and after, the place.
fn folded_gives(model: &Model, play: &Play, seat: Seat) -> Line<'static> {
    let (now, then) = (&play.state.closed().standings, play.standings());
    let gives = points_of(play, seat).map_or_else(String::new, gain);
    let total = if now.totals[seat] == then.totals[seat] {
        signed(then.totals[seat])
    } else {
        format!("{} → {}", signed(now.totals[seat]), signed(then.totals[seat]))
    };
    let place = verdict::place(then, seat);
    let words = format!("{gives:>4} {} {place:>2}", pad_start(&total, 9));
    Line::from(Span::styled(words, model.theme.preview))
}

/// What the game says of a player beside the form.
pub(super) fn remark_on(play: &Play, seat: Seat) -> Option<Message> {
    play.trial.as_ref()?.notes.iter().find_map(|note| match note {
        Note::Each(_, each) => each.iter().find(|(own, _)| *own == seat).map(|(_, message)| message.clone()),
        _ => None,
    })
}

/// Where a grid leaves no room beside its rows: the remark on the player under the cursor, in a line of its own.
#[must_use]
pub fn remark_under_cursor(model: &Model, play: &Play, look: FormLook) -> Option<Line<'static>> {
    let (row, _) = play.form.place(play.form.cursor)?;
    let row = play.form.rows.get(row)?;
    let RowKind::Seat(seat) = row.kind else { return None };
    let columns = words::heads(play, &model.text, &play.form).len();
    if columns == 0 || row_line(model, play, row, look, columns).iter().any(|line| !line.right.spans.is_empty()) {
        return None;
    }
    let mut spans = players::named(model, play, seat, 12);
    let words = model.text.message(&remark_on(play, seat)?, &|_| String::new());
    spans.push(Span::styled(format!("  {words}"), model.theme.preview));
    Some(Line::from(spans))
}

fn entry_gives(model: &Model, play: &Play) -> Line<'static> {
    let mut spans = Vec::new();
    for seat in (0..play.state.setup().seats()).map(Seat) {
        if let Some(points) = points_of(play, seat) {
            spans.extend(players::named(model, play, seat, 10));
            spans.push(Span::styled(format!("  {} ", gain(points)), model.theme.preview));
        }
    }
    Line::from(spans)
}

/// Spans as they are put one after the other, with how wide they are so far.
struct Pen {
    spans: Vec<Span<'static>>,
    wide: usize,
    spots: Vec<(usize, usize, Hit)>,
}

impl Pen {
    fn new(start: &'static str) -> Self {
        Self { spans: vec![Span::raw(start)], wide: 2, spots: Vec::new() }
    }

    fn push(&mut self, span: Span<'static>) {
        self.wide += width(&span.content);
        self.spans.push(span);
    }

    fn line(self) -> Drawn {
        Drawn { left: Line::from(self.spans), spots: self.spots, ..Drawn::default() }
    }

    fn padded(&mut self, spans: Vec<Span<'static>>, columns: usize) {
        let end = self.wide + columns;
        for span in spans {
            self.push(span);
        }
        let room = end.saturating_sub(self.wide);
        self.push(Span::raw(" ".repeat(room)));
    }
}
