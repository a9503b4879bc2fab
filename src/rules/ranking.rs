//! Places by a figure: ties share a place and use up as many, and nothing takes no place.

use super::BySeat;

/// The place of everybody by their own figure, largest first: 1, 1, 3. Who has none of it (0 or less) has no place.
#[must_use]
pub fn places(figures: &BySeat<i64>) -> BySeat<Option<usize>> {
    figures.map(|own| (*own > 0).then(|| 1 + figures.values().iter().filter(|other| *other > own).count()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_use_up_places_and_nothing_takes_none() {
        assert_eq!(places(&vec![2, 2, 1, 0].into()), vec![Some(1), Some(1), Some(3), None].into());
        assert_eq!(places(&vec![3, 1, 1, 1].into()), vec![Some(1), Some(2), Some(2), Some(2)].into());
        assert_eq!(places(&vec![0, 0].into()), vec![None, None].into());
    }
}
