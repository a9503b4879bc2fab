//! The registry of commands: nothing twice, nothing hidden, everything in words.

use std::collections::HashMap;

use scorewalk::games::GAMES;
use scorewalk::rules::{Field, Kind, Typing};
use scorewalk::text::{Lang, Text};
use scorewalk::tui::command::{COMMANDS, Command, Context, of_key};
use scorewalk::tui::key::{Key, in_cyrillic};
use scorewalk::tui::{help_table, update};
use strum::IntoEnumIterator;

use crate::evening::{NAMES, begun};
use crate::support::Scene;
use crate::toy::TOY;

/// Commands the terminal knows by `Ctrl` everywhere, and one that leaves from anywhere.
const BY_CTRL: [Command; 3] = [Command::Suspend, Command::Redraw, Command::Quit];

#[test]
fn no_key_means_two_things() {
    for context in Context::iter() {
        let mut seen: HashMap<Key, Command> = HashMap::new();
        for spec in COMMANDS.iter().filter(|spec| spec.contexts.contains(&context)) {
            for key in spec.keys {
                let before = seen.insert(*key, spec.command);
                assert_eq!(before, None, "{key} is {:?} as well in {context:?}", spec.command);
            }
        }
        if context == Context::Walk {
            letters_of_games(&seen);
        }
    }
}

/// Letters of steps and fields are those of no command, with every module on, and differ within their stage. Two commands
/// are of some games only, and give their letters to the others: the other way of typing, and the board's table.
fn letters_of_games(commands: &HashMap<Key, Command>) {
    for game in GAMES.iter().copied().chain([&TOY]) {
        let has_table = game.players.clone().any(|seats| game.options.iter().any(|spec| spec.side(seats).is_some()));
        for stage in game.stages {
            let has_ways = stage.steps.iter().any(|step| step.ways.len() > 1);
            let elsewhere = |command: &Command| match command {
                Command::OtherWay => !has_ways,
                Command::BoardTable => !has_table,
                _ => false,
            };
            let steps = stage.steps.iter().filter_map(|step| step.letter).collect::<Vec<_>>();
            for step in stage.steps {
                let ways = step.ways.iter().map(|way| way.fields.iter().filter_map(Field::typed_by));
                for fields in ways {
                    let mut all: Vec<char> = steps.iter().copied().chain(fields).collect();
                    for letter in &all {
                        let clash = commands.get(&Key::Char(*letter)).filter(|command| !elsewhere(command));
                        assert_eq!(clash, None, "{letter} of {} in {}", step.id, game.id);
                    }
                    all.sort_unstable();
                    assert!(all.windows(2).all(|pair| pair[0] != pair[1]), "{all:?} of {} in {}", step.id, game.id);
                }
            }
        }
    }
}

/// A mark has pieces before it to be about, and is of a kind that can be one; pieces are counted a player.
#[test]
fn marks_follow_the_pieces_they_are_about() {
    let games = GAMES.iter().copied().chain([&TOY]);
    for way in games.flat_map(|game| game.stages).flat_map(|stage| stage.steps).flat_map(|step| step.ways) {
        let mut pieces = false;
        for field in way.fields {
            match (field.typing, field.kind) {
                (Typing::Who, Kind::PerPlayer(_)) => pieces = true,
                (Typing::Mark(_), Kind::PerPlayer(_) | Kind::FlagPerPlayer) if pieces => {}
                (Typing::Plain, _)
                | (Typing::Digit | Typing::Known, Kind::Number(_))
                | (Typing::Silent, Kind::Flag | Kind::Text)
                | (Typing::Lettered, Kind::Text) => {}
                (typing, kind) => panic!("{}: {typing:?} of {kind:?}", field.key),
            }
        }
    }
}

#[test]
fn no_command_twice_and_each_reachable() {
    for command in Command::iter() {
        let specs: Vec<_> = COMMANDS.iter().filter(|spec| spec.command == command).collect();
        assert_eq!(specs.len(), 1, "{command:?}");
        let spec = specs[0];
        let plain = spec.keys.iter().any(|key| !matches!(key, Key::Ctrl(_)));
        let in_palette = spec.contexts.iter().any(|context| *context != Context::Palette);
        assert!(plain || BY_CTRL.contains(&command) || (spec.keys.is_empty() && in_palette), "{command:?}");
        assert!(!spec.contexts.is_empty(), "{command:?}");
    }
}

#[test]
fn every_command_has_its_words() {
    for lang in Lang::iter() {
        let text = Text::new(lang);
        for command in Command::iter() {
            let key = format!("command-{}", command.name());
            assert!(text.has(&key) && text.has(&format!("{key}.help")), "{key} in {lang:?}");
        }
        for context in Context::iter() {
            let name: &str = context.into();
            assert!(text.has(&format!("context-{name}")), "{name} in {lang:?}");
        }
    }
}

#[test]
fn upper_case_is_lower_case_where_it_is_free() {
    for context in Context::iter() {
        for spec in COMMANDS.iter().filter(|spec| spec.contexts.contains(&context)) {
            for key in spec.keys {
                let Key::Char(letter) = key else { continue };
                let upper = Key::Char(letter.to_ascii_uppercase());
                let own = COMMANDS.iter().find(|it| it.contexts.contains(&context) && it.keys.contains(&upper));
                let wanted = own.map_or(spec.command, |own| own.command);
                assert_eq!(of_key(context, upper), Some(wanted), "{upper} in {context:?}");
            }
        }
    }
}

#[test]
fn every_letter_works_in_a_cyrillic_layout() {
    let letters = COMMANDS.iter().flat_map(|spec| spec.keys).filter_map(|key| match key {
        Key::Char(c) if c.is_ascii_alphabetic() => Some(*c),
        _ => None,
    });
    let steps = GAMES.iter().flat_map(|game| game.stages).flat_map(|stage| stage.steps).filter_map(|step| step.letter);
    let ways = GAMES.iter().flat_map(|game| game.stages).flat_map(|stage| stage.steps).flat_map(|step| step.ways);
    let fields = ways.flat_map(|way| way.fields).filter_map(Field::typed_by);
    for letter in letters.chain(steps).chain(fields) {
        let typed: Vec<char> = in_cyrillic(&letter.to_string()).chars().collect();
        assert_eq!(typed.len(), 1);
        assert!(!typed[0].is_ascii(), "{letter}");
        assert_eq!(Key::Char(typed[0]).latin(), Key::Char(letter));
    }
}

#[test]
fn a_cyrillic_letter_gives_the_command() {
    let mut scene = Scene::new().of_document(&begun(NAMES, 12).to_string());
    scene.press("с");
    assert_eq!(scene.model.play().unwrap().form.step.id, "houses-in-town");
    let effects = update::key(&mut scene.model, Key::Ctrl('с'));
    assert!(!effects.is_empty());
}

#[test]
fn the_table_of_keys_names_every_command() {
    let table = help_table::key_table(&Text::new(Lang::En));
    assert_eq!(table.lines().count(), COMMANDS.len() + 2);
    assert!(table.lines().all(|line| line.starts_with('|') && line.ends_with('|')));
    assert!(
        table.contains("| `U` `Ctrl-r` | put back what was taken back | the walk, result, sheet, view |"),
        "{table}"
    );
}
