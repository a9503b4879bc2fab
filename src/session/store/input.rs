//! Files that the user names, wherever they are: read from their beginning, never written.

use std::{
    fs::File,
    io::{self, Read},
    path::{Path, PathBuf},
};

use super::{StoreError, error::at, files};

/// An open file outside the data folder. A pipe will do, a folder will not.
#[derive(Debug)]
pub struct Input {
    path: PathBuf,
    file: File,
}

impl Input {
    /// Opens the file at `path`.
    ///
    /// # Errors
    /// [`StoreError::NotFound`], [`StoreError::NotAFile`] for a folder, and
    /// whatever keeps the file from being opened.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        let file = File::open(path).map_err(at(path))?;
        if file.metadata().map_err(at(path))?.is_dir() {
            return Err(StoreError::NotAFile { path: path.to_owned() });
        }
        Ok(Self { path: path.to_owned(), file })
    }

    /// All of it.
    ///
    /// # Errors
    /// [`StoreError::TooLarge`], and whatever keeps it from being read.
    pub fn read_whole(&self) -> Result<Vec<u8>, StoreError> {
        files::read_open(&self.file, &self.path)
    }
}

impl Read for Input {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.file.read(buffer)
    }
}
