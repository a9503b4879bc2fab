//! Mistakes, and the ways back from them.

use crate::support::Scene;

fn four() -> Scene {
    Scene::new().kutna_hora(&["Anna", "Ben", "Cleo", "Dan"])
}

const TRACK: &str = "21<enter>24<enter>19<enter>17<enter>";

fn totals(scene: &Scene) -> Vec<i64> {
    scene.model.play().unwrap().state.closed().standings.totals.values().to_vec()
}

#[test]
fn a_held_down_enter_fills_nothing() {
    let scene = four().keys(&"<enter>".repeat(40));
    assert_eq!(scene.model.play().unwrap().state.items(), 0);
    let scene = four().keys(TRACK).keys("nn0<enter>0<enter>0<enter>0<enter>1<enter>1<enter>1<enter>1<enter>");
    let items = scene.model.play().unwrap().state.items();
    let scene = scene.keys(&"<enter>".repeat(40));
    assert_eq!(scene.model.play().unwrap().state.items(), items, "{}", scene.text());
}

#[test]
fn a_wrong_owner_costs_a_backspace_and_the_right_digit() {
    let scene = four().keys(TRACK).keys("3<bs>24<enter>");
    assert_eq!(totals(&scene), [21, 28, 19, 17]);
}

#[test]
fn a_digit_of_nobody_is_refused_and_nothing_moves() {
    let scene = four().keys(TRACK).keys("5");
    assert!(scene.text().contains("5 means nothing here"), "{}", scene.text());
    assert_eq!(totals(&scene.keys("14<enter>")), [25, 24, 19, 17]);
}

#[test]
fn a_figure_out_of_range_is_shown_and_never_entered_or_clipped() {
    let scene = four().keys(TRACK).keys("nn0<enter>0<enter>0<enter>0<enter>14");
    assert!(scene.text().contains("✗ reputation: −4 to 13."), "{}", scene.text());
    let scene = scene.keys("<enter><enter>");
    assert_eq!(totals(&scene), [21, 24, 19, 17]);
    let scene = scene.keys("<bs><bs>3<enter>-2<enter>4-<enter>--4<enter>");
    assert_eq!(totals(&scene), [24, 22, 15, 21], "{}", scene.text());
}

#[test]
fn undo_and_redo_survive_the_lid() {
    let mut scene = four().keys(TRACK).keys("34<enter>12<enter>uu");
    assert_eq!(totals(&scene), [21, 24, 19, 17]);
    scene.press("q");
    let id = "2026-10-03-test".to_owned();
    scene.perform(vec![scorewalk::tui::effect::Effect::Open(id)]);
    scene.press("U");
    assert_eq!(totals(&scene), [21, 24, 23, 17]);
    scene.press("<c-r>");
    assert_eq!(totals(&scene), [23, 24, 23, 17]);
}

#[test]
fn undo_while_typing_keeps_the_half_typed_form() {
    let scene = four().keys(TRACK).keys("34<enter>2").keys("u");
    assert_eq!(totals(&scene), [21, 24, 19, 17]);
    assert_eq!(totals(&scene.keys("5<enter>")), [21, 29, 19, 17]);
}

#[test]
fn n_in_a_half_typed_form_says_so() {
    let scene = four().keys(TRACK).keys("3n");
    assert!(scene.text().contains("a building is half typed"), "{}", scene.text());
    assert!(!scene.model.play().unwrap().state.is_done("city-dots"));
}

#[test]
fn the_cross_check_stays_once_and_keeps_its_mark() {
    let scene = four().keys(TRACK).keys("14<enter>c2<enter>0<enter>0<enter>0<enter>n");
    assert!(scene.text().contains("● Anna: 1 building tipped, 2 houses in town"), "{}", scene.text());
    assert!(!scene.model.play().unwrap().state.is_done("city-dots"));
    let scene = scene.keys("<esc>");
    assert!(!scene.text().contains("1 building tipped"));
    let scene = scene.keys("nn");
    assert!(scene.model.play().unwrap().state.is_done("city-dots"));
    assert!(scene.text().contains("city dots 1 !1"), "{}", scene.text());
}

#[test]
fn the_count_of_houses_is_skipped_by_an_empty_enter() {
    let scene = four().keys(TRACK).keys("c<enter>");
    assert!(scene.text().contains("Whose building"), "{}", scene.text());
}

#[test]
fn a_step_of_one_form_has_no_newest_entry_to_change() {
    let scene = four().keys(TRACK).keys("[e");
    assert!(scene.text().contains("edit: this step is one form"), "{}", scene.text());
}

#[test]
fn the_newest_entry_is_changed_and_others_by_arrows() {
    let scene = four().keys(TRACK).keys("14<enter>23<enter>e<tab>5<enter>");
    assert_eq!(totals(&scene), [25, 29, 19, 17]);
    let scene = scene.keys("e<down><tab>6<enter><enter>");
    assert_eq!(totals(&scene), [27, 29, 19, 17], "{}", scene.text());
    let scene = scene.keys("ex");
    assert_eq!(totals(&scene), [27, 24, 19, 17]);
}

#[test]
fn a_change_far_back_is_told_and_returns_to_the_sheet() {
    let keys = "14<enter>n3<enter>4<enter>1<enter>5<enter><enter>10<enter>6<enter>3<enter>n";
    let scene = four().keys(TRACK).keys(keys).keys("w<down><enter><tab>9<enter>");
    assert!(scene.text().contains("Nothing else changed."), "{}", scene.text());
    let scene = scene.keys("<enter>");
    assert!(scene.text().contains("Why ● Anna has 9 for city dots"), "{}", scene.text());
}

#[test]
fn a_public_building_asks_no_dots() {
    let scene = four().keys(TRACK).keys("0");
    let scene = scene.keys("7");
    assert!(scene.text().contains("follows from the field before it"), "{}", scene.text());
    assert_eq!(scene.keys("<enter>").model.play().unwrap().state.items(), 2);
}

#[test]
fn four_digits_are_the_most_and_105_is_one_entry() {
    let scene = four().keys("105<enter>99999<enter>");
    assert!(scene.text().contains("four digits at most") || scene.text().contains("9999"), "{}", scene.text());
    let scene = four().keys("105<enter>1<enter>1<enter>1<enter>");
    assert_eq!(totals(&scene), [105, 1, 1, 1]);
}

#[test]
fn a_paste_fills_one_field_or_is_refused() {
    let mut scene = four();
    for (paste, total) in
        [("12\n8\n3\n", 0), ("1,5", 0), ("1.000", 0), ("٣", 0), (" 7 ", 7), ("+7", 7), ("−7", -7), ("-7", -7)]
    {
        scene.press("<del>");
        scorewalk::tui::update::paste(&mut scene.model, paste);
        let play = scene.model.play().unwrap();
        assert_eq!(play.standings().totals.values()[0], total, "{paste:?}\n{}", scene.text());
        assert!(play.stage.is_some_and(|stage| stage.id == "points-in-play"));
    }
}

#[test]
fn cyrillic_letters_count_by_their_place() {
    let scene = four().keys(TRACK).keys("34<enter>г");
    assert_eq!(totals(&scene), [21, 24, 19, 17]);
    let scene = scene.keys("Г");
    assert_eq!(totals(&scene), [21, 24, 23, 17]);
    let scene = scene.keys("т");
    assert!(scene.model.play().unwrap().state.is_done("city-dots"));
}

#[test]
fn undo_all_is_the_start_and_redo_all_the_end() {
    let keys = super::budgets::whole_game();
    let mut scene = super::budgets::with_table().keys(&keys);
    let end = totals(&scene);
    let changes = scene.model.play().unwrap().state.items();
    scene.press(&"u".repeat(changes));
    assert_eq!(totals(&scene), [0; 4]);
    scene.press(&"U".repeat(changes));
    assert_eq!(totals(&scene), end);
}

#[test]
fn an_adjustment_can_be_made_at_any_question() {
    let scene = four().keys(TRACK).keys("=5<enter>-3<enter><enter><enter>exx<enter>");
    assert_eq!(totals(&scene), [26, 21, 19, 17], "{}", scene.text());
    assert!(scene.text().contains("Whose building"));
}

#[test]
fn the_tie_break_opens_and_closes_with_the_tie() {
    let keys = "1<enter>1<enter>0<enter>0<enter>nn0<enter>0<enter>0<enter>0<enter>0<enter>0<enter>0<enter>0<enter>0<enter><enter><enter>\
                <enter><enter><enter><enter><enter><enter><enter><enter><enter>";
    let scene = four().keys(keys);
    assert!(scene.text().contains("Tied at 1: how many groschen are left?"), "{}", scene.text());
    assert!(!scene.text().contains("3 ▲ Cleo     ·"), "only the tied are asked:\n{}", scene.text());
    let scene = scene.keys("7<enter>5<enter>");
    let standings = &scene.model.play().unwrap().state.closed().standings;
    assert_eq!(standings.places.values(), [1, 2, 3, 3]);
}

#[test]
fn redo_of_an_answer_goes_on_to_the_next_question() {
    let scene = four().keys(TRACK).keys("uU34<enter>");
    assert_eq!(totals(&scene), [21, 24, 23, 17], "{}", scene.text());
    let mut scene = super::budgets::with_table().keys(&super::budgets::whole_game());
    scene.press("uU");
    assert!(scene.text().contains("ANNA WINS"), "{}", scene.text());
    scene.press("uuU7<enter>5<enter>");
    assert!(scene.text().contains("ANNA WINS"), "{}", scene.text());
    assert_eq!(totals(&scene), [67, 67, 61, 47]);
}

#[test]
fn a_digit_typed_while_the_changes_are_read_begins_the_next_entry() {
    let scene = four().keys(TRACK).keys("14<enter>23<enter>e<down><tab>6<enter>");
    assert!(scene.text().contains("Nothing else changed."), "{}", scene.text());
    let scene = scene.keys("34<enter>");
    assert_eq!(totals(&scene), [27, 27, 23, 17], "{}", scene.text());
}

#[test]
fn none_left_never_drops_a_change() {
    let scene = four().keys(TRACK).keys("14<enter>e<tab>9n");
    assert!(scene.text().contains("the change is half typed"), "{}", scene.text());
    let scene = scene.keys("<enter>n");
    assert_eq!(totals(&scene), [30, 24, 19, 17]);
    assert!(scene.model.play().unwrap().state.is_done("city-dots"));
}

#[test]
fn a_step_in_time_says_what_came_and_what_went() {
    let scene = four().keys(TRACK).keys("14<enter>ex");
    let said = |scene: &Scene| scene.model.notice.as_ref().map_or_else(String::new, |notice| notice.words.clone());
    let scene = scene.keys("u");
    assert_eq!(said(&scene), "taken back: removal of 1 ● 4 · U puts it back");
    let scene = scene.keys("U");
    assert_eq!(said(&scene), "put back: removal of 1 ● 4");
    let scene = scene.keys("ue<tab>6<enter>u");
    assert_eq!(said(&scene), "taken back: building 1, ● 6 → 4 · U puts it back");
}

#[test]
fn a_digit_in_the_step_list_belongs_to_the_question() {
    let scene = four().keys(TRACK).keys("<esc>34<enter>");
    assert_eq!(totals(&scene), [21, 24, 23, 17], "{}", scene.text());
}

#[test]
fn a_half_typed_table_outlives_the_lid() {
    let mut scene = four().keys(TRACK).keys("nb5<enter>4<enter>2q");
    scene.perform(vec![scorewalk::tui::effect::Effect::Open("2026-10-03-test".to_owned())]);
    assert!(scene.text().contains("Your board's table"), "{}", scene.text());
    let scene = scene.keys("<enter>1<enter><enter><enter>2<enter>1<enter>1<enter><enter><enter><enter>");
    assert_eq!(totals(&scene), [25, 28, 19, 17], "one star each shares the first place:\n{}", scene.text());
}

#[test]
fn a_row_of_the_table_is_removed() {
    let scene = four().keys(TRACK).keys("nb5<enter>4<enter>2<enter>1<enter><enter>9<enter>7x");
    assert!(!scene.text().contains("nothing is selected"), "{}", scene.text());
    let scene = scene.keys("x");
    let table = scene.model.play().unwrap().table.as_ref().unwrap();
    assert_eq!(table.rows.len(), 1, "{}", scene.text());
}

#[test]
fn each_way_of_typing_keeps_its_own_figures() {
    let income = format!("{TRACK}nn");
    let scene = four().keys(&income).keys("p3<enter>7<enter>4<enter>5<enter>2<enter>4<enter>2<enter>3<enter>5<enter>p");
    assert!(!scene.model.play().unwrap().form.touched, "prices are no incomes:\n{}", scene.text());
    let scene = scene.keys("p");
    assert!(scene.text().contains("47 → 4"), "{}", scene.text());
}

#[test]
fn a_change_from_the_sheet_opens_at_the_player_asked_about() {
    let scene = four().keys(TRACK).keys("w4<enter>18<enter>");
    assert_eq!(totals(&scene), [21, 24, 19, 18], "{}", scene.text());
}

#[test]
fn redo_of_none_left_goes_on_and_of_the_last_change_to_the_result() {
    let scene = four().keys(TRACK).keys("14<enter>nuU");
    assert!(scene.text().contains("Rock stars in this row"), "{}", scene.text());
    let mut scene = super::budgets::with_table().keys(&super::budgets::whole_game());
    scene.press("[<tab>6<enter>uuUU");
    assert!(scene.text().contains("ANNA WINS"), "{}", scene.text());
}

#[test]
fn clearing_a_form_leaves_the_way_of_typing_that_was_chosen() {
    let scene = four().keys(TRACK).keys("nnp3<enter><esc>");
    assert!(scene.text().contains("Final prices"), "{}", scene.text());
}

#[test]
fn new_names_given_at_home_keep_the_half_typed_form() {
    let mut scene = four().keys(TRACK).keys("13<enter>2q");
    scene.press("e<enter>X<enter>");
    for _ in 0..12 {
        if scene.model.context() == scorewalk::tui::command::Context::NewGame {
            scene.press("<enter>");
        }
    }
    let text = scene.text();
    scene.perform(vec![scorewalk::tui::effect::Effect::Open("2026-10-03-test".to_owned())]);
    assert!(scene.file().last().unwrap().contains("AnnaX"), "a name was given:\n{text}");
    let play = scene.model.play().unwrap();
    assert!(play.form.touched, "the owner is still picked:\n{text}\n{}", scene.text());
}

#[test]
fn going_elsewhere_never_drops_what_is_half_typed() {
    let scene = four().keys(TRACK).keys("3[");
    assert!(scene.text().contains("a building is half typed"), "{}", scene.text());
    let scene = scene.keys("4<enter>e<tab>9]");
    assert!(scene.text().contains("the change is half typed"), "{}", scene.text());
    let scene = scene.keys("<esc><esc>nb5<enter>4u");
    assert!(scene.text().contains("Your board's table"), "undo leaves the half-typed table:\n{}", scene.text());
    assert_eq!(totals(&scene), [21, 24, 23, 17]);
}
