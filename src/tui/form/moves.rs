//! The keys of a form.

use tui_input::InputRequest;

use super::{Cell, Form, Look, Reply};
use crate::rules::{Message, Seat};
use crate::tui::key::Key;
use crate::tui::typing;

impl Form {
    /// What a key does. Letters that are commands never come here; in a text field everything printable does.
    pub fn key(&mut self, key: Key) -> Reply {
        if self.takes_text()
            && let Some(reply) = self.text_key(key)
        {
            return reply;
        }
        if self.offered.is_some() {
            self.answer_offer(key);
        }
        match key {
            Key::Char(digit @ '0'..='9') => self.digit(digit),
            Key::Char(letter) if self.owns(letter) => self.letter(letter),
            Key::Char('+') => self.sign(1),
            Key::Char('-' | '−') => self.sign(-1),
            Key::Char(' ') => self.space(),
            Key::Enter => self.accept(),
            Key::Backspace => self.erase(),
            Key::Delete => self.with_cell(Cell::clear),
            Key::Tab => self.go(self.cursor.checked_add(1)),
            Key::BackTab => self.go(self.cursor.checked_sub(1)),
            Key::Down => self.vertical(1),
            Key::Up => self.vertical(-1),
            Key::Left => self.horizontal(-1),
            Key::Right => self.horizontal(1),
            _ => Reply::Unknown,
        }
    }

    /// What follows from the log is taken by going on with it, or by a yes or no of its own; a figure makes it an empty form.
    fn answer_offer(&mut self, key: Key) {
        self.offered = None;
        let typed = matches!(key, Key::Char(c) if c != ' ' && !c.is_alphabetic())
            || matches!(key, Key::Backspace | Key::Delete);
        if typed {
            self.cells.iter_mut().for_each(Cell::clear);
            self.cursor = 0;
        }
        self.touched = !typed;
    }

    /// A paste: one whole number into a figure, a line into a text, never anything else.
    pub fn paste(&mut self, text: &str) -> Reply {
        if self.takes_text() {
            let line: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).take(1000).collect();
            for c in line.trim().chars() {
                self.with_cell(|cell| {
                    cell.text.handle(InputRequest::InsertChar(c));
                });
            }
            self.touched = true;
            return Reply::Took;
        }
        let trimmed = text.trim();
        let (negative, digits) = match trimmed.strip_prefix(['-', '−']) {
            Some(digits) => (true, digits),
            None => (false, trimmed.strip_prefix('+').unwrap_or(trimmed)),
        };
        let figure = self.cell().is_some_and(|cell| matches!(cell.look, Look::Number(_) | Look::Signed(_)));
        let whole = !digits.is_empty() && digits.len() <= 4 && digits.bytes().all(|byte| byte.is_ascii_digit());
        let too_long = digits.len() > 4 && digits.bytes().all(|byte| byte.is_ascii_digit());
        if !figure || !whole {
            let reason = if too_long { "form-four-digits" } else { "form-paste" };
            return Reply::Refused(Message::new(if figure { reason } else { "form-paste-no-number" }));
        }
        let figure: i64 = digits.parse().unwrap_or(0);
        self.touched = true;
        self.with_cell(|cell| cell.set_figure(if negative { -figure } else { figure }))
    }

    fn text_key(&mut self, key: Key) -> Option<Reply> {
        if key == Key::Backspace && self.cell().is_some_and(Cell::is_empty) {
            return None;
        }
        let request = typing::request(key)?;
        self.touched = true;
        Some(self.with_cell(|cell| {
            cell.text.handle(request);
        }))
    }

    fn digit(&mut self, digit: char) -> Reply {
        let Some(cell) = self.cells.get_mut(self.cursor) else { return Reply::Unknown };
        let nobody = || Reply::Refused(Message::new("form-no-such-digit").text("digit", digit));
        match &mut cell.look {
            Look::Who(who) => match seat_of(digit) {
                None => self.say_none(),
                Some(seat) if who.add(seat) => self.settle_by_content(),
                Some(_) => nobody(),
            },
            Look::List(list) if list.names_only() && digit == '0' => self.say_none(),
            Look::List(list) if list.names_only() => Reply::Refused(Message::new("form-names-only")),
            Look::List(list) => {
                if !list.digit(u16::try_from(digit.to_digit(10).unwrap_or(0)).unwrap_or(0), cell.replace) {
                    return Reply::Refused(Message::new("form-four-digits"));
                }
                self.settle_by_content()
            }
            Look::Number(_) | Look::Signed(_) if cell.implied => Reply::Refused(Message::new("form-implied")),
            Look::Number(_) | Look::Signed(_) => {
                if !cell.type_digit(digit) {
                    return Reply::Refused(Message::new("form-four-digits"));
                }
                self.touched = true;
                Reply::Took
            }
            Look::Choice(choices) => {
                let digit = digit.to_digit(10);
                let at = choices.iter().position(|choice| digit.is_some_and(|digit| choice.is_picked_by(digit)));
                match at {
                    Some(at) => self.pick(at),
                    None => nobody(),
                }
            }
            Look::Flag | Look::Text => Reply::Refused(Message::new("form-flag")),
        }
    }

    /// `0` where pieces are added: nobody stands there, which is never taken from an empty `⏎`.
    fn say_none(&mut self) -> Reply {
        self.touched = true;
        self.with_cell(|cell| {
            cell.clear();
            cell.settled = true;
        })
    }

    /// Picks a choice and jumps on: one press says all.
    fn pick(&mut self, at: usize) -> Reply {
        self.with_cell(|cell| cell.pick(at));
        self.touched = true;
        let next = self.next_open().or_else(|| (self.cursor + 1 < self.cells.len()).then_some(self.cursor + 1));
        self.go(next)
    }

    /// `+` and `-`: a step in a count, the sign in a signed figure.
    fn sign(&mut self, by: i64) -> Reply {
        if let Some(reply) = self.more(by) {
            return reply;
        }
        match self.cell().map(|cell| (&cell.look, cell.implied)) {
            Some((Look::Number(_), false)) => {
                self.touched = true;
                self.with_cell(|cell| cell.step(by))
            }
            Some((Look::Signed(_), _)) if by < 0 => {
                self.touched = true;
                self.with_cell(Cell::turn_sign)
            }
            Some((Look::Signed(_), _)) => self.with_cell(Cell::make_positive),
            _ => Reply::Refused(Message::new("form-no-sign")),
        }
    }

    /// `+` and `-` where things are added: one more, the last one off.
    fn more(&mut self, by: i64) -> Option<Reply> {
        let taken = match &mut self.cells.get_mut(self.cursor)?.look {
            Look::Who(who) if by > 0 => who.again(),
            Look::Who(who) => who.take_off(),
            Look::List(list) if by > 0 => {
                list.add();
                true
            }
            _ => return None,
        };
        Some(if taken { self.settle_by_content() } else { Reply::Refused(Message::new("form-nobody-yet")) })
    }

    /// Space picks what the arrows stand on, turns a yes or no, and in a figure goes on without ever entering.
    fn space(&mut self) -> Reply {
        let Some(cell) = self.cell() else { return Reply::Unknown };
        match cell.look {
            Look::Choice(_) => {
                let at = cell.hover;
                self.pick(at)
            }
            Look::Flag => {
                self.touched = true;
                self.with_cell(Cell::toggle)
            }
            Look::List(ref list) => {
                let at = list.hover();
                self.turn_listed(self.cursor, at)
            }
            _ => match self.settle() {
                Some(refused) => refused,
                None => self.go(self.next_open()),
            },
        }
    }

    /// `⏎`: takes the field and goes to the next that is open; with none open the form is to be entered.
    fn accept(&mut self) -> Reply {
        if !self.touched {
            let blank = self.cell().is_some_and(|cell| cell.blank.is_some() || cell.optional);
            let next = self.next_open();
            if let (true, Some(next)) = (blank, next)
                && next > self.cursor
            {
                self.with_cell(|cell| cell.settled = true);
                return self.go(Some(next));
            }
            return Reply::Nothing;
        }
        if let Some(refused) = self.settle() {
            return refused;
        }
        match self.next_open() {
            Some(next) => self.go(Some(next)),
            None => Reply::Enter,
        }
    }

    /// Settles the cell under the cursor, or says what it lacks.
    fn settle(&mut self) -> Option<Reply> {
        let cell = self.cells.get_mut(self.cursor)?;
        if cell.optional || cell.implied {
            return None;
        }
        if let Some(flaw) = cell.flaw() {
            return Some(Reply::Refused(flaw.message()));
        }
        cell.settled = true;
        None
    }

    /// Takes a digit back; in an empty field goes one field back and empties it. A yes or no is never a stop.
    fn erase(&mut self) -> Reply {
        let erased = self.cells.get_mut(self.cursor).is_some_and(|cell| !cell.implied && cell.erase());
        let before = (0..self.cursor).rev().find(|at| self.cells.get(*at).is_some_and(|cell| cell.look != Look::Flag));
        if let (false, Some(before)) = (erased, before) {
            if let Some(cell) = self.cells.get_mut(self.cursor) {
                cell.settled = false;
            }
            self.cursor = before;
            self.with_cell(Cell::clear);
        }
        self.touched = self.cells.iter().any(Cell::is_told);
        Reply::Took
    }

    fn horizontal(&mut self, by: isize) -> Reply {
        let Some(cell) = self.cells.get_mut(self.cursor) else { return Reply::Unknown };
        if let Look::Choice(choices) = &cell.look {
            cell.hover = shifted(cell.hover, by, choices.len());
            return Reply::Took;
        }
        if let Look::List(list) = &mut cell.look {
            list.shift(by);
            return Reply::Took;
        }
        let Some((row, _)) = self.place(self.cursor) else { return Reply::Unknown };
        let next = self.cursor.checked_add_signed(by).filter(|next| self.place(*next).is_some_and(|(at, _)| at == row));
        self.go(next)
    }

    fn vertical(&mut self, by: isize) -> Reply {
        let Some((row, column)) = self.place(self.cursor) else { return Reply::Unknown };
        let next = row.checked_add_signed(by).and_then(|row| self.rows.get(row));
        self.go(next.map(|row| row.first + column.min(row.len - 1)))
    }

    /// Puts the cursor there, if there is such a cell. A figure that stands there is replaced by the next digit.
    pub fn go(&mut self, to: Option<usize>) -> Reply {
        if let Some(to) = to.filter(|to| *to < self.cells.len()) {
            self.cursor = to;
            self.with_cell(|cell| cell.replace = !cell.is_empty());
        }
        Reply::Took
    }

    /// Whether any cell is still open.
    #[must_use]
    pub fn has_open(&self) -> bool {
        self.cells.iter().any(Cell::is_open)
    }

    /// Whether another cell than the one under the cursor is still open.
    #[must_use]
    pub fn has_other_open(&self) -> bool {
        self.cells.iter().enumerate().any(|(at, cell)| at != self.cursor && cell.is_open())
    }

    /// The next cell still open: after the cursor, else from the start.
    fn next_open(&self) -> Option<usize> {
        let open = |at: &usize| self.cells.get(*at).is_some_and(Cell::is_open);
        (self.cursor + 1..self.cells.len()).find(open).or_else(|| (0..=self.cursor).find(open))
    }

    fn with_cell(&mut self, act: impl FnOnce(&mut Cell)) -> Reply {
        if let Some(cell) = self.cells.get_mut(self.cursor) {
            act(cell);
        }
        Reply::Took
    }
}

/// The player whom a digit means, if it is not `0`.
pub(super) fn seat_of(digit: char) -> Option<Seat> {
    digit.to_digit(10).and_then(|digit| usize::try_from(digit).ok()?.checked_sub(1)).map(Seat)
}

const fn shifted(at: usize, by: isize, len: usize) -> usize {
    match at.checked_add_signed(by) {
        Some(to) if to < len => to,
        _ => at,
    }
}
