//! What lies over a screen: the sheet, the totals in large digits, rules and keys, the palette.

pub mod big_view;
pub mod palette;
pub mod reading;
pub mod sheet;
mod typing;

use super::command::{Command, Context};
use super::effect::Effect;
use super::key::Key;
use super::model::Model;

/// One overlay.
#[derive(Clone, Debug)]
pub enum Overlay {
    /// The sheet: every figure with its reasons.
    Sheet(sheet::Sheet),
    /// The totals, readable across the table.
    BigView,
    /// The rules at hand, and the keys.
    Reading(reading::Reading),
    /// All commands by name.
    Palette(palette::Palette),
}

impl Overlay {
    /// Where a key is pressed while this is on top.
    #[must_use]
    pub const fn context(&self) -> Context {
        match self {
            Self::Sheet(_) => Context::Sheet,
            Self::BigView => Context::BigView,
            Self::Reading(_) => Context::Reading,
            Self::Palette(_) => Context::Palette,
        }
    }

    /// Whether letters are text.
    #[must_use]
    pub fn takes_text(&self) -> bool {
        match self {
            Self::Palette(_) => true,
            Self::Reading(reading) => reading.is_searching(),
            Self::Sheet(_) | Self::BigView => false,
        }
    }
}

/// A command given while an overlay is on top. Gives back nothing where the overlay does not know it.
pub fn run(model: &mut Model, command: Command) -> Option<Vec<Effect>> {
    match model.overlays.last()? {
        Overlay::Sheet(_) => sheet::run(model, command),
        Overlay::BigView => big_view::run(model, command),
        Overlay::Reading(_) => reading::run(model, command),
        Overlay::Palette(_) => palette::run(model, command),
    }
}

/// A key that is no command, while an overlay is on top.
pub fn key(model: &mut Model, key: Key) -> Vec<Effect> {
    match model.overlays.last() {
        Some(Overlay::Sheet(_)) => sheet::key(model, key),
        Some(Overlay::Reading(_)) => reading::key(model, key),
        Some(Overlay::Palette(_)) => palette::key(model, key),
        Some(Overlay::BigView) | None => Vec::new(),
    }
}
