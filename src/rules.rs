//! The core that all games share: pure values and functions, nothing else.
//!
//! A [`Game`] is a table: its stages in scoring order, each with the steps that may be entered there, each with its
//! fields. What is typed becomes [`Value`]s; [`Entry::build`] checks them against the table and either gives back an
//! entry that is legal by construction or *all* that is wrong with it. A [`Board`] is the fold of the entries in force:
//! it keeps a [`Tally`] of itemised lines, of which every figure shown anywhere is a sum, and asks the game's own
//! [`Scorer`] only for what is particular to the game.
//!
//! A table also says how a field is best typed – by one digit, by a letter, as a mark on a piece – and leaves to others what
//! that looks like.
//!
//! **Invariant**: nothing here does I/O, knows the time, a terminal or a language. What is to be read by people leaves as
//! a [`Message`]: a key of the catalogue and its arguments.

mod board;
mod brackets;
mod entry;
mod fault;
mod field;
mod game;
mod label;
mod majority;
mod message;
mod ranking;
mod seat;
mod setup;
mod shared;
mod standings;
mod step;
mod tally;

pub use board::{Board, Preview};
pub use brackets::{Bracket, Brackets};
pub use entry::{Entry, Placed, Value};
pub(crate) use entry::{too_long, wrong_length};
pub use fault::{Code, Fault};
pub use field::{Field, Kind, Span, Typing};
pub use game::{Category, Closing, Due, Game, Gauge, Note, Page, Scorer, Totals, Track, Turn};
pub use label::Label;
pub use majority::{Control, control};
pub use message::{Arg, Message};
pub use ranking::places;
pub use seat::{BySeat, Seat};
pub use setup::{Agreed, Module, OptionKind, OptionSpec, OptionValue, Player, Setup};
pub use shared::{ADJUSTMENT, ADJUSTMENTS, POINTS_IN_PLAY, TRACK};
pub use standings::{Decision, Standings};
pub use step::{Best, Stage, StageKind, Step, Way};
pub use tally::{Line, Tally, Warning};

/// Points, positive or negative. Wide enough for the sum of any log that the format admits.
pub type Points = i64;
