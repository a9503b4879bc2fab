//! The options, laid out by the game's table alone.

use tui_input::Input;

use super::{At, NewGame, Open};
use crate::rules::{Agreed, Arg, Bracket, Brackets, OptionKind, OptionSpec, OptionValue, Span};
use crate::tui::effect::Effect;
use crate::tui::key::Key;
use crate::tui::memory::Memory;
use crate::tui::model::{Base, Model, Weight};

/// The most digits of a number.
const DIGITS: usize = 4;

/// What is picked for an option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Picked {
    /// One of its words.
    Word(usize),
    /// Which of its words are on.
    Words(Vec<bool>),
    /// A number, as typed; the next digit replaces it while that is set.
    Number(String, bool),
    /// Whether the table kept for this side of the board is used; none: if there is one.
    Table(Option<bool>),
    /// A tie-breaker: whether the most wins, if one is agreed on, and what is counted.
    Agreed(Option<bool>, String),
}

impl Picked {
    /// What was picked for a game that is played again. A table is not: the one kept for this side of the board is used.
    #[must_use]
    pub fn again(spec: &OptionSpec, value: &OptionValue) -> Self {
        match value {
            OptionValue::Word(word) => Self::Word(spec.words().iter().position(|other| other == word).unwrap_or(0)),
            OptionValue::Words(on) => Self::Words(spec.words().iter().map(|word| on.contains(word)).collect()),
            OptionValue::Number(number) => Self::Number(number.to_string(), true),
            OptionValue::Agreed(Some(agreed)) => Self::Agreed(Some(agreed.highest_wins), agreed.name.clone()),
            OptionValue::Agreed(None) | OptionValue::Brackets(_) => Self::of(spec.kind),
        }
    }

    /// What holds where nothing is picked.
    #[must_use]
    pub fn of(kind: OptionKind) -> Self {
        match kind {
            OptionKind::Word(_) => Self::Word(0),
            OptionKind::Words(words) => Self::Words(vec![false; words.len()]),
            OptionKind::Number(_, _, default) => Self::Number(default.to_string(), true),
            OptionKind::Brackets(_) => Self::Table(None),
            OptionKind::Agreed => Self::Agreed(None, String::new()),
        }
    }
}

/// The table kept for the side of the board that so many players use. What is remembered may come from anywhere: a table that no
/// session file could hold is none, since a game begun with it could never be opened again.
#[must_use]
pub fn kept_table(memory: &Memory, game: &str, spec: &OptionSpec, seats: usize) -> Option<Brackets> {
    let table = memory.table(game, spec.side(seats)?)?;
    let figures = table.lines.iter().flat_map(|(up_to, places)| std::iter::once(up_to).chain(places));
    if table.lines.is_empty() || !figures.copied().all(|figure| Span::COUNT.holds(figure)) {
        return None;
    }
    let line = |(up_to, places): &(i64, Vec<i64>)| Bracket { up_to: *up_to, places: places.clone() };
    Brackets::new(table.lines.iter().map(line).collect()).ok()
}

impl NewGame {
    /// Whether the table kept for the board is used.
    #[must_use]
    pub fn uses_table(&self, memory: &Memory, at: usize) -> bool {
        let kept = self.game.options.get(at).and_then(|spec| {
            let seats = self.players.len();
            kept_table(memory, self.game.id, spec, seats)
        });
        kept.is_some() && matches!(self.options.get(at), Some(Picked::Table(None | Some(true))))
    }

    /// The value of an option for the setup, or the key of what is wrong with it.
    pub(super) fn value(&self, memory: &Memory, at: usize, spec: &OptionSpec) -> Option<OptionValue> {
        Some(match (spec.kind, self.options.get(at)?) {
            (OptionKind::Word(words), Picked::Word(picked)) => OptionValue::Word(words.get(*picked)?),
            (OptionKind::Words(words), Picked::Words(on)) => {
                OptionValue::Words(words.iter().zip(on).filter(|(_, on)| **on).map(|(word, _)| *word).collect())
            }
            (OptionKind::Number(min, max, _), Picked::Number(typed, _)) => {
                OptionValue::Number(typed.parse().ok().filter(|number| (min..=max).contains(number))?)
            }
            (OptionKind::Brackets(_), Picked::Table(_)) => {
                let kept = kept_table(memory, self.game.id, spec, self.players.len());
                OptionValue::Brackets(kept.filter(|_| self.uses_table(memory, at)).unwrap_or_default())
            }
            (OptionKind::Agreed, Picked::Agreed(highest, name)) => {
                let agreed = |highest_wins| Agreed { name: name.clone(), highest_wins };
                OptionValue::Agreed(highest.map(agreed))
            }
            _ => spec.default_value(),
        })
    }
}

/// A digit in an option.
pub(super) fn digit(model: &mut Model, at: usize, digit: char) -> Vec<Effect> {
    let Base::NewGame(screen) = &mut model.base else { return Vec::new() };
    let Some(spec) = screen.game.options.get(at) else { return Vec::new() };
    let number = usize::from(digit as u8 - b'0');
    let kept = kept_table(&model.memory, screen.game.id, spec, screen.players.len()).is_some();
    let choice = number.checked_sub(1);
    let took = match (spec.kind, screen.options.get_mut(at)) {
        (OptionKind::Word(words), Some(Picked::Word(picked))) => {
            choice.filter(|choice| *choice < words.len()).map(|choice| *picked = choice)
        }
        (OptionKind::Words(_), Some(Picked::Words(on))) => {
            choice.and_then(|choice| on.get_mut(choice)).map(|on| *on = !*on)
        }
        (_, Some(Picked::Number(typed, replace))) => type_number(typed, replace, digit),
        (_, Some(Picked::Table(_))) if number == 1 && !kept => return super::refused(model, "new-game-no-table"),
        (_, Some(Picked::Table(picked))) => matches!(number, 1 | 2).then(|| *picked = Some(number == 1)),
        (_, Some(Picked::Agreed(highest, name))) => {
            let input = Input::new(name.clone());
            screen.open = matches!(number, 2 | 3).then_some(Open::Name(input));
            matches!(number, 1..=3).then(|| *highest = (number > 1).then_some(number == 2))
        }
        _ => None,
    };
    match took {
        Some(()) => screen.touched = true,
        None => return no_such_digit(model, digit),
    }
    Vec::new()
}

fn type_number(typed: &mut String, replace: &mut bool, digit: char) -> Option<()> {
    if std::mem::take(replace) || typed == "0" {
        typed.clear();
    }
    (typed.len() < DIGITS).then(|| typed.push(digit))
}

/// A digit that nothing here answers to.
pub(super) fn no_such_digit(model: &mut Model, digit: char) -> Vec<Effect> {
    let words = model.text.with("new-game-no-digit", &[("digit", Arg::Text(digit.to_string()))]);
    model.say(Weight::Error, words);
    Vec::new()
}

/// `⌫` in an option: a digit of a number.
pub(super) fn erase(screen: &mut NewGame, at: usize) {
    if let Some(Picked::Number(typed, replace)) = screen.options.get_mut(at) {
        if std::mem::take(replace) {
            typed.clear();
        }
        typed.pop();
        screen.touched = true;
    }
}

/// `⏎` in the words of an option: they are taken.
pub(super) fn take_words(model: &mut Model, at: usize) -> Vec<Effect> {
    let Base::NewGame(screen) = &mut model.base else { return Vec::new() };
    let Some(Open::Name(input)) = &screen.open else { return Vec::new() };
    let words = input.value().to_owned();
    if super::people::is_blank(&words) {
        return super::refused(model, "new-game-no-words");
    }
    if let Some(Picked::Agreed(_, name)) = screen.options.get_mut(at) {
        *name = words;
    }
    screen.go(At::Option(at));
    Vec::new()
}

/// What a key means for a number: `+` and `-` step it within its range.
pub(super) fn step(screen: &mut NewGame, at: usize, key: Key) -> bool {
    let by = match key {
        Key::Char('+') => 1,
        Key::Char('-') => -1,
        _ => return false,
    };
    let Some(OptionKind::Number(min, max, _)) = screen.game.options.get(at).map(|spec| spec.kind) else {
        return false;
    };
    let Some(Picked::Number(typed, replace)) = screen.options.get_mut(at) else { return false };
    let now: i64 = typed.parse().unwrap_or(min);
    (*typed, *replace) = ((now + by).clamp(min, max).to_string(), true);
    screen.touched = true;
    true
}
