//! The harness: the real model, update, views and shell, driven by key scripts, with a folder of its own and a clock that
//! stands still.

use std::fmt::Write as _;

use jiff::Timestamp;
use jiff::tz::TimeZone;
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::style::Style;
use scorewalk::session::store::Store;
use scorewalk::session::{Header, format};
use scorewalk::text::{Lang, Text};
use scorewalk::tui::effect::Effect;
use scorewalk::tui::glyph::Glyphs;
use scorewalk::tui::hit::Hits;
use scorewalk::tui::key::parse_script;
use scorewalk::tui::model::Model;
use scorewalk::tui::play::Link;
use scorewalk::tui::shell::{Request, Shell};
use scorewalk::tui::theme::{Depth, Theme};
use scorewalk::tui::{update, view};

/// The program in a test.
pub(crate) struct Scene {
    /// The model, to be looked into.
    pub(crate) model: Model,
    /// The shell over a folder of its own.
    pub(crate) shell: Shell,
    /// What the terminal was asked to do.
    pub(crate) requests: Vec<Request>,
    /// How many keys were pressed.
    pub(crate) pressed: usize,
    /// The folder; it goes with the scene.
    pub(crate) folder: tempfile::TempDir,
}

/// 3 October 2026, 20:15 in UTC.
pub(crate) fn clock() -> Timestamp {
    Timestamp::from_second(1_791_058_500).unwrap()
}

impl Scene {
    /// The program at home with no session, at 80×24, in English, with 16 colours.
    pub(crate) fn new() -> Self {
        Self::in_lang(Lang::En)
    }

    /// The same in another language.
    pub(crate) fn in_lang(lang: Lang) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let shell = Shell::new(Store::open(folder.path().join("data")).unwrap(), clock);
        let theme = Theme::new(Depth::Ansi16);
        let mut model = Model::new(Text::new(lang), theme, Glyphs { ascii: false }, TimeZone::UTC);
        shell.tick(&mut model);
        let mut scene = Self { model, shell, requests: Vec::new(), pressed: 0, folder };
        scene.perform(vec![Effect::List]);
        scene
    }

    /// A session of a document's header (a log in it is typed into the file), opened.
    pub(crate) fn of_document(mut self, document: &str) -> Self {
        let mut value: serde_json::Value = serde_json::from_str(document).unwrap();
        let log = value.as_object_mut().unwrap().remove("log").unwrap_or_default();
        let header = value.to_string();
        let items: Vec<String> = log.as_array().cloned().unwrap_or_default().iter().map(ToString::to_string).collect();
        let lines: Vec<&str> = std::iter::once(header.as_str()).chain(items.iter().map(String::as_str)).collect();
        let data = self.folder.path().join("data");
        std::fs::create_dir_all(&data).unwrap();
        std::fs::write(data.join("2026-10-03-test.jsonl"), lines.join("\n") + "\n").unwrap();
        self.perform(vec![Effect::List, Effect::Open("2026-10-03-test".to_owned())]);
        self
    }

    /// A new Kutná Hora session with these players, opened.
    pub(crate) fn kutna_hora(self, names: &[&str]) -> Self {
        self.of_game("kutna-hora", names)
    }

    /// A new Carcassonne session with these players and the base box, opened.
    pub(crate) fn carcassonne(self, names: &[&str]) -> Self {
        self.of_game("carcassonne", names)
    }

    fn of_game(self, game: &str, names: &[&str]) -> Self {
        let players: Vec<_> = names.iter().map(|name| serde_json::json!({ "name": name })).collect();
        let document = serde_json::json!({ "scorewalk": 1, "game": game, "players": players, "log": [] });
        self.of_document(&document.to_string())
    }

    /// Another size of the window.
    pub(crate) fn size(mut self, width: u16, height: u16) -> Self {
        self.model.size = Size::new(width, height);
        self
    }

    /// Signs in ASCII and no colours.
    pub(crate) fn plain(mut self) -> Self {
        self.model.glyphs = Glyphs { ascii: true };
        self.model.theme = Theme::new(Depth::Mono);
        self
    }

    /// Types a script of keys.
    pub(crate) fn keys(mut self, script: &str) -> Self {
        self.press(script);
        self.is_on_the_disk();
        self
    }

    /// What is in memory is on the disk, item by item, unless something keeps it from there.
    fn is_on_the_disk(&self) {
        let Some(play) = self.model.play().filter(|play| play.link == Link::Saved) else { return };
        let path = self.folder.path().join("data").join(format!("{}.jsonl", play.id));
        if let Ok(text) = std::fs::read_to_string(path) {
            assert_eq!(text.lines().count(), play.state.items() + 1, "{text}");
        }
    }

    /// Types a script of keys.
    pub(crate) fn press(&mut self, script: &str) {
        for key in parse_script(script).unwrap() {
            self.pressed += 1;
            let effects = update::key(&mut self.model, key);
            self.perform(effects);
        }
    }

    /// Performs effects as the loop does.
    pub(crate) fn perform(&mut self, effects: Vec<Effect>) {
        let requests = self.shell.perform(&mut self.model, effects);
        self.requests.extend(requests);
        self.shell.look_up(&mut self.model);
    }

    /// The screen as it is drawn now.
    pub(crate) fn buffer(&self) -> Buffer {
        let area = Rect::new(0, 0, self.model.size.width, self.model.size.height);
        let mut buffer = Buffer::empty(area);
        view::draw(&self.model, area, &mut buffer, &mut Hits::default());
        buffer
    }

    /// The text of the screen.
    pub(crate) fn text(&self) -> String {
        rows(&self.buffer()).join("\n")
    }

    /// The text of the screen with its styles below it: a letter for each role, and which letter is which.
    pub(crate) fn styled(&self) -> String {
        let buffer = self.buffer();
        format!("{}\n---\n{}", rows(&buffer).join("\n"), styles(&buffer, &self.model.theme))
    }

    /// The lines of the session's file.
    pub(crate) fn file(&self) -> Vec<String> {
        let id = &self.model.play().unwrap().id;
        let text = std::fs::read_to_string(self.folder.path().join("data").join(format!("{id}.jsonl"))).unwrap();
        text.lines().map(str::to_owned).collect()
    }

    /// The header of the open session.
    pub(crate) fn header(&self) -> Header {
        format::read_session(&self.file().join("\n")).unwrap().header().clone()
    }
}

/// The rows of a buffer as text, wide letters once, nothing at the end.
fn rows(buffer: &Buffer) -> Vec<String> {
    let area = buffer.area;
    (0..area.height)
        .map(|y| {
            let mut row = String::new();
            let mut skip = 0;
            for x in 0..area.width {
                if skip > 0 {
                    skip -= 1;
                    continue;
                }
                let symbol = buffer[(x, y)].symbol();
                skip = scorewalk::text::fit::width(symbol).saturating_sub(1);
                row.push_str(symbol);
            }
            row.trim_end().to_owned()
        })
        .collect()
}

/// A letter for each cell that is not plain, and the role behind each letter.
fn styles(buffer: &Buffer, theme: &Theme) -> String {
    let area = buffer.area;
    let mut legend: Vec<String> = Vec::new();
    let mut out = String::new();
    for y in 0..area.height {
        let mut row = String::new();
        for x in 0..area.width {
            let style = buffer[(x, y)].style();
            row.push(letter(style, theme, &mut legend));
        }
        writeln!(out, "{}", row.trim_end_matches('.')).unwrap();
    }
    for (at, name) in legend.iter().enumerate() {
        writeln!(out, "{} {name}", letter_of(at)).unwrap();
    }
    out
}

fn letter(style: Style, theme: &Theme, legend: &mut Vec<String>) -> char {
    let plain = style.fg.is_none_or(|c| c == ratatui::style::Color::Reset)
        && style.bg.is_none_or(|c| c == ratatui::style::Color::Reset)
        && style.add_modifier.is_empty();
    if plain {
        return '.';
    }
    let name = theme
        .role_of(style)
        .map_or_else(|| format!("{:?} {:?}", style.fg.unwrap_or_default(), style.add_modifier), str::to_owned);
    let at = legend.iter().position(|other| *other == name).unwrap_or_else(|| {
        legend.push(name);
        legend.len() - 1
    });
    letter_of(at)
}

fn letter_of(at: usize) -> char {
    char::from(b'a' + u8::try_from(at).unwrap_or(25).min(25))
}

/// Compares a screen with its snapshot in the folder `snapshots`.
pub(crate) fn shot(name: &str, text: &str) {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(concat!(env!("CARGO_MANIFEST_DIR"), "/snapshots"));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(name, text));
}
