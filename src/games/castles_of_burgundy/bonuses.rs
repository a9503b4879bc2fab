//! Bonuses for those who come first: a colour with all its spaces covered, and all three border posts linked.

use super::areas::phase_bonus;
use super::table::{self, KINDS};
use super::{line, word_of};
use crate::rules::{Arg, BySeat, Code, Fault, Line, Message, Placed, Points, Seat, Tally, Warning};

const SOLO_NO_BONUS: Code = Code("solo-no-bonus");

/// Who came when.
#[derive(Clone, Debug)]
pub(super) struct Bonuses {
    seats: usize,
    /// Who finished each colour, in the order they did, with the items that say so.
    finished: [Vec<(Seat, usize)>; KINDS.len()],
    /// How often all three posts were linked.
    links: usize,
    /// Whether each player linked two posts, and three.
    linked: BySeat<[bool; 2]>,
    /// The bonus tiles each player has.
    tiles: BySeat<i64>,
}

impl Bonuses {
    pub(super) fn new(seats: usize) -> Self {
        Self {
            seats,
            finished: Default::default(),
            links: 0,
            linked: BySeat::new(seats, |_| [false; 2]),
            tiles: BySeat::new(seats, |_| 0),
        }
    }

    /// All spaces of a colour are covered.
    pub(super) fn colour(&mut self, placed: &Placed, seat: Seat, tally: &mut Tally) -> Result<Line, Fault> {
        let kind = placed.entry.choice("colour").unwrap_or(0);
        self.not_alone("colour")?;
        let finished = self.finished.get(kind).map_or(&[][..], Vec::as_slice);
        if let Some((_, first)) = finished.iter().find(|(own, _)| *own == seat) {
            let fault = Fault::at(Code::ENTERED_TWICE, "colour").told("castles-of-burgundy-error-bonus-twice");
            return Err(fault.with("kind", word_of(KINDS, kind)).with("first", Arg::Item(*first)));
        }
        let before = finished.len();
        if let Some(finished) = self.finished.get_mut(kind) {
            finished.push((seat, placed.item));
        }
        let (points, why) = self.award(placed, seat, before, tally);
        let why = Message::new("castles-of-burgundy-why-colour").with("kind", word_of(KINDS, kind)).with("bonus", why);
        Ok(line(placed, table::COLOUR_BONUSES, seat, points, why))
    }

    /// What a player gets for finishing a colour next, and as which one; none for who has it already.
    pub(super) fn next(&self, seat: Seat, kind: usize) -> Option<(usize, Points)> {
        let finished = self.finished.get(kind)?;
        let before = finished.len();
        let points = worth(self.seats, before);
        let has = finished.iter().any(|(own, _)| *own == seat);
        (!has && points > 0 && self.seats > 1).then_some((before + 1, points))
    }

    /// Two border posts are linked, or all three.
    pub(super) fn posts(&mut self, placed: &Placed, seat: Seat, tally: &mut Tally) -> Result<Line, Fault> {
        let (posts, phase) = (placed.entry.number("posts"), placed.entry.word("phase"));
        let all = posts > 2;
        if all {
            self.not_alone("posts")?;
        }
        if std::mem::replace(&mut self.linked[seat][usize::from(all)], true) {
            let message = Message::new("castles-of-burgundy-warning-linked-twice").seat("name", seat);
            tally.warn(Warning::of(placed.item, "held-twice", message.count("posts", posts)));
        }
        let (points, why) = if all {
            let before = self.links;
            self.links += 1;
            let (points, why) = self.award(placed, seat, before, tally);
            (points, Message::new("castles-of-burgundy-why-three-posts").with("bonus", why))
        } else {
            let bonus = phase_bonus(&placed.entry);
            let why = Message::new("castles-of-burgundy-why-two-posts").text("phase", phase);
            (bonus, why.count("bonus", bonus))
        };
        Ok(line(placed, table::LINKED_POSTS, seat, points, why))
    }

    /// What comes of being first, second or later, and why; a tile that pays is kept.
    fn award(&mut self, placed: &Placed, seat: Seat, before: usize, tally: &mut Tally) -> (Points, Arg) {
        let worth = worth(self.seats, before);
        if worth == 0 {
            let message = Message::new("castles-of-burgundy-warning-no-bonus-left").seat("name", seat);
            tally.warn(Warning::of(placed.item, "no-bonus-left", message));
        } else {
            self.tiles[seat] += 1;
        }
        let doubled = placed.entry.flag("shield_7") && worth > 0;
        let key = match before {
            0 if doubled => "castles-of-burgundy-bonus-first-doubled",
            0 => "castles-of-burgundy-bonus-first",
            1 if doubled => "castles-of-burgundy-bonus-second-doubled",
            1 => "castles-of-burgundy-bonus-second",
            _ => "castles-of-burgundy-bonus-none",
        };
        let why = Message::new(key).count("points", worth).count("count", i64::try_from(self.seats).unwrap_or(0));
        (if doubled { 2 * worth } else { worth }, Arg::Said(Box::new(why)))
    }

    fn not_alone(&self, key: &str) -> Result<(), Fault> {
        let fault = || Fault::at(SOLO_NO_BONUS, key).told("castles-of-burgundy-error-solo-no-bonus");
        if self.seats == 1 { Err(fault()) } else { Ok(()) }
    }

    /// The bonus tiles that a player has.
    pub(super) fn tiles(&self, seat: Seat) -> i64 {
        self.tiles.get(seat).copied().unwrap_or(0)
    }
}

/// What a bonus tile is worth to the next, `before` having taken one.
const fn worth(seats: usize, before: usize) -> Points {
    match (seats, before) {
        (2, 0) => 5,
        (2, 1) => 2,
        (3, 0) => 6,
        (3, 1) => 3,
        (4, 0) => 7,
        (4, 1) => 4,
        _ => 0,
    }
}
