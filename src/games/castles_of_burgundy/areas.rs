//! Areas: size points, which two things make one larger, and the bonus of the phase, which nothing changes.

use super::table::{self, KINDS, PHASES};
use super::{at, line, word_of};
use crate::rules::{Arg, BySeat, Code, Entry, Fault, Line, Message, Placed, Points, Seat, Span, Tally, Warning};

/// How large an area can be.
pub(super) const SIZES: Span = Span::new(1, 8);
/// The spaces of each colour that a player has.
pub(super) const SPACES: [i64; KINDS.len()] = [12, 6, 6, 6, 4, 3];
/// The bonus of each phase.
const PHASE_BONUS: [Points; PHASES.len()] = [10, 8, 6, 4, 2];
/// Where the printed table of sizes ended before the edition of 2023.
const PRINTED: i64 = 8;

const AREA_TOO_LARGE: Code = Code("area-too-large");

/// What is known of the areas logged.
#[derive(Clone, Debug)]
pub(super) struct Areas {
    /// Spaces of each colour in the areas of each player.
    filled: BySeat<[i64; KINDS.len()]>,
    /// Who may have filled all spaces of which colour, in that order.
    full: Vec<(Seat, usize)>,
    /// Whether the printed table goes on to 10.
    to_ten: bool,
}

impl Areas {
    pub(super) fn new(seats: usize, edition: &str) -> Self {
        Self { filled: BySeat::new(seats, |_| [0; KINDS.len()]), full: Vec::new(), to_ten: edition == "2023" }
    }

    pub(super) fn enter(&mut self, placed: &Placed, seat: Seat, tally: &mut Tally) -> Result<Line, Fault> {
        let entry = &placed.entry;
        let (kind, size) = (entry.choice("kind").unwrap_or(0), entry.number("size"));
        let spaces = at(&SPACES, kind);
        if size > spaces {
            let fault = Fault::at(AREA_TOO_LARGE, "size").told("castles-of-burgundy-error-area-too-large");
            return Err(fault.with("kind", word_of(KINDS, kind)).with("max", Arg::Count(spaces)));
        }
        if let Some(filled) = self.filled[seat].get_mut(kind) {
            let before = *filled;
            *filled += size;
            if before <= spaces && *filled > spaces {
                let message = Message::new("castles-of-burgundy-warning-colour-overfilled").seat("name", seat);
                let message = message.with("kind", word_of(KINDS, kind)).count("count", *filled);
                tally.warn(Warning::of(placed.item, "colour-overfilled", message.count("max", spaces)));
            }
        }
        if self.of(seat, kind) >= fewest(kind) && !self.full.contains(&(seat, kind)) {
            self.full.push((seat, kind));
        }
        let points = size_points(counted(entry)) + phase_bonus(entry);
        Ok(line(placed, table::AREAS, seat, points, self.why(entry)))
    }

    /// Size and phase, each with what it brings: "size 4, inn: 5 → 15, phase C → 6".
    fn why(&self, entry: &Entry) -> Message {
        let counted = counted(entry);
        let size = sized(entry);
        let beyond = counted > PRINTED && !self.to_ten;
        let key = if beyond { "castles-of-burgundy-why-area-beyond" } else { "castles-of-burgundy-why-area" };
        let why = Message::new(key).with("what", Arg::Said(Box::new(size))).count("points", size_points(counted));
        why.text("phase", entry.word("phase")).count("bonus", phase_bonus(entry))
    }

    /// How far a player has come with a colour.
    pub(super) fn told(&self, seat: Seat, kind: usize) -> Message {
        let message = Message::new("castles-of-burgundy-note-spaces").seat("name", seat);
        message.with("kind", word_of(KINDS, kind)).count("filled", self.of(seat, kind)).count("of", at(&SPACES, kind))
    }

    /// The spaces of a colour in the areas of a player.
    pub(super) fn of(&self, seat: Seat, kind: usize) -> i64 {
        self.filled.get(seat).map_or(0, |filled| at(filled, kind))
    }

    /// Whether a player has filled a colour for certain.
    pub(super) fn is_full(&self, seat: Seat, kind: usize) -> bool {
        self.of(seat, kind) >= at(&SPACES, kind)
    }

    /// Who may have filled all spaces of which colour, in that order.
    pub(super) fn full(&self) -> impl Iterator<Item = (Seat, usize)> + '_ {
        self.full.iter().copied()
    }

    /// The spaces in the areas of a player, of all colours.
    pub(super) fn filled(&self, seat: Seat) -> i64 {
        self.filled.get(seat).map_or(0, |filled| filled.iter().sum())
    }
}

/// From how many spaces on a colour may be full. The space of the starting castle is in an area only where that area is larger,
/// so a space less may be all of its colour.
fn fewest(kind: usize) -> i64 {
    at(&SPACES, kind) - i64::from(KINDS.get(kind) == Some(&"castle"))
}

/// The size of an area, and what makes it score as a larger one.
pub(super) fn sized(entry: &Entry) -> Message {
    let key = match (entry.flag("inn"), entry.flag("shield_17")) {
        (false, false) => "castles-of-burgundy-size-plain",
        (true, false) => "castles-of-burgundy-size-inn",
        (false, true) => "castles-of-burgundy-size-shield",
        (true, true) => "castles-of-burgundy-size-both",
    };
    Message::new(key).count("size", entry.number("size")).count("counted", counted(entry))
}

/// The size an area scores as.
fn counted(entry: &Entry) -> i64 {
    entry.number("size") + i64::from(entry.flag("inn")) + i64::from(entry.flag("shield_17"))
}

/// The bonus of a phase.
pub(super) fn bonus_of(phase: usize) -> Points {
    at(&PHASE_BONUS, phase)
}

/// The bonus of the phase that an entry names.
pub(super) fn phase_bonus(entry: &Entry) -> Points {
    entry.choice("phase").map_or(0, bonus_of)
}

/// What a size is worth, of an area as of a vineyard: 1, 3, 6, 10 and so on, a point more each time.
pub(super) const fn size_points(size: i64) -> Points {
    size * (size + 1) / 2
}
