//! What is typed is what a document says: any evening can be typed key by key, and comes to the same.

use std::collections::HashMap;

use proptest::collection::vec;
use proptest::prelude::*;
use scorewalk::rules::{Entry, Seat};
use serde_json::{Value as Json, json};

use crate::typist::{Types, figures};

const CASES: &str = include_str!("../../data/castles-of-burgundy.jsonl");

/// A typist of The Castles of Burgundy, who keeps in mind the pastures as they are numbered on the screen, by player and number
/// in the document.
pub(crate) type Typist = crate::typist::Typist<HashMap<(usize, i64), i64>>;

impl Types for Typist {
    fn enter(&mut self, entry: &Entry) {
        if entry.step().turn {
            return self.turn(entry);
        }
        self.press(&entry.step().letter.map_or_else(String::new, String::from));
        let seats = self.state().setup().seats();
        match entry.step().id {
            "points-in-play" => self.press(&figures(entry.numbers("points"))),
            "adjustment" => self.adjust(entry),
            "leftovers" => {
                let own = |seat| ["goods", "silver", "workers"].map(|key| entry.number_of(key, Seat(seat)));
                self.press(&figures(&(0..seats).flat_map(own).collect::<Vec<_>>()));
            }
            "empty-spaces" => self.asked(entry, "spaces"),
            "bridge" => self.asked(entry, "ahead"),
            _ => {
                let seat = entry.player("player").unwrap();
                self.press(&seat.digit().to_string());
                self.of_one(entry, seat);
                self.flags(entry);
                self.press("<enter>");
            }
        }
    }
}

impl Typist {
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
        self.play().form.lenient().unwrap()
    }

    /// Every yes or no as the entry has it: some hold already.
    fn flags(&mut self, entry: &Entry) {
        let typed = self.typed();
        for (field, _) in entry.fields() {
            let asked = self.play().form.has(field);
            if let Some(letter) = field.letter.filter(|_| asked && typed.flag(field.key) != entry.flag(field.key)) {
                self.press(&letter.to_string());
            }
        }
    }

    /// The digit of a pasture: its number on the screen, 0 for one that is new.
    fn pasture(&mut self, seat: Seat, number: i64) -> i64 {
        let next = 1 + self.known.keys().filter(|(own, _)| *own == seat.0).count();
        let mut new = false;
        let shown = *self.known.entry((seat.0, number)).or_insert_with(|| {
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

#[test]
fn the_cases_come_to_the_same_when_they_are_typed() {
    let typed = Typist::same_in_all(CASES);
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
        let typist = Typist::same(&document);
        prop_assert!(!typist.jumped);
    }
}
