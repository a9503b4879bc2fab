//! Small files that are replaced as a whole: drafts of half-typed forms, and
//! what is remembered for later sessions.

use std::path::PathBuf;

use super::{Store, StoreError, files, id};

impl Store {
    /// The half-typed form of a session, if there is one.
    ///
    /// # Errors
    /// [`StoreError::BadId`], and whatever keeps the file from being read.
    pub fn read_draft(&self, id: &str) -> Result<Option<String>, StoreError> {
        files::read_text(&self.draft_path(id)?)
    }

    /// Keeps the half-typed form of a session in place of an earlier one.
    ///
    /// # Errors
    /// [`StoreError::BadId`], and whatever keeps the file from being
    /// written; the earlier draft is still there then.
    pub fn write_draft(&self, id: &str, text: &str) -> Result<(), StoreError> {
        files::replace(&self.root, &self.draft_path(id)?, text)
    }

    /// Forgets the half-typed form of a session, if there is one.
    ///
    /// # Errors
    /// [`StoreError::BadId`], and whatever keeps the file from being removed.
    pub fn remove_draft(&self, id: &str) -> Result<(), StoreError> {
        files::remove(&self.draft_path(id)?)
    }

    /// What is remembered under `name` (such as `lineups.json`), if anything.
    ///
    /// # Errors
    /// [`StoreError::BadId`] if the name does not end in `.json`, and
    /// whatever keeps the file from being read.
    pub fn read_memory(&self, name: &str) -> Result<Option<String>, StoreError> {
        files::read_text(&self.memory_path(name)?)
    }

    /// Remembers `text` under `name` in place of what was there.
    ///
    /// # Errors
    /// [`StoreError::BadId`] if the name does not end in `.json`, and
    /// whatever keeps the file from being written; the earlier text is still
    /// there then.
    pub fn write_memory(&self, name: &str, text: &str) -> Result<(), StoreError> {
        files::replace(&self.root, &self.memory_path(name)?, text)
    }

    fn draft_path(&self, id: &str) -> Result<PathBuf, StoreError> {
        id::check(id)?;
        Ok(files::draft_in(&self.root, id))
    }

    fn memory_path(&self, name: &str) -> Result<PathBuf, StoreError> {
        // With an ending of its own it can never be a session or a draft.
        let stem = name.strip_suffix(".json").unwrap_or_default();
        if id::is_valid(stem) { Ok(self.root.join(name)) } else { Err(StoreError::BadId { id: name.to_owned() }) }
    }
}
