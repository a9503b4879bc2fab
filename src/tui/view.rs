//! Views: the model drawn. Nothing here changes anything; areas that can be clicked are recorded in [`Hits`].
//!
//! ```text
//! head      what is scored, which step, whether it is saved
//! body      one screen, or the overlay over it
//! footer    what can be done now
//! ```

pub mod big_view;
mod columns;
pub mod entries;
pub mod folded;
pub mod footer;
pub mod form;
pub mod head;
pub mod hints;
pub mod home;
pub mod kinds;
pub mod new_game;
pub mod notes;
pub mod paint;
pub mod palette;
pub mod people;
pub mod players;
pub mod question;
pub mod reading;
pub mod result;
pub mod sheet;
pub mod steps;
pub mod strip;
pub mod table;
pub mod tally;
pub mod too_small;
pub mod typing;
pub mod walk;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::command::Context;
use super::hit::Hits;
use super::model::{Base, Model};
use super::overlay::Overlay;

/// Draws the whole screen.
pub fn draw(model: &Model, area: Rect, buf: &mut Buffer, hits: &mut Hits) {
    if model.is_too_small() {
        too_small::draw(model, area, buf);
    } else {
        body(model, area, buf, hits);
    }
    if model.glyphs.ascii {
        model.glyphs.fold_buffer(buf);
    }
}

fn body(model: &Model, area: Rect, buf: &mut Buffer, hits: &mut Hits) {
    let covering = model.overlays.iter().rev().find(|overlay| !matches!(overlay, Overlay::Palette(_)));
    match (covering, &model.base) {
        (Some(Overlay::Sheet(sheet)), Base::Play(play)) => sheet::draw(model, play, *sheet, area, buf, hits),
        (Some(Overlay::BigView), Base::Play(play)) => big_view::draw(model, play, area, buf, hits),
        (Some(Overlay::Reading(reading)), _) => reading::draw(model, reading, area, buf, hits),
        (_, Base::Home) => home::draw(model, area, buf, hits),
        (_, Base::NewGame(new_game)) => new_game::draw(model, new_game, area, buf, hits),
        (_, Base::Play(play)) if play.context() == Context::Result => result::draw(model, play, area, buf, hits),
        (_, Base::Play(play)) => walk::draw(model, play, area, buf, hits),
    }
    if let Some(Overlay::Palette(palette)) = model.overlays.last() {
        palette::draw(model, palette, area, buf, hits);
    }
}
