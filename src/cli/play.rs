//! `new`, `resume` and no verb at all: what needs a terminal.

use std::io::{self, IsTerminal as _};
use std::path::PathBuf;

use serde_json::{Map, Value as Json, json};

use super::args::New;
use super::{CliError, Context, Outcome, game};
use crate::rules::{Fault, Game, OptionKind, OptionValue, Player, Setup};
use crate::session::format;
use crate::text::Lang;
use crate::tui::theme::ColorChoice;

/// With what the program is opened.
#[derive(Debug)]
pub enum Launch {
    /// The home screen.
    Home,
    /// A new session of a game, everything about it checked.
    New {
        /// The game.
        game: &'static Game,
        /// Who plays, in seating order.
        players: Vec<Player>,
        /// A value for every option.
        options: Vec<(&'static str, OptionValue)>,
    },
    /// A session by its id, or the last one.
    Resume(Option<String>),
}

/// What holds for the whole run.
#[derive(Clone, Debug)]
pub struct Common {
    /// The data folder asked for.
    pub data_dir: Option<PathBuf>,
    /// The language.
    pub lang: Lang,
    /// Whether only ASCII can be shown.
    pub ascii: bool,
    /// Whether there are colours.
    pub color: ColorChoice,
}

/// Opens the home screen.
pub(super) fn home(context: &Context<'_>) -> Result<Outcome, CliError> {
    launch(context, &Launch::Home)
}

/// Takes a session up again.
pub(super) fn resume(context: &Context<'_>, id: Option<String>) -> Result<Outcome, CliError> {
    launch(context, &Launch::Resume(id))
}

/// Begins a session.
pub(super) fn new(context: &Context<'_>, new: &New) -> Result<Outcome, CliError> {
    let game = game::find(&new.game, context.text)?;
    launch(context, &agreed(game, new)?)
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
    let Setup { players, options, .. } = state.setup().clone();
    Ok(Launch::New { game, players, options })
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

/// Hands over to the terminal program, if there is a terminal.
fn launch(context: &Context<'_>, launch: &Launch) -> Result<Outcome, CliError> {
    let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    if dumb || !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        return Err(CliError::NoTerminal);
    }
    let common = Common {
        data_dir: context.global.data_dir.clone(),
        lang: context.text.lang(),
        ascii: context.glyphs.ascii,
        color: context.global.color,
    };
    open(&common, launch)?;
    Ok(Outcome::Done)
}

/// The place where the terminal program begins.
fn open(_common: &Common, _launch: &Launch) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
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
        assert!(matches!(launch, Ok(Launch::New { players, .. }) if players[1].name == "Ben"));
        assert!(matches!(begun(&["Anna"], &[]), Err(CliError::Unfit(fault)) if fault.code.0 == "player-count"));
        assert!(matches!(begun(&["Anna", " "], &[]), Err(CliError::Unfit(_))));
        assert!(
            matches!(begun(&["Anna", "Ben"], &["x=1"]), Err(CliError::Unfit(fault)) if fault.code.0 == "unknown-key")
        );
        assert!(matches!(begun(&["Anna", "Ben"], &["x"]), Err(CliError::Pair { .. })));
    }
}
