//! What can be wrong with an entry, by the codes of the format.

use super::Arg;

/// The name of a kind of error, as the format spells it. Games add their own beside those of the core.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Code(pub &'static str);

impl Code {
    /// The text is not JSON as the format wants it.
    pub const NOT_JSON: Self = Self("not-json");
    /// The file is of another version of the format.
    pub const VERSION: Self = Self("version");
    /// No game of that name.
    pub const UNKNOWN_GAME: Self = Self("unknown-game");
    /// Too few or too many players for the game.
    pub const PLAYER_COUNT: Self = Self("player-count");
    /// A key that has no meaning there.
    pub const UNKNOWN_KEY: Self = Self("unknown-key");
    /// A key that must be there is not.
    pub const MISSING_KEY: Self = Self("missing-key");
    /// A value of the wrong kind.
    pub const WRONG_TYPE: Self = Self("wrong-type");
    /// A list with another number of values than there are players.
    pub const WRONG_LENGTH: Self = Self("wrong-length");
    /// A figure or a word outside what is admitted.
    pub const OUT_OF_RANGE: Self = Self("out-of-range");
    /// An index of a player who does not play.
    pub const NO_SUCH_PLAYER: Self = Self("no-such-player");
    /// No step of that name in this game.
    pub const UNKNOWN_STEP: Self = Self("unknown-step");
    /// No stage of that name that can be finished.
    pub const UNKNOWN_STAGE: Self = Self("unknown-stage");
    /// The log item named is no entry in force.
    pub const NO_SUCH_ENTRY: Self = Self("no-such-entry");
    /// There is nothing to take back.
    pub const NOTHING_TO_UNDO: Self = Self("nothing-to-undo");
    /// There is nothing to put back.
    pub const NOTHING_TO_REDO: Self = Self("nothing-to-redo");
    /// What can be entered once is there twice.
    pub const ENTERED_TWICE: Self = Self("entered-twice");
    /// A step, key or word of a module that is not played.
    pub const MODULE_OFF: Self = Self("module-off");
}

/// One thing wrong with one entry, option or item. It is shown beside the field it names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What kind of error it is.
    pub code: Code,
    /// The key it is about, as the format spells it.
    pub key: Option<String>,
    /// Which figure under that key, where it holds several: counted from 0.
    pub cell: Option<usize>,
    /// The sentence of the catalogue, where it is not the one of the code.
    pub detail: Option<&'static str>,
    /// What the sentence says besides the key.
    pub args: Vec<(&'static str, Arg)>,
}

impl Fault {
    /// A fault that concerns no key.
    #[must_use]
    pub const fn new(code: Code) -> Self {
        Self { code, key: None, cell: None, detail: None, args: Vec::new() }
    }

    /// A fault of the value under `key`.
    #[must_use]
    pub fn at(code: Code, key: impl Into<String>) -> Self {
        Self { key: Some(key.into()), ..Self::new(code) }
    }

    /// The same fault, of one figure of a list.
    #[must_use]
    pub const fn cell(mut self, cell: usize) -> Self {
        self.cell = Some(cell);
        self
    }

    /// The same fault, told by a sentence of its own.
    #[must_use]
    pub const fn told(mut self, key: &'static str) -> Self {
        self.detail = Some(key);
        self
    }

    /// The same fault with an argument for its sentence.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: Arg) -> Self {
        self.args.push((name, arg));
        self
    }

    /// A figure outside `min`–`max`.
    #[must_use]
    pub fn range(key: impl Into<String>, min: i64, max: i64) -> Self {
        Self::at(Code::OUT_OF_RANGE, key).with("min", Arg::Signed(min)).with("max", Arg::Signed(max))
    }
}
