//! The tables of keys in the README, made from the registry and the tables of the games; a test compares them.

use std::fmt::Write as _;

use strum::IntoEnumIterator;

use super::command::{COMMANDS, Context, Spec};
use crate::games::GAMES;
use crate::text::Text;

/// The keys of all commands as a table in Markdown.
#[must_use]
pub fn key_table(text: &Text) -> String {
    let heads = ["keys-table-key", "keys-table-does", "keys-table-where"].map(|key| text.get(key));
    let mut table = format!("| {} |\n|---|---|---|\n", heads.join(" | "));
    for spec in COMMANDS {
        let help = text.get(&format!("command-{}.help", spec.command.name()));
        let row = [keys(spec), help, places(text, spec)];
        // Writing into a String cannot fail.
        let _ = writeln!(table, "| {} |", row.map(|cell| cell.replace('|', "\\|")).join(" | "));
    }
    table
}

/// The letters of the games as a table in Markdown: those that open a form, and those inside forms.
#[must_use]
pub fn letter_table(text: &Text) -> String {
    let heads = ["keys-table-game", "keys-table-opens", "keys-table-in-forms"].map(|key| text.get(key));
    let mut table = format!("| {} |\n|---|---|---|\n", heads.join(" | "));
    for game in GAMES {
        let steps = || game.stages.iter().flat_map(|stage| stage.steps);
        let opens = steps().filter_map(|step| Some((step.letter?, text.of_step(game, step, "entry", &[]))));
        let fields =
            steps().flat_map(|step| step.ways.iter().flat_map(|way| way.fields).map(move |field| (step, field)));
        let inside =
            fields.filter_map(|(step, field)| Some((field.typed_by()?, text.of_step(game, step, field.key, &[]))));
        let row = [text.get(&format!("game-{}", game.id)), letters(opens), letters(inside)];
        let _ = writeln!(table, "| {} |", row.join(" | "));
    }
    table
}

/// Letters with their words, each once.
fn letters(all: impl Iterator<Item = (char, String)>) -> String {
    let mut words: Vec<String> = Vec::new();
    for (letter, word) in all {
        let word = format!("`{letter}` {word}");
        if !words.contains(&word) {
            words.push(word);
        }
    }
    if words.is_empty() { "–".to_owned() } else { words.join(" · ") }
}

/// The keys as code; a command without any is in the palette.
fn keys(spec: &Spec) -> String {
    let all = if spec.keys.is_empty() { vec!["`:`".to_owned()] } else { Vec::new() };
    all.into_iter().chain(spec.keys.iter().map(|key| format!("`{key}`"))).collect::<Vec<_>>().join(" ")
}

/// Where a command can be given, the places it cannot being few for some.
fn places(text: &Text, spec: &Spec) -> String {
    if spec.contexts.len() + 1 >= Context::iter().count() {
        return text.get("keys-everywhere");
    }
    let name = |context: &Context| {
        let name: &'static str = context.into();
        text.get(&format!("context-{name}"))
    };
    spec.contexts.iter().map(name).collect::<Vec<_>>().join(", ")
}
