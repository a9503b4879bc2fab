//! What is to be said to people, before any language: a key of the catalogue and its arguments.

use super::Seat;

/// A sentence or a bit of one, to be put in words by the catalogue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// The key of the catalogue.
    pub key: &'static str,
    /// The arguments, by the names the catalogue knows them by.
    pub args: Vec<(&'static str, Arg)>,
}

/// One argument of a [`Message`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A count: chooses plural forms, is never negative where it is shown.
    Count(i64),
    /// A figure that may be negative, shown with a true minus sign.
    Signed(i64),
    /// Text that means the same in every language, or that a player typed.
    Text(String),
    /// A player, to be named.
    Seat(Seat),
    /// Several players, to be named in a row.
    Seats(Vec<Seat>),
    /// An item of the log, by its index: who shows the log in another way names it in theirs.
    Item(usize),
    /// Another message of the catalogue, such as the name of a step or field.
    Key(String),
    /// Another message with arguments of its own.
    Said(Box<Message>),
}

impl Arg {
    /// A count of things that the program counted itself.
    #[must_use]
    pub fn number(of: usize) -> Self {
        Self::Count(i64::try_from(of).unwrap_or(i64::MAX))
    }
}

impl Message {
    /// A message without arguments.
    #[must_use]
    pub const fn new(key: &'static str) -> Self {
        Self { key, args: Vec::new() }
    }

    /// The same message with one argument more.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: Arg) -> Self {
        self.args.push((name, arg));
        self
    }

    /// The same message with a count.
    #[must_use]
    pub fn count(self, name: &'static str, count: impl Into<i64>) -> Self {
        self.with(name, Arg::Count(count.into()))
    }

    /// The same message with a figure that may be negative.
    #[must_use]
    pub fn signed(self, name: &'static str, figure: i64) -> Self {
        self.with(name, Arg::Signed(figure))
    }

    /// The same message with a bit of text.
    #[must_use]
    pub fn text(self, name: &'static str, text: impl Into<String>) -> Self {
        self.with(name, Arg::Text(text.into()))
    }

    /// The same message with a player.
    #[must_use]
    pub fn seat(self, name: &'static str, seat: Seat) -> Self {
        self.with(name, Arg::Seat(seat))
    }
}
