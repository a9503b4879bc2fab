//! From cells to an entry, and back.

use super::cell::Chosen;
use super::{Cell, Choice, Form, Look, Mark, Sort};
use crate::rules::{Entry, Fault, Field, Kind, Typing, Value};

impl Form {
    /// The entry as it is typed.
    ///
    /// # Errors
    /// All that is wrong or missing, by field.
    pub fn entry(&self) -> Result<Entry, Vec<Fault>> {
        self.build(false)
    }

    /// The entry as it would be with 0 for every figure not typed yet, to show what it amounts to so far.
    ///
    /// # Errors
    /// What is typed is wrong however it goes on, or a choice is missing.
    pub fn lenient(&self) -> Result<Entry, Vec<Fault>> {
        self.build(true)
    }

    fn build(&self, lenient: bool) -> Result<Entry, Vec<Fault>> {
        let fields = self.fields();
        let value = |(at, field): (usize, &Field)| {
            match field.typing {
                Typing::Plain | Typing::Digit | Typing::Known if self.has(field) => {}
                Typing::Who | Typing::Mark(_) if self.has(field) => return self.pieces(at, field, lenient),
                _ => return self.untyped(field),
            }
            let cells: Vec<&Cell> = self.cells.iter().filter(|cell| cell.field == at).collect();
            self.value(field, &cells, lenient)
        };
        let values = fields.iter().enumerate().map(value).collect();
        Entry::build(self.step, self.way, values, self.seats)
    }

    fn value(&self, field: &Field, cells: &[&Cell], lenient: bool) -> Option<Value> {
        let figure = |cell: &&Cell| {
            let known = if lenient || cell.settled || cell.implied { cell.figure() } else { None };
            known.or_else(|| lenient.then_some(0))
        };
        let figures = || cells.iter().map(figure).collect::<Option<Vec<i64>>>();
        match field.kind {
            Kind::Labels(_) => cells.first().and_then(|cell| listed(cell, lenient)),
            Kind::Number(_) if matches!(field.typing, Typing::Digit | Typing::Known) => {
                cells.first().and_then(|cell| picked(cell))
            }
            Kind::Number(_) => cells.first().and_then(figure).map(Value::Number),
            Kind::PerPlayer(_) | Kind::Places(_) => figures().map(Value::List),
            Kind::Named(..) => figures().map(Value::Named),
            Kind::PerAsked(_) => {
                let of = |seat: usize| cells.iter().find(|cell| cell.at == seat).map(figure);
                let asked: Vec<Option<Option<i64>>> = (0..self.seats).map(of).collect();
                let all = asked.iter().all(|figure| figure != &Some(None));
                all.then(|| Value::Asked(asked.into_iter().map(Option::flatten).collect()))
            }
            Kind::NamedPerPlayer(names, _) => {
                figures().map(|all| Value::NamedList(all.chunks(names.len().max(1)).map(<[i64]>::to_vec).collect()))
            }
            Kind::Player | Kind::Owner | Kind::Word(_) => cells.first().and_then(|cell| picked(cell)),
            Kind::Flag => {
                let turned = cells.first().is_some_and(|cell| cell.is_on());
                (turned || field.required).then_some(Value::Flag(turned != field.usual))
            }
            Kind::Text => {
                let text = cells.first().map(|cell| cell.text.value().trim().to_owned());
                text.filter(|text| !text.is_empty()).map(Value::Text)
            }
            Kind::FlagPerPlayer => None,
        }
    }

    /// The value of a field that is not typed: as it was in the entry that is changed, else as it usually is.
    fn untyped(&self, field: &Field) -> Option<Value> {
        let was = self.untyped.iter().find(|(key, _)| *key == field.key).map(|(_, value)| value.clone());
        was.or_else(|| match (field.typing, field.kind) {
            (Typing::Lettered, _) => self.letter.clone().map(Value::Text),
            (_, Kind::Flag) if field.required => Some(Value::Flag(field.usual)),
            _ => None,
        })
    }

    /// The value of a field that is typed piece by piece; one that may be left out is, where it says nothing.
    fn pieces(&self, at: usize, field: &Field, lenient: bool) -> Option<Value> {
        let told = |figures: &[i64]| field.required || figures.iter().any(|figure| *figure != 0);
        let own = self.cells.iter().find_map(|cell| match &cell.look {
            Look::Who(who) if cell.field == at => Some((cell, who, None)),
            Look::Who(who) => Some((cell, who, Some(who.marks().iter().position(|mark| mark.field == at)?))),
            _ => None,
        });
        let (cell, who, mark) = own?;
        match (mark, mark.and_then(|mark| who.marks().get(mark)).map(|mark| mark.sort)) {
            (Some(mark), Some(Sort::Yes)) => {
                let flags = who.flags(mark);
                (field.required || flags.contains(&true)).then_some(Value::Flags(flags))
            }
            _ if mark.is_none() && !cell.settled && !lenient => None,
            _ => Some(who.figures(mark)).filter(|figures| told(figures)).map(Value::List),
        }
    }

    /// Fills the cells from the values of an entry, field by field.
    pub(super) fn fill(&mut self, values: &[Option<Value>]) {
        let fields = self.fields();
        for cell in &mut self.cells {
            let usual = fields.get(cell.field).is_some_and(|field| field.usual);
            if let Some(Some(value)) = values.get(cell.field) {
                put(cell, value, usual);
                cell.settled = true;
                cell.replace = true;
            } else if let Look::Choice(choices) = &cell.look {
                let nothing = choices.iter().position(|choice| choice.what == Chosen::Nothing);
                if let Some(at) = nothing {
                    cell.pick(at);
                }
            }
            if put_pieces(cell, values) {
                cell.settled = true;
            }
        }
    }
}

fn picked(cell: &Cell) -> Option<Value> {
    let Look::Choice(choices) = &cell.look else { return None };
    let choice = choices.get(cell.chosen()?)?;
    Some(match choice.what {
        Chosen::Nothing => return None,
        Chosen::Number(number) | Chosen::Known(number) | Chosen::New(number) => Value::Number(number),
        Chosen::Seat(seat) => Value::Player(Some(seat)),
        Chosen::Nobody => Value::Player(None),
        Chosen::Word(at) => Value::Word(at),
    })
}

fn listed(cell: &Cell, lenient: bool) -> Option<Value> {
    let Look::List(list) = &cell.look else { return None };
    if !cell.settled && (!lenient || cell.optional) {
        return None;
    }
    Some(match list.count() {
        Some(count) => Value::Number(count),
        None => Value::Labels(list.picks().unwrap_or_default().to_vec()),
    })
}

/// Puts the values of a cell of pieces in: its own, and those of its marks. Gives back whether anybody stands there.
fn put_pieces(cell: &mut Cell, values: &[Option<Value>]) -> bool {
    let at = cell.field;
    let Look::Who(who) = &mut cell.look else { return false };
    who.clear();
    let marks = who.marks().to_vec();
    if let Some(Some(Value::List(figures))) = values.get(at) {
        who.put_figures(None, figures);
    }
    for (mark, Mark { field, .. }) in marks.iter().enumerate() {
        match values.get(*field) {
            Some(Some(Value::List(figures))) => who.put_figures(Some(mark), figures),
            Some(Some(Value::Flags(flags))) => who.put_flags(mark, flags),
            _ => {}
        }
    }
    !who.is_empty()
}

fn put(cell: &mut Cell, value: &Value, usual: bool) {
    if let Look::List(list) = &mut cell.look {
        match value {
            Value::Labels(names) => list.put_names(names),
            Value::Number(count) => list.put_count(*count),
            _ => {}
        }
        return;
    }
    let figure = match value {
        Value::Number(number) => Some(*number),
        Value::List(list) | Value::Named(list) => list.get(cell.at).copied(),
        Value::Asked(list) => list.get(cell.at).copied().flatten(),
        Value::NamedList(rows) => rows.concat().get(cell.at).copied(),
        _ => None,
    };
    if let Look::Choice(choices) = &mut cell.look {
        if let Some(at) = chosen(choices, value) {
            cell.pick(at);
        }
        return;
    }
    if let Some(figure) = figure {
        cell.set_figure(figure);
    }
    match value {
        Value::Flag(flag) => cell.picked = (*flag != usual).then_some(1),
        Value::Text(text) => cell.text = tui_input::Input::new(text.clone()),
        _ => {}
    }
}

/// Which of a few a value is. A thing entered before is not among them until the log is asked.
fn chosen(choices: &mut Vec<Choice>, value: &Value) -> Option<usize> {
    let what = match value {
        Value::Player(Some(seat)) => Chosen::Seat(*seat),
        Value::Player(None) => Chosen::Nobody,
        Value::Word(at) => Chosen::Word(*at),
        Value::Number(number) if matches!(choices.as_slice(), [Choice { what: Chosen::New(_), .. }]) => {
            choices.push(Choice::known(*number));
            Chosen::Known(*number)
        }
        Value::Number(number) => Chosen::Number(*number),
        _ => return None,
    };
    choices.iter().position(|choice| choice.what == what)
}
