//! What goes wrong at the table, and what the walk makes of it.

use scorewalk::session::format::read_session;
use serde_json::json;

use super::{all, begun, with_all};
use crate::support::Scene;

const TRIO: [&str; 3] = ["Anna", "Ben", "Cleo"];

fn base() -> Scene {
    begun(Scene::new(), &TRIO, &json!({}))
}

fn totals(scene: &Scene) -> Vec<i64> {
    scene.model.play().unwrap().state.closed().standings.totals.values().to_vec()
}

#[test]
fn keys_of_an_expansion_that_is_off_do_nothing_and_are_not_shown() {
    let scene = base();
    assert!(!scene.text().contains("garden") && !scene.text().contains("inn"));
    let scene = scene.keys("g");
    assert!(scene.text().contains("first what it is"), "{}", scene.text());
    let scene = base().keys("r6<enter>1b");
    assert!(!scene.text().contains("big"), "{}", scene.text());
    let scene = base().keys("ri6<enter>1<enter>");
    assert_eq!(totals(&scene), [6, 0, 0], "i is nothing here");
    let scene = base().keys("ma3<enter>");
    assert_eq!(totals(&scene), [0, 0, 9]);
    let on = with_all();
    assert!(on.text().contains("g garden"));
    assert!(on.keys("r").text().contains("i inn [ ]"));
}

#[test]
fn the_followers_of_the_losers_go_home_too_and_the_markers_move() {
    let scene = base().keys("r6<enter>13<enter>c5<enter>1<enter>122<enter>");
    assert!(scene.text().contains("it is city A; go home: ● 1 ■ 2 · on the track: ■ 0·12"), "{}", scene.text());
    let scene = scene.keys("o49<enter>45<enter>40<enter>");
    assert!(scene.text().contains("on the track: ● 1·05, ■ 1·07, ▲ 0·46"), "{}", scene.text());
}

#[test]
fn a_wrong_number_of_tiles_is_told_where_it_is_typed() {
    let scene = base().keys("nnn39<enter>");
    assert!(scene.text().contains("tiles: 1 to 8. With 9 it is complete: log it in play."), "{}", scene.text());
    assert_eq!(totals(&scene), [0, 0, 0]);
    let scene = scene.keys("<bs>8<enter>");
    assert_eq!(totals(&scene), [0, 0, 8]);
    let scene = base().keys("c3<enter>4<enter>1<enter>");
    assert!(scene.text().contains("coats of arms: each tile has one at most"), "{}", scene.text());
    let scene = scene.keys("<bs>3<enter>");
    assert_eq!(totals(&scene), [12, 0, 0]);
    let scene = base().keys("r0<enter>");
    assert!(scene.text().contains("tiles: 1 to 9999."), "{}", scene.text());
}

#[test]
fn a_letter_stays_with_its_city_for_good() {
    let three = "c3<enter>0<enter>1<enter>c4<enter>0<enter>2<enter>c5<enter>0<enter>3<enter>";
    // The second is taken out; the next one is D, and C is still C.
    let scene = base().keys(three).keys("e<down>x<enter>c6<enter>0<enter>1<enter>nnnn<enter>1<enter>c");
    assert!(scene.text().contains("A [C] D"), "{}", scene.text());
    assert!(scene.text().contains("C: 5 tiles, ▲ Cleo"), "{}", scene.text());
    let file = scene.file().join("\n");
    assert!(file.contains(r#""label":"C""#) && file.contains(r#""label":"D""#), "{file}");
    // Undone, a letter is not given away again either.
    let scene = base().keys("c3<enter>0<enter>1<enter>uc4<enter>0<enter>2<enter>");
    assert!(scene.file().join("\n").contains(r#""label":"B""#));
}

#[test]
fn a_city_added_on_the_spot_keeps_its_letter_in_the_next_field_and_in_play() {
    let scene = base().keys("onnnnn").keys("<esc>");
    drop(scene);
    let scene = base().keys("o9<enter>9<enter>9<enter>nnnn<enter>1<enter>++<enter>2<enter>ab<enter>");
    assert_eq!(totals(&scene), [15, 15, 9]);
    let scene = scene.keys("[[[[c4<enter>0<enter>3<enter>");
    assert!(scene.file().last().unwrap().contains(r#""label":"C""#), "{:?}", scene.file());
}

#[test]
fn where_cities_must_be_named_a_count_is_refused_at_once() {
    for rule in ["per-city", "city-once"] {
        let scene = begun(Scene::new(), &TRIO, &json!({ "fields": rule }));
        let scene = scene.keys("c3<enter>0<enter>1<enter>nnnn<enter>1<enter>3");
        assert!(scene.text().contains("cities: name them by letter"), "{}", scene.text());
        assert!(!scene.text().contains("how many"), "{}", scene.text());
        let scene = scene.keys("a<enter>");
        assert_eq!(totals(&scene)[0], if rule == "per-city" { 10 } else { 9 });
        let scene = scene.keys("2<enter>0<enter>");
        assert_eq!(scene.model.play().unwrap().state.closed().standings.totals.values()[1], 0, "none is said by 0");
    }
}

#[test]
fn a_farmer_counted_twice_is_said_and_taken_all_the_same() {
    let roads = "3<enter>1111<enter>3<enter>111<enter>n";
    let scene = base().keys("n").keys(roads).keys("nn<enter>1<enter>");
    assert!(scene.text().contains("8 followers at the end, but each player has 7."), "{}", scene.text());
    assert!(scene.text().contains("used   ● 8 of 7 !"), "{}", scene.text());
    let scene = scene.keys("2<enter>");
    assert_eq!(totals(&scene)[0], 3 + 3 + 6);
}

#[test]
fn more_letters_than_completed_cities_are_asked_about_once() {
    let scene = base().keys("c3<enter>0<enter>1<enter>nnnn<enter>1<enter>a+<enter>n");
    assert!(scene.text().contains("Fields touch 2 cities, but the log has 1 completed"), "{}", scene.text());
    let scene = scene.keys("n");
    assert!(scene.model.play().unwrap().state.missing().is_empty());
    // With the track typed it is no wonder.
    let scene = base().keys("o9<enter>9<enter>9<enter>c3<enter>0<enter>1<enter>nnnn<enter>1<enter>a+<enter>n");
    assert!(scene.model.play().unwrap().state.missing().is_empty(), "{}", scene.text());
}

#[test]
fn what_is_to_be_done_before_the_fields_is_said_once() {
    let scene = base().keys("nnnn");
    assert!(scene.text().contains("Take those followers off: only farmers stay."));
    // A digit goes on at once and counts.
    let scene = scene.keys("1<enter>2<enter>");
    assert_eq!(totals(&scene), [6, 0, 0]);
    assert!(!scene.text().contains("Take those followers off"));
    // In a game without farmers there is no such step.
    let scene = begun(Scene::new(), &TRIO, &json!({ "fields": "none" })).keys("nnnn");
    assert!(scene.text().contains("SHARE THE VICTORY"), "{}", scene.text());
}

#[test]
fn a_kind_pressed_by_mistake_is_changed_and_what_fits_is_kept() {
    let scene = base().keys("r5<enter>c1<enter>2<enter>");
    assert!(scene.file().last().unwrap().contains(r#""step":"city","completed":true,"tiles":5"#), "{:?}", scene.file());
    assert_eq!(totals(&scene), [0, 12, 0]);
}

#[test]
fn an_early_entry_changed_moves_what_hangs_on_it() {
    let scene = base().keys("c3<enter>0<enter>12<enter>r4<enter>3<enter>e<down><enter><up><up><up>5<enter>");
    assert_eq!(totals(&scene), [10, 10, 4], "{}", scene.text());
    let scene = scene.keys("<enter>uU");
    assert_eq!(totals(&scene), [10, 10, 4]);
    let scene = scene.keys("uuuu");
    assert_eq!(totals(&scene), [0, 0, 0]);
}

#[test]
fn a_monastery_left_at_the_end_ends_the_play_so_that_it_reads_the_same_tomorrow() {
    // With the abbot it could as well be one taken back early, as long as play goes on.
    let scene = begun(Scene::new(), &TRIO, &all()).keys("]]]m15<enter>");
    let again = read_session(&(scene.file().join("\n") + "\n")).unwrap();
    let step = |state: &scorewalk::session::State| state.entries().next().unwrap().entry.step().name;
    assert_eq!(step(&again), step(&scene.model.play().unwrap().state));
    assert_eq!(step(&again), "monastery-left");
    // Taken back early it holds no follower, and says so.
    let scene = begun(Scene::new(), &TRIO, &all()).keys("ma15<enter>");
    assert!(scene.text().contains("abbot back, monastery"), "{}", scene.text());
    let again = read_session(&(scene.file().join("\n") + "\n")).unwrap();
    assert_eq!(step(&again), "monastery");
}

#[test]
fn six_at_the_table_see_everything() {
    let six = ["Anna", "Ben", "Cleo", "Dan", "Eva", "Finn"];
    let scene = begun(Scene::new(), &six, &all()).keys("c9<enter>2<enter>1b23456");
    for seat in ["1 ● Anna", "6 ✚ Finn", "= 22 for ● Anna", "go home:"] {
        assert!(scene.text().contains(seat), "{seat}\n{}", scene.text());
    }
}

#[test]
fn figures_typed_before_the_kind_open_and_end_nothing() {
    let scene = base().keys("r4<enter>1<enter>3<enter>");
    assert!(scene.text().contains("first what it is"), "{}", scene.text());
    assert_eq!(totals(&scene), [4, 0, 0]);
    // The next ⏎ is meant, as is a letter at once.
    let scene = scene.keys("<enter>3<enter>2<enter>");
    assert_eq!(totals(&scene), [4, 3, 0]);
    assert_eq!(totals(&base().keys("3r5<enter>1<enter>")), [5, 0, 0]);
    let scene = begun(Scene::new(), &TRIO, &all()).keys("]]]43n");
    assert!(scene.text().contains("first what it is"), "{}", scene.text());
    assert!(scene.model.play().unwrap().state.missing().contains(&"unfinished-monasteries"));
}

#[test]
fn a_kind_that_nothing_fits_does_not_take_the_place_of_what_is_typed() {
    let scene = base().keys("m2c");
    assert!(scene.text().contains("a monastery is half typed"), "{}", scene.text());
    assert_eq!(totals(&scene.keys("<enter>")), [0, 9, 0]);
}

#[test]
fn an_older_entry_is_explained_by_itself() {
    let scene = base().keys("r4<enter>1<enter>r6<enter>2<enter>c2<enter>0<enter>3<enter>e<down>");
    assert!(scene.text().contains("6 tiles × 1 = 6 for ■ Ben"), "{}", scene.text());
    let options = json!({ "fields": "city-once" });
    let fields = "c2<enter>0<enter>3<enter>nnnn<enter>1<enter>a<enter>2<enter>a<enter>e<down>";
    let scene = begun(Scene::new(), &TRIO, &options).keys(fields);
    assert!(scene.text().contains("● 1   control: ● Anna") && scene.text().contains("1 city × 3"), "{}", scene.text());
}

#[test]
fn under_the_first_rule_a_preview_says_what_the_tally_says() {
    let options = json!({ "fields": "per-city" });
    let scene = begun(Scene::new(), &TRIO, &options).keys("nnnn<enter>1<enter>++<enter>22<enter>ab");
    assert!(scene.text().contains("● Anna  -8") || scene.text().contains("● Anna  −8 ■ Ben  +8"), "{}", scene.text());
}

#[test]
fn a_field_counted_larger_than_the_log_is_asked_about() {
    let scene = base().keys("c3<enter>0<enter>1<enter>nnnn<enter>1<enter>9<enter>n");
    assert!(scene.text().contains("Fields touch 9 cities, but the log has 1 completed"), "{}", scene.text());
}

#[test]
fn two_abbots_of_one_player_are_one_too_many() {
    let scene = begun(Scene::new(), &TRIO, &all()).keys("nnng13<enter>g14<enter>");
    assert!(scene.text().contains("2 abbots in gardens at the end"), "{}", scene.text());
}

#[test]
fn a_refused_figure_is_replaced_by_the_next_digit() {
    let scene = base().keys("c1<enter>2<enter>1<enter>0<enter>");
    assert_eq!(totals(&scene), [2, 0, 0], "{}", scene.text());
}

#[test]
fn a_mark_waits_for_its_pieces() {
    let scene = with_all().keys("r4b");
    assert!(scene.text().contains("is about who stands there"), "{}", scene.text());
}

#[test]
fn a_rematch_is_played_with_the_same_options() {
    let scene = begun(Scene::new(), &TRIO, &all())
        .keys("nnnnn0<enter><enter><enter><enter><enter><enter><enter><enter><enter>");
    let scene = scene.keys("1<enter>1<enter>1<enter>m<enter>");
    assert_eq!(scene.header().setup.options, begun(Scene::new(), &TRIO, &all()).header().setup.options);
}

#[test]
fn every_screen_of_six_can_be_drawn_at_any_size() {
    let six = ["Anna", "Ben", "Cleo", "Dan", "Eva", "Finn"];
    for keys in ["", "w", "v", "?", "r4<enter>1", "n", "nnn", "nnnn<enter>1<enter>+", "=", ":"] {
        let mut scene = begun(Scene::new(), &six, &all()).keys(keys);
        for width in (1..=130).step_by(3).chain([40, 41, 42, 43, 79, 80, 100, 101]) {
            for height in [1, 2, 11, 12, 13, 23, 24, 40] {
                scene = scene.size(width, height);
                let _ = scene.text();
            }
        }
    }
}

#[test]
fn what_is_refused_finishes_no_stage() {
    // The step of monasteries is opened while play is not done: an entry there would finish play, a refused one must not.
    let scene = with_all().keys("]]]m19<enter>");
    assert!(scene.text().contains('✗'), "{}", scene.text());
    assert_eq!(scene.file().len(), 1, "{:?}", scene.file());
    let scene = scene.keys("<bs>8<enter>").keys("m23<enter>").keys("e<tab>4<enter>");
    let file = scene.file().join("\n");
    read_session(&file).unwrap();
}

#[test]
fn a_pig_in_several_fields_is_remarked_on() {
    let scene = with_all().keys("]]]]<enter>1p<enter>0<enter>");
    assert!(!scene.text().contains("one pig"), "{}", scene.text());
    let scene = scene.keys("1p");
    assert!(scene.text().contains("● Anna has one pig, and it stands in several fields"), "{}", scene.text());
}

#[test]
fn the_track_is_ticked_in_the_bar_once_it_is_entered() {
    let scene = base();
    assert!(!scene.text().contains("on the track ✓"), "{}", scene.text());
    let scene = scene.keys("o9<enter>8<enter>7<enter>");
    assert!(scene.text().contains("o on the track ✓"), "{}", scene.text());
    assert!(!scene.keys("u").text().contains("on the track ✓"));
}
