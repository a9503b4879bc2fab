//! Where everybody's followers stand when the game is over: the commonest slip is a farmer counted twice.

use crate::rules::{BySeat, Entry, Message, Note, Placed, Seat, Tally, Value, Warning};

/// One large follower is in the expansion for each player.
const LARGE: i64 = 1;

/// The followers of everybody on unfinished features and fields, against those they own.
#[derive(Clone, Debug)]
pub(super) struct Followers {
    own: i64,
    abbots: i64,
    with_large: bool,
    plain: BySeat<i64>,
    large: BySeat<i64>,
    pigs: BySeat<i64>,
    in_gardens: BySeat<i64>,
}

impl Followers {
    /// Nobody stands anywhere yet; everybody owns `own`, with the expansions a large one and an abbot more.
    pub(super) fn new(seats: usize, own: i64, with_large: bool, with_abbot: bool) -> Self {
        let none = BySeat::new(seats, |_| 0);
        Self {
            own,
            abbots: i64::from(with_abbot),
            with_large,
            plain: none.clone(),
            large: none.clone(),
            pigs: none.clone(),
            in_gardens: none,
        }
    }

    /// Followers stand on a feature or field at the end.
    pub(super) fn stand(&mut self, placed: &Placed, tally: &mut Tally) {
        for (seat, plain, large) in standing(&placed.entry) {
            self.plain[seat] += plain;
            self.large[seat] += large;
            self.pigs[seat] += i64::from(has_pig(&placed.entry, seat));
            // More than a player owns in one place was said already.
            if plain <= self.own && large <= LARGE {
                self.watch(placed.item, seat, tally);
            }
        }
    }

    /// One follower stands in a monastery, or the abbot in a garden, at the end.
    pub(super) fn sit(&mut self, placed: &Placed, seat: Seat, tally: &mut Tally) {
        self.plain[seat] += 1;
        self.watch(placed.item, seat, tally);
        if placed.entry.step().id == "garden" {
            self.in_gardens[seat] += 1;
            let (abbots, most) = (self.in_gardens[seat], self.abbots);
            if abbots > most {
                tally.warn(too_many(placed.item, "carcassonne-warning-abbots", seat, (abbots, most)));
            }
        }
    }

    fn watch(&self, item: usize, seat: Seat, tally: &mut Tally) {
        let (plain, most) = (self.plain[seat], self.own + self.abbots);
        if plain > most {
            tally.warn(too_many(item, "carcassonne-warning-followers-in-all", seat, (plain, most)));
        }
        if self.large[seat] > LARGE {
            let counts = (self.large[seat], LARGE);
            tally.warn(too_many(item, "carcassonne-warning-large-in-all", seat, counts));
        }
    }

    /// Warns of more followers in one place than a player owns.
    pub(super) fn judge(&self, placed: &Placed, tally: &mut Tally) {
        for (seat, plain, large) in standing(&placed.entry) {
            if plain > self.own {
                tally.warn(too_many(placed.item, "carcassonne-warning-followers", seat, (plain, self.own)));
            }
            if large > LARGE {
                tally.warn(too_many(placed.item, "carcassonne-warning-large", seat, (large, LARGE)));
            }
        }
    }

    /// What to say of a player whose one pig stands with several fields. The format knows no warning of that.
    pub(super) fn pigs_told(&self) -> impl Iterator<Item = Note> + '_ {
        let several = self.pigs.iter().filter(|(_, pigs)| **pigs > 1);
        several.map(|(seat, _)| Note::Say(Message::new("carcassonne-note-pigs").seat("name", seat)))
    }

    /// How many followers are used, of everybody who has any on the map.
    pub(super) fn used(&self) -> Option<Note> {
        let all = self.own + self.abbots;
        let used = |seat: Seat| {
            let key = match (self.with_large && self.large[seat] > 0, self.plain[seat] > all) {
                (false, false) => "carcassonne-note-used",
                (true, false) => "carcassonne-note-used-large",
                (false, true) => "carcassonne-note-used-over",
                (true, true) => "carcassonne-note-used-large-over",
            };
            (seat, Message::new(key).count("used", self.plain[seat]).count("own", all))
        };
        let stands = |seat: &Seat| self.plain[*seat] + self.large[*seat] > 0;
        let each: Vec<_> = (0..self.plain.len()).map(Seat).filter(stands).map(used).collect();
        (!each.is_empty()).then(|| Note::Each(Some(Message::new("carcassonne-note-used-head")), each))
    }
}

/// Whether a player's pig stands with an entry.
fn has_pig(entry: &Entry, seat: Seat) -> bool {
    matches!(entry.value("pigs"), Some(Value::Flags(flags)) if flags.get(seat.0) == Some(&true))
}

/// Everybody with a follower in an entry: how many ordinary ones, how many large ones.
fn standing(entry: &Entry) -> impl Iterator<Item = (Seat, i64, i64)> {
    let large = entry.numbers("large");
    let of = move |(at, plain): (usize, &i64)| (Seat(at), *plain, large.get(at).copied().unwrap_or(0));
    entry.numbers("followers").iter().enumerate().map(of).filter(|(_, plain, large)| plain + large > 0)
}

fn too_many(item: usize, key: &'static str, seat: Seat, (count, max): (i64, i64)) -> Warning {
    let message = Message::new(key).seat("name", seat).count("count", count).count("max", max);
    Warning::of(item, "too-many-followers", message)
}
