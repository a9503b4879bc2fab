//! The one integration binary.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod big_view;
mod evening;
mod home;
mod new_game;
mod palette;
mod reading;
mod registry;
mod result;
mod store;
mod support;
mod walk;
