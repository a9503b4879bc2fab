//! Seeing what others wrote, and taking over from them.

use std::{
    fs::File,
    io::{self, Seek as _, SeekFrom},
    mem,
    sync::Arc,
};

use super::{
    super::{
        StoreError,
        error::at,
        files,
        lock::{self, Hold},
        stamp::Stamp,
        tail,
    },
    Content, Journal,
};

impl Journal {
    /// Reads the session again if it changed since it was last read or
    /// written; one look at size and time tells.
    ///
    /// # Errors
    /// As [`Store::load`](crate::session::store::Store::load).
    pub fn reread(&mut self) -> Result<Option<Content>, StoreError> {
        let now = Stamp::at(&self.path)?;
        if self.is_as_seen(now) {
            return Ok(None);
        }
        if !now.is_same_file(self.seen) {
            return self.reopen().map(Some);
        }
        self.settle()?;
        self.take_in().map(Some)
    }

    /// Tries to become the one who may write, and reads the session again if
    /// that works, since it may have changed. `None` while it does not.
    ///
    /// # Errors
    /// As [`Store::load`](crate::session::store::Store::load).
    pub fn try_take_over(&mut self) -> Result<Option<Content>, StoreError> {
        if let Hold::Ours(_) = self.hold {
            self.settle()?;
            return self.take_in().map(Some);
        }
        let (file, hold) = lock::take(&self.path)?;
        if let Hold::Ours(_) = hold {
            return self.change_to(file, hold).map(Some);
        }
        self.hold = hold;
        Ok(None)
    }

    /// Reads the whole file and takes it as it is now.
    pub(super) fn take_in(&mut self) -> Result<Content, StoreError> {
        // The look comes before the reading: what is written in between then
        // shows as a change the next time.
        let looked = Stamp::of(&self.file, &self.path)?;
        (&self.file).seek(SeekFrom::Start(0)).map_err(at(&self.path))?;
        let bytes = files::read_open(&self.file, &self.path)?;
        let clean = tail::clean(&self.path, bytes)?;
        self.seen = looked;
        self.unended = clean.unended;
        self.ragged = clean.torn.is_some();
        self.good = clean.text.len() as u64;
        Ok(Content { text: clean.text, torn: clean.torn, unended: clean.unended })
    }

    /// Takes the file that has our name now in place of the one we have open.
    fn reopen(&mut self) -> Result<Content, StoreError> {
        // The old note must go before the new one is left.
        self.hold = Hold::Denied(io::ErrorKind::Other);
        let (file, hold) = lock::take(&self.path)?;
        self.change_to(file, hold)
    }

    fn change_to(&mut self, file: File, hold: Hold) -> Result<Content, StoreError> {
        let disk = Arc::clone(&self.disk);
        let mut other = Self::new(&self.id, &self.path, disk, file, hold)?;
        let content = other.take_in()?;
        other.owed = mem::take(&mut self.owed);
        *self = other;
        Ok(content)
    }

    /// Cuts off lines of ours whose writing failed before the file is read:
    /// they are owed and must not count twice.
    fn settle(&mut self) -> Result<(), StoreError> {
        match self.hold {
            Hold::Ours(_) => self.cut_ragged(),
            Hold::Theirs(_) | Hold::Denied(_) => Ok(()),
        }
    }
}
