//! One entry more, into a short log and into a long one: both should cost the same.

use std::hint::black_box;

use scorewalk::session::{Item, State, format};

use super::shortest;

/// So many entries are made in one go, to be longer than the clock is coarse.
const AT_ONCE: u32 = 1000;

pub(crate) fn measure() {
    println!("one entry more: taken in, settled, closed");
    for length in [10, 10_000] {
        let state = log_of(length);
        let item = building(&state);
        let time =
            shortest(50, || enter(&state, &item)).saturating_sub(shortest(50, || drop(black_box(state.clone()))));
        println!("  into a log of {length:>6} {:>9.2?}", time / AT_ONCE);
    }
}

fn enter(state: &State, item: &Item) {
    let mut state = state.clone();
    for _ in 0..AT_ONCE {
        state.apply(item).unwrap();
        state.settle();
        black_box(state.closed());
    }
}

fn log_of(length: usize) -> State {
    let header = r#"{"scorewalk":1,"game":"kutna-hora","players":[{"name":"Anna"},{"name":"Ben"},{"name":"Cleo"}]}"#;
    let mut state = format::read_session(header).unwrap();
    let item = building(&state);
    for _ in 0..length {
        state.apply(&item).unwrap();
    }
    state
}

fn building(state: &State) -> Item {
    format::read_item(state, r#"{"step":"building","owner":1,"dots":2}"#).unwrap()
}
