//! The sheet in columns, for the terminal.

use std::fmt::Write as _;

use super::{Sheet, name};
use crate::text::fit::{fit_apart, pad, pad_start, width};
use crate::text::signed;
use crate::tui::glyph::{Glyph, Glyphs};

/// Longer names are cut.
const NAME: usize = 14;

/// The sheet as text. What cannot be written cannot fail: it goes into memory.
pub(super) fn render(sheet: &Sheet<'_>, why: bool, glyphs: Glyphs) -> String {
    let mut paper = format!("{}\n", sheet.title());
    for remark in sheet.remarks() {
        let _ = writeln!(paper, "{remark}");
    }
    paper.push('\n');
    paper.push_str(&table(sheet, glyphs));
    paper.push('\n');
    for line in sheet.verdict() {
        let _ = writeln!(paper, "{line}");
    }
    for warning in sheet.warnings() {
        let _ = writeln!(paper, "{} {warning}", glyphs.get(Glyph::Warning));
    }
    if why {
        paper.push_str(&whys(sheet));
    }
    paper
}

fn table(sheet: &Sheet<'_>, glyphs: Glyphs) -> String {
    let names = sheet.names();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let names = fit_apart(&names, NAME, glyphs.get(Glyph::Ellipsis));
    let figures = |points: &[i64]| points.iter().map(|points| signed(*points)).collect();
    let mut rows: Vec<(String, Vec<String>)> = vec![(String::new(), names)];
    rows.extend(sheet.rows().into_iter().map(|(category, points)| (category, figures(&points))));
    rows.push((sheet.text.get("sheet-total"), figures(sheet.totals())));
    rows.push((sheet.text.get("sheet-place"), sheet.places()));
    columns(&rows)
}

/// Rows with a head on the left and cells on the right, every column as wide as its widest cell.
fn columns(rows: &[(String, Vec<String>)]) -> String {
    let head = rows.iter().map(|(head, _)| width(head)).max().unwrap_or(0);
    let seats = rows.iter().map(|(_, cells)| cells.len()).max().unwrap_or(0);
    let widest = |at: usize| rows.iter().filter_map(|(_, cells)| cells.get(at)).map(|cell| width(cell)).max();
    let wide: Vec<usize> = (0..seats).map(|at| widest(at).unwrap_or(0) + 2).collect();
    let row = |(name, cells): &(String, Vec<String>)| {
        let cells: String = cells.iter().zip(&wide).map(|(cell, wide)| pad_start(cell, *wide)).collect();
        format!("{}{cells}\n", pad(name, head))
    };
    rows.iter().map(row).collect()
}

fn whys(sheet: &Sheet<'_>) -> String {
    let mut paper = format!("\n{}\n", sheet.text.get("sheet-lines"));
    let lines = sheet.lines();
    let of = |part: &dyn Fn(&(String, &crate::rules::Line)) -> usize| lines.iter().map(part).max().unwrap_or(0);
    let cut = |line: &crate::rules::Line| fit_apart(&[&name(sheet.state, line.seat)], NAME, "…").concat();
    let item = |line: &crate::rules::Line| line.item.map_or_else(String::new, |item| item.to_string());
    let wide = [
        of(&|(_, line)| width(&item(line))),
        of(&|(category, _)| width(category)),
        of(&|(_, line)| width(&cut(line))),
        of(&|(_, line)| width(&signed(line.points))),
    ];
    for (category, line) in &lines {
        let head = [pad_start(&item(line), wide[0]), pad(category, wide[1]), pad(&cut(line), wide[2])].join("  ");
        let points = pad_start(&signed(line.points), wide[3]);
        let _ = writeln!(paper, "{head}  {points}  {}", sheet.why(line));
    }
    paper
}
