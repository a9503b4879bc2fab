//! Reading with a limit and writing without a moment at which a file is half
//! there.

use std::{
    fs::{self, DirBuilder, File},
    io::{self, Read as _, Write as _},
    path::{Path, PathBuf},
    time::Duration,
};

use tempfile::{NamedTempFile, TempPath};

use super::{StoreError, error::at};

/// The largest file that is read or written, in bytes. Files are foreign
/// input: the size is looked at before the first byte is.
pub const MAX_BYTES: u64 = 16 * 1024 * 1024;

pub(super) fn journal_in(folder: &Path, id: &str) -> PathBuf {
    folder.join(format!("{id}.jsonl"))
}

pub(super) fn draft_in(folder: &Path, id: &str) -> PathBuf {
    folder.join(format!("{id}.draft"))
}

/// Whether a session of that name, or what is left of one, lies in `folder`.
pub(super) fn occupied(folder: &Path, id: &str) -> bool {
    let is_there = |path: PathBuf| path.symlink_metadata().is_ok();
    is_there(journal_in(folder, id)) || is_there(draft_in(folder, id))
}

/// Makes a folder and those above it, for the user's eyes only.
pub(super) fn make_folder(path: &Path) -> Result<(), StoreError> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path).map_err(at(path))
}

/// How the names of our temporary files begin: the folder may hold those of others.
const TEMPORARY: &str = ".scorewalk-";

/// How long a temporary file may lie: no write takes anywhere near as long, so an older one was left by a break.
const LEFT_BEHIND: Duration = Duration::from_hours(1);

/// Removes what breaks left of writes that never came to their end. It is done when a session begins, which is rare, and
/// what cannot be removed does no harm.
pub(super) fn sweep(folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    let ours = |name: &str| name.strip_prefix(TEMPORARY).and_then(|name| name.strip_suffix(".tmp")).is_some();
    for entry in entries.flatten().filter(|entry| entry.file_name().to_str().is_some_and(ours)) {
        let age = entry.metadata().and_then(|found| found.modified()).ok().and_then(|at| at.elapsed().ok());
        if age.is_some_and(|age| age > LEFT_BEHIND) {
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// Refuses what would block or never end: pipes, devices, folders.
pub(super) fn check_is_file(path: &Path) -> Result<(), StoreError> {
    if fs::metadata(path).map_err(at(path))?.is_file() {
        Ok(())
    } else {
        Err(StoreError::NotAFile { path: path.to_owned() })
    }
}

/// The bytes of a file of at most [`MAX_BYTES`].
pub(super) fn read(path: &Path) -> Result<Vec<u8>, StoreError> {
    check_is_file(path)?;
    let file = File::open(path).map_err(at(path))?;
    read_open(&file, path)
}

/// As [`read`], from where `file` stands to its end.
pub(super) fn read_open(file: &File, path: &Path) -> Result<Vec<u8>, StoreError> {
    let expected = file.metadata().map_err(at(path))?.len();
    check_size(path, expected)?;
    let mut bytes = Vec::with_capacity(usize::try_from(expected).unwrap_or_default());
    // The file may have grown since its size was taken.
    let mut limited = file.take(MAX_BYTES + 1);
    limited.read_to_end(&mut bytes).map_err(at(path))?;
    check_size(path, bytes.len() as u64)?;
    Ok(bytes)
}

pub(super) fn check_size(path: &Path, bytes: u64) -> Result<(), StoreError> {
    if bytes <= MAX_BYTES { Ok(()) } else { Err(StoreError::TooLarge { path: path.to_owned(), bytes }) }
}

/// The text of a file, or nothing if there is no such file.
pub(super) fn read_text(path: &Path) -> Result<Option<String>, StoreError> {
    let bytes = match read(path) {
        Ok(bytes) => bytes,
        Err(StoreError::NotFound { .. }) => return Ok(None),
        Err(error) => return Err(error),
    };
    into_text(path, bytes).map(Some)
}

/// The bytes as text, or the line that is not.
pub(super) fn into_text(path: &Path, bytes: Vec<u8>) -> Result<String, StoreError> {
    String::from_utf8(bytes).map_err(|error| {
        let good = error.utf8_error().valid_up_to();
        let ends = error.as_bytes().iter().take(good);
        StoreError::NotUtf8 { path: path.to_owned(), line: ends.filter(|byte| **byte == b'\n').count() + 1 }
    })
}

/// A synced temporary file in `folder`, 0600, removed again unless it is
/// persisted. Its name begins with a dot, so it is never taken for a session.
pub(super) fn temporary(folder: &Path, bytes: &[u8]) -> Result<NamedTempFile, StoreError> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(TEMPORARY).suffix(".tmp");
    let mut file = builder.tempfile_in(folder).map_err(at(folder))?;
    file.write_all(bytes).map_err(at(folder))?;
    file.as_file().sync_all().map_err(at(folder))?;
    Ok(file)
}

/// Puts `text` in the place of the file at `path`: the old text or the new
/// one is there at every moment, also after a power cut.
pub(super) fn replace(folder: &Path, path: &Path, text: &str) -> Result<(), StoreError> {
    make_folder(folder)?;
    let file = temporary(folder, text.as_bytes())?;
    file.persist(path).map_err(|failed| at(path)(failed.error))?;
    sync_folder(folder)
}

/// Removes a file; that it was not there is as good.
pub(super) fn remove(path: &Path) -> Result<(), StoreError> {
    match fs::remove_file(path).map_err(at(path)) {
        Err(StoreError::NotFound { .. }) => Ok(()),
        done => done,
    }
}

/// Renames a file to a name that must be free.
pub(super) fn rename_new(from: &Path, to: &Path) -> Result<(), StoreError> {
    let mut path = TempPath::try_from_path(from).map_err(at(from))?;
    // This is the user's file, borrowed for the one rename that never
    // overwrites; dropping the handle must not delete it.
    path.disable_cleanup(true);
    path.persist_noclobber(to).map_err(|failed| at(to)(failed.error))
}

/// Waits until new and changed names in `folder` are on the medium.
pub(super) fn sync_folder(folder: &Path) -> Result<(), StoreError> {
    // Elsewhere folders cannot be opened, and renames are journalled anyhow.
    if cfg!(not(unix)) {
        return Ok(());
    }
    match File::open(folder).and_then(|open| open.sync_all()) {
        // Some network and user-space file systems know no such thing.
        Err(source) if is_unknown(&source) => Ok(()),
        done => done.map_err(at(folder)),
    }
}

fn is_unknown(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::InvalidInput | io::ErrorKind::Unsupported)
}
