//! How an evening of *Carcassonne* is typed.

use std::collections::HashMap;

use scorewalk::rules::{Entry, Seat, Value};
use scorewalk::tui::form::Look;

use crate::typist::{Types, figure, figures};

/// A typist of Carcassonne, who keeps in mind the letters that cities of the document got, by the names they have there.
pub(crate) type Typist = crate::typist::Typist<HashMap<String, String>>;

impl Types for Typist {
    fn enter(&mut self, entry: &Entry) {
        let stage = self.state().game().stage_of(entry.step()).map(|stage| stage.id);
        let letter = entry.step().letter.filter(|_| stage == Some("play") || self.kinds() > 1);
        self.press(&letter.map_or_else(String::new, |letter| letter.to_string()));
        let next = self.state().next_letter().name;
        match entry.step().id {
            "road" | "city" => self.feature(entry),
            "monastery" | "garden" => self.monastery(entry, stage == Some("play")),
            "field" => self.field(entry),
            "adjustment" => self.adjust(entry),
            "points-in-play" => self.press(&figures(entry.numbers("points"))),
            "trade-goods" => {
                let seats = self.state().setup().seats();
                let own = |seat| ["wine", "grain", "cloth"].map(|good| entry.number_of(good, Seat(seat)));
                self.press(&figures(&(0..seats).flat_map(own).collect::<Vec<_>>()));
            }
            _ => self.asked(entry, "values"),
        }
        if entry.step().id == "city" && entry.flag("completed") {
            let name = entry.text("label").map_or_else(|| format!("#{next}"), |name| name.trim().to_owned());
            self.known.insert(name, next);
        }
    }
}

impl Typist {
    fn kinds(&self) -> usize {
        self.play().kinds().len()
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
        if let Some(letter) = self.known.get(name).cloned() {
            self.press(&letter.to_lowercase());
            return;
        }
        self.press("+");
        let form = &self.play().form;
        let Some(Look::List(list)) = form.cell().map(|cell| &cell.look) else { panic!("{}", self.scene.text()) };
        self.known.insert(name.to_owned(), list.last().unwrap().name);
    }
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
