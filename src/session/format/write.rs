//! Headers and items, written as they are read.

use serde_json::{Map, Value as Json, json};

use super::super::{Act, Change, Header, Item, Patch};
use super::VERSION;
use crate::rules::{Entry, Field, Kind, OptionSpec, OptionValue, Player, Setup, Value};

/// The header line of a session file, without its line end.
#[must_use]
pub fn header_line(header: &Header) -> String {
    Json::Object(header_object(header)).to_string()
}

/// One item as a line of a session file, without its line end.
#[must_use]
pub fn item_line(item: &Item) -> String {
    Json::Object(item_object(item)).to_string()
}

/// A whole document, on one line.
#[must_use]
pub fn document(header: &Header, items: &[Item]) -> String {
    let mut object = header_object(header);
    let log = items.iter().map(|item| Json::Object(item_object(item))).collect();
    object.insert("log".to_owned(), Json::Array(log));
    Json::Object(object).to_string()
}

fn header_object(header: &Header) -> Map<String, Json> {
    let setup = &header.setup;
    let mut object = Map::new();
    object.insert("scorewalk".to_owned(), json!(VERSION));
    object.insert("game".to_owned(), json!(header.game.id));
    object.insert("players".to_owned(), players(&setup.players));
    object.insert("options".to_owned(), options(header, setup));
    let texts = [("id", &header.id), ("created", &header.created), ("place", &setup.place), ("notes", &setup.notes)];
    for (key, text) in texts {
        if let Some(text) = text {
            object.insert(key.to_owned(), json!(text));
        }
    }
    object
}

/// The options that are not at their defaults.
fn options(header: &Header, setup: &Setup) -> Json {
    let default = |key: &str| header.game.options.iter().find(|spec| spec.key == key).map(OptionSpec::default_value);
    let said = setup.options.iter().filter(|(key, value)| default(key).as_ref() != Some(value));
    Json::Object(said.map(|(key, value)| ((*key).to_owned(), option(value))).collect())
}

fn players(players: &[Player]) -> Json {
    let player = |player: &Player| match &player.colour {
        Some(colour) => json!({ "name": player.name, "colour": colour }),
        None => json!({ "name": player.name }),
    };
    players.iter().map(player).collect()
}

fn option(value: &OptionValue) -> Json {
    match value {
        OptionValue::Word(word) => json!(word),
        OptionValue::Words(words) => json!(words),
        OptionValue::Number(number) => json!(number),
        OptionValue::Brackets(table) => {
            table.lines().iter().map(|line| json!({ "up_to": line.up_to, "places": line.places })).collect()
        }
        OptionValue::Agreed(agreed) => {
            agreed.as_ref().map_or(Json::Null, |it| json!({ "name": it.name, "highest_wins": it.highest_wins }))
        }
    }
}

fn item_object(item: &Item) -> Map<String, Json> {
    let mut object = match &item.act {
        Act::Undo => one("undo", json!(true)),
        Act::Redo => one("redo", json!(true)),
        Act::Change(change) => change_object(change),
    };
    if let Some(at) = &item.at {
        object.insert("at".to_owned(), json!(at));
    }
    object
}

fn change_object(change: &Change) -> Map<String, Json> {
    match change {
        Change::Enter(entry) => entry_object(entry),
        Change::Replace(item, entry) => {
            let mut object = one("replace", json!(item));
            object.insert("with".to_owned(), Json::Object(entry_object(entry)));
            object
        }
        Change::Remove(item) => one("remove", json!(item)),
        Change::Done(stage) => one("done", json!(stage)),
        Change::Reopen(stage) => one("reopen", json!(stage)),
        Change::Set(patch) => one("set", Json::Object(patch_object(patch))),
    }
}

fn patch_object(patch: &Patch) -> Map<String, Json> {
    let options = |options: &Vec<(&'static str, OptionValue)>| {
        let said = options.iter().filter(|(_, value)| *value != OptionValue::Agreed(None));
        Json::Object(said.map(|(key, value)| ((*key).to_owned(), option(value))).collect())
    };
    let members = [
        ("players", patch.players.as_deref().map(players)),
        ("options", patch.options.as_ref().map(options)),
        ("place", patch.place.as_ref().map(|text| json!(text))),
        ("notes", patch.notes.as_ref().map(|text| json!(text))),
    ];
    let said = members.into_iter().filter_map(|(key, value)| value.map(|value| (key.to_owned(), value)));
    said.collect()
}

fn entry_object(entry: &Entry) -> Map<String, Json> {
    let mut object = one("step", json!(entry.step().id));
    for (field, value) in entry.fields() {
        if let Some(value) = value {
            object.insert(field.key.to_owned(), field_value(field, value));
        }
    }
    object
}

fn field_value(field: &Field, value: &Value) -> Json {
    match (field.kind, value) {
        (_, Value::Number(number)) => json!(number),
        (Kind::Named(names, _), Value::Named(numbers)) => by_name(names, numbers),
        (Kind::NamedPerPlayer(names, _), Value::NamedList(rows)) => {
            rows.iter().map(|row| by_name(names, row)).collect()
        }
        (_, Value::List(numbers) | Value::Named(numbers)) => json!(numbers),
        (_, Value::Asked(figures)) => json!(figures),
        (_, Value::Player(player)) => json!(player.map(|seat| seat.0)),
        (_, Value::Flag(flag)) => json!(flag),
        (_, Value::Flags(flags)) => json!(flags),
        (Kind::Word(words), Value::Word(at)) => json!(words.get(*at)),
        (_, Value::Word(at)) => json!(at),
        (_, Value::Text(text)) => json!(text),
        (_, Value::NamedList(rows)) => json!(rows),
        (_, Value::Labels(labels)) => json!(labels),
    }
}

fn by_name(names: &[&str], numbers: &[i64]) -> Json {
    Json::Object(names.iter().zip(numbers).map(|(name, number)| ((*name).to_owned(), json!(number))).collect())
}

fn one(key: &str, value: Json) -> Map<String, Json> {
    Map::from_iter([(key.to_owned(), value)])
}
