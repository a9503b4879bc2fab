//! What lies in front of a question and has to be read first: the strip of a change, and the question of leaving.

use super::{Back, Link, Strip, answer, history, key};
use crate::session::Act;
use crate::tui::command::Command;
use crate::tui::effect::Effect;
use crate::tui::key::Key;
use crate::tui::model::Model;
use crate::tui::overlay::Overlay;
use crate::tui::overlay::sheet::Sheet;

/// Commands while a strip or the question of leaving is in front.
pub(super) fn run(model: &mut Model, command: Command) -> Option<Vec<Effect>> {
    let play = model.play_mut()?;
    if play.leaving {
        return Some(match command {
            Command::Leave => vec![Effect::KeepDraft, Effect::Quit],
            Command::Escape => {
                play.leaving = false;
                Vec::new()
            }
            _ => Vec::new(),
        });
    }
    let back = play.strip.as_ref()?.back;
    match command {
        Command::Accept | Command::Escape | Command::Leave => {
            play.strip = None;
            answer::return_from_change(model, back);
        }
        Command::Sheet => {
            play.strip = None;
            answer::return_from_change(model, Back::Question);
            model.overlays.push(Overlay::Sheet(Sheet::default()));
        }
        Command::Undo => {
            play.strip = None;
            let effects = history::step(model, Act::Undo);
            answer::return_from_change(model, back);
            return Some(effects);
        }
        _ => return None,
    }
    Some(Vec::new())
}

/// A digit typed while a strip is read belongs to the question behind it: the strip closes and nothing is lost.
pub(super) fn past_strip(model: &mut Model, strip: &Strip, pressed: Key) -> Vec<Effect> {
    answer::return_from_change(model, strip.back);
    if model.overlays.is_empty() { key(model, pressed) } else { Vec::new() }
}

/// Asks what is to become of entries that are owed to the disk, if any are. They would be gone with the session.
pub(super) fn asks_before_leaving(model: &mut Model) -> bool {
    let Some(play) = model.play_mut() else { return false };
    play.leaving = matches!(play.link, Link::Owed(..));
    play.leaving
}

/// What the digits of the question of leaving do.
pub(super) fn leaving_key(model: &mut Model, pressed: Key) -> Vec<Effect> {
    let Some(play) = model.play_mut() else { return Vec::new() };
    match pressed {
        Key::Char('1') => {
            play.leaving = false;
            vec![Effect::Retry]
        }
        Key::Char('2') => {
            play.leaving = false;
            vec![Effect::SaveCopy]
        }
        Key::Char('0') => {
            play.leaving = false;
            Vec::new()
        }
        _ => Vec::new(),
    }
}
