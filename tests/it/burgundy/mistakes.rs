//! What goes wrong at the table, and what the walk makes of it.

use scorewalk::session::format::read_session;

use super::{ALL, document};
use crate::support::Scene;

fn scene(players: usize, options: &str) -> Scene {
    Scene::new().of_document(&document(players, options, ""))
}

fn totals(scene: &Scene) -> Vec<i64> {
    scene.model.play().unwrap().state.closed().standings.totals.values().to_vec()
}

fn newest(scene: &Scene) -> String {
    scene.file().last().unwrap().clone()
}

#[test]
fn rounds_are_entries_that_are_neither_listed_nor_counted() {
    let scene = scene(3, "{}");
    assert!(scene.text().contains("Play · 1 · phase A (bonus 10), round 1 of 5"), "{}", scene.text());
    let scene = scene.keys("..f.a141<enter>");
    assert!(scene.text().contains("Play · 2 · phase B (bonus 8), round 2 of 5"), "{}", scene.text());
    assert!(scene.text().contains("1  B ship, size 1 ● 9") && !scene.text().contains("2  B"), "{}", scene.text());
    assert!(scene.file().iter().any(|line| line.contains(r#""step":"round","phase":"B","round":2"#)));
    let scene = scene.keys("..............................");
    assert!(scene.text().contains("phase E (bonus 2), round 5 of 5"), "{}", scene.text());
    assert!(scene.text().contains("there is no further round"), "{}", scene.text());
    let scene = scene.keys(",,uu");
    assert!(scene.text().contains("round 5 of 5"), "{}", scene.text());
    // The phase of an entry made is its own; e goes to the area, not to a round.
    let scene = scene.keys("e");
    assert!(scene.text().contains("1 A [2 B]") || scene.text().contains("[2 B]"), "{}", scene.text());
}

#[test]
fn a_half_typed_form_stays_while_the_round_goes_on() {
    let scene = scene(3, "{}").keys("a24f3<enter>");
    assert!(newest(&scene).contains(r#""kind":"ship","size":3,"phase":"B""#), "{}", newest(&scene));
    assert_eq!(totals(&scene), [0, 14, 0]);
}

#[test]
fn a_colour_filled_offers_its_bonus() {
    let filled = scene(3, "{}").keys("a363<enter>");
    assert!(filled.text().contains("▲ Cleo, mine: 3 spaces filled. First bonus, 6?"), "{}", filled.text());
    assert_eq!(totals(&filled.keys("<enter>")), [0, 0, 22]);
    // Not now: the form is empty, and nothing was entered.
    let filled = scene(3, "{}").keys("a363<enter><esc>");
    assert!(filled.text().contains("What has been scored or placed?"), "{}", filled.text());
    assert_eq!(totals(&filled), [0, 0, 16]);
    // Another kind goes on with the evening, and a digit types another bonus than the one offered.
    assert_eq!(totals(&scene(3, "{}").keys("a363<enter>t1<enter>")), [4, 0, 16]);
    assert_eq!(totals(&scene(3, "{}").keys("a363<enter>25<enter>")), [0, 6, 16]);
    // The third to finish gets none, so none is offered; nor is one to a player alone.
    let third = scene(3, "{}").keys("a163<enter><enter>a263<enter><enter>a363<enter>");
    assert!(third.text().contains("What has been scored or placed?"), "{}", third.text());
    assert_eq!(totals(&third), [22, 19, 16]);
    assert!(scene(1, "{}").keys("a163<enter>").text().contains("What has been scored or placed?"));
}

#[test]
fn the_castles_may_be_full_with_three_spaces() {
    assert!(scene(2, "{}").keys("a153<enter>").text().contains("castle: 3 spaces filled"));
    let four = scene(2, "{}").keys("a153<enter><esc>a151<enter>");
    assert!(four.text().contains("castle: 4 spaces filled"), "{}", four.text());
}

#[test]
fn scoring_monasteries_that_were_placed_are_offered() {
    let play = "t3<enter>t3<enter>m317<enter>m118<enter>m25<enter>n0<enter><enter><enter><enter><enter><enter><enter><enter><enter>";
    let scene = scene(3, "{}").keys(play);
    assert!(scene.text().contains("● Anna placed 18, carpenter's workshops: how many?"), "{}", scene.text());
    // What the log does not know is asked.
    let scene = scene.keys("<enter>2<enter>");
    assert_eq!(totals(&scene), [8, 0, 8]);
    assert!(scene.text().contains("▲ Cleo placed 17, watchtowers: how many?"), "{}", scene.text());
    let scene = scene.keys("<enter>");
    assert_eq!(totals(&scene), [8, 0, 16]);
    assert!(scene.text().contains("Scoring monastery: whose, which number, how many?"), "{}", scene.text());
    assert!(scene.text().contains("17 watchtowers"), "{}", scene.text());
}

#[test]
fn an_offer_is_no_half_typed_form() {
    let scene = scene(3, "{}").keys("m317<enter>n0<enter><enter><enter><enter><enter><enter><enter><enter><enter>nn");
    assert!(scene.text().contains("how many spaces are empty"), "{}", scene.text());
    // The arrows take it up, to be changed.
    let scene = self::scene(3, "{}")
        .keys("t3<enter>m317<enter>n0<enter><enter><enter><enter><enter><enter><enter><enter><enter>");
    let scene = scene.keys("<down><right>3<enter>");
    assert_eq!(totals(&scene), [0, 0, 16], "{}", scene.text());
}

#[test]
fn an_early_animal_changed_counts_again_in_the_later_ones() {
    let scene = scene(3, "{}").keys("p1023<enter>p1122<enter>p2023<enter>p1124<enter>");
    assert_eq!(totals(&scene), [3 + 5 + 9, 3, 0]);
    // The first tile had one sheep.
    let scene = scene.keys("e<down><down><down><enter><down><down><down>1<enter>");
    assert!(scene.text().contains("Changed"), "{}", scene.text());
    assert!(scene.text().contains("● Anna  5 → 3") && scene.text().contains("● Anna  9 → 7"), "{}", scene.text());
    assert_eq!(totals(&scene), [1 + 3 + 7, 3, 0]);
}

#[test]
fn who_was_first_is_told_anew_when_the_first_is_removed() {
    let scene = scene(3, "{}").keys("c16<enter>c26<enter>");
    assert_eq!(totals(&scene), [6, 3, 0]);
    let scene = scene.keys("e<down>x");
    assert!(scene.text().contains("■ Ben  3 → 6"), "{}", scene.text());
    assert_eq!(totals(&scene), [0, 6, 0]);
}

#[test]
fn what_the_rules_forbid_is_told_and_the_way_out_with_it() {
    let large = scene(3, "{}").keys("a264<enter>");
    assert!(large.text().contains("✗ size:"), "{}", large.text());
    assert_eq!(totals(&large.keys("3<enter>")), [0, 16, 0]);
    let twice = scene(2, ALL).keys("n0<enter><enter><enter><enter><enter><enter>n113<enter>213<enter>");
    assert!(twice.text().contains("✗"), "{}", twice.text());
    assert_eq!(totals(&twice)[1], 0);
}

#[test]
fn the_mines_are_paid_before_the_leftovers() {
    let scene = scene(2, "{}").keys("n");
    assert!(scene.text().contains("Pay the mines of phase E first."), "{}", scene.text());
    let scene = scene.keys("3<enter>0<enter>5<enter>0<enter>0<enter>0<enter>");
    assert_eq!(totals(&scene), [5, 0]);
}

#[test]
fn resumed_it_is_where_it_was() {
    let scene = scene(3, ALL).keys("..fa243i<enter>p1023<enter>");
    let again = read_session(&(scene.file().join("\n") + "\n")).unwrap();
    assert_eq!(again.closed().standings, scene.model.play().unwrap().state.closed().standings);
    let id = scene.model.play().unwrap().id.clone();
    let scene = scene.keys("q");
    let mut scene = scene;
    scene.perform(vec![scorewalk::tui::effect::Effect::Open(id)]);
    assert!(scene.text().contains("Play · 3 · phase B (bonus 8), round 1 of 5"), "{}", scene.text());
}
