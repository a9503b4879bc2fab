//! What is typed is what a document says: any document of Kutná Hora can be typed key by key, and comes to the same.

use proptest::prelude::*;
use scorewalk::rules::{Entry, Placed, Value};
use scorewalk::session::State;
use scorewalk::session::format::read_document;
use serde_json::{Value as Json, json};

use crate::support::Scene;

/// The keys for a whole number in a field.
fn figure(number: i64) -> String {
    format!("{number}<enter>")
}

fn figures(numbers: &[i64]) -> String {
    numbers.iter().map(|number| figure(*number)).collect()
}

/// The keys that type an entry into its open form.
fn keys_of(entry: &Entry) -> String {
    match entry.step().id {
        "building" => match entry.player("owner") {
            None => "0<enter>".to_owned(),
            Some(seat) => format!("{}{}", seat.digit(), figure(entry.number("dots"))),
        },
        "mine-row" => {
            let rock = figure(entry.number("rock_stars"));
            let stars = figures(entry.numbers("stars"));
            let other = if entry.way_index() == 1 { figures(entry.numbers("places")) } else { String::new() };
            format!("{rock}{stars}{other}")
        }
        "income" if entry.way_index() == 1 => {
            format!("p{}{}", figures(entry.numbers("prices")), figures(&entry.named("production").concat()))
        }
        "extras" => {
            let columns = ["tiles", "plot_markers", "pelicans"].map(|key| entry.numbers(key));
            let seats = columns[0].len();
            (0..seats).flat_map(|seat| columns.map(|column| column[seat])).map(figure).collect()
        }
        "groschen-left" => entry.asked("groschen").iter().flatten().map(|own| figure(*own)).collect(),
        _ => {
            let first = entry.fields().next().and_then(|(_, value)| value.cloned());
            let Some(Value::List(numbers)) = first else { panic!("one list") };
            figures(&numbers)
        }
    }
}

/// A row whose values are typed has exactly as many as places are taken.
fn lowest(stars: &[i64]) -> usize {
    let place = |own: &i64| 1 + stars.iter().filter(|other| *other > own).count();
    stars.iter().filter(|own| **own > 0).map(place).max().unwrap_or(0)
}

/// Types a document's log, in the order of the stages, and gives back the scene.
fn typed(document: &Json, state: &State) -> Scene {
    let mut header = document.clone();
    header["log"] = json!([]);
    let mut scene = Scene::new().of_document(&header.to_string());
    for stage in ["points-in-play", "city-dots", "mines", "income", "reputation", "extras", "groschen-left"] {
        let entries: Vec<Placed> = state
            .entries()
            .filter(|placed| state.game().stage_of(placed.entry.step()).unwrap().id == stage)
            .cloned()
            .collect();
        for placed in entries {
            scene.press(&keys_of(&placed.entry));
        }
        if ["city-dots", "mines"].contains(&stage) {
            scene.press("n");
        }
    }
    scene
}

fn document(seats: usize) -> impl Strategy<Value = Json> {
    let each = move |range: std::ops::Range<i64>| prop::collection::vec(range, seats);
    let building = prop_oneof![
        (0..seats, 0i64..9).prop_map(|(owner, dots)| json!({ "step": "building", "owner": owner, "dots": dots })),
        Just(json!({ "step": "building", "owner": null, "dots": 0 })),
    ];
    let row = (0i64..5, each(0..5), prop::collection::vec(0i64..13, 4)).prop_map(|(rock, stars, values)| {
        let places = &values[..lowest(&stars)];
        json!({ "step": "mine-row", "rock_stars": rock, "stars": stars, "places": places })
    });
    let goods = ["ore", "silver", "wood", "permits", "food", "beer"];
    let named = move |numbers: Vec<i64>| {
        goods.iter().zip(numbers).map(|(good, n)| ((*good).to_owned(), json!(n))).collect::<Json>()
    };
    let by_prices = (prop::collection::vec(0i64..10, 6), prop::collection::vec(prop::collection::vec(0i64..6, 6), seats))
        .prop_map(move |(prices, made)| {
            json!({ "step": "income", "prices": named(prices), "production": made.into_iter().map(named).collect::<Vec<_>>() })
        });
    let income = prop_oneof![each(0..200).prop_map(|sums| json!({ "step": "income", "groschen": sums })), by_prices];
    let extras = (each(0..5), each(0..4), each(0..5)).prop_map(
        |(tiles, markers, pelicans)| json!({ "step": "extras", "tiles": tiles, "plot_markers": markers, "pelicans": pelicans }),
    );
    let track = each(-9..60).prop_map(|points| json!({ "step": "points-in-play", "points": points }));
    let reputation = each(-4..14).prop_map(|points| json!({ "step": "reputation", "points": points }));
    let parts = (
        track,
        prop::collection::vec(building, 0..8),
        prop::collection::vec(row, 0..4),
        income,
        reputation,
        extras,
        each(0..4),
    );
    parts.prop_map(move |(track, buildings, rows, income, reputation, extras, left)| {
        let players: Vec<Json> = (0..seats).map(|seat| json!({ "name": format!("P{seat}") })).collect();
        let mut log = vec![track];
        log.extend(buildings);
        log.push(json!({ "done": "city-dots" }));
        log.extend(rows);
        log.push(json!({ "done": "mines" }));
        log.extend([income, reputation, extras]);
        let mut document = json!({ "scorewalk": 1, "game": "kutna-hora", "players": players, "log": log });
        let state = read_document(&document.to_string()).unwrap();
        let standings = state.closed().standings.clone();
        if standings.missing.is_some() {
            let top = standings.winners();
            let asked: Vec<Json> = (0..seats)
                .map(|seat| if top.iter().any(|own| own.0 == seat) { json!(left[seat]) } else { Json::Null })
                .collect();
            document["log"].as_array_mut().unwrap().push(json!({ "step": "groschen-left", "groschen": asked }));
        }
        document
    })
}

fn same(document: &Json) {
    let state = read_document(&document.to_string()).unwrap();
    let scene = typed(document, &state);
    let play = scene.model.play().unwrap();
    assert_eq!(play.state.closed().sums, state.closed().sums, "{}", scene.text());
    assert_eq!(play.state.closed().standings, state.closed().standings);
    assert_eq!(play.state.missing(), state.missing());
    let entries = |state: &State| state.entries().map(|placed| placed.entry.clone()).collect::<Vec<_>>();
    assert_eq!(entries(&play.state), entries(&state));
    let file = scorewalk::session::format::read_session(&(scene.file().join("\n") + "\n")).unwrap();
    assert_eq!(entries(&file), entries(&state));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn what_is_typed_is_what_the_document_says(document in (2usize..=4).prop_flat_map(document)) {
        same(&document);
    }
}

/// The keys of an entry as it stands in a document, whatever way it was entered in: what the walk does not ask is left.
fn keys_in_walk(scene: &Scene, entry: &Entry) -> String {
    let play = scene.model.play().unwrap();
    match entry.step().id {
        "mine-row" => {
            let other = if play.form.way == entry.way_index() { "" } else { "p" };
            let stars = entry.numbers("stars");
            let mut places = entry.numbers("places").to_vec();
            places.resize(lowest(stars), 0);
            let places = if entry.way_index() == 1 { figures(&places) } else { String::new() };
            format!("{other}{}{}{places}", figure(entry.number("rock_stars")), figures(stars))
        }
        "houses-in-town" => format!("c{}", figures(entry.numbers("houses"))),
        "adjustment" => {
            format!("={}{}<enter>", figures(entry.numbers("points")), entry.text("note").unwrap_or_default())
        }
        _ => keys_of(entry),
    }
}

#[test]
fn the_cases_come_to_the_same_when_they_are_typed() {
    let cases = include_str!("../../data/kutna-hora.jsonl");
    let mut typed = 0;
    for case in cases.lines() {
        let case: Json = serde_json::from_str(case).unwrap();
        let document = &case["document"];
        let Ok(state) = read_document(&document.to_string()) else { continue };
        let mut header = document.clone();
        header["log"] = json!([]);
        header["options"] = json!({});
        let options: serde_json::Map<String, Json> =
            serde_json::from_str(&scorewalk::session::format::header_line(&scorewalk::session::Header {
                setup: state.setup().clone(),
                ..state.header().clone()
            }))
            .unwrap();
        header["options"] = options["options"].clone();
        let mut scene = Scene::new().of_document(&header.to_string());
        for placed in state.entries() {
            let asked = state.game().stage_of(placed.entry.step());
            if asked.is_some_and(|stage| stage.id == "groschen-left") {
                continue;
            }
            if let Some(stage) = asked {
                scorewalk::tui::play::open_stage(&mut scene.model, stage.id);
            }
            let keys = keys_in_walk(&scene, &placed.entry);
            scene.press(&keys);
        }
        let play = scene.model.play().unwrap();
        assert_eq!(play.state.closed().sums, state.closed().sums, "{case}\n{}", scene.text());
        typed += 1;
    }
    assert!(typed > 80, "{typed} cases were typed");
}
