//! What commands and keys do at home.

use tui_input::InputRequest;

use super::{Cursor, Home, question, rows};
use crate::tui::command::Command;
use crate::tui::effect::Effect;
use crate::tui::key::Key;
use crate::tui::model::Model;
use crate::tui::screen::new_game;
use crate::tui::shell::Summary;
use crate::tui::typing;

/// A command at home.
pub fn run(model: &mut Model, command: Command) -> Vec<Effect> {
    if model.home.question.is_some() {
        return question::run(model, command);
    }
    if model.home.trash.is_some() {
        return question::run_in_trash(model, command);
    }
    match command {
        Command::Open => return open(model),
        Command::NewGame | Command::Rematch | Command::Names => return new_game::open(model, command),
        Command::Delete => question::ask_to_delete(model),
        Command::Trash => return vec![Effect::ListTrash],
        Command::Undo => return question::bring_back(model),
        Command::Search => {
            let Model { home, text, .. } = model;
            home.begin_search(text);
        }
        Command::Escape | Command::Leave if model.home.search.is_some() => model.home.end_search(),
        _ => step(model, command),
    }
    Vec::new()
}

/// A key at home that is no command: a digit is a line, and what is typed is looked for.
pub fn key(model: &mut Model, key: Key) -> Vec<Effect> {
    if model.home.question.is_some() {
        return question::key(model, key);
    }
    let rows = rows(model);
    if let Some(trash) = &mut model.home.trash {
        trash.key(key, rows);
        return Vec::new();
    }
    match key {
        Key::PageUp => page(&mut model.home, rows, false),
        Key::PageDown => page(&mut model.home, rows, true),
        key if model.home.search.is_some() => type_search(&mut model.home, key),
        Key::Char(digit @ '1'..='9') => {
            let at = model.home.top(rows) + usize::from(digit as u8 - b'1');
            if at < model.home.lines().min(model.home.top(rows) + rows) {
                model.home.move_to(at);
            } else if !model.home.is_empty() {
                model.refuse("home-no-such-line");
            }
        }
        _ => {}
    }
    Vec::new()
}

/// A line of the list is clicked: it is selected, and opened when it was selected before.
pub fn open_line(model: &mut Model, at: usize) -> Vec<Effect> {
    if model.home.question.is_some() {
        return Vec::new();
    }
    if let Some(trash) = &mut model.home.trash {
        trash.at = at;
        return Vec::new();
    }
    if model.home.cursor() == Cursor::Line(at) {
        return open(model);
    }
    model.home.move_to(at);
    Vec::new()
}

/// Opens what is under the cursor; of a file that cannot be read it tells all that is known. With no game yet, a new one.
fn open(model: &mut Model) -> Vec<Effect> {
    if model.home.is_empty() {
        return new_game::open(model, Command::NewGame);
    }
    let Some(id) = model.home.selected().map(|listed| listed.id.clone()) else { return Vec::new() };
    if let Some(Summary::Unreadable(_)) = model.home.summaries.get(&id) {
        model.home.question = Some(question::Question::Unreadable(id));
        return Vec::new();
    }
    if model.home.search.is_some() {
        model.home.end_search();
    }
    vec![Effect::Open(id)]
}

fn step(model: &mut Model, command: Command) {
    let home = &mut model.home;
    match (command, home.cursor()) {
        (Command::Left | Command::Right, _) => {
            let request =
                if command == Command::Left { InputRequest::GoToPrevChar } else { InputRequest::GoToNextChar };
            if let Some(input) = &mut home.search {
                input.handle(request);
            }
        }
        (Command::Up, Cursor::Line(0)) | (Command::First, _) => {
            home.cursor = if home.latest().is_some() { Cursor::Latest } else { Cursor::Line(0) };
        }
        (Command::Up, Cursor::Line(at)) => home.move_to(at - 1),
        (Command::Down, Cursor::Latest) => home.move_to(0),
        (Command::Down, Cursor::Line(at)) => home.move_to(at + 1),
        (Command::Last, _) => home.move_to(usize::MAX),
        _ => {}
    }
}

/// A page on or back; the cursor goes to its first line, so that the digits stay with what is in view.
fn page(home: &mut Home, rows: usize, on: bool) {
    let top = home.top(rows);
    if !on {
        home.cursor = if top == 0 { Cursor::Latest } else { Cursor::Line(top.saturating_sub(rows)) };
    } else if top + rows < home.lines() {
        home.move_to(top + rows);
    } else {
        home.move_to(usize::MAX);
    }
}

fn type_search(home: &mut Home, key: Key) {
    let Some(request) = typing::request(key) else { return };
    if let Some(input) = &mut home.search {
        input.handle(request);
        home.sort();
        home.move_to(0);
    }
}
