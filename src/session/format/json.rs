//! Strict JSON, one layer at a time.
//!
//! A value is kept as its own text until the table says what it must be. So a number is judged as it is written (`1.0`
//! is no whole number, and one with forty digits is out of range rather than rounded), a key that stands twice is seen,
//! and nothing is descended into that the format has no place for.

use std::borrow::Cow;
use std::fmt;

use serde::de::{Deserialize, Deserializer, Error as _, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde_json::value::RawValue;

use crate::rules::{Arg, Code, Fault};

/// The members of a JSON object, in the order they stand.
#[derive(Debug)]
pub(super) struct Object<'a> {
    members: Vec<(Cow<'a, str>, &'a str)>,
    twice: Option<String>,
}

/// A text that borrows from the input where nothing in it is escaped.
struct Text<'a>(Cow<'a, str>);

impl<'a> Object<'a> {
    /// The text of the value under `key`.
    pub(super) fn get(&self, key: &str) -> Option<&'a str> {
        self.members.iter().find(|(name, _)| name == key).map(|(_, value)| *value)
    }

    /// The text of the value under `key`, which must be there.
    pub(super) fn need(&self, key: &str) -> Result<&'a str, Fault> {
        self.get(key).ok_or_else(|| Fault::at(Code::MISSING_KEY, key))
    }

    /// The keys, in the order they stand.
    pub(super) fn keys(&self) -> impl Iterator<Item = &str> {
        self.members.iter().map(|(key, _)| key.as_ref())
    }

    fn each_key_once(self) -> Result<Self, Fault> {
        match self.twice {
            Some(key) => Err(Fault::at(Code::NOT_JSON, key).told("error-key-twice")),
            None => Ok(self),
        }
    }

    /// Refuses every key not among `known`.
    pub(super) fn only(&self, known: &[&str]) -> Result<(), Fault> {
        match self.keys().find(|key| !known.contains(key)) {
            Some(key) => Err(Fault::at(Code::UNKNOWN_KEY, key)),
            None => Ok(()),
        }
    }
}

/// Reads an object.
pub(super) fn object(text: &str) -> Result<Object<'_>, Fault> {
    serde_json::from_str(text).map_err(|_error| not_so(text, "type-object")).and_then(Object::each_key_once)
}

/// Whether a text is JSON of any kind.
pub(super) fn is_whole(text: &str) -> bool {
    serde_json::from_str::<IgnoredAny>(text).is_ok()
}

/// Reads a list of objects and hands them on one by one, so that a long log is gone through once and never kept twice.
///
/// # Errors
/// What is wrong with the list as a whole, or with one object of it and then which: the first that is none, or that `take`
/// refuses.
pub(super) fn each_object<'a>(
    text: &'a str,
    mut take: impl FnMut(Object<'a>) -> Result<(), Fault>,
) -> Result<(), (Option<usize>, Fault)> {
    let mut taken = 0;
    let mut refused = None;
    let mut reader = serde_json::Deserializer::from_str(text);
    let read = reader.deserialize_seq(Each(|object: Object<'a>| {
        refused = object.each_key_once().and_then(&mut take).err();
        taken += usize::from(refused.is_none());
        refused.is_none()
    }));
    match (refused, read) {
        (Some(fault), _) => Err((Some(taken), fault)),
        (None, Ok(())) => Ok(()),
        (None, Err(_)) if text.starts_with('[') => Err((Some(taken), not_so(text, "type-object"))),
        (None, Err(_)) => Err((None, not_so(text, "type-list"))),
    }
}

/// Reads a list of whole numbers in one go, if it is one. What it is instead, [`list`] and [`number`] tell.
pub(super) fn numbers(text: &str) -> Option<Vec<i64>> {
    serde_json::from_str(text).ok()
}

/// Reads a list.
pub(super) fn list(text: &str) -> Result<Vec<&str>, Fault> {
    if !text.starts_with('[') {
        return Err(wrong_type("type-list"));
    }
    let raw: Vec<&RawValue> = serde_json::from_str(text).map_err(|_error| not_so(text, "type-list"))?;
    Ok(raw.into_iter().map(RawValue::get).collect())
}

/// Reads a text.
pub(super) fn text(text: &str) -> Result<Cow<'_, str>, Fault> {
    if !text.starts_with('"') {
        return Err(wrong_type("type-text"));
    }
    let read: Text<'_> = serde_json::from_str(text).map_err(|_error| not_so(text, "type-text"))?;
    Ok(read.0)
}

/// Reads a whole number, written without fraction or exponent.
pub(super) fn number(text: &str) -> Result<i64, Fault> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(wrong_type("type-number"));
    }
    text.parse().map_err(|_overflow: std::num::ParseIntError| Fault::new(Code::OUT_OF_RANGE))
}

/// Reads a yes or no.
pub(super) fn flag(text: &str) -> Result<bool, Fault> {
    match text {
        "true" => Ok(true),
        "false" => Ok(false),
        _ => Err(wrong_type("type-true-false")),
    }
}

/// Names the key that a fault is about, where the fault does not know it yet.
pub(super) fn under(key: &str) -> impl FnOnce(Fault) -> Fault {
    let key = key.to_owned();
    move |fault| Fault { key: fault.key.or(Some(key)), ..fault }
}

fn wrong_type(expected: &'static str) -> Fault {
    Fault::new(Code::WRONG_TYPE).with("expected", Arg::Key(expected.to_owned()))
}

/// What is wrong with a text that could not be read as `expected`: it is no strict JSON, or something else stands there.
fn not_so(text: &str, expected: &'static str) -> Fault {
    strict(text).err().unwrap_or_else(|| wrong_type(expected))
}

/// How deep a text may be nested; nothing the format knows comes near.
const DEEPEST: usize = 128;

/// Whether a whole text is JSON as the format wants it, down to what no table asks for: each key once in its object and no
/// half of a surrogate pair. Reading finds most of this by itself, where it reads; this is for when something is wrong
/// anyway, so that what is no JSON is called so wherever it stands.
///
/// # Errors
/// The first thing that is not, with its line and column in `text`.
pub(super) fn strict(text: &str) -> Result<(), Fault> {
    serde_json::from_str::<IgnoredAny>(text).map_err(|error| not_json(text, text, &error))?;
    strict_part(text, text.trim_ascii(), 0)
}

fn strict_part(whole: &str, part: &str, depth: usize) -> Result<(), Fault> {
    if depth > DEEPEST {
        return Err(placed(whole, part, 1, 1));
    }
    let wrong = |error: serde_json::Error| not_json(whole, part, &error);
    match part.as_bytes().first() {
        Some(b'{') => {
            let object: Object<'_> = serde_json::from_str(part).map_err(wrong)?;
            let object = object.each_key_once()?;
            object.members.iter().try_for_each(|(_, value)| strict_part(whole, value, depth + 1))
        }
        Some(b'[') => {
            let values: Vec<&RawValue> = serde_json::from_str(part).map_err(wrong)?;
            values.iter().try_for_each(|value| strict_part(whole, value.get(), depth + 1))
        }
        Some(b'"') => serde_json::from_str::<Text<'_>>(part).map(|_| ()).map_err(wrong),
        _ => Ok(()),
    }
}

fn not_json(whole: &str, part: &str, error: &serde_json::Error) -> Fault {
    placed(whole, part, error.line(), error.column())
}

/// The fault of a place in a part, told by its place in the whole.
fn placed(whole: &str, part: &str, line: usize, column: usize) -> Fault {
    let offset = part.as_ptr().addr().saturating_sub(whole.as_ptr().addr());
    let before = whole.get(..offset).unwrap_or_default();
    let last = before.rsplit('\n').next().unwrap_or_default().len();
    let column = if line == 1 { last + column } else { column };
    let line = before.matches('\n').count() + line;
    let place = |number: usize| Arg::Text(number.to_string());
    Fault::new(Code::NOT_JSON).with("line", place(line)).with("column", place(column))
}

impl<'de: 'a, 'a> Deserialize<'de> for Object<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Members;

        impl<'de> Visitor<'de> for Members {
            type Value = Object<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Object<'de>, A::Error> {
                let mut object = Object { members: Vec::with_capacity(8), twice: None };
                while let Some((Text(key), value)) = map.next_entry::<Text<'de>, &'de RawValue>()? {
                    if object.members.iter().any(|(other, _)| *other == key) {
                        object.twice.get_or_insert_with(|| key.clone().into_owned());
                    }
                    object.members.push((key, value.get()));
                }
                Ok(object)
            }
        }

        deserializer.deserialize_map(Members)
    }
}

/// Takes each object of a list in turn until one is refused.
struct Each<F>(F);

impl<'de, F: FnMut(Object<'de>) -> bool> Visitor<'de> for Each<F> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of objects")
    }

    fn visit_seq<A: SeqAccess<'de>>(mut self, mut list: A) -> Result<(), A::Error> {
        while let Some(object) = list.next_element()? {
            if !(self.0)(object) {
                return Err(A::Error::custom("refused"));
            }
        }
        Ok(())
    }
}

impl<'de: 'a, 'a> Deserialize<'de> for Text<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Letters;

        impl<'de> Visitor<'de> for Letters {
            type Value = Text<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a text")
            }

            fn visit_borrowed_str<E>(self, text: &'de str) -> Result<Text<'de>, E> {
                Ok(Text(Cow::Borrowed(text)))
            }

            fn visit_str<E>(self, text: &str) -> Result<Text<'de>, E> {
                Ok(Text(Cow::Owned(text.to_owned())))
            }
        }

        deserializer.deserialize_str(Letters)
    }
}
