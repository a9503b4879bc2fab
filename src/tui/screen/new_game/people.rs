//! The players: names with completion, colours, seats.

use super::{At, LETTERS, NewGame, Open};
use crate::rules::{Arg, Player, Seat};
use crate::text::clean::clean;
use crate::tui::effect::Effect;
use crate::tui::glyph::shape;
use crate::tui::memory::Person;
use crate::tui::model::{Base, Model, Weight};
use tui_input::Input;

/// The colours of pieces, each with its digit from 1; 0 is none.
pub const COLOURS: [&str; 9] = ["red", "blue", "yellow", "green", "pink", "violet", "black", "white", "grey"];

/// What a name that is being typed may become.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Completion {
    /// The whole name.
    pub name: String,
    /// The colour of last time.
    pub colour: Option<String>,
    /// Whether there are others, for `↓`.
    pub more: bool,
}

/// The completion of what is typed, those who sit at the table already left out.
#[must_use]
pub fn completion(model: &Model, screen: &NewGame) -> Option<Completion> {
    let input = match (&screen.open, screen.at) {
        (Some(Open::Name(input)), At::Row(_)) => input,
        (None, At::Row(at)) if at == screen.players.len() && screen.has_room() => &screen.add,
        _ => return None,
    };
    let typed = input.value();
    let seated = |name: &str| screen.players.iter().any(|player| player.name == name);
    let found: Vec<&Person> =
        model.memory.completions(typed).filter(|person| person.name != typed && !seated(&person.name)).collect();
    let person = found.get(screen.nth % found.len().max(1))?;
    Some(Completion { name: person.name.clone(), colour: person.colour.clone(), more: found.len() > 1 })
}

/// The colour offered to a player: the one at hand, the one of last time, or the first; whichever is free.
#[must_use]
pub fn offered(model: &Model, screen: &NewGame, row: usize) -> Option<usize> {
    let player = screen.players.get(row)?;
    let known = model.memory.people.iter().find(|person| person.name == player.name);
    let wanted = player.colour.as_deref().into_iter().chain(known.and_then(|person| person.colour.as_deref()));
    let index = |word: &str| COLOURS.iter().position(|colour| *colour == word);
    let free = |at: &usize| screen.taken(*at, row).is_none();
    wanted.filter_map(index).find(free).or_else(|| (0..COLOURS.len()).find(free))
}

impl NewGame {
    /// Who else has a colour.
    #[must_use]
    pub fn taken(&self, colour: usize, but: usize) -> Option<Seat> {
        let word = COLOURS.get(colour)?;
        let has = |(at, player): (usize, &Player)| at != but && player.colour.as_deref() == Some(*word);
        self.players.iter().enumerate().position(has).map(Seat)
    }

    /// Opens the name of a player.
    pub(super) fn open_name(&mut self, row: usize) {
        if let Some(player) = self.players.get(row) {
            let input = Input::new(player.name.clone());
            (self.at, self.open, self.nth) = (At::Row(row), Some(Open::Name(input)), 0);
        }
    }

    /// Takes the name that is open; what says nothing is left as it was.
    pub(super) fn close_name(&mut self) {
        let (Some(Open::Name(input)), At::Row(row)) = (&self.open, self.at) else { return };
        let name = input.value().to_owned();
        if let Some(player) = self.players.get_mut(row)
            && !is_blank(&name)
            && player.name != name
        {
            player.name = name;
            self.touched = true;
        }
    }

    /// Moves the player under the cursor to another seat.
    pub(super) fn move_to_seat(&mut self, from: usize, to: usize) {
        let player = self.players.remove(from);
        self.players.insert(to, player);
        self.at = At::Row(to);
        self.touched = true;
    }

    /// Takes the player under the cursor out.
    pub(super) fn take_out(&mut self, row: usize) {
        self.players.remove(row);
        self.touched = true;
        let last = if self.has_room() { self.players.len() } else { self.players.len().saturating_sub(1) };
        self.go(At::Row(row.min(last)));
    }
}

/// Whether a name would show as nothing.
pub(super) fn is_blank(name: &str) -> bool {
    clean(name).trim().is_empty()
}

/// Whether a text has room for more letters.
pub(super) fn has_room_for(input: &Input, more: usize) -> bool {
    input.value().chars().count() + more <= LETTERS
}

/// `⏎` in the row after the last: the name sits down, and its colour is asked.
pub(super) fn seat_new(model: &mut Model) -> Vec<Effect> {
    let Base::NewGame(screen) = &mut model.base else { return Vec::new() };
    let name = screen.add.value().to_owned();
    if is_blank(&name) {
        return super::refused(model, "new-game-no-name");
    }
    screen.add.reset();
    screen.players.push(Player { name, colour: None });
    screen.touched = true;
    let row = screen.players.len() - 1;
    ask_colour(model, row)
}

/// `⏎` in a name that is open: it is taken, and its colour is asked.
pub(super) fn take_name(model: &mut Model, row: usize) -> Vec<Effect> {
    let Base::NewGame(screen) = &mut model.base else { return Vec::new() };
    if let Some(Open::Name(input)) = &screen.open
        && is_blank(input.value())
    {
        return super::refused(model, "new-game-no-name");
    }
    screen.close_name();
    ask_colour(model, row)
}

fn ask_colour(model: &mut Model, row: usize) -> Vec<Effect> {
    let Base::NewGame(screen) = &model.base else { return Vec::new() };
    let hover = offered(model, screen, row).map_or(0, |at| at + 1);
    if let Base::NewGame(screen) = &mut model.base {
        (screen.at, screen.open) = (At::Row(row), Some(Open::Colour(hover)));
    }
    Vec::new()
}

/// Picks a colour by its digit, 0 for none, and goes on to the next row.
pub(super) fn pick_colour(model: &mut Model, row: usize, digit: usize) -> Vec<Effect> {
    let Base::NewGame(screen) = &mut model.base else { return Vec::new() };
    let colour = digit.checked_sub(1).and_then(|at| COLOURS.get(at).map(|word| (at, *word)));
    if let Some(other) = colour.and_then(|(at, _)| screen.taken(at, row)) {
        let name = screen.players.get(other.0).map(|player| clean(&player.name).into_owned()).unwrap_or_default();
        let word = model.text.get(&format!("colour-{}", colour.map_or("", |(_, word)| word)));
        let name = crate::text::fit::fit(&name, 30, "…").into_owned();
        let args = [("colour", Arg::Text(word)), ("name", Arg::Text(format!("{} {name}", shape(other))))];
        let words = model.text.with("new-game-taken", &args);
        model.say(Weight::Error, words);
        return Vec::new();
    }
    let word = colour.map(|(_, word)| word.to_owned());
    if let Some(player) = screen.players.get_mut(row)
        && player.colour != word
    {
        player.colour = word;
        screen.touched = true;
    }
    let next = row + 1;
    screen.go(if screen.begins() || next < screen.players.len() { At::Row(next) } else { At::Text(0) });
    Vec::new()
}
