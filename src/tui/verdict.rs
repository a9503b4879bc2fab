//! Who is in front and what decided it, in words. The figures come from the core; here they are only named.

use super::glyph::{Glyph, shape};
use super::model::Model;
use super::play::{Play, name_of, shape_name, shape_names};
use super::words;
use crate::rules::{Arg, Decision, Seat, Standings, Warning};
use crate::text::Text;

/// What decided the first place, with the figures that did.
#[must_use]
pub fn decided(text: &Text, play: &Play, standings: &Standings) -> String {
    text.verdict(play.state.board(), standings, &|seat| shape_name(play, seat))
}

/// Who leads and by how much, or who is level.
#[must_use]
pub fn lead(model: &Model, play: &Play, standings: &Standings) -> String {
    let order = standings.order();
    let seats =
        |place: usize| -> Vec<Seat> { order.iter().copied().filter(|seat| standings.places[*seat] == place).collect() };
    let (first, second) = (seats(1), seats(2));
    let total = standings.best();
    if let (&[leader], Some(next)) = (first.as_slice(), second.first()) {
        let by = total - standings.totals[*next];
        if by == 0 {
            return decided(&model.text, play, standings);
        }
        let args = [
            ("name", Arg::Text(shape_name(play, leader))),
            ("others", Arg::Text(shape_names(play, &second, ", "))),
            ("by", Arg::Count(by)),
        ];
        return model.text.with("view-leads", &args);
    }
    if first.len() < 2 {
        return String::new();
    }
    model.text.with("lead-tie", &[("names", Arg::Text(shape_names(play, &first, ", "))), ("total", Arg::Signed(total))])
}

/// The winners in capitals: "● ANNA WINS".
#[must_use]
pub fn winners(text: &Text, play: &Play, standings: &Standings) -> String {
    let winners = standings.winners();
    let loud = |seat: &Seat| format!("{} {}", shape(*seat), name_of(play, *seat).to_uppercase());
    let names: Vec<String> = winners.iter().map(loud).collect();
    match (standings.decision, winners.as_slice()) {
        (Decision::Undecided, _) => {
            text.with("lead-tie", &[("names", Arg::Text(names.join(", "))), ("total", Arg::Signed(standings.best()))])
        }
        _ if standings.places.len() == 1 => names.join(""),
        (_, [_]) => text.with("result-wins", &[("name", Arg::Text(names.join("")))]),
        _ => text.with("result-shared", &[("names", Arg::Text(names.join(", ")))]),
    }
}

/// A place, with the sign of equality where it is shared.
#[must_use]
pub fn place(standings: &Standings, seat: Seat) -> String {
    let own = standings.places[seat];
    let shared = standings.places.values().iter().filter(|place| **place == own).count() > 1;
    if shared { format!("={own}") } else { own.to_string() }
}

/// Every warning in words, with its sign before it.
#[must_use]
pub fn warnings(model: &Model, play: &Play) -> Vec<String> {
    let sign = Glyph::Warning.pair().0;
    let words = |warning: &Warning| {
        let words = model.text.message(&warning.message, &|seat| shape_name(play, seat));
        match warned_entry(model, play, warning) {
            Some(entry) => format!("{sign} {entry}: {words}"),
            None => format!("{sign} {words}"),
        }
    };
    play.state.warnings().map(words).collect()
}

/// The entry that a warning is about, where its words name nobody to know it by.
fn warned_entry(model: &Model, play: &Play, warning: &Warning) -> Option<String> {
    let item = warning.item.filter(|_| !warning.message.args.iter().any(|(_, arg)| matches!(arg, Arg::Seat(_))))?;
    Some(words::entry_title(play, &model.text, item, play.state.entry(item)?))
}
