//! `list`: the saved sessions.

use std::io::Write;

use jiff::Timestamp;
use jiff::tz::TimeZone;
use serde::Serialize;

use super::args::Short;
use super::{CliError, Context, Outcome, error, json, sheet};
use crate::rules::Arg;
use crate::session::State;
use crate::session::format::{self, Rejected};
use crate::session::store::{Listed, Store, StoreError};
use crate::text::clean::clean;

/// One session, as other programs read it.
#[derive(Debug, Serialize)]
struct Row<'a> {
    id: &'a str,
    modified: Option<String>,
    #[serde(flatten)]
    found: Found<'a>,
}

/// What is in its file.
#[derive(Debug, Serialize)]
#[serde(untagged)]
enum Found<'a> {
    Score { game: &'static str, players: Vec<&'a str>, totals: &'a [i64], complete: bool, missing: Vec<&'static str> },
    Broken { error: Broken },
}

/// Why a file does not count as a session.
#[derive(Debug, Serialize)]
struct Broken {
    code: &'static str,
    message: String,
}

/// Why a session cannot be shown.
enum Failed {
    Store(StoreError),
    Read(Rejected),
}

/// Prints every session, newest change first; one that is broken is told and keeps nobody from seeing the others.
pub(super) fn run(context: &Context<'_>, wanted: Short, out: &mut dyn Write) -> Result<Outcome, CliError> {
    let store = context.store()?;
    let listed = store.list()?;
    if listed.is_empty() && wanted == Short::Text {
        writeln!(out, "{}", context.glyphs.fold(&context.text.get("list-empty")))?;
    }
    if wanted == Short::Json {
        return all_as_json(context, &store, &listed, out);
    }
    for one in &listed {
        writeln!(out, "{}", context.glyphs.fold(&in_words(context, one, &load(&store, &one.id))))?;
    }
    Ok(Outcome::Done)
}

/// A list with each session on a line of its own, so that it can be read as one value or line by line.
fn all_as_json(
    context: &Context<'_>,
    store: &Store,
    listed: &[Listed],
    out: &mut dyn Write,
) -> Result<Outcome, CliError> {
    let mut row = Vec::new();
    for (at, one) in listed.iter().enumerate() {
        out.write_all(if at == 0 { b"[\n" } else { b",\n" })?;
        row.clear();
        as_json(context, one, &load(store, &one.id), &mut row)?;
        out.write_all(row.trim_ascii_end())?;
    }
    out.write_all(if listed.is_empty() { b"[]\n" } else { b"\n]\n" })?;
    Ok(Outcome::Done)
}

fn load(store: &Store, id: &str) -> Result<State, Failed> {
    let text = store.read(id).map_err(Failed::Store)?;
    format::read_session(&text).map_err(Failed::Read)
}

/// One line: the id, when it changed, the game, the players with their totals, and what comes next.
fn in_words(context: &Context<'_>, listed: &Listed, read: &Result<State, Failed>) -> String {
    let text = context.text;
    let local = Timestamp::try_from(listed.modified).map(|time| TimeZone::system().to_datetime(time));
    let modified = local.map(|time| time.strftime("%Y-%m-%d %H:%M").to_string()).unwrap_or_default();
    let args = vec![("id", Arg::Text(listed.id.clone())), ("modified", Arg::Text(modified))];
    match read {
        Ok(state) => {
            let game = state.game().id;
            let next = match state.missing().first() {
                Some(open) => Arg::Key(format!("{game}-stage-{open}")),
                None => Arg::Key("list-complete".to_owned()),
            };
            let scores = Arg::Text(sheet::scores(state));
            let more = [("game", Arg::Key(format!("game-{game}-short"))), ("scores", scores), ("next", next)];
            text.with("list-session", &args.into_iter().chain(more).collect::<Vec<_>>())
        }
        Err(failed) => {
            let reason = Arg::Text(reason(context, failed));
            text.with("list-broken", &args.into_iter().chain([("reason", reason)]).collect::<Vec<_>>())
        }
    }
}

fn as_json(
    context: &Context<'_>,
    listed: &Listed,
    read: &Result<State, Failed>,
    out: &mut Vec<u8>,
) -> Result<(), CliError> {
    let found = match read {
        Ok(state) => {
            let missing = state.missing();
            Found::Score {
                game: state.game().id,
                players: state.setup().players.iter().map(|player| player.name.as_str()).collect(),
                totals: state.closed().standings.totals.values(),
                complete: missing.is_empty(),
                missing,
            }
        }
        Err(failed) => Found::Broken { error: Broken { code: code(failed), message: reason(context, failed) } },
    };
    let modified = Timestamp::try_from(listed.modified).ok().map(|time| format!("{time:.0}"));
    Ok(json::line(&Row { id: &listed.id, modified, found }, out)?)
}

fn code(failed: &Failed) -> &'static str {
    match failed {
        Failed::Store(error) => error.key(),
        Failed::Read(rejected) => rejected.fault.code.0,
    }
}

fn reason(context: &Context<'_>, failed: &Failed) -> String {
    match failed {
        Failed::Store(error) => error::store_message(error, context.text),
        Failed::Read(rejected) => clean(&sheet::refusal(context, rejected)).into_owned(),
    }
}
