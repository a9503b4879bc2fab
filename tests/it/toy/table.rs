//! The toy on the table: the real model and views over a log in memory.

use ratatui::layout::Size;
use scorewalk::rules::Entry;
use scorewalk::session::State;
use scorewalk::session::format::{read_document_of, read_item};
use scorewalk::tui::hit::Hits;
use scorewalk::tui::key::parse_script;
use scorewalk::tui::model::Base;
use scorewalk::tui::play::Play;
use scorewalk::tui::{update, view};

use super::find;
use crate::support::Scene;

/// The toy in a scene; nothing is written, so no folder is touched.
pub(super) struct Table(pub(super) Scene);

/// Points in play and the stage of everything else are done.
const BEGUN: &str = r#"{"step":"points-in-play","points":[5,3,1]},{"done":"things"}"#;

/// The state of a document with these options and entries.
pub(super) fn state(modules: bool, log: &[&str]) -> State {
    let players = r#"[{"name":"Anna"},{"name":"Ben"},{"name":"Cleo"}]"#;
    let options = if modules { r#"{"modules":["more"]}"# } else { "{}" };
    let log: Vec<&str> = std::iter::once(BEGUN).chain(log.iter().copied()).collect();
    let log = log.join(",");
    let text = format!(r#"{{"scorewalk":1,"game":"toy","players":{players},"options":{options},"log":[{log}]}}"#);
    read_document_of(&text, find).unwrap()
}

impl Table {
    /// The toy with its module on.
    pub(super) fn new(log: &[&str]) -> Self {
        Self::of(state(true, log))
    }

    /// The toy in any state.
    pub(super) fn of(state: State) -> Self {
        let mut scene = Scene::new();
        scene.model.base = Base::Play(Box::new(Play::new(String::new(), state)));
        Self(scene)
    }

    /// At the meadows, after some towns.
    pub(super) fn meadow(towns: usize) -> Self {
        let town = r#"{"step":"town","tiles":4,"arms":1,"standing":[1,0,0]}"#;
        let log: Vec<&str> = std::iter::repeat_n(town, towns).chain([r#"{"done":"deeds"}"#]).collect();
        Self::new(&log)
    }

    /// Types a script of keys.
    pub(super) fn keys(mut self, script: &str) -> Self {
        self.press(script);
        self
    }

    /// Types a script of keys; what is to be written is dropped.
    pub(super) fn press(&mut self, script: &str) {
        for key in parse_script(script).unwrap() {
            update::key(&mut self.0.model, key);
        }
    }

    /// Another size of the window.
    pub(super) fn size(mut self, width: u16, height: u16) -> Self {
        self.0.model.size = Size::new(width, height);
        self
    }

    pub(super) fn play(&self) -> &Play {
        self.0.model.play().unwrap()
    }

    pub(super) fn text(&self) -> String {
        self.0.text()
    }

    /// The entries after those it began with.
    pub(super) fn entries(&self) -> Vec<Entry> {
        self.play().state.entries().map(|placed| placed.entry.clone()).collect()
    }

    /// Fails unless the newest entry is what a line of a document says.
    #[track_caller]
    pub(super) fn newest_is(&self, item: &str) {
        let read = read_item(&self.play().state, item).unwrap();
        let scorewalk::session::Act::Change(scorewalk::session::Change::Enter(entry)) = read.act else {
            panic!("an entry: {item}");
        };
        assert_eq!(self.entries().last(), Some(&entry), "{}", self.text());
    }

    /// Where words were drawn, and what a click there means.
    pub(super) fn spot(&self, words: &str) -> (Hits, u16, u16) {
        let area = ratatui::layout::Rect::new(0, 0, self.0.model.size.width, self.0.model.size.height);
        let (mut buffer, mut hits) = (ratatui::buffer::Buffer::empty(area), Hits::default());
        view::draw(&self.0.model, area, &mut buffer, &mut hits);
        let text = self.text();
        let (row, line) = text.lines().enumerate().find(|(_, line)| line.contains(words)).unwrap();
        let column = line[..line.find(words).unwrap()].chars().count();
        (hits, u16::try_from(column).unwrap(), u16::try_from(row).unwrap())
    }
}
