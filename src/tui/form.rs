//! The form: what is being typed, before it is an entry.
//!
//! A form is laid out by the table of its step alone, so a new game brings no code here. Its [`Cell`]s are asked in order;
//! [`Form::key`] is the whole grammar of digits, `⏎`, `⌫` and arrows, and is the same in every form of every game.

mod cell;
mod layout;
mod letters;
mod list;
mod moves;
mod values;
mod who;

use serde::{Deserialize, Serialize};

use crate::rules::{Due, Entry, Fault, Field, Label, Message, Module, Scorer, Seat, Setup, Step, Typing, Value};

pub use cell::{Cell, Choice, Chosen, Flaw, Look};
pub use layout::{Row, RowKind, is_per_seat};
pub use list::{List, Listed};
pub use who::{Mark, Sort, Who};

/// A form that is being typed.
#[derive(Clone, Debug)]
pub struct Form {
    /// The step it is for.
    pub step: &'static Step,
    /// The way of typing, by index.
    pub way: usize,
    /// Whether the scorekeeper chose the way; else it follows from what is typed.
    pub pinned: bool,
    /// The cells, in the order they are asked.
    pub cells: Vec<Cell>,
    /// The rows they stand in.
    pub rows: Vec<Row>,
    /// The cell under the cursor, by index.
    pub cursor: usize,
    /// Whether anything was typed or picked.
    pub touched: bool,
    seats: usize,
    asked: Option<Vec<Seat>>,
    off: Vec<Module>,
    places: usize,
    /// The way that the cells are of, which lags behind `way` until they are laid out anew.
    laid: usize,
    /// What was typed in other ways, by way: turning back finds it again.
    left: Vec<(usize, Vec<Cell>)>,
    /// What is not typed and stays as it was in the entry, by key.
    untyped: Vec<(&'static str, Value)>,
    /// The letter that the thing entered gets.
    letter: Option<String>,
    /// Whether what the game presumes holds: in an entry to be changed everything is as it was entered.
    presumes: bool,
    /// Why it is filled with what follows from the log, until it is taken or typed over.
    pub offered: Option<Message>,
}

/// What a key did to a form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// The form does not know the key.
    Unknown,
    /// Something was typed, picked or moved.
    Took,
    /// The key has no meaning there, and why; nothing moved.
    Refused(Message),
    /// Every field is filled and the form is to be entered.
    Enter,
    /// `⏎` in a form in which nothing was typed.
    Nothing,
}

/// A half-typed form as it is kept when the program is left.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Kept {
    /// The name of the step.
    pub step: String,
    /// The way of typing.
    pub way: usize,
    /// Whether it was chosen.
    pub pinned: bool,
    /// The cell under the cursor.
    pub cursor: usize,
    /// What stands in each cell: field, figure, text, and whether it is settled.
    pub cells: Vec<(usize, usize, String, bool)>,
}

impl Form {
    /// An empty form of `step`; in a tie-break only `asked` are asked.
    #[must_use]
    pub fn new(step: &'static Step, setup: &Setup, asked: Option<Vec<Seat>>) -> Self {
        let mut form = Self {
            step,
            way: 0,
            pinned: false,
            cells: Vec::new(),
            rows: Vec::new(),
            cursor: 0,
            touched: false,
            seats: setup.seats(),
            asked,
            off: modules_off(step, setup),
            places: 0,
            laid: 0,
            left: Vec::new(),
            untyped: Vec::new(),
            letter: None,
            presumes: true,
            offered: None,
        };
        form.lay_out();
        form
    }

    /// The form of an entry to be changed: everything is filled.
    #[must_use]
    pub fn of(entry: &Entry, setup: &Setup, asked: Option<Vec<Seat>>) -> Self {
        let mut form = Self { way: entry.way_index(), pinned: true, ..Self::new(entry.step(), setup, asked) };
        form.places = entry.fields().filter_map(|(_, value)| value).map(places_of).max().unwrap_or(0);
        form.lay_out();
        form.fill(&entry.fields().map(|(_, value)| value.cloned()).collect::<Vec<_>>());
        let untyped = entry.fields().filter(|(field, _)| !field.is_typed() || !form.has(field));
        form.untyped = untyped.filter_map(|(field, value)| Some((field.key, value?.clone()))).collect();
        (form.touched, form.presumes) = (true, false);
        form
    }

    /// The form of an entry that follows from the log: `⏎` or a yes or no of its own takes it, the first figure
    /// makes it an empty form.
    #[must_use]
    pub fn offering(due: &Due, setup: &Setup) -> Self {
        let mut form = Self::new(due.step, setup, None);
        form.fill(&due.values);
        Self { offered: Some(due.said.clone()), ..form }
    }

    /// The fields of the way of typing, those of modules that are off too: a cell knows its field by its index here.
    #[must_use]
    pub fn fields(&self) -> &'static [Field] {
        self.step.ways.get(self.way).map_or(&[][..], |way| way.fields)
    }

    /// A field of the way of typing, by index.
    #[must_use]
    pub fn field(&self, at: usize) -> Option<&'static Field> {
        self.fields().get(at)
    }

    /// Whether a field is asked: its module is played.
    #[must_use]
    pub fn has(&self, field: &Field) -> bool {
        field.module.is_none_or(|module| !self.off.contains(&module))
    }

    /// Asks for what is played with these options, which an undo can change under a form.
    pub fn play_by(&mut self, setup: &Setup) {
        let off = modules_off(self.step, setup);
        if off != self.off {
            self.off = off;
            self.lay_out();
        }
    }

    /// Says which letter the thing entered gets, if it gets any.
    pub fn letter_with(&mut self, next: impl FnOnce() -> Label) {
        if self.fields().iter().any(|field| field.typing == Typing::Lettered) {
            self.letter = Some(next().name);
        }
    }

    /// The cell under the cursor.
    #[must_use]
    pub fn cell(&self) -> Option<&Cell> {
        self.cells.get(self.cursor)
    }

    /// Whether the cursor stands in a field that takes letters.
    #[must_use]
    pub fn takes_text(&self) -> bool {
        self.cell().is_some_and(|cell| matches!(cell.look, Look::Text))
    }

    /// Puts the cursor at the figures of a player, if the form has a row for each.
    pub fn go_to_seat(&mut self, seat: Seat) {
        if let Some(row) = self.rows.iter().find(|row| row.kind == RowKind::Seat(seat)) {
            self.cursor = row.first;
        }
    }

    /// Lets what is typed so far decide on the way of typing, the places asked, what is implied and what is offered.
    pub fn follow(&mut self, scorer: &dyn Scorer) {
        self.learn(scorer);
        let Ok(entry) = self.lenient() else { return };
        let way = if self.pinned { self.way } else { scorer.way(&entry) };
        let places = scorer.places_asked(&entry);
        if (way, places) != (self.way, self.places) {
            (self.way, self.places) = (way, places);
            self.lay_out();
        }
        let Ok(entry) = self.lenient() else { return };
        let implied = scorer.implied(&entry);
        let fields = self.fields();
        for (at, field) in fields.iter().enumerate() {
            let offer = scorer.offer(&entry, field.key);
            let figures = self.cells.iter_mut().filter(|cell| !matches!(cell.look, Look::Choice(_) | Look::Flag));
            for cell in figures.filter(|cell| cell.field == at) {
                let figure = implied.filter(|(key, _)| *key == field.key).map(|(_, figure)| figure);
                cell.imply(figure);
                cell.blank = offer.get(cell.at).copied().or(field.blank);
            }
        }
    }

    /// Tells lists and choices what the log knows, and what holds unless another is picked.
    fn learn(&mut self, scorer: &dyn Scorer) {
        let (step, fields, seat) = (self.step, self.fields(), self.seat());
        for cell in &mut self.cells {
            let Some(field) = fields.get(cell.field) else { continue };
            if let Look::List(list) = &mut cell.look {
                list.know(scorer.labels(step, field.key), scorer.counts(step, field.key));
            }
            if field.typing == Typing::Known {
                cell.know(scorer.known(step, field.key, seat).into_iter().map(|(number, _)| number).collect());
            }
            if matches!(cell.look, Look::Choice(_) | Look::Flag) && self.presumes {
                cell.blank = scorer.presumed(step, field.key, seat);
            }
        }
    }

    /// The player picked so far.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        self.cells.iter().find_map(|cell| match &cell.look {
            Look::Choice(choices) => match choices.get(cell.picked?)?.what {
                Chosen::Seat(seat) => Some(seat),
                _ => None,
            },
            _ => None,
        })
    }

    /// Turns to another way of typing, keeping what fits.
    pub fn turn(&mut self) {
        if self.step.ways.len() > 1 {
            self.way = (self.way + 1) % self.step.ways.len();
            self.pinned = true;
            self.lay_out();
            self.cursor = self.cells.iter().position(Cell::is_open).unwrap_or(0);
            self.touched = self.cells.iter().any(|cell| !cell.is_empty());
        }
    }

    /// Marks the cells that an entry's faults are about and puts the cursor into the first.
    pub fn mark(&mut self, faults: &[Fault]) {
        let fields = self.fields();
        let key_of = |at: usize| fields.get(at).map(|field| field.key);
        let wrong = |cell: &Cell, fault: &Fault| {
            let own = key_of(cell.field) == fault.key.as_deref();
            match &cell.look {
                // One cell holds all players, and the keys of its marks too.
                Look::Who(who) => own || who.marks().iter().any(|mark| key_of(mark.field) == fault.key.as_deref()),
                Look::List(_) => own,
                _ => own && fault.cell.is_none_or(|at| at == cell.at),
            }
        };
        let found = self.cells.iter().position(|cell| faults.iter().any(|fault| wrong(cell, fault)));
        if let Some(at) = found {
            self.cursor = at;
        }
        if let Some(Cell { look: Look::Number(_) | Look::Signed(_), replace, .. }) =
            found.and_then(|at| self.cells.get_mut(at))
        {
            *replace = true;
        }
    }

    /// The form as it is kept for another day; none where nothing was typed.
    #[must_use]
    pub fn keep(&self) -> Option<Kept> {
        self.touched.then(|| Kept {
            step: self.step.name.to_owned(),
            way: self.way,
            pinned: self.pinned,
            cursor: self.cursor,
            cells: self.cells.iter().map(|cell| (cell.field, cell.at, cell.raw(), cell.settled)).collect(),
        })
    }

    /// Puts back what was kept. What does not fit the form is left out: a draft may come from anywhere.
    pub fn restore(&mut self, kept: &Kept, scorer: &dyn Scorer) {
        if kept.step != self.step.name || kept.way >= self.step.ways.len() {
            return;
        }
        (self.way, self.pinned, self.touched) = (kept.way, kept.pinned, true);
        self.places = kept.cells.iter().map(|(_, at, ..)| at + 1).max().unwrap_or(0).min(self.seats);
        self.lay_out();
        for (field, at, raw, settled) in &kept.cells {
            let cell = self.cells.iter_mut().find(|cell| cell.field == *field && cell.at == *at);
            if let Some(cell) = cell {
                cell.set_raw(raw, *settled);
            }
        }
        self.cursor = kept.cursor.min(self.cells.len().saturating_sub(1));
        self.follow(scorer);
    }
}

/// The modules that fields of a step need and that are not played.
fn modules_off(step: &Step, setup: &Setup) -> Vec<Module> {
    let fields = step.ways.iter().flat_map(|way| way.fields);
    fields.filter_map(|field| field.module).filter(|module| !setup.plays(*module)).collect()
}

fn places_of(value: &Value) -> usize {
    match value {
        Value::List(list) => list.len(),
        _ => 0,
    }
}
