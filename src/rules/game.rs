//! What a game is to the core: a table, and a scorer for what no table can say.

use std::fmt;
use std::ops::RangeInclusive;

use super::{
    Arg, BySeat, Entry, Fault, Label, Message, OptionSpec, Placed, Points, Seat, Setup, Span, Stage, StageKind, Step,
    Tally, Value,
};

/// A game as a table. One `static` of this type, a line in the registry and its texts are all that a game consists of.
pub struct Game {
    /// Its name in the format, and the first part of its keys in the catalogue.
    pub id: &'static str,
    /// How many can play.
    pub players: RangeInclusive<usize>,
    /// The options, in the order they are offered.
    pub options: &'static [OptionSpec],
    /// The scoring order.
    pub stages: &'static [Stage],
    /// The categories, in the order of the sheet: the first is the track's, the last the adjustments'.
    pub categories: &'static [Category],
    /// The pages of the rules at hand.
    pub pages: &'static [Page],
    /// The totals to expect, where the rules say anything of it.
    pub totals: Option<Totals>,
    /// How the score track counts.
    pub track: Track,
    /// A scorer for a new game with this setup.
    pub scorer: fn(&Setup) -> Box<dyn Scorer>,
}

/// The totals to expect at the end of a game.
#[derive(Clone, Copy, Debug)]
pub struct Totals {
    /// Those that are usual.
    pub usual: Span,
    /// The total above which a warning is due.
    pub warn_above: Points,
    /// The total below which one is due once everything is in; none where a low total is no sign of a mistake.
    pub warn_below: Option<Points>,
}

/// How a score track counts what stands on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Track {
    /// By the total itself.
    Plain,
    /// In laps of so many spaces, the first of which is 0.
    Laps(Points),
    /// In rounds of so many spaces, the first of which is 0, with a tile for what the rounds done are worth: 100, 200.
    Tiles(Points),
}

impl Track {
    /// Where the marker of a total stands: laps, or the tile that is up, and space. None where the total itself says it, as
    /// one below 0 does.
    #[must_use]
    pub const fn stand(self, total: Points) -> Option<(Points, Points)> {
        match self {
            Self::Laps(spaces) if total >= 0 => Some((total / spaces, total % spaces)),
            Self::Tiles(spaces) if total >= 0 => Some((total - total % spaces, total % spaces)),
            Self::Laps(_) | Self::Tiles(_) | Self::Plain => None,
        }
    }
}

/// One category of the sheet.
#[derive(Debug)]
pub struct Category {
    /// Its name in the format, and a part of its keys in the catalogue.
    pub id: &'static str,
    /// Whether it is there with these options.
    pub on: fn(&Setup) -> bool,
    /// The group that it is summed up with where there is no room for each: a part of its key in the catalogue.
    pub group: Option<&'static str>,
}

/// One page of the rules at hand.
#[derive(Debug)]
pub struct Page {
    /// The last part of its key in the catalogue.
    pub id: &'static str,
    /// The stages at which it is opened, and the steps within a stage that has another page.
    pub about: &'static [&'static str],
}

/// What is known when everything has been entered into a scorer.
#[derive(Debug)]
pub struct Closing<'a> {
    /// The stages that are said to be done.
    pub done: &'a [&'static str],
    /// The once-only steps that are entered, with the items that did it.
    pub once: &'a [(&'static str, usize)],
}

impl Closing<'_> {
    /// Whether a stage is said to be done.
    #[must_use]
    pub fn is_done(&self, stage: &str) -> bool {
        self.done.contains(&stage)
    }

    /// Whether a stage that is no tie-break is answered: said to be done, or its one entry made.
    #[must_use]
    pub fn is_answered(&self, stage: &Stage) -> bool {
        match stage.kind {
            StageKind::Open => self.is_done(stage.id),
            _ => stage.steps.first().is_some_and(|step| self.is_entered(step.id)),
        }
    }

    /// Whether a once-only step is entered.
    #[must_use]
    pub fn is_entered(&self, step: &str) -> bool {
        self.once.iter().any(|(id, _)| *id == step)
    }
}

/// The irregular part of a game: it is told every entry in force, in the order of the log, and itemises its points.
///
/// It keeps only what later entries need of earlier ones: an entry more costs what there is to know of the table, however long
/// the log has become.
pub trait Scorer: fmt::Debug {
    /// Adds the lines and warnings of one more entry.
    ///
    /// # Errors
    /// What the rules forbid about it, judged by itself and the entries before it.
    fn enter(&mut self, placed: &Placed, tally: &mut Tally) -> Result<(), Fault>;

    /// Adds what can be told only with all entries together.
    fn close(&self, _closing: &Closing<'_>, _tally: &mut Tally) {}

    /// The same scorer once more, to try an entry on.
    fn boxed(&self) -> Box<dyn Scorer>;

    /// The way of typing that fits what is typed so far, by index.
    fn way(&self, _entry: &Entry) -> usize {
        0
    }

    /// How many places a list of place values is asked for.
    fn places_asked(&self, _entry: &Entry) -> usize {
        0
    }

    /// A field whose figure follows from what is typed so far, and need not be asked.
    fn implied(&self, _entry: &Entry) -> Option<(&'static str, i64)> {
        None
    }

    /// Figures offered for a field, from what was entered before.
    fn offer(&self, _entry: &Entry, _key: &str) -> Vec<i64> {
        Vec::new()
    }

    /// The numbers that a field of [`Typing::Known`](super::Typing::Known) may name, each in a few words, in rising order;
    /// `seat` is the player picked so far. Asked with each key.
    fn known(&self, _step: &'static Step, _key: &str, _seat: Option<Seat>) -> Vec<(i64, Message)> {
        Vec::new()
    }

    /// What holds for one of a few, or for a yes or no, unless another is picked: the place of the word, or 1 for yes. Then it
    /// is never asked. `seat` is the player picked so far. Asked with each key.
    fn presumed(&self, _step: &'static Step, _key: &str, _seat: Option<Seat>) -> Option<i64> {
        None
    }

    /// The things that a lettered list of a step offers, in the order of their letters. Asked with each key, so it costs
    /// what is shown and no more.
    fn labels(&self, _step: &'static Step, _key: &str) -> Vec<Label> {
        Vec::new()
    }

    /// What a thing of a lettered list is, to echo a pick: letters look alike in other alphabets, and on the table the
    /// thing has none.
    fn echo(&self, _key: &str, _name: &str) -> Option<Message> {
        None
    }

    /// Whether how many there are may be said instead of naming the things of a lettered list.
    fn counts(&self, _step: &'static Step, _key: &str) -> bool {
        true
    }

    /// Where the game comes to by a turn: what its [`Step::turn`] says then, value by value; none where it cannot.
    fn turn(&self, _turn: Turn) -> Option<Vec<Option<Value>>> {
        None
    }

    /// Where the game is during a stage: in full, and in a word where there is little room.
    fn heading(&self, _stage: &'static Stage) -> Option<(Message, Message)> {
        None
    }

    /// The entries that follow from the log and are due in a stage, in the order they came up.
    fn due(&self, _stage: &'static Stage) -> Vec<Due> {
        Vec::new()
    }

    /// What there is to say of the result besides the places.
    fn outcome(&self) -> Option<Message> {
        None
    }

    /// What is to be done on the table once an entry is made; it has been entered into this scorer.
    fn after(&self, _entry: &Entry) -> Option<Note> {
        None
    }

    /// What to say beside the form of a step. `entry` is what is typed so far; it has been entered into this scorer.
    fn notes(&self, _step: &'static Step, _entry: Option<&Entry>) -> Vec<Note> {
        Vec::new()
    }

    /// What an entry is about, where its points alone do not say it.
    fn summary(&self, _entry: &Entry) -> Option<Message> {
        None
    }
}

/// A way through the turns of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// To the next one.
    Next,
    /// To the one before.
    Back,
    /// To the first one of the next part of the game.
    Part,
}

/// An entry that follows from the log.
#[derive(Clone, Debug, PartialEq)]
pub struct Due {
    /// Its step.
    pub step: &'static Step,
    /// What the log knows of it, field by field of the usual way; the rest is asked.
    pub values: Vec<Option<Value>>,
    /// Why it is due.
    pub said: Message,
}

impl Clone for Box<dyn Scorer> {
    fn clone(&self) -> Self {
        self.boxed()
    }
}

/// A remark beside a form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    /// One sentence.
    Say(Message),
    /// The reasons of the entry's own lines.
    Why,
    /// How far each player has come, against a number where one is known.
    Gauges(Vec<Gauge>),
    /// A word on each of some players, perhaps with a word before them all.
    Each(Option<Message>, Vec<(Seat, Message)>),
    /// Players compared by a figure, and what came of it.
    Compared(Vec<(Seat, i64)>, Message),
}

/// How far one player has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gauge {
    /// The player.
    pub seat: Seat,
    /// How many are counted.
    pub filled: i64,
    /// How many there are, where that is known.
    pub of: Option<i64>,
}

impl fmt::Debug for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Game").field("id", &self.id).finish_non_exhaustive()
    }
}

impl PartialEq for Game {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Game {
    /// The stages played with these options, in scoring order.
    pub fn stages<'a>(&'a self, setup: &'a Setup) -> impl Iterator<Item = &'a Stage> {
        self.stages.iter().filter(move |stage| (stage.on)(setup))
    }

    /// The stage of that name, if it is played.
    #[must_use]
    pub fn stage(&'static self, setup: &Setup, id: &str) -> Option<&'static Stage> {
        self.stages.iter().find(|stage| stage.id == id && (stage.on)(setup))
    }

    /// The steps of that name in the format, in scoring order.
    pub fn steps<'a>(&self, id: &'a str) -> impl Iterator<Item = &'static Step> + 'a {
        let steps = self.stages.iter().flat_map(|stage| stage.steps.iter()).chain([&super::ADJUSTMENT]);
        steps.filter(move |step| step.id == id)
    }

    /// The step of that name within the game.
    #[must_use]
    pub fn step_named(&self, name: &str) -> Option<&'static Step> {
        let steps = self.stages.iter().flat_map(|stage| stage.steps.iter()).chain([&super::ADJUSTMENT]);
        steps.into_iter().find(|step| step.name == name)
    }

    /// The stage that a step is entered in; none for adjustments.
    #[must_use]
    pub fn stage_of(&self, step: &Step) -> Option<&'static Stage> {
        self.stages.iter().find(|stage| stage.steps.contains(step))
    }

    /// The index of a category.
    #[must_use]
    pub fn category(&self, id: &str) -> Option<usize> {
        self.categories.iter().position(|category| category.id == id)
    }

    /// The page of the rules that belongs to a step, or else to its stage: the first where none does.
    #[must_use]
    pub fn page_of(&self, stage: &str, step: &str) -> usize {
        let of = |id: &str| self.pages.iter().position(|page| page.about.contains(&id));
        of(step).or_else(|| of(stage)).unwrap_or(0)
    }
}

impl Category {
    /// A category that is always there.
    #[must_use]
    pub const fn new(id: &'static str) -> Self {
        Self { id, on: |_| true, group: None }
    }

    /// A category that is there with some options only.
    #[must_use]
    pub const fn when(id: &'static str, on: fn(&Setup) -> bool) -> Self {
        Self { id, on, group: None }
    }

    /// The same category, in a group.
    #[must_use]
    pub const fn of(mut self, group: &'static str) -> Self {
        self.group = Some(group);
        self
    }
}

/// The warning of a total that no usual game comes to: too high at any time, too low only where everything is in.
pub(super) fn unusual_totals(game: &Game, all_in: bool, totals: &BySeat<Points>, tally: &mut Tally) {
    let Some(expected) = game.totals else { return };
    let low = |total: Points| all_in && expected.warn_below.is_some_and(|least| total < least);
    for (seat, total) in totals.iter().filter(|(_, total)| **total > expected.warn_above || low(**total)) {
        let message = Message::new("warning-unusual-total").seat("name", seat).signed("total", *total);
        let message = message.with("min", Arg::Count(expected.usual.min)).with("max", Arg::Count(expected.usual.max));
        tally.warn(super::Warning { item: None, code: "unusual-total", message });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_marker_stands_by_laps_or_beside_its_tile() {
        let stands = |track: Track| [-3, 0, 44, 50, 112, 312].map(|total| track.stand(total));
        assert_eq!(stands(Track::Plain), [None; 6]);
        let laps = [None, Some((0, 0)), Some((0, 44)), Some((1, 0)), Some((2, 12)), Some((6, 12))];
        assert_eq!(stands(Track::Laps(50)), laps);
        assert_eq!(
            stands(Track::Tiles(100)),
            [None, Some((0, 0)), Some((0, 44)), Some((0, 50)), Some((100, 12)), Some((300, 12))]
        );
    }
}
