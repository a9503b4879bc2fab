//! The shell around the model: it performs effects on the disk and tells the model what came of them.
//!
//! It knows no terminal, so tests drive the very same shell with keys and a folder of their own.

mod open;
mod summary;

use std::path::Path;

use jiff::Timestamp;

use super::effect::Effect;
use super::memory::Memory;
use super::model::{Base, Model, Weight};
use super::play::Link;
use super::screen::home;
use super::words;
use crate::rules::Arg;
use crate::session::format;
use crate::session::store::{Journal, Store, StoreError};
use crate::text::clean::clean;

pub use summary::{Standing, Summary};

/// The file that holds what is remembered from game to game.
const MEMORY: &str = "memory.json";

/// The disk, as the model sees it.
#[derive(Debug)]
pub struct Shell {
    store: Store,
    journal: Option<Journal>,
    clock: fn() -> Timestamp,
}

/// What the loop has to do itself, since it is about the terminal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// Turn the mouse on or off.
    Mouse(bool),
    /// Stop for a while.
    Suspend,
    /// Draw everything anew.
    Redraw,
    /// Leave; with these lines still owed to the disk.
    Quit(Vec<String>),
}

impl Shell {
    /// The shell over a store, with a clock.
    #[must_use]
    pub const fn new(store: Store, clock: fn() -> Timestamp) -> Self {
        Self { store, journal: None, clock }
    }

    /// Tells the model the time.
    pub fn tick(&self, model: &mut Model) {
        model.now = (self.clock)();
    }

    /// What is remembered from earlier games; nothing where it cannot be read, which loses no game.
    #[must_use]
    pub fn recall(&self) -> Memory {
        let text = self.store.read_memory(MEMORY).ok().flatten();
        text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
    }

    /// Performs effects in order. What is about the terminal comes back.
    pub fn perform(&mut self, model: &mut Model, effects: Vec<Effect>) -> Vec<Request> {
        let mut requests = Vec::new();
        for effect in effects {
            requests.extend(self.perform_one(model, effect));
        }
        requests
    }

    /// Reads what the list of sessions needs for the lines in view. What cannot be read leaves its place to another line,
    /// so it is asked until nothing is wanted; every answer is kept, so there is an end to it.
    pub fn look_up(&mut self, model: &mut Model) {
        loop {
            let wanted = home::wanted(model);
            if wanted.is_empty() {
                return;
            }
            self.perform(model, wanted);
        }
    }

    fn perform_one(&mut self, model: &mut Model, effect: Effect) -> Option<Request> {
        match effect {
            Effect::Append(item) => self.append(model, &format::item_line(&item)),
            Effect::Create(header) => self.create(model, *header),
            Effect::Open(id) => self.open(model, &id),
            Effect::Close => self.close(model),
            Effect::KeepDraft => self.keep_draft(model),
            Effect::Retry => self.retry(model),
            Effect::SaveCopy => self.save_copy(model, &std::env::temp_dir()),
            Effect::Reread => self.reread(model),
            Effect::TakeOver => self.take_over(model),
            Effect::List => self.list(model),
            Effect::Summarise(ids) => self.summarise(model, &ids),
            Effect::Amend(id, item) => self.amend(model, &id, &item),
            Effect::Trash(id) => self.trash(model, &id),
            Effect::Restore(id) => self.restore(model, &id),
            Effect::ListTrash => self.list_trash(model),
            Effect::Remember => self.remember(model),
            Effect::Mouse(on) => return Some(Request::Mouse(on)),
            Effect::Suspend => return Some(Request::Suspend),
            Effect::Redraw => return Some(Request::Redraw),
            Effect::Quit => return Some(Request::Quit(self.owed())),
        }
        None
    }

    /// The lines that are not on the disk.
    #[must_use]
    pub fn owed(&self) -> Vec<String> {
        self.journal.as_ref().map_or_else(Vec::new, |journal| journal.owed().to_vec())
    }

    fn append(&mut self, model: &mut Model, line: &str) {
        let Some(journal) = &mut self.journal else { return };
        let result = journal.append(line);
        self.tell_saved(model, result);
    }

    fn retry(&mut self, model: &mut Model) {
        let Some(journal) = &mut self.journal else { return };
        let result = journal.retry();
        self.tell_saved(model, result);
    }

    /// Tells the model whether everything is on the disk, and says so when it is again.
    fn tell_saved(&self, model: &mut Model, result: Result<(), StoreError>) {
        let owed = self.owed();
        let words = model.text.get("saved-again");
        let Some(play) = model.play_mut() else { return };
        let was_owed = matches!(play.link, Link::Owed(..));
        match result {
            Err(error) => play.link = Link::Owed(error.key(), owed),
            Ok(()) if was_owed => {
                play.link = Link::Saved;
                model.say(Weight::Notice, words);
            }
            Ok(()) => {}
        }
    }

    fn save_copy(&self, model: &mut Model, folder: &Path) {
        let Some(journal) = &self.journal else { return };
        match journal.save_copy(folder) {
            Ok(path) => {
                let path = clean(&path.display().to_string()).into_owned();
                let words = model.text.with("copy-saved", &[("path", Arg::Text(path))]);
                model.say(Weight::Notice, words);
            }
            Err(error) => Self::tell(model, &error),
        }
    }

    fn keep_draft(&self, model: &Model) {
        let Base::Play(play) = &model.base else { return };
        if play.is_read_only() {
            return;
        }
        let draft = play.draft();
        // A draft that cannot be kept loses a half-typed form at most; the entries are in the journal.
        let _ = match serde_json::to_string(&draft) {
            Ok(text) => self.store.write_draft(&play.id, &text),
            Err(_) => Ok(()),
        };
    }

    fn remember(&self, model: &mut Model) {
        let Ok(text) = serde_json::to_string(&model.memory) else { return };
        if let Err(error) = self.store.write_memory(MEMORY, &text) {
            Self::tell(model, &error);
        }
    }

    fn list(&self, model: &mut Model) {
        match self.store.list() {
            Ok(listed) => model.home.fill(listed),
            Err(error) => Self::tell(model, &error),
        }
    }

    fn list_trash(&self, model: &mut Model) {
        match self.store.trashed() {
            Ok(listed) => {
                model.home.fill_trash(listed.clone());
                self.summarise_trash(model, &listed);
            }
            Err(error) => Self::tell(model, &error),
        }
    }

    fn trash(&self, model: &mut Model, id: &str) {
        match self.store.trash(id) {
            Ok(name) => {
                model.home.trashed_last = Some(name);
                let words = model.text.get("in-the-trash");
                model.say(Weight::Notice, words);
            }
            Err(error) => Self::tell(model, &error),
        }
        self.list(model);
    }

    fn restore(&self, model: &mut Model, name: &str) {
        match self.store.restore(name) {
            Ok(_) => {
                model.home.trashed_last = None;
                let words = model.text.get("brought-back");
                model.say(Weight::Notice, words);
            }
            Err(error) => Self::tell(model, &error),
        }
        self.list(model);
    }

    /// Says what went wrong with the disk: what, and where.
    fn tell(model: &mut Model, error: &StoreError) {
        let words = words::store_error(&model.text, error);
        model.say(Weight::Error, words);
    }
}
