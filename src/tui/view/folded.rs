//! The walk in a narrow window, from 40×12 up: no frames, the step in the head, one line a player.

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::Line;

use super::form::{self, Drawn, FormLook};
use super::paint::CUT;
use super::{entries, footer, head, hints, kinds, notes, paint, question, steps, tally, walk};
use crate::text::fit::fit;
use crate::tui::hit::Hits;
use crate::tui::model::Model;
use crate::tui::play::{self, Focus, Mode, Play};
use crate::tui::words;

/// From how many rows of the body on nothing has to be left out of a form.
const ROOMY: u16 = 18;

/// Draws the walk without frames.
pub fn draw(model: &Model, play: &Play, area: Rect, buf: &mut Buffer, hits: &mut Hits) {
    let [top, body, bottom] =
        Layout::vertical([Constraint::Length(1), Constraint::Fill(1), Constraint::Length(1)]).areas(area);
    let game = model.text.get(&format!("game-{}-short", play.state.game().id));
    let step = format!("{}/{}", play.step_index() + 1, play.stages().len());
    let left = format!("{game}  {step} {}", short_title(model, play));
    head::draw(model, &left, &head::with_saved(model, play, ""), top, buf);
    if play.leaving || play.strip.is_some() || play.table.is_some() {
        walk::body_of(model, play, body, buf, hits);
    } else {
        draw_body(model, play, body, buf, hits);
    }
    footer::draw(model, &hints::walk(model, play), bottom, buf, hits);
}

/// The stage, and the number of the entry in it.
fn short_title(model: &Model, play: &Play) -> String {
    let asks = play.table.is_none() && play.strip.is_none();
    match play.state.game().stage_of(play.form.step).filter(|_| asks) {
        Some(stage) if !play.form.step.once => {
            let number = match play.mode {
                Mode::Change(item, _) => play::entry_ordinal(play, item),
                Mode::Ask => play::entry_ordinal_next(play),
            };
            let heading = walk::heading(model, play).map_or_else(String::new, |(_, short)| format!(" · {short}"));
            format!("{} · {number}{heading}", words::stage_of(play, &model.text, stage))
        }
        Some(stage) => words::stage_of(play, &model.text, stage),
        None => walk::title(model, play),
    }
}

fn draw_body(model: &Model, play: &Play, area: Rect, buf: &mut Buffer, hits: &mut Hits) {
    let area = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
    if matches!(play.focus, Focus::Steps(_)) {
        return steps::draw(model, play, area, buf, hits);
    }
    let columns = usize::from(area.width);
    let tight = area.height < ROOMY;
    let look = FormLook { columns, folded: true, tight };
    // Where rows are short, the bar goes once a form is open: it says which kind it is by what it asks.
    let bar = if play.focus == Focus::Form { Vec::new() } else { kinds::lines(model, play, columns) };
    let words_said = said(model, play, columns);
    let mut rows = usize::from(area.height).saturating_sub(bar.len() + words_said.len());
    let mut sums = tally::folded(model, play, columns);
    let form = if play.checked { Vec::new() } else { form::lines(model, play, look) };
    if (form::has_seat_rows(play) && tight) || 1 + form.len().min(2) + sums.len() > rows {
        sums.clear();
    }
    rows = rows.saturating_sub(sums.len());
    let form = around_cursor(form, rows.saturating_sub(1));
    rows = rows.saturating_sub(form.len());
    let mut remarks = notes::lines(model, play, columns);
    remarks.extend(form::remark_under_cursor(model, play, look));
    let remarks: Vec<Line<'static>> = remarks.into_iter().take(rows.saturating_sub(1).min(2)).collect();
    rows -= remarks.len().min(rows);
    let ask = ask_lines(model, play, columns, rows);
    rows = rows.saturating_sub(ask.len());
    let listed = entries::lines(model, play, columns, rows);
    let mut at = 0_u16;
    let mut put = |line: &Drawn, buf: &mut Buffer, hits: &mut Hits| {
        let spot = paint::row(area, at);
        paint::line(buf, spot, &line.left);
        paint::line_right(buf, spot, &line.right);
        if spot.height > 0 {
            line.record(spot, hits);
        }
        at += 1;
    };
    let plain = |lines: Vec<Line<'static>>| lines.into_iter().map(Drawn::of).collect::<Vec<_>>();
    for line in bar.iter().chain(&plain(ask)).chain(&form).chain(&plain(remarks)).chain(&listed) {
        put(line, buf, hits);
    }
    let end = words_said.len() + sums.len();
    let below = paint::skip(area, usize::from(area.height).saturating_sub(end));
    let below = paint::lines(buf, below, &words_said);
    paint::lines(buf, below, &sums);
}

/// As many lines of the form as there are rows for, the one under the cursor among them.
fn around_cursor(mut form: Vec<Drawn>, rows: usize) -> Vec<Drawn> {
    let under = form.iter().rposition(|line| line.under).unwrap_or(0);
    form.truncate((under + 1).max(rows));
    let above = form.len().saturating_sub(rows);
    form.split_off(above)
}

/// Question and rule flow together; where rows are short the rule goes first.
fn ask_lines(model: &Model, play: &Play, columns: usize, rows: usize) -> Vec<Line<'static>> {
    let (ask, rule) = words::question(play, &model.text);
    let both = paint::wrap(&format!("{ask} {rule}"), columns);
    let alone = paint::wrap(&ask, columns);
    let lines = if both.len() <= rows { both } else { alone };
    let cut = lines.len() > rows.max(1);
    let mut lines: Vec<Line<'static>> = lines.into_iter().take(rows.max(1)).map(paint::plain).collect();
    if let Some(last) = lines.last_mut().filter(|_| cut) {
        let words = last.to_string();
        *last = paint::plain(format!("{}{CUT}", fit(&words, columns.saturating_sub(1), "")));
    }
    lines
}

/// Errors, checks and warnings: they take the row above the tally and never go.
fn said(model: &Model, play: &Play, columns: usize) -> Vec<Line<'static>> {
    if play.checked {
        return question::checks(model, play, columns);
    }
    let notice = play.problem.clone().or_else(|| question::typed_wrong(model, play)).or_else(|| model.notice.clone());
    notice.map(|notice| question::said(model, &notice, columns)).unwrap_or_default()
}
