//! What the sources look like: layers, sizes, headers, and words that have no business there.

use std::path::{Path, PathBuf};

/// A file may have so many lines.
const LONGEST_FILE: usize = 500;
/// A function may have so many lines.
const LONGEST_FUNCTION: usize = 60;

/// A source file: its name from the top of the project on, and its text.
struct Source {
    name: String,
    text: String,
}

impl Source {
    /// The text before the tests.
    fn program(&self) -> &str {
        if self.name.ends_with("/tests.rs") {
            return "";
        }
        self.text.split("#[cfg(test)]\nmod ").next().unwrap_or_default()
    }

    /// The lines that are no comments.
    fn code(&self) -> impl Iterator<Item = &str> {
        self.program().lines().filter(|line| !line.trim_start().starts_with("//"))
    }

    fn is_in(&self, part: &str) -> bool {
        self.name == format!("src/{part}.rs") || self.name.starts_with(&format!("src/{part}/"))
    }
}

fn top() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// All files below a folder with that ending.
fn files(folder: &str, ending: &str) -> Vec<Source> {
    let mut found = Vec::new();
    let mut folders = vec![top().join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).into_iter().flatten() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.to_string_lossy().ends_with(ending) {
                found.push(source(&path));
            }
        }
    }
    found
}

/// The program's text, file by file, without its tests.
pub(crate) fn sources() -> Vec<String> {
    files("src", ".rs").iter().map(|source| source.program().to_owned()).collect()
}

fn source(path: &PathBuf) -> Source {
    let name = path.strip_prefix(top()).unwrap().to_string_lossy().replace('\\', "/");
    Source { name, text: std::fs::read_to_string(path).unwrap() }
}

/// Fails with all that was found, and the reason why it should not be.
#[track_caller]
fn none(found: &[String], why: &str) {
    assert!(found.is_empty(), "{why}:\n{}", found.join("\n"));
}

/// The lines of code that hold one of these words, in files that are `wanted`.
fn lines_with(words: &[&str], wanted: impl Fn(&Source) -> bool) -> Vec<String> {
    let sources = files("src", ".rs").into_iter().filter(wanted);
    let told = |source: &Source| {
        let lines = source.code().filter(|line| words.iter().any(|word| line.contains(word)));
        lines.map(|line| format!("{}: {}", source.name, line.trim())).collect::<Vec<_>>()
    };
    sources.flat_map(|source| told(&source)).collect()
}

#[test]
fn layers_know_only_what_is_below_them() {
    let layers: [(&str, &[&str]); 6] = [
        ("rules", &["games", "session", "text", "tui", "cli"]),
        ("games", &["session", "text", "tui", "cli"]),
        ("session/store", &["games", "rules", "session", "text", "tui", "cli"]),
        ("session", &["text", "tui", "cli"]),
        ("text", &["games", "session", "tui", "cli"]),
        ("tui", &["cli"]),
    ];
    for (layer, above) in layers {
        let words: Vec<String> = above.iter().map(|part| format!("crate::{part}")).collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        none(&lines_with(&words, |source| source.is_in(layer)), "a layer knows only what is below it");
    }
}

#[test]
fn no_shared_line_names_a_game() {
    let ids = scorewalk::games::GAMES.iter().flat_map(|game| [game.id.to_owned(), game.id.replace('-', "_")]);
    let ids: Vec<String> = ids.collect();
    let names: Vec<&str> = ids.iter().map(String::as_str).collect();
    let shared = |source: &Source| !source.is_in("games") && source.name != "src/text/lang.rs";
    none(&lines_with(&names, shared), "a game is its file, its line in the registry and its texts");
}

#[test]
fn the_disk_the_terminal_and_the_clock_have_their_places() {
    let disk = ["std::fs", "fs::", "File::open", "File::create", "OpenOptions", "tempfile"];
    none(&lines_with(&disk, |source| !source.is_in("session/store")), "only the store touches the disk");
    let terminal = ["stdout()", "stderr()", "io::Stdout", "io::Stderr"];
    let prints = |source: &Source| source.is_in("cli") || source.is_in("tui/terminal") || source.name == "src/main.rs";
    none(&lines_with(&terminal, |source| !prints(source)), "only the command line and the terminal print");
    let clock = ["SystemTime::now", "Instant::now", "Timestamp::now", "Zoned::now", "env::var"];
    let pure = |source: &Source| ["rules", "games", "text"].iter().any(|part| source.is_in(part));
    none(&lines_with(&clock, pure), "the core knows no time and no environment");
}

#[test]
fn nothing_is_left_to_chance_or_for_later() {
    let words = [
        ".unwrap()",
        ".expect(",
        "panic!(",
        "todo!(",
        "unimplemented!(",
        "unreachable!(",
        "dbg!(",
        "println!(",
        "eprintln!(",
        "print!(",
        "eprint!(",
        "#[allow",
        "#![allow",
        "#[ignore",
    ];
    none(&lines_with(&words, |_| true), "this stops the program, prints past the command line, or hides something");
    let tests = files("tests", ".rs").into_iter().filter(|source| !source.name.ends_with("tidy.rs"));
    let hidden =
        tests.filter(|source| ["#[allow", "#![allow", "#[ignore"].iter().any(|word| source.text.contains(word)));
    none(&hidden.map(|source| source.name).collect::<Vec<_>>(), "this hides something");
}

#[test]
fn files_and_functions_are_short_and_say_what_they_are() {
    let mut found = Vec::new();
    for source in files("src", ".rs").into_iter().chain(files("tests", ".rs")) {
        if source.text.lines().count() > LONGEST_FILE {
            found.push(format!("{}: {} lines", source.name, source.text.lines().count()));
        }
        if !source.text.starts_with("//! ") {
            found.push(format!("{}: no header", source.name));
        }
        if source.name.ends_with("/mod.rs") {
            found.push(format!("{}: named mod.rs", source.name));
        }
        found.extend(long_functions(&source));
    }
    none(&found, "files have a header and at most 500 lines, functions at most 60");
}

/// Functions by their layout: from a line that begins one to the brace that closes it, in the same column.
fn long_functions(source: &Source) -> Vec<String> {
    let lines: Vec<&str> = source.text.lines().collect();
    let mut found = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let code = line.trim_start();
        let indent = line.len() - code.len();
        let is_function = ["fn ", "pub fn ", "const fn ", "pub const fn "].iter().any(|word| code.starts_with(word))
            || code.starts_with("pub(") && code.contains(" fn ");
        if !is_function {
            continue;
        }
        let close = format!("{}}}", " ".repeat(indent));
        let length = lines[at..].iter().position(|line| *line == close).unwrap_or(0);
        if length > LONGEST_FUNCTION {
            found.push(format!("{}: {} lines: {code}", source.name, length));
        }
    }
    found
}

#[test]
fn no_place_of_a_machine_is_named() {
    let places = ["/root", "/home", "/work", "/Users"].map(|place| format!("{place}/"));
    let mut sources = files("src", "").into_iter().chain(files("tests", "")).collect::<Vec<_>>();
    sources.extend(
        ["Cargo.toml", "README.md"].iter().map(|name| top().join(name)).filter(|it| it.exists()).map(|it| source(&it)),
    );
    let named = sources.iter().filter(|source| places.iter().any(|place| source.text.contains(place.as_str())));
    none(&named.map(|source| source.name.clone()).collect::<Vec<_>>(), "the project is the same on every machine");
}

#[test]
fn no_snapshot_waits_for_review() {
    let waiting = files("snapshots", ".snap.new").into_iter().chain(files("tests", ".snap.new"));
    none(&waiting.map(|source| source.name).collect::<Vec<_>>(), "look at it and accept it, or mend the program");
}
