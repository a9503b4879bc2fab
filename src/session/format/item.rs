//! Items of the log.

use super::super::{Act, Change, Item, State};
use super::json::{self, Object, under};
use super::{entry, header};
use crate::rules::{Arg, Code, Entry, Fault};

/// Reads one item, `state` being what the items before it came to.
pub(super) fn read(state: &State, object: &Object<'_>) -> Result<Item, Fault> {
    let at = object.get("at").map(|raw| entry::text("at", raw)).transpose()?;
    Ok(Item { act: act(state, object)?, at })
}

fn act(state: &State, object: &Object<'_>) -> Result<Act, Fault> {
    let (game, seats) = (state.game(), state.setup().seats());
    if object.get("step").is_some() {
        return entry::read(state, object, &["at"], None).map(|entry| Act::Change(Change::Enter(entry)));
    }
    let Some((key, raw)) = VERBS.iter().find_map(|key| object.get(key).map(|raw| (*key, raw))) else {
        return Err(Fault::at(Code::MISSING_KEY, "step"));
    };
    let beside: &[&str] = if key == "replace" { &["replace", "with", "at"] } else { &[key, "at"] };
    object.only(beside)?;
    let change = match key {
        "replace" => {
            let item = named_item(key, raw)?;
            let with = object.need("with").and_then(|raw| json::object(raw).map_err(under("with")))?;
            let instead = state.entry_made(item).map(Entry::step);
            Change::Replace(item, entry::read(state, &with, &[], instead)?)
        }
        "remove" => Change::Remove(named_item(key, raw)?),
        "done" => Change::Done(open_stage(state, key, raw)?),
        "reopen" => Change::Reopen(open_stage(state, key, raw)?),
        "set" => Change::Set(Box::new(header::patch(game, seats, raw).map_err(under("set"))?)),
        _ => return step_in_time(key, raw),
    };
    Ok(Act::Change(change))
}

/// What an item can do besides entering a step.
const VERBS: &[&str] = &["replace", "remove", "done", "reopen", "set", "undo", "redo"];

fn step_in_time(key: &str, raw: &str) -> Result<Act, Fault> {
    match json::flag(raw) {
        Ok(true) if key == "undo" => Ok(Act::Undo),
        Ok(true) => Ok(Act::Redo),
        _ => {
            let expected = Arg::Key("type-true".to_owned());
            Err(Fault::at(Code::WRONG_TYPE, key).with("expected", expected))
        }
    }
}

/// The item that a replace or remove names. Any whole number is well-formed; one that no log reaches names no entry.
fn named_item(key: &str, raw: &str) -> Result<usize, Fault> {
    let nothing = || Fault::at(Code::NO_SUCH_ENTRY, key).with("found", Arg::Text(raw.to_owned()));
    match json::number(raw) {
        Ok(index) => usize::try_from(index).map_err(|_negative| nothing()),
        Err(fault) if fault.code == Code::OUT_OF_RANGE => Err(nothing()),
        Err(fault) => Err(under(key)(fault)),
    }
}

fn open_stage(state: &State, key: &str, raw: &str) -> Result<&'static str, Fault> {
    let id = json::text(raw).map_err(under(key))?;
    let found = state.game().stage(state.setup(), &id).filter(|stage| stage.is_open());
    let unknown = || Fault::at(Code::UNKNOWN_STAGE, key).with("found", Arg::Text(id.clone().into_owned()));
    found.map(|stage| stage.id).ok_or_else(unknown)
}
