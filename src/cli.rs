//! The command line: the same core without a terminal.
//!
//! One verb a file. A verb writes to the output it is given and returns how it went; only [`run`] knows the process. What
//! somebody else typed goes through [`clean`](crate::text::clean) before it is printed as text, and through `json` as JSON.
//!
//! **Invariant**: nothing is worked out here that the core does not know; this only reads, asks and prints.

mod args;
mod completions;
mod error;
mod game;
mod input;
mod json;
mod list;
mod man;
pub mod play;
pub mod result;
mod rules;
mod score;
mod sheet;
mod show;
mod usage;
mod wrap;

use std::ffi::OsString;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;
use std::rc::Rc;

use crate::session::store::Store;
use crate::text::{Lang, Text};
use crate::tui::glyph::Glyphs;
use args::{Args, Global, Verb};
pub use error::CliError;

/// How a verb went, where it did not fail altogether; of several the greatest counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Outcome {
    /// All is well.
    Done,
    /// It was done, but something it was about is in error, or nothing was found.
    Wrong,
}

/// What every verb needs to know.
#[derive(Debug)]
pub(crate) struct Context<'a> {
    /// The language.
    pub(crate) text: &'a Rc<Text>,
    /// The signs that can be shown.
    pub(crate) glyphs: Glyphs,
    /// What holds for every verb.
    pub(crate) global: &'a Global,
}

impl Context<'_> {
    /// The data folder.
    pub(crate) fn store(&self) -> Result<Store, CliError> {
        Ok(Store::open(Store::default_root(self.global.data_dir.clone())?)?)
    }
}

/// Does what the words of the command line say, the program's own name first, and tells the exit status: 0 all well, 1
/// something was in error, 2 wrong usage.
#[must_use]
pub fn run(words: Vec<OsString>) -> ExitCode {
    let env = |name: &str| std::env::var(name).ok();
    let text = Rc::new(Text::new(Lang::choose(args::language(&words), &env)));
    let mut out = BufWriter::with_capacity(1 << 16, io::stdout().lock());
    let outcome = match args::parse(words, &text) {
        Ok(args) => obey(&args, &text, &mut out).and_then(|outcome| Ok(out.flush().map(|()| outcome)?)),
        Err(error) if error.use_stderr() => Err(CliError::Usage(error)),
        Err(help) => {
            write!(out, "{}", help.render()).and_then(|()| out.flush()).map(|()| Outcome::Done).map_err(Into::into)
        }
    };
    match outcome {
        Ok(Outcome::Done) => ExitCode::SUCCESS,
        Ok(Outcome::Wrong) => ExitCode::from(1),
        Err(error) => tell(&error, &text),
    }
}

fn obey(args: &Args, text: &Rc<Text>, out: &mut dyn Write) -> Result<Outcome, CliError> {
    let glyphs = Glyphs::choose(args.global.ascii, &|name| std::env::var(name).ok());
    let context = Context { text, glyphs, global: &args.global };
    match &args.verb {
        None => play::home(&context),
        Some(Verb::New(new)) => play::new(&context, new),
        Some(Verb::Resume { id }) => play::resume(&context, id.clone()),
        Some(Verb::List { format }) => list::run(&context, *format, out),
        Some(Verb::Show(show)) => show::run(&context, show, out),
        Some(Verb::Score(score)) => score::run(&context, score, out),
        Some(Verb::Rules { game, word }) => rules::run(&context, game.as_deref(), word.as_deref(), out),
        Some(Verb::Completions { shell }) => completions::run(*shell, text, out),
        Some(Verb::Man) => man::run(text, out),
    }
}

/// Tells on the error output what went wrong. Whoever no longer reads our output wants to hear nothing of it either.
fn tell(error: &CliError, text: &Text) -> ExitCode {
    if error.is_broken_pipe() {
        return ExitCode::SUCCESS;
    }
    // With the error output gone too, only the exit status is left to tell it by.
    let _ = writeln!(io::stderr().lock(), "scorewalk: {}", error.message(text));
    ExitCode::from(error.status())
}
