//! What the model asks the outside to do. Update only ever returns these; [`shell`](super::shell) does them.

use crate::session::{Header, Item};

/// One thing to do outside the model.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Append an item to the journal of the session that is open.
    Append(Item),
    /// Begin a session and open it.
    Create(Box<Header>),
    /// Open a saved session.
    Open(String),
    /// Put the open session away; its half-typed form is kept.
    Close,
    /// Keep the half-typed form of the open session.
    KeepDraft,
    /// Try to write what could not be written.
    Retry,
    /// Write a copy of the open session, what is owed included, into the system's folder for temporary files.
    SaveCopy,
    /// Look whether another window wrote to the session we may only read.
    Reread,
    /// Take the session over, if the other window is gone.
    TakeOver,
    /// List the saved sessions.
    List,
    /// Read what the list says of these sessions.
    Summarise(Vec<String>),
    /// Append an item to a session that is not open.
    Amend(String, Item),
    /// Move a session to the trash.
    Trash(String),
    /// Bring a session back from the trash.
    Restore(String),
    /// List what is in the trash.
    ListTrash,
    /// Keep line-ups, tables and settings for later games.
    Remember,
    /// Turn the mouse on or off.
    Mouse(bool),
    /// Stop for a while, as `Ctrl-Z` does elsewhere.
    Suspend,
    /// Draw everything anew.
    Redraw,
    /// Leave. What is owed is printed on the way out.
    Quit,
}
