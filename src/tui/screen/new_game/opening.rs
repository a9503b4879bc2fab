//! Opening the screen, and leaving it again.

use tui_input::Input;

use super::{Aim, At, NewGame, likely};
use crate::games::GAMES;
use crate::rules::Player;
use crate::tui::command::Command;
use crate::tui::effect::Effect;
use crate::tui::memory::Person;
use crate::tui::model::{Base, Model, Weight};
use crate::tui::play::{Link, Play};

/// Opens the screen: for a new game, a rematch, or the names of the session that is open or selected.
pub fn open(model: &mut Model, command: Command) -> Vec<Effect> {
    if model.play().is_some_and(|play| matches!(play.link, Link::Owed(..))) {
        return super::refused(model, "not-now-owed");
    }
    let screen = match command {
        Command::NewGame => Some(fresh(model)),
        Command::Rematch => rematch(model),
        _ => names(model),
    };
    if let Some(mut screen) = screen {
        screen.behind = match std::mem::replace(&mut model.base, Base::Home) {
            Base::Play(play) => Some(play),
            _ => None,
        };
        if model.home.search.is_some() {
            model.home.end_search();
        }
        model.overlays.clear();
        model.base = Base::NewGame(screen);
    }
    Vec::new()
}

/// A new game with the last line-up, or the one that was left half set up.
fn fresh(model: &mut Model) -> Box<NewGame> {
    if let Some(aside) = model.home.aside.take() {
        return aside;
    }
    let game = likely(model);
    let mut screen = NewGame::new(game, last_line_up(model, game.id), Aim::Begin);
    if GAMES.len() > 1 {
        screen.at = At::Game;
    }
    Box::new(screen)
}

/// The players of the last line-up of a game.
pub(super) fn last_line_up(model: &Model, game: &str) -> Vec<Player> {
    let player = |person: &Person| Player { name: person.name.clone(), colour: person.colour.clone() };
    model.memory.line_up(game).map(|line_up| line_up.people.iter().map(player).collect()).unwrap_or_default()
}

fn rematch(model: &Model) -> Option<Box<NewGame>> {
    if let Some(play) = model.play() {
        let setup = play.state.setup();
        let screen = NewGame::new(play.state.game(), setup.players.clone(), Aim::Begin);
        return Some(Box::new(screen.with_options(&setup.options)));
    }
    let standing = model.home.standing(&model.home.selected()?.id)?;
    let screen = NewGame::new(standing.game, people(&standing.players), Aim::Begin);
    Some(Box::new(screen.with_options(&standing.options)))
}

fn names(model: &Model) -> Option<Box<NewGame>> {
    let (mut screen, place, notes) = if let Some(play) = model.play() {
        let setup = play.state.setup();
        let screen = NewGame::new(play.state.game(), setup.players.clone(), Aim::Rename(None));
        (screen, setup.place.clone(), setup.notes.clone())
    } else {
        let id = &model.home.selected()?.id;
        let standing = model.home.standing(id)?;
        let aim = Aim::Rename(Some(id.clone()));
        let screen = NewGame::new(standing.game, people(&standing.players), aim);
        (screen, standing.place.clone(), standing.notes.clone())
    };
    screen.texts = [place, notes].map(|text| Input::new(text.unwrap_or_default()));
    screen.at = At::Row(0);
    Some(Box::new(screen))
}

pub(super) fn people(players: &[(String, Option<String>)]) -> Vec<Player> {
    players.iter().map(|(name, colour)| Player { name: name.clone(), colour: colour.clone() }).collect()
}

/// Takes the screen away: what lies behind it shows again. Gives the screen back.
pub(super) fn take_away(model: &mut Model) -> Option<Box<NewGame>> {
    match std::mem::replace(&mut model.base, Base::Home) {
        Base::NewGame(mut screen) => {
            if let Some(play) = screen.behind.take() {
                model.base = Base::Play(play);
            }
            Some(screen)
        }
        other => {
            model.base = other;
            None
        }
    }
}

/// Leaves without beginning. A line-up that was typed waits for the next `n`.
pub(super) fn leave(model: &mut Model) -> Vec<Effect> {
    let screen = take_away(model);
    if screen.as_ref().is_some_and(|screen| !screen.begins() && screen.touched) {
        let words = model.text.get("names-as-they-were");
        model.say(Weight::Notice, words);
    }
    model.home.aside = screen.filter(|screen| screen.begins() && screen.touched);
    Vec::new()
}

impl NewGame {
    /// The session that lies behind.
    #[must_use]
    pub fn behind(&self) -> Option<&Play> {
        self.behind.as_deref()
    }
}
