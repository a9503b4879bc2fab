//! Game, players and options before a new game; and the names of one that was begun.
//!
//! One screen in parts: `⇥` goes from part to part, arrows from row to row, `⏎` to what is next and at last into the game.
//! A name and the colour after it are *open* while they are typed and picked; every other row is closed, and there digits
//! and letters are commands.

mod begin;
mod keys;
mod opening;
mod options;
mod people;

use tui_input::Input;

use crate::games::GAMES;
use crate::rules::{Game, OptionSpec, OptionValue, Player};
use crate::tui::effect::Effect;
use crate::tui::model::Model;
use crate::tui::play::Play;

pub use keys::{focus, key, paste, run};
pub use opening::open;
pub use options::{Picked, kept_table};
pub use people::{COLOURS, Completion, completion, offered};

/// The most letters of a name.
const LETTERS: usize = 1000;

/// A new game while it is set up, or the names of one that was begun.
#[derive(Debug)]
pub struct NewGame {
    /// What the screen is for.
    pub aim: Aim,
    /// The game.
    pub game: &'static Game,
    /// The players in seating order.
    pub players: Vec<Player>,
    /// Where the cursor stands.
    pub at: At,
    /// What is open in the row under the cursor.
    pub open: Option<Open>,
    /// The name that is typed after the last player.
    pub add: Input,
    /// Which of several completions is offered.
    pub nth: usize,
    /// What is picked for each option of the game.
    pub options: Vec<Picked>,
    /// Place and notes.
    pub texts: [Input; 2],
    /// Whether anything was typed or picked.
    pub touched: bool,
    /// The session that lies behind, if this was opened from one.
    behind: Option<Box<Play>>,
}

/// What the screen is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Aim {
    /// A new game.
    Begin,
    /// The names, place and notes of a saved session, or of the one that lies behind.
    Rename(Option<String>),
}

/// Where the cursor stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum At {
    /// On the games.
    Game,
    /// On a player; after the last one types a name or goes on.
    Row(usize),
    /// On an option.
    Option(usize),
    /// On the place or the notes.
    Text(usize),
}

/// What is open in a row.
#[derive(Clone, Debug)]
pub enum Open {
    /// A name, or the words of an option.
    Name(Input),
    /// The colour, with the choice the arrows stand on.
    Colour(usize),
}

impl NewGame {
    fn new(game: &'static Game, players: Vec<Player>, aim: Aim) -> Self {
        let at = At::Row(players.len());
        Self {
            aim,
            game,
            players,
            at,
            open: None,
            add: Input::default(),
            nth: 0,
            options: game.options.iter().map(|spec| Picked::of(spec.kind)).collect(),
            texts: [Input::default(), Input::default()],
            touched: false,
            behind: None,
        }
    }

    /// The same screen with the options that a game was played with.
    fn with_options(mut self, options: &[(&'static str, OptionValue)]) -> Self {
        let value = |spec: &OptionSpec| options.iter().find(|(key, _)| *key == spec.key).map(|(_, value)| value);
        let again = |spec| value(spec).map_or_else(|| Picked::of(spec.kind), |value| Picked::again(spec, value));
        self.options = self.game.options.iter().map(again).collect();
        self
    }

    /// Whether letters are text.
    #[must_use]
    pub fn takes_text(&self) -> bool {
        match (&self.open, self.at) {
            (Some(Open::Name(_)), _) | (_, At::Text(_)) => true,
            (Some(Open::Colour(_)), _) => false,
            (None, at) => at == At::Row(self.players.len()) && self.has_room(),
        }
    }

    /// Whether this is for a new game.
    #[must_use]
    pub fn begins(&self) -> bool {
        self.aim == Aim::Begin
    }

    /// Whether one more can sit down.
    #[must_use]
    pub fn has_room(&self) -> bool {
        self.begins() && self.players.len() < *self.game.players.end()
    }

    /// The text under the cursor, while letters go into one.
    fn input(&mut self) -> Option<&mut Input> {
        if !self.takes_text() {
            return None;
        }
        match (&mut self.open, self.at) {
            (Some(Open::Name(input)), _) => Some(input),
            (_, At::Text(at)) => self.texts.get_mut(at),
            _ => Some(&mut self.add),
        }
    }

    /// Puts the cursor somewhere; what was open there is closed.
    fn go(&mut self, at: At) {
        (self.at, self.open, self.nth) = (at, None, 0);
    }

    /// The first row of each part, in the order of `⇥`.
    fn parts(&self) -> Vec<At> {
        if self.begins() {
            let options = (!self.options.is_empty()).then_some(At::Option(0));
            [Some(At::Game), Some(At::Row(self.players.len())), options].into_iter().flatten().collect()
        } else {
            vec![At::Row(0), At::Text(0)]
        }
    }

    /// Every row there is, from the top.
    #[must_use]
    pub fn stops(&self) -> Vec<At> {
        let rows = (0..=self.players.len()).map(At::Row);
        if self.begins() {
            std::iter::once(At::Game).chain(rows).chain((0..self.options.len()).map(At::Option)).collect()
        } else {
            rows.take(self.players.len()).chain([At::Text(0), At::Text(1), At::Row(self.players.len())]).collect()
        }
    }
}

/// The game that a new one is most likely of: the one played last.
fn likely(model: &Model) -> &'static Game {
    let last = model.memory.line_ups.iter().find_map(|line_up| crate::games::find(&line_up.game));
    last.unwrap_or(GAMES[0])
}

/// A refusal in a line of the catalogue; nothing else happens.
fn refused(model: &mut Model, key: &str) -> Vec<Effect> {
    model.refuse(key);
    Vec::new()
}
