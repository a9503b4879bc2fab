//! What one digit picks: things of a player that the log knows, figures of a few, and what holds without being picked.

use super::table::{Table, state};

/// At the stage where herds are entered, after some of them.
fn pens(herds: &[&str]) -> Table {
    let log: Vec<&str> =
        [r#"{"done":"deeds"}"#, r#"{"done":"meadows"}"#].into_iter().chain(herds.iter().copied()).collect();
    Table::of(state(true, &log)).keys("s")
}

const HERD: &str = r#"{"step":"herd","owner":0,"pen":1,"tiles":4,"season":"summer"}"#;

const KEYS: [(&str, &str, usize); 8] = [
    ("1023<enter>", r#"{"step":"herd","owner":0,"pen":2,"sort":2,"tiles":3,"season":"summer"}"#, 5),
    ("1123<enter>", r#"{"step":"herd","owner":0,"pen":1,"sort":2,"tiles":3,"season":"summer"}"#, 5),
    ("1223<enter>", r#"{"step":"herd","owner":0,"pen":2,"sort":2,"tiles":3,"season":"summer"}"#, 5),
    ("1103<enter>", r#"{"step":"herd","owner":0,"pen":1,"tiles":3,"season":"summer"}"#, 5),
    ("2101<enter>", r#"{"step":"herd","owner":1,"pen":1,"tiles":1,"season":"summer"}"#, 5),
    ("1123<tab>4<enter>", r#"{"step":"herd","owner":0,"pen":1,"sort":2,"tiles":3,"season":"winter"}"#, 7),
    ("1123d<enter>", r#"{"step":"herd","owner":0,"pen":1,"sort":2,"tiles":3,"season":"summer","dog":true}"#, 6),
    ("1123dd<enter>", r#"{"step":"herd","owner":0,"pen":1,"sort":2,"tiles":3,"season":"summer"}"#, 7),
];

#[test]
fn a_digit_says_all_and_what_holds_is_not_asked() {
    for (keys, item, most) in KEYS {
        pens(&[HERD]).keys(keys).newest_is(item);
        assert_eq!(scorewalk::tui::key::parse_script(keys).unwrap().len(), most, "{keys}");
    }
}

#[test]
fn what_was_typed_is_typed_over_as_it_was_entered() {
    for (keys, ..) in KEYS {
        let table = pens(&[HERD]).keys(keys);
        let (entries, items) = (table.entries(), table.play().state.items());
        let table = table.keys("e<enter><enter>");
        assert_eq!((table.entries(), table.play().state.items()), (entries, items), "{keys}\n{}", table.text());
    }
}

#[test]
fn a_yes_stays_with_its_player_until_it_is_turned() {
    let dog = r#"{"step":"herd","owner":0,"pen":1,"tiles":4,"season":"summer","dog":true}"#;
    let next = r#"{"step":"herd","owner":0,"pen":1,"sort":2,"tiles":3,"season":"summer""#;
    pens(&[dog]).keys("1123<enter>").newest_is(&format!("{next},\"dog\":true}}"));
    pens(&[dog]).keys("1123d<enter>").newest_is(&format!("{next}}}"));
    pens(&[dog]).keys("1123dd<enter>").newest_is(&format!("{next},\"dog\":true}}"));
    pens(&[dog])
        .keys("2123<enter>")
        .newest_is(&next.replace("\"owner\":0", "\"owner\":1").replace("summer\"", "summer\"}"));
    let without = [dog, HERD];
    let table = pens(&without).keys("<esc>e<enter><enter>");
    assert_eq!(table.entries().len(), 3, "{}", table.text());
    table.newest_is(HERD);
}

#[test]
fn things_are_shown_by_number_and_gone_ones_leave_their_number() {
    let herds = [HERD, r#"{"step":"herd","owner":0,"pen":3,"tiles":2,"season":"summer"}"#];
    let table = pens(&herds).keys("1");
    assert!(table.text().contains("0 new one  1: toy-echo  3: toy-echo"), "{}", table.text());
    table.keys("011<enter>").newest_is(r#"{"step":"herd","owner":0,"pen":2,"sort":1,"tiles":1,"season":"summer"}"#);
    let far = r#"{"step":"herd","owner":0,"pen":9999,"tiles":2,"season":"summer"}"#;
    let table = pens(&[HERD, far]).keys("19");
    assert!(table.text().contains("9 means nothing here"), "{}", table.text());
    table.keys("<right><right><space>01<enter>").newest_is(&far.replace("\"tiles\":2", "\"tiles\":1"));
}

#[test]
fn another_player_has_other_things() {
    let table = pens(&[HERD]).keys("1");
    assert!(table.text().contains("0 new one  1: toy-echo"), "{}", table.text());
    let table = table.keys("<bs>2");
    assert!(!table.text().contains("1: toy-echo"), "{}", table.text());
    table.keys("011<enter>").newest_is(r#"{"step":"herd","owner":1,"pen":1,"sort":1,"tiles":1,"season":"summer"}"#);
}

#[test]
fn a_half_typed_form_survives_the_lid() {
    for keys in ["1", "11", "10", "112", "1123d", "1123<tab>3", "1123dd"] {
        let table = pens(&[HERD]).keys(keys);
        let draft = table.play().draft();
        let mut again = pens(&[HERD]);
        again.0.model.play_mut().unwrap().restore(&draft);
        assert_eq!(again.play().form.entry(), table.play().form.entry(), "{keys}");
        assert_eq!(again.text(), table.text(), "{keys}");
        for raw in ["=", "=70000", "=-1", "=x", "99", "-1", "2"] {
            let mut draft = draft.clone();
            draft.form.as_mut().unwrap().cells.iter_mut().for_each(|cell| raw.clone_into(&mut cell.2));
            let mut again = pens(&[HERD]);
            again.0.model.play_mut().unwrap().restore(&draft);
            let _ = (again.text(), again.keys("<enter>1<enter>").entries());
        }
    }
}
