//! What can go wrong with the data folder, one variant per thing the user
//! can be told.

use std::{
    io,
    path::{Path, PathBuf},
};

/// A failure of the store. Its `Display` text is for developers; what is shown
/// comes from the catalogue under [`StoreError::key`].
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StoreError {
    /// The text cannot name a session or a memory file.
    #[error("{id:?} cannot be the name of a file in the data folder")]
    BadId {
        /// The refused text, as it came.
        id: String,
    },
    /// A line that would break the file: empty, or with a line end or a NUL.
    #[error("a line for {} is empty or holds a line end or a NUL", path.display())]
    BadLine {
        /// The file it was meant for.
        path: PathBuf,
    },
    /// Nothing of that name is there.
    #[error("{} does not exist", path.display())]
    NotFound {
        /// The missing file or folder.
        path: PathBuf,
    },
    /// The name is in use and so is every suffix to it.
    #[error("{} exists already", path.display())]
    Exists {
        /// The file that is in the way.
        path: PathBuf,
    },
    /// No room is left on the disk, in the quota or under the size limit.
    #[error("no room is left to write {}", path.display())]
    DiskFull {
        /// The file that was being written.
        path: PathBuf,
        /// The system's error.
        source: io::Error,
    },
    /// The file lies on something mounted read-only.
    #[error("{} lies on a read-only file system", path.display())]
    ReadOnly {
        /// The file or folder that was to change.
        path: PathBuf,
        /// The system's error.
        source: io::Error,
    },
    /// The user may not read or write the file.
    #[error("no permission for {}", path.display())]
    Denied {
        /// The file or folder that was to be used.
        path: PathBuf,
        /// The system's error.
        source: io::Error,
    },
    /// Another process, or another part of this one, has the session open.
    #[error("{} is held by another process", path.display())]
    Held {
        /// The session's file.
        path: PathBuf,
    },
    /// The file was lengthened, cut, moved or replaced behind our back.
    #[error("{} was changed by another program", path.display())]
    ChangedOutside {
        /// The session's file.
        path: PathBuf,
    },
    /// The file is, or would become, larger than [`super::MAX_BYTES`].
    #[error("{} is too large: {bytes} bytes", path.display())]
    TooLarge {
        /// The file.
        path: PathBuf,
        /// Its size in bytes, as far as it is known.
        bytes: u64,
    },
    /// The file is not text.
    #[error("line {line} of {} is not UTF-8", path.display())]
    NotUtf8 {
        /// The file.
        path: PathBuf,
        /// The first line that is not text, counted from 1.
        line: usize,
    },
    /// A folder, pipe or device stands where a file should be.
    #[error("{} is not a file", path.display())]
    NotAFile {
        /// What stands there.
        path: PathBuf,
    },
    /// Something else stands where the data folder should be.
    #[error("{} is not a folder", path.display())]
    NotAFolder {
        /// What stands there.
        path: PathBuf,
    },
    /// No data folder was given and the user has no home folder.
    #[error("there is no home folder to keep data in")]
    NoHome,
    /// Anything else the system reports.
    #[error("{} cannot be used", path.display())]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// The system's error.
        source: io::Error,
    },
}

impl StoreError {
    /// The key of the message that tells the user.
    #[must_use]
    pub fn key(&self) -> &'static str {
        match self {
            Self::BadId { .. } => "store-bad-id",
            Self::BadLine { .. } => "store-bad-line",
            Self::NotFound { .. } => "store-not-found",
            Self::Exists { .. } => "store-exists",
            Self::DiskFull { .. } => "store-disk-full",
            Self::ReadOnly { .. } => "store-read-only",
            Self::Denied { .. } => "store-denied",
            Self::Held { .. } => "store-held",
            Self::ChangedOutside { .. } => "store-changed-outside",
            Self::TooLarge { .. } => "store-too-large",
            Self::NotUtf8 { .. } => "store-not-utf8",
            Self::NotAFile { .. } => "store-not-a-file",
            Self::NotAFolder { .. } => "store-not-a-folder",
            Self::NoHome => "store-no-home",
            Self::Io { .. } => "store-io",
        }
    }

    /// The arguments of that message: the path, or the name that was refused, as it came, and the line.
    #[must_use]
    pub fn args(&self) -> Vec<(&'static str, String)> {
        let path = match self {
            Self::BadId { id } => id.clone(),
            _ => self.path().map(|path| path.display().to_string()).unwrap_or_default(),
        };
        let line = match self {
            Self::NotUtf8 { line, .. } => Some(("line", line.to_string())),
            _ => None,
        };
        std::iter::once(("path", path)).chain(line).collect()
    }

    /// The file or folder it is about, if it is about one.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        match self {
            Self::BadId { .. } | Self::NoHome => None,
            Self::BadLine { path }
            | Self::NotFound { path }
            | Self::Exists { path }
            | Self::DiskFull { path, .. }
            | Self::ReadOnly { path, .. }
            | Self::Denied { path, .. }
            | Self::Held { path }
            | Self::ChangedOutside { path }
            | Self::TooLarge { path, .. }
            | Self::NotUtf8 { path, .. }
            | Self::NotAFile { path }
            | Self::NotAFolder { path }
            | Self::Io { path, .. } => Some(path),
        }
    }
}

/// Names the file an I/O error happened to, for use with `map_err`.
pub(super) fn at(path: &Path) -> impl FnOnce(io::Error) -> StoreError + '_ {
    use io::ErrorKind as Kind;

    move |source| {
        let path = path.to_owned();
        match source.kind() {
            Kind::NotFound => StoreError::NotFound { path },
            Kind::AlreadyExists => StoreError::Exists { path },
            Kind::NotADirectory => StoreError::NotAFolder { path },
            Kind::IsADirectory => StoreError::NotAFile { path },
            // A limit on the size of files (`ulimit -f`) reads like a full
            // disk to whoever meets it.
            Kind::StorageFull | Kind::QuotaExceeded | Kind::FileTooLarge => StoreError::DiskFull { path, source },
            Kind::ReadOnlyFilesystem => StoreError::ReadOnly { path, source },
            Kind::PermissionDenied => StoreError::Denied { path, source },
            _ => StoreError::Io { path, source },
        }
    }
}
