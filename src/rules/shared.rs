//! The two steps that every game has.

use super::{Field, Kind, Span, Step, Way};

/// The category of what the score track showed, and the stage or step it is entered by.
pub const TRACK: &str = "points-in-play";
/// The category of adjustments.
pub const ADJUSTMENTS: &str = "adjustments";

/// What the score track showed before the final scoring. A game puts it into the stage where it belongs.
pub const POINTS_IN_PLAY: Step =
    Step::new(TRACK, &[Way::usual(&[Field::required("points", Kind::PerPlayer(Span::SIGNED))])]).once();

/// House rules, promos, corrections: in every game, in no stage.
pub static ADJUSTMENT: Step = Step::new(
    "adjustment",
    &[Way::usual(&[
        Field::required("points", Kind::PerPlayer(Span::SIGNED)).or(0),
        Field::optional("note", Kind::Text).asked(),
    ])],
);
