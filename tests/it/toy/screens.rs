//! Pictures of the fields that no game has yet, to be reviewed.

use super::table::Table;
use crate::support::shot;

const ROAD: &str = r#"{"step":"road","tiles":2,"standing":[1,0,0]}"#;

#[test]
fn every_state_at_every_size() {
    let begun = || Table::new(&[ROAD]);
    let states = [
        ("bar", begun()),
        ("road_empty", begun().keys("r")),
        ("town_who", begun().keys("c5<enter>1<enter>i122")),
        ("town_changed", begun().keys("r5<enter>12bc")),
        ("road_wrong", begun().keys("r5<enter>1b1b")),
        ("meadow_who", Table::meadow(8).keys("1p3b3")),
        ("meadow_picks", Table::meadow(8).keys("12<enter>acf")),
        ("meadow_count", Table::meadow(8).keys("12<enter>3")),
        ("meadow_new", Table::meadow(8).keys("12<enter>+")),
        ("meadow_many", Table::meadow(40).keys("12<enter>az")),
        ("meadow_none", Table::meadow(0).keys("12<enter>")),
        ("meadow_refused", Table::meadow(2).keys("12<enter>x")),
    ];
    for (name, mut table) in states {
        for (width, height) in [(80, 24), (120, 40), (40, 12)] {
            table = table.size(width, height);
            shot(&format!("toy__{name}__{width}x{height}"), &table.text());
        }
    }
}
