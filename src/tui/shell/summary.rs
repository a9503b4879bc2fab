//! What the list of sessions says of each.

use super::{Shell, open};
use crate::rules::{Game, Points, Seat};
use crate::session::{State, format};
use crate::tui::model::Model;

/// What the list says of one session.
#[derive(Clone, Debug, PartialEq)]
pub enum Summary {
    /// A session that can be read.
    Read(Box<Standing>),
    /// One that cannot: why, in words.
    Unreadable(String),
}

/// How a session stands.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// The game.
    pub game: &'static Game,
    /// Names and colours of the players, in seating order.
    pub players: Vec<(String, Option<String>)>,
    /// The total of every player.
    pub totals: Vec<Points>,
    /// The place of every player.
    pub places: Vec<usize>,
    /// The players by place.
    pub order: Vec<Seat>,
    /// The stage that is asked next; none where everything is in.
    pub stage: Option<&'static str>,
    /// Which step of how many that is.
    pub step: (usize, usize),
    /// How many entries that stage has.
    pub entries: usize,
    /// Whether anything was entered.
    pub begun: bool,
    /// Where it was played.
    pub place: Option<String>,
}

impl Shell {
    /// Reads what the list says of these sessions and hands it to the model.
    pub(super) fn summarise(&self, model: &mut Model, ids: &[String]) {
        for id in ids {
            let summary = match self.store.read(id) {
                Ok(text) => match format::read_session(&text) {
                    Ok(state) => Summary::Read(Box::new(Standing::of(&state))),
                    Err(rejected) => Summary::Unreadable(open::unreadable(&model.text, &rejected)),
                },
                Err(error) => Summary::Unreadable(model.text.get(error.key())),
            };
            model.home.learn(id, summary);
        }
    }
}

impl Standing {
    /// How a settled state stands.
    #[must_use]
    pub fn of(state: &State) -> Self {
        let standings = &state.closed().standings;
        let missing = state.missing();
        let stages: Vec<_> = state.game().stages(state.setup()).filter(|stage| !stage.is_tie_break()).collect();
        let next = state.game().stages.iter().find(|stage| missing.contains(&stage.id));
        let at = next.and_then(|next| stages.iter().position(|stage| stage.id == next.id));
        let player = |player: &crate::rules::Player| (player.name.clone(), player.colour.clone());
        Self {
            game: state.game(),
            players: state.setup().players.iter().map(player).collect(),
            totals: standings.totals.values().to_vec(),
            places: standings.places.values().to_vec(),
            order: standings.order(),
            stage: next.map(|stage| stage.id),
            step: (at.map_or(stages.len(), |at| at + 1), stages.len()),
            entries: next.map_or(0, |stage| state.entries_of(stage).count()),
            begun: state.entries().next().is_some(),
            place: state.setup().place.clone(),
        }
    }
}
