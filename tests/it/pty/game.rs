//! A whole game, typed as at the table.

use serde_json::{Value, json};

use super::folder::Folder;
use super::window::{Window, eventually};
use super::{BUILDING, NEW, TRACK};

/// The values above the mines, as the command line takes them.
const TABLE: &str =
    r#"mine_values=[{"up_to":5,"places":[4,2,1]},{"up_to":9,"places":[7,4,2]},{"up_to":14,"places":[10,6,3]}]"#;

/// Twenty buildings: the owner, and the dots where it is not public.
const BUILDINGS: [&str; 20] = [
    "13", "44", "33", "23", "0", "14", "32", "22", "45", "12", "0", "34", "34", "12", "0", "23", "43", "24", "42", "12",
];

/// Five rows: the stars, and what the row pays for each place where that is typed.
const ROWS: [(&str, &str); 5] = [
    ("2<enter>3<enter>2<enter>1<enter><enter>", "7<enter>4<enter>2<enter>"),
    ("1<enter>2<enter>2<enter><enter>1<enter>", "7<enter>4<enter>2<enter>"),
    ("0<enter><enter>4<enter>3<enter>3<enter>", "10<enter>6<enter>"),
    ("1<enter><enter><enter>2<enter>1<enter>", "4<enter>2<enter>"),
    ("3<enter>4<enter>1<enter>5<enter><enter>", "10<enter>6<enter>3<enter>"),
];

/// Types the game to its end. Each question is waited for, as people read before they type.
fn play(window: &mut Window, with_values: bool) {
    window.shows(TRACK);
    window.press("21<enter>24<enter>19<enter>17<enter>");
    window.shows(BUILDING);
    for building in BUILDINGS {
        window.press(&format!("{building}<enter>"));
    }
    window.shows("building 21");
    window.press("c5<enter>4<enter>4<enter>4<enter>n");
    window.shows("Rock stars in this row");
    for (row, (stars, values)) in ROWS.iter().enumerate() {
        window.shows(&format!("row {}", row + 1));
        window.press(stars);
        if with_values {
            window.shows("What does this row pay");
            window.press(values);
        }
    }
    window.shows("row 6");
    window.press("n");
    window.shows("What would an Income action pay");
    window.press("41<enter>25<enter>38<enter>50<enter>");
    window.shows("Which number stands above");
    window.press("5<enter>-2<enter>4<enter>3<enter>");
    window.shows("Tiles above the board");
    window.press("1<enter><enter>1<enter>2<enter>1<enter>2<enter><enter>1<enter><enter>3<enter><enter><enter>");
    window.shows("how many groschen are left");
    window.press("7<enter>5<enter>");
    window.shows("● ANNA WINS");
    window.shows("Most groschen left decides");
}

/// What the session file scores to.
fn scored(folder: &Folder) -> Value {
    let session = folder.session();
    let output = folder.run(&["score", session.to_str().unwrap(), "--format", "json"]);
    assert!(output.status.success());
    serde_json::from_slice(&output.stdout).unwrap()
}

fn check(folder: &Folder) {
    eventually("the last entry on the disk", || folder.lines().last().unwrap().contains("groschen-left"));
    let scored = scored(folder);
    assert_eq!(scored["totals"], json!([65, 65, 62, 52]));
    assert_eq!(scored["places"], json!([1, 2, 3, 4]));
    assert_eq!(scored["winners"], json!([0]));
    assert_eq!(scored["decided_by"], "groschen-left");
    assert_eq!(scored["complete"], true);
    assert_eq!(scored["warnings"], json!([]));
}

#[test]
fn a_whole_game_takes_few_keys() {
    let folder = Folder::new();
    let mut window = folder.open(&[&NEW[..], &["--option", TABLE]].concat());
    play(&mut window, false);
    assert!(window.pressed <= 180, "{} keys", window.pressed);
    window.quit();
    check(&folder);
}

#[test]
fn a_whole_game_with_the_values_of_each_row_scores_the_same() {
    let folder = Folder::new();
    let mut window = folder.open(&NEW);
    play(&mut window, true);
    // The budget, and the values: a figure and its key each.
    assert!(window.pressed <= 180 + 28, "{} keys", window.pressed);
    window.quit();
    check(&folder);
}
