//! The one integration binary.

#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::string_slice,
    reason = "a test that cannot go on has failed"
)]

mod cli;
mod errors;
mod laws;
mod mutate;
mod program;
mod scoring;
mod store;
mod text;
mod tidy;
mod toy;
