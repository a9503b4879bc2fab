//! Names of sessions. They come from the command line and from folders that
//! others can write to, so they are checked before they become part of a path.

use super::StoreError;

/// The longest id in bytes; with an ending it stays far below the 255 bytes
/// file systems allow.
const LONGEST: usize = 128;

/// How many sessions can share a name, told apart by `-2` to `-9999`.
const MOST_ALIKE: u32 = 9_999;

/// An id for a session of `game` begun on `date` (`2026-10-03`). Characters
/// that ids cannot hold become `-`.
#[must_use]
pub fn fresh_id(date: &str, game: &str) -> String {
    let wanted = format!("{date}-{game}");
    let clean = |letter: char| if is_allowed(letter) { letter } else { '-' };
    let id: String = wanted.chars().map(clean).take(LONGEST).collect();
    match id.strip_prefix('.') {
        Some(rest) => format!("-{rest}"),
        None => id,
    }
}

/// Whether `id` can name a session: one to 128 of `A–Z a–z 0–9 . _ -`, the
/// first not a dot, which keeps out `..` and hidden files.
pub(super) fn is_valid(id: &str) -> bool {
    (1..=LONGEST).contains(&id.len()) && !id.starts_with('.') && id.chars().all(is_allowed)
}

pub(super) fn check(id: &str) -> Result<(), StoreError> {
    if is_valid(id) { Ok(()) } else { Err(StoreError::BadId { id: id.to_owned() }) }
}

/// `id`, `id-2`, `id-3`…, all of them valid if `id` is.
pub(super) fn candidates(id: &str) -> impl Iterator<Item = String> + use<> {
    let stem: String = id.chars().take(LONGEST - "-9999".len()).collect();
    let numbered = (2..=MOST_ALIKE).map(move |number| format!("{stem}-{number}"));
    std::iter::once(id.to_owned()).chain(numbered)
}

fn is_allowed(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || matches!(letter, '.' | '_' | '-')
}
