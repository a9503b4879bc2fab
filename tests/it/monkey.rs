//! Whatever is pressed: nothing panics, and what is in memory is what the file says.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use scorewalk::session::State;
use scorewalk::session::format::read_session;

use crate::support::Scene;

/// Sessions with every module on.
const SESSIONS: [&str; 3] = [
    r#"{"scorewalk":1,"game":"kutna-hora","players":[{"name":"A"},{"name":"B"}],"log":[]}"#,
    r#"{"scorewalk":1,"game":"carcassonne","players":[{"name":"A"},{"name":"B"},{"name":"C"}],"options":{"expansions":
        ["inns-and-cathedrals","traders-and-builders","abbot"],"tie_breaker":{"name":"x","highest_wins":true}},"log":[]}"#,
    r#"{"scorewalk":1,"game":"castles-of-burgundy","players":[{"name":"A"},{"name":"B"}],"options":{"modules":
        ["inns","shields","border-posts","white-castles","vineyards"]},"log":[]}"#,
];

/// What is pressed: digits and `⏎` most, so that something comes of it; nothing that leaves the session.
fn key() -> impl Strategy<Value = &'static str> {
    let figures = select(vec!["0", "1", "2", "3", "4", "5", "6"]);
    let letters =
        select(vec!["a", "b", "c", "d", "g", "i", "m", "o", "p", "r", "s", "t", "y", "A", "+", "-", ".", ",", "f"]);
    let moves = select(vec!["<tab>", "<s-tab>", "<up>", "<down>", "<left>", "<right>", " ", "<bs>", "<del>", "<esc>"]);
    let commands = select(vec!["n", "n", "u", "U", "e", "x", "=", "[", "]", "w", "v", "?"]);
    prop_oneof![6 => figures, 5 => Just("<enter>"), 4 => letters, 2 => moves, 3 => commands]
}

fn sums(state: &State) -> impl PartialEq + std::fmt::Debug + use<> {
    let closed = state.closed();
    (closed.sums.clone(), closed.standings.clone(), state.missing(), state.items())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 192, ..ProptestConfig::default() })]
    #[test]
    fn memory_and_file_say_the_same_whatever_is_pressed(game in 0..3_usize, keys in vec(key(), 0..160)) {
        let scene = Scene::new().of_document(SESSIONS[game]).keys(&keys.concat());
        let _ = scene.text();
        if let Some(play) = scene.model.play() {
            let file = read_session(&(scene.file().join("\n") + "\n")).unwrap();
            prop_assert_eq!(sums(&file), sums(&play.state));
        }
    }
}
