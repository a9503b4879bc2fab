//! Whether a command is possible now, and if not, why: the key of a reason in the catalogue.

use super::command::Command;
use super::model::{Base, Model};
use super::play::Play;

/// Whether a command is possible now.
///
/// # Errors
/// The key of the reason why not.
pub fn check(model: &Model, command: Command) -> Result<(), &'static str> {
    check_under(model, model.overlays.len(), command)
}

/// Whether a command would be possible with no more than so many overlays.
///
/// # Errors
/// The key of the reason why not.
pub fn check_under(model: &Model, overlays: usize, command: Command) -> Result<(), &'static str> {
    match &model.base {
        Base::Play(play) if play.is_read_only() && changes(command) => Err("not-now-read-only"),
        Base::Play(play) if overlays == 0 || command_is_about_the_log(command) => in_play(play, command),
        Base::Home if overlays == 0 => at_home(model, command),
        _ => Ok(()),
    }
}

const fn command_is_about_the_log(command: Command) -> bool {
    matches!(command, Command::Undo | Command::Redo)
}

fn in_play(play: &Play, command: Command) -> Result<(), &'static str> {
    let able = |yes: bool, reason: &'static str| if yes { Ok(()) } else { Err(reason) };
    match command {
        Command::Undo => able(play.state.undoable().is_some(), "not-now-nothing-to-undo"),
        Command::Redo => able(play.state.redoable().is_some(), "not-now-nothing-to-redo"),
        Command::Done => able(play.in_open_stage(), "not-now-no-open-stage"),
        Command::EditNewest if !play.in_open_stage() => Err("not-now-no-open-stage"),
        Command::EditNewest => able(play.newest().is_some(), "not-now-no-entry"),
        // While the board's table is typed, a row of it is what is removed.
        Command::Remove => able(play.table.is_some() || play.selected().is_some(), "not-now-nothing-selected"),
        Command::OtherWay => able(play.form.step.ways.len() > 1, "not-now-one-way"),
        Command::BoardTable => able(play.table_option().is_some() && play.asks_for_places(), "not-now-no-table"),
        Command::NextTurn | Command::TurnBack | Command::NextPart => {
            able(play.turn_step().is_some(), "not-now-no-turns")
        }
        Command::Earlier => able(play.neighbour(-1).is_some(), "not-now-first-stage"),
        Command::Later => able(play.neighbour(1).is_some(), "not-now-last-stage"),
        _ => Ok(()),
    }
}

/// Whether a command changes the log, or begins to: not while another window holds the session, whatever lies over it.
const fn changes(command: Command) -> bool {
    matches!(
        command,
        Command::Undo
            | Command::Redo
            | Command::Done
            | Command::EditNewest
            | Command::Remove
            | Command::Adjustment
            | Command::BoardTable
            | Command::NextTurn
            | Command::TurnBack
            | Command::NextPart
            | Command::OtherWay
            | Command::Names
    )
}

fn at_home(model: &Model, command: Command) -> Result<(), &'static str> {
    let any = !model.home.is_empty();
    match command {
        Command::Rematch | Command::Names | Command::Delete | Command::Search if !any => Err("not-now-no-games"),
        Command::Rematch | Command::Names if !model.home.is_known() => Err("not-now-unreadable"),
        Command::Undo if model.home.trashed_last.is_none() => Err("not-now-nothing-to-undo"),
        _ => Ok(()),
    }
}
