//! The interactive program: what is on the screen and what the keys do.
//!
//! An input becomes a [`Key`](key::Key), the key a [`Command`](command::Command) by the one registry, the command a change
//! of the [`Model`](model::Model) and [`Effect`](effect::Effect)s. Views draw the model and change nothing; the
//! [`shell`] performs the effects.

pub mod command;
pub mod effect;
pub mod form;
pub mod glyph;
pub mod help_table;
pub mod hit;
pub mod key;
pub mod memory;
pub mod model;
pub mod overlay;
pub mod play;
pub mod possible;
pub mod run;
pub mod screen;
pub mod shell;
pub mod terminal;
pub mod theme;
pub mod typing;
pub mod update;
pub mod verdict;
pub mod view;
pub mod when;
pub mod words;

pub use run::{Launch, Left, RunError, Settings, run};
