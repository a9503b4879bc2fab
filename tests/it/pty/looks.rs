//! Colours, signs and languages as the surroundings say, and no terminal at all.

use std::fs;

use super::folder::{Folder, Start};
use super::window::Window;
use super::{NEW, TRACK};

/// The numbers of everything that sets the looks of letters.
fn looks(window: &Window) -> Vec<u16> {
    let stream = String::from_utf8(window.stream()).unwrap();
    let sequences = stream.split("\u{1b}[").skip(1).filter_map(|rest| rest.split_once('m'));
    let looks = sequences.filter(|(numbers, _)| numbers.chars().all(|c| c.is_ascii_digit() || c == ';'));
    looks.flat_map(|(numbers, _)| numbers.split(';').map(|number| number.parse().unwrap_or(0))).collect()
}

/// Goes through a few screens.
fn look_around(start: Start<'_>, words: &[&str]) -> Window {
    let mut window = start.open(&[&NEW[..], words].concat());
    window.shows("Anna");
    window.press("21");
    window.shows("+21");
    window.press("x");
    window.shows("nothing is selected");
    window.press("w");
    window.hides("+21");
    window.press("<c-c>");
    assert!(window.ends().success());
    window
}

#[test]
fn colours_are_left_out_where_they_are_not_wanted() {
    let folder = Folder::new();
    let coloured = looks(&look_around(folder.start(), &[]));
    assert!(coloured.iter().any(|number| *number >= 30), "{coloured:?}");
    let starts: [(Start<'_>, &[&str]); 3] = [
        (folder.start().env("NO_COLOR", "1"), &[]),
        (folder.start(), &["--color", "never"]),
        (folder.start().env("TERM", "vt100"), &[]),
    ];
    for (start, words) in starts {
        let plain = looks(&look_around(start, words));
        // Bold and reverse need no colour and are still there.
        assert!(plain.iter().all(|number| *number < 30), "{plain:?}");
        assert!(plain.contains(&1));
    }
}

#[test]
fn poor_terminals_get_ascii_alone() {
    let folder = Folder::new();
    let starts: [(Start<'_>, &[&str]); 4] = [
        (folder.start().env("TERM", "linux"), &[]),
        (folder.start(), &["--ascii"]),
        (folder.start().env("LANG", "C"), &[]),
        (folder.start().env("LANG", ""), &[]),
    ];
    for (start, words) in starts {
        let window = look_around(start, words);
        let stream = String::from_utf8(window.stream()).unwrap();
        let foreign = stream.chars().find(|c| !c.is_ascii());
        assert!(foreign.is_none_or(char::is_alphabetic), "{foreign:?}");
        assert!(stream.contains("1 o Anna"));
    }
}

#[test]
fn the_language_is_that_of_the_surroundings() {
    let folder = Folder::new();
    let mut window = folder.start().env("LANG", "ru_RU.UTF-8").open(&NEW);
    window.shows("Сколько очков у каждого на шкале подсчёта?");
    window.shows("шаг 1 из 6");
    // Letters count by their keys.
    window.press("21<enter>24<enter>19<enter>17<enter>");
    window.shows("Чьё здание");
    window.press("т");
    window.shows("Звёзды на породе");
    window.press("гйй");
    assert!(window.ends().success());
}

#[test]
fn the_language_is_switched_in_the_palette_and_remembered() {
    let folder = Folder::new();
    let mut window = folder.open(&NEW);
    window.shows(TRACK);
    window.press("21");
    window.shows("21▏");
    window.press(":язык");
    window.press("<enter>");
    window.shows("Сколько очков у каждого");
    window.shows("21▏");
    window.quit();
    let mut window = folder.open(&["resume"]);
    window.shows("шаг 1 из 6");
    window.press(":language");
    window.press("<enter>");
    window.shows(TRACK);
    window.quit();
}

#[test]
fn what_was_asked_for_comes_before_the_surroundings() {
    let folder = Folder::new();
    let mut window = folder.start().env("LANG", "ru_RU.UTF-8").open(&[&["--lang", "en"], &NEW[..]].concat());
    window.shows(TRACK);
    window.quit();
    // What was chosen in an earlier game is remembered.
    fs::write(folder.data().join("memory.json"), r#"{"lang":"ru"}"#).unwrap();
    let mut window = folder.open(&["resume"]);
    window.shows("шаг 1 из 6");
    window.quit();
    let mut window = folder.open(&["resume", "--lang", "en"]);
    window.shows("step 1 of 6");
    window.quit();
}

#[test]
fn without_a_terminal_there_is_a_sentence() {
    let folder = Folder::new();
    let commands: [&[&str]; 3] = [&[], &["resume"], &NEW];
    for words in commands {
        let output = folder.run(words);
        assert_eq!(output.status.code(), Some(2));
        assert_eq!(output.stdout, b"");
        is_a_way_out(&String::from_utf8(output.stderr).unwrap());
        let mut window = folder.start().env("TERM", "dumb").run(words);
        assert_eq!(window.ends().exit_code(), 2);
        is_a_way_out(&String::from_utf8(window.stream()).unwrap());
    }
    assert!(!folder.data().exists());
}

fn is_a_way_out(said: &str) {
    assert!(said.contains("scorewalk score") && said.contains("scorewalk show"), "{said}");
    assert!(!said.contains('\u{1b}'), "{said:?}");
}
