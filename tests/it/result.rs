//! The result: who won, what decided it, the table and the charts.

use scorewalk::text::Lang;
use serde_json::{Value, json};

use crate::evening::{HARD, NAMES, document};
use crate::support::{Scene, shot};

fn tie() -> Scene {
    Scene::new().of_document(&document(NAMES).to_string())
}

/// The evening with other groschen left.
fn groschen(left: &Value) -> Value {
    let mut document = document(NAMES);
    document["log"].as_array_mut().unwrap().last_mut().unwrap()["groschen"] = left.clone();
    document
}

#[test]
fn a_tie_and_what_decided_it() {
    let scene = tie();
    shot("result__tie__80x24", &scene.text());
    shot("result__tie__120x40", &scene.size(120, 40).text());
    shot("result__tie__40x12", &tie().size(40, 12).text());
}

#[test]
fn looks_in_colour() {
    shot("result__styled__80x24", &tie().styled());
}

#[test]
fn hard_names_russian_and_ascii() {
    let hard = document(HARD).to_string();
    shot("result__hard_names__80x24", &Scene::new().of_document(&hard).text());
    shot("result__russian__80x24", &Scene::in_lang(Lang::Ru).of_document(&document(NAMES).to_string()).text());
    shot("result__russian__40x12", &Scene::in_lang(Lang::Ru).of_document(&hard).size(40, 12).text());
    shot("result__ascii__80x24", &tie().plain().text());
}

#[test]
fn a_shared_victory() {
    let text = Scene::new().of_document(&groschen(&json!([5, 5, null, null])).to_string()).size(120, 40).text();
    assert!(text.contains("● ANNA, ■ BEN SHARE THE VICTORY"), "{text}");
    assert!(text.contains("Tie at 65: ● Anna, ■ Ben. Level after every tie-breaker: the victory is shared."), "{text}");
    assert!(text.contains("=1  ■ Ben"), "{text}");
}

#[test]
fn points_decide_and_warnings_are_listed() {
    let mut document = groschen(&Value::Null);
    let log = document["log"].as_array_mut().unwrap();
    log.pop();
    log.push(json!({ "step": "adjustment", "points": [0, 3, 0, 80], "note": "promo" }));
    let scene = Scene::new().of_document(&document.to_string());
    let text = scene.text();
    assert!(text.contains("◆ DAN WINS  132 : 68 : 65 : 62"), "{text}");
    assert!(text.contains("Most points win. ◆ Dan, by 64."), "{text}");
    assert!(text.contains("! ◆ Dan: 132 in all; 30–100 is usual"), "{text}");
    shot("result__warning__80x24", &text);
}

#[test]
fn undo_takes_the_tie_break_back() {
    let scene = tie().keys("u");
    assert!(scene.model.play().unwrap().stage.is_some());
}

#[test]
fn any_size_can_be_drawn() {
    for width in [40, 47, 63, 64, 80, 101, 160] {
        for height in [12, 17, 18, 23, 24, 32, 45] {
            for names in [NAMES, HARD] {
                let scene = Scene::new().of_document(&document(names).to_string()).size(width, height);
                let text = scene.text();
                assert!(text.contains("65"), "{width}×{height}");
                let keys = ["v", "<esc>?", "<tab>", "<esc>:"];
                keys.iter().fold(scene, |scene, keys| {
                    let scene = scene.keys(keys);
                    assert!(!scene.text().is_empty());
                    scene
                });
            }
        }
    }
}
