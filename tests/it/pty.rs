//! The real program in a real pseudo-terminal: what only a terminal, a signal or a second process can show.

mod burgundy;
mod carcassonne;
mod disk;
mod folder;
mod game;
mod hostile;
mod leaving;
mod looks;
mod pasting;
mod sharing;
mod sizes;
mod stopping;
mod window;

/// The players of every game here.
const PLAYERS: &str = "Anna,Ben,Cleo,Dan";

/// The words that begin a game.
const NEW: [&str; 4] = ["new", "kutna-hora", "--players", PLAYERS];

/// The first question of the game.
const TRACK: &str = "What does the score track show";

/// The question about buildings.
const BUILDING: &str = "Whose building, and how many";
