//! The table of the toy.

use scorewalk::rules::{
    Best, Category, Fault, Field, Game, Kind, Line, Message, Module, OptionKind, OptionSpec, POINTS_IN_PLAY, Placed,
    Scorer, Seat, Setup, Span, Stage, Step, Tally, Way,
};

const MORE: Module = Module { option: "modules", word: "more" };
const GOODS: &[&str] = &["wine", "cloth"];
const SMALL: Span = Span::new(-2, 5);

/// A game with a field and an option of every kind, a module and two tie-breaks.
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
        Stage::open("extras", &[EXTRA]).when(|setup| setup.plays(MORE)),
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
    usual: Span::new(0, 10),
    warn_above: 50,
    scorer: |_| Box::new(Scoring),
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

const EXTRA: Step = Step::new("extra", &[Way::usual(&[Field::required("flag", Kind::Flag)])]).needs(MORE);

const FIRST: Step = Step::new("first", &[Way::usual(&[Field::required("values", Kind::PerAsked(Span::COUNT))])]).once();

const SECOND: Step =
    Step::new("second", &[Way::usual(&[Field::required("values", Kind::PerAsked(Span::SIGNED))])]).once();

fn fewest_unless_b(setup: &Setup) -> Best {
    if setup.word("word") == "b" { Best::Most } else { Best::Fewest }
}

/// Each number goes to whom it names.
#[derive(Clone, Debug)]
struct Scoring;

impl Scorer for Scoring {
    fn enter(&mut self, placed: &Placed, tally: &mut Tally) -> Result<(), Fault> {
        if let Some(seat) = placed.entry.player("who") {
            let points = placed.entry.number("number");
            tally.add(Line { item: Some(placed.item), category: 1, seat, points, why: Message::new("why-track") });
        }
        for (at, points) in placed.entry.numbers("each").iter().enumerate() {
            let why = Message::new("why-track");
            tally.add(Line { item: Some(placed.item), category: 1, seat: Seat(at), points: *points, why });
        }
        Ok(())
    }

    fn boxed(&self) -> Box<dyn Scorer> {
        Box::new(self.clone())
    }
}
