//! The palette: everything by name.

use scorewalk::text::Lang;
use scorewalk::tui::command::Command;
use scorewalk::tui::overlay::Overlay;
use scorewalk::tui::overlay::palette::{Does, Entry, entries};

use crate::evening::{NAMES, begun, document};
use crate::support::{Scene, shot};

fn walk(lang: Lang) -> Scene {
    Scene::in_lang(lang).of_document(&begun(NAMES, 12).to_string())
}

/// What the palette offers.
fn offered(scene: &Scene) -> Vec<Entry> {
    match scene.model.overlays.last() {
        Some(Overlay::Palette(palette)) => entries(&scene.model, palette),
        _ => Vec::new(),
    }
}

fn labels(scene: &Scene) -> Vec<String> {
    offered(scene).into_iter().map(|entry| entry.label).collect()
}

fn first(scene: &Scene) -> Option<Does> {
    offered(scene).first().map(|entry| entry.does)
}

#[test]
fn it_lies_over_the_screen() {
    shot("palette__all__80x24", &walk(Lang::En).keys(":").text());
    shot("palette__re__80x24", &walk(Lang::En).keys(":re").text());
    shot("palette__re__120x40", &walk(Lang::En).keys(":re").size(120, 40).text());
    shot("palette__re__40x12", &walk(Lang::En).keys(":re").size(40, 12).text());
    shot("palette__russian__80x24", &walk(Lang::Ru).keys("Ж").text());
    shot("palette__ascii__80x24", &walk(Lang::En).plain().keys(":re").text());
    shot("palette__styled__80x24", &walk(Lang::En).keys(":re<down>").styled());
}

#[test]
fn both_languages_and_both_layouts_find() {
    for (lang, typed) in
        [(Lang::En, "undo"), (Lang::En, "отменить"), (Lang::Ru, "гтвщ"), (Lang::Ru, "undo"), (Lang::En, "jnvtybnm")]
    {
        let scene = walk(lang).keys(":").keys(typed);
        let name = if lang == Lang::En { "undo" } else { "отменить" };
        assert_eq!(labels(&scene).first().map(String::as_str), Some(name), "{typed}");
    }
}

#[test]
fn only_what_can_be_given_below_is_listed() {
    let walk_labels = labels(&walk(Lang::En).keys(":"));
    assert!(walk_labels.contains(&"none left".to_owned()) && !walk_labels.contains(&"rematch".to_owned()));
    let result = labels(&Scene::new().of_document(&document(NAMES).to_string()).keys(":"));
    assert!(result.contains(&"rematch".to_owned()) && !result.contains(&"none left".to_owned()));
}

#[test]
fn the_chosen_entry_is_done() {
    let scene = walk(Lang::En).keys(":reput<enter>");
    assert!(scene.model.overlays.is_empty());
    assert_eq!(scene.model.play().unwrap().stage.unwrap().id, "reputation");
    let scene = walk(Lang::En).keys(":houses<enter>");
    assert_eq!(scene.model.play().unwrap().form.step.id, "houses-in-town");
    let items = walk(Lang::En).model.play().unwrap().state.items();
    let scene = walk(Lang::En).keys(":undo<enter>");
    assert_eq!(scene.model.play().unwrap().state.items(), items + 1);
    let scene = scene.keys(":");
    assert_eq!(first(&scene), Some(Does::Command(Command::Undo)), "what was given last comes first");
}

#[test]
fn what_cannot_be_done_stays_and_says_why() {
    let scene = walk(Lang::En).keys(":redo<enter>");
    assert_eq!(scene.model.overlays.len(), 1);
    assert!(scene.text().contains("not now: nothing was taken back"), "{}", scene.text());
}

#[test]
fn letters_scattered_over_a_help_do_not_crowd_out_words() {
    assert_eq!(labels(&walk(Lang::En).keys(":re")), ["remove", "redo", "redraw", "reputation"]);
    assert!(labels(&walk(Lang::En).keys(":ntlf")).contains(&"none left".to_owned()));
    assert!(walk(Lang::En).keys(":zzzz").text().contains("no command like that"));
}

#[test]
fn typing_and_leaving() {
    let mut scene = walk(Lang::En).keys(":redx<bs>");
    assert!(scene.text().contains(": red"));
    scene.press("q");
    assert_eq!(scene.model.overlays.len(), 1);
    scene.press("<f1>");
    assert_eq!(scene.model.overlays.len(), 2);
    scene.press("<esc><esc>");
    assert!(scene.model.overlays.is_empty());
}
