//! The command line: the same core without a terminal.

pub mod result;
