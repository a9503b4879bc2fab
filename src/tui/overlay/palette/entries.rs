//! What the palette offers, and what is left of it when something is typed.

use super::{Palette, below};
use crate::rules::Arg;
use crate::text::Text;
use crate::tui::command::{COMMANDS, Command, Context, Spec};
use crate::tui::key::readings;
use crate::tui::model::Model;
use crate::tui::overlay::reading::keys::keys_of;
use crate::tui::{possible, words};

/// One line of the palette.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What it is called.
    pub label: String,
    /// Its keys.
    pub keys: String,
    /// What it does.
    pub help: String,
    /// Why it cannot be done now.
    pub refused: Option<String>,
    /// What it does, for the program.
    pub does: Does,
    /// The same in the other language, to be found by.
    other: String,
}

/// What an entry does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Does {
    /// A command of the registry.
    Command(Command),
    /// It goes to a stage.
    Stage(&'static str),
    /// It opens a step of the stage by its letter.
    Letter(char),
}

/// The entries that fit what is typed, the best first; all of them, the latest given first, while nothing is.
#[must_use]
pub fn entries(model: &Model, palette: &Palette) -> Vec<Entry> {
    let mut all = commands(model, palette);
    if below(model).0 == Context::Walk {
        all.extend(letters(model, palette));
    }
    if matches!(below(model).0, Context::Walk | Context::Result) {
        all.extend(stages(model, palette));
    }
    let typed = palette.typed.value().trim();
    if typed.is_empty() {
        let recent = |entry: &Entry| match entry.does {
            Does::Command(command) => model.recent.iter().position(|other| *other == command),
            _ => None,
        };
        all.sort_by_key(|entry| recent(entry).unwrap_or(usize::MAX));
        return all;
    }
    let readings = readings(typed).map(|reading| reading.to_lowercase());
    let mut ranked: Vec<(u8, Entry)> =
        all.into_iter().filter_map(|entry| rank(&entry, &readings).map(|rank| (rank, entry))).collect();
    ranked.sort_by_key(|(rank, _)| *rank);
    let best = ranked.first().map_or(0, |(rank, _)| *rank);
    ranked.retain(|(rank, _)| tier(*rank) == tier(best));
    ranked.into_iter().map(|(_, entry)| entry).collect()
}

/// How well an entry fits: its name beginning so is best, the letters scattered over the help worst. Several readings of
/// what was typed count alike.
fn rank(entry: &Entry, readings: &[String]) -> Option<u8> {
    let label = entry.label.to_lowercase();
    let all = format!("{label} {} {}", entry.help, entry.other).to_lowercase();
    let tests: [&dyn Fn(&str) -> bool; 6] = [
        &|typed| label.starts_with(typed),
        &|typed| starts_a_word(&label, typed),
        &|typed| starts_a_word(&all, typed),
        &|typed| all.contains(typed),
        &|typed| scattered(&label, typed),
        &|typed| scattered(&all, typed),
    ];
    let fits = tests.iter().position(|test| readings.iter().any(|typed| test(typed)))?;
    u8::try_from(fits).ok()
}

/// Where words fit, letters scattered over others are noise: only the best kind of fit is shown.
const fn tier(rank: u8) -> u8 {
    match rank {
        0..=2 => 0,
        3 | 4 => 1,
        _ => 2,
    }
}

fn starts_a_word(text: &str, typed: &str) -> bool {
    text.split_whitespace().any(|word| word.starts_with(typed)) || text.contains(&format!(" {typed}"))
}

/// Whether the letters stand in a text in this order, whatever lies between.
fn scattered(text: &str, typed: &str) -> bool {
    let mut letters = text.chars();
    typed.chars().filter(|c| !c.is_whitespace()).all(|wanted| letters.any(|c| c == wanted))
}

fn commands(model: &Model, palette: &Palette) -> Vec<Entry> {
    let (context, overlays) = below(model);
    // The palette itself and the arrows are no use in a list of names.
    let named = |spec: &&Spec| {
        let moves = matches!(
            spec.command,
            Command::Palette | Command::Up | Command::Down | Command::Left | Command::Right | Command::Space
        );
        spec.contexts.contains(&context) && !moves
    };
    let entry = |spec: &Spec| {
        let key = format!("command-{}", spec.command.name());
        let help = format!("{key}.help");
        let refused = possible::check_under(model, overlays, spec.command).err();
        Entry {
            label: model.text.get(&key),
            keys: keys_of(model, spec),
            help: model.text.get(&help),
            refused: refused
                .map(|reason| model.text.with("palette-not-now", &[("why", Arg::Text(model.text.get(reason)))])),
            does: Does::Command(spec.command),
            other: format!("{} {}", palette.other.get(&key), palette.other.get(&help)),
        }
    };
    COMMANDS.iter().filter(named).map(entry).collect()
}

/// The steps of the stage that have a letter of their own.
fn letters(model: &Model, palette: &Palette) -> Vec<Entry> {
    let Some(play) = model.play() else { return Vec::new() };
    let entry = |(letter, step)| Entry {
        label: words::of_step(play, &model.text, step, "entry"),
        keys: String::from(letter),
        help: model.text.get("palette-step"),
        refused: None,
        does: Does::Letter(letter),
        other: words::of_step(play, &palette.other, step, "entry"),
    };
    play.lettered_steps().map(entry).collect()
}

/// Every stage, to go to.
fn stages(model: &Model, palette: &Palette) -> Vec<Entry> {
    let Some(play) = model.play() else { return Vec::new() };
    let entry = |(at, stage): (usize, &'static crate::rules::Stage)| {
        let number = |text: &Text| text.with("palette-stage", &[("n", Arg::number(at + 1))]);
        Entry {
            label: words::stage_of(play, &model.text, stage),
            keys: crate::tui::glyph::Glyph::Nobody.pair().0.to_owned(),
            help: number(&model.text),
            refused: None,
            does: Does::Stage(stage.id),
            other: format!("{} {}", words::stage_of(play, &palette.other, stage), number(&palette.other)),
        }
    };
    play.stages().into_iter().enumerate().map(entry).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_may_be_scattered_but_keep_their_order() {
        assert!(scattered("board's table", "btb"));
        assert!(!scattered("undo", "dun"));
    }

    #[test]
    fn words_count_from_their_beginning() {
        assert!(starts_a_word("none left", "left"));
        assert!(!starts_a_word("none left", "eft"));
    }
}
