//! The three operations an append is made of, so that a disk which fills up
//! or breaks between any two of them can be played in tests.

use std::{
    fmt,
    fs::File,
    io::{self, Seek as _, SeekFrom, Write as _},
};

/// What a journal asks of the disk. The provided methods are the real ones.
pub trait Disk: fmt::Debug + Send + Sync {
    /// Writes `bytes` at offset `start`.
    ///
    /// # Errors
    /// The system's; any number of the bytes may have been written then.
    fn write(&self, mut file: &File, start: u64, bytes: &[u8]) -> io::Result<()> {
        file.seek(SeekFrom::Start(start))?;
        file.write_all(bytes)
    }

    /// Waits until the file's bytes are on the medium.
    ///
    /// # Errors
    /// The system's; nothing is known of the bytes written last then.
    fn sync(&self, file: &File) -> io::Result<()> {
        file.sync_data()
    }

    /// Cuts the file to `length` bytes.
    ///
    /// # Errors
    /// The system's; the file is as before then.
    fn cut(&self, file: &File, length: u64) -> io::Result<()> {
        file.set_len(length)
    }
}

/// The disk as it is.
#[derive(Clone, Copy, Debug, Default)]
pub struct RealDisk;

impl Disk for RealDisk {}
