//! The list of saved sessions.
//!
//! It may be long, so a key costs what a page costs: the page in view follows from the cursor alone, only its lines are
//! read, and the whole list is gone over only when it is listed anew or searched.

mod commands;
mod list;
mod question;

use std::collections::HashMap;

use tui_input::Input;

use crate::session::store::Listed;
use crate::tui::effect::Effect;
use crate::tui::model::{Base, Model, SMALLEST};
use crate::tui::shell::{Standing, Summary};

pub use commands::{key, open_line, run};
pub use question::{Question, TrashList};

/// How far down the list an unfinished session is still what one wants to go on with.
const RECENT: usize = 10;
/// The window from which on panels have frames.
const FRAMED: (u16, u16) = (80, 24);
/// The rows around the list: with frames head, panel, frame, message and footer; without, three lines for the panel.
const AROUND: (u16, u16) = (9, 6);

/// The list of saved sessions.
#[derive(Debug, Default)]
pub struct Home {
    /// The session moved to the trash last.
    pub trashed_last: Option<String>,
    /// The saved sessions, the latest first.
    pub listed: Vec<Listed>,
    /// What is known of them so far, by name.
    pub summaries: HashMap<String, Summary>,
    /// What is being looked for.
    pub search: Option<Input>,
    /// The question or text in front.
    pub question: Option<Question>,
    /// What is in the trash, while it is shown.
    pub trash: Option<TrashList>,
    /// A new game that was left half set up.
    pub aside: Option<Box<super::new_game::NewGame>>,
    cursor: Cursor,
    /// Where each session stands in `listed`.
    index: HashMap<String, usize>,
    /// What each game is called, for the search.
    titles: Vec<(&'static str, String)>,
    /// The lines shown, as indices into `listed`.
    order: Vec<usize>,
    /// Those that cannot be read, below the others.
    broken: Vec<usize>,
}

/// Where the cursor stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Cursor {
    /// On the session to go on with.
    #[default]
    Latest,
    /// On a line of the list.
    Line(usize),
}

impl Home {
    /// Whether a question that takes digits is in front.
    #[must_use]
    pub const fn is_asking(&self) -> bool {
        self.question.is_some()
    }

    /// Whether letters are text.
    #[must_use]
    pub const fn takes_text(&self) -> bool {
        self.search.is_some() && self.question.is_none()
    }

    /// Whether there is no session.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.listed.is_empty()
    }

    /// Whether something lies before the list: a question, a search, the trash.
    #[must_use]
    pub const fn is_deep(&self) -> bool {
        self.question.is_some() || self.search.is_some() || self.trash.is_some()
    }

    /// Where the cursor stands; never on a panel that is not there.
    #[must_use]
    pub fn cursor(&self) -> Cursor {
        match self.cursor {
            Cursor::Latest if self.latest().is_none() => Cursor::Line(0),
            cursor => cursor,
        }
    }

    /// How many lines are shown in all.
    #[must_use]
    pub const fn lines(&self) -> usize {
        self.order.len() + self.broken.len()
    }

    /// How many of them cannot be read.
    #[must_use]
    pub const fn unreadable(&self) -> usize {
        self.broken.len()
    }

    /// A line.
    #[must_use]
    pub fn line(&self, at: usize) -> Option<&Listed> {
        let index = self.order.get(at).or_else(|| self.broken.get(at.checked_sub(self.order.len())?))?;
        self.listed.get(*index)
    }

    /// The session to go on with: the latest that is not finished, else the latest. While something is looked for, none.
    #[must_use]
    pub fn latest(&self) -> Option<&Listed> {
        if self.search.is_some() {
            return None;
        }
        let recent = || self.order.iter().take(RECENT).filter_map(|at| self.listed.get(*at));
        let open = |listed: &&Listed| self.standing(&listed.id).is_some_and(|standing| standing.stage.is_some());
        recent().find(open).or_else(|| recent().next())
    }

    /// The session under the cursor.
    #[must_use]
    pub fn selected(&self) -> Option<&Listed> {
        match self.cursor() {
            Cursor::Latest => self.latest(),
            Cursor::Line(at) => self.line(at),
        }
    }

    /// Whether the session under the cursor can be read.
    #[must_use]
    pub fn is_known(&self) -> bool {
        self.selected().is_some_and(|listed| self.standing(&listed.id).is_some())
    }

    /// How a session stands, where that is known.
    #[must_use]
    pub fn standing(&self, id: &str) -> Option<&Standing> {
        match self.summaries.get(id) {
            Some(Summary::Read(standing)) => Some(standing),
            _ => None,
        }
    }

    /// The first line of the page that the cursor is on, with pages of so many lines.
    #[must_use]
    pub fn top(&self, rows: usize) -> usize {
        match self.cursor() {
            Cursor::Latest => 0,
            Cursor::Line(at) => at - at % rows.max(1),
        }
    }

    fn move_to(&mut self, at: usize) {
        self.cursor = Cursor::Line(at.min(self.lines().saturating_sub(1)));
    }
}

/// Whether panels have frames.
#[must_use]
pub const fn is_framed(model: &Model) -> bool {
    model.size.width >= FRAMED.0 && model.size.height >= FRAMED.1
}

/// How many lines a page of the list has.
#[must_use]
pub fn rows(model: &Model) -> usize {
    let around = if is_framed(model) { AROUND.0 } else { AROUND.1 };
    usize::from(model.size.height.max(SMALLEST.height) - around)
}

/// What the list needs to know of the lines in view and does not know yet; of all lines while something is looked for.
#[must_use]
pub fn wanted(model: &Model) -> Vec<Effect> {
    let home = &model.home;
    if !matches!(model.base, Base::Home) || home.summaries.len() >= home.listed.len() {
        return Vec::new();
    }
    let unknown = |listed: &&Listed| !home.summaries.contains_key(&listed.id);
    let ids: Vec<String> = if home.search.is_some() {
        home.listed.iter().filter(unknown).map(|listed| listed.id.clone()).collect()
    } else {
        let rows = rows(model);
        let top = home.top(rows);
        // What cannot be read leaves its place to the next: as many lines more as are known to be so.
        let unreadable = home.summaries.values().filter(|summary| matches!(summary, Summary::Unreadable(_))).count();
        let shown = (0..RECENT).chain(top..top + rows + unreadable.min(RECENT)).filter_map(|at| home.line(at));
        let mut ids: Vec<String> = shown.filter(unknown).map(|listed| listed.id.clone()).collect();
        ids.sort_unstable();
        ids.dedup();
        ids
    };
    if ids.is_empty() { Vec::new() } else { vec![Effect::Summarise(ids)] }
}
