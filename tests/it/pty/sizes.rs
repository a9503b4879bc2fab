//! The window changes its size, often and to next to nothing.

use super::folder::Folder;
use super::{NEW, TRACK};

#[test]
fn two_hundred_resizes_change_nothing() {
    let folder = Folder::new();
    let mut window = folder.open(&NEW);
    window.shows(TRACK);
    window.press("21<enter>2");
    window.shows_line(&["› 2 ■ Ben", "2▏"]);
    for turn in 0..100_u16 {
        window.resize(1 + turn * 7 % 120, 1 + turn * 3 % 40);
        window.resize(1, 1);
    }
    window.resize(80, 24);
    window.shows("step 1 of 6 · saved");
    window.shows_line(&["1 ● Anna", "21"]);
    window.shows_line(&["› 2 ■ Ben", "2▏"]);
    window.shows("0–9 points");
    window.press("4<enter>");
    window.shows_line(&["2 ■ Ben", "24"]);
    assert_eq!(folder.lines().len(), 1);
    window.quit();
    assert_eq!(folder.lines().len(), 1);
}

#[test]
fn a_window_that_is_too_small_says_so_and_keeps_what_is_typed() {
    let folder = Folder::new();
    let mut window = folder.open(&NEW);
    window.shows(TRACK);
    window.press("21");
    window.shows("21▏");
    window.resize(39, 11);
    window.shows("Scorewalk needs 40 × 12.");
    window.shows("This window has 39 × 11.");
    // What cannot be seen is not typed.
    window.press("9<enter>u");
    window.settles();
    window.resize(40, 12);
    window.shows("Anna");
    window.shows("21▏");
    window.resize(120, 40);
    window.shows_line(&["› 1 ● Anna", "21▏"]);
    window.resize(30, 8);
    window.shows("This window has 30 × 8.");
    window.quit();
    assert_eq!(folder.lines().len(), 1);
    let mut window = folder.open(&["resume"]);
    window.shows_line(&["› 1 ● Anna", "21▏"]);
    window.quit();
}

#[test]
fn a_terminal_without_a_size_is_taken_for_80_by_24() {
    let folder = Folder::new();
    let mut window = folder.start().size(0, 0).open(&NEW);
    window.shows(TRACK);
    window.shows("step 1 of 6 · saved");
    window.quit();
}
