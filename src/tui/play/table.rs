//! The board's own table, typed once: a bracket a row.

use serde::{Deserialize, Serialize};

use super::answer::commit;
use crate::rules::{Bracket, Brackets, OptionValue};
use crate::session::{Change, Patch};
use crate::tui::command::Command;
use crate::tui::effect::Effect;
use crate::tui::key::Key;
use crate::tui::model::{Model, Weight};
use crate::tui::screen::new_game::kept_table;

/// A table of brackets while it is typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableForm {
    /// The rows: up to how many, then what each place pays. The last row may be empty.
    pub rows: Vec<Vec<String>>,
    /// The row and column of the cursor.
    pub at: (usize, usize),
    /// How many places there are.
    pub places: usize,
    /// The next digit replaces what stands there.
    pub replace: bool,
    /// Something was typed since it was opened.
    #[serde(default)]
    touched: bool,
}

/// Opens the table, filled with what is known.
pub(super) fn open(model: &mut Model) {
    let Some(play) = model.play() else { return };
    let Some(spec) = play.table_option() else { return };
    let places = play.state.setup().seats();
    let own = play.state.setup().brackets(spec.key);
    let remembered = || kept_table(&model.memory, play.state.game().id, spec, places).unwrap_or_default();
    let known = if own.lines().is_empty() { remembered() } else { own };
    let row = |line: &Bracket| {
        let figures = std::iter::once(line.up_to).chain(line.places.iter().copied());
        let cells = figures.map(|figure| figure.to_string());
        let mut cells: Vec<String> = cells.take(places + 1).collect();
        cells.resize(places + 1, String::new());
        cells
    };
    let mut table =
        TableForm { rows: known.lines().iter().map(row).collect(), at: (0, 0), places, replace: true, touched: false };
    table.rows.push(vec![String::new(); places + 1]);
    if let Some(play) = model.play_mut() {
        play.table = Some(table);
    }
}

/// A command while the table is typed.
pub(super) fn run(model: &mut Model, command: Command) -> Vec<Effect> {
    if command == Command::Remove {
        if let Some(table) = model.play_mut().and_then(|play| play.table.as_mut()) {
            table.remove_row();
        }
        return Vec::new();
    }
    command.pressed().map_or_else(Vec::new, |pressed| key(model, pressed))
}

/// A key while the table is typed.
pub(super) fn key(model: &mut Model, pressed: Key) -> Vec<Effect> {
    let Some(table) = model.play_mut().and_then(|play| play.table.as_mut()) else { return Vec::new() };
    match pressed {
        Key::Char(digit @ '0'..='9') => table.digit(digit),
        Key::Backspace => table.erase(),
        Key::Enter if table.at_empty_row() => return keep(model),
        Key::Enter | Key::Tab => table.go_on(),
        Key::BackTab => table.back(),
        Key::Left => table.go(table.at.0, table.at.1.saturating_sub(1)),
        Key::Right => table.go(table.at.0, table.at.1 + 1),
        Key::Up => table.go(table.at.0.saturating_sub(1), table.at.1),
        Key::Down => table.go(table.at.0 + 1, table.at.1),
        _ => {}
    }
    Vec::new()
}

/// Keeps the table with the session and for later games, if every row rises.
fn keep(model: &mut Model) -> Vec<Effect> {
    let Some(play) = model.play() else { return Vec::new() };
    let (Some(table), Some(spec)) = (&play.table, play.table_option()) else { return Vec::new() };
    let lines = table.lines();
    let Ok(brackets) = Brackets::new(lines.clone()) else {
        model.refuse("table-not-rising");
        return Vec::new();
    };
    let (game, side) = (play.state.game().id, spec.side(play.state.setup().seats()).unwrap_or_default());
    let mut options = play.state.setup().options.clone();
    for (key, value) in &mut options {
        if *key == spec.key {
            *value = OptionValue::Brackets(brackets.clone());
        }
    }
    let patch = Patch { options: Some(options), ..Patch::default() };
    let mut effects = match commit(model, Change::Set(Box::new(patch))) {
        Ok(effects) => effects,
        Err(fault) => {
            let words = model.text.fault(&fault);
            model.say(Weight::Error, words);
            return Vec::new();
        }
    };
    model.memory.note_table(game, side, lines.into_iter().map(|line| (line.up_to, line.places)).collect());
    effects.push(Effect::Remember);
    if let Some(play) = model.play_mut() {
        play.table = None;
        play.form.pinned = false;
        play.refresh();
    }
    let words = model.text.get("table-kept");
    model.say(Weight::Notice, words);
    effects
}

impl TableForm {
    /// Whether anything was typed into it since it was opened.
    #[must_use]
    pub const fn is_touched(&self) -> bool {
        self.touched
    }

    /// Whether a table from a file is one of this game: a draft may come from anywhere.
    #[must_use]
    pub fn fits(&self, places: usize) -> bool {
        let figure = |cell: &String| cell.len() <= 4 && cell.bytes().all(|byte| byte.is_ascii_digit());
        let row = |row: &Vec<String>| row.len() == places + 1 && row.iter().all(figure);
        self.places == places
            && !self.rows.is_empty()
            && self.at.0 < self.rows.len()
            && self.at.1 <= places
            && self.rows.iter().all(row)
    }

    /// The rows that say up to how many.
    fn lines(&self) -> Vec<Bracket> {
        let figure = |text: &String| text.parse::<i64>().ok();
        let line = |row: &Vec<String>| {
            let up_to = row.first().and_then(figure)?;
            let mut places: Vec<i64> = row.iter().skip(1).map(|text| figure(text).unwrap_or(0)).collect();
            while places.last() == Some(&0) {
                places.pop();
            }
            Some(Bracket { up_to, places })
        };
        self.rows.iter().filter_map(line).collect()
    }

    fn cell(&mut self) -> Option<&mut String> {
        self.rows.get_mut(self.at.0).and_then(|row| row.get_mut(self.at.1))
    }

    fn digit(&mut self, digit: char) {
        self.touched = true;
        let replace = std::mem::take(&mut self.replace);
        if let Some(cell) = self.cell() {
            if replace {
                cell.clear();
            }
            if cell.len() < 4 {
                cell.push(digit);
            }
        }
    }

    fn erase(&mut self) {
        self.touched = true;
        self.replace = false;
        let erased = self.cell().is_some_and(|cell| cell.pop().is_some());
        if !erased {
            self.back();
        }
    }

    fn at_empty_row(&self) -> bool {
        self.at.1 == 0 && self.rows.get(self.at.0).is_none_or(|row| row.first().is_none_or(String::is_empty))
    }

    fn go_on(&mut self) {
        if self.at.1 < self.places {
            self.go(self.at.0, self.at.1 + 1);
        } else {
            self.go(self.at.0 + 1, 0);
        }
    }

    fn back(&mut self) {
        match self.at {
            (row, 0) if row > 0 => self.go(row - 1, self.places),
            (row, column) => self.go(row, column.saturating_sub(1)),
        }
    }

    /// Puts the cursor there; below the last row a new one begins.
    fn go(&mut self, row: usize, column: usize) {
        let filled = self.rows.last().is_some_and(|row| row.first().is_some_and(|up_to| !up_to.is_empty()));
        if row >= self.rows.len() && filled {
            self.rows.push(vec![String::new(); self.places + 1]);
        }
        self.at = (row.min(self.rows.len().saturating_sub(1)), column.min(self.places));
        self.replace = true;
    }

    fn remove_row(&mut self) {
        if self.rows.len() > 1 {
            self.rows.remove(self.at.0);
            self.at.0 = self.at.0.min(self.rows.len() - 1);
        }
    }
}
