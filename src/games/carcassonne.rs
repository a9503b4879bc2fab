//! *Carcassonne*, for two to six players.
//!
//! What is completed during play, then the final scoring of its rulebook in its order: unfinished roads, cities and
//! monasteries, the fields one by one, trade goods where they are played. The most followers control a feature, the large
//! one counting as two; all who are tied score in full. Level totals share the victory unless the group agreed on a
//! tie-breaker before play.
//!
//! An expansion is a [module](crate::rules::Module) and what it brings: a field or step that needs it in [`table`], for what changes the
//! worth of a feature a line in [`features::BUILDINGS`], and for a piece of its own a function in [`followers`].
//!
//! Decisions where the rules leave a choice: a step such as a monastery with `"completed":false` may be an abbot taken
//! back early or one that was left at the end. While `play` is not done it is the former, which holds no follower any more.
//! Of followers a player has as many as the option says and one more with the abbot; the large one is counted apart.

mod cities;
mod features;
mod fields;
mod followers;
mod table;

use self::cities::Cities;
use self::features::Share;
use self::fields::{Field, Fields};
use self::followers::Followers;
use self::table::{ABBOT, INNS, RIVER, step};
use crate::rules::{
    Arg, BySeat, Closing, Control, Entry, Fault, Label, Line, Message, Note, Placed, Scorer, Seat, Setup, Step, Tally,
    Warning, control, places,
};

pub(super) use self::table::GAME;

/// Coats of arms on the tiles of the box.
const COATS_OF_ARMS: i64 = 10;
/// Monasteries on the tiles of the base game.
const MONASTERIES: i64 = 6;
/// Tiles in the box.
const TILES: i64 = 72;
/// Points for the most of a trade good.
const MOST_OF_A_GOOD: i64 = 10;
/// The trade goods, with the tokens there are of each.
const GOODS: [(&str, i64, &str); 3] = [
    ("wine", 9, "carcassonne-warning-too-much-wine"),
    ("grain", 6, "carcassonne-warning-too-much-grain"),
    ("cloth", 5, "carcassonne-warning-too-much-cloth"),
];

/// What later entries and the end need of earlier ones.
#[derive(Clone, Debug)]
struct Scoring {
    seats: usize,
    flat_pairs: bool,
    base_game: bool,
    cities: Cities,
    fields: Fields,
    followers: Followers,
    coats_of_arms: i64,
    monasteries: i64,
    /// The most cities that a field was said to touch, by their number alone.
    most_counted: i64,
}

impl Scoring {
    fn new(setup: &Setup) -> Self {
        let plays_more = table::EXPANSIONS.iter().any(|module| *module != RIVER && setup.plays(*module));
        Self {
            seats: setup.seats(),
            flat_pairs: setup.word("two_tile_cities") == "flat",
            base_game: !plays_more,
            cities: Cities::default(),
            fields: Fields::new(setup.word("fields"), setup.seats()),
            followers: Followers::new(setup.seats(), setup.number("followers"), setup.plays(INNS), setup.plays(ABBOT)),
            coats_of_arms: 0,
            monasteries: 0,
            most_counted: 0,
        }
    }

    /// A road or city: everybody there has a line, who controls it with points.
    fn feature(&mut self, placed: &Placed, tally: &mut Tally) {
        let entry = &placed.entry;
        let (category, strengths) = (features::category(entry), features::strengths(entry, self.seats));
        let control = control(&strengths);
        for Share { seat, points, why, .. } in features::shares(entry, &strengths, &control, self.flat_pairs) {
            tally.add(Line { item: Some(placed.item), category, seat, points, why });
        }
        self.warn_about_feature(placed, &control, tally);
        if !entry.flag("completed") {
            self.followers.stand(placed, tally);
        } else if entry.step().id == "city" {
            self.cities.complete(entry, control.holders());
        }
    }

    fn warn_about_feature(&mut self, placed: &Placed, control: &Control, tally: &mut Tally) {
        let (entry, item) = (&placed.entry, placed.item);
        nobody_there(item, control, tally);
        if entry.number("tiles") > TILES {
            let message = Message::new("carcassonne-warning-too-many-tiles").count("count", entry.number("tiles"));
            tally.warn(Warning::of(item, "too-many-tiles", message.count("max", TILES)));
        }
        let coats = entry.number("coats_of_arms");
        self.coats_of_arms += coats;
        if coats > 0 && self.coats_of_arms > COATS_OF_ARMS {
            let message = Message::new("carcassonne-warning-too-many-coats-of-arms").count("count", self.coats_of_arms);
            tally.warn(Warning::of(item, "too-many-coats-of-arms", message.count("max", COATS_OF_ARMS)));
        }
        self.followers.judge(placed, tally);
    }

    /// A monastery or garden: all of its points are its owner's.
    fn monastery(&mut self, placed: &Placed, tally: &mut Tally) -> Result<(), Fault> {
        let entry = &placed.entry;
        let Some(share) = features::monastery(entry)? else { return Ok(()) };
        let Share { seat, points, why, .. } = share;
        tally.add(Line { item: Some(placed.item), category: features::category(entry), seat, points, why });
        if entry.step().id == "monastery" {
            self.monasteries += 1;
            if self.base_game && self.monasteries > MONASTERIES {
                let message = Message::new("carcassonne-warning-too-many-monasteries").count("count", self.monasteries);
                tally.warn(Warning::of(placed.item, "too-many-monasteries", message.count("max", MONASTERIES)));
            }
        }
        if step::is_left_at_the_end(entry.step()) {
            self.followers.sit(placed, seat, tally);
        }
        Ok(())
    }

    fn field(&mut self, placed: &Placed, tally: &mut Tally) -> Result<(), Fault> {
        let field = Field::of(&placed.entry, self.seats, &mut self.cities);
        let control = self.fields.enter(placed, &field, tally)?;
        nobody_there(placed.item, &control, tally);
        self.most_counted = self.most_counted.max(placed.entry.number("cities"));
        if let Some(name) = &field.twice {
            let message = Message::new("carcassonne-warning-city-named-twice").text("name", name.as_str());
            tally.warn(Warning::of(placed.item, "city-named-twice", message));
        }
        self.followers.judge(placed, tally);
        self.followers.stand(placed, tally);
        Ok(())
    }

    /// What to say of a feature or field while it is typed; it has been entered.
    fn told(&self, entry: &Entry) -> Vec<Note> {
        let strengths = features::strengths(entry, self.seats);
        let control = control(&strengths);
        let there = strengths.iter().filter(|(_, own)| **own > 0).map(|(seat, own)| (seat, *own)).collect();
        let shares = match entry.step().id {
            "field" => self.fields.told(&Field::of(entry, self.seats, &mut self.cities.clone())),
            _ => Some(features::shares(entry, &strengths, &control, self.flat_pairs)),
        };
        if control == Control::Nobody {
            return Vec::new();
        }
        let mut notes = match shares {
            Some(shares) => outcome(there, control.holders(), &shares),
            None => vec![Note::Compared(there, in_control(control.holders())), Note::Why],
        };
        if entry.flag("completed") {
            notes.extend(going_home(entry, self.seats));
        }
        notes
    }
}

impl Scorer for Scoring {
    fn enter(&mut self, placed: &Placed, tally: &mut Tally) -> Result<(), Fault> {
        match placed.entry.step().id {
            "road" | "city" => self.feature(placed, tally),
            "monastery" | "garden" => self.monastery(placed, tally)?,
            "field" => self.field(placed, tally)?,
            "trade-goods" => trade_goods(placed, self.seats, tally),
            _ => {}
        }
        Ok(())
    }

    fn close(&self, closing: &Closing<'_>, tally: &mut Tally) {
        self.fields.close(&self.cities, tally);
        let completed = self.cities.completed();
        let all_logged = completed > 0 && !closing.is_entered("points-in-play");
        let most = self.cities.named().max(self.most_counted);
        if closing.is_done("fields") && all_logged && most > completed {
            let message = Message::new("carcassonne-warning-more-cities").count("named", most);
            let message = message.count("completed", completed);
            tally.warn(Warning { item: None, code: "more-cities-than-completed", message });
        }
    }

    fn boxed(&self) -> Box<dyn Scorer> {
        Box::new(self.clone())
    }

    /// A completed monastery has all its nine tiles.
    fn implied(&self, entry: &Entry) -> Option<(&'static str, i64)> {
        let whole = matches!(entry.step().id, "monastery" | "garden") && entry.flag("completed");
        whole.then_some(("tiles", features::MONASTERY_TILES))
    }

    fn labels(&self, _step: &'static Step, key: &str) -> Vec<Label> {
        if key == "cities" { self.cities.labels() } else { Vec::new() }
    }

    fn counts(&self, _step: &'static Step, _key: &str) -> bool {
        !self.fields.wants_names()
    }

    fn echo(&self, _key: &str, name: &str) -> Option<Message> {
        Some(self.cities.echo(name))
    }

    fn after(&self, entry: &Entry) -> Option<Note> {
        if entry.flag("completed") { going_home(entry, self.seats) } else { None }
    }

    fn notes(&self, step: &'static Step, entry: Option<&Entry>) -> Vec<Note> {
        let mut notes = match entry {
            Some(entry) if matches!(step.id, "road" | "city" | "field") => self.told(entry),
            _ => Vec::new(),
        };
        if step::is_left_at_the_end(step) {
            notes.extend(self.followers.pigs_told());
            notes.extend(self.followers.used());
        }
        notes
    }

    fn summary(&self, entry: &Entry) -> Option<Message> {
        features::summary(entry)
    }
}

/// Warns of what nobody controls.
fn nobody_there(item: usize, control: &Control, tally: &mut Tally) {
    if *control == Control::Nobody {
        tally.warn(Warning::of(item, "nobody-controls", Message::new("carcassonne-warning-nobody-controls")));
    }
}

/// Who controls it, and what is paid: once for all who get the same, else to each.
fn outcome(there: Vec<(Seat, i64)>, holders: &[Seat], shares: &[Share]) -> Vec<Note> {
    let paid: Vec<&Share> = shares.iter().filter(|share| share.points > 0).collect();
    let said = |key: &'static str, share: &Share| {
        let why = Arg::Said(Box::new(share.why.clone()));
        Message::new(key).with("why", why).count("points", share.points)
    };
    let same = paid.iter().all(|share| Some(share.points) == paid.first().map(|first| first.points));
    match paid.first() {
        Some(first) if same => {
            let key = if paid.len() > 1 { "carcassonne-note-tied" } else { "carcassonne-note-alone" };
            let names = paid.iter().map(|share| share.seat).collect();
            vec![Note::Compared(there, said(key, first).with("names", Arg::Seats(names)))]
        }
        first => {
            let nothing = in_control(holders);
            let each = paid.iter().map(|share| (share.seat, said("carcassonne-note-each", share))).collect();
            let each = first.map(|_| Note::Each(None, each));
            std::iter::once(Note::Compared(there, nothing)).chain(each).collect()
        }
    }
}

fn in_control(holders: &[Seat]) -> Message {
    Message::new("carcassonne-note-control").with("names", Arg::Seats(holders.to_vec()))
}

/// The followers that go home from what was completed, the losers' too.
fn going_home(entry: &Entry, seats: usize) -> Option<Note> {
    let owner = entry.player("owner");
    let piece = |seat: Seat| {
        let of = |key| entry.number_of(key, seat);
        let (plain, large) = (of("followers") + i64::from(owner == Some(seat)), of("large"));
        let message = Message::new("carcassonne-note-pieces").count("plain", plain).count("large", large);
        (plain + large > 0).then_some((seat, message))
    };
    let each: Vec<_> = (0..seats).map(Seat).filter_map(piece).collect();
    let lead = match entry.text("label") {
        Some(letter) => Message::new("carcassonne-note-home-city").text("letter", letter),
        None => Message::new("carcassonne-note-home"),
    };
    (!each.is_empty()).then_some(Note::Each(Some(lead), each))
}

/// The most of each good brings ten points, in a tie to each; nobody has the most of none.
fn trade_goods(placed: &Placed, seats: usize, tally: &mut Tally) {
    let counts = GOODS.map(|(good, ..)| BySeat::new(seats, |seat| placed.entry.number_of(good, seat)));
    for ((_, most, told), counts) in GOODS.iter().zip(&counts) {
        let all: i64 = counts.values().iter().sum();
        if all > *most {
            let message = Message::new(told).count("count", all).count("max", *most);
            tally.warn(Warning::of(placed.item, "too-many-goods", message));
        }
    }
    for seat in (0..seats).map(Seat) {
        let firsts = counts.iter().filter(|counts| places(counts)[seat] == Some(1)).count();
        let firsts = i64::try_from(firsts).unwrap_or(0);
        let mut why = Message::new("carcassonne-why-goods").count("firsts", firsts).count("each", MOST_OF_A_GOOD);
        for ((good, ..), counts) in GOODS.iter().zip(&counts) {
            why = why.count(good, counts[seat]);
        }
        let points = firsts * MOST_OF_A_GOOD;
        tally.add(Line { item: Some(placed.item), category: table::TRADE_GOODS_POINTS, seat, points, why });
    }
}
