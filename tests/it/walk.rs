//! The walk, driven by keys: budgets, screens, mistakes, and the law that what is typed is what a document says.

mod budgets;
mod law;
mod mistakes;
mod reading;
mod screens;
