//! Names and notes that would command the terminal, if it ever saw them.

use serde_json::json;

use super::folder::Folder;
use super::window::Window;

/// Names with the sequences that set titles and clipboards, a control character in one letter, a turn of the writing
/// direction, and a line end.
const NAMES: [&str; 4] = [
    "\u{1b}]0;title\u{7}Anna",
    "\u{1b}]52;c;cm0gLXJmIH4=\u{7}Ben",
    "\u{9b}2J\u{9d}0;x\u{9c}Cleo\u{85}",
    "\u{202e}Dan\r\n\u{2066}\u{200f}\u{b}\u{8}",
];

/// The question at which the game stands.
const QUESTION: &str = "how many groschen are left";

/// A note of the same kind.
const NOTE: &str = "\u{1b}[2J\u{1b}P\u{202e}note\u{7}\n";

/// A game that is over but for the tie, with something hostile wherever there is text.
fn session() -> String {
    let players: Vec<_> = NAMES.iter().map(|name| json!({ "name": name, "colour": NOTE })).collect();
    let header = json!({
        "scorewalk": 1, "game": "kutna-hora", "players": players, "options": {}, "place": NOTE, "notes": NOTE,
    });
    let log = [
        json!({ "step": "points-in-play", "points": [21, 21, 19, 17] }),
        json!({ "step": "building", "owner": 2, "dots": 4, "name": NOTE }),
        json!({ "step": "houses-in-town", "houses": [0, 0, 3, 0] }),
        json!({ "done": "city-dots" }),
        json!({ "step": "mine-row", "rock_stars": 1, "stars": [1, 1, 0, 0], "places": [2] }),
        json!({ "done": "mines" }),
        json!({ "step": "income", "groschen": [10, 10, 0, 0] }),
        json!({ "step": "reputation", "points": [1, 1, 0, 0] }),
        json!({ "step": "extras", "tiles": [1, 1, 1, 1], "plot_markers": [5, 5, 5, 5], "pelicans": [0, 0, 0, 0] }),
        json!({ "step": "adjustment", "points": [1, 1, 0, 0], "note": NOTE }),
    ];
    let lines: Vec<_> = std::iter::once(header).chain(log).map(|line| line.to_string()).collect();
    lines.join("\n") + "\n"
}

/// Nothing but what the program draws with has come so far.
fn is_harmless(bytes: &[u8]) {
    let text = String::from_utf8(bytes.to_vec()).unwrap();
    let plain: String = text.split("\u{1b}[").collect::<Vec<_>>().join(" ");
    let foreign = |c: char| (c.is_control() && !matches!(c, '\n' | '\r' | '\u{8}')) || is_mark(c);
    let found = plain.find(foreign);
    assert_eq!(found, None, "{:?}", found.map(|at| plain.chars().skip(at.saturating_sub(40)).take(80)));
    // A frame has no line ends, so one in it could only come from a name.
    let frames = text.split("\u{1b}[?1049h").skip(1).filter_map(|rest| rest.split_once("\u{1b}[?1049l"));
    for (frames, _) in frames {
        assert!(!frames.contains('\n'));
    }
}

/// The marks that turn the direction of writing.
const fn is_mark(c: char) -> bool {
    matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{61c}')
}

/// What is shown of the first name.
const SHOWN: &str = "● ?]0;ti";

/// Presses keys and waits for what they show; where nothing is named, for their being done.
fn visit(window: &mut Window, keys: &[(&str, &str)]) {
    for (keys, shown) in keys {
        window.press(keys);
        if shown.is_empty() {
            window.settles();
        } else {
            window.shows(shown);
        }
        // Every screen is drawn once more as a whole.
        window.settles();
    }
}

#[test]
fn no_name_commands_the_terminal() {
    let folder = Folder::new().with_session(&session());
    let mut window = folder.open(&["resume"]);
    window.shows(QUESTION);
    window.shows(SHOWN);
    let everywhere = [
        ("w", "the sheet"),
        ("<down><right>", ""),
        ("<down>", ""),
        ("<esc>", QUESTION),
        ("v", ""),
        ("v", QUESTION),
        ("?", ""),
        ("<tab>", ""),
        ("<esc>", QUESTION),
        (":", ""),
        ("<esc>", QUESTION),
        // Every question with its entries, and entries that are changed, undone, redone and removed.
        ("[[[[[", "Whose building"),
        ("ee", "change"),
        ("2<enter>", "Changed"),
        ("<enter>", "Whose building"),
        ("u", "taken back"),
        ("U", "put back"),
        ("u", "taken back"),
        ("ee", "change"),
        ("x", "Removed"),
        ("u", "taken back"),
        ("=1<tab><tab><tab><tab>", "a–z note"),
        ("<s-tab>", ""),
        ("<esc>", "Whose building"),
        ("]", "Rock stars"),
        ("]]]]", QUESTION),
    ];
    visit(&mut window, &everywhere);
    window.resize(40, 12);
    visit(&mut window, &[("w", "change this"), ("<esc>", "groschen"), ("[", "Tiles"), ("]", "groschen")]);
    window.resize(120, 40);
    visit(&mut window, &[("w", "the sheet"), ("<esc>", QUESTION), ("7<enter>5<enter>", "WINS"), ("v", ""), ("v", "")]);
    window.press("<c-c>");
    assert!(window.ends().success());
    is_harmless(&window.stream());
    let text = String::from_utf8(window.stream()).unwrap();
    assert!(["Anna", "Ben", "Cleo", "Dan"].iter().all(|name| text.contains(name)));

    // At home too.
    let mut window = folder.open(&["resume"]);
    visit(&mut window, &[("q", ""), ("<down>", ""), ("<up>", ""), ("x", ""), ("0", ""), ("n", "")]);
    window.press("<c-c>");
    assert!(window.ends().success());
    is_harmless(&window.stream());

    // The names are what they were.
    let header: serde_json::Value = serde_json::from_str(folder.lines().first().unwrap()).unwrap();
    let names: Vec<_> = header["players"].as_array().unwrap().iter().map(|player| &player["name"]).collect();
    assert_eq!(names, NAMES);
}

#[test]
fn no_name_commands_the_terminal_from_the_command_line() {
    let folder = Folder::new().with_session(&session());
    let file = folder.session();
    let commands: [&[&str]; 5] = [
        &["show", "2026-10-03-kutna-hora", "--why"],
        &["list"],
        &["score", file.to_str().unwrap()],
        &["resume", "\u{1b}]0;x\u{7}"],
        &["new", "kutna-hora", "--players", "Anna,\u{1b}]0;x\u{7}", "--option", "\u{1b}]0;x\u{7}=\u{9b}1"],
    ];
    for words in commands {
        let mut window = folder.start().run(words);
        window.ends();
        is_harmless(&window.stream());
    }
}

#[test]
fn what_is_printed_after_leaving_is_harmless() {
    let folder = Folder::new().with_session(&session());
    let mut window = folder.start().after("trap '' XFSZ; ulimit -f 1").open(&["resume"]);
    window.shows(QUESTION);
    window.press("=1<tab><tab><tab><tab>");
    window.send(format!("\u{1b}[200~{NOTE}\u{1b}[201~").as_bytes());
    window.press("<enter><enter><enter><enter>");
    window.shows("NOT SAVED");
    window.press("<c-c>");
    assert_eq!(window.ends().exit_code(), 1);
    is_harmless(&window.stream());
    // The line means what was entered, to the letter; of a paste that is a line without control characters.
    let printed = window.last_words();
    let entry: serde_json::Value = serde_json::from_str(printed.first().unwrap()).unwrap();
    assert_eq!(entry["step"], "adjustment");
    assert_eq!(entry["note"], "[2J P\u{202e}note");
}
