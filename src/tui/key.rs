//! Keys, as far as this program tells them apart.
//!
//! Terminals differ in what they add to a key: shift on a letter that is upper case already, control on an arrow.
//! [`Key`] drops what means nothing here, so that the key tables can be plain matches, and knows which Latin key a
//! Cyrillic letter lies on. Nothing depends on `Alt`: window managers and terminals take it for themselves.

use std::fmt;
use std::str::Chars;

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

/// The letters of the Russian layout in the order of the keys, and what the same keys give in the Latin one.
const LAYOUTS: [(&str, &str); 2] = [
    ("йцукенгшщзхъфывапролджэячсмитьбюё", "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"),
    ("ЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮЁ", "QWERTYUIOP{}ASDFGHJKL:\"ZXCVBNM<>~"),
];

/// The keys with a name in key scripts.
const NAMED: [(&str, Key); 20] = [
    ("enter", Key::Enter),
    ("tab", Key::Tab),
    ("s-tab", Key::BackTab),
    ("esc", Key::Esc),
    ("bs", Key::Backspace),
    ("del", Key::Delete),
    ("left", Key::Left),
    ("right", Key::Right),
    ("up", Key::Up),
    ("down", Key::Down),
    ("home", Key::Home),
    ("end", Key::End),
    ("pgup", Key::PageUp),
    ("pgdn", Key::PageDown),
    ("space", Key::Char(' ')),
    ("lt", Key::Char('<')),
    ("f1", Key::F(1)),
    ("f2", Key::F(2)),
    ("f5", Key::F(5)),
    ("f10", Key::F(10)),
];

/// One key, with everything taken off that has no meaning here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "most keys are what they are called")]
pub enum Key {
    /// A letter, digit or sign as it would be typed into a text.
    Char(char),
    /// A letter with the control key, in lower case.
    Ctrl(char),
    Enter,
    Tab,
    BackTab,
    Esc,
    Backspace,
    Delete,
    Left,
    Right,
    Up,
    Down,
    Home,
    End,
    PageUp,
    PageDown,
    /// A function key by its number.
    F(u8),
}

impl Key {
    /// The key of an event; nothing for releases, for chords with `Alt` or the logo key and for keys of no use here.
    #[must_use]
    pub fn from_event(event: KeyEvent) -> Option<Self> {
        let foreign = KeyModifiers::ALT | KeyModifiers::SUPER | KeyModifiers::HYPER | KeyModifiers::META;
        if event.kind == KeyEventKind::Release || event.modifiers.intersects(foreign) {
            return None;
        }
        match event.code {
            KeyCode::Char(c) => Some(Self::character(c, event.modifiers)),
            KeyCode::Tab if event.modifiers.contains(KeyModifiers::SHIFT) => Some(Self::BackTab),
            code => Self::special(code),
        }
    }

    /// The key in the Latin layout: a Cyrillic letter counts as the letter or sign on the same key.
    ///
    /// Signs are left alone even where the layouts differ, for they were typed on purpose.
    #[must_use]
    pub fn latin(self) -> Self {
        match self {
            Self::Char(c) => Self::Char(latin_char(c)),
            Self::Ctrl(c) => Self::Ctrl(latin_char(c)),
            other => other,
        }
    }

    /// Reads one key of a script: a character, or a name in angle brackets.
    ///
    /// # Errors
    /// The text is not exactly one key.
    pub fn parse(text: &str) -> Result<Self, ScriptError> {
        match parse_script(text)?.as_slice() {
            [key] => Ok(*key),
            _ => Err(ScriptError(text.to_owned())),
        }
    }

    fn character(c: char, modifiers: KeyModifiers) -> Self {
        if modifiers.contains(KeyModifiers::CONTROL) {
            Self::Ctrl(c.to_lowercase().next().unwrap_or(c))
        } else if modifiers.contains(KeyModifiers::SHIFT) {
            Self::Char(c.to_uppercase().next().unwrap_or(c))
        } else {
            Self::Char(c)
        }
    }

    fn special(code: KeyCode) -> Option<Self> {
        Some(match code {
            KeyCode::Enter => Self::Enter,
            KeyCode::Tab => Self::Tab,
            KeyCode::BackTab => Self::BackTab,
            KeyCode::Esc => Self::Esc,
            KeyCode::Backspace => Self::Backspace,
            KeyCode::Delete => Self::Delete,
            KeyCode::Left => Self::Left,
            KeyCode::Right => Self::Right,
            KeyCode::Up => Self::Up,
            KeyCode::Down => Self::Down,
            KeyCode::Home => Self::Home,
            KeyCode::End => Self::End,
            KeyCode::PageUp => Self::PageUp,
            KeyCode::PageDown => Self::PageDown,
            KeyCode::F(number) => Self::F(number),
            _ => return None,
        })
    }
}

/// How the key is called in footers and help. For a terminal without these signs see
/// [`Glyphs::key`](super::glyph::Glyphs::key).
impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = match self {
            Self::Char(' ') => "Space",
            Self::Char(c) => return write!(f, "{c}"),
            Self::Ctrl(c) => return write!(f, "Ctrl-{c}"),
            Self::F(number) => return write!(f, "F{number}"),
            Self::Enter => "⏎",
            Self::Tab => "⇥",
            Self::BackTab => "⇧⇥",
            Self::Esc => "Esc",
            Self::Backspace => "⌫",
            Self::Delete => "Del",
            Self::Left => "←",
            Self::Right => "→",
            Self::Up => "↑",
            Self::Down => "↓",
            Self::Home => "Home",
            Self::End => "End",
            Self::PageUp => "PgUp",
            Self::PageDown => "PgDn",
        };
        f.write_str(name)
    }
}

/// A key script holds something that is no key.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no such key: {0}")]
pub struct ScriptError(pub String);

/// Reads keys written as text: `<enter>2<tab>15<esc>u<c-r>`.
///
/// Every character stands for itself; names stand in angle brackets, `<lt>` is the bracket.
///
/// # Errors
/// A bracket is not closed, or holds no name of a key.
pub fn parse_script(script: &str) -> Result<Vec<Key>, ScriptError> {
    let mut keys = Vec::new();
    let mut rest = script.chars();
    while let Some(c) = rest.next() {
        keys.push(if c == '<' { named(&mut rest)? } else { Key::Char(c) });
    }
    Ok(keys)
}

/// A text as it would have come out in the Latin layout, for searches typed in the wrong one.
#[must_use]
pub fn in_latin(text: &str) -> String {
    text.chars().map(latin_char).collect()
}

/// A text as it would have come out in the Russian layout.
#[must_use]
pub fn in_cyrillic(text: &str) -> String {
    text.chars().map(|c| swap(c, |(cyrillic, latin)| (latin, cyrillic))).collect()
}

/// The ways a text may have been meant: as typed, then in the other layout either way.
#[must_use]
pub fn readings(text: &str) -> [String; 3] {
    [text.to_owned(), in_latin(text), in_cyrillic(text)]
}

fn latin_char(c: char) -> char {
    if c.is_ascii() { c } else { swap(c, |pair| pair) }
}

/// Looks a character up in one layout and gives what the same key has in the other.
fn swap(c: char, from_to: impl Fn((&'static str, &'static str)) -> (&'static str, &'static str)) -> char {
    LAYOUTS
        .into_iter()
        .map(from_to)
        .find_map(|(from, to)| from.chars().zip(to.chars()).find(|&(key, _)| key == c))
        .map_or(c, |(_, other)| other)
}

/// The rest of a name in angle brackets.
fn named(rest: &mut Chars<'_>) -> Result<Key, ScriptError> {
    let Some((name, after)) = rest.as_str().split_once('>') else {
        return Err(ScriptError(format!("<{}", rest.as_str())));
    };
    *rest = after.chars();
    let known = NAMED.iter().find(|(known, _)| *known == name);
    known.map(|&(_, key)| key).or_else(|| control(name)).ok_or_else(|| ScriptError(format!("<{name}>")))
}

/// `c-x`
fn control(name: &str) -> Option<Key> {
    let mut letters = name.strip_prefix("c-")?.chars();
    letters.next().filter(|_| letters.next().is_none()).map(Key::Ctrl)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(code: KeyCode, modifiers: KeyModifiers) -> Option<Key> {
        Key::from_event(KeyEvent::new(code, modifiers))
    }

    #[test]
    fn modifiers_without_meaning_are_dropped() {
        assert_eq!(key(KeyCode::Char('A'), KeyModifiers::SHIFT), Some(Key::Char('A')));
        assert_eq!(key(KeyCode::Char('R'), KeyModifiers::CONTROL), Some(Key::Ctrl('r')));
        assert_eq!(key(KeyCode::Up, KeyModifiers::CONTROL), Some(Key::Up));
        assert_eq!(key(KeyCode::Tab, KeyModifiers::SHIFT), Some(Key::BackTab));
        assert_eq!(key(KeyCode::Char('q'), KeyModifiers::ALT), None);
        assert_eq!(key(KeyCode::CapsLock, KeyModifiers::NONE), None);
    }

    #[test]
    fn releases_are_not_keys() {
        let event = KeyEvent::new_with_kind(KeyCode::Enter, KeyModifiers::NONE, KeyEventKind::Release);
        assert_eq!(Key::from_event(event), None);
    }

    #[test]
    fn a_cyrillic_letter_is_its_key() {
        let typed = "ролдгтй".chars().map(|c| Key::Char(c).latin());
        assert!(typed.eq("hjklunq".chars().map(Key::Char)));
        assert_eq!(Key::Char('Ж').latin(), Key::Char(':'));
        assert_eq!(Key::Char('Г').latin(), Key::Char('U'));
        assert_eq!(Key::Ctrl('к').latin(), Key::Ctrl('r'));
        for sign in ".,/?:;7".chars() {
            assert_eq!(Key::Char(sign).latin(), Key::Char(sign));
        }
        assert_eq!(in_latin("куфв"), "read");
        assert_eq!(in_cyrillic("read"), "куфв");
    }

    #[test]
    fn both_layouts_have_the_same_keys() {
        for (cyrillic, latin) in LAYOUTS {
            assert_eq!(cyrillic.chars().count(), latin.chars().count());
        }
    }

    #[test]
    fn scripts_are_read() {
        let keys = [Key::Enter, Key::Char('2'), Key::Tab, Key::Char('1'), Key::Esc, Key::Ctrl('r')];
        assert_eq!(parse_script("<enter>2<tab>1<esc><c-r>").as_deref(), Ok(keys.as_slice()));
        assert_eq!(Key::parse("<lt>"), Ok(Key::Char('<')));
        assert!(parse_script("<oops>").is_err());
        assert!(parse_script("<enter").is_err());
        assert!(Key::parse("ab").is_err());
    }
}
