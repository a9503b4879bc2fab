//! All commands by name.

use crate::tui::command::Command;
use crate::tui::effect::Effect;
use crate::tui::key::Key;
use crate::tui::model::Model;

/// The palette while something is looked for.
#[derive(Clone, Debug, Default)]
pub struct Palette {}

/// A command in the palette.
pub fn run(model: &mut Model, command: Command) -> Option<Vec<Effect>> {
    if command == Command::Escape {
        model.overlays.pop();
    }
    Some(Vec::new())
}

/// A key in the palette.
pub fn key(_model: &mut Model, key: Key) -> Vec<Effect> {
    let _ = key;
    Vec::new()
}
