//! The sheet as Markdown, for a page or a message.

use super::{Sheet, name};
use crate::text::signed;

/// The sheet as Markdown.
pub(super) fn render(sheet: &Sheet<'_>, why: bool) -> String {
    let mut paper = format!("## {}\n\n", literal(&sheet.title()));
    paper.extend(sheet.remarks().iter().map(|remark| format!("{}\n\n", literal(remark))));
    paper.push_str(&table(sheet));
    paper.push('\n');
    paper.extend(sheet.verdict().iter().map(|line| format!("{}\n\n", literal(line))));
    paper.extend(sheet.warnings().iter().map(|warning| format!("- {}\n", literal(warning))));
    if why {
        paper.push_str(&whys(sheet));
    }
    let end = paper.trim_end().len();
    paper.truncate(end);
    paper.push('\n');
    paper
}

fn table(sheet: &Sheet<'_>) -> String {
    let names: Vec<String> = sheet.names().iter().map(|name| literal(name)).collect();
    let figures = |points: &[i64]| points.iter().map(|points| signed(*points)).collect::<Vec<_>>();
    let strong = |words: Vec<String>| words.into_iter().map(|word| format!("**{word}**")).collect::<Vec<_>>();
    let mut paper = row(&literal(&sheet.text.get("sheet-category")), &names);
    paper.push_str(&row(":--", &vec!["--:".to_owned(); names.len()]));
    paper.extend(sheet.rows().iter().map(|(category, points)| row(&literal(category), &figures(points))));
    paper.push_str(&row(&literal(&sheet.text.get("sheet-total")), &strong(figures(sheet.totals()))));
    paper.push_str(&row(&literal(&sheet.text.get("sheet-place")), &sheet.places()));
    paper
}

fn whys(sheet: &Sheet<'_>) -> String {
    let heads =
        ["sheet-category", "sheet-player", "sheet-points", "sheet-why"].map(|key| literal(&sheet.text.get(key)));
    let mut paper = format!("\n### {}\n\n", literal(&sheet.text.get("sheet-lines")));
    paper.push_str(&row(&literal(&sheet.text.get("sheet-item")), &heads));
    paper.push_str(&row("--:", &[":--", ":--", "--:", ":--"].map(str::to_owned)));
    for (category, line) in sheet.lines() {
        let item = line.item.map_or_else(String::new, |item| item.to_string());
        let player = literal(&name(sheet.state, line.seat));
        paper.push_str(&row(&item, &[literal(&category), player, signed(line.points), literal(&sheet.why(line))]));
    }
    paper
}

fn row(head: &str, cells: &[String]) -> String {
    format!("| {head} | {} |\n", cells.join(" | "))
}

/// Text that Markdown takes letter by letter: no table, link, tag or heading comes of it.
fn literal(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        if matches!(letter, '\\' | '|' | '*' | '_' | '`' | '[' | ']' | '<' | '>' | '#' | '~' | '&' | '!') {
            escaped.push('\\');
        }
        escaped.push(letter);
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::literal;

    #[test]
    fn nothing_comes_of_what_a_name_holds() {
        assert_eq!(literal("a|b"), "a\\|b");
        assert_eq!(literal("<b>[x](y) *z*"), "\\<b\\>\\[x\\](y) \\*z\\*");
        assert_eq!(literal("Анна 3"), "Анна 3");
    }
}
