//! An entry: one answer of the scorekeeper, legal by construction.

use super::{Arg, Code, Fault, Field, Kind, Label, Seat, Span, Step, Typing, Way};

/// The most characters that a text may have.
const TEXT_MAX: usize = 1000;

/// The value of one field. Which variants it can be follows from the field's [`Kind`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// One whole number.
    Number(i64),
    /// Whole numbers, one per player or place.
    List(Vec<i64>),
    /// Whole numbers, one per player asked.
    Asked(Vec<Option<i64>>),
    /// A player, or nobody where the field admits it.
    Player(Option<Seat>),
    /// Yes or no.
    Flag(bool),
    /// Yes or no per player.
    Flags(Vec<bool>),
    /// One word of the field's list, by its index there.
    Word(usize),
    /// Text as it was typed.
    Text(String),
    /// A number for each name of the field's list.
    Named(Vec<i64>),
    /// The same for every player.
    NamedList(Vec<Vec<i64>>),
    /// Labels of things entered before.
    Labels(Vec<String>),
}

/// One answer: a step with a value for each field of one of its ways. Only [`Entry::build`] makes one, so every entry
/// there is fits its table and the number of players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    step: &'static Step,
    way: usize,
    values: Vec<Option<Value>>,
}

/// An entry with the log item that made it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    /// Index of the log item, counted from 0. It stays when the entry is replaced.
    pub item: usize,
    /// The entry as it now reads.
    pub entry: Entry,
}

impl Entry {
    /// An entry of `step`, typed in its way number `way`, with a value or nothing for each field of that way in order.
    ///
    /// # Errors
    /// All that is wrong with it, field by field, for a table of `seats` players.
    pub fn build(
        step: &'static Step,
        way: usize,
        values: Vec<Option<Value>>,
        seats: usize,
    ) -> Result<Self, Vec<Fault>> {
        let Some(fields) = step.ways.get(way).map(|way| way.fields) else {
            return Err(vec![Fault::at(Code::UNKNOWN_STEP, step.id)]);
        };
        if values.len() > fields.len() {
            return Err(vec![wrong_length(step.id, values.len(), fields.len())]);
        }
        let mut faults = Vec::new();
        for (at, field) in fields.iter().enumerate() {
            match values.get(at).and_then(Option::as_ref) {
                Some(value) => judge(field, value, seats, &mut faults),
                None if field.required => faults.push(Fault::at(Code::MISSING_KEY, field.key)),
                None => {}
            }
        }
        let entry = Self { step, way, values };
        if faults.is_empty() {
            faults = (step.check)(&entry);
        }
        if faults.is_empty() { Ok(entry) } else { Err(faults) }
    }

    /// The step it answers.
    #[must_use]
    pub const fn step(&self) -> &'static Step {
        self.step
    }

    /// The way it was typed in.
    #[must_use]
    pub fn way(&self) -> &'static Way {
        const NONE: Way = Way::usual(&[]);
        self.step.ways.get(self.way).unwrap_or(&NONE)
    }

    /// The index of that way.
    #[must_use]
    pub const fn way_index(&self) -> usize {
        self.way
    }

    /// Its fields with their values, in the order of the table.
    pub fn fields(&self) -> impl Iterator<Item = (&'static Field, Option<&Value>)> {
        self.way().fields.iter().zip(self.values.iter().map(Option::as_ref))
    }

    /// Whether it says nothing at all: no, and 0 everywhere. An entry of a module that is off may say that.
    #[must_use]
    pub fn says_nothing(&self) -> bool {
        self.values.iter().flatten().all(says_nothing)
    }

    /// The value under `key`, where there is one.
    #[must_use]
    pub fn value(&self, key: &str) -> Option<&Value> {
        self.fields().find(|(field, _)| field.key == key).and_then(|(_, value)| value)
    }

    /// The number under `key`; 0 where it is left out.
    #[must_use]
    pub fn number(&self, key: &str) -> i64 {
        match self.value(key) {
            Some(Value::Number(number)) => *number,
            _ => 0,
        }
    }

    /// The place of the word under `key` in the list of its field; none where it is left out.
    #[must_use]
    pub fn choice(&self, key: &str) -> Option<usize> {
        match self.value(key) {
            Some(Value::Word(at)) => Some(*at),
            _ => None,
        }
    }

    /// The numbers under `key`, one per player or place; none where it is left out.
    #[must_use]
    pub fn numbers(&self, key: &str) -> &[i64] {
        match self.value(key) {
            Some(Value::List(numbers) | Value::Named(numbers)) => numbers,
            _ => &[],
        }
    }

    /// The number of one player under `key`; 0 where it is left out.
    #[must_use]
    pub fn number_of(&self, key: &str, seat: Seat) -> i64 {
        self.numbers(key).get(seat.0).copied().unwrap_or(0)
    }

    /// The numbers of every player under names, under `key`.
    #[must_use]
    pub fn named(&self, key: &str) -> &[Vec<i64>] {
        match self.value(key) {
            Some(Value::NamedList(numbers)) => numbers,
            _ => &[],
        }
    }

    /// The figures of the players asked, under `key`.
    #[must_use]
    pub fn asked(&self, key: &str) -> &[Option<i64>] {
        match self.value(key) {
            Some(Value::Asked(figures)) => figures,
            _ => &[],
        }
    }

    /// The player under `key`, or nobody.
    #[must_use]
    pub fn player(&self, key: &str) -> Option<Seat> {
        match self.value(key) {
            Some(Value::Player(player)) => *player,
            _ => None,
        }
    }

    /// The yes or no under `key`; no where it is left out.
    #[must_use]
    pub fn flag(&self, key: &str) -> bool {
        matches!(self.value(key), Some(Value::Flag(true)))
    }

    /// How far the letters of the alphabet are given away once this entry is made, `before` having been: the thing it names
    /// takes one, and so does every thing it speaks of by a letter.
    #[must_use]
    pub fn lettered(&self, before: usize) -> usize {
        let behind = |name: &str| Label::place_of_name(name.trim()).map_or(0, |place| place + 1);
        let own = |(field, value): (&Field, Option<&Value>)| match (field.typing, value) {
            (Typing::Lettered, Some(Value::Text(name))) => behind(name).max(before + 1),
            (Typing::Lettered, _) => before + 1,
            (_, Some(Value::Labels(names))) => names.iter().map(|name| behind(name)).max().unwrap_or(0),
            _ => 0,
        };
        self.fields().map(own).max().unwrap_or(0)
    }

    /// The text under `key`.
    #[must_use]
    pub fn text(&self, key: &str) -> Option<&str> {
        match self.value(key) {
            Some(Value::Text(text)) => Some(text),
            _ => None,
        }
    }

    /// The word under `key`.
    #[must_use]
    pub fn word(&self, key: &str) -> &'static str {
        let chosen = self.fields().find(|(field, _)| field.key == key);
        match chosen {
            Some((Field { kind: Kind::Word(words), .. }, Some(Value::Word(at)))) => {
                words.get(*at).copied().unwrap_or_default()
            }
            _ => "",
        }
    }
}

/// Whether a value says nothing: no, or all 0. A module that is off admits it.
#[must_use]
pub(super) fn says_nothing(value: &Value) -> bool {
    match value {
        Value::Number(number) => *number == 0,
        Value::List(numbers) | Value::Named(numbers) => numbers.iter().all(|number| *number == 0),
        Value::Flag(flag) => !flag,
        Value::Flags(flags) => flags.iter().all(|flag| !flag),
        _ => false,
    }
}

/// Judges one value by its field.
fn judge(field: &Field, value: &Value, seats: usize, faults: &mut Vec<Fault>) {
    match (field.kind, value) {
        (Kind::Number(span) | Kind::Labels(span), Value::Number(number)) => {
            in_span(field, span, &[*number], faults);
        }
        (Kind::PerPlayer(span), Value::List(numbers)) => {
            as_many(field, numbers.len(), seats, faults);
            in_span(field, span, numbers, faults);
        }
        (Kind::PerAsked(span), Value::Asked(figures)) => {
            as_many(field, figures.len(), seats, faults);
            let given: Vec<i64> = figures.iter().map(|figure| figure.unwrap_or(span.min)).collect();
            in_span(field, span, &given, faults);
        }
        (Kind::Places(span), Value::List(numbers)) => in_span(field, span, numbers, faults),
        (Kind::Named(names, span), Value::Named(numbers)) => {
            as_many(field, numbers.len(), names.len(), faults);
            in_span(field, span, numbers, faults);
        }
        (Kind::NamedPerPlayer(names, span), Value::NamedList(rows)) => {
            as_many(field, rows.len(), seats, faults);
            for row in rows {
                as_many(field, row.len(), names.len(), faults);
            }
            in_span(field, span, &rows.concat(), faults);
        }
        (Kind::Player | Kind::Owner, Value::Player(Some(seat))) => {
            sits(field, *seat, seats, faults);
        }
        (Kind::FlagPerPlayer, Value::Flags(flags)) => as_many(field, flags.len(), seats, faults),
        (Kind::Text, Value::Text(text)) => not_too_long(field, text, faults),
        (Kind::Labels(_), Value::Labels(labels)) => {
            for label in labels {
                not_too_long(field, label, faults);
            }
        }
        (Kind::Word(words), Value::Word(at)) if *at < words.len() => {}
        (Kind::Owner, Value::Player(None)) | (Kind::Flag, Value::Flag(_)) => {}
        _ => faults.push(Fault::at(Code::WRONG_TYPE, field.key)),
    }
}

fn in_span(field: &Field, span: Span, numbers: &[i64], faults: &mut Vec<Fault>) {
    let outside = numbers.iter().enumerate().filter(|(_, number)| !span.holds(**number));
    faults.extend(outside.map(|(at, _)| Fault::range(field.key, span.min, span.max).cell(at)));
}

fn as_many(field: &Field, found: usize, expected: usize, faults: &mut Vec<Fault>) {
    if found != expected {
        faults.push(wrong_length(field.key, found, expected));
    }
}

/// A list of `found` values where `expected` are needed.
pub(crate) fn wrong_length(key: &str, found: usize, expected: usize) -> Fault {
    Fault::at(Code::WRONG_LENGTH, key).with("found", Arg::number(found)).with("expected", Arg::number(expected))
}

fn sits(field: &Field, seat: Seat, seats: usize, faults: &mut Vec<Fault>) {
    if seat.0 >= seats {
        let count = |number: usize| Arg::Text(number.to_string());
        let fault = Fault::at(Code::NO_SUCH_PLAYER, field.key);
        faults.push(fault.with("found", count(seat.0)).with("players", count(seats)));
    }
}

fn not_too_long(field: &Field, text: &str, faults: &mut Vec<Fault>) {
    if let Some(fault) = too_long(field.key, text) {
        faults.push(fault);
    }
}

/// The fault of a text with too many characters, if it has.
pub(crate) fn too_long(key: &str, text: &str) -> Option<Fault> {
    let long = text.len() > TEXT_MAX && text.chars().count() > TEXT_MAX;
    long.then(|| Fault::at(Code::OUT_OF_RANGE, key).told("error-too-long").with("max", Arg::number(TEXT_MAX)))
}
