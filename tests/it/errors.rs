//! Every way to get an entry wrong, made from the tables of the games: the right code at the right item and key.

use scorewalk::games::{self, GAMES};
use scorewalk::rules::Game;
use scorewalk::session::State;
use scorewalk::session::format::{self, Find, Rejected};
use scorewalk::text::{Lang, Text};

use super::mutate::{SEATS, Wrong, right, steps, wrong};

#[test]
fn what_is_right_is_taken() {
    for game in GAMES {
        all_right_is_taken(game, games::find);
    }
}

#[test]
fn what_is_wrong_is_told_at_its_place() {
    for game in GAMES {
        all_wrong_is_told(game, games::find);
    }
}

/// Every step in every way, with all of its fields and with as few as there may be.
pub(crate) fn all_right_is_taken(game: &'static Game, find: Find) {
    for (step, way) in steps(game).into_iter().flat_map(|step| step.ways.iter().map(move |way| (step, way))) {
        for all in [true, false] {
            let item = serde_json::Value::Object(right(step, way, all)).to_string();
            let read = document(game, &[&item], find);
            let malformed = read.as_ref().err().filter(|rejected| is_malformed(rejected.fault.code.0));
            assert!(malformed.is_none(), "{item}: {read:?}");
        }
    }
}

/// Every step in every way with every fault, as an item of a document, as a line of a session file, and inside a replace.
pub(crate) fn all_wrong_is_told(game: &'static Game, find: Find) {
    let harmless = r#"{"step":"adjustment","points":[0,0,0]}"#;
    for (step, way) in steps(game).into_iter().flat_map(|step| step.ways.iter().map(move |way| (step, way))) {
        for wrong in wrong(step, way) {
            let replace = format!(r#"{{"replace":0,"with":{}}}"#, wrong.item);
            for item in [&wrong.item, &replace] {
                told(&document(game, &[harmless, item], find), &wrong, None);
                told(&session(game, &[harmless, item], find), &wrong, Some(3));
            }
        }
    }
}

fn told(read: &Result<State, Rejected>, wrong: &Wrong, line: Option<usize>) {
    let rejected = read.as_ref().expect_err(&wrong.item);
    let place = if wrong.code == "not-json" && line.is_none() { None } else { Some(1) };
    assert_eq!(rejected.fault.code.0, wrong.code, "{wrong:?}: {rejected:?}");
    assert_eq!((rejected.line, rejected.item), (line, place), "{wrong:?}: {rejected:?}");
    let key = rejected.fault.key.clone().expect(&wrong.item);
    assert!(wrong.keys.contains(&key), "{wrong:?}: {rejected:?}");
}

fn header(game: &Game) -> String {
    let players = [r#"{"name":"x"}"#; SEATS].join(",");
    format!(r#"{{"scorewalk":1,"game":"{}","players":[{players}]"#, game.id)
}

fn document(game: &Game, items: &[&str], find: Find) -> Result<State, Rejected> {
    format::read_document_of(&format!("{},\"log\":[{}]}}", header(game), items.join(",")), find)
}

fn session(game: &Game, items: &[&str], find: Find) -> Result<State, Rejected> {
    format::read_session_of(&format!("{}}}\n{}\n", header(game), items.join("\n")), find)
}

fn is_malformed(code: &str) -> bool {
    let malformed = ["not-json", "unknown-key", "missing-key", "wrong-type", "wrong-length", "out-of-range"];
    malformed.contains(&code) || ["no-such-player", "unknown-step"].contains(&code)
}

#[test]
fn a_step_of_another_game_is_unknown() {
    let game = GAMES[0];
    let read = document(game, &[r#"{"step":"nonsense"}"#], games::find);
    let rejected = read.expect_err("no such step");
    assert_eq!((rejected.fault.code.0, rejected.item), ("unknown-step", Some(0)));
    assert_eq!(rejected.fault.key.as_deref(), Some("step"));
}

#[test]
fn text_that_is_no_json_is_told_whole() {
    let bad = [
        "",
        " ",
        "\u{feff}{}",
        "{",
        "[1,2",
        "{} {}",
        "{\"scorewalk\":NaN}",
        "{'a':1}",
        "{\"a\":1,}",
        "nul",
        r#"{"scorewalk":1,"game":"\ud800","players":[],"log":[]}"#,
        r#"{"scorewalk":1,"scorewalk":1}"#,
    ];
    for text in bad {
        let rejected = format::read_document(text).expect_err(text);
        assert_eq!((rejected.fault.code.0, rejected.item), ("not-json", None), "{text}");
    }
    let deep = format!("{}{}", "[".repeat(500_000), "]".repeat(500_000));
    let players = r#"[{"name":"Anna"},{"name":"Ben"}]"#;
    let deep = format!(r#"{{"scorewalk":1,"game":"kutna-hora","players":{players},"log":{deep}}}"#);
    let rejected = format::read_document(&deep).expect_err("lists in lists");
    assert_eq!((rejected.fault.code.0, rejected.item), ("not-json", None), "nested beyond all use");
}

#[test]
fn what_is_no_json_is_called_so_wherever_it_stands() {
    let players = r#"[{"name":"Anna"},{"name":"Ben"}]"#;
    let with = |item: &str| format!(r#"{{"scorewalk":1,"game":"kutna-hora","players":{players},"log":[{item}]}}"#);
    let no_json = [
        r#"{"step":"building","owner":0,"dots":"\ud800"}"#,
        r#"{"step":"building","owner":0,"dots":{"a":1,"a":2}}"#,
        r#"{"step":"building","owner":0,"dots":-1},{"step":"building","owner":0,"owner":0,"dots":1}"#,
        r#"{"foo":{"a":1,"a":2}}"#,
    ];
    for item in no_json {
        let rejected = format::read_document(&with(item)).expect_err(item);
        assert_eq!((rejected.fault.code.0, rejected.item), ("not-json", None), "{item}");
    }
    for item in ["1e400", r#"{"step":"adjustment","points":[1,1],"note":1e309}"#, r#"{"done":1e400}"#] {
        let rejected = format::read_document(&with(item)).expect_err(item);
        assert_eq!((rejected.fault.code.0, rejected.item), ("wrong-type", Some(0)), "{item}");
    }
    for version in ["99999999999999999999", "2", "1.5", "1e0", "-1"] {
        let rejected = format::read_document(&format!(r#"{{"scorewalk":{version}}}"#)).expect_err(version);
        assert_eq!(rejected.fault.code.0, "version", "{version}");
    }
}

#[test]
fn every_refusal_is_a_whole_sentence_in_every_language() {
    for text in [Lang::En, Lang::Ru].map(Text::new) {
        for game in GAMES {
            for (step, way) in steps(game).into_iter().flat_map(|step| step.ways.iter().map(move |way| (step, way))) {
                for wrong in wrong(step, way) {
                    let said = text.fault(&document(game, &[&wrong.item], games::find).expect_err("wrong").fault);
                    assert!(said.ends_with(['.', '!']) && !said.contains(['{', '}', '$']), "{said}");
                }
            }
        }
    }
}
