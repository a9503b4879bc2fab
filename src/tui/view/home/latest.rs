//! The session to go on with: two lines.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::line::{pointer, stage_words};
use crate::rules::{Arg, Seat};
use crate::session::store::Listed;
use crate::text::clean::clean;
use crate::text::fit::{fit, width};
use crate::text::signed;
use crate::tui::glyph::Glyph;
use crate::tui::model::Model;
use crate::tui::screen::home::Cursor;
use crate::tui::shell::Standing;
use crate::tui::view::paint::{self, CUT};
use crate::tui::view::people;
use crate::tui::when::When;

/// The title of the panel, as a key: a game to go on with, or the last one.
pub(super) fn title(model: &Model, latest: &Listed) -> &'static str {
    let open = model.home.standing(&latest.id).is_none_or(|standing| standing.stage.is_some());
    if open { "home-go-on" } else { "home-last" }
}

/// Draws both lines.
pub(super) fn draw(model: &Model, latest: &Listed, area: Rect, buf: &mut Buffer) {
    let under = model.home.cursor() == Cursor::Latest;
    let when = When::of(&model.text, latest.modified, model.now, &model.zone).words();
    let room = usize::from(area.width).saturating_sub(width(&when) + 4);
    let mut first = vec![pointer(model, under)];
    let standing = model.home.standing(&latest.id);
    let second = standing.map(|standing| standing_words(model, standing)).unwrap_or_default();
    match standing {
        Some(standing) => first.extend(who(model, standing, room)),
        None => first.push(Span::raw(fit(&latest.id, room, CUT).into_owned())),
    }
    paint::line(buf, paint::row(area, 0), &Line::from(first));
    paint::line_right(buf, paint::row(area, 0), &paint::plain(when));
    let enter = if under { model.glyphs.key(crate::tui::key::Key::Enter).into_owned() } else { String::new() };
    let spot = paint::row(area, 1);
    let left = Rect { width: spot.width.saturating_sub(u16::try_from(width(&enter)).unwrap_or(0) + 1), ..spot };
    paint::line(buf, left, &paint::plain(format!("  {second}")));
    paint::line_right(buf, spot, &paint::styled(enter, model.theme.title));
}

/// Draws it in three lines: the game and when, the players, the stage and who leads.
pub(super) fn draw_narrow(model: &Model, latest: &Listed, area: Rect, buf: &mut Buffer) {
    let under = model.home.cursor() == Cursor::Latest;
    let when = When::of(&model.text, latest.modified, model.now, &model.zone).words();
    let enter = if under { format!(" {}", model.glyphs.key(crate::tui::key::Key::Enter)) } else { String::new() };
    let standing = model.home.standing(&latest.id);
    let game = standing.map_or_else(
        || latest.id.clone(),
        |standing| {
            let game = model.text.get(&format!("game-{}-short", standing.game.id));
            let step = standing.stage.map(|_| format!("  {}/{}", standing.step.0, standing.step.1)).unwrap_or_default();
            format!("{game}{step}")
        },
    );
    let right = Line::from(vec![Span::raw(when), Span::styled(enter, model.theme.title)]);
    let room = usize::from(area.width).saturating_sub(paint::wide(&right.spans) + 3);
    let first = vec![pointer(model, under), Span::styled(fit(&game, room, CUT).into_owned(), model.theme.title)];
    paint::line(buf, paint::row(area, 0), &Line::from(first));
    paint::line_right(buf, paint::row(area, 0), &right);
    let Some(standing) = standing else { return };
    let columns = usize::from(area.width).saturating_sub(2);
    let mut second = vec![Span::raw(" ")];
    second.extend(players(model, standing, columns));
    paint::line(buf, paint::row(area, 1), &Line::from(second));
    let words = [stage_words(model, standing).unwrap_or_default(), lead_words(model, standing, "lead-by")];
    let words: Vec<String> = words.into_iter().filter(|words| !words.is_empty()).collect();
    paint::line(buf, paint::row(area, 2), &paint::plain(format!("  {}", words.join(" · "))));
}

/// The players in so many columns, each with the shape.
fn players(model: &Model, standing: &Standing, columns: usize) -> Vec<Span<'static>> {
    let names: Vec<&str> = standing.players.iter().map(|(name, _)| name.as_str()).collect();
    let names = people::share(&names, columns.saturating_sub(names.len() * 3));
    let mut spans = Vec::new();
    for (at, (name, (_, colour))) in names.into_iter().zip(&standing.players).enumerate() {
        spans.push(Span::raw(" "));
        spans.push(people::shape_span(model, Seat(at), colour.as_deref()));
        spans.push(Span::raw(format!(" {name}")));
    }
    spans
}

/// The game and the players, in at most so many columns.
fn who(model: &Model, standing: &Standing, columns: usize) -> Vec<Span<'static>> {
    let full = model.text.get(&format!("game-{}", standing.game.id));
    let short = model.text.get(&format!("game-{}-short", standing.game.id));
    let game = if columns >= 60 { full } else { short };
    let left = columns.saturating_sub(width(&game) + 2);
    let mut spans = vec![Span::styled(game, model.theme.title), Span::raw(" ·")];
    spans.extend(players(model, standing, left));
    spans
}

/// "step 2 of 6, city dots, building 13 · ● Anna leads by 1".
fn standing_words(model: &Model, standing: &Standing) -> String {
    let lead = lead_words(model, standing, "home-leads");
    let Some(stage) = stage_words(model, standing) else { return lead };
    let args = [("step", Arg::number(standing.step.0)), ("steps", Arg::number(standing.step.1))];
    let step = model.text.with("home-step", &args);
    let words = format!("{step}, {stage}");
    if lead.is_empty() { words } else { format!("{words} · {lead}") }
}

/// Who leads by how much, or who has won; nothing before the first entry.
fn lead_words(model: &Model, standing: &Standing, leads: &str) -> String {
    if !standing.begun {
        return String::new();
    }
    let total = |seat: Seat| standing.totals.get(seat.0).copied().unwrap_or(0);
    let best = standing.totals.iter().max().copied().unwrap_or(0);
    let top: Vec<Seat> = if standing.stage.is_none() {
        standing.order.iter().filter(|seat| standing.places.get(seat.0) == Some(&1)).copied().collect()
    } else {
        (0..standing.totals.len()).map(Seat).filter(|seat| total(*seat) == best).collect()
    };
    let name = |seat: Seat| {
        let name = standing.players.get(seat.0).map(|(name, _)| clean(name)).unwrap_or_default();
        format!("{} {}", model.glyphs.seat(seat.0), fit(&name, 16, CUT))
    };
    let names: Vec<String> = top.iter().map(|seat| name(*seat)).collect();
    let said = |key: &str, args: &[(&'static str, Arg)]| model.text.with(key, args);
    let names_arg = ("names", Arg::Text(names.join(" = ")));
    match (standing.stage, top.as_slice()) {
        (None, [_]) => said("home-won", &[("name", Arg::Text(names.concat())), ("total", Arg::Text(signed(best)))]),
        (None, _) => said("home-shared", &[names_arg, ("total", Arg::Text(signed(best)))]),
        (_, [only]) => {
            let others = (0..standing.totals.len()).map(Seat).filter(|seat| seat != only);
            let second = others.map(total).max().unwrap_or(0);
            said(leads, &[("name", Arg::Text(names.concat())), ("by", Arg::Text(signed(best - second)))])
        }
        _ => said("lead-tie", &[names_arg, ("total", Arg::Text(signed(best)))]),
    }
}

/// The mark of the step that is asked, before its name.
pub(super) fn now() -> &'static str {
    Glyph::Now.pair().0
}
