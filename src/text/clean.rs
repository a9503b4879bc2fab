//! The one way out for text that somebody else wrote.
//!
//! Names, notes, places and file names may hold anything. A terminal obeys escape sequences, a bidi override
//! turns a line around, and a newline breaks a table. [`clean`] takes all that out, on screen and on paper alike;
//! the data itself keeps what was typed.

use std::borrow::Cow;
use std::fmt::Write as _;

use unicode_width::UnicodeWidthChar;

/// Stands where a control character was, so that nobody wonders why two names look the same.
const STAND_IN: char = '\u{FFFD}';

/// Joins emoji into one picture.
const JOINER: char = '\u{200D}';

/// So many marks may sit on one letter. Living scripts need three; stacks of fifty climb over other lines.
const MARKS: u8 = 4;

/// So many pictures may follow the first in one. A family needs three.
const JOINS: u8 = 4;

/// Makes outside text safe to print, borrowing it when there is nothing to do.
///
/// The result may stand anywhere in a line: it holds no control character, nothing that changes the direction
/// of writing, and neither begins with a mark nor ends with a joiner that would reach into its neighbours.
#[must_use]
pub fn clean(text: &str) -> Cow<'_, str> {
    if text.bytes().all(|byte| matches!(byte, b' '..=b'~')) {
        return Cow::Borrowed(text);
    }
    let safe = Sieve::over(text);
    if safe == text { Cow::Borrowed(text) } else { Cow::Owned(safe) }
}

/// Makes a line of JSON safe to print. It means exactly the same afterwards: what is unsafe is written as `\uXXXX`.
#[must_use]
pub fn clean_json(line: &str) -> String {
    let mut safe = String::with_capacity(line.len());
    for c in line.chars() {
        if clean_char(c) == Some(c) {
            safe.push(c);
        } else {
            // Writing into a text cannot fail.
            let _ = c.encode_utf16(&mut [0; 2]).iter().try_for_each(|unit| write!(safe, "\\u{unit:04x}"));
        }
    }
    safe
}

/// What may be written in place of one character: itself, something harmless, or nothing.
///
/// This knows no neighbours; [`clean`] also limits stacked marks.
#[must_use]
pub fn clean_char(c: char) -> Option<char> {
    match c {
        '\t' | '\n' | '\r' | '\u{0B}' | '\u{0C}' | '\u{85}' | '\u{2028}' | '\u{2029}' => Some(' '),
        _ if c.is_control() => Some(STAND_IN),
        _ if is_format(c) => None,
        _ => Some(c),
    }
}

/// Characters that print nothing and change how others are shown, ordered by code point.
///
/// The joiners U+200C and U+200D and the variation selectors are not among them: scripts and emoji need them.
fn is_format(c: char) -> bool {
    matches!(
        c,
        '\u{AD}'
            | '\u{061C}'
            | '\u{180E}'
            | '\u{200B}'
            | '\u{200E}'..='\u{200F}'
            | '\u{202A}'..='\u{202E}'
            | '\u{2060}'..='\u{206F}'
            | '\u{FEFF}'
            | '\u{FFF0}'..='\u{FFFB}'
            | '\u{1BCA0}'..='\u{1BCA3}'
            | '\u{1D173}'..='\u{1D17A}'
            | '\u{E0000}'..='\u{E0FFF}'
    )
}

/// Takes text character by character and remembers what hangs on the last letter.
///
/// It looks at its own output only, so what it let through once it lets through again.
#[derive(Default)]
struct Sieve {
    out: String,
    marks: u8,
    joins: u8,
}

impl Sieve {
    fn over(text: &str) -> String {
        let mut sieve = Self { out: String::with_capacity(text.len()), ..Self::default() };
        text.chars().filter_map(clean_char).for_each(|c| sieve.take(c));
        let end = sieve.out.trim_end_matches(JOINER).len();
        sieve.out.truncate(end);
        sieve.out
    }

    fn take(&mut self, c: char) {
        let kept = if is_mark(c) { self.hang(c) } else { self.begin() };
        if kept {
            self.out.push(c);
        }
    }

    /// A letter or picture of its own: it ends what hung on the one before.
    fn begin(&mut self) -> bool {
        self.marks = 0;
        if !self.out.ends_with(JOINER) {
            self.joins = 0;
        }
        true
    }

    /// A mark, if there is something for it to hang on and room left there.
    fn hang(&mut self, c: char) -> bool {
        let full = self.marks == MARKS || (c == JOINER && self.joins == JOINS);
        if self.out.is_empty() || full {
            return false;
        }
        self.marks += 1;
        self.joins += u8::from(c == JOINER);
        true
    }
}

/// Whether the character takes no room of its own. The half-width sound marks do, whatever the tables say.
fn is_mark(c: char) -> bool {
    c.width() == Some(0) && !matches!(c, '\u{FF9E}' | '\u{FF9F}')
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn harmless_text_is_borrowed() {
        for text in ["", "Anna", "Ёлка", "李雷", "ｶﾞｷﾞｸﾞ", "👩‍❤️‍👨", "♻️", "a\u{301}"]
        {
            assert!(matches!(clean(text), Cow::Borrowed(same) if same == text), "{text}");
        }
    }

    #[test]
    fn terminals_get_no_orders() {
        let cases = [
            ("\u{1b}]0;x\u{7}", "\u{fffd}]0;x\u{fffd}"),
            ("\u{9b}31m", "\u{fffd}31m"),
            ("a\nb\tc", "a b c"),
            ("ab\u{202e}cd\u{2066}", "abcd"),
            ("a\u{feff}\u{e0041}\u{200b}b", "ab"),
            ("\u{301}Bo", "Bo"),
            ("Bo\u{200d}", "Bo"),
            ("%s{}", "%s{}"),
        ];
        for (text, wanted) in cases {
            assert_eq!(clean(text), wanted, "{text:?}");
        }
    }

    #[test]
    fn json_means_the_same() {
        let line = "{\"note\":\"a\u{9b}\u{202e}\u{e0041}李\"}";
        assert_eq!(clean_json(line), r#"{"note":"a\u009b\u202e\udb40\udc41李"}"#);
    }

    #[test]
    fn stacks_are_cut() {
        let stack = format!("a{}b", "\u{301}".repeat(50));
        assert_eq!(clean(&stack), "a\u{301}\u{301}\u{301}\u{301}b");
        let crowd = ["👩"; 9].join("\u{200d}");
        assert_eq!(clean(&crowd).matches('\u{200d}').count(), 4 + 3);
    }

    proptest! {
        #[test]
        fn nothing_dangerous_is_left(text in any::<String>()) {
            let safe = clean(&text);
            prop_assert!(!safe.chars().any(|c| c.is_control() || is_format(c)));
        }

        #[test]
        fn twice_is_once(text in "[a\u{301}\u{200d}\u{fe0f}👩\n\u{ff9e}\u{202e}é]{0,40}") {
            let safe = clean(&text).into_owned();
            prop_assert_eq!(clean(&safe), safe.as_str());
        }
    }
}
