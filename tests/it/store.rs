//! The data folder: nothing confirmed is lost, nothing of others is touched.

mod appending;
mod breaks;
mod folder;
mod processes;
mod sharing;

use std::{fs, path::PathBuf};

use scorewalk::session::store::{Journal, Store};
use tempfile::TempDir;

const ID: &str = "2026-10-03-carcassonne";
const HEADER: &str = r#"{"scorewalk":1,"game":"carcassonne"}"#;

/// A data folder that goes with the test.
struct Fixture {
    store: Store,
    folder: TempDir,
}

impl Fixture {
    fn new() -> Self {
        let folder = TempDir::new().unwrap();
        let store = Store::open(folder.path().join("data")).unwrap();
        Self { store, folder }
    }

    /// With a session that holds these bytes, whatever they are.
    fn with_bytes(bytes: &[u8]) -> Self {
        let fixture = Self::new();
        fs::create_dir_all(fixture.store.root()).unwrap();
        fs::write(fixture.file(), bytes).unwrap();
        fixture
    }

    fn create(&self) -> Journal {
        self.store.create(ID, HEADER).unwrap()
    }

    fn file(&self) -> PathBuf {
        self.store.root().join(format!("{ID}.jsonl"))
    }

    fn bytes(&self) -> Vec<u8> {
        fs::read(self.file()).unwrap()
    }

    /// The names in the data folder, sorted.
    fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(self.store.root()).unwrap();
        let name = |entry: std::io::Result<fs::DirEntry>| entry.unwrap().file_name();
        let mut names: Vec<_> = entries.map(|entry| name(entry).into_string().unwrap()).collect();
        names.sort();
        names
    }
}

/// A session file of these lines, each ended.
fn text_of<'a>(lines: impl IntoIterator<Item = &'a str>) -> String {
    let mut text = String::new();
    for line in lines {
        text.push_str(line);
        text.push('\n');
    }
    text
}
