//! The rules at hand, and the keys: two pages of one overlay, with one search over both.
//!
//! What the pages say is made anew from the catalogue and the registry whenever it is drawn, so they follow the language;
//! kept is only where the reader is.

pub mod keys;
pub mod search;

use tui_input::Input;

use super::{Overlay, typing};
use crate::games::GAMES;
use crate::rules::Game;
use crate::tui::command::Command;
use crate::tui::effect::Effect;
use crate::tui::key::Key;
use crate::tui::model::{Base, Model};
use crate::tui::play::{Focus, Play};
use crate::tui::view::reading as view;

/// Which of the two is open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Side {
    /// The rules at hand.
    #[default]
    Rules,
    /// The keys.
    Keys,
}

/// Where the reader is.
#[derive(Clone, Debug, Default)]
pub struct Reading {
    /// Rules or keys.
    pub side: Side,
    /// The page of the rules, counted over all games that can be read.
    pub at: usize,
    /// How many lines were scrolled away.
    pub scroll: usize,
    /// What is looked for.
    pub search: Option<Input>,
    /// Whether letters go into the search.
    pub typing: bool,
}

/// One page of the rules: its game, and which it is.
pub type RulesPage = (&'static Game, usize);

impl Reading {
    /// The rules at the present step; the first page where no step is asked.
    #[must_use]
    pub fn here(model: &Model) -> Self {
        let page = |play: &Play| {
            let asks = if play.focus == Focus::Form { play.form.step.id } else { "" };
            // At the result it is the last tie-break that may be wondered about.
            let stage = play.stage.or(play.state.game().stages.last());
            stage.map_or(0, |stage| play.state.game().page_of(stage.id, asks))
        };
        let at = model.play().map_or(0, page);
        let side = if pages(model).is_empty() { Side::Keys } else { Side::Rules };
        Self { side, at, ..Self::default() }
    }

    /// Whether a search is typed.
    #[must_use]
    pub const fn is_searching(&self) -> bool {
        self.typing
    }

    /// The page that is open.
    #[must_use]
    pub fn page(&self, model: &Model) -> Option<RulesPage> {
        pages(model).get(self.at).copied()
    }

    /// The words looked for; none where nothing is typed yet.
    #[must_use]
    pub fn wanted(&self) -> Option<&str> {
        self.search.as_ref().map(|search| search.value().trim()).filter(|wanted| !wanted.is_empty())
    }

    fn go(&mut self, at: usize) {
        (self.at, self.scroll, self.search, self.typing) = (at, 0, None, false);
    }
}

/// The pages that can be read: those of the game that is played or set up, else those of all games.
#[must_use]
pub fn pages(model: &Model) -> Vec<RulesPage> {
    let played = match &model.base {
        Base::Play(play) => Some(play.state.game()),
        Base::NewGame(screen) => Some(screen.game),
        Base::Home => None,
    };
    let games = GAMES.iter().copied().filter(|game| played.is_none_or(|played| played.id == game.id));
    games.flat_map(|game| (0..game.pages.len()).map(move |at| (game, at))).collect()
}

/// A command while reading.
pub fn run(model: &mut Model, command: Command) -> Option<Vec<Effect>> {
    match command {
        Command::Escape => escape(model),
        Command::Leave | Command::Help => {
            model.overlays.pop();
        }
        Command::Search => with(model, |reading| {
            (reading.search, reading.typing, reading.scroll) = (Some(Input::default()), true, 0);
        }),
        Command::OtherPage => with(model, |reading| {
            reading.side = if reading.side == Side::Rules { Side::Keys } else { Side::Rules };
            reading.scroll = 0;
        }),
        Command::Up => scroll(model, -1),
        Command::Down => scroll(model, 1),
        Command::First => scroll(model, isize::MIN / 2),
        Command::Last => scroll(model, isize::MAX / 2),
        Command::Left => sideways(model, Key::Left),
        Command::Right => sideways(model, Key::Right),
        _ => return None,
    }
    Some(Vec::new())
}

/// A key while reading: a page by its digit, a screenful, or a letter of the search.
pub fn key(model: &mut Model, key: Key) -> Vec<Effect> {
    let screenful = isize::try_from(view::room(model).1.saturating_sub(1)).unwrap_or(1).max(1);
    let Some(Overlay::Reading(reading)) = model.overlays.last_mut() else { return Vec::new() };
    match key {
        Key::PageUp => scroll(model, -screenful),
        Key::PageDown => scroll(model, screenful),
        Key::Enter => reading.typing = false,
        _ if reading.typing => {
            if let Some(search) = &mut reading.search {
                typing::take(search, key);
                reading.scroll = 0;
            }
        }
        Key::Char(' ') => scroll(model, screenful),
        Key::Char(digit @ '0'..='9') => jump(model, digit),
        _ => {}
    }
    Vec::new()
}

/// `Esc` ends the search, then closes.
fn escape(model: &mut Model) {
    match model.overlays.last_mut() {
        Some(Overlay::Reading(reading)) if reading.search.is_some() => {
            (reading.search, reading.typing, reading.scroll) = (None, false, 0);
        }
        _ => {
            model.overlays.pop();
        }
    }
}

/// The arrows to the sides move in the search, else they turn the pages of the rules.
fn sideways(model: &mut Model, key: Key) {
    let pages = pages(model).len();
    with(model, |reading| match &mut reading.search {
        Some(search) if reading.typing => {
            typing::take(search, key);
        }
        _ if reading.side == Side::Keys => {}
        _ if key == Key::Left => reading.go(reading.at.saturating_sub(1)),
        _ => reading.go((reading.at + 1).min(pages.saturating_sub(1))),
    });
}

/// A digit opens a page of the same game; `0` is the tenth.
fn jump(model: &mut Model, digit: char) {
    let pages = pages(model);
    let Some(Overlay::Reading(reading)) = model.overlays.last_mut() else { return };
    let wanted = digit.to_digit(10).map_or(0, |digit| (usize::try_from(digit).unwrap_or(0) + 9) % 10);
    let game = pages.get(reading.at).map(|(game, _)| game.id);
    let found = pages.iter().position(|(of, at)| Some(of.id) == game && *at == wanted);
    if let (Side::Rules, Some(at)) = (reading.side, found) {
        reading.go(at);
    }
}

/// Scrolls, never beyond the ends.
fn scroll(model: &mut Model, by: isize) {
    let Some(Overlay::Reading(reading)) = model.overlays.last() else { return };
    let most = view::furthest(model, reading);
    with(model, |reading| reading.scroll = reading.scroll.min(most).saturating_add_signed(by).min(most));
}

fn with(model: &mut Model, change: impl FnOnce(&mut Reading)) {
    if let Some(Overlay::Reading(reading)) = model.overlays.last_mut() {
        change(reading);
    }
}
