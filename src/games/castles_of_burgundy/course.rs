//! The course of a game: the phase, the shields in use, the monasteries placed, the solo player's target.

use super::table::{PHASES, ROUNDS};
use crate::rules::{BySeat, Entry, Line, Message, Placed, Points, Seat, Tally, Turn, Warning};

/// The monastery with which livestock tiles score one more.
const OF_LIVESTOCK: i64 = 7;
/// The flags of shields that change what an entry scores.
const SHIELD_FLAGS: [&str; 4] = ["shield_17", "shield_1", "shield_12", "shield_7"];

/// What is known of the course of the game.
#[derive(Clone, Debug)]
pub(super) struct Course {
    /// The phase and round that the last round in force names.
    round: Option<(usize, i64)>,
    /// The phase typed last.
    typed: Option<usize>,
    /// The shields each player used, in the order of [`SHIELD_FLAGS`].
    shields: BySeat<[bool; SHIELD_FLAGS.len()]>,
    /// The monasteries placed, by player and number, in the order of the log.
    monasteries: Vec<(Seat, i64)>,
    watchtowers: BySeat<i64>,
    target: Target,
}

/// What a player alone plays against.
#[derive(Clone, Copy, Debug)]
struct Target {
    score: Points,
    target: Points,
}

impl Course {
    pub(super) fn new(seats: usize) -> Self {
        Self {
            round: None,
            typed: None,
            shields: BySeat::new(seats, |_| Default::default()),
            monasteries: Vec::new(),
            watchtowers: BySeat::new(seats, |_| 0),
            target: Target { score: 0, target: 50 },
        }
    }

    /// The game has come to another round.
    pub(super) fn round(&mut self, entry: &Entry) {
        self.round = Some((entry.choice("phase").unwrap_or(0), entry.number("round")));
    }

    /// What any entry tells besides its points: the phase, and shields that stay.
    pub(super) fn note(&mut self, entry: &Entry, seat: Seat) {
        self.typed = entry.choice("phase").or(self.typed);
        for (used, flag) in self.shields[seat].iter_mut().zip(SHIELD_FLAGS) {
            *used |= entry.flag(flag);
        }
    }

    /// The phase that the next entry is of, unless another is said. Without rounds in the log it is the one typed last.
    pub(super) fn phase(&self) -> usize {
        self.round.map(|(phase, _)| phase).or(self.typed).unwrap_or(0).min(PHASES.len() - 1)
    }

    /// The phase and round that a turn leads to; none beyond the first and the last.
    pub(super) fn after(&self, turn: Turn) -> Option<(usize, i64)> {
        // Where no round is known, the first of a later phase is still to come.
        let (phase, round) = self.round.unwrap_or((self.phase(), i64::from(self.phase() == 0)));
        let (phase, round) = match turn {
            Turn::Next if round < ROUNDS => (phase, round + 1),
            Turn::Next | Turn::Part => (phase + 1, 1),
            Turn::Back if round > 1 => (phase, round - 1),
            Turn::Back => (phase.checked_sub(1)?, ROUNDS),
        };
        (phase < PHASES.len()).then_some((phase, round))
    }

    /// Where the game is, in full and in a word. Without rounds in the log the first one is presumed, but not of a later phase.
    pub(super) fn heading(&self) -> (Message, Message) {
        let phase = self.phase();
        let round = self.round.map(|(_, round)| round).or((phase == 0).then_some(1));
        let key = if round.is_some() { "castles-of-burgundy-heading" } else { "castles-of-burgundy-heading-phase" };
        let short =
            if round.is_some() { "castles-of-burgundy-heading-short" } else { "castles-of-burgundy-heading-letter" };
        let told = |key| {
            let message = Message::new(key).text("phase", PHASES.get(phase).copied().unwrap_or_default());
            message.count("bonus", super::areas::bonus_of(phase)).count("round", round.unwrap_or(0))
        };
        (told(key), told(short))
    }

    /// The monasteries that somebody placed, by player and number, in the order of the log.
    pub(super) fn placed(&self) -> impl Iterator<Item = (Seat, i64)> + '_ {
        self.monasteries.iter().copied()
    }

    /// Whether a player used the shield that a yes or no is about.
    pub(super) fn uses(&self, seat: Seat, flag: &str) -> bool {
        let used = self.shields.get(seat).map(|used| used.iter().zip(SHIELD_FLAGS));
        used.into_iter().flatten().any(|(used, own)| *used && own == flag)
    }

    /// A monastery is placed. Of each there is one, unless a shield copies it.
    pub(super) fn monastery(&mut self, placed: &Placed, seat: Seat, tally: &mut Tally) {
        let tile = placed.entry.number("tile");
        if let Some((holder, _)) = self.placed().find(|(_, other)| *other == tile) {
            let message = Message::new("castles-of-burgundy-warning-held-twice").seat("name", holder);
            tally.warn(Warning::of(placed.item, "held-twice", message.count("tile", tile)));
        }
        // Twice with one player it is still one tile.
        if !self.monasteries.contains(&(seat, tile)) {
            self.monasteries.push((seat, tile));
        }
    }

    pub(super) fn has_7(&self, seat: Seat) -> bool {
        self.monasteries.contains(&(seat, OF_LIVESTOCK))
    }

    /// One more watchtower; gives back how many a player has now.
    pub(super) fn watchtower(&mut self, seat: Seat) -> i64 {
        self.watchtowers[seat] += 1;
        self.watchtowers[seat]
    }

    pub(super) fn watchtowers(&self, seat: Seat) -> i64 {
        self.watchtowers.get(seat).copied().unwrap_or(0)
    }

    /// A player alone scores: at the target the score returns to 0 and the target drops.
    pub(super) fn alone(&mut self, line: &Line) {
        let Target { score, target } = &mut self.target;
        *score += line.points;
        if *score >= *target {
            (*score, *target) = (0, (*target - 5).max(5));
        }
    }

    /// How a player alone stands.
    pub(super) fn told_alone(&self, filled: i64) -> Message {
        let Target { score, target } = self.target;
        Message::new("castles-of-burgundy-note-alone")
            .count("score", score)
            .count("target", target)
            .count("filled", filled)
    }
}
