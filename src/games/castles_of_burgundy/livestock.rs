//! Livestock: what a new tile scores depends on the tiles of that animal that lie in the pasture.

use std::collections::BTreeMap;

use super::table::{self, ANIMALS};
use super::{at, line};
use crate::rules::{Arg, BySeat, Entry, Line, Message, Placed, Seat, Span};

/// The animals on one tile.
pub(super) const ON_A_TILE: Span = Span::new(1, 4);

/// The messages that count animals, in the order of [`ANIMALS`].
const COUNTED: [&str; ANIMALS.len()] = [
    "castles-of-burgundy-animals-cow",
    "castles-of-burgundy-animals-sheep",
    "castles-of-burgundy-animals-pig",
    "castles-of-burgundy-animals-chicken",
    "castles-of-burgundy-animals-goat",
    "castles-of-burgundy-animals-goose",
];

/// The animals of one sort, and on how many tiles they are.
#[derive(Clone, Copy, Debug, Default)]
struct Herd {
    animals: i64,
    tiles: i64,
}

/// The animals of each sort.
type Herds = [Herd; ANIMALS.len()];

/// The animals of one player: in each pasture, and in all of them.
#[derive(Clone, Debug, Default)]
struct Flock {
    pastures: BTreeMap<i64, Herds>,
    all: Herds,
}

/// The animals of everybody.
#[derive(Clone, Debug)]
pub(super) struct Livestock(BySeat<Flock>);

impl Livestock {
    pub(super) fn new(seats: usize) -> Self {
        Self(BySeat::new(seats, |_| Flock::default()))
    }

    /// A tile is laid. With tile 7 each tile that scores brings one point more, the new one included.
    pub(super) fn enter(&mut self, placed: &Placed, seat: Seat, has_7: bool) -> Line {
        let entry = &placed.entry;
        let (animal, count) = (entry.choice("animal").unwrap_or(0), entry.number("count"));
        let there = self.there(entry, seat, animal);
        let scoring = there.tiles + 1;
        let points = count + there.animals + if has_7 { scoring } else { 0 };
        let key = match (there.tiles, has_7) {
            (0, false) => "castles-of-burgundy-why-animals-alone",
            (0, true) => "castles-of-burgundy-why-animals-alone-7",
            (_, false) => "castles-of-burgundy-why-animals",
            (_, true) => "castles-of-burgundy-why-animals-7",
        };
        let why = Message::new(key).count("new", count).count("there", there.animals).count("tiles", scoring);
        let flock = &mut self.0[seat];
        let pasture = flock.pastures.entry(entry.number("pasture")).or_default();
        for herd in [pasture, &mut flock.all].map(|herds| herds.get_mut(animal)).into_iter().flatten() {
            herd.animals += count;
            herd.tiles += 1;
        }
        line(placed, table::LIVESTOCK, seat, points, why.count("points", points))
    }

    /// The animals that score with a new tile: those of its pasture, with shield 1 those of all.
    fn there(&self, entry: &Entry, seat: Seat, animal: usize) -> Herd {
        let flock = &self.0[seat];
        if entry.flag("shield_1") {
            return at(&flock.all, animal);
        }
        flock.pastures.get(&entry.number("pasture")).map_or_else(Herd::default, |herds| at(herds, animal))
    }

    /// How many sorts of animals a player has.
    pub(super) fn sorts(&self, seat: Seat) -> i64 {
        let sorts = self.0.get(seat).map_or(0, |flock| flock.all.iter().filter(|herd| herd.tiles > 0).count());
        i64::try_from(sorts).unwrap_or(0)
    }

    /// The pastures of a player, with what is in them.
    pub(super) fn pastures(&self, seat: Seat) -> Vec<(i64, Message)> {
        let pastures = self.0.get(seat).map(|flock| flock.pastures.iter()).into_iter().flatten();
        pastures.map(|(number, herds)| (*number, in_pasture(herds))).collect()
    }
}

/// Animals of one sort: "4 sheep".
pub(super) fn counted(animal: usize, count: i64) -> Message {
    Message::new(COUNTED.get(animal).copied().unwrap_or_default()).count("count", count)
}

/// All animals of a pasture: "3 cows, 4 sheep".
fn in_pasture(herds: &Herds) -> Message {
    let own = herds.iter().enumerate().filter(|(_, herd)| herd.tiles > 0);
    let mut told = own.map(|(animal, herd)| counted(animal, herd.animals));
    let first = told.next().unwrap_or_else(|| counted(0, 0));
    told.fold(first, |before, next| {
        let both = Message::new("castles-of-burgundy-and").with("one", Arg::Said(Box::new(before)));
        both.with("other", Arg::Said(Box::new(next)))
    })
}
