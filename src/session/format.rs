//! The format of documents and session files, read and written to the letter.
//!
//! Reading is strict and in two layers: `json` says what kind of thing a piece of text is, the files beside it what it
//! means for a game's table. The first malformed item is reported before anything the rules forbid. Nothing is ever half
//! taken: either the whole text becomes a [`State`], or it is [`Rejected`].

mod entry;
mod header;
mod item;
mod json;
mod write;

use super::{Item, State};
use crate::games;
use crate::rules::{Arg, Code, Fault, Game};

pub use write::{document, header_line, item_line};

/// The version of the format that this program reads and writes.
pub const VERSION: i64 = 1;

/// How a game is found by its name in the format.
pub type Find = fn(&str) -> Option<&'static Game>;

/// Why a document or session file cannot be scored.
#[derive(Clone, Debug, PartialEq)]
pub struct Rejected {
    /// The line of the input, counted from 1; none in a document that is the whole input.
    pub line: Option<usize>,
    /// The item of the log, counted from 0.
    pub item: Option<usize>,
    /// What is wrong.
    pub fault: Box<Fault>,
}

impl Rejected {
    fn whole(fault: Fault) -> Self {
        Self { line: None, item: None, fault: Box::new(fault) }
    }

    /// The same, the text being line number `line` of something larger.
    #[must_use]
    pub fn at_line(mut self, line: usize) -> Self {
        self.line = Some(line);
        if self.fault.code == Code::NOT_JSON
            && let Some((_, told)) = self.fault.args.iter_mut().find(|(name, _)| *name == "line")
        {
            *told = Arg::Text(line.to_string());
        }
        self
    }
}

/// Reads a document: one JSON object with its log.
///
/// # Errors
/// The first malformed item, or else the first that the rules forbid.
pub fn read_document(text: &str) -> Result<State, Rejected> {
    read_document_of(text, games::find)
}

/// Reads a document of one of the games that `find` knows.
///
/// # Errors
/// As [`read_document`].
pub fn read_document_of(text: &str, find: Find) -> Result<State, Rejected> {
    document_of(text, find).map_err(|rejected| match json::strict(text) {
        Err(fault) => Rejected::whole(fault),
        Ok(()) => rejected,
    })
}

fn document_of(text: &str, find: Find) -> Result<State, Rejected> {
    let object = json::object(text).map_err(Rejected::whole)?;
    let log = object.need("log");
    let header = header::read(&object, true, find).map_err(Rejected::whole)?;
    let log = log.map_err(Rejected::whole)?;
    let mut state = State::new(header);
    json::each_object(log, |object| take(&mut state, &object)).map_err(|(item, fault)| match item {
        Some(item) => rejected_item(fault, item),
        None => Rejected::whole(json::under("log")(fault)),
    })?;
    judged(state)
}

/// Reads a session file: the header line, then one item a line. A torn end is cut off by the caller, who knows whether the
/// file may be mended; see [`torn_end`].
///
/// # Errors
/// As [`read_document`], with the line.
pub fn read_session(text: &str) -> Result<State, Rejected> {
    read_session_of(text, games::find)
}

/// Reads a session file of one of the games that `find` knows.
///
/// # Errors
/// As [`read_session`].
pub fn read_session_of(text: &str, find: Find) -> Result<State, Rejected> {
    let mut lines = text.split_terminator('\n').map(|line| line.strip_suffix('\r').unwrap_or(line));
    let first = lines.next().unwrap_or_default();
    let object = json::object(first).map_err(|fault| in_line(fault, first, 1))?;
    let header = header::read(&object, false, find).map_err(|fault| in_line(fault, first, 1))?;
    let mut state = State::new(header);
    for (at, line) in lines.enumerate() {
        let taken = json::object(line).and_then(|object| take(&mut state, &object));
        taken.map_err(|fault| in_line(fault, line, at + 2))?;
    }
    judged(state).map_err(|rejected| Rejected { line: rejected.item.map(|item| item + 2), ..rejected })
}

/// What is wrong with a line of a session file: that it is no JSON, before anything else.
fn in_line(fault: Fault, text: &str, line: usize) -> Rejected {
    let fault = json::strict(text).err().unwrap_or(fault);
    Rejected { line: None, item: line.checked_sub(2), fault: Box::new(fault) }.at_line(line)
}

/// Reads either form: a document, or a session file where the first line is an object of its own without a log.
///
/// # Errors
/// As [`read_document`] or [`read_session`].
pub fn read_either(text: &str, name: &str) -> Result<State, Rejected> {
    let whole = text.trim_end_matches('\0');
    let first = whole.lines().next().unwrap_or_default();
    let several = whole.trim_end().lines().nth(1).is_some();
    let named_so = std::path::Path::new(name).extension().is_some_and(|end| end == "jsonl");
    let is_session = match json::object(first) {
        Ok(object) => object.need("log").is_err() && (several || named_so),
        // A first line that cannot be read is a session's, unless it only begins a document of several lines.
        Err(_) => named_so && several && !json::is_whole(whole),
    };
    if is_session { read_session(torn_end(whole).0) } else { read_document(whole) }
}

/// Splits text into what is whole and a torn end: trailing NULs, and a last line that has no line end and does not parse.
#[must_use]
pub fn torn_end(text: &str) -> (&str, bool) {
    let whole = text.trim_end_matches('\0');
    let nulls = whole.len() < text.len();
    let start = whole.rfind('\n').map_or(0, |at| at + 1);
    match whole.split_at_checked(start) {
        Some((before, last)) if start > 0 && !last.is_empty() && !json::is_whole(last) => (before, true),
        _ => (whole, nulls),
    }
}

/// Reads one item of a log that has come to `state`.
///
/// # Errors
/// The item is malformed, or names what is not there.
pub fn read_item(state: &State, text: &str) -> Result<Item, Fault> {
    item::read(state, &json::object(text)?)
}

fn take(state: &mut State, object: &json::Object<'_>) -> Result<(), Fault> {
    let item = item::read(state, object)?;
    state.apply(item)
}

fn rejected_item(fault: Fault, item: usize) -> Rejected {
    let item = (fault.code != Code::NOT_JSON).then_some(item);
    Rejected { line: None, item, fault: Box::new(fault) }
}

fn judged(mut state: State) -> Result<State, Rejected> {
    state.settle();
    match state.fault() {
        Some((item, fault)) => Err(Rejected { line: None, item: Some(*item), fault: Box::new(fault.clone()) }),
        None => Ok(state),
    }
}

/// Checks and takes one more change, as the terminal does before it is written: neither malformed nor forbidden.
///
/// # Errors
/// What is wrong with it; `state` is then as it was.
pub fn try_change(state: &State, item: &Item) -> Result<State, Fault> {
    let mut next = state.clone();
    next.apply(item)?;
    next.settle();
    match next.fault() {
        Some((_, fault)) => Err(fault.clone()),
        None => Ok(next),
    }
}
