//! The interactive program: what is on the screen and what the keys do.

pub mod glyph;
pub mod key;
pub mod terminal;
pub mod theme;
