//! The disk does not take what is entered.

use std::fs::{self, OpenOptions};
use std::io::Write as _;

use serde_json::Value;

use super::folder::Folder;
use super::window::Window;
use super::{BUILDING, NEW, TRACK};

/// No file may be longer than 3 KiB from here on; whoever tries is told so, as by a full disk.
const FULL: &str = "trap '' XFSZ; ulimit -f 3";

/// How many buildings are entered. The disk takes about half of them.
const BUILDINGS: usize = 40;

fn fill_the_disk(folder: &Folder) -> Window {
    let mut window = folder.start().after(FULL).open(&NEW);
    window.shows(TRACK);
    window.press("21<enter>24<enter>19<enter>17<enter>");
    window.shows(BUILDING);
    window.press(&"34<enter>".repeat(BUILDINGS));
    window.shows(&format!("building {}", BUILDINGS + 1));
    window.shows("NOT SAVED: disk full");
    window
}

/// The total of the third player in these lines.
fn third_total(folder: &Folder, lines: &[String]) -> Value {
    let path = folder.beside().join("scored.jsonl");
    fs::write(&path, lines.join("\n")).unwrap();
    let output = folder.run(&["score", path.to_str().unwrap(), "--format", "json"]);
    let scored: Value = serde_json::from_slice(&output.stdout).unwrap();
    scored["totals"][2].clone()
}

#[test]
fn a_full_disk_is_told_and_what_it_lacks_is_printed_at_the_end() {
    let folder = Folder::new();
    let mut window = fill_the_disk(&folder);
    let owed = BUILDINGS + 2 - folder.lines().len();
    window.shows(&format!("{owed} entries in memory"));
    // It stays, and it is asked about.
    window.press("34<enter>");
    window.shows(&format!("NOT SAVED: disk full · {} entries in memory", owed + 1));
    window.press("q");
    window.shows("Some entries are not saved yet.");
    window.press("0");
    window.shows(BUILDING);
    window.press("q");
    window.shows("try again");
    window.press("1");
    window.shows(BUILDING);
    window.shows("NOT SAVED: disk full");
    window.press("q");
    window.shows("save a copy");
    window.press("2");
    window.shows("no room");
    window.press("q");
    window.shows("A second q leaves");
    window.press("q");
    let status = window.ends();
    assert_eq!((status.exit_code(), status.signal()), (1, None));
    let printed = window.last_words();
    assert_eq!(printed.len(), owed + 1);
    // The file and the printed lines are the whole game.
    let all = [folder.lines(), printed].concat();
    assert_eq!(third_total(&folder, &all), 19 + 4 * (BUILDINGS + 1));
    // And the file alone is a sound one.
    let mut window = folder.open(&["resume"]);
    window.shows("· saved");
    window.quit();
}

#[test]
fn a_signal_prints_what_the_disk_lacks_too() {
    let folder = Folder::new();
    let mut window = fill_the_disk(&folder);
    window.signal("TERM");
    let status = window.ends();
    assert_eq!(status.signal(), Some("Terminated"));
    let all = [folder.lines(), window.last_words()].concat();
    assert_eq!(third_total(&folder, &all), 19 + 4 * BUILDINGS);
}

#[test]
fn entries_wait_until_the_file_can_be_written_again() {
    let folder = Folder::new();
    let mut window = folder.open(&NEW);
    window.shows(TRACK);
    window.press("21<enter>24<enter>19<enter>17<enter>");
    window.shows(BUILDING);
    let session = folder.session();
    let length = fs::metadata(&session).unwrap().len();
    let mut stranger = OpenOptions::new().append(true).open(&session).unwrap();
    stranger.write_all(b"not ours\n").unwrap();
    window.press("34<enter>");
    window.shows("NOT SAVED: file changed outside · 1 entry in memory");

    // A copy has all that counts, and the entry.
    window.press("q");
    window.shows("save a copy");
    window.press("2");
    window.shows("a copy is saved:");
    let copy = folder.beside().join(session.file_name().unwrap());
    let lines: Vec<String> = fs::read_to_string(copy).unwrap().lines().map(str::to_owned).collect();
    assert_eq!(lines.len(), 3);
    assert_eq!(third_total(&folder, &lines), 23);

    // When it works again, it is told, and everything is there in the right order.
    stranger.set_len(length).unwrap();
    window.press("35<enter>");
    window.shows("saved again, nothing was lost");
    window.shows("· saved");
    assert_eq!(third_total(&folder, &folder.lines()), 28);
    window.quit();
}

#[test]
fn a_new_game_does_not_begin_over_unsaved_entries() {
    let players = r#""players":[{"name":"Anna"},{"name":"Ben"}]"#;
    let steps = [
        r#"{"step":"points-in-play","points":[21,24]}"#,
        r#"{"done":"city-dots"}"#,
        r#"{"done":"mines"}"#,
        r#"{"step":"income","groschen":[41,25]}"#,
        r#"{"step":"reputation","points":[6,4]}"#,
        r#"{"step":"extras","tiles":[0,0],"plot_markers":[0,0],"pelicans":[0,0]}"#,
    ];
    let session = format!("{{\"scorewalk\":1,\"game\":\"kutna-hora\",{players}}}\n{}\n", steps.join("\n"));
    let folder = Folder::new().with_session(&session);
    let mut window = folder.open(&["resume"]);
    window.shows("WINS");
    let mut stranger = OpenOptions::new().append(true).open(folder.session()).unwrap();
    stranger.write_all(b"not ours\n").unwrap();
    window.press("[");
    window.shows("Tiles above the board");
    window.press("1<enter>");
    window.shows("NOT SAVED");
    window.shows("WINS");
    for key in ["n", "m", "q"] {
        window.press(key);
        window.shows("Some entries are not saved yet.");
        window.press("0");
        window.shows("WINS");
    }
    stranger.set_len(session.len().try_into().unwrap()).unwrap();
    window.press("q1");
    window.shows("saved again, nothing was lost");
    window.quit();
    assert_eq!(folder.lines().len(), steps.len() + 2);
}
