//! Every sign the program draws, with its twin for terminals that know ASCII only.
//!
//! Twins are one column wide like their signs, so a layout is the same in both. There are three ways in: views take
//! a [`Glyph`] or a border set from [`Glyphs`]; texts from a catalogue go through [`Glyphs::fold`]; and
//! [`Glyphs::fold_buffer`] goes over a finished frame, for what widgets draw on their own account.

use std::borrow::Cow;

use ratatui::buffer::Buffer;
use ratatui::symbols::{bar, border};
use strum::EnumIter;

use super::key::Key;
use crate::rules::Seat;

/// Signs and their twins, beyond those in [`Glyph`]: what texts and widgets bring along.
const TWINS: &[(&str, &str)] = &[
    ("╭╮╰╯┌┐└┘├┤┬┴┼╞╡╪", "++++++++++++++++"),
    ("─━═╌╴╶▔", "-------"),
    ("│║", "||"),
    ("┏┓┗┛┃┣┫┳┻╋", "##########"),
    ("▁▂▃▄▅▆▇█▉▊▋▌▍▎▀▐░▒▓■", "####################"),
    ("←↑→↓↔", "<^>v-"),
    ("‹«»“”„‘’‚", "<\"\"\"\"\"'''"),
    ("−–—‑‒", "-----"),
    ("×÷≤≥≠≈±", "x/<>=~+"),
    ("·•∙○◇□△☆", "...o&#^*"),
    ("\u{a0}\u{202f}\u{2009}", "   "),
    ("№\u{fffd}✔✘", "#?vX"),
    // Where a key is drawn without having been spelt out.
    ("⏎⇥⌫⇧", "<>x^"),
];

/// Signs for keys, which a text spells out.
const KEYS: [(char, &str); 4] = [('⏎', "Enter"), ('⇥', "Tab"), ('⌫', "Bksp"), ('⇧', "Shift-")];

/// A sign with a meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumIter)]
pub enum Glyph {
    /// Nobody, or the public.
    Nobody,
    /// A step that is done.
    Done,
    /// The step that is being taken.
    Now,
    /// A step to come.
    Open,
    /// A building lying on its side.
    Tipped,
    /// A building that stands.
    Standing,
    /// Points at the field under the cursor.
    Field,
    /// Where the next digit goes.
    Cursor,
    /// Beside what cannot be entered.
    Error,
    /// Beside what looks wrong.
    Warning,
    /// Beside what has just changed.
    Changed,
    /// Between what was and what will be.
    Becomes,
    /// Where text was cut off.
    Ellipsis,
    /// The sign of a negative number.
    Minus,
    /// Between count and value.
    Times,
    /// Between things on one line.
    Dot,
    /// A full cell of a bar.
    Bar,
}

impl Glyph {
    /// The sign and its twin.
    #[must_use]
    pub const fn pair(self) -> (&'static str, &'static str) {
        match self {
            Self::Nobody => ("–", "-"),
            Self::Done => ("✓", "v"),
            Self::Now => ("▸", ">"),
            Self::Open | Self::Dot => ("·", "."),
            Self::Tipped => ("▬", "="),
            Self::Standing => ("▮", "|"),
            Self::Field => ("›", ">"),
            Self::Cursor => ("▏", "_"),
            Self::Error => ("✗", "X"),
            Self::Warning => ("!", "!"),
            Self::Changed => ("Δ", "~"),
            Self::Becomes => ("→", ">"),
            Self::Ellipsis => ("…", "~"),
            Self::Minus => ("−", "-"),
            Self::Times => ("×", "x"),
            Self::Bar => ("█", "#"),
        }
    }
}

/// The shapes of the seats, which stay with the seat whatever the colour of the pieces.
pub const SEATS: [(&str, &str); 6] = [("●", "o"), ("■", "#"), ("▲", "^"), ("◆", "&"), ("★", "*"), ("✚", "%")];

/// The shape of a seat, still to be folded where only ASCII is drawn.
#[must_use]
pub fn shape(seat: Seat) -> &'static str {
    SEATS.get(seat.0).map_or("?", |(sign, _)| *sign)
}

/// Which of the two columns is used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Glyphs {
    /// ASCII only.
    pub ascii: bool,
}

impl Glyphs {
    /// ASCII when asked for, when the locale is not UTF-8 and on terminals known to lack the signs.
    #[must_use]
    pub fn choose(ascii: bool, env: &dyn Fn(&str) -> Option<String>) -> Self {
        let set = |name: &str| env(name).filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(set).unwrap_or_default();
        let locale = locale.to_ascii_lowercase().replace('-', "");
        let poor = matches!(set("TERM").as_deref(), Some("linux" | "dumb"));
        Self { ascii: ascii || poor || !(locale.contains("utf8") || cfg!(windows)) }
    }

    /// A sign.
    #[must_use]
    pub const fn get(self, glyph: Glyph) -> &'static str {
        self.pick(glyph.pair())
    }

    /// The shape of a seat, counted from 0; beyond the sixth they begin again.
    #[must_use]
    pub const fn seat(self, seat: usize) -> &'static str {
        self.pick(SEATS[seat % SEATS.len()])
    }

    /// The frame around a region.
    #[must_use]
    pub const fn border(self) -> border::Set<'static> {
        if self.ascii { frame("+", "-", "|") } else { border::ROUNDED }
    }

    /// The frame around the leader in the view across the table.
    #[must_use]
    pub const fn heavy_border(self) -> border::Set<'static> {
        if self.ascii { frame("#", "#", "#") } else { border::THICK }
    }

    /// The eight steps of a bar.
    #[must_use]
    pub const fn bars(self) -> bar::Set<'static> {
        if self.ascii { ASCII_BARS } else { bar::NINE_LEVELS }
    }

    /// What a key is called in footers and help.
    #[must_use]
    pub fn key(self, key: Key) -> Cow<'static, str> {
        match key {
            Key::Left if self.ascii => "Left".into(),
            Key::Right if self.ascii => "Right".into(),
            Key::Up if self.ascii => "Up".into(),
            Key::Down if self.ascii => "Down".into(),
            _ => self.fold(&key.to_string()).into_owned().into(),
        }
    }

    /// A text with its signs replaced when only ASCII is to be had; letters of any script are left alone.
    ///
    /// Signs for keys are spelt out, so this comes before anything is measured.
    #[must_use]
    pub fn fold(self, text: &str) -> Cow<'_, str> {
        if !self.ascii || text.is_ascii() {
            return Cow::Borrowed(text);
        }
        let mut folded = String::with_capacity(text.len());
        for c in text.chars() {
            match (twin(c), spelt(c)) {
                (_, Some(name)) => folded.push_str(name),
                (twin, None) => folded.push(twin.unwrap_or(c)),
            }
        }
        Cow::Owned(folded)
    }

    /// Replaces the signs in a finished frame, one cell at a time.
    pub fn fold_buffer(self, buffer: &mut Buffer) {
        if !self.ascii {
            return;
        }
        for cell in &mut buffer.content {
            let mut chars = cell.symbol().chars();
            if let (Some(c), None) = (chars.next(), chars.next())
                && let Some(twin) = twin(c)
            {
                cell.set_char(twin);
            }
        }
    }

    const fn pick(self, pair: (&'static str, &'static str)) -> &'static str {
        if self.ascii { pair.1 } else { pair.0 }
    }
}

/// The steps of a bar: a cell is either filled or not.
const ASCII_BARS: bar::Set<'static> = bar::Set {
    full: "#",
    seven_eighths: "#",
    three_quarters: "#",
    five_eighths: "#",
    half: "#",
    three_eighths: " ",
    one_quarter: " ",
    one_eighth: " ",
    empty: " ",
};

const fn frame(corner: &'static str, horizontal: &'static str, vertical: &'static str) -> border::Set<'static> {
    border::Set {
        top_left: corner,
        top_right: corner,
        bottom_left: corner,
        bottom_right: corner,
        vertical_left: vertical,
        vertical_right: vertical,
        horizontal_top: horizontal,
        horizontal_bottom: horizontal,
    }
}

/// The ASCII character that stands for a sign.
fn twin(c: char) -> Option<char> {
    if c.is_ascii() || c.is_alphabetic() && c != 'Δ' {
        return None;
    }
    named_twin(c)
        .or_else(|| {
            TWINS
                .iter()
                .find_map(|(signs, twins)| signs.chars().zip(twins.chars()).find(|&(sign, _)| sign == c))
                .map(|(_, twin)| twin)
        })
        .or_else(|| dots(c))
}

/// The twin of a sign that has a meaning or a seat.
fn named_twin(c: char) -> Option<char> {
    use strum::IntoEnumIterator;
    let pairs = Glyph::iter().map(Glyph::pair).chain(SEATS);
    pairs.filter(|(sign, _)| sign.starts_with(c)).find_map(|(_, twin)| twin.chars().next())
}

/// Braille dots are what charts are drawn with.
fn dots(c: char) -> Option<char> {
    match c {
        '\u{2800}' => Some(' '),
        '\u{2801}'..='\u{28FF}' => Some('*'),
        _ => None,
    }
}

/// A key sign in letters.
fn spelt(c: char) -> Option<&'static str> {
    KEYS.iter().find(|(sign, _)| *sign == c).map(|&(_, name)| name)
}

#[cfg(test)]
mod tests {
    use ratatui::layout::Rect;
    use ratatui::style::Style;
    use strum::IntoEnumIterator;
    use unicode_width::UnicodeWidthStr;

    use super::*;

    const ASCII: Glyphs = Glyphs { ascii: true };
    const FULL: Glyphs = Glyphs { ascii: false };

    #[test]
    fn twins_are_ascii_and_as_wide() {
        let more = TWINS.iter().copied();
        for (sign, twin) in Glyph::iter().map(Glyph::pair).chain(SEATS).chain(more) {
            assert!(twin.is_ascii());
            assert_eq!(sign.width(), twin.width(), "{sign}");
            assert_eq!(sign.chars().count(), twin.chars().count(), "{sign}");
        }
    }

    #[test]
    fn seats_differ_in_both_columns() {
        let mut twins = SEATS.map(|(_, twin)| twin);
        twins.sort_unstable();
        assert!(twins.windows(2).all(|pair| pair[0] != pair[1]));
    }

    #[test]
    fn texts_are_folded_but_not_their_letters() {
        assert_eq!(ASCII.fold("⏎ вводит · 28 → 32 «да» …"), "Enter вводит . 28 > 32 \"да\" ~");
        assert_eq!(FULL.fold("⏎ · →"), "⏎ · →");
        assert_eq!(ASCII.fold("Ünal −2"), "Ünal -2");
    }

    #[test]
    fn keys_are_spelt() {
        let name = |glyphs: Glyphs, key| glyphs.key(key).into_owned();
        assert_eq!(name(FULL, Key::Enter), "⏎");
        assert_eq!(name(ASCII, Key::Enter), "Enter");
        assert_eq!(name(ASCII, Key::BackTab), "Shift-Tab");
        assert_eq!(name(ASCII, Key::Up), "Up");
    }

    #[test]
    fn whole_frames_are_folded() {
        let mut buffer = Buffer::empty(Rect::new(0, 0, 12, 1));
        buffer.set_string(0, 0, "╭─╮ ⣿▇ ● Δ李", Style::new());
        ASCII.fold_buffer(&mut buffer);
        assert_eq!(buffer, Buffer::with_lines(["+-+ *# o ~李"]));
    }

    #[test]
    fn the_environment_decides() {
        let choose = |env: &[(&str, &str)]| {
            let look_up = |name: &str| env.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned());
            Glyphs::choose(false, &look_up).ascii
        };
        assert!(!choose(&[("LANG", "en_GB.UTF-8")]));
        assert!(!choose(&[("LANG", "C.utf8"), ("TERM", "xterm")]));
        assert!(choose(&[("LANG", "en_GB.UTF-8"), ("LC_ALL", "C")]));
        assert!(choose(&[("LANG", "en_GB.UTF-8"), ("TERM", "linux")]));
        assert_eq!(choose(&[]), !cfg!(windows));
    }
}
