//! A whole evening in Burgundy, typed key by key.

use serde_json::{Value, json};

use super::folder::Folder;
use super::window::eventually;
use crate::burgundy::typed::Typist;

/// Figures that look thrown and are the same in every run.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % sides
    }
}

/// An evening of four: 25 rounds, and seven events in each.
fn evening() -> Value {
    let mut dice = Dice(7);
    let mut log = Vec::new();
    for (phase, round) in ["A", "B", "C", "D", "E"].iter().flat_map(|phase| (1..=5).map(move |round| (phase, round))) {
        log.push(json!({ "step": "round", "phase": phase, "round": round }));
        for player in [0, 1, 2, 3, 0, 1, 2] {
            let (few, kind) = (1 + dice.roll(3), usize::try_from(dice.roll(4)).unwrap());
            let kind = ["building", "livestock", "monastery", "ship"][kind];
            let animal = ["cow", "sheep", "pig", "chicken"][usize::try_from(dice.roll(4)).unwrap()];
            log.push(match dice.roll(4) {
                0 => json!({ "step": "area", "player": player, "kind": kind, "size": few, "phase": phase }),
                1 => json!({ "step": "livestock", "player": player, "pasture": few, "animal": animal, "count": few }),
                2 => json!({ "step": "sale", "player": player, "goods": few, "tiles": few }),
                _ => json!({ "step": "watchtower", "player": player }),
            });
        }
    }
    log.push(json!({ "done": "play" }));
    log.push(json!({ "step": "leftovers", "goods": [2, 1, 0, 3], "silver": [1, 0, 4, 2], "workers": [5, 2, 1, 0] }));
    log.push(json!({ "step": "scoring-monastery", "player": 1, "tile": 16, "count": 2 }));
    log.push(json!({ "done": "monasteries" }));
    let players: Vec<Value> = ["Anna", "Ben", "Cleo", "Dan"].map(|name| json!({ "name": name })).to_vec();
    json!({ "scorewalk": 1, "game": "castles-of-burgundy", "players": players, "log": log })
}

#[test]
fn two_hundred_entries_of_four() {
    let document = evening();
    let (typist, state) = Typist::of(&document);
    assert!(state.items() >= 200 && !typist.jumped);
    let folder = Folder::new();
    let mut window = folder.open(&["new", "burgundy", "--players", "Anna,Ben,Cleo,Dan"]);
    window.shows("What has been scored or placed?");
    window.press(&typist.keys);
    let lines = typist.scene.file().len();
    eventually("every entry on the disk", || folder.lines().len() == lines);
    window.shows("result");
    window.quit();
    let session = folder.session();
    let output = folder.run(&["score", session.to_str().unwrap(), "--format", "json"]);
    let scored: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(scored["totals"], json!(state.closed().standings.totals.values()));
    assert_eq!(scored["complete"], true);
}
