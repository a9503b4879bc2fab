//! Going from question to question.

use super::{Back, Focus, Mode, Play};
use crate::rules::{Due, Stage};
use crate::tui::form::Form;

impl Play {
    /// Goes to the next question that is not answered, to the result where none is.
    pub fn go_on(&mut self) {
        self.state.settle();
        let missing = self.state.missing();
        let after = self.stage.and_then(|now| self.state.game().stages.iter().position(|stage| stage.id == now.id));
        let waits = |stage: &&'static Stage| missing.contains(&stage.id);
        let stages = self.state.game().stages;
        let later = stages.iter().skip(after.unwrap_or(0)).find(waits);
        self.ask(later.or_else(|| stages.iter().find(waits)));
    }

    /// Asks the question of a stage; none is the result. A stage with its one entry in shows it, ready to be changed.
    pub fn ask(&mut self, stage: Option<&'static Stage>) {
        self.opened &= stage.map(|stage| stage.id) == self.stage.map(|stage| stage.id);
        self.stage = stage;
        (self.aside, self.table, self.checked) = (None, None, false);
        (self.mode, self.focus, self.problem) = (Mode::Ask, Focus::Form, None);
        let setup = self.state.setup();
        let asked = self.asked(stage);
        if let Some(stage) = stage {
            let entered = stage.steps.first().and_then(|step| self.state.board().entered(step.id));
            let entry = entered.and_then(|item| self.state.entry(item).map(|entry| (item, entry)));
            match (entry, self.usual_step()) {
                (Some((item, entry)), _) if !stage.is_open() => {
                    self.form = Form::of(entry, setup, asked);
                    self.mode = Mode::Change(item, Back::Question);
                }
                (_, Some(step)) => self.form = Form::new(step, setup, asked),
                (_, None) => {}
            }
        }
        self.form.touched &= matches!(self.mode, Mode::Change(..));
        if !self.offer() {
            self.focus = self.question_focus();
            self.refresh();
        }
    }

    /// What follows from the log at this question and was not entered.
    #[must_use]
    pub fn due(&self) -> Vec<Due> {
        let open = self.stage.filter(|stage| stage.is_open());
        open.map_or_else(Vec::new, |stage| self.state.board().scorer().due(stage))
    }

    /// Offers the first that is due and was not put off. Gives back whether there is any.
    fn offer(&mut self) -> bool {
        let due = self.due().into_iter().find(|due| !self.declined.contains(due));
        let Some(due) = due.filter(|_| self.mode == Mode::Ask && self.aside.is_none()) else { return false };
        self.form = Form::offering(&due, self.state.setup());
        self.focus = Focus::Form;
        self.refresh();
        true
    }

    /// Puts off what is offered: the next that is due, else an empty form of the question. It is said again before the stage
    /// is left.
    pub(super) fn decline(&mut self) {
        let offered = self.due().into_iter().find(|due| !self.declined.contains(due));
        self.declined.extend(offered);
        self.ask_again();
    }

    /// The stage before or after this one in the list; after the last comes the result, where everything is in.
    #[must_use]
    pub fn neighbour(&self, by: isize) -> Option<Option<&'static Stage>> {
        let stages = self.stages();
        let end = stages.len();
        let now = self.stage.map_or(end, |now| stages.iter().position(|stage| stage.id == now.id).unwrap_or(end));
        let next = now.checked_add_signed(by)?;
        match stages.get(next) {
            Some(stage) => Some(Some(stage)),
            None => (next == end && now < end && self.state.missing().is_empty()).then_some(None),
        }
    }

    /// Puts another form in front of the question's own.
    pub(super) fn put_in_front(&mut self, form: Form, mode: Mode) {
        let before = std::mem::replace(&mut self.form, form);
        if self.aside.is_none() {
            self.aside = Some(before);
        }
        (self.mode, self.focus, self.problem) = (mode, Focus::Form, None);
        self.refresh();
    }

    /// Goes back to the question's own form.
    pub(super) fn back_to_question(&mut self) {
        (self.mode, self.focus, self.problem, self.table) = (Mode::Ask, Focus::Form, None, None);
        match self.aside.take() {
            Some(form) => {
                self.form = form;
                self.focus = self.question_focus();
                self.refresh();
            }
            None => self.ask(self.stage),
        }
    }

    /// A new empty form of the same stage.
    pub(super) fn ask_again(&mut self) {
        self.ask(self.stage);
    }
}
