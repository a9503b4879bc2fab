//! What a form would come to, while it is typed.

use super::{Mode, Play};
use crate::rules::{BySeat, Line, Placed, Points, Standings, Warning};
use crate::session::{Act, Change, Item};

/// What a form would come to.
#[derive(Clone, Debug)]
pub struct Trial {
    /// The sum of each category.
    pub sums: Vec<BySeat<Points>>,
    /// The standings.
    pub standings: Standings,
    /// The lines of the entry itself.
    pub lines: Vec<Line>,
    /// The warnings about the entry itself.
    pub warnings: Vec<Warning>,
}

impl Play {
    /// Lets the form follow what is typed, and works out what it would come to.
    pub fn refresh(&mut self) {
        self.state.settle();
        let scorer = self.state.board().scorer();
        self.form.follow(scorer);
        self.trial = self.form.touched.then(|| self.try_out()).flatten();
    }

    fn try_out(&self) -> Option<Trial> {
        let entry = self.form.lenient().ok()?;
        match self.mode {
            Mode::Ask => {
                let item = self.state.items();
                let preview = self.state.board().preview(&Placed { item, entry }, self.state.done()).ok()?;
                let own = |line: &&Line| line.item == Some(item);
                let lines = preview.tally.lines().iter().filter(own).cloned().collect();
                let about = |warning: &&Warning| warning.item == Some(item);
                let warnings = preview.tally.warnings().iter().filter(about).cloned().collect();
                Some(Trial { sums: preview.sums, standings: preview.standings, lines, warnings })
            }
            Mode::Change(item, _) => {
                let mut state = self.state.clone();
                state.apply(&Item::from(Act::from(Change::Replace(item, entry)))).ok()?;
                state.settle();
                if state.fault().is_some() {
                    return None;
                }
                let lines = state.board().tally().lines_of(item).to_vec();
                let about = |warning: &&Warning| warning.item == Some(item);
                let warnings = state.board().tally().warnings().iter().filter(about).cloned().collect();
                let closed = state.closed();
                Some(Trial { sums: closed.sums.clone(), standings: closed.standings.clone(), lines, warnings })
            }
        }
    }

    /// The sums to show: with what is typed, if it comes to anything.
    #[must_use]
    pub fn sums(&self) -> &[BySeat<Points>] {
        self.trial.as_ref().map_or(&self.state.closed().sums, |trial| &trial.sums)
    }

    /// The standings to show: with what is typed, if it comes to anything.
    #[must_use]
    pub fn standings(&self) -> &Standings {
        self.trial.as_ref().map_or(&self.state.closed().standings, |trial| &trial.standings)
    }
}
