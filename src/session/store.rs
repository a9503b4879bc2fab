//! The data folder: the only part of the program that touches the disk.
//!
//! One session is one `ID.jsonl` file, a header line and then one line per
//! confirmed change, with an optional `ID.draft` (a half-typed form) and
//! `ID.lock` (who has it open) beside it. Deleted sessions lie in `trash/`.
//! What is remembered between sessions lies in `NAME.json` files.
//!
//! **Invariant:** nothing in here knows a game, a log item or a word for
//! display. The store moves lines of text and names its failures by key.

mod disk;
mod error;
mod files;
mod id;
mod input;
mod journal;
mod kept;
mod listing;
mod lock;
mod stamp;
mod tail;
mod trash;

pub use disk::{Disk, RealDisk};
pub use error::StoreError;
pub use files::MAX_BYTES;
pub use id::fresh_id;
pub use input::Input;
pub use journal::{Access, Content, Journal, Opened};
pub use listing::Listed;
pub use lock::Holder;
pub use tail::Torn;

use std::{
    env,
    ffi::OsString,
    fs, io,
    path::{Path, PathBuf},
    sync::Arc,
};

use directories::ProjectDirs;

use error::at;

/// The environment variable that names the data folder.
const VARIABLE: &str = "SCOREWALK_DATA";

/// A data folder, which need not exist before something is written.
#[derive(Clone, Debug)]
pub struct Store {
    root: PathBuf,
    disk: Arc<dyn Disk>,
}

impl Store {
    /// Takes `root` as the data folder, without creating it.
    ///
    /// # Errors
    /// [`StoreError::NotAFolder`] if something else has that name, and
    /// whatever keeps the name from being looked up.
    pub fn open(root: PathBuf) -> Result<Self, StoreError> {
        Self::open_on(root, Arc::new(RealDisk))
    }

    /// As [`Store::open`], with journals appended to through `disk`.
    ///
    /// # Errors
    /// As [`Store::open`].
    pub fn open_on(root: PathBuf, disk: Arc<dyn Disk>) -> Result<Self, StoreError> {
        match fs::metadata(&root) {
            Ok(found) if !found.is_dir() => Err(StoreError::NotAFolder { path: root }),
            Err(source) if source.kind() != io::ErrorKind::NotFound => Err(at(&root)(source)),
            _ => Ok(Self { root, disk }),
        }
    }

    /// The data folder to use: the flag, else the environment variable
    /// `SCOREWALK_DATA`, else the platform's folder for program data.
    ///
    /// # Errors
    /// [`StoreError::NoHome`] if none of the three is known.
    pub fn default_root(flag: Option<PathBuf>) -> Result<PathBuf, StoreError> {
        Self::root_from(flag, env::var_os(VARIABLE))
    }

    /// As [`Store::default_root`], with the variable's value given. An empty
    /// path counts as none.
    ///
    /// # Errors
    /// As [`Store::default_root`].
    pub fn root_from(flag: Option<PathBuf>, variable: Option<OsString>) -> Result<PathBuf, StoreError> {
        let is_given = |path: &PathBuf| !path.as_os_str().is_empty();
        flag.filter(is_given)
            .or_else(|| variable.map(PathBuf::from).filter(is_given))
            .or_else(|| ProjectDirs::from("", "", "scorewalk").map(|dirs| dirs.data_dir().to_owned()))
            .ok_or(StoreError::NoHome)
    }

    /// The data folder.
    #[must_use]
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// Starts a session with `header` as its first line. If `id` is in use,
    /// here or in the trash, the session is named `id-2`, `id-3`…; the
    /// journal tells its name.
    ///
    /// # Errors
    /// As [`Store::create_with`].
    pub fn create(&self, id: &str, header: &str) -> Result<Journal, StoreError> {
        self.create_with(id, |_| header.to_owned())
    }

    /// As [`Store::create`], with the header made once the name is known, for
    /// headers that hold it. `header` may be called more than once.
    ///
    /// # Errors
    /// [`StoreError::BadId`] and [`StoreError::BadLine`] for what cannot be
    /// stored, [`StoreError::Exists`] when every suffix is in use, and
    /// whatever keeps the file from being written.
    pub fn create_with(&self, id: &str, mut header: impl FnMut(&str) -> String) -> Result<Journal, StoreError> {
        id::check(id)?;
        files::make_folder(&self.root)?;
        files::sweep(&self.root);
        for name in id::candidates(id).filter(|name| !self.in_use(name)) {
            let path = self.journal_path(&name);
            match journal::create(&name, &path, &header(&name), Arc::clone(&self.disk)) {
                Err(StoreError::Exists { .. }) => {}
                made => return made,
            }
        }
        Err(StoreError::Exists { path: self.journal_path(id) })
    }

    /// Opens a session, for writing if nobody else has it open. The file is
    /// left as it is, a torn end included: see [`Journal::mend`].
    ///
    /// # Errors
    /// [`StoreError::BadId`], [`StoreError::NotFound`],
    /// [`StoreError::NotAFile`], [`StoreError::TooLarge`],
    /// [`StoreError::NotUtf8`], and whatever keeps the file from being read.
    pub fn load(&self, id: &str) -> Result<Opened, StoreError> {
        id::check(id)?;
        journal::open(id, &self.journal_path(id), Arc::clone(&self.disk))
    }

    /// The text of a session without its torn end, without locking it.
    ///
    /// # Errors
    /// As [`Store::load`].
    pub fn read(&self, id: &str) -> Result<String, StoreError> {
        id::check(id)?;
        let path = self.journal_path(id);
        let bytes = files::read(&path)?;
        Ok(tail::clean(&path, bytes)?.text)
    }

    /// The sessions, newest change first. A folder that does not exist yet
    /// holds none. Files with names that cannot be ids are passed over.
    ///
    /// # Errors
    /// Whatever keeps the folder from being read.
    pub fn list(&self) -> Result<Vec<Listed>, StoreError> {
        listing::list(&self.root)
    }

    fn in_use(&self, id: &str) -> bool {
        // A name in the trash stays taken so that what is brought back can
        // have it again.
        files::occupied(&self.root, id) || files::occupied(&self.trash_folder(), id)
    }

    fn journal_path(&self, id: &str) -> PathBuf {
        files::journal_in(&self.root, id)
    }

    fn trash_folder(&self) -> PathBuf {
        self.root.join("trash")
    }
}
