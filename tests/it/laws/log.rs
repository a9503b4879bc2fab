//! Logs of all sorts, as people make them: mostly entries, now and then something taken back or changed.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use scorewalk::session::format::{self, read_item};
use scorewalk::session::{Act, Item, State};

/// One figure for everybody at a table of three.
type Figures = [i64; 3];

/// One item of the log, before it is put into JSON.
#[derive(Clone, Debug)]
pub(super) enum Step {
    Track(Figures),
    Building(Option<usize>, i64),
    Houses(Figures),
    Row(i64, Figures, Vec<i64>),
    Income(Figures),
    Reputation(Figures),
    Extras(Figures, Figures),
    Left([Option<i64>; 3]),
    Adjustment(Figures),
    Replace(usize, Box<Self>),
    Remove(usize),
    Done(&'static str),
    Reopen(&'static str),
    Undo,
    Redo,
}

/// A log of up to forty items.
pub(super) fn steps() -> impl Strategy<Value = Vec<Step>> {
    vec(step(), 0..40)
}

/// One item.
pub(super) fn step() -> impl Strategy<Value = Step> {
    let open = || select(vec!["city-dots", "mines"]);
    prop_oneof![
        12 => entry(),
        1 => (0..40_usize, entry()).prop_map(|(item, step)| Step::Replace(item, Box::new(step))),
        1 => (0..40_usize).prop_map(Step::Remove),
        1 => open().prop_map(Step::Done),
        1 => open().prop_map(Step::Reopen),
        1 => Just(Step::Undo),
        1 => Just(Step::Redo),
    ]
}

/// One entry.
pub(super) fn entry() -> impl Strategy<Value = Step> {
    let few = || [0..4_i64, 0..4, 0..4];
    let asked = || prop::option::of(0..3_i64);
    prop_oneof![
        [0..9_i64, 0..9, 0..9].prop_map(Step::Track),
        (0..3_usize, 0..6_i64).prop_map(|(owner, dots)| Step::Building(Some(owner), dots)),
        (0..3_usize, 0..6_i64).prop_map(|(owner, dots)| Step::Building(Some(owner), dots)),
        Just(Step::Building(None, 0)),
        few().prop_map(Step::Houses),
        (0..3_i64, few(), vec(0..9_i64, 0..4)).prop_map(|(rock, stars, places)| Step::Row(rock, stars, places)),
        [0..99_i64, 0..99, 0..99].prop_map(Step::Income),
        [-4..13_i64, -4..13, -4..13].prop_map(Step::Reputation),
        (few(), few()).prop_map(|(tiles, markers)| Step::Extras(tiles, markers)),
        [asked(), asked(), asked()].prop_map(Step::Left),
        [-9..9_i64, -9..9, -9..9].prop_map(Step::Adjustment),
    ]
}

/// Who sits on each seat after everybody has moved.
pub(super) fn seating() -> impl Strategy<Value = [usize; 3]> {
    select(vec![[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
}

impl Step {
    /// The item in JSON, `items` being in the log before it.
    pub(super) fn json(&self, items: usize) -> String {
        let list = |figures: &Figures| format!("{figures:?}");
        match self {
            Self::Track(points) => format!(r#"{{"step":"points-in-play","points":{}}}"#, list(points)),
            Self::Building(owner, dots) => {
                let owner = owner.map_or("null".to_owned(), |owner| owner.to_string());
                format!(r#"{{"step":"building","owner":{owner},"dots":{dots}}}"#)
            }
            Self::Houses(houses) => format!(r#"{{"step":"houses-in-town","houses":{}}}"#, list(houses)),
            Self::Row(rock, stars, places) => {
                format!(r#"{{"step":"mine-row","rock_stars":{rock},"stars":{stars:?},"places":{places:?}}}"#)
            }
            Self::Income(groschen) => format!(r#"{{"step":"income","groschen":{}}}"#, list(groschen)),
            Self::Reputation(points) => format!(r#"{{"step":"reputation","points":{}}}"#, list(points)),
            Self::Extras(tiles, markers) => {
                format!(r#"{{"step":"extras","tiles":{tiles:?},"plot_markers":{markers:?},"pelicans":[0,0,0]}}"#)
            }
            Self::Left(groschen) => {
                let figures = groschen.map(|figure| figure.map_or("null".to_owned(), |figure| figure.to_string()));
                format!(r#"{{"step":"groschen-left","groschen":[{}]}}"#, figures.join(","))
            }
            Self::Adjustment(points) => format!(r#"{{"step":"adjustment","points":{}}}"#, list(points)),
            Self::Replace(item, step) => {
                format!(r#"{{"replace":{},"with":{}}}"#, item % items.max(1), step.json(items))
            }
            Self::Remove(item) => format!(r#"{{"remove":{}}}"#, item % items.max(1)),
            Self::Done(stage) => format!(r#"{{"done":"{stage}"}}"#),
            Self::Reopen(stage) => format!(r#"{{"reopen":"{stage}"}}"#),
            Self::Undo => r#"{"undo":true}"#.to_owned(),
            Self::Redo => r#"{"redo":true}"#.to_owned(),
        }
    }

    /// The same item with everybody on another seat.
    pub(super) fn reseated(&self, order: [usize; 3]) -> Self {
        let turn = |figures: &Figures| order.map(|seat| figures[seat]);
        match self {
            Self::Track(points) => Self::Track(turn(points)),
            Self::Building(owner, dots) => {
                Self::Building(owner.and_then(|owner| order.iter().position(|seat| *seat == owner)), *dots)
            }
            Self::Houses(houses) => Self::Houses(turn(houses)),
            Self::Row(rock, stars, places) => Self::Row(*rock, turn(stars), places.clone()),
            Self::Income(groschen) => Self::Income(turn(groschen)),
            Self::Reputation(points) => Self::Reputation(turn(points)),
            Self::Extras(tiles, markers) => Self::Extras(turn(tiles), turn(markers)),
            Self::Left(groschen) => Self::Left(order.map(|seat| groschen[seat])),
            Self::Adjustment(points) => Self::Adjustment(turn(points)),
            Self::Replace(item, step) => Self::Replace(*item, Box::new(step.reseated(order))),
            same => same.clone(),
        }
    }
}

/// A session of three before its first item.
pub(super) fn start() -> State {
    let header = r#"{"scorewalk":1,"game":"kutna-hora","players":[{"name":"A"},{"name":"B"},{"name":"C"}]}"#;
    format::read_session(header).unwrap()
}

/// The state after these items, without those that are refused, and the items taken.
pub(super) fn taken(steps: &[Step]) -> (State, Vec<Item>) {
    taken_from(start(), steps, Step::json)
}

/// The same from any state, with deeds that are JSON once it is known how many items there are.
pub(super) fn taken_from<D>(mut state: State, deeds: &[D], json: impl Fn(&D, usize) -> String) -> (State, Vec<Item>) {
    let mut items = Vec::new();
    for deed in deeds {
        let item = read_item(&state, &json(deed, state.items())).unwrap();
        if state.apply(&item).is_ok() {
            state.settle();
            items.push(item);
        }
        // What the rules forbid is taken back at once, as the terminal would not have let it in.
        if state.fault().is_some() {
            let act = Act::Undo;
            state.apply(act.clone()).unwrap();
            state.settle();
            items.push(Item { act, at: None });
        }
    }
    (state, items)
}
