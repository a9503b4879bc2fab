//! Looking for words: all of them must be there, in any case, and `ё` is `е`. What was typed in the wrong layout is found
//! as well.

use std::ops::Range;

use crate::tui::key::readings;

/// What is looked for, ready to be compared.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wanted(Vec<Vec<char>>);

impl Wanted {
    /// The words of a text.
    #[must_use]
    pub fn new(text: &str) -> Self {
        Self(text.split_whitespace().map(|word| word.chars().flat_map(folded).collect()).collect())
    }

    /// The ways a text may have been meant: as typed, then in the other layout.
    #[must_use]
    pub fn readings(text: &str) -> Vec<Self> {
        let mut wanted: Vec<Self> = Vec::new();
        for reading in readings(text).map(|reading| Self::new(&reading)) {
            if !wanted.contains(&reading) {
                wanted.push(reading);
            }
        }
        wanted
    }

    /// Whether a text holds all the words.
    #[must_use]
    pub fn is_in(&self, text: &str) -> bool {
        self.0.iter().all(|word| find(text, word).is_some())
    }

    /// Where the words first stand in a text, in order, none over another.
    #[must_use]
    pub fn marks(&self, text: &str) -> Vec<Range<usize>> {
        let mut marks: Vec<Range<usize>> = self.0.iter().filter_map(|word| find(text, word)).collect();
        marks.sort_by_key(|mark| mark.start);
        let mut end = 0;
        marks.retain(|mark| {
            let free = mark.start >= end;
            end = if free { mark.end } else { end };
            free
        });
        marks
    }
}

/// The first of these readings that anything fits, or the first.
#[must_use]
pub fn best(text: &str, texts: &[String]) -> Wanted {
    let mut readings = Wanted::readings(text);
    let fits = |wanted: &Wanted| texts.iter().any(|text| wanted.is_in(text));
    let at = readings.iter().position(fits).unwrap_or(0);
    readings.swap_remove(at)
}

fn folded(c: char) -> impl Iterator<Item = char> {
    c.to_lowercase().map(|c| if c == 'ё' { 'е' } else { c })
}

/// The first place of a word in a text, in bytes of the text.
fn find(text: &str, word: &[char]) -> Option<Range<usize>> {
    let begins = |from: usize| -> Option<Range<usize>> {
        let mut left = word;
        for (at, c) in text.get(from..)?.char_indices() {
            if left.is_empty() {
                return Some(from..from + at);
            }
            for own in folded(c) {
                left = left.strip_prefix(&[own])?;
            }
        }
        left.is_empty().then_some(from..text.len())
    };
    text.char_indices().find_map(|(from, _)| begins(from))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_found_in_any_case_and_order() {
        let wanted = Wanted::new("ROW звёзд");
        assert!(wanted.is_in("Звезд в ряду: a row"));
        assert!(!wanted.is_in("a row"));
        assert_eq!(wanted.marks("a row, звёзды"), [2..5, 7..17]);
        assert_eq!(Wanted::new("İ").marks("xİ").first(), Some(&(1..3)));
        assert!(Wanted::new("").is_in("anything"));
    }

    #[test]
    fn the_other_layout_is_tried_too() {
        assert_eq!(best("ьшту", &["a mine row".to_owned()]), Wanted::new("mine"));
        assert_eq!(best("hzl", &["второй ряд".to_owned()]), Wanted::new("ряд"));
        assert_eq!(best("row", &["a mine row".to_owned()]), Wanted::new("row"));
    }
}
