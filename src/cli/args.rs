//! What can be written on the command line, and its help in the language chosen.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser as _};
use clap::{ArgAction, Command, CommandFactory as _, FromArgMatches as _, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;

use crate::text::{Lang, Text};
use crate::tui::theme::ColorChoice;

/// The whole command line.
#[derive(Debug, Parser)]
#[command(name = "scorewalk", version, disable_help_flag = true, disable_version_flag = true)]
#[command(disable_help_subcommand = true)]
pub(crate) struct Args {
    /// What holds for every verb.
    #[command(flatten)]
    pub(crate) global: Global,
    /// What to do; nothing said opens the home screen.
    #[command(subcommand)]
    pub(crate) verb: Option<Verb>,
    /// Asks for the version.
    #[arg(short = 'V', long, action = ArgAction::Version)]
    version: Option<bool>,
}

/// What can be said with every verb.
#[derive(Debug, clap::Args)]
pub(crate) struct Global {
    /// The language to speak.
    #[arg(long, global = true, value_parser = languages())]
    pub(crate) lang: Option<Lang>,
    /// The data folder.
    #[arg(long, global = true)]
    pub(crate) data_dir: Option<PathBuf>,
    /// Whether signs beyond ASCII are to be kept out.
    #[arg(long, global = true)]
    pub(crate) ascii: bool,
    /// Whether there are to be colours.
    #[arg(long, global = true, default_value = "auto", hide_default_value = true, value_parser = colours())]
    pub(crate) color: ColorChoice,
    /// Asks for help.
    #[arg(short, long, global = true, action = ArgAction::Help)]
    help: Option<bool>,
}

/// What to do.
#[derive(Debug, Subcommand)]
pub(crate) enum Verb {
    /// Begins a session.
    New(New),
    /// Takes a session up again.
    Resume {
        /// Its name; the last one where none is said.
        id: Option<String>,
    },
    /// Lists the saved sessions.
    List {
        /// How they are printed.
        #[arg(long, default_value = "text", hide_default_value = true)]
        format: Short,
    },
    /// Prints a saved session.
    Show(Show),
    /// Scores documents.
    Score(Score),
    /// Prints the rules at hand.
    Rules {
        /// Those of this game; none lists the games.
        game: Option<String>,
        /// Only what holds this word.
        word: Option<String>,
    },
    /// Prints completions.
    Completions {
        /// For this shell.
        shell: Shell,
    },
    /// Prints the manual page.
    Man,
}

/// A new session.
#[derive(Debug, clap::Args)]
pub(crate) struct New {
    /// The game, or enough of its name.
    pub(crate) game: String,
    /// The names, in seating order.
    #[arg(long, required = true, value_delimiter = ',')]
    pub(crate) players: Vec<String>,
    /// Options as `key=value`.
    #[arg(long = "option")]
    pub(crate) options: Vec<String>,
}

/// A saved session, shown.
#[derive(Debug, clap::Args)]
pub(crate) struct Show {
    /// Its name.
    pub(crate) id: String,
    /// Whether every line of the tally is printed.
    #[arg(long)]
    pub(crate) why: bool,
    /// How it is printed.
    #[arg(long, default_value = "text", hide_default_value = true)]
    pub(crate) format: Format,
}

/// Documents or session files, scored.
#[derive(Debug, clap::Args)]
pub(crate) struct Score {
    /// What to read; `-` or nothing is the standard input.
    pub(crate) files: Vec<PathBuf>,
    /// Whether every line is a document.
    #[arg(long)]
    pub(crate) batch: bool,
    /// Whether every line of the tally is printed.
    #[arg(long)]
    pub(crate) why: bool,
    /// How the results are printed; what is usual depends on the input.
    #[arg(long)]
    pub(crate) format: Option<Format>,
}

/// How a sheet is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// In columns.
    Text,
    /// As the format lays down.
    Json,
    /// As a page.
    Markdown,
    /// For a spreadsheet.
    Csv,
}

/// How a list is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Short {
    /// A line each.
    Text,
    /// For other programs.
    Json,
}

fn languages() -> impl clap::builder::TypedValueParser<Value = Lang> {
    PossibleValuesParser::new(["en", "ru"]).map(|word| word.parse().unwrap_or_default())
}

fn colours() -> impl clap::builder::TypedValueParser<Value = ColorChoice> {
    PossibleValuesParser::new(["auto", "always", "never"]).map(|word| match word.as_str() {
        "always" => ColorChoice::Always,
        "never" => ColorChoice::Never,
        _ => ColorChoice::Auto,
    })
}

/// The language asked for, looked up before anything is parsed: the help and what is wrong are told in it already. A word
/// that is no language is left for [`parse`] to refuse.
pub(crate) fn language(words: &[OsString]) -> Option<Lang> {
    let words: Vec<&str> = words.iter().filter_map(|word| word.to_str()).take_while(|word| *word != "--").collect();
    let after = words.windows(2).filter(|pair| pair[0] == "--lang").map(|pair| pair[1]);
    let joined = words.iter().filter_map(|word| word.strip_prefix("--lang="));
    after.chain(joined).find_map(|word| word.parse().ok())
}

/// Takes the words of the command line apart. What is no error but a call for help comes back as one too.
pub(crate) fn parse(words: Vec<OsString>, text: &Text) -> Result<Args, clap::Error> {
    command(text).try_get_matches_from(words).and_then(|matches| Args::from_arg_matches(&matches))
}

/// The command line as clap knows it, with every word from the catalogue.
pub(crate) fn command(text: &Text) -> Command {
    in_words(Args::command(), text)
}

fn in_words(command: Command, text: &Text) -> Command {
    let name = command.get_name().to_owned();
    let say = |key: &str| text.get(key);
    let arg = |arg: clap::Arg| {
        let id = arg.get_id().as_str().to_owned();
        let key = [format!("cli-{name}-{id}"), format!("cli-arg-{id}")].into_iter().find(|key| text.has(key));
        let key = key.unwrap_or_default();
        let heading = if arg.is_positional() { "cli-arguments" } else { "cli-options" };
        let value = format!("{key}.value");
        let arg = if text.has(&value) { arg.value_name(say(&value)) } else { arg };
        // What goes with every verb comes after what is its own.
        let arg = if arg.is_global_set() { arg.display_order(100) } else { arg };
        let takes_one = arg.get_action().takes_values();
        arg.help(say(&key)).help_heading(say(heading)).hide_possible_values(takes_one)
    };
    command
        .about(say(&format!("cli-{name}")))
        .override_usage(say(&format!("cli-{name}.usage")))
        .help_template(format!("{{about}}\n\n{}: {{usage}}\n\n{{all-args}}\n", say("cli-usage")))
        .subcommand_help_heading(say("cli-commands"))
        .mut_args(arg)
        .mut_subcommands(|verb| in_words(verb, text))
}
