//! Keystrokes, counted: the figures of the interaction design are limits that a test holds.

use crate::support::Scene;

/// Four players at the stage after these keys.
fn at(keys: &str) -> Scene {
    let mut scene = Scene::new().kutna_hora(&["Anna", "Ben", "Cleo", "Dan"]).keys(keys);
    scene.pressed = 0;
    scene
}

const TRACK: &str = "21<enter>24<enter>19<enter>17<enter>";

/// Types `keys` at a stage and checks that they make exactly one entry with at most `most` keys.
fn takes(before: &str, keys: &str, most: usize) {
    let scene = at(before);
    let items = scene.model.play().unwrap().state.items();
    let scene = scene.keys(keys);
    assert_eq!(scene.model.play().unwrap().state.items(), items + 1, "{keys} makes one entry:\n{}", scene.text());
    assert!(scene.pressed <= most, "{keys}: {} keys, at most {most}", scene.pressed);
}

#[test]
fn one_figure_a_player_takes_twelve_keys() {
    takes("", TRACK, 12);
    takes(&format!("{TRACK}nn"), "47<enter>25<enter>38<enter>0<enter>", 12);
    takes(&format!("{TRACK}nn0<enter>0<enter>0<enter>0<enter>"), "5<enter>-2<enter>4<enter>3<enter>", 12);
}

#[test]
fn a_building_takes_three_and_a_public_one_two() {
    takes(TRACK, "34<enter>", 3);
    takes(TRACK, "0<enter>", 2);
}

#[test]
fn a_mine_row_takes_twelve_with_the_table_and_twenty_with_values() {
    let table = "b5<enter>4<enter>2<enter>1<enter><enter>9<enter>7<enter>4<enter>2<enter><enter><enter>";
    takes(&format!("{TRACK}n{table}"), "2<enter>3<enter>2<enter>1<enter><enter>", 12);
    takes(&format!("{TRACK}n"), "3<enter>4<enter>1<enter>5<enter><enter>10<enter>6<enter>3<enter>", 20);
}

#[test]
fn values_typed_once_are_offered_again_for_the_same_stars() {
    let first = "3<enter>4<enter>1<enter>5<enter><enter>10<enter>6<enter>3<enter>";
    takes(&format!("{TRACK}n{first}"), "3<enter>4<enter>1<enter>5<enter><enter><enter><enter><enter>", 13);
}

#[test]
fn income_from_prices_takes_at_most_sixty_six() {
    let prices = "3<enter>7<enter>4<enter>5<enter>2<enter>4<enter>";
    let goods = "2<enter>3<enter>5<enter>0<enter>0<enter>0<enter>".repeat(4);
    takes(&format!("{TRACK}nnp"), &format!("{prices}{goods}"), 66);
}

#[test]
fn twelve_extras_take_at_most_twenty_four() {
    let before = format!("{TRACK}nn0<enter>0<enter>0<enter>0<enter>5<enter>-2<enter>4<enter>3<enter>");
    let keys = "1<enter><enter>1<enter>2<enter>1<enter>2<enter><enter>1<enter><enter>3<enter><enter><enter>";
    takes(&before, keys, 19);
}

/// Four players whose board's table is known from an earlier game.
pub(super) fn with_table() -> Scene {
    let players = ["Anna", "Ben", "Cleo", "Dan"].map(|name| serde_json::json!({ "name": name }));
    let bracket = |up_to: i64, places: [i64; 3]| serde_json::json!({ "up_to": up_to, "places": places });
    let table = [bracket(5, [4, 2, 1]), bracket(9, [7, 4, 2]), bracket(14, [10, 6, 3])];
    let document = serde_json::json!({
        "scorewalk": 1, "game": "kutna-hora", "players": players, "options": { "mine_values": table }, "log": [],
    });
    Scene::new().of_document(&document.to_string())
}

/// A whole game: 20 buildings, two of them public, houses checked, five rows, sums, a tie and what breaks it.
pub(super) fn whole_game() -> String {
    let track = "21<enter>26<enter>19<enter>17<enter>";
    let buildings = [13, 24, 33, 43, 0, 14, 32, 22, 45, 12, 0, 34, 12, 23, 41, 33, 23, 43, 12, 42];
    let buildings = buildings.map(|keys| keys.to_string()).join("<enter>") + "<enter>";
    let houses = "c5<enter>4<enter>4<enter>5<enter>";
    let rows = [
        "2<enter>3<enter>2<enter>1<enter><enter>",
        "1<enter>2<enter>2<enter><enter>1<enter>",
        "0<enter>1<enter>4<enter>3<enter>2<enter>",
        "1<enter>1<enter><enter>2<enter><enter>",
        "3<enter>4<enter>1<enter>5<enter><enter>",
    ];
    let sums = "47<enter>25<enter>38<enter>59<enter>5<enter>-2<enter>4<enter>3<enter>";
    let extras = "1<enter><enter>1<enter>2<enter>1<enter>2<enter><enter>1<enter><enter>3<enter><enter><enter>";
    format!("{track}{buildings}{houses}n{}n{sums}{extras}7<enter>5<enter>", rows.concat())
}

#[test]
fn a_whole_final_scoring_takes_at_most_180_keys() {
    let scene = with_table().keys(&whole_game());
    let play = scene.model.play().unwrap();
    assert_eq!(play.state.missing(), Vec::<&str>::new(), "{}", scene.text());
    assert_eq!(play.state.closed().standings.totals.values(), [67, 67, 61, 47]);
    assert_eq!(play.state.closed().standings.places.values(), [1, 2, 3, 4]);
    assert!(scene.pressed <= 180, "{} keys", scene.pressed);
}
