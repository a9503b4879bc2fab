//! A line of text typed into an overlay: what the keys do to it.

use tui_input::{Input, InputRequest};

use crate::tui::key::Key;

/// The most letters that are taken: nobody looks for more.
const MOST: usize = 100;

/// Takes a key into a line of text, if it means anything there.
pub(super) fn take(input: &mut Input, key: Key) -> bool {
    let request = match key {
        Key::Char(_) if input.value().chars().count() >= MOST => return false,
        Key::Char(c) => InputRequest::InsertChar(c),
        Key::Backspace => InputRequest::DeletePrevChar,
        Key::Delete => InputRequest::DeleteNextChar,
        Key::Left => InputRequest::GoToPrevChar,
        Key::Right => InputRequest::GoToNextChar,
        Key::Home => InputRequest::GoToStart,
        Key::End => InputRequest::GoToEnd,
        _ => return false,
    };
    input.handle(request).is_some()
}
