//! What stands in the table of a game, in words that may choose by its options: what belongs to its steps, and the options.

use super::Text;
use super::clean::clean;
use crate::rules::{Arg, Bracket, Game, OptionKind, OptionSpec, OptionValue, Setup, Step};

impl Text {
    /// A text of a game, as its options have it.
    #[must_use]
    pub fn of_game(&self, game: &Game, setup: &Setup, what: &str) -> String {
        self.with(&format!("{}-{what}", game.id), &options(game.options, setup))
    }

    /// A text that belongs to a step: its own, that of the step it shares its name in the format with, that of all steps of
    /// the game, or the one all games share. Where there is none, the key of the last.
    #[must_use]
    pub fn of_step(&self, game: &Game, step: &Step, what: &str, args: &[(&'static str, Arg)]) -> String {
        self.told_of_step(game, step, what, args).unwrap_or_else(|| format!("{}-{what}", step.name))
    }

    /// The same, if there is one.
    #[must_use]
    pub fn told_of_step(&self, game: &Game, step: &Step, what: &str, args: &[(&'static str, Arg)]) -> Option<String> {
        let own = [step.name, step.id].map(|name| format!("{}-{name}-{what}", game.id));
        let shared = [format!("{}-{what}", game.id), format!("{}-{what}", step.name)];
        own.iter().chain(&shared).find(|key| self.has(key)).map(|key| self.with(key, args))
    }

    /// The rules that a game is played by: each option with its value. What is a choice of words is always said, the rest
    /// where it is not as usual.
    #[must_use]
    pub fn rules_played(&self, game: &Game, setup: &Setup) -> Vec<(String, String)> {
        let said = |spec: &&OptionSpec| {
            matches!(spec.kind, OptionKind::Word(_)) || setup.option(spec.key) != Some(&spec.default_value())
        };
        let words = |spec: &OptionSpec| {
            let value = setup.option(spec.key).map(|value| self.option(game, spec, value));
            (self.get(&format!("{}-option-{}", game.id, spec.key)), value.unwrap_or_default())
        };
        game.options.iter().filter(said).map(words).collect()
    }

    /// The modules that are played, in a row; empty where none is.
    #[must_use]
    pub fn modules_played(&self, game: &Game, setup: &Setup) -> String {
        let modules = game.options.iter().filter(|spec| matches!(spec.kind, OptionKind::Words(_)));
        let words = modules.filter_map(|spec| Some(self.option(game, spec, setup.option(spec.key)?)));
        words.filter(|words| !words.is_empty()).collect::<Vec<_>>().join(", ")
    }

    fn option(&self, game: &Game, spec: &OptionSpec, value: &OptionValue) -> String {
        let word = |word: &&str| self.get(&format!("{}-option-{}-{word}", game.id, spec.key));
        match value {
            OptionValue::Word(chosen) => word(chosen),
            OptionValue::Words(words) => words.iter().map(word).collect::<Vec<_>>().join(", "),
            OptionValue::Number(number) => number.to_string(),
            OptionValue::Brackets(table) => {
                let line = |line: &Bracket| {
                    let places = line.places.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
                    self.with("sheet-bracket", &[("up_to", Arg::Count(line.up_to)), ("places", Arg::Text(places))])
                };
                table.lines().iter().map(line).collect::<Vec<_>>().join("; ")
            }
            OptionValue::Agreed(None) => String::new(),
            OptionValue::Agreed(Some(agreed)) => {
                let end = self.get(if agreed.highest_wins { "agreed-most" } else { "agreed-fewest" });
                format!("{}, {end}", clean(&agreed.name))
            }
        }
    }
}

/// The options of a game, for its texts to choose by: a word as it is, one of digits as a number, each word of a list as 1 or 0, a number, what was
/// agreed on by its name and, under `highest_wins`, as 1 or 0.
#[must_use]
pub fn options(specs: &'static [OptionSpec], setup: &Setup) -> Vec<(&'static str, Arg)> {
    let mut args = Vec::new();
    for spec in specs {
        match setup.option(spec.key) {
            Some(OptionValue::Word(word)) => {
                let number = word.parse().map(Arg::Count);
                args.push((spec.key, number.unwrap_or_else(|_| Arg::Text((*word).to_owned()))));
            }
            Some(OptionValue::Words(on)) => {
                let listed = spec.words().iter().map(|word| (*word, Arg::Count(i64::from(on.contains(word)))));
                args.extend(listed);
            }
            Some(OptionValue::Number(number)) => args.push((spec.key, Arg::Count(*number))),
            Some(OptionValue::Agreed(Some(agreed))) => {
                args.push((spec.key, Arg::Text(clean(&agreed.name).into_owned())));
                args.push(("highest_wins", Arg::Count(i64::from(agreed.highest_wins))));
            }
            Some(OptionValue::Agreed(None) | OptionValue::Brackets(_)) | None => {}
        }
    }
    args
}
