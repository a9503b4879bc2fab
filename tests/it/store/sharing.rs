//! One session in two windows: one writes, the other sees.

use std::{
    fs, process,
    time::{Duration, SystemTime},
};

use scorewalk::session::store::{Access, Holder};

use super::{Fixture, HEADER, ID, text_of};

#[test]
fn the_second_window_reads_and_is_told_who_writes() {
    let fixture = Fixture::new();
    let mut writer = fixture.create();
    assert_eq!((writer.access(), writer.holder()), (Access::Write, None));
    let mut reader = fixture.store.load(ID).unwrap().journal;
    assert_eq!(reader.access(), Access::Held);
    let holder = reader.holder().unwrap();
    assert_eq!(holder.pid, Some(process::id()));
    let age = SystemTime::now().duration_since(holder.since.unwrap());
    assert!(age.unwrap() < Duration::from_hours(1));

    assert_eq!(reader.append("{}").unwrap_err().key(), "store-held");
    assert!(reader.owed().is_empty());
    assert_eq!(reader.reread().unwrap(), None);
    writer.append("1").unwrap();
    let seen = reader.reread().unwrap().unwrap();
    assert_eq!(seen.text, text_of([HEADER, "1"]));
    assert_eq!(reader.reread().unwrap(), None);
    assert_eq!(writer.reread().unwrap(), None);
}

#[test]
fn a_reader_takes_over_once_the_writer_is_gone() {
    let fixture = Fixture::new();
    let mut writer = fixture.create();
    let mut reader = fixture.store.load(ID).unwrap().journal;
    assert_eq!(reader.try_take_over().unwrap(), None);
    writer.append("1").unwrap();
    drop(writer);
    let content = reader.try_take_over().unwrap().unwrap();
    assert_eq!(content.text, text_of([HEADER, "1"]));
    assert_eq!((reader.access(), reader.holder()), (Access::Write, None));
    reader.append("2").unwrap();
    assert_eq!(fixture.bytes(), text_of([HEADER, "1", "2"]).as_bytes());
    let third = fixture.store.load(ID).unwrap().journal;
    assert_eq!(third.access(), Access::Held);
}

#[test]
fn a_failed_try_to_take_over_hides_no_change() {
    let fixture = Fixture::new();
    let mut writer = fixture.create();
    let mut reader = fixture.store.load(ID).unwrap().journal;
    writer.append("1").unwrap();
    assert_eq!(reader.try_take_over().unwrap(), None);
    assert!(reader.reread().unwrap().is_some());
}

#[test]
fn a_failed_try_to_take_over_tells_who_writes_now() {
    let fixture = Fixture::new();
    let _writer = fixture.create();
    let mut reader = fixture.store.load(ID).unwrap().journal;
    let note = fixture.store.root().join(format!("{ID}.lock"));
    fs::write(note, "4711 2026-10-03T21:04:00Z\n").unwrap();
    assert_eq!(reader.try_take_over().unwrap(), None);
    let holder = reader.holder().unwrap();
    assert_eq!(holder.pid, Some(4711));
    let since = holder.since.unwrap().duration_since(SystemTime::UNIX_EPOCH);
    assert_eq!(since.unwrap().as_secs(), 1_791_061_440);
}

#[test]
fn a_reader_changes_nothing() {
    let fixture = Fixture::new();
    let writer = fixture.create();
    let torn = format!("{HEADER}\n{{\"st\0");
    fs::write(fixture.file(), &torn).unwrap();
    let mut opened = fixture.store.load(ID).unwrap();
    assert_eq!(opened.text, text_of([HEADER]));
    opened.journal.mend().unwrap();
    opened.journal.retry().unwrap();
    assert_eq!(fixture.bytes(), torn.as_bytes());
    let copy = opened.journal.save_copy(fixture.folder.path()).unwrap();
    assert_eq!(fs::read_to_string(copy).unwrap(), text_of([HEADER]));
    drop(writer);
    drop(opened);
    assert_eq!(fixture.bytes(), torn.as_bytes());
}

#[test]
fn the_note_goes_with_its_writer_and_a_strange_one_says_nothing() {
    let fixture = Fixture::new();
    let note = fixture.store.root().join(format!("{ID}.lock"));
    let writer = fixture.create();
    for text in ["", "x y", "\u{1b}]0;x\u{7}", "4711"] {
        fs::write(&note, text).unwrap();
        let expected = Holder { pid: text.parse().ok(), since: None };
        let reader = fixture.store.load(ID).unwrap().journal;
        assert_eq!(reader.holder(), Some(expected));
    }
    fs::remove_file(&note).unwrap();
    let reader = fixture.store.load(ID).unwrap().journal;
    assert_eq!(reader.holder(), Some(Holder::default()));
    drop((writer, reader));
    fs::write(&note, "1 2026-01-01T00:00:00Z").unwrap();
    // A program that another test starts has the lock for as long as it takes to start.
    let mut tries = std::iter::repeat_with(|| fixture.store.load(ID).unwrap().journal).take(1000);
    let next = tries.find(|journal| journal.access() == Access::Write).expect("nobody else is there");
    assert_eq!(next.holder(), None);
    drop(next);
    assert!(!note.exists());
}

#[test]
fn an_open_session_is_not_deleted() {
    let fixture = Fixture::new();
    let journal = fixture.create();
    assert_eq!(fixture.store.trash(ID).unwrap_err().key(), "store-held");
    assert_eq!(fixture.store.list().unwrap().len(), 1);
    drop(journal);
    fixture.store.trash(ID).unwrap();
    assert_eq!(fixture.names(), ["trash"]);
}

#[cfg(unix)]
#[test]
fn what_may_only_be_read_owes_until_that_changes() {
    use std::os::unix::fs::PermissionsExt as _;

    let fixture = Fixture::with_bytes(format!("{HEADER}\n1").as_bytes());
    let allow = |mode| {
        let mode = fs::Permissions::from_mode(mode);
        fs::set_permissions(fixture.file(), mode).unwrap();
    };
    allow(0o400);
    if fs::File::options().write(true).open(fixture.file()).is_ok() {
        // The superuser may write whatever the mode says.
        return;
    }
    let mut journal = fixture.store.load(ID).unwrap().journal;
    assert_eq!((journal.access(), journal.holder()), (Access::Denied, None));
    assert_eq!(journal.append("2").unwrap_err().key(), "store-denied");
    assert_eq!(journal.append("3").unwrap_err().key(), "store-denied");
    allow(0o600);
    journal.append("4").unwrap();
    assert_eq!(journal.access(), Access::Write);
    let all = [HEADER, "1", "2", "3", "4"];
    assert_eq!(fixture.bytes(), text_of(all).as_bytes());
    drop(journal);

    allow(0o400);
    let mut journal = fixture.store.load(ID).unwrap().journal;
    journal.append("5").unwrap_err();
    allow(0o600);
    fs::write(fixture.file(), text_of([HEADER])).unwrap();
    assert_eq!(journal.retry().unwrap_err().key(), "store-changed-outside");
    assert_eq!(journal.reread().unwrap().unwrap().text, text_of([HEADER]));
    journal.retry().unwrap();
    assert_eq!(fixture.bytes(), text_of([HEADER, "5"]).as_bytes());
}
