//! What is typed is what a document says: any evening can be typed key by key, and comes to the same.

use std::collections::HashMap;

use proptest::collection::vec;
use proptest::prelude::*;
use scorewalk::rules::{Entry, Seat};
use scorewalk::session::State;
use scorewalk::session::format::{header_line, read_document, read_session};
use scorewalk::tui::play;
use serde_json::{Value as Json, json};

use crate::support::Scene;

const CASES: &str = include_str!("../../data/castles-of-burgundy.jsonl");

/// Somebody who types a document at the table.
pub(crate) struct Typist {
    /// What is on the screen.
    pub(crate) scene: Scene,
    /// Everything pressed so far.
    pub(crate) keys: String,
    /// Whether a step had to be opened that the walk did not come to by itself.
    pub(crate) jumped: bool,
    /// The pastures as they are numbered on the screen, by player and number in the document.
    pastures: HashMap<(usize, i64), i64>,
}

impl Typist {
    /// Types a whole document: its entries in force in their order, each step left where the document leaves it.
    pub(crate) fn of(document: &Json) -> (Self, State) {
        let state = read_document(&document.to_string()).unwrap();
        let header = scorewalk::session::Header { setup: state.setup().clone(), ..state.header().clone() };
        let mut start: Json = serde_json::from_str(&header_line(&header)).unwrap();
        start["log"] = json!([]);
        start.as_object_mut().unwrap().remove("id");
        let scene = Scene::new().of_document(&start.to_string());
        let mut typist = Self { scene, keys: String::new(), jumped: false, pastures: HashMap::new() };
        for (item, raw) in document["log"].as_array().unwrap().iter().enumerate() {
            match (state.entry(item), raw["done"].as_str()) {
                (Some(entry), _) => typist.enter(entry),
                (None, Some(done)) if state.is_done(done) && !typist.state().is_done(done) => typist.finish(done),
                _ => {}
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

    fn finish(&mut self, done: &str) {
        let stage = self.state().game().stages.iter().find(|other| other.id == done).unwrap().id;
        assert!(self.go(stage));
        self.press("n");
        if !self.state().is_done(stage) {
            self.press("n");
        }
        assert!(self.state().is_done(stage), "{}", self.scene.text());
    }

    fn enter(&mut self, entry: &Entry) {
        let stage = self.state().game().stage_of(entry.step()).map(|stage| stage.id);
        if stage.is_some_and(|stage| !self.go(stage)) {
            return;
        }
        if entry.step().turn {
            return self.turn(entry);
        }
        let before = self.state().entries().count();
        self.press(&entry.step().letter.map_or_else(String::new, String::from));
        self.fields(entry);
        assert_eq!(self.state().entries().count(), before + 1, "{entry:?}\n{}", self.scene.text());
    }

    fn fields(&mut self, entry: &Entry) {
        let seats = self.state().setup().seats();
        match entry.step().id {
            "points-in-play" => self.press(&figures(entry.numbers("points"))),
            "adjustment" if self.scene.model.play().unwrap().stage.is_none() => {
                self.press(&format!("[={}", figures(entry.numbers("points"))));
            }
            "adjustment" => self.press(&format!("={}", figures(entry.numbers("points")))),
            "leftovers" => {
                let own = |seat| ["goods", "silver", "workers"].map(|key| entry.number_of(key, Seat(seat)));
                self.press(&figures(&(0..seats).flat_map(own).collect::<Vec<_>>()));
            }
            "empty-spaces" | "bridge" => {
                let key = if entry.step().id == "bridge" { "ahead" } else { "spaces" };
                let asked = self.scene.model.play().unwrap().form.cells.iter().map(|cell| cell.at);
                let own: Vec<i64> = asked.map(|at| entry.asked(key)[at].unwrap_or(0)).collect();
                self.press(&figures(&own));
            }
            _ => {
                let seat = entry.player("player").unwrap();
                self.press(&seat.digit().to_string());
                self.of_one(entry, seat);
                self.flags(entry);
                self.press("<enter>");
            }
        }
    }

    fn of_one(&mut self, entry: &Entry, seat: Seat) {
        let digit = |key: &str| (entry.choice(key).unwrap() + 1).to_string();
        let number = |key: &str| entry.number(key).to_string();
        match entry.step().id {
            "area" => self.press(&format!("{}{}", digit("kind"), number("size"))),
            "livestock" => {
                let pasture = self.pasture(seat, entry.number("pasture"));
                self.press(&format!("{pasture}{}{}", digit("animal"), number("count")));
            }
            "sale" => self.press(&format!("{}{}", number("goods"), number("tiles"))),
            "colour-bonus" => self.press(&digit("colour")),
            "monastery" => self.press(&number("tile")),
            "border-posts" => self.press(&number("posts")),
            "scoring-monastery" => self.press(&format!("{}<enter>{}", number("tile"), number("count"))),
            "shield" => self.press(&number("shield")),
            "vineyard" => self.press(&number("size")),
            _ => {}
        }
        if let Some(phase) = entry.choice("phase")
            && self.typed().choice("phase") != Some(phase)
        {
            self.press(&format!("<tab>{}", phase + 1));
        }
    }

    /// The entry as it stands in the form.
    fn typed(&self) -> Entry {
        self.scene.model.play().unwrap().form.lenient().unwrap()
    }

    /// Every yes or no as the entry has it: some hold already.
    fn flags(&mut self, entry: &Entry) {
        let typed = self.typed();
        for (field, _) in entry.fields() {
            let asked = self.scene.model.play().unwrap().form.has(field);
            if let Some(letter) = field.letter.filter(|_| asked && typed.flag(field.key) != entry.flag(field.key)) {
                self.press(&letter.to_string());
            }
        }
    }

    /// The digit of a pasture: its number on the screen, 0 for one that is new.
    fn pasture(&mut self, seat: Seat, number: i64) -> i64 {
        let next = 1 + self.pastures.keys().filter(|(own, _)| *own == seat.0).count();
        let mut new = false;
        let shown = *self.pastures.entry((seat.0, number)).or_insert_with(|| {
            new = true;
            i64::try_from(next).unwrap()
        });
        if new { 0 } else { shown }
    }

    /// Goes to a round by the keys that do.
    fn turn(&mut self, entry: &Entry) {
        let wanted = (entry.choice("phase").unwrap(), entry.number("round"));
        for _ in 0..60 {
            let last = self.state().entries().rfind(|placed| placed.entry.step().turn);
            let typed = self.state().entries().filter_map(|placed| placed.entry.choice("phase")).next_back();
            let now = last.map_or((typed.unwrap_or(0), 1), |placed| {
                (placed.entry.choice("phase").unwrap(), placed.entry.number("round"))
            });
            if now == wanted && last.is_some() {
                return;
            }
            self.press(if now.0 < wanted.0 {
                "f"
            } else if now < wanted {
                "."
            } else if now == wanted {
                ".,"
            } else {
                ","
            });
        }
        panic!("{wanted:?} is out of reach\n{}", self.scene.text());
    }
}

fn figures(numbers: &[i64]) -> String {
    numbers.iter().map(|number| number.to_string() + "<enter>").collect()
}

/// Types a document and compares what comes of it.
fn same(document: &Json) -> Typist {
    let (typist, state) = Typist::of(document);
    let typed = typist.state();
    assert_eq!(typed.closed().sums, state.closed().sums, "{document}\n{}", typist.scene.text());
    let ties = |state: &State| ["empty-spaces", "bridge"].map(|stage| state.board().tie_figures(stage).is_some());
    if ties(typed) == ties(&state) {
        assert_eq!(typed.closed().standings.places, state.closed().standings.places, "{document}");
    }
    let file = read_session(&(typist.scene.file().join("\n") + "\n")).unwrap();
    let entries = |state: &State| state.entries().map(|placed| placed.entry.clone()).collect::<Vec<_>>();
    assert_eq!(entries(&file), entries(typed), "{document}");
    typist
}

#[test]
fn the_cases_come_to_the_same_when_they_are_typed() {
    let mut typed = 0;
    for case in CASES.lines() {
        let case: Json = serde_json::from_str(case).unwrap();
        let document = &case["document"];
        if read_document(&document.to_string()).is_ok() {
            same(document);
            typed += 1;
        }
    }
    assert!(typed > 90, "{typed} cases were typed");
}

/// One event of an evening, of figures that fit anything.
fn event(seats: usize) -> impl Strategy<Value = Json> {
    let phase = prop::sample::select(vec!["A", "B", "C", "D", "E"]);
    let kinds = ["building", "livestock", "monastery", "ship", "castle", "mine"];
    let animals = ["cow", "sheep", "pig", "chicken", "goat", "goose"];
    let figures = (0..8_usize, 0..seats, 0..6_usize, 1..=4_i64, 1..=3_i64, phase, any::<[bool; 2]>());
    figures.prop_map(move |(what, player, kind, few, pasture, phase, [inn, shield])| match what {
        0 | 1 => json!({
            "step": "area", "player": player, "kind": kinds[kind], "size": few.min([12, 6, 6, 6, 4, 3][kind]), "phase": phase,
            "inn": inn, "shield_17": shield,
        }),
        2 | 3 => json!({
            "step": "livestock", "player": player, "pasture": pasture, "animal": animals[kind], "count": few, "shield_1": shield,
        }),
        4 => json!({ "step": "sale", "player": player, "goods": kind + 1, "tiles": few, "shield_12": shield }),
        5 => json!({ "step": "watchtower", "player": player }),
        6 => json!({ "step": "monastery", "player": player, "tile": 5 + 3 * kind }),
        _ => json!({ "step": "round", "phase": phase, "round": few }),
    })
}

/// An evening: events, what is left over, monasteries and shields that score, and what breaks a tie.
fn evening(seats: usize) -> impl Strategy<Value = Json> {
    let monasteries = prop::sample::subsequence(vec![15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 29], 0..6);
    let shields = prop::sample::subsequence((1..=18_i64).collect::<Vec<_>>(), 0..5);
    (vec(event(seats), 0..14), vec(0..9_i64, 3 * seats), monasteries, shields, vec(0..seats, 11)).prop_map(
        move |(events, left, monasteries, shields, whose)| {
            let mut log = events;
            log.push(json!({ "done": "play" }));
            let third = |at: usize| &left[at * seats..(at + 1) * seats];
            log.push(json!({ "step": "leftovers", "goods": third(0), "silver": third(1), "workers": third(2) }));
            for (at, tile) in monasteries.iter().enumerate() {
                log.push(json!({ "step": "scoring-monastery", "player": whose[at], "tile": tile, "count": at, "copied": at == 2 }));
            }
            log.push(json!({ "done": "monasteries" }));
            for (at, shield) in shields.iter().take(4).enumerate() {
                log.push(json!({ "step": "shield", "player": whose[6 + at], "shield": shield }));
            }
            log.push(json!({ "done": "shields" }));
            let players: Vec<Json> = (0..seats).map(|seat| json!({ "name": format!("P{seat}") })).collect();
            json!({
                "scorewalk": 1, "game": "castles-of-burgundy", "players": players,
                "options": { "modules": ["inns", "shields", "white-castles"] }, "log": log,
            })
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn what_is_typed_is_what_the_document_says(document in (1..=4_usize).prop_flat_map(evening)) {
        let typist = same(&document);
        prop_assert!(!typist.jumped);
    }
}
