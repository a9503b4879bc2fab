//! Things entered before that a later entry names, each by a letter.

/// A thing entered before: its letter, and the name that the format knows it by.
///
/// The letter is its place among all such things there ever were, so it stays when one of them is taken out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// Its place in the alphabet, counted from 0; behind the 26th they are doubled.
    pub place: usize,
    /// Its name in the format.
    pub name: String,
}

impl Label {
    /// A thing with no name but its letter.
    #[must_use]
    pub fn at(place: usize) -> Self {
        Self { place, name: letters(place) }
    }

    /// Its letter: `A` to `Z`, then `AA` and so on.
    #[must_use]
    pub fn letters(&self) -> String {
        letters(self.place)
    }

    /// The place of a name that is a letter such as [`Label::letters`] gives: upper case only, three at most.
    #[must_use]
    pub fn place_of_name(name: &str) -> Option<usize> {
        let lettered = (1..=3).contains(&name.len()) && name.bytes().all(|byte| byte.is_ascii_uppercase());
        lettered.then(|| name.bytes().fold(0, |before, byte| before * 26 + usize::from(byte - b'A') + 1) - 1)
    }

    /// The place of a single letter, of either case.
    #[must_use]
    pub fn place_of(letter: char) -> Option<usize> {
        let letter = letter.to_ascii_uppercase();
        letter.is_ascii_uppercase().then(|| usize::from(letter as u8 - b'A'))
    }
}

fn letters(place: usize) -> String {
    let last = char::from(b'A' + u8::try_from(place % 26).unwrap_or(0));
    let mut before = if place < 26 { String::new() } else { letters(place / 26 - 1) };
    before.push(last);
    before
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_twenty_seventh_is_doubled() {
        let letters = [0, 25, 26, 51, 52, 701, 702].map(letters);
        assert_eq!(letters, ["A", "Z", "AA", "AZ", "BA", "ZZ", "AAA"]);
        for place in [0, 25, 26, 51, 52, 701, 702] {
            assert_eq!(Label::place_of_name(&Label::at(place).name), Some(place));
        }
        assert_eq!(["", "a", "c1", "AAAA", "Ж"].map(Label::place_of_name), [None; 5]);
        assert_eq!((Label::place_of('c'), Label::place_of('Z'), Label::place_of('ж')), (Some(2), Some(25), None));
    }
}
