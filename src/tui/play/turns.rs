//! From turn to turn, where a game has any.

use super::answer::{self, commit};
use crate::rules::{Entry, Turn};
use crate::session::Change;
use crate::tui::effect::Effect;
use crate::tui::model::{Model, Weight};

/// Goes to another turn: an entry that says where the game is. What is half typed stays, and follows.
pub fn turn(model: &mut Model, turn: Turn) -> Vec<Effect> {
    let Some(play) = model.play_mut() else { return Vec::new() };
    let Some(step) = play.turn_step() else { return Vec::new() };
    let Some(values) = play.state.board().scorer().turn(turn) else {
        model.refuse("turn-none");
        return Vec::new();
    };
    let made = Entry::build(step, 0, values, play.state.setup().seats());
    let effects = match made.map_err(|faults| faults.into_iter().next()).map(Change::Enter) {
        Ok(change) => commit(model, change),
        Err(fault) => return answer::refuse(model, fault.as_slice()),
    };
    if let Some(play) = model.play_mut() {
        play.refresh();
    }
    let heading = model.play().and_then(|play| play.state.board().scorer().heading(play.stage?));
    if let Some((heading, _)) = heading {
        let words = model.text.message(&heading, &|_| String::new());
        model.say(Weight::Notice, words);
    }
    effects.unwrap_or_default()
}
