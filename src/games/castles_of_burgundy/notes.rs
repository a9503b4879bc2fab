//! What is said beside the forms, and of entries in few words.

use super::areas::sized;
use super::goods::left_over;
use super::table::{ANIMALS, GAME, KINDS};
use super::{Scoring, finals, livestock, word_of};
use crate::rules::{Arg, Due, Entry, Message, Note, Seat, Step, Value};

impl Scoring {
    /// What to say of an entry while it is typed; it has been entered.
    pub(super) fn remarks(&self, step: &'static Step, entry: Option<&Entry>) -> Vec<Note> {
        let Some(entry) = entry else { return self.standing(step).into_iter().collect() };
        if step.id == "leftovers" {
            return vec![self.left_over(entry)];
        }
        let Some(seat) = entry.player("player") else { return Vec::new() };
        let more = match step.id {
            "area" => Some(self.areas.told(seat, entry.choice("kind").unwrap_or(0))),
            "scoring-monastery" => self
                .counted(entry)
                .map(|count| Message::new("castles-of-burgundy-note-logged").seat("name", seat).count("count", count)),
            _ => None,
        };
        let notes = std::iter::once(Note::Why).chain(more.map(Note::Say));
        notes.chain(self.standing(step)).collect()
    }

    /// How many of what a scoring monastery counts the log has, where it has any.
    pub(super) fn counted(&self, entry: &Entry) -> Option<i64> {
        self.counted_by(entry.player("player")?, entry.number("tile"))
    }

    /// How many of what a monastery counts the log has of a player, where it has any.
    fn counted_by(&self, seat: Seat, tile: i64) -> Option<i64> {
        let count = match tile {
            finals::OF_GOODS_TYPES => self.goods.types(seat),
            finals::OF_WATCHTOWERS => self.course.watchtowers(seat),
            finals::OF_ANIMALS => self.livestock.sorts(seat),
            finals::OF_GOODS_SOLD => self.goods.sold(seat),
            finals::OF_BONUS_TILES => self.bonuses.tiles(seat),
            _ => 0,
        };
        Some(count).filter(|count| *count > 0)
    }

    /// The bonuses of the colours that the areas logged have filled. Of those who have filled a colour for certain only the
    /// first is due: what comes second depends on it.
    pub(super) fn bonuses_due(&self) -> Vec<Due> {
        let open: Vec<(Seat, usize)> =
            self.areas.full().filter(|(seat, kind)| self.bonuses.next(*seat, *kind).is_some()).collect();
        let certain = |of: usize| open.iter().filter(move |(seat, kind)| *kind == of && self.areas.is_full(*seat, of));
        let first = |seat: Seat, kind: usize| certain(kind).next().is_none_or(|(first, _)| *first == seat);
        let due = open.iter().filter(|(seat, kind)| first(*seat, *kind) || !self.areas.is_full(*seat, *kind));
        due.filter_map(|(seat, kind)| self.bonus_due(*seat, *kind, certain(*kind).count())).collect()
    }

    /// The bonus of a colour, for which `waiting` players have filled it: with one more of them it is offered anew.
    fn bonus_due(&self, seat: Seat, kind: usize, waiting: usize) -> Option<Due> {
        let (place, points) = self.bonuses.next(seat, kind)?;
        let key = if place == 1 { "castles-of-burgundy-due-first" } else { "castles-of-burgundy-due-second" };
        let said = Message::new(key).seat("name", seat).with("kind", word_of(KINDS, kind));
        let said = said.count("filled", self.areas.of(seat, kind)).count("points", points);
        let said = said.with("waiting", Arg::number(waiting));
        Some(Due {
            step: GAME.step_named("colour-bonus")?,
            values: vec![Some(Value::Player(Some(seat))), Some(Value::Word(kind))],
            said,
        })
    }

    /// The scoring monasteries that somebody placed and nobody scored yet.
    pub(super) fn monasteries_due(&self) -> Vec<Due> {
        let placed = self.course.placed().filter(|(_, tile)| self.finals.is_due(*tile));
        placed.filter_map(|(seat, tile)| self.monastery_due(seat, tile)).collect()
    }

    fn monastery_due(&self, seat: Seat, tile: i64) -> Option<Due> {
        let count = self.counted_by(seat, tile);
        let said = Message::new("castles-of-burgundy-due-tile").seat("name", seat).count("tile", tile);
        let said = said.with("what", counts(tile));
        Some(Due {
            step: GAME.step_named("scoring-monastery")?,
            values: vec![Some(Value::Player(Some(seat))), Some(Value::Number(tile)), count.map(Value::Number)],
            said,
        })
    }

    /// The target of a player alone, during play.
    fn standing(&self, step: &'static Step) -> Option<Note> {
        let shown = self.seats == 1 && is_of_play(step.id);
        shown.then(|| Note::Say(self.told_alone()))
    }

    /// How a player alone stands against the target.
    pub(super) fn told_alone(&self) -> Message {
        self.course.told_alone(self.areas.filled(Seat(0)))
    }

    /// What each player has left over, added up.
    fn left_over(&self, entry: &Entry) -> Note {
        let each = |seat: Seat| {
            let [goods, silver, workers] = left_over(entry, seat);
            let message = Message::new("castles-of-burgundy-note-left").count("goods", goods).count("silver", silver);
            (seat, message.count("workers", workers).count("points", goods + silver + workers))
        };
        Note::Each(None, (0..self.seats).map(Seat).map(each).collect())
    }
}

/// What a scoring monastery counts: people mix the numbers up.
fn counts(tile: i64) -> Arg {
    Arg::Key(format!("castles-of-burgundy-counts-{tile}"))
}

/// Whether an entry is made during play rather than at the end.
pub(super) fn is_in_play(entry: &Entry) -> bool {
    is_of_play(entry.step().id)
}

fn is_of_play(step: &str) -> bool {
    matches!(
        step,
        "area" | "livestock" | "sale" | "watchtower" | "colour-bonus" | "monastery" | "border-posts" | "round"
    )
}

/// What an entry is about, for the list of entries.
pub(super) fn summary(entry: &Entry) -> Option<Message> {
    let number = |key: &'static str, of: &'static str| Some(Message::new(key).count(of, entry.number(of)));
    match entry.step().id {
        "area" => {
            let message = Message::new("castles-of-burgundy-note-area").text("phase", entry.word("phase"));
            let message = message.with("kind", word_of(KINDS, entry.choice("kind").unwrap_or(0)));
            Some(message.with("what", Arg::Said(Box::new(sized(entry)))))
        }
        "colour-bonus" => {
            let kind = word_of(KINDS, entry.choice("colour").unwrap_or(0));
            Some(Message::new("castles-of-burgundy-note-colour").with("kind", kind))
        }
        "border-posts" => number("castles-of-burgundy-note-posts", "posts"),
        "livestock" => Some(livestock::counted(entry.choice("animal").unwrap_or(ANIMALS.len()), entry.number("count"))),
        "sale" if entry.number("goods") > 0 => number("castles-of-burgundy-note-sale-of", "tiles")
            .map(|message| message.count("goods", entry.number("goods"))),
        "sale" => number("castles-of-burgundy-note-sale", "tiles"),
        "watchtower" => Some(Message::new("castles-of-burgundy-note-watchtower")),
        "monastery" => {
            let seat = entry.player("player")?;
            number("castles-of-burgundy-note-monastery", "tile").map(|message| message.seat("name", seat))
        }
        "round" => {
            let message = Message::new("castles-of-burgundy-note-round").text("phase", entry.word("phase"));
            Some(message.count("round", entry.number("round")))
        }
        "scoring-monastery" => {
            let copied = entry.flag("copied");
            let key = if copied { "castles-of-burgundy-note-tile-copied" } else { "castles-of-burgundy-note-tile" };
            let what = counts(entry.number("tile"));
            number(key, "tile").map(|message| message.with("what", what))
        }
        "shield" => number("castles-of-burgundy-note-shield", "shield"),
        "vineyard" => number("castles-of-burgundy-note-vineyard", "size"),
        _ => None,
    }
}
