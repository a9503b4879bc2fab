//! JSON that is safe to print on a terminal and means exactly the same.
//!
//! A control character, a mark that turns the direction of writing or one that cannot be seen is written as `\uXXXX`:
//! whoever reads the JSON gets the very name that was typed, whoever looks at it cannot be fooled by it.

use std::io::{self, Write};

use serde::Serialize;
use serde_json::Serializer;
use serde_json::ser::Formatter;

use crate::text::clean::clean_json;

/// Adds one value to `out`, as one line.
pub(super) fn line(value: &impl Serialize, out: &mut Vec<u8>) -> io::Result<()> {
    value.serialize(&mut Serializer::with_formatter(&mut *out, Safe))?;
    out.push(b'\n');
    Ok(())
}

/// The compact form, with what a terminal might obey escaped.
struct Safe;

impl Formatter for Safe {
    fn write_string_fragment<W: ?Sized + Write>(&mut self, out: &mut W, fragment: &str) -> io::Result<()> {
        if !fragment.bytes().any(|byte| MAY_BE_BAD[usize::from(byte)]) {
            return out.write_all(fragment.as_bytes());
        }
        out.write_all(clean_json(fragment).as_bytes())
    }
}

/// Whether a byte may begin a character that is escaped. Few do, and most text has none of them.
const MAY_BE_BAD: [bool; 256] = {
    let first = [0x7F, 0xC2, 0xD8, 0xE1, 0xE2, 0xEF, 0xF0, 0xF3];
    let mut table = [false; 256];
    let mut at = 0;
    while at < first.len() {
        table[first[at]] = true;
        at += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::clean::clean_char;

    fn written(text: &str) -> String {
        let mut out = Vec::new();
        assert!(line(&text, &mut out).is_ok());
        String::from_utf8_lossy(&out).into_owned()
    }

    #[test]
    fn what_a_terminal_obeys_is_escaped() {
        assert_eq!(written("a\u{1b}[2Jb\u{9b}\u{7f}"), "\"a\\u001b[2Jb\\u009b\\u007f\"\n");
        assert_eq!(written("x\u{202e}y\u{e0041}"), "\"x\\u202ey\\udb40\\udc41\"\n");
        assert_eq!(written("Kutná × 李 − «да»"), "\"Kutná × 李 − «да»\"\n");
    }

    #[test]
    fn every_character_comes_back_and_none_slips_by() {
        for letter in (0..=u32::from(char::MAX)).filter_map(char::from_u32) {
            let written = written(&letter.to_string());
            assert_eq!(serde_json::from_str::<String>(&written).ok(), Some(letter.to_string()));
            let raw = written.trim_end().chars().all(|shown| clean_char(shown) == Some(shown));
            assert!(raw, "{letter:?}");
        }
    }
}
