//! Control by majority: the most strength wins, all tied for the most win in full.

use super::{BySeat, Seat};

/// Who controls something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Control {
    /// Nobody is there, so nobody scores.
    Nobody,
    /// The players with the most strength, in seating order. More than one is a tie, and each has all of it.
    Held {
        /// The strength they have.
        strength: i64,
        /// Who they are.
        holders: Vec<Seat>,
    },
}

impl Control {
    /// Who controls it, in seating order; none where nobody is there.
    #[must_use]
    pub fn holders(&self) -> &[Seat] {
        match self {
            Self::Nobody => &[],
            Self::Held { holders, .. } => holders,
        }
    }

    /// Whether `seat` controls it, alone or tied.
    #[must_use]
    pub fn is_held_by(&self, seat: Seat) -> bool {
        matches!(self, Self::Held { holders, .. } if holders.contains(&seat))
    }
}

/// Who has the most strength. Strength 0 is absence and controls nothing.
#[must_use]
pub fn control(strength: &BySeat<i64>) -> Control {
    let most = strength.values().iter().copied().max().unwrap_or(0);
    if most <= 0 {
        return Control::Nobody;
    }
    let holders = strength.iter().filter(|(_, own)| **own == most).map(|(seat, _)| seat).collect();
    Control::Held { strength: most, holders }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_hold_in_full_and_absence_holds_nothing() {
        assert_eq!(control(&vec![0, 0].into()), Control::Nobody);
        let tied = control(&vec![3, 1, 3].into());
        assert_eq!(tied, Control::Held { strength: 3, holders: vec![Seat(0), Seat(2)] });
        assert!(tied.is_held_by(Seat(2)) && !tied.is_held_by(Seat(1)));
    }
}
