//! Who is where, and what decided it.

use super::{Best, BySeat, Points, Seat};

/// What decided who stands first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// The totals.
    Points,
    /// A tie-break, by the name of its stage.
    TieBreak(&'static str),
    /// Nothing: all tie-breaks are spent, the win is shared.
    Shared,
    /// A tie-break that is still to be entered.
    Undecided,
}

/// The order of the players by what is entered so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standings {
    /// The total of every player.
    pub totals: BySeat<Points>,
    /// The place of every player: 1, 1, 3.
    pub places: BySeat<usize>,
    /// What decided the first place.
    pub decision: Decision,
    /// The tie-break to be entered next, while the top is tied.
    pub missing: Option<&'static str>,
}

/// One tie-break: its stage, which end wins, and the figures of those asked where it has been entered.
#[derive(Clone, Debug)]
pub(super) struct Tie {
    pub(super) stage: &'static str,
    pub(super) best: Best,
    pub(super) figures: Option<Vec<Option<i64>>>,
}

impl Standings {
    /// The standings of `totals` with a chain of tie-breaks in the order they are asked.
    pub(super) fn new(totals: BySeat<Points>, chain: &[Tie]) -> Self {
        let mut places = BySeat::new(totals.len(), |_| 1);
        let mut order: Vec<Seat> = (0..totals.len()).map(Seat).collect();
        order.sort_by_key(|seat| std::cmp::Reverse(totals[*seat]));
        let mut first = Verdict::default();
        let mut place = 1;
        for group in order.chunk_by(|one, other| totals[*one] == totals[*other]) {
            let verdict = settle(group, chain, place, &mut places);
            if place == 1 {
                first = verdict;
            }
            place += group.len();
        }
        let decision = match first {
            Verdict { missing: Some(_), .. } => Decision::Undecided,
            Verdict { tied: true, .. } => Decision::Shared,
            Verdict { by: Some(stage), .. } => Decision::TieBreak(stage),
            _ => Decision::Points,
        };
        Self { totals, places, decision, missing: first.missing }
    }

    /// Everybody in the first place, in seating order.
    #[must_use]
    pub fn winners(&self) -> Vec<Seat> {
        self.places.iter().filter(|(_, place)| **place == 1).map(|(seat, _)| seat).collect()
    }

    /// Everybody with the highest total, in seating order.
    #[must_use]
    pub fn top(&self) -> Vec<Seat> {
        let most = self.best();
        self.totals.iter().filter(|(_, total)| **total == most).map(|(seat, _)| seat).collect()
    }

    /// The highest total; 0 where nobody plays.
    #[must_use]
    pub fn best(&self) -> Points {
        self.totals.values().iter().max().copied().unwrap_or(0)
    }

    /// The players by place, then by seat.
    #[must_use]
    pub fn order(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = (0..self.places.len()).map(Seat).collect();
        seats.sort_by_key(|seat| self.places[*seat]);
        seats
    }
}

/// How the best of a group came out.
#[derive(Clone, Copy, Debug, Default)]
struct Verdict {
    by: Option<&'static str>,
    tied: bool,
    missing: Option<&'static str>,
}

/// Orders one group of equals by the chain and writes their places, `place` being the best of them.
fn settle(group: &[Seat], chain: &[Tie], place: usize, places: &mut BySeat<usize>) -> Verdict {
    let stay = |missing, places: &mut BySeat<usize>| {
        for seat in group {
            places[*seat] = place;
        }
        Verdict { by: None, tied: group.len() > 1, missing }
    };
    let (1.., Some((tie, rest))) = (group.len().saturating_sub(1), chain.split_first()) else {
        return stay(None, places);
    };
    let figure = |seat: &Seat| tie.figures.as_ref().and_then(|figures| figures.get(seat.0).copied().flatten());
    let asked: Option<Vec<(i64, Seat)>> = group.iter().map(|seat| figure(seat).map(|own| (own, *seat))).collect();
    let Some(mut asked) = asked else { return stay(Some(tie.stage), places) };
    asked.sort_by_key(|(own, _)| match tie.best {
        Best::Most => -own,
        Best::Fewest => *own,
    });
    let mut best = None;
    let mut at = place;
    for level in asked.chunk_by(|one, other| one.0 == other.0) {
        let seats: Vec<Seat> = level.iter().map(|(_, seat)| *seat).collect();
        let verdict = settle(&seats, rest, at, places);
        let by = verdict.by.or((seats.len() == 1).then_some(tie.stage));
        best.get_or_insert(Verdict { by, ..verdict });
        at += seats.len();
    }
    best.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tie(stage: &'static str, best: Best, figures: &[Option<i64>]) -> Tie {
        Tie { stage, best, figures: Some(figures.to_vec()) }
    }

    fn check(totals: &[i64], chain: &[Tie], places: &[usize], decision: Decision, missing: Option<&str>) {
        let standings = Standings::new(totals.to_vec().into(), chain);
        assert_eq!(standings.places.values(), places);
        assert_eq!((standings.decision, standings.missing), (decision, missing));
    }

    #[test]
    fn totals_alone() {
        check(&[61, 61, 48], &[], &[1, 1, 3], Decision::Shared, None);
        check(&[9, 10, 100, -3], &[], &[3, 2, 1, 4], Decision::Points, None);
        check(&[0], &[Tie { stage: "a", best: Best::Most, figures: None }], &[1], Decision::Points, None);
    }

    #[test]
    fn a_chain_decides_link_by_link_and_each_end_can_win() {
        let first = || tie("a", Best::Most, &[Some(7), Some(7), Some(5)]);
        let second = |figures| tie("b", Best::Fewest, figures);
        check(&[4, 4, 4], &[first(), second(&[Some(2), Some(1), None])], &[2, 1, 3], Decision::TieBreak("b"), None);
        check(&[4, 4, 4], &[first(), second(&[Some(1), Some(1), None])], &[1, 1, 3], Decision::Shared, None);
        check(&[4, 4, 4], &[first(), second(&[Some(1), None, None])], &[1, 1, 3], Decision::Undecided, Some("b"));
    }

    #[test]
    fn a_tie_below_is_ordered_too_and_never_decides() {
        let chain = [tie("a", Best::Most, &[Some(0), Some(3), Some(9), Some(3)])];
        check(&[50, 40, 40, 40], &chain, &[1, 3, 2, 3], Decision::Points, None);
    }
}
