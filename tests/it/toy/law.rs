//! What is typed is what a document says, for pieces, marks, letters and kinds.

use proptest::prelude::*;
use scorewalk::rules::{Entry, Seat, Value};
use scorewalk::session::State;
use serde_json::{Value as Json, json};

use super::table::{Table, state};

/// The keys for who stands there: digits, a letter behind each that is marked.
fn pieces(entry: &Entry) -> String {
    let pigs = match entry.value("pig") {
        Some(Value::Flags(flags)) => flags.clone(),
        _ => Vec::new(),
    };
    let mut keys = String::new();
    for (at, count) in entry.numbers("standing").iter().enumerate() {
        let digit = Seat(at).digit().to_string();
        keys += &digit.repeat(usize::try_from(*count).unwrap());
        keys += &format!("{digit}b").repeat(usize::try_from(entry.number_of("big", Seat(at))).unwrap());
        keys += if pigs.get(at) == Some(&true) { "p" } else { "" };
    }
    if keys.is_empty() { "0".to_owned() } else { keys }
}

fn keys_of(entry: &Entry) -> String {
    let figure = |key: &str| format!("{}<enter>", entry.number(key));
    match entry.step().id {
        "road" => format!("r{}{}{}<enter>", figure("tiles"), flag(entry, "inn"), pieces(entry)),
        "town" => format!("c{}{}{}{}<enter>", figure("tiles"), flag(entry, "dome"), figure("arms"), pieces(entry)),
        "garden" => format!("g{}{}", entry.player("owner").unwrap().digit(), figure("tiles")),
        _ => match entry.value("towns") {
            Some(Value::Labels(names)) => format!("{}<enter>{}<enter>", pieces(entry), names.concat().to_lowercase()),
            _ => format!("{}<enter>{}", pieces(entry), figure("towns")),
        },
    }
}

fn flag(entry: &Entry, key: &str) -> &'static str {
    if entry.flag(key) { "i" } else { "" }
}

/// Pieces of three players; what says nothing is left out, as the form does.
fn standing(item: Json, standing: &[i64], big: &[i64], pigs: &[bool]) -> Json {
    let mut item = item;
    item["standing"] = json!(standing);
    if big.iter().any(|count| *count > 0) {
        item["big"] = json!(big);
    }
    let pigs: Vec<bool> = pigs.iter().enumerate().map(|(at, pig)| *pig && standing[at] + big[at] > 0).collect();
    if pigs.contains(&true) {
        item["pig"] = json!(pigs);
    }
    item
}

fn flagged(mut item: Json, key: &str, on: bool) -> Json {
    if on {
        item[key] = json!(true);
    }
    item
}

fn deed() -> impl Strategy<Value = Json> {
    let each = |most: i64| prop::collection::vec(0..=most, 3);
    let road = (1i64..30, each(3), each(1), any::<bool>()).prop_map(|(tiles, small, big, inn)| {
        standing(flagged(json!({ "step": "road", "tiles": tiles }), "inn", inn), &small, &big, &[false; 3])
    });
    let town = (1i64..30, 0i64..9, each(3), each(1), any::<bool>()).prop_map(|(tiles, arms, small, big, dome)| {
        let item = json!({ "step": "town", "tiles": tiles, "arms": arms });
        standing(flagged(item, "dome", dome), &small, &big, &[false; 3])
    });
    let garden =
        (0usize..3, 1i64..=9).prop_map(|(owner, tiles)| json!({ "step": "garden", "owner": owner, "tiles": tiles }));
    prop_oneof![road, town, garden]
}

/// A meadow that names towns by their places among those there are, or counts them.
fn meadow() -> impl Strategy<Value = (Json, Vec<bool>)> {
    let each = |most: i64| prop::collection::vec(0..=most, 3);
    let pigs = prop::collection::vec(any::<bool>(), 3);
    let towns = prop_oneof![
        (0i64..20).prop_map(|count| (json!(count), Vec::new())),
        prop::collection::vec(any::<bool>(), 8).prop_map(|on| (Json::Null, on))
    ];
    (each(2), each(1), pigs, towns).prop_map(|(small, big, pigs, (count, on))| {
        (standing(json!({ "step": "meadow", "towns": count }), &small, &big, &pigs), on)
    })
}

fn typed(document: &State, deeds: usize) -> Table {
    let entries: Vec<Entry> = document.entries().map(|placed| placed.entry.clone()).skip(1).collect();
    let mut table = Table::new(&[]);
    for (at, entry) in entries.iter().enumerate() {
        if at == deeds {
            table.press("n");
        }
        table.press(&keys_of(entry));
    }
    table
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn what_is_typed_is_what_the_document_says(
        deeds in prop::collection::vec(deed(), 0..8),
        meadows in prop::collection::vec(meadow(), 0..4),
    ) {
        let towns = deeds.iter().filter(|deed| deed["step"] == "town").count();
        let mut log: Vec<String> = deeds.iter().map(Json::to_string).collect();
        log.push(json!({ "done": "deeds" }).to_string());
        for (mut item, on) in meadows {
            let named = (0..towns.min(8)).filter(|at| on.get(*at) == Some(&true));
            let names: Vec<String> = named.map(|at| char::from(b"ABCDEFGH"[at]).to_string()).collect();
            if item["towns"].is_null() {
                item["towns"] = if names.is_empty() { json!(0) } else { json!(names) };
            }
            log.push(item.to_string());
        }
        let log: Vec<&str> = log.iter().map(String::as_str).collect();
        let document = state(true, &log);
        let table = typed(&document, deeds.len());
        let entries: Vec<Entry> = document.entries().map(|placed| placed.entry.clone()).collect();
        prop_assert_eq!(table.entries(), entries, "{}", table.text());
        prop_assert_eq!(&table.play().state.closed().sums, &document.closed().sums);
    }
}
