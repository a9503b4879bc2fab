//! The view across the table.

use scorewalk::text::Lang;
use serde_json::json;

use crate::evening::{HARD, NAMES, begun, document};
use crate::support::{Scene, shot};

/// Building 13 is half typed: ▲ Cleo, 4 dots.
fn typing() -> Scene {
    Scene::new().of_document(&begun(NAMES, 12).to_string()).keys("34")
}

fn with_track(points: [i64; 4]) -> String {
    let mut document = begun(NAMES, 1);
    document["log"][0]["points"] = json!(points);
    document.to_string()
}

#[test]
fn what_is_typed_counts_and_the_leader_is_framed() {
    shot("big_view__typing__80x24", &typing().keys("v").text());
    shot("big_view__typing__120x40", &typing().keys("v").size(120, 40).text());
    shot("big_view__typing__40x12", &typing().keys("v").size(40, 12).text());
    shot("big_view__styled__80x24", &typing().keys("v").styled());
    shot("big_view__ascii__80x24", &typing().keys("v").plain().text());
}

#[test]
fn negative_long_and_level_totals() {
    let russian = Scene::in_lang(Lang::Ru).of_document(&with_track([1234, 0, 987, 1234])).keys("v");
    shot("big_view__long__80x24", &russian.text());
    let mut below = begun(HARD, 1);
    below["log"][0]["points"] = json!([0, 0, 0, 0]);
    below["log"].as_array_mut().unwrap().push(json!({ "step": "adjustment", "points": [-12, 3, 0, 3], "note": "" }));
    shot("big_view__negative__80x24", &Scene::new().of_document(&below.to_string()).keys("v").text());
}

#[test]
fn a_tie_that_was_decided_is_said() {
    let text = Scene::new().of_document(&document(NAMES).to_string()).keys("v").text();
    assert!(text.contains("Most groschen left decides: ● Anna 7, ■ Ben 5."), "{text}");
}

#[test]
fn v_esc_and_q_close_it() {
    for key in ["v", "<esc>", "q"] {
        let scene = typing().keys("v").keys(key);
        assert!(scene.model.overlays.is_empty(), "{key}");
    }
}
