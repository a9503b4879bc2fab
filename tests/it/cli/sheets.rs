//! The sheet as people read it.

use super::super::program::{document, run};

const LEVEL: &str = r#"{"step":"points-in-play","points":[20,22]},{"step":"building","owner":0,"dots":2},{"done":"city-dots"},{"done":"mines"},{"step":"income","groschen":[10,10]},{"step":"reputation","points":[-2,-2]},{"step":"extras","tiles":[0,0],"plot_markers":[4,0],"pelicans":[0,4]}"#;

fn sheet(log: &str, args: &[&str]) -> String {
    let args: Vec<&str> = ["score"].iter().chain(args).copied().collect();
    run(&args, document(log).as_bytes()).out
}

#[test]
fn the_sheet_tells_who_won_and_by_what() {
    let left = format!(r#"{LEVEL},{{"step":"groschen-left","groschen":[7,5]}}"#);
    let text = sheet(&left, &[]);
    assert!(
        text.contains("The winner is Anna with 25. Tie at 25. Most groschen left decides: Anna 7, Ben 5."),
        "{text}"
    );
    assert!(text.contains("reputation      −2   −2\n"), "{text}");
    assert!(text.contains("place          1st  2nd\n"), "{text}");
    assert!(text.contains("item 6: Anna: 4 plot markers in town"), "{text}");
    let russian = sheet(&left, &["--lang", "ru"]);
    assert!(russian.contains("Победа: Anna, итог 25. Ничья, 25. Решает остаток грошей: Anna 7, Ben 5."), "{russian}");
    let shared = sheet(&format!(r#"{LEVEL},{{"step":"groschen-left","groschen":[5,5]}}"#), &[]);
    assert!(shared.contains("Anna, Ben share the victory with 25 each. Tie at 25: Anna, Ben."), "{shared}");
    let open = sheet(LEVEL, &[]);
    assert!(open.contains("Tie at 25: Anna, Ben.") && open.contains("Still to be entered: groschen left."), "{open}");
}

#[test]
fn every_line_of_the_tally_is_printed_when_asked() {
    let text = sheet(LEVEL, &["--why"]);
    assert!(text.contains("1  city dots     Anna   2  2 dots × 1"), "{text}");
    assert!(!sheet(LEVEL, &[]).contains("2 dots"));
}

#[test]
fn ascii_signs_are_enough() {
    let text = sheet(LEVEL, &["--ascii", "--why"]);
    assert!(text.is_ascii() || text.replace('á', "a").is_ascii(), "{text}");
    assert!(text.contains("2 dots x 1") && text.contains("-2"), "{text}");
}

#[test]
fn markdown_and_csv_are_tables() {
    let markdown = sheet(LEVEL, &["--format", "markdown"]);
    assert!(
        markdown.contains("| category | Anna | Ben |\n| :-- | --: | --: |\n| on the track | 20 | 22 |\n"),
        "{markdown}"
    );
    let csv = sheet(LEVEL, &["--format", "csv"]);
    assert!(csv.starts_with("category,Anna,Ben\r\non the track,20,22\r\n"), "{csv}");
    assert!(csv.contains("reputation,-2,-2\r\n") && csv.contains("total,25,25\r\n"), "{csv}");
}

#[test]
fn a_refusal_is_a_sentence_where_the_sheet_would_be_one() {
    let said = sheet("7", &["--format", "text"]);
    assert!(said.starts_with("item 0: "), "{said}");
}

#[test]
fn long_and_wide_names_keep_the_columns() {
    let long = "x".repeat(200);
    let input = format!(
        r#"{{"scorewalk":1,"game":"kutna-hora","players":[{{"name":"{long}"}},{{"name":"李雷"}},{{"name":""}}],"log":[]}}"#
    );
    let text = run(&["score"], input.as_bytes()).out;
    let table: Vec<&str> = text.lines().skip(2).take(10).collect();
    let wide =
        |line: &str| line.chars().map(|letter| if ('一'..='鿿').contains(&letter) { 2 } else { 1 }).sum::<usize>();
    assert!(table.windows(2).all(|pair| wide(pair[0]) == wide(pair[1])), "{text}");
}
