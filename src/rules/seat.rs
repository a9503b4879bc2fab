//! Who sits where: a seat, and a value for every seat.

use std::ops::{Index, IndexMut};

/// A player by place at the table, counted from 0 in seating order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(pub usize);

impl Seat {
    /// The digit that stands before the player's name and is the key for that player: 1 for the first seat.
    #[must_use]
    pub const fn digit(self) -> usize {
        self.0 + 1
    }
}

/// One value for every seat, in seating order. It has the length of the table from its making on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BySeat<T>(Vec<T>);

impl<T> BySeat<T> {
    /// The value of each of `seats` seats, made by `make`.
    pub fn new(seats: usize, make: impl FnMut(Seat) -> T) -> Self {
        Self((0..seats).map(Seat).map(make).collect())
    }

    /// How many seats there are.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether nobody sits at the table, which no game admits.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Every seat with its value, in seating order.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.0.iter().enumerate().map(|(at, value)| (Seat(at), value))
    }

    /// The values alone, in seating order.
    #[must_use]
    pub fn values(&self) -> &[T] {
        &self.0
    }

    /// The value of `seat`, if somebody sits there.
    #[must_use]
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.0)
    }

    /// Another value for every seat, made from this one.
    pub fn map<U>(&self, make: impl FnMut(&T) -> U) -> BySeat<U> {
        BySeat(self.0.iter().map(make).collect())
    }
}

impl<T> From<Vec<T>> for BySeat<T> {
    fn from(values: Vec<T>) -> Self {
        Self(values)
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.0]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.0]
    }
}
