//! What is in a folder, told from names and metadata alone: a home screen
//! with ten thousand sessions cannot open each.

use std::{
    fs::{self, DirEntry, Metadata},
    path::Path,
    time::SystemTime,
};

use super::{StoreError, error::at};

/// A session as the folder shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its name.
    pub id: String,
    /// When its file last changed.
    pub modified: SystemTime,
    /// The size of its file in bytes.
    pub bytes: u64,
}

/// The sessions in `folder`, newest first, those of one moment by name.
pub(super) fn list(folder: &Path) -> Result<Vec<Listed>, StoreError> {
    let entries = match fs::read_dir(folder).map_err(at(folder)) {
        Ok(entries) => entries,
        Err(StoreError::NotFound { .. }) => return Ok(Vec::new()),
        Err(error) => return Err(error),
    };
    let mut found = Vec::new();
    for entry in entries {
        found.extend(look_at(&entry.map_err(at(folder))?));
    }
    found.sort_unstable_by(|a, b| b.modified.cmp(&a.modified).then_with(|| a.id.cmp(&b.id)));
    Ok(found)
}

/// The session behind a directory entry, if it is one and still there.
fn look_at(entry: &DirEntry) -> Option<Listed> {
    let name = entry.file_name();
    // A name that cannot be used as an id is listed all the same: a file that is not told of would seem lost.
    let name = name.to_string_lossy();
    let id = name.strip_suffix(".jsonl").filter(|id| !id.starts_with('.') && !id.is_empty())?;
    let found = metadata(entry)?;
    found.is_file().then(|| Listed {
        id: id.to_owned(),
        modified: found.modified().unwrap_or(SystemTime::UNIX_EPOCH),
        bytes: found.len(),
    })
}

fn metadata(entry: &DirEntry) -> Option<Metadata> {
    let found = entry.metadata().ok()?;
    if found.is_symlink() { fs::metadata(entry.path()).ok() } else { Some(found) }
}
