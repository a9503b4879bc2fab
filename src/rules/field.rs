//! What can be typed into an entry: fields with their kind, range and default.

use super::Module;

/// The range of a figure, both ends admitted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// The smallest figure admitted.
    pub min: i64,
    /// The largest figure admitted.
    pub max: i64,
}

impl Span {
    /// What a count may be, unless a step says otherwise.
    pub const COUNT: Self = Self { min: 0, max: 9999 };
    /// What a figure that can be negative may be, unless a step says otherwise.
    pub const SIGNED: Self = Self { min: -999, max: 9999 };

    /// The range from `min` to `max`.
    #[must_use]
    pub const fn new(min: i64, max: i64) -> Self {
        Self { min, max }
    }

    /// Whether `figure` lies within.
    #[must_use]
    pub const fn holds(self, figure: i64) -> bool {
        self.min <= figure && figure <= self.max
    }
}

/// What a field holds, and so how it is typed, checked and written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// One whole number.
    Number(Span),
    /// One whole number per player.
    PerPlayer(Span),
    /// One whole number per player asked; nobody has to be asked. Only tie-breaks are so.
    PerAsked(Span),
    /// One of the players.
    Player,
    /// One of the players, or nobody.
    Owner,
    /// Yes or no.
    Flag,
    /// Yes or no per player.
    FlagPerPlayer,
    /// One word out of a list.
    Word(&'static [&'static str]),
    /// Free text of at most 1000 characters.
    Text,
    /// One whole number per *place*, from the first on, of any length.
    Places(Span),
    /// A whole number for each of some names; a name left out is 0.
    Named(&'static [&'static str], Span),
    /// The same for every player.
    NamedPerPlayer(&'static [&'static str], Span),
    /// Labels of things entered before, or only how many there are.
    Labels(Span),
}

/// How a field is typed, where its kind leaves a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Typing {
    /// As its kind says: figures in rows of players, a yes or no by itself.
    Plain,
    /// All players in one cell, for a [`Kind::PerPlayer`]: the digit of a player is pressed once for each piece that stands
    /// there, which for a handful of pieces is less than a figure and `⏎` for everybody.
    Who,
    /// In the cell of the nearest [`Typing::Who`] before it, by a letter about the piece added last: the figure of a
    /// [`Kind::PerPlayer`] counts the piece instead, a [`Kind::FlagPerPlayer`] becomes that player's yes; the same letter
    /// again takes it back. For the format these are keys of their own, for a scorekeeper they are marks on a piece.
    Mark(char),
    /// By one digit, as one of a few is picked, for a [`Kind::Number`] of nine at most: `0` leaves out what may be left out.
    Digit,
    /// By one digit too, for a [`Kind::Number`] that stands for a thing of a player entered before, such as a pasture. The
    /// scorer says which there are; `0` is a new one.
    Known,
    /// Not at all: a yes or no has its usual value, and another belongs to another step of the same name; a text that came
    /// with a document stays as it was.
    Silent,
    /// Not at all: the program gives the next letter that no other thing of the log ever had.
    Lettered,
}

/// One field of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its key in the format, and the last part of its label's key in the catalogue.
    pub key: &'static str,
    /// What it holds.
    pub kind: Kind,
    /// Whether an entry needs it.
    pub required: bool,
    /// The figure that stands dim in an empty cell and is taken as it is. Only counts that are mostly nothing have one.
    pub blank: Option<i64>,
    /// The module without which the field must be absent, false or all 0.
    pub module: Option<Module>,
    /// The letter that turns a yes or no from anywhere in the form.
    pub letter: Option<char>,
    /// How it is typed.
    pub typing: Typing,
    /// What a yes or no is unless it is turned.
    pub usual: bool,
    /// Whether a text is asked for, though it may stay empty.
    pub asked: bool,
}

impl Field {
    /// A field that every entry of the step needs.
    #[must_use]
    pub const fn required(key: &'static str, kind: Kind) -> Self {
        Self {
            key,
            kind,
            required: true,
            blank: None,
            module: None,
            letter: None,
            typing: Typing::Plain,
            usual: false,
            asked: false,
        }
    }

    /// A field that may be left out.
    #[must_use]
    pub const fn optional(key: &'static str, kind: Kind) -> Self {
        Self { required: false, ..Self::required(key, kind) }
    }

    /// A yes or no that every entry of the step needs, always `value` in this step: it tells the step from another one of the
    /// same name.
    #[must_use]
    pub const fn always(key: &'static str, value: bool) -> Self {
        Self { usual: value, typing: Typing::Silent, ..Self::required(key, Kind::Flag) }
    }

    /// A yes or no that every entry of the step needs, `value` unless the scorekeeper turns it.
    #[must_use]
    pub const fn usually(key: &'static str, value: bool) -> Self {
        Self { usual: value, ..Self::required(key, Kind::Flag) }
    }

    /// The same text, asked for.
    #[must_use]
    pub const fn asked(mut self) -> Self {
        self.asked = true;
        self
    }

    /// The same field, never typed.
    #[must_use]
    pub const fn silent(mut self) -> Self {
        self.typing = Typing::Silent;
        self
    }

    /// The same field, a letter given by the program.
    #[must_use]
    pub const fn lettered(mut self) -> Self {
        self.typing = Typing::Lettered;
        self
    }

    /// Whether the scorekeeper is asked for it, or may be.
    #[must_use]
    pub const fn is_typed(&self) -> bool {
        !matches!(self.typing, Typing::Silent | Typing::Lettered)
    }

    /// Whether its value tells one step from another of the same name.
    #[must_use]
    pub const fn tells_apart(&self) -> bool {
        self.required && matches!(self.kind, Kind::Flag)
    }

    /// The same field with `blank` standing in its empty cells.
    #[must_use]
    pub const fn or(mut self, blank: i64) -> Self {
        self.blank = Some(blank);
        self
    }

    /// The same field, turned by `letter`.
    #[must_use]
    pub const fn letter(mut self, letter: char) -> Self {
        self.letter = Some(letter);
        self
    }

    /// The same field, all players typed into one cell.
    #[must_use]
    pub const fn who(mut self) -> Self {
        self.typing = Typing::Who;
        self
    }

    /// The same field, typed as a mark on the pieces of the one before it, by `letter`.
    #[must_use]
    pub const fn mark(mut self, letter: char) -> Self {
        self.typing = Typing::Mark(letter);
        self
    }

    /// The same figure, picked by one digit.
    #[must_use]
    pub const fn by_digit(mut self) -> Self {
        self.typing = Typing::Digit;
        self
    }

    /// The same figure, picked among what the log knows of the player.
    #[must_use]
    pub const fn known(mut self) -> Self {
        self.typing = Typing::Known;
        self
    }

    /// The letter that types it, whichever way.
    #[must_use]
    pub const fn typed_by(&self) -> Option<char> {
        match self.typing {
            Typing::Mark(letter) => Some(letter),
            Typing::Plain | Typing::Who | Typing::Digit | Typing::Known => self.letter,
            Typing::Silent | Typing::Lettered => None,
        }
    }

    /// The same field, only with `module`.
    #[must_use]
    pub const fn needs(mut self, module: Module) -> Self {
        self.module = Some(module);
        self
    }
}
