//! The pages of the rules at hand, as the catalogue has them.

use super::Text;
use crate::rules::{Game, Page};

/// One page in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageText {
    /// What it is about.
    pub title: String,
    /// Its paragraphs, line breaks still in them.
    pub body: Vec<String>,
    /// What is often got wrong, a point each; none on most pages.
    pub wrong: Vec<String>,
}

impl Text {
    /// A page of a game.
    #[must_use]
    pub fn page(&self, game: &Game, page: &Page) -> PageText {
        let key = format!("{}-page-{}", game.id, page.id);
        let parts = |attribute: &str, between: &str| {
            let key = format!("{key}.{attribute}");
            let whole = if self.has(&key) { self.get(&key) } else { String::new() };
            whole.split(between).map(str::trim).filter(|part| !part.is_empty()).map(str::to_owned).collect()
        };
        PageText { title: self.get(&key), body: parts("body", "\n\n"), wrong: parts("wrong", "\n") }
    }
}
