//! The game as a table: options, the scoring order with its steps, categories, pages of the rules.

use super::{Scoring, features};
use crate::rules::{
    Best, Category, Code, Entry, Fault, Field, Game, Kind, Module, OptionKind, OptionSpec, POINTS_IN_PLAY, Page, Setup,
    Span, Stage, Step, Track, Way,
};

const fn expansion(word: &'static str) -> Module {
    Module { option: "expansions", word }
}

/// Inns & Cathedrals: what stands on roads and in cities, and the large follower.
pub(super) const INNS: Module = expansion("inns-and-cathedrals");
/// Traders & Builders: trade goods and pigs.
pub(super) const TRADERS: Module = expansion("traders-and-builders");
/// The Abbot: gardens, and abbots taken back early.
pub(super) const ABBOT: Module = expansion("abbot");
/// The River: named so that nobody wonders; it scores nothing.
pub(super) const RIVER: Module = expansion("river");
/// All of them, in the order they are offered.
pub(super) const EXPANSIONS: &[Module] = &[INNS, TRADERS, ABBOT, RIVER];
const EXPANSION_WORDS: &[&str] = &[INNS.word, TRADERS.word, ABBOT.word, RIVER.word];

pub(super) const ROADS: usize = 1;
pub(super) const CITIES: usize = 2;
pub(super) const MONASTERIES: usize = 3;
pub(super) const GARDENS: usize = 4;
pub(super) const UNFINISHED_ROADS: usize = 5;
pub(super) const UNFINISHED_CITIES: usize = 6;
pub(super) const UNFINISHED_MONASTERIES: usize = 7;
pub(super) const FIELDS: usize = 8;
pub(super) const TRADE_GOODS_POINTS: usize = 9;

const NO_FIELDS: Code = Code("no-fields");

/// The game as a table.
pub(in crate::games) static GAME: Game = Game {
    id: "carcassonne",
    players: 2..=6,
    options: &[
        OptionSpec { key: "fields", kind: OptionKind::Word(&["per-field", "per-city", "city-once", "none"]) },
        OptionSpec { key: "two_tile_cities", kind: OptionKind::Word(&["full", "flat"]) },
        OptionSpec { key: "expansions", kind: OptionKind::Words(EXPANSION_WORDS) },
        OptionSpec { key: "followers", kind: OptionKind::Number(0, 9999, 7) },
        OptionSpec { key: "tie_breaker", kind: OptionKind::Agreed },
    ],
    stages: &[
        Stage::open("play", &[ROAD, CITY, MONASTERY, GARDEN, TRACK]),
        Stage::open("unfinished-roads", &[step::ROAD_LEFT]),
        Stage::open("unfinished-cities", &[step::CITY_LEFT]),
        Stage::open("unfinished-monasteries", &[step::MONASTERY_LEFT, step::GARDEN_LEFT]),
        Stage::open("fields", &[step::FIELD])
            .when(has_farmers)
            .or_refused(NO_FIELDS, "carcassonne-error-no-fields")
            .opening(),
        Stage::once("trade-goods", &[TRADE_GOODS]).when(|setup| setup.plays(TRADERS)),
        Stage::tie_break("tie-breaker", &[TIE_BREAKER], agreed_end).when(is_agreed),
    ],
    categories: &[
        Category::new("points-in-play"),
        Category::new("roads").of("play"),
        Category::new("cities").of("play"),
        Category::new("monasteries").of("play"),
        Category::when("gardens", |setup| setup.plays(ABBOT)).of("play"),
        Category::new("unfinished-roads").of("unfinished"),
        Category::new("unfinished-cities").of("unfinished"),
        Category::new("unfinished-monasteries").of("unfinished"),
        Category::when("fields", has_farmers),
        Category::when("trade-goods", |setup| setup.plays(TRADERS)),
        Category::new("adjustments"),
    ],
    pages: &[
        Page { id: "play", about: &["play"] },
        Page { id: "control", about: &[] },
        Page { id: "roads", about: &["unfinished-roads"] },
        Page { id: "cities", about: &["unfinished-cities"] },
        Page { id: "monasteries", about: &["unfinished-monasteries"] },
        Page { id: "fields", about: &["fields"] },
        Page { id: "goods", about: &["trade-goods"] },
        Page { id: "ties", about: &["tie-breaker"] },
        Page { id: "editions", about: &[] },
    ],
    totals: None,
    track: Track::Laps(50),
    scorer: |setup| Box::new(Scoring::new(setup)),
};

fn has_farmers(setup: &Setup) -> bool {
    setup.word("fields") != "none"
}

fn is_agreed(setup: &Setup) -> bool {
    setup.agreed("tie_breaker").is_some()
}

fn agreed_end(setup: &Setup) -> Best {
    match setup.agreed("tie_breaker") {
        Some(agreed) if !agreed.highest_wins => Best::Fewest,
        _ => Best::Most,
    }
}

const SPACES: Span = Span::new(1, 9999);
const COMPLETED: Field = Field::always("completed", true);
const UNFINISHED: Field = Field::always("completed", false);
/// The abbot may be taken back from a monastery or garden that is not complete.
const BACK_EARLY: Field = Field::usually("completed", true).letter('a').needs(ABBOT);
const TILES: Field = Field::required("tiles", Kind::Number(SPACES));
const COATS: Field = Field::required("coats_of_arms", Kind::Number(Span::COUNT)).or(0);
const INN: Field = Field::optional("inn", Kind::Flag).letter('i').needs(INNS);
const CATHEDRAL: Field = Field::optional("cathedral", Kind::Flag).letter('i').needs(INNS);
const FOLLOWERS: Field = Field::required("followers", Kind::PerPlayer(Span::COUNT)).who();
const LARGE: Field = Field::optional("large", Kind::PerPlayer(Span::COUNT)).mark('b').needs(INNS);
const PIGS: Field = Field::optional("pigs", Kind::FlagPerPlayer).mark('p').needs(TRADERS);
const LABEL: Field = Field::optional("label", Kind::Text);
const OWNER: Field = Field::required("owner", Kind::Player);
/// How many tiles a monastery can have is a rule of its own, so here it is any count.
const OWN_TILES: Field = Field::required("tiles", Kind::Number(Span::COUNT));

const TRACK: Step = POINTS_IN_PLAY.letter('o').counts_as("points-in-play");
const ROAD: Step =
    Step::new("road", &[Way::usual(&[COMPLETED, TILES, INN, FOLLOWERS, LARGE])]).letter('r').counts_as("roads");
const CITY: Step =
    Step::new("city", &[Way::usual(&[COMPLETED, TILES, COATS, CATHEDRAL, FOLLOWERS, LARGE, LABEL.lettered()])])
        .letter('c')
        .counts_as("cities")
        .checked(no_more_coats_than_tiles);
const MONASTERY: Step =
    Step::new("monastery", &[Way::usual(&[OWNER, OWN_TILES, BACK_EARLY])]).letter('m').counts_as("monasteries");
const GARDEN: Step =
    Step::new("garden", &[Way::usual(&[OWNER, OWN_TILES, BACK_EARLY])]).letter('g').counts_as("gardens").needs(ABBOT);
const TRADE_GOODS: Step = Step::new(
    "trade-goods",
    &[Way::usual(&[
        Field::required("wine", Kind::PerPlayer(Span::COUNT)).or(0),
        Field::required("grain", Kind::PerPlayer(Span::COUNT)).or(0),
        Field::required("cloth", Kind::PerPlayer(Span::COUNT)).or(0),
    ])],
)
.once()
.needs(TRADERS);
const TIE_BREAKER: Step =
    Step::new("tie-breaker", &[Way::usual(&[Field::required("values", Kind::PerAsked(Span::SIGNED))])]).once();

/// The steps of the final scoring, where followers still stand on the table.
pub(super) mod step {
    use super::{
        ABBOT, CATHEDRAL, COATS, FOLLOWERS, Field, INN, Kind, LABEL, LARGE, OWN_TILES, OWNER, PIGS, Span, Step, TILES,
        UNFINISHED, Way, no_more_coats_than_tiles,
    };

    pub(super) const ROAD_LEFT: Step =
        Step::new("road", &[Way::usual(&[UNFINISHED, TILES, INN, FOLLOWERS, LARGE])]).named("road-left");
    pub(super) const CITY_LEFT: Step =
        Step::new("city", &[Way::usual(&[UNFINISHED, TILES, COATS, CATHEDRAL, FOLLOWERS, LARGE, LABEL.silent()])])
            .named("city-left")
            .checked(no_more_coats_than_tiles);
    pub(super) const MONASTERY_LEFT: Step =
        Step::new("monastery", &[Way::usual(&[UNFINISHED, OWNER, OWN_TILES])]).named("monastery-left").letter('m');
    pub(super) const GARDEN_LEFT: Step = Step::new("garden", &[Way::usual(&[UNFINISHED, OWNER, OWN_TILES])])
        .named("garden-left")
        .letter('g')
        .counts_as("gardens")
        .needs(ABBOT);
    pub(super) const FIELD: Step = Step::new(
        "field",
        &[Way::usual(&[FOLLOWERS, LARGE, PIGS, Field::required("cities", Kind::Labels(Span::COUNT))])],
    );

    /// Whether what a step enters still holds followers when the game is over.
    pub(in super::super) fn is_left_at_the_end(step: &Step) -> bool {
        step.name.ends_with("-left") || step.id == FIELD.id
    }
}

/// A tile has one coat of arms at most.
fn no_more_coats_than_tiles(entry: &Entry) -> Vec<Fault> {
    let (coats, tiles) = (entry.number(features::COATS), entry.number(features::TILES));
    let fault = || Fault::range(features::COATS, 0, tiles).told("carcassonne-error-coats-of-arms");
    (coats > tiles).then(fault).into_iter().collect()
}
