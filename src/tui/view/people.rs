//! Players outside a game that is open: in the list of games, and before a new one begins.

use ratatui::style::Style;
use ratatui::text::Span;

use super::paint::CUT;
use crate::rules::Seat;
use crate::text::clean::clean;
use crate::text::fit::{fit_apart, width};
use crate::tui::glyph::shape;
use crate::tui::model::Model;
use crate::tui::theme::PieceColour;

/// The fewest columns worth giving a name.
const LEAST: usize = 2;

/// The look of a digit and shape for pieces of a colour.
#[must_use]
pub fn look(model: &Model, colour: Option<&str>) -> Style {
    model.theme.player(colour.map(PieceColour::parse))
}

/// The shape of a seat, in the colour of the pieces.
#[must_use]
pub fn shape_span(model: &Model, seat: Seat, colour: Option<&str>) -> Span<'static> {
    Span::styled(shape(seat), look(model, colour))
}

/// Names fit to be shown, cut so that together they take no more than so many columns; short ones are left whole.
#[must_use]
pub fn share(names: &[&str], columns: usize) -> Vec<String> {
    let whole: Vec<String> = names.iter().map(|name| clean(name).into_owned()).collect();
    let widths: Vec<usize> = whole.iter().map(|name| width(name)).collect();
    let taken = |most: usize| widths.iter().map(|wide| (*wide).min(most)).sum::<usize>();
    let longest = widths.iter().copied().max().unwrap_or(0).min(columns);
    let most = (LEAST..=longest).rev().find(|most| taken(*most) <= columns).unwrap_or(LEAST);
    let borrowed: Vec<&str> = whole.iter().map(String::as_str).collect();
    fit_apart(&borrowed, most, CUT)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_names_give_way_first() {
        assert_eq!(share(&["Anna", "Bartholomew the Elder"], 14), ["Anna", "Bartholom…"]);
        assert_eq!(share(&["Anna", "Ben"], 40), ["Anna", "Ben"]);
        assert_eq!(share(&["Alexandra", "Alexander"], 14), ["Alex…ra", "Alex…er"]);
        assert_eq!(share(&["Anna", "Ben"], 0), ["A…", "B…"]);
        assert_eq!(share(&[], 10), Vec::<String>::new());
    }
}
