//! Scorewalk, an interactive terminal scoring assistant for board-game nights.

pub mod cli;
pub mod games;
pub mod rules;
pub mod session;
pub mod text;
pub mod tui;
