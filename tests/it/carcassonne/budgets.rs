//! Keystrokes, counted: the figures of the interaction design are limits that a test holds.

use serde_json::json;

use super::begun;
use crate::support::Scene;

/// Types `keys` after `before`, and checks that they make exactly one entry with at most `most` keys.
#[track_caller]
fn takes(options: &serde_json::Value, before: &str, keys: &str, most: usize) {
    let mut scene = begun(Scene::new(), &["Anna", "Ben", "Cleo", "Dan"], options).keys(before);
    scene.pressed = 0;
    let items = scene.model.play().unwrap().state.items();
    let scene = scene.keys(keys);
    assert_eq!(scene.model.play().unwrap().state.items(), items + 1, "{keys} makes one entry:\n{}", scene.text());
    assert!(scene.pressed <= most, "{keys}: {} keys, at most {most}", scene.pressed);
}

/// Three cities are in the log, and the fields come next.
const TO_FIELDS: &str = "c3<enter>0<enter>1<enter>c4<enter>0<enter>2<enter>c5<enter>1<enter>3<enter>nnnn<enter>";

#[test]
fn a_road_takes_five_and_a_city_eight() {
    let base = json!({});
    takes(&base, "r", "6<enter>13<enter>", 5);
    takes(&base, "c", "12<enter>3<enter>12<enter>", 8);
    takes(&base, "n", "6<enter>13<enter>", 5);
    takes(&base, "nn", "12<enter>3<enter>12<enter>", 8);
}

#[test]
fn an_inn_a_cathedral_a_big_one_is_one_key_more() {
    let inns = json!({ "expansions": ["inns-and-cathedrals"] });
    takes(&inns, "r", "i6<enter>13b<enter>", 7);
    takes(&inns, "c", "i12<enter>3<enter>1b2<enter>", 10);
}

#[test]
fn a_monastery_takes_two_and_an_unfinished_one_three() {
    let abbot = json!({ "expansions": ["abbot"] });
    takes(&json!({}), "m", "3<enter>", 2);
    takes(&json!({}), "nnn", "37<enter>", 3);
    takes(&abbot, "g", "3<enter>", 2);
    takes(&abbot, "m", "a36<enter>", 4);
    takes(&abbot, "nnng", "37<enter>", 3);
}

#[test]
fn a_field_takes_seven_with_three_cities_named_and_five_counted() {
    takes(&json!({}), TO_FIELDS, "13<enter>abc<enter>", 7);
    takes(&json!({}), TO_FIELDS, "13<enter>3<enter>", 5);
}

#[test]
fn the_track_takes_sixteen_and_trade_goods_of_three_eighteen() {
    takes(&json!({}), "o", "121<enter>104<enter>99<enter>100<enter>", 16);
    let traders = json!({ "expansions": ["traders-and-builders"] });
    let mut scene = begun(Scene::new(), &["Anna", "Ben", "Cleo"], &traders).keys("nnnnn");
    scene.pressed = 0;
    let scene = scene.keys("4<enter>3<enter><enter>2<enter>1<enter>1<enter>3<enter><enter>4<enter>");
    assert_eq!(scene.model.play().unwrap().state.missing(), Vec::<&str>::new(), "{}", scene.text());
    assert!(scene.pressed <= 18, "{}", scene.pressed);
}

#[test]
fn a_tie_breaker_takes_six() {
    let agreed = json!({ "tie_breaker": { "name": "coins left", "highest_wins": true } });
    let before = "o9<enter>9<enter>8<enter>7<enter>nnnnn";
    let mut scene = begun(Scene::new(), &["Anna", "Ben", "Cleo", "Dan"], &agreed).keys(before);
    assert!(scene.text().contains("Tied at 9: coins left, how many has each?"), "{}", scene.text());
    scene.pressed = 0;
    let scene = scene.keys("7<enter>5<enter>");
    assert!(scene.text().contains("ANNA WINS"), "{}", scene.text());
    assert!(scene.pressed <= 6, "{}", scene.pressed);
}
