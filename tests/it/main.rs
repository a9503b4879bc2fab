//! The one integration binary.

#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::string_slice,
    reason = "a test that cannot go on has failed"
)]

mod big_view;
mod burgundy;
mod carcassonne;
mod cli;
mod errors;
mod evening;
mod home;
mod laws;
mod monkey;
mod mutate;
mod new_game;
mod palette;
mod program;
#[cfg(unix)]
mod pty;
mod reading;
mod readme;
mod registry;
mod result;
mod scoring;
mod store;
mod support;
mod text;
mod tidy;
mod toy;
mod typist;
mod walk;
