//! A stage of several kinds: the bar waits, letters open and change.

use super::table::Table;
use scorewalk::tui::play::Focus;

const ROAD: &str = r#"{"step":"road","tiles":2,"standing":[1,0,0]}"#;

#[test]
fn the_bar_waits_until_a_letter_is_pressed() {
    let table = Table::new(&[]);
    assert_eq!(table.play().focus, Focus::Kinds);
    assert!(table.text().contains("[r road-entry] c town-entry  g garden-entry"), "{}", table.text());
    let table = table.keys("6");
    assert!(table.text().contains("one of the letters above"), "{}", table.text());
    assert!(!table.play().form.touched);
    let table = table.keys("c");
    assert_eq!((table.play().focus, table.play().form.step.id), (Focus::Form, "town"));
    assert_eq!(table.keys("<esc>").play().focus, Focus::Kinds);
}

#[test]
fn enter_opens_the_kind_used_last() {
    let table = Table::new(&[ROAD]).keys("c4<enter>0<enter>2<enter><enter>");
    assert_eq!((table.play().focus, table.play().form.step.id), (Focus::Form, "town"));
    table.keys("5<enter>1<enter>3<enter>").newest_is(r#"{"step":"town","tiles":5,"arms":1,"standing":[0,0,1]}"#);
    assert_eq!(Table::new(&[ROAD]).keys("<enter>").play().form.step.id, "road");
    assert_eq!(Table::new(&[ROAD]).keys("c4<enter>0<enter>2<enter>u<enter>").play().form.step.id, "road");
}

#[test]
fn another_letter_changes_the_kind_and_keeps_what_fits() {
    let table = Table::new(&[]).keys("r6i<enter>13bc");
    assert_eq!(table.play().form.step.id, "town");
    table.keys("2<enter><enter>").newest_is(r#"{"step":"town","tiles":6,"arms":2,"standing":[1,0,0],"big":[0,0,1]}"#);
    Table::new(&[]).keys("c6<enter>2<enter>13r<enter>").newest_is(r#"{"step":"road","tiles":6,"standing":[1,0,1]}"#);
    let table = Table::new(&[]).keys("r6<enter>1r3<enter>");
    table.newest_is(r#"{"step":"road","tiles":6,"standing":[1,0,1]}"#);
    let table = Table::new(&[ROAD]).keys("ec1<enter><enter>");
    assert_eq!(table.entries().len(), 2);
    table.newest_is(r#"{"step":"town","tiles":2,"arms":1,"standing":[1,0,0]}"#);
}

#[test]
fn a_step_entered_once_stands_aside() {
    let table = Table::new(&[]).keys("r6o");
    assert_eq!(table.play().form.step.id, "count");
    let table = table.keys("1<enter>2<enter>3<enter>");
    assert_eq!((table.play().focus, table.play().form.step.id), (Focus::Form, "road"));
    table.keys("<enter>1<enter>").newest_is(r#"{"step":"road","tiles":6,"standing":[1,0,0]}"#);
}

#[test]
fn other_forms_come_and_go() {
    let table = Table::new(&[ROAD]).keys("=");
    assert_eq!(table.play().focus, Focus::Form);
    let table = table.keys("5r");
    assert_eq!(table.play().form.step.id, "adjustment");
    assert!(table.text().contains("half typed"), "{}", table.text());
    let table = table.keys("<esc>");
    assert_eq!(table.play().focus, Focus::Kinds);
    assert_eq!(table.keys("=c").play().form.step.id, "town");
    let table = Table::new(&[ROAD]).keys("e<esc>");
    assert_eq!(table.play().focus, Focus::Kinds, "{}", table.text());
    let table = table.keys("<esc>");
    assert!(matches!(table.play().focus, Focus::Steps(_)));
    assert!(table.keys("<esc>").play().stage.is_some());
    assert!(Table::new(&[ROAD]).keys("n").play().state.is_done("deeds"));
    assert!(!Table::new(&[ROAD]).keys("c6n").play().state.is_done("deeds"));
}
