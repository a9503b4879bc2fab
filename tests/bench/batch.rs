//! `score --batch`, beside a loop that parses the same bytes into `serde_json::Value` and prints them again.

use std::fmt::Write as _;
use std::fs::File;
use std::hint::black_box;
use std::process::{Command, Stdio};

use super::shortest;

const DOCUMENTS: u32 = 5_000;
/// Each document has so many log items, as a long game has.
const ITEMS: usize = 40;

pub(crate) fn measure() {
    measure_game("Kutná Hora", kutna_hora);
    measure_game("Carcassonne", carcassonne);
    measure_game("The Castles of Burgundy", burgundy);
}

fn measure_game(game: &str, document: fn(u32) -> String) {
    let documents: String = (0..DOCUMENTS).map(document).collect();
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("documents.jsonl");
    std::fs::write(&file, &documents).unwrap();
    let parse_and_print = shortest(9, || {
        for line in documents.lines() {
            let value: serde_json::Value = serde_json::from_str(line).unwrap();
            black_box(value.to_string());
        }
    });
    let score = shortest(9, || {
        let mut program = Command::new(env!("CARGO_BIN_EXE_scorewalk"));
        let program = program.args(["score", "--batch", "-"]).stdin(File::open(&file).unwrap()).stdout(Stdio::null());
        assert!(program.status().unwrap().success());
    });
    let ratio = score.as_secs_f64() / parse_and_print.as_secs_f64();
    println!("{game}: {DOCUMENTS} documents of {ITEMS} items, {} bytes each", documents.len() / DOCUMENTS as usize);
    println!("  parse and print      {:>9.2?} a document", parse_and_print / DOCUMENTS);
    println!("  score --batch        {:>9.2?} a document, {ratio:.2} times as long (goal: 2)", score / DOCUMENTS);
}

/// A whole game of three, different in each document.
fn kutna_hora(number: u32) -> String {
    let mut dice = Dice(u64::from(number) + 1);
    let mut log = format!(r#"{{"step":"points-in-play","points":{}}}"#, dice.list(60));
    for _ in 0..27 {
        let (owner, dots) = (dice.roll(3), dice.roll(5));
        let _ = write!(log, r#",{{"step":"building","owner":{owner},"dots":{dots}}}"#);
    }
    log.push_str(r#",{"done":"city-dots"}"#);
    for _ in 0..5 {
        let (rock, stars) = (dice.roll(4), dice.list(5));
        let _ = write!(log, r#",{{"step":"mine-row","rock_stars":{rock},"stars":{stars},"places":[8,5,2]}}"#);
    }
    log.push_str(r#",{"done":"mines"}"#);
    let _ = write!(log, r#",{{"step":"income","groschen":{}}}"#, dice.list(90));
    let _ = write!(log, r#",{{"step":"reputation","points":{}}}"#, dice.list(13));
    let (tiles, markers, pelicans) = (dice.list(4), dice.list(4), dice.list(3));
    let _ = write!(log, r#",{{"step":"extras","tiles":{tiles},"plot_markers":{markers},"pelicans":{pelicans}}}"#);
    let _ = write!(log, r#",{{"step":"groschen-left","groschen":{}}}"#, dice.list(30));
    log.push_str(r#",{"undo":true},{"redo":true}"#);
    document(number, "kutna-hora", &log)
}

/// A document of three players as a line.
fn document(number: u32, game: &str, log: &str) -> String {
    let players = r#"[{"name":"Anna"},{"name":"Ben"},{"name":"Cleo"}]"#;
    format!("{{\"scorewalk\":1,\"id\":\"game-{number}\",\"game\":\"{game}\",\"players\":{players},\"log\":[{log}]}}\n")
}

/// The same of Carcassonne: the evening's log, what is left of the map, the fields.
fn carcassonne(number: u32) -> String {
    let mut dice = Dice(u64::from(number) + 1);
    let mut log = String::new();
    for at in 0..32 {
        let (completed, tiles) = (at < 22, 2 + dice.roll(8));
        if at == 22 {
            log.push_str(r#"{"done":"play"},"#);
        }
        let followers = dice.followers();
        let _ = if dice.roll(2) == 0 {
            write!(log, r#"{{"step":"road","completed":{completed},"tiles":{tiles},"followers":{followers}}},"#)
        } else {
            let coats = dice.roll(2);
            write!(
                log,
                r#"{{"step":"city","completed":{completed},"tiles":{tiles},"coats_of_arms":{coats},"followers":{followers}}},"#
            )
        };
    }
    for _ in 0..6 {
        let (followers, cities) = (dice.followers(), dice.roll(6));
        let _ = write!(log, r#"{{"step":"field","followers":{followers},"cities":{cities}}},"#);
    }
    log.push_str(r#"{"done":"fields"}"#);
    document(number, "carcassonne", &log)
}

/// The same of The Castles of Burgundy: an evening's log, and the final scoring.
fn burgundy(number: u32) -> String {
    let mut dice = Dice(u64::from(number) + 1);
    let mut log = String::new();
    for at in 0..32 {
        let (player, figure, phase) = (dice.roll(3), dice.roll(3) + 1, ["A", "B", "C", "D", "E"][at * 5 / 32]);
        let _ = match dice.roll(4) {
            0 => write!(
                log,
                r#"{{"step":"area","player":{player},"kind":"building","size":{figure},"phase":"{phase}"}},"#
            ),
            1 => write!(
                log,
                r#"{{"step":"livestock","player":{player},"pasture":{figure},"animal":"sheep","count":{figure}}},"#
            ),
            2 => write!(log, r#"{{"step":"sale","player":{player},"tiles":{figure}}},"#),
            _ => write!(log, r#"{{"step":"watchtower","player":{player}}},"#),
        };
    }
    let lists = [dice.list(6), dice.list(6), dice.list(6)];
    let [goods, silver, workers] = lists;
    let _ = write!(log, r#"{{"step":"leftovers","goods":{goods},"silver":{silver},"workers":{workers}}},"#);
    for tile in 16..22 {
        let (player, count) = (dice.roll(3), dice.roll(4));
        let _ = write!(log, r#"{{"step":"scoring-monastery","player":{player},"tile":{tile},"count":{count}}},"#);
    }
    log.push_str(r#"{"done":"monasteries"}"#);
    document(number, "castles-of-burgundy", &log)
}

/// Figures that look thrown and are the same in every run.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % sides
    }

    /// Followers as they stand in recorded games: one player's nearly always, now and then two players', rarely nobody's.
    fn followers(&mut self) -> String {
        let (first, second) = (self.roll(3), self.roll(24));
        let one = |seat: u64| u8::from(seat == first || seat == second);
        if second > 20 { "[0,0,0]".to_owned() } else { format!("[{},{},{}]", one(0), one(1), one(2)) }
    }

    fn list(&mut self, sides: u64) -> String {
        format!("[{},{},{}]", self.roll(sides), self.roll(sides), self.roll(sides))
    }
}
