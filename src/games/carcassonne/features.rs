//! Roads, cities, monasteries and gardens: who controls them, and what they pay.

use super::table;
use crate::rules::{Arg, BySeat, Code, Control, Entry, Fault, Message, Points, Seat};

/// The key of the tiles.
pub(super) const TILES: &str = "tiles";
/// The key of the coats of arms.
pub(super) const COATS: &str = "coats_of_arms";
/// A monastery and its eight neighbours.
pub(super) const MONASTERY_TILES: i64 = 9;
/// How much stronger than an ordinary follower a large one is.
const LARGE: i64 = 2;

const BAD_TILES: Code = Code("monastery-tiles");

/// What a feature pays for each of its tiles and coats of arms.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rate {
    completed: Points,
    unfinished: Points,
}

const ROAD: Rate = Rate { completed: 1, unfinished: 1 };
const CITY: Rate = Rate { completed: 2, unfinished: 1 };
/// A completed city of two tiles by the rules of the first editions.
const FLAT_PAIR: Rate = Rate { completed: 1, unfinished: 1 };

/// What stands on a feature and changes its rate, by the key of the format. It goes before every other rule.
pub(super) const BUILDINGS: &[(&str, Rate)] =
    &[("inn", Rate { completed: 2, unfinished: 0 }), ("cathedral", Rate { completed: 3, unfinished: 0 })];

/// What one player gets of a feature, and why.
#[derive(Clone, Debug)]
pub(super) struct Share {
    pub(super) seat: Seat,
    pub(super) points: Points,
    pub(super) why: Message,
    /// Whether the player controls it, alone or tied.
    pub(super) controls: bool,
}

/// The strength of everybody on a feature or field.
pub(super) fn strengths(entry: &Entry, seats: usize) -> BySeat<i64> {
    let (plain, large) = (entry.numbers("followers"), entry.numbers("large"));
    let of = |figures: &[i64], seat: Seat| figures.get(seat.0).copied().unwrap_or(0);
    BySeat::new(seats, |seat| of(plain, seat) + LARGE * of(large, seat))
}

/// The category that a feature counts in: it follows what is completed, not the stage. Gardens are in one.
pub(super) fn category(entry: &Entry) -> usize {
    match (entry.step().id, entry.flag("completed")) {
        ("road", true) => table::ROADS,
        ("road", false) => table::UNFINISHED_ROADS,
        ("city", true) => table::CITIES,
        ("city", false) => table::UNFINISHED_CITIES,
        ("garden", _) => table::GARDENS,
        (_, true) => table::MONASTERIES,
        (_, false) => table::UNFINISHED_MONASTERIES,
    }
}

/// What everybody on a road or city gets: all of it who control it, nothing who have less.
pub(super) fn shares(entry: &Entry, strengths: &BySeat<i64>, control: &Control, flat_pairs: bool) -> Vec<Share> {
    let rate = rate(entry, flat_pairs);
    let points = rate * (entry.number(TILES) + entry.number(COATS));
    split(strengths, control, |_| (points, why(entry, rate)))
}

/// Gives `full` to all who control it, and nothing with the reason to the others who are there.
pub(super) fn split(
    strengths: &BySeat<i64>,
    control: &Control,
    full: impl Fn(Seat) -> (Points, Message),
) -> Vec<Share> {
    let Control::Held { strength, holders } = control else { return Vec::new() };
    let there = strengths.iter().filter(|(_, own)| **own > 0);
    let share = |(seat, own): (Seat, &i64)| {
        let controls = own == strength;
        let (points, why) = if controls { full(seat) } else { (0, lost(*own, *strength, holders)) };
        Share { seat, points, why, controls }
    };
    there.map(share).collect()
}

fn lost(own: i64, most: i64, holders: &[Seat]) -> Message {
    let why = Message::new("carcassonne-why-lost").count("own", own).count("most", most);
    why.with("names", Arg::Seats(holders.to_vec()))
}

/// What each tile and coat of arms pays.
fn rate(entry: &Entry, flat_pairs: bool) -> Points {
    let usual = if entry.step().id == "road" { ROAD } else { CITY };
    let pair = flat_pairs && entry.step().id == "city" && entry.number(TILES) == 2;
    let built = BUILDINGS.iter().find(|(key, _)| entry.flag(key)).map(|(_, rate)| *rate);
    let rate = built.unwrap_or(if pair { FLAT_PAIR } else { usual });
    if entry.flag("completed") { rate.completed } else { rate.unfinished }
}

/// Why a road or city is worth what it is: "4 tiles × 1", and which rule made the rate another than the usual.
fn why(entry: &Entry, rate: Points) -> Message {
    let completed = entry.flag("completed");
    let key = match (entry.step().id, entry.number(COATS)) {
        ("road", _) if entry.flag("inn") && !completed => "carcassonne-why-inn-nothing",
        ("road", _) if entry.flag("inn") => "carcassonne-why-inn",
        ("road", _) => "carcassonne-why-road",
        _ if entry.flag("cathedral") && !completed => "carcassonne-why-cathedral-nothing",
        (_, 0) if entry.flag("cathedral") => "carcassonne-why-cathedral-tiles",
        _ if entry.flag("cathedral") => "carcassonne-why-cathedral",
        (_, 0) if completed && rate == FLAT_PAIR.completed => "carcassonne-why-pair-tiles",
        _ if completed && rate == FLAT_PAIR.completed => "carcassonne-why-pair",
        (_, 0) => "carcassonne-why-city-tiles",
        _ => "carcassonne-why-city",
    };
    let why = Message::new(key).count("tiles", entry.number(TILES)).count("coats", entry.number(COATS));
    why.count("rate", rate)
}

/// What the owner of a monastery or garden gets: a point for each tile of it.
pub(super) fn monastery(entry: &Entry) -> Result<Option<Share>, Fault> {
    let (tiles, completed) = (entry.number(TILES), entry.flag("completed"));
    let fits = if completed { tiles == MONASTERY_TILES } else { (1..MONASTERY_TILES).contains(&tiles) };
    if !fits {
        let told = if completed { "carcassonne-error-tiles-completed" } else { "carcassonne-error-tiles-unfinished" };
        return Err(Fault::at(BAD_TILES, TILES).told(told));
    }
    let Some(seat) = entry.player("owner") else { return Ok(None) };
    let key = if completed { "carcassonne-why-monastery" } else { "carcassonne-why-monastery-unfinished" };
    let why = Message::new(key).count("neighbours", tiles - 1);
    Ok(Some(Share { seat, points: tiles, why, controls: true }))
}

/// What an entry is about, for the list of entries.
pub(super) fn summary(entry: &Entry) -> Option<Message> {
    let key = match (entry.step().name, entry.number(COATS)) {
        ("road", _) => "carcassonne-note-road",
        ("city", 0) => "carcassonne-note-city-tiles",
        ("city", _) => "carcassonne-note-city",
        ("monastery", _) if !entry.flag("completed") => "carcassonne-note-monastery-early",
        ("monastery" | "monastery-left", _) => "carcassonne-note-monastery",
        ("garden", _) if !entry.flag("completed") => "carcassonne-note-garden-early",
        ("garden" | "garden-left", _) => "carcassonne-note-garden",
        ("road-left", _) => "carcassonne-note-left-road",
        ("city-left", 0) => "carcassonne-note-left-city-tiles",
        ("city-left", _) => "carcassonne-note-left-city",
        _ => return super::fields::summary(entry),
    };
    let message = Message::new(key).count("tiles", entry.number(TILES)).count("coats", entry.number(COATS));
    let built = BUILDINGS.iter().any(|(key, _)| entry.flag(key));
    Some(message.count("built", i64::from(built)).text("letter", entry.text("label").unwrap_or_default()))
}
