//! What stands in a cell, carried over: into another form, or to another day.

use tui_input::Input;

use super::{Cell, Choice, Chosen, DIGITS, Look};

/// What stands before the number of a thing entered before: which choice it is depends on the log.
const KNOWN: char = '=';

/// Whether these are things entered before, which depend on the player and the log.
fn is_of_known(choices: &[Choice]) -> bool {
    choices.iter().any(|choice| matches!(choice.what, Chosen::New(_)))
}

impl Cell {
    /// Takes over what stands in another cell, if it is of the same sort. Gives back whether it is.
    pub fn inherit(&mut self, other: &Self) -> bool {
        match (&mut self.look, &other.look) {
            (Look::Who(own), Look::Who(other)) => own.inherit(other),
            (Look::List(own), Look::List(other)) => own.inherit(other),
            (Look::Choice(own), Look::Choice(other)) if is_of_known(own) && is_of_known(other) => own.clone_from(other),
            (own, other) if own == other => {}
            _ => return false,
        }
        let (field, at, look, optional) = (self.field, self.at, self.look.clone(), self.optional);
        *self = Self { field, at, look, optional, ..other.clone() };
        true
    }

    /// What stands in it, as text.
    #[must_use]
    pub fn raw(&self) -> String {
        match self.look {
            Look::Number(_) | Look::Signed(_) => self.digits.clone(),
            Look::Choice(ref choices) => {
                match self.picked.and_then(|at| choices.get(at).map(|choice| (at, choice.what))) {
                    Some((_, Chosen::Known(number))) => format!("{KNOWN}{number}"),
                    Some((at, _)) => at.to_string(),
                    None => String::new(),
                }
            }
            Look::Flag => self.picked.map_or_else(String::new, |at| at.to_string()),
            Look::Text => self.text.value().to_owned(),
            Look::Who(ref who) => who.raw(),
            Look::List(ref list) => list.raw(),
        }
    }

    /// Puts back what [`Cell::raw`] gave; what does not fit is left out.
    pub fn set_raw(&mut self, raw: &str, settled: bool) {
        match &mut self.look {
            Look::Number(_) | Look::Signed(_) => {
                let digits = raw.strip_prefix('-').unwrap_or(raw);
                let fits = digits.len() <= DIGITS && digits.bytes().all(|byte| byte.is_ascii_digit());
                if fits {
                    raw.clone_into(&mut self.digits);
                    self.settled = settled && (self.blank.is_some() || !digits.is_empty());
                }
            }
            Look::Choice(choices) if raw.starts_with(KNOWN) => {
                let number = raw.strip_prefix(KNOWN).and_then(|number| number.parse::<u16>().ok());
                if let Some(number) = number.filter(|_| is_of_known(choices)) {
                    choices.push(Choice::known(i64::from(number)));
                    let at = choices.len() - 1;
                    self.pick(at);
                }
            }
            Look::Choice(choices) => {
                let at = raw.parse().ok().filter(|at| *at < choices.len());
                if let Some(at) = at {
                    self.pick(at);
                }
            }
            Look::Flag => self.picked = raw.parse().ok().filter(|at| *at <= 1),
            Look::Text => self.text = Input::new(raw.chars().take(1000).collect()),
            Look::Who(who) => {
                who.set_raw(raw);
                self.settled = settled;
            }
            Look::List(list) => {
                list.set_raw(raw);
                self.settled = settled;
            }
        }
    }
}
