//! A line of text typed into an overlay: what the keys do to it.

use tui_input::Input;

use crate::tui::key::Key;
use crate::tui::typing;

/// The most letters that are taken: nobody looks for more.
const MOST: usize = 100;

/// Takes a key into a line of text, if it means anything there.
pub(super) fn take(input: &mut Input, key: Key) -> bool {
    if matches!(key, Key::Char(_)) && input.value().chars().count() >= MOST {
        return false;
    }
    let Some(request) = typing::request(key) else { return false };
    input.handle(request).is_some()
}
