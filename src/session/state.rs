//! The state of a session: the fold of its log.
//!
//! Every change is kept as a [`Delta`] that can be swapped with the state: swapping it once makes the change, swapping it
//! again takes it back. So undo and redo cost what the change cost, and nothing is ever folded twice for them. The
//! [`Board`] goes along with entries added at the end and is folded anew after any other change.

use std::cell::OnceCell;
use std::mem::swap;

use super::{Act, Change, Patch};
use crate::rules::{
    Arg, Board, BySeat, Code, Entry, Fault, Game, Label, Line, Placed, Points, Preview, Setup, Stage, Step, Warning,
};

/// What the first line of a session file says.
#[derive(Clone, Debug, PartialEq)]
pub struct Header {
    /// The game.
    pub game: &'static Game,
    /// Players, options, place and notes at the start.
    pub setup: Setup,
    /// The name of the session, which is the name of its file.
    pub id: Option<String>,
    /// When it was begun, by RFC 3339 in UTC.
    pub created: Option<String>,
}

/// The state after some items of the log.
#[derive(Clone, Debug)]
pub struct State {
    header: Header,
    setup: Setup,
    slots: Vec<Slot>,
    done: Vec<&'static str>,
    past: Vec<(usize, Delta)>,
    undone: Vec<(usize, Delta)>,
    board: Board,
    lettered: usize,
    fresh: bool,
    closed: OnceCell<Preview>,
}

/// What a log item left: an entry, in force or not, or nothing.
type Slot = Option<(Placed, bool)>;

/// One change, in a form that undoes itself when swapped with the state again.
#[derive(Clone, Debug)]
enum Delta {
    /// Whether the entry of an item is in force.
    Force(usize),
    /// The entry of an item, and the one it stands in place of.
    Entry(usize, Entry),
    /// A stage, and whether it is to be done.
    Stage(&'static str, bool),
    /// The setup.
    Setup(Box<Setup>),
}

impl State {
    /// The state before the first item.
    #[must_use]
    pub fn new(header: Header) -> Self {
        let board = Board::new(header.game, &header.setup);
        Self {
            setup: header.setup.clone(),
            header,
            slots: Vec::new(),
            done: Vec::new(),
            past: Vec::new(),
            undone: Vec::new(),
            board,
            lettered: 0,
            fresh: true,
            closed: OnceCell::new(),
        }
    }

    /// Takes one more item in. When it was made is of no account.
    ///
    /// # Errors
    /// The item names an entry that is not in force, or there is nothing to undo or redo. Then the state is as before.
    pub fn apply(&mut self, act: impl Into<Act>) -> Result<(), Fault> {
        let at = self.slots.len();
        match act.into() {
            Act::Change(change) => self.change(at, change)?,
            Act::Undo => {
                let (by, delta) = self.past.pop().ok_or(Fault::new(Code::NOTHING_TO_UNDO))?;
                let delta = self.swap(delta);
                self.undone.push((by, delta));
                self.slots.push(None);
            }
            Act::Redo => {
                let (by, delta) = self.undone.pop().ok_or(Fault::new(Code::NOTHING_TO_REDO))?;
                let delta = self.swap(delta);
                self.past.push((by, delta));
                self.slots.push(None);
            }
        }
        self.closed = OnceCell::new();
        Ok(())
    }

    fn change(&mut self, at: usize, change: Change) -> Result<(), Fault> {
        let delta = match change {
            Change::Enter(entry) => {
                self.lettered = self.lettered.max(entry.lettered(self.lettered));
                let placed = Placed { item: at, entry };
                if self.fresh {
                    self.board.enter(&placed);
                }
                self.slots.push(Some((placed, true)));
                Delta::Force(at)
            }
            Change::Replace(item, entry) => {
                self.must_be_in_force(item, "replace")?;
                self.lettered = self.lettered.max(entry.lettered(self.lettered));
                self.swap(Delta::Entry(item, entry))
            }
            Change::Remove(item) => {
                self.must_be_in_force(item, "remove")?;
                self.swap(Delta::Force(item))
            }
            Change::Done(stage) => self.swap(Delta::Stage(stage, true)),
            Change::Reopen(stage) => self.swap(Delta::Stage(stage, false)),
            Change::Set(patch) => self.swap(Delta::Setup(Box::new(patched(&self.setup, *patch)))),
        };
        if self.slots.len() == at {
            self.slots.push(None);
        }
        self.past.push((at, delta));
        self.undone.clear();
        Ok(())
    }

    fn must_be_in_force(&self, item: usize, key: &str) -> Result<(), Fault> {
        let fault = || Fault::at(Code::NO_SUCH_ENTRY, key).with("found", Arg::Text(item.to_string()));
        self.entry(item).map(|_| ()).ok_or_else(fault)
    }

    /// Swaps a change with the state; what comes back takes it back.
    fn swap(&mut self, delta: Delta) -> Delta {
        match delta {
            Delta::Force(item) => {
                if let Some(Some((_, in_force))) = self.slots.get_mut(item) {
                    *in_force = !*in_force;
                }
                self.fresh = false;
                Delta::Force(item)
            }
            Delta::Entry(item, mut entry) => {
                if let Some(Some((placed, _))) = self.slots.get_mut(item) {
                    swap(&mut placed.entry, &mut entry);
                }
                self.fresh = false;
                Delta::Entry(item, entry)
            }
            Delta::Stage(stage, done) => {
                let before = self.is_done(stage);
                self.done.retain(|other| *other != stage);
                if done {
                    self.done.push(stage);
                }
                Delta::Stage(stage, before)
            }
            Delta::Setup(mut setup) => {
                swap(&mut self.setup, &mut setup);
                self.fresh = false;
                Delta::Setup(setup)
            }
        }
    }

    /// Folds the entries in force onto a new board, if something else than a new entry changed since.
    pub fn settle(&mut self) {
        if self.fresh {
            return;
        }
        let mut board = Board::new(self.header.game, &self.setup);
        for placed in self.entries() {
            board.enter(placed);
        }
        self.board = board;
        self.fresh = true;
        self.closed = OnceCell::new();
    }

    /// The first line of the file.
    #[must_use]
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> &'static Game {
        self.header.game
    }

    /// Players, options, place and notes as they are now.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// How many items the log has.
    #[must_use]
    pub const fn items(&self) -> usize {
        self.slots.len()
    }

    /// The entry that a log item made, if it is in force.
    #[must_use]
    pub fn entry(&self, item: usize) -> Option<&Entry> {
        match self.slots.get(item) {
            Some(Some((placed, true))) => Some(&placed.entry),
            _ => None,
        }
    }

    /// The entry that a log item made as it now reads, in force or not.
    #[must_use]
    pub fn entry_made(&self, item: usize) -> Option<&Entry> {
        self.slots.get(item).and_then(Option::as_ref).map(|(placed, _)| &placed.entry)
    }

    /// The entries in force, in the order of the log.
    pub fn entries(&self) -> impl DoubleEndedIterator<Item = &Placed> {
        self.slots.iter().flatten().filter(|(_, in_force)| *in_force).map(|(placed, _)| placed)
    }

    /// The entries in force of one stage, by item, in the order of the log.
    pub fn entries_of<'a>(&'a self, stage: &'a Stage) -> impl DoubleEndedIterator<Item = (usize, &'a Entry)> {
        let of_stage = |placed: &&Placed| stage.steps.contains(placed.entry.step());
        self.entries().filter(of_stage).map(|placed| (placed.item, &placed.entry))
    }

    /// The step that an entry of the format's step `id` belongs to, where several stages have one of that name: the one it
    /// was of before, if it changes an entry; else that of the first stage which is not done; else the last. `said` gives
    /// what a yes or no of the entry says. None where no step has that name.
    #[must_use]
    pub fn step_for(
        &self,
        id: &str,
        said: &dyn Fn(&str) -> Option<bool>,
        instead: Option<&'static Step>,
    ) -> Option<&'static Step> {
        let game = self.game();
        let admitted = || game.steps(id).filter(|step| step.admits(&self.setup, said));
        let open = |step: &&Step| game.stage_of(step).is_none_or(|stage| !self.is_done(stage.id));
        let before = instead.filter(|before| admitted().any(|step| step == *before));
        before.or_else(|| admitted().find(open)).or_else(|| admitted().last()).or_else(|| game.steps(id).next())
    }

    /// The letter that no thing of the log ever had, for the next one.
    #[must_use]
    pub fn next_letter(&self) -> Label {
        Label::at(self.lettered)
    }

    /// Whether a stage is said to be done.
    #[must_use]
    pub fn is_done(&self, stage: &str) -> bool {
        self.done.contains(&stage)
    }

    /// The stages said to be done.
    #[must_use]
    pub fn done(&self) -> &[&'static str] {
        &self.done
    }

    /// The board; [`State::settle`] it first.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// What all entries amount to; [`State::settle`] the state first.
    #[must_use]
    pub fn closed(&self) -> &Preview {
        self.closed.get_or_init(|| self.board.close(&self.done))
    }

    /// The lines of one entry, those that could be told only at the end last; [`State::settle`] the state first.
    pub fn lines_of(&self, item: usize) -> impl Iterator<Item = &Line> {
        self.board.tally().lines_of(item).iter().chain(self.closed().tally.lines_of(item))
    }

    /// Whether a category has any line; [`State::settle`] the state first.
    #[must_use]
    pub fn has(&self, category: usize) -> bool {
        self.board.tally().has(category) || self.closed().tally.has(category)
    }

    /// All lines: those of the entries in the order of the log, then those that could be told only at the end;
    /// [`State::settle`] the state first.
    pub fn lines(&self) -> impl Iterator<Item = &Line> {
        self.board.tally().lines().iter().chain(self.closed().tally.lines())
    }

    /// The path of the totals: what they came to after each item that has lines, in the order of the log;
    /// [`State::settle`] the state first.
    #[must_use]
    pub fn path(&self) -> Vec<(Option<usize>, BySeat<Points>)> {
        let mut lines: Vec<&Line> = self.lines().collect();
        lines.sort_by_key(|line| line.item.unwrap_or(usize::MAX));
        let mut totals = BySeat::new(self.setup.seats(), |_| 0);
        let after = |lines: &[&Line]| {
            for line in lines {
                totals[line.seat] += line.points;
            }
            (lines.first().and_then(|line| line.item), totals.clone())
        };
        lines.chunk_by(|one, other| one.item == other.item).map(after).collect()
    }

    /// All warnings, in the same order; [`State::settle`] the state first.
    pub fn warnings(&self) -> impl Iterator<Item = &Warning> {
        self.board.tally().warnings().iter().chain(self.closed().tally.warnings())
    }

    /// What is still to be entered.
    #[must_use]
    pub fn missing(&self) -> Vec<&'static str> {
        self.board.missing(&self.closed().standings, &self.done)
    }

    /// The stages that the walk leads through: those played, tie-breaks only once they are asked or entered;
    /// [`State::settle`] the state first.
    #[must_use]
    pub fn stages(&self) -> Vec<&'static Stage> {
        let missing = self.missing();
        let all = self.game().stages.iter().filter(|stage| (stage.on)(&self.setup));
        let others_in = !all.clone().any(|stage| !stage.is_tie_break() && missing.contains(&stage.id));
        let tied = self.closed().standings.top().len() > 1;
        let asked = |stage: &Stage| {
            let entered = self.board.tie_figures(stage.id).is_some();
            others_in && (missing.contains(&stage.id) || (entered && tied))
        };
        all.filter(|stage| !stage.is_tie_break() || asked(stage)).collect()
    }

    /// The first thing that the rules forbid, with the item that made the entry.
    #[must_use]
    pub const fn fault(&self) -> Option<&(usize, Fault)> {
        self.board.fault()
    }

    /// The log item of the change that undo would take back.
    #[must_use]
    pub fn undoable(&self) -> Option<usize> {
        self.past.last().map(|(item, _)| *item)
    }

    /// The log item of the change that redo would put back.
    #[must_use]
    pub fn redoable(&self) -> Option<usize> {
        self.undone.last().map(|(item, _)| *item)
    }

    /// What the change that undo would take back is about.
    #[must_use]
    pub fn last_change(&self) -> Option<Touched> {
        self.past.last().map(|(_, delta)| Touched::of(delta))
    }

    /// What the change that redo would put back is about.
    #[must_use]
    pub fn last_undone(&self) -> Option<Touched> {
        self.undone.last().map(|(_, delta)| Touched::of(delta))
    }
}

/// What a change is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touched {
    /// An entry, by the item that made it.
    Entry(usize),
    /// A stage that was finished or taken up again.
    Stage(&'static str),
    /// Players, options, place or notes.
    Setup,
}

impl Touched {
    const fn of(delta: &Delta) -> Self {
        match delta {
            Delta::Force(item) | Delta::Entry(item, _) => Self::Entry(*item),
            Delta::Stage(stage, _) => Self::Stage(stage),
            Delta::Setup(_) => Self::Setup,
        }
    }
}

fn patched(setup: &Setup, patch: Patch) -> Setup {
    let Patch { players, options, place, notes } = patch;
    Setup {
        players: players.unwrap_or_else(|| setup.players.clone()),
        options: options.unwrap_or_else(|| setup.options.clone()),
        place: place.or_else(|| setup.place.clone()),
        notes: notes.or_else(|| setup.notes.clone()),
    }
}
