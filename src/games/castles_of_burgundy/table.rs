//! The game as a table: options, the scoring order with its steps, categories, pages of the rules.

use super::{Scoring, areas, finals, livestock};
use crate::rules::{
    Best, Category, Field, Game, Kind, Module, OptionKind, OptionSpec, POINTS_IN_PLAY, Page, Setup, Span, Stage, Step,
    Totals, Track, Way,
};

const fn module(word: &'static str) -> Module {
    Module { option: "modules", word }
}

/// Inns make an area one larger.
pub(super) const INNS: Module = module("inns");
/// Shields are kept to the end, and some change what else scores.
pub(super) const SHIELDS: Module = module("shields");
/// Border posts are linked for points.
pub(super) const BORDER_POSTS: Module = module("border-posts");
/// White castles, with a monastery that scores them.
pub(super) const WHITE_CASTLES: Module = module("white-castles");
/// Vineyards, scored at the end.
pub(super) const VINEYARDS: Module = module("vineyards");
const MODULES: &[&str] = &[INNS.word, SHIELDS.word, BORDER_POSTS.word, WHITE_CASTLES.word, VINEYARDS.word];

pub(super) const AREAS: usize = 1;
pub(super) const COLOUR_BONUSES: usize = 2;
pub(super) const LINKED_POSTS: usize = 3;
pub(super) const LIVESTOCK: usize = 4;
pub(super) const GOODS_SOLD: usize = 5;
pub(super) const WATCHTOWERS: usize = 6;
pub(super) const GOODS_LEFT: usize = 7;
pub(super) const SILVER: usize = 8;
pub(super) const WORKERS: usize = 9;
pub(super) const MONASTERIES: usize = 10;
pub(super) const KEPT_SHIELDS: usize = 11;
pub(super) const GRAPES: usize = 12;

/// The colours of the spaces, in the order of the digits that pick them.
pub(super) const KINDS: &[&str] = &["building", "livestock", "monastery", "ship", "castle", "mine"];
/// The phases.
pub(super) const PHASES: &[&str] = &["A", "B", "C", "D", "E"];
/// The rounds of each phase.
pub(super) const ROUNDS: i64 = 5;
/// The animals, in the order of the digits that pick them.
pub(super) const ANIMALS: &[&str] = &["cow", "sheep", "pig", "chicken", "goat", "goose"];

/// The game as a table.
pub(in crate::games) static GAME: Game = Game {
    id: "castles-of-burgundy",
    players: 1..=4,
    options: &[
        OptionSpec { key: "edition", kind: OptionKind::Word(&["2019", "2011", "2023"]) },
        OptionSpec { key: "tie_break", kind: OptionKind::Word(&["fewest-empty", "most-empty"]) },
        OptionSpec { key: "modules", kind: OptionKind::Words(MODULES) },
    ],
    stages: &[
        Stage::open("play", &[AREA, ANIMALS_PLACED, SALE, WATCHTOWER, COLOUR_BONUS, MONASTERY, LINK, TRACK, ROUND]),
        Stage::once("leftovers", &[LEFTOVERS]).opening(),
        Stage::open("monasteries", &[SCORING_MONASTERY]),
        Stage::open("shields", &[SHIELD]).when(|setup| setup.plays(SHIELDS)),
        Stage::open("vineyards", &[VINEYARD]).when(|setup| setup.plays(VINEYARDS)),
        Stage::tie_break("empty-spaces", &[EMPTY_SPACES], best_of_empty),
        Stage::tie_break("bridge", &[BRIDGE], |_| Best::Fewest),
    ],
    categories: &[
        Category::new("points-in-play"),
        Category::new("areas").of("play"),
        Category::new("colour-bonuses").of("play"),
        Category::when("border-posts", |setup| setup.plays(BORDER_POSTS)).of("play"),
        Category::new("livestock").of("play"),
        Category::new("goods-sold").of("play"),
        Category::new("watchtowers").of("play"),
        Category::new("goods-left").of("end"),
        Category::new("silver").of("end"),
        Category::new("workers").of("end"),
        Category::new("monasteries").of("end"),
        Category::when("shields", |setup| setup.plays(SHIELDS)).of("end"),
        Category::when("vineyards", |setup| setup.plays(VINEYARDS)).of("end"),
        Category::new("adjustments"),
    ],
    pages: &[
        Page { id: "areas", about: &["play"] },
        Page { id: "bonuses", about: &["colour-bonus", "border-posts"] },
        Page { id: "livestock", about: &["livestock"] },
        Page { id: "goods", about: &["sale", "watchtower"] },
        Page { id: "end", about: &["leftovers"] },
        Page { id: "monasteries", about: &["monasteries", "monastery"] },
        Page { id: "shields", about: &["shields"] },
        Page { id: "modules", about: &["vineyards"] },
        Page { id: "ties", about: &["empty-spaces", "bridge"] },
    ],
    totals: Some(Totals { usual: Span::new(60, 320), warn_above: 320, warn_below: Some(60) }),
    track: Track::Tiles(100),
    scorer: |setup| Box::new(Scoring::new(setup)),
};

/// The rulebooks say fewest; some groups play the other end.
fn best_of_empty(setup: &Setup) -> Best {
    if setup.word("tie_break") == "most-empty" { Best::Most } else { Best::Fewest }
}

const PLAYER: Field = Field::required("player", Kind::Player);
const PHASE: Field = Field::required("phase", Kind::Word(PHASES));

const AREA: Step = Step::new(
    "area",
    &[Way::usual(&[
        PLAYER,
        Field::required("kind", Kind::Word(KINDS)),
        Field::required("size", Kind::Number(areas::SIZES)),
        PHASE,
        Field::optional("inn", Kind::Flag).letter('i').needs(INNS),
        Field::optional("shield_17", Kind::Flag).letter('d').needs(SHIELDS),
    ])],
)
.letter('a')
.counts_as("areas");

const ANIMALS_PLACED: Step = Step::new(
    "livestock",
    &[Way::usual(&[
        PLAYER,
        Field::required("pasture", Kind::Number(Span::COUNT)).known(),
        Field::required("animal", Kind::Word(ANIMALS)),
        Field::required("count", Kind::Number(livestock::ON_A_TILE)),
        Field::optional("shield_1", Kind::Flag).letter('d').needs(SHIELDS),
    ])],
)
.letter('p')
.counts_as("livestock");

const SALE: Step = Step::new(
    "sale",
    &[Way::usual(&[
        PLAYER,
        Field::optional("goods", Kind::Number(Span::new(1, 6))).by_digit(),
        Field::required("tiles", Kind::Number(Span::COUNT)),
        Field::optional("shield_12", Kind::Flag).letter('d').needs(SHIELDS),
    ])],
)
.letter('s')
.counts_as("goods-sold");

const WATCHTOWER: Step = Step::new("watchtower", &[Way::usual(&[PLAYER])]).letter('t').counts_as("watchtowers");

const COLOUR_BONUS: Step = Step::new(
    "colour-bonus",
    &[Way::usual(&[
        PLAYER,
        Field::required("colour", Kind::Word(KINDS)),
        Field::optional("shield_7", Kind::Flag).letter('d').needs(SHIELDS),
    ])],
)
.letter('c')
.counts_as("colour-bonuses");

const MONASTERY: Step =
    Step::new("monastery", &[Way::usual(&[PLAYER, Field::required("tile", Kind::Number(Span::new(1, 29)))])])
        .letter('m')
        .counts_as("monasteries");

const LINK: Step = Step::new(
    "border-posts",
    &[Way::usual(&[
        PLAYER,
        Field::required("posts", Kind::Number(Span::new(2, 3))),
        PHASE,
        Field::optional("shield_7", Kind::Flag).letter('d').needs(SHIELDS),
    ])],
)
.letter('b')
.counts_as("border-posts")
.needs(BORDER_POSTS);

const TRACK: Step = POINTS_IN_PLAY.letter('o').counts_as("points-in-play");

/// Where the game is.
const ROUND: Step =
    Step::new("round", &[Way::usual(&[PHASE, Field::required("round", Kind::Number(Span::new(1, ROUNDS)))])]).turn();

const LEFTOVERS: Step = Step::new(
    "leftovers",
    &[Way::usual(&[
        Field::required("goods", Kind::PerPlayer(Span::COUNT)).or(0),
        Field::required("silver", Kind::PerPlayer(Span::COUNT)).or(0),
        Field::required("workers", Kind::PerPlayer(Span::COUNT)).or(0),
    ])],
)
.once()
.counts_as("goods-left");

const SCORING_MONASTERY: Step = Step::new(
    "scoring-monastery",
    &[Way::usual(&[
        PLAYER,
        Field::required("tile", Kind::Number(finals::SCORING_TILES)),
        Field::required("count", Kind::Number(Span::COUNT)),
        Field::optional("copied", Kind::Flag).letter('d'),
    ])],
)
.checked(finals::no_such_tile);

const SHIELD: Step =
    Step::new("shield", &[Way::usual(&[PLAYER, Field::required("shield", Kind::Number(finals::SHIELD_NUMBERS))])])
        .needs(SHIELDS);

const VINEYARD: Step =
    Step::new("vineyard", &[Way::usual(&[PLAYER, Field::required("size", Kind::Number(Span::new(1, 13)))])])
        .needs(VINEYARDS);

const EMPTY_SPACES: Step =
    Step::new("empty-spaces", &[Way::usual(&[Field::required("spaces", Kind::PerAsked(Span::new(0, 36)))])]).once();

const BRIDGE: Step =
    Step::new("bridge", &[Way::usual(&[Field::required("ahead", Kind::PerAsked(Span::COUNT))])]).once();
