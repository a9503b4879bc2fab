//! A box before the list: a question, or everything about a file that cannot be read.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Clear, Widget};

use super::line::words_of;
use crate::rules::Arg;
use crate::tui::hit::{Hit, Hits};
use crate::tui::key::Key;
use crate::tui::model::Model;
use crate::tui::screen::home::{Question, is_framed};
use crate::tui::shell::Summary;
use crate::tui::view::paint;

/// The widest that a box gets: long lines are hard to read.
const WIDEST: u16 = 84;

/// Draws it in the middle of an area.
pub(super) fn draw(model: &Model, question: &Question, area: Rect, buf: &mut Buffer, hits: &mut Hits) {
    let wide = if is_framed(model) { WIDEST.min(area.width.saturating_sub(2)) } else { area.width };
    let columns = usize::from(wide.saturating_sub(4));
    let (title, words) = words(model, question);
    let room = usize::from(area.height).saturating_sub(5);
    let mut lines: Vec<Line<'_>> =
        paint::wrap(&words, columns).into_iter().take(room.max(1)).map(paint::plain).collect();
    if matches!(question, Question::Unreadable(_)) {
        lines.push(paint::styled(model.text.get("home-untouched"), model.theme.muted));
    }
    lines.push(Line::default());
    let height = u16::try_from(lines.len() + 3).unwrap_or(u16::MAX).min(area.height);
    let spot =
        Rect { x: area.x + (area.width - wide) / 2, y: area.y + (area.height - height) / 2, width: wide, height };
    // The lines behind can no longer be clicked.
    hits.clear();
    Clear.render(spot, buf);
    let style = if matches!(question, Question::Delete(_)) { model.theme.title } else { model.theme.warning };
    let inner = paint::panel(paint::styled(title, style), spot, model.glyphs, buf);
    let inner = Rect { x: inner.x + 1, width: inner.width.saturating_sub(2), ..inner };
    let rest = paint::lines(buf, inner, &lines);
    if matches!(question, Question::Delete(_)) {
        answers(model, rest, buf, hits);
    } else {
        let enter = model.glyphs.key(Key::Enter);
        let back = model.text.get("home-back");
        paint::line(
            buf,
            rest,
            &Line::from(vec![Span::styled(enter, model.theme.title), Span::raw(format!(" {back}"))]),
        );
        hits.add(rest, Hit::Key(Key::Enter));
    }
}

/// `1 delete   [0 keep]`
fn answers(model: &Model, area: Rect, buf: &mut Buffer, hits: &mut Hits) {
    let (delete, keep) = (model.text.get("home-delete"), model.text.get("home-keep"));
    let spans = [
        Span::styled("1", model.theme.title),
        Span::raw(format!(" {delete}   ")),
        Span::styled(format!("[0 {keep}]"), model.theme.selected),
    ];
    let (mut x, keys) = (area.x, ['1', '1', '0']);
    for (span, key) in spans.iter().zip(keys) {
        let wide = u16::try_from(crate::text::fit::width(&span.content)).unwrap_or(0);
        hits.add(Rect { x, width: wide.min(area.right().saturating_sub(x)), ..area }, Hit::Key(Key::Char(key)));
        x += wide;
    }
    paint::line(buf, area, &Line::from(spans.to_vec()));
}

fn words(model: &Model, question: &Question) -> (String, String) {
    let listed = |id: &str| model.home.listed.iter().find(|listed| listed.id == id);
    match question {
        Question::Delete(id) => {
            let session = listed(id).map(|listed| words_of(model, listed, model.home.standing(id))).unwrap_or_default();
            let words = model.text.with("home-ask-delete", &[("session", Arg::Text(session))]);
            (model.text.get("home-title-delete"), words)
        }
        Question::Unreadable(id) => {
            let why = match model.home.summaries.get(id) {
                Some(Summary::Unreadable(why)) => why.clone(),
                _ => String::new(),
            };
            (format!("{id}.jsonl"), why)
        }
    }
}
