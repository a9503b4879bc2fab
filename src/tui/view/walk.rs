//! The walk: head, step list, question, tally, footer.
//!
//! ```text
//! Kutná Hora · 4 players                     step 2 of 6 · saved
//! ╭ Scoring order ─╮╭ City dots · building 13 ────────────────╮
//! │ steps          ││ question                                │
//! ╰────────────────╯╰─────────────────────────────────────────╯
//! ╭ Tally ── now ● Anna by 1 ── with this ▲ Cleo by 2 ────────╮
//! ╰───────────────────────────────────────────────────────────╯
//! footer
//! ```
//! Wider than 100 columns the tally stands at the right; below 80×24 everything is [`folded`].

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};

use super::{folded, footer, head, hints, paint, question, steps, strip, table, tally};
use crate::rules::{Arg, Stage};
use crate::tui::hit::Hits;
use crate::tui::model::Model;
use crate::tui::play::{self, Mode, Play};
use crate::tui::words;

/// The least and the greatest width of the step list.
const STEPS: (u16, u16) = (19, 24);
/// The width of the tally at the right.
const SIDE: u16 = 40;

/// Draws the walk, or a strip to be read in front of it.
pub fn draw(model: &Model, play: &Play, area: Rect, buf: &mut Buffer, hits: &mut Hits) {
    if area.width < 80 || area.height < 24 {
        return folded::draw(model, play, area, buf, hits);
    }
    let [top, body, bottom] =
        Layout::vertical([Constraint::Length(1), Constraint::Fill(1), Constraint::Length(1)]).areas(area);
    head::draw(model, &left_words(model, play), &head::with_saved(model, play, &step_words(model, play)), top, buf);
    let (main, sums) = if area.width > 100 {
        let [main, sums] = Layout::horizontal([Constraint::Fill(1), Constraint::Length(SIDE)]).areas(body);
        (main, sums)
    } else {
        let rows = u16::try_from(play.state.setup().seats()).unwrap_or(6) + 3;
        let [main, sums] = Layout::vertical([Constraint::Fill(1), Constraint::Length(rows)]).areas(body);
        (main, sums)
    };
    let wanted = u16::try_from(steps::wanted(model, play) + 2).unwrap_or(STEPS.0).clamp(STEPS.0, STEPS.1);
    let [left, right] = Layout::horizontal([Constraint::Length(wanted), Constraint::Fill(1)]).areas(main);
    let inner = paint::panel(paint::plain(model.text.get("panel-order")), left, model.glyphs, buf);
    steps::draw(model, play, inner, buf, hits);
    let inner = paint::panel(paint::styled(title(model, play), model.theme.title), right, model.glyphs, buf);
    body_of(model, play, inner, buf, hits);
    if area.width > 100 {
        tally::draw_side(model, play, sums, buf);
    } else {
        tally::draw(model, play, sums, buf);
    }
    footer::draw(model, &hints::walk(model, play), bottom, buf, hits);
}

/// The question, or what stands in front of it.
pub(super) fn body_of(model: &Model, play: &Play, area: Rect, buf: &mut Buffer, hits: &mut Hits) {
    let wide = Rect { x: area.x + 1, width: area.width.saturating_sub(1), ..area };
    let area = Rect { width: area.width.saturating_sub(2), ..wide };
    if play.leaving {
        question::draw_leaving(model, area, buf);
    } else if play.strip.is_some() {
        strip::draw(model, play, area, buf);
    } else if play.table.is_some() {
        table::draw(model, play, area, buf);
    } else {
        question::draw(model, play, wide, buf, hits);
    }
}

/// The game, how many play, and what is played with it.
pub(super) fn left_words(model: &Model, play: &Play) -> String {
    let (game, setup) = (play.state.game(), play.state.setup());
    let name = model.text.get(&format!("game-{}", game.id));
    let count = Arg::number(setup.seats());
    let players = model.text.with("head-players", &[("count", count)]);
    let modules = model.text.modules_played(game, setup);
    [name, players].into_iter().chain((!modules.is_empty()).then_some(modules)).collect::<Vec<_>>().join(" · ")
}

/// Which step of how many.
pub(super) fn step_words(model: &Model, play: &Play) -> String {
    let of = play.stages().len();
    if play.stage.is_none_or(|now| play.stages().iter().all(|stage| stage.id != now.id)) {
        return String::new();
    }
    let args = [("step", Arg::Text((play.step_index() + 1).to_string())), ("of", Arg::Text(of.to_string()))];
    model.text.with("head-step", &args)
}

/// The title of the question: the stage, and which entry of it.
pub(super) fn title(model: &Model, play: &Play) -> String {
    let text = &model.text;
    if play.leaving {
        return text.get("panel-leaving");
    }
    if play.strip.is_some() {
        return text.get("panel-changed");
    }
    let (game, step) = (play.state.game().id, play.form.step);
    if play.table.is_some() {
        return text.get(&format!("{game}-board-table-title"));
    }
    let own_stage = play.state.game().stage_of(step);
    let stage = match own_stage {
        Some(stage) if play.is_kind(step) || stage.steps.first() == Some(step) => {
            words::of_game(play, text, &format!("title-{}", stage.id))
        }
        _ => capital(&words::of_step(play, text, step, "entry")),
    };
    let name = words::of_step(play, text, step, "entry");
    let number = match play.mode {
        Mode::Change(item, _) => play::entry_ordinal(play, item),
        Mode::Ask => play::entry_ordinal_next(play),
    };
    let change = matches!(play.mode, Mode::Change(..)) && own_stage.is_some_and(Stage::is_open);
    // The bar of kinds says which kind it is.
    let name = if play.is_kind(step) { String::new() } else { format!("{name} ") };
    let apart = matches!(play.mode, Mode::Change(..)) && play.aside.is_some();
    let heading = heading(model, play).map_or_else(String::new, |(full, _)| format!(" · {full}"));
    match (step.once || own_stage.is_none(), change) {
        (true, _) if apart => format!("{stage}, {}", text.get("panel-change")),
        (true, _) => stage,
        (false, false) => format!("{stage} · {name}{number}{heading}"),
        (false, true) => format!("{stage} · {name}{number}, {}", text.get("panel-change")),
    }
}

/// Where the game is, in full and in a word.
pub(super) fn heading(model: &Model, play: &Play) -> Option<(String, String)> {
    let (full, short) = play.state.board().scorer().heading(play.stage?)?;
    let said = |message| model.text.message(&message, &|_| String::new());
    Some((said(full), said(short)))
}

/// What nobody is called in this game.
pub(super) fn nobody(model: &Model, play: &Play) -> String {
    model.text.first(&[&format!("{}-nobody", play.state.game().id), "nobody"])
}

/// The same words with a capital at their head.
fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
