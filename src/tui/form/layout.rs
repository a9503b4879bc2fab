//! How a form is laid out: which cells it has, and the rows they stand in, both from the table alone.

use super::cell::Chosen;
use super::{Cell, Choice, Form, List, Look, Mark, Sort, Who};
use crate::rules::{Field, Kind, Seat, Span, Typing};

/// One row of a form: its cells are neighbours, and `⏎` runs along it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// What the row is for.
    pub kind: RowKind,
    /// Its first cell, by index.
    pub first: usize,
    /// How many cells it has.
    pub len: usize,
}

/// What a row is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowKind {
    /// One field, by index.
    Field(usize),
    /// Figures and yes or no that share a line, each with its label.
    Line,
    /// The figures of one player.
    Seat(Seat),
    /// The values of the places, first to last.
    Places(usize),
    /// One figure for each name of a list.
    Names(usize),
}

impl Form {
    /// Lays the cells out anew, keeping what was typed where the same figure is still asked.
    pub(super) fn lay_out(&mut self) {
        let fields = self.fields();
        let under = self.cell().map(|cell| (cell.field, cell.at));
        let old = std::mem::take(&mut self.cells);
        self.rows.clear();
        let mut at = 0;
        while let Some(field) = fields.get(at) {
            let together = fields.iter().skip(at).take_while(|field| is_per_seat(field)).count();
            if together > 0 {
                self.lay_seats(at, fields.get(at..at + together).unwrap_or_default());
                at += together;
            } else {
                self.lay_field(at, field);
                at += 1;
            }
        }
        self.find_again(old);
        self.share_lines();
        let at = self.cells.iter().position(|cell| Some((cell.field, cell.at)) == under);
        self.cursor = at.unwrap_or(self.cursor).min(self.cells.len().saturating_sub(1));
    }

    /// Puts back what was typed: in this way of typing before, or under the same key in the way that is left.
    fn find_again(&mut self, old: Vec<Cell>) {
        let key =
            |way: usize, at: usize| self.step.ways.get(way).and_then(|way| way.fields.get(at)).map(|field| field.key);
        let before = self.left.iter().find(|(way, _)| *way == self.way).map_or(&[][..], |(_, cells)| cells);
        for cell in &mut self.cells {
            let same = |other: &&Cell| other.at == cell.at && key(self.laid, other.field) == key(self.way, cell.field);
            let own = |other: &&Cell| other.at == cell.at && other.field == cell.field;
            if let Some(found) = old.iter().find(same).or_else(|| before.iter().find(own)) {
                cell.inherit(found);
            }
        }
        if self.laid != self.way {
            self.left.retain(|(way, _)| *way != self.laid);
            self.left.push((self.laid, old));
            self.laid = self.way;
        }
    }

    /// Fields with one figure per player, side by side: one row a player.
    fn lay_seats(&mut self, first: usize, fields: &[Field]) {
        let seats: Vec<Seat> = (0..self.seats).map(Seat).collect();
        for seat in self.asked.clone().unwrap_or(seats) {
            let start = self.cells.len();
            for (at, field) in fields.iter().enumerate() {
                if let Kind::PerPlayer(span) | Kind::PerAsked(span) = field.kind
                    && self.has(field)
                {
                    self.cells.push(figure(first + at, seat.0, field, span));
                }
            }
            self.row(RowKind::Seat(seat), start);
        }
    }

    fn lay_field(&mut self, at: usize, field: &Field) {
        let start = self.cells.len();
        if !self.has(field) || !field.is_typed() {
            return;
        }
        match field.kind {
            Kind::PerPlayer(span) if field.typing == Typing::Who => {
                let look = Look::Who(Who::new(self.seats, span, self.marks_of(at)));
                self.cells.push(Cell::new(at, 0, look, !field.required, None));
                self.row(RowKind::Field(at), start);
            }
            Kind::Labels(span) => {
                self.cells.push(Cell::new(at, 0, Look::List(List::new(span)), !field.required, None));
                self.row(RowKind::Field(at), start);
            }
            Kind::Number(_) if matches!(field.typing, Typing::Digit | Typing::Known) => {
                let look = Look::Choice(self.choices(field));
                self.cells.push(Cell::new(at, 0, look, false, None));
                self.row(RowKind::Field(at), start);
            }
            Kind::Number(span) => {
                self.cells.push(figure(at, 0, field, span));
                self.row(RowKind::Field(at), start);
            }
            Kind::Places(span) => {
                self.cells.extend((0..self.places).map(|place| figure(at, place, field, span)));
                self.row(RowKind::Places(at), start);
            }
            Kind::Named(names, span) => {
                self.cells.extend((0..names.len()).map(|name| figure(at, name, field, span)));
                self.row(RowKind::Names(at), start);
            }
            Kind::NamedPerPlayer(names, span) => {
                for seat in (0..self.seats).map(Seat) {
                    let start = self.cells.len();
                    let cells = (0..names.len()).map(|name| figure(at, seat.0 * names.len() + name, field, span));
                    self.cells.extend(cells);
                    self.row(RowKind::Seat(seat), start);
                }
            }
            Kind::Player | Kind::Owner | Kind::Word(_) => {
                let look = Look::Choice(self.choices(field));
                self.cells.push(Cell::new(at, 0, look, !field.required, None));
                self.row(RowKind::Field(at), start);
            }
            Kind::Flag => {
                self.cells.push(Cell::new(at, 0, Look::Flag, true, None));
                self.row(RowKind::Field(at), start);
            }
            Kind::Text => {
                self.cells.push(Cell::new(at, 0, Look::Text, !field.asked, None));
                self.row(RowKind::Field(at), start);
            }
            Kind::PerPlayer(_) | Kind::PerAsked(_) | Kind::FlagPerPlayer => {}
        }
    }

    /// The marks that are typed in the cell of pieces of the field `at`.
    fn marks_of(&self, at: usize) -> Vec<Mark> {
        let behind = self.fields().iter().enumerate().skip(at + 1);
        let own = behind.take_while(|(_, field)| field.typing != Typing::Who);
        let mark = |(at, field): (usize, &Field)| match (field.typing, field.kind) {
            (Typing::Mark(letter), Kind::PerPlayer(span)) => Some(Mark { field: at, letter, sort: Sort::Piece(span) }),
            (Typing::Mark(letter), Kind::FlagPerPlayer) => Some(Mark { field: at, letter, sort: Sort::Yes }),
            _ => None,
        };
        own.filter(|(_, field)| self.has(field)).filter_map(mark).collect()
    }

    /// Puts figures and yes or no that follow one another into one line: a form has to fit a dozen rows.
    fn share_lines(&mut self) {
        let is_brief = |row: &Row| {
            let look = self.cells.get(row.first).map(|cell| &cell.look);
            matches!(look, Some(Look::Number(_) | Look::Signed(_) | Look::Flag)) && row.kind.is_own_line()
        };
        let mut rows: Vec<Row> = Vec::new();
        for row in &self.rows {
            match rows.last_mut() {
                Some(before) if is_brief(before) && is_brief(row) => {
                    (before.kind, before.len) = (RowKind::Line, before.len + row.len);
                }
                _ => rows.push(*row),
            }
        }
        self.rows = rows;
    }

    fn row(&mut self, kind: RowKind, first: usize) {
        let len = self.cells.len() - first;
        if len > 0 {
            self.rows.push(Row { kind, first, len });
        }
    }

    /// The choices of a field: seats and words from 1 on, figures by themselves; 0 is nobody, nothing or a new one.
    fn choices(&self, field: &Field) -> Vec<Choice> {
        let digit = |at: usize| u8::try_from(at + 1).unwrap_or(u8::MAX);
        let seats = (0..self.seats).map(|at| Choice { digit: digit(at), what: Chosen::Seat(Seat(at)) });
        let nothing = (!field.required).then_some(Choice { digit: 0, what: Chosen::Nothing });
        match field.kind {
            Kind::Number(_) if field.typing == Typing::Known => vec![Choice { digit: 0, what: Chosen::New(1) }],
            Kind::Number(span) => {
                let figure = |number: i64| u8::try_from(number).ok().map(|digit| (digit, Chosen::Number(number)));
                let all = (span.min..=span.max.min(9)).filter_map(figure);
                all.map(|(digit, what)| Choice { digit, what }).chain(nothing).collect()
            }
            Kind::Owner => seats.chain([Choice { digit: 0, what: Chosen::Nobody }]).collect(),
            Kind::Word(words) => {
                (0..words.len()).map(|at| Choice { digit: digit(at), what: Chosen::Word(at) }).collect()
            }
            _ => seats.collect(),
        }
    }

    /// The row that a cell stands in, and its column there.
    #[must_use]
    pub fn place(&self, cell: usize) -> Option<(usize, usize)> {
        let row = self.rows.iter().position(|row| row.first <= cell && cell < row.first + row.len)?;
        self.rows.get(row).map(|found| (row, cell - found.first))
    }
}

impl RowKind {
    /// Whether the row holds fields of their own rather than figures of a grid.
    #[must_use]
    pub const fn is_own_line(self) -> bool {
        matches!(self, Self::Field(_) | Self::Line)
    }
}

/// Whether a field has one figure in the row of each player.
#[must_use]
pub const fn is_per_seat(field: &Field) -> bool {
    matches!((field.kind, field.typing), (Kind::PerPlayer(_) | Kind::PerAsked(_), Typing::Plain))
}

fn figure(at: usize, which: usize, field: &Field, span: Span) -> Cell {
    let look = if span.min < 0 { Look::Signed(span) } else { Look::Number(span) };
    Cell::new(at, which, look, !field.required, field.blank)
}
