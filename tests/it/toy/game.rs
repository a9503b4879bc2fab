//! The table of the toy.

use scorewalk::rules::{
    Best, Category, Fault, Field, Game, Kind, Label, Line, Message, Module, OptionKind, OptionSpec, POINTS_IN_PLAY,
    Placed, Scorer, Seat, Setup, Span, Stage, Step, Tally, Totals, Track, Value, Way,
};

const MORE: Module = Module { option: "modules", word: "more" };
const GOODS: &[&str] = &["wine", "cloth"];
const SMALL: Span = Span::new(-2, 5);

/// A game with a field and an option of every kind, every way of typing, a stage of several kinds, a module and two
/// tie-breaks.
pub(crate) static TOY: Game = Game {
    id: "toy",
    players: 1..=3,
    options: &[
        OptionSpec { key: "word", kind: OptionKind::Word(&["a", "b"]) },
        OptionSpec { key: "modules", kind: OptionKind::Words(&["most", "more"]) },
        OptionSpec { key: "number", kind: OptionKind::Number(1, 10, 7) },
        OptionSpec { key: "table", kind: OptionKind::Brackets(&[]) },
        OptionSpec { key: "agreed", kind: OptionKind::Agreed },
    ],
    stages: &[
        Stage::once("points-in-play", &[POINTS_IN_PLAY]),
        Stage::open("things", &[PLAIN, LISTS, NAMES, LABELS]),
        Stage::open("deeds", &[ROAD, TOWN, GARDEN, COUNT]),
        Stage::open("meadows", &[MEADOW]),
        Stage::open("extras", &[EXTRA, HERD]).when(|setup| setup.plays(MORE)),
        Stage::tie_break("first", &[FIRST], |_| Best::Most),
        Stage::tie_break("second", &[SECOND], fewest_unless_b),
    ],
    categories: &[
        Category::new("points-in-play"),
        Category::new("things"),
        Category::when("extras", |setup| setup.plays(MORE)),
        Category::new("adjustments"),
    ],
    pages: &[],
    totals: Some(Totals { usual: Span::new(0, 10), warn_above: 50, warn_below: None }),
    track: Track::Plain,
    scorer: |_| Box::new(Scoring { towns: Vec::new(), pens: Vec::new() }),
};

/// The toy by its name, and nothing else.
pub(crate) fn find(id: &str) -> Option<&'static Game> {
    (id == TOY.id).then_some(&TOY)
}

const PLAIN: Step = Step::new(
    "plain",
    &[
        Way::usual(&[
            Field::required("number", Kind::Number(SMALL)),
            Field::required("who", Kind::Player),
            Field::optional("owner", Kind::Owner),
            Field::optional("more", Kind::PerPlayer(SMALL)).needs(MORE),
        ]),
        Way::other(
            "spoken",
            &[Field::required("word", Kind::Word(&["one", "two"])), Field::required("who", Kind::Player)],
        ),
    ],
);

const LISTS: Step = Step::new(
    "lists",
    &[Way::usual(&[
        Field::required("each", Kind::PerPlayer(SMALL)),
        Field::required("flags", Kind::FlagPerPlayer),
        Field::optional("places", Kind::Places(SMALL)),
        Field::optional("flag", Kind::Flag),
        Field::optional("text", Kind::Text),
    ])],
);

const NAMES: Step = Step::new(
    "names",
    &[Way::usual(&[
        Field::required("prices", Kind::Named(GOODS, SMALL)),
        Field::required("made", Kind::NamedPerPlayer(GOODS, SMALL)),
    ])],
);

const LABELS: Step = Step::new("labels", &[Way::usual(&[Field::required("labels", Kind::Labels(Span::new(0, 5)))])]);

/// What stands on it, the big one and the pig only with the module.
const STANDING: Field = Field::required("standing", Kind::PerPlayer(Span::new(0, 9))).who();
const BIG: Field = Field::optional("big", Kind::PerPlayer(Span::new(0, 1))).mark('b').needs(MORE);
const PIGS: Field = Field::optional("pig", Kind::FlagPerPlayer).mark('p').needs(MORE);
const TILES: Field = Field::required("tiles", Kind::Number(Span::new(1, 9999)));

const ROAD: Step = Step::new(
    "road",
    &[Way::usual(&[TILES, Field::optional("inn", Kind::Flag).letter('i').needs(MORE), STANDING, BIG])],
)
.letter('r');

const TOWN: Step = Step::new(
    "town",
    &[Way::usual(&[
        TILES,
        Field::required("arms", Kind::Number(Span::COUNT)),
        Field::optional("dome", Kind::Flag).letter('i').needs(MORE),
        STANDING,
        BIG,
    ])],
)
.letter('c');

const GARDEN: Step = Step::new(
    "garden",
    &[Way::usual(&[Field::required("owner", Kind::Player), Field::required("tiles", Kind::Number(Span::new(1, 9)))])],
)
.letter('g')
.needs(MORE);

const COUNT: Step =
    Step::new("count", &[Way::usual(&[Field::required("each", Kind::PerPlayer(Span::COUNT))])]).once().letter('o');

const MEADOW: Step = Step::new(
    "meadow",
    &[Way::usual(&[STANDING, BIG, PIGS, Field::required("towns", Kind::Labels(Span::new(0, 99)))])],
);

const EXTRA: Step = Step::new("extra", &[Way::usual(&[Field::required("flag", Kind::Flag)])]).needs(MORE);

/// What is picked by a digit: a pen of the player, a figure of a few, a season that holds unless another is picked.
const HERD: Step = Step::new(
    "herd",
    &[Way::usual(&[
        Field::required("owner", Kind::Player),
        Field::required("pen", Kind::Number(Span::COUNT)).known(),
        Field::optional("sort", Kind::Number(Span::new(1, 6))).by_digit(),
        Field::required("tiles", Kind::Number(Span::new(1, 4))),
        Field::required("season", Kind::Word(&["spring", "summer", "autumn", "winter"])),
        Field::optional("dog", Kind::Flag).letter('d'),
    ])],
)
.needs(MORE)
.letter('s');

const FIRST: Step = Step::new("first", &[Way::usual(&[Field::required("values", Kind::PerAsked(Span::COUNT))])]).once();

const SECOND: Step =
    Step::new("second", &[Way::usual(&[Field::required("values", Kind::PerAsked(Span::SIGNED))])]).once();

fn fewest_unless_b(setup: &Setup) -> Best {
    if setup.word("word") == "b" { Best::Most } else { Best::Fewest }
}

/// Each number goes to whom it names, a dog stays with its player, tiles to whoever stands there most; towns and what meadows name get letters.
#[derive(Clone, Debug)]
struct Scoring {
    towns: Vec<(Label, i64)>,
    /// Pens by player, with what came into them last, and whether the dog was there.
    pens: Vec<(Seat, i64, i64, bool)>,
}

impl Scoring {
    /// A point for each of `worth` to everybody with the most pieces, the big one counting twice.
    fn most(placed: &Placed, worth: i64, tally: &mut Tally) {
        let entry = &placed.entry;
        let strength = |seat| entry.number_of("standing", Seat(seat)) + 2 * entry.number_of("big", Seat(seat));
        let strengths: Vec<i64> = (0..entry.numbers("standing").len()).map(strength).collect();
        let most = strengths.iter().copied().max().unwrap_or(0);
        for (at, _) in strengths.iter().enumerate().filter(|(_, own)| **own == most && most > 0) {
            let why = Message::new("why-track");
            tally.add(Line { item: Some(placed.item), category: 1, seat: Seat(at), points: worth, why });
        }
    }

    fn name(&mut self, name: Option<&str>, tiles: i64) {
        let place = self.towns.len();
        let label = name.map_or_else(|| Label::at(place), |name| Label { place, name: name.to_owned() });
        self.towns.push((label, tiles));
    }
}

impl Scorer for Scoring {
    fn enter(&mut self, placed: &Placed, tally: &mut Tally) -> Result<(), Fault> {
        if let Some(seat) = placed.entry.player("who") {
            let points = placed.entry.number("number");
            tally.add(Line { item: Some(placed.item), category: 1, seat, points, why: Message::new("why-track") });
        }
        match placed.entry.step().id {
            "road" => Self::most(placed, placed.entry.number("tiles"), tally),
            "town" => {
                Self::most(placed, 2 * placed.entry.number("tiles"), tally);
                self.name(None, placed.entry.number("tiles"));
            }
            "meadow" => {
                let named = match placed.entry.value("towns") {
                    Some(Value::Labels(names)) => names.clone(),
                    _ => Vec::new(),
                };
                let count = i64::try_from(named.len()).unwrap_or(0) + placed.entry.number("towns");
                Self::most(placed, 3 * count, tally);
                for name in &named {
                    if self.towns.iter().all(|(label, _)| label.name != *name) {
                        self.name(Some(name), 0);
                    }
                }
            }
            "herd" => {
                let entry = &placed.entry;
                let pens = entry.player("owner").map(|seat| (seat, entry.number("pen"), entry.number("tiles")));
                self.pens.extend(pens.map(|(seat, pen, tiles)| (seat, pen, tiles, entry.flag("dog"))));
            }
            _ => {}
        }
        for (at, points) in placed.entry.numbers("each").iter().enumerate() {
            let why = Message::new("why-track");
            tally.add(Line { item: Some(placed.item), category: 1, seat: Seat(at), points: *points, why });
        }
        Ok(())
    }

    fn known(&self, _step: &'static Step, _key: &str, seat: Option<Seat>) -> Vec<(i64, Message)> {
        let own = self.pens.iter().filter(|(own, ..)| Some(*own) == seat);
        let mut known: Vec<(i64, Message)> = Vec::new();
        for (_, pen, tiles, _) in own {
            known.retain(|(other, _)| other != pen);
            known.push((*pen, Message::new("toy-echo").count("tiles", *tiles)));
        }
        known.sort_by_key(|(pen, _)| *pen);
        known
    }

    fn presumed(&self, step: &'static Step, key: &str, seat: Option<Seat>) -> Option<i64> {
        let dog = || self.pens.iter().any(|(own, .., dog)| Some(*own) == seat && *dog);
        match (step.id, key) {
            ("herd", "season") => Some(1),
            ("herd", "dog") => Some(i64::from(dog())),
            _ => None,
        }
    }

    fn labels(&self, _step: &'static Step, key: &str) -> Vec<Label> {
        self.towns.iter().filter(|_| key == "towns").map(|(label, _)| label.clone()).collect()
    }

    fn echo(&self, _key: &str, name: &str) -> Option<Message> {
        let (_, tiles) = self.towns.iter().find(|(label, _)| label.name == name)?;
        Some(Message::new("toy-echo").count("tiles", *tiles))
    }

    fn boxed(&self) -> Box<dyn Scorer> {
        Box::new(self.clone())
    }
}
