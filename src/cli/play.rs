//! `new`, `resume` and no verb at all: what needs a terminal.

use std::io::{self, IsTerminal as _, Write as _};
use std::rc::Rc;

use serde_json::{Map, Value as Json, json};

use super::args::New;
use super::{CliError, Context, Outcome, game};
use crate::rules::{Fault, Game, OptionKind};
use crate::session::format;
use crate::text::clean::clean_json;
use crate::tui::{self, Launch, Settings};

/// Opens the home screen.
pub(super) fn home(context: &Context<'_>) -> Result<Outcome, CliError> {
    launch(context, Launch::Home)
}

/// Takes a session up again.
pub(super) fn resume(context: &Context<'_>, id: Option<String>) -> Result<Outcome, CliError> {
    launch(context, Launch::Resume(id))
}

/// Begins a session.
pub(super) fn new(context: &Context<'_>, new: &New) -> Result<Outcome, CliError> {
    let game = game::find(&new.game, context.text)?;
    launch(context, agreed(game, new)?)
}

/// What the command line says about a new session, checked as the format checks it: it is put together as the first line of
/// a session file and read as one.
fn agreed(game: &'static Game, new: &New) -> Result<Launch, CliError> {
    let players: Vec<Json> = new.players.iter().map(|name| json!({ "name": name.trim() })).collect();
    if new.players.iter().any(|name| name.trim().is_empty()) {
        return Err(CliError::Unfit(Box::new(Fault::new(crate::rules::Code::MISSING_KEY).told("cli-error-no-name"))));
    }
    let options = new.options.iter().map(|word| option(game, word)).collect::<Result<Map<_, _>, _>>()?;
    let header = json!({ "scorewalk": format::VERSION, "game": game.id, "players": players, "options": options });
    let state = format::read_session(&header.to_string()).map_err(|rejected| CliError::Unfit(rejected.fault))?;
    Ok(Launch::New(Box::new(state.header().clone())))
}

/// One `key=value`: a word as it is, words with commas between them, anything else as JSON.
fn option(game: &Game, word: &str) -> Result<(String, Json), CliError> {
    let pair = || CliError::Pair { word: word.to_owned() };
    let (key, value) = word.split_once('=').ok_or_else(pair)?;
    let as_json = || serde_json::from_str(value).unwrap_or_else(|_no_json| json!(value));
    let value = match game.options.iter().find(|spec| spec.key == key).map(|spec| spec.kind) {
        Some(OptionKind::Word(_)) => json!(value),
        Some(OptionKind::Words(_)) if !value.starts_with('[') => value.split(',').map(str::trim).collect(),
        _ => as_json(),
    };
    Ok((key.to_owned(), value))
}

/// Hands over to the terminal program, if there is a terminal. Entries that could not be written to the disk are printed,
/// one a line, so that nothing is lost with the window.
fn launch(context: &Context<'_>, launch: Launch) -> Result<Outcome, CliError> {
    let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    if dumb || !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        return Err(CliError::NoTerminal);
    }
    let settings = Settings {
        store: context.store()?,
        text: Rc::clone(context.text),
        lang: context.global.lang,
        ascii: context.global.ascii,
        color: context.global.color,
    };
    let left = tui::run(&settings, launch)?;
    let mut out = io::stdout().lock();
    for line in &left.owed {
        writeln!(out, "{}", clean_json(line))?;
    }
    Ok(if left.owed.is_empty() { Outcome::Done } else { Outcome::Wrong })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn begun(players: &[&str], options: &[&str]) -> Result<Launch, CliError> {
        let owned = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
        let game = crate::games::find("kutna-hora").ok_or(CliError::NoTerminal)?;
        agreed(game, &New { game: String::new(), players: owned(players), options: owned(options) })
    }

    #[test]
    fn players_and_options_are_checked_as_in_a_file() {
        let table = r#"mine_values=[{"up_to":5,"places":[4,2]}]"#;
        let launch = begun(&["Anna", " Ben "], &[table]);
        assert!(matches!(launch, Ok(Launch::New(header)) if header.setup.players[1].name == "Ben"));
        assert!(matches!(begun(&["Anna"], &[]), Err(CliError::Unfit(fault)) if fault.code.0 == "player-count"));
        assert!(matches!(begun(&["Anna", " "], &[]), Err(CliError::Unfit(_))));
        assert!(
            matches!(begun(&["Anna", "Ben"], &["x=1"]), Err(CliError::Unfit(fault)) if fault.code.0 == "unknown-key")
        );
        assert!(matches!(begun(&["Anna", "Ben"], &["x"]), Err(CliError::Pair { .. })));
    }
}
