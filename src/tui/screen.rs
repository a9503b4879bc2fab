//! The screens that lie at the bottom, besides the walk.

pub mod home;
pub mod new_game;
