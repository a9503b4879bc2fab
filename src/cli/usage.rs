//! What is wrong with a command line, in the words of the catalogue instead of clap's.

use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::rules::Arg;
use crate::text::Text;
use crate::text::clean::clean;

/// What is wrong, and how help is called for.
pub(super) fn message(error: &clap::Error, text: &Text) -> String {
    let args = [
        ("arg", of(error, &[ContextKind::InvalidArg])),
        ("value", of(error, &[ContextKind::InvalidValue, ContextKind::InvalidSubcommand])),
        ("known", of(error, &[ContextKind::ValidValue, ContextKind::ValidSubcommand])),
        (
            "meant",
            of(error, &[ContextKind::SuggestedArg, ContextKind::SuggestedValue, ContextKind::SuggestedSubcommand]),
        ),
    ];
    let is_there = |name: &str| args.iter().any(|(own, value)| *own == name && !value.is_empty());
    let key = key(error.kind(), &is_there);
    let args: Vec<_> = args.into_iter().map(|(name, value)| (name, Arg::Text(value))).collect();
    let mut said = text.with(key, &args);
    if is_meant(&args) {
        said = format!("{said} {}", text.with("usage-meant", &args));
    }
    format!("{said}\n{}", text.get("usage-help"))
}

fn key(kind: ErrorKind, is_there: &dyn Fn(&str) -> bool) -> &'static str {
    match kind {
        ErrorKind::InvalidValue if !is_there("value") => "usage-value-missing",
        ErrorKind::InvalidValue | ErrorKind::ValueValidation if is_there("known") => "usage-value-of",
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => "usage-value",
        ErrorKind::UnknownArgument => "usage-unknown",
        ErrorKind::InvalidSubcommand => "usage-unknown-command",
        ErrorKind::MissingRequiredArgument => "usage-missing",
        ErrorKind::ArgumentConflict => "usage-twice",
        ErrorKind::InvalidUtf8 => "usage-utf8",
        _ => "usage-other",
    }
}

fn is_meant(args: &[(&str, Arg)]) -> bool {
    args.iter().any(|(name, value)| *name == "meant" && *value != Arg::Text(String::new()))
}

/// The first of these things that clap knows about the error, several joined by commas.
fn of(error: &clap::Error, kinds: &[ContextKind]) -> String {
    let found = kinds.iter().find_map(|kind| error.get(*kind));
    let joined = match found {
        Some(ContextValue::String(word)) => word.clone(),
        Some(ContextValue::Strings(words)) => words.join(", "),
        Some(other) => other.to_string(),
        None => String::new(),
    };
    clean(&joined).into_owned()
}
