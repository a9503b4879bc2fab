//! Deleting that can be taken back: files are moved, names never overwritten.

use std::path::Path;

use super::{
    Listed, Store, StoreError, files, id, listing,
    lock::{self, Hold},
    tail,
};

impl Store {
    /// Moves a session and its draft to the trash and tells the name it has
    /// there. The session must not be open, in this process either.
    ///
    /// # Errors
    /// [`StoreError::BadId`], [`StoreError::NotFound`], [`StoreError::Held`]
    /// if it is open, and whatever keeps the files from being moved.
    pub fn trash(&self, id: &str) -> Result<String, StoreError> {
        id::check(id)?;
        let path = self.journal_path(id);
        // Held until the move is done, so that nobody begins to write to a
        // file that is on its way out.
        let (_file, hold) = lock::take(&path)?;
        if let Hold::Theirs(_) = hold {
            return Err(StoreError::Held { path });
        }
        let trash = self.trash_folder();
        files::make_folder(&trash)?;
        move_session(id, self.root(), &trash)
    }

    /// Brings a session and its draft back from the trash and tells the name
    /// it has now, which differs if the old one is in use.
    ///
    /// # Errors
    /// [`StoreError::BadId`], [`StoreError::NotFound`], and whatever keeps
    /// the files from being moved.
    pub fn restore(&self, id: &str) -> Result<String, StoreError> {
        id::check(id)?;
        let trash = self.trash_folder();
        files::check_is_file(&files::journal_in(&trash, id))?;
        move_session(id, &trash, self.root())
    }

    /// The text of a session in the trash without its torn end.
    ///
    /// # Errors
    /// As [`Store::read`].
    pub fn read_trashed(&self, id: &str) -> Result<String, StoreError> {
        id::check(id)?;
        let path = files::journal_in(&self.trash_folder(), id);
        let bytes = files::read(&path)?;
        Ok(tail::clean(&path, bytes)?.text)
    }

    /// The sessions in the trash, newest change first.
    ///
    /// # Errors
    /// Whatever keeps the folder from being read.
    pub fn trashed(&self) -> Result<Vec<Listed>, StoreError> {
        listing::list(&self.trash_folder())
    }
}

fn move_session(id: &str, from: &Path, to: &Path) -> Result<String, StoreError> {
    for name in id::candidates(id).filter(|name| !files::occupied(to, name)) {
        match files::rename_new(&files::journal_in(from, id), &files::journal_in(to, &name)) {
            Err(StoreError::Exists { .. }) => {}
            Err(error) => return Err(error),
            Ok(()) => {
                move_draft(&files::draft_in(from, id), &files::draft_in(to, &name))?;
                files::sync_folder(to)?;
                files::sync_folder(from)?;
                return Ok(name);
            }
        }
    }
    Err(StoreError::Exists { path: files::journal_in(to, id) })
}

fn move_draft(from: &Path, to: &Path) -> Result<(), StoreError> {
    if from.symlink_metadata().is_ok() { files::rename_new(from, to) } else { Ok(()) }
}
