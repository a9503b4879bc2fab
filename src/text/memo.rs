//! Sentences put in words before.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use super::Names;
use crate::rules::{Arg, Message};

/// The most sentences kept; a log with more different ones than that forgets them all and starts anew.
const MOST: usize = 4096;
/// Longer sentences are somebody's notes and hardly said twice.
const LONGEST: usize = 200;

/// Sentences by what makes them what they are: the key and every argument, with the players by name.
#[derive(Default)]
pub(super) struct Memo(RefCell<Kept>);

#[derive(Default)]
struct Kept {
    words: HashMap<Vec<u8>, Rc<str>>,
    asked: Vec<u8>,
}

impl Memo {
    /// The words of a message, made by `make` where they are not known yet.
    pub(super) fn words(&self, message: &Message, names: Names<'_>, make: impl FnOnce() -> String) -> Rc<str> {
        let mut kept = self.0.borrow_mut();
        let Kept { words, asked } = &mut *kept;
        asked.clear();
        spell(message, names, asked);
        if let Some(words) = words.get(asked) {
            return Rc::clone(words);
        }
        let new: Rc<str> = make().into();
        if words.len() >= MOST {
            words.clear();
        }
        if asked.len() <= LONGEST {
            words.insert(asked.clone(), Rc::clone(&new));
        }
        new
    }
}

/// Spells a message out, unlike any other: every part begins with what it is and how long.
fn spell(message: &Message, names: Names<'_>, asked: &mut Vec<u8>) {
    part(b'k', message.key, asked);
    for (name, arg) in &message.args {
        part(b'a', name, asked);
        match arg {
            Arg::Count(figure) | Arg::Signed(figure) => asked.extend(figure.to_le_bytes()),
            Arg::Item(item) => asked.extend(item.to_le_bytes()),
            Arg::Text(text) | Arg::Key(text) => part(b't', text, asked),
            Arg::Said(message) => spell(message, names, asked),
            Arg::Seat(seat) => part(b's', &names(*seat), asked),
            Arg::Seats(seats) => seats.iter().for_each(|seat| part(b's', &names(*seat), asked)),
        }
    }
}

fn part(what: u8, text: &str, asked: &mut Vec<u8>) {
    asked.push(what);
    asked.extend(text.len().to_le_bytes());
    asked.extend(text.as_bytes());
}
