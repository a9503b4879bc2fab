//! What is agreed before the first point: players, options, place.

use super::Brackets;

/// One player as written in the log. The name is kept as it was typed, whatever it holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The name.
    pub name: String,
    /// The colour of the pieces on the table, in any words.
    pub colour: Option<String>,
}

/// A word in a list option that switches a part of a game on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Module {
    /// The option that lists it.
    pub option: &'static str,
    /// The word that switches it on.
    pub word: &'static str,
}

/// A tie-breaker that the group agreed on before play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Agreed {
    /// What is counted, in the group's words.
    pub name: String,
    /// Whether the largest figure wins.
    pub highest_wins: bool,
}

/// What an option holds, with its default where it is not plainly "none".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionKind {
    /// One word of a list; the first is the default.
    Word(&'static [&'static str]),
    /// Any of a list of words; none by default.
    Words(&'static [&'static str]),
    /// A whole number: smallest, largest, default.
    Number(i64, i64, i64),
    /// A table of brackets; empty by default. A table typed once is kept for the side of the board it was read from: the
    /// largest number of players of each side, and a name for it.
    Brackets(&'static [(usize, &'static str)]),
    /// A tie-breaker the group agreed on; none by default.
    Agreed,
}

/// One option of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// Its key in the format.
    pub key: &'static str,
    /// What it holds.
    pub kind: OptionKind,
}

/// The value of one option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionValue {
    /// The chosen word.
    Word(&'static str),
    /// The words that are on, in the order of the table.
    Words(Vec<&'static str>),
    /// A number.
    Number(i64),
    /// A table, perhaps empty.
    Brackets(Brackets),
    /// The tie-breaker agreed on.
    Agreed(Option<Agreed>),
}

impl OptionSpec {
    /// The side of the board that a table is for, with this number of players.
    #[must_use]
    pub fn side(&self, seats: usize) -> Option<&'static str> {
        match self.kind {
            OptionKind::Brackets(sides) => sides.iter().find(|(most, _)| seats <= *most).map(|(_, name)| *name),
            _ => None,
        }
    }

    /// The words to choose from, in the order they are offered; none where it is not a matter of words.
    #[must_use]
    pub const fn words(&self) -> &'static [&'static str] {
        match self.kind {
            OptionKind::Word(words) | OptionKind::Words(words) => words,
            _ => &[],
        }
    }

    /// The value that holds where nothing is said.
    #[must_use]
    pub fn default_value(&self) -> OptionValue {
        match self.kind {
            OptionKind::Word(words) => OptionValue::Word(words.first().copied().unwrap_or_default()),
            OptionKind::Words(_) => OptionValue::Words(Vec::new()),
            OptionKind::Number(_, _, default) => OptionValue::Number(default),
            OptionKind::Brackets(_) => OptionValue::Brackets(Brackets::default()),
            OptionKind::Agreed => OptionValue::Agreed(None),
        }
    }
}

/// Everything agreed before the first point. It can be changed later by a log item.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The players in seating order.
    pub players: Vec<Player>,
    /// A value for every option of the game, in the order of its table.
    pub options: Vec<(&'static str, OptionValue)>,
    /// Where it was played.
    pub place: Option<String>,
    /// Notes on the evening.
    pub notes: Option<String>,
}

impl Setup {
    /// The setup of `players` with every option at its default.
    #[must_use]
    pub fn new(options: &[OptionSpec], players: Vec<Player>) -> Self {
        let options = options.iter().map(|spec| (spec.key, spec.default_value())).collect();
        Self { players, options, place: None, notes: None }
    }

    /// The value of an option, if the game has it.
    #[must_use]
    pub fn option(&self, key: &str) -> Option<&OptionValue> {
        self.options.iter().find(|(name, _)| *name == key).map(|(_, value)| value)
    }

    /// The word chosen for an option; empty where the game has none of that name.
    #[must_use]
    pub fn word(&self, key: &str) -> &'static str {
        match self.option(key) {
            Some(OptionValue::Word(word)) => word,
            _ => "",
        }
    }

    /// The number chosen for an option; 0 where the game has none of that name.
    #[must_use]
    pub fn number(&self, key: &str) -> i64 {
        match self.option(key) {
            Some(OptionValue::Number(number)) => *number,
            _ => 0,
        }
    }

    /// The table typed for an option; empty where there is none.
    #[must_use]
    pub fn brackets(&self, key: &str) -> Brackets {
        match self.option(key) {
            Some(OptionValue::Brackets(brackets)) => brackets.clone(),
            _ => Brackets::default(),
        }
    }

    /// The tie-breaker agreed on.
    #[must_use]
    pub fn agreed(&self, key: &str) -> Option<&Agreed> {
        match self.option(key) {
            Some(OptionValue::Agreed(agreed)) => agreed.as_ref(),
            _ => None,
        }
    }

    /// Whether a module is played.
    #[must_use]
    pub fn plays(&self, module: Module) -> bool {
        match self.option(module.option) {
            Some(OptionValue::Words(words)) => words.contains(&module.word),
            _ => false,
        }
    }

    /// How many play.
    #[must_use]
    pub const fn seats(&self) -> usize {
        self.players.len()
    }
}
