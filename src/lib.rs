//! Scorewalk, an interactive terminal scoring assistant for board-game nights: this page is its architecture.
//!
//! One person at a laptop answers questions in the rulebook's own scoring order; every answer is appended to a log, and
//! whatever is shown is worked out from that log. The layers, each knowing only those below it:
//!
//! | layer | what it is | what it must not know |
//! |---|---|---|
//! | [`cli`] | the command line: one verb a file | how anything is scored |
//! | [`tui`] | model, update, views, one registry of commands, the shell around them | the rules of any game |
//! | [`text`] | every word that people read, in Fluent catalogues; the way of outside text to the screen | sessions, screens |
//! | [`session`] | header and log, the fold, the format to the letter, the journal on disk | terminals, languages |
//! | [`games`] | each game as a table and a scorer; the registry | sessions, texts |
//! | [`rules`] | the core: fields, steps, stages, entries, boards, tallies, majorities, places, standings | any game |
//!
//! # How an answer travels
//!
//! A key becomes a [`Command`](tui::command::Command) by the registry, or goes into the [`Form`](tui::form::Form) in front. The form, laid out by the
//! table of its step, becomes an [`Entry`](rules::Entry) – legal by construction, or all that is wrong with it at once. The entry is tried on
//! the [`Board`](rules::Board) while it is typed, which is where every figure on the screen comes from. Confirmed, it becomes an
//! [`Item`](session::Item) of the log: the [`State`](session::State) takes it, and an [`Effect`](tui::effect::Effect) asks the
//! [`Shell`](tui::shell::Shell) to append it to the [`Journal`](session::store::Journal), one write and one sync.
//! The same documents go the same way without a terminal through [`session::format`] and `scorewalk score`; a law in the tests says that both
//! come to the same.
//!
//! # Invariants
//!
//! The tests under `tests/it/tidy.rs` hold what of this can be held by reading the sources.
//!
//! 1. **The core is pure.** [`rules`] and [`games`] do no I/O, know no clock, no terminal and no language; what is to be said leaves them as a
//!    key of the catalogue with arguments.
//! 2. **State is the fold of the log.** Nothing derived is saved. Undo, redo, replace and remove are items like any other; each is one swap
//!    that undoes itself.
//! 3. **A score is an explanation.** Totals are sums of itemised [`Line`](rules::Line)s. Views may add lines up, but never compute points.
//! 4. **An illegal entry cannot be built**, and a refused change leaves the state as it was.
//! 5. **An entry costs what there is to know, however long the log**: scorers keep what later entries need of earlier ones, never the log.
//! 6. **Update does no I/O**; it returns effects. Only [`session::store`] touches the disk, only [`tui::terminal`] the terminal,
//!    only [`cli`] prints, but for the last words of a program that dies of a signal.
//! 7. **Views take the model and change nothing**; where they drew what, they record for the mouse.
//! 8. **Keys become commands in one table** that feeds dispatch, footer, help, palette and README. Beyond it only what lies in front – a
//!    form, a list, a search – knows keys: digits, letters, and the editing keys that the table hands on.
//! 9. **Outside text is hostile**: names, notes, paths and file content reach a terminal only through [`text::clean`].
//! 10. **A further game** is one more file, one line in the registry and its texts; no other line names one.
//!
//! # Decisions worth knowing
//!
//! - Numbers of a document are judged as they are written, so JSON is read a layer at a time and values stay text until a table says what they
//!   must be (see `session::format::json`).
//! - The terminal decodes its own input and draws through its own backend: the usual reader spins when the terminal is gone, and one
//!   write of a few bytes a key is what makes it feel instant. A thread blocks on input, another on signals; nothing polls.
//! - One step of the format may be several of the walk: a road finished in play and one left at the end have the same name there, and
//!   questions, fields and stages of their own here. A required yes or no tells them apart; where it leaves a choice, an entry belongs to
//!   the first stage that is not done ([`State::step_for`](session::State::step_for)), and the walk finishes that stage before it enters
//!   what belongs to a later one.
//! - A thing that later entries name gets a letter that no other thing of the log ever had, and it is written into the entry: removing or
//!   undoing one never renames another.
//! - Where a game is – its phase and round – is an entry, too ([`Step::turn`](rules::Step::turn)): undone and kept like any other, but
//!   neither listed nor counted. The scorer says where the next turn leads and how the place is called.
//! - What follows from the log is due until it is entered ([`Scorer::due`](rules::Scorer::due)): offered at the question unless it was put
//!   off, and listed before the stage is left. Nothing of that is kept, so it is the same after a resume.
//! - Texts choose by the options of the game – questions, rules and verdicts get all of them as arguments – so no code knows what an
//!   expansion changes in a sentence.
//! - A catalogue has a part for each game, parsed when a key of that game is first asked for.
//! - A tie-break is listed in the walk only once everything else is in; the result of an unfinished log reports it as the format wants.
//! - Warnings never stand in the way: they are lines beside the entry, and the cross-check at the end of a stage is shown once.
//! - A draft (`ID.draft`) is tied to the number of items in the log; one that no longer fits is left alone.

pub mod cli;
pub mod games;
pub mod rules;
pub mod session;
pub mod text;
pub mod tui;
