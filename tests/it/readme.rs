//! The README tells the truth: its screen and its table of keys are made by the program.

use scorewalk::text::{Lang, Text};
use scorewalk::tui::help_table::{key_table, letter_table};

use crate::support::Scene;

/// What stands between two marks of the README.
fn between(mark: &str) -> String {
    let readme = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/README.md")).unwrap();
    let (_, rest) = readme.split_once(&format!("<!-- {mark} -->\n")).unwrap();
    rest.split_once(&format!("<!-- /{mark} -->")).unwrap().0.to_owned()
}

#[test]
fn the_screen_is_one_of_the_program() {
    let keys = "21<enter>24<enter>19<enter>17<enter>13<enter>43<enter>24<enter>33<enter>0<enter>13<enter>22<enter>34<enter>\
                c3<enter>3<enter>4<enter>2<enter>34";
    let scene = Scene::new().kutna_hora(&["Anna", "Ben", "Cleo", "Dan"]).keys(keys);
    let readme = between("screen");
    let readme = readme.trim().trim_start_matches("```text\n").trim_end_matches("```");
    assert_eq!(readme.trim_end(), scene.text().trim_end(), "put this into the README:\n{}", scene.text());
}

#[test]
fn the_table_of_keys_is_the_registry() {
    let table = key_table(&Text::new(Lang::En));
    assert_eq!(between("keys").trim(), table.trim(), "put this into the README:\n{table}");
}

#[test]
fn the_letters_of_the_games_are_those_of_their_tables() {
    let table = letter_table(&Text::new(Lang::En));
    assert_eq!(between("letters").trim(), table.trim(), "put this into the README:\n{table}");
}

#[test]
fn the_screen_of_carcassonne_is_one_of_the_program() {
    let play =
        "r6<enter>13<enter>c5<enter>1<enter>122<enter>m3<enter>c4<enter>0<enter>2<enter>c8<enter>2<enter>1<enter>";
    let scene = Scene::new().carcassonne(&["Anna", "Ben", "Cleo"]);
    let scene =
        scene.keys(play).keys("n4<enter>12<enter>nn37<enter>n<enter>13<enter>ab<enter>2<enter>3<enter>3<enter>ac");
    let readme = between("fields");
    let readme = readme.trim().trim_start_matches("```text\n").trim_end_matches("```");
    assert_eq!(readme.trim_end(), scene.text().trim_end(), "put this into the README:\n{}", scene.text());
}
