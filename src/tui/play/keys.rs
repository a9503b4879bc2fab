//! What commands and keys do in a session.

use super::{Back, Focus, HalfTyped, Mode, Play, answer, dialog, history, table, turn};
use crate::rules::{ADJUSTMENT, Arg, Seat, Stage, Step, Turn};
use crate::session::Act;
use crate::tui::command::Command;
use crate::tui::effect::Effect;
use crate::tui::form::{Form, Reply};
use crate::tui::key::Key;
use crate::tui::model::{Base, Model, Notice, Weight};
use crate::tui::overlay::Overlay;
use crate::tui::overlay::sheet::Sheet;
use crate::tui::screen::new_game;
use crate::tui::words;

/// A command, with no overlay on top.
pub fn run(model: &mut Model, command: Command) -> Vec<Effect> {
    if let Some(effects) = dialog::run(model, command) {
        return effects;
    }
    match command {
        Command::Accept if model.play().is_some_and(takes_over) => vec![Effect::TakeOver],
        Command::Leave => leave(model),
        Command::Escape => escape(model),
        Command::Undo => history::step(model, Act::Undo),
        Command::Redo => history::step(model, Act::Redo),
        Command::Sheet => over(model, Overlay::Sheet(Sheet::default())),
        Command::BigView => over(model, Overlay::BigView),
        Command::NewGame | Command::Rematch if dialog::asks_before_leaving(model) => Vec::new(),
        Command::NewGame | Command::Rematch | Command::Names => new_game::open(model, command),
        _ => in_walk(model, command),
    }
}

/// Whether `⏎` is to take the session over from another window, where it has nothing else to do.
fn takes_over(play: &Play) -> bool {
    play.is_read_only() && matches!(play.focus, Focus::Form | Focus::Kinds | Focus::Opening)
}

/// The commands of the walk itself.
fn in_walk(model: &mut Model, command: Command) -> Vec<Effect> {
    let Some(play) = model.play_mut() else { return Vec::new() };
    if play.table.is_some() {
        return table::run(model, command);
    }
    match command {
        Command::Done => return answer::done(model),
        Command::Remove => return answer::remove(model),
        Command::EditNewest => edit_newest(play),
        Command::Adjustment => {
            let form = Form::new(&ADJUSTMENT, play.state.setup(), None);
            play.put_in_front(form, Mode::Ask);
        }
        Command::Earlier | Command::Later => {
            let by = if command == Command::Earlier { -1 } else { 1 };
            if let Some(stage) = play.neighbour(by) {
                go_to(model, stage);
            }
        }
        Command::OtherWay => {
            play.form.turn();
            play.refresh();
        }
        Command::BoardTable => table::open(model),
        Command::NextTurn => return turn(model, Turn::Next),
        Command::TurnBack => return turn(model, Turn::Back),
        Command::NextPart => return turn(model, Turn::Part),
        _ => return command.pressed().map_or_else(Vec::new, |pressed| key(model, pressed)),
    }
    Vec::new()
}

/// A key that is no command.
pub fn key(model: &mut Model, pressed: Key) -> Vec<Effect> {
    let Some(play) = model.play_mut() else { return Vec::new() };
    if play.leaving {
        return dialog::leaving_key(model, pressed);
    }
    if let Some(strip) = play.strip.take() {
        return dialog::past_strip(model, &strip, pressed);
    }
    if play.table.is_some() {
        return table::key(model, pressed);
    }
    if play.stage.is_none() && play.aside.is_none() && play.mode == Mode::Ask {
        return if pressed == Key::Enter && takes_over(play) { vec![Effect::TakeOver] } else { Vec::new() };
    }
    match play.focus {
        Focus::Steps(at) => {
            if let Some(effects) = steps_key(model, at, pressed) {
                return effects;
            }
        }
        Focus::Entries(at) => {
            if let Some(effects) = entries_key(play, at, pressed) {
                return effects;
            }
        }
        Focus::Opening => {
            play.opened = true;
            play.focus = play.question_focus();
            if matches!(pressed, Key::Enter | Key::Tab | Key::Char(' ')) {
                return Vec::new();
            }
        }
        Focus::Form | Focus::Kinds => {}
    }
    if let Some(effects) = letter_key(model, pressed) {
        return effects;
    }
    into_form(model, pressed)
}

/// A letter that opens a step of the stage, and the keys of the bar of kinds.
fn letter_key(model: &mut Model, pressed: Key) -> Option<Vec<Effect>> {
    let play = model.play_mut()?;
    let waits = play.focus == Focus::Kinds;
    let digit = matches!(pressed, Key::Char(digit) if digit.is_ascii_digit());
    let astray = std::mem::replace(&mut play.astray, waits && digit);
    let step = match pressed.latin() {
        Key::Enter if waits && astray => None,
        Key::Enter | Key::Tab | Key::Char(' ') if waits => play.last_kind(),
        Key::Char(letter) if waits || !(play.form.takes_text() || play.form.owns(letter)) => play.lettered_step(letter),
        _ => None,
    };
    match step {
        Some(_) if play.is_read_only() => model.refuse("not-now-read-only"),
        Some(step) => open_kind(model, step),
        None if waits => model.refuse("kinds-first"),
        None => return None,
    }
    Some(Vec::new())
}

/// Opens a step by its letter, and says so where a whole entry gave way to it.
fn open_kind(model: &mut Model, step: &'static Step) {
    let name = words::entry_name(model, ".a");
    let Some(play) = model.play_mut() else { return };
    let whole = play.mode == Mode::Ask && play.form.step != step && play.form.touched && play.form.entry().is_ok();
    if !play.open_step(step) {
        return answer::say_half_typed(model);
    }
    if whole {
        let said = model.text.with("kind-changed", &[("name", Arg::Text(name))]);
        model.say(Weight::Warning, said);
    }
}

fn into_form(model: &mut Model, pressed: Key) -> Vec<Effect> {
    let Some(play) = model.play_mut() else { return Vec::new() };
    if play.is_read_only() {
        model.refuse("not-now-read-only");
        return Vec::new();
    }
    play.focus = Focus::Form;
    let reply = play.form.key(pressed);
    take_reply(model, reply)
}

fn take_reply(model: &mut Model, reply: Reply) -> Vec<Effect> {
    let Some(play) = model.play_mut() else { return Vec::new() };
    match reply {
        Reply::Unknown => {}
        Reply::Took => {
            (play.problem, play.checked) = (None, false);
            play.refresh();
        }
        Reply::Refused(message) => {
            let words = model.text.message(&message, &|_| String::new());
            let words = match words::label_under_cursor(model) {
                Some(label) => format!("{label}: {words}"),
                None => words,
            };
            if let Some(play) = model.play_mut() {
                play.problem = Some(Notice { weight: Weight::Error, words });
            }
        }
        Reply::Enter => return answer::enter(model),
        Reply::Nothing if play.aside.is_some() => play.back_to_question(),
        Reply::Nothing => {
            let open = model.play().is_some_and(Play::in_open_stage);
            let words = model.text.get(if open { "form-nothing-typed-yet" } else { "form-nothing-typed" });
            model.say(Weight::Notice, words);
        }
    }
    Vec::new()
}

/// A paste into the field under the cursor.
pub fn paste(model: &mut Model, text: &str) -> Vec<Effect> {
    let Some(play) = model.play_mut() else { return Vec::new() };
    if play.is_read_only() || play.strip.is_some() || play.table.is_some() || play.focus != Focus::Form {
        return Vec::new();
    }
    let reply = play.form.paste(text);
    take_reply(model, reply)
}

fn edit_newest(play: &mut Play) {
    let at = match play.focus {
        Focus::Entries(at) => at + 1,
        _ => 0,
    };
    select(play, at);
}

/// Selects an entry of the stage, which is then shown filled in and ready to be changed.
fn select(play: &mut Play, at: usize) {
    let Some(item) = play.listed().get(at).copied() else { return };
    change(play, item, Back::Question);
    play.focus = Focus::Entries(at);
}

/// Opens an entry for change.
pub fn change(play: &mut Play, item: usize, back: Back) {
    let Some(entry) = play.state.entry(item).cloned() else { return };
    let asked = play.asked(play.state.game().stage_of(entry.step()));
    let mut form = Form::of(&entry, play.state.setup(), asked);
    if let Back::Sheet(_, seat) = back {
        form.go_to_seat(Seat(seat));
    }
    play.put_in_front(form, Mode::Change(item, back));
    play.focus = Focus::Form;
}

fn entries_key(play: &mut Play, at: usize, pressed: Key) -> Option<Vec<Effect>> {
    match pressed {
        Key::Up => select(play, at.saturating_sub(1)),
        Key::Down => select(play, at + 1),
        Key::Enter => play.focus = Focus::Form,
        _ => return None,
    }
    Some(Vec::new())
}

fn steps_key(model: &mut Model, at: usize, pressed: Key) -> Option<Vec<Effect>> {
    let play = model.play_mut()?;
    let stages = play.stages();
    match pressed {
        Key::Up => play.focus = Focus::Steps(at.saturating_sub(1)),
        Key::Down => play.focus = Focus::Steps((at + 1).min(stages.len().saturating_sub(1))),
        Key::Enter | Key::Char(' ') => {
            if let Some(stage) = stages.get(at) {
                let id = stage.id;
                return Some(open_stage(model, id));
            }
        }
        // Digits say who and how many: they belong to the question, not to the list.
        _ => {
            play.focus = play.question_focus();
            return None;
        }
    }
    Some(Vec::new())
}

/// `Esc`, one level: a field of text, a change, a half-typed form, the step list, home.
fn escape(model: &mut Model) -> Vec<Effect> {
    let Some(play) = model.play_mut() else { return Vec::new() };
    if play.stage.is_none() && play.aside.is_none() && play.table.is_none() && play.mode == Mode::Ask {
        return leave(model);
    }
    if play.table.is_some() {
        play.back_to_question();
        return Vec::new();
    }
    match (play.focus, play.mode) {
        (Focus::Steps(_), _) => return leave(model),
        _ if play.checked => play.checked = false,
        _ if play.form.takes_text() => play.form.cursor = 0,
        (_, Mode::Change(item, back)) => {
            let own = play.aside.is_none();
            if own && play.reads_as_before(item) {
                play.focus = Focus::Steps(play.step_index());
            } else if own {
                play.ask(play.stage);
            } else {
                answer::return_from_change(model, back);
            }
        }
        _ if play.aside.is_some() => play.back_to_question(),
        _ if play.form.offered.is_some() => play.decline(),
        _ if play.form.touched => {
            // The way of typing was chosen, not typed: clearing leaves it.
            let way = play.form.way;
            let chosen = play.form.pinned;
            play.ask_again();
            while chosen && play.form.way != way {
                play.form.turn();
            }
            play.refresh();
        }
        (Focus::Form, _) => play.focus = after_form(play),
        _ => play.focus = Focus::Steps(play.step_index()),
    }
    Vec::new()
}

/// Where an empty form is left for: the bar of kinds that it was opened from, else the step list.
fn after_form(play: &Play) -> Focus {
    match play.question_focus() {
        waits @ (Focus::Kinds | Focus::Opening) => waits,
        _ => Focus::Steps(play.step_index()),
    }
}

fn over(model: &mut Model, overlay: Overlay) -> Vec<Effect> {
    model.overlays.push(overlay);
    Vec::new()
}

/// Leaves for home, unless entries are owed to the disk: that is asked about once.
fn leave(model: &mut Model) -> Vec<Effect> {
    if dialog::asks_before_leaving(model) {
        return Vec::new();
    }
    model.overlays.clear();
    vec![Effect::Close]
}

impl Play {
    /// Where the present stage stands in the step list.
    #[must_use]
    pub fn step_index(&self) -> usize {
        let now = self.stage.map(|stage| stage.id);
        self.stages().iter().position(|stage| Some(stage.id) == now).unwrap_or(0)
    }
}

/// The cursor goes to a cell.
pub fn focus_cell(model: &mut Model, cell: usize) -> Vec<Effect> {
    if let Base::Play(play) = &mut model.base
        && play.table.is_none()
    {
        play.focus = Focus::Form;
        play.form.go(Some(cell));
    }
    Vec::new()
}

/// A stage of the step list is opened.
pub fn open_stage(model: &mut Model, stage: &'static str) -> Vec<Effect> {
    if let Base::Play(play) = &mut model.base {
        let found: Option<&'static Stage> = play.stages().into_iter().find(|other| other.id == stage);
        let to = found.or(play.stage);
        go_to(model, to);
    }
    Vec::new()
}

/// Goes to another question, unless something is half typed here that would be gone.
fn go_to(model: &mut Model, stage: Option<&'static Stage>) {
    let Some(play) = model.play_mut() else { return };
    match play.half_typed() {
        None => play.ask(stage),
        Some(HalfTyped::Entry) => answer::say_half_typed(model),
        Some(HalfTyped::Change) => model.refuse("change-half-typed"),
        Some(HalfTyped::Table) => model.refuse("table-half-typed"),
    }
}

/// An entry is opened for change.
pub fn open_entry(model: &mut Model, item: usize) -> Vec<Effect> {
    if let Base::Play(play) = &mut model.base
        && !play.is_read_only()
    {
        change(play, item, Back::Question);
    }
    Vec::new()
}

/// A thing of a lettered list is turned on or off.
pub fn turn_listed(model: &mut Model, cell: usize, at: usize) -> Vec<Effect> {
    act_on_cell(model, |play| play.form.turn_listed(cell, at))
}

/// A piece of the player with this digit is taken off again.
pub fn take_off(model: &mut Model, cell: usize, digit: char) -> Vec<Effect> {
    act_on_cell(model, |play| play.form.take_off(cell, digit))
}

fn act_on_cell(model: &mut Model, act: impl FnOnce(&mut Play) -> Reply) -> Vec<Effect> {
    let Some(play) = model.play_mut().filter(|play| play.table.is_none() && !play.is_read_only()) else {
        return Vec::new();
    };
    play.focus = Focus::Form;
    let reply = act(play);
    take_reply(model, reply)
}
