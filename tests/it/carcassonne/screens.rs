//! The screens of the walk, each at every size, as pictures to be reviewed.

use scorewalk::text::Lang;
use serde_json::{Value as Json, json};

use super::{all, begun};
use crate::home::shots;
use crate::support::{Scene, shot};

const TRIO: [&str; 3] = ["Anna", "Ben", "Cleo"];
/// Two roads, three cities, two monasteries.
const PLAY: &str = "r6<enter>13<enter>c5<enter>1<enter>122<enter>m3<enter>c4<enter>0<enter>2<enter>\
                    r3<enter>0<enter>c8<enter>2<enter>1b3<enter>m1<enter>";
/// What is left of the map.
const LEFT: &str = "4<enter>12<enter>n3<enter>1<enter>22<enter>n";

/// The states: a name, the options, and the keys that lead there.
fn states() -> Vec<(&'static str, Json, String)> {
    let inns = || json!({ "expansions": ["inns-and-cathedrals"] });
    let rule = |rule: &str| json!({ "fields": rule });
    let plain = PLAY.replace("1b3", "13");
    let fields = format!("{plain}n{LEFT}37<enter>n");
    let end = format!("{fields}<enter>13<enter>ab<enter>2<enter>abc<enter>");
    let goods = "4<enter>3<enter><enter>2<enter>3<enter>1<enter>";
    vec![
        ("bar_empty", json!({}), String::new()),
        ("bar_all", all(), PLAY.to_owned()),
        ("road_typed", inns(), format!("{PLAY}r6<enter>13")),
        ("road_inn", inns(), format!("{PLAY}ri6<enter>1b2")),
        ("city_typed", inns(), format!("{PLAY}c5<enter>1<enter>122")),
        ("city_tied", json!({}), format!("{plain}c5<enter>1<enter>1122")),
        ("city_nobody", json!({}), format!("{plain}c5<enter>1<enter>0<enter>")),
        ("city_entered", inns(), PLAY.to_owned()),
        ("monastery", all(), format!("{PLAY}m2")),
        ("garden_early", all(), format!("{PLAY}ga26")),
        ("track", json!({}), "o61<enter>107<enter>4".to_owned()),
        ("roads", json!({}), format!("{plain}n4<enter>12")),
        ("cities", inns(), format!("{PLAY}n4<enter>12<enter>n3<enter>1<enter>2b")),
        ("monastery_wrong", json!({}), format!("{plain}n{LEFT}39<enter>")),
        ("monasteries_kinds", all(), format!("{PLAY}n{LEFT}")),
        ("opening", json!({}), fields.clone()),
        ("field_who", json!({}), format!("{fields}<enter>1233")),
        ("field_cities", json!({}), format!("{fields}<enter>13<enter>ac")),
        ("field_counted", json!({}), format!("{fields}<enter>13<enter>ab<enter>2<enter>3")),
        ("field_new", json!({}), format!("{fields}<enter>13<enter>a+")),
        ("field_pig", all(), format!("{PLAY}n{LEFT}m37<enter>n<enter>13p<enter>abc")),
        ("field_per_city", rule("per-city"), format!("{fields}<enter>1<enter>ab<enter>2<enter>bc")),
        ("field_city_once", rule("city-once"), format!("{fields}<enter>1<enter>ab<enter>12<enter>bc")),
        ("field_over", json!({}), format!("{fields}<enter>1111111<enter>a")),
        ("field_check", json!({}), format!("{fields}<enter>13<enter>ab++<enter>n")),
        ("goods", all(), format!("{PLAY}n{LEFT}m37<enter>nn{goods}")),
        (
            "tie_breaker",
            json!({ "tie_breaker": { "name": "coins left", "highest_wins": false } }),
            "o67<enter>67<enter>53<enter>nnnnn3".to_owned(),
        ),
        ("result", json!({}), format!("{end}n")),
        (
            "result_all",
            all(),
            format!("{PLAY}n{LEFT}m37<enter>n<enter>13p<enter>abc<enter>n{goods}1<enter>1<enter>1<enter>"),
        ),
        ("sheet", json!({ "two_tile_cities": "flat" }), format!("{end}w<down><down>")),
        ("sheet_field", rule("per-city"), format!("{end}w<down><down><down><down><down><down><down><right>")),
        ("changed", json!({}), format!("{plain}e<down><down><down><down><down><enter><up><up>3<enter>")),
        ("rules", json!({}), format!("{fields}<enter>?")),
        ("keys", all(), "?<tab>".to_owned()),
        ("big_view", json!({}), format!("{end}v")),
    ]
}

#[test]
fn every_state_at_every_size() {
    for (name, options, keys) in states() {
        shots(&format!("carcassonne__{name}"), begun(Scene::new(), &TRIO, &options).keys(&keys));
    }
}

#[test]
fn russian() {
    for (name, options, keys) in states() {
        let scene = begun(Scene::in_lang(Lang::Ru), &["Анна", "Борис", "Вера"], &options).keys(&keys);
        shot(&format!("carcassonne__{name}__ru"), &scene.text());
    }
}

#[test]
fn ascii_without_colours() {
    for (name, options, keys) in states() {
        let text = begun(Scene::new().plain(), &TRIO, &options).keys(&keys).text();
        assert!(text.is_ascii(), "{name}:\n{text}");
        if ["city_typed", "field_cities", "result", "changed"].contains(&name) {
            shot(&format!("carcassonne__{name}__ascii"), &text);
        }
    }
}

#[test]
fn six_with_names_that_are_hard_to_draw() {
    let names =
        ["李雷和韩梅梅", "👩\u{200d}❤️\u{200d}👨 Zoe\u{301}", "\u{1b}]0;x\u{7}Al\u{202e}ex", "ｶﾞｷﾞｸﾞ", "Eva", "Alexandra"];
    for (name, options, keys) in states() {
        if ["city_typed", "field_cities", "field_over", "result_all"].contains(&name) {
            shots(&format!("carcassonne__{name}_six"), begun(Scene::new(), &names, &options).keys(&keys));
        }
    }
}

#[test]
fn styles_are_roles() {
    for (name, options, keys) in states() {
        if ["city_typed", "field_over", "changed"].contains(&name) {
            shot(&format!("carcassonne__{name}__styled"), &begun(Scene::new(), &TRIO, &options).keys(&keys).styled());
        }
    }
}
