//! The sheet: categories × players, places, who won by what, and what to look at again.
//!
//! It is the same in every form; the files below only lay it out. Every word in it is safe to print.

mod csv;
mod markdown;
mod plain;

use std::io::Write;

use super::args::Format;
use super::result::{ScoreResult, lines};
use super::{CliError, Context, json};
use crate::rules::{Arg, Line, Points, Seat};
use crate::session::State;
use crate::session::format::Rejected;
use crate::text::Text;
use crate::text::clean::clean;

/// A settled state, about to be put on paper.
struct Sheet<'a> {
    state: &'a State,
    text: &'a Text,
}

/// Prints the sheet of a settled state, with every line of the tally if `why`.
pub(super) fn print(
    context: &Context<'_>,
    state: &State,
    wanted: Format,
    why: bool,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    let sheet = Sheet { state, text: context.text };
    let words = match wanted {
        Format::Json => return print_json(state, context.text, out),
        Format::Text => context.glyphs.fold(&plain::render(&sheet, why, context.glyphs)).into_owned(),
        Format::Markdown => markdown::render(&sheet, why),
        Format::Csv => csv::render(&sheet, why),
    };
    Ok(out.write_all(words.as_bytes())?)
}

fn print_json(state: &State, text: &Text, out: &mut dyn Write) -> Result<(), CliError> {
    let mut line = Vec::new();
    json::line(&ScoreResult::new(state, text), &mut line)?;
    Ok(out.write_all(&line)?)
}

/// Why there is no sheet, as a sentence with the place it is about before it.
pub(super) fn refusal(context: &Context<'_>, rejected: &Rejected) -> String {
    let said = context.text.fault(&rejected.fault);
    let place = |number: Option<usize>| number.map(|number| Arg::Text(number.to_string()));
    let said = match (place(rejected.line), place(rejected.item)) {
        (Some(line), _) => context.text.with("refused-line", &[("line", line), ("message", Arg::Text(said))]),
        (None, Some(item)) => context.text.with("refused-item", &[("item", item), ("message", Arg::Text(said))]),
        (None, None) => said,
    };
    clean(&said).into_owned()
}

/// Everybody with the total: "Anna 65, Ben 61".
pub(super) fn scores(state: &State) -> String {
    let totals = &state.closed().standings.totals;
    let score = |(seat, total): (Seat, &Points)| format!("{} {}", name(state, seat), crate::text::signed(*total));
    totals.iter().map(score).collect::<Vec<_>>().join(", ")
}

fn name(state: &State, seat: Seat) -> String {
    state.setup().players.get(seat.0).map_or_else(String::new, |player| clean(&player.name).into_owned())
}

impl Sheet<'_> {
    fn names(&self) -> Vec<String> {
        (0..self.state.setup().seats()).map(|at| name(self.state, Seat(at))).collect()
    }

    /// The game, and whatever else is known of the evening.
    fn title(&self) -> String {
        let header = self.state.header();
        let game = self.text.get(&format!("game-{}", self.state.game().id));
        let more = [header.id.as_deref(), self.state.setup().place.as_deref()];
        let more = more.into_iter().flatten().map(|part| clean(part).into_owned());
        std::iter::once(game).chain(more.filter(|part| !part.trim().is_empty())).collect::<Vec<_>>().join(" · ")
    }

    /// By which rules it was played, and the notes.
    fn remarks(&self) -> Vec<String> {
        let setup = self.state.setup();
        let rules = self.text.rules_played(self.state.game(), setup);
        let rules = rules.into_iter().map(|(option, value)| format!("{option}: {value}"));
        let notes = setup.notes.iter().filter(|notes| !notes.trim().is_empty()).cloned();
        rules.chain(notes).map(|remark| clean(&remark).into_owned()).collect()
    }

    /// The categories that are played, in words, with everybody's points.
    fn rows(&self) -> Vec<(String, Vec<Points>)> {
        let setup = self.state.setup();
        let all = self.state.game().categories.iter().zip(&self.state.closed().sums);
        let played = all.filter(|(category, _)| (category.on)(setup));
        played.map(|(category, sum)| (self.category(category.id), sum.values().to_vec())).collect()
    }

    fn category(&self, id: &str) -> String {
        self.text.of_game(self.state.game(), self.state.setup(), &format!("category-{id}"))
    }

    fn totals(&self) -> &[Points] {
        self.state.closed().standings.totals.values()
    }

    fn places(&self) -> Vec<String> {
        let ordinal = |place: &usize| {
            let place = i64::try_from(*place).unwrap_or(i64::MAX);
            self.text.with("ordinal", &[("n", Arg::Count(place))])
        };
        self.state.closed().standings.places.values().iter().map(ordinal).collect()
    }

    /// Who won, or leads while something is missing, what decided it, and what is missing.
    fn verdict(&self) -> Vec<String> {
        let names = |seat: Seat| name(self.state, seat);
        let standings = &self.state.closed().standings;
        let missing = self.state.missing();
        let winners = standings.winners();
        let key = match (missing.is_empty(), winners.len()) {
            (false, _) => "sheet-so-far",
            (true, 1) => "sheet-winner",
            (true, _) => "sheet-winners",
        };
        let total = winners.first().map_or(0, |seat| standings.totals[*seat]);
        let listed = winners.iter().map(|seat| names(*seat)).collect::<Vec<_>>().join(", ");
        let won = self.text.with(key, &[("names", Arg::Text(listed)), ("total", Arg::Signed(total))]);
        let decided = self.text.verdict(self.state.board(), standings, &names);
        let stage = |id: &&str| self.text.of_game(self.state.game(), self.state.setup(), &format!("stage-{id}"));
        let stages = missing.iter().map(stage).collect::<Vec<_>>().join(", ");
        let left = (!stages.is_empty()).then(|| self.text.with("sheet-missing", &[("stages", Arg::Text(stages))]));
        let won = if decided.is_empty() { won } else { format!("{won} {decided}") };
        std::iter::once(won).chain(left).map(|line| clean(&line).into_owned()).collect()
    }

    /// What to look at again, with the item it is about.
    fn warnings(&self) -> Vec<String> {
        let names = |seat: Seat| name(self.state, seat);
        let told = |warning: &crate::rules::Warning| {
            let message = self.text.message(&warning.message, &names);
            let Some(item) = warning.item else { return clean(&message).into_owned() };
            let args = [("item", Arg::Text(item.to_string())), ("message", Arg::Text(message))];
            clean(&self.text.with("refused-item", &args)).into_owned()
        };
        self.state.warnings().map(told).collect()
    }

    /// Every line of the tally, with its category in words.
    fn lines(&self) -> Vec<(String, &Line)> {
        let category = |line: &Line| {
            let category = self.state.game().categories.get(line.category);
            category.map_or_else(String::new, |category| self.category(category.id))
        };
        lines(self.state).into_iter().map(|line| (category(line), line)).collect()
    }

    fn why(&self, line: &Line) -> String {
        let names = |seat: Seat| name(self.state, seat);
        clean(&self.text.why(&line.why, &names)).into_owned()
    }
}
