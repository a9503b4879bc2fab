//! What stands before the list for a moment: may this go to the trash, what is wrong with a file, what is in the trash.

use std::collections::HashMap;

use super::Home;
use crate::session::store::Listed;
use crate::tui::command::Command;
use crate::tui::effect::Effect;
use crate::tui::key::Key;
use crate::tui::model::Model;
use crate::tui::shell::Summary;

/// What stands before the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// Whether a session is to go to the trash.
    Delete(String),
    /// Everything known about a file that cannot be read.
    Unreadable(String),
}

/// What is in the trash.
#[derive(Clone, Debug, Default)]
pub struct TrashList {
    /// The sessions, the latest first.
    pub listed: Vec<Listed>,
    /// The line under the cursor.
    pub at: usize,
    /// What is known of them.
    pub known: HashMap<String, Summary>,
}

impl TrashList {
    fn go(&mut self, at: usize) {
        self.at = at.min(self.listed.len().saturating_sub(1));
    }

    /// The first line of the page that the cursor is on.
    #[must_use]
    pub fn top(&self, rows: usize) -> usize {
        self.at - self.at % rows.max(1)
    }

    pub(super) fn key(&mut self, key: Key, rows: usize) {
        match key {
            Key::PageUp => self.go(self.top(rows).saturating_sub(rows)),
            Key::PageDown => self.go(self.top(rows) + rows),
            Key::Char(digit @ '1'..='9') => {
                let at = self.top(rows) + usize::from(digit as u8 - b'1');
                if at < self.listed.len() {
                    self.at = at;
                }
            }
            _ => {}
        }
    }
}

impl Home {
    /// Takes what is known of a session in the trash.
    pub fn learn_trashed(&mut self, id: &str, summary: Summary) {
        if let Some(trash) = &mut self.trash {
            trash.known.insert(id.to_owned(), summary);
        }
    }
}

pub(super) fn ask_to_delete(model: &mut Model) {
    let selected = model.home.selected().map(|listed| listed.id.clone());
    model.home.question = selected.map(Question::Delete);
}

/// `u`: the session deleted last comes back.
pub(super) fn bring_back(model: &Model) -> Vec<Effect> {
    model.home.trashed_last.clone().map(Effect::Restore).into_iter().collect()
}

/// A command while a question is in front: nothing happens but by its digit.
pub(super) fn run(model: &mut Model, command: Command) -> Vec<Effect> {
    if matches!(command, Command::Accept | Command::Escape | Command::Leave) {
        model.home.question = None;
    }
    Vec::new()
}

/// A digit answers.
pub(super) fn key(model: &mut Model, key: Key) -> Vec<Effect> {
    let Some(question) = &model.home.question else { return Vec::new() };
    match (question, key) {
        (Question::Delete(id), Key::Char('1')) => {
            let id = id.clone();
            model.home.question = None;
            vec![Effect::Trash(id)]
        }
        (_, Key::Char('0')) => {
            model.home.question = None;
            Vec::new()
        }
        _ => Vec::new(),
    }
}

/// A command while the trash is shown.
pub(super) fn run_in_trash(model: &mut Model, command: Command) -> Vec<Effect> {
    let Some(trash) = &mut model.home.trash else { return Vec::new() };
    match command {
        Command::Escape | Command::Leave | Command::Trash => model.home.trash = None,
        Command::Up => trash.go(trash.at.saturating_sub(1)),
        Command::Down => trash.go(trash.at + 1),
        Command::First => trash.go(0),
        Command::Last => trash.go(usize::MAX),
        Command::Undo => return bring_back(model),
        Command::Open => {
            let id = trash.listed.get(trash.at).map(|listed| listed.id.clone());
            return id.map(Effect::Restore).into_iter().collect();
        }
        _ => {}
    }
    Vec::new()
}
