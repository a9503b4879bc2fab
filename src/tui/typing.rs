//! What the keys do to a line of text, wherever one is typed.

use tui_input::InputRequest;

use super::key::Key;

/// The change that a key asks of a line of text; none where it means nothing there.
#[must_use]
pub const fn request(key: Key) -> Option<InputRequest> {
    Some(match key {
        Key::Char(c) => InputRequest::InsertChar(c),
        Key::Backspace => InputRequest::DeletePrevChar,
        Key::Delete => InputRequest::DeleteNextChar,
        Key::Left => InputRequest::GoToPrevChar,
        Key::Right => InputRequest::GoToNextChar,
        Key::Home => InputRequest::GoToStart,
        Key::End => InputRequest::GoToEnd,
        _ => return None,
    })
}
