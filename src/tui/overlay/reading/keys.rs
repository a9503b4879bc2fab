//! The keys page, made from the registry: what can be pressed here, and what cannot be done now and why.

use crate::rules::{Arg, Field, Kind, Typing};
use crate::tui::command::{COMMANDS, Command, Context, Group, Spec};
use crate::tui::key::Key;
use crate::tui::model::Model;
use crate::tui::overlay::Overlay;
use crate::tui::play::Play;
use crate::tui::{possible, words};

/// Some rows below one title.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyGroup {
    /// The title.
    pub title: String,
    /// The rows.
    pub rows: Vec<KeyRow>,
}

/// What is pressed, and what it does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyRow {
    /// The keys.
    pub keys: String,
    /// What they do, or why they do nothing now.
    pub words: String,
    /// The command, where it is one.
    pub command: Option<Command>,
}

/// The groups in the order of the page.
const ORDER: [Group; 5] = [Group::Form, Group::Walk, Group::Games, Group::Everywhere, Group::Reading];

/// How many overlays lie below the page.
#[must_use]
pub fn below(model: &Model) -> usize {
    let reading = |overlay: &Overlay| matches!(overlay, Overlay::Reading(_));
    model.overlays.iter().position(reading).unwrap_or(model.overlays.len())
}

/// The page for what lies below it.
#[must_use]
pub fn page(model: &Model) -> Vec<KeyGroup> {
    let below = below(model);
    of_context(model, model.context_under(below), below)
}

/// The page of a context, with so many overlays there.
#[must_use]
pub fn of_context(model: &Model, context: Context, overlays: usize) -> Vec<KeyGroup> {
    let here = |spec: &&Spec| spec.contexts.contains(&context);
    let able = |spec: &Spec| possible::check_under(model, overlays, spec.command);
    let mut groups = Vec::new();
    for group in ORDER {
        let specs = COMMANDS.iter().filter(here).filter(|spec| spec.group == group && able(spec).is_ok());
        let mut rows: Vec<KeyRow> = specs.map(|spec| row(model, spec)).collect();
        if context == Context::Walk {
            rows.splice(0..0, extra(model, group));
        }
        push(&mut groups, title(model, context, group), rows);
    }
    let refused = COMMANDS.iter().filter(here).filter_map(|spec| Some((spec, able(spec).err()?)));
    let rows = refused.map(|(spec, reason)| refused_row(model, spec, reason)).collect();
    push(&mut groups, model.text.get("keys-not-now"), rows);
    let own = |spec: &&Spec| spec.contexts.contains(&Context::Reading) && !spec.contexts.contains(&context);
    let rows = COMMANDS.iter().filter(own).map(|spec| row(model, spec)).collect();
    push(&mut groups, model.text.get("keys-own-page"), rows);
    groups
}

/// The keys of a command as they are shown; the palette's where it has none.
#[must_use]
pub fn keys_of(model: &Model, spec: &Spec) -> String {
    if spec.keys.is_empty() {
        return model.glyphs.key(Key::Char(':')).into_owned();
    }
    spec.keys.iter().map(|key| model.glyphs.key(*key)).collect::<Vec<_>>().join(" ")
}

fn push(groups: &mut Vec<KeyGroup>, title: String, rows: Vec<KeyRow>) {
    if !rows.is_empty() {
        groups.push(KeyGroup { title, rows });
    }
}

fn title(model: &Model, context: Context, group: Group) -> String {
    if group == Group::Reading && context != Context::Reading {
        return model.text.get("keys-moves");
    }
    let name: &'static str = group.into();
    let title = model.text.get(&format!("group-{name}"));
    let stage = model.play().and_then(|play| play.stage).filter(|_| context == Context::Walk && group == Group::Form);
    stage.map_or(title.clone(), |stage| format!("{title} · {}", words::stage(model, stage)))
}

fn row(model: &Model, spec: &Spec) -> KeyRow {
    let help = model.text.get(&format!("command-{}.help", spec.command.name()));
    KeyRow { keys: keys_of(model, spec), words: model.glyphs.fold(&help).into_owned(), command: Some(spec.command) }
}

fn refused_row(model: &Model, spec: &Spec, reason: &str) -> KeyRow {
    let label = model.text.get(&format!("command-{}", spec.command.name()));
    let why = model.text.get(reason);
    KeyRow { words: model.glyphs.fold(&format!("{label}: {why}")).into_owned(), ..row(model, spec) }
}

/// What the registry does not know: digits and letters of the form, and the steps with a letter of their own.
fn extra(model: &Model, group: Group) -> Vec<KeyRow> {
    let Some(play) = model.play() else { return Vec::new() };
    let plain = |keys: String, words: String| {
        let fold = |text: String| model.glyphs.fold(&text).into_owned();
        KeyRow { keys: fold(keys), words: fold(words), command: None }
    };
    match group {
        Group::Form => fields(play)
            .iter()
            .filter(|field| field.is_typed() && play.form.has(field))
            .map(|field| {
                let (keys, words) = field_words(model, play, field);
                plain(keys, words)
            })
            .collect(),
        Group::Walk => play
            .lettered_steps()
            .map(|(letter, step)| plain(letter.to_string(), words::of_step(play, &model.text, step, "entry")))
            .collect(),
        _ => Vec::new(),
    }
}

fn fields(play: &Play) -> &'static [Field] {
    play.form.step.ways.get(play.form.way).map_or(&[], |way| way.fields)
}

/// What a field takes, and what it is called.
fn field_words(model: &Model, play: &Play, field: &Field) -> (String, String) {
    let label = words::label(play, &model.text, play.form.step, field);
    let seats = play.state.setup().seats();
    let up_to = |count: usize| format!("1–{count}");
    if let Some(letter) = field.typed_by() {
        return (letter.to_string(), label);
    }
    match (field.kind, field.typing) {
        (_, Typing::Who) | (Kind::Player, _) => (up_to(seats), label),
        (Kind::Owner, _) => {
            let label = model.text.with("keys-nobody", &[("label", Arg::Text(label))]);
            (format!("{}, 0", up_to(seats)), label)
        }
        (Kind::Word(list), _) => (up_to(list.len()), label),
        (Kind::Flag | Kind::FlagPerPlayer, _) => (model.glyphs.key(Key::Char(' ')).into_owned(), label),
        (Kind::Labels(_) | Kind::Text, _) => ("a–z".to_owned(), label),
        _ => ("0–9".to_owned(), label),
    }
}
