//! The completed cities: what the log says of each, and the letter it goes by.

use std::rc::Rc;

use super::features;
use crate::rules::{Arg, Entry, Label, Message, Seat};

/// All cities that were completed in the log or named by a field, in the order they came up. A city keeps its index.
#[derive(Clone, Debug, Default)]
pub(super) struct Cities {
    // Shared, since a scorer is cloned with every key and few entries change this.
    list: Rc<Vec<City>>,
}

#[derive(Clone, Debug)]
struct City {
    label: Label,
    /// What is known of it; nothing of one that only fields name.
    seen: Option<Seen>,
    /// Whether a field touches it.
    named: bool,
}

#[derive(Clone, Debug)]
struct Seen {
    tiles: i64,
    coats: i64,
    holders: Vec<Seat>,
}

impl Cities {
    /// A city is completed. Its label, or the next free letter, is its name from now on.
    pub(super) fn complete(&mut self, entry: &Entry, holders: &[Seat]) {
        let name = entry.text("label").map(str::trim).filter(|name| !name.is_empty());
        let at = match name {
            Some(name) => self.find(name),
            None => self.add(None),
        };
        let (tiles, coats) = (entry.number(features::TILES), entry.number(features::COATS));
        let seen = Seen { tiles, coats, holders: holders.to_vec() };
        if let Some(city) = Rc::make_mut(&mut self.list).get_mut(at) {
            city.seen = Some(seen);
        }
    }

    /// A field touches the city of that name, known or not. Gives back its index.
    pub(super) fn touch(&mut self, name: &str) -> usize {
        let at = self.find(name);
        if self.list.get(at).is_some_and(|city| !city.named)
            && let Some(city) = Rc::make_mut(&mut self.list).get_mut(at)
        {
            city.named = true;
        }
        at
    }

    fn find(&mut self, name: &str) -> usize {
        self.list.iter().position(|city| city.label.name == name).unwrap_or_else(|| self.add(Some(name)))
    }

    fn add(&mut self, name: Option<&str>) -> usize {
        let next = self.list.iter().map(|city| city.label.place + 1).max().unwrap_or(0);
        let free = |place: &usize| self.list.iter().all(|city| city.label.place != *place);
        let label = match name {
            None => Label::at(next),
            Some(name) => {
                let place = Label::place_of_name(name).filter(free).unwrap_or(next);
                Label { place, name: name.to_owned() }
            }
        };
        Rc::make_mut(&mut self.list).push(City { label, seen: None, named: false });
        self.list.len() - 1
    }

    /// The letters of all cities, in order.
    pub(super) fn labels(&self) -> Vec<Label> {
        let mut labels: Vec<Label> = self.list.iter().map(|city| city.label.clone()).collect();
        labels.sort_by_key(|label| label.place);
        labels
    }

    /// The name of a city.
    pub(super) fn name(&self, at: usize) -> &str {
        self.list.get(at).map_or("", |city| &city.label.name)
    }

    /// How many cities fields touch.
    pub(super) fn named(&self) -> i64 {
        count(self.list.iter().filter(|city| city.named))
    }

    /// How many cities were completed in the log.
    pub(super) fn completed(&self) -> i64 {
        count(self.list.iter().filter(|city| city.seen.is_some()))
    }

    /// What the city of that name is.
    pub(super) fn echo(&self, name: &str) -> Message {
        let seen = self.list.iter().find(|city| city.label.name == name).and_then(|city| city.seen.as_ref());
        let Some(seen) = seen else { return Message::new("carcassonne-note-unknown-city") };
        let key = match (seen.coats, seen.holders.is_empty()) {
            (0, true) => "carcassonne-note-echo-tiles-nobody",
            (0, false) => "carcassonne-note-echo-tiles",
            (_, true) => "carcassonne-note-echo-nobody",
            (_, false) => "carcassonne-note-echo",
        };
        let message = Message::new(key).count("tiles", seen.tiles).count("coats", seen.coats);
        message.with("names", Arg::Seats(seen.holders.clone()))
    }
}

fn count<'a>(cities: impl Iterator<Item = &'a City>) -> i64 {
    i64::try_from(cities.count()).unwrap_or(i64::MAX)
}
