//! One cell of a form: a figure, a choice, a yes or no, a text, pieces or a lettered list.

mod kept;

use tui_input::Input;

use super::{List, Who};
use crate::rules::{Message, Seat, Span};

/// The most digits that a figure has.
const DIGITS: usize = 4;

/// What a cell takes. Where what is typed is more than a figure or a pick, it is kept here with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Look {
    /// A count: `+` and `-` step it.
    Number(Span),
    /// A figure with a sign: `-` turns it.
    Signed(Span),
    /// One of a few.
    Choice(Vec<Choice>),
    /// Yes or no.
    Flag,
    /// Text.
    Text,
    /// Who stands there, piece by piece.
    Who(Who),
    /// Things entered before by their letters, or how many.
    List(List),
}

/// One of a few.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The digit that picks it.
    pub digit: u8,
    /// What it is.
    pub what: Chosen,
}

impl Choice {
    /// A thing entered before. A digit picks it where its number is one, but for `0`, which means a new one.
    #[must_use]
    pub fn known(number: i64) -> Self {
        let digit = u8::try_from(number).ok().filter(|digit| *digit > 0);
        Self { digit: digit.unwrap_or(u8::MAX), what: Chosen::Known(number) }
    }

    /// Whether a digit picks it. That of the next number means a new one as well as `0` does.
    #[must_use]
    pub fn is_picked_by(&self, digit: u32) -> bool {
        u32::from(self.digit) == digit || matches!(self.what, Chosen::New(number) if number == i64::from(digit))
    }
}

/// What can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chosen {
    /// A player.
    Seat(Seat),
    /// Nobody.
    Nobody,
    /// A word of the field's list, by its index.
    Word(usize),
    /// A figure.
    Number(i64),
    /// A thing entered before, by its number.
    Known(i64),
    /// A new one of such things, and the number it gets.
    New(i64),
    /// That it is left out.
    Nothing,
}

/// What is wrong with a cell as it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// A number is missing.
    NoNumber,
    /// Nothing was chosen.
    NoChoice,
    /// Nobody stands there, which has to be said.
    NoPiece,
    /// Nothing was picked, which has to be said.
    NoPick,
    /// The same, where a count does not do.
    NoName,
    /// The figure lies outside its range.
    Range(Span),
}

/// One cell.
#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "four independent facts about a cell, each with its own life")]
pub struct Cell {
    /// The field it belongs to, by index among those of the way.
    pub field: usize,
    /// Which figure of that field it is.
    pub at: usize,
    /// What it takes.
    pub look: Look,
    /// Whether it may stay empty and is never asked.
    pub optional: bool,
    /// What stands dim in it while it is empty, and is taken by `⏎`: a figure, or what holds of a few unless another is picked,
    /// which is never asked.
    pub blank: Option<i64>,
    /// Typed, picked or accepted; else it is still to be asked.
    pub settled: bool,
    /// Its figure follows from another field.
    pub implied: bool,
    /// The digits typed, with the sign before them.
    pub digits: String,
    /// What is picked: an index into the choices, or 1 for yes.
    pub picked: Option<usize>,
    /// The choice that the arrows stand on.
    pub hover: usize,
    /// The text typed.
    pub text: Input,
    /// The next digit replaces what stands there.
    pub replace: bool,
}

impl Cell {
    /// An empty cell.
    #[must_use]
    pub fn new(field: usize, at: usize, look: Look, optional: bool, blank: Option<i64>) -> Self {
        Self {
            field,
            at,
            look,
            optional,
            blank,
            settled: false,
            implied: false,
            digits: String::new(),
            picked: None,
            hover: 0,
            text: Input::default(),
            replace: false,
        }
    }

    /// Whether it is still to be asked.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        !self.settled && !self.optional && !self.implied && !self.is_presumed()
    }

    /// Whether one of a few holds without being picked.
    #[must_use]
    pub const fn is_presumed(&self) -> bool {
        matches!(self.look, Look::Choice(_)) && self.picked.is_none() && self.blank.is_some()
    }

    /// Which of a few holds, by its index: as picked, or unless another is.
    #[must_use]
    pub fn chosen(&self) -> Option<usize> {
        self.picked.or_else(|| usize::try_from(self.blank?).ok())
    }

    /// Whether a yes or no is turned.
    #[must_use]
    pub fn is_on(&self) -> bool {
        self.chosen() == Some(1)
    }

    /// Turns a yes or no. What is as it would be anyway is not said.
    pub fn toggle(&mut self) {
        let on = !self.is_on();
        self.picked = None;
        if self.is_on() != on {
            self.picked = Some(usize::from(on));
        }
    }

    /// Lets it know the things of a player entered before, by their numbers. What is picked stays picked.
    pub fn know(&mut self, mut numbers: Vec<i64>) {
        let Look::Choice(choices) = &mut self.look else { return };
        let picked = self.picked.and_then(|at| choices.get(at)).map(|choice| choice.what);
        if let Some(Chosen::Known(own)) = picked
            && !numbers.contains(&own)
        {
            numbers.push(own);
            numbers.sort_unstable();
        }
        let free = |number: &i64| !numbers.contains(number);
        let new = (1..=i64::MAX).take(numbers.len() + 1).find(free).unwrap_or(1);
        let known = numbers.iter().map(|number| Choice::known(*number));
        *choices = std::iter::once(Choice { digit: 0, what: Chosen::New(new) }).chain(known).collect();
        self.picked = match picked {
            Some(Chosen::Known(own)) => choices.iter().position(|choice| choice.what == Chosen::Known(own)),
            Some(_) => Some(0),
            None => None,
        };
        self.hover = self.hover.min(choices.len() - 1);
    }

    /// Whether the scorekeeper said anything with it.
    #[must_use]
    pub fn is_told(&self) -> bool {
        !self.implied && (!self.is_empty() || self.settled)
    }

    /// Whether nothing stands in it.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        match &self.look {
            Look::Who(who) => who.is_empty(),
            Look::List(list) => list.is_empty(),
            _ => self.digits.is_empty() && self.picked.is_none() && self.text.value().is_empty(),
        }
    }

    /// The figure that stands in it: as typed, or the accepted default.
    #[must_use]
    pub fn figure(&self) -> Option<i64> {
        self.digits.parse().ok().or(self.blank.filter(|_| self.digits.is_empty()))
    }

    /// What is wrong with it, if it were entered so.
    #[must_use]
    pub fn flaw(&self) -> Option<Flaw> {
        match &self.look {
            Look::Number(span) | Look::Signed(span) => match self.figure() {
                None => Some(Flaw::NoNumber),
                Some(figure) => (!span.holds(figure)).then_some(Flaw::Range(*span)),
            },
            Look::Choice(_) => self.chosen().is_none().then_some(Flaw::NoChoice),
            Look::Who(who) if who.is_empty() => (!self.settled).then_some(Flaw::NoPiece),
            Look::Who(who) => who.outside().map(|(_, span)| Flaw::Range(span)),
            Look::List(list) if list.is_empty() => {
                (!self.settled).then_some(if list.names_only() { Flaw::NoName } else { Flaw::NoPick })
            }
            Look::List(list) => list.outside().map(Flaw::Range),
            Look::Flag | Look::Text => None,
        }
    }

    /// Whether what is typed is wrong however it goes on: shown at once, while an empty cell is merely open.
    #[must_use]
    pub fn is_wrong(&self) -> bool {
        !self.is_empty() && self.digits != "-" && matches!(self.flaw(), Some(Flaw::Range(_)))
    }

    /// The field that a remark on it is about: its own, or the mark that is wrong.
    #[must_use]
    pub fn spoken_of(&self) -> usize {
        match &self.look {
            Look::Who(who) => who.outside().and_then(|(field, _)| field).unwrap_or(self.field),
            _ => self.field,
        }
    }

    /// Types one digit into a figure. Gives back whether there was room for it.
    pub fn type_digit(&mut self, digit: char) -> bool {
        if self.replace {
            self.digits.clear();
            self.replace = false;
        }
        if self.digits.trim_start_matches('-').len() >= DIGITS {
            return false;
        }
        if self.digits.trim_start_matches('-') == "0" {
            self.digits.pop();
        }
        self.digits.push(digit);
        self.settled = true;
        true
    }

    /// Takes the last digit back, the whole figure where it is to be replaced. Gives back whether there was one.
    pub fn erase(&mut self) -> bool {
        if matches!(self.look, Look::Who(_) | Look::List(_)) {
            return self.take_back();
        }
        let had = !self.is_empty();
        if self.replace {
            self.digits.clear();
        }
        self.digits.pop();
        self.picked = None;
        self.replace = false;
        self.settled = !self.digits.is_empty();
        had
    }

    /// Takes the last piece, pick or digit back, or that there is none. Gives back whether there was anything.
    fn take_back(&mut self) -> bool {
        let said_none = std::mem::take(&mut self.settled);
        let had = match &mut self.look {
            Look::Who(who) => who.take_off(),
            Look::List(list) => list.take_back(self.replace),
            _ => false,
        };
        self.replace = false;
        self.settled = !self.is_empty();
        had || said_none
    }

    /// Empties it.
    pub fn clear(&mut self) {
        match &mut self.look {
            Look::Who(who) => who.clear(),
            Look::List(list) => list.clear(),
            _ => {}
        }
        self.digits.clear();
        self.picked = None;
        self.text.reset();
        (self.settled, self.replace) = (false, false);
    }

    /// Steps a count by one, stopping at the ends of its range.
    pub fn step(&mut self, by: i64) {
        if let Look::Number(span) = self.look {
            let now = self.figure().unwrap_or(span.min);
            self.set_figure((now + by).clamp(span.min, span.max));
        }
    }

    /// Turns the sign, before or after the digits.
    pub fn turn_sign(&mut self) {
        if self.replace {
            self.replace = false;
        }
        match self.digits.strip_prefix('-') {
            Some(rest) => self.digits = rest.to_owned(),
            None => self.digits.insert(0, '-'),
        }
        self.settled = self.digits.len() > usize::from(self.digits.starts_with('-'));
    }

    /// Makes the figure positive.
    pub fn make_positive(&mut self) {
        self.digits = self.digits.trim_start_matches('-').to_owned();
    }

    /// Puts a figure in.
    pub fn set_figure(&mut self, figure: i64) {
        self.digits = figure.to_string();
        self.settled = true;
    }

    /// Picks a choice by its index.
    pub fn pick(&mut self, at: usize) {
        (self.picked, self.hover, self.settled) = (Some(at), at, true);
    }

    /// Says that its figure follows from another field, or no longer does.
    pub fn imply(&mut self, figure: Option<i64>) {
        if let Some(figure) = figure {
            self.digits = figure.to_string();
        } else if self.implied {
            self.clear();
        }
        self.implied = figure.is_some();
    }
}

impl Flaw {
    /// What to say of it, beside the name of the field.
    #[must_use]
    pub fn message(self) -> Message {
        match self {
            Self::NoNumber => Message::new("form-number-missing"),
            Self::NoChoice => Message::new("form-choice-missing"),
            Self::NoPiece => Message::new("form-who-missing"),
            Self::NoPick => Message::new("form-list-missing"),
            Self::NoName => Message::new("form-names-missing"),
            Self::Range(span) => Message::new("form-range").signed("min", span.min).signed("max", span.max),
        }
    }
}
