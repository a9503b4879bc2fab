//! The scoring order as data: stages, and the steps entered in them.

use super::{Code, Entry, Fault, Field, Module, Setup};

/// One kind of entry.
#[derive(Debug)]
pub struct Step {
    /// Its name in the format. Several steps may have the same, where what they say belongs to different stages; what a
    /// required yes or no says then tells them apart.
    pub id: &'static str,
    /// Its name within the game, and a part of its keys in the catalogue.
    pub name: &'static str,
    /// The ways of typing it, the usual one first; a way differs from another in its fields.
    pub ways: &'static [Way],
    /// Whether it can be entered only once.
    pub once: bool,
    /// Whether it only says where the game is: it brings nothing, is neither listed nor counted among the entries, and is
    /// entered by the keys that go from turn to turn.
    pub turn: bool,
    /// The module without which it cannot be entered.
    pub module: Option<Module>,
    /// The letter that opens it, where its stage has more than this one step. A step that may be entered any number of times
    /// is then one of the kinds of its stage; one that is entered once stands aside.
    pub letter: Option<char>,
    /// The category that its points go into, where that is not the one named like its stage.
    pub category: Option<&'static str>,
    /// What the fields must fulfil together, beyond their own ranges.
    pub check: fn(&Entry) -> Vec<Fault>,
}

/// One way of typing a step.
#[derive(Clone, Copy, Debug)]
pub struct Way {
    /// Its name: empty for the usual one, else a part of its keys in the catalogue.
    pub id: &'static str,
    /// Its fields, in the order they are asked.
    pub fields: &'static [Field],
}

impl Step {
    /// A step with one way of typing that may be entered any number of times.
    #[must_use]
    pub const fn new(id: &'static str, ways: &'static [Way]) -> Self {
        Self {
            id,
            name: id,
            ways,
            once: false,
            turn: false,
            module: None,
            letter: None,
            category: None,
            check: |_| Vec::new(),
        }
    }

    /// The same step under a name of its own, another having its name in the format.
    #[must_use]
    pub const fn named(mut self, name: &'static str) -> Self {
        self.name = name;
        self
    }

    /// The same step, its points going into `category`.
    #[must_use]
    pub const fn counts_as(mut self, category: &'static str) -> Self {
        self.category = Some(category);
        self
    }

    /// Whether an entry belongs to this step rather than to another of the same name in the format: what it says in the
    /// fields that tell steps apart fits. `said` gives the yes or no under a key, if there is one.
    #[must_use]
    pub fn admits(&self, setup: &Setup, said: impl Fn(&str) -> Option<bool>) -> bool {
        let apart = self.ways.first().map_or(&[][..], |way| way.fields).iter().filter(|field| field.tells_apart());
        let free = |field: &Field| field.is_typed() && field.module.is_none_or(|module| setup.plays(module));
        apart.into_iter().all(|field| free(field) || said(field.key).is_none_or(|value| value == field.usual))
    }

    /// The same step, entered only once.
    #[must_use]
    pub const fn once(mut self) -> Self {
        self.once = true;
        self
    }

    /// The same step with a rule over several of its fields.
    #[must_use]
    pub const fn checked(mut self, check: fn(&Entry) -> Vec<Fault>) -> Self {
        self.check = check;
        self
    }

    /// The same step, saying only where the game is.
    #[must_use]
    pub const fn turn(mut self) -> Self {
        self.turn = true;
        self
    }

    /// Whether its entries are numbered within their stage.
    #[must_use]
    pub const fn is_numbered(&self) -> bool {
        !self.once && !self.turn
    }

    /// The same step, only with `module`.
    #[must_use]
    pub const fn needs(mut self, module: Module) -> Self {
        self.module = Some(module);
        self
    }

    /// Whether it can be entered with these options.
    #[must_use]
    pub fn is_played(&self, setup: &Setup) -> bool {
        self.module.is_none_or(|module| setup.plays(module))
    }

    /// The same step, opened by `letter`.
    #[must_use]
    pub const fn letter(mut self, letter: char) -> Self {
        self.letter = Some(letter);
        self
    }
}

impl PartialEq for Step {
    /// Steps are the same where they stand in the same table.
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Eq for Step {}

impl Way {
    /// The usual way.
    #[must_use]
    pub const fn usual(fields: &'static [Field]) -> Self {
        Self { id: "", fields }
    }

    /// Another way, by name.
    #[must_use]
    pub const fn other(id: &'static str, fields: &'static [Field]) -> Self {
        Self { id, fields }
    }
}

/// Which end of a tie-break wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Best {
    /// The largest figure.
    Most,
    /// The smallest figure.
    Fewest,
}

/// How long a stage goes on.
#[derive(Clone, Copy, Debug)]
pub enum StageKind {
    /// Until somebody says that none is left.
    Open,
    /// With its one entry.
    Once,
    /// With its one entry, asked only while the top is tied; the end that wins may be an option.
    TieBreak(fn(&Setup) -> Best),
}

/// One stage of the scoring order.
#[derive(Debug)]
pub struct Stage {
    /// Its name in the format, and a part of its keys in the catalogue.
    pub id: &'static str,
    /// How long it goes on.
    pub kind: StageKind,
    /// What can be entered in it, the usual one first.
    pub steps: &'static [Step],
    /// Whether it is played with these options.
    pub on: fn(&Setup) -> bool,
    /// What is said of an entry of a stage that is not played: the code, and a sentence of the catalogue.
    pub off: (Code, &'static str),
    /// Whether something is to be done on the table before its first entry: the catalogue says what.
    pub opens: bool,
}

impl Stage {
    const fn new(id: &'static str, kind: StageKind, steps: &'static [Step]) -> Self {
        Self { id, kind, steps, on: |_| true, off: (Code::MODULE_OFF, "error-stage-off"), opens: false }
    }

    /// A stage of one entry.
    #[must_use]
    pub const fn once(id: &'static str, steps: &'static [Step]) -> Self {
        Self::new(id, StageKind::Once, steps)
    }

    /// A stage that goes on until it is said to be done.
    #[must_use]
    pub const fn open(id: &'static str, steps: &'static [Step]) -> Self {
        Self::new(id, StageKind::Open, steps)
    }

    /// A tie-break.
    #[must_use]
    pub const fn tie_break(id: &'static str, steps: &'static [Step], best: fn(&Setup) -> Best) -> Self {
        Self::new(id, StageKind::TieBreak(best), steps)
    }

    /// The same stage, played only where `on` says so.
    #[must_use]
    pub const fn when(mut self, on: fn(&Setup) -> bool) -> Self {
        self.on = on;
        self
    }

    /// The same stage, an entry in it being refused by `code` and the sentence `told` where it is not played.
    #[must_use]
    pub const fn or_refused(mut self, code: Code, told: &'static str) -> Self {
        self.off = (code, told);
        self
    }

    /// The same stage, with something to be done on the table before its first entry.
    #[must_use]
    pub const fn opening(mut self) -> Self {
        self.opens = true;
        self
    }

    /// The kinds of entry that are chosen by a letter: those that may be entered any number of times with these options, the
    /// usual one first; none where there is nothing to choose between.
    #[must_use]
    pub fn kinds(&'static self, setup: &Setup) -> Vec<&'static Step> {
        let played = |step: &&Step| step.is_played(setup) && step.is_numbered() && step.letter.is_some();
        let kinds: Vec<&Step> = self.steps.iter().filter(played).collect();
        if self.is_open() && kinds.len() > 1 { kinds } else { Vec::new() }
    }

    /// Whether the stage goes on until it is said to be done.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        matches!(self.kind, StageKind::Open)
    }

    /// Whether the stage is asked only in a tie.
    #[must_use]
    pub const fn is_tie_break(&self) -> bool {
        matches!(self.kind, StageKind::TieBreak(_))
    }
}
