//! The items of the log.

use crate::rules::{Entry, OptionValue, Player};

/// One item of the log, in the order it was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// What was done.
    pub act: Act,
    /// When, by RFC 3339 in UTC, where it was noted.
    pub at: Option<String>,
}

/// What an item does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// It changes something, and can be taken back.
    Change(Change),
    /// It takes back the last change not yet taken back.
    Undo,
    /// It puts back what was taken back last.
    Redo,
}

/// What can be changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// An entry is made.
    Enter(Entry),
    /// The entry that this log item made now reads so.
    Replace(usize, Entry),
    /// The entry that this log item made is withdrawn.
    Remove(usize),
    /// An open-ended stage is finished.
    Done(&'static str),
    /// A finished stage is taken up again.
    Reopen(&'static str),
    /// Players, options, place or notes are replaced.
    Set(Box<Patch>),
}

/// What a [`Change::Set`] replaces; what is `None` stays.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Patch {
    /// The players, as many as before.
    pub players: Option<Vec<Player>>,
    /// All options: what is not named in the file is at its default again.
    pub options: Option<Vec<(&'static str, OptionValue)>>,
    /// The place.
    pub place: Option<String>,
    /// The notes.
    pub notes: Option<String>,
}

impl From<Act> for Item {
    fn from(act: Act) -> Self {
        Self { act, at: None }
    }
}

impl From<Change> for Act {
    fn from(change: Change) -> Self {
        Self::Change(change)
    }
}

impl From<Item> for Act {
    fn from(item: Item) -> Self {
        item.act
    }
}

impl From<&Item> for Act {
    fn from(item: &Item) -> Self {
        item.act.clone()
    }
}
