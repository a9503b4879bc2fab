//! `list` and `show`: what lies in the data folder.

use super::super::program::{run, run_in};
use super::is_safe;

const HEADER: &str =
    r#"{"scorewalk":1,"id":"one","game":"kutna-hora","players":[{"name":"Anna"},{"name":"Ben\u001b"}]}"#;
const TRACK: &str = r#"{"step":"points-in-play","points":[7,5]}"#;

fn folder(files: &[(&str, &str)]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in files {
        std::fs::write(folder.path().join(name), text).unwrap();
    }
    folder
}

#[test]
fn a_list_has_what_is_whole_and_tells_what_is_broken() {
    let whole = format!("{HEADER}\n{TRACK}\n");
    let newer = HEADER.replace("\"scorewalk\":1", "\"scorewalk\":2");
    let folder =
        folder(&[("one.jsonl", &whole), ("two.jsonl", "nonsense\n"), ("three.jsonl", &newer), ("x.json", "{}")]);
    let list = run_in(folder.path(), &["list"], b"");
    assert_eq!((list.status, list.out.lines().count()), (0, 3), "{list:?}");
    assert!(list.out.contains("Anna 7") && list.out.contains("cannot be read"), "{list:?}");
    is_safe(&list);
    let json = run_in(folder.path(), &["list", "--format", "json"], b"");
    is_safe(&json);
    let json = json.json();
    let of = |id: &str| json.as_array().unwrap().iter().find(|row| row["id"] == id).unwrap().clone();
    assert_eq!(of("one")["totals"], serde_json::json!([7, 5]));
    assert_eq!(
        (of("two")["error"]["code"].clone(), of("three")["error"]["code"].clone()),
        ("not-json".into(), "version".into())
    );
}

#[test]
fn an_empty_folder_and_none_at_all_have_an_empty_list() {
    let empty = run(&["list", "--format", "json"], b"");
    assert_eq!((empty.status, empty.json()), (0, serde_json::json!([])));
    let nowhere = run(&["list", "--data-dir", "nowhere/at/all"], b"");
    assert_eq!(nowhere.status, 0);
    assert!(nowhere.out.contains("scorewalk new"));
    assert!(!std::path::Path::new("nowhere").exists());
}

#[test]
fn a_session_is_shown_as_score_prints_it_and_stays_as_it_is() {
    let torn = format!("{HEADER}\n{TRACK}\n{{\"step\":\"bu");
    let folder = folder(&[("one.jsonl", &torn)]);
    let show = |args: &[&str]| run_in(folder.path(), args, b"");
    assert_eq!(show(&["show", "one", "--format", "json"]).json()["totals"], serde_json::json!([7, 5]));
    let text = show(&["show", "one"]);
    assert!(text.out.contains("So far ahead: Anna, 7.") && text.out.contains("Still to be entered"), "{text:?}");
    is_safe(&text);
    assert!(!text.out.contains("shown on the score track"));
    assert!(show(&["show", "one", "--why"]).out.contains("shown on the score track"));
    assert_eq!(std::fs::read_to_string(folder.path().join("one.jsonl")).unwrap(), torn);
}

#[test]
fn what_cannot_be_shown_is_told() {
    let folder = folder(&[("bad.jsonl", &format!("{HEADER}\n{TRACK}\n{{\"undo\":1}}\n{TRACK}\n"))]);
    let bad = run_in(folder.path(), &["show", "bad"], b"");
    assert_eq!(bad.status, 1);
    assert!(bad.out.starts_with("line 3: "), "{bad:?}");
    let json = run_in(folder.path(), &["show", "bad", "--format", "json"], b"").json();
    assert_eq!((&json["error"]["line"], &json["error"]["item"]), (&3.into(), &1.into()));
    let missing = run_in(folder.path(), &["show", "nowhere"], b"");
    assert_eq!((missing.status, missing.out.as_str()), (1, ""));
    assert!(missing.err.contains("nowhere"));
    assert_eq!(run_in(folder.path(), &["show", "../bad"], b"").status, 1);
    let file = folder.path().join("bad.jsonl");
    let list = run(&["list", "--data-dir", file.to_str().unwrap()], b"");
    assert_eq!(list.status, 1);
    assert!(list.err.contains("not a folder"), "{list:?}");
}
