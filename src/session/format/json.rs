//! Strict JSON, one layer at a time.
//!
//! A value is kept as its own text until the table says what it must be. So a number is judged as it is written (`1.0`
//! is no whole number, and one with forty digits is out of range rather than rounded), a key that stands twice is seen,
//! and nothing is descended into that the format has no place for.

use std::borrow::Cow;
use std::fmt;

use serde::de::{Deserialize, Deserializer, Error as _, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde_json::error::Category;
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
    serde_json::from_str(text).map_err(|error| not_so(text, error, "type-object")).and_then(Object::each_key_once)
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
        (None, Err(error)) if text.starts_with('[') => Err((Some(taken), not_so(text, error, "type-object"))),
        (None, Err(error)) => Err((None, not_so(text, error, "type-list"))),
    }
}

/// Reads a list of whole numbers in one go, if it is one. What it is instead, [`list`] and [`number`] tell.
pub(super) fn numbers(text: &str) -> Option<Vec<i64>> {
    serde_json::from_str(text).ok()
}

/// Reads a list.
pub(super) fn list(text: &str) -> Result<Vec<&str>, Fault> {
    let raw: Vec<&RawValue> = serde_json::from_str(text).map_err(|error| not_so(text, error, "type-list"))?;
    Ok(raw.into_iter().map(RawValue::get).collect())
}

/// Reads a text.
pub(super) fn text(text: &str) -> Result<Cow<'_, str>, Fault> {
    let read: Text<'_> = serde_json::from_str(text).map_err(|error| not_so(text, error, "type-text"))?;
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

/// What is wrong with a text: another kind of thing than `expected`, or no JSON. That it is another kind is seen first, so
/// the rest is gone through before it is said.
fn not_so(text: &str, error: serde_json::Error, expected: &'static str) -> Fault {
    let error = match serde_json::from_str::<IgnoredAny>(text) {
        Ok(IgnoredAny) if error.classify() == Category::Data => return wrong_type(expected),
        Ok(IgnoredAny) => error,
        Err(error) => error,
    };
    let place = |number: usize| Arg::Text(number.to_string());
    Fault::new(Code::NOT_JSON).with("line", place(error.line())).with("column", place(error.column()))
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
