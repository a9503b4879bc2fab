//! The sheet as CSV, for a spreadsheet: figures are figures, and no text is ever taken for a formula.

use super::{Sheet, name};

/// The sheet as CSV by RFC 4180, its lines behind it after an empty row.
pub(super) fn render(sheet: &Sheet<'_>, why: bool) -> String {
    let figures = |points: &[i64]| points.iter().map(ToString::to_string).collect::<Vec<_>>();
    let names: Vec<String> = sheet.names().iter().map(|name| cell(name)).collect();
    let mut paper = row(&cell(&sheet.text.get("sheet-category")), &names);
    paper.extend(sheet.rows().iter().map(|(category, points)| row(&cell(category), &figures(points))));
    paper.push_str(&row(&cell(&sheet.text.get("sheet-total")), &figures(sheet.totals())));
    let places = sheet.state.closed().standings.places.values();
    let places: Vec<String> = places.iter().map(ToString::to_string).collect();
    paper.push_str(&row(&cell(&sheet.text.get("sheet-place")), &places));
    if why {
        paper.push_str("\r\n");
        paper.push_str(&whys(sheet));
    }
    paper
}

fn whys(sheet: &Sheet<'_>) -> String {
    let heads = ["sheet-category", "sheet-player", "sheet-points", "sheet-why"].map(|key| cell(&sheet.text.get(key)));
    let mut paper = row(&cell(&sheet.text.get("sheet-item")), &heads);
    for (category, line) in sheet.lines() {
        let item = line.item.map_or_else(String::new, |item| item.to_string());
        let player = cell(&name(sheet.state, line.seat));
        paper.push_str(&row(&item, &[cell(&category), player, line.points.to_string(), cell(&sheet.why(line))]));
    }
    paper
}

fn row(head: &str, cells: &[String]) -> String {
    format!("{head},{}\r\n", cells.join(","))
}

/// A cell of text. A spreadsheet would work out what begins like a formula, so that gets an apostrophe before it.
fn cell(text: &str) -> String {
    let formula = text.trim_start().starts_with(['=', '+', '-', '@', '＝', '＋', '－', '＠']);
    let text = if formula { format!("'{text}") } else { text.to_owned() };
    if text.contains([',', '"', ';', '\r', '\n']) || text.starts_with(' ') {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text
    }
}

#[cfg(test)]
mod tests {
    use super::cell;

    #[test]
    fn a_name_is_no_formula() {
        assert_eq!(cell("=1+2"), "'=1+2");
        assert_eq!(cell("@SUM(A1,B2)"), "\"'@SUM(A1,B2)\"");
        assert_eq!(cell("Anna"), "Anna");
        assert_eq!(cell("6\" tall"), "\"6\"\" tall\"");
    }
}
