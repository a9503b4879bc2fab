//! Entering what is typed.

use super::follow::{finish_what_is_over, tell_warning, tell_what_follows};
use super::{Back, Mode, Play};
use crate::rules::{Arg, Entry, Fault, Placed, Stage, Step, Warning};
use crate::session::{Act, Change, Item, format};
use crate::tui::effect::Effect;
use crate::tui::form::Form;
use crate::tui::model::{Base, Model, Notice, Weight};
use crate::tui::overlay::Overlay;
use crate::tui::overlay::sheet::Sheet;
use crate::tui::words;

/// Enters the form in front.
pub(super) fn enter(model: &mut Model) -> Vec<Effect> {
    let Some(play) = model.play_mut() else { return Vec::new() };
    let entry = match play.form.entry() {
        Ok(entry) => entry,
        Err(faults) => return refuse(model, &faults),
    };
    match play.mode {
        Mode::Ask => enter_new(model, &entry),
        Mode::Change(item, back) => enter_change(model, item, entry, back),
    }
}

fn enter_new(model: &mut Model, entry: &Entry) -> Vec<Effect> {
    let mut effects = match finish_what_is_over(model, entry) {
        Ok(effects) => effects,
        Err(fault) => return refuse(model, &[fault]),
    };
    let Some(play) = model.play() else { return effects };
    let (side, item) = (play.aside.is_some(), play.state.items());
    let before = play.state.closed().standings.totals.clone();
    match commit(model, Change::Enter(entry.clone())) {
        Ok(more) => effects.extend(more),
        Err(fault) => {
            // The stage is finished in memory, so it has to be on the disk, too.
            effects.extend(refuse(model, &[fault]));
            return effects;
        }
    }
    tell_what_follows(model, item, &before);
    tell_warning(model, item);
    if let Some(play) = model.play_mut() {
        play.moved.clear();
        if side {
            play.back_to_question();
        } else if play.stage.is_some_and(Stage::is_open) {
            play.ask_again();
        } else {
            play.go_on();
        }
    }
    effects
}

fn enter_change(model: &mut Model, item: usize, entry: Entry, back: Back) -> Vec<Effect> {
    let Some(play) = model.play_mut() else { return Vec::new() };
    let same = play.state.entry(item) == Some(&entry);
    if same {
        return_from_change(model, back);
        return Vec::new();
    }
    let before = play.state.clone();
    let newest = play.state.entries().next_back().map(|placed| placed.item);
    let effects = match commit(model, Change::Replace(item, entry)) {
        Ok(effects) => effects,
        Err(fault) => return refuse(model, &[fault]),
    };
    if let Some(play) = model.play_mut() {
        play.note_moved(&before);
        if newest != Some(item) {
            play.strip = Some(play.strip_of(&before, item, back));
        }
    }
    if model.play().is_some_and(|play| play.strip.is_none()) {
        return_from_change(model, back);
    }
    effects
}

/// Goes back to where a change was begun.
pub(super) fn return_from_change(model: &mut Model, back: Back) {
    let Some(play) = model.play_mut() else { return };
    let once = play.stage.is_some_and(|stage| !stage.is_open());
    let gone = play.stage.is_none_or(|now| play.stages().iter().all(|stage| stage.id != now.id));
    if gone || (play.aside.is_none() && once) {
        // The change may have opened or closed a tie, and with it a step of the walk.
        play.go_on();
    } else {
        play.back_to_question();
    }
    play.focus = play.question_focus();
    if let Back::Sheet(row, seat) = back {
        model.overlays.push(Overlay::Sheet(Sheet::at(row, seat)));
    }
}

/// Removes the entry that is selected or being changed.
pub fn remove(model: &mut Model) -> Vec<Effect> {
    let Some(play) = model.play_mut() else { return Vec::new() };
    let Some(item) = play.selected() else { return Vec::new() };
    let before = play.state.clone();
    let newest = play.state.entries().next_back().map(|placed| placed.item);
    let words = words::entry(model, item);
    let effects = match commit(model, Change::Remove(item)) {
        Ok(effects) => effects,
        Err(fault) => return refuse(model, &[fault]),
    };
    let said = model.text.with("said-removed", &[("entry", Arg::Text(words))]);
    model.say(Weight::Notice, said);
    if let Some(play) = model.play_mut() {
        let back = match play.mode {
            Mode::Change(_, back) => back,
            Mode::Ask => Back::Question,
        };
        play.note_moved(&before);
        play.back_to_question();
        if newest != Some(item) {
            play.strip = Some(play.strip_of(&before, item, back));
        }
    }
    effects
}

/// `n`: the stage is done, once its cross-check was shown.
pub(super) fn done(model: &mut Model) -> Vec<Effect> {
    let Some(play) = model.play_mut() else { return Vec::new() };
    let Some(stage) = play.stage else { return Vec::new() };
    if play.mode == Mode::Ask && play.form.touched {
        say_half_typed(model);
        return Vec::new();
    }
    if std::mem::take(&mut play.astray) {
        model.refuse("kinds-first");
        return Vec::new();
    }
    if let Mode::Change(item, _) = play.mode {
        if !play.reads_as_before(item) {
            model.refuse("change-half-typed");
            return Vec::new();
        }
        play.back_to_question();
    }
    let is_done = play.state.is_done(stage.id);
    if !play.checked && (!play.due().is_empty() || (!is_done && play.would_warn(stage))) {
        play.checked = true;
        return Vec::new();
    }
    if is_done {
        play.go_on();
        return Vec::new();
    }
    let effects = commit(model, Change::Done(stage.id)).unwrap_or_default();
    if let Some(play) = model.play_mut() {
        play.moved.clear();
        play.go_on();
    }
    effects
}

/// Says that the form in front is in the way.
pub(super) fn say_half_typed(model: &mut Model) {
    let name = words::entry_name(model, ".a");
    let said = model.text.with("form-half-typed", &[("name", Arg::Text(name))]);
    model.say(Weight::Error, said);
}

/// Makes a change: the state takes it, the journal is to.
///
/// # Errors
/// What is wrong with it; then nothing has happened.
pub fn commit(model: &mut Model, change: Change) -> Result<Vec<Effect>, Fault> {
    let at = model.now.to_string();
    let Base::Play(play) = &mut model.base else { return Ok(Vec::new()) };
    let item = Item { act: Act::Change(change), at: Some(at) };
    play.take(&item)?;
    Ok(vec![Effect::Append(item)])
}

/// Says what is wrong, beside the field it is about.
pub(super) fn refuse(model: &mut Model, faults: &[Fault]) -> Vec<Effect> {
    let Some(fault) = faults.first() else { return Vec::new() };
    let notice = Notice { weight: Weight::Error, words: words::fault(model, fault) };
    if let Some(play) = model.play_mut() {
        play.form.mark(faults);
        play.problem = Some(notice);
    }
    Vec::new()
}

impl Play {
    /// Takes an item in: an entry more by itself, anything else on trial first.
    pub(super) fn take(&mut self, item: &Item) -> Result<(), Fault> {
        if let Act::Change(Change::Enter(entry)) = &item.act {
            let placed = Placed { item: self.state.items(), entry: entry.clone() };
            self.state.board().preview(&placed, self.state.done())?;
            self.state.apply(item)?;
            self.state.settle();
        } else {
            self.state = format::try_change(&self.state, item)?;
        }
        Ok(())
    }

    /// Whether finishing a stage brings warnings that are not there yet.
    fn would_warn(&self, stage: &Stage) -> bool {
        !self.cross_check(stage).is_empty()
    }

    /// The warnings that finishing a stage brings.
    #[must_use]
    pub fn cross_check(&self, stage: &Stage) -> Vec<Warning> {
        let Some(found) = self.state.game().stage(self.state.setup(), stage.id) else { return Vec::new() };
        let done: Vec<&'static str> = self.state.done().iter().copied().chain([found.id]).collect();
        let before = self.state.closed().tally.warnings();
        let after = self.state.board().close(&done);
        after.tally.warnings().iter().filter(|warning| !before.contains(warning)).cloned().collect()
    }

    /// A new form of one of the stage's other steps, in front of the question.
    pub(super) fn open_side(&mut self, step: &'static Step) {
        let entered = if step.once { self.state.board().entered(step.id) } else { None };
        let entry = entered.and_then(|item| self.state.entry(item).map(|entry| (item, entry.clone())));
        match entry {
            Some((item, entry)) => {
                self.put_in_front(Form::of(&entry, self.state.setup(), None), Mode::Change(item, Back::Question));
            }
            None => self.put_in_front(Form::new(step, self.state.setup(), None), Mode::Ask),
        }
    }
}
