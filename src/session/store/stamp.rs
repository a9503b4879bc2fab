//! Telling cheaply whether a file is still the one that was read.

use std::{
    fs::{self, File, Metadata},
    path::Path,
    time::SystemTime,
};

use super::{StoreError, error::at};

/// A file as one look at it shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stamp {
    /// Its length in bytes.
    pub(super) length: u64,
    /// Device and inode, where files have them.
    identity: (u64, u64),
    modified: Option<SystemTime>,
}

impl Stamp {
    /// The open file.
    pub(super) fn of(file: &File, path: &Path) -> Result<Self, StoreError> {
        file.metadata().map(Self::from).map_err(at(path))
    }

    /// The file that has this name now.
    pub(super) fn at(path: &Path) -> Result<Self, StoreError> {
        fs::metadata(path).map(Self::from).map_err(at(path))
    }

    /// Whether both are the same file, whatever is in it.
    pub(super) fn is_same_file(self, other: Self) -> bool {
        self.identity == other.identity
    }
}

impl From<Metadata> for Stamp {
    fn from(found: Metadata) -> Self {
        Self { length: found.len(), identity: identity(&found), modified: found.modified().ok() }
    }
}

#[cfg(unix)]
fn identity(found: &Metadata) -> (u64, u64) {
    use std::os::unix::fs::MetadataExt as _;

    (found.dev(), found.ino())
}

#[cfg(not(unix))]
fn identity(_found: &Metadata) -> (u64, u64) {
    (0, 0)
}
