//! A session that another window holds: it can be looked through, and no key changes it.

use scorewalk::session::store::Store;
use scorewalk::tui::effect::Effect;
use scorewalk::tui::shell::Shell;

use crate::support::{Scene, clock};

const ID: &str = "2026-10-03-test";

/// A session with its track and one building in, and the shell of the other window that holds it.
fn held() -> (Scene, Shell) {
    let mut scene = Scene::new().kutna_hora(&["Anna", "Ben"]).keys("21<enter>24<enter>14<enter>q");
    let mut other = Shell::new(Store::open(scene.folder.path().join("data")).unwrap(), clock);
    other.perform(&mut Scene::new().model, vec![Effect::Open(ID.to_owned())]);
    scene.perform(vec![Effect::Open(ID.to_owned())]);
    (scene, other)
}

#[test]
fn nothing_is_entered_changed_or_removed() {
    for script in ["14", "n", "u", "e", "=", "[x", "[5", "wx", "w<down>x", "w<enter>x"] {
        let (mut scene, _other) = held();
        scene.press(script);
        assert!(scene.text().contains("reading only"), "{script}: {}", scene.text());
        assert!(scene.model.notice.is_some(), "{script} is refused in words: {}", scene.text());
        assert_eq!(scene.model.play().unwrap().state.entries().count(), 2, "{script}: {}", scene.text());
        assert_eq!((scene.model.play().unwrap().state.items(), scene.file().len()), (2, 3), "{script}");
    }
}
