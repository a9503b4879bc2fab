//! *The Castles of Burgundy*, for one to four players.
//!
//! It scores all evening: areas with the bonus of the phase, colour bonuses for those who come first, livestock by pasture,
//! goods sold, watchtowers. The final scoring adds what is left over, the monasteries that score at the end and the shields
//! kept. Fewest empty spaces break a tie, then the piece furthest behind on the bridge.
//!
//! An edition is a word of the option `edition` and changes what two monasteries are worth; a module is a [`Module`] and
//! what needs it in [`table`]. Whatever else is printed is in the file of its subject.
//!
//! Decisions where the rules leave a choice: a shield that doubles does so in the line of each entry it doubles, wherever it
//! stands itself; so scoring monasteries and shields have their lines when all are known. Without rounds in the log the phase typed last is presumed. Two
//! border posts pay a player alone, too; only what is a race does not.
//!
//! [`Module`]: crate::rules::Module

mod areas;
mod bonuses;
mod course;
mod finals;
mod goods;
mod livestock;
mod notes;
mod table;

use self::areas::Areas;
use self::bonuses::Bonuses;
use self::course::Course;
use self::finals::Finals;
use self::goods::Goods;
use self::livestock::Livestock;
use crate::rules::{
    Arg, Closing, Due, Entry, Fault, Line, Message, Note, Placed, Points, Scorer, Seat, Setup, Stage, Step, Tally,
    Turn, Value,
};

pub(super) use self::table::GAME;

/// Points for each watchtower placed.
const WATCHTOWER: Points = 4;

/// What later entries and the end need of earlier ones.
#[derive(Clone, Debug)]
struct Scoring {
    seats: usize,
    areas: Areas,
    bonuses: Bonuses,
    livestock: Livestock,
    goods: Goods,
    finals: Finals,
    course: Course,
}

impl Scoring {
    fn new(setup: &Setup) -> Self {
        let seats = setup.seats();
        Self {
            seats,
            areas: Areas::new(seats, setup.word("edition")),
            bonuses: Bonuses::new(seats),
            livestock: Livestock::new(seats),
            goods: Goods::new(seats),
            finals: Finals::new(setup),
            course: Course::new(seats),
        }
    }

    /// An entry of one player: the line it brings, if it brings any.
    fn of_one(&mut self, placed: &Placed, seat: Seat, tally: &mut Tally) -> Result<Option<Line>, Fault> {
        self.course.note(&placed.entry, seat);
        Ok(Some(match placed.entry.step().id {
            "area" => self.areas.enter(placed, seat, tally)?,
            "colour-bonus" => self.bonuses.colour(placed, seat, tally)?,
            "border-posts" => self.bonuses.posts(placed, seat, tally)?,
            "livestock" => self.livestock.enter(placed, seat, self.course.has_7(seat)),
            "sale" => self.goods.sale(placed, seat, tally),
            "watchtower" => self.watchtower(placed, seat, tally),
            "monastery" => {
                self.course.monastery(placed, seat, tally);
                return Ok(None);
            }
            "scoring-monastery" => return self.finals.monastery(placed, seat, tally).map(|()| None),
            "shield" => return self.finals.shield(placed, seat).map(|()| None),
            "vineyard" => finals::vineyard(placed, seat),
            _ => return Ok(None),
        }))
    }

    fn watchtower(&mut self, placed: &Placed, seat: Seat, tally: &mut Tally) -> Line {
        let count = self.course.watchtower(seat);
        if count == finals::OF_A_TYPE + 1 {
            let counts = (count, finals::OF_A_TYPE);
            goods::too_high(placed, seat, "castles-of-burgundy-warning-watchtowers", counts, tally);
        }
        line(placed, table::WATCHTOWERS, seat, WATCHTOWER, Message::new("castles-of-burgundy-why-watchtower"))
    }
}

impl Scorer for Scoring {
    fn enter(&mut self, placed: &Placed, tally: &mut Tally) -> Result<(), Fault> {
        let lines = match (placed.entry.step().id, placed.entry.player("player")) {
            ("leftovers", _) => self.goods.leftovers(placed, tally),
            ("round", _) => {
                self.course.round(&placed.entry);
                Vec::new()
            }
            (_, Some(seat)) => self.of_one(placed, seat, tally)?.into_iter().collect(),
            (_, None) => Vec::new(),
        };
        for line in lines {
            if self.seats == 1 && notes::is_in_play(&placed.entry) {
                self.course.alone(&line);
            }
            tally.add(line);
        }
        Ok(())
    }

    fn close(&self, _closing: &Closing<'_>, tally: &mut Tally) {
        self.finals.close(tally);
    }

    fn boxed(&self) -> Box<dyn Scorer> {
        Box::new(self.clone())
    }

    /// How many of what a scoring monastery counts the log has of the player.
    fn offer(&self, entry: &Entry, key: &str) -> Vec<i64> {
        let counted = if key == "count" { self.counted(entry) } else { None };
        counted.into_iter().collect()
    }

    fn known(&self, _step: &'static Step, _key: &str, seat: Option<Seat>) -> Vec<(i64, Message)> {
        seat.map(|seat| self.livestock.pastures(seat)).unwrap_or_default()
    }

    /// The phase goes on from entry to entry, and a shield stays with its player.
    fn presumed(&self, _step: &'static Step, key: &str, seat: Option<Seat>) -> Option<i64> {
        if key == "phase" {
            return i64::try_from(self.course.phase()).ok();
        }
        seat.filter(|seat| self.course.uses(*seat, key)).map(|_| 1)
    }

    fn turn(&self, turn: Turn) -> Option<Vec<Option<Value>>> {
        let (phase, round) = self.course.after(turn)?;
        Some(vec![Some(Value::Word(phase)), Some(Value::Number(round))])
    }

    fn heading(&self, stage: &'static Stage) -> Option<(Message, Message)> {
        (stage.id == "play").then(|| self.course.heading())
    }

    fn due(&self, stage: &'static Stage) -> Vec<Due> {
        match stage.id {
            "play" => self.bonuses_due(),
            "monasteries" => self.monasteries_due(),
            _ => Vec::new(),
        }
    }

    fn outcome(&self) -> Option<Message> {
        (self.seats == 1).then(|| self.told_alone())
    }

    fn notes(&self, step: &'static Step, entry: Option<&Entry>) -> Vec<Note> {
        self.remarks(step, entry)
    }

    fn summary(&self, entry: &Entry) -> Option<Message> {
        notes::summary(entry)
    }
}

const fn line(placed: &Placed, category: usize, seat: Seat, points: Points, why: Message) -> Line {
    Line { item: Some(placed.item), category, seat, points, why }
}

/// What stands at a place of a table; nothing behind its end.
fn at<T: Copy + Default>(table: &[T], place: usize) -> T {
    table.get(place).copied().unwrap_or_default()
}

/// A word of the format as it is.
fn word(word: &str) -> Arg {
    Arg::Text(word.to_owned())
}

/// A word of a list, in the words of the catalogue.
fn word_of(words: &[&str], place: usize) -> Arg {
    Arg::Key(format!("castles-of-burgundy-word-{}", at(words, place)))
}
