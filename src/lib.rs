//! Scorewalk, an interactive terminal scoring assistant for board-game nights.

pub mod text;
pub mod tui;
