//! The kinds of a stage that has several: the bar in which they wait, and what a letter does.

use super::{Focus, Mode, Play};
use crate::rules::{Stage, Step};
use crate::tui::command::Context;
use crate::tui::form::Form;
use crate::tui::key::Key;

impl Play {
    /// The kinds of entry to choose between at the question; none where there is no choice.
    #[must_use]
    pub fn kinds(&self) -> Vec<&'static Step> {
        self.stage.map_or_else(Vec::new, |stage| stage.kinds(self.state.setup()))
    }

    /// Whether a step is one of these kinds.
    #[must_use]
    pub fn is_kind(&self, step: &Step) -> bool {
        self.kinds().contains(&step)
    }

    /// The kind used last in this stage, which `⏎` opens: that of its newest entry, else the usual one.
    #[must_use]
    pub fn last_kind(&self) -> Option<&'static Step> {
        let (kinds, stage) = (self.kinds(), self.stage?);
        let of = |(_, entry): (usize, &crate::rules::Entry)| kinds.iter().find(|kind| **kind == entry.step());
        self.state.entries_of(stage).rev().find_map(of).or_else(|| kinds.first()).copied()
    }

    /// The step that a question begins with.
    #[must_use]
    pub fn usual_step(&self) -> Option<&'static Step> {
        self.last_kind().or_else(|| self.stage?.steps.first())
    }

    /// The steps that the bar of kinds shows: the kinds, then those that stand aside. None where there is no bar.
    #[must_use]
    pub fn kind_bar(&self) -> Vec<(char, &'static Step)> {
        if !self.is_kind(self.form.step) || self.table.is_some() {
            return Vec::new();
        }
        let (own, aside): (Vec<_>, Vec<_>) = self.lettered_steps().partition(|(_, step)| self.is_kind(step));
        own.into_iter().chain(aside).collect()
    }

    /// The steps of the stage that have a letter of their own, as far as they are played. The only kind of a stage needs
    /// none.
    pub fn lettered_steps(&self) -> impl Iterator<Item = (char, &'static Step)> {
        let steps = self.stage.map_or(&[][..], |stage| stage.steps);
        let alone = self.kinds().is_empty().then(|| steps.first()).flatten();
        let setup = self.state.setup();
        let played = steps.iter().filter(move |step| step.is_played(setup) && alone != Some(step));
        played.filter_map(|step| step.letter.map(|letter| (letter, step)))
    }

    /// The step of the stage that a letter opens.
    #[must_use]
    pub fn lettered_step(&self, letter: char) -> Option<&'static Step> {
        self.lettered_steps().find(|(own, _)| *own == letter.to_ascii_lowercase()).map(|(_, step)| step)
    }

    /// Whether a letter belongs to the game here: to the form in front, or to a step of the stage. Such a letter goes before
    /// a command that has it elsewhere.
    #[must_use]
    pub fn owns(&self, key: Key) -> bool {
        let Key::Char(letter) = key else { return false };
        let here = self.context() == Context::Walk && self.table.is_none() && !matches!(self.focus, Focus::Steps(_));
        let in_form = self.focus == Focus::Form && self.form.owns(letter);
        here && (in_form || (!self.form.takes_text() && self.lettered_step(letter).is_some()))
    }

    /// Where the keys go at a question: while nothing is typed, to what is to be done first, or to the bar where there is one.
    #[must_use]
    pub fn question_focus(&self) -> Focus {
        let empty = !self.form.touched && self.form.offered.is_none();
        let waits = self.mode == Mode::Ask && self.aside.is_none() && empty;
        match waits {
            true if self.opens() => Focus::Opening,
            true if !self.kinds().is_empty() => Focus::Kinds,
            _ => Focus::Form,
        }
    }

    /// Whether something is to be done on the table before the first entry of the stage, and was not read yet.
    fn opens(&self) -> bool {
        let fresh = |stage: &Stage| {
            stage.opens && !self.state.is_done(stage.id) && self.state.entries_of(stage).next().is_none()
        };
        !self.opened && self.stage.is_some_and(fresh)
    }

    /// Opens a step of the stage. Gives back whether it could: another form that is half typed is in the way.
    pub(super) fn open_step(&mut self, step: &'static Step) -> bool {
        if !self.is_kind(step) {
            self.open_side(step);
            return true;
        }
        let own = self.is_kind(self.form.step);
        if !own && self.form.touched {
            return false;
        }
        if !own {
            self.back_to_question();
        }
        let setup = self.state.setup();
        if !self.form.touched {
            self.form = Form::new(step, setup, None);
        } else if self.form.step != step {
            let turned = self.form.turn_into(step, setup);
            if !turned.touched {
                // Nothing of it fits the other kind, so it would be gone.
                return false;
            }
            self.form = turned;
        }
        self.focus = Focus::Form;
        self.problem = None;
        self.refresh();
        true
    }
}
