//! What commands and keys do on this screen.

use tui_input::InputRequest;

use super::{Aim, At, NewGame, Open, begin, completion, opening, options, people, refused};
use crate::games::GAMES;
use crate::tui::command::Command;
use crate::tui::effect::Effect;
use crate::tui::key::Key;
use crate::tui::model::{Base, Model};
use crate::tui::typing;

/// Cells as the mouse knows them: the options and texts stand far behind the rows.
const OPTIONS: usize = 100;
/// The first of the texts.
const TEXTS: usize = 200;

impl At {
    /// The number of a cell for the mouse.
    #[must_use]
    pub const fn cell(self) -> usize {
        match self {
            Self::Game => 0,
            Self::Row(at) => at + 1,
            Self::Option(at) => OPTIONS + at,
            Self::Text(at) => TEXTS + at,
        }
    }
}

/// A click puts the cursor there; a click on the row that is being typed leaves it open.
pub fn focus(model: &mut Model, cell: usize) -> Vec<Effect> {
    if let Base::NewGame(screen) = &mut model.base
        && let Some(at) = screen.stops().into_iter().find(|at| at.cell() == cell)
        && at != screen.at
    {
        screen.close_name();
        screen.go(at);
    }
    Vec::new()
}

/// A command on this screen.
pub fn run(model: &mut Model, command: Command) -> Vec<Effect> {
    let waits = completion_waits(model);
    let Base::NewGame(screen) = &mut model.base else { return Vec::new() };
    match command {
        Command::Accept => return accept(model),
        Command::Escape => return escape(model),
        Command::Leave => return opening::leave(model),
        Command::NextField => next_part(screen, 1),
        Command::PreviousField => next_part(screen, -1),
        Command::Down if waits => screen.nth += 1,
        Command::Up => next_row(screen, -1),
        Command::Down => next_row(screen, 1),
        Command::Left => return sideways(model, Key::Left),
        Command::Right => return sideways(model, Key::Right),
        Command::Erase => erase(screen),
        Command::Space => return space(model),
        Command::TakeOut => return take_out(model),
        _ => {}
    }
    Vec::new()
}

/// A key that is no command.
pub fn key(model: &mut Model, key: Key) -> Vec<Effect> {
    let Base::NewGame(screen) = &mut model.base else { return Vec::new() };
    if screen.takes_text() {
        return type_text(model, key);
    }
    if let At::Option(at) = screen.at
        && options::step(screen, at, key)
    {
        return Vec::new();
    }
    match key {
        Key::Char(digit @ '0'..='9') => self::digit(model, digit),
        _ => Vec::new(),
    }
}

/// A paste goes into the text under the cursor, as one line; elsewhere it is refused.
pub fn paste(model: &mut Model, text: &str) -> Vec<Effect> {
    let Base::NewGame(screen) = &mut model.base else { return Vec::new() };
    let Some(input) = screen.input() else { return refused(model, "new-game-paste") };
    let line: String = text.trim().chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    if !people::has_room_for(input, line.chars().count()) {
        return refused(model, "new-game-long");
    }
    for c in line.chars() {
        input.handle(InputRequest::InsertChar(c));
    }
    (screen.touched, screen.nth) = (true, 0);
    Vec::new()
}

/// `⏎`: takes what is open, and goes on; at the end into the game.
fn accept(model: &mut Model) -> Vec<Effect> {
    let Base::NewGame(screen) = &mut model.base else { return Vec::new() };
    let last = screen.players.len();
    match (&screen.open, screen.at) {
        (Some(Open::Name(_)), At::Option(at)) => options::take_words(model, at),
        (Some(Open::Name(_)), At::Row(row)) => people::take_name(model, row),
        (Some(Open::Colour(hover)), At::Row(row)) => {
            let hover = *hover;
            people::pick_colour(model, row, hover)
        }
        (_, At::Game) => {
            screen.go(At::Row(last));
            Vec::new()
        }
        (_, At::Row(row)) if row < last => {
            screen.open_name(row);
            Vec::new()
        }
        (_, At::Row(_)) if screen.has_room() && !screen.add.value().is_empty() => people::seat_new(model),
        (_, At::Text(0)) => {
            screen.go(At::Text(1));
            Vec::new()
        }
        _ => begin::begin(model),
    }
}

/// `Esc`, one level: what is open stays as it was, a half-typed name is cleared, then the screen is left.
fn escape(model: &mut Model) -> Vec<Effect> {
    let Base::NewGame(screen) = &mut model.base else { return Vec::new() };
    if screen.open.is_some() {
        screen.go(screen.at);
    } else if screen.at == At::Row(screen.players.len()) && !screen.add.value().is_empty() {
        screen.add.reset();
    } else {
        return opening::leave(model);
    }
    Vec::new()
}

fn next_part(screen: &mut NewGame, by: isize) {
    screen.close_name();
    let parts = screen.parts();
    let same = |part: &At| std::mem::discriminant(part) == std::mem::discriminant(&screen.at);
    let now = parts.iter().position(same).unwrap_or(0);
    let next = now.saturating_add_signed(by + parts.len().cast_signed()) % parts.len().max(1);
    if let Some(at) = parts.get(next) {
        screen.go(*at);
    }
}

fn next_row(screen: &mut NewGame, by: isize) {
    screen.close_name();
    let stops = screen.stops();
    let now = stops.iter().position(|at| *at == screen.at).unwrap_or(0);
    if let Some(at) = now.checked_add_signed(by).and_then(|next| stops.get(next)) {
        screen.go(*at);
    }
}

/// Whether `↓` has another completion to offer.
fn completion_waits(model: &Model) -> bool {
    let Base::NewGame(screen) = &model.base else { return false };
    completion(model, screen).is_some_and(|completion| completion.more)
}

/// `←` and `→`: in a text the cursor moves, and at its end `→` takes the completion; among choices they move the mark.
fn sideways(model: &mut Model, key: Key) -> Vec<Effect> {
    let Base::NewGame(screen) = &mut model.base else { return Vec::new() };
    if screen.takes_text() {
        return type_text(model, key);
    }
    if let Some(Open::Colour(hover)) = &mut screen.open {
        let most = people::COLOURS.len();
        *hover = if key == Key::Left { hover.saturating_sub(1) } else { (*hover + 1).min(most) };
    }
    Vec::new()
}

fn type_text(model: &mut Model, key: Key) -> Vec<Effect> {
    let Base::NewGame(screen) = &mut model.base else { return Vec::new() };
    let Some(input) = screen.input() else { return Vec::new() };
    let at_end = input.cursor() >= input.value().chars().count();
    let room = people::has_room_for(input, 1);
    match key {
        Key::Char(_) if !room => return refused(model, "new-game-long"),
        Key::Right | Key::End if at_end => return complete(model),
        Key::Backspace => return Vec::new(),
        _ => {}
    }
    let Some(request) = typing::request(key) else { return Vec::new() };
    input.handle(request);
    if matches!(key, Key::Char(_) | Key::Delete) {
        (screen.touched, screen.nth) = (true, 0);
    }
    Vec::new()
}

/// Takes the completion that is offered.
fn complete(model: &mut Model) -> Vec<Effect> {
    let Base::NewGame(screen) = &model.base else { return Vec::new() };
    let Some(completion) = completion(model, screen) else { return Vec::new() };
    if let Base::NewGame(screen) = &mut model.base
        && let Some(input) = screen.input()
    {
        *input = tui_input::Input::new(completion.name);
        (screen.touched, screen.nth) = (true, 0);
    }
    Vec::new()
}

/// `⌫`: a letter; in an empty row one row back; in a colour back to the name.
fn erase(screen: &mut NewGame) {
    if let (Some(Open::Colour(_)), At::Row(row)) = (&screen.open, screen.at) {
        return screen.open_name(row);
    }
    if let Some(input) = screen.input().filter(|input| !input.value().is_empty()) {
        input.handle(InputRequest::DeletePrevChar);
        (screen.touched, screen.nth) = (true, 0);
        return;
    }
    match screen.at {
        At::Option(at) => options::erase(screen, at),
        At::Row(row) if row == screen.players.len() && row > 0 => screen.go(At::Row(row - 1)),
        _ => {}
    }
}

fn space(model: &mut Model) -> Vec<Effect> {
    let Base::NewGame(screen) = &mut model.base else { return Vec::new() };
    match (&screen.open, screen.at) {
        (Some(Open::Colour(hover)), At::Row(row)) => {
            let hover = *hover;
            people::pick_colour(model, row, hover)
        }
        _ => Vec::new(),
    }
}

fn take_out(model: &mut Model) -> Vec<Effect> {
    let Base::NewGame(screen) = &mut model.base else { return Vec::new() };
    match (&screen.aim, screen.at, &screen.open) {
        (Aim::Rename(_), ..) => return refused(model, "new-game-fixed"),
        (Aim::Begin, At::Row(row), None) if row < screen.players.len() => screen.take_out(row),
        _ => {}
    }
    Vec::new()
}

/// A digit: a game, a seat, a colour, an option.
fn digit(model: &mut Model, digit: char) -> Vec<Effect> {
    let Base::NewGame(screen) = &mut model.base else { return Vec::new() };
    let number = usize::from(digit as u8 - b'0');
    match (&screen.open, screen.at) {
        (Some(Open::Colour(_)), At::Row(row)) => people::pick_colour(model, row, number),
        (None, At::Game) => pick_game(model, digit, number),
        (None, At::Option(at)) => options::digit(model, at, digit),
        (None, At::Row(_)) if !screen.begins() => refused(model, "new-game-fixed"),
        (None, At::Row(row)) if row < screen.players.len() && (1..=screen.players.len()).contains(&number) => {
            screen.move_to_seat(row, number - 1);
            Vec::new()
        }
        _ => options::no_such_digit(model, digit),
    }
}

/// Picks a game; its last line-up is there at once, unless another was typed.
fn pick_game(model: &mut Model, digit: char, number: usize) -> Vec<Effect> {
    let Some(at) = number.checked_sub(1) else { return options::no_such_digit(model, digit) };
    let Some(game) = GAMES.get(at) else { return options::no_such_digit(model, digit) };
    let line_up = opening::last_line_up(model, game.id);
    let Base::NewGame(screen) = &mut model.base else { return Vec::new() };
    if screen.game != *game {
        let players = if screen.touched { std::mem::take(&mut screen.players) } else { line_up };
        let behind = screen.behind.take();
        **screen = NewGame { behind, touched: screen.touched, ..NewGame::new(game, players, Aim::Begin) };
    }
    screen.go(At::Row(screen.players.len()));
    Vec::new()
}
