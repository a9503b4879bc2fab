//! What the rules forbid: the code, the item and a whole sentence.

use scorewalk::text::{Lang, Text};

use super::{ALL, read};

#[track_caller]
fn check(players: usize, options: &str, log: &[&str], code: &str, key: &str, words: &str) {
    let rejected = read(players, options, &log.join(",")).expect_err("it is forbidden");
    assert_eq!((rejected.fault.code.0, rejected.item), (code, Some(log.len() - 1)), "{rejected:?}");
    assert_eq!(rejected.fault.key.as_deref(), Some(key));
    assert_eq!(Text::new(Lang::En).fault(&rejected.fault), words);
    assert!(Text::new(Lang::Ru).fault(&rejected.fault).ends_with('.'));
}

#[test]
fn an_area_larger_than_its_colour() {
    let words =
        "size: of this colour, castle, there are 4 spaces, so no area is larger. Check the colour and the size.";
    let area = |size: i64| format!(r#"{{"step":"area","player":0,"kind":"castle","size":{size},"phase":"A"}}"#);
    check(2, "{}", &[&area(4), &area(5)], "area-too-large", "size", words);
    assert!(read(2, "{}", &format!(r#"{},{{"remove":0}}"#, area(5))).is_ok(), "judged on what is in force");
}

#[test]
fn a_colour_bonus_twice_or_alone() {
    let bonus = r#"{"step":"colour-bonus","player":0,"colour":"ship"}"#;
    let words = "colour: a player finishes a colour once, and item 0 of the log has this one already, ship. \
                 Change that entry, or pick another colour.";
    check(2, "{}", &[bonus, bonus], "entered-twice", "colour", words);
    let words = "colour: a player alone gets no such bonus. Leave the entry out.";
    check(1, "{}", &[bonus], "solo-no-bonus", "colour", words);
    let posts = r#"{"step":"border-posts","player":0,"posts":3,"phase":"A"}"#;
    check(1, ALL, &[posts], "solo-no-bonus", "posts", "posts: a player alone gets no such bonus. Leave the entry out.");
}

#[test]
fn numbers_that_are_there_once() {
    let tile = |player: usize, more: &str| {
        format!(r#"{{"step":"scoring-monastery","player":{player},"tile":16,"count":2{more}}}"#)
    };
    let words = "tile: there is one tile 16, and item 1 of the log scores it. If shield 6 copies it, say so; else \
                 change one of them.";
    let copied = tile(1, r#","copied":true"#);
    check(2, "{}", &[&copied, &tile(0, ""), &copied, &tile(1, "")], "entered-twice", "tile", words);
    let shield = |player: usize, number: i64| format!(r#"{{"step":"shield","player":{player},"shield":{number}}}"#);
    let words = "shield: there is one shield 5, and item 0 of the log keeps it. Change one of them.";
    check(2, ALL, &[&shield(0, 5), &shield(1, 5)], "entered-twice", "shield", words);
    let five: Vec<String> = (1..=5).map(|number| shield(1, number)).collect();
    let words = "shield: a player keeps 4 at most, one for each castle. Remove one, or check whose it is.";
    let five: Vec<&str> = five.iter().map(String::as_str).collect();
    check(2, ALL, &five, "too-many-shields", "shield", words);
}

#[test]
fn tiles_that_do_not_score_at_the_end() {
    for tile in [27, 28] {
        let item = format!(r#"{{"step":"scoring-monastery","player":0,"tile":{tile},"count":1}}"#);
        let words = "tile: 15 to 26, or 29. The others score during play, if at all.";
        check(2, ALL, &[&item], "out-of-range", "tile", words);
    }
}

#[test]
fn what_needs_a_module() {
    let words = |key: &str, module: &str| {
        format!("{key}: it needs «{module}», which is off in this game. Switch that on, or leave the key out.")
    };
    let area = |flag: &str| format!(r#"{{"step":"area","player":0,"kind":"ship","size":4,"phase":"E","{flag}":true}}"#);
    check(2, "{}", &[&area("inn")], "module-off", "inn", &words("inn", "inns"));
    check(2, "{}", &[&area("shield_17")], "module-off", "shield_17", &words("shield_17", "shields"));
    assert!(read(2, "{}", &area("inn").replace("true", "false")).is_ok(), "no is nothing");
    let steps = [
        (r#"{"step":"border-posts","player":0,"posts":2,"phase":"A"}"#, "step", "border-posts"),
        (
            r#"{"step":"livestock","player":0,"pasture":1,"animal":"cow","count":1,"shield_1":true}"#,
            "shield_1",
            "shields",
        ),
        (r#"{"step":"sale","player":0,"tiles":1,"shield_12":true}"#, "shield_12", "shields"),
        (r#"{"step":"colour-bonus","player":0,"colour":"ship","shield_7":true}"#, "shield_7", "shields"),
        (r#"{"step":"scoring-monastery","player":0,"tile":29,"count":1}"#, "tile", "white-castles"),
        (r#"{"step":"shield","player":0,"shield":1}"#, "step", "shields"),
        (r#"{"step":"vineyard","player":0,"size":1}"#, "step", "vineyards"),
    ];
    for (item, key, module) in steps {
        check(2, "{}", &[item], "module-off", key, &words(key, module));
        assert!(read(2, ALL, item).is_ok(), "{item}");
    }
}
