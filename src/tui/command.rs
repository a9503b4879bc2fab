//! The registry of commands: what can be done, by which keys, and where.
//!
//! Dispatch, the footer, the keys page of the help, the palette and the table in the README all read this one list. A
//! command's words are `command-NAME` (for the footer) and `command-NAME.help` (one line) in the catalogue. Steps of a game
//! that have a letter of their own come from the game's table, see [`Play::lettered_steps`](super::play::Play::lettered_steps).

use strum::{EnumIter, IntoStaticStr};

use super::key::Key;

/// What can be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumIter, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "the catalogue says what each command does")]
pub enum Command {
    // In forms.
    Accept,
    NextField,
    PreviousField,
    Erase,
    Space,
    Escape,
    // In the walk.
    Done,
    EditNewest,
    Remove,
    Adjustment,
    Earlier,
    Later,
    OtherWay,
    BoardTable,
    NextTurn,
    TurnBack,
    NextPart,
    Undo,
    Redo,
    Sheet,
    BigView,
    // At home and at the result.
    Open,
    NewGame,
    Rematch,
    Names,
    Delete,
    TakeOut,
    Trash,
    // Reading.
    Search,
    OtherPage,
    First,
    Last,
    Up,
    Down,
    Left,
    Right,
    // Everywhere.
    Help,
    Palette,
    Language,
    Mouse,
    Suspend,
    Redraw,
    Leave,
    Quit,
}

/// Where a key is pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumIter, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Context {
    /// The list of sessions.
    Home,
    /// Game, players and options before a new game.
    NewGame,
    /// The walk, a form in front.
    Walk,
    /// The result.
    Result,
    /// The sheet, with the reasons.
    Sheet,
    /// The totals in large digits.
    BigView,
    /// Rules and keys.
    Reading,
    /// The palette.
    Palette,
    /// A question that takes digits, or a strip that waits to be read.
    Dialog,
}

/// How commands are grouped in the help.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, EnumIter, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Group {
    /// Typing.
    Form,
    /// The walk.
    Walk,
    /// Games.
    Games,
    /// Reading.
    Reading,
    /// Everywhere.
    Everywhere,
}

/// One line of the registry.
#[derive(Clone, Copy, Debug)]
pub struct Spec {
    /// The command.
    pub command: Command,
    /// Its keys, the one to show first. None: only in the palette.
    pub keys: &'static [Key],
    /// Where it can be given.
    pub contexts: &'static [Context],
    /// Its group in the help.
    pub group: Group,
    /// Its place in the footer, 1 first; the highest are dropped first where it is narrow; 0 is never there.
    pub rank: u8,
}

use Context as C;
use Group as G;

const MOVES: &[Context] = &[C::Home, C::NewGame, C::Walk, C::Sheet, C::Reading, C::Palette];
const GAME: &[Context] = &[C::Walk, C::Result, C::Sheet, C::BigView];
const EVERYWHERE: &[Context] =
    &[C::Home, C::NewGame, C::Walk, C::Result, C::Sheet, C::BigView, C::Reading, C::Palette, C::Dialog];
const NO_TEXT: &[Context] = &[C::Home, C::NewGame, C::Walk, C::Result, C::Sheet, C::BigView, C::Reading, C::Dialog];
const FORMS: &[Context] = &[C::Walk, C::NewGame];

const fn char(c: char) -> Key {
    Key::Char(c)
}

const fn spec(command: Command, keys: &'static [Key], contexts: &'static [Context], group: Group, rank: u8) -> Spec {
    Spec { command, keys, contexts, group, rank }
}

/// Every command there is, in the order of the help.
#[rustfmt::skip]
pub const COMMANDS: &[Spec] = &[
    spec(Command::Accept, &[Key::Enter], &[C::Walk, C::NewGame, C::Dialog], G::Form, 1),
    spec(Command::NextField, &[Key::Tab], FORMS, G::Form, 0),
    spec(Command::PreviousField, &[Key::BackTab], FORMS, G::Form, 0),
    spec(Command::Erase, &[Key::Backspace], FORMS, G::Form, 5),
    spec(Command::Space, &[char(' ')], FORMS, G::Form, 0),
    spec(Command::Done, &[char('n')], &[C::Walk], G::Walk, 2),
    spec(Command::EditNewest, &[char('e')], &[C::Walk], G::Walk, 6),
    spec(Command::Remove, &[char('x')], &[C::Walk, C::Sheet], G::Walk, 9),
    spec(Command::Adjustment, &[char('=')], &[C::Walk], G::Walk, 12),
    spec(Command::Earlier, &[char('['), Key::PageUp], &[C::Walk, C::Result], G::Walk, 11),
    spec(Command::Later, &[char(']'), Key::PageDown], &[C::Walk], G::Walk, 11),
    spec(Command::OtherWay, &[char('p')], &[C::Walk], G::Walk, 3),
    spec(Command::BoardTable, &[char('b')], &[C::Walk], G::Walk, 4),
    spec(Command::NextTurn, &[char('.')], &[C::Walk], G::Walk, 3),
    spec(Command::TurnBack, &[char(',')], &[C::Walk], G::Walk, 7),
    spec(Command::NextPart, &[char('f')], &[C::Walk], G::Walk, 4),
    spec(Command::Undo, &[char('u')], &[C::Home, C::Walk, C::Result, C::Sheet, C::BigView, C::Dialog], G::Walk, 7),
    spec(Command::Redo, &[char('U'), Key::Ctrl('r')], GAME, G::Walk, 0),
    spec(Command::Sheet, &[char('w')], &[C::Walk, C::Result, C::BigView, C::Dialog, C::Sheet], G::Walk, 8),
    spec(Command::BigView, &[char('v')], GAME, G::Walk, 9),
    spec(Command::Open, &[Key::Enter], &[C::Home, C::Sheet, C::Palette], G::Games, 1),
    spec(Command::NewGame, &[char('n')], &[C::Home, C::Result], G::Games, 2),
    spec(Command::Rematch, &[char('m')], &[C::Home, C::Result], G::Games, 5),
    spec(Command::Names, &[char('e')], &[C::Home, C::Result], G::Games, 7),
    spec(Command::Delete, &[char('x')], &[C::Home], G::Games, 6),
    spec(Command::TakeOut, &[char('x')], &[C::NewGame], G::Games, 6),
    spec(Command::Trash, &[], &[C::Home], G::Games, 0),
    spec(Command::Search, &[char('/'), char('.')], &[C::Home, C::Reading], G::Reading, 3),
    spec(Command::OtherPage, &[Key::Tab], &[C::Reading], G::Reading, 2),
    spec(Command::First, &[char('g'), Key::Home], &[C::Home, C::Sheet, C::Reading], G::Reading, 0),
    spec(Command::Last, &[char('G'), Key::End], &[C::Home, C::Sheet, C::Reading], G::Reading, 0),
    spec(Command::Up, &[Key::Up, char('k')], MOVES, G::Reading, 0),
    spec(Command::Down, &[Key::Down, char('j')], MOVES, G::Reading, 0),
    spec(Command::Left, &[Key::Left, char('h')], MOVES, G::Reading, 0),
    spec(Command::Right, &[Key::Right, char('l')], MOVES, G::Reading, 0),
    spec(Command::Escape, &[Key::Esc], EVERYWHERE, G::Everywhere, 6),
    spec(Command::Help, &[char('?'), Key::F(1)], EVERYWHERE, G::Everywhere, 10),
    spec(Command::Palette, &[char(':')], NO_TEXT, G::Everywhere, 12),
    spec(Command::Language, &[], NO_TEXT, G::Everywhere, 0),
    spec(Command::Mouse, &[], NO_TEXT, G::Everywhere, 0),
    spec(Command::Suspend, &[Key::Ctrl('z')], EVERYWHERE, G::Everywhere, 0),
    spec(Command::Redraw, &[Key::Ctrl('l')], EVERYWHERE, G::Everywhere, 0),
    spec(Command::Leave, &[char('q')], NO_TEXT, G::Everywhere, 11),
    spec(Command::Quit, &[Key::Ctrl('c')], EVERYWHERE, G::Everywhere, 0),
];

/// The line of a command.
#[must_use]
pub fn find(command: Command) -> Option<&'static Spec> {
    COMMANDS.iter().find(|spec| spec.command == command)
}

/// The command that a key gives in a context. A letter bound in lower case only works in upper case too, for Caps Lock.
#[must_use]
pub fn of_key(context: Context, key: Key) -> Option<Command> {
    let here = || COMMANDS.iter().filter(|spec| spec.contexts.contains(&context));
    let bound = |key: Key| here().find(|spec| spec.keys.contains(&key)).map(|spec| spec.command);
    bound(key).or_else(|| match key {
        Key::Char(c) if c.is_ascii_uppercase() => bound(Key::Char(c.to_ascii_lowercase())),
        _ => None,
    })
}

impl Command {
    /// The editing key that the command stands for where something is typed; none for what is more than a key.
    #[must_use]
    pub const fn pressed(self) -> Option<Key> {
        Some(match self {
            Self::Accept => Key::Enter,
            Self::NextField => Key::Tab,
            Self::PreviousField => Key::BackTab,
            Self::Erase => Key::Backspace,
            Self::Space => Key::Char(' '),
            Self::Up => Key::Up,
            Self::Down => Key::Down,
            Self::Left => Key::Left,
            Self::Right => Key::Right,
            _ => return None,
        })
    }

    /// The name of the command, and the last part of its key in the catalogue.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }
}
