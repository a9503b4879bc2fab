//! *The Castles of Burgundy*: reasons, warnings and refusals, and the keys that make its entries.

mod keys;
mod mistakes;
mod refused;
mod screens;
pub(crate) mod typed;
mod warned;
mod why;

use scorewalk::rules::{Points, Seat};
use scorewalk::session::State;
use scorewalk::session::format::{self, Rejected};
use scorewalk::text::{Lang, Text};

/// Every module.
const ALL: &str = r#"{"modules":["inns","shields","border-posts","white-castles","vineyards"]}"#;
const NAMES: [&str; 4] = ["Anna", "Ben", "Cleo", "Dan"];

/// A document of so many players.
pub(crate) fn document(players: usize, options: &str, log: &str) -> String {
    let players: Vec<String> = NAMES.iter().take(players).map(|name| format!(r#"{{"name":"{name}"}}"#)).collect();
    let players = players.join(",");
    format!(r#"{{"scorewalk":1,"game":"castles-of-burgundy","players":[{players}],"options":{options},"log":[{log}]}}"#)
}

fn read(players: usize, options: &str, log: &str) -> Result<State, Rejected> {
    format::read_document(&document(players, options, log))
}

#[track_caller]
fn state(players: usize, options: &str, log: &str) -> State {
    read(players, options, log).unwrap()
}

fn totals(state: &State) -> &[Points] {
    state.closed().standings.totals.values()
}

fn name(seat: Seat) -> String {
    NAMES[seat.0].to_owned()
}

/// The lines of a category in the order of the log: points and reason.
fn whys(state: &State, category: &str, lang: Lang) -> Vec<(Points, String)> {
    let (text, at) = (Text::new(lang), state.game().category(category).unwrap());
    let lines = state.lines().filter(|line| line.category == at);
    lines.map(|line| (line.points, text.message(&line.why, &name))).collect()
}

#[test]
fn what_is_of_a_module_that_is_off_is_not_there() {
    let ids = |state: &State| -> Vec<&str> {
        let shown = state.game().categories.iter().filter(|category| (category.on)(state.setup()));
        shown.map(|category| category.id).collect()
    };
    let (off, on) = (state(2, "{}", ""), state(2, ALL, ""));
    let more: Vec<_> = ids(&on).into_iter().filter(|id| !ids(&off).contains(id)).collect();
    assert_eq!((more, ids(&off).len()), (vec!["border-posts", "shields", "vineyards"], 11));
    assert_eq!(off.missing(), ["play", "leftovers", "monasteries", "empty-spaces"]);
    assert_eq!(on.missing(), ["play", "leftovers", "monasteries", "shields", "vineyards", "empty-spaces"]);
}

#[test]
fn alone_the_points_decide_and_there_is_a_target() {
    use scorewalk::rules::{Decision, Note};
    let area = r#"{"step":"area","player":0,"kind":"building","size":8,"phase":"A"}"#;
    let told = |areas: usize| {
        let state = state(1, "{}", &[area].repeat(areas).join(","));
        assert_eq!(state.closed().standings.decision, Decision::Points);
        let step = state.game().step_named("area").unwrap();
        let notes = state.board().scorer().notes(step, None);
        let [Note::Say(message)] = notes.as_slice() else { panic!("{notes:?}") };
        Text::new(Lang::En).message(message, &name)
    };
    assert_eq!(told(0), "target 50, score 0 · 0 of 37 spaces in finished areas");
    assert_eq!(told(1), "target 50, score 46 · 8 of 37 spaces in finished areas");
    assert_eq!(told(2), "target 45, score 0 · 16 of 37 spaces in finished areas");
    assert_eq!(told(40), "target 5, score 0 · 320 of 37 spaces in finished areas");
}

#[test]
fn the_tie_break_is_a_chain_of_two() {
    let tied = r#"{"step":"points-in-play","points":[180,180,180]}"#;
    let with = |more: &str, options: &str| {
        let state = state(3, options, &format!("{tied}{more}"));
        let standings = state.closed().standings.clone();
        (standings.places.values().to_vec(), standings.missing)
    };
    let spaces = r#",{"step":"empty-spaces","spaces":[3,3,5]}"#;
    let bridge = r#",{"step":"bridge","ahead":[4,4,0]}"#;
    assert_eq!(with("", "{}"), (vec![1, 1, 1], Some("empty-spaces")));
    assert_eq!(with(spaces, "{}"), (vec![1, 1, 3], Some("bridge")));
    assert_eq!(with(spaces, r#"{"tie_break":"most-empty"}"#), (vec![2, 2, 1], None));
    assert_eq!(with(&format!("{spaces}{bridge}"), "{}"), (vec![1, 1, 3], None));
}
