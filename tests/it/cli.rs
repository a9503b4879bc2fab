//! The command line from outside.

mod batch;
mod help;
mod saved;
mod sheets;

use super::program::{Run, document, run, session};

/// What reaches a terminal and could be obeyed by it.
fn is_dangerous(letter: char) -> bool {
    (letter.is_control() && letter != '\n' && letter != '\r')
        || matches!(letter, '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

#[track_caller]
fn is_safe(run: &Run) {
    let found = run.out.chars().chain(run.err.chars()).find(|letter| is_dangerous(*letter));
    assert_eq!(found, None, "{run:?}");
}

/// A name that tries everything, as JSON.
const HOSTILE: &str = r"=1+2\u001b]0;x\u0007\u001b]52;c;eA==\u0007\u009b31m\u202eevil\u2066\n| <b> %s{}";

fn hostile() -> String {
    let player = format!(r#"{{"name":"{HOSTILE}"}}"#);
    format!(
        r#"{{"scorewalk":1,"id":"x\u001b[2J","game":"kutna-hora","players":[{player},{player}],"place":"{HOSTILE}","notes":"{HOSTILE}","log":[{{"step":"adjustment","points":[1,1],"note":"{HOSTILE}"}},{{"step":"extras","tiles":[0,0],"plot_markers":[9,9],"pelicans":[0,0]}}]}}"#
    )
}

#[test]
fn hostile_names_reach_no_terminal_and_stay_in_the_data() {
    for lang in ["en", "ru"] {
        for format in ["text", "markdown", "csv", "json"] {
            let run = run(&["score", "--why", "--lang", lang, "--format", format, "-"], hostile().as_bytes());
            assert_eq!(run.status, 0, "{run:?}");
            is_safe(&run);
        }
    }
    let json = run(&["score", "--format", "json"], hostile().as_bytes()).json();
    let name: String = serde_json::from_str(&format!("\"{HOSTILE}\"")).unwrap();
    assert_eq!(json["players"], serde_json::json!([name, name]));
}

#[test]
fn hostile_words_and_files_reach_no_terminal() {
    let bad = "\u{1b}]0;x\u{7}\u{9b}\u{202e}";
    for args in [
        vec!["score", bad],
        vec!["show", bad],
        vec!["rules", bad],
        vec!["rules", "kutna", bad],
        vec!["new", bad, "--players", bad],
        vec!["new", "kutna", "--players", "a,b", "--option", bad],
        vec![bad],
        vec!["--lang", bad],
    ] {
        let run = run(&args, b"");
        assert_ne!(run.status, 0, "{args:?}");
        is_safe(&run);
    }
    let key = r#"{"scorewalk":1,"game":"\u001b[2J","players":[],"log":[],"\u009b":1}"#;
    is_safe(&run(&["score", "-", "--format", "text"], key.as_bytes()));
    is_safe(&run(&["score", "-", "--format", "json"], key.as_bytes()));
}

#[test]
fn the_exit_status_tells_how_it_went() {
    let right = document("");
    let wrong = document(r#"{"undo":true}"#);
    let status = |args: &[&str], input: &str| run(args, input.as_bytes()).status;
    assert_eq!(status(&["score", "-"], &right), 0);
    assert_eq!(status(&["score"], &right), 0);
    assert_eq!(status(&["score", "-"], &wrong), 1);
    assert_eq!(status(&["score", "--batch", "-"], &format!("{right}\n{wrong}\n{right}\n")), 1);
    assert_eq!(status(&["score", "nowhere.json"], ""), 2);
    assert_eq!(status(&["score", "/"], ""), 2);
    assert_eq!(status(&["score", "--batch", "--format", "text", "-"], ""), 2);
    assert_eq!(status(&["score", "--format", "yaml", "-"], ""), 2);
    assert_eq!(status(&["rules", "kutna", "pelican"], ""), 0);
    assert_eq!(status(&["rules", "kutna", "spaceship"], ""), 1);
    assert_eq!(status(&["rules", "chess"], ""), 1, "a word that is nowhere in the rules");
    assert_eq!(status(&["nonsense"], ""), 2);
    assert_eq!(status(&["export"], ""), 2);
}

#[test]
fn without_a_terminal_another_way_is_named() {
    for args in [vec![], vec!["resume"], vec!["new", "kutna", "--players", "Anna,Ben"]] {
        for lang in ["en", "ru"] {
            let args: Vec<&str> = args.iter().copied().chain(["--lang", lang]).collect();
            let run = run(&args, b"");
            assert_eq!((run.status, run.out.as_str()), (2, ""), "{run:?}");
            assert!(
                ["score", "show", "list"].iter().all(|verb| run.err.contains(&format!("scorewalk {verb}"))),
                "{run:?}"
            );
        }
    }
}

#[test]
fn a_new_session_is_checked_before_anything_else() {
    let told = |args: &[&str]| run(args, b"").err;
    assert!(told(&["new", "kutna", "--players", "Anna"]).contains("2 to 4"));
    assert!(told(&["new", "kutna", "--players", "Anna,,Ben"]).contains("name is empty"));
    assert!(told(&["new", "burg", "--players", "A,B,C,D,E"]).contains("1 to 4"));
    assert!(told(&["new", "kutna", "--players", "Anna,Ben", "--option", "mine_values=x"]).contains("mine_values"));
    assert!(told(&["new", "kutna", "--players", "Anna,Ben", "--option", "mine_values"]).contains("KEY=VALUE"));
}

#[test]
fn either_form_is_read_and_a_torn_end_is_passed_over() {
    let folder = tempfile::tempdir().unwrap();
    let score = |name: &str, bytes: &[u8]| {
        let file = folder.path().join(name);
        std::fs::write(&file, bytes).unwrap();
        let run = run(&["score", "--format", "json", file.to_str().unwrap()], b"");
        assert_eq!(std::fs::read(&file).unwrap(), bytes, "scoring never writes");
        run.json()
    };
    let building = r#"{"step":"building","owner":1,"dots":3}"#;
    let whole = session(&[building]);
    let scored = |json: serde_json::Value| json["totals"] == serde_json::json!([0, 3]);
    assert!(scored(score("a.json", document(building).as_bytes())));
    assert!(scored(score("b.jsonl", whole.as_bytes())));
    assert!(scored(score("c.jsonl", whole.trim_end().as_bytes())));
    assert!(scored(score("d.jsonl", whole.replace('\n', "\r\n").as_bytes())));
    assert!(scored(score("e", format!("{whole}{{\"step\":\"buil").as_bytes())));
    assert!(scored(score("f.jsonl", format!("{whole}\0\0\0").as_bytes())));
    let half_a_letter = [whole.as_bytes(), b"{\"step\":\"adjustment\",\"note\":\"\xd0", b"\0\0"].concat();
    assert!(scored(score("g.jsonl", &half_a_letter)));
    assert_eq!(score("h.jsonl", session(&[]).as_bytes())["totals"], serde_json::json!([0, 0]));
    let error = score("i.jsonl", session(&[building, r#"{"undo":1}"#, building]).as_bytes());
    assert_eq!((&error["error"]["line"], &error["error"]["item"]), (&3.into(), &1.into()));
    let error = score("j.jsonl", format!("{}\n{building}\n", session(&[])).as_bytes());
    assert_eq!((&error["error"]["line"], &error["error"]["code"]), (&2.into(), &"not-json".into()));
    let error = score("m.jsonl", format!("{whole}{{\"undo\":true,\"undo\":true}}").as_bytes());
    assert_eq!((&error["error"]["line"], &error["error"]["code"]), (&3.into(), &"not-json".into()));
    assert_eq!(score("k.json", b"\xff\xfe")["error"]["code"], "not-json");
    assert_eq!(score("l.json", &vec![b' '; (16 << 20) + 1])["error"]["code"], "not-json");
}

#[test]
fn the_result_has_the_keys_of_the_format_in_their_order() {
    let log = r#"{"step":"building","owner":1,"dots":3},{"step":"extras","tiles":[0,0],"plot_markers":[4,0],"pelicans":[0,0]}"#;
    let json = run(&["score", "--format", "json"], document(log).as_bytes()).json();
    let keys: Vec<&String> = json.as_object().unwrap().keys().collect();
    let format = "scorewalk game players categories totals places winners decided_by complete missing lines warnings";
    assert_eq!(keys, format.split(' ').collect::<Vec<_>>());
    assert_eq!(
        json["lines"][0],
        serde_json::json!({
            "item": 0, "category": "city-dots", "player": 1, "points": 3, "why": "3 dots × 1"
        })
    );
    assert_eq!(json["warnings"][0]["item"], 1);
    let error = run(&["score", "--format", "json"], document("7").as_bytes()).json();
    let keys: Vec<&String> = error["error"].as_object().unwrap().keys().collect();
    assert_eq!(keys, ["line", "item", "key", "code", "message"]);
    assert_eq!((&error["error"]["line"], &error["error"]["key"]), (&serde_json::json!(1), &serde_json::Value::Null));
}
