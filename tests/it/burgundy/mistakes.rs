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
    assert!(scene.text().contains("▲ Cleo placed 17, watchtowers: how many?"), "{}", scene.text());
    let scene = scene.keys("<enter>");
    assert_eq!(totals(&scene), [0, 0, 16]);
    assert!(scene.text().contains("17 watchtowers"), "{}", scene.text());
    // What the log does not know is asked.
    assert!(scene.text().contains("● Anna placed 18, carpenter's workshops: how many?"), "{}", scene.text());
    let scene = scene.keys("<enter>2<enter>");
    assert_eq!(totals(&scene), [8, 0, 16]);
    assert!(scene.text().contains("Scoring monastery: whose, which number, how many?"), "{}", scene.text());
    // Of a number placed twice the first one is.
    let twice = self::scene(2, "{}").keys("m216<enter>m116<enter>n<enter>0<enter><enter><enter>0<enter><enter><enter>");
    assert!(twice.text().contains("■ Ben placed 16, warehouses: how many?"), "{}", twice.text());
    let same = self::scene(2, "{}").keys("m116<enter>m116<enter>n<enter>0<enter><enter><enter>0<enter><enter><enter>n");
    assert_eq!(same.text().matches("! ● Anna placed 16").count(), 1, "{}", same.text());
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

#[test]
fn a_bonus_put_off_or_passed_over_is_said_before_play_ends() {
    for keys in ["n", "<esc>n"] {
        let check = scene(4, "{}").keys("a163<enter>").keys(keys);
        assert!(check.text().contains("! ● Anna, mine: 3 spaces filled. First bonus, 7?"), "{}", check.text());
        assert!(check.text().contains("n leave it so · Esc back"), "{}", check.text());
        assert!(!check.file().iter().any(|line| line.contains("done")), "{:?}", check.file());
        // Back at the question it can still be taken.
        let taken = check.keys("<esc>c16<enter>");
        assert_eq!(totals(&taken), [23, 0, 0, 0], "{}", taken.text());
    }
    let left = scene(4, "{}").keys("a163<enter>nn");
    assert!(left.file().last().unwrap().contains(r#""done":"play""#), "{:?}", left.file());
}

#[test]
fn bonuses_are_offered_in_the_order_the_colours_were_filled() {
    // Anna's first bonus was put off. It comes again when Ben fills the colour, too: what he gets depends on it.
    let scene = scene(4, "{}").keys("a163<enter><esc>t1<enter>");
    assert!(scene.text().contains("What has been scored or placed?"), "{}", scene.text());
    let scene = scene.keys("a263<enter>");
    assert!(scene.text().contains("● Anna, mine: 3 spaces filled. First bonus, 7?"), "{}", scene.text());
    let scene = scene.keys("<enter>");
    assert!(scene.text().contains("■ Ben, mine: 3 spaces filled. Second bonus, 4?"), "{}", scene.text());
    assert_eq!(totals(&scene.keys("<enter>")), [4 + 16 + 7, 16 + 4, 0, 0]);
    // A castle less than all may be all, or not: it is asked again, and keeps nobody from the bonus.
    let scene = self::scene(2, "{}").keys("a153<enter><esc>a253<enter><esc>a251<enter>");
    assert!(scene.text().contains("● Anna, castle: 3 spaces filled. First bonus, 5?"), "{}", scene.text());
    let scene = scene.keys("<esc>");
    assert!(scene.text().contains("■ Ben, castle: 4 spaces filled. First bonus, 5?"), "{}", scene.text());
    // However often the step is left, what is due is said.
    let scene = self::scene(2, "{}").keys("nn[a163<enter>n");
    assert!(scene.text().contains("! ● Anna, mine: 3 spaces filled. First bonus, 5?"), "{}", scene.text());
    // Back from the next step, what was logged since is offered, too.
    let back = self::scene(2, "{}").keys("a163<enter><enter>n[a263<enter>");
    assert!(back.text().contains("■ Ben, mine: 3 spaces filled. Second bonus, 2?"), "{}", back.text());
    // With the area taken back nothing is offered any more; with the bonus taken back it is again.
    let undone = self::scene(2, "{}").keys("a163<enter>u");
    assert!(undone.text().contains("What has been scored or placed?"), "{}", undone.text());
    let undone = self::scene(2, "{}").keys("a163<enter><enter>u");
    assert!(undone.text().contains("● Anna, mine: 3 spaces filled. First bonus, 5?"), "{}", undone.text());
}

#[test]
fn a_yes_or_no_takes_an_offer_up_as_it_is() {
    let scene = scene(3, r#"{"modules":["shields"]}"#).keys("a363<enter>d<enter>");
    assert!(newest(&scene).contains(r#""player":2,"colour":"mine","shield_7":true"#), "{}", newest(&scene));
}

#[test]
fn a_whole_entry_that_gives_way_to_another_letter_is_named() {
    let scene = scene(3, "{}").keys("a163p");
    assert!(scene.text().contains("an area was not entered: first ⏎, then the next letter"), "{}", scene.text());
    // Half an entry is changed without a word, as long as something of it fits.
    assert!(!self::scene(3, "{}").keys("a1p").text().contains("was not entered"));
}

#[test]
fn an_error_goes_with_the_undo_that_mends_it() {
    let kept =
        "n0<enter><enter><enter><enter><enter><enter><enter><enter><enter>nn11<enter>12<enter>13<enter>14<enter>";
    let refused = scene(3, r#"{"modules":["shields"]}"#).keys(kept).keys("15<enter>");
    assert!(refused.text().contains('✗'), "{}", refused.text());
    assert!(!refused.keys("u").text().contains('✗'));
}

#[test]
fn the_rules_open_at_what_is_being_entered() {
    for (letter, title) in
        [("a", "Areas"), ("p", "Animals"), ("s", "Goods, towers"), ("c", "Colour bonuses"), ("m", "Scoring")]
    {
        let scene = scene(3, "{}").keys(letter).keys("?");
        let first: String = scene.text().lines().take(3).collect();
        assert!(first.contains(title), "{letter}: {}", scene.text());
    }
}

#[test]
fn the_entry_selected_is_in_sight_however_old_it_is() {
    let towers = "t1<enter>".repeat(30);
    let scene = scene(3, "{}").keys("a142<enter>").keys(&towers).keys("e").keys(&"<down>".repeat(30));
    assert!(scene.text().contains("1  A ship, size 2 ● 13"), "{}", scene.text());
}

#[test]
fn a_player_alone_ends_against_the_target() {
    let alone = scene(1, "{}").keys("a146<enter>n<enter>0<enter>0<enter>0<enter>nn");
    assert!(alone.text().contains("target 50, score 31 · 6 of 37 spaces in finished areas"), "{}", alone.text());
}

#[test]
fn the_arrows_stand_on_a_pasture_there_is() {
    let pastures = "p1011<enter>p1021<enter>p1031<enter>";
    let scene = scene(2, "{}").keys(pastures).keys("p1<right><right><right><bs>2 <enter>");
    assert!(!scene.text().contains("a number is missing"), "{}", scene.text());
}

#[test]
fn a_pasture_0_of_a_file_is_not_taken_for_a_new_one() {
    let log = r#"{"step":"livestock","player":0,"pasture":0,"animal":"cow","count":3}"#;
    let scene = Scene::new().of_document(&document(2, "{}", log)).keys("p1");
    assert!(scene.text().contains("0 new  0: 3 cows"), "{}", scene.text());
    let scene = scene.keys("<right><right> 13<enter>");
    assert!(newest(&scene).contains(r#""pasture":0"#), "{}", newest(&scene));
}

#[test]
fn adjustments_are_counted_and_rounds_are_not() {
    let scene = scene(2, "{}").keys("=1<enter><enter><enter>=2<enter><enter><enter>u");
    assert!(scene.text().contains("taken back: adjustment 2 ● 2"), "{}", scene.text());
    let scene = self::scene(2, "{}").keys("s143<enter>ex");
    assert!(scene.text().contains("removed: 1: 3 goods tiles, die 4 ● 6"), "{}", scene.text());
    let scene = self::scene(2, "{}").keys("a142<enter>.u");
    assert!(scene.text().contains("taken back: phase A, round 2"), "{}", scene.text());
}

#[test]
fn the_first_round_of_a_later_phase_is_not_skipped() {
    let log = r#"{"step":"area","player":0,"kind":"ship","size":2,"phase":"C"}"#;
    let scene = Scene::new().of_document(&document(2, "{}", log)).keys(".");
    assert!(newest(&scene).contains(r#""phase":"C","round":1"#), "{}", newest(&scene));
}

#[test]
fn the_mark_of_a_warning_stands_where_the_points_are() {
    let log = r#"{"step":"leftovers","goods":[0,0],"silver":[99,0],"workers":[0,0]}"#;
    let scene = Scene::new().of_document(&document(2, "{}", log)).keys("w");
    assert!(scene.text().contains("silver coins !"), "{}", scene.text());
}

#[test]
fn what_looks_wrong_since_a_change_is_said_with_it() {
    let scene = scene(2, "{}").keys("a142<enter>a144<enter>").keys("e<down><enter><tab><tab>3<enter>");
    assert!(scene.text().contains("Changed"), "{}", scene.text());
    assert!(scene.text().contains("! ● Anna, ship: areas of 7 spaces in all"), "{}", scene.text());
}

#[test]
fn the_rules_of_the_result_are_those_of_ties() {
    let log = r#"{"step":"points-in-play","points":[90,80]},{"done":"play"},
        {"step":"leftovers","goods":[0,0],"silver":[0,0],"workers":[0,0]},{"done":"monasteries"}"#;
    let scene = Scene::new().of_document(&document(2, "{}", log)).keys("?");
    let first: String = scene.text().lines().take(3).collect();
    assert!(first.contains("Ties"), "{}", scene.text());
}

#[test]
fn the_second_tie_break_is_the_same_step_at_home() {
    let log = r#"{"step":"points-in-play","points":[90,90]},{"done":"play"},
        {"step":"leftovers","goods":[0,0],"silver":[0,0],"workers":[0,0]},{"done":"monasteries"},
        {"step":"empty-spaces","spaces":[4,4]}"#;
    let scene = Scene::new().of_document(&document(2, "{}", log));
    assert!(scene.text().contains("step 5 of 5"), "{}", scene.text());
    let scene = scene.keys("q");
    assert!(scene.text().contains("step 5 of 5, bridge"), "{}", scene.text());
}
