//! *Kutná Hora: The City of Silver*, for two to four players.
//!
//! The final scoring of its rulebook, in its order: the score track, the dots of the buildings, the mines row by row, the
//! income, the reputation, and one point each for tiles, plot markers and pelicans. Most groschen left breaks a tie.
//!
//! The values printed above the mines differ by the side of the board and are not known to this program: they come from
//! the option `mine_values`, a table the players typed, or with the row itself. A row that neither covers is an error,
//! never a guess.

use crate::rules::{
    Arg, Best, Brackets, BySeat, Category, Closing, Code, Entry, Fault, Field, Game, Gauge, Kind, Line, Message, Note,
    OptionKind, OptionSpec, POINTS_IN_PLAY, Page, Placed, Points, Scorer, Seat, Setup, Span, Stage, Step, Tally,
    Totals, Track, Warning, Way, places,
};

/// The goods that income comes from, in the order of the board.
const GOODS: &[&str] = &["ore", "silver", "wood", "permits", "food", "beer"];
/// The reputation track, from end to end.
const REPUTATION: Span = Span::new(-4, 13);
/// Houses a player has, and so the most buildings of one player.
const HOUSES: i64 = 12;
/// Guild tiles in the box, and so the most buildings with an owner.
const GUILD_TILES: i64 = 24;
/// Plot markers a player has.
const PLOT_MARKERS: i64 = 3;
/// Ten groschen of income are a point.
const GROSCHEN_A_POINT: i64 = 10;

const CITY_DOTS: usize = 1;
const MINES: usize = 2;
const INCOME: usize = 3;
const REPUTATION_POINTS: usize = 4;
const EXTRAS: usize = 5;

const ROW_VALUE_UNKNOWN: Code = Code("row-value-unknown");
/// The way of typing a mine row with the values of its places.
const VALUES: usize = 1;

/// The game as a table.
pub(super) static GAME: Game = Game {
    id: "kutna-hora",
    players: 2..=4,
    options: &[OptionSpec { key: "mine_values", kind: OptionKind::Brackets(&[(2, "2"), (4, "3-4")]) }],
    stages: &[
        Stage::once("points-in-play", &[POINTS_IN_PLAY]),
        Stage::open("city-dots", &[BUILDING, HOUSES_IN_TOWN]),
        Stage::open("mines", &[MINE_ROW]),
        Stage::once("income", &[INCOME_STEP]),
        Stage::once("reputation", &[REPUTATION_STEP]),
        Stage::once("extras", &[EXTRAS_STEP]),
        Stage::tie_break("groschen-left", &[GROSCHEN_LEFT], |_| Best::Most),
    ],
    categories: &[
        Category::new("points-in-play"),
        Category::new("city-dots"),
        Category::new("mines"),
        Category::new("income"),
        Category::new("reputation"),
        Category::new("extras"),
        Category::new("adjustments"),
    ],
    pages: &[
        Page { id: "end", about: &["points-in-play"] },
        Page { id: "city-dots", about: &["city-dots"] },
        Page { id: "mines", about: &["mines"] },
        Page { id: "income", about: &["income"] },
        Page { id: "reputation", about: &["reputation"] },
        Page { id: "extras", about: &["extras"] },
        Page { id: "ties", about: &["groschen-left"] },
        Page { id: "out-of-pieces", about: &[] },
        Page { id: "declining", about: &[] },
    ],
    totals: Some(Totals { usual: Span::new(30, 100), warn_above: 120, warn_below: None }),
    track: Track::Plain,
    scorer: |setup| Box::new(Scoring::new(setup)),
};

const BUILDING: Step = Step::new(
    "building",
    &[Way::usual(&[
        Field::required("owner", Kind::Owner),
        Field::required("dots", Kind::Number(Span::COUNT)),
        Field::optional("name", Kind::Text),
    ])],
)
.checked(public_scores_nobody);

const HOUSES_IN_TOWN: Step =
    Step::new("houses-in-town", &[Way::usual(&[Field::required("houses", Kind::PerPlayer(Span::COUNT))])])
        .once()
        .letter('c');

const ROCK: Field = Field::required("rock_stars", Kind::Number(Span::COUNT));
const STARS: Field = Field::required("stars", Kind::PerPlayer(Span::COUNT)).or(0);

const MINE_ROW: Step = Step::new(
    "mine-row",
    &[
        Way::usual(&[ROCK, STARS]),
        Way::other("values", &[ROCK, STARS, Field::required("places", Kind::Places(Span::COUNT))]),
    ],
);

const INCOME_STEP: Step = Step::new(
    "income",
    &[
        Way::usual(&[Field::required("groschen", Kind::PerPlayer(Span::COUNT))]),
        Way::other(
            "prices",
            &[
                Field::required("prices", Kind::Named(GOODS, Span::COUNT)),
                Field::required("production", Kind::NamedPerPlayer(GOODS, Span::COUNT)).or(0),
            ],
        ),
    ],
)
.once();

const REPUTATION_STEP: Step =
    Step::new("reputation", &[Way::usual(&[Field::required("points", Kind::PerPlayer(REPUTATION))])]).once();

const EXTRAS_STEP: Step = Step::new(
    "extras",
    &[Way::usual(&[
        Field::required("tiles", Kind::PerPlayer(Span::COUNT)).or(0),
        Field::required("plot_markers", Kind::PerPlayer(Span::COUNT)).or(0),
        Field::required("pelicans", Kind::PerPlayer(Span::COUNT)).or(0),
    ])],
)
.once();

const GROSCHEN_LEFT: Step =
    Step::new("groschen-left", &[Way::usual(&[Field::required("groschen", Kind::PerAsked(Span::COUNT))])]).once();

/// A public building belongs to nobody, so its dots score for nobody.
fn public_scores_nobody(entry: &Entry) -> Vec<Fault> {
    let public = entry.player("owner").is_none();
    let fault = || Fault::range("dots", 0, 0).told("kutna-hora-error-public-dots");
    (public && entry.number("dots") != 0).then(fault).into_iter().collect()
}

/// What later entries and the end need of earlier ones.
#[derive(Clone, Debug)]
struct Scoring {
    table: Brackets,
    seats: usize,
    tipped: BySeat<i64>,
    houses: Option<(usize, Vec<i64>)>,
    typed_rows: Vec<(i64, Vec<i64>)>,
}

impl Scoring {
    fn new(setup: &Setup) -> Self {
        let seats = setup.seats();
        let tipped = BySeat::new(seats, |_| 0);
        Self { table: setup.brackets("mine_values"), seats, tipped, houses: None, typed_rows: Vec::new() }
    }

    fn building(&mut self, placed: &Placed, tally: &mut Tally) {
        let Some(seat) = placed.entry.player("owner") else { return };
        let dots = placed.entry.number("dots");
        let why = Message::new("kutna-hora-why-building").count("dots", dots);
        tally.add(line(placed, CITY_DOTS, seat, dots, why));
        self.tipped[seat] += 1;
        if self.tipped[seat] == HOUSES + 1 {
            let message = Message::new("kutna-hora-warning-too-many-buildings").seat("name", seat);
            let message = message.count("count", self.tipped[seat]).count("max", HOUSES);
            tally.warn(Warning::of(placed.item, "too-many-buildings", message));
        }
        let all: i64 = self.tipped.values().iter().sum();
        if all == GUILD_TILES + 1 {
            let message = Message::new("kutna-hora-warning-too-many-buildings-all").count("count", all);
            tally.warn(Warning::of(placed.item, "too-many-buildings", message.count("max", GUILD_TILES)));
        }
    }

    fn mine_row(&mut self, placed: &Placed, tally: &mut Tally) -> Result<(), Fault> {
        let row = Row::of(&placed.entry, self.seats);
        let values = match (self.values(&placed.entry, &row), row.anybody()) {
            (Some(values), _) => values,
            (None, false) => Vec::new(),
            (None, true) => {
                let fault = Fault::at(ROW_VALUE_UNKNOWN, "places")
                    .told("kutna-hora-error-row-value-unknown")
                    .with("total", Arg::Count(row.total));
                return Err(fault);
            }
        };
        for (seat, own) in row.stars.iter() {
            let points = row.points(seat, &values);
            tally.add(line(placed, MINES, seat, points, row.why(seat, *own, points)));
        }
        if values.windows(2).any(|pair| pair[0] < pair[1]) {
            let message = Message::new("kutna-hora-warning-place-values-rise");
            tally.warn(Warning::of(placed.item, "place-values-rise", message));
        }
        if placed.entry.way_index() == VALUES {
            self.typed_rows.retain(|(total, _)| *total != row.total);
            self.typed_rows.push((row.total, values));
        }
        Ok(())
    }

    /// What the places of a row are worth: as typed with it, even if nothing was; else by the table.
    fn values(&self, entry: &Entry, row: &Row) -> Option<Vec<i64>> {
        if entry.way_index() == VALUES {
            return Some(entry.numbers("places").to_vec());
        }
        self.table.find(row.total).map(|line| line.places.clone())
    }

    fn houses_differ(&self, tally: &mut Tally) {
        let Some((item, houses)) = &self.houses else { return };
        for (seat, tipped) in self.tipped.iter() {
            let standing = houses.get(seat.0).copied().unwrap_or(0);
            if standing != *tipped {
                let message = Message::new("kutna-hora-warning-houses-differ").seat("name", seat);
                let message = message.count("tipped", *tipped).count("houses", standing);
                tally.warn(Warning::of(*item, "houses-differ", message));
            }
        }
    }

    fn gauges(&self) -> Note {
        let of = |seat: Seat| self.houses.as_ref().and_then(|(_, houses)| houses.get(seat.0).copied());
        let gauge = |(seat, tipped): (Seat, &i64)| Gauge { seat, filled: *tipped, of: of(seat) };
        Note::Gauges(self.tipped.iter().map(gauge).collect())
    }

    fn row_notes(&self, entry: &Entry) -> Vec<Note> {
        let row = Row::of(entry, self.seats);
        let values = self.values(entry, &row);
        let say = |key| Message::new(key).count("total", row.total).count("rock", row.rock);
        let head = match self.table.find(row.total).filter(|_| entry.way_index() != VALUES) {
            Some(line) => {
                say("kutna-hora-note-row-bracket").count("up_to", line.up_to).text("values", joined(&line.places))
            }
            None if values.is_none() => say("kutna-hora-note-row-unknown"),
            None => say("kutna-hora-note-row-own"),
        };
        let each = values.map(|values| {
            let word = |(seat, place): (Seat, &Option<usize>)| (seat, place_word(*place, row.points(seat, &values)));
            Note::Each(None, row.places.iter().map(word).collect())
        });
        std::iter::once(Note::Say(head)).chain(each).collect()
    }
}

impl Scorer for Scoring {
    fn enter(&mut self, placed: &Placed, tally: &mut Tally) -> Result<(), Fault> {
        match placed.entry.step().id {
            "building" => self.building(placed, tally),
            "houses-in-town" => self.houses = Some((placed.item, placed.entry.numbers("houses").to_vec())),
            "mine-row" => self.mine_row(placed, tally)?,
            "income" => income(placed, self.seats, tally),
            "reputation" => reputation(placed, tally),
            "extras" => extras(placed, self.seats, tally),
            _ => {}
        }
        Ok(())
    }

    fn close(&self, closing: &Closing<'_>, tally: &mut Tally) {
        if closing.is_done("city-dots") {
            self.houses_differ(tally);
        }
    }

    fn boxed(&self) -> Box<dyn Scorer> {
        Box::new(self.clone())
    }

    /// A row that the table does not reach is typed with its values.
    fn way(&self, entry: &Entry) -> usize {
        let unknown = entry.step().id == "mine-row" && {
            let row = Row::of(entry, self.seats);
            self.table.find(row.total).is_none()
        };
        if unknown { VALUES } else { 0 }
    }

    fn implied(&self, entry: &Entry) -> Option<(&'static str, i64)> {
        (entry.step().id == "building" && entry.player("owner").is_none()).then_some(("dots", 0))
    }

    fn places_asked(&self, entry: &Entry) -> usize {
        Row::of(entry, self.seats).lowest()
    }

    /// The values typed last for a row with as many stars.
    fn offer(&self, entry: &Entry, key: &str) -> Vec<i64> {
        if key != "places" {
            return Vec::new();
        }
        let total = Row::of(entry, self.seats).total;
        let same = self.typed_rows.iter().rev().find(|(other, _)| *other == total);
        same.map(|(_, values)| values.clone()).unwrap_or_default()
    }

    fn notes(&self, step: &'static Step, entry: Option<&Entry>) -> Vec<Note> {
        match (step.id, entry) {
            ("building" | "houses-in-town", _) => vec![self.gauges()],
            ("mine-row", Some(entry)) => self.row_notes(entry),
            ("income", Some(entry)) => vec![money_notes(entry, self.seats)],
            _ => Vec::new(),
        }
    }

    fn summary(&self, entry: &Entry) -> Option<Message> {
        match entry.step().id {
            "building" if entry.player("owner").is_none() => Some(Message::new("kutna-hora-note-public")),
            "mine-row" => Some(Message::new("kutna-hora-note-row").count("total", Row::of(entry, self.seats).total)),
            _ => None,
        }
    }
}

/// A mine row as it lies: the stars on rock, and everybody's own.
struct Row {
    rock: i64,
    stars: BySeat<i64>,
    places: BySeat<Option<usize>>,
    total: i64,
}

impl Row {
    fn of(entry: &Entry, seats: usize) -> Self {
        let rock = entry.number("rock_stars");
        let stars = BySeat::new(seats, |seat| entry.number_of("stars", seat));
        let total = rock + stars.values().iter().sum::<i64>();
        Self { rock, places: places(&stars), stars, total }
    }

    fn anybody(&self) -> bool {
        self.stars.values().iter().any(|own| *own > 0)
    }

    /// The lowest place taken; 0 where nobody has a star.
    fn lowest(&self) -> usize {
        self.places.values().iter().flatten().copied().max().unwrap_or(0)
    }

    fn points(&self, seat: Seat, values: &[i64]) -> Points {
        self.places[seat].and_then(|place| values.get(place - 1)).copied().unwrap_or(0)
    }

    fn why(&self, seat: Seat, own: i64, points: Points) -> Message {
        let place = self.places[seat];
        let level: Vec<Seat> = self
            .stars
            .iter()
            .filter(|(other, stars)| *other != seat && **stars == own)
            .map(|(other, _)| other)
            .collect();
        let key = match place {
            None => "kutna-hora-why-mine-none",
            Some(_) if points == 0 => "kutna-hora-why-mine-unpaid",
            Some(_) if level.is_empty() => "kutna-hora-why-mine-alone",
            Some(_) => "kutna-hora-why-mine-tied",
        };
        let why = Message::new(key).count("total", self.total).count("rock", self.rock);
        let why = why.count("own", own).with("place", Arg::number(place.unwrap_or(0)));
        if key == "kutna-hora-why-mine-tied" { why.with("others", Arg::Seats(level)) } else { why }
    }
}

fn income(placed: &Placed, seats: usize, tally: &mut Tally) {
    for seat in (0..seats).map(Seat) {
        let groschen = income_of(&placed.entry, seat);
        let why = match formula(&placed.entry, seat) {
            None => Message::new("kutna-hora-why-income-sum"),
            Some(sum) if sum.is_empty() => Message::new("kutna-hora-why-income-nothing"),
            Some(sum) => Message::new("kutna-hora-why-income-prices").text("sum", sum),
        };
        let why = why.count("groschen", groschen);
        tally.add(line(placed, INCOME, seat, groschen / GROSCHEN_A_POINT, why));
    }
}

/// The whole income of a player, in groschen: as typed, or production × closing price over all goods.
fn income_of(entry: &Entry, seat: Seat) -> i64 {
    let prices = entry.numbers("prices");
    match entry.named("production").get(seat.0) {
        Some(production) => production.iter().zip(prices).map(|(made, price)| made * price).sum(),
        None => entry.number_of("groschen", seat),
    }
}

/// The income of a player written out, if it was entered by prices: "2 × 3 + 3 × 7", empty where nothing is produced.
fn formula(entry: &Entry, seat: Seat) -> Option<String> {
    let production = entry.named("production").get(seat.0)?;
    let terms = production.iter().zip(entry.numbers("prices")).filter(|(made, _)| **made > 0);
    Some(terms.map(|(made, price)| format!("{made} × {price}")).collect::<Vec<_>>().join(" + "))
}

fn money_notes(entry: &Entry, seats: usize) -> Note {
    let note = |seat: Seat| {
        let groschen = income_of(entry, seat);
        let message = Message::new("kutna-hora-note-money").count("groschen", groschen);
        (seat, message.count("points", groschen / GROSCHEN_A_POINT))
    };
    Note::Each(None, (0..seats).map(Seat).map(note).collect())
}

fn reputation(placed: &Placed, tally: &mut Tally) {
    for (at, points) in placed.entry.numbers("points").iter().enumerate() {
        let why = Message::new("kutna-hora-why-reputation").signed("points", *points);
        tally.add(line(placed, REPUTATION_POINTS, Seat(at), *points, why));
    }
}

fn extras(placed: &Placed, seats: usize, tally: &mut Tally) {
    for seat in (0..seats).map(Seat) {
        let of = |key| placed.entry.number_of(key, seat);
        let (tiles, markers, pelicans) = (of("tiles"), of("plot_markers"), of("pelicans"));
        let why = Message::new("kutna-hora-why-extras").count("tiles", tiles);
        let why = why.count("markers", markers).count("pelicans", pelicans);
        tally.add(line(placed, EXTRAS, seat, tiles + markers + pelicans, why));
        if markers > PLOT_MARKERS {
            let message = Message::new("kutna-hora-warning-too-many-plot-markers").seat("name", seat);
            let message = message.count("count", markers).count("max", PLOT_MARKERS);
            tally.warn(Warning::of(placed.item, "too-many-plot-markers", message));
        }
    }
}

const fn line(placed: &Placed, category: usize, seat: Seat, points: Points, why: Message) -> Line {
    Line { item: Some(placed.item), category, seat, points, why }
}

fn place_word(place: Option<usize>, points: Points) -> Message {
    match place {
        Some(place) if points == 0 => Message::new("place-ordinal").with("place", Arg::number(place)),
        Some(place) => Message::new("kutna-hora-note-place").with("place", Arg::number(place)).count("points", points),
        None => Message::new("kutna-hora-note-no-star"),
    }
}

fn joined(values: &[i64]) -> String {
    values.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}
