//! The table of keys in the README, made from the registry; a test compares the two.

use std::fmt::Write as _;

use strum::IntoEnumIterator;

use super::command::{COMMANDS, Context, Spec};
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
