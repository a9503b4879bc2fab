//! What is typed is what a document says.

use proptest::collection::vec;
use proptest::prelude::*;
use scorewalk::session::format::read_document;
use serde_json::{Value as Json, json};

use super::{CASES, Typist};

#[test]
fn the_cases_come_to_the_same_when_they_are_typed() {
    let typed = Typist::same_in_all(CASES);
    assert!(typed > 190, "{typed} cases were typed");
}

/// The whole games among the cases, in the rulebook's scoring order: what was recorded at the end is in no order.
pub(crate) fn whole_games() -> impl Iterator<Item = Json> {
    let cases = CASES.lines().filter(|case| case.contains("engine game"));
    cases.map(|case| serde_json::from_str(case).unwrap()).map(|mut case: Json| {
        let document = &mut case["document"];
        let state = read_document(&document.to_string()).unwrap();
        let log = std::mem::take(document["log"].as_array_mut().unwrap());
        let mut ordered = Vec::new();
        for stage in state.game().stages(state.setup()) {
            let own = |item: &usize| state.entry(*item).is_some_and(|entry| stage.steps.contains(entry.step()));
            ordered.extend((0..log.len()).filter(own).map(|item| log[item].clone()));
            if stage.is_open() {
                ordered.push(json!({ "done": stage.id }));
            }
        }
        document["log"] = json!(ordered);
        case
    })
}

#[test]
fn whole_games_go_from_step_to_step_by_themselves() {
    let mut games = 0;
    for case in whole_games() {
        let typist = Typist::same(&case["document"]);
        assert_eq!(json!(typist.state().closed().standings.totals.values()), case["expect"]["totals"]);
        assert!(!typist.jumped, "{}", case["title"]);
        assert!(typist.state().missing().is_empty(), "{}", case["title"]);
        games += 1;
    }
    assert!(games >= 30, "{games} games");
}

/// What is played: the rule of the fields, old two-tile cities, and which expansions.
#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of its own")]
struct Options {
    fields: &'static str,
    flat: bool,
    inns: bool,
    traders: bool,
    abbot: bool,
}

fn options() -> impl Strategy<Value = Options> {
    let fields = prop::sample::select(vec!["per-field", "per-city", "city-once", "none"]);
    (fields, any::<bool>(), any::<bool>(), any::<bool>(), any::<bool>())
        .prop_map(|(fields, flat, inns, traders, abbot)| Options { fields, flat, inns, traders, abbot })
}

/// Figures enough for any entry; what of them an entry takes, it takes.
#[derive(Clone, Debug)]
struct Figures {
    tiles: i64,
    coats: i64,
    followers: Vec<i64>,
    large: usize,
    flag: bool,
    owner: usize,
    cities: Vec<bool>,
}

fn figures() -> impl Strategy<Value = Figures> {
    let cities = vec(any::<bool>(), 6);
    (1..20_i64, 0..4_i64, vec(0..3_i64, 6), 0..7_usize, any::<bool>(), 0..6_usize, cities).prop_map(
        |(tiles, coats, followers, large, flag, owner, cities)| Figures {
            tiles,
            coats: coats.min(tiles),
            followers,
            large,
            flag,
            owner,
            cities,
        },
    )
}

/// Entries of one table, made of figures.
struct Maker<'a> {
    seats: usize,
    options: &'a Options,
}

impl Maker<'_> {
    fn followers(&self, mut item: Json, figures: &Figures) -> Json {
        item["followers"] = json!(figures.followers[..self.seats]);
        if self.options.inns && figures.large < self.seats {
            item["large"] = json!((0..self.seats).map(|seat| i64::from(seat == figures.large)).collect::<Vec<_>>());
        }
        item
    }

    fn feature(&self, step: &str, completed: bool, figures: &Figures) -> Json {
        let mut item = json!({ "step": step, "completed": completed, "tiles": figures.tiles });
        if step == "city" {
            item["coats_of_arms"] = json!(figures.coats);
        }
        if self.options.inns && figures.flag {
            item[if step == "city" { "cathedral" } else { "inn" }] = json!(true);
        }
        self.followers(item, figures)
    }

    fn monastery(&self, step: &str, completed: bool, figures: &Figures) -> Json {
        let tiles = if completed { 9 } else { 1 + figures.tiles % 8 };
        json!({ "step": step, "completed": completed, "tiles": tiles, "owner": figures.owner % self.seats })
    }

    fn field(&self, figures: &Figures) -> Json {
        let named = figures.cities.iter().enumerate().filter(|(_, on)| **on).map(|(at, _)| format!("c{at}"));
        let cities = match self.options.fields {
            "per-field" if figures.flag => json!(figures.coats),
            _ => json!(named.collect::<Vec<_>>()),
        };
        let mut item = json!({ "step": "field", "cities": cities });
        let pig = figures.owner % self.seats;
        if self.options.traders && figures.followers[pig] > 0 {
            item["pigs"] = json!((0..self.seats).map(|seat| seat == pig).collect::<Vec<_>>());
        }
        self.followers(item, figures)
    }

    /// What is entered in play, kind after kind.
    fn played(&self, at: usize, figures: &Figures) -> Json {
        match at % 4 {
            0 => self.feature("road", true, figures),
            1 => self.feature("city", true, figures),
            2 if self.options.abbot => self.monastery("garden", figures.flag, figures),
            2 => self.monastery("monastery", true, figures),
            _ => self.monastery("monastery", figures.flag || !self.options.abbot, figures),
        }
    }
}

fn document(seats: usize, options: &Options, parts: &[Vec<Figures>]) -> Json {
    let maker = Maker { seats, options };
    let mut log: Vec<Json> = parts[0].iter().enumerate().map(|(at, figures)| maker.played(at, figures)).collect();
    log.push(json!({ "done": "play" }));
    log.extend(parts[1].iter().map(|figures| maker.feature("road", false, figures)));
    log.push(json!({ "done": "unfinished-roads" }));
    log.extend(parts[2].iter().map(|figures| maker.feature("city", false, figures)));
    log.push(json!({ "done": "unfinished-cities" }));
    log.extend(parts[3].iter().map(|figures| {
        let step = if options.abbot && figures.flag { "garden" } else { "monastery" };
        maker.monastery(step, false, figures)
    }));
    log.push(json!({ "done": "unfinished-monasteries" }));
    if options.fields != "none" {
        log.extend(parts[4].iter().map(|figures| maker.field(figures)));
        log.push(json!({ "done": "fields" }));
    }
    let expansions =
        [(options.inns, "inns-and-cathedrals"), (options.traders, "traders-and-builders"), (options.abbot, "abbot")];
    let expansions: Vec<&str> = expansions.into_iter().filter(|(on, _)| *on).map(|(_, name)| name).collect();
    let players: Vec<Json> = (0..seats).map(|seat| json!({ "name": format!("P{seat}") })).collect();
    let two_tile_cities = if options.flat { "flat" } else { "full" };
    let options = json!({ "fields": options.fields, "expansions": expansions, "two_tile_cities": two_tile_cities });
    json!({ "scorewalk": 1, "game": "carcassonne", "players": players, "options": options, "log": log })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn what_is_typed_is_what_the_document_says(
        seats in 2..=6_usize,
        options in options(),
        parts in vec(vec(figures(), 0..5), 5),
    ) {
        let typist = Typist::same(&document(seats, &options, &parts));
        prop_assert!(!typist.jumped);
    }
}
