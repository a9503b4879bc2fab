//! What the list of sessions says of each.

use super::{Shell, open};
use crate::rules::{Game, OptionValue, Points, Seat, Stage};
use crate::session::store::{Listed, StoreError};
use crate::session::{State, format};
use crate::tui::model::Model;
use crate::tui::play::Draft;
use crate::tui::words;

/// How many sessions in the trash are looked into.
const TRASHED: usize = 200;

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
    /// What was played with, for a rematch.
    pub options: Vec<(&'static str, OptionValue)>,
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
    /// Notes on the evening.
    pub notes: Option<String>,
}

/// The entries that count in a stage; a check beside them, such as houses in town, does not.
fn entries(state: &State, of: &Stage) -> usize {
    state.entries_of(of).filter(|(_, entry)| entry.step().is_numbered()).count()
}

impl Shell {
    /// Reads what the list says of these sessions and hands it to the model.
    pub(super) fn summarise(&self, model: &mut Model, ids: &[String]) {
        for id in ids {
            let draft = self.store.read_draft(id).ok().flatten();
            let draft = draft.and_then(|text| serde_json::from_str(&text).ok());
            let summary = summary(model, self.store.read(id), draft.as_ref());
            model.home.learn(id, summary);
        }
    }

    /// The same for what is in the trash, as far as anybody will look.
    pub(super) fn summarise_trash(&self, model: &mut Model, listed: &[Listed]) {
        for listed in listed.iter().take(TRASHED) {
            let summary = summary(model, self.store.read_trashed(&listed.id), None);
            model.home.learn_trashed(&listed.id, summary);
        }
    }
}

fn summary(model: &Model, text: Result<String, StoreError>, draft: Option<&Draft>) -> Summary {
    match text.map(|text| format::read_session(&text)) {
        Ok(Ok(state)) => Summary::Read(Box::new(Standing::of(&state, draft))),
        Ok(Err(rejected)) => Summary::Unreadable(open::unreadable(&model.text, &rejected)),
        Err(error) => Summary::Unreadable(words::store_error(&model.text, &error)),
    }
}

impl Standing {
    /// How a settled state stands, and where the scorekeeper stopped if a draft tells it.
    #[must_use]
    pub fn of(state: &State, draft: Option<&Draft>) -> Self {
        let standings = &state.closed().standings;
        let missing = state.missing();
        let stages = state.stages();
        let stopped = draft.filter(|draft| draft.items == state.items()).and_then(|draft| draft.stage.as_deref());
        let waits = |stage: &&Stage| missing.contains(&stage.id);
        let all = || state.game().stages.iter().filter(waits);
        let next = all().find(|stage| Some(stage.id) == stopped).or_else(|| all().next());
        let at = next.and_then(|next| stages.iter().position(|stage| stage.id == next.id));
        let player = |player: &crate::rules::Player| (player.name.clone(), player.colour.clone());
        Self {
            game: state.game(),
            players: state.setup().players.iter().map(player).collect(),
            options: state.setup().options.clone(),
            totals: standings.totals.values().to_vec(),
            places: standings.places.values().to_vec(),
            order: standings.order(),
            stage: next.map(|stage| stage.id),
            step: (at.map_or(stages.len(), |at| at + 1), stages.len()),
            entries: next.map_or(0, |stage| entries(state, stage)),
            begun: state.entries().next().is_some(),
            place: state.setup().place.clone(),
            notes: state.setup().notes.clone(),
        }
    }
}
