//! The tally: itemised lines, and the sums that follow from them. Points come into being as lines alone; whatever is shown
//! is a sum of lines.

use super::{BySeat, Message, Points, Seat};

/// One line of the tally: points of one player for one thing, with the reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The log item that made the entry; none for what is about no single entry.
    pub item: Option<usize>,
    /// The category, as an index into the game's list.
    pub category: usize,
    /// Whose points they are.
    pub seat: Seat,
    /// How many; 0 is a line too, where its reason is worth telling.
    pub points: Points,
    /// Why: count × value, or who was compared with whom.
    pub why: Message,
}

/// Something that looks wrong and is scored all the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Warning {
    /// The log item it is about; none where it is about no single entry.
    pub item: Option<usize>,
    /// The name of the warning in the format.
    pub code: &'static str,
    /// What it is and what would be usual.
    pub message: Message,
}

impl Warning {
    /// A warning about one entry.
    #[must_use]
    pub const fn of(item: usize, code: &'static str, message: Message) -> Self {
        Self { item: Some(item), code, message }
    }
}

/// Lines, their sums, and warnings.
#[derive(Clone, Debug)]
pub struct Tally {
    lines: Vec<Line>,
    sums: Vec<BySeat<Points>>,
    begun: Vec<bool>,
    warnings: Vec<Warning>,
}

impl Tally {
    /// An empty tally of `categories` categories for `seats` players.
    #[must_use]
    pub fn new(categories: usize, seats: usize) -> Self {
        let sums = (0..categories).map(|_| BySeat::new(seats, |_| 0)).collect();
        Self { lines: Vec::new(), sums, begun: vec![false; categories], warnings: Vec::new() }
    }

    /// Adds a line to its category. A category the game does not have, or a seat nobody sits on, is left out: the tables
    /// of the games are tested for it.
    pub fn add(&mut self, line: Line) {
        let Some(sum) = self.sums.get_mut(line.category) else { return };
        if line.seat.0 < sum.len() {
            sum[line.seat] += line.points;
            if let Some(begun) = self.begun.get_mut(line.category) {
                *begun = true;
            }
            self.lines.push(line);
        }
    }

    /// Adds a warning.
    pub fn warn(&mut self, warning: Warning) {
        self.warnings.push(warning);
    }

    /// Whether a category has any line.
    #[must_use]
    pub fn has(&self, category: usize) -> bool {
        self.begun.get(category).copied().unwrap_or(false)
    }

    /// All lines, in the order they were added.
    #[must_use]
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// The lines of one entry. Entries are added in the order of the log, and what is about no entry after all of them, so
    /// they stand together.
    #[must_use]
    pub fn lines_of(&self, item: usize) -> &[Line] {
        let place = |line: &Line| line.item.unwrap_or(usize::MAX);
        let from = self.lines.partition_point(|line| place(line) < item);
        let to = self.lines.partition_point(|line| place(line) <= item);
        self.lines.get(from..to).unwrap_or_default()
    }

    /// Puts the lines into the order of entries, categories and seats, those about no entry last.
    pub fn sort(&mut self) {
        self.lines.sort_by_key(|line| (line.item.unwrap_or(usize::MAX), line.category, line.seat));
    }

    /// All warnings, in the order they were added.
    #[must_use]
    pub fn warnings(&self) -> &[Warning] {
        &self.warnings
    }

    /// The sum of each category, in the game's order.
    #[must_use]
    pub fn sums(&self) -> &[BySeat<Points>] {
        &self.sums
    }
}
