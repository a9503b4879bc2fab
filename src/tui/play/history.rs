//! Undo and redo, and what they say.

use super::{Mode, Play, entry_ordinal, entry_points};
use crate::rules::{Arg, BySeat, Points, Seat, Stage};
use crate::session::{Act, Item, State, Touched};
use crate::text::signed;
use crate::tui::effect::Effect;
use crate::tui::glyph::shape;
use crate::tui::model::{Model, Weight};
use crate::tui::words;

/// Takes back the last change, or puts back what was taken back.
pub(super) fn step(model: &mut Model, act: Act) -> Vec<Effect> {
    let undo = act == Act::Undo;
    let at = model.now.to_string();
    let Some(play) = model.play() else { return Vec::new() };
    let touched = if undo { play.state.last_change() } else { play.state.last_undone() };
    let before = play.state.clone();
    let Some(touched) = touched else { return Vec::new() };
    let gone = words::touched(model, touched);
    let was = touched_points(play, touched);
    let item = Item { act, at: Some(at) };
    if let Some(play) = model.play_mut()
        && play.take(&item).is_err()
    {
        return Vec::new();
    }
    let now = words::touched(model, touched);
    let words = match (gone, now) {
        (Some(_), Some(_)) if matches!(touched, Touched::Entry(_)) => moved(model, touched, &was),
        (Some(gone), None) => of_step_in_time(model, gone, undo),
        (None, Some(now)) => of_step_in_time(model, now, !undo),
        (gone, now) => gone.or(now).unwrap_or_default(),
    };
    let elsewhere = model.play_mut().and_then(|play| {
        play.problem = None;
        // A table that is half typed stays in front, whatever happens behind it.
        let table = play.table.take();
        play.note_moved(&before);
        let elsewhere = play.after_step(touched, undo);
        play.table = table;
        elsewhere
    });
    let key = match (undo, elsewhere) {
        (true, None) => "said-undone",
        (true, Some(_)) => "said-undone-in",
        (false, None) => "said-redone",
        (false, Some(_)) => "said-redone-in",
    };
    let place = elsewhere.map_or_else(String::new, |stage| words::stage(model, stage));
    let args = [("entry", Arg::Text(words)), ("stage", Arg::Text(place))];
    let said = model.text.with(key, &args);
    model.say(Weight::Notice, said);
    vec![Effect::Append(item)]
}

/// The points of the entry that a change is about.
fn touched_points(play: &Play, touched: Touched) -> Vec<(Seat, Points)> {
    match touched {
        Touched::Entry(item) => entry_points(play, item),
        _ => Vec::new(),
    }
}

/// What came or went: the entry where it was made, its removal where the step goes the other way.
fn of_step_in_time(model: &Model, entry: String, made: bool) -> String {
    if made { entry } else { model.text.with("said-removal", &[("entry", Arg::Text(entry))]) }
}

/// An entry that reads otherwise now: "row 2, ■ 6 → 3", its words alone where no points moved.
fn moved(model: &Model, touched: Touched, was: &[(Seat, Points)]) -> String {
    let (Some(play), Touched::Entry(item)) = (model.play(), touched) else { return String::new() };
    let now = entry_points(play, item);
    let points =
        |of: &[(Seat, Points)], seat: Seat| of.iter().find(|(own, _)| *own == seat).map_or(0, |(_, points)| *points);
    let line = |seat: Seat| {
        let (was, is) = (points(was, seat), points(&now, seat));
        (was != is).then(|| format!("{} {} → {}", shape(seat), signed(was), signed(is)))
    };
    let lines: Vec<String> = (0..play.state.setup().seats()).map(Seat).filter_map(line).collect();
    if lines.is_empty() {
        return words::entry(model, item);
    }
    let name = play
        .state
        .entry(item)
        .map_or_else(String::new, |entry| words::of_step(play, &model.text, entry.step(), "entry"));
    let once = play.state.entry(item).is_some_and(|entry| entry.step().once);
    let number = if once { String::new() } else { format!(" {}", entry_ordinal(play, item)) };
    format!("{name}{number}, {}", lines.join(", "))
}

impl Play {
    /// After a step in time: the walk moves only for a stage finished or reopened, or within the present stage. Gives back
    /// the stage it lay in, if that is another.
    fn after_step(&mut self, touched: Touched, undo: bool) -> Option<&'static Stage> {
        let stage = match touched {
            Touched::Entry(item) => {
                self.state.entry_made(item).and_then(|entry| self.state.game().stage_of(entry.step()))
            }
            Touched::Stage(id) => self.state.game().stages.iter().find(|stage| stage.id == id),
            Touched::Setup => None,
        };
        let here = stage.is_none() || stage.map(|stage| stage.id) == self.stage.map(|stage| stage.id);
        let moves = match (touched, stage) {
            (Touched::Stage(_), _) => true,
            (_, Some(stage)) => self.stage.is_none() || (undo && !stage.is_open() && self.just_left(stage)),
            _ => false,
        };
        if moves {
            self.ask(stage);
            if !undo && stage.is_some_and(|stage| self.is_done(stage)) {
                self.go_on();
            }
            return None;
        }
        let answered = |stage: &Stage| !stage.is_open() && self.is_done(stage);
        if here && self.aside.is_none() && self.stage.is_some_and(answered) && (self.mode == Mode::Ask || !undo) {
            // The answer to the very question came back, so there is nothing left to ask here.
            self.go_on();
        } else if here && self.mode == Mode::Ask && self.aside.is_none() && self.offers_now() {
            // What is offered may follow no longer, or again.
            self.ask_again();
        } else if matches!(self.mode, Mode::Change(..)) {
            self.ask_again();
        } else {
            self.refresh();
        }
        if self.stage.is_some_and(Stage::is_tie_break)
            && !self.stages().iter().any(|stage| Some(stage.id) == self.stage.map(|now| now.id))
        {
            self.go_on();
        }
        stage.filter(|_| !here)
    }

    /// Whether something is offered, or could be.
    fn offers_now(&self) -> bool {
        !self.form.touched && (self.form.offered.is_some() || !self.due().is_empty())
    }

    /// Whether the question is the one that came after `stage`.
    fn just_left(&self, stage: &Stage) -> bool {
        let stages = self.stages();
        let at = |id: &str| stages.iter().position(|other| other.id == id);
        let now = self.stage.and_then(|now| at(now.id)).unwrap_or(stages.len());
        at(stage.id).is_some_and(|left| left + 1 == now) && !self.form.touched
    }

    /// Notes which figures differ from those before.
    pub(super) fn note_moved(&mut self, before: &State) {
        let pairs = before.closed().sums.iter().zip(&self.state.closed().sums).enumerate();
        let differ = |(category, (one, other)): (usize, (&BySeat<Points>, &BySeat<Points>))| {
            let seats: Vec<_> =
                one.iter().filter(|(seat, points)| other[*seat] != **points).map(|(seat, _)| seat).collect();
            seats.into_iter().map(move |seat| (category, seat))
        };
        self.moved = pairs.flat_map(differ).collect();
    }
}
