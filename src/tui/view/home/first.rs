//! The first start: no game yet, and what can be done.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::frame;
use crate::games::GAMES;
use crate::text::fit::width;
use crate::tui::command::Command;
use crate::tui::glyph::Glyph;
use crate::tui::hit::{Hit, Hits};
use crate::tui::model::Model;
use crate::tui::view::paint;

/// Draws it.
pub(super) fn draw(model: &Model, area: Rect, framed: bool, buf: &mut Buffer, hits: &mut Hits) {
    let games: Vec<String> = GAMES.iter().map(|game| model.text.get(&format!("game-{}", game.id))).collect();
    let lines = [
        ("n", format!("{}: {}", model.text.get("first-new"), games.join(", ")), Command::NewGame),
        (":", model.text.get("first-commands"), Command::Palette),
        ("?", model.text.get("first-help"), Command::Help),
    ];
    let height = u16::try_from(lines.len() + 3).unwrap_or(u16::MAX).min(area.height);
    let title = paint::styled(model.text.get("first-title"), model.theme.title);
    if !framed {
        paint::line(
            buf,
            paint::row(area, 0),
            &paint::styled(format!(" {}", model.text.get("first-title")), model.theme.title),
        );
    }
    let inner = frame(title, Rect { height: if framed { height } else { area.height }, ..area }, framed, model, buf);
    let inner = if framed { inner } else { paint::skip(inner, 1) };
    for (at, (key, words, command)) in lines.into_iter().enumerate() {
        let spot = paint::row(inner, u16::try_from(at).unwrap_or(u16::MAX));
        let mark = if at == 0 { Glyph::Field.pair().0 } else { " " };
        let spans = vec![
            Span::styled(format!("{mark} "), model.theme.title),
            Span::styled(key, model.theme.title),
            Span::raw(format!("  {words}")),
        ];
        paint::line(buf, spot, &Line::from(spans));
        hits.add(spot, Hit::Command(command));
    }
    let promise = model.text.get("first-saved");
    let room = usize::from(inner.width).max(width("Scorewalk"));
    let lines: Vec<_> =
        paint::wrap(&promise, room).into_iter().map(|line| paint::styled(line, model.theme.muted)).collect();
    paint::lines(buf, paint::skip(inner, 3), &lines);
}
