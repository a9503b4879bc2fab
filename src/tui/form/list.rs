//! A lettered list: things entered before, picked by their letters, or only how many there are.

use serde::{Deserialize, Serialize};

use crate::rules::{Label, Span};

/// The largest count that can be typed; four digits.
const MOST: u16 = 9999;

/// A lettered list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct List {
    span: Span,
    known: Vec<Label>,
    names_only: bool,
    held: Held,
    hover: usize,
}

/// What was typed: never names and a count at once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Held {
    /// Names, in the order they were picked.
    Picks(Vec<String>),
    /// How many.
    Count(u16),
}

/// One thing of the list as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its letter, and its name in the format.
    pub label: Label,
    /// Whether it is picked.
    pub on: bool,
}

impl List {
    /// A list with nothing in it; `span` is what a count may be.
    #[must_use]
    pub const fn new(span: Span) -> Self {
        Self { span, known: Vec::new(), names_only: false, held: Held::Picks(Vec::new()), hover: 0 }
    }

    /// Says which things the log knows, and whether a count may stand for them.
    pub fn know(&mut self, labels: Vec<Label>, counts: bool) {
        (self.known, self.names_only) = (labels, !counts);
    }

    /// Whether a count does not do.
    #[must_use]
    pub const fn names_only(&self) -> bool {
        self.names_only
    }

    /// The names picked, unless it is a count.
    #[must_use]
    pub fn picks(&self) -> Option<&[String]> {
        match &self.held {
            Held::Picks(names) => Some(names),
            Held::Count(_) => None,
        }
    }

    /// The count typed, if it is one.
    #[must_use]
    pub fn count(&self) -> Option<i64> {
        match self.held {
            Held::Count(count) => Some(i64::from(count)),
            Held::Picks(_) => None,
        }
    }

    /// Whether nothing is picked or typed.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.picks().is_some_and(<[String]>::is_empty)
    }

    /// The range, if the count lies outside.
    #[must_use]
    pub fn outside(&self) -> Option<Span> {
        self.count().filter(|count| !self.span.holds(*count)).map(|_| self.span)
    }

    /// Everything that can be picked: what the log knows, then what only this entry names.
    #[must_use]
    pub fn shown(&self) -> Vec<Listed> {
        let picks = self.picks().unwrap_or_default();
        let mut shown: Vec<Listed> = Vec::new();
        for label in &self.known {
            shown.push(Listed { on: picks.contains(&label.name), label: label.clone() });
        }
        for name in picks {
            if shown.iter().all(|listed| listed.label.name != *name) {
                let label = Label { name: name.clone(), ..free(&shown, name) };
                shown.push(Listed { label, on: true });
            }
        }
        shown
    }

    /// The thing picked last.
    #[must_use]
    pub fn last(&self) -> Option<Label> {
        let name = self.picks()?.last()?;
        self.shown().into_iter().map(|listed| listed.label).find(|label| label.name == *name)
    }

    /// The place in the list that the arrows stand on.
    #[must_use]
    pub const fn hover(&self) -> usize {
        self.hover
    }

    /// Moves along the list.
    pub fn shift(&mut self, by: isize) {
        let to = self.hover.checked_add_signed(by).filter(|to| *to < self.shown().len());
        self.hover = to.unwrap_or(self.hover);
    }

    /// Turns the thing with a letter on or off. Gives back whether there is one.
    pub fn turn_letter(&mut self, letter: char) -> bool {
        let place = Label::place_of(letter);
        let at = self.shown().iter().position(|listed| Some(listed.label.place) == place);
        at.is_some_and(|at| self.turn(at))
    }

    /// Turns the thing at a place of the list on or off. Gives back whether there is one.
    pub fn turn(&mut self, at: usize) -> bool {
        let Some(Listed { label, on }) = self.shown().get(at).cloned() else { return false };
        self.change(|names| {
            if on {
                names.retain(|name| *name != label.name);
            } else {
                names.push(label.name);
            }
        });
        self.hover = at;
        true
    }

    /// Picks one that the log does not know, under the next free letter.
    pub fn add(&mut self) {
        let new = free(&self.shown(), "");
        self.change(|names| names.push(new.name));
    }

    /// Types one digit of a count, in place of names. Gives back whether there was room for it.
    pub fn digit(&mut self, digit: u16, replace: bool) -> bool {
        let before = match self.held {
            Held::Count(count) if !replace => count,
            _ => 0,
        };
        let count = before.saturating_mul(10).saturating_add(digit);
        if count <= MOST {
            self.held = Held::Count(count);
        }
        count <= MOST
    }

    /// Takes the last pick or digit back. Gives back whether there was one.
    pub fn take_back(&mut self, whole: bool) -> bool {
        match &mut self.held {
            Held::Picks(names) => return names.pop().is_some(),
            Held::Count(count) if *count > 9 && !whole => *count /= 10,
            Held::Count(_) => self.clear(),
        }
        true
    }

    /// Empties it.
    pub fn clear(&mut self) {
        self.held = Held::Picks(Vec::new());
    }

    /// Puts the names of an entry in.
    pub fn put_names(&mut self, names: &[String]) {
        self.held = Held::Picks(names.to_vec());
    }

    /// Puts the count of an entry in.
    pub fn put_count(&mut self, count: i64) {
        self.held = Held::Count(u16::try_from(count).unwrap_or(MOST));
    }

    /// Takes over what stands in another list.
    pub fn inherit(&mut self, other: &Self) {
        (self.known, self.held) = (other.known.clone(), other.held.clone());
    }

    /// What stands in it, as text to be kept.
    #[must_use]
    pub fn raw(&self) -> String {
        serde_json::to_string(&self.held).unwrap_or_default()
    }

    /// Puts back what [`List::raw`] gave; what does not fit is left out.
    pub fn set_raw(&mut self, raw: &str) {
        if let Ok(kept) = serde_json::from_str(raw) {
            self.held = kept;
        }
    }

    /// Changes the names, which take the place of a count.
    fn change(&mut self, act: impl FnOnce(&mut Vec<String>)) {
        let mut names = match &mut self.held {
            Held::Picks(names) => std::mem::take(names),
            Held::Count(_) => Vec::new(),
        };
        act(&mut names);
        self.held = Held::Picks(names);
    }
}

/// The letter of a thing that the log does not know: its own name where that is a free letter, else the next free one.
fn free(shown: &[Listed], name: &str) -> Label {
    let next = shown.iter().map(|listed| listed.label.place + 1).max().unwrap_or(0);
    let taken =
        |label: &Label| shown.iter().any(|listed| listed.label.place == label.place || listed.label.name == label.name);
    let own = name.chars().next().and_then(Label::place_of).map(Label::at);
    let own = own.filter(|label| label.name == name && !taken(label));
    // Of one letter more than there are things, one is free.
    let mut later = (next..=next + shown.len()).map(Label::at);
    own.or_else(|| later.find(|label| !taken(label))).unwrap_or_else(|| Label::at(next))
}
