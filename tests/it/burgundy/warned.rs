//! What looks wrong and is scored all the same.

use scorewalk::rules::Warning;
use scorewalk::text::{Lang, Text};

use super::{ALL, name, state};

/// The warnings of a log: item, code and words.
fn warnings(players: usize, log: &[&str]) -> Vec<(Option<usize>, &'static str, String)> {
    let state = state(players, ALL, &log.join(","));
    let text = Text::new(Lang::En);
    let told = |warning: &Warning| (warning.item, warning.code, text.message(&warning.message, &name));
    state.warnings().map(told).collect()
}

#[track_caller]
fn check(players: usize, log: &[&str], wanted: &[(usize, &str, &str)]) {
    let found = warnings(players, log);
    let found: Vec<_> = found.iter().map(|(item, code, words)| (item.unwrap(), *code, words.as_str())).collect();
    assert_eq!(found, wanted, "{log:?}");
}

#[test]
fn areas_above_the_spaces_of_a_colour() {
    let area = |size: i64| format!(r#"{{"step":"area","player":1,"kind":"mine","size":{size},"phase":"E"}}"#);
    let (two, one) = (area(2), area(1));
    check(2, &[&two, &one], &[]);
    let words = "Ben, mine: areas of 4 spaces in all, but there are only 3";
    check(2, &[&two, &two, &one], &[(1, "colour-overfilled", words)]);
}

#[test]
fn bonuses_that_are_gone() {
    let bonus = |player: usize| format!(r#"{{"step":"colour-bonus","player":{player},"colour":"mine"}}"#);
    let log = [bonus(0), bonus(1), bonus(2)];
    let words = "Cleo is third or later, so there is no bonus left";
    check(3, &log.each_ref().map(String::as_str), &[(2, "no-bonus-left", words)]);
    let posts = |player: usize| format!(r#"{{"step":"border-posts","player":{player},"posts":3,"phase":"A"}}"#);
    let log = [posts(2), posts(1), posts(0)];
    let words = "Anna is third or later, so there is no bonus left";
    check(3, &log.each_ref().map(String::as_str), &[(2, "no-bonus-left", words)]);
}

#[test]
fn what_is_there_once() {
    let tile = |player: usize| format!(r#"{{"step":"monastery","player":{player},"tile":3}}"#);
    let words = "Tile 3 lies with Anna already, and there is only one; usually only shield 6 copies it";
    check(2, &[&tile(0), &tile(1)], &[(1, "held-twice", words)]);
    let posts = r#"{"step":"border-posts","player":1,"posts":2,"phase":"A"}"#;
    let words = "Ben: these 2 border posts are linked in the log already; each link scores once";
    check(2, &[posts, posts], &[(1, "held-twice", words)]);
}

#[test]
fn more_goods_than_there_can_be() {
    let sale = |tiles: i64, more: &str| format!(r#"{{"step":"sale","player":0,"tiles":{tiles}{more}}}"#);
    let (some, rest) = (sale(14, ""), r#"{"step":"leftovers","goods":[1,0],"silver":[0,0],"workers":[0,0]}"#);
    let words = "Anna: 29 goods tiles, but a player gets at most 28";
    check(2, &[&some, &some, rest], &[(2, "too-many-goods", words)]);
    check(2, &[rest, &some, &some], &[(2, "too-many-goods", words)]);
    check(2, &[&some, &some], &[]);
    let red = sale(4, r#","goods":2"#);
    check(2, &[&red, &red], &[(1, "too-many-goods", "Anna: 8 tiles of goods 2, but there are only 7")]);
    let counted = r#"{"step":"scoring-monastery","player":0,"tile":25,"count":29}"#;
    check(2, &[counted], &[(0, "too-many-goods", words)]);
}

#[test]
fn counts_that_cannot_be() {
    let tile =
        |tile: i64, count: i64| format!(r#"{{"step":"scoring-monastery","player":0,"tile":{tile},"count":{count}}}"#);
    for (number, most) in (16..=23).map(|tile| (tile, 7)).chain([(15, 6), (24, 5), (26, 7)]) {
        let words = format!("Anna: {} of what this tile counts, but there can only be {most}", most + 1);
        check(2, &[&tile(number, most)], &[]);
        check(2, &[&tile(number, most + 1)], &[(0, "count-too-high", &words)]);
    }
    check(2, &[&tile(29, 40)], &[]);
    let tower = r#"{"step":"watchtower","player":1}"#;
    let words = "Ben: 8 watchtowers, but a player has room for 7 at most";
    check(2, &[tower; 9], &[(7, "count-too-high", words)]);
    let left = r#"{"step":"leftovers","goods":[0,0],"silver":[16,15],"workers":[20,21]}"#;
    let wanted = [
        (0, "count-too-high", "Anna: 16 silver left; up to 15 is usual"),
        (0, "count-too-high", "Ben: 21 workers left; up to 20 is usual"),
    ];
    check(2, &[left], &wanted);
}

#[test]
fn a_low_total_is_odd_only_once_everything_is_in() {
    let left = r#"{"step":"leftovers","goods":[0,0],"silver":[0,0],"workers":[0,0]}"#;
    let track = r#"{"step":"points-in-play","points":[321,59]}"#;
    let done = ["play", "monasteries", "shields", "vineyards"].map(|stage| format!(r#"{{"done":"{stage}"}}"#));
    let mut log = vec![track, left];
    let high = (None, "unusual-total", "Anna: 321 in all; 60–320 is usual".to_owned());
    assert_eq!(warnings(2, &log), std::slice::from_ref(&high));
    log.extend(done.iter().map(String::as_str));
    let low = (None, "unusual-total", "Ben: 59 in all; 60–320 is usual".to_owned());
    assert_eq!(warnings(2, &log), [high.clone(), low]);
    log.remove(1);
    assert_eq!(warnings(2, &log), [high]);
}
