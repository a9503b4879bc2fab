//! The screens of the walk, each at every size, as pictures to be reviewed.

use scorewalk::text::Lang;
use serde_json::{Value as Json, json};

use crate::home::shots;
use crate::support::{Scene, shot};

const TRIO: [&str; 3] = ["Anna", "Ben", "Cleo"];
/// Areas, animals, goods, a tower and two monasteries in the first two phases.
const PLAY: &str = "a143<enter>a212<enter>p1024<enter>.p1023<enter>s242<enter>t3<enter>fm317<enter>m17<enter>\
                    a363<enter><enter>p1123<enter>";
const LEFT: &str = "2<enter>3<enter>5<enter>1<enter>0<enter>4<enter>0<enter>5<enter>1<enter>";

fn begun(scene: Scene, names: &[&str], options: &Json) -> Scene {
    let players: Vec<Json> = names.iter().map(|name| json!({ "name": name })).collect();
    let document =
        json!({ "scorewalk": 1, "game": "castles-of-burgundy", "players": players, "options": options, "log": [] });
    scene.of_document(&document.to_string())
}

fn all() -> Json {
    json!({ "modules": ["inns", "shields", "border-posts", "white-castles", "vineyards"] })
}

/// The states: a name, the options, and the keys that lead there.
fn states() -> Vec<(&'static str, Json, String)> {
    let none = || json!({});
    let old = || json!({ "edition": "2011" });
    let monasteries = format!("{PLAY}n{LEFT}");
    let shields = format!("{monasteries}<enter>n");
    vec![
        ("bar_empty", none(), String::new()),
        ("bar_all", all(), PLAY.to_owned()),
        ("area_typed", none(), format!("{PLAY}a243")),
        ("area_phase", none(), format!("{PLAY}a243<tab>5")),
        ("area_inn", all(), format!("{PLAY}a214id")),
        ("area_too_large", none(), format!("{PLAY}a264<enter>")),
        ("bonus_offered", none(), format!("{PLAY}a163<enter>")),
        ("bonus_late", none(), format!("{PLAY}c16<enter>c26")),
        ("animals", none(), format!("{PLAY}p1")),
        ("animals_typed", none(), format!("{PLAY}p1123")),
        ("sale", all(), format!("{PLAY}s243d")),
        ("tower", none(), format!("{PLAY}t2")),
        ("monastery", none(), format!("{PLAY}m317<enter>")),
        ("posts", all(), format!("{PLAY}b23")),
        ("last_round", none(), "ffff.....".to_owned()),
        ("opening", none(), format!("{PLAY}n")),
        ("leftovers", none(), format!("{PLAY}n2<enter>3<enter>5<enter>1")),
        ("tile_offered", none(), monasteries.clone()),
        ("tile_typed", none(), format!("{monasteries}1153")),
        ("tile_2011", old(), format!("{monasteries}115<enter>3")),
        ("shield", all(), format!("{shields}113")),
        ("shield_twice", all(), format!("{shields}113<enter>213<enter>")),
        ("vineyard", all(), format!("{shields}113<enter>n17")),
        ("tie_empty", none(), "o180<enter>180<enter>170<enter>n0<enter><enter><enter><enter><enter><enter><enter><enter><enter>n4".to_owned()),
        ("tie_bridge", none(), "o180<enter>180<enter>170<enter>n0<enter><enter><enter><enter><enter><enter><enter><enter><enter>n4<enter>4<enter>2".to_owned()),
        ("result", none(), format!("{monasteries}<enter>nn")),
        ("sheet", old(), format!("{monasteries}<enter>nnw<down><down>")),
        ("changed", none(), format!("{PLAY}w<down><down><down><enter><enter>")),
        ("rules", none(), format!("{PLAY}?")),
        ("keys", all(), "a?<tab>".to_owned()),
    ]
}

#[test]
fn every_state_at_every_size() {
    for (name, options, keys) in states() {
        shots(&format!("burgundy__{name}"), begun(Scene::new(), &TRIO, &options).keys(&keys));
    }
}

#[test]
fn russian() {
    for (name, options, keys) in states() {
        let scene = begun(Scene::in_lang(Lang::Ru), &["Анна", "Борис", "Вера"], &options).keys(&keys);
        shot(&format!("burgundy__{name}__ru"), &scene.text());
    }
}

#[test]
fn ascii_without_colours() {
    for (name, options, keys) in states() {
        let text = begun(Scene::new().plain(), &TRIO, &options).keys(&keys).text();
        assert!(text.is_ascii(), "{name}:\n{text}");
        if ["area_typed", "animals_typed", "result"].contains(&name) {
            shot(&format!("burgundy__{name}__ascii"), &text);
        }
    }
}

#[test]
fn one_and_four_with_names_that_are_hard_to_draw() {
    let names = ["李雷和韩梅梅", "👩\u{200d}❤️\u{200d}👨 Zoe\u{301}", "\u{1b}]0;x\u{7}Al\u{202e}ex", "Alexandra"];
    for (name, options, keys) in states() {
        if ["area_typed", "animals_typed", "result"].contains(&name) {
            shots(&format!("burgundy__{name}_four"), begun(Scene::new(), &names, &options).keys(&keys));
        }
    }
    shots("burgundy__alone", begun(Scene::new(), &["Anna"], &all()).keys("a118<enter>a115"));
}

#[test]
fn every_screen_of_four_can_be_drawn_at_any_size() {
    for keys in ["", "w", "v", "?", "a243", "p1", "b2", "n", "n0", "=", ":"] {
        let mut scene = begun(Scene::new(), &["Anna", "Ben", "Cleo", "Dan"], &all()).keys(keys);
        for width in (1..=130).step_by(3).chain([40, 41, 79, 80, 100, 101]) {
            for height in [1, 2, 11, 12, 13, 23, 24, 40] {
                scene = scene.size(width, height);
                let _ = scene.text();
            }
        }
    }
}
