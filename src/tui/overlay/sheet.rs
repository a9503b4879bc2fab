//! The sheet: every figure, and the reasons of the one under the cursor.

use crate::rules::{Category, Line, Points, Seat};
use crate::tui::command::Command;
use crate::tui::effect::Effect;
use crate::tui::key::Key;
use crate::tui::model::Model;
use crate::tui::overlay::Overlay;
use crate::tui::play::{self, Back, Play};

/// Where the cursor stands on the sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// The row, counted among the categories shown.
    pub row: usize,
    /// The player.
    pub seat: usize,
    /// The line chosen among the reasons, once the cursor went down to them.
    pub line: Option<usize>,
}

impl Sheet {
    /// The sheet with the cursor at a figure.
    #[must_use]
    pub const fn at(row: usize, seat: usize) -> Self {
        Self { row, seat, line: None }
    }

    /// The reasons of the figure under the cursor.
    #[must_use]
    pub fn lines(self, play: &Play) -> Vec<Line> {
        let Some((category, _)) = rows(play).into_iter().nth(self.row) else { return Vec::new() };
        let own = |line: &&Line| line.category == category && line.seat.0 == self.seat;
        play.state.lines().filter(own).cloned().collect()
    }
}

/// The categories shown, with their index in the game's table.
#[must_use]
pub fn rows(play: &Play) -> Vec<(usize, &'static Category)> {
    let all = play.state.game().categories.iter().enumerate();
    all.filter(|(_, category)| (category.on)(play.state.setup())).collect()
}

/// The figure of a row and player.
#[must_use]
pub fn figure(play: &Play, category: usize, seat: Seat) -> Points {
    play.state.closed().sums.get(category).and_then(|sum| sum.get(seat)).copied().unwrap_or(0)
}

/// A command on the sheet.
pub fn run(model: &mut Model, command: Command) -> Option<Vec<Effect>> {
    match command {
        Command::Escape => up_one_level(model),
        Command::Sheet | Command::Leave => {
            model.overlays.pop();
        }
        Command::Up => step(model, -1, 0),
        Command::Down => step(model, 1, 0),
        Command::Left => step(model, 0, -1),
        Command::Right => step(model, 0, 1),
        Command::First => step(model, isize::MIN / 2, 0),
        Command::Last => step(model, isize::MAX / 2, 0),
        Command::Open => open(model),
        Command::Remove => return Some(remove(model)),
        _ => return None,
    }
    Some(Vec::new())
}

/// A digit jumps to a player.
pub fn key(model: &mut Model, key: Key) -> Vec<Effect> {
    let seats = model.play().map_or(0, |play| play.state.setup().seats());
    if let (Key::Char(digit @ '1'..='9'), Some(Overlay::Sheet(sheet))) = (key, model.overlays.last_mut()) {
        let seat = usize::from(digit as u8 - b'1');
        if seat < seats {
            (sheet.seat, sheet.line) = (seat, None);
        }
    }
    Vec::new()
}

fn up_one_level(model: &mut Model) {
    match model.overlays.last_mut() {
        Some(Overlay::Sheet(sheet)) if sheet.line.is_some() => sheet.line = None,
        _ => {
            model.overlays.pop();
        }
    }
}

fn step(model: &mut Model, down: isize, right: isize) {
    let Some(play) = model.play() else { return };
    let (rows, seats) = (rows(play).len(), play.state.setup().seats());
    let Some(Overlay::Sheet(sheet)) = model.overlays.last() else { return };
    let lines = sheet.lines(play).len();
    let Some(Overlay::Sheet(sheet)) = model.overlays.last_mut() else { return };
    match &mut sheet.line {
        Some(line) => *line = moved(*line, down, lines),
        None => sheet.row = moved(sheet.row, down, rows),
    }
    if right != 0 {
        sheet.seat = moved(sheet.seat, right, seats);
        sheet.line = None;
    }
}

fn moved(at: usize, by: isize, len: usize) -> usize {
    at.saturating_add_signed(by).min(len.saturating_sub(1))
}

/// The entry of the chosen line, or of the only one there is.
fn item(model: &Model) -> Option<usize> {
    let Some(Overlay::Sheet(sheet)) = model.overlays.last() else { return None };
    let lines = sheet.lines(model.play()?);
    match (sheet.line, lines.as_slice()) {
        (Some(at), lines) => lines.get(at).and_then(|line| line.item),
        (None, [only]) => only.item,
        _ => None,
    }
}

/// Opens the entry for change; with several the cursor goes down to them first.
fn open(model: &mut Model) {
    let Some(Overlay::Sheet(sheet)) = model.overlays.last().cloned() else { return };
    let Some(item) = item(model) else {
        let any = model.play().is_some_and(|play| !sheet.lines(play).is_empty());
        if let (true, Some(Overlay::Sheet(sheet))) = (any, model.overlays.last_mut()) {
            sheet.line = Some(0);
        }
        return;
    };
    if model.play().is_some_and(Play::is_read_only) {
        model.refuse("not-now-read-only");
        return;
    }
    model.overlays.pop();
    if let Some(play) = model.play_mut() {
        play::change(play, item, Back::Sheet(sheet.row, sheet.seat));
    }
}

fn remove(model: &mut Model) -> Vec<Effect> {
    let Some(Overlay::Sheet(sheet)) = model.overlays.last().cloned() else { return Vec::new() };
    let Some(item) = item(model) else {
        model.refuse("not-now-nothing-selected");
        return Vec::new();
    };
    model.overlays.pop();
    if let Some(play) = model.play_mut() {
        play::change(play, item, Back::Sheet(sheet.row, sheet.seat));
    }
    play::remove(model)
}
