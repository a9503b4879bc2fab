//! The model: everything the screen shows and the keys act on, without a terminal or a disk.

use std::rc::Rc;

use jiff::Timestamp;
use jiff::tz::TimeZone;
use ratatui::layout::Size;

use super::command::{Command, Context};
use super::glyph::Glyphs;
use super::key::Key;
use super::memory::Memory;
use super::overlay::Overlay;
use super::play::Play;
use super::screen::home::Home;
use super::screen::new_game::NewGame;
use super::theme::Theme;
use crate::text::Text;

/// The smallest window that everything fits into, in columns and rows.
pub const SMALLEST: Size = Size { width: 40, height: 12 };

/// The state of the interactive program.
#[derive(Debug)]
pub struct Model {
    /// The language in use.
    pub text: Rc<Text>,
    /// The looks of the roles.
    pub theme: Theme,
    /// The signs.
    pub glyphs: Glyphs,
    /// The size of the window.
    pub size: Size,
    /// The time of the last input, as the shell says it.
    pub now: Timestamp,
    /// Where the clock on the wall is.
    pub zone: TimeZone,
    /// Whether the mouse is taken.
    pub mouse: bool,
    /// What lies at the bottom.
    pub base: Base,
    /// What lies over it, the topmost last.
    pub overlays: Vec<Overlay>,
    /// The list of sessions.
    pub home: Home,
    /// One line to be said until the next key.
    pub notice: Option<Notice>,
    /// What is remembered from game to game.
    pub memory: Memory,
    /// The commands given in the palette, the last first: it offers them before others.
    pub recent: Vec<Command>,
}

/// The screens that lie at the bottom.
#[derive(Debug)]
pub enum Base {
    /// The list of sessions.
    Home,
    /// Game, players, options.
    NewGame(Box<NewGame>),
    /// A session: the walk, and the result at its end.
    Play(Box<Play>),
}

/// How much a line matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Weight {
    /// Something happened.
    Notice,
    /// Something looks wrong.
    Warning,
    /// Something cannot be done.
    Error,
}

/// One line to be said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// How much it matters.
    pub weight: Weight,
    /// What it says.
    pub words: String,
}

impl Model {
    /// A model that shows the list of sessions, empty until the shell fills it.
    #[must_use]
    pub fn new(text: impl Into<Rc<Text>>, theme: Theme, glyphs: Glyphs, zone: TimeZone) -> Self {
        Self {
            text: text.into(),
            theme,
            glyphs,
            size: Size::new(80, 24),
            now: Timestamp::UNIX_EPOCH,
            zone,
            mouse: true,
            base: Base::Home,
            overlays: Vec::new(),
            home: Home::default(),
            notice: None,
            memory: Memory::default(),
            recent: Vec::new(),
        }
    }

    /// Where a key would be pressed now.
    #[must_use]
    pub fn context(&self) -> Context {
        self.context_under(self.overlays.len())
    }

    /// Where a key would be pressed with no more than so many overlays: what lies below one that looks through itself.
    #[must_use]
    pub fn context_under(&self, overlays: usize) -> Context {
        if let Some(overlay) = overlays.checked_sub(1).and_then(|at| self.overlays.get(at)) {
            return overlay.context();
        }
        match &self.base {
            Base::Home if self.home.is_asking() => Context::Dialog,
            Base::Home => Context::Home,
            Base::NewGame(_) => Context::NewGame,
            Base::Play(play) => play.context(),
        }
    }

    /// Whether letters are text where the cursor stands.
    #[must_use]
    pub fn takes_text(&self) -> bool {
        if let Some(overlay) = self.overlays.last() {
            return overlay.takes_text();
        }
        match &self.base {
            Base::Home => self.home.takes_text(),
            Base::NewGame(new_game) => new_game.takes_text(),
            Base::Play(play) => play.takes_text(),
        }
    }

    /// Whether a key belongs to the game's table as things stand, and so to no command.
    #[must_use]
    pub fn owns(&self, key: Key) -> bool {
        self.overlays.is_empty() && self.play().is_some_and(|play| play.owns(key))
    }

    /// The session that is open.
    #[must_use]
    pub fn play(&self) -> Option<&Play> {
        match &self.base {
            Base::Play(play) => Some(play),
            _ => None,
        }
    }

    /// The session that is open, to be changed.
    pub fn play_mut(&mut self) -> Option<&mut Play> {
        match &mut self.base {
            Base::Play(play) => Some(play),
            _ => None,
        }
    }

    /// Whether the window is too small for anything.
    #[must_use]
    pub const fn is_too_small(&self) -> bool {
        self.size.width < SMALLEST.width || self.size.height < SMALLEST.height
    }

    /// Says a line until the next key.
    pub fn say(&mut self, weight: Weight, words: impl Into<String>) {
        self.notice = Some(Notice { weight, words: words.into() });
    }

    /// Refuses something in a line of the catalogue.
    pub fn refuse(&mut self, key: &str) {
        let words = self.text.get(key);
        self.say(Weight::Error, words);
    }
}
