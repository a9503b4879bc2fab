//! Sessions: what was entered, kept so that no answer is ever lost.

pub mod store;
