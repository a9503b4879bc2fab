//! What holds for any log, whoever typed it.

mod burgundy;
mod log;

use proptest::collection::vec;
use proptest::prelude::*;
use scorewalk::rules::Seat;
use scorewalk::session::format::{self, document, item_line, read_item};
use scorewalk::session::{Act, State};

use log::{Step, seating, start, steps, taken};

/// What a state comes to, without the numbers of the items.
fn outcome(state: &State) -> impl PartialEq + std::fmt::Debug + use<> {
    let closed = state.closed();
    let entries: Vec<_> = state.entries().map(|placed| placed.entry.clone()).collect();
    (closed.sums.clone(), closed.standings.clone(), state.missing(), state.setup().clone(), entries)
}

fn settled(mut state: State) -> State {
    state.settle();
    state
}

/// Whether two states come to the same for everybody, the players of the first sitting in another `order` in the second.
fn reseated(before: &State, after: &State, order: [usize; 3]) -> Result<(), TestCaseError> {
    let (one, other) = (&before.closed().standings, &after.closed().standings);
    for (at, seat) in order.iter().enumerate() {
        prop_assert_eq!(one.totals[Seat(*seat)], other.totals[Seat(at)]);
        prop_assert_eq!(one.places[Seat(*seat)], other.places[Seat(at)]);
    }
    prop_assert_eq!((one.decision, before.missing()), (other.decision, after.missing()));
    Ok(())
}

proptest! {
    #[test]
    fn every_figure_is_the_sum_of_its_lines(steps in steps()) {
        let (state, _) = taken(&steps);
        let closed = state.closed();
        let lines = || state.board().tally().lines().iter().chain(closed.tally.lines());
        for at in (0..3).map(Seat) {
            for (category, sum) in closed.sums.iter().enumerate() {
                let own = lines().filter(|line| line.category == category && line.seat == at);
                prop_assert_eq!(own.map(|line| line.points).sum::<i64>(), sum[at]);
            }
            let all = lines().filter(|line| line.seat == at).map(|line| line.points).sum::<i64>();
            prop_assert_eq!(all, closed.standings.totals[at]);
        }
    }

    #[test]
    fn who_sits_where_changes_nothing(steps in steps(), order in seating()) {
        let (before, _) = taken(&steps);
        let turned: Vec<Step> = steps.iter().map(|step| step.reseated(order)).collect();
        let (after, _) = taken(&turned);
        reseated(&before, &after, order)?;
    }

    #[test]
    fn everything_undone_is_the_start(steps in steps()) {
        let (mut state, items) = taken(&steps);
        let undone = (0..=items.len()).take_while(|_| state.apply(Act::Undo).is_ok()).count();
        prop_assert_eq!(outcome(&settled(state.clone())), outcome(&start()));
        (0..undone).for_each(|_| state.apply(Act::Redo).unwrap());
        let mut again = start();
        for item in &items {
            again.apply(item).unwrap();
        }
        prop_assert_eq!(outcome(&settled(state)), outcome(&settled(again)));
    }

    #[test]
    fn what_is_undone_and_redone_on_the_way_leaves_no_trace(steps in vec(log::entry(), 0..20), back in vec(0..4_usize, 20)) {
        let (mut straight, mut winding) = (start(), start());
        for (step, back) in steps.iter().zip(back) {
            let item = read_item(&straight, &step.json(0)).unwrap();
            straight.apply(&item).unwrap();
            winding.apply(&item).unwrap();
            let undone = (0..back).take_while(|_| winding.apply(Act::Undo).is_ok()).count();
            (0..undone).for_each(|_| winding.apply(Act::Redo).unwrap());
        }
        let (straight, winding) = (settled(straight), settled(winding));
        let fault = |state: &State| state.fault().map(|(_, fault)| fault.code);
        prop_assert_eq!(fault(&straight), fault(&winding));
        if fault(&straight).is_none() {
            prop_assert_eq!(outcome(&straight), outcome(&winding));
        }
    }

    #[test]
    fn what_is_written_is_read_again(steps in steps()) {
        let (state, items) = taken(&steps);
        let mut again = start();
        for item in &items {
            let read = read_item(&again, &item_line(item)).unwrap();
            prop_assert_eq!(&read, item);
            again.apply(read).unwrap();
        }
        let read = format::read_document(&document(state.header(), &items));
        match read {
            Ok(read) => prop_assert_eq!(outcome(&read), outcome(&settled(again))),
            Err(rejected) => prop_assert_eq!(Some(&*rejected.fault), state.fault().map(|(_, fault)| fault)),
        }
    }

    #[test]
    fn the_board_that_goes_along_is_the_board_made_anew(steps in steps()) {
        let (along, _) = taken(&steps);
        let mut anew = along.clone();
        let nothing = read_item(&anew, r#"{"set":{}}"#).unwrap();
        anew.apply(nothing).unwrap();
        anew.settle();
        prop_assert_eq!(along.board().tally().lines(), anew.board().tally().lines());
        prop_assert_eq!(along.board().tally().warnings(), anew.board().tally().warnings());
        prop_assert_eq!(along.fault(), anew.fault());
        prop_assert_eq!(outcome(&along), outcome(&anew));
    }

    #[test]
    fn a_preview_is_what_comes_of_it(steps in steps(), more in log::step()) {
        let (mut state, _) = taken(&steps);
        let Ok(item) = read_item(&state, &more.json(state.items())) else { return Ok(()) };
        let Act::Change(scorewalk::session::Change::Enter(entry)) = item.act.clone() else { return Ok(()) };
        if state.fault().is_some() {
            return Ok(());
        }
        let placed = scorewalk::rules::Placed { item: state.items(), entry };
        let preview = state.board().preview(&placed, state.done());
        state.apply(item).unwrap();
        match preview {
            Ok(preview) => prop_assert_eq!((&preview.sums, &preview.standings), (&state.closed().sums, &state.closed().standings)),
            Err(fault) => prop_assert_eq!(state.fault().map(|(_, fault)| fault), Some(&fault)),
        }
    }

    #[test]
    fn no_text_stops_the_readers(text in any::<String>()) {
        let _ = (format::read_document(&text), format::read_session(&text), format::read_either(&text, "x.jsonl"));
    }

    #[test]
    fn no_damage_stops_the_readers(steps in steps(), at in any::<prop::sample::Index>(), with in ".{0,3}", cut in 0..9_usize) {
        let (state, items) = taken(&steps);
        let text = document(state.header(), &items);
        let letters: Vec<char> = text.chars().collect();
        let at = at.index(letters.len());
        let rest = letters.iter().skip(at + cut);
        let damaged: String = letters.iter().take(at).copied().chain(with.chars()).chain(rest.copied()).collect();
        let _ = (format::read_document(&damaged), format::read_either(&damaged, "-"));
    }
}
