//! Game, players and options drawn, or names, place and notes.
//!
//! ```text
//! New game                                      Esc back
//! ╭ Game ──────────────────────────────────────────────╮
//! ╭ Players, in seating order ─────────────────────────╮
//! ╭ Options ───────────────────────────────────────────╮
//! message
//! footer
//! ```
//! Where frames do not fit, the same rows stand below each other and scroll with the cursor.

mod choices;
mod hints;
mod options;
mod players;
mod row;

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::Line;

use super::{footer, head, home, paint};
use crate::tui::hit::Hits;
use crate::tui::key::Key;
use crate::tui::model::Model;
use crate::tui::screen::home::is_framed;
use crate::tui::screen::new_game::{Aim, NewGame};
use crate::tui::when::When;

use row::Row;

/// One part of the screen.
struct Part {
    title: String,
    rows: Vec<Row>,
}

/// Draws it.
pub fn draw(model: &Model, new_game: &NewGame, area: Rect, buf: &mut Buffer, hits: &mut Hits) {
    let [top, body, message, bottom] =
        Layout::vertical([Constraint::Length(1), Constraint::Fill(1), Constraint::Length(1), Constraint::Length(1)])
            .areas(area);
    let back = format!("{} {}", model.glyphs.key(Key::Esc), model.text.get("home-back"));
    head::draw(model, &title(model, new_game), &Line::from(back), top, buf);
    let framed = is_framed(model);
    let columns = usize::from(body.width).saturating_sub(if framed { 4 } else { 0 });
    let parts = parts(model, new_game, columns);
    let needed: usize = parts.iter().map(|part| part.rows.len() + 2).sum();
    if framed && needed <= usize::from(body.height) {
        draw_framed(model, &parts, body, buf, hits);
    } else {
        draw_plain(model, parts, body, buf, hits);
    }
    home::say(model, message, buf);
    footer::draw(model, &hints::here(model, new_game), bottom, buf, hits);
}

/// What the screen is for; the names of a game say of which.
fn title(model: &Model, screen: &NewGame) -> String {
    let Aim::Rename(id) = &screen.aim else { return model.text.get("new-game-title") };
    let game = model.text.get(&format!("game-{}", screen.game.id));
    let listed = id.as_ref().and_then(|id| model.home.listed.iter().find(|listed| listed.id == *id));
    let day = listed.map(|listed| When::of(&model.text, listed.modified, model.now, &model.zone).words());
    let words = [Some(model.text.get("names-title")), Some(game), day];
    words.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

fn parts(model: &Model, screen: &NewGame, columns: usize) -> Vec<Part> {
    let part = |title: &str, rows: Vec<Row>| Part { title: model.text.get(title), rows };
    let players = players::rows(model, screen, columns);
    if !screen.begins() {
        return vec![part("names-players", players), part("names-rest", options::texts(model, screen, columns))];
    }
    let known = !screen.touched && !screen.players.is_empty();
    let mut parts = vec![
        part("new-game-game", options::games(model, screen, columns)),
        part(if known { "new-game-last-players" } else { "new-game-players" }, players),
    ];
    let options = options::rows(model, screen, columns);
    if !options.is_empty() {
        parts.push(part("new-game-options", options));
    }
    parts
}

fn draw_framed(model: &Model, parts: &[Part], area: Rect, buf: &mut Buffer, hits: &mut Hits) {
    let mut left = area;
    for part in parts {
        let height = u16::try_from(part.rows.len() + 2).unwrap_or(u16::MAX).min(left.height);
        let spot = Rect { height, ..left };
        let inner = paint::panel(paint::styled(part.title.clone(), model.theme.title), spot, model.glyphs, buf);
        let inner = Rect { x: inner.x + 1, width: inner.width.saturating_sub(2), ..inner };
        for (at, row) in part.rows.iter().enumerate() {
            row.draw(paint::row(inner, u16::try_from(at).unwrap_or(u16::MAX)), buf, hits);
        }
        left = paint::skip(left, usize::from(height));
    }
}

/// Without frames: all rows, scrolled so that the one under the cursor is in view.
fn draw_plain(model: &Model, parts: Vec<Part>, area: Rect, buf: &mut Buffer, hits: &mut Hits) {
    let all: usize = parts.iter().map(|part| part.rows.len()).sum();
    let titled = all + parts.len() <= usize::from(area.height);
    let mut rows = Vec::new();
    for part in parts {
        if titled {
            rows.push(Row::title(model, &part.title));
        }
        rows.extend(part.rows);
    }
    let height = usize::from(area.height);
    let last = rows.iter().rposition(|row| row.under).unwrap_or(0);
    let first = rows.iter().position(|row| row.under).unwrap_or(0);
    let top = (last + 1).saturating_sub(height).min(first);
    for (at, row) in rows.iter().skip(top).take(height).enumerate() {
        row.draw(paint::row(area, u16::try_from(at).unwrap_or(u16::MAX)), buf, hits);
    }
}
