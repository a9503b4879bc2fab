//! Update: an input comes in, the model changes, effects go out. It decides where a key goes and nothing else.

use std::rc::Rc;

use crossterm::event::{MouseButton, MouseEvent, MouseEventKind};

use super::command::{self, Command, Context};
use super::effect::Effect;
use super::glyph::Glyph;
use super::hit::{Hit, Hits};
use super::key::Key;
use super::model::{Base, Model, Weight};
use super::overlay::palette::Palette;
use super::overlay::reading::Reading;
use super::overlay::{self, Overlay};
use super::play::Play;
use super::screen::{home, new_game};
use super::{play, possible};
use crate::text::{Lang, Text};

/// One key. While another window holds the session, any key also looks what it wrote.
pub fn key(model: &mut Model, key: Key) -> Vec<Effect> {
    let mut effects = obey(model, key);
    if model.play().is_some_and(Play::is_read_only) {
        effects.push(Effect::Reread);
    }
    effects
}

fn obey(model: &mut Model, key: Key) -> Vec<Effect> {
    if key == Key::Ctrl('c') || key == Key::Ctrl('с') {
        return vec![Effect::KeepDraft, Effect::Quit];
    }
    if model.is_too_small() {
        return match command::of_key(model.context(), key.latin()) {
            Some(command @ (Command::Suspend | Command::Redraw)) => run(model, command),
            Some(Command::Leave) if !model.takes_text() => run(model, Command::Leave),
            _ => Vec::new(),
        };
    }
    model.notice = None;
    let text = model.takes_text() && matches!(key, Key::Char(_));
    let key = if text { key } else { key.latin() };
    if let Some(command) = command::of_key(model.context(), key).filter(|_| !text && !model.owns(key)) {
        return run(model, command);
    }
    pass(model, key)
}

/// Gives a command, if it is possible now.
pub fn run(model: &mut Model, command: Command) -> Vec<Effect> {
    if let Err(reason) = possible::check(model, command) {
        let (name, reason) = (model.text.get(&format!("command-{}", command.name())), model.text.get(reason));
        model.say(Weight::Error, format!("{name}: {reason}"));
        return Vec::new();
    }
    if let Some(effects) = overlay::run(model, command) {
        return effects;
    }
    if let Some(effects) = everywhere(model, command) {
        return effects;
    }
    match &model.base {
        Base::Home => home::run(model, command),
        Base::NewGame(_) => new_game::run(model, command),
        Base::Play(_) => play::run(model, command),
    }
}

/// A key that is no command.
fn pass(model: &mut Model, key: Key) -> Vec<Effect> {
    if !model.overlays.is_empty() {
        return overlay::key(model, key);
    }
    match &model.base {
        Base::Home => home::key(model, key),
        Base::NewGame(_) => new_game::key(model, key),
        Base::Play(_) => play::key(model, key),
    }
}

/// A paste goes into one field.
pub fn paste(model: &mut Model, text: &str) -> Vec<Effect> {
    model.notice = None;
    match &model.base {
        Base::Play(_) if model.overlays.is_empty() => play::paste(model, text),
        Base::NewGame(_) if model.overlays.is_empty() => new_game::paste(model, text),
        _ if model.takes_text() => {
            text.chars().filter(|c| !c.is_control()).flat_map(|c| pass(model, Key::Char(c))).collect()
        }
        _ => Vec::new(),
    }
}

/// The mouse: a button counts when it is released, the wheel scrolls as the arrows do and never changes a number.
pub fn mouse(model: &mut Model, hits: &Hits, event: MouseEvent) -> Vec<Effect> {
    let scrolls = !matches!(model.context(), Context::Walk | Context::NewGame);
    match event.kind {
        MouseEventKind::Up(MouseButton::Left) => click(model, hits, event.column, event.row),
        MouseEventKind::Up(MouseButton::Right) => take_off(model, hits, event.column, event.row),
        MouseEventKind::ScrollUp if scrolls => key(model, Key::Up),
        MouseEventKind::ScrollDown if scrolls => key(model, Key::Down),
        _ => Vec::new(),
    }
}

/// A button released on something that was drawn.
pub fn click(model: &mut Model, hits: &Hits, column: u16, row: u16) -> Vec<Effect> {
    model.notice = None;
    match hits.at(column, row) {
        Some(Hit::Key(pressed)) => key(model, *pressed),
        Some(Hit::Command(command)) => run(model, *command),
        Some(Hit::Cell(cell)) => focus(model, *cell),
        Some(Hit::Pick(cell, pressed)) => {
            focus(model, *cell);
            key(model, *pressed)
        }
        Some(Hit::Listed(cell, at)) => play::turn_listed(model, *cell, *at),
        Some(Hit::Stage(stage)) => play::open_stage(model, stage),
        Some(Hit::Entry(item)) => play::open_entry(model, *item),
        Some(Hit::Line(at)) if model.context() == Context::Palette => overlay::palette::open_line(model, *at),
        Some(Hit::Line(at)) => home::open_line(model, *at),
        None => Vec::new(),
    }
}

/// The right button, on a player who was added by the left one.
fn take_off(model: &mut Model, hits: &Hits, column: u16, row: u16) -> Vec<Effect> {
    match hits.at(column, row) {
        Some(Hit::Pick(cell, Key::Char(digit))) if model.overlays.is_empty() => play::take_off(model, *cell, *digit),
        _ => Vec::new(),
    }
}

/// The cursor goes to a cell of the form in front.
fn focus(model: &mut Model, cell: usize) -> Vec<Effect> {
    if matches!(model.base, Base::NewGame(_)) { new_game::focus(model, cell) } else { play::focus_cell(model, cell) }
}

/// What works the same wherever it is given.
fn everywhere(model: &mut Model, command: Command) -> Option<Vec<Effect>> {
    match command {
        Command::Help => {
            let reading = Reading::here(model);
            model.overlays.push(Overlay::Reading(reading));
        }
        Command::Palette => {
            let palette = Palette::open(model);
            model.overlays.push(Overlay::Palette(palette));
        }
        Command::Language => {
            switch_language(model);
            return Some(vec![Effect::Remember]);
        }
        Command::Mouse => {
            model.mouse = !model.mouse;
            model.memory.mouse_off = !model.mouse;
            return Some(vec![Effect::Mouse(model.mouse), Effect::Remember]);
        }
        Command::Suspend => return Some(vec![Effect::KeepDraft, Effect::Suspend]),
        Command::Redraw => return Some(vec![Effect::Redraw]),
        Command::Quit => return Some(vec![Effect::KeepDraft, Effect::Quit]),
        Command::Leave if matches!(model.base, Base::Home) && !model.home.is_deep() => return Some(vec![Effect::Quit]),
        _ => return None,
    }
    Some(Vec::new())
}

fn switch_language(model: &mut Model) {
    let lang: Lang = model.text.lang().other();
    model.text = Rc::new(Text::new(lang));
    model.home.forget_words();
    model.memory.lang = Some(lang.code().to_owned());
    let words = model.text.get("language-now");
    model.say(Weight::Notice, format!("{} {words}", Glyph::Done.pair().0));
}
