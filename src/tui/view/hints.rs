//! What the footer of the walk offers: what digits do first, then the commands that matter at the question.

use super::footer::{self, Hint};
use super::walk::nobody;
use crate::tui::command::{Command, Context};
use crate::tui::form::{Cell, Choice, Chosen, List, Look, Who};
use crate::tui::hit::Hit;
use crate::tui::key::Key;
use crate::tui::model::Model;
use crate::tui::play::{Focus, Mode, Play};
use crate::tui::words;

/// What has no meaning while the board's table is typed.
const TABLE_HAS_NONE: &[Command] = &[
    Command::Accept,
    Command::Done,
    Command::OtherWay,
    Command::BoardTable,
    Command::EditNewest,
    Command::Remove,
    Command::Adjustment,
    Command::Earlier,
    Command::Later,
    Command::NextTurn,
    Command::TurnBack,
    Command::NextPart,
    Command::Undo,
];

/// The hints of whatever is in front.
#[must_use]
pub fn walk(model: &Model, play: &Play) -> Vec<Hint> {
    if play.leaving {
        leaving(model)
    } else if play.strip.is_some() {
        strip(model)
    } else if play.checked {
        check(model)
    } else if play.table.is_some() {
        table(model)
    } else if play.is_read_only() {
        reading_only(model)
    } else {
        question(model, play)
    }
}

/// Another window holds the session: nothing can be entered, but it can be read, or taken over once it is free.
fn reading_only(model: &Model) -> Vec<Hint> {
    let take_over = Hint::command(model, Command::Accept, model.text.get("hint-take-over"), 1);
    let skip = [Command::Accept, Command::Erase];
    take_over.into_iter().chain(footer::of_registry(model, Context::Walk, &skip)).collect()
}

fn leaving(model: &Model) -> Vec<Hint> {
    [("1", "leave-retry"), ("2", "leave-copy"), ("0", "leave-stay")]
        .map(|(digit, key)| Hint::words(digit, model.text.get(key)))
        .to_vec()
}

fn strip(model: &Model) -> Vec<Hint> {
    let go_on = Hint::command(model, Command::Accept, model.text.get("strip-go-on"), 1);
    let sheet = Hint::command(model, Command::Sheet, model.text.get("strip-sheet"), 2);
    let undo = Hint::command(model, Command::Undo, model.text.get("strip-undo"), 3);
    [go_on, sheet, undo].into_iter().flatten().collect()
}

/// The cross-check before a stage is left: stay or go.
fn check(model: &Model) -> Vec<Hint> {
    let leave = Hint::command(model, Command::Done, model.text.get("check-leave"), 1);
    let back = Hint::command(model, Command::Escape, model.text.get("command-escape"), 2);
    let mut hints: Vec<Hint> = [leave, back].into_iter().flatten().collect();
    let skip = [Command::Done, Command::Escape, Command::Accept, Command::Erase];
    hints.extend(footer::of_registry(model, Context::Walk, &skip));
    hints
}

fn table(model: &Model) -> Vec<Hint> {
    let text = &model.text;
    let mut hints = vec![Hint::words("0–9", text.get("hint-figure")), Hint::words("⏎", text.get("hint-next"))];
    hints.extend(Hint::command(model, Command::Remove, text.get("table-row"), 3));
    hints.extend(footer::of_registry(model, Context::Walk, TABLE_HAS_NONE));
    hints
}

fn question(model: &Model, play: &Play) -> Vec<Hint> {
    let text = &model.text;
    let mut hints = match play.focus {
        Focus::Steps(_) => vec![Hint::words("↑↓", text.get("hint-step")), Hint::words("⏎", text.get("command-open"))],
        Focus::Entries(_) => {
            vec![Hint::words("↑↓", text.get("hint-entry")), Hint::words("⏎", text.get("command-edit-newest"))]
        }
        Focus::Opening => Hint::command(model, Command::Accept, text.get("hint-go-on"), 1).into_iter().collect(),
        Focus::Kinds => kinds(model, play),
        Focus::Form if play.form.offered.is_some() => {
            let whole = !play.form.has_open();
            let enter = if whole { words::of_step(play, text, play.form.step, "enter") } else { text.get("hint-next") };
            let take = Hint::command(model, Command::Accept, enter, 1);
            take.into_iter().chain(Hint::command(model, Command::Escape, text.get("offer-not-now"), 2)).collect()
        }
        Focus::Form => form(model, play),
    };
    if play.mode == Mode::Ask && !play.form.touched && play.kind_bar().is_empty() {
        hints.extend(other_steps(model, play));
    }
    hints.extend(other_way(model, play));
    let mut skip = beside_the_point(play);
    if play.mode == Mode::Ask && play.form.touched && play.focus == Focus::Form {
        skip.push(Command::Escape);
        hints.extend(Hint::command(model, Command::Escape, text.get("hint-clear"), 6));
    }
    // A key that belongs to the form, such as any letter in a list, gives no command now.
    let is_free = |hint: &Hint| !matches!(hint.hit, Some(Hit::Key(key)) if play.owns(key));
    hints.extend(footer::of_registry(model, Context::Walk, &skip).into_iter().filter(is_free));
    hints
}

/// The other way of typing, by what it is.
fn other_way(model: &Model, play: &Play) -> Option<Hint> {
    let (form, ways) = (&play.form, play.form.step.ways);
    let asks = !(form.touched && play.mode == Mode::Ask) && play.focus == Focus::Form;
    let way = ways.get((form.way + 1) % ways.len().max(1)).filter(|_| ways.len() > 1 && asks)?;
    let id = if way.id.is_empty() { "usual" } else { way.id };
    let label = words::of_step(play, &model.text, form.step, &format!("way-{id}"));
    Hint::command(model, Command::OtherWay, label, 3)
}

/// Commands that are possible and yet beside the point as things stand.
fn beside_the_point(play: &Play) -> Vec<Command> {
    let mut skip = vec![Command::Accept, Command::OtherWay];
    if !play.asks_for_places() {
        skip.push(Command::BoardTable);
    }
    match (play.mode, play.form.touched) {
        (Mode::Ask, true) => skip.extend([Command::Done, Command::OtherWay, Command::BoardTable]),
        (Mode::Ask, false) => skip.extend([Command::Erase, Command::Escape]),
        (Mode::Change(..), _) => skip.push(Command::Done),
    }
    if !matches!(play.focus, Focus::Form | Focus::Kinds | Focus::Opening) {
        skip.extend([Command::Done, Command::Erase, Command::OtherWay, Command::EditNewest]);
    }
    skip
}

/// While the bar of kinds waits: the letters, and what `⏎` opens.
fn kinds(model: &Model, play: &Play) -> Vec<Hint> {
    let letters: Vec<String> = play.kind_bar().iter().map(|(letter, _)| letter.to_string()).collect();
    let letters = Hint::words(letters.join(" "), model.text.get("hint-kind"));
    let last = play.last_kind().map(|step| words::of_step(play, &model.text, step, "entry"));
    let last = last.and_then(|name| Hint::command(model, Command::Accept, name, 1));
    std::iter::once(letters).chain(last).collect()
}

/// The other steps of the stage, by their letters.
fn other_steps(model: &Model, play: &Play) -> Vec<Hint> {
    let others = play.lettered_steps().filter(|(_, step)| *step != play.form.step);
    let hint = |(letter, step): (char, _)| Hint {
        hit: Some(Hit::Key(Key::Char(letter))),
        rank: 4,
        ..Hint::words(letter.to_string(), words::of_step(play, &model.text, step, "entry"))
    };
    others.map(hint).collect()
}

fn form(model: &Model, play: &Play) -> Vec<Hint> {
    let text = &model.text;
    let Some(cell) = play.form.cell() else { return Vec::new() };
    let label =
        play.form.field(cell.field).map_or_else(String::new, |field| words::label(play, text, play.form.step, field));
    let mut hints = match &cell.look {
        Look::Who(who) => pieces(model, play, who, label),
        Look::List(list) => listed(model, list, label),
        Look::Choice(choices) => {
            let digits = choices.iter().map(|choice| choice.digit).filter(|digit| (1..=9).contains(digit));
            let digits = digits.max().map(|most| if most == 1 { "1".to_owned() } else { format!("1–{most}") });
            let picks = digits.map(|digits| Hint::words(digits, label));
            picks.into_iter().chain(zero(model, play, cell, choices)).collect()
        }
        Look::Text => vec![Hint::words("a–z", label)],
        Look::Flag => vec![Hint::words("␣", label)],
        Look::Number(_) | Look::Signed(_) => vec![Hint::words("0–9", label)],
    };
    let last = play.form.touched && !play.form.has_other_open();
    let word = if last { words::of_step(play, text, play.form.step, "enter") } else { text.get("hint-next") };
    let idle = !play.form.touched && matches!(cell.look, Look::Choice(_));
    if !idle {
        hints.extend(Hint::command(model, Command::Accept, word, 1));
    }
    hints.extend(flags(model, play));
    hints
}

/// What `0` is among choices, if it is anything.
fn zero(model: &Model, play: &Play, cell: &Cell, choices: &[Choice]) -> Option<Hint> {
    let own = |what: &str| {
        let field = play.form.field(cell.field);
        field.map_or_else(String::new, |field| words::zero_of(play, &model.text, play.form.step, field, what))
    };
    let word = match choices.iter().find(|choice| choice.digit == 0)?.what {
        Chosen::New(_) => own("new"),
        Chosen::Nothing => own("none"),
        _ => nobody(model, play),
    };
    Some(Hint { rank: 5, ..Hint::words("0", word) })
}

/// Where pieces are added: digits, the letters about the last one, and one more of the same.
fn pieces(model: &Model, play: &Play, who: &Who, label: String) -> Vec<Hint> {
    let text = &model.text;
    let word = |at: usize| play.form.field(at).map(|field| words::label(play, text, play.form.step, field));
    let marks = who.marks().iter().map(|mark| key_hint(mark.letter, word(mark.field).unwrap_or_default(), 2));
    let more = [key_hint('0', nobody(model, play), 5), key_hint('+', text.get("hint-one-more"), 4)];
    let digits = Hint::words(format!("1–{}", who.seats()), label);
    std::iter::once(digits).chain(marks.filter(|_| !who.is_empty())).chain(more).collect()
}

/// In a lettered list every letter is a thing.
fn listed(model: &Model, list: &List, label: String) -> Vec<Hint> {
    let text = &model.text;
    let count = if list.names_only() {
        Hint::words("0", text.get("hint-none"))
    } else {
        Hint::words("0–9", text.get("hint-how-many"))
    };
    let new = key_hint('+', text.get("hint-new"), 3);
    vec![Hint::words("a–z", label), count, new]
}

/// Yes or no from anywhere in the form, while the letters are free.
fn flags(model: &Model, play: &Play) -> Vec<Hint> {
    let form = &play.form;
    let fields = form.fields().iter().filter(|field| form.has(field));
    let own = fields.filter_map(|field| field.letter.map(|letter| (letter, field)));
    let free = own.filter(|(letter, _)| !form.takes_letters() && form.owns(*letter));
    free.map(|(letter, field)| key_hint(letter, words::label(play, &model.text, form.step, field), 3)).collect()
}

fn key_hint(key: char, label: String, rank: u8) -> Hint {
    Hint { hit: Some(Hit::Key(Key::Char(key))), rank, ..Hint::words(key.to_string(), label) }
}
