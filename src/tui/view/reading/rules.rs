//! The rules at hand: a page, or what a search leaves of all pages.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;

use super::lines::{Block, wrapped};
use crate::rules::Arg;
use crate::text::fit::width;
use crate::text::{PageText, Text};
use crate::tui::hit::{Hit, Hits};
use crate::tui::key::Key;
use crate::tui::model::Model;
use crate::tui::overlay::reading::search::{Wanted, best};
use crate::tui::overlay::reading::{Reading, RulesPage, pages};
use crate::tui::view::paint;

/// The lines of the page, or of what was found on any page.
pub(super) fn content(model: &Model, reading: &Reading, columns: usize) -> Vec<Line<'static>> {
    let Some(typed) = reading.wanted() else {
        let blocks = reading.page(model).map(|page| blocks(model, page)).unwrap_or_default();
        return wrapped(model, &blocks, columns, None);
    };
    let (blocks, wanted) = search(model, typed);
    if blocks.is_empty() {
        return vec![paint::plain(model.text.get("reading-nothing"))];
    }
    wrapped(model, &blocks, columns, Some(&wanted))
}

/// How many paragraphs a search leaves.
pub(super) fn found(model: &Model, reading: &Reading) -> usize {
    let blocks = reading.wanted().map(|typed| search(model, typed).0).unwrap_or_default();
    blocks.iter().filter(|block| !matches!(block, Block::Heading(_))).count()
}

/// The title of the page: "Step 2 of 6 · City dots" where it belongs to a step.
pub(super) fn title(model: &Model, reading: &Reading) -> String {
    let Some((game, at)) = reading.page(model) else { return String::new() };
    let title = page_title(&model.text, (game, at));
    let stages = model.play().map(crate::tui::play::Play::stages).unwrap_or_default();
    let own = game.pages.get(at).map_or(&[][..], |page| page.about);
    let Some(step) = stages.iter().position(|stage| own.contains(&stage.id)) else { return title };
    let args = [("n", Arg::number(step + 1)), ("of", Arg::number(stages.len())), ("title", Arg::Text(title))];
    model.text.with("reading-step", &args)
}

/// The rows of the list of pages: the pages of the game that is open, by their digits.
pub(super) fn page_rows(model: &Model, reading: &Reading, columns: usize) -> Vec<Vec<(usize, String)>> {
    let Some((game, _)) = reading.page(model) else { return Vec::new() };
    let mut rows: Vec<Vec<(usize, String)>> = Vec::new();
    let mut used = columns;
    for at in 0..game.pages.len() {
        let name = paint_name(model, (game, at), columns);
        let wide = width(&name) + 2;
        if used + wide > columns + 2 {
            rows.push(Vec::new());
            used = 0;
        }
        if let Some(row) = rows.last_mut() {
            row.push((at, name));
        }
        used += wide;
    }
    rows
}

/// Draws the list of pages; a click opens one.
pub(super) fn draw_pages(model: &Model, reading: &Reading, area: Rect, buf: &mut Buffer, hits: &mut Hits) {
    let title = paint::plain(model.text.get("reading-pages"));
    let inner = paint::panel(title, area, model.glyphs, buf);
    let inner = Rect { x: inner.x + 1, width: inner.width.saturating_sub(2), ..inner };
    let open = reading.page(model).map(|(_, at)| at).filter(|_| reading.wanted().is_none());
    for (y, row) in (0..).zip(page_rows(model, reading, usize::from(inner.width))) {
        let mut left = paint::row(inner, y);
        for (at, name) in row {
            let wide = u16::try_from(width(&name)).unwrap_or(0).min(left.width);
            let spot = Rect { width: wide, ..left };
            let style = if open == Some(at) { model.theme.leader } else { model.theme.label };
            paint::line(buf, spot, &paint::styled(name, style));
            if let Some(digit) = digit(at) {
                hits.add(spot, Hit::Key(Key::Char(digit)));
            }
            let step = (wide + 2).min(left.width);
            left = Rect { x: left.x + step, width: left.width - step, ..left };
        }
    }
}

/// Draws the names of the pages before and after.
pub(super) fn draw_turns(model: &Model, reading: &Reading, area: Rect, buf: &mut Buffer, hits: &mut Hits) {
    let all = pages(model);
    let name = |at: Option<usize>| at.and_then(|at| all.get(at)).map(|page| page_title(&model.text, *page));
    let half = Rect { x: area.x + 1, width: (area.width / 2).saturating_sub(2), ..area };
    if let Some(name) = name(reading.at.checked_sub(1)) {
        paint::line(buf, half, &paint::styled(format!("‹ {name}"), model.theme.muted));
        hits.add(half, Hit::Key(Key::Left));
    }
    if let Some(name) = name(reading.at.checked_add(1)) {
        let half = Rect { x: area.right().saturating_sub(half.width + 1), ..half };
        paint::line_right(buf, half, &paint::styled(format!("{name} ›"), model.theme.muted));
        hits.add(half, Hit::Key(Key::Right));
    }
}

fn page_title(text: &Text, (game, at): RulesPage) -> String {
    game.pages.get(at).map_or_else(String::new, |page| text.get(&format!("{}-page-{}", game.id, page.id)))
}

fn paint_name(model: &Model, page: RulesPage, columns: usize) -> String {
    let title = page_title(&model.text, page);
    let name = digit(page.1).map_or(title.clone(), |digit| format!("{digit} {title}"));
    crate::text::fit::fit(&name, columns, paint::CUT).into_owned()
}

fn digit(at: usize) -> Option<char> {
    match at {
        0..=8 => u32::try_from(at + 1).ok().and_then(|digit| char::from_digit(digit, 10)),
        9 => Some('0'),
        _ => None,
    }
}

/// The blocks of a page.
fn blocks(model: &Model, page: RulesPage) -> Vec<Block> {
    let Some(own) = page.0.pages.get(page.1) else { return Vec::new() };
    let PageText { body, wrong, .. } = model.text.page(page.0, own);
    let heading = (!wrong.is_empty()).then(|| Block::Heading(model.text.get("reading-wrong")));
    body.into_iter().map(Block::Paragraph).chain(heading).chain(wrong.into_iter().map(Block::Item)).collect()
}

/// What is left of all pages, each under its title; and the reading of the words that found it.
fn search(model: &Model, typed: &str) -> (Vec<Block>, Wanted) {
    let all: Vec<(RulesPage, Vec<Block>)> = pages(model).into_iter().map(|page| (page, blocks(model, page))).collect();
    let texts = all.iter().flat_map(|(_, blocks)| blocks.iter()).filter(|block| is_text(block)).map(Block::text);
    let texts: Vec<String> = texts.map(flat).collect();
    let wanted = best(typed, &texts);
    let mut left = Vec::new();
    for (page, blocks) in all {
        let fits = |block: &Block| is_text(block) && wanted.is_in(&flat(block.text()));
        let matching: Vec<Block> = blocks.into_iter().filter(fits).collect();
        if !matching.is_empty() {
            left.push(Block::Heading(paint_name(model, page, usize::MAX)));
            left.extend(matching);
        }
    }
    (left, wanted)
}

fn is_text(block: &Block) -> bool {
    !matches!(block, Block::Heading(_))
}

/// A text on one line, so that words parted by a line break are found as they are read.
fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_reach_ten_pages() {
        let digits: String = (0..11).filter_map(digit).collect();
        assert_eq!(digits, "1234567890");
    }

    #[test]
    fn a_line_break_does_not_part_words() {
        assert_eq!(flat("on the\n   rim"), "on the rim");
    }
}
