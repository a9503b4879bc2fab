//! Names of stages, steps, fields and entries in the language in use.

use super::form::{Form, is_per_seat};
use super::glyph::shape;
use super::model::Model;
use super::play::{self, Focus, Play};
use crate::rules::{Arg, Entry, Fault, Field, Kind, Message, Note, Points, Seat, Stage, Step, Track, Typing, Value};
use crate::session::Touched;
use crate::session::store::StoreError;
use crate::text::clean::clean;
use crate::text::{Text, options, signed};

/// The name of a stage, as the step list has it.
#[must_use]
pub fn stage(model: &Model, stage: &Stage) -> String {
    model.play().map_or_else(String::new, |play| stage_of(play, &model.text, stage))
}

/// The name of a stage of `play`, as [`stage`] has it.
#[must_use]
pub fn stage_of(play: &Play, text: &Text, stage: &Stage) -> String {
    of_game(play, text, &format!("stage-{}", stage.id))
}

/// A text of the game that is played, as its options have it.
#[must_use]
pub fn of_game(play: &Play, text: &Text, what: &str) -> String {
    text.of_game(play.state.game(), play.state.setup(), what)
}

/// A text that belongs to a step: its own, that of the steps of the game, or the one all games share.
#[must_use]
pub fn of_step(play: &Play, text: &Text, step: &Step, what: &str) -> String {
    text.of_step(play.state.game(), step, what, &options(play.state.game().options, play.state.setup()))
}

/// What the questions may speak of: the highest total, how many play, and the options of the game.
fn spoken_of(play: &Play) -> Vec<(&'static str, Arg)> {
    let total = ("total", Arg::Text(signed(play.state.closed().standings.best())));
    let players = ("players", Arg::number(play.state.setup().seats()));
    [total, players].into_iter().chain(options(play.state.game().options, play.state.setup())).collect()
}

/// What the entry in front is called; `.a` inside a sentence.
#[must_use]
pub fn entry_name(model: &Model, attribute: &str) -> String {
    let Some(play) = model.play() else { return String::new() };
    of_step(play, &model.text, play.form.step, &format!("entry{attribute}"))
}

/// The question of a form: that of the field under the cursor, of the way of typing, or of the step.
#[must_use]
pub fn question(play: &Play, text: &Text) -> (String, String) {
    let (game, form) = (play.state.game().id, &play.form);
    if let (Focus::Opening, Some(stage)) = (play.focus, play.stage) {
        let own = format!("{game}-opening-{}", stage.id);
        return (text.get(&format!("{own}-ask")), text.get(&format!("{own}-rule")));
    }
    if let (Focus::Kinds, Some(stage)) = (play.focus, play.stage) {
        let own = format!("{game}-kinds-{}", stage.id);
        let words = |what: &str| text.first(&[&format!("{own}-{what}"), &format!("kinds-{what}")]);
        return (words("ask"), words("rule"));
    }
    if let Some(said) = &form.offered {
        let rule = text.with(&format!("{game}-{}-rule", form.step.name), &spoken_of(play));
        return (text.message(said, &|seat| play::shape_name(play, seat)), rule);
    }
    let way = form.step.ways.get(form.way);
    let asked = form.cell().filter(|cell| !cell.implied);
    let field = asked.and_then(|cell| way.and_then(|way| way.fields.get(cell.field)));
    let heads = [
        field.map(|field| format!("{game}-{}-{}", form.step.name, field.key)),
        way.filter(|way| !way.id.is_empty()).map(|way| format!("{game}-{}-{}", form.step.name, way.id)),
        Some(format!("{game}-{}", form.step.name)),
        Some(form.step.name.to_owned()),
    ];
    let head = heads.into_iter().flatten().find(|head| text.has(&format!("{head}-ask"))).unwrap_or_default();
    let args = spoken_of(play);
    (text.with(&format!("{head}-ask"), &args), text.with(&format!("{head}-rule"), &args))
}

/// The label of a field.
#[must_use]
pub fn label(play: &Play, text: &Text, step: &Step, field: &Field) -> String {
    of_step(play, text, step, field.key)
}

/// What `0` means in a field, where it means that it is left out (`none`) or something new (`new`).
#[must_use]
pub fn zero_of(play: &Play, text: &Text, step: &Step, field: &Field, what: &str) -> String {
    let own = text.told_of_step(play.state.game(), step, &format!("{}.{what}", field.key), &[]);
    own.unwrap_or_else(|| text.get(&format!("hint-{what}")))
}

/// The label of the field under the cursor of the form in front.
#[must_use]
pub fn label_under_cursor(model: &Model) -> Option<String> {
    let play = model.play()?;
    let field = play.form.cell().and_then(|cell| play.form.field(cell.spoken_of()))?;
    Some(label(play, &model.text, play.form.step, field))
}

/// The label of a field by the key the format knows it by, its full noun where it has one.
fn noun(play: &Play, text: &Text, step: &Step, key: &str) -> String {
    let full = text.told_of_step(play.state.game(), step, &format!("{key}.full"), &[]);
    full.unwrap_or_else(|| of_step(play, text, step, key))
}

/// The column heads of a form that has several figures a row; none where it has one.
#[must_use]
pub fn heads(play: &Play, text: &Text, form: &Form) -> Vec<String> {
    let fields = form.fields();
    let names = fields.iter().find_map(|field| match field.kind {
        Kind::Named(names, _) | Kind::NamedPerPlayer(names, _) => Some(names),
        _ => None,
    });
    if let Some(names) = names {
        return names.iter().map(|name| text.get(&format!("{}-name-{name}", play.state.game().id))).collect();
    }
    let per_seat: Vec<&Field> = fields.iter().filter(|field| is_per_seat(field) && form.has(field)).collect();
    if per_seat.len() < 2 {
        return Vec::new();
    }
    per_seat.into_iter().map(|field| label(play, text, form.step, field)).collect()
}

/// What is wrong with an entry, beside the name of the field: "dots: 0 to 9999."
#[must_use]
pub fn fault(model: &Model, fault: &Fault) -> String {
    let Some(play) = model.play() else { return String::new() };
    let text = &model.text;
    let fault = &Fault {
        args: fault.args.iter().map(|(name, arg)| (*name, in_words(play, text, arg))).collect(),
        ..fault.clone()
    };
    let label = fault.key.as_deref().map(|key| noun(play, text, play.form.step, key)).unwrap_or_default();
    let form_key = match fault.code.0 {
        "out-of-range" if fault.detail.is_none() => "form-range",
        "missing-key" => "form-missing",
        _ => "",
    };
    if !form_key.is_empty() {
        return format!("{label}: {}", text.with(form_key, &fault.args));
    }
    text.fault(&Fault { key: Some(label), ..fault.clone() })
}

/// An item of the log as the walk numbers its entries; anything else as it is.
fn in_words(play: &Play, text: &Text, arg: &Arg) -> Arg {
    match arg {
        Arg::Item(item) => entry_place(play, text, *item).map_or_else(|| arg.clone(), Arg::Text),
        _ => arg.clone(),
    }
}

/// Where the walk has an entry: "entry 12 of play".
fn entry_place(play: &Play, text: &Text, item: usize) -> Option<String> {
    let step = Some(play.state.entry_made(item)?.step()).filter(|step| step.is_numbered())?;
    let stage = play.state.game().stage_of(step)?;
    let number = Arg::number(play::entry_ordinal(play, item));
    Some(text.with("log-entry", &[("n", number), ("stage", Arg::Text(stage_of(play, text, stage)))]))
}

/// An entry in a few words: its number in the stage, what it is, and what it brought: "12 ▲ 4", "3: road, 4 tiles ● 4".
#[must_use]
pub fn entry(model: &Model, item: usize) -> String {
    model.play().map_or_else(String::new, |play| entry_of(play, &model.text, item))
}

/// An entry of `play` in a few words, as [`entry`] has them.
#[must_use]
pub fn entry_of(play: &Play, text: &Text, item: usize) -> String {
    let Some(made) = play.state.entry_made(item) else { return String::new() };
    let mut words = Vec::new();
    let step = made.step();
    if step.once || play.state.game().stage_of(step).is_none() {
        words.push(of_step(play, text, step, "entry"));
    }
    let told = play::entry_words(play, made, text);
    if step.is_numbered() {
        // What follows may begin with a figure of its own.
        let colon = if told.is_some() { ":" } else { "" };
        words.push(format!("{}{colon}", play::entry_ordinal(play, item)));
    }
    words.extend(told);
    let asked = made.way().fields.first().map_or(&[][..], |field| made.asked(field.key));
    let asked = asked.iter().enumerate().filter_map(|(at, figure)| figure.map(|figure| (Seat(at), figure)));
    words.extend(asked.map(|(seat, figure)| format!("{} {}", shape(seat), signed(figure))));
    let points = play::entry_points(play, item);
    words.extend(points.iter().map(|(seat, points)| format!("{} {}", shape(*seat), signed(*points))));
    words.join(" ")
}

/// Where the marker of a total stands on the score track: `1·17`, the space alone where no tile is up.
#[must_use]
pub fn stand(play: &Play, total: Points) -> Option<String> {
    let track = play.state.game().track;
    let (laps, space) = track.stand(total)?;
    let alone = laps == 0 && matches!(track, Track::Tiles(_));
    Some(if alone { space.to_string() } else { format!("{laps}·{space:02}") })
}

/// A remark of the game in one line.
#[must_use]
pub fn note(play: &Play, text: &Text, note: &Note) -> String {
    let said = |message: &Message| text.message(message, &|seat| play::shape_name(play, seat));
    match note {
        Note::Say(message) => said(message),
        Note::Why => {
            let lines = play.trial.iter().flat_map(|trial| &trial.lines);
            lines.map(|line| said(&line.why)).collect::<Vec<_>>().join("; ")
        }
        Note::Gauges(_) => String::new(),
        Note::Each(lead, each) => {
            let each = each.iter().map(|(seat, message)| format!("{} {}", shape(*seat), said(message)));
            lead.iter().map(said).chain(each).collect::<Vec<_>>().join("   ")
        }
        Note::Compared(figures, outcome) => {
            let against = figures.iter().map(|(seat, figure)| format!("{} {}", shape(*seat), signed(*figure)));
            format!("{}   {}", against.collect::<Vec<_>>().join(" : "), said(outcome))
        }
    }
}

/// What an entry is called and which one it is: by the letter of the thing it made, else by its number in the stage.
#[must_use]
pub fn entry_title(play: &Play, text: &Text, item: usize, entry: &Entry) -> String {
    let name = of_step(play, text, entry.step(), "entry");
    let letter = entry.fields().find_map(|(field, value)| match (field.typing, value) {
        (Typing::Lettered, Some(Value::Text(letter))) => Some(clean(letter).into_owned()),
        _ => None,
    });
    format!("{name} {}", letter.unwrap_or_else(|| play::entry_ordinal(play, item).to_string()))
}

/// What a change was about, if it can be told from the state as it is.
#[must_use]
pub fn touched(model: &Model, touched: Touched) -> Option<String> {
    let play = model.play()?;
    match touched {
        Touched::Entry(item) => play.state.entry(item).map(|_| entry(model, item)),
        Touched::Stage(id) => {
            let name = of_game(play, &model.text, &format!("stage-{id}"));
            Some(model.text.with("said-stage-done", &[("stage", Arg::Text(name))]))
        }
        Touched::Setup => Some(model.text.get("said-setup")),
    }
}

/// A failure of the store: which file, and what is the matter with it. It is safe to print.
#[must_use]
pub fn store_error(text: &Text, error: &StoreError) -> String {
    let args: Vec<_> = error.args().into_iter().map(|(name, value)| (name, Arg::Text(value))).collect();
    clean(&text.with(error.key(), &args)).into_owned()
}
