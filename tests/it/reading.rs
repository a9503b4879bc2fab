//! Rules at hand and the keys page.

use scorewalk::text::Lang;
use scorewalk::tui::command::{COMMANDS, Context};
use scorewalk::tui::overlay::Overlay;
use scorewalk::tui::overlay::reading::keys::{below, of_context};
use scorewalk::tui::overlay::reading::{Reading, Side};
use strum::IntoEnumIterator;

use crate::evening::{NAMES, begun, document};
use crate::support::{Scene, shot};

/// Building 13 is to be typed.
fn walk(lang: Lang) -> Scene {
    Scene::in_lang(lang).of_document(&begun(NAMES, 12).to_string())
}

fn reading(scene: &Scene) -> &Reading {
    let reading = scene.model.overlays.last().and_then(|overlay| match overlay {
        Overlay::Reading(reading) => Some(reading),
        _ => None,
    });
    reading.unwrap()
}

#[test]
fn the_rules_open_at_the_present_step() {
    shot("reading__rules__80x24", &walk(Lang::En).keys("?").text());
    shot("reading__rules__120x40", &walk(Lang::En).keys("?").size(120, 40).text());
    shot("reading__rules__40x12", &walk(Lang::En).keys("?").size(40, 12).text());
    shot("reading__rules_russian__80x24", &walk(Lang::Ru).keys("?<right>").text());
    shot("reading__rules_ascii__80x24", &walk(Lang::En).keys("?").plain().text());
    let home = Scene::new().keys("?");
    assert!(home.text().contains("End of the game"), "{}", home.text());
}

#[test]
fn the_keys_are_those_of_what_lies_below() {
    shot("reading__keys__80x24", &walk(Lang::En).keys("?<tab>").text());
    shot("reading__keys__120x40", &walk(Lang::En).keys("3?<tab>").size(120, 40).text());
    shot("reading__keys__40x12", &walk(Lang::En).keys("?<tab>").size(40, 12).text());
    shot("reading__keys_russian__80x24", &walk(Lang::Ru).keys("?<tab>").text());
    shot("reading__keys_ascii__80x24", &walk(Lang::En).plain().keys("?<tab>").text());
    shot("reading__keys_styled__80x24", &walk(Lang::En).keys("?<tab>").styled());
    let over_the_sheet = walk(Lang::En).keys("w?");
    assert_eq!(below(&over_the_sheet.model), 1);
}

#[test]
fn every_command_is_on_the_page_of_each_of_its_contexts() {
    let scenes = [Scene::new(), walk(Lang::En), walk(Lang::Ru), Scene::new().of_document(&document(NAMES).to_string())];
    for scene in &scenes {
        for context in Context::iter() {
            let rows: Vec<_> = of_context(&scene.model, context, 0).into_iter().flat_map(|group| group.rows).collect();
            for spec in COMMANDS.iter().filter(|spec| spec.contexts.contains(&context)) {
                let row = rows.iter().find(|row| row.command == Some(spec.command));
                let told = row.is_some_and(|row| !row.keys.is_empty() && !row.words.is_empty());
                assert!(told, "{:?} is not on the page of {context:?}", spec.command);
            }
        }
    }
}

#[test]
fn what_cannot_be_done_says_why() {
    let scene = Scene::new().of_document(&begun(NAMES, 0).to_string()).keys("?<tab>").size(100, 60);
    let text = scene.text();
    assert!(text.contains("undo: nothing to take back"), "{text}");
    assert!(text.contains("Not now"), "{text}");
}

#[test]
fn a_search_goes_over_all_pages_and_either_layout() {
    let found = walk(Lang::En).keys("?/groschen left");
    shot("reading__search__80x24", &found.text());
    let other = walk(Lang::En).keys("?.пкщысрут дуае").text();
    assert!(other.contains("groschen left"), "{other}");
    let russian = walk(Lang::Ru).keys("?/pdtpl").text();
    assert!(russian.contains("звёзд"), "{russian}");
    let nothing = walk(Lang::En).keys("?/qqqq").text();
    assert!(nothing.contains("Nothing matches."), "{nothing}");
    let on_keys = walk(Lang::En).keys("?<tab>/redo").text();
    assert!(on_keys.contains("nothing was taken back"), "{on_keys}");
}

#[test]
fn escape_ends_the_search_then_closes() {
    let mut scene = walk(Lang::En).keys("?/mi");
    assert!(reading(&scene).is_searching());
    scene.press("<esc>");
    assert!(!reading(&scene).is_searching());
    scene.press("<esc>");
    assert!(scene.model.overlays.is_empty());
    assert!(walk(Lang::En).keys("?q").model.overlays.is_empty());
}

#[test]
fn pages_turn_and_jump() {
    let mut scene = walk(Lang::En).keys("?");
    assert_eq!(reading(&scene).at, 1);
    for (keys, at) in [("<right>", 2), ("7", 6), ("l", 7), ("<left><left><left>", 4), ("9", 8), ("<right>", 8)] {
        scene.press(keys);
        assert_eq!(reading(&scene).at, at, "{keys}");
    }
    scene.press("1<left>");
    assert_eq!(reading(&scene).at, 0);
    scene.press("<tab>");
    assert_eq!(reading(&scene).side, Side::Keys);
}

#[test]
fn scrolling_stops_at_the_ends() {
    let mut scene = walk(Lang::En).size(40, 12).keys("?kk");
    assert_eq!(reading(&scene).scroll, 0);
    scene.press("G");
    let end = reading(&scene).scroll;
    assert!(end > 0);
    scene.press("jjj<pgdn>");
    assert_eq!(reading(&scene).scroll, end);
    scene.press("k");
    assert_eq!(reading(&scene).scroll, end - 1);
    scene.press("g");
    assert_eq!(reading(&scene).scroll, 0);
    scene.press("<pgdn>");
    assert!(reading(&scene).scroll > 1);
}
