//! Whole games of Carcassonne that were recorded elsewhere, typed key by key.

use serde_json::{Value, json};

use super::folder::Folder;
use super::window::eventually;
use crate::carcassonne::{Typist, whole_games};

/// The header of a document as the command line takes it.
fn arguments(document: &Value) -> Vec<String> {
    let names = document["players"].as_array().unwrap().iter().map(|player| player["name"].as_str().unwrap());
    let names = names.collect::<Vec<_>>().join(",");
    let mut arguments = vec!["new".to_owned(), "carcassonne".to_owned(), "--players".to_owned(), names];
    for (key, value) in document["options"].as_object().into_iter().flatten() {
        if value != &json!([]) {
            let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            arguments.extend(["--option".to_owned(), format!("{key}={value}")]);
        }
    }
    arguments
}

/// Types the longest game of this sort; the keys come from the walk, the answer from whoever recorded it.
fn play(sort: &str) {
    let games = whole_games().filter(|case| case["title"].as_str().unwrap().contains(sort));
    let case = games.max_by_key(|case| case["document"]["log"].as_array().unwrap().len()).unwrap();
    let (typist, _) = Typist::of(&case["document"]);
    let folder = Folder::new();
    let arguments = arguments(&case["document"]);
    let mut window = folder.open(&arguments.iter().map(String::as_str).collect::<Vec<_>>());
    window.shows("What has been completed?");
    window.press(&typist.keys);
    let items = typist.scene.file().len();
    eventually("every entry on the disk", || folder.lines().len() == items);
    window.shows("result");
    window.quit();
    let session = folder.session();
    let output = folder.run(&["score", session.to_str().unwrap(), "--format", "json"]);
    let scored: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((&scored["totals"], &scored["complete"]), (&case["expect"]["totals"], &json!(true)), "{sort}");
}

#[test]
fn a_game_of_the_base_box() {
    play("(base)");
}

#[test]
fn a_game_with_inns_and_traders() {
    play("(inns+traders)");
}

#[test]
fn a_game_with_the_abbot() {
    play("(abbot)");
}

#[test]
fn a_game_without_farmers() {
    play("(base-nofarmers)");
}
