//! The walk, driven by keys.

use crate::support::Scene;

#[test]
fn scratch() {
    let script = std::env::var("SCRIPT").unwrap_or_default();
    let size = std::env::var("SIZE").unwrap_or("80x24".into());
    let (w, h) = size.split_once('x').unwrap();
    let scene = Scene::new()
        .kutna_hora(&["Anna", "Ben", "Cleo", "Dan"])
        .size(w.parse().unwrap(), h.parse().unwrap())
        .keys(&script);
    println!("{}", scene.text());
    println!("keys {}", scene.pressed);
}
