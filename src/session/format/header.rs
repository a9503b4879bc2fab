//! The header: which game, who plays, with which options.

use super::super::{Header, Patch};
use super::json::{self, Object, under};
use super::{Find, VERSION, entry};
use crate::games;
use crate::rules::{
    Agreed, Arg, Bracket, Brackets, Code, Fault, Game, OptionKind, OptionSpec, OptionValue, Player, Setup, Span,
};

const KEYS: &[&str] = &["scorewalk", "game", "players", "options", "id", "created", "place", "notes"];

/// Reads a header, with or without a log beside it.
pub(super) fn read(object: &Object<'_>, with_log: bool, find: Find) -> Result<Header, Fault> {
    object.need("scorewalk").and_then(version)?;
    let known: Vec<&str> = KEYS.iter().copied().chain(with_log.then_some("log")).collect();
    object.only(&known)?;
    let game = object.need("game").and_then(|raw| game(raw, find))?;
    let players = object.need("players").and_then(|raw| players(game, raw).map_err(under("players")))?;
    let mut setup = Setup::new(game.options, players);
    if let Some(raw) = object.get("options") {
        setup.options = options(game, raw).map_err(under("options"))?;
    }
    let text = |key: &str| object.get(key).map(|raw| entry::text(key, raw)).transpose();
    setup.place = text("place")?;
    setup.notes = text("notes")?;
    Ok(Header { game, setup, id: text("id")?, created: text("created")? })
}

/// Any other number is another version, however it is written.
fn version(raw: &str) -> Result<(), Fault> {
    match json::number(raw) {
        Ok(VERSION) => Ok(()),
        _ if raw.starts_with(|c: char| c == '-' || c.is_ascii_digit()) => {
            Err(Fault::at(Code::VERSION, "scorewalk").with("found", Arg::Text(raw.to_owned())))
        }
        Ok(_) => Err(Fault::at(Code::VERSION, "scorewalk")),
        Err(fault) => Err(under("scorewalk")(fault)),
    }
}

fn game(raw: &str, find: Find) -> Result<&'static Game, Fault> {
    let id = json::text(raw).map_err(under("game"))?;
    find(&id).ok_or_else(|| {
        let known: Vec<&str> = games::GAMES.iter().map(|game| game.id).collect();
        let fault = Fault::at(Code::UNKNOWN_GAME, "game").with("found", Arg::Text(id.into_owned()));
        fault.with("known", Arg::Text(known.join(", ")))
    })
}

fn players(game: &Game, raw: &str) -> Result<Vec<Player>, Fault> {
    let list = json::list(raw)?;
    if !game.players.contains(&list.len()) {
        let count = |number: usize| Arg::Text(number.to_string());
        let fault = Fault::at(Code::PLAYER_COUNT, "players").with("found", count(list.len()));
        return Err(fault.with("min", count(*game.players.start())).with("max", count(*game.players.end())));
    }
    list.into_iter().map(player).collect()
}

fn player(raw: &str) -> Result<Player, Fault> {
    let object = json::object(raw)?;
    object.only(&["name", "colour"])?;
    let name = object.need("name").and_then(|raw| entry::text("name", raw))?;
    let colour = object.get("colour").map(|raw| entry::text("colour", raw)).transpose()?;
    Ok(Player { name, colour })
}

fn options(game: &Game, raw: &str) -> Result<Vec<(&'static str, OptionValue)>, Fault> {
    let object = json::object(raw)?;
    let known: Vec<&str> = game.options.iter().map(|spec| spec.key).collect();
    object.only(&known)?;
    let value = |spec: &OptionSpec| match object.get(spec.key) {
        Some(raw) => option(spec, raw).map_err(under(spec.key)).map(|value| (spec.key, value)),
        None => Ok((spec.key, spec.default_value())),
    };
    game.options.iter().map(value).collect()
}

fn option(spec: &OptionSpec, raw: &str) -> Result<OptionValue, Fault> {
    Ok(match spec.kind {
        OptionKind::Word(words) => OptionValue::Word(entry::word(words, raw)?.1),
        OptionKind::Words(words) => OptionValue::Words(several(words, raw)?),
        OptionKind::Number(min, max, _) => OptionValue::Number(figure(spec.key, Span::new(min, max), raw)?),
        OptionKind::Brackets(_) => OptionValue::Brackets(brackets(raw)?),
        OptionKind::Agreed => OptionValue::Agreed(Some(agreed(raw)?)),
    })
}

/// A whole number within its range, told with the range where it is not or where no number of the program is so large.
fn figure(key: &str, span: Span, raw: &str) -> Result<i64, Fault> {
    let number = json::number(raw).map_err(|fault| entry::ranged(fault, key, span))?;
    if span.holds(number) { Ok(number) } else { Err(Fault::range(key, span.min, span.max)) }
}

/// The words of a list in the order of the table; one that stands twice is on once.
fn several(words: &[&'static str], raw: &str) -> Result<Vec<&'static str>, Fault> {
    let read = json::list(raw)?.into_iter().map(|raw| entry::word(words, raw)).collect::<Result<Vec<_>, _>>()?;
    Ok(words.iter().copied().filter(|word| read.iter().any(|(_, read)| read == word)).collect())
}

fn brackets(raw: &str) -> Result<Brackets, Fault> {
    let lines = json::list(raw)?.into_iter().map(bracket).collect::<Result<Vec<_>, _>>()?;
    Brackets::new(lines).map_err(|at| Fault::at(Code::OUT_OF_RANGE, "up_to").cell(at).told("error-not-rising"))
}

fn bracket(raw: &str) -> Result<Bracket, Fault> {
    let object = json::object(raw)?;
    object.only(&["up_to", "places"])?;
    let up_to = object.need("up_to").and_then(|raw| figure("up_to", Span::COUNT, raw))?;
    let places = object.need("places").and_then(|raw| json::list(raw).map_err(under("places")))?;
    let places = places.into_iter().map(|raw| figure("places", Span::COUNT, raw)).collect::<Result<Vec<_>, _>>()?;
    Ok(Bracket { up_to, places })
}

fn agreed(raw: &str) -> Result<Agreed, Fault> {
    let object = json::object(raw)?;
    object.only(&["name", "highest_wins"])?;
    let name = object.need("name").and_then(|raw| entry::text("name", raw))?;
    let highest_wins = object.need("highest_wins").and_then(|raw| json::flag(raw).map_err(under("highest_wins")))?;
    Ok(Agreed { name, highest_wins })
}

/// Reads what a `set` replaces.
pub(super) fn patch(game: &'static Game, seats: usize, raw: &str) -> Result<Patch, Fault> {
    let object = json::object(raw)?;
    object.only(&["players", "options", "place", "notes"])?;
    let mut patch = Patch::default();
    if let Some(raw) = object.get("players") {
        patch.players = Some(renamed(seats, raw).map_err(under("players"))?);
    }
    if let Some(raw) = object.get("options") {
        patch.options = Some(options(game, raw).map_err(under("options"))?);
    }
    patch.place = object.get("place").map(|raw| entry::text("place", raw)).transpose()?;
    patch.notes = object.get("notes").map(|raw| entry::text("notes", raw)).transpose()?;
    Ok(patch)
}

fn renamed(seats: usize, raw: &str) -> Result<Vec<Player>, Fault> {
    let list = json::list(raw)?;
    if list.len() != seats {
        return Err(crate::rules::wrong_length("players", list.len(), seats));
    }
    list.into_iter().map(player).collect()
}
