//! Carcassonne at the table: typed key by key, its screens, its laws and what goes wrong.

mod budgets;
mod laws;
mod mistakes;
mod screens;
mod typed;
mod typist;

use serde_json::{Value as Json, json};

use crate::support::Scene;

pub(crate) use typed::whole_games;
pub(crate) use typist::Typist;

/// Every case of the format's own collection.
pub(crate) const CASES: &str = include_str!("../data/carcassonne.jsonl");

/// A new game of these players with these options, opened.
fn begun(scene: Scene, names: &[&str], options: &Json) -> Scene {
    let players: Vec<Json> = names.iter().map(|name| json!({ "name": name })).collect();
    let document = json!({ "scorewalk": 1, "game": "carcassonne", "players": players, "options": options, "log": [] });
    scene.of_document(&document.to_string())
}

/// Three players and everything there is in the box and beside it.
fn with_all() -> Scene {
    begun(Scene::new(), &["Anna", "Ben", "Cleo"], &all())
}

fn all() -> Json {
    json!({
        "expansions": ["inns-and-cathedrals", "traders-and-builders", "abbot", "river"],
        "tie_breaker": { "name": "coins left", "highest_wins": true },
    })
}
