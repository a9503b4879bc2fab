//! What can be done on this screen, digits first.

use crate::games::GAMES;
use crate::rules::OptionKind;
use crate::tui::command::Command;
use crate::tui::hit::Hit;
use crate::tui::key::Key;
use crate::tui::model::Model;
use crate::tui::screen::new_game::{At, NewGame, Open, completion};
use crate::tui::view::footer::Hint;

/// The hints for where the cursor stands.
pub(super) fn here(model: &Model, screen: &NewGame) -> Vec<Hint> {
    let mut hints = match (&screen.open, screen.at) {
        (Some(Open::Name(_)), _) => typing(model, screen, "hint-take"),
        (Some(Open::Colour(_)), _) => colour(model),
        (None, At::Row(row)) if row < screen.players.len() => closed(model, screen),
        (None, At::Row(_)) => after_last(model, screen),
        (None, At::Game) => {
            let keys = if GAMES.len() > 1 { format!("1–{}", GAMES.len()) } else { "1".to_owned() };
            vec![Some(words(model, &keys, "hint-game")), enter(model, "hint-next")]
        }
        (None, At::Option(at)) => vec![Some(option(model, screen, at)), enter(model, "hint-start")],
        (None, At::Text(at)) => {
            vec![Some(words(model, "a–z", "hint-text")), enter(model, if at == 0 { "hint-next" } else { "hint-keep" })]
        }
    };
    hints.push(command(model, Command::NextField, "hint-part", 4));
    hints.push(command(model, Command::Escape, if screen.open.is_some() { "hint-as-it-was" } else { "home-back" }, 3));
    let help = Hint { hit: Some(Hit::Key(Key::F(1))), ..words(model, "F1", "command-help") };
    hints.push(Some(help));
    hints.into_iter().flatten().collect()
}

fn typing(model: &Model, screen: &NewGame, enter_word: &str) -> Vec<Option<Hint>> {
    let mut hints = vec![Some(words(model, "a–z", "hint-name")), enter(model, enter_word)];
    if let Some(offer) = completion(model, screen) {
        hints.push(command(model, Command::Right, "hint-complete", 2));
        hints.push(command(model, Command::Down, "new-game-other", 2).filter(|_| offer.more));
    }
    hints
}

fn colour(model: &Model) -> Vec<Option<Hint>> {
    let back = command(model, Command::Erase, "hint-name", 2);
    vec![Some(words(model, "0–9", "hint-colour")), enter(model, "hint-take"), back]
}

fn closed(model: &Model, screen: &NewGame) -> Vec<Option<Hint>> {
    let name = enter(model, "hint-name-colour");
    if !screen.begins() {
        return vec![name];
    }
    let count = screen.players.len();
    let keys = if count > 1 { format!("1–{count}") } else { "1".to_owned() };
    vec![Some(words(model, &keys, "hint-seat")), name, command(model, Command::TakeOut, "hint-out", 2)]
}

fn after_last(model: &Model, screen: &NewGame) -> Vec<Option<Hint>> {
    if !screen.begins() {
        return vec![enter(model, "hint-keep")];
    }
    if !screen.add.value().is_empty() {
        return typing(model, screen, "hint-sit");
    }
    let name = screen.has_room().then(|| words(model, "a–z", "hint-name"));
    let enough = screen.game.players.contains(&screen.players.len());
    vec![name, enter(model, "hint-start").filter(|_| enough)]
}

fn option(model: &Model, screen: &NewGame, at: usize) -> Hint {
    match screen.game.options.get(at).map(|spec| spec.kind) {
        Some(OptionKind::Number(..)) => words(model, "0–9", "hint-number"),
        Some(OptionKind::Word(of) | OptionKind::Words(of)) => words(model, &format!("1–{}", of.len()), "hint-choose"),
        Some(OptionKind::Agreed) => words(model, "1–3", "hint-choose"),
        _ => words(model, "1–2", "hint-choose"),
    }
}

fn words(model: &Model, keys: &str, key: &str) -> Hint {
    Hint::words(keys, model.text.get(key))
}

fn enter(model: &Model, key: &str) -> Option<Hint> {
    command(model, Command::Accept, key, 1)
}

fn command(model: &Model, command: Command, key: &str, rank: u8) -> Option<Hint> {
    Hint::command(model, command, model.text.get(key), rank)
}
