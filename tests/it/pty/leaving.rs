//! Left at every question and in every way, and taken up again.

use std::process::{Command, Stdio};
use std::{env, fs, io};

use super::folder::Folder;
use super::window::{Window, eventually, state_of};
use super::{BUILDING, NEW, TRACK};

/// Names the data folder to the process whose terminal is going to be closed.
const CLOSED: &str = "SCOREWALK_TEST_CLOSED";

/// A step of the walk: its question, what is half typed there and how that looks, and what ends the step.
struct Step {
    question: &'static str,
    half: &'static str,
    looks: &'static [&'static [&'static str]],
    rest: &'static str,
}

const STEPS: [Step; 8] = [
    Step {
        question: TRACK,
        half: "21<enter>2",
        looks: &[&["1 ● Anna", "21"], &["› 2 ■ Ben", "2▏"]],
        rest: "4<enter>19<enter>17<enter>",
    },
    Step {
        question: BUILDING, half: "3", looks: &[&["owner", "[3 ▲ Cleo]"], &["› dots", "▏"]], rest: "4<enter>"
    },
    Step {
        question: "How many houses has each player",
        half: "c5<enter>0<enter>1",
        looks: &[&["1 ● Anna", "5"], &["› 3 ▲ Cleo", "1▏"]],
        rest: "<enter>0<enter>nn",
    },
    Step {
        question: "Rock stars in this row",
        half: "2<enter>3<enter>2",
        looks: &[&["rock", "2"], &["1 ● Anna", "3"], &["› 2 ■ Ben", "2▏"]],
        rest: "<enter>1<enter><enter>",
    },
    Step {
        question: "What does this row pay",
        half: "7<enter>4",
        looks: &[&["›", "1st", "7", "2nd", "4▏"]],
        rest: "<enter>2<enter>n",
    },
    Step {
        question: "What would an Income action pay",
        half: "41<enter>25<enter>3",
        looks: &[&["2 ■ Ben", "25"], &["› 3 ▲ Cleo", "3▏"]],
        rest: "8<enter>50<enter>",
    },
    Step {
        question: "Which number stands above",
        half: "5<enter>-2",
        looks: &[&["1 ● Anna", "5"], &["› 2 ■ Ben", "−2▏"]],
        rest: "<enter>4<enter>3<enter>",
    },
    Step {
        question: "Tiles above the board",
        half: "1<enter><enter>2",
        looks: &[&["› 1 ● Anna", "1", "2▏"]],
        rest: "<enter>",
    },
];

/// Types the game step by step, leaving each half typed and taking it up again.
fn walk(leave_and_resume: impl Fn(&Folder, Window) -> Window) {
    let folder = Folder::new();
    let mut window = folder.open(&NEW);
    window.shows(TRACK);
    for step in STEPS {
        if step.half.starts_with('c') {
            window.press("c");
        }
        window.shows(step.question);
        window.press(step.half.trim_start_matches('c'));
        window = leave_and_resume(&folder, window);
        window.shows(step.question);
        for parts in step.looks {
            window.shows_line(parts);
        }
        window.press(step.rest);
    }
    window.shows_line(&["› 2 ■ Ben", "▏"]);
    window.quit();
}

#[test]
fn every_question_is_taken_up_half_typed() {
    walk(|folder, mut window| {
        window.quit();
        folder.open(&["resume"])
    });
}

#[test]
fn a_polite_end_keeps_what_is_half_typed() {
    for (signal, told) in [("TERM", "Terminated"), ("HUP", "Hangup"), ("INT", "Interrupt"), ("QUIT", "Quit")] {
        let folder = Folder::new();
        let mut window = folder.open(&NEW);
        window.shows(TRACK);
        assert!(window.is_raw());
        window.press("21<enter>2");
        window.shows_line(&["› 2 ■ Ben", "2▏"]);
        window.signal(signal);
        let status = window.ends();
        assert_eq!(status.signal(), Some(told));
        assert!(folder.files("lock").is_empty());
        let mut window = folder.open(&["resume"]);
        window.shows_line(&["1 ● Anna", "21"]);
        window.shows_line(&["› 2 ■ Ben", "2▏"]);
        window.quit();
    }
}

#[test]
fn ctrl_c_leaves_from_anywhere() {
    let folder = Folder::new();
    let mut window = folder.open(&NEW);
    window.shows(TRACK);
    window.press("21w");
    window.hides(TRACK);
    window.press("<c-c>");
    assert!(window.ends().success());
    let mut window = folder.open(&["resume"]);
    window.shows_line(&["› 1 ● Anna", "21▏"]);
    window.quit();
}

#[test]
fn a_killed_program_has_lost_nothing_that_was_entered() {
    let folder = Folder::new();
    let mut window = folder.open(&NEW);
    window.shows(TRACK);
    for entries in 0..4 {
        match entries {
            0 => window.press("21<enter>24<enter>19<enter>17<enter>"),
            _ => window.press("34<enter>"),
        }
        window.shows(&format!("building {}", entries + 1));
        window.press("2");
        window.shows_line(&["owner", "[2 ■ Ben]"]);
        window.kill();
        assert_eq!(folder.lines().len(), entries + 2);
        window = folder.open(&["resume"]);
        window.shows(&format!("building {}", entries + 1));
        window.shows("· saved");
    }
    window.quit();
}

#[test]
fn a_closed_window_ends_the_program() {
    let folder = Folder::new();
    let exe = env::current_exe().unwrap();
    let mut holder = Command::new(exe)
        .args(["--exact", "--nocapture", "pty::leaving::the_window_that_is_going_to_be_closed"])
        .env(CLOSED, folder.beside())
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    let ready = folder.beside().join("ready");
    eventually("the window", || fs::read_to_string(&ready).is_ok_and(|pid| pid.ends_with('\n')));
    let pid = fs::read_to_string(&ready).unwrap();
    holder.kill().unwrap();
    holder.wait().unwrap();
    // Where nobody collects what is left of it, it stays listed as dead.
    eventually("the end", || matches!(state_of(pid.trim()), None | Some('Z')));
    assert!(folder.files("lock").is_empty());
    assert_eq!(folder.files("draft").len(), 1);
    let mut window = folder.open(&["resume"]);
    window.shows_line(&["› 1 ● Anna", "21▏"]);
    window.quit();
}

/// Not a test by itself: the process whose end the test above brings about, and with it the end of the terminal.
#[test]
fn the_window_that_is_going_to_be_closed() {
    let Some(place) = env::var_os(CLOSED) else { return };
    let folder = Folder::at(place.into());
    let mut window = folder.open(&NEW);
    window.shows(TRACK);
    window.press("21");
    window.shows("21▏");
    fs::write(folder.beside().join("ready"), format!("{}\n", window.pid())).unwrap();
    // Until we are killed, or until nobody is left to do it.
    io::copy(&mut io::stdin(), &mut io::sink()).unwrap();
}
