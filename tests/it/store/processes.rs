//! Two real processes: one is killed in the middle of saving.

use std::{
    env,
    io::{self, BufRead as _, BufReader, Write as _},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

use scorewalk::session::store::{Access, Store};

use super::{Fixture, HEADER, ID};

/// Names the data folder to the process that is going to be killed.
const VICTIM: &str = "SCOREWALK_TEST_VICTIM";

#[test]
fn a_process_killed_while_saving_leaves_whole_lines_and_no_lock() {
    let fixture = Fixture::new();
    drop(fixture.create());
    for round in 1..=5 {
        let mut victim = start_victim(fixture.store.root());
        let confirmed = wait_for_lines(&mut victim, round * 7);
        let mut reader = fixture.store.load(ID).unwrap().journal;
        assert_eq!(reader.access(), Access::Held);
        assert_eq!(reader.holder().unwrap().pid, Some(victim.id()));
        victim.kill().unwrap();
        victim.wait().unwrap();
        let content = reader.try_take_over().unwrap().unwrap();
        let last = content.text.lines().filter(|line| is_whole(line)).count();
        assert_eq!(last, content.text.lines().count() - 1);
        assert!(last >= confirmed);
    }
}

/// Not a test by itself: the process that the test above starts and kills.
#[test]
fn the_victim_saves_until_it_is_killed() {
    let Some(root) = env::var_os(VICTIM) else {
        return;
    };
    let store = Store::open(PathBuf::from(root)).unwrap();
    let mut journal = store.load(ID).unwrap().journal;
    for number in 0_u64.. {
        journal.append(&line(number)).unwrap();
        // What is told here was confirmed to the user.
        io::stdout().write_all(b"saved\n").unwrap();
    }
}

fn start_victim(root: &Path) -> Child {
    Command::new(env::current_exe().unwrap())
        .args(["--exact", "--nocapture"])
        .arg("store::processes::the_victim_saves_until_it_is_killed")
        .env(VICTIM, root)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Waits until the victim has confirmed so many lines, and tells how many.
fn wait_for_lines(victim: &mut Child, wanted: usize) -> usize {
    let output = BufReader::new(victim.stdout.as_mut().unwrap());
    let lines = output.lines().map(Result::unwrap);
    let saved = lines.filter(|line| line.ends_with("saved"));
    saved.take(wanted).count()
}

fn line(number: u64) -> String {
    format!("{{\"step\":{number},\"note\":\"{}\"}}", "é".repeat(300))
}

fn is_whole(line: &str) -> bool {
    line != HEADER && line.starts_with("{\"step\":") && line.ends_with("é\"}")
}
