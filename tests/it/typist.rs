//! Somebody who types a document at the table: every entry by the keys a scorekeeper would press. What is typed is what the
//! document says.

use scorewalk::rules::Entry;
use scorewalk::session::format::{header_line, read_document, read_session};
use scorewalk::session::{Header, State};
use scorewalk::tui::play;
use serde_json::{Value as Json, json};

use crate::support::Scene;

/// The typist at the keyboard; `K` is what has to be kept in mind of the game.
pub(crate) struct Typist<K> {
    /// What is on the screen.
    pub(crate) scene: Scene,
    /// Everything pressed so far.
    pub(crate) keys: String,
    /// Whether a step had to be opened that the walk did not come to by itself.
    pub(crate) jumped: bool,
    /// What has to be kept in mind.
    pub(crate) known: K,
}

/// What a game has to be typed like.
pub(crate) trait Types {
    /// Types an entry; the walk is at its stage.
    fn enter(&mut self, entry: &Entry);
}

impl<K: Default> Typist<K>
where
    Self: Types,
{
    /// Types a whole document: its entries in force in their order, each step left where the document leaves it.
    pub(crate) fn of(document: &Json) -> (Self, State) {
        let state = read_document(&document.to_string()).unwrap();
        let header = Header { setup: state.setup().clone(), ..state.header().clone() };
        let mut start: Json = serde_json::from_str(&header_line(&header)).unwrap();
        start["log"] = json!([]);
        start.as_object_mut().unwrap().remove("id");
        let scene = Scene::new().of_document(&start.to_string());
        let mut typist = Self { scene, keys: String::new(), jumped: false, known: K::default() };
        for (item, raw) in document["log"].as_array().unwrap().iter().enumerate() {
            match (state.entry(item), raw["done"].as_str()) {
                (Some(entry), _) => typist.enter_at_its_stage(entry),
                (None, Some(done)) if state.is_done(done) && !typist.state().is_done(done) => typist.finish(done),
                _ => {}
            }
        }
        (typist, state)
    }

    /// Types a document and compares what comes of it: the sums, who stands where, and what was written. What breaks a tie is
    /// typed only where the walk asks for it.
    pub(crate) fn same(document: &Json) -> Self {
        let (typist, state) = Self::of(document);
        let typed = typist.state();
        assert_eq!(typed.closed().sums, state.closed().sums, "{document}\n{}", typist.scene.text());
        let stages = state.game().stages.iter().filter(|stage| stage.is_tie_break());
        let asked = |state: &State, stage: &str| state.board().tie_figures(stage).is_some();
        if stages.into_iter().all(|stage| asked(&state, stage.id) == asked(typed, stage.id)) {
            assert_eq!(typed.closed().standings, state.closed().standings, "{document}");
        }
        let file = read_session(&(typist.scene.file().join("\n") + "\n")).unwrap();
        let entries = |state: &State| state.entries().map(|placed| placed.entry.clone()).collect::<Vec<_>>();
        assert_eq!(entries(&file), entries(typed), "{document}");
        assert_eq!(file.closed().sums, state.closed().sums, "{document}");
        typist
    }

    /// Types every document among these cases that is one; gives back how many there are.
    pub(crate) fn same_in_all(cases: &str) -> usize {
        let document = |case: &str| serde_json::from_str::<Json>(case).unwrap()["document"].take();
        let documents = cases.lines().map(document).filter(|document| read_document(&document.to_string()).is_ok());
        documents.inspect(|document| drop(Self::same(document))).count()
    }

    fn enter_at_its_stage(&mut self, entry: &Entry) {
        let stage = self.state().game().stage_of(entry.step()).map(|stage| stage.id);
        if stage.is_some_and(|stage| !self.go(stage)) {
            return;
        }
        let before = self.state().entries().count();
        self.enter(entry);
        let goes_on = entry.step().turn || self.state().entries().count() == before + 1;
        assert!(goes_on, "{entry:?}\n{}", self.scene.text());
    }

    /// Leaves a stage, reading its cross-check if it has one.
    fn finish(&mut self, done: &str) {
        let stage = self.state().game().stages.iter().find(|other| other.id == done).unwrap().id;
        assert!(self.go(stage));
        self.press("n");
        if !self.state().is_done(stage) {
            self.press("n");
        }
        assert!(self.state().is_done(stage), "{}", self.scene.text());
    }
}

impl<K> Typist<K> {
    /// What was typed comes to.
    pub(crate) fn state(&self) -> &State {
        &self.play().state
    }

    /// The session on the screen.
    pub(crate) fn play(&self) -> &play::Play {
        self.scene.model.play().unwrap()
    }

    /// Presses keys.
    pub(crate) fn press(&mut self, keys: &str) {
        self.keys += keys;
        self.scene.press(keys);
    }

    /// Types points for each player as an adjustment. At the result there is nothing to adjust; a step back there is.
    pub(crate) fn adjust(&mut self, entry: &Entry) {
        let back = if self.play().stage.is_none() { "[" } else { "" };
        let note = entry.text("note").unwrap_or_default();
        self.press(&format!("{back}={}{note}<enter>", figures(entry.numbers("points"))));
    }

    /// Types the figures of those whom a tie-break asks.
    pub(crate) fn asked(&mut self, entry: &Entry, key: &str) {
        let asked = self.play().form.cells.iter().map(|cell| cell.at);
        let own: Vec<i64> = asked.map(|at| entry.asked(key).get(at).copied().flatten().unwrap_or(0)).collect();
        self.press(&figures(&own));
    }

    /// Goes to a stage, if the walk is not there. Gives back whether it can.
    fn go(&mut self, stage: &'static str) -> bool {
        let play = self.play();
        if play.stage.is_some_and(|now| now.id == stage) {
            return true;
        }
        let there = play.stages().iter().any(|other| other.id == stage);
        if there {
            self.jumped = true;
            play::open_stage(&mut self.scene.model, stage);
        }
        there
    }
}

/// A figure and the key that takes it.
pub(crate) fn figure(number: i64) -> String {
    format!("{number}<enter>")
}

/// Figures, one after the other.
pub(crate) fn figures(numbers: &[i64]) -> String {
    numbers.iter().map(|number| figure(*number)).collect()
}
