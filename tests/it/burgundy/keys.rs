//! The keys that make entries, within their budgets.

use proptest::prelude::*;
use scorewalk::rules::Entry;
use scorewalk::session::format::read_item;
use scorewalk::session::{Act, Change};
use serde_json::{Value as Json, json};

use super::{ALL, document};
use crate::support::Scene;

fn scene(players: usize, log: &str) -> Scene {
    Scene::new().of_document(&document(players, ALL, log))
}

/// Checks that keys make an entry that reads so, with no more keys than `most`.
#[track_caller]
fn takes(scene: Scene, keys: &str, most: usize, item: &str) {
    let before = scene.pressed;
    let scene = scene.keys(keys);
    let play = scene.model.play().unwrap();
    let Act::Change(Change::Enter(entry)) = read_item(&play.state, item).unwrap().act else { panic!("{item}") };
    let newest = play.state.entries().next_back().map(|placed| &placed.entry);
    assert_eq!(newest, Some(&entry), "{keys}\n{}", scene.text());
    assert!(scene.pressed - before <= most, "{keys}: {} keys", scene.pressed - before);
}

#[test]
fn play_takes_one_key_more_for_the_kind() {
    let area = r#"{"step":"area","player":1,"kind":"ship","size":3,"phase":"A""#;
    let cases = [
        ("a243<enter>", 5, format!("{area}}}")),
        ("a243i<enter>", 6, format!("{area},\"inn\":true}}")),
        ("a243<tab>5<enter>", 7, format!("{area}}}").replace("\"A\"", "\"E\"")),
        ("p1123<enter>", 6, r#"{"step":"livestock","player":0,"pasture":1,"animal":"sheep","count":3}"#.to_owned()),
        ("p1023<enter>", 6, r#"{"step":"livestock","player":0,"pasture":1,"animal":"sheep","count":3}"#.to_owned()),
        ("s242<enter>", 5, r#"{"step":"sale","player":1,"goods":4,"tiles":2}"#.to_owned()),
        ("s202<enter>", 5, r#"{"step":"sale","player":1,"tiles":2}"#.to_owned()),
        ("t3<enter>", 3, r#"{"step":"watchtower","player":2}"#.to_owned()),
        ("c36<enter>", 4, r#"{"step":"colour-bonus","player":2,"colour":"mine"}"#.to_owned()),
        ("m17<enter>", 4, r#"{"step":"monastery","player":0,"tile":7}"#.to_owned()),
        ("b23<enter>", 4, r#"{"step":"border-posts","player":1,"posts":3,"phase":"A"}"#.to_owned()),
        ("b23d<enter>", 5, r#"{"step":"border-posts","player":1,"posts":3,"phase":"A","shield_7":true}"#.to_owned()),
    ];
    for (keys, most, item) in cases {
        takes(scene(4, ""), keys, most, &item);
    }
    let track = "o254<enter>245<enter>212<enter>170<enter>";
    takes(scene(4, ""), track, 17, r#"{"step":"points-in-play","points":[254,245,212,170]}"#);
}

#[test]
fn the_final_scoring_keeps_to_its_budgets() {
    let done = r#"{"done":"play"}"#;
    let left = "2<enter>3<enter>5<enter>1<enter>0<enter>4<enter>0<enter>5<enter>1<enter>10<enter>0<enter>0<enter>";
    let item = r#"{"step":"leftovers","goods":[2,1,0,10],"silver":[3,0,5,0],"workers":[5,4,1,0]}"#;
    takes(scene(4, done), left, 26, item);
    let log = format!(r#"{{"step":"watchtower","player":2}},{done},{item}"#);
    let monastery = r#"{"step":"scoring-monastery","player":2,"tile":17,"count":1}"#;
    takes(scene(4, &log), "317<enter>1<enter>", 6, monastery);
    takes(scene(4, &log), "317<enter><enter>", 5, monastery);
    takes(scene(4, &log), "317<enter>d<enter>", 6, &monastery.replace('}', r#","copied":true}"#));
    let log = format!(r#"{log},{{"done":"monasteries"}}"#);
    takes(scene(4, &log), "213<enter>", 4, r#"{"step":"shield","player":1,"shield":13}"#);
    let log = format!(r#"{log},{{"done":"shields"}}"#);
    takes(scene(4, &log), "113<enter>", 4, r#"{"step":"vineyard","player":0,"size":13}"#);
    let tied = format!(r#"{log},{{"done":"vineyards"}},{{"step":"adjustment","points":[0,106,100,0]}}"#);
    takes(
        scene(4, &tied),
        "7<enter>5<enter>",
        4,
        r#"{"step":"empty-spaces","spaces":[null,null,5,7]}"#.replace("[null,null,5,7]", "[null,7,5,null]").as_str(),
    );
}

#[test]
fn the_phase_goes_on_and_shields_stay() {
    let round = r#"{"step":"round","phase":"C","round":2}"#;
    let area = |phase: &str| format!(r#"{{"step":"area","player":1,"kind":"ship","size":3,"phase":"{phase}"}}"#);
    takes(scene(4, round), "a243<enter>", 5, &area("C"));
    takes(scene(4, &area("B")), "a243<enter>", 5, &area("B"));
    takes(scene(4, &format!("{round},{}", area("B"))), "a243<enter>", 5, &area("C"));
    let with = area("B").replace('}', r#","shield_17":true}"#);
    takes(scene(4, &with), "a243<enter>", 5, &with);
    takes(scene(4, &with), "a243d<enter>", 6, &area("B"));
    takes(scene(4, &with), "a143<enter>", 5, &area("B").replace("\"player\":1", "\"player\":0"));
    let changed = scene(4, &format!("{with},{}", area("B"))).keys("e<enter>");
    assert_eq!(changed.model.play().unwrap().state.items(), 2, "{}", changed.text());
}

/// Entries of play as people make them.
fn entry() -> impl Strategy<Value = Json> {
    let phases = ["A", "B", "C", "D", "E"];
    let kinds = ["building", "livestock", "monastery", "ship", "castle", "mine"];
    let area = (0..4_usize, 0..6_usize, 1..4_i64, 0..5_usize, any::<bool>()).prop_map(
        move |(player, kind, size, phase, inn)| {
            let mut item =
                json!({ "step": "area", "player": player, "kind": kinds[kind], "size": size, "phase": phases[phase] });
            if inn {
                item["inn"] = json!(true);
            }
            item
        },
    );
    let animals = ["cow", "sheep", "pig", "chicken", "goat", "goose"];
    let livestock = (0..4_usize, 1..4_i64, 0..6_usize, 1..5_i64).prop_map(move |(player, pasture, animal, count)| {
        json!({ "step": "livestock", "player": player, "pasture": pasture, "animal": animals[animal], "count": count })
    });
    let sale = (0..4_usize, 0..7_i64, 1..9_i64).prop_map(|(player, goods, tiles)| {
        let mut item = json!({ "step": "sale", "player": player, "tiles": tiles });
        if goods > 0 {
            item["goods"] = json!(goods);
        }
        item
    });
    let tower = (0..4_usize).prop_map(|player| json!({ "step": "watchtower", "player": player }));
    prop_oneof![area, livestock, sale, tower]
}

/// The keys that make an entry, whatever is presumed.
fn keys_of(entry: &Entry) -> String {
    let player = entry.player("player").unwrap().digit();
    let choice = |key: &str| entry.choice(key).unwrap() + 1;
    let number = |key: &str| entry.number(key);
    match entry.step().id {
        "area" => {
            let inn = if entry.flag("inn") { "i" } else { "" };
            format!("a{player}{}{}{inn}<tab>{}<enter>", choice("kind"), number("size"), choice("phase"))
        }
        "livestock" => format!("p{player}{}{}{}<enter>", number("pasture"), choice("animal"), number("count")),
        "sale" => format!("s{player}{}{}<enter>", number("goods"), number("tiles")),
        _ => format!("t{player}<enter>"),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn what_is_typed_is_what_the_document_says(log in prop::collection::vec(entry(), 1..8)) {
        let mut scene = scene(4, "");
        let mut pastures = [0; 4];
        let mut wanted = Vec::new();
        for mut item in log {
            if item["step"] == "livestock" {
                // A pasture is one of those there are, or the next.
                let most = &mut pastures[usize::try_from(item["player"].as_u64().unwrap()).unwrap()];
                let pasture = item["pasture"].as_i64().unwrap().min(*most + 1);
                *most = (*most).max(pasture);
                item["pasture"] = json!(pasture);
            }
            let state = &scene.model.play().unwrap().state;
            let Act::Change(Change::Enter(entry)) = read_item(state, &item.to_string()).unwrap().act else { unreachable!() };
            scene.press(&keys_of(&entry));
            wanted.push(entry);
        }
        let state = &scene.model.play().unwrap().state;
        let entries: Vec<Entry> = state.entries().map(|placed| placed.entry.clone()).collect();
        prop_assert_eq!(entries, wanted, "{}", scene.text());
    }
}

#[test]
fn an_entry_that_is_changed_shows_its_own_reason() {
    let tile =
        |count: i64| format!(r#"{{"step":"livestock","player":0,"pasture":1,"animal":"sheep","count":{count}}}"#);
    let log = [tile(4), tile(3), tile(3)].join(",");
    let scene = scene(2, &log).keys("e");
    assert!(scene.text().contains("3 new + 7 there = 10"), "{}", scene.text());
    let scene = scene.keys("<down>");
    assert!(scene.text().contains("3 new + 4 there = 7"), "{}", scene.text());
    let scene = scene.keys("<down>");
    assert!(scene.text().contains("4 new, none there"), "{}", scene.text());
    assert!(scene.text().contains("[1: 10 sheep]"), "{}", scene.text());
}
