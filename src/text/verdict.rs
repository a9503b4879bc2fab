//! Who won and what decided it, in words.

use super::{Names, Text, signed};
use crate::rules::{Arg, Board, Decision, Seat, Standings};

impl Text {
    /// What decided the first place, with the figures that did.
    #[must_use]
    pub fn verdict(&self, board: &Board, standings: &Standings, names: Names<'_>) -> String {
        let top = standings.top();
        let total = top.first().map_or(0, |seat| standings.totals[*seat]);
        let tied = ("total", Arg::Signed(total));
        match standings.decision {
            Decision::Points => self.get("decided-points"),
            Decision::Shared => self.get("decided-shared"),
            Decision::Undecided => self.named("decided-undecided", &[tied, ("names", Arg::Seats(top))], names),
            Decision::TieBreak(stage) => {
                let figures = board.tie_figures(stage).unwrap_or_default();
                self.tie_break(stage, tied, &standings.winners(), &compared(&top, figures), names)
            }
        }
    }

    fn tie_break(
        &self,
        stage: &str,
        tied: (&'static str, Arg),
        winners: &[Seat],
        compared: &[(Seat, i64)],
        names: Names<'_>,
    ) -> String {
        let (best, others): (Vec<_>, Vec<_>) = compared.iter().partition(|(seat, _)| winners.contains(seat));
        let told = |(seat, figure): &(Seat, i64)| format!("{} {}", names(*seat), signed(*figure));
        let best = best.first().map_or((Seat(0), 0), |(seat, figure)| (*seat, *figure));
        let args = [
            tied,
            ("winner", Arg::Seat(best.0)),
            ("best", Arg::Signed(best.1)),
            ("others", Arg::Text(others.iter().map(told).collect::<Vec<_>>().join(", "))),
        ];
        self.named(&format!("decided-{stage}"), &args, names)
    }
}

/// The figures of those on top who were asked: the players whom an earlier tie-break put behind were not.
fn compared(top: &[Seat], figures: &[Option<i64>]) -> Vec<(Seat, i64)> {
    let own = |seat: &Seat| figures.get(seat.0).copied().flatten().map(|figure| (*seat, figure));
    top.iter().filter_map(own).collect()
}
