//! The list of games: every state of it as a picture, and what its keys do.

use std::fs::{self, File};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use ratatui::layout::Size;
use scorewalk::text::Lang;
use scorewalk::tui::effect::Effect;
use scorewalk::tui::model::Base;
use scorewalk::tui::screen::home::wanted;

use crate::support::{Scene, clock, shot};

/// The sizes that pictures are taken at.
pub(crate) const SIZES: [(u16, u16); 3] = [(80, 24), (120, 40), (40, 12)];

/// A picture of a scene at every size.
pub(crate) fn shots(name: &str, mut scene: Scene) {
    for (width, height) in SIZES {
        scene.model.size = Size::new(width, height);
        scene.perform(Vec::new());
        shot(&format!("{name}__{width}x{height}"), &scene.text());
    }
}

/// So long before the clock of the tests.
fn before(minutes: u64) -> SystemTime {
    let now = Duration::from_secs(clock().as_second().unsigned_abs());
    UNIX_EPOCH + now - Duration::from_secs(minutes * 60)
}

/// A session in the folder, changed so many minutes ago.
fn put(scene: &Scene, id: &str, minutes: u64, lines: &[&str]) {
    let data = scene.folder.path().join("data");
    fs::create_dir_all(&data).unwrap();
    let path = data.join(format!("{id}.jsonl"));
    fs::write(&path, lines.join("\n") + "\n").unwrap();
    File::options().write(true).open(&path).unwrap().set_modified(before(minutes)).unwrap();
}

/// A header of these players.
fn header(names: &[&str]) -> String {
    let colours = ["red", "blue", "yellow", "green"];
    let player = |(name, colour): (&&str, &str)| serde_json::json!({ "name": name, "colour": colour });
    let players: Vec<_> = names.iter().zip(colours).map(player).collect();
    serde_json::json!({ "scorewalk": 1, "game": "kutna-hora", "players": players }).to_string()
}

/// The log of a game that is over, with these points on the track.
fn finished(track: &[i64]) -> Vec<String> {
    let zeros = vec![0; track.len()];
    let figures = serde_json::json!(zeros);
    vec![
        serde_json::json!({ "step": "points-in-play", "points": track }).to_string(),
        r#"{"done":"city-dots"}"#.to_owned(),
        r#"{"done":"mines"}"#.to_owned(),
        serde_json::json!({ "step": "income", "groschen": figures }).to_string(),
        serde_json::json!({ "step": "reputation", "points": figures }).to_string(),
        serde_json::json!({ "step": "extras", "tiles": figures, "plot_markers": figures, "pelicans": figures })
            .to_string(),
    ]
}

fn put_finished(scene: &Scene, id: &str, minutes: u64, names: &[&str], track: &[i64]) {
    let log = finished(track);
    let head = header(names);
    let lines: Vec<&str> = std::iter::once(head.as_str()).chain(log.iter().map(String::as_str)).collect();
    put(scene, id, minutes, &lines);
}

const DAY: u64 = 24 * 60;
const TRACK: &str = r#"{"step":"points-in-play","points":[21,24,19,17]}"#;

/// A shelf of games: one open, one just begun, three over (two of them tied), two that cannot be read.
pub(crate) fn shelf(lang: Lang) -> Scene {
    let mut scene = Scene::in_lang(lang);
    let four = header(&["Anna", "Ben", "Cleo", "Dan"]);
    let dots = r#"{"step":"building","owner":2,"dots":4}"#;
    put(&scene, "2026-10-03-kutna-hora", 34, &[&four, TRACK, dots, dots]);
    put(&scene, "2026-10-02-kutna-hora", DAY, &[&header(&["Eva", "Olaf", "Ida"])]);
    put_finished(&scene, "2026-09-20-kutna-hora", 13 * DAY, &["Anna", "Ben", "Cleo"], &[62, 53, 67]);
    put_finished(&scene, "2026-09-05-kutna-hora", 28 * DAY, &["Anna", "Ben", "Cleo"], &[74, 60, 60]);
    put_finished(&scene, "2025-11-30-kutna-hora", 307 * DAY, &["Ben", "Anna"], &[58, 64]);
    put(&scene, "2024-10-12-kutna-hora", 700 * DAY, &[&four, TRACK, r#"{"step":"buildng"}"#]);
    put(&scene, "2026-08-01-newer", 60 * DAY, &[r#"{"scorewalk":2,"game":"kutna-hora","players":[]}"#]);
    scene.perform(vec![Effect::List]);
    scene
}

#[test]
fn first_start() {
    shots("home__first_start", Scene::new());
    shots("home__first_start_ru", Scene::in_lang(Lang::Ru));
}

#[test]
fn the_shelf() {
    shots("home__shelf", shelf(Lang::En));
    shots("home__shelf_ru", shelf(Lang::Ru));
    shots("home__shelf_plain", shelf(Lang::En).plain());
    shot("home__shelf_styled__80x24", &shelf(Lang::En).keys("3").styled());
}

#[test]
fn names_of_every_kind_keep_the_columns() {
    let mut scene = Scene::new();
    let long = "長い名前の人".repeat(40);
    let names = ["李雷と韓梅梅の友だち", "👩‍❤️‍👨 Жанна", "a\u{301}e\u{301}\u{1b}]0;x\u{7}", &long];
    let head = header(&names);
    put(&scene, "2026-10-03-kutna-hora", 5, &[&head, TRACK]);
    put_finished(&scene, "2026-09-03-kutna-hora", 30 * DAY, &names, &[61, 61, 48, 12]);
    put_finished(&scene, "2026-09-02-kutna-hora", 31 * DAY, &["♻️", "ｶﾞｷﾞｸﾞ", "Ben"], &[5, 61, 48]);
    scene.perform(vec![Effect::List]);
    assert!(!scene.text().contains('\u{1b}'));
    shots("home__every_script", scene);
}

#[test]
fn the_cursor_opens_what_it_is_on() {
    let open = |keys: &str| shelf(Lang::En).keys(keys).model.play().map(|play| play.id.clone());
    assert_eq!(open("<enter>").as_deref(), Some("2026-10-03-kutna-hora"));
    assert_eq!(open("<down><down><enter>").as_deref(), Some("2026-10-02-kutna-hora"));
    assert_eq!(open("3<enter>").as_deref(), Some("2026-09-20-kutna-hora"));
    assert_eq!(open("jjj<enter>").as_deref(), Some("2026-09-20-kutna-hora"));
    assert_eq!(open("Ggоо3к<enter>").as_deref(), Some("2026-09-20-kutna-hora"), "letters lie on their keys");
    assert_eq!(open("9"), None);
    assert_eq!(open("<esc><esc>"), None);
}

#[test]
fn a_line_that_is_not_there_is_refused() {
    let scene = shelf(Lang::En).keys("9");
    assert!(scene.text().contains("there is no such line"), "{}", scene.text());
}

#[test]
fn the_cursor_comes_back_to_its_session() {
    let scene = shelf(Lang::En).keys("3<enter>q");
    assert!(matches!(scene.model.base, Base::Home));
    assert_eq!(scene.model.home.selected().unwrap().id, "2026-09-20-kutna-hora");
}

#[test]
fn unreadable_files_are_told_and_stay() {
    let scene = shelf(Lang::En);
    let path = scene.folder.path().join("data/2024-10-12-kutna-hora.jsonl");
    let before = fs::read(&path).unwrap();
    let mut scene = scene.keys("G<enter>");
    assert!(scene.model.play().is_none());
    scene.press("<enter>");
    assert!(!scene.model.home.is_asking());
    assert_eq!(fs::read(path).unwrap(), before);
    shots("home__unreadable", scene.keys("<enter>"));
    let scene = shelf(Lang::En).keys("G<up><enter>");
    shot("home__newer__80x24", &scene.text());
    let scene = scene.keys("<enter>");
    assert!(!scene.model.home.is_asking());
    let scene = scene.keys("m");
    assert!(scene.text().contains("this file cannot be read"), "{}", scene.text());
}

#[test]
fn a_file_whose_name_can_be_no_session_is_told_by_its_name() {
    let scene = shelf(Lang::En);
    put(&scene, "my game", 1, &[&header(&["Anna", "Ben"])]);
    let mut scene = scene;
    scene.perform(vec![Effect::List]);
    let scene = scene.keys("G<up><up><enter>");
    assert!(scene.text().contains("«my game» cannot be the name of a saved game"), "{}", scene.text());
}

#[test]
fn deleting_is_asked_about_and_taken_back() {
    let ids = |scene: &Scene| scene.model.home.listed.len();
    let mut scene = shelf(Lang::En).keys("3x");
    shots("home__delete", shelf(Lang::En).keys("3x"));
    shots("home__delete_ru", shelf(Lang::Ru).keys("3x"));
    for keep in ["<enter>", "x<esc>", "x0", "xq"] {
        scene.press(keep);
        assert_eq!(ids(&scene), 7, "{keep}");
        assert!(!scene.model.home.is_asking());
    }
    assert!(scene.requests.is_empty(), "q closes the question and not the program");
    scene.press("x1");
    assert_eq!(ids(&scene), 6);
    shot("home__deleted__80x24", &scene.text());
    scene.press("u");
    assert_eq!(ids(&scene), 7);
    assert!(scene.text().contains("brought back from the trash"));
    scene.press("u");
    assert!(scene.text().contains("undo: nothing"), "{}", scene.text());
}

#[test]
fn the_trash_gives_back() {
    let mut scene = shelf(Lang::En).keys("3x11x1");
    let effects = scorewalk::tui::update::run(&mut scene.model, scorewalk::tui::command::Command::Trash);
    scene.perform(effects);
    let mut again = shelf(Lang::En).keys("3x11x1");
    again.perform(vec![Effect::ListTrash]);
    shots("home__trash", again);
    scene.press("<down><enter>");
    assert_eq!(scene.model.home.listed.len(), 6);
    assert!(scene.model.home.trash.is_none());
    scene.perform(vec![Effect::ListTrash]);
    scene.press("q");
    assert!(scene.model.home.trash.is_none() && scene.requests.is_empty());
}

#[test]
fn a_search_leaves_what_matches() {
    shots("home__search", shelf(Lang::En).keys("/dan"));
    let found = |script: &str| {
        let scene = shelf(Lang::En).keys(script);
        (0..scene.model.home.lines()).map(|at| scene.model.home.line(at).unwrap().id.clone()).collect::<Vec<_>>()
    };
    let all = found("");
    assert_eq!(found("/"), all);
    assert_eq!(found("/olaf"), ["2026-10-02-kutna-hora"]);
    assert_eq!(found("/щдфа"), ["2026-10-02-kutna-hora"], "typed in the other layout");
    assert_eq!(found("/KUTNÁ").len(), 5);
    assert_eq!(found("/kutna-hora").len(), 6, "files that cannot be read go by their name");
    assert!(found("/zzz").is_empty());
    assert_eq!(found("/zzz<bs><bs><bs>"), all);
    assert_eq!(found("/zzz<esc>"), all);
    let scene = shelf(Lang::En).keys("/zzz");
    shot("home__search_nothing__80x24", &scene.text());
    let scene = shelf(Lang::En).keys("/olaf<enter>");
    assert_eq!(scene.model.play().unwrap().id, "2026-10-02-kutna-hora");
    let scene = shelf(Lang::En).keys("/olaf<esc>");
    assert_eq!(scene.model.home.selected().unwrap().id, "2026-10-02-kutna-hora", "the cursor stays on what was found");
    let scene = shelf(Lang::En).keys("/q:x?");
    assert!(scene.requests.is_empty() && scene.model.overlays.is_empty(), "letters are text");
}

#[test]
fn what_changed_is_read_anew() {
    let mut scene = shelf(Lang::En);
    let id = "2026-10-02-kutna-hora";
    assert_eq!(scene.model.home.standing(id).unwrap().players[1].0, "Olaf");
    put(&scene, id, 3, &[&header(&["Eva", "Otto", "Ida"])]);
    scene.perform(vec![Effect::List]);
    assert_eq!(scene.model.home.standing(id).unwrap().players[1].0, "Otto");
}

#[test]
fn a_long_list_is_read_a_page_at_a_time() {
    let mut scene = Scene::new();
    let four = header(&["Anna", "Ben", "Cleo", "Dan"]);
    for number in 0..200 {
        put(&scene, &format!("s{number:03}"), 10 + number * 60, &[&four, TRACK]);
    }
    scene.perform(vec![Effect::List]);
    assert!(scene.model.home.summaries.len() <= 30, "{}", scene.model.home.summaries.len());
    assert!(wanted(&scene.model).is_empty());
    shots("home__long", scene);
    let mut scene = Scene::new();
    for number in 0..200 {
        put(&scene, &format!("s{number:03}"), 10 + number * 60, &[&four, TRACK]);
    }
    scene.perform(vec![Effect::List]);
    scene.press("<pgdn><pgdn>3");
    assert_eq!(scene.model.home.selected().unwrap().id, "s032", "the digit is a line of the page");
    shot("home__long_page_3__80x24", &scene.text());
    scene.press("<pgup><pgup><pgup>");
    assert_eq!(scene.model.home.selected().unwrap().id, "s000");
    scene.press("G");
    assert_eq!(scene.model.home.selected().unwrap().id, "s199");
    scene.press("<pgdn>k");
    assert_eq!(scene.model.home.selected().unwrap().id, "s198");
    scene.press("/an");
    assert_eq!(scene.model.home.lines(), 200);
}

#[test]
fn the_mouse_selects_then_opens() {
    use scorewalk::tui::hit::Hits;
    use scorewalk::tui::{update, view};
    let mut scene = shelf(Lang::En);
    let click = |scene: &mut Scene, words: &str| {
        let text = scene.text();
        let row = text.lines().position(|line| line.contains(words)).unwrap();
        let mut hits = Hits::default();
        let area = ratatui::layout::Rect::new(0, 0, 80, 24);
        view::draw(&scene.model, area, &mut ratatui::buffer::Buffer::empty(area), &mut hits);
        let effects = update::click(&mut scene.model, &hits, 20, u16::try_from(row).unwrap());
        scene.perform(effects);
    };
    click(&mut scene, "yesterday");
    assert_eq!(scene.model.home.selected().unwrap().id, "2026-10-02-kutna-hora");
    click(&mut scene, "yesterday");
    assert_eq!(scene.model.play().unwrap().id, "2026-10-02-kutna-hora");
}
