//! Appending: what is on the disk after each try, and what is owed.

use std::{
    fs::{self, File},
    io,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
};

use proptest::prelude::*;
use scorewalk::session::store::{Disk, Journal, MAX_BYTES, Store, StoreError};
use tempfile::TempDir;

use super::{Fixture, HEADER, ID, text_of};

#[test]
fn what_was_appended_is_read_back() {
    let fixture = Fixture::new();
    let mut journal = fixture.create();
    journal.append(r#"{"step":"road"}"#).unwrap();
    drop(journal);
    let mut opened = fixture.store.load(ID).unwrap();
    assert_eq!(opened.text, text_of([HEADER, r#"{"step":"road"}"#]));
    assert_eq!((opened.torn, opened.unended), (None, false));
    opened.journal.append("{}").unwrap();
    let lines = [HEADER, r#"{"step":"road"}"#, "{}"];
    assert_eq!(fixture.store.read(ID).unwrap(), text_of(lines));
}

#[test]
fn lines_that_would_break_the_file_are_refused() {
    let fixture = Fixture::new();
    let mut journal = fixture.create();
    for line in ["", "{\n}", "{}\r", "\0"] {
        let error = journal.append_all(["{}", line]).unwrap_err();
        assert_eq!(error.key(), "store-bad-line");
        assert!(journal.owed().is_empty());
    }
    assert_eq!(fixture.store.read(ID).unwrap(), text_of([HEADER]));
    let error = fixture.store.create("other", "{\n}").unwrap_err();
    assert_eq!(error.key(), "store-bad-line");
    assert_eq!(fixture.store.list().unwrap().len(), 1);
}

#[test]
fn a_failed_append_is_owed_and_the_next_one_saves_all_in_order() {
    for broken in Broken::EACH {
        let (fixture, disk) = on_failing_disk();
        let mut journal = fixture.create();
        journal.append("1").unwrap();
        disk.break_at(broken);
        let error = journal.append("2").unwrap_err();
        assert_eq!(error.key(), "store-disk-full");
        assert_eq!(journal.append("3").unwrap_err().key(), "store-disk-full");
        assert_eq!(journal.owed(), ["2", "3"]);
        disk.break_at(Broken::Nothing);
        journal.append("4").unwrap();
        assert!(journal.owed().is_empty());
        let whole = text_of([HEADER, "1", "2", "3", "4"]);
        assert_eq!(fixture.store.read(ID).unwrap(), whole, "{broken:?}");
    }
}

#[test]
fn a_part_that_was_written_is_taken_back() {
    let (fixture, disk) = on_failing_disk();
    let mut journal = fixture.create();
    for broken in [Broken::Write, Broken::Sync] {
        disk.break_at(broken);
        journal.append(r#"{"step":"city"}"#).unwrap_err();
        assert_eq!(fixture.bytes(), text_of([HEADER]).as_bytes());
    }
    disk.break_at(Broken::Nothing);
    journal.retry().unwrap();
    let both = [HEADER, r#"{"step":"city"}"#, r#"{"step":"city"}"#];
    assert_eq!(fixture.store.read(ID).unwrap(), text_of(both));
}

#[test]
fn a_part_that_cannot_be_taken_back_is_a_torn_end() {
    let (fixture, disk) = on_failing_disk();
    let mut journal = fixture.create();
    disk.break_at(Broken::WriteAndCut);
    journal.append(r#"{"step":"city"}"#).unwrap_err();
    assert!(fixture.bytes().len() > text_of([HEADER]).len());
    // The program ends here; the next one finds the last good state.
    drop(journal);
    let opened = fixture.store.load(ID).unwrap();
    assert_eq!(opened.text, text_of([HEADER]));
    assert!(opened.torn.is_some());
}

#[test]
fn owed_lines_that_reached_the_file_do_not_count_twice() {
    let (fixture, disk) = on_failing_disk();
    let mut journal = fixture.create();
    disk.break_at(Broken::SyncAndCut);
    journal.append("1").unwrap_err();
    assert_eq!(fixture.bytes(), text_of([HEADER, "1"]).as_bytes());
    disk.break_at(Broken::Nothing);
    let content = journal.try_take_over().unwrap().unwrap();
    assert_eq!(content.text, text_of([HEADER]));
    journal.retry().unwrap();
    assert_eq!(fixture.bytes(), text_of([HEADER, "1"]).as_bytes());
}

#[test]
fn a_copy_holds_what_is_saved_and_what_is_owed() {
    let (fixture, disk) = on_failing_disk();
    let mut journal = fixture.create();
    journal.append("1").unwrap();
    disk.break_at(Broken::WriteAndCut);
    journal.append("2").unwrap_err();
    fs::remove_file(fixture.file()).unwrap();
    let elsewhere = TempDir::new().unwrap();
    let first = journal.save_copy(elsewhere.path()).unwrap();
    let second = journal.save_copy(elsewhere.path()).unwrap();
    assert_ne!(first, second);
    for copy in [first, second] {
        let text = fs::read_to_string(copy).unwrap();
        assert_eq!(text, text_of([HEADER, "1", "2"]));
    }
    assert_eq!(journal.owed(), ["2"]);
    let missing = elsewhere.path().join("missing");
    let error = journal.save_copy(&missing).unwrap_err();
    assert_eq!(error.key(), "store-not-found");
}

#[test]
fn a_file_changed_by_others_is_not_written_to() {
    let fixture = Fixture::new();
    let mut journal = fixture.create();
    let foreign = text_of([HEADER, "foreign"]);
    fs::write(fixture.file(), &foreign).unwrap();
    let error = journal.append("ours").unwrap_err();
    assert_eq!(error.key(), "store-changed-outside");
    assert_eq!(fixture.bytes(), foreign.as_bytes());
    assert_eq!(journal.reread().unwrap().unwrap().text, foreign);
    journal.retry().unwrap();
    let all = [HEADER, "foreign", "ours"];
    assert_eq!(fixture.store.read(ID).unwrap(), text_of(all));
}

#[test]
fn a_file_replaced_or_removed_by_others_keeps_lines_owed() {
    let fixture = Fixture::new();
    let mut journal = fixture.create();
    fs::rename(fixture.file(), fixture.folder.path().join("aside")).unwrap();
    assert_eq!(journal.append("1").unwrap_err().key(), "store-not-found");
    fs::write(fixture.file(), text_of([HEADER])).unwrap();
    let error = journal.append("2").unwrap_err();
    assert_eq!(error.key(), "store-changed-outside");
    journal.reread().unwrap().unwrap();
    journal.retry().unwrap();
    assert_eq!(fixture.bytes(), text_of([HEADER, "1", "2"]).as_bytes());
    assert!(fixture.names().contains(&format!("{ID}.lock")));
}

#[test]
fn a_session_does_not_outgrow_what_can_be_opened() {
    let mut bytes = text_of([HEADER]).into_bytes();
    bytes.resize(usize::try_from(MAX_BYTES).unwrap() - 3, b' ');
    bytes.extend(b"1\n");
    let fixture = Fixture::with_bytes(&bytes);
    let mut journal = fixture.store.load(ID).unwrap().journal;
    assert_eq!(journal.append("2").unwrap_err().key(), "store-too-large");
    assert_eq!(fixture.bytes().len(), bytes.len());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn any_lines_are_read_back(lines in prop::collection::vec("[^\\r\\n\\x00]{1,30}", 0..12)) {
        let fixture = Fixture::new();
        let mut journal = fixture.create();
        for line in &lines {
            journal.append(line).unwrap();
        }
        let all = [HEADER].into_iter().chain(lines.iter().map(String::as_str));
        prop_assert_eq!(fixture.store.read(ID).unwrap(), text_of(all));
    }

    #[test]
    fn whatever_breaks_nothing_is_lost_or_doubled(
        steps in prop::collection::vec(prop::sample::select(&Broken::ALL), 0..16),
    ) {
        let (fixture, disk) = on_failing_disk();
        let mut journal = fixture.create();
        let mut lines = vec![HEADER.to_owned()];
        for (number, step) in steps.into_iter().enumerate() {
            disk.break_at(step);
            lines.push(format!("{{\"step\":{number}}}"));
            let saved = journal.append(lines.last().unwrap()).is_ok();
            prop_assert_eq!(saved, step == Broken::Nothing);
            prop_assert!(holds(&fixture, &journal, &lines));
        }
        disk.break_at(Broken::Nothing);
        journal.retry().unwrap();
        prop_assert_eq!(fixture.store.read(ID).unwrap(), text_of(lines.iter().map(String::as_str)));
    }
}

/// Whether file and owed lines together are `lines`; what a broken disk would
/// not take back may stand in the file as well.
fn holds(fixture: &Fixture, journal: &Journal, lines: &[String]) -> bool {
    let saved = &lines[..lines.len() - journal.owed().len()];
    let text = fixture.store.read(ID).unwrap();
    text.starts_with(&text_of(saved.iter().map(String::as_str))) && journal.owed() == &lines[saved.len()..]
}

/// What does not work, of writing, syncing and cutting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Broken {
    Nothing,
    Write,
    Sync,
    WriteAndCut,
    SyncAndCut,
}

impl Broken {
    const ALL: [Self; 5] = [Self::Nothing, Self::Write, Self::Sync, Self::WriteAndCut, Self::SyncAndCut];
    const EACH: [Self; 4] = [Self::Write, Self::Sync, Self::WriteAndCut, Self::SyncAndCut];
}

/// A disk on which a failing write gets half its bytes down first.
#[derive(Debug, Default)]
struct FailingDisk {
    broken: AtomicUsize,
}

impl FailingDisk {
    fn break_at(&self, broken: Broken) {
        self.broken.store(broken as usize, Ordering::SeqCst);
    }

    fn fail_if(&self, on: [Broken; 2]) -> io::Result<()> {
        let broken = self.broken.load(Ordering::SeqCst);
        if on.iter().any(|one| *one as usize == broken) { Err(io::ErrorKind::StorageFull.into()) } else { Ok(()) }
    }
}

impl Disk for FailingDisk {
    fn write(&self, file: &File, start: u64, bytes: &[u8]) -> io::Result<()> {
        use std::io::{Seek as _, Write as _};

        let failure = self.fail_if([Broken::Write, Broken::WriteAndCut]);
        let reached = if failure.is_ok() { bytes.len() } else { bytes.len() / 2 };
        let mut file = file;
        file.seek(io::SeekFrom::Start(start))?;
        file.write_all(&bytes[..reached])?;
        failure
    }

    fn sync(&self, _file: &File) -> io::Result<()> {
        self.fail_if([Broken::Sync, Broken::SyncAndCut])
    }

    fn cut(&self, file: &File, length: u64) -> io::Result<()> {
        self.fail_if([Broken::WriteAndCut, Broken::SyncAndCut])?;
        file.set_len(length)
    }
}

fn on_failing_disk() -> (Fixture, Arc<FailingDisk>) {
    let disk = Arc::new(FailingDisk::default());
    let mut fixture = Fixture::new();
    let root = fixture.store.root().to_owned();
    let shared: Arc<dyn Disk> = Arc::<FailingDisk>::clone(&disk);
    fixture.store = Store::open_on(root, shared).unwrap();
    (fixture, disk)
}

#[test]
fn system_errors_become_what_the_user_can_be_told() {
    let keys = [
        (io::ErrorKind::StorageFull, "store-disk-full"),
        (io::ErrorKind::QuotaExceeded, "store-disk-full"),
        (io::ErrorKind::FileTooLarge, "store-disk-full"),
        (io::ErrorKind::ReadOnlyFilesystem, "store-read-only"),
        (io::ErrorKind::PermissionDenied, "store-denied"),
        (io::ErrorKind::Other, "store-io"),
    ];
    for (kind, key) in keys {
        let mut fixture = Fixture::new();
        let root = fixture.store.root().to_owned();
        fixture.store = Store::open_on(root, Arc::new(Refusing(kind))).unwrap();
        let error: StoreError = fixture.create().append("1").unwrap_err();
        assert_eq!(error.key(), key);
        assert_eq!(error.path(), Some(fixture.file().as_path()));
    }
}

#[derive(Debug)]
struct Refusing(io::ErrorKind);

impl Disk for Refusing {
    fn write(&self, _file: &File, _start: u64, _bytes: &[u8]) -> io::Result<()> {
        Err(self.0.into())
    }
}
