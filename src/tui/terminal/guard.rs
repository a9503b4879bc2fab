//! The modes of the terminal: which are on, and how they all go off again.
//!
//! The record is one for the process, because a panic may come on any thread and has to find it without locks.
//! Whatever ends the program, the same few lines run: the modes that are on go off in reverse order, once.

use std::io::{self, Write};
use std::sync::Once;
use std::sync::atomic::{AtomicU8, Ordering};

use crossterm::terminal::{disable_raw_mode, enable_raw_mode};

/// One bit each, in the order of turning on.
static ON: AtomicU8 = AtomicU8::new(0);

const RAW: u8 = 1;
const SCREEN: u8 = 1 << 1;
const CURSOR: u8 = 1 << 2;
const PASTE: u8 = 1 << 3;
const MOUSE: u8 = 1 << 4;

/// The modes that are written: bit, on, off. The mouse reports buttons and wheel only; every move would be noise.
const WRITTEN: [(u8, &[u8], &[u8]); 4] = [
    (SCREEN, b"\x1b[?1049h\x1b[m\x1b[H\x1b[2J", b"\x1b[m\x1b[?1049l"),
    (CURSOR, b"\x1b[?25l", b"\x1b[?25h"),
    (PASTE, b"\x1b[?2004h", b"\x1b[?2004l"),
    (MOUSE, b"\x1b[?1000h\x1b[?1006h", b"\x1b[?1006l\x1b[?1000l"),
];

/// Holds the terminal; letting go of it restores the terminal.
#[derive(Debug)]
pub(super) struct Guard(());

impl Guard {
    /// Takes the terminal, with or without the mouse, and sees to it that a panic gives it back.
    pub(super) fn enter(mouse: bool) -> io::Result<Self> {
        restore_before_panics();
        let guard = Self(());
        enter(RAW | SCREEN | CURSOR | PASTE | if mouse { MOUSE } else { 0 })?;
        Ok(guard)
    }

    /// Gives the terminal back for a while and says what to turn on again afterwards.
    pub(super) fn leave() -> Modes {
        Modes(leave())
    }

    /// Takes the terminal again as it was.
    pub(super) fn re_enter(Modes(modes): Modes) -> io::Result<()> {
        enter(modes)
    }

    /// Turns the mouse on or off.
    pub(super) fn set_mouse(on: bool) -> io::Result<()> {
        let is_on = ON.load(Ordering::Acquire) & MOUSE != 0;
        match (is_on, on) {
            (false, true) => enter(MOUSE),
            (true, false) => {
                ON.fetch_and(!MOUSE, Ordering::AcqRel);
                switch_off(MOUSE)
            }
            _ => Ok(()),
        }
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        leave();
    }
}

/// Modes that were on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Modes(u8);

/// Turns modes on. They are recorded first: turning off what never came on does no harm, the reverse does.
fn enter(modes: u8) -> io::Result<()> {
    ON.fetch_or(modes, Ordering::AcqRel);
    if modes & RAW != 0 {
        enable_raw_mode()?;
    }
    let wanted = WRITTEN.iter().filter(|(bit, ..)| modes & bit != 0);
    let bytes: Vec<u8> = wanted.flat_map(|&(_, on, _)| on).copied().collect();
    write(&bytes)
}

/// Turns off what is on, in reverse. Errors are of no use to anybody at this point.
fn leave() -> u8 {
    let modes = ON.swap(0, Ordering::AcqRel);
    let _ = switch_off(modes);
    if modes & RAW != 0 {
        let _ = disable_raw_mode();
    }
    modes
}

fn switch_off(modes: u8) -> io::Result<()> {
    let wanted = WRITTEN.iter().rev().filter(|(bit, ..)| modes & bit != 0);
    let bytes: Vec<u8> = wanted.flat_map(|&(.., off)| off).copied().collect();
    if bytes.is_empty() { Ok(()) } else { write(&bytes) }
}

fn write(bytes: &[u8]) -> io::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(bytes)?;
    out.flush()
}

/// Hooks in front of the message of a panic, once in the life of the process, so that it can be read.
fn restore_before_panics() {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let report = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            leave();
            report(info);
        }));
    });
}
