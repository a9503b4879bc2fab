//! The program as others run it.

use std::ffi::OsStr;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::Value;

/// What a run of the program came to.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) status: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Run {
    /// The standard output, which is one JSON value.
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.out).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// The standard output, which is a JSON value a line.
    pub(crate) fn lines(&self) -> Vec<Value> {
        self.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }
}

/// The program with an environment of its own: English, no home folder, a data folder where `data` says.
pub(crate) fn program(data: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_scorewalk"));
    command.env_clear().env("SCOREWALK_DATA", data).env("LANG", "en_GB.UTF-8").env("TERM", "xterm");
    command
}

/// Runs the program without a data folder.
pub(crate) fn run<S: AsRef<OsStr>>(args: &[S], input: &[u8]) -> Run {
    let folder = tempfile::tempdir().unwrap();
    run_in(folder.path(), args, input)
}

/// Runs the program with `args`, `input` being its standard input.
pub(crate) fn run_in<S: AsRef<OsStr>>(data: &Path, args: &[S], input: &[u8]) -> Run {
    let mut command = program(data);
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut pipe = child.stdin.take().unwrap();
    let output = std::thread::scope(|scope| {
        // A program that does not want its input may be gone before it is written.
        scope.spawn(move || drop(pipe.write_all(input)));
        child.wait_with_output().unwrap()
    });
    Run {
        status: output.status.code().unwrap(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// A document of Anna and Ben with this log.
pub(crate) fn document(log: &str) -> String {
    format!(r#"{{"scorewalk":1,"game":"kutna-hora","players":[{{"name":"Anna"}},{{"name":"Ben"}}],"log":[{log}]}}"#)
}

/// The same as a session file, from the items of the log.
pub(crate) fn session(items: &[&str]) -> String {
    let header = r#"{"scorewalk":1,"game":"kutna-hora","players":[{"name":"Anna"},{"name":"Ben"}]}"#;
    let lines = std::iter::once(&header).chain(items).map(|line| format!("{line}\n"));
    lines.collect()
}
