//! The bar of kinds: what can be entered at a stage, each by its letter, the one in front in brackets.

use ratatui::style::Style;
use ratatui::text::Span;

use super::form::Drawn;
use super::paint;
use crate::rules::Step;
use crate::tui::glyph::Glyph;
use crate::tui::hit::Hit;
use crate::tui::key::Key;
use crate::tui::model::Model;
use crate::tui::play::{Focus, Play};
use crate::tui::words;

/// The lines of the bar; none where a stage has one kind only.
#[must_use]
pub fn lines(model: &Model, play: &Play, columns: usize) -> Vec<Drawn> {
    let mut lines: Vec<Drawn> = Vec::new();
    let (mut now, mut wide) = (Drawn::default(), 0);
    for (letter, step) in play.kind_bar() {
        let spans = kind(model, play, letter, step);
        let own = paint::wide(&spans);
        if wide > 0 && wide + own > columns {
            lines.push(std::mem::take(&mut now));
            wide = 0;
        }
        now.spots.push((wide, own, Hit::Key(Key::Char(letter))));
        now.left.spans.extend(spans);
        wide += own;
    }
    if wide > 0 {
        lines.push(now);
    }
    lines
}

/// One kind: in brackets the one in front, or the one that `⏎` opens. What is entered once is in no list, so it is ticked here.
fn kind(model: &Model, play: &Play, letter: char, step: &Step) -> [Span<'static>; 4] {
    let front = match play.focus {
        Focus::Kinds => play.last_kind().is_some_and(|last| last == step),
        _ => play.form.step == step,
    };
    let (open, close) = if front { ("[", "]") } else { (" ", " ") };
    let style = if front { model.theme.selected } else { Style::new() };
    let words = words::of_step(play, &model.text, step, "entry");
    let entered = step.once && play.state.board().entered(step.id).is_some();
    let words = if entered { format!("{words} {}", Glyph::Done.pair().0) } else { words };
    let letter = Span::styled(letter.to_string(), model.theme.title);
    [Span::raw(open), letter, Span::styled(format!(" {words}"), style), Span::raw(close)]
}
