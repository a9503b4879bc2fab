//! Somebody who types a document at the table: every entry by the keys a scorekeeper would press.

use std::collections::HashMap;

use scorewalk::rules::{Entry, Seat, Value};
use scorewalk::session::State;
use scorewalk::session::format::{header_line, read_document};
use scorewalk::tui::form::Look;
use scorewalk::tui::play;
use serde_json::{Value as Json, json};

use crate::support::Scene;

/// The typist at the keyboard.
pub(crate) struct Typist {
    /// What is on the screen.
    pub(crate) scene: Scene,
    /// Everything pressed so far.
    pub(crate) keys: String,
    /// Whether a step had to be opened that the walk did not come to by itself.
    pub(crate) jumped: bool,
    /// The letters that cities of the document got, by the names they have there.
    letters: HashMap<String, String>,
}

impl Typist {
    /// Types a whole document: its entries in force in their order, each step left where the document leaves it.
    pub(crate) fn of(document: &Json) -> (Self, State) {
        let state = read_document(&document.to_string()).unwrap();
        let mut header = document.clone();
        header["log"] = json!([]);
        let written =
            header_line(&scorewalk::session::Header { setup: state.setup().clone(), ..state.header().clone() });
        let written: Json = serde_json::from_str(&written).unwrap();
        header["options"] = written["options"].clone();
        header["players"] = written["players"].clone();
        let scene = Scene::new().of_document(&header.to_string());
        let mut typist = Self { scene, keys: String::new(), jumped: false, letters: HashMap::new() };
        let log = document["log"].as_array().unwrap();
        for (item, raw) in log.iter().enumerate() {
            match state.entry(item) {
                Some(entry) => typist.enter(entry),
                None if raw["done"].is_string() => {
                    let done = raw["done"].as_str().unwrap();
                    if state.is_done(done) && !typist.state().is_done(done) {
                        typist.finish(done);
                    }
                }
                None => {}
            }
        }
        (typist, state)
    }

    /// What was typed comes to.
    pub(crate) fn state(&self) -> &State {
        &self.scene.model.play().unwrap().state
    }

    fn press(&mut self, keys: &str) {
        self.keys += keys;
        self.scene.press(keys);
    }

    /// Goes to a stage, if the walk is not there. Gives back whether it can.
    fn go(&mut self, stage: &'static str) -> bool {
        let play = self.scene.model.play().unwrap();
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

    fn finish(&mut self, stage: &str) {
        let stage = self.state().game().stages.iter().find(|other| other.id == stage).unwrap().id;
        assert!(self.go(stage));
        self.press("n");
        if !self.state().is_done(stage) {
            // The cross-check was shown first.
            self.press("n");
        }
        assert!(self.state().is_done(stage), "{}", self.scene.text());
    }

    fn enter(&mut self, entry: &Entry) {
        let stage = self.state().game().stage_of(entry.step()).map(|stage| stage.id);
        let items = self.state().entries().count();
        if stage.is_some_and(|stage| !self.go(stage)) {
            return;
        }
        let letter = entry.step().letter.filter(|_| stage == Some("play") || self.kinds() > 1);
        self.press(&letter.map_or_else(String::new, |letter| letter.to_string()));
        let next = self.state().next_letter().name;
        match entry.step().id {
            "road" | "city" => self.feature(entry),
            "monastery" | "garden" => self.monastery(entry, stage == Some("play")),
            "field" => self.field(entry),
            // At the result there is nothing to adjust; a step back there is.
            "adjustment" if self.scene.model.play().unwrap().stage.is_none() => {
                self.press(&format!("[={}", figures(entry.numbers("points"))));
            }
            "adjustment" => self.press(&format!("={}", figures(entry.numbers("points")))),
            "points-in-play" => self.press(&figures(entry.numbers("points"))),
            "trade-goods" => {
                let seats = self.state().setup().seats();
                let own = |seat| ["wine", "grain", "cloth"].map(|good| entry.number_of(good, Seat(seat)));
                self.press(&figures(&(0..seats).flat_map(own).collect::<Vec<_>>()));
            }
            _ => {
                let asked = self.scene.model.play().unwrap().form.cells.iter().map(|cell| cell.at);
                let figure = |at: usize| entry.asked("values").get(at).copied().flatten();
                let own: Vec<i64> = asked.filter_map(figure).collect();
                self.press(&figures(&own));
            }
        }
        assert_eq!(self.state().entries().count(), items + 1, "{entry:?}\n{}", self.scene.text());
        if entry.step().id == "city" && entry.flag("completed") {
            let name = entry.text("label").map_or_else(|| format!("#{next}"), |name| name.trim().to_owned());
            self.letters.insert(name, next);
        }
    }

    fn kinds(&self) -> usize {
        self.scene.model.play().unwrap().kinds().len()
    }

    fn feature(&mut self, entry: &Entry) {
        let built = entry.flag("inn") || entry.flag("cathedral");
        let coats = if entry.step().id == "city" { figure(entry.number("coats_of_arms")) } else { String::new() };
        let flag = if built { "i" } else { "" };
        self.press(&format!("{flag}{}{coats}{}<enter>", figure(entry.number("tiles")), pieces(entry)));
    }

    fn monastery(&mut self, entry: &Entry, in_play: bool) {
        let owner = entry.player("owner").unwrap().digit();
        match (in_play, entry.flag("completed")) {
            (true, true) => self.press(&format!("{owner}<enter>")),
            (true, false) => self.press(&format!("a{owner}{}", figure(entry.number("tiles")))),
            (false, _) => self.press(&format!("{owner}{}", figure(entry.number("tiles")))),
        }
    }

    fn field(&mut self, entry: &Entry) {
        self.press(&format!("{}<enter>", pieces(entry)));
        match entry.value("cities").unwrap() {
            Value::Number(count) => self.press(&figure(*count)),
            Value::Labels(names) => {
                let mut once: Vec<&String> = Vec::new();
                for name in names {
                    if !once.contains(&name) {
                        once.push(name);
                        self.pick(name);
                    }
                }
                self.press(if once.is_empty() { "0<enter>" } else { "<enter>" });
            }
            _ => {}
        }
    }

    /// Picks a city by its letter, or adds it under a new one.
    fn pick(&mut self, name: &str) {
        if let Some(letter) = self.letters.get(name).cloned() {
            self.press(&letter.to_lowercase());
            return;
        }
        self.press("+");
        let form = &self.scene.model.play().unwrap().form;
        let Some(Look::List(list)) = form.cell().map(|cell| &cell.look) else { panic!("{}", self.scene.text()) };
        self.letters.insert(name.to_owned(), list.last().unwrap().name);
    }
}

fn figure(number: i64) -> String {
    format!("{number}<enter>")
}

fn figures(numbers: &[i64]) -> String {
    numbers.iter().map(|number| figure(*number)).collect()
}

/// The keys for who stands there: a digit for each piece, a letter behind each that is the big one or has a pig.
fn pieces(entry: &Entry) -> String {
    let pigs = match entry.value("pigs") {
        Some(Value::Flags(flags)) => flags.clone(),
        _ => Vec::new(),
    };
    let mut keys = String::new();
    for (at, count) in entry.numbers("followers").iter().enumerate() {
        let digit = Seat(at).digit().to_string();
        keys += &digit.repeat(usize::try_from(*count).unwrap());
        keys += &format!("{digit}b").repeat(usize::try_from(entry.number_of("large", Seat(at))).unwrap());
        let there = *count + entry.number_of("large", Seat(at)) > 0;
        keys += if there && pigs.get(at) == Some(&true) { "p" } else { "" };
    }
    if keys.is_empty() { "0".to_owned() } else { keys }
}
