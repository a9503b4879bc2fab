//! A new game set up, and the names of one that was begun.

use scorewalk::rules::OptionValue;
use scorewalk::text::Lang;
use scorewalk::tui::memory::Person;
use scorewalk::tui::model::Base;
use scorewalk::tui::screen::new_game::{At, NewGame};
use scorewalk::tui::update;

use crate::home::{shelf, shots};
use crate::support::{Scene, shot};

fn person(name: &str, colour: &str) -> Person {
    Person { name: name.to_owned(), colour: Some(colour.to_owned()) }
}

/// At home, with a line-up of four remembered, and others who played before.
fn remembering(lang: Lang) -> Scene {
    let mut scene = Scene::in_lang(lang);
    let older = [person("Annabel", "white"), person("Carl", "black"), person("Clemens", "violet")];
    scene.model.memory.note_line_up("carcassonne", &older);
    let last = [person("Anna", "red"), person("Ben", "blue"), person("Cleo", "yellow"), person("Dan", "green")];
    scene.model.memory.note_line_up("kutna-hora", &last);
    scene
}

fn screen(scene: &Scene) -> &NewGame {
    let Base::NewGame(screen) = &scene.model.base else { unreachable!("another screen is shown") };
    screen
}

fn names(scene: &Scene) -> Vec<String> {
    screen(scene).players.iter().map(|player| player.name.clone()).collect()
}

#[test]
fn every_state() {
    shots("new_game__empty", Scene::new().keys("n1"));
    shots("new_game__line_up", remembering(Lang::En).keys("n1"));
    shots("new_game__line_up_ru", remembering(Lang::Ru).keys("n1"));
    shots("new_game__line_up_plain", remembering(Lang::En).keys("n1").plain());
    shots("new_game__closed_row", remembering(Lang::En).keys("n1<up><up>"));
    shots("new_game__name", remembering(Lang::En).keys("n1<up><up><enter>"));
    shots("new_game__colour", remembering(Lang::En).keys("n1<up><up><enter><enter>"));
    shots("new_game__colour_ru", remembering(Lang::Ru).keys("n1<up><up><enter><enter>"));
    shots("new_game__completion", remembering(Lang::En).keys("n1<up>xCl"));
    shots("new_game__completion_ru", remembering(Lang::Ru).keys("n1<up>xCl"));
    shots("new_game__options", remembering(Lang::En).keys("n1<tab>"));
    shots("new_game__games", remembering(Lang::En).keys("n"));
    shots("new_game__carcassonne", remembering(Lang::En).keys("n2<tab><down><down>12"));
    shots("new_game__carcassonne_ru", remembering(Lang::Ru).keys("n2<tab>"));
    shot("new_game__colour_styled__80x24", &remembering(Lang::En).keys("n1<up><up><enter><enter>").styled());
}

#[test]
fn a_rematch_is_three_keys() {
    let scene = remembering(Lang::En).keys("n1<enter>");
    let header = scene.header();
    let players: Vec<_> = header.setup.players.iter().map(|p| (p.name.as_str(), p.colour.as_deref())).collect();
    let wanted = [("Anna", Some("red")), ("Ben", Some("blue")), ("Cleo", Some("yellow")), ("Dan", Some("green"))];
    assert_eq!(players, wanted);
    assert_eq!(scene.pressed, 3);
}

#[test]
fn a_line_up_is_typed() {
    let scene = Scene::new().keys("n1Anna<enter><enter>Ben<enter>4<enter>");
    let header = scene.header();
    let players: Vec<_> = header.setup.players.iter().map(|p| (p.name.as_str(), p.colour.as_deref())).collect();
    assert_eq!(players, [("Anna", Some("red")), ("Ben", Some("green"))]);
    let again = scene.shell.recall();
    assert_eq!(again.line_up("kutna-hora").unwrap().people.len(), 2, "kept for the next game");
}

#[test]
fn names_are_kept_as_they_are_typed() {
    let scene = Scene::new().keys("n1 Жанна q:?1 <enter>0Жанна<enter>0<enter>");
    let header = scene.header();
    assert_eq!(header.setup.players[0].name, " Жанна q:?1 ");
    assert_eq!(header.setup.players[0].colour, None);
    let mut scene = Scene::new().keys("n1");
    let long = "Ж".repeat(1000);
    update::paste(&mut scene.model, &long);
    scene.press("x");
    assert!(scene.text().contains("1000 letters at most"));
    scene.press("<enter>0");
    assert_eq!(names(&scene), [long]);
    shots("new_game__long", scene);
}

#[test]
fn names_of_every_kind() {
    let mut scene = Scene::new().keys("n1");
    for name in ["李雷と韓梅梅の友だちの友だちの友だち", "👩‍❤️‍👨 Жанна", "a\u{301}e\u{301}o\u{308}"]
    {
        update::paste(&mut scene.model, name);
        scene.press("<enter><enter>");
    }
    update::paste(&mut scene.model, "ｶﾞｷﾞｸﾞ ♻️");
    shots("new_game__every_script", scene);
}

#[test]
fn empty_names_are_refused_and_equal_ones_taken() {
    let scene = Scene::new().keys("n1   <enter>");
    assert!(scene.text().contains("a name is missing"));
    assert!(names(&scene).is_empty());
    let scene = remembering(Lang::En).keys("n1<up><enter><bs><bs><bs><enter>");
    assert!(scene.text().contains("a name is missing"), "{}", scene.text());
    let scene = Scene::new().keys("n1Bo<enter>1Bo<enter>2<enter>");
    assert_eq!(scene.header().setup.players.len(), 2);
}

#[test]
fn the_number_of_players_is_checked() {
    let none = Scene::new().keys("n1<enter>");
    assert!(none.text().contains("Kutná Hora: 2 to 4 players; nobody is here yet"), "{}", none.text());
    let one = Scene::new().keys("n1Anna<enter>1<enter>");
    assert!(one.text().contains("2 to 4 players; 1 is here"), "{}", one.text());
    shot("new_game__too_few__80x24", &one.text());
    let mut scene = Scene::new();
    let six: Vec<_> = ["A", "B", "C", "D", "E", "F"].iter().map(|name| person(name, "red")).collect();
    scene.model.memory.note_line_up("carcassonne", &six);
    scene.press("n1<enter>");
    assert!(scene.text().contains("6 are here"), "{}", scene.text());
    scene.press("<up>xx<enter>");
    assert!(matches!(scene.model.base, Base::NewGame(_)), "⏎ on a row opens the name");
    scene.press("<esc><down><enter>");
    assert_eq!(scene.header().setup.players.len(), 4);
}

#[test]
fn completion_is_taken_only_on_purpose() {
    let typed = |script: &str| remembering(Lang::En).keys(&format!("n1<up>x{script}"));
    assert_eq!(names(&typed("Cl<enter>0"))[3], "Cl");
    let scene = typed("Cl<right><enter><enter>");
    assert_eq!(names(&scene)[3], "Clemens");
    assert_eq!(screen(&scene).players[3].colour.as_deref(), Some("violet"), "as last time");
    assert_eq!(names(&typed("c<down><end><enter>0"))[3], "Clemens", "↓ offers the next one");
    assert_eq!(names(&typed("Z<right><enter>0"))[3], "Z");
    assert_eq!(names(&typed("Cl<left><right><enter>0"))[3], "Cl", "inside the text the arrow moves");
}

#[test]
fn colours_are_picked_and_not_twice() {
    let scene = remembering(Lang::En).keys("n1<up><enter><enter>2");
    assert!(scene.text().contains("blue: ■ Ben has it"), "{}", scene.text());
    assert!(screen(&scene).open.is_some());
    let scene = scene.keys("5");
    assert_eq!(screen(&scene).players[3].colour.as_deref(), Some("pink"));
    let scene = remembering(Lang::En).keys("n1<up><enter><enter><right><space>");
    assert_eq!(screen(&scene).players[3].colour.as_deref(), Some("pink"));
    let scene = remembering(Lang::En).keys("n1<up><enter><enter><bs>a<enter>0");
    assert_eq!(names(&scene)[3], "Dana", "⌫ goes back to the name");
}

#[test]
fn seats_are_changed_by_digit() {
    let scene = remembering(Lang::En).keys("n1<up>1");
    assert_eq!(names(&scene), ["Dan", "Anna", "Ben", "Cleo"]);
    assert_eq!(screen(&scene).at, At::Row(0), "the cursor goes along");
    assert_eq!(screen(&scene).players[0].colour.as_deref(), Some("green"));
    let scene = scene.keys("7");
    assert!(scene.text().contains("7 means nothing here"));
    let scene = scene.keys("3x");
    assert_eq!(names(&scene), ["Anna", "Ben", "Cleo"]);
    let scene = remembering(Lang::En).keys("n1<up>Ч");
    assert_eq!(names(&scene).len(), 3, "letters lie on their keys");
}

#[test]
fn a_half_typed_name_is_not_lost() {
    let scene = remembering(Lang::En).keys("n1<up>xEv<tab><enter>");
    assert!(scene.text().contains("a name is half typed"), "{}", scene.text());
    assert_eq!(screen(&scene).at, At::Row(3));
    let scene = scene.keys("a<esc>");
    assert!(screen(&scene).add.value().is_empty());
    let scene = scene.keys("<esc>n");
    assert_eq!(names(&scene), ["Anna", "Ben", "Cleo"], "what was set up waits for the next n");
    let scene = remembering(Lang::En).keys("n1<esc>");
    assert!(scene.model.home.aside.is_none());
    assert!(matches!(scene.model.base, Base::Home));
}

#[test]
fn the_boards_table_is_offered_for_its_side() {
    let kept = || {
        let mut scene = remembering(Lang::En);
        scene.model.memory.note_table("kutna-hora", "3-4", vec![(5, vec![4, 2]), (9, vec![7, 4])]);
        scene
    };
    let lines = |scene: &Scene| match scene.header().setup.option("mine_values") {
        Some(OptionValue::Brackets(table)) => table.lines().len(),
        other => unreachable!("{other:?}"),
    };
    assert_eq!(lines(&kept().keys("n1<enter>")), 2);
    assert_eq!(lines(&kept().keys("n1<tab>2<enter>")), 0);
    assert_eq!(lines(&kept().keys("n1<tab>21<enter>")), 2);
    assert_eq!(lines(&kept().keys("n1<up>x<up>x<enter>")), 0, "not for the other side");
    let scene = remembering(Lang::En).keys("n1<tab>1");
    assert!(scene.text().contains("no table is kept for this side"), "{}", scene.text());
    shot("new_game__table__80x24", &kept().keys("n1<tab>").text());
}

#[test]
fn a_paste_goes_into_one_name() {
    let mut scene = Scene::new().keys("n1");
    update::paste(&mut scene.model, "Anna\nBen\u{1b}[31m\n");
    assert!(names(&scene).is_empty(), "nothing is entered");
    assert_eq!(screen(&scene).add.value(), "Anna Ben [31m");
    let mut scene = remembering(Lang::En).keys("n1<up>");
    update::paste(&mut scene.model, "x1");
    assert_eq!(names(&scene).len(), 4);
    assert!(scene.text().contains("pasting goes into a name"));
}

#[test]
fn a_rematch_of_a_line_at_home() {
    let scene = shelf(Lang::En).keys("3m");
    assert_eq!(names(&scene), ["Anna", "Ben", "Cleo"]);
    let scene = scene.keys("<enter>");
    assert_eq!(scene.header().setup.players[2].colour.as_deref(), Some("yellow"));
    assert_ne!(scene.model.play().unwrap().id, "2026-09-20-kutna-hora");
}

#[test]
fn names_of_a_saved_game() {
    let open = || shelf(Lang::En).keys("1e");
    shots("new_game__names", open());
    shots("new_game__names_ru", shelf(Lang::Ru).keys("1e"));
    shot("new_game__names_place__80x24", &open().keys("<tab>Café Jordan").text());
    let scene = open().keys("<enter>a<enter><enter><tab>Café Jordan<enter>Pizza<enter>");
    assert!(matches!(scene.model.base, Base::Home));
    let id = "2026-10-03-kutna-hora";
    let standing = scene.model.home.standing(id).unwrap();
    let after: Vec<_> = standing.players.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(after, ["Annaa", "Ben", "Cleo", "Dan"], "order and the others are as they were");
    assert_eq!((standing.place.as_deref(), standing.notes.as_deref()), (Some("Café Jordan"), Some("Pizza")));
    assert_eq!(standing.entries, 2, "the log is whole");
    let text = std::fs::read_to_string(scene.folder.path().join(format!("data/{id}.jsonl"))).unwrap();
    assert!(text.lines().last().unwrap().contains("\"set\""));
    let found = scene.keys("/jordan");
    assert_eq!(found.model.home.lines(), 1);
}

#[test]
fn a_corrected_name_is_the_one_offered_next_time() {
    let mut scene = remembering(Lang::En).keys("n1<enter><enter>q");
    assert!(matches!(scene.model.base, Base::Home), "{}", scene.text());
    let correct = "1e<enter>x<enter><enter><tab><enter><enter>";
    scene.press(correct);
    assert!(matches!(scene.model.base, Base::Home), "{}", scene.text());
    let scene = scene.keys("n1");
    assert_eq!(names(&scene), ["Annax", "Ben", "Cleo", "Dan"]);
    let mut other = shelf(Lang::En);
    other.model.memory.note_line_up("kutna-hora", &[person("Eve", "red"), person("Finn", "blue")]);
    let other = other.keys(correct).keys("n1");
    assert_eq!(names(&other), ["Eve", "Finn"], "an older game says nothing of the last line-up");
}

#[test]
fn names_stay_where_nothing_was_changed() {
    let scene = shelf(Lang::En);
    let path = scene.folder.path().join("data/2026-10-03-kutna-hora.jsonl");
    let before = std::fs::read(&path).unwrap();
    let scene = scene.keys("1e<up><tab><tab><tab><enter><enter>1e<enter>x<esc><esc>");
    assert!(matches!(scene.model.base, Base::Home));
    assert_eq!(std::fs::read(path).unwrap(), before);
    let scene = shelf(Lang::En).keys("1e2");
    assert!(scene.text().contains("who sits where stays"), "{}", scene.text());
    let scene = scene.keys("x");
    assert_eq!(names(&scene).len(), 4);
}

#[test]
fn names_at_the_result_go_into_the_log() {
    let scene = shelf(Lang::En).keys("3<enter>");
    let lines = scene.file().len();
    let scene = scene.keys("e<enter><bs><bs><bs><bs>Nina<enter><enter><tab>Home<enter><enter>");
    let play = scene.model.play().unwrap();
    assert_eq!(play.state.setup().players[0].name, "Nina");
    assert_eq!(play.state.setup().place.as_deref(), Some("Home"));
    assert_eq!(scene.file().len(), lines + 1);
    let scene = scene.keys("u");
    assert_eq!(scene.model.play().unwrap().state.setup().players[0].name, "Anna", "and can be taken back");
    let scene = scene.keys("e<esc>");
    assert!(scene.model.play().is_some(), "Esc goes back to the result");
    let scene = scene.keys("m<enter>");
    assert_ne!(scene.model.play().unwrap().id, "2026-09-20-kutna-hora");
}

#[test]
fn the_mouse_picks_what_it_is_on() {
    use scorewalk::tui::hit::Hits;
    use scorewalk::tui::view;
    let mut scene = remembering(Lang::En).keys("n1<up><enter><enter>");
    let text = scene.text();
    let (row, line) = text.lines().enumerate().find(|(_, line)| line.contains("5 pink")).unwrap();
    let column = line.chars().position(|c| c == '5').unwrap();
    let mut hits = Hits::default();
    let area = ratatui::layout::Rect::new(0, 0, 80, 24);
    view::draw(&scene.model, area, &mut ratatui::buffer::Buffer::empty(area), &mut hits);
    let _ = update::click(&mut scene.model, &hits, u16::try_from(column).unwrap(), u16::try_from(row).unwrap());
    assert_eq!(screen(&scene).players[3].colour.as_deref(), Some("pink"));
}

#[test]
fn a_kept_table_that_no_file_could_hold_is_none() {
    for figure in [10_000, -1] {
        let mut scene = Scene::new();
        scene.model.memory.note_table("kutna-hora", "2", vec![(5, vec![figure])]);
        scene.press("n1Anna<enter>0Ben<enter>0<enter>");
        assert!(scene.model.play().unwrap().state.setup().brackets("mine_values").lines().is_empty());
        scene.press("1<enter>2<enter>nb");
        assert!(!scene.text().contains(&figure.to_string()), "{}", scene.text());
        scene.press("qq<enter>");
        assert!(scene.model.play().is_some(), "the game can be opened again:\n{}", scene.text());
    }
}
