//! A game of no box that has one of everything, to hold the core to what it promises every game.

mod digits;
mod forms;
mod game;
mod kinds;
mod law;
mod screens;
mod table;

use scorewalk::rules::Decision;
use scorewalk::session::State;
use scorewalk::session::format::{self, Rejected, header_line, item_line};
use scorewalk::text::{Lang, Text};

use super::errors::{all_right_is_taken, all_wrong_is_told};
pub(crate) use game::TOY;
use game::find;

fn read(options: &str, log: &str) -> Result<State, Rejected> {
    let players = r#"[{"name":"Anna"},{"name":"Ben"},{"name":"Cleo"}]"#;
    let text = format!(r#"{{"scorewalk":1,"game":"toy","players":{players},"options":{options},"log":[{log}]}}"#);
    format::read_document_of(&text, find)
}

#[track_caller]
fn refused(options: &str, log: &str) -> (&'static str, Option<usize>, Option<String>) {
    let rejected = read(options, log).expect_err("it is wrong");
    (rejected.fault.code.0, rejected.item, rejected.fault.key.clone())
}

const PLAIN: &str = r#"{"step":"plain","number":3,"who":1}"#;

#[test]
fn every_kind_of_field_is_read_and_refused() {
    all_right_is_taken(&TOY, find);
    all_wrong_is_told(&TOY, find);
}

#[test]
fn every_kind_of_option_is_read_and_refused() {
    let all = r#"{"word":"b","modules":["more"],"number":9,"table":[{"up_to":3,"places":[1]}],"agreed":{"name":"age","highest_wins":true}}"#;
    assert!(read(all, "").is_ok());
    assert!(read(r#"{"modules":["more","more"]}"#, "").is_ok());
    for (options, code, key) in [
        (r#"{"word":"c"}"#, "out-of-range", "word"),
        (r#"{"word":1}"#, "wrong-type", "word"),
        (r#"{"modules":["less"]}"#, "out-of-range", "modules"),
        (r#"{"modules":"more"}"#, "wrong-type", "modules"),
        (r#"{"number":11}"#, "out-of-range", "number"),
        (r#"{"number":1.0}"#, "wrong-type", "number"),
        (r#"{"table":[{"up_to":3,"places":[]},{"up_to":2,"places":[]}]}"#, "out-of-range", "up_to"),
        (r#"{"table":[{"up_to":3}]}"#, "missing-key", "places"),
        (r#"{"table":[{"up_to":3,"places":[1],"x":1}]}"#, "unknown-key", "x"),
        (r#"{"agreed":null}"#, "wrong-type", "agreed"),
        (r#"{"agreed":{"name":"age"}}"#, "missing-key", "highest_wins"),
        (r#"{"agreed":{"name":"age","highest_wins":1}}"#, "wrong-type", "highest_wins"),
        (r#"{"nonsense":1}"#, "unknown-key", "nonsense"),
    ] {
        assert_eq!(refused(options, ""), (code, None, Some(key.to_owned())), "{options}");
    }
}

#[test]
fn a_number_that_no_type_holds_is_told_its_range_too() {
    let text = Text::new(Lang::En);
    let options = [r#"{"number":11}"#, r#"{"number":99999999999999999999}"#];
    let told = options.map(|options| text.fault(&read(options, "").expect_err("it is too large").fault));
    assert_eq!(told[0], told[1]);
    assert!(told[1].contains("to 10"), "{}", told[1]);
}

#[test]
fn a_module_that_is_off_admits_nothing_of_it_but_nothing() {
    let on = r#"{"modules":["more"]}"#;
    let with = |value: &str| format!(r#"{{"step":"plain","number":1,"who":0,"more":{value}}}"#);
    assert_eq!(refused("{}", &with("[0,1,0]")), ("module-off", Some(0), Some("more".to_owned())));
    assert_eq!(refused("{}", r#"{"step":"extra","flag":true}"#), ("module-off", Some(0), Some("step".to_owned())));
    assert!(read("{}", &with("[0,0,0]")).is_ok());
    assert!(read(on, &with("[0,1,0]")).is_ok());
    assert!(read(on, r#"{"step":"extra","flag":true}"#).is_ok());
    let off_again = format!(r#"{},{{"set":{{"options":{{}}}}}}"#, with("[0,1,0]"));
    assert_eq!(refused(on, &off_again).0, "module-off");
}

#[test]
fn a_stage_and_a_category_that_are_off_are_not_there() {
    let (off, on) = (read("{}", "").unwrap(), read(r#"{"modules":["more"]}"#, "").unwrap());
    assert!(!off.missing().contains(&"extras") && on.missing().contains(&"extras"));
    assert_eq!(refused("{}", r#"{"done":"extras"}"#).0, "unknown-stage");
    assert!(read(r#"{"modules":["more"]}"#, r#"{"done":"extras"}"#).is_ok());
}

#[test]
fn one_tie_break_after_the_other_and_either_end_may_win() {
    let log = |more: &str| format!(r#"{{"step":"points-in-play","points":[5,5,5]}}{more}"#);
    let first = r#",{"step":"first","values":[2,2,1]}"#;
    let second = r#",{"step":"second","values":[-1,4,null]}"#;
    let standing = |options: &str, more: &str| {
        let standings = read(options, &log(more)).unwrap().closed().standings.clone();
        (standings.places.values().to_vec(), standings.decision, standings.missing)
    };
    assert_eq!(standing("{}", ""), (vec![1, 1, 1], Decision::Undecided, Some("first")));
    assert_eq!(standing("{}", second), (vec![1, 1, 1], Decision::Undecided, Some("first")));
    assert_eq!(standing("{}", first), (vec![1, 1, 3], Decision::Undecided, Some("second")));
    let both = format!("{first}{second}");
    assert_eq!(standing("{}", &both), (vec![1, 2, 3], Decision::TieBreak("second"), None));
    assert_eq!(standing(r#"{"word":"b"}"#, &both), (vec![2, 1, 3], Decision::TieBreak("second"), None));
}

#[test]
fn a_fewest_wins_chain_is_asked_of_the_tied_only() {
    let log = r#"{"step":"points-in-play","points":[5,5,4]},{"step":"first","values":[3,3,null]}"#;
    let standings = read("{}", log).unwrap().closed().standings.clone();
    assert_eq!((standings.missing, standings.top().len()), (Some("second"), 2));
}

#[test]
fn labels_are_trimmed_and_one_can_play_alone() {
    let state = read("{}", r#"{"step":"labels","labels":["  A ","B"]}"#).unwrap();
    let item = state.entry(0).unwrap();
    assert_eq!(format!("{:?}", item.value("labels").unwrap()), r#"Labels(["A", "B"])"#);
    let alone = r#"{"scorewalk":1,"game":"toy","players":[{"name":"Anna"}],"log":[]}"#;
    let state = format::read_document_of(alone, find).unwrap();
    assert_eq!(state.closed().standings.decision, Decision::Points);
}

#[test]
fn what_is_written_is_read_again() {
    let state = read(r#"{"word":"b","number":9,"modules":["more"]}"#, PLAIN).unwrap();
    for step in super::mutate::steps(&TOY) {
        for way in step.ways {
            let raw = serde_json::Value::Object(super::mutate::right(step, way, true)).to_string();
            let item = format::read_item(&state, &raw).unwrap();
            let again = format::read_item(&state, &item_line(&item)).unwrap();
            assert_eq!(item, again, "{raw}");
        }
    }
    let header = header_line(state.header());
    let again = format::read_session_of(&header, find).unwrap();
    assert_eq!(again.header(), state.header());
}
