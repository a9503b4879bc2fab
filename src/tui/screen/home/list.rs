//! Which lines the list has, and in which order.

use std::collections::HashMap;

use tui_input::Input;

use super::{Cursor, Home, TrashList};
use crate::games::GAMES;
use crate::rules::Game;
use crate::session::store::Listed;
use crate::text::Text;
use crate::tui::key::readings;
use crate::tui::shell::{Standing, Summary};

impl Home {
    /// Takes the list of saved sessions, the latest first. What changed since it was summed up is forgotten.
    pub fn fill(&mut self, listed: Vec<Listed>) {
        let before = self.selected().map(|listed| listed.id.clone());
        let stamps: HashMap<&str, _> =
            listed.iter().map(|listed| (listed.id.as_str(), (listed.modified, listed.bytes))).collect();
        for old in &self.listed {
            if stamps.get(old.id.as_str()) != Some(&(old.modified, old.bytes)) {
                self.summaries.remove(&old.id);
            }
        }
        self.index = listed.iter().enumerate().map(|(at, listed)| (listed.id.clone(), at)).collect();
        self.listed = listed;
        self.trash = None;
        self.sort();
        self.find_again(before.as_deref());
    }

    /// Takes the list of what is in the trash, and shows it.
    pub fn fill_trash(&mut self, listed: Vec<Listed>) {
        self.trash = Some(TrashList { listed, at: 0, known: HashMap::new() });
    }

    /// Takes what is known of a session.
    pub fn learn(&mut self, id: &str, summary: Summary) {
        let broken = matches!(summary, Summary::Unreadable(_));
        let Some(index) = self.index.get(id).copied() else { return };
        self.summaries.insert(id.to_owned(), summary);
        let fits = self.fits(index);
        if broken {
            self.order.retain(|at| *at != index);
        }
        let list = if broken { &mut self.broken } else { &mut self.order };
        match list.binary_search(&index) {
            Ok(at) if !fits => {
                list.remove(at);
            }
            Err(at) if fits => list.insert(at, index),
            _ => {}
        }
    }

    /// Forgets what is said in words, as after a change of language.
    pub fn forget_words(&mut self) {
        self.summaries.retain(|_, summary| matches!(summary, Summary::Read(_)));
    }

    /// Puts the lines in order: those that can be read, then those that cannot; while searching only what fits.
    pub(super) fn sort(&mut self) {
        let fitting = (0..self.listed.len()).filter(|at| self.fits(*at));
        let (broken, order) = fitting.partition(|at| {
            let summary = self.listed.get(*at).and_then(|listed| self.summaries.get(&listed.id));
            matches!(summary, Some(Summary::Unreadable(_)))
        });
        (self.order, self.broken) = (order, broken);
    }

    /// Puts the cursor on a session again, wherever it is now; else it stays at its place.
    pub(super) fn find_again(&mut self, id: Option<&str>) {
        let Cursor::Line(place) = self.cursor else { return };
        let found = (0..self.lines()).find(|at| self.line(*at).map(|listed| listed.id.as_str()) == id);
        self.move_to(found.unwrap_or(place));
    }

    /// Whether a line is what is looked for. What is not known yet fits only where nothing is typed.
    fn fits(&self, index: usize) -> bool {
        let typed = self.search.as_ref().map(Input::value).unwrap_or_default().trim().to_lowercase();
        if typed.is_empty() {
            return true;
        }
        let Some(listed) = self.listed.get(index) else { return false };
        let haystack = match self.summaries.get(&listed.id) {
            Some(Summary::Read(standing)) => self.haystack(standing),
            Some(Summary::Unreadable(_)) => listed.id.clone(),
            None => return false,
        };
        readings(&typed).iter().any(|typed| haystack.contains(typed.as_str()))
    }

    /// What a search goes over: names, game and place, in lower case.
    fn haystack(&self, standing: &Standing) -> String {
        let title = self.titles.iter().find(|(game, _)| *game == standing.game.id).map(|(_, title)| title.as_str());
        let names = standing.players.iter().map(|(name, _)| name.as_str());
        let words: Vec<&str> = names.chain(standing.place.as_deref()).chain(title).collect();
        words.join("\n").to_lowercase()
    }

    /// Begins to look for something.
    pub(super) fn begin_search(&mut self, text: &Text) {
        let title = |game: &&'static Game| {
            let names = [format!("game-{}", game.id), format!("game-{}-short", game.id)].map(|key| text.get(&key));
            (game.id, format!("{} {}", names.join("\n"), game.id))
        };
        self.titles = GAMES.iter().map(title).collect();
        self.search = Some(Input::default());
        self.move_to(0);
    }

    /// Shows everything again, the cursor on the session it was on.
    pub fn end_search(&mut self) {
        let before = self.selected().map(|listed| listed.id.clone());
        self.search = None;
        self.sort();
        self.find_again(before.as_deref());
    }
}
