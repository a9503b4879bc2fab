//! The one integration binary.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

#[cfg(unix)]
mod pty;
mod store;
mod support;
mod walk;
