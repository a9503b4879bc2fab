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
    let text = Text::new(Lang::En);
    let mut model = Model::new(text, Theme::new(Depth::Ansi16), Glyphs { ascii: false }, TimeZone::UTC);
    let building = r#"{"step":"building","owner":1,"dots":3}"#;
    let log = vec![building; 20].join(",");
    let names = r#"[{"name":"Anna"},{"name":"Ben"},{"name":"Cleo"},{"name":"Dan"}]"#;
    let track = r#"{"step":"points-in-play","points":[21,24,19,17]}"#;
    let document = format!(r#"{{"scorewalk":1,"game":"kutna-hora","players":{names},"log":[{track},{log}]}}"#);
    model.base = Base::Play(Box::new(Play::new(String::new(), read_document(&document).unwrap())));
    update::key(&mut model, Key::Char('3'));
    let area = Rect::new(0, 0, 80, 24);
    let mut buffer = Buffer::empty(area);
    let key = shortest(200, || {
        update::key(&mut model, Key::Char('4'));
        update::key(&mut model, Key::Backspace);
    });
    let frame = shortest(200, || {
        buffer.reset();
        view::draw(&model, area, &mut buffer, &mut Hits::default());
    });
    println!("walk: two keys {key:?}, a frame of 80×24 {frame:?}");
}
