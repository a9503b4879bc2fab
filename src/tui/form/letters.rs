//! The letters of a form: yes or no from anywhere in it, marks on the piece added last, things of a lettered list.

use super::{Cell, Form, Look, Reply};
use crate::rules::{Message, Setup, Step, Typing};

impl Form {
    /// Whether the cursor stands in a list, where every letter is a thing of it.
    #[must_use]
    pub fn takes_letters(&self) -> bool {
        self.cell().is_some_and(|cell| matches!(cell.look, Look::List(_)))
    }

    /// Whether a letter means something in the form as the cursor stands. Letters of fields that are not asked do not.
    #[must_use]
    pub fn owns(&self, letter: char) -> bool {
        let letter = letter.to_ascii_lowercase();
        letter.is_ascii_alphabetic()
            && !self.takes_text()
            && (self.takes_letters()
                || self.marks(letter)
                || self.flag_of(letter).is_some()
                || self.marks_elsewhere(letter))
    }

    /// Types a letter that the form owns.
    pub(super) fn letter(&mut self, letter: char) -> Reply {
        let (letter, flag) = (letter.to_ascii_lowercase(), self.flag_of(letter));
        let Some(cell) = self.cells.get_mut(self.cursor) else { return Reply::Unknown };
        let refused = match &mut cell.look {
            Look::List(list) => (!list.turn_letter(letter)).then_some("form-no-such-letter"),
            Look::Who(who) if who.marks().iter().any(|mark| mark.letter == letter) => {
                (!who.turn(letter)).then_some("form-nobody-yet")
            }
            _ if flag.is_none() => return Reply::Refused(Message::new("form-mark-elsewhere").text("letter", letter)),
            _ => return self.turn_flag(flag),
        };
        match refused {
            Some(key) => Reply::Refused(Message::new(key).text("letter", letter.to_ascii_uppercase())),
            None => self.settle_by_content(),
        }
    }

    /// The thing at a place of a list is turned, the cursor going there.
    pub fn turn_listed(&mut self, cell: usize, at: usize) -> Reply {
        self.go(Some(cell));
        let turned = match self.cells.get_mut(self.cursor).map(|cell| &mut cell.look) {
            Some(Look::List(list)) => list.turn(at),
            _ => false,
        };
        if turned { self.settle_by_content() } else { Reply::Unknown }
    }

    /// Takes a piece of the player with this digit off, the cursor going there.
    pub fn take_off(&mut self, cell: usize, digit: char) -> Reply {
        let Some(seat) = super::moves::seat_of(digit) else { return Reply::Unknown };
        self.go(Some(cell));
        let taken = match self.cells.get_mut(self.cursor).map(|cell| &mut cell.look) {
            Some(Look::Who(who)) => who.take_off_of(seat),
            _ => false,
        };
        if taken { self.settle_by_content() } else { Reply::Unknown }
    }

    /// After something was put into the cell or taken from it: it is settled if anything is left.
    pub(super) fn settle_by_content(&mut self) -> Reply {
        if let Some(cell) = self.cells.get_mut(self.cursor) {
            (cell.settled, cell.replace) = (!cell.is_empty(), false);
        }
        self.touched = self.cells.iter().any(Cell::is_told);
        Reply::Took
    }

    /// The same answers in a form of another kind, as far as it has a field for them: the cursor stands at what is missing.
    #[must_use]
    pub fn turn_into(&self, step: &'static Step, setup: &Setup) -> Self {
        let mut form = Self::new(step, setup, None);
        let key = |form: &Self, cell: &Cell| form.field(cell.field).map(|field| field.key);
        let under = self.cell().and_then(|cell| key(self, cell));
        let keys: Vec<_> = form.cells.iter().map(|cell| key(&form, cell)).collect();
        for (cell, own) in form.cells.iter_mut().zip(&keys) {
            let same = |other: &&Cell| key(self, other) == *own && other.at == cell.at && other.is_told();
            if let Some(same) = self.cells.iter().find(same) {
                cell.inherit(same);
            }
        }
        form.touched = form.cells.iter().any(Cell::is_told);
        let open = form.cells.iter().position(Cell::is_open);
        let same = keys.iter().position(|own| *own == under);
        form.go(open.or(same));
        form
    }

    /// Whether a letter marks a piece in the cell under the cursor.
    fn marks(&self, letter: char) -> bool {
        match self.cell().map(|cell| &cell.look) {
            Some(Look::Who(who)) => who.marks().iter().any(|mark| mark.letter == letter),
            _ => false,
        }
    }

    /// Whether a letter marks a piece in another cell than the one under the cursor.
    fn marks_elsewhere(&self, letter: char) -> bool {
        self.cells.iter().any(|cell| match &cell.look {
            Look::Who(who) => who.marks().iter().any(|mark| mark.letter == letter),
            _ => false,
        })
    }

    /// The yes or no that a letter turns, by cell.
    fn flag_of(&self, letter: char) -> Option<usize> {
        let turns = |cell: &Cell| {
            let field = self.field(cell.field);
            cell.look == Look::Flag
                && field.is_some_and(|field| {
                    field.typing == Typing::Plain && field.letter == Some(letter.to_ascii_lowercase())
                })
        };
        self.cells.iter().position(turns)
    }

    fn turn_flag(&mut self, at: Option<usize>) -> Reply {
        let Some(cell) = at.and_then(|at| self.cells.get_mut(at)) else { return Reply::Unknown };
        cell.toggle();
        self.touched = self.cells.iter().any(Cell::is_told);
        Reply::Took
    }
}
