//! What a form would come to, while it is typed.

use super::{Mode, Play};
use crate::rules::{BySeat, Line, Note, Placed, Points, Preview, Standings, Warning};
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
    /// What the game has to say of it.
    pub notes: Vec<Note>,
}

impl Trial {
    /// What an entry comes to: `preview` with it, its lines, and its warnings among all of these.
    fn new<'a>(
        preview: &Preview,
        lines: impl Iterator<Item = &'a Line>,
        warnings: impl Iterator<Item = &'a Warning>,
        placed: &Placed,
    ) -> Self {
        Self {
            sums: preview.sums.clone(),
            standings: preview.standings.clone(),
            lines: lines.cloned().collect(),
            warnings: warnings.filter(|warning| warning.item == Some(placed.item)).cloned().collect(),
            notes: preview.scorer.notes(placed.entry.step(), Some(&placed.entry)),
        }
    }
}

impl Play {
    /// What the game has to say beside the form.
    #[must_use]
    pub fn notes(&self) -> Vec<Note> {
        match &self.trial {
            Some(trial) => trial.notes.clone(),
            None => self.state.board().scorer().notes(self.form.step, None),
        }
    }

    /// Lets the form follow what is typed, and works out what it would come to.
    pub fn refresh(&mut self) {
        self.state.settle();
        self.form.play_by(self.state.setup());
        let scorer = self.state.board().scorer();
        self.form.letter_with(|| self.state.next_letter());
        self.form.follow(scorer);
        self.trial = (self.form.touched || self.form.offered.is_some()).then(|| self.try_out()).flatten();
    }

    fn try_out(&self) -> Option<Trial> {
        let entry = self.form.lenient().ok()?;
        match self.mode {
            Mode::Ask => {
                let item = self.state.items();
                let placed = Placed { item, entry };
                let preview = self.state.board().preview(&placed, self.state.done()).ok()?;
                let Preview { tally, .. } = &preview;
                Some(Trial::new(&preview, tally.lines_of(item).iter(), tally.warnings().iter(), &placed))
            }
            Mode::Change(item, _) => {
                let mut state = self.state.clone();
                state.apply(Item::from(Act::from(Change::Replace(item, entry.clone())))).ok()?;
                state.settle();
                if state.fault().is_some() {
                    return None;
                }
                let placed = Placed { item, entry };
                Some(Trial::new(state.closed(), state.lines_of(item), state.warnings(), &placed))
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
