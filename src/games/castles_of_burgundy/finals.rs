//! The final scoring beyond what is left over: scoring monasteries, shields kept to the end, vineyards.

use super::areas::size_points;
use super::goods::{self, too_high};
use super::table::{self, WHITE_CASTLES};
use super::{line, word};
use crate::rules::{Arg, BySeat, Code, Entry, Fault, Line, Message, Placed, Points, Seat, Setup, Span, Tally, Warning};

/// The numbers from the first to the last monastery that scores at the end; two between them do not.
pub(super) const SCORING_TILES: Span = Span::new(15, 29);
/// The numbers of the shields.
pub(super) const SHIELD_NUMBERS: Span = Span::new(1, 18);
/// A player has at most as many shields as castles placed.
const SHIELDS_EACH: usize = 4;
/// The shield that doubles scoring monasteries.
const DOUBLES_TILES: i64 = 10;
/// The shield that doubles shields.
const DOUBLES_SHIELDS: i64 = 13;
/// The monastery that scores white castles, which are a module.
const OF_WHITE_CASTLES: i64 = 29;
/// The monasteries that score what the log knows: types of goods sold, watchtowers, sorts of animals, goods tiles sold, bonus
/// tiles.
pub(super) const OF_GOODS_TYPES: i64 = 15;
pub(super) const OF_WATCHTOWERS: i64 = 17;
pub(super) const OF_ANIMALS: i64 = 24;
pub(super) const OF_GOODS_SOLD: i64 = 25;
pub(super) const OF_BONUS_TILES: i64 = 26;

const TOO_MANY_SHIELDS: Code = Code("too-many-shields");

/// A monastery that scores at the end.
struct Tile {
    number: i64,
    /// What each thing it counts is worth, in the edition of 2011 and after.
    each: (Points, Points),
    /// The most there can be of what it counts, where that is known.
    most: i64,
    why: &'static str,
}

const fn tile(number: i64, each: (Points, Points), most: i64, why: &'static str) -> Tile {
    Tile { number, each, most, why }
}

const BUILDINGS: (Points, Points) = (4, 4);
/// Buildings of one type.
pub(super) const OF_A_TYPE: i64 = 7;

const TILES: [Tile; 13] = [
    tile(OF_GOODS_TYPES, (3, 2), 6, "castles-of-burgundy-why-tile-15"),
    tile(16, BUILDINGS, OF_A_TYPE, "castles-of-burgundy-why-tile-16"),
    tile(OF_WATCHTOWERS, BUILDINGS, OF_A_TYPE, "castles-of-burgundy-why-tile-17"),
    tile(18, BUILDINGS, OF_A_TYPE, "castles-of-burgundy-why-tile-18"),
    tile(19, BUILDINGS, OF_A_TYPE, "castles-of-burgundy-why-tile-19"),
    tile(20, BUILDINGS, OF_A_TYPE, "castles-of-burgundy-why-tile-20"),
    tile(21, BUILDINGS, OF_A_TYPE, "castles-of-burgundy-why-tile-21"),
    tile(22, BUILDINGS, OF_A_TYPE, "castles-of-burgundy-why-tile-22"),
    tile(23, BUILDINGS, OF_A_TYPE, "castles-of-burgundy-why-tile-23"),
    tile(OF_ANIMALS, (4, 4), 5, "castles-of-burgundy-why-tile-24"),
    tile(OF_GOODS_SOLD, (1, 1), goods::OF_A_PLAYER, "castles-of-burgundy-why-tile-25"),
    tile(OF_BONUS_TILES, (2, 3), 7, "castles-of-burgundy-why-tile-26"),
    tile(OF_WHITE_CASTLES, (4, 4), i64::MAX, "castles-of-burgundy-why-tile-29"),
];

/// What is known of the final scoring.
#[derive(Clone, Debug)]
pub(super) struct Finals {
    early: bool,
    white_castles: bool,
    /// The items that scored each monastery not copied, by number.
    tiles: Vec<(i64, usize)>,
    /// The items that kept each shield, by number.
    shields: Vec<(i64, usize)>,
    kept: BySeat<Kept>,
}

/// What a player has that a shield may double: no line is told before all are known, for a shield doubles wherever its entry
/// stands.
#[derive(Clone, Debug, Default)]
struct Kept {
    shields: Vec<Line>,
    tiles: Vec<Line>,
    doubles_shields: bool,
    doubles_tiles: bool,
}

impl Finals {
    pub(super) fn new(setup: &Setup) -> Self {
        Self {
            early: setup.word("edition") == "2011",
            white_castles: setup.plays(WHITE_CASTLES),
            tiles: Vec::new(),
            shields: Vec::new(),
            kept: BySeat::new(setup.seats(), |_| Kept::default()),
        }
    }

    pub(super) fn monastery(&mut self, placed: &Placed, seat: Seat, tally: &mut Tally) -> Result<(), Fault> {
        let entry = &placed.entry;
        let (number, count, copied) = (entry.number("tile"), entry.number("count"), entry.flag("copied"));
        let Some(tile) = TILES.iter().find(|tile| tile.number == number) else { return Ok(()) };
        if number == OF_WHITE_CASTLES && !self.white_castles {
            return Err(Fault::at(Code::MODULE_OFF, "tile").with("module", word(WHITE_CASTLES.word)));
        }
        if !copied {
            only_once(&mut self.tiles, placed, ("tile", number), "castles-of-burgundy-error-tile-twice")?;
        }
        Self::too_many(placed, seat, tile, tally);
        let each = self.each(tile);
        let why = Message::new(tile.why).count("count", count).count("each", each);
        let copy = || Message::new("castles-of-burgundy-why-copied").with("why", Arg::Said(Box::new(why.clone())));
        let why = if copied { copy() } else { why };
        self.kept[seat].tiles.push(line(placed, table::MONASTERIES, seat, count * each, why));
        Ok(())
    }

    /// Whether a monastery scores at the end and was not entered yet.
    pub(super) fn is_due(&self, number: i64) -> bool {
        let plays = number != OF_WHITE_CASTLES || self.white_castles;
        let scores = TILES.iter().any(|tile| tile.number == number);
        scores && plays && self.tiles.iter().all(|(entered, _)| *entered != number)
    }

    const fn each(&self, tile: &Tile) -> Points {
        if self.early { tile.each.0 } else { tile.each.1 }
    }

    fn too_many(placed: &Placed, seat: Seat, tile: &Tile, tally: &mut Tally) {
        let count = placed.entry.number("count");
        if tile.number != OF_GOODS_SOLD {
            return too_high(placed, seat, "castles-of-burgundy-warning-count", (count, tile.most), tally);
        }
        if count > tile.most {
            let message = Message::new("castles-of-burgundy-warning-goods").seat("name", seat);
            let message = message.count("count", count).count("max", tile.most);
            tally.warn(Warning::of(placed.item, "too-many-goods", message));
        }
    }

    pub(super) fn shield(&mut self, placed: &Placed, seat: Seat) -> Result<(), Fault> {
        let number = placed.entry.number("shield");
        only_once(&mut self.shields, placed, ("shield", number), "castles-of-burgundy-error-shield-twice")?;
        let kept = &mut self.kept[seat];
        if kept.shields.len() == SHIELDS_EACH {
            let fault = Fault::at(TOO_MANY_SHIELDS, "shield").told("castles-of-burgundy-error-too-many-shields");
            return Err(fault.with("max", Arg::number(SHIELDS_EACH)));
        }
        let points = shield_points(number);
        kept.doubles_tiles |= number == DOUBLES_TILES;
        kept.doubles_shields |= number == DOUBLES_SHIELDS;
        let why = Message::new("castles-of-burgundy-why-shield").count("shield", number).count("points", points);
        kept.shields.push(line(placed, table::KEPT_SHIELDS, seat, points, why));
        Ok(())
    }

    /// The lines of all scoring monasteries and kept shields, doubled for whoever has the shield that does it.
    pub(super) fn close(&self, tally: &mut Tally) {
        for kept in self.kept.values() {
            let parts = [
                (&kept.tiles, kept.doubles_tiles, "castles-of-burgundy-why-tile-doubled"),
                (&kept.shields, kept.doubles_shields, "castles-of-burgundy-why-shield-doubled"),
            ];
            for (lines, doubled, told) in parts {
                for line in lines {
                    tally.add(if doubled { twice(line, told) } else { line.clone() });
                }
            }
        }
    }
}

/// The same line with its points doubled, and the reason for that.
fn twice(line: &Line, told: &'static str) -> Line {
    let why = Message::new(told).with("why", Arg::Said(Box::new(line.why.clone())));
    Line { points: 2 * line.points, why, ..line.clone() }
}

/// Numbers 27 and 28 score during play, if at all.
pub(super) fn no_such_tile(entry: &Entry) -> Vec<Fault> {
    let known = TILES.iter().any(|tile| tile.number == entry.number("tile"));
    let fault = || Fault::at(Code::OUT_OF_RANGE, "tile").told("castles-of-burgundy-error-no-such-tile");
    (!known).then(fault).into_iter().collect()
}

pub(super) fn vineyard(placed: &Placed, seat: Seat) -> Line {
    let size = placed.entry.number("size");
    let why = Message::new("castles-of-burgundy-why-vineyard").count("size", size).count("points", size_points(size));
    line(placed, table::GRAPES, seat, size_points(size), why)
}

const fn shield_points(number: i64) -> Points {
    match number {
        ..=6 => 12,
        7..=12 => 8,
        _ => 4,
    }
}

/// Notes which item has a number that is there once in the box.
fn only_once(
    taken: &mut Vec<(i64, usize)>,
    placed: &Placed,
    (key, number): (&'static str, i64),
    told: &'static str,
) -> Result<(), Fault> {
    if let Some((_, first)) = taken.iter().find(|(own, _)| *own == number) {
        let fault = Fault::at(Code::ENTERED_TWICE, key).told(told).with("number", Arg::Count(number));
        return Err(fault.with("first", Arg::Item(*first)));
    }
    taken.push((number, placed.item));
    Ok(())
}
