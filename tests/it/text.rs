//! The catalogues: every language says everything, and what stands in a column fits it.

use std::collections::{BTreeMap, BTreeSet};

use scorewalk::games::GAMES;
use scorewalk::rules::{ADJUSTMENT, Arg, Game, Kind, OptionKind, OptionSpec, Step};
use scorewalk::text::fit::width;
use scorewalk::text::{Lang, Text};

const LANGS: [Lang; 2] = [Lang::En, Lang::Ru];

/// The messages of a catalogue, `key.attribute` for an attribute, with their patterns as they stand.
fn messages(lang: Lang) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    let mut message = String::new();
    let mut current = String::new();
    let parts = [lang.shared()].into_iter().chain(lang.games().iter().map(|(_, words)| *words));
    for line in parts.flat_map(str::lines) {
        let name = |part: &str| part.chars().all(|letter| letter.is_alphanumeric() || matches!(letter, '-' | '_'));
        let (head, rest) = line.split_once(" =").unwrap_or((line, ""));
        if !line.starts_with([' ', '#']) && line.contains(" =") && name(head) {
            head.clone_into(&mut message);
            current.clone_from(&message);
            assert!(found.insert(current.clone(), rest.to_owned()).is_none(), "{lang:?}: {current} stands twice");
        } else if let Some(attribute) = line.trim_start().strip_prefix('.').filter(|_| line.contains(" =")) {
            current = format!("{message}.{}", attribute.split(' ').next().unwrap_or_default());
            assert!(found.insert(current.clone(), rest.to_owned()).is_none(), "{lang:?}: {current} stands twice");
        } else if line.starts_with(' ') {
            found.entry(current.clone()).or_default().push_str(line);
        }
    }
    found
}

/// The variables that a pattern shows or chooses by, those of messages it refers to too.
fn variables(pattern: &str, all: &BTreeMap<String, String>) -> BTreeSet<String> {
    let word =
        |rest: &str| rest.chars().take_while(|letter| letter.is_alphanumeric() || "-_".contains(*letter)).collect();
    let own = pattern.split('$').skip(1).map(word);
    let referred = pattern.split("{ ").skip(1).map(|rest| -> String { word(rest) });
    let referred = referred.filter_map(|key| all.get(&key)).flat_map(|other| variables(other, all));
    own.chain(referred).collect()
}

#[test]
fn both_languages_say_the_same_things_with_the_same_variables() {
    let (en, ru) = (messages(Lang::En), messages(Lang::Ru));
    let keys = |all: &BTreeMap<String, String>| all.keys().cloned().collect::<BTreeSet<_>>();
    let differ: Vec<_> = keys(&en).symmetric_difference(&keys(&ru)).cloned().collect();
    assert!(differ.is_empty(), "in one language only: {differ:?}");
    // What an option changes may need other words in one language only.
    let said = |pattern: &str, all| variables(pattern, all).into_iter().filter(|name| chosen(name).is_empty());
    for (key, pattern) in &en {
        assert!(said(pattern, &en).eq(said(&ru[key], &ru)), "{key}");
    }
}

/// What an option can be, as texts are told it; nothing where it is no option.
fn chosen(name: &str) -> Vec<Arg> {
    let options = || GAMES.iter().flat_map(|game| game.options);
    let words = options().filter(|option| option.key == name).flat_map(OptionSpec::words);
    let number = |word: &str| word.parse().map(Arg::Count);
    let words = words.map(|word| number(word).unwrap_or_else(|_| Arg::Text((*word).to_owned())));
    let is_module = options().any(|option| matches!(option.kind, OptionKind::Words(words) if words.contains(&name)));
    words.chain([0, 1].map(Arg::Count).into_iter().filter(|_| is_module)).collect()
}

#[test]
fn every_game_has_a_part_of_its_own_and_keeps_to_it() {
    for lang in LANGS {
        let parts: Vec<_> = lang.games().iter().map(|(id, _)| *id).collect();
        assert_eq!(parts, GAMES.iter().map(|game| game.id).collect::<Vec<_>>(), "{lang:?}");
        for (id, words) in lang.games() {
            let heads = words.lines().filter(|line| line.starts_with(|first: char| first.is_alphanumeric()));
            heads.for_each(|head| assert!(head.starts_with(&format!("{id}-")), "{lang:?}: {head}"));
            assert!(!lang.shared().lines().any(|line| line.starts_with(&format!("{id}-"))), "{lang:?}: {id}");
        }
    }
}

#[test]
fn every_message_comes_out_whole() {
    for lang in LANGS {
        let (text, all) = (Text::new(lang), messages(lang));
        for (key, pattern) in &all {
            assert!(text.has(key) || all.keys().any(|other| other.starts_with(&format!("{key}."))), "{lang:?}: {key}");
            for figure in [0, 1, 2, 3, 5, 11, 21, 1000] {
                let args = variables(pattern, &all).into_iter().map(|name| (leak(name), Arg::Count(figure)));
                let said = text.with(key, &args.collect::<Vec<_>>());
                let whole = !said.contains(['{', '}', '$']) && (said != *key || pattern.trim() == key);
                assert!(whole, "{lang:?}: {key}: {said}");
                assert!(!said.chars().any(|letter| matches!(letter, '\u{2068}' | '\u{2069}')), "{lang:?}: {key}");
            }
        }
    }
}

/// Names of arguments are known when the program is built; a test learns them later.
fn leak(name: String) -> &'static str {
    Box::leak(name.into_boxed_str())
}

#[test]
fn what_stands_in_a_column_fits_it() {
    for lang in LANGS {
        let (text, all) = (Text::new(lang), messages(lang));
        for (key, pattern) in &all {
            let most = column(key);
            for args in told(pattern, &all) {
                let said = text.with(key, &args);
                assert!(width(&said) <= most, "{lang:?}: {key} takes {} of {most} columns: {said}", width(&said));
            }
        }
    }
}

/// Everything that a pattern may be told: each option as it can be, any number of players, and figures of three digits.
fn told(pattern: &str, all: &BTreeMap<String, String>) -> Vec<Vec<(&'static str, Arg)>> {
    let mut told = vec![Vec::new()];
    for name in variables(pattern, all).into_iter().map(leak) {
        let values = match (name, chosen(name)) {
            ("players", _) => (1..=6).map(Arg::Count).collect(),
            ("highest_wins", _) => [0, 1].map(Arg::Count).to_vec(),
            (_, chosen) if chosen.is_empty() => vec![Arg::Count(100)],
            (_, chosen) => chosen,
        };
        let with = |args: &Vec<_>| {
            let args = args.clone();
            values.iter().map(move |value| args.iter().cloned().chain([(name, value.clone())]).collect())
        };
        told = told.iter().flat_map(with).collect();
    }
    told
}

/// The columns there are for a message, by the parts of its key.
fn column(key: &str) -> usize {
    let has = |part: &str| key.contains(part);
    match key {
        _ if !GAMES.iter().any(|game| key.starts_with(game.id)) && !key.starts_with("adjustment") => usize::MAX,
        _ if has(".") || has("-page-") => {
            if has(".") {
                usize::MAX
            } else {
                24
            }
        }
        _ if key.ends_with("-ask") || key.ends_with("-rule") => 58,
        _ if has("-stage-") => 15,
        _ if has("-title-") => 30,
        _ if has("-head-") || has("-group-") => 7,
        _ if has("-category-") => 22,
        _ if has("-name-") => 5,
        _ => usize::MAX,
    }
}

#[test]
fn every_key_that_the_tables_ask_for_is_there() {
    for lang in LANGS {
        let text = Text::new(lang);
        let missing: Vec<String> = needed().into_iter().filter(|key| !text.has(key)).collect();
        assert!(missing.is_empty(), "{lang:?}: {missing:#?}");
    }
}

/// The keys that follow from the tables of the games.
fn needed() -> Vec<String> {
    let mut keys: Vec<String> = GAMES.iter().flat_map(|game| needed_by(game)).collect();
    for id in GAMES.iter().map(|game| game.id) {
        keys.extend([format!("game-{id}"), format!("game-{id}-short")]);
    }
    keys.extend(["ask", "rule", "entry", "entry.a", "enter"].map(|part| format!("{}-{part}", ADJUSTMENT.id)));
    keys.extend(ADJUSTMENT.ways[0].fields.iter().map(|field| format!("{}-{}", ADJUSTMENT.id, field.key)));
    keys
}

fn needed_by(game: &Game) -> Vec<String> {
    let id = game.id;
    let mut keys = Vec::new();
    for stage in game.stages {
        keys.extend([format!("{id}-stage-{}", stage.id), format!("{id}-title-{}", stage.id)]);
        if stage.is_tie_break() {
            keys.push(format!("{id}-decided-{}", stage.id));
        }
        if stage.opens {
            keys.extend(["ask", "rule"].map(|part| format!("{id}-opening-{}-{part}", stage.id)));
        }
        for step in stage.steps {
            keys.extend(["ask", "rule", "entry", "entry.a", "enter"].map(|part| of_step(game, step, part)));
            for field in step.ways.iter().flat_map(|way| way.fields) {
                keys.push(of_step(game, step, field.key));
                keys.extend(goods(id, field.kind));
            }
        }
    }
    for category in game.categories {
        keys.extend([format!("{id}-category-{}", category.id), format!("{id}-head-{}", category.id)]);
        keys.extend(category.group.map(|group| format!("{id}-group-{group}")));
    }
    for page in game.pages {
        keys.extend([format!("{id}-page-{}", page.id), format!("{id}-page-{}.body", page.id)]);
    }
    for option in game.options {
        keys.push(format!("{id}-option-{}", option.key));
        keys.extend(option.words().iter().map(|word| format!("{id}-option-{}-{word}", option.key)));
    }
    keys
}

/// The key of a text of a step: the first there is of those that may hold it, else that of its own.
fn of_step(game: &Game, step: &Step, part: &str) -> String {
    let text = Text::new(Lang::En);
    let (id, name) = (game.id, step.name);
    let keys = [
        format!("{id}-{name}-{part}"),
        format!("{id}-{}-{part}", step.id),
        format!("{id}-{part}"),
        format!("{name}-{part}"),
    ];
    keys.iter().find(|key| text.has(key)).unwrap_or(&keys[0]).clone()
}

fn goods(id: &str, kind: Kind) -> Vec<String> {
    match kind {
        Kind::Named(names, _) | Kind::NamedPerPlayer(names, _) => {
            names.iter().map(|name| format!("{id}-name-{name}")).collect()
        }
        Kind::Word(words) => words.iter().map(|word| format!("{id}-word-{word}")).collect(),
        _ => Vec::new(),
    }
}

#[test]
fn every_key_written_in_the_sources_is_there() {
    let text = Text::new(Lang::En);
    let prefixes = [
        "cli-", "usage-", "sheet-", "list-", "rules-", "store-", "man-", "error-", "warning-", "why-", "type-",
        "decided-", "refused-",
    ];
    for source in super::tidy::sources() {
        for word in source.split('"').skip(1).step_by(2) {
            let is_key = prefixes.iter().any(|prefix| word.starts_with(prefix))
                && word.chars().all(|letter| letter.is_ascii_alphanumeric() || "-_.".contains(letter));
            assert!(!is_key || word.ends_with('-') || text.has(word), "{word}");
        }
        for call in ["text.get(", "text.with(", "refuse(", "Message::new(", "tell_key("] {
            for rest in source.split(call).skip(1) {
                let word = rest.trim_start().strip_prefix('"').and_then(|rest| rest.split('"').next());
                if let Some(word) = word.filter(|word| !word.contains(['{', '%'])) {
                    assert!(text.has(word), "{word}");
                }
            }
        }
    }
}
