//! The list of saved sessions.

use std::collections::HashMap;

use crate::session::store::Listed;
use crate::tui::command::Command;
use crate::tui::effect::Effect;
use crate::tui::key::Key;
use crate::tui::model::Model;
use crate::tui::shell::Summary;

/// The list of saved sessions.
#[derive(Debug, Default)]
pub struct Home {
    /// The session moved to the trash last.
    pub trashed_last: Option<String>,
    /// The saved sessions, the latest first.
    pub listed: Vec<Listed>,
    /// What is known of them so far, by name.
    pub summaries: HashMap<String, Summary>,
}

impl Home {
    /// Takes the list of saved sessions, the latest first.
    pub fn fill(&mut self, listed: Vec<Listed>) {
        self.listed = listed;
    }

    /// Takes the list of what is in the trash.
    pub fn fill_trash(&mut self, listed: Vec<Listed>) {
        let _ = listed;
    }

    /// Takes what is known of a session.
    pub fn learn(&mut self, id: &str, summary: Summary) {
        self.summaries.insert(id.to_owned(), summary);
    }

    /// Whether a question that takes digits is in front.
    #[must_use]
    pub const fn is_asking(&self) -> bool {
        false
    }

    /// Whether letters are text.
    #[must_use]
    pub const fn takes_text(&self) -> bool {
        false
    }

    /// Whether there is no session.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.listed.is_empty()
    }
}

/// A command at home.
pub fn run(_model: &mut Model, command: Command) -> Vec<Effect> {
    let _ = command;
    Vec::new()
}

/// A key at home that is no command.
pub fn key(_model: &mut Model, key: Key) -> Vec<Effect> {
    let _ = key;
    Vec::new()
}

/// A line of the list is opened.
pub fn open_line(_model: &mut Model, at: usize) -> Vec<Effect> {
    let _ = at;
    Vec::new()
}

/// What the list needs to know of the lines in view and does not know yet.
#[must_use]
pub fn wanted(model: &Model) -> Vec<Effect> {
    let _ = model;
    Vec::new()
}
