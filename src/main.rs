//! The `scorewalk` binary.

fn main() {}
