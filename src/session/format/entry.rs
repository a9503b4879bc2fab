//! Entries, read by the table of their game.

use super::json::{self, Object, under};
use crate::rules::{Arg, Code, Entry, Fault, Field, Kind, Seat, Span, Step, Value, Way, too_long};
use crate::session::State;

/// Reads an entry from its members, perhaps `instead` of another; `also` are keys that may stand beside the fields.
pub(super) fn read(
    state: &State,
    object: &Object<'_>,
    also: &[&str],
    instead: Option<&'static Step>,
) -> Result<Entry, Fault> {
    let (game, seats) = (state.game(), state.setup().seats());
    let id = object.need("step").and_then(|raw| json::text(raw).map_err(under("step")))?;
    let said = |key: &str| object.get(key).and_then(|raw| json::flag(raw).ok());
    let step = state.step_for(&id, &said, instead).ok_or_else(|| {
        let fault = Fault::at(Code::UNKNOWN_STEP, "step").with("found", Arg::Text(id.clone().into_owned()));
        fault.with("game", Arg::Key(format!("game-{}", game.id)))
    })?;
    let (index, fields) = way(step, object, also)?;
    let value = |field: &Field| match object.get(field.key) {
        Some(raw) => read_value(field, seats, raw).map_err(under(field.key)).map(Some),
        None => Ok(None),
    };
    let values = fields.iter().map(value).collect::<Result<Vec<_>, _>>()?;
    Entry::build(step, index, values, seats)
        .map_err(|faults| faults.into_iter().next().unwrap_or(Fault::new(Code::WRONG_TYPE)))
}

/// The way of typing that the keys belong to: the first that knows them all. Where none does, the way that knows most of them
/// is meant, and the first key that it does not know is refused.
fn way(step: &'static Step, object: &Object<'_>, also: &[&str]) -> Result<(usize, &'static [Field]), Fault> {
    let knows = |fields: &[Field], key: &str| fields.iter().any(|field| field.key == key);
    let own = |key: &&str| *key != "step" && !also.contains(key);
    let fits = |way: &Way| object.keys().filter(own).all(|key| knows(way.fields, key));
    if let Some((at, way)) = step.ways.iter().enumerate().find(|(_, way)| fits(way)) {
        return Ok((at, way.fields));
    }
    let count = |way: &&Way| object.keys().filter(|key| knows(way.fields, key)).count();
    let fields = step.ways.iter().rev().max_by_key(count).map_or(&[][..], |way| way.fields);
    let listed: Vec<&str> = fields.iter().map(|field| field.key).chain(also.iter().copied()).chain(["step"]).collect();
    object.only(&listed).map(|()| (0, fields))
}

fn read_value(field: &Field, seats: usize, raw: &str) -> Result<Value, Fault> {
    let figure = |span: Span| move |raw: &str| number(field.key, span, raw);
    Ok(match field.kind {
        Kind::PerPlayer(span) | Kind::Places(span) => {
            Value::List(json::numbers(raw).map_or_else(|| each(raw, figure(span)), Ok)?)
        }
        Kind::PerAsked(span) => Value::Asked(each(raw, |raw| (raw != "null").then(|| figure(span)(raw)).transpose())?),
        Kind::Player => Value::Player(Some(player(seats, raw)?)),
        Kind::Owner => Value::Player((raw != "null").then(|| player(seats, raw)).transpose()?),
        Kind::Flag => Value::Flag(json::flag(raw)?),
        Kind::FlagPerPlayer => Value::Flags(each(raw, json::flag)?),
        Kind::Word(words) => Value::Word(word(words, raw)?.0),
        Kind::Text => Value::Text(json::text(raw)?.into_owned()),
        Kind::Named(names, span) => Value::Named(named(names, span, raw)?),
        Kind::NamedPerPlayer(names, span) => Value::NamedList(each(raw, |raw| named(names, span, raw))?),
        Kind::Labels(_) if raw.starts_with('[') => {
            Value::Labels(each(raw, |raw| text(field.key, raw).map(|label| label.trim().to_owned()))?)
        }
        Kind::Number(span) | Kind::Labels(span) => Value::Number(figure(span)(raw)?),
    })
}

fn each<'a, T>(raw: &'a str, read: impl FnMut(&'a str) -> Result<T, Fault>) -> Result<Vec<T>, Fault> {
    json::list(raw)?.into_iter().map(read).collect()
}

/// A number that no type holds is outside any range.
fn number(key: &str, span: Span, raw: &str) -> Result<i64, Fault> {
    json::number(raw).map_err(|fault| ranged(fault, key, span))
}

/// Tells the range where a number is too large to be read at all.
pub(super) fn ranged(fault: Fault, key: &str, span: Span) -> Fault {
    if fault.code == Code::OUT_OF_RANGE { Fault::range(key, span.min, span.max) } else { under(key)(fault) }
}

fn player(seats: usize, raw: &str) -> Result<Seat, Fault> {
    let nobody = || {
        let count = |number: usize| Arg::Text(number.to_string());
        Fault::new(Code::NO_SUCH_PLAYER).with("found", Arg::Text(raw.to_owned())).with("players", count(seats))
    };
    match json::number(raw) {
        Ok(index) => usize::try_from(index).ok().filter(|at| *at < seats).map(Seat).ok_or_else(nobody),
        Err(fault) if fault.code == Code::OUT_OF_RANGE => Err(nobody()),
        Err(fault) => Err(fault),
    }
}

/// One word of a list, with its index there.
pub(super) fn word(words: &[&'static str], raw: &str) -> Result<(usize, &'static str), Fault> {
    let read = json::text(raw)?;
    words.iter().copied().enumerate().find(|(_, word)| *word == read).ok_or_else(|| {
        Fault::new(Code::OUT_OF_RANGE).told("error-out-of-range-word").with("words", Arg::Text(words.join(", ")))
    })
}

fn named(names: &[&str], span: Span, raw: &str) -> Result<Vec<i64>, Fault> {
    let object = json::object(raw)?;
    object.only(names)?;
    names.iter().map(|name| object.get(name).map_or(Ok(0), |raw| number(name, span, raw))).collect()
}

/// Reads a text that is not too long.
pub(super) fn text(key: &str, raw: &str) -> Result<String, Fault> {
    let text = json::text(raw).map_err(under(key))?;
    match too_long(key, &text) {
        Some(fault) => Err(fault),
        None => Ok(text.into_owned()),
    }
}
