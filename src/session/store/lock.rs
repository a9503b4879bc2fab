//! Who may write a journal. The lock is on the journal itself and ends with
//! the process; the `ID.lock` file beside it only tells who holds it.

use std::{
    fs::{self, File, OpenOptions, TryLockError},
    io::{self, Read as _, Write as _},
    path::{Path, PathBuf},
    process,
    time::SystemTime,
};

use jiff::Timestamp;

use super::{StoreError, error::at, files, stamp::Stamp};

/// Who holds a session, as far as its holder managed to say.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Holder {
    /// The holder's process number.
    pub pid: Option<u32>,
    /// When the holder opened the session.
    pub since: Option<SystemTime>,
}

/// How an open journal is held.
#[derive(Debug)]
pub(super) enum Hold {
    /// The lock is ours, and the note about it lasts as long.
    Ours(#[expect(dead_code, reason = "held for its Drop")] Note),
    /// Somebody else has the lock.
    Theirs(Holder),
    /// The system lets us read only, for this reason.
    Denied(io::ErrorKind),
}

/// Opens a journal and tries to lock it.
pub(super) fn take(path: &Path) -> Result<(File, Hold), StoreError> {
    files::check_is_file(path)?;
    match OpenOptions::new().read(true).write(true).open(path) {
        Ok(file) => {
            let hold = lock(&file, path)?;
            Ok((file, hold))
        }
        Err(source) if is_denial(source.kind()) => {
            let file = File::open(path).map_err(at(path))?;
            Ok((file, Hold::Denied(source.kind())))
        }
        Err(source) => Err(at(path)(source)),
    }
}

/// Tries to lock an open journal.
pub(super) fn lock(file: &File, path: &Path) -> Result<Hold, StoreError> {
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => return Ok(Hold::Theirs(read_note(path))),
        // Where files cannot be locked at all, refusing to save would be
        // worse than saving without a lock.
        Ok(()) | Err(TryLockError::Error(_)) => {}
    }
    check_still_there(file, path)?;
    Ok(Hold::Ours(Note::leave(path)))
}

/// Between opening and locking the last holder may have moved the file to the
/// trash; what would be written then would be lost.
fn check_still_there(file: &File, path: &Path) -> Result<(), StoreError> {
    if Stamp::at(path)?.is_same_file(Stamp::of(file, path)?) {
        Ok(())
    } else {
        Err(StoreError::ChangedOutside { path: path.to_owned() })
    }
}

fn is_denial(kind: io::ErrorKind) -> bool {
    matches!(kind, io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem)
}

/// The `ID.lock` file of a lock we hold, removed when dropped.
#[derive(Debug)]
pub(super) struct Note {
    path: PathBuf,
}

impl Note {
    /// Says that this process holds the journal. That it cannot be said is no
    /// reason not to hold it, so failures are passed over.
    fn leave(journal: &Path) -> Self {
        let path = note_path(journal);
        let text = format!("{} {:.0}\n", process::id(), Timestamp::now());
        let mut options = OpenOptions::new();
        options.write(true).create(true).truncate(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let _ = options.open(&path).and_then(|mut file| file.write_all(text.as_bytes()));
        Self { path }
    }
}

impl Drop for Note {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.path);
    }
}

fn note_path(journal: &Path) -> PathBuf {
    journal.with_extension("lock")
}

/// What the note says, or nothing where it is missing or says something else.
fn read_note(journal: &Path) -> Holder {
    let path = note_path(journal);
    let mut text = String::new();
    // A note is one short line; a file of that name may be anything.
    let read = files::check_is_file(&path).is_ok()
        && File::open(&path).is_ok_and(|file| file.take(100).read_to_string(&mut text).is_ok());
    let mut words = text.split_ascii_whitespace().filter(|_| read);
    Holder { pid: words.next().and_then(|word| word.parse().ok()), since: words.next().and_then(parse_time) }
}

fn parse_time(word: &str) -> Option<SystemTime> {
    word.parse::<Timestamp>().ok()?.try_into().ok()
}
