//! Stopped for a while, and broken off by a fault of its own.

use super::folder::Folder;
use super::window::{Window, eventually};
use super::{NEW, TRACK};

fn half_typed(folder: &Folder) -> Window {
    let mut window = folder.open(&NEW);
    window.shows(TRACK);
    window.press("21<enter>2");
    window.shows_line(&["› 2 ■ Ben", "2▏"]);
    window
}

#[test]
fn a_stopped_program_gives_the_terminal_back_and_draws_everything_anew() {
    let folder = Folder::new();
    let mut window = half_typed(&folder);
    for from_outside in [false, true, false] {
        if from_outside {
            window.signal("TSTP");
        } else {
            window.send(b"\x1a");
        }
        window.is_in_state('T');
        window.is_restored();
        assert_eq!(folder.files("draft").len(), 1);
        let written = window.stream().len();
        window.signal("CONT");
        window.shows_line(&["› 2 ■ Ben", "2▏"]);
        window.shows("step 1 of 6 · saved");
        window.shows("0–9 points");
        eventually("raw mode", || window.is_raw());
        let again = window.stream().split_off(written);
        assert!(String::from_utf8_lossy(&again).contains("\u{1b}[2J"));
    }
    window.press("4<enter>19<enter>17<enter>");
    window.shows(super::BUILDING);
    window.quit();
}

#[test]
fn a_program_stopped_without_warning_comes_back_whole() {
    let folder = Folder::new();
    let mut window = half_typed(&folder);
    window.signal("STOP");
    window.is_in_state('T');
    let written = window.stream().len();
    window.signal("CONT");
    window.is_in_state('S');
    eventually("a frame from scratch", || {
        let again = window.stream().split_off(written);
        String::from_utf8_lossy(&again).contains("● Anna")
    });
    window.shows_line(&["› 2 ■ Ben", "2▏"]);
    window.quit();
}

/// In a shell with jobs, as it is done at the table.
#[test]
fn the_shell_works_in_between() {
    let folder = Folder::new();
    let mut window = folder.start().shell();
    window.shows("<1>");
    let words: Vec<String> = NEW.iter().map(|word| format!("'{word}'")).collect();
    window.send(format!("\"$SCOREWALK\" {}\r", words.join(" ")).as_bytes());
    window.shows(TRACK);
    window.press("21");
    window.shows("21▏");
    window.send(b"\x1a");
    window.shows("Stopped");
    window.shows("<2>");
    window.send(b"echo $((6 * 7)) sane\r");
    window.shows("42 sane");
    window.shows("<3>");
    window.send(b"fg\r");
    window.shows(TRACK);
    window.shows("21▏");
    window.press("qq");
    window.shows("<4>");
    window.send(b"echo $((7 * 7)) status $?\r");
    window.shows("49 status 0");
    window.send(b"exit\r");
    window.exit();
    window.is_restored();
}

/// `SCOREWALK_PANIC` makes F12 a fault of the program, in debug builds only.
#[cfg(debug_assertions)]
#[test]
fn a_panic_leaves_the_terminal_sane_and_its_message_readable() {
    let folder = Folder::new();
    let mut window = folder.start().env("SCOREWALK_PANIC", "1").open(&NEW);
    window.shows(TRACK);
    window.press("21<enter>24<enter>19<enter>17<enter>");
    window.shows(super::BUILDING);
    window.press("3");
    window.shows("[3 ▲ Cleo]");
    window.send(b"\x1b[24~");
    let status = window.ends();
    assert_eq!((status.exit_code(), status.signal()), (101, None));
    window.shows("panicked at");
    window.shows("asked for by SCOREWALK_PANIC");
    assert_eq!(folder.lines().len(), 2);
    let mut window = folder.open(&["resume"]);
    window.shows("building 1");
    window.quit();
}

#[test]
fn the_key_for_a_panic_means_nothing_to_users() {
    let folder = Folder::new();
    let mut window = folder.open(&NEW);
    window.shows(TRACK);
    window.send(b"\x1b[24~");
    window.press("21");
    window.shows("21▏");
    window.quit();
}
