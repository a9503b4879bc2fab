//! One key in the walk: update, and the frame drawn into a buffer.

use jiff::tz::TimeZone;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use scorewalk::session::format::read_document;
use scorewalk::text::{Lang, Text};
use scorewalk::tui::glyph::Glyphs;
use scorewalk::tui::hit::Hits;
use scorewalk::tui::key::Key;
use scorewalk::tui::model::{Base, Model};
use scorewalk::tui::play::Play;
use scorewalk::tui::theme::{Depth, Theme};
use scorewalk::tui::{update, view};

use super::shortest;

pub(super) fn measure() {
    let building = r#"{"step":"building","owner":1,"dots":3}"#;
    measure_game("Kutná Hora, 20 entries", "kutna-hora", &vec![building; 20], "3", "4");
    let road = r#"{"step":"road","completed":true,"tiles":4,"followers":[1,0,2,0]}"#;
    let city = r#"{"step":"city","completed":true,"tiles":6,"coats_of_arms":1,"followers":[1,0,1,0],"label":"A"}"#;
    measure_game("Carcassonne, empty", "carcassonne", &[], "c5\n1\n", "1");
    measure_game("Carcassonne, 70 entries", "carcassonne", &[road, city].repeat(35), "c5\n1\n", "1");
    let sheep = r#"{"step":"livestock","player":1,"pasture":2,"animal":"sheep","count":3}"#;
    let sale = r#"{"step":"sale","player":2,"goods":4,"tiles":1}"#;
    measure_game("The Castles of Burgundy, empty", "castles-of-burgundy", &[], "a24", "3");
    measure_game("The Castles of Burgundy, 200 entries", "castles-of-burgundy", &[sheep, sale].repeat(100), "a24", "3");
}

/// The keys `before` lead into a form; `key` is then typed and taken back.
fn measure_game(name: &str, game: &str, log: &[&str], before: &str, key: &str) {
    let text = Text::new(Lang::En);
    let mut model = Model::new(text, Theme::new(Depth::Ansi16), Glyphs { ascii: false }, TimeZone::UTC);
    let log = log.join(",");
    let names = r#"[{"name":"Anna"},{"name":"Ben"},{"name":"Cleo"},{"name":"Dan"}]"#;
    let document = format!(r#"{{"scorewalk":1,"game":"{game}","players":{names},"log":[{log}]}}"#);
    model.base = Base::Play(Box::new(Play::new(String::new(), read_document(&document).unwrap())));
    let pressed = |letter| if letter == '\n' { Key::Enter } else { Key::Char(letter) };
    for letter in before.chars() {
        update::key(&mut model, pressed(letter));
    }
    let typed: Vec<Key> = key.chars().map(pressed).collect();
    let area = Rect::new(0, 0, 80, 24);
    let mut buffer = Buffer::empty(area);
    let key = shortest(200, || {
        for key in &typed {
            update::key(&mut model, *key);
        }
        update::key(&mut model, Key::Backspace);
    });
    let frame = shortest(200, || {
        buffer.reset();
        view::draw(&model, area, &mut buffer, &mut Hits::default());
    });
    println!("walk, {name}: two keys {key:?}, a frame of 80×24 {frame:?}");
}
