//! Who stands there: the pieces of all players in one cell, in the order they were added.
//!
//! Kept as runs rather than figures, because `⌫` takes the last piece off and a letter speaks of the last one.

use serde::{Deserialize, Serialize};

use crate::rules::{Seat, Span};

/// The pieces that stand somewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Who {
    seats: usize,
    span: Span,
    marks: Vec<Mark>,
    held: Pieces,
}

/// A letter that says something about the piece added last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The field it types, by index among those of the way.
    pub field: usize,
    /// The letter.
    pub letter: char,
    /// What it says.
    pub sort: Sort,
}

/// What a mark says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sort {
    /// That the piece is counted here instead.
    Piece(Span),
    /// Yes, of the player whose piece it is.
    Yes,
}

/// What was typed: runs of like pieces – player, mark and how many – and the players of whom a mark says yes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Pieces {
    runs: Vec<(usize, Option<usize>, i64)>,
    yes: Vec<(usize, usize)>,
}

impl Who {
    /// Nobody yet, of `seats` players.
    #[must_use]
    pub fn new(seats: usize, span: Span, marks: Vec<Mark>) -> Self {
        Self { seats, span, marks, held: Pieces::default() }
    }

    /// How many players there are.
    #[must_use]
    pub const fn seats(&self) -> usize {
        self.seats
    }

    /// The letters that say something, in the order of the table.
    #[must_use]
    pub fn marks(&self) -> &[Mark] {
        &self.marks
    }

    /// Whether nobody stands there.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.held.runs.is_empty() && self.held.yes.is_empty()
    }

    /// The player whose piece was added last.
    #[must_use]
    pub fn last(&self) -> Option<Seat> {
        self.held.runs.last().map(|(seat, ..)| Seat(*seat))
    }

    /// How many pieces of a player are counted plainly, or under a mark by its index.
    #[must_use]
    pub fn count(&self, seat: Seat, mark: Option<usize>) -> i64 {
        let own = self.held.runs.iter().filter(|(at, under, _)| (*at, *under) == (seat.0, mark));
        own.map(|(.., count)| count).sum()
    }

    /// Whether a mark says yes of a player.
    #[must_use]
    pub fn says(&self, seat: Seat, mark: usize) -> bool {
        self.held.yes.contains(&(seat.0, mark))
    }

    /// One piece more of a player. Gives back whether there is such a player.
    pub fn add(&mut self, seat: Seat) -> bool {
        let sits = seat.0 < self.seats;
        if sits {
            self.push(seat.0, None, 1);
        }
        sits
    }

    /// One piece more of the player added last. Gives back whether there is one.
    pub fn again(&mut self) -> bool {
        self.last().is_some_and(|seat| self.add(seat))
    }

    /// Takes the last piece off. Gives back whether there was one.
    pub fn take_off(&mut self) -> bool {
        self.take_off_at(self.held.runs.len().checked_sub(1))
    }

    /// Takes the last piece of one player off. Gives back whether there was one.
    pub fn take_off_of(&mut self, seat: Seat) -> bool {
        self.take_off_at(self.held.runs.iter().rposition(|(own, ..)| *own == seat.0))
    }

    /// Takes everybody off.
    pub fn clear(&mut self) {
        self.held = Pieces::default();
    }

    /// A letter about the piece added last; the same letter again takes it back. Gives back whether there is such a piece.
    pub fn turn(&mut self, letter: char) -> bool {
        let Some(mark) = self.marks.iter().position(|mark| mark.letter == letter) else { return false };
        let Some((seat, under, _)) = self.held.runs.last().copied() else { return false };
        if matches!(self.marks.get(mark), Some(Mark { sort: Sort::Yes, .. })) {
            if self.says(Seat(seat), mark) {
                self.held.yes.retain(|own| *own != (seat, mark));
            } else {
                self.held.yes.push((seat, mark));
            }
            return true;
        }
        self.take_one(self.held.runs.len() - 1);
        self.push(seat, if under == Some(mark) { None } else { Some(mark) }, 1);
        true
    }

    /// The range that is exceeded, if one is.
    #[must_use]
    pub fn outside(&self) -> Option<Span> {
        let marked = self.marks.iter().enumerate().filter_map(|(at, mark)| match mark.sort {
            Sort::Piece(span) => Some((Some(at), span)),
            Sort::Yes => None,
        });
        let holds = |under: Option<usize>, span: Span| self.figures(under).iter().all(|figure| span.holds(*figure));
        std::iter::once((None, self.span))
            .chain(marked)
            .find(|(under, span)| !holds(*under, *span))
            .map(|(_, span)| span)
    }

    /// The pieces counted plainly or under a mark, by player.
    #[must_use]
    pub fn figures(&self, mark: Option<usize>) -> Vec<i64> {
        (0..self.seats).map(|seat| self.count(Seat(seat), mark)).collect()
    }

    /// What a mark says of every player.
    #[must_use]
    pub fn flags(&self, mark: usize) -> Vec<bool> {
        (0..self.seats).map(|seat| self.says(Seat(seat), mark)).collect()
    }

    /// Adds the pieces of an entry, counted plainly or under a mark.
    pub fn put_figures(&mut self, mark: Option<usize>, figures: &[i64]) {
        for (seat, count) in figures.iter().enumerate().take(self.seats) {
            self.push(seat, mark, *count);
        }
    }

    /// Adds what a mark says in an entry.
    pub fn put_flags(&mut self, mark: usize, flags: &[bool]) {
        let yes = flags.iter().enumerate().take(self.seats).filter(|(_, yes)| **yes);
        self.held.yes.extend(yes.map(|(seat, _)| (seat, mark)));
    }

    /// Takes over what stands in another such cell, as far as it can be said here.
    pub fn inherit(&mut self, other: &Self) {
        let here = |mark: usize| {
            let of = other.marks.get(mark)?;
            self.marks.iter().position(|own| (own.letter, own.sort) == (of.letter, of.sort))
        };
        let runs = other.held.runs.iter().map(|(seat, mark, count)| (*seat, mark.and_then(here), *count));
        let yes = other.held.yes.iter().filter_map(|(seat, mark)| Some((*seat, here(*mark)?)));
        self.held = Pieces { runs: runs.collect(), yes: yes.collect() };
    }

    /// What stands there, as text to be kept.
    #[must_use]
    pub fn raw(&self) -> String {
        serde_json::to_string(&self.held).unwrap_or_default()
    }

    /// Puts back what [`Who::raw`] gave; what does not fit is left out.
    pub fn set_raw(&mut self, raw: &str) {
        let Ok(kept) = serde_json::from_str::<Pieces>(raw) else { return };
        self.clear();
        let marked = |mark: usize| self.marks.get(mark).map(|mark| mark.sort);
        let counts = |mark: &Option<usize>| mark.is_none_or(|mark| matches!(marked(mark), Some(Sort::Piece(_))));
        let runs: Vec<_> = kept.runs.into_iter().filter(|(seat, mark, _)| *seat < self.seats && counts(mark)).collect();
        let yes = kept.yes.into_iter().filter(|(seat, mark)| *seat < self.seats && marked(*mark) == Some(Sort::Yes));
        self.held.yes = yes.collect();
        for (seat, mark, count) in runs {
            self.push(seat, mark, count.min(Span::COUNT.max));
        }
    }

    fn push(&mut self, seat: usize, mark: Option<usize>, count: i64) {
        match self.held.runs.last_mut() {
            Some((own, under, sum)) if (*own, *under) == (seat, mark) => *sum += count.max(0),
            _ if count > 0 => self.held.runs.push((seat, mark, count)),
            _ => {}
        }
    }

    fn take_off_at(&mut self, run: Option<usize>) -> bool {
        let Some((run, seat)) = run.and_then(|at| self.held.runs.get(at).map(|(seat, ..)| (at, *seat))) else {
            // A yes of a player without a piece comes from a document.
            return self.held.yes.pop().is_some();
        };
        self.take_one(run);
        if self.held.runs.iter().all(|(own, ..)| *own != seat) {
            self.held.yes.retain(|(own, _)| *own != seat);
        }
        true
    }

    fn take_one(&mut self, run: usize) {
        if let Some((.., count)) = self.held.runs.get_mut(run) {
            *count -= 1;
        }
        self.held.runs.retain(|(.., count)| *count > 0);
    }
}
