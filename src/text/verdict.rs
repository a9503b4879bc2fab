//! Who won and what decided it, in words.

use super::{Names, Text, signed};
use crate::rules::{Arg, Board, Decision, Seat, Stage, Standings};

impl Text {
    /// What decided the first place, with the figures that did, and what the game says of the result besides.
    #[must_use]
    pub fn verdict(&self, board: &Board, standings: &Standings, names: Names<'_>) -> String {
        let decided = self.decided(board, standings, names);
        let Some(outcome) = board.scorer().outcome() else { return decided };
        let outcome = self.message(&outcome, names);
        if decided.is_empty() { outcome } else { format!("{decided} {outcome}") }
    }

    /// What decided the first place. Nothing is said of a player alone.
    fn decided(&self, board: &Board, standings: &Standings, names: Names<'_>) -> String {
        let total = ("total", Arg::Signed(standings.best()));
        let level = |seats| [total, ("names", Arg::Seats(seats))];
        match standings.decision {
            Decision::Points => self.by_points(standings, names),
            Decision::Undecided => self.named("decided-undecided", &level(standings.top()), names),
            Decision::Shared => {
                let any = board.game().stages(board.setup()).any(Stage::is_tie_break);
                let key = if any { "decided-shared-at" } else { "decided-shared-plain" };
                self.named(key, &level(standings.winners()), names)
            }
            Decision::TieBreak(stage) => self.by_tie_break(board, standings, stage, names),
        }
    }

    /// The totals alone decided: by how much.
    fn by_points(&self, standings: &Standings, names: Names<'_>) -> String {
        let order = standings.order();
        let [first, second, ..] = order[..] else { return String::new() };
        let by = standings.totals[first] - standings.totals[second];
        let sentence = self.named("result-points-by", &[("name", Arg::Seat(first)), ("by", Arg::Count(by))], names);
        format!("{} {sentence}.", self.get("decided-points"))
    }

    /// A tie-break decided: the winner's figure and those it was compared with.
    fn by_tie_break(&self, board: &Board, standings: &Standings, stage: &str, names: Names<'_>) -> String {
        let winners = standings.winners();
        let (best, others): (Vec<_>, Vec<_>) =
            compared(board, standings, stage).into_iter().partition(|(seat, _)| winners.contains(seat));
        let told = |(seat, figure): &(Seat, i64)| format!("{} {}", names(*seat), signed(*figure));
        let Some((winner, figure)) = best.first() else { return self.get("decided-points") };
        let args = [
            ("total", Arg::Signed(standings.best())),
            ("winner", Arg::Seat(*winner)),
            ("best", Arg::Signed(*figure)),
            ("others", Arg::Text(others.iter().map(told).collect::<Vec<_>>().join(", "))),
        ];
        let options = super::options(board.game().options, board.setup());
        let args: Vec<_> = args.into_iter().chain(options).collect();
        self.named(&format!("{}-decided-{stage}", board.game().id), &args, names)
    }
}

/// Those a tie-break compared, with their figures: level on points, and in every tie-break before this one.
fn compared(board: &Board, standings: &Standings, stage: &str) -> Vec<(Seat, i64)> {
    let winner = standings.winners().first().copied().unwrap_or(Seat(0));
    let mut level = standings.top();
    let figure =
        |id: &str, seat: Seat| board.tie_figures(id).and_then(|figures| figures.get(seat.0).copied().flatten());
    let earlier = board.game().stages(board.setup()).filter(|own| own.is_tie_break());
    for tie in earlier.take_while(|own| own.id != stage) {
        level.retain(|seat| figure(tie.id, *seat) == figure(tie.id, winner));
    }
    level.into_iter().filter_map(|seat| figure(stage, seat).map(|own| (seat, own))).collect()
}
