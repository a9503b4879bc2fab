//! Fields, by the rule the table plays: today's, or one of the two before it.

use super::cities::Cities;
use super::features::{Share, split, strengths};
use super::table;
use crate::rules::{
    Arg, BySeat, Code, Control, Entry, Fault, Line, Message, Placed, Points, Seat, Tally, Value, control,
};

const MUST_BE_NAMED: Code = Code("cities-must-be-named");
/// What a city feeds a field, by today's rule and the second.
const A_CITY: Points = 3;
/// What a pig adds to it.
const A_PIG: Points = 1;
/// What a city pays the most farmers around it, by the first rule.
const AROUND_A_CITY: Points = 4;

/// How fields score.
#[derive(Clone, Debug)]
pub(super) enum Fields {
    /// Today's rule: every city again in every field.
    PerField,
    /// The second rule: a player scores a city only in the first field that he controls. Who has scored which.
    CityOnce(BySeat<Vec<usize>>),
    /// The first rule: the most farmers in all fields around a city. Every city with the field that named it first.
    PerCity(Vec<Around>),
}

/// A city by the first rule: the item that first named it, and the strength of everybody around it.
#[derive(Clone, Debug)]
pub(super) struct Around {
    item: usize,
    city: usize,
    strengths: BySeat<i64>,
}

/// A field as it was entered.
#[derive(Clone, Debug)]
pub(super) struct Field {
    strengths: BySeat<i64>,
    pigs: BySeat<bool>,
    /// The cities touching it, each once; none where only their number is known.
    cities: Option<Vec<usize>>,
    count: i64,
    /// A city that was named more than once.
    pub(super) twice: Option<String>,
}

impl Field {
    /// The field of an entry; cities it names become known.
    pub(super) fn of(entry: &Entry, seats: usize, known: &mut Cities) -> Self {
        let pigs = match entry.value("pigs") {
            Some(Value::Flags(flags)) => flags.clone(),
            _ => Vec::new(),
        };
        let pigs = BySeat::new(seats, |seat| pigs.get(seat.0).copied().unwrap_or(false));
        let mut field =
            Self { strengths: strengths(entry, seats), pigs, cities: None, count: entry.number("cities"), twice: None };
        if let Some(Value::Labels(names)) = entry.value("cities") {
            let mut cities = Vec::new();
            for name in names {
                let at = known.touch(name);
                if cities.contains(&at) {
                    field.twice = Some(name.clone());
                } else {
                    cities.push(at);
                }
            }
            field.count = i64::try_from(cities.len()).unwrap_or(0);
            field.cities = Some(cities);
        }
        field
    }

    fn cities(&self) -> &[usize] {
        self.cities.as_deref().unwrap_or_default()
    }
}

impl Fields {
    /// No field yet, by the rule of that name in the format.
    pub(super) fn new(rule: &str, seats: usize) -> Self {
        match rule {
            "per-city" => Self::PerCity(Vec::new()),
            "city-once" => Self::CityOnce(BySeat::new(seats, |_| Vec::new())),
            _ => Self::PerField,
        }
    }

    /// Whether cities have to be named: where one scores once, a number does not say which.
    pub(super) const fn wants_names(&self) -> bool {
        !matches!(self, Self::PerField)
    }

    /// Enters one more field and gives back who controls it.
    ///
    /// # Errors
    /// Its cities are a number where names are needed.
    pub(super) fn enter(&mut self, placed: &Placed, field: &Field, tally: &mut Tally) -> Result<Control, Fault> {
        if self.wants_names() && field.cities.is_none() {
            let fault = Fault::at(MUST_BE_NAMED, "cities").told("carcassonne-error-cities-must-be-named");
            return Err(fault);
        }
        let control = control(&field.strengths);
        let shares = self.shares(field, &control);
        if let Self::CityOnce(scored) = self {
            for seat in control.holders() {
                let own = &mut scored[*seat];
                let new: Vec<usize> = field.cities().iter().filter(|city| !own.contains(city)).copied().collect();
                own.extend(new);
            }
        }
        for Share { seat, points, why, .. } in shares {
            tally.add(Line { item: Some(placed.item), category: table::FIELDS, seat, points, why });
        }
        if let Self::PerCity(around) = self {
            for city in field.cities() {
                surround(around, placed.item, *city, &field.strengths);
            }
        }
        Ok(control)
    }

    /// What a field that is entered brings, as far as that can be told by now; none where what came before it decides.
    pub(super) fn told(&self, field: &Field) -> Option<Vec<Share>> {
        match self {
            Self::PerField => Some(self.shares(field, &control(&field.strengths))),
            Self::CityOnce(_) => None,
            Self::PerCity(around) => Some(so_far(around, field)),
        }
    }

    /// What a field brings by itself. By the first rule that is nothing: its cities pay when all fields are known.
    fn shares(&self, field: &Field, control: &Control) -> Vec<Share> {
        match self {
            Self::PerCity(_) if !field.cities().is_empty() => Vec::new(),
            Self::PerCity(_) => split(&field.strengths, control, |_| (0, Message::new("carcassonne-why-no-city"))),
            Self::PerField | Self::CityOnce(_) => split(&field.strengths, control, |seat| self.full(field, seat)),
        }
    }

    /// What a player who controls a field gets of it.
    fn full(&self, field: &Field, seat: Seat) -> (Points, Message) {
        let before = match self {
            Self::CityOnce(scored) => field.cities().iter().filter(|city| scored[seat].contains(city)).count(),
            _ => 0,
        };
        let before = i64::try_from(before).unwrap_or(0);
        let (count, pig) = (field.count - before, field.pigs[seat]);
        let rate = A_CITY + if pig { A_PIG } else { 0 };
        let key = match (count, before, pig) {
            (0, 0, _) => "carcassonne-why-no-city",
            (_, 0, false) => "carcassonne-why-field",
            (_, 0, true) => "carcassonne-why-field-pig",
            (_, _, false) => "carcassonne-why-field-before",
            (_, _, true) => "carcassonne-why-field-pig-before",
        };
        let why = Message::new(key).count("cities", count).count("rate", rate).count("before", before);
        (count * rate, why)
    }

    /// Adds what can be told only when all fields are known: by the first rule, every city to the most farmers around it.
    pub(super) fn close(&self, cities: &Cities, tally: &mut Tally) {
        let Self::PerCity(around) = self else { return };
        for Around { item, city, strengths } in around {
            let name = cities.name(*city);
            let full = |seat: Seat| {
                let why = Message::new("carcassonne-why-around").text("city", name);
                (AROUND_A_CITY, why.count("own", strengths[seat]).count("rate", AROUND_A_CITY))
            };
            for Share { seat, points, why, controls } in split(strengths, &control(strengths), full) {
                let why = if controls { why } else { about(name, why) };
                tally.add(Line { item: Some(*item), category: table::FIELDS, seat, points, why });
            }
        }
    }
}

/// What the cities of a field pay as things stand, by the first rule.
fn so_far(around: &[Around], field: &Field) -> Vec<Share> {
    let own = around.iter().filter(|known| field.cities().contains(&known.city));
    let held: Vec<Control> = own.map(|known| control(&known.strengths)).collect();
    let share = |seat: Seat| {
        let cities = held.iter().filter(|control| control.is_held_by(seat)).count();
        let cities = i64::try_from(cities).unwrap_or(0);
        let why = Message::new("carcassonne-why-field").count("cities", cities).count("rate", AROUND_A_CITY);
        Share { seat, points: cities * AROUND_A_CITY, why, controls: cities > 0 }
    };
    (0..field.strengths.len()).map(Seat).map(share).collect()
}

/// Adds a field to those around a city.
fn surround(around: &mut Vec<Around>, item: usize, city: usize, strengths: &BySeat<i64>) {
    match around.iter_mut().find(|known| known.city == city) {
        Some(known) => {
            for (seat, own) in strengths.iter() {
                known.strengths[seat] += own;
            }
        }
        None => around.push(Around { item, city, strengths: strengths.clone() }),
    }
}

/// A reason, with the city it is about before it.
fn about(city: &str, why: Message) -> Message {
    Message::new("carcassonne-why-about").text("city", city).with("why", Arg::Said(Box::new(why)))
}

/// The cities of a field, for the list of entries.
pub(super) fn summary(entry: &Entry) -> Option<Message> {
    match entry.value("cities")? {
        Value::Labels(names) if names.is_empty() => Some(Message::new("carcassonne-note-field").count("cities", 0)),
        Value::Labels(names) => Some(Message::new("carcassonne-note-field-named").text("names", names.join(" "))),
        Value::Number(count) => Some(Message::new("carcassonne-note-field").count("cities", *count)),
        _ => None,
    }
}
