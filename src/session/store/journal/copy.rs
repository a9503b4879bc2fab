//! The way out when a session cannot be saved where it is.

use std::{
    io::{self, Read as _, Seek as _, SeekFrom},
    path::{Path, PathBuf},
};

use super::{
    super::{StoreError, error::at, files, id},
    Journal,
};

impl Journal {
    /// Writes the session, owed lines included, to a new file in another
    /// folder and tells its name. Works also when the session's own file was
    /// removed. The lines stay owed.
    ///
    /// # Errors
    /// Whatever keeps the session from being read or the copy from being
    /// written.
    pub fn save_copy(&self, folder: &Path) -> Result<PathBuf, StoreError> {
        let mut bytes = self.counted_bytes().map_err(at(&self.path))?;
        if !bytes.is_empty() && !bytes.ends_with(b"\n") {
            bytes.push(b'\n');
        }
        bytes.extend(self.owed_bytes());
        let mut copy = files::temporary(folder, &bytes)?;
        for name in id::candidates(&self.id) {
            let path = files::journal_in(folder, &name);
            match copy.persist_noclobber(&path) {
                Ok(_) => return files::sync_folder(folder).map(|()| path),
                Err(failed) if failed.error.kind() == io::ErrorKind::AlreadyExists => {
                    copy = failed.file;
                }
                Err(failed) => return Err(at(&path)(failed.error)),
            }
        }
        Err(StoreError::Exists { path: files::journal_in(folder, &self.id) })
    }

    fn counted_bytes(&self) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        (&self.file).seek(SeekFrom::Start(0))?;
        (&self.file).take(self.good).read_to_end(&mut bytes)?;
        Ok(bytes)
    }
}
