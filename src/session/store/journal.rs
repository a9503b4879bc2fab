//! One session's file while it is open: lines are appended and synced, and
//! what cannot be written now is owed, never lost and never written in half.

mod copy;
mod reread;

use std::{
    fs::File,
    io,
    path::{Path, PathBuf},
    sync::Arc,
};

use super::{
    Disk, Holder, StoreError, Torn,
    error::at,
    files,
    lock::{self, Hold},
    stamp::Stamp,
};

/// A session just opened.
#[derive(Debug)]
pub struct Opened {
    /// The file, to append to.
    pub journal: Journal,
    /// Its lines, without a torn end. Line ends are as in the file.
    pub text: String,
    /// What a break left at the end of the file, not part of the text.
    pub torn: Option<Torn>,
    /// The last line is whole but lacks its line end, which the next append
    /// writes first.
    pub unended: bool,
}

/// What a session's file holds, read anew; the fields are those of [`Opened`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Content {
    /// The lines, without a torn end.
    pub text: String,
    /// What a break left at the end of the file.
    pub torn: Option<Torn>,
    /// The last line is whole but lacks its line end.
    pub unended: bool,
}

/// What can be done with an open session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// It is ours to append to.
    Write,
    /// Somebody else has it open; see [`Journal::holder`].
    Held,
    /// The system lets us read only. Lines are owed until that changes.
    Denied,
}

/// An open session file. Dropping it gives the lock back.
#[derive(Debug)]
pub struct Journal {
    id: String,
    path: PathBuf,
    disk: Arc<dyn Disk>,
    // Before the file, so that the note goes while the lock still stands.
    hold: Hold,
    file: File,
    /// The file as last read.
    seen: Stamp,
    /// How many bytes of it count. The next line goes behind them.
    good: u64,
    unended: bool,
    /// Bytes that do not count may follow.
    ragged: bool,
    owed: Vec<String>,
}

/// Makes a session file with its first line, or fails with
/// [`StoreError::Exists`].
pub(super) fn create(id: &str, path: &Path, header: &str, disk: Arc<dyn Disk>) -> Result<Journal, StoreError> {
    check_line(path, header)?;
    let folder = path.parent().unwrap_or(Path::new("."));
    let file = files::temporary(folder, format!("{header}\n").as_bytes())?;
    let file = file.persist_noclobber(path).map_err(|failed| at(path)(failed.error))?;
    if let Err(error) = files::sync_folder(folder) {
        // The caller is told that there is no such session.
        let _ = files::remove(path);
        return Err(error);
    }
    let hold = lock::lock(&file, path)?;
    Journal::new(id, path, disk, file, hold)
}

/// Opens a session file, for writing if that is possible now.
pub(super) fn open(id: &str, path: &Path, disk: Arc<dyn Disk>) -> Result<Opened, StoreError> {
    let (file, hold) = lock::take(path)?;
    let mut journal = Journal::new(id, path, disk, file, hold)?;
    let Content { text, torn, unended } = journal.take_in()?;
    Ok(Opened { journal, text, torn, unended })
}

impl Journal {
    fn new(id: &str, path: &Path, disk: Arc<dyn Disk>, file: File, hold: Hold) -> Result<Self, StoreError> {
        let seen = Stamp::of(&file, path)?;
        Ok(Self {
            id: id.to_owned(),
            path: path.to_owned(),
            disk,
            hold,
            file,
            seen,
            good: seen.length,
            unended: false,
            ragged: false,
            owed: Vec::new(),
        })
    }

    /// The session's name, which is that of its file.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The session's file.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// What can be done with the session.
    #[must_use]
    pub fn access(&self) -> Access {
        match self.hold {
            Hold::Ours(_) => Access::Write,
            Hold::Theirs(_) => Access::Held,
            Hold::Denied(_) => Access::Denied,
        }
    }

    /// Who else holds the session, as of the last opening, reading anew or
    /// try to take it over; `None` if nobody does.
    #[must_use]
    pub fn holder(&self) -> Option<Holder> {
        match self.hold {
            Hold::Theirs(holder) => Some(holder),
            Hold::Ours(_) | Hold::Denied(_) => None,
        }
    }

    /// The lines that are confirmed but not yet on the disk, oldest first.
    #[must_use]
    pub fn owed(&self) -> &[String] {
        &self.owed
    }

    /// Appends one line, after the owed ones, and waits until it is on the
    /// medium. On failure the line is owed, unless the session is not ours
    /// or the line is refused.
    ///
    /// # Errors
    /// [`StoreError::BadLine`] and [`StoreError::Held`], of which nothing is
    /// kept; otherwise as [`Journal::retry`].
    pub fn append(&mut self, line: &str) -> Result<(), StoreError> {
        self.append_all([line])
    }

    /// As [`Journal::append`], for many lines with one write and one wait:
    /// all of them are saved or all are owed.
    ///
    /// # Errors
    /// As [`Journal::append`].
    pub fn append_all<'a>(&mut self, lines: impl IntoIterator<Item = &'a str>) -> Result<(), StoreError> {
        if let Hold::Theirs(_) = self.hold {
            return Err(self.held());
        }
        let lines: Vec<String> = lines.into_iter().map(str::to_owned).collect();
        lines.iter().try_for_each(|line| check_line(&self.path, line))?;
        self.owed.extend(lines);
        self.retry()
    }

    /// Tries to save what is owed. Nothing of it is in the file, not even in
    /// part, until all of it is.
    ///
    /// # Errors
    /// [`StoreError::DiskFull`], [`StoreError::ReadOnly`],
    /// [`StoreError::Denied`], [`StoreError::TooLarge`] or whatever keeps the
    /// lines from being written; [`StoreError::ChangedOutside`] or
    /// [`StoreError::NotFound`] if the file is no longer what was read.
    pub fn retry(&mut self) -> Result<(), StoreError> {
        if self.owed.is_empty() {
            return Ok(());
        }
        self.claim()?;
        self.check_untouched()?;
        self.cut_ragged()?;
        let block = self.block();
        let length = self.good + block.len() as u64;
        files::check_size(&self.path, length)?;
        if let Err(source) = self.put(&block) {
            self.ragged = true;
            // If even this fails, the next try begins with it.
            let _ = self.cut_ragged();
            return Err(at(&self.path)(source));
        }
        self.good = length;
        self.unended = false;
        self.owed.clear();
        Ok(())
    }

    /// Cuts a torn end off the file, if the file is ours. To be called once
    /// the text has proved to be a session we understand: the file of a newer
    /// version, or one that is broken elsewhere, stays untouched. The next
    /// append would do it as well.
    ///
    /// # Errors
    /// Whatever keeps the file from being cut; as [`Journal::retry`].
    pub fn mend(&mut self) -> Result<(), StoreError> {
        if self.access() != Access::Write || !self.ragged {
            return Ok(());
        }
        self.check_untouched()?;
        self.cut_ragged()?;
        self.disk.sync(&self.file).map_err(at(&self.path))
    }

    /// Makes sure that the file is ours to write, also when it was not ours
    /// to write before for reasons that may have gone.
    fn claim(&mut self) -> Result<(), StoreError> {
        match self.hold {
            Hold::Ours(_) => return Ok(()),
            Hold::Theirs(_) => return Err(self.held()),
            Hold::Denied(_) => {}
        }
        let (file, hold) = lock::take(&self.path)?;
        if let Hold::Denied(reason) = hold {
            return Err(at(&self.path)(reason.into()));
        }
        if Stamp::of(&file, &self.path)? != self.seen {
            return Err(self.changed_outside());
        }
        self.file = file;
        self.hold = hold;
        self.claim()
    }

    fn held(&self) -> StoreError {
        StoreError::Held { path: self.path.clone() }
    }

    fn changed_outside(&self) -> StoreError {
        StoreError::ChangedOutside { path: self.path.clone() }
    }

    /// Locks bind only those who ask for them. A file that an editor or a
    /// sync program changed is not written to: the bytes would land inside
    /// somebody's line, or in a file that has no name any more.
    fn check_untouched(&self) -> Result<(), StoreError> {
        if self.is_as_seen(Stamp::at(&self.path)?) { Ok(()) } else { Err(self.changed_outside()) }
    }

    fn is_as_seen(&self, now: Stamp) -> bool {
        match self.hold {
            Hold::Ours(_) if self.ragged => now.is_same_file(self.seen) && now.length >= self.good,
            Hold::Ours(_) => now.is_same_file(self.seen) && now.length == self.good,
            Hold::Theirs(_) | Hold::Denied(_) => now == self.seen,
        }
    }

    fn cut_ragged(&mut self) -> Result<(), StoreError> {
        if self.ragged {
            self.disk.cut(&self.file, self.good).map_err(at(&self.path))?;
            self.ragged = false;
        }
        Ok(())
    }

    fn put(&self, block: &[u8]) -> io::Result<()> {
        self.disk.write(&self.file, self.good, block)?;
        self.disk.sync(&self.file)
    }

    /// What is to be written next: a line end that is still missing, and the
    /// owed lines.
    fn block(&self) -> Vec<u8> {
        let mut block = Vec::new();
        if self.unended {
            block.push(b'\n');
        }
        block.extend(self.owed_bytes());
        block
    }

    fn owed_bytes(&self) -> Vec<u8> {
        self.owed.iter().flat_map(|line| line.bytes().chain([b'\n'])).collect()
    }
}

fn check_line(path: &Path, line: &str) -> Result<(), StoreError> {
    if line.is_empty() || line.contains(['\n', '\r', '\0']) {
        Err(StoreError::BadLine { path: path.to_owned() })
    } else {
        Ok(())
    }
}
