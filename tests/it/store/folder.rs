//! The folder as a whole: names, order, trash, drafts, who may read.

use std::{
    fs,
    path::{Path, PathBuf},
    time::{Duration, SystemTime},
};

use proptest::prelude::*;
use scorewalk::session::store::{Listed, Store, fresh_id};

use super::{Fixture, HEADER, ID, text_of};

const HOSTILE: [&str; 14] = [
    "",
    ".",
    "..",
    "../other",
    "/etc/passwd",
    "a/b",
    "a\\b",
    ".hidden",
    "a b",
    "a\0b",
    "a\nb",
    "\u{1b}[2J",
    "李雷",
    "C:x",
];

#[test]
fn opening_makes_nothing_and_an_absent_folder_is_empty() {
    let fixture = Fixture::new();
    assert!(fixture.store.list().unwrap().is_empty());
    assert!(fixture.store.trashed().unwrap().is_empty());
    assert_eq!(fixture.store.read_draft(ID).unwrap(), None);
    assert_eq!(fixture.store.read_memory("tables.json").unwrap(), None);
    fixture.store.remove_draft(ID).unwrap();
    for error in [
        fixture.store.load(ID).unwrap_err(),
        fixture.store.read(ID).unwrap_err(),
        fixture.store.trash(ID).unwrap_err(),
        fixture.store.restore(ID).unwrap_err(),
    ] {
        assert_eq!(error.key(), "store-not-found");
    }
    assert!(!fixture.store.root().exists());
}

#[test]
fn a_file_in_the_folders_place_is_told() {
    let fixture = Fixture::new();
    let file = fixture.folder.path().join("file");
    fs::write(&file, "").unwrap();
    for root in [file.clone(), file.join("below")] {
        let error = Store::open(root).unwrap_err();
        assert_eq!(error.key(), "store-not-a-folder");
    }
}

#[test]
fn the_flag_goes_before_the_variable_and_both_before_the_platform() {
    let root = |flag: Option<&str>, variable: Option<&str>| {
        Store::root_from(flag.map(PathBuf::from), variable.map(Into::into)).unwrap()
    };
    assert_eq!(root(Some("flag"), Some("variable")), Path::new("flag"));
    assert_eq!(root(None, Some("variable")), Path::new("variable"));
    assert_eq!(root(Some(""), Some("variable")), Path::new("variable"));
    assert!(root(None, Some("")).to_string_lossy().contains("scorewalk"));
}

#[cfg(unix)]
#[test]
fn nobody_else_can_read_what_is_written() {
    use std::os::unix::fs::PermissionsExt as _;

    let fixture = Fixture::new();
    let mut journal = fixture.create();
    journal.append("{}").unwrap();
    fixture.store.write_draft(ID, "draft").unwrap();
    fixture.store.write_memory("lineups.json", "[]").unwrap();
    journal.save_copy(fixture.folder.path()).unwrap();
    let other = fixture.store.create("other", HEADER).unwrap();
    drop(other);
    fixture.store.trash("other").unwrap();
    let mode = |path: &Path| path.metadata().unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(fixture.store.root()), 0o700);
    for name in fixture.names() {
        let expected = if name == "trash" { 0o700 } else { 0o600 };
        assert_eq!(mode(&fixture.store.root().join(&name)), expected, "{name}");
    }
    let copy = fixture.folder.path().join(format!("{ID}.jsonl"));
    assert_eq!(mode(&copy), 0o600);
}

#[test]
fn hostile_names_go_nowhere() {
    let fixture = Fixture::new();
    let store = &fixture.store;
    let long = "a".repeat(129);
    for id in HOSTILE.into_iter().chain([long.as_str()]) {
        for error in [
            store.create(id, HEADER).unwrap_err(),
            store.load(id).unwrap_err(),
            store.read(id).unwrap_err(),
            store.trash(id).unwrap_err(),
            store.restore(id).unwrap_err(),
            store.read_draft(id).unwrap_err(),
            store.write_draft(id, "").unwrap_err(),
            store.remove_draft(id).unwrap_err(),
            store.read_memory(&format!("{id}.json")).unwrap_err(),
            store.write_memory(&format!("{id}.json"), "").unwrap_err(),
            store.write_memory(id, "").unwrap_err(),
        ] {
            assert_eq!(error.key(), "store-bad-id", "{id:?}");
        }
    }
    assert!(!store.root().exists());
}

#[test]
fn a_name_in_use_gets_a_number() {
    let fixture = Fixture::new();
    let ids = ["", "-2", "-3"].map(|suffix| format!("{ID}{suffix}"));
    for id in &ids {
        let named = |name: &str| format!("{{\"id\":\"{name}\"}}");
        let journal = fixture.store.create_with(ID, named).unwrap();
        assert_eq!(journal.id(), id);
        drop(journal);
        assert_eq!(fixture.store.read(id).unwrap(), format!("{}\n", named(id)));
    }
    fixture.store.trash(ID).unwrap();
    // The name stays free for the one in the trash.
    assert_eq!(fixture.create().id(), format!("{ID}-4"));
    assert_eq!(fixture.store.restore(ID).unwrap(), ID);
    let longest = "a".repeat(128);
    for _ in 0..2 {
        let id = fixture.store.create(&longest, HEADER).unwrap().id().to_owned();
        assert!(fixture.store.load(&id).is_ok());
    }
}

#[test]
fn the_newest_session_comes_first_and_other_files_do_not_count() {
    let fixture = Fixture::new();
    let ages = [("old", 30), ("new", 10), ("same-a", 20), ("same-b", 20)];
    let now = SystemTime::now();
    for (id, seconds) in ages {
        let journal = fixture.store.create(id, HEADER).unwrap();
        let file = fs::File::options().write(true).open(journal.path());
        let modified = now - Duration::from_secs(seconds);
        file.unwrap().set_modified(modified).unwrap();
    }
    for name in [".x.tmp", "new.draft", "new.lock", "a b.jsonl", "tables.json"] {
        fs::write(fixture.store.root().join(name), "").unwrap();
    }
    let ids: Vec<_> = ids_of(fixture.store.list().unwrap());
    assert_eq!(ids, ["a b", "new", "same-a", "same-b", "old"], "a name of no use is listed, to be told of");
    let listed = fixture.store.list().unwrap().remove(1);
    assert_eq!(listed.bytes, HEADER.len() as u64 + 1);
}

#[test]
fn trashed_sessions_come_back_with_their_drafts() {
    let fixture = Fixture::new();
    drop(fixture.create());
    fixture.store.write_draft(ID, "half").unwrap();
    assert_eq!(fixture.store.trash(ID).unwrap(), ID);
    assert!(fixture.store.list().unwrap().is_empty());
    assert_eq!(fixture.store.read_draft(ID).unwrap(), None);
    assert_eq!(ids_of(fixture.store.trashed().unwrap()), [ID]);
    assert_eq!(fixture.store.restore(ID).unwrap(), ID);
    assert!(fixture.store.trashed().unwrap().is_empty());
    assert_eq!(fixture.store.read_draft(ID).unwrap().unwrap(), "half");
    assert_eq!(fixture.bytes(), text_of([HEADER]).as_bytes());
}

#[test]
fn nothing_is_overwritten_on_the_way_to_the_trash_and_back() {
    let fixture = Fixture::with_bytes(b"first\n");
    assert_eq!(fixture.store.trash(ID).unwrap(), ID);
    fs::write(fixture.file(), "second\n").unwrap();
    let second = fixture.store.trash(ID).unwrap();
    assert_eq!(second, format!("{ID}-2"));
    fs::write(fixture.file(), "third\n").unwrap();
    fixture.store.write_draft(&second, "orphan").unwrap();
    assert_eq!(fixture.store.restore(ID).unwrap(), format!("{ID}-3"));
    let restored = fixture.store.restore(&second).unwrap();
    assert_eq!(restored, format!("{ID}-2-2"));
    let texts = [ID, &format!("{ID}-3"), &restored].map(|id| fixture.store.read(id).unwrap());
    assert_eq!(texts, ["third\n", "first\n", "second\n"]);
}

#[cfg(target_os = "linux")]
#[test]
fn a_session_that_cannot_be_moved_stays_where_it_is() {
    let fixture = Fixture::new();
    drop(fixture.create());
    // Nothing can be moved into the system's own file system.
    let trash = fixture.store.root().join("trash");
    std::os::unix::fs::symlink("/proc/self", trash).unwrap();
    assert_eq!(fixture.store.trash(ID).unwrap_err().key(), "store-io");
    assert_eq!(fixture.bytes(), text_of([HEADER]).as_bytes());
}

#[test]
fn drafts_and_memories_are_replaced_as_a_whole() {
    let fixture = Fixture::new();
    let store = &fixture.store;
    for text in ["one", "", "two\n"] {
        store.write_draft(ID, text).unwrap();
        store.write_memory("settings.json", text).unwrap();
        assert_eq!(store.read_draft(ID).unwrap().unwrap(), text);
        assert_eq!(store.read_memory("settings.json").unwrap().unwrap(), text);
    }
    let draft = format!("{ID}.draft");
    assert_eq!(fixture.names(), [draft, "settings.json".to_owned()]);
    store.remove_draft(ID).unwrap();
    assert_eq!(store.read_draft(ID).unwrap(), None);
}

#[test]
fn a_fresh_id_tells_the_day_and_the_game() {
    assert_eq!(fresh_id("2026-10-03", "carcassonne"), ID);
    assert_eq!(fresh_id("../..", "kutná hora"), "-.-..-kutn--hora");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn every_fresh_id_can_be_used(date in ".{0,20}", game in ".{0,200}") {
        let fixture = Fixture::new();
        let id = fresh_id(&date, &game);
        let journal = fixture.store.create(&id, HEADER).unwrap();
        prop_assert_eq!(journal.id(), id);
    }

    #[test]
    fn no_name_leads_out_of_the_folder(id in "[./\\\\a~\\x00]{0,8}") {
        let fixture = Fixture::new();
        if let Ok(journal) = fixture.store.create(&id, HEADER) {
            prop_assert_eq!(journal.path().parent(), Some(fixture.store.root()));
            prop_assert_eq!(fixture.store.list().unwrap().len(), 1);
        }
        let outside = fs::read_dir(fixture.folder.path()).unwrap().count();
        prop_assert!(outside <= 1);
    }
}

fn ids_of(listed: Vec<Listed>) -> Vec<String> {
    listed.into_iter().map(|listed| listed.id).collect()
}

#[test]
fn what_a_break_left_of_a_write_is_swept_when_a_session_begins() {
    let fixture = Fixture::new();
    fixture.store.create("one", HEADER).unwrap();
    let (old, young) =
        (fixture.store.root().join(".scorewalk-old.tmp"), fixture.store.root().join(".scorewalk-young.tmp"));
    for path in [&old, &young] {
        fs::write(path, "half").unwrap();
    }
    let file = fs::File::options().write(true).open(&old).unwrap();
    file.set_modified(SystemTime::now() - Duration::from_hours(2)).unwrap();
    let foreign = fixture.store.root().join(".foreign.tmp");
    fs::copy(&old, &foreign).unwrap();
    let file = fs::File::options().write(true).open(&foreign).unwrap();
    file.set_modified(SystemTime::now() - Duration::from_hours(2)).unwrap();
    fixture.store.create("two", HEADER).unwrap();
    assert!(foreign.exists(), "what is not ours is not touched");
    assert!(!old.exists() && young.exists(), "a write that is under way is left alone");
}
