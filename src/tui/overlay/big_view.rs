//! The totals in large digits, readable across the table.

use crate::tui::command::Command;
use crate::tui::effect::Effect;
use crate::tui::model::Model;

/// A command while the totals are shown in large digits.
pub fn run(model: &mut Model, command: Command) -> Option<Vec<Effect>> {
    match command {
        Command::BigView | Command::Escape | Command::Leave => {
            model.overlays.pop();
            Some(Vec::new())
        }
        _ => None,
    }
}
