//! Where the program keeps its data in a test, and how it is started there.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use portable_pty::CommandBuilder;
use tempfile::TempDir;

use super::window::Window;

/// The program.
const PROGRAM: &str = env!("CARGO_BIN_EXE_scorewalk");

/// A data folder that goes with the test.
pub(super) struct Folder {
    place: PathBuf,
    _own: Option<TempDir>,
}

impl Folder {
    pub(super) fn new() -> Self {
        let own = tempfile::tempdir().unwrap();
        Self { place: own.path().to_owned(), _own: Some(own) }
    }

    /// The data folder of another process's test.
    pub(super) fn at(place: PathBuf) -> Self {
        Self { place, _own: None }
    }

    pub(super) fn data(&self) -> PathBuf {
        self.place.join("data")
    }

    /// A folder that is no data folder.
    pub(super) fn beside(&self) -> &Path {
        &self.place
    }

    /// With a session file of these bytes.
    pub(super) fn with_session(self, text: &str) -> Self {
        fs::create_dir_all(self.data()).unwrap();
        fs::write(self.data().join("2026-10-03-kutna-hora.jsonl"), text).unwrap();
        self
    }

    /// The files in the data folder whose names end so.
    pub(super) fn files(&self, ending: &str) -> Vec<PathBuf> {
        let entries = fs::read_dir(self.data()).unwrap().map(|entry| entry.unwrap().path());
        entries.filter(|path| path.extension().is_some_and(|own| own == ending)).collect()
    }

    /// The one session file.
    pub(super) fn session(&self) -> PathBuf {
        let sessions = self.files("jsonl");
        assert_eq!(sessions.len(), 1, "{sessions:?}");
        sessions.into_iter().next().unwrap()
    }

    /// The lines of the one session file.
    pub(super) fn lines(&self) -> Vec<String> {
        fs::read_to_string(self.session()).unwrap().lines().map(str::to_owned).collect()
    }

    /// Begins to start the program on this folder.
    pub(super) fn start(&self) -> Start<'_> {
        Start { folder: self, env: Vec::new(), before: None, size: (80, 24) }
    }

    /// Starts the program and waits until it has taken the terminal.
    pub(super) fn open(&self, words: &[&str]) -> Window {
        self.start().open(words)
    }

    /// Runs the program without a terminal.
    pub(super) fn run(&self, words: &[&str]) -> Output {
        let mut command = Command::new(PROGRAM);
        command.env_clear().envs(self.env()).args(words).stdin(Stdio::null()).output().unwrap()
    }

    /// What the program is told of its surroundings, and nothing else.
    fn env(&self) -> Vec<(String, String)> {
        let path = std::env::var("PATH").unwrap_or_default();
        let (home, data) = (self.place.display().to_string(), self.data().display().to_string());
        let pairs = [
            ("PATH", path.as_str()),
            ("HOME", &home),
            ("TMPDIR", &home),
            ("SCOREWALK_DATA", &data),
            ("TERM", "xterm-256color"),
            ("LANG", "C.UTF-8"),
            ("TZ", "UTC"),
        ];
        pairs.map(|(name, value)| (name.to_owned(), value.to_owned())).to_vec()
    }
}

/// How the program is to be started.
pub(super) struct Start<'a> {
    folder: &'a Folder,
    env: Vec<(String, String)>,
    before: Option<String>,
    size: (u16, u16),
}

impl Start<'_> {
    /// Something else in its surroundings.
    pub(super) fn env(mut self, name: &str, value: &str) -> Self {
        self.env.push((name.to_owned(), value.to_owned()));
        self
    }

    /// Shell commands that come first in the same process.
    pub(super) fn after(mut self, commands: &str) -> Self {
        self.before = Some(commands.to_owned());
        self
    }

    /// Another size of the window, in columns and rows.
    pub(super) fn size(mut self, cols: u16, rows: u16) -> Self {
        self.size = (cols, rows);
        self
    }

    /// Starts the program.
    pub(super) fn run(self, words: &[&str]) -> Window {
        let mut command = match &self.before {
            None => CommandBuilder::new(PROGRAM),
            Some(before) => {
                let mut command = CommandBuilder::new("bash");
                command.args(["-c", &format!("{before}; exec \"$0\" \"$@\""), PROGRAM]);
                command
            }
        };
        command.args(words);
        self.spawn(command)
    }

    /// Starts a shell that knows the program as `$SCOREWALK` and numbers its prompts, `<1>` first.
    pub(super) fn shell(self) -> Window {
        let mut command = CommandBuilder::new("bash");
        command.args(["--norc", "--noprofile", "--noediting", "-i"]);
        self.env("SCOREWALK", PROGRAM).env("PS1", r"<\#> ").spawn(command)
    }

    fn spawn(self, mut command: CommandBuilder) -> Window {
        command.cwd(self.folder.beside());
        command.env_clear();
        for (name, value) in self.folder.env().into_iter().chain(self.env) {
            command.env(name, value);
        }
        Window::of(command, self.size)
    }

    /// Starts the program and waits until it has taken the terminal.
    pub(super) fn open(self, words: &[&str]) -> Window {
        let window = self.run(words);
        window.is_taken();
        window
    }
}
