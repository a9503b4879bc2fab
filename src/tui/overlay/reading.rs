//! The rules at hand, and the keys.

use crate::tui::command::Command;
use crate::tui::effect::Effect;
use crate::tui::key::Key;
use crate::tui::model::Model;

/// What is read.
#[derive(Clone, Debug, Default)]
pub struct Reading {}

impl Reading {
    /// The rules at the present step.
    #[must_use]
    pub fn here(_model: &Model) -> Self {
        Self {}
    }

    /// Whether a search is typed.
    #[must_use]
    pub const fn is_searching(&self) -> bool {
        false
    }
}

/// A command while reading.
pub fn run(model: &mut Model, command: Command) -> Option<Vec<Effect>> {
    if matches!(command, Command::Escape | Command::Leave | Command::Help) {
        model.overlays.pop();
    }
    Some(Vec::new())
}

/// A key while reading.
pub fn key(_model: &mut Model, key: Key) -> Vec<Effect> {
    let _ = key;
    Vec::new()
}
