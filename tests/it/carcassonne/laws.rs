//! What holds for any map.

use proptest::collection::vec;
use proptest::prelude::*;
use scorewalk::rules::Seat;
use scorewalk::session::State;
use scorewalk::session::format::read_document;
use serde_json::{Value as Json, json};

fn state(seats: usize, options: &Json, log: &[Json]) -> State {
    let players: Vec<Json> = (0..seats).map(|seat| json!({ "name": format!("P{seat}") })).collect();
    let document = json!({ "scorewalk": 1, "game": "carcassonne", "players": players, "options": options, "log": log });
    read_document(&document.to_string()).unwrap()
}

fn totals(state: &State) -> Vec<i64> {
    state.closed().standings.totals.values().to_vec()
}

/// Farmers of everybody, and which of six cities the field touches.
type Meadow = (Vec<i64>, Vec<bool>);

fn meadow(seats: usize) -> impl Strategy<Value = Meadow> {
    (vec(0..4_i64, seats), vec(any::<bool>(), 6))
}

fn field((followers, cities): &Meadow) -> Json {
    let names = cities.iter().enumerate().filter(|(_, on)| **on).map(|(at, _)| format!("c{at}"));
    json!({ "step": "field", "followers": followers, "cities": names.collect::<Vec<_>>() })
}

/// What a feature or field of any sort brings when these stand on it.
fn worth(what: usize, followers: &[i64], large: &[i64]) -> Vec<i64> {
    let seats = followers.len();
    let mut item = match what {
        0 => json!({ "step": "road", "completed": true, "tiles": 4 }),
        1 => json!({ "step": "city", "completed": true, "tiles": 5, "coats_of_arms": 2 }),
        2 => json!({ "step": "road", "completed": false, "tiles": 3 }),
        3 => json!({ "step": "city", "completed": false, "tiles": 6, "coats_of_arms": 1 }),
        _ => json!({ "step": "field", "cities": ["A", "B"] }),
    };
    item["followers"] = json!(followers);
    item["large"] = json!(large);
    let fields = ["per-field", "per-city", "city-once"][what % 3];
    let options = json!({ "expansions": ["inns-and-cathedrals"], "fields": fields });
    totals(&state(seats, &options, &[item]))
}

proptest! {
    #[test]
    fn under_todays_rule_the_order_of_fields_is_of_no_account(
        fields in vec(meadow(3), 0..6),
        order in any::<prop::sample::Index>(),
    ) {
        let log: Vec<Json> = fields.iter().map(field).collect();
        let mut turned = log.clone();
        let by = if log.is_empty() { 0 } else { order.index(log.len()) };
        turned.rotate_left(by);
        turned.reverse();
        let (one, other) = (state(3, &json!({}), &log), state(3, &json!({}), &turned));
        prop_assert_eq!(totals(&one), totals(&other));
    }

    #[test]
    fn under_the_first_rule_too(fields in vec(meadow(3), 0..6), order in any::<prop::sample::Index>()) {
        let log: Vec<Json> = fields.iter().map(field).collect();
        let mut turned = log.clone();
        turned.rotate_left(if log.is_empty() { 0 } else { order.index(log.len()) });
        let options = json!({ "fields": "per-city" });
        prop_assert_eq!(totals(&state(3, &options, &log)), totals(&state(3, &options, &turned)));
    }

    #[test]
    fn nobody_scores_a_city_twice_under_the_second_rule(fields in vec(meadow(3), 0..8)) {
        let log: Vec<Json> = fields.iter().map(field).collect();
        let state = state(3, &json!({ "fields": "city-once" }), &log);
        for total in totals(&state) {
            prop_assert!(total % 3 == 0 && total <= 3 * 6, "{}", total);
        }
    }

    #[test]
    fn one_follower_more_never_costs_its_owner_points(
        what in 0..6_usize,
        followers in vec(0..5_i64, 2..=6),
        large in vec(0..2_i64, 6),
        whose in any::<prop::sample::Index>(),
        big in any::<bool>(),
    ) {
        let seats = followers.len();
        let (mut more, mut larger) = (followers.clone(), large[..seats].to_vec());
        let at = whose.index(seats);
        if big { larger[at] += 1 } else { more[at] += 1 }
        let (before, after) = (worth(what, &followers, &large[..seats]), worth(what, &more, &larger));
        prop_assert!(after[at] >= before[at], "{:?} {:?}", before, after);
    }

    #[test]
    fn all_who_are_tied_for_the_most_score_in_full_and_nobody_else_scores(
        what in 0..6_usize,
        followers in vec(0..4_i64, 2..=6),
        large in vec(0..2_i64, 6),
    ) {
        let strength: Vec<i64> = followers.iter().zip(&large).map(|(small, big)| small + 2 * big).collect();
        let most = strength.iter().copied().max().unwrap();
        let full = worth(what, &[1, 0], &[0, 0])[0];
        let wanted: Vec<i64> = strength.iter().map(|own| if *own == most && most > 0 { full } else { 0 }).collect();
        prop_assert_eq!(worth(what, &followers, &large[..followers.len()]), wanted);
    }

    #[test]
    fn a_large_follower_is_as_strong_as_two(what in 0..6_usize, others in vec(0..4_i64, 1..=5), own in 0..3_i64) {
        let seats = others.len() + 1;
        let with = |own: i64| std::iter::once(own).chain(others.iter().copied()).collect::<Vec<_>>();
        let mut large = vec![0; seats];
        let two = worth(what, &with(own + 2), &large);
        large[0] = 1;
        prop_assert_eq!(worth(what, &with(own), &large), two);
    }

    #[test]
    fn every_figure_is_the_sum_of_its_lines_whatever_the_rule(
        fields in vec(meadow(4), 0..6),
        rule in prop::sample::select(vec!["per-field", "per-city", "city-once"]),
    ) {
        let log: Vec<Json> = fields.iter().map(field).collect();
        let state = state(4, &json!({ "fields": rule }), &log);
        for at in 0..4 {
            let own: i64 = state.lines().filter(|line| line.seat == Seat(at)).map(|line| line.points).sum();
            prop_assert_eq!(own, totals(&state)[at]);
        }
        let path = state.path();
        if let Some((_, last)) = path.last() {
            prop_assert_eq!(last.values().to_vec(), totals(&state));
        }
    }
}

#[test]
fn a_tie_pays_everybody_at_any_table() {
    for seats in 2..=6 {
        assert_eq!(worth(1, &vec![2; seats], &vec![1; seats]), vec![14; seats]);
    }
}
