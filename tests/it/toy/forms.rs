//! Who stands there, and things by their letters: keys on one side, entries on the other.

use crossterm::event::{KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use scorewalk::tui::form::Reply;
use scorewalk::tui::key::Key;
use scorewalk::tui::{play, update};

use super::table::{Table, state};

const KEYS: [(&str, &str, usize); 9] = [
    ("r6<enter>13<enter>", r#"{"step":"road","tiles":6,"standing":[1,0,1]}"#, 6),
    ("c12<enter>3<enter>12<enter>", r#"{"step":"town","tiles":12,"arms":3,"standing":[1,1,0]}"#, 9),
    ("r6<enter>i11b3<enter>", r#"{"step":"road","tiles":6,"inn":true,"standing":[1,0,1],"big":[1,0,0]}"#, 9),
    ("r6i<enter>1bb<enter>", r#"{"step":"road","tiles":6,"inn":true,"standing":[1,0,0]}"#, 8),
    ("r6<enter>1++2-<enter>", r#"{"step":"road","tiles":6,"standing":[3,0,0]}"#, 9),
    ("r6<enter>12b<bs><enter>", r#"{"step":"road","tiles":6,"standing":[1,0,0]}"#, 8),
    ("r6<enter>0<enter>", r#"{"step":"road","tiles":6,"standing":[0,0,0]}"#, 5),
    ("g36<enter>", r#"{"step":"garden","owner":2,"tiles":6}"#, 4),
    ("o1<enter>2<enter>3<enter>", r#"{"step":"count","each":[1,2,3]}"#, 7),
];

#[test]
fn keys_make_entries_within_their_budgets() {
    for (keys, item, most) in KEYS {
        Table::new(&[]).keys(keys).newest_is(item);
        assert_eq!(scorewalk::tui::key::parse_script(keys).unwrap().len(), most, "{keys}");
    }
}

const MEADOWS: [(&str, &str, usize); 8] = [
    ("13<enter>acf<enter>", r#"{"step":"meadow","standing":[1,0,1],"towns":["A","C","F"]}"#, 7),
    ("13<enter>3<enter>", r#"{"step":"meadow","standing":[1,0,1],"towns":3}"#, 5),
    (
        "1bp3p<enter>a<enter>",
        r#"{"step":"meadow","standing":[0,0,1],"big":[1,0,0],"pig":[true,false,true],"towns":["A"]}"#,
        8,
    ),
    ("1p3p<bs>p<enter>a<enter>", r#"{"step":"meadow","standing":[1,0,0],"towns":["A"]}"#, 9),
    ("1<enter>3cah<bs>a+<enter>", r#"{"step":"meadow","standing":[1,0,0],"towns":["C","I"]}"#, 10),
    ("1<enter>ab12<enter>", r#"{"step":"meadow","standing":[1,0,0],"towns":12}"#, 7),
    ("1<enter>0<enter>", r#"{"step":"meadow","standing":[1,0,0],"towns":0}"#, 4),
    ("1<enter>АЯ<enter>", r#"{"step":"meadow","standing":[1,0,0],"towns":["F"]}"#, 5),
];

#[test]
fn a_meadow_takes_pieces_then_towns() {
    for (keys, item, most) in MEADOWS {
        Table::meadow(8).keys(keys).newest_is(item);
        assert_eq!(scorewalk::tui::key::parse_script(keys).unwrap().len(), most, "{keys}");
    }
}

#[test]
fn the_twenty_seventh_is_reached_by_arrows() {
    let keys = format!("1<enter>a{}<space><enter>", "<right>".repeat(26));
    Table::meadow(27).keys(&keys).newest_is(r#"{"step":"meadow","standing":[1,0,0],"towns":["A","AA"]}"#);
}

#[test]
fn what_was_typed_is_typed_over_as_it_was_entered() {
    for (keys, ..) in KEYS.iter().filter(|(keys, ..)| !keys.starts_with('o')) {
        let table = Table::new(&[]).keys(keys);
        let (entries, items) = (table.entries(), table.play().state.items());
        let table = table.keys("e<enter><enter>");
        assert_eq!((table.entries(), table.play().state.items()), (entries, items), "{keys}\n{}", table.text());
    }
    for (keys, ..) in MEADOWS {
        let table = Table::meadow(8).keys(keys);
        let (entries, items) = (table.entries(), table.play().state.items());
        let table = table.keys("e<enter><enter>");
        assert_eq!((table.entries(), table.play().state.items()), (entries, items), "{keys}\n{}", table.text());
    }
}

#[test]
fn every_key_is_taken_back() {
    let whole = [("r", "6i<enter>1b3p"), ("c", "12i<enter>3<enter>12"), ("", "1bp33p<enter>acf+"), ("", "1<enter>12")];
    for (kind, keys) in whole {
        let begin = || if kind.is_empty() { Table::meadow(8) } else { Table::new(&[]).keys(kind) };
        let all = scorewalk::tui::key::parse_script(keys).unwrap();
        for upto in 1..=all.len() {
            let mut table = begin();
            for key in &all[..upto] {
                update::key(&mut table.0.model, *key);
            }
            let table =
                table.keys(&"<bs>".repeat(12)).keys(if all[..upto].contains(&Key::Char('i')) { "i" } else { "" });
            let form = &table.play().form;
            let told = form.cells.iter().filter(|cell| cell.is_told()).count();
            assert_eq!((told, form.cursor), (0, 0), "{keys} up to {upto}: {:#?}", form.cells);
        }
    }
}

#[test]
fn undo_and_redo_bring_entries_back() {
    for (keys, ..) in KEYS {
        let table = Table::new(&[]);
        let before = table.entries();
        let table = table.keys(keys);
        let after = table.entries();
        let table = table.keys("u");
        assert_eq!(table.entries(), before);
        assert_eq!(table.keys("U").entries(), after, "{keys}");
    }
}

#[test]
fn nobody_and_none_have_to_be_said() {
    let table = Table::new(&[]).keys("r6<enter><enter>");
    assert!(table.text().contains("0 is nobody"), "{}", table.text());
    let table = Table::meadow(3).keys("1<enter><enter>");
    assert!(table.text().contains("or type how many; 0 is"), "{}", table.text());
    let held = Table::meadow(3).keys(&"<enter>".repeat(20));
    assert_eq!(held.entries().len(), 4);
    assert_eq!(Table::new(&[]).keys(&"<enter>".repeat(20)).entries().len(), 1);
}

#[test]
fn what_means_nothing_is_refused_and_nothing_moves() {
    for (keys, said) in
        [("5", "5 means nothing here"), ("b", "comes first"), ("+", "comes first"), ("-", "comes first")]
    {
        let table = Table::meadow(2).keys(keys);
        assert!(table.text().contains(said), "{keys}\n{}", table.text());
        assert!(!table.play().form.touched, "{keys}");
    }
    let table = Table::meadow(2).keys("1<enter>x");
    assert!(table.text().contains("X is not in the list"), "{}", table.text());
    let table = Table::meadow(2).keys("1<enter>100");
    assert!(table.text().contains("0 to 99."), "{}", table.text());
    assert_eq!(table.keys("<enter>").entries().len(), 3);
    let table = Table::meadow(2).keys("1b1b");
    assert!(table.text().contains("✗ meadow-big: 0 to 1."), "{}", table.text());
}

#[test]
fn letters_of_a_module_that_is_off_do_nothing_and_are_not_shown() {
    let towns = [r#"{"step":"town","tiles":4,"arms":1,"standing":[1,0,0]}"#, r#"{"done":"deeds"}"#];
    let table = Table::of(state(false, &towns)).keys("1bp");
    assert!(!table.text().contains("meadow-big") && !table.text().contains("meadow-pig"), "{}", table.text());
    table.keys("3<enter>a<enter>").newest_is(r#"{"step":"meadow","standing":[1,0,1],"towns":["A"]}"#);
    let table = Table::of(state(false, &[]));
    assert!(!table.text().contains("g garden"), "{}", table.text());
    let table = table.keys("gr6i");
    assert!(!table.text().contains("road-inn"), "{}", table.text());
    table.keys("<enter>1<enter>").newest_is(r#"{"step":"road","tiles":6,"standing":[1,0,0]}"#);
}

#[test]
fn in_a_list_every_letter_is_a_thing_and_no_command() {
    let table = Table::meadow(26).keys("1<enter>xnuqwvehjklbpU");
    let picked = table.play().form.entry().unwrap();
    assert_eq!(format!("{:?}", picked.value("towns").unwrap()).matches('"').count(), 2 * 12, "{picked:?}");
    assert!(table.0.model.overlays.is_empty());
    assert!(!table.text().contains("u undo"), "{}", table.text());
    let table = table.keys("<esc>u");
    assert!(!table.play().form.touched);
}

#[test]
fn a_half_typed_form_survives_the_lid() {
    for (kind, keys) in
        [("r", "6i<enter>1b3"), ("c", "12i<enter>3<enter>12b"), ("", "1bp3p<enter>acf+"), ("", "1<enter>12")]
    {
        let begin = || if kind.is_empty() { Table::meadow(8) } else { Table::new(&[]) };
        let table = begin().keys(kind).keys(keys);
        let draft = table.play().draft();
        let mut again = begin();
        again.0.model.play_mut().unwrap().restore(&draft);
        assert_eq!(again.play().form.entry(), table.play().form.entry(), "{keys}");
        assert_eq!(again.text(), table.text(), "{keys}");
    }
}

#[test]
fn a_draft_from_anywhere_does_no_harm() {
    let table = Table::meadow(3).keys("1<enter>a");
    let mut draft = table.play().draft();
    let strange = [
        r#"{"runs":[[9,null,5],[0,7,5],[0,1,-5],[0,0,99999999]],"yes":[[0,0],[8,1],[1,1]]}"#,
        "[]",
        "",
        "{",
        r#"{"Count":7}"#,
    ];
    for raw in strange {
        for cell in &mut draft.form.as_mut().unwrap().cells {
            raw.clone_into(&mut cell.2);
        }
        let mut again = Table::meadow(3);
        again.0.model.play_mut().unwrap().restore(&draft);
        let _ = (again.text(), again.keys("1b<bs><enter>a<enter>").entries());
    }
}

#[test]
fn the_mouse_adds_takes_off_and_picks() {
    let mut table = Table::meadow(3).keys("1<enter>");
    let (hits, x, y) = table.spot("3 ▲ Cleo");
    let event =
        |button| MouseEvent { kind: MouseEventKind::Up(button), column: x, row: y, modifiers: KeyModifiers::NONE };
    update::mouse(&mut table.0.model, &hits, event(MouseButton::Left));
    update::mouse(&mut table.0.model, &hits, event(MouseButton::Left));
    update::mouse(&mut table.0.model, &hits, event(MouseButton::Right));
    let (hits, x, y) = table.spot("A B C");
    update::click(&mut table.0.model, &hits, x + 2, y);
    table.keys("<enter>").newest_is(r#"{"step":"meadow","standing":[1,0,1],"towns":["B"]}"#);
}

#[test]
fn a_form_knows_no_cell_that_is_not_there() {
    let mut table = Table::meadow(3);
    let form = &mut table.0.model.play_mut().unwrap().form;
    assert_eq!((form.turn_listed(9, 0), form.take_off(0, '0')), (Reply::Unknown, Reply::Unknown));
    assert!(play::turn_listed(&mut table.0.model, 1, 9).is_empty());
}
