//! Two sleeping threads, one for the keys and one for the signals, and the queue they fill.
//!
//! Neither ever wakes up without a reason: an idle program costs nothing. Waiting for both on the drawing thread
//! was tried: no faster from key to screen, and twice the code.

use std::io;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::Builder;

use super::Input;

/// Room enough for reading and decoding.
const STACK: usize = 64 * 1024;

/// What the threads send.
#[derive(Debug)]
pub(super) enum Raw {
    /// Something the terminal sent.
    Input(Input),
    /// A signal, by its number.
    #[cfg(unix)]
    Signal(i32),
}

/// Starts the threads.
pub(super) fn listen() -> io::Result<Receiver<Raw>> {
    let (sender, receiver) = channel();
    #[cfg(unix)]
    listen_to_signals(sender.clone())?;
    let keys = move || {
        let last_words = LastWords(sender);
        read(&last_words.0);
    };
    Builder::new().name("keys".into()).stack_size(STACK).spawn(keys)?;
    Ok(receiver)
}

/// However the reader ends, the program hears that nothing will follow.
struct LastWords(Sender<Raw>);

impl Drop for LastWords {
    fn drop(&mut self) {
        let _ = self.0.send(Raw::Input(Input::Closed));
    }
}

/// Reads until the terminal is gone.
#[cfg(unix)]
fn read(queue: &Sender<Raw>) {
    use std::io::BufRead;

    let mut decoder = super::decode::Decoder::default();
    let mut input = io::stdin().lock();
    loop {
        let taken = match input.fill_buf() {
            Ok([]) => return,
            Ok(bytes) => {
                decoder.feed(bytes, &mut |input| drop(queue.send(Raw::Input(input))));
                bytes.len()
            }
            Err(error) if error.kind() == io::ErrorKind::Interrupted => 0,
            Err(_) => return,
        };
        input.consume(taken);
    }
}

/// Reads until the terminal is gone.
#[cfg(not(unix))]
fn read(queue: &Sender<Raw>) {
    use crossterm::event::{Event, KeyEventKind};

    while let Ok(event) = crossterm::event::read() {
        let input = match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => Input::Key(key),
            Event::Paste(text) => Input::Paste(text),
            Event::Mouse(mouse) => Input::Mouse(mouse),
            Event::Resize(width, height) => Input::Resize(width, height),
            Event::Key(_) | Event::FocusGained | Event::FocusLost => continue,
        };
        if queue.send(Raw::Input(input)).is_err() {
            return;
        }
    }
}

/// Passes signals on for as long as somebody listens; afterwards they do what they always do.
#[cfg(unix)]
fn listen_to_signals(queue: Sender<Raw>) -> io::Result<()> {
    use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGWINCH};

    let wanted = [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH];
    let mut signals = signal_hook::iterator::Signals::new(wanted)?;
    let pass_on = move || {
        for signal in signals.forever() {
            if queue.send(Raw::Signal(signal)).is_err() {
                let _ = signal_hook::low_level::emulate_default_handler(signal);
            }
        }
    };
    Builder::new().name("signals".into()).stack_size(STACK).spawn(pass_on)?;
    Ok(())
}
