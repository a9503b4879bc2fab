//! What holds for any log of *The Castles of Burgundy*.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use scorewalk::rules::Seat;
use scorewalk::session::format::{self, document, item_line, read_item};
use scorewalk::session::{Act, Change, Item, State};
use serde_json::{Value as Json, json};

use super::log::taken_from;
use super::{outcome, reseated, settled};
use crate::burgundy::document as text_of;

const ALL: &str = r#"{"modules":["inns","shields","border-posts","white-castles","vineyards"]}"#;
const KINDS: [(&str, i64); 6] =
    [("building", 12), ("livestock", 6), ("monastery", 6), ("ship", 6), ("castle", 4), ("mine", 3)];
const PHASES: [(&str, i64); 5] = [("A", 10), ("B", 8), ("C", 6), ("D", 4), ("E", 2)];
const SIZES: [i64; 10] = [1, 3, 6, 10, 15, 21, 28, 36, 45, 55];

fn start() -> State {
    format::read_document(&text_of(3, ALL, "")).unwrap()
}

fn state(log: &[Json]) -> State {
    let log: Vec<String> = log.iter().map(Json::to_string).collect();
    format::read_document(&text_of(3, ALL, &log.join(","))).unwrap()
}

fn totals(state: &State) -> Vec<i64> {
    state.closed().standings.totals.values().to_vec()
}

/// An entry with some of its yes or no, where they are yes.
fn with(mut item: Json, flags: &[(&str, bool)]) -> Json {
    for (key, _) in flags.iter().filter(|(_, on)| *on) {
        item[key] = json!(true);
    }
    item
}

fn area() -> impl Strategy<Value = Json> {
    (0..3_usize, select(KINDS.to_vec()), 1..9_i64, select(PHASES.to_vec()), any::<(bool, bool)>()).prop_map(
        |(player, (kind, spaces), size, (phase, _), (inn, shield))| {
            let size = size.min(spaces);
            let item = json!({ "step": "area", "player": player, "kind": kind, "size": size, "phase": phase });
            with(item, &[("inn", inn), ("shield_17", shield)])
        },
    )
}

fn livestock() -> impl Strategy<Value = Json> {
    let animals = select(vec!["cow", "sheep", "pig", "goose"]);
    (0..3_usize, 0..4_i64, animals, 1..5_i64, any::<bool>()).prop_map(|(player, pasture, animal, count, shield)| {
        let item =
            json!({ "step": "livestock", "player": player, "pasture": pasture, "animal": animal, "count": count });
        with(item, &[("shield_1", shield)])
    })
}

/// Entries in which the first of a kind counts.
fn race() -> impl Strategy<Value = Json> {
    let colour = (0..3_usize, select(KINDS.to_vec()), any::<bool>()).prop_map(|(player, (kind, _), shield)| {
        with(json!({ "step": "colour-bonus", "player": player, "colour": kind }), &[("shield_7", shield)])
    });
    let posts = (0..3_usize, 2..4_i64, select(PHASES.to_vec())).prop_map(
        |(player, posts, (phase, _))| json!({ "step": "border-posts", "player": player, "posts": posts, "phase": phase }),
    );
    prop_oneof![colour, posts]
}

fn others() -> impl Strategy<Value = Json> {
    let each = || [0..9_i64, 0..9, 0..9];
    prop_oneof![
        (0..3_usize, 0..9_i64, any::<bool>()).prop_map(|(player, tiles, shield)| {
            with(
                json!({ "step": "sale", "player": player, "tiles": tiles, "goods": 1 + tiles % 6 }),
                &[("shield_12", shield)],
            )
        }),
        (0..3_usize).prop_map(|player| json!({ "step": "watchtower", "player": player })),
        (0..3_usize, 6..9_i64)
            .prop_map(|(player, tile)| json!({ "step": "monastery", "player": player, "tile": tile })),
        (select(PHASES.to_vec()), 1..6_i64)
            .prop_map(|((phase, _), round)| json!({ "step": "round", "phase": phase, "round": round })),
        (each(), each(), each()).prop_map(|(goods, silver, workers)| {
            json!({ "step": "leftovers", "goods": goods, "silver": silver, "workers": workers })
        }),
        (0..3_usize, 15..27_i64, 0..9_i64, any::<bool>()).prop_map(|(player, tile, count, copied)| {
            with(
                json!({ "step": "scoring-monastery", "player": player, "tile": tile, "count": count }),
                &[("copied", copied)],
            )
        }),
        (0..3_usize, 1..19_i64)
            .prop_map(|(player, shield)| json!({ "step": "shield", "player": player, "shield": shield })),
        (0..3_usize, 1..14_i64)
            .prop_map(|(player, size)| json!({ "step": "vineyard", "player": player, "size": size })),
        each().prop_map(|points| json!({ "step": "points-in-play", "points": points })),
        [0..3_i64, 0..3, 0..3].prop_map(|spaces| json!({ "step": "empty-spaces", "spaces": spaces })),
        [0..3_i64, 0..3, 0..3].prop_map(|ahead| json!({ "step": "bridge", "ahead": ahead })),
    ]
}

fn entry() -> impl Strategy<Value = Json> {
    prop_oneof![2 => area(), 3 => livestock(), 2 => race(), 5 => others()]
}

/// One thing that is done, `Index` meaning an item before it.
#[derive(Clone, Debug)]
enum Deed {
    Enter(Json),
    Replace(Index, Json),
    Remove(Index),
    Done(&'static str),
    Undo,
    Redo,
}

fn deed() -> impl Strategy<Value = Deed> {
    let open = select(vec!["play", "monasteries", "shields", "vineyards"]);
    prop_oneof![
        12 => entry().prop_map(Deed::Enter),
        2 => (any::<Index>(), entry()).prop_map(|(item, entry)| Deed::Replace(item, entry)),
        1 => any::<Index>().prop_map(Deed::Remove),
        1 => open.prop_map(Deed::Done),
        1 => Just(Deed::Undo),
        1 => Just(Deed::Redo),
    ]
}

impl Deed {
    fn json(&self, items: usize) -> String {
        let of = |index: &Index| index.index(items.max(1));
        match self {
            Self::Enter(entry) => entry.clone(),
            Self::Replace(item, entry) => json!({ "replace": of(item), "with": entry }),
            Self::Remove(item) => json!({ "remove": of(item) }),
            Self::Done(stage) => json!({ "done": stage }),
            Self::Undo => json!({ "undo": true }),
            Self::Redo => json!({ "redo": true }),
        }
        .to_string()
    }

    /// The same with everybody on another seat.
    fn reseated(&self, order: [usize; 3]) -> Self {
        let turned = |entry: &Json| {
            let mut entry = entry.clone();
            let map = entry.as_object_mut().unwrap();
            for (key, value) in map.iter_mut() {
                if key == "player" {
                    let at = usize::try_from(value.as_u64().unwrap()).unwrap();
                    *value = json!(order.iter().position(|seat| *seat == at));
                } else if let Some(list) = value.as_array() {
                    *value = json!(order.map(|seat| list[seat].clone()));
                }
            }
            entry
        };
        match self {
            Self::Enter(entry) => Self::Enter(turned(entry)),
            Self::Replace(item, entry) => Self::Replace(*item, turned(entry)),
            same => same.clone(),
        }
    }
}

/// The state after these deeds, without those that are refused or forbidden, and the items taken.
fn taken(deeds: &[Deed]) -> (State, Vec<Item>) {
    taken_from(start(), deeds, Deed::json)
}

#[test]
fn an_area_is_worth_its_size_and_its_phase() {
    for (kind, spaces) in KINDS {
        for ((phase, bonus), size) in
            PHASES.iter().flat_map(|phase| (1..=spaces.min(8)).map(move |size| (*phase, size)))
        {
            for (inn, shield) in [(false, false), (true, false), (false, true), (true, true)] {
                let item = json!({ "step": "area", "player": 1, "kind": kind, "size": size, "phase": phase });
                let state = state(&[with(item, &[("inn", inn), ("shield_17", shield)])]);
                let counted = usize::try_from(size).unwrap() + usize::from(inn) + usize::from(shield);
                assert_eq!(totals(&state), [0, SIZES[counted - 1] + bonus, 0], "{kind} {size} {phase} {inn} {shield}");
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, ..ProptestConfig::default() })]

    #[test]
    fn animals_of_others_change_nothing(log in vec(livestock(), 0..24)) {
        let all = totals(&state(&log));
        for (player, points) in all.iter().enumerate() {
            let own: Vec<Json> = log.iter().filter(|item| item["player"] == player).cloned().collect();
            prop_assert_eq!(totals(&state(&own))[player], *points);
        }
    }

    #[test]
    fn an_entry_replaced_is_as_if_it_had_always_read_so(
        log in vec(prop_oneof![livestock(), race(), area()], 1..16),
        at in any::<Index>(),
        instead in prop_oneof![livestock(), race(), area()],
    ) {
        let at = at.index(log.len());
        let replaced: Vec<Json> = log.iter().cloned().chain([json!({ "replace": at, "with": instead })]).collect();
        let mut written = log;
        written[at] = instead;
        let read = |log: &[Json]| {
            let log: Vec<String> = log.iter().map(Json::to_string).collect();
            format::read_document(&text_of(3, ALL, &log.join(",")))
        };
        match (read(&replaced), read(&written)) {
            (Ok(one), Ok(other)) => prop_assert_eq!(&one.closed().sums, &other.closed().sums),
            (Err(one), Err(other)) => prop_assert_eq!((one.item, &one.fault), (other.item, &other.fault)),
            (one, other) => prop_assert!(false, "{one:?} but {other:?}"),
        }
    }

    #[test]
    fn a_shield_that_doubles_does_so_wherever_it_stands(log in vec(others(), 0..16), number in select(vec![10, 13]), at in any::<Index>()) {
        let (before, _) = taken(&log.into_iter().map(Deed::Enter).collect::<Vec<_>>());
        let log: Vec<Json> = before.entries().map(|placed| {
            let entry = Item::from(Act::from(Change::Enter(placed.entry.clone())));
            serde_json::from_str(&item_line(&entry)).unwrap()
        }).collect();
        let shield = json!({ "step": "shield", "player": 1, "shield": number });
        let with = |at: usize| {
            let mut log: Vec<String> = log.iter().map(Json::to_string).collect();
            log.insert(at, shield.to_string());
            format::read_document(&text_of(3, ALL, &log.join(","))).map(|state| totals(&state)).map_err(|rejected| rejected.fault.code.0)
        };
        prop_assert_eq!(with(at.index(log.len() + 1)), with(log.len()));
    }

    #[test]
    fn everything_undone_is_nothing(deeds in vec(deed(), 0..32)) {
        let (mut state, _) = taken(&deeds);
        while state.apply(Act::Undo).is_ok() {}
        let state = settled(state);
        prop_assert_eq!(totals(&state), [0, 0, 0]);
        prop_assert_eq!(state.lines().count(), 0);
        prop_assert_eq!(outcome(&state), outcome(&start()));
    }

    #[test]
    fn every_figure_is_the_sum_of_its_lines(deeds in vec(deed(), 0..32)) {
        let (state, _) = taken(&deeds);
        for (category, sum) in state.closed().sums.iter().enumerate() {
            for at in (0..3).map(Seat) {
                let own = state.lines().filter(|line| line.category == category && line.seat == at);
                prop_assert_eq!(own.map(|line| line.points).sum::<i64>(), sum[at]);
            }
        }
        prop_assert!(state.lines().all(|line| line.item.is_some()));
    }

    #[test]
    fn who_sits_where_changes_nothing(deeds in vec(deed(), 0..32), order in super::log::seating()) {
        let (before, _) = taken(&deeds);
        let turned: Vec<Deed> = deeds.iter().map(|deed| deed.reseated(order)).collect();
        let (after, _) = taken(&turned);
        reseated(&before, &after, order)?;
    }

    #[test]
    fn the_board_that_goes_along_is_the_board_made_anew(deeds in vec(deed(), 0..32), more in entry()) {
        let (along, items) = taken(&deeds);
        let anew = format::read_document(&document(along.header(), &items)).unwrap();
        prop_assert_eq!(along.board().tally().lines(), anew.board().tally().lines());
        prop_assert_eq!(along.board().tally().warnings(), anew.board().tally().warnings());
        prop_assert_eq!(outcome(&along), outcome(&anew));
        let item = read_item(&along, &more.to_string()).unwrap();
        let Act::Change(Change::Enter(entry)) = item.act.clone() else { unreachable!() };
        let placed = scorewalk::rules::Placed { item: along.items(), entry };
        let preview = along.board().preview(&placed, along.done());
        let mut after = along;
        after.apply(item).unwrap();
        after.settle();
        match preview {
            Ok(preview) => prop_assert_eq!((&preview.sums, &preview.standings), (&after.closed().sums, &after.closed().standings)),
            Err(fault) => prop_assert_eq!(after.fault().map(|(_, fault)| fault), Some(&fault)),
        }
    }
}
