//! One evening of Kutná Hora, played to the end: 65 : 65 : 62 : 52, and the groschen decide.

use serde_json::{Value, json};

/// The names of most tests.
pub(crate) const NAMES: [&str; 4] = ["Anna", "Ben", "Cleo", "Dan"];
/// Names that are hard to draw: wide letters, a family in one sign, letters with combining marks.
pub(crate) const HARD: [&str; 4] = ["李雷韩梅梅", "👩‍👩‍👧 Ünal", "E\u{301}milie\u{308}", "Alexandra-Viktoria von und zu"];
/// The owners and dots of the buildings; 4 is nobody.
const BUILDINGS: [(u8, u8); 18] = [
    (0, 3),
    (3, 4),
    (2, 3),
    (1, 3),
    (4, 0),
    (0, 4),
    (2, 2),
    (1, 2),
    (3, 5),
    (0, 2),
    (4, 0),
    (2, 4),
    (0, 4),
    (1, 4),
    (1, 3),
    (2, 4),
    (3, 3),
    (3, 2),
];

/// The document of the evening.
pub(crate) fn document(names: [&str; 4]) -> Value {
    let colours = ["red", "blue", "yellow", "green"];
    let players: Vec<Value> =
        names.iter().zip(colours).map(|(name, colour)| json!({ "name": name, "colour": colour })).collect();
    let mut log = vec![json!({ "step": "points-in-play", "points": [21, 24, 19, 17] })];
    log.extend(BUILDINGS.map(|(owner, dots)| {
        let owner = if owner == 4 { Value::Null } else { json!(owner) };
        json!({ "step": "building", "owner": owner, "dots": dots })
    }));
    log.push(json!({ "done": "city-dots" }));
    let row = |stars: [i64; 4], places: &[i64]| json!({ "step": "mine-row", "rock_stars": 1, "stars": stars, "places": places });
    log.extend([
        row([3, 2, 1, 0], &[7, 4, 2]),
        row([2, 2, 0, 1], &[7, 4, 2]),
        row([1, 4, 3, 2], &[10, 6, 4, 0]),
        row([3, 2, 4, 1], &[10, 6, 3, 0]),
        row([0, 0, 1, 1], &[4]),
        json!({ "done": "mines" }),
        json!({ "step": "income", "groschen": [41, 24, 33, 57] }),
        json!({ "step": "reputation", "points": [5, -2, 4, 3] }),
        json!({ "step": "extras", "tiles": [1, 2, 0, 1], "plot_markers": [0, 2, 1, 1], "pelicans": [1, 1, 0, 1] }),
        json!({ "step": "groschen-left", "groschen": [7, 5, null, null] }),
    ]);
    json!({
        "scorewalk": 1, "game": "kutna-hora", "created": "2026-11-21T20:04:00Z", "place": "Café Jordan",
        "players": players, "log": log,
    })
}

/// The evening with its log cut short: so many items are there.
pub(crate) fn begun(names: [&str; 4], items: usize) -> Value {
    let mut document = document(names);
    document["log"].as_array_mut().unwrap().truncate(items);
    document
}
