//! The one integration binary.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod home;
mod new_game;
mod store;
mod support;
