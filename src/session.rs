//! A session: what was agreed before play, and the log of everything entered since.
//!
//! **Invariant**: the state is always the fold of the log. Nothing derived is kept on disk, and undo is an item of the log
//! like any other.

pub mod format;
mod item;
mod state;
pub mod store;

pub use item::{Act, Change, Item, Patch};
pub use state::{Header, State, Touched};
