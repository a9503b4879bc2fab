//! Into the game; and new names into one that was begun.

use super::{Aim, At, NewGame, opening, refused};
use crate::rules::{Arg, OptionKind, Player, Setup};
use crate::session::{Act, Change, Header, Item, Patch};
use crate::tui::effect::Effect;
use crate::tui::memory::Person;
use crate::tui::model::{Base, Model, Weight};
use crate::tui::play;

/// Begins the game, or keeps the names.
pub(super) fn begin(model: &mut Model) -> Vec<Effect> {
    let Base::NewGame(screen) = &mut model.base else { return Vec::new() };
    match screen.aim.clone() {
        Aim::Rename(id) => rename(model, id),
        Aim::Begin if !screen.add.value().is_empty() => {
            screen.go(At::Row(screen.players.len()));
            refused(model, "new-game-half-typed")
        }
        Aim::Begin => match setup(model) {
            Some(setup) => start(model, setup),
            None => Vec::new(),
        },
    }
}

fn start(model: &mut Model, setup: Setup) -> Vec<Effect> {
    let Base::NewGame(screen) = &model.base else { return Vec::new() };
    let game = screen.game;
    model.memory.note_line_up(game.id, &people(&setup.players));
    opening::take_away(model);
    model.home.aside = None;
    let header = Header { game, setup, id: None, created: None };
    vec![Effect::Create(Box::new(header)), Effect::Remember]
}

fn people(players: &[Player]) -> Vec<Person> {
    players.iter().map(|player| Person { name: player.name.clone(), colour: player.colour.clone() }).collect()
}

/// Everything that is set up; or a refusal, the cursor where it is to be mended.
fn setup(model: &mut Model) -> Option<Setup> {
    let Base::NewGame(screen) = &mut model.base else { return None };
    let (count, range) = (screen.players.len(), screen.game.players.clone());
    if !range.contains(&count) {
        screen.go(At::Row(count));
        let game = screen.game.id;
        let args = [
            ("game", Arg::Key(format!("game-{game}"))),
            ("min", Arg::number(*range.start())),
            ("max", Arg::number(*range.end())),
            ("count", Arg::number(count)),
        ];
        let words = model.text.with("new-game-count", &args);
        model.say(Weight::Error, words);
        return None;
    }
    let mut setup = Setup::new(screen.game.options, screen.players.clone());
    let mut wrong = None;
    for (at, spec) in screen.game.options.iter().enumerate() {
        match screen.value(&model.memory, at, spec) {
            Some(value) => setup.options[at].1 = value,
            None => wrong = wrong.or(Some((at, spec.kind))),
        }
    }
    let Some((at, kind)) = wrong else { return Some(setup) };
    screen.go(At::Option(at));
    refuse_option(model, kind);
    None
}

fn refuse_option(model: &mut Model, kind: OptionKind) {
    if let OptionKind::Number(min, max, _) = kind {
        let words = model.text.with("form-range", &[("min", Arg::Signed(min)), ("max", Arg::Signed(max))]);
        model.say(Weight::Error, words);
    }
}

/// Keeps what changed; from the list by appending to its file, from the session that lies behind by its own log.
fn rename(model: &mut Model, id: Option<String>) -> Vec<Effect> {
    let Base::NewGame(screen) = &model.base else { return Vec::new() };
    let patch = patch(model, screen);
    let (game, players) = (screen.game.id, before(model, screen).0);
    opening::take_away(model);
    if patch == Patch::default() {
        return Vec::new();
    }
    let said = model.text.get("names-kept");
    model.say(Weight::Notice, said);
    let corrected = patch.players.as_deref().map(people);
    let corrected = corrected.is_some_and(|now| model.memory.correct_line_up(game, &people(&players), &now));
    let change = Change::Set(Box::new(patch));
    let mut effects = match id {
        Some(id) => {
            let item = Item { act: Act::Change(change), at: Some(model.now.to_string()) };
            vec![Effect::Amend(id, item)]
        }
        // A patch of names has nothing that a rule forbids; were there one, nothing would be kept and nothing written.
        None => play::commit(model, change).unwrap_or_default(),
    };
    effects.extend(corrected.then_some(Effect::Remember));
    effects
}

fn patch(model: &Model, screen: &NewGame) -> Patch {
    let (players, place, notes) = before(model, screen);
    let changed = |at: usize, before: Option<String>| {
        let now = screen.texts.get(at).map(|input| input.value().to_owned()).unwrap_or_default();
        (now != before.unwrap_or_default()).then_some(now)
    };
    Patch {
        players: (players != screen.players).then(|| screen.players.clone()),
        options: None,
        place: changed(0, place),
        notes: changed(1, notes),
    }
}

type Names = (Vec<Player>, Option<String>, Option<String>);

fn before(model: &Model, screen: &NewGame) -> Names {
    if let Some(play) = screen.behind() {
        let setup = play.state.setup();
        return (setup.players.clone(), setup.place.clone(), setup.notes.clone());
    }
    let Aim::Rename(Some(id)) = &screen.aim else { return Names::default() };
    let Some(standing) = model.home.standing(id) else { return Names::default() };
    (opening::people(&standing.players), standing.place.clone(), standing.notes.clone())
}
