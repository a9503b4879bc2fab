//! Two windows on one session.

use super::folder::Folder;
use super::{BUILDING, NEW, TRACK};

#[test]
fn a_second_window_reads_and_takes_over_when_the_first_is_gone() {
    let folder = Folder::new();
    let mut first = folder.open(&NEW);
    first.shows(TRACK);
    let mut second = folder.open(&["resume"]);
    second.shows(&format!("reading only · held by process {} since", first.pid()));

    // Nothing can be entered, and the reason is said.
    second.press("5");
    second.shows("reading only, another window holds this game");
    second.press("<enter>");
    second.shows("the other window still holds it");

    // What the first window writes is there at the next key.
    first.press("21<enter>24<enter>19<enter>17<enter>");
    first.shows(BUILDING);
    second.press("v");
    second.press("v");
    second.shows_line(&["✓ on the track"]);
    second.shows_line(&["1 ● Anna", "21"]);

    // What the first window leaves half typed is taken over too.
    first.press("34");
    first.shows_line(&["› dots", "4▏"]);
    first.quit();
    second.press("<enter>");
    second.hides("reading only");
    second.shows("· saved");
    second.shows_line(&["owner", "[3 ▲ Cleo]"]);
    second.shows_line(&["› dots", "4▏"]);
    second.press("<enter>");
    second.shows("building 2");
    assert_eq!(folder.lines().len(), 3);
    second.quit();
}

#[test]
fn the_second_window_leaves_no_draft_and_no_entry() {
    let folder = Folder::new();
    let mut first = folder.open(&NEW);
    first.shows(TRACK);
    first.press("21");
    first.shows("21▏");
    let mut second = folder.open(&["resume"]);
    second.shows("reading only");
    second.press("9<enter>9");
    second.shows("reading only, another window holds this game");
    second.quit();
    assert!(folder.files("draft").is_empty());
    assert_eq!(folder.lines().len(), 1);
    first.quit();
    assert_eq!(folder.files("draft").len(), 1);
}
