//! Who is in front and what decided it, in words. The figures come from the core; here they are only named.

use super::glyph::Glyph;
use super::model::Model;
use super::play::{Play, name_of, shape_name};
use crate::rules::{Arg, Decision, Seat, Standings};
use crate::text::{Text, signed};

/// What decided the first place, with the figures that did.
#[must_use]
pub fn decided(text: &Text, play: &Play, standings: &Standings) -> String {
    let top = standings.top();
    let total = ("total", Arg::Signed(best_total(standings)));
    let names = |seats: &[Seat]| ("names", Arg::Text(names_of(play, seats)));
    match standings.decision {
        Decision::Points => by_points(text, play, standings),
        Decision::Undecided => text.with("decided-undecided", &[total, names(&top)]),
        Decision::Shared => {
            let setup = play.state.setup();
            let any = play.state.game().stages(setup).any(crate::rules::Stage::is_tie_break);
            let key = if any { "decided-shared-at" } else { "decided-shared-plain" };
            text.with(key, &[total, names(&standings.winners())])
        }
        Decision::TieBreak(stage) => by_tie_break(text, play, standings, stage),
    }
}

/// Who leads and by how much, or who is level.
#[must_use]
pub fn lead(model: &Model, play: &Play, standings: &Standings) -> String {
    let order = standings.order();
    let seats =
        |place: usize| -> Vec<Seat> { order.iter().copied().filter(|seat| standings.places[*seat] == place).collect() };
    let (first, second) = (seats(1), seats(2));
    let total = best_total(standings);
    if let (&[leader], Some(next)) = (first.as_slice(), second.first()) {
        let by = total - standings.totals[*next];
        if by == 0 {
            return decided(&model.text, play, standings);
        }
        let args = [
            ("name", Arg::Text(shape_name(play, leader))),
            ("others", Arg::Text(names_of(play, &second))),
            ("by", Arg::Count(by)),
        ];
        return model.text.with("view-leads", &args);
    }
    if first.len() < 2 {
        return String::new();
    }
    model.text.with("lead-tie", &[("names", Arg::Text(names_of(play, &first))), ("total", Arg::Signed(total))])
}

/// The winners in capitals: "● ANNA WINS".
#[must_use]
pub fn winners(text: &Text, play: &Play, standings: &Standings) -> String {
    let winners = standings.winners();
    let loud = |seat: &Seat| {
        let shape = super::glyph::SEATS.get(seat.0).map_or("", |pair| pair.0);
        format!("{shape} {}", name_of(play, *seat).to_uppercase())
    };
    let names: Vec<String> = winners.iter().map(loud).collect();
    match (standings.decision, winners.as_slice()) {
        (Decision::Undecided, _) => text
            .with("lead-tie", &[("names", Arg::Text(names.join(", "))), ("total", Arg::Signed(best_total(standings)))]),
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

/// Names with their shapes, in a row.
fn names_of(play: &Play, seats: &[Seat]) -> String {
    seats.iter().map(|seat| shape_name(play, *seat)).collect::<Vec<_>>().join(", ")
}

fn best_total(standings: &Standings) -> i64 {
    standings.top().first().map_or(0, |seat| standings.totals[*seat])
}

/// The totals alone decided: by how much, where there is somebody to compare with.
fn by_points(text: &Text, play: &Play, standings: &Standings) -> String {
    let order = standings.order();
    let (Some(first), Some(second)) = (order.first(), order.get(1)) else { return String::new() };
    let by = standings.totals[*first] - standings.totals[*second];
    let args = [("name", Arg::Text(shape_name(play, *first))), ("by", Arg::Count(by))];
    let sentence = text.with("result-points-by", &args);
    format!("{} {sentence}.", text.get("decided-points"))
}

/// A tie-break decided: the winner's figure and those it was compared with.
fn by_tie_break(text: &Text, play: &Play, standings: &Standings, stage: &str) -> String {
    let compared = compared(play, standings, stage);
    let winners = standings.winners();
    let (best, others): (Vec<_>, Vec<_>) = compared.into_iter().partition(|(seat, _)| winners.contains(seat));
    let told = |(seat, figure): &(Seat, i64)| format!("{} {}", shape_name(play, *seat), signed(*figure));
    let Some((winner, figure)) = best.first() else { return text.get("decided-points") };
    let args = [
        ("total", Arg::Signed(best_total(standings))),
        ("winner", Arg::Text(shape_name(play, *winner))),
        ("best", Arg::Signed(*figure)),
        ("others", Arg::Text(others.iter().map(told).collect::<Vec<_>>().join(", "))),
    ];
    text.with(&format!("{}-decided-{stage}", play.state.game().id), &args)
}

/// Those a tie-break compared, with their figures: level on points, and in every tie-break before this one.
fn compared(play: &Play, standings: &Standings, stage: &str) -> Vec<(Seat, i64)> {
    let winner = standings.winners().first().copied().unwrap_or(Seat(0));
    let mut level = standings.top();
    let figure = |id: &str, seat: Seat| {
        play.state.board().tie_figures(id).and_then(|figures| figures.get(seat.0).copied().flatten())
    };
    for tie in play.state.game().stages(play.state.setup()).filter(|stage| stage.is_tie_break()) {
        if tie.id == stage {
            break;
        }
        level.retain(|seat| figure(tie.id, *seat) == figure(tie.id, winner));
    }
    level.into_iter().filter_map(|seat| figure(stage, seat).map(|own| (seat, own))).collect()
}

/// A sign before the warnings that are true.
#[must_use]
pub fn warnings(model: &Model, play: &Play) -> Vec<String> {
    let tallies = [play.state.board().tally(), &play.state.closed().tally];
    let sign = Glyph::Warning.pair().0;
    let words = |warning: &crate::rules::Warning| {
        format!("{sign} {}", model.text.message(&warning.message, &|seat| shape_name(play, seat)))
    };
    tallies.into_iter().flat_map(crate::rules::Tally::warnings).map(words).collect()
}
