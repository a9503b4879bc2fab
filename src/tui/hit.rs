//! Where things were drawn, for the mouse. Views record areas here; the model never sees them.

use ratatui::layout::{Position, Rect};

use super::command::Command;
use super::key::Key;

/// What a click on an area means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hit {
    /// The same as a key.
    Key(Key),
    /// The same as a command.
    Command(Command),
    /// The cursor goes to a cell of the form.
    Cell(usize),
    /// The cursor goes to a cell, then a key is pressed there.
    Pick(usize, Key),
    /// A thing of a lettered list is turned on or off: the cell, and its place in the list.
    Listed(usize, usize),
    /// A stage of the step list is opened.
    Stage(&'static str),
    /// An entry is opened for change, by its item.
    Entry(usize),
    /// A line of a list is opened.
    Line(usize),
}

/// The areas of the last frame.
#[derive(Clone, Debug, Default)]
pub struct Hits(Vec<(Rect, Hit)>);

impl Hits {
    /// Records an area. Later ones lie over earlier ones.
    pub fn add(&mut self, area: Rect, hit: Hit) {
        self.0.push((area, hit));
    }

    /// What lies at a place.
    #[must_use]
    pub fn at(&self, column: u16, row: u16) -> Option<&Hit> {
        let place = Position::new(column, row);
        self.0.iter().rev().find(|(area, _)| area.contains(place)).map(|(_, hit)| hit)
    }

    /// Forgets everything, as an overlay does that covers the screen.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}
