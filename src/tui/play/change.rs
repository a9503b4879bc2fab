//! What a change far back moved besides itself: the strip that is read before going on.

use super::{Back, Play};
use crate::rules::{Points, Seat, Warning};
use crate::session::State;

/// What a change far back moved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strip {
    /// The entry changed or removed, by item.
    pub item: usize,
    /// Whether it was removed.
    pub removed: bool,
    /// The change itself: what each player had from the entry, and has now.
    pub own: Vec<StripLine>,
    /// Every other entry whose points moved, with its item.
    pub others: Vec<(usize, StripLine)>,
    /// The totals that moved.
    pub totals: Vec<StripLine>,
    /// Who led, and who leads.
    pub lead: Option<(Vec<Seat>, Vec<Seat>)>,
    /// The tie-break that is asked now and was not, or the other way round.
    pub tie: Option<(&'static str, bool)>,
    /// What looks wrong now and did not before.
    pub warnings: Vec<Warning>,
    /// Where the change was begun.
    pub back: Back,
}

/// A figure that moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StripLine {
    /// Whose it is.
    pub seat: Seat,
    /// What it was.
    pub was: Points,
    /// What it is.
    pub is: Points,
}

impl Play {
    /// What the change of `item` moved, `before` being the state before it.
    pub(super) fn strip_of(&self, before: &State, item: usize, back: Back) -> Strip {
        let now = &self.state;
        let (old, new) = (&before.closed().standings, &now.closed().standings);
        let seats = || (0..now.setup().seats()).map(Seat);
        let line =
            |item: usize, seat: Seat| StripLine { seat, was: points(before, item, seat), is: points(now, item, seat) };
        let moved = |line: &StripLine| line.was != line.is;
        let items = || now.entries().map(|placed| placed.item).filter(|other| *other != item);
        let others = items().flat_map(|item| seats().map(move |seat| (item, line(item, seat))));
        let total = |seat: Seat| StripLine { seat, was: old.totals[seat], is: new.totals[seat] };
        let tie = match (old.missing, new.missing) {
            (was, is) if was == is => None,
            (_, Some(stage)) => Some((stage, true)),
            (Some(stage), None) => Some((stage, false)),
            (None, None) => None,
        };
        Strip {
            item,
            removed: now.entry(item).is_none(),
            own: seats().map(|seat| line(item, seat)).filter(moved).collect(),
            others: others.filter(|(_, line)| moved(line)).collect(),
            totals: seats().map(total).filter(moved).collect(),
            lead: (old.winners() != new.winners()).then(|| (old.winners(), new.winners())),
            tie: tie.filter(|_| before.missing().len() <= 1 && now.missing().len() <= 1),
            warnings: now
                .warnings()
                .filter(|warning| before.warnings().all(|other| other != *warning))
                .cloned()
                .collect(),
            back,
        }
    }
}

fn points(state: &State, item: usize, seat: Seat) -> Points {
    state.lines_of(item).filter(|line| line.seat == seat).map(|line| line.points).sum()
}
