//! Goods: what a sold tile brings, and what is left of goods, silver and workers at the end.

use super::{line, table};
use crate::rules::{BySeat, Entry, Line, Message, Placed, Points, Seat, Tally, Warning};

/// Goods tiles that one player can come by.
pub(super) const OF_A_PLAYER: i64 = 28;
/// Goods tiles of one colour.
const OF_A_COLOUR: i64 = 7;
/// More silver than this is more than anybody saves.
const SILVER: i64 = 15;
/// More workers than this are more than anybody saves.
const WORKERS: i64 = 20;
/// So many workers are a point.
const WORKERS_A_POINT: i64 = 2;

/// The colours of goods, one a side of the die.
const COLOURS: usize = 6;

/// What is counted of the leftovers, by key.
const LEFT: [&str; 3] = ["goods", "silver", "workers"];

/// What the leftovers of a player bring: goods tiles and silver coins one each, two workers one.
pub(super) fn left_over(entry: &Entry, seat: Seat) -> [Points; LEFT.len()] {
    let [goods, silver, workers] = LEFT.map(|key| entry.number_of(key, seat));
    [goods, silver, workers / WORKERS_A_POINT]
}

/// What is known of the goods of everybody.
#[derive(Clone, Debug)]
pub(super) struct Goods {
    seats: usize,
    owned: BySeat<Owned>,
}

/// The goods tiles of one player.
#[derive(Clone, Copy, Debug, Default)]
struct Owned {
    sold: i64,
    left: i64,
    of_colour: [i64; COLOURS],
    /// Tiles sold whose colour was not noted.
    unnoted: i64,
}

impl Goods {
    pub(super) fn new(seats: usize) -> Self {
        Self { seats, owned: BySeat::new(seats, |_| Owned::default()) }
    }

    pub(super) fn sale(&mut self, placed: &Placed, seat: Seat, tally: &mut Tally) -> Line {
        let (entry, each) = (&placed.entry, self.each());
        let tiles = entry.number("tiles");
        let doubled = entry.flag("shield_12");
        self.owned[seat].sold += tiles;
        self.of_a_player(placed, seat, tiles, tally);
        match usize::try_from(entry.number("goods")).ok().and_then(|goods| goods.checked_sub(1)) {
            Some(colour) => self.of_a_colour(placed, seat, colour, tally),
            None => self.owned[seat].unnoted += tiles,
        }
        let key = if doubled { "castles-of-burgundy-why-sale-doubled" } else { "castles-of-burgundy-why-sale" };
        let why = Message::new(key).count("tiles", tiles).count("each", each);
        let points = tiles * each * if doubled { 2 } else { 1 };
        line(placed, table::GOODS_SOLD, seat, points, why)
    }

    /// Goods and silver bring one each, two workers one; each player's workers are halved by themselves.
    pub(super) fn leftovers(&mut self, placed: &Placed, tally: &mut Tally) -> Vec<Line> {
        let mut lines = Vec::new();
        for seat in (0..self.seats).map(Seat) {
            let [goods, silver, workers] = LEFT.map(|key| placed.entry.number_of(key, seat));
            let [_, _, for_workers] = left_over(&placed.entry, seat);
            self.owned[seat].left += goods;
            self.of_a_player(placed, seat, goods, tally);
            too_high(placed, seat, "castles-of-burgundy-warning-silver", (silver, SILVER), tally);
            too_high(placed, seat, "castles-of-burgundy-warning-workers", (workers, WORKERS), tally);
            let why = |key, count: i64| Message::new(key).count("count", count);
            let kinds = [
                (table::GOODS_LEFT, goods, why("castles-of-burgundy-why-goods-left", goods)),
                (table::SILVER, silver, why("castles-of-burgundy-why-silver", silver)),
                (table::WORKERS, for_workers, why("castles-of-burgundy-why-workers", workers)),
            ];
            lines.extend(kinds.map(|(category, points, why)| line(placed, category, seat, points, why)));
        }
        lines
    }

    /// What a goods tile sold brings.
    fn each(&self) -> Points {
        i64::try_from(self.seats.max(2)).unwrap_or(2)
    }

    /// Warns once a player has more goods tiles than there can be, `more` having come last.
    fn of_a_player(&self, placed: &Placed, seat: Seat, more: i64, tally: &mut Tally) {
        let all = self.owned[seat].sold + self.owned[seat].left;
        if all > OF_A_PLAYER && all - more <= OF_A_PLAYER {
            let message = Message::new("castles-of-burgundy-warning-goods").seat("name", seat).count("count", all);
            tally.warn(Warning::of(placed.item, "too-many-goods", message.count("max", OF_A_PLAYER)));
        }
    }

    /// Counts the tiles of a colour, and warns once there are more than there can be.
    fn of_a_colour(&mut self, placed: &Placed, seat: Seat, colour: usize, tally: &mut Tally) {
        let Some(all) = self.owned[seat].of_colour.get_mut(colour) else { return };
        let before = *all;
        *all += placed.entry.number("tiles");
        if before <= OF_A_COLOUR && *all > OF_A_COLOUR {
            let message = Message::new("castles-of-burgundy-warning-goods-colour").seat("name", seat);
            let message = message.count("goods", placed.entry.number("goods")).count("count", *all);
            tally.warn(Warning::of(placed.item, "too-many-goods", message.count("max", OF_A_COLOUR)));
        }
    }

    /// The goods tiles that a player sold.
    pub(super) fn sold(&self, seat: Seat) -> i64 {
        self.owned.get(seat).map_or(0, |owned| owned.sold)
    }

    /// The colours of goods that a player sold, where all were noted.
    pub(super) fn types(&self, seat: Seat) -> i64 {
        let types = |owned: &Owned| owned.of_colour.iter().filter(|tiles| **tiles > 0).count();
        let noted = self.owned.get(seat).filter(|owned| owned.unnoted == 0);
        noted.map_or(0, |owned| i64::try_from(types(owned)).unwrap_or(0))
    }
}

/// Warns of a count above what is usual.
pub(super) fn too_high(placed: &Placed, seat: Seat, key: &'static str, (count, max): (i64, i64), tally: &mut Tally) {
    if count > max {
        let message = Message::new(key).seat("name", seat).count("count", count).count("max", max);
        tally.warn(Warning::of(placed.item, "count-too-high", message));
    }
}
