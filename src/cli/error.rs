//! What keeps a verb from being done, and how it is told.

use std::io;

use super::usage;
use crate::rules::{Arg, Fault};
use crate::session::store::StoreError;
use crate::text::Text;
use crate::text::clean::clean;
use crate::tui::{RunError, words};

/// Why a verb could not be done. Its `Display` text is for developers; people read [`CliError::message`].
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum CliError {
    /// The command line does not parse.
    #[error("wrong usage")]
    Usage(#[source] clap::Error),
    /// The word names no game, or several.
    #[error("{word:?} names {} games", fits.len())]
    Game {
        /// The word.
        word: String,
        /// The games it may mean; none where it means nothing.
        fits: Vec<&'static str>,
    },
    /// The players or options of a new session, or a game that cannot be scored yet.
    #[error("what is asked for does not fit the game: {}", .0.code.0)]
    Unfit(Box<Fault>),
    /// A word that should read `key=value`.
    #[error("{word:?} is no option and its value")]
    Pair {
        /// The word.
        word: String,
    },
    /// A batch prints one line of JSON for each document and nothing else.
    #[error("a batch is always JSON")]
    BatchFormat,
    /// There is nobody to talk to.
    #[error("this is not a terminal")]
    NoTerminal,
    /// The data folder, or a file in it.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A file named on the command line.
    #[error("a file cannot be read")]
    Input(#[source] StoreError),
    /// A session cannot be opened: why, in words of the catalogue already.
    #[error("a session cannot be opened: {0}")]
    Session(String),
    /// Output that cannot be written, or the standard input that cannot be read.
    #[error(transparent)]
    Stream(#[from] io::Error),
}

impl CliError {
    /// Whether the reader of our output has gone away.
    pub(super) fn is_broken_pipe(&self) -> bool {
        matches!(self, Self::Stream(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }

    /// The exit status: 2 for what another command line would mend, else 1.
    pub(super) const fn status(&self) -> u8 {
        match self {
            Self::Store(_) | Self::Stream(_) | Self::Session(_) => 1,
            _ => 2,
        }
    }

    /// What is wrong, in words that are safe to print.
    #[must_use]
    pub fn message(&self, text: &Text) -> String {
        let said = |key: &str, word: &str| text.with(key, &[("word", Arg::Text(clean(word).into_owned()))]);
        match self {
            Self::Usage(error) => usage::message(error, text),
            Self::Game { word, fits } if fits.is_empty() => {
                let known = crate::games::GAMES.iter().map(|game| game.id).collect::<Vec<_>>().join(", ");
                let found = Arg::Text(clean(word).into_owned());
                text.with("error-unknown-game", &[("found", found), ("known", Arg::Text(known))])
            }
            Self::Game { word, fits } => {
                let word = Arg::Text(clean(word).into_owned());
                text.with("cli-error-several-games", &[("word", word), ("fits", Arg::Text(fits.join(", ")))])
            }
            Self::Unfit(fault) => clean(&text.fault(fault)).into_owned(),
            Self::Pair { word } => said("cli-error-pair", word),
            Self::BatchFormat => text.get("cli-error-batch-format"),
            Self::NoTerminal => text.get("cli-error-no-terminal"),
            Self::Input(StoreError::NotFound { path }) => said("cli-error-no-file", &path.to_string_lossy()),
            Self::Store(error) | Self::Input(error) => store_message(error, text),
            Self::Session(words) => words.clone(),
            Self::Stream(error) => text.with("cli-error-stream", &[("cause", Arg::Text(error.to_string()))]),
        }
    }
}

/// A failure of the store: which file, what is the matter with it, and what the system says.
pub(super) fn store_message(error: &StoreError, text: &Text) -> String {
    let said = words::store_error(text, error);
    match std::error::Error::source(error) {
        Some(cause) => format!("{said} ({})", clean(&cause.to_string())),
        None => said,
    }
}

impl From<RunError> for CliError {
    fn from(error: RunError) -> Self {
        match error {
            RunError::Terminal(error) => Self::Stream(error),
            RunError::Session(words) => Self::Session(words),
        }
    }
}
