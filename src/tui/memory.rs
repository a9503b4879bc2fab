//! What is remembered from game to game: line-ups, colours, board tables, settings. It lives in files of its own; losing
//! one loses no game.

use serde::{Deserialize, Serialize};

/// Everything remembered.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Memory {
    /// The last line-up of each game.
    pub line_ups: Vec<LineUp>,
    /// Everybody who ever played, the last first, with the colour of the pieces.
    pub people: Vec<Person>,
    /// The board tables typed once, by game and side.
    pub tables: Vec<Table>,
    /// The language chosen while running, if any.
    pub lang: Option<String>,
    /// Whether the mouse is left to the terminal.
    pub mouse_off: bool,
}

/// Who played a game last.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LineUp {
    /// The game.
    pub game: String,
    /// The players in seating order.
    pub people: Vec<Person>,
}

/// Somebody.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    /// The name.
    pub name: String,
    /// The colour of the pieces last time.
    pub colour: Option<String>,
}

/// A board table, as the format writes it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    /// The game.
    pub game: String,
    /// The side of the board.
    pub side: String,
    /// The lines: up to how many, and what the places pay.
    pub lines: Vec<(i64, Vec<i64>)>,
}

/// The most people remembered.
const PEOPLE: usize = 200;

impl Memory {
    /// Remembers a line-up, and everybody in it.
    pub fn note_line_up(&mut self, game: &str, people: &[Person]) {
        self.line_ups.retain(|line_up| line_up.game != game);
        self.line_ups.insert(0, LineUp { game: game.to_owned(), people: people.to_vec() });
        for person in people.iter().rev() {
            self.people.retain(|other| other.name != person.name);
            self.people.insert(0, person.clone());
        }
        self.people.truncate(PEOPLE);
    }

    /// Remembers names that were corrected, if those before are the last line-up. Gives back whether they are.
    pub fn correct_line_up(&mut self, game: &str, before: &[Person], now: &[Person]) -> bool {
        let last = self.line_ups.iter().any(|line_up| line_up.game == game && line_up.people == before);
        if last {
            self.note_line_up(game, now);
        }
        last
    }

    /// The line-up to offer for a game: its own last one, else the last of any game.
    #[must_use]
    pub fn line_up(&self, game: &str) -> Option<&LineUp> {
        self.line_ups.iter().find(|line_up| line_up.game == game).or_else(|| self.line_ups.first())
    }

    /// The names that begin with what is typed, the latest player first.
    pub fn completions<'a>(&'a self, typed: &'a str) -> impl Iterator<Item = &'a Person> {
        let typed = typed.to_lowercase();
        self.people.iter().filter(move |person| !typed.is_empty() && person.name.to_lowercase().starts_with(&typed))
    }

    /// Remembers a board table.
    pub fn note_table(&mut self, game: &str, side: &str, lines: Vec<(i64, Vec<i64>)>) {
        self.tables.retain(|table| table.game != game || table.side != side);
        self.tables.push(Table { game: game.to_owned(), side: side.to_owned(), lines });
    }

    /// The table typed for a side of a game's board.
    #[must_use]
    pub fn table(&self, game: &str, side: &str) -> Option<&Table> {
        self.tables.iter().find(|table| table.game == game && table.side == side)
    }
}
