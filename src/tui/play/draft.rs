//! The half-typed form, as it is kept beside the journal.

use serde::{Deserialize, Serialize};

use super::{Back, Mode, Play, TableForm};
use crate::tui::form::{Form, Kept};

/// Where the scorekeeper stood, and what was half typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Draft {
    /// The stage that was asked; none at the result.
    pub stage: Option<String>,
    /// How many items the log had. A draft of another log is of no use.
    pub items: usize,
    /// The entry that was being changed.
    pub change: Option<usize>,
    /// The form in front.
    pub form: Option<Kept>,
    /// The question's own form behind it.
    pub aside: Option<Kept>,
    /// The board's table, if it was being typed.
    pub table: Option<TableForm>,
}

impl Play {
    /// What to keep: the place, and what is half typed.
    #[must_use]
    pub fn draft(&self) -> Draft {
        let change = match self.mode {
            Mode::Change(item, _) => Some(item),
            Mode::Ask => None,
        };
        let changed = change.is_none_or(|item| !self.reads_as_before(item));
        Draft {
            stage: self.stage.map(|stage| stage.id.to_owned()),
            items: self.state.items(),
            change: change.filter(|_| changed),
            form: self.form.keep().filter(|_| changed),
            aside: self.aside.as_ref().and_then(Form::keep),
            table: self.table.clone(),
        }
    }

    /// Goes to where the draft was, with what was half typed then.
    pub fn restore(&mut self, draft: &Draft) {
        let nothing_typed = draft.form.is_none() && draft.aside.is_none() && draft.table.is_none();
        if draft.items != self.state.items() || (nothing_typed && self.state.missing().is_empty()) {
            return;
        }
        let stage = self.stages().into_iter().find(|stage| Some(stage.id) == draft.stage.as_deref());
        if stage.is_some() || (draft.stage.is_none() && self.state.missing().is_empty()) {
            self.ask(stage);
        }
        self.table = draft.table.clone().filter(|table| table.fits(self.state.setup().seats()));
        let change = draft.change.and_then(|item| self.state.entry(item).map(|entry| (item, entry.clone())));
        if let Some(kept) = &draft.aside {
            self.open_kept_kind(kept);
            self.form.restore(kept, self.state.board().scorer());
        }
        let Some(kept) = &draft.form else { return self.refresh() };
        if let Some((item, entry)) = change {
            if self.mode != Mode::Change(item, Back::Question) {
                let asked = self.asked(self.stage);
                self.put_in_front(Form::of(&entry, self.state.setup(), asked), Mode::Change(item, Back::Question));
            }
        } else if !self.open_kept_kind(kept)
            && kept.step != self.form.step.name
            && let Some(step) = self.state.game().step_named(&kept.step)
        {
            self.open_side(step);
        }
        self.form.restore(kept, self.state.board().scorer());
        self.refresh();
    }

    /// Opens the kind that a kept form is of, if it is one of the question's.
    fn open_kept_kind(&mut self, kept: &Kept) -> bool {
        let kind = self.kinds().into_iter().find(|kind| kind.name == kept.step);
        kind.is_some_and(|kind| self.aside.is_none() && self.open_step(kind))
    }
}
