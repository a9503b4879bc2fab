//! The screens of the walk, each at every size, as pictures to be reviewed.

use scorewalk::text::Lang;

use crate::support::{Scene, shot};

const SIZES: [(u16, u16); 3] = [(80, 24), (120, 40), (40, 12)];
const TRACK: &str = "21<enter>24<enter>19<enter>17<enter>";

/// The states of the walk: a name, and the keys that lead there.
fn states() -> Vec<(&'static str, String)> {
    let dots = format!("{TRACK}13<enter>22<enter>34<enter>0<enter>");
    let mines = format!("{dots}n");
    let row = "3<enter>4<enter>1<enter>5<enter><enter>10<enter>6<enter>3<enter>";
    let income = format!("{mines}{row}n");
    let reputation = format!("{income}47<enter>25<enter>38<enter>59<enter>");
    let extras = format!("{reputation}5<enter>-2<enter>4<enter>3<enter>");
    let tie =
        format!("{extras}1<enter><enter>1<enter>2<enter>1<enter>2<enter><enter>1<enter><enter>3<enter><enter><enter>");
    vec![
        ("track_empty", String::new()),
        ("track_typed", "21<enter>2".to_owned()),
        ("dots_empty", dots.clone()),
        ("dots_typed", format!("{dots}34")),
        ("dots_public", format!("{dots}0")),
        ("dots_name", format!("{dots}34<tab>Šternberk")),
        ("dots_half_typed_n", format!("{dots}3n")),
        ("dots_edit", format!("{dots}e<down>")),
        ("houses", format!("{dots}c1<enter>2")),
        ("houses_check", format!("{dots}c1<enter>2<enter>1<enter>0<enter>n")),
        ("mines_values", format!("{mines}3<enter>4<enter>1<enter>5<enter><enter>10<enter>6")),
        ("mines_second", format!("{mines}{row}2<enter>3")),
        ("board_table", format!("{mines}b5<enter>4<enter>2<enter>1<enter><enter>9<enter>7")),
        (
            "mines_table",
            format!(
                "{mines}b5<enter>4<enter>2<enter>1<enter><enter>9<enter>7<enter>4<enter>2<enter><enter><enter>1<enter>2<enter>2<enter>0<enter>1"
            ),
        ),
        ("income_sums", format!("{income}47<enter>2")),
        ("income_prices", format!("{income}p3<enter>7<enter>4<enter>5<enter>2<enter>4<enter>2<enter>3<enter>5")),
        ("reputation", format!("{reputation}5<enter>-2<enter>4")),
        ("reputation_wrong", format!("{reputation}5<enter>-2<enter>44")),
        ("extras", format!("{extras}1<enter><enter>1<enter>2")),
        ("extras_warning", format!("{extras}1<enter>4")),
        ("adjustment", format!("{dots}=5<enter>-3")),
        ("tie_break", format!("{tie}7")),
        ("undone_elsewhere", format!("{mines}[u")),
        ("step_list", format!("{income}<esc>")),
        ("sheet", format!("{tie}w<down><down><right>")),
        ("sheet_lines", format!("{tie}w<down><right><enter>")),
        ("changed", format!("{tie}w<down><enter><tab>9<enter>")),
        ("removed", format!("{tie}w<down><right>x")),
    ]
}

fn four() -> Scene {
    Scene::new().kutna_hora(&["Anna", "Ben", "Cleo", "Dan"])
}

#[test]
fn every_state_at_every_size() {
    for (name, keys) in states() {
        let mut scene = four().keys(&keys);
        for (width, height) in SIZES {
            scene = scene.size(width, height);
            shot(&format!("walk__{name}__{width}x{height}"), &scene.text());
        }
    }
}

#[test]
fn styles_are_roles() {
    for (name, keys) in
        states().into_iter().filter(|(name, _)| ["dots_typed", "reputation_wrong", "sheet"].contains(name))
    {
        shot(&format!("walk__{name}__styled"), &four().keys(&keys).styled());
    }
}

#[test]
fn hostile_and_wide_names_stay_in_their_columns() {
    let names =
        ["李雷和韩梅梅一起玩桌游", "👩\u{200d}❤️\u{200d}👨 ♻️ Zoe\u{301}", "\u{1b}]0;x\u{7}Al\u{202e}ex", "ｶﾞｷﾞｸﾞ"];
    for (name, keys) in states().into_iter().filter(|(name, _)| ["dots_typed", "mines_values", "sheet"].contains(name))
    {
        let mut scene = Scene::new().kutna_hora(&names).keys(&keys);
        for (width, height) in SIZES {
            scene = scene.size(width, height);
            shot(&format!("walk__{name}_names__{width}x{height}"), &scene.text());
        }
    }
}

#[test]
fn ascii_without_colours() {
    for (name, keys) in states() {
        let scene = four().plain().keys(&keys);
        let text = scene.text();
        assert!(text.replace(['Š', 'á'], "").is_ascii(), "{name}:\n{text}");
        if ["dots_typed", "mines_values", "extras", "changed"].contains(&name) {
            shot(&format!("walk__{name}__ascii"), &text);
        }
    }
}

#[test]
fn russian() {
    for (name, keys) in states() {
        let scene = Scene::in_lang(Lang::Ru).kutna_hora(&["Анна", "Борис", "Вера", "Глеб"]).keys(&keys);
        shot(&format!("walk__{name}__ru"), &scene.text());
    }
}

#[test]
fn too_small() {
    for (width, height) in [(39, 12), (40, 11), (12, 5), (1, 1)] {
        let scene = four().size(width, height).keys(TRACK);
        shot(&format!("walk__too_small__{width}x{height}"), &scene.text());
        assert_eq!(scene.model.play().unwrap().state.items(), 0, "keys do nothing unseen");
    }
}
