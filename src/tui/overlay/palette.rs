//! All commands by name, in either language and either layout.

mod entries;

use std::rc::Rc;

use tui_input::Input;

use super::{Overlay, typing};
use crate::text::Text;
use crate::tui::command::{Command, Context};
use crate::tui::effect::Effect;
use crate::tui::key::Key;
use crate::tui::model::Model;
use crate::tui::{play, update};

pub use entries::{Does, Entry, entries};

/// How many commands are remembered as given lately.
const RECENT: usize = 5;

/// The palette while something is looked for.
#[derive(Clone, Debug)]
pub struct Palette {
    /// What is typed.
    pub typed: Input,
    /// Which of the entries left is chosen.
    pub chosen: usize,
    /// The other language, for words typed in it. It is read when the palette opens and goes with it.
    pub other: Rc<Text>,
}

impl Palette {
    /// An empty palette.
    #[must_use]
    pub fn open(model: &Model) -> Self {
        Self { typed: Input::default(), chosen: 0, other: Rc::new(Text::new(model.text.lang().other())) }
    }
}

/// The context that the palette lies over.
#[must_use]
pub fn below(model: &Model) -> (Context, usize) {
    let palette = |overlay: &Overlay| matches!(overlay, Overlay::Palette(_));
    let overlays = model.overlays.iter().position(palette).unwrap_or(model.overlays.len());
    (model.context_under(overlays), overlays)
}

/// A command in the palette.
pub fn run(model: &mut Model, command: Command) -> Option<Vec<Effect>> {
    match command {
        Command::Escape => {
            model.overlays.pop();
        }
        Command::Open => return Some(choose(model)),
        Command::Up => step(model, -1),
        Command::Down => step(model, 1),
        Command::Left => take(model, Key::Left),
        Command::Right => take(model, Key::Right),
        _ => return None,
    }
    Some(Vec::new())
}

/// A key in the palette.
pub fn key(model: &mut Model, key: Key) -> Vec<Effect> {
    match key {
        Key::PageUp => step(model, -8),
        Key::PageDown => step(model, 8),
        key => take(model, key),
    }
    Vec::new()
}

/// Does what a line of the palette says.
pub fn open_line(model: &mut Model, at: usize) -> Vec<Effect> {
    if let Some(Overlay::Palette(palette)) = model.overlays.last_mut() {
        palette.chosen = at;
    }
    choose(model)
}

fn take(model: &mut Model, key: Key) {
    if let Some(Overlay::Palette(palette)) = model.overlays.last_mut()
        && typing::take(&mut palette.typed, key)
        && !matches!(key, Key::Left | Key::Right | Key::Home | Key::End)
    {
        palette.chosen = 0;
    }
}

fn step(model: &mut Model, by: isize) {
    let Some(Overlay::Palette(palette)) = model.overlays.last() else { return };
    let last = entries(model, palette).len().saturating_sub(1);
    if let Some(Overlay::Palette(palette)) = model.overlays.last_mut() {
        palette.chosen = palette.chosen.saturating_add_signed(by).min(last);
    }
}

/// Does the entry chosen. One that cannot be done now says why, and the palette stays.
fn choose(model: &mut Model) -> Vec<Effect> {
    let Some(Overlay::Palette(palette)) = model.overlays.last() else { return Vec::new() };
    let Some(entry) = entries(model, palette).into_iter().nth(palette.chosen) else { return Vec::new() };
    if entry.refused.is_some() {
        return Vec::new();
    }
    model.overlays.pop();
    match entry.does {
        Does::Command(command) => {
            model.recent.retain(|other| *other != command);
            model.recent.insert(0, command);
            model.recent.truncate(RECENT);
            update::run(model, command)
        }
        Does::Stage(stage) => play::open_stage(model, stage),
        Does::Letter(letter) => update::key(model, Key::Char(letter)),
    }
}
