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

use super::{folded, footer, head, paint, question, result, steps, strip, table, tally};
use crate::rules::Arg;
use crate::tui::command::{Command, Context};
use crate::tui::form::Look;
use crate::tui::hit::Hits;
use crate::tui::model::Model;
use crate::tui::play::{Focus, Mode, Play};
use crate::tui::view::footer::Hint;
use crate::tui::words;

/// The least and the greatest width of the step list.
const STEPS: (u16, u16) = (19, 24);
/// The width of the tally at the right.
const SIDE: u16 = 42;

/// What has no meaning while the board's table is typed.
const TABLE_HAS_NONE: &[Command] = &[
    Command::Accept,
    Command::Done,
    Command::OtherWay,
    Command::BoardTable,
    Command::EditNewest,
    Command::Remove,
    Command::Adjustment,
    Command::Earlier,
    Command::Later,
    Command::Undo,
];

/// Draws a session: the result, a strip to be read, or the walk.
pub fn draw(model: &Model, play: &Play, area: Rect, buf: &mut Buffer, hits: &mut Hits) {
    if play.context() == Context::Result {
        return result::draw(model, play, area, buf, hits);
    }
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
    footer::draw(model, &hints(model, play), bottom, buf, hits);
}

/// The question, or what stands in front of it.
pub(super) fn body_of(model: &Model, play: &Play, area: Rect, buf: &mut Buffer, hits: &mut Hits) {
    let area = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
    if play.leaving {
        question::draw_leaving(model, area, buf);
    } else if play.strip.is_some() {
        strip::draw(model, play, area, buf);
    } else if play.table.is_some() {
        table::draw(model, play, area, buf);
    } else {
        question::draw(model, play, area, buf, hits);
    }
}

/// The game and how many play.
pub(super) fn left_words(model: &Model, play: &Play) -> String {
    let game = model.text.get(&format!("game-{}", play.state.game().id));
    let count = i64::try_from(play.state.setup().seats()).unwrap_or(0);
    format!("{game} · {}", model.text.with("head-players", &[("count", Arg::Count(count))]))
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
        Some(stage) if stage.steps.first().is_some_and(|first| first.id == step.id) => {
            text.get(&format!("{game}-title-{}", stage.id))
        }
        _ => words::of_step(play, text, step, "entry"),
    };
    let name = words::of_step(play, text, step, "entry");
    let number = match play.mode {
        Mode::Change(item, _) => crate::tui::play::entry_ordinal(play, item),
        Mode::Ask => crate::tui::play::entry_ordinal_next(play),
    };
    let change = matches!(play.mode, Mode::Change(..)) && own_stage.is_some_and(crate::rules::Stage::is_open);
    match (step.once || own_stage.is_none(), change) {
        (true, _) => stage,
        (false, false) => format!("{stage} · {name} {number}"),
        (false, true) => format!("{stage} · {name} {number}, {}", text.get("panel-change")),
    }
}

/// What can be done now: what digits do first.
pub(super) fn hints(model: &Model, play: &Play) -> Vec<Hint> {
    let text = &model.text;
    if play.leaving {
        return vec![
            Hint::words("1", text.get("leave-retry")),
            Hint::words("2", text.get("leave-copy")),
            Hint::words("0", text.get("leave-stay")),
        ];
    }
    if play.strip.is_some() {
        let go_on = Hint::command(model, Command::Accept, text.get("strip-go-on"), 1);
        let sheet = Hint::command(model, Command::Sheet, text.get("strip-sheet"), 2);
        let undo = Hint::command(model, Command::Undo, text.get("strip-undo"), 3);
        return [go_on, sheet, undo].into_iter().flatten().collect();
    }
    if play.checked {
        let leave = Hint::command(model, Command::Done, text.get("check-leave"), 1);
        let back = Hint::command(model, Command::Escape, text.get("command-escape"), 2);
        return [leave, back]
            .into_iter()
            .flatten()
            .chain(footer::of_registry(
                model,
                Context::Walk,
                &[Command::Done, Command::Escape, Command::Accept, Command::Erase],
            ))
            .collect();
    }
    if play.table.is_some() {
        let mut hints = form_hints(model, play);
        hints.extend(Hint::command(model, Command::Remove, text.get("table-row"), 3));
        hints.extend(footer::of_registry(model, Context::Walk, TABLE_HAS_NONE));
        return hints;
    }
    let mut hints = match play.focus {
        Focus::Steps(_) => vec![Hint::words("↑↓", text.get("hint-step")), Hint::words("⏎", text.get("command-open"))],
        Focus::Entries(_) => {
            vec![Hint::words("↑↓", text.get("hint-entry")), Hint::words("⏎", text.get("command-edit-newest"))]
        }
        Focus::Form => form_hints(model, play),
    };
    let mut skip = vec![Command::Accept];
    if !play.asks_for_places() {
        skip.push(Command::BoardTable);
    }
    if play.form.touched && play.mode == Mode::Ask {
        skip.extend([Command::Done, Command::OtherWay, Command::BoardTable]);
    }
    if !matches!(play.focus, Focus::Form) {
        skip.extend([Command::Done, Command::Erase, Command::OtherWay, Command::EditNewest]);
    }
    if play.table.is_none() && play.mode == Mode::Ask && !play.form.touched {
        skip.extend([Command::Erase, Command::Escape]);
        let side = play.lettered_steps().filter(|(_, step)| *step != play.form.step);
        hints.extend(side.map(|(letter, step)| Hint {
            hit: Some(crate::tui::hit::Hit::Key(crate::tui::key::Key::Char(letter))),
            rank: 4,
            ..Hint::words(letter.to_string(), words::of_step(play, text, step, "entry"))
        }));
    }
    hints.extend(footer::of_registry(model, Context::Walk, &skip));
    hints
}

fn form_hints(model: &Model, play: &Play) -> Vec<Hint> {
    let text = &model.text;
    if play.table.is_some() {
        return vec![Hint::words("0–9", text.get("hint-figure")), Hint::words("⏎", text.get("hint-next"))];
    }
    let Some(cell) = play.form.cell() else { return Vec::new() };
    let label =
        play.form.field(cell.field).map_or_else(String::new, |field| words::label(play, text, play.form.step, field));
    let mut hints = match &cell.look {
        Look::Choice(choices) => {
            let most = choices.iter().map(|choice| choice.digit).max().unwrap_or(1);
            let mut hints = vec![Hint::words(format!("1–{most}"), label)];
            if choices.iter().any(|choice| choice.digit == 0) {
                hints.push(Hint::words("0", nobody(model, play)));
            }
            hints
        }
        Look::Text => vec![Hint::words("a–z", label)],
        Look::Flag => vec![Hint::words("␣", label)],
        Look::Number(_) | Look::Signed(_) => vec![Hint::words("0–9", label)],
    };
    let last = play.form.touched && !play.form.has_other_open();
    let word = if last { words::of_step(play, text, play.form.step, "enter") } else { text.get("hint-next") };
    hints.extend(Hint::command(model, Command::Accept, word, 1));
    hints
}

/// What nobody is called in this game.
pub(super) fn nobody(model: &Model, play: &Play) -> String {
    model.text.first(&[&format!("{}-nobody", play.state.game().id), "nobody"])
}
