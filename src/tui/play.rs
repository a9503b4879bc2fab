//! A session on the screen: which question is asked, what is typed, what it would come to.

mod answer;
mod change;
mod describe;
mod dialog;
mod draft;
mod follow;
mod history;
mod keys;
mod kinds;
mod moves;
mod table;
mod trial;
mod turns;

use super::command::Context;
use super::form::Form;
use super::model::Notice;
use crate::rules::{ADJUSTMENT, Due, Kind, OptionSpec, Seat, Stage, Step};
use crate::session::State;

pub use answer::{commit, remove};
pub use change::{Strip, StripLine};
pub use describe::{entry_ordinal, entry_ordinal_next, entry_points, entry_words, name_of, shape_name, shape_names};
pub use draft::Draft;
pub use keys::{change, focus_cell, key, open_entry, open_stage, paste, run, take_off, turn_listed};
pub use table::TableForm;
pub use trial::Trial;
pub use turns::turn;

/// A session on the screen.
#[derive(Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each says whether one thing was shown or asked, none follows from another"
)]
pub struct Play {
    /// The name of the session.
    pub id: String,
    /// The fold of its log.
    pub state: State,
    /// The stage that is asked; none at the result.
    pub stage: Option<&'static Stage>,
    /// The form in front.
    pub form: Form,
    /// The question's own form, while another is in front.
    pub aside: Option<Form>,
    /// What entering the form does.
    pub mode: Mode,
    /// Where the keys go.
    pub focus: Focus,
    /// What the form would come to, as it is typed.
    pub trial: Option<Trial>,
    /// What keeps the form from being entered, in words that begin with the label of the field, if it is about one.
    pub problem: Option<Notice>,
    /// The cross-check of this stage was shown once.
    pub checked: bool,
    /// What is to be done before the first entry of this stage was read.
    pub opened: bool,
    /// What followed from the log and was put off.
    pub declined: Vec<Due>,
    /// A digit was typed where a kind has to be chosen first: what was meant for a form is not to choose or end anything.
    pub astray: bool,
    /// What a change far back moved, until it is read.
    pub strip: Option<Strip>,
    /// The figures that the last undo, redo or change moved: category and player.
    pub moved: Vec<(usize, Seat)>,
    /// Where things stand with the disk.
    pub link: Link,
    /// The board's table, while it is typed.
    pub table: Option<TableForm>,
    /// The question of leaving with unsaved entries is asked.
    pub leaving: bool,
}

/// What entering the form does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// It makes a new entry.
    Ask,
    /// It changes the entry of an item, and goes back to where the change was begun.
    Change(usize, Back),
}

/// What can be half typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HalfTyped {
    /// A new entry.
    Entry,
    /// The change of an entry.
    Change,
    /// The board's table.
    Table,
}

/// Where a change was begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Back {
    /// At the question.
    Question,
    /// On the sheet, at a row – counted among the categories shown – and a player.
    Sheet(usize, usize),
}

/// Where the keys go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Focus {
    /// Into the form.
    Form,
    /// To what is to be done on the table first, no form being open yet.
    Opening,
    /// To the bar of kinds, no form being open yet.
    Kinds,
    /// To the entries of the stage; 0 is the newest.
    Entries(usize),
    /// To the step list.
    Steps(usize),
}

/// Where things stand with the disk.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Link {
    /// Everything is on the disk.
    #[default]
    Saved,
    /// Some entries are only in memory: why, by a key of the catalogue, and the lines.
    Owed(&'static str, Vec<String>),
    /// Another window holds the session.
    ReadOnly(String),
}

impl Play {
    /// A session as it is opened: at the first question that is not answered.
    #[must_use]
    pub fn new(id: String, state: State) -> Self {
        let first = state.game().stages.first();
        let step: &'static Step = first.and_then(|stage| stage.steps.first()).unwrap_or(&ADJUSTMENT);
        let form = Form::new(step, state.setup(), None);
        let mut play = Self {
            id,
            state,
            stage: first,
            form,
            aside: None,
            mode: Mode::Ask,
            focus: Focus::Form,
            trial: None,
            problem: None,
            checked: false,
            opened: false,
            declined: Vec::new(),
            astray: false,
            strip: None,
            moved: Vec::new(),
            link: Link::Saved,
            table: None,
            leaving: false,
        };
        play.go_on();
        play
    }

    /// What is half typed and would be gone if the walk went elsewhere.
    #[must_use]
    pub fn half_typed(&self) -> Option<HalfTyped> {
        if self.table.as_ref().is_some_and(TableForm::is_touched) {
            return Some(HalfTyped::Table);
        }
        let aside = self.aside.as_ref().is_some_and(|form| form.touched);
        match self.mode {
            Mode::Change(item, _) if !self.reads_as_before(item) => Some(HalfTyped::Change),
            Mode::Change(..) => aside.then_some(HalfTyped::Entry),
            Mode::Ask => (self.form.touched || aside).then_some(HalfTyped::Entry),
        }
    }

    /// Whether the form in front reads as the entry of an item does, so that there is no change to lose.
    #[must_use]
    pub fn reads_as_before(&self, item: usize) -> bool {
        self.form.entry().ok().as_ref() == self.state.entry(item)
    }

    /// Where a key is pressed.
    #[must_use]
    pub const fn context(&self) -> Context {
        if self.strip.is_some() || self.leaving {
            Context::Dialog
        } else if self.stage.is_none() && self.aside.is_none() && self.table.is_none() {
            match self.mode {
                Mode::Ask => Context::Result,
                Mode::Change(..) => Context::Walk,
            }
        } else {
            Context::Walk
        }
    }

    /// Whether letters are text.
    #[must_use]
    pub fn takes_text(&self) -> bool {
        matches!(self.context(), Context::Walk) && self.focus == Focus::Form && self.form.takes_text()
    }

    /// Whether another window holds the session.
    #[must_use]
    pub const fn is_read_only(&self) -> bool {
        matches!(self.link, Link::ReadOnly(_))
    }

    /// Whether the question belongs to a stage that is finished by hand.
    #[must_use]
    pub fn in_open_stage(&self) -> bool {
        self.table.is_none() && self.stage.is_some_and(Stage::is_open)
    }

    /// The stages of the walk, as [`State::stages`] has them.
    #[must_use]
    pub fn stages(&self) -> Vec<&'static Stage> {
        self.state.stages()
    }

    /// Whether a stage is answered.
    #[must_use]
    pub fn is_done(&self, stage: &Stage) -> bool {
        !self.state.missing().contains(&stage.id)
    }

    /// The newest entry of the stage, by item.
    #[must_use]
    pub fn newest(&self) -> Option<usize> {
        self.stage.and_then(|stage| self.entries_of(stage).next_back())
    }

    /// The entries of the stage, the newest first, by item.
    #[must_use]
    pub fn listed(&self) -> Vec<usize> {
        self.stage.map_or_else(Vec::new, |stage| self.entries_of(stage).rev().collect())
    }

    /// The entries of a stage that can be gone through, by item: where the game is is none.
    fn entries_of<'a>(&'a self, stage: &'a Stage) -> impl DoubleEndedIterator<Item = usize> + 'a {
        self.state.entries_of(stage).filter(|(_, entry)| !entry.step().turn).map(|(item, _)| item)
    }

    /// The step that says where the game is, if the stage has one.
    #[must_use]
    pub fn turn_step(&self) -> Option<&'static Step> {
        self.stage?.steps.iter().find(|step| step.turn)
    }

    /// The entry that is selected or being changed, by item.
    #[must_use]
    pub fn selected(&self) -> Option<usize> {
        match (self.mode, self.focus) {
            (Mode::Change(item, _), _) => Some(item),
            (Mode::Ask, Focus::Entries(at)) => self.listed().get(at).copied(),
            _ => None,
        }
    }

    /// The option that holds a table typed from the board, if the game has one.
    #[must_use]
    pub fn table_option(&self) -> Option<&'static OptionSpec> {
        let seats = self.state.setup().seats();
        self.state.game().options.iter().find(|spec| spec.side(seats).is_some())
    }

    /// Whether the question is about values that the board's table may hold.
    #[must_use]
    pub fn asks_for_places(&self) -> bool {
        let fields = self.form.step.ways.iter().flat_map(|way| way.fields);
        fields.into_iter().any(|field| matches!(field.kind, Kind::Places(_)))
    }

    /// The players that a form of this stage asks: in a tie-break those tied and those asked before, else all.
    #[must_use]
    pub fn asked(&self, stage: Option<&Stage>) -> Option<Vec<Seat>> {
        let stage = stage.filter(|stage| stage.is_tie_break())?;
        let figures = self.state.board().tie_figures(stage.id).unwrap_or_default();
        let standings = &self.state.closed().standings;
        let tied = standings.winners();
        let before = |seat: &Seat| figures.get(seat.0).is_some_and(Option::is_some);
        Some((0..self.state.setup().seats()).map(Seat).filter(|seat| tied.contains(seat) || before(seat)).collect())
    }
}
