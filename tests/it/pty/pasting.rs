//! Pastes and the mouse.

use super::folder::Folder;
use super::window::Window;
use super::{BUILDING, NEW, TRACK};

fn paste(window: &mut Window, text: &str) {
    window.send(format!("\u{1b}[200~{text}\u{1b}[201~").as_bytes());
}

#[test]
fn a_paste_of_several_answers_is_refused_as_a_whole() {
    let folder = Folder::new();
    let mut window = folder.open(&NEW);
    window.shows(TRACK);
    let empty = ["› 1 ● Anna ▏ │", "2 ■ Ben · │", "3 ▲ Cleo · │", "4 ◆ Dan · │"];
    for text in ["12\r8\r3\r", "12\n8\n3\n", "1,5", "1.000", "12345", "٣", "q", "1 2", "", "\u{1b}[A"] {
        paste(&mut window, text);
        let reason =
            if text == "12345" { "four digits at most" } else { "a paste takes one whole number, digits 0–9" };
        window.shows(reason);
        for row in empty {
            window.shows_line(&[row]);
        }
        // Turning to the next field and back says nothing any more.
        window.press("<tab><s-tab>");
        window.hides("a paste takes");
    }
    assert_eq!(folder.lines().len(), 1);
    window.quit();
}

#[test]
fn one_whole_number_may_be_pasted() {
    let folder = Folder::new();
    let mut window = folder.open(&NEW);
    window.shows(TRACK);
    for text in [" 7 ", "+7", "7\r"] {
        paste(&mut window, text);
        window.shows_line(&["› 1 ● Anna", " 7▏"]);
        window.press("<bs>");
        window.shows_line(&["› 1 ● Anna", " ▏"]);
    }
    window.press("21<enter>24<enter>19<enter>17<enter>");
    window.shows(BUILDING);
    window.press("]]]");
    window.shows("Which number stands above");
    paste(&mut window, "−4");
    window.shows_line(&["› 1 ● Anna", "−4▏", "−4"]);
    window.press("<enter>");
    window.shows_line(&["› 2 ■ Ben", "▏"]);
    paste(&mut window, "-3");
    window.shows_line(&["› 2 ■ Ben", "−3▏", "−3"]);
    paste(&mut window, "−7");
    window.shows_line(&["› 2 ■ Ben", "−7✗▏"]);
    window.shows("−4 to 13");
    window.press("<enter>");
    window.shows_line(&["› 2 ■ Ben", "−7✗▏"]);
    window.quit();
}

#[test]
fn a_click_picks_when_the_button_is_let_go() {
    let folder = Folder::new();
    let mut window = folder.open(&NEW);
    window.shows(TRACK);
    window.press("21<enter>24<enter>19<enter>17<enter>");
    window.shows("0 public");
    window.shows("? help");
    let (column, row) = window.place_of("▲ Cleo  4");
    window.send(format!("\u{1b}[<0;{column};{row}M").as_bytes());
    window.send(format!("\u{1b}[<0;{column};{row}m").as_bytes());
    window.shows_line(&["owner", "[3 ▲ Cleo]"]);
    window.shows_line(&["› dots", "▏"]);
    // The wheel never changes a number, and neither does a click that was only moved.
    window.press("4");
    window.shows_line(&["› dots", "4▏"]);
    window.send(format!("\u{1b}[<64;{column};{row}M\u{1b}[<65;{column};{row}M\u{1b}[<35;1;1M").as_bytes());
    window.press("2");
    window.shows_line(&["› dots", "42▏"]);
    window.quit();
}
