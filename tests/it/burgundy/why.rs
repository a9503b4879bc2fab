//! Reasons, in words: count × value, and which rule made it another.

use scorewalk::text::Lang;

use super::{ALL, state, totals, whys};

/// The reasons of a category.
#[track_caller]
fn check(players: usize, options: &str, log: &str, category: &str, wanted: &[(i64, &str)]) {
    let found = whys(&state(players, options, log), category, Lang::En);
    let found: Vec<(i64, &str)> = found.iter().map(|(points, why)| (*points, why.as_str())).collect();
    assert_eq!(found, wanted, "{log}");
}

fn area(size: i64, more: &str) -> String {
    format!(r#"{{"step":"area","player":0,"kind":"building","size":{size},"phase":"C"{more}}}"#)
}

#[test]
fn areas() {
    let plain = [(12, "size 3 → 6, phase C → 6")];
    check(2, "{}", &area(3, ""), "areas", &plain);
    check(2, ALL, &area(4, r#","inn":true"#), "areas", &[(21, "size 4, inn: 5 → 15, phase C → 6")]);
    check(2, ALL, &area(3, r#","shield_17":true"#), "areas", &[(16, "size 3, shield 17: 4 → 10, phase C → 6")]);
    let both = area(8, r#","inn":true,"shield_17":true"#);
    let beyond = "size 8, inn, shield 17: 10 → 55 (printed in 2023 only), phase C → 6";
    check(2, ALL, &both, "areas", &[(61, beyond)]);
    let modern = ALL.replace('{', r#"{"edition":"2023","#);
    check(2, &modern, &both, "areas", &[(61, "size 8, inn, shield 17: 10 → 55, phase C → 6")]);
}

#[test]
fn bonuses() {
    let bonus =
        |player: usize, more: &str| format!(r#"{{"step":"colour-bonus","player":{player},"colour":"ship"{more}}}"#);
    let log = [bonus(2, ""), bonus(0, r#","shield_7":true"#), bonus(1, r#","shield_7":true"#)].join(",");
    let wanted = [
        (6, "ship, first with 3 players: 6"),
        (6, "ship, second with 3 players: 3 × 2, shield 7"),
        (0, "ship, third or later: nothing"),
    ];
    check(3, ALL, &log, "colour-bonuses", &wanted);
    let posts = |player: usize, posts: i64, more: &str| {
        format!(r#"{{"step":"border-posts","player":{player},"posts":{posts},"phase":"B"{more}}}"#)
    };
    let log = [posts(1, 2, r#","shield_7":true"#), posts(0, 3, r#","shield_7":true"#), posts(1, 3, "")].join(",");
    let wanted = [
        (8, "2 border posts, phase B → 8"),
        (10, "3 border posts, first with 2 players: 5 × 2, shield 7"),
        (2, "3 border posts, second with 2 players: 2"),
    ];
    check(2, ALL, &log, "border-posts", &wanted);
    check(1, ALL, &posts(0, 2, ""), "border-posts", &[(8, "2 border posts, phase B → 8")]);
}

#[test]
fn animals() {
    let tile = |pasture: i64, animal: &str, count: i64, more: &str| {
        format!(r#"{{"step":"livestock","player":0,"pasture":{pasture},"animal":"{animal}","count":{count}{more}}}"#)
    };
    let log = [
        tile(1, "sheep", 4, ""),
        tile(2, "sheep", 2, ""),
        tile(1, "sheep", 3, ""),
        r#"{"step":"monastery","player":1,"tile":7}"#.to_owned(),
        tile(2, "sheep", 1, ""),
        r#"{"step":"monastery","player":0,"tile":7}"#.to_owned(),
        tile(2, "sheep", 3, ""),
        tile(3, "goose", 2, ""),
        tile(3, "sheep", 1, r#","shield_1":true"#),
    ];
    let wanted = [
        (4, "4 new, none there"),
        (2, "2 new, none there"),
        (7, "3 new + 4 there = 7"),
        (3, "1 new + 2 there = 3"),
        (9, "3 new + 3 there + 3 tiles for tile 7 = 9"),
        (3, "2 new, none there + 1 for tile 7 = 3"),
        (20, "1 new + 13 there + 6 tiles for tile 7 = 20"),
    ];
    check(2, ALL, &log.join(","), "livestock", &wanted);
}

#[test]
fn goods_and_leftovers() {
    let sale = |more: &str| format!(r#"{{"step":"sale","player":1,"tiles":3{more}}}"#);
    let wanted = [(9, "3 goods tiles × 3"), (18, "3 goods tiles × 3 × 2, shield 12")];
    check(3, ALL, &[sale(r#","goods":4"#), sale(r#","shield_12":true"#)].join(","), "goods-sold", &wanted);
    check(1, "{}", &sale("").replace("\"player\":1", "\"player\":0"), "goods-sold", &[(6, "3 goods tiles × 2")]);
    check(2, "{}", r#"{"step":"watchtower","player":0}"#, "watchtowers", &[(4, "1 watchtower × 4")]);
    let left = r#"{"step":"leftovers","goods":[3,1],"silver":[2,0],"workers":[5,1]}"#;
    check(2, "{}", left, "goods-left", &[(3, "3 goods tiles × 1"), (1, "1 goods tile × 1")]);
    check(2, "{}", left, "silver", &[(2, "2 silver × 1"), (0, "0 silver × 1")]);
    check(2, "{}", left, "workers", &[(2, "5 workers ÷ 2, rounded down"), (0, "1 worker ÷ 2, rounded down")]);
}

#[test]
fn every_scoring_monastery_in_every_edition() {
    let worth = |edition: &str, tile: i64| {
        let options = format!(r#"{{"edition":"{edition}","modules":["white-castles"]}}"#);
        let log = format!(r#"{{"step":"scoring-monastery","player":1,"tile":{tile},"count":3}}"#);
        let state = state(2, &options, &log);
        let why = whys(&state, "monasteries", Lang::En).remove(0).1;
        assert!(why.starts_with(&format!("{tile}: 3 ")), "{why}");
        totals(&state)[1]
    };
    for tile in (16..=24).chain([29]) {
        assert_eq!(["2011", "2019", "2023"].map(|edition| worth(edition, tile)), [12; 3], "{tile}");
    }
    assert_eq!(["2011", "2019", "2023"].map(|edition| worth(edition, 15)), [9, 6, 6]);
    assert_eq!(["2011", "2019", "2023"].map(|edition| worth(edition, 25)), [3; 3]);
    assert_eq!(["2011", "2019", "2023"].map(|edition| worth(edition, 26)), [6, 9, 9]);
}

#[test]
fn what_a_shield_doubles_says_so() {
    let log = [
        r#"{"step":"shield","player":0,"shield":13}"#,
        r#"{"step":"scoring-monastery","player":1,"tile":17,"count":2}"#,
        r#"{"step":"scoring-monastery","player":0,"tile":17,"count":1,"copied":true}"#,
        r#"{"step":"shield","player":0,"shield":10}"#,
        r#"{"step":"shield","player":1,"shield":1}"#,
        r#"{"step":"scoring-monastery","player":0,"tile":22,"count":2}"#,
    ];
    let monasteries = [
        (8, "17: 2 watchtowers × 4"),
        (8, "17: 1 watchtower × 4, copied with shield 6, doubled by shield 10"),
        (16, "22: 2 banks × 4, doubled by shield 10"),
    ];
    check(2, ALL, &log.join(","), "monasteries", &monasteries);
    let shields =
        [(8, "shield 13: 4, doubled by shield 13"), (16, "shield 10: 8, doubled by shield 13"), (12, "shield 1: 12")];
    check(2, ALL, &log.join(","), "shields", &shields);
    let state = state(2, ALL, &log.join(","));
    assert_eq!(state.lines_of(3).map(|line| line.points).collect::<Vec<_>>(), [16]);
    assert_eq!(totals(&state), [48, 20]);
}

#[test]
fn vineyards() {
    let wanted = [(91, "region of 13 → 91")];
    check(2, ALL, r#"{"step":"vineyard","player":0,"size":13}"#, "vineyards", &wanted);
}

#[test]
fn russian_counts_as_people_do() {
    let log = [
        r#"{"step":"livestock","player":0,"pasture":1,"animal":"cow","count":1}"#,
        r#"{"step":"livestock","player":0,"pasture":1,"animal":"cow","count":3}"#,
        r#"{"step":"scoring-monastery","player":0,"tile":21,"count":5}"#,
        r#"{"step":"scoring-monastery","player":0,"tile":18,"count":2}"#,
    ];
    let state = state(2, "{}", &log.join(","));
    let said = |category| whys(&state, category, Lang::Ru).into_iter().map(|(_, why)| why).collect::<Vec<_>>();
    assert_eq!(said("livestock"), ["1 новое, таких там нет", "3 новых + 1 там = 4"]);
    assert_eq!(said("monasteries"), ["№ 21: 5 постоялых дворов × 4", "№ 18: 2 плотницкие × 4"]);
}
