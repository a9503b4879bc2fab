//! Values looked up in a table of brackets: "up to 9 pays 7, 4, 2".

/// One line of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bracket {
    /// The largest total the line is for.
    pub up_to: i64,
    /// What each place is worth, the first first. Places beyond the list are worth 0.
    pub places: Vec<i64>,
}

/// A table of brackets, `up_to` rising from line to line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Brackets(Vec<Bracket>);

impl Brackets {
    /// The table of these lines.
    ///
    /// # Errors
    /// Gives back the index of the first line whose `up_to` does not rise above the one before.
    pub fn new(lines: Vec<Bracket>) -> Result<Self, usize> {
        let falls = lines.windows(2).position(|pair| matches!(pair, [one, two] if two.up_to <= one.up_to));
        falls.map_or(Ok(Self(lines)), |at| Err(at + 1))
    }

    /// The lines, from the smallest total up.
    #[must_use]
    pub fn lines(&self) -> &[Bracket] {
        &self.0
    }

    /// The first line that reaches `total`. None does: the value is unknown, never guessed.
    #[must_use]
    pub fn find(&self, total: i64) -> Option<&Bracket> {
        self.0.iter().find(|line| total <= line.up_to)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(ups: &[i64]) -> Result<Brackets, usize> {
        Brackets::new(ups.iter().map(|up_to| Bracket { up_to: *up_to, places: vec![*up_to] }).collect())
    }

    #[test]
    fn the_first_line_that_reaches_counts_and_none_is_unknown() {
        let table = table(&[5, 9]).unwrap_or_default();
        let up_to = |total| table.find(total).map(|line| line.up_to);
        assert_eq!([up_to(0), up_to(5), up_to(6), up_to(9), up_to(10)], [Some(5), Some(5), Some(9), Some(9), None]);
    }

    #[test]
    fn a_line_that_does_not_rise_is_named() {
        assert_eq!(table(&[5, 9, 9]), Err(2));
        assert_eq!(table(&[5, 4]), Err(1));
        assert!(table(&[]).is_ok());
    }
}
