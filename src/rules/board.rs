//! The board: the fold of the entries in force, kept so that one entry more is cheap.

use super::entry::says_nothing;
use super::game::unusual_totals;
use super::standings::Tie;
use super::{
    ADJUSTMENT, ADJUSTMENTS, Arg, BySeat, Closing, Code, Entry, Fault, Game, Line, Message, Module, Placed, Points,
    Scorer, Seat, Setup, Stage, StageKind, Standings, Step, TRACK, Tally,
};

/// What the entries in force amount to. It is told each of them in the order of the log.
#[derive(Clone, Debug)]
pub struct Board {
    game: &'static Game,
    setup: Setup,
    scorer: Box<dyn Scorer>,
    tally: Tally,
    once: Vec<(&'static str, usize)>,
    ties: Vec<Tie>,
    fault: Option<(usize, Fault)>,
}

/// What a board would be with one entry more, or is once all are in: sums, standings, and the lines and warnings that
/// came with it.
#[derive(Clone, Debug)]
pub struct Preview {
    /// The lines and warnings that are not on the board itself, in order.
    pub tally: Tally,
    /// The sum of each category, in the game's order.
    pub sums: Vec<BySeat<Points>>,
    /// The standings by those sums.
    pub standings: Standings,
    /// The game's own part as it is then, to ask for remarks.
    pub scorer: Box<dyn Scorer>,
}

/// The figures of tie-breaks, and the once-only steps with the items that entered them.
type Entered<'a> = (&'a [Tie], &'a [(&'static str, usize)]);

impl Board {
    /// An empty board.
    #[must_use]
    pub fn new(game: &'static Game, setup: &Setup) -> Self {
        let tie = |stage: &Stage| match stage.kind {
            StageKind::TieBreak(best) => Some(Tie { stage: stage.id, best: best(setup), figures: None }),
            _ => None,
        };
        Self {
            game,
            setup: setup.clone(),
            scorer: (game.scorer)(setup),
            tally: Tally::new(game.categories.len(), setup.seats()),
            once: Vec::new(),
            ties: game.stages(setup).filter_map(tie).collect(),
            fault: None,
        }
    }

    /// Enters one more entry. What the rules forbid is kept as the board's fault, the first of the log; the board is of no
    /// further use then but to tell it.
    pub fn enter(&mut self, placed: &Placed) {
        if self.fault.is_some() {
            return;
        }
        if let Err(fault) = self.admit(placed) {
            self.fault = Some((placed.item, fault));
        }
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> &'static Game {
        self.game
    }

    /// What was agreed before play.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The first thing the rules forbid, with the item that made the entry.
    #[must_use]
    pub const fn fault(&self) -> Option<&(usize, Fault)> {
        self.fault.as_ref()
    }

    /// The tally of the entries themselves.
    #[must_use]
    pub const fn tally(&self) -> &Tally {
        &self.tally
    }

    /// The game's own part, to ask for remarks and offers.
    #[must_use]
    pub fn scorer(&self) -> &dyn Scorer {
        self.scorer.as_ref()
    }

    /// The figures entered for a tie-break.
    #[must_use]
    pub fn tie_figures(&self, stage: &str) -> Option<&[Option<i64>]> {
        self.ties.iter().find(|tie| tie.stage == stage).and_then(|tie| tie.figures.as_deref())
    }

    /// The item that entered a once-only step.
    #[must_use]
    pub fn entered(&self, step: &str) -> Option<usize> {
        self.once.iter().find(|(id, _)| *id == step).map(|(_, item)| *item)
    }

    /// What it all amounts to, `done` being the stages said to be done.
    #[must_use]
    pub fn close(&self, done: &[&'static str]) -> Preview {
        let more = Tally::new(self.game.categories.len(), self.setup.seats());
        self.sum_up(self.scorer.clone(), more, (&self.ties, &self.once), done)
    }

    /// What is still to be entered, in the order of the stages: open-ended ones not said to be done, once-only ones without
    /// an entry, and the one tie-break that is needed now.
    #[must_use]
    pub fn missing(&self, standings: &Standings, done: &[&'static str]) -> Vec<&'static str> {
        let known = Closing { done, once: &self.once };
        let lacks = |stage: &&Stage| match stage.kind {
            StageKind::TieBreak(_) => standings.missing == Some(stage.id),
            _ => !known.is_answered(stage),
        };
        self.game.stages(&self.setup).filter(lacks).map(|stage| stage.id).collect()
    }

    /// What it would amount to with one entry more, which is not entered.
    ///
    /// # Errors
    /// What the rules forbid about the entry.
    pub fn preview(&self, placed: &Placed, done: &[&'static str]) -> Result<Preview, Fault> {
        let mut trial = Self {
            tally: Tally::new(self.game.categories.len(), self.setup.seats()),
            fault: None,
            scorer: self.scorer.clone(),
            setup: self.setup.clone(),
            once: self.once.clone(),
            ties: self.ties.clone(),
            game: self.game,
        };
        trial.admit(placed)?;
        let Self { scorer, tally, ties, once, .. } = trial;
        Ok(self.sum_up(scorer, tally, (&ties, &once), done))
    }

    /// The sums of the board and of `more`, closed by `scorer`.
    fn sum_up(&self, scorer: Box<dyn Scorer>, mut more: Tally, entered: Entered<'_>, done: &[&'static str]) -> Preview {
        let (ties, once) = entered;
        let closing = Closing { done, once };
        scorer.close(&closing, &mut more);
        let both = self.tally.sums().iter().zip(more.sums());
        let sums: Vec<BySeat<Points>> =
            both.map(|(one, other)| BySeat::new(one.len(), |seat| one[seat] + other[seat])).collect();
        let totals = BySeat::new(self.setup.seats(), |seat| sums.iter().map(|sum| sum[seat]).sum());
        // Tie-breaks bring no points, so totals are whole without them.
        let all_in = self.game.stages(&self.setup).all(|stage| stage.is_tie_break() || closing.is_answered(stage));
        unusual_totals(self.game, all_in, &totals, &mut more);
        more.sort();
        Preview { tally: more, standings: Standings::new(totals, ties), sums, scorer }
    }

    fn admit(&mut self, placed: &Placed) -> Result<(), Fault> {
        let step = placed.entry.step();
        if step.module.is_some_and(|module| !self.setup.plays(module)) && placed.entry.says_nothing() {
            return Ok(());
        }
        self.of_modules_played(&placed.entry)?;
        self.of_stages_played(step)?;
        if step.once {
            self.only_once(step, placed.item)?;
        }
        if step.id == TRACK {
            self.add_each(placed, TRACK, &Message::new("why-track"));
        } else if *step == ADJUSTMENT {
            self.add_each(placed, ADJUSTMENTS, &adjustment_why(&placed.entry));
        } else if self.is_tie_break(step) {
            self.take_tie_break(&placed.entry);
        } else {
            self.scorer.enter(placed, &mut self.tally)?;
        }
        Ok(())
    }

    /// The same points step for everybody: the track and adjustments are the same in every game.
    fn add_each(&mut self, placed: &Placed, category: &str, why: &Message) {
        let Some(category) = self.game.category(category) else { return };
        for (at, points) in placed.entry.numbers("points").iter().enumerate() {
            let item = Some(placed.item);
            self.tally.add(Line { item, category, seat: Seat(at), points: *points, why: why.clone() });
        }
    }

    fn of_modules_played(&self, entry: &Entry) -> Result<(), Fault> {
        let off = |module: &Option<Module>| module.filter(|module| !self.setup.plays(*module));
        let told = |key: &str, module: Module| {
            Err(Fault::at(Code::MODULE_OFF, key).with("module", Arg::Text(module.word.to_owned())))
        };
        if let Some(module) = off(&entry.step().module) {
            return told("step", module);
        }
        for (field, value) in entry.fields() {
            if let (Some(module), Some(value)) = (off(&field.module), value)
                && !field.tells_apart()
                && !says_nothing(value)
            {
                return told(field.key, module);
            }
        }
        Ok(())
    }

    fn of_stages_played(&self, step: &Step) -> Result<(), Fault> {
        match self.game.stage_of(step) {
            Some(stage) if !(stage.on)(&self.setup) => Err(Fault::at(stage.off.0, "step").told(stage.off.1)),
            _ => Ok(()),
        }
    }

    fn only_once(&mut self, step: &Step, item: usize) -> Result<(), Fault> {
        if let Some(first) = self.entered(step.id) {
            let fault = Fault::at(Code::ENTERED_TWICE, "step").with("step", Arg::Text(step.id.to_owned()));
            return Err(fault.with("first", Arg::Item(first)));
        }
        self.once.push((step.id, item));
        Ok(())
    }

    fn is_tie_break(&self, step: &Step) -> bool {
        self.game.stage_of(step).is_some_and(Stage::is_tie_break)
    }

    /// The figures of a tie-break are its only field.
    fn take_tie_break(&mut self, entry: &Entry) {
        let stage = self.game.stage_of(entry.step()).map(|stage| stage.id);
        let figures = entry.way().fields.first().map(|field| entry.asked(field.key).to_vec());
        if let Some(tie) = self.ties.iter_mut().find(|tie| Some(tie.stage) == stage) {
            tie.figures = figures;
        }
    }
}

fn adjustment_why(entry: &Entry) -> Message {
    match entry.text("note").map(str::trim) {
        Some(note) if !note.is_empty() => Message::new("why-adjustment-note").text("note", note),
        _ => Message::new("why-adjustment"),
    }
}
