//! Game, players and options before a new game.

use crate::tui::command::Command;
use crate::tui::effect::Effect;
use crate::tui::key::Key;
use crate::tui::model::Model;

/// A new game while it is set up.
#[derive(Debug, Default)]
pub struct NewGame {}

impl NewGame {
    /// Whether letters are text.
    #[must_use]
    pub const fn takes_text(&self) -> bool {
        false
    }
}

/// Opens the screen: for a new game, a rematch, or the names of the session that is open or selected.
pub fn open(_model: &mut Model, command: Command) -> Vec<Effect> {
    let _ = command;
    Vec::new()
}

/// A command on this screen.
pub fn run(_model: &mut Model, command: Command) -> Vec<Effect> {
    let _ = command;
    Vec::new()
}

/// A key on this screen that is no command.
pub fn key(_model: &mut Model, key: Key) -> Vec<Effect> {
    let _ = key;
    Vec::new()
}

/// A paste on this screen.
pub fn paste(_model: &mut Model, text: &str) -> Vec<Effect> {
    let _ = text;
    Vec::new()
}
