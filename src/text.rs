//! Everything that is read by people, in words: the Fluent catalogues, and the way of outside text to the screen.
//!
//! A catalogue per language holds every word shown, in parts: what all games share, and one for each game, whose keys begin
//! with its name. A test compares keys and variables between languages. Only the language in use is parsed, and a game's
//! part when it is first asked for: at the start of the program no rules are read. What the core says as a [`Message`] or
//! [`Fault`] is put in words here and nowhere else.

pub mod clean;
pub mod fit;
mod lang;
mod memo;
mod page;
mod table;
mod verdict;

use std::borrow::Cow;
use std::cell::OnceCell;
use std::rc::Rc;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};

use crate::rules::{Arg, Fault, Message, Seat};

pub use lang::Lang;
use memo::Memo;
pub use page::PageText;
pub use table::options;

/// How a player is called in a sentence: by name alone, or with the shape before it.
pub type Names<'a> = &'a dyn Fn(Seat) -> String;

/// One language, ready to speak.
pub struct Text {
    lang: Lang,
    shared: Bundle,
    /// The words of each game beside the shared ones, which they refer to.
    games: Vec<(&'static str, &'static str, OnceCell<Bundle>)>,
    /// What all bundles share, parsed once.
    common: Rc<FluentResource>,
    memo: Memo,
}

type Bundle = FluentBundle<Rc<FluentResource>>;

impl std::fmt::Debug for Text {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Text").field("lang", &self.lang).finish_non_exhaustive()
    }
}

impl Text {
    /// The catalogue of `lang`.
    #[must_use]
    pub fn new(lang: Lang) -> Self {
        let common = parsed(lang.shared());
        let games = lang.games().iter().map(|(id, words)| (*id, *words, OnceCell::new())).collect();
        Self { lang, shared: bundle(lang, [Rc::clone(&common)]), games, common, memo: Memo::default() }
    }

    /// The language.
    #[must_use]
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether the catalogue has that key.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        match key.split_once('.') {
            Some((id, name)) => self.part(id).get_message(id).is_some_and(|it| it.get_attribute(name).is_some()),
            None => self.part(key).has_message(key),
        }
    }

    /// A text without arguments: the key itself where the catalogue lacks it.
    #[must_use]
    pub fn get(&self, key: &str) -> String {
        self.format(key, None)
    }

    /// The first of these keys that the catalogue has.
    #[must_use]
    pub fn first(&self, keys: &[&str]) -> String {
        let key = keys.iter().find(|key| self.has(key)).or_else(|| keys.last());
        key.map_or_else(String::new, |key| self.get(key))
    }

    /// A text with counts and texts for its arguments.
    #[must_use]
    pub fn with(&self, key: &str, args: &[(&'static str, Arg)]) -> String {
        self.named(key, args, &|seat| seat.digit().to_string())
    }

    /// A message, with the players called by `names`.
    #[must_use]
    pub fn message(&self, message: &Message, names: Names<'_>) -> String {
        self.named(message.key, &message.args, names)
    }

    /// The same, remembered: a log has few reasons that differ, and a batch says them over and over.
    #[must_use]
    pub fn why(&self, message: &Message, names: Names<'_>) -> Rc<str> {
        self.memo.words(message, names, || self.message(message, names))
    }

    /// What is wrong with something, as a sentence of its own.
    #[must_use]
    pub fn fault(&self, fault: &Fault) -> String {
        let key = fault.detail.map_or_else(|| Cow::Owned(format!("error-{}", fault.code.0)), Cow::Borrowed);
        let mut args = fault.args.clone();
        let named = fault.key.clone().map_or_else(|| Arg::Key("error-no-key".to_owned()), Arg::Text);
        args.push(("key", named));
        self.with(&key, &args)
    }

    /// The part that a key is in: a game's, where it begins with the name of one.
    fn part(&self, key: &str) -> &Bundle {
        let of_game = |id: &str| key.strip_prefix(id).is_some_and(|rest| rest.starts_with('-'));
        // The name of a game may begin with that of another.
        let own = self.games.iter().filter(|(id, ..)| of_game(id)).max_by_key(|(id, ..)| id.len());
        let Some((_, words, cell)) = own else { return &self.shared };
        cell.get_or_init(|| bundle(self.lang, [Rc::clone(&self.common), parsed(words)]))
    }

    fn named(&self, key: &str, args: &[(&'static str, Arg)], names: Names<'_>) -> String {
        let mut fluent = FluentArgs::with_capacity(args.len());
        for (name, arg) in args {
            fluent.set(*name, self.argument(arg, names));
        }
        self.format(key, Some(&fluent))
    }

    fn argument<'a>(&self, arg: &'a Arg, names: Names<'_>) -> FluentValue<'a> {
        match arg {
            Arg::Count(count) => FluentValue::from(*count),
            Arg::Signed(figure) => FluentValue::from(signed(*figure)),
            Arg::Text(text) => FluentValue::from(text.as_str()),
            Arg::Seat(seat) => FluentValue::from(names(*seat)),
            Arg::Seats(seats) => {
                FluentValue::from(seats.iter().map(|seat| names(*seat)).collect::<Vec<_>>().join(", "))
            }
            Arg::Item(item) => FluentValue::from(self.with("log-item", &[("n", Arg::Text(item.to_string()))])),
            Arg::Key(key) => FluentValue::from(self.get(key)),
            Arg::Said(message) => FluentValue::from(self.message(message, names)),
        }
    }

    /// Puts a key in words; `key.attribute` names an attribute. What is missing among the arguments shows as its name in
    /// braces; a test formats every message.
    fn format(&self, key: &str, args: Option<&FluentArgs<'_>>) -> String {
        let (id, attribute) = key.split_once('.').map_or((key, None), |(id, attribute)| (id, Some(attribute)));
        let bundle = self.part(id);
        let words = bundle.get_message(id).and_then(|message| {
            let pattern = match attribute {
                Some(name) => message.get_attribute(name).map(|attribute| attribute.value()),
                None => message.value(),
            };
            pattern.map(|pattern| bundle.format_pattern(pattern, args, &mut Vec::new()).into_owned())
        });
        words.unwrap_or_else(|| key.to_owned())
    }
}

/// A catalogue as its messages. Faulty ones are left out; a test sees to it that there are none.
fn parsed(words: &str) -> Rc<FluentResource> {
    match FluentResource::try_new(words.to_owned()) {
        Ok(resource) | Err((resource, _)) => Rc::new(resource),
    }
}

fn bundle(lang: Lang, parts: impl IntoIterator<Item = Rc<FluentResource>>) -> Bundle {
    let mut bundle = Bundle::new(vec![lang.id()]);
    // Direction marks would reach the terminal as letters of their own.
    bundle.set_use_isolating(false);
    for part in parts {
        bundle.add_resource_overriding(part);
    }
    bundle
}

/// A figure with a true minus sign.
#[must_use]
pub fn signed(figure: i64) -> String {
    if figure < 0 { format!("−{}", figure.unsigned_abs()) } else { figure.to_string() }
}

/// A gain or loss with its sign: `+4`, `−2`, `+0`.
#[must_use]
pub fn gain(figure: i64) -> String {
    if figure < 0 { signed(figure) } else { format!("+{figure}") }
}
