//! The terminal: the only part of the program that writes to it or reads from it while the screen is up.
//!
//! It asks the terminal nothing. Queries hang on terminals that do not answer, and every answer needed is known
//! from somewhere else: the size from the kernel, colours and signs from the environment.
//!
//! | file | what |
//! |---|---|
//! | `guard` | modes on and off, whatever happens |
//! | `mend`, `backend`, `pen`, `caret`, `bytes` | frames to bytes, one write each |
//! | `input` | the threads that wait for keys and signals |
//! | `decode`, `sequence` | bytes to keys |

mod backend;
mod bytes;
mod caret;
#[cfg(unix)]
mod decode;
mod guard;
mod input;
mod mend;
mod pen;
#[cfg(unix)]
mod sequence;

use std::io::{self, Stdout, Write as _};
use std::sync::mpsc::Receiver;

use crossterm::event::{KeyEvent, MouseEvent};
use ratatui::Frame;
use ratatui::layout::{Position, Rect, Size};

pub use backend::Screen;
use guard::Guard;
use input::Raw;

use crate::text::clean::clean_json;

/// What to assume where the terminal says that it has no size.
const UNKNOWN: Size = Size { width: 80, height: 24 };

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// A key went down, or is held down.
    Key(KeyEvent),
    /// A paste, whole and as it came; it may hold anything.
    Paste(String),
    /// A button of the mouse, or the wheel.
    Mouse(MouseEvent),
    /// The terminal has a new size. The next frame is drawn from scratch.
    Resize(u16, u16),
    /// Somebody wants the program to end: keep what is unsaved, then call [`Terminal::die_of`] or just leave.
    Terminate(Signal),
    /// Somebody wants the program to stop for a while: call [`Terminal::suspend`].
    Suspend,
    /// The program goes on after it was stopped from outside. The next frame is drawn from scratch.
    Resumed,
    /// The terminal is gone and nothing will follow.
    Closed,
}

/// A signal that ends programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Signal {
    /// The polite request.
    Terminate,
    /// The terminal was closed.
    HangUp,
    /// An interruption from outside; from the keyboard it comes as `Ctrl-C`.
    Interrupt,
    /// The same with a core dump.
    Quit,
}

/// The terminal while it is ours. There is one in a process, entered once.
#[derive(Debug)]
pub struct Terminal {
    screen: ratatui::Terminal<Screen<Stdout>>,
    inputs: Receiver<Raw>,
    /// The size as the kernel gave it, where 0 means that it does not know.
    reported: Size,
    /// We stopped ourselves and have already come back, so the signal to go on is no news.
    #[cfg(unix)]
    back_already: bool,
    _guard: Guard,
}

impl Terminal {
    /// Takes the terminal: raw mode, the other screen, no cursor, pastes in brackets and, if wanted, the mouse.
    ///
    /// # Errors
    /// There is no terminal, or it cannot be written to.
    pub fn enter(mouse: bool) -> io::Result<Self> {
        let reported = reported_size();
        let screen = ratatui::Terminal::new(Screen::new(io::stdout(), known(reported)))?;
        let guard = Guard::enter(mouse)?;
        let inputs = input::listen()?;
        Ok(Self {
            screen,
            inputs,
            reported,
            #[cfg(unix)]
            back_already: false,
            _guard: guard,
        })
    }

    /// Draws a frame and writes what is different, all at once.
    ///
    /// # Errors
    /// The terminal cannot be written to.
    pub fn draw(&mut self, render: impl FnOnce(&mut Frame<'_>)) -> io::Result<()> {
        let whole = |frame: &mut Frame<'_>| {
            render(frame);
            mend::mend(frame.buffer_mut());
        };
        self.screen.draw(whole).map(drop)
    }

    /// Has the next frame drawn from scratch, for a screen that something else has written on.
    ///
    /// # Errors
    /// None at present; the signature is that of what it calls.
    pub fn redraw(&mut self) -> io::Result<()> {
        let size = known(self.reported);
        self.screen.backend_mut().set_size(size);
        self.screen.backend_mut().forget();
        self.screen.resize(Rect::from((Position::ORIGIN, size)))
    }

    /// The size in columns and rows.
    #[must_use]
    pub fn size(&self) -> Size {
        known(self.reported)
    }

    /// Turns the mouse on or off.
    ///
    /// # Errors
    /// The terminal cannot be written to.
    pub fn set_mouse(&mut self, on: bool) -> io::Result<()> {
        Guard::set_mouse(on)
    }

    /// Waits for something to happen.
    pub fn next_input(&mut self) -> Input {
        loop {
            let raw = self.inputs.recv().unwrap_or(Raw::Input(Input::Closed));
            if let Some(input) = self.understand(raw) {
                return input;
            }
        }
    }

    /// What has happened already, without waiting; for drawing once after a burst of keys.
    pub fn try_next_input(&mut self) -> Option<Input> {
        while let Ok(raw) = self.inputs.try_recv() {
            let input = self.understand(raw);
            if input.is_some() {
                return input;
            }
        }
        None
    }

    /// Stops the program as the shell expects it and comes back with everything as it was. Draw afterwards.
    ///
    /// Where there is nothing like it, this only redraws.
    ///
    /// # Errors
    /// The terminal cannot be taken again.
    pub fn suspend(&mut self) -> io::Result<()> {
        #[cfg(unix)]
        {
            let modes = Guard::leave();
            let stopped = signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP);
            self.back_already = stopped.is_ok();
            self.take_again(modes)
        }
        #[cfg(not(unix))]
        self.redraw()
    }

    /// Gives the terminal back, prints these lines and dies of the signal, so that whoever started us can see what it was.
    pub fn die_of(self, signal: Signal, last_words: &[String]) -> ! {
        drop(self);
        let mut out = io::stdout().lock();
        // The terminal may be gone, and with it whoever could read them.
        let _ = last_words.iter().try_for_each(|line| writeln!(out, "{}", clean_json(line)));
        drop(out);
        #[cfg(unix)]
        let _ = signal_hook::low_level::emulate_default_handler(signal.number());
        std::process::exit(128 + signal.number())
    }

    /// What came over the queue, if it is news. A terminal that cannot be taken again is as good as gone.
    fn understand(&mut self, raw: Raw) -> Option<Input> {
        let understood = match raw {
            Raw::Input(Input::Resize(..)) => self.resized(),
            Raw::Input(input) => Ok(Some(input)),
            #[cfg(unix)]
            Raw::Signal(signal) => self.signalled(signal),
        };
        understood.unwrap_or(Some(Input::Closed))
    }

    #[cfg(unix)]
    fn signalled(&mut self, signal: i32) -> io::Result<Option<Input>> {
        use signal_hook::consts::{SIGCONT, SIGTSTP, SIGWINCH};
        match signal {
            SIGWINCH => self.resized(),
            SIGTSTP => Ok(Some(Input::Suspend)),
            SIGCONT if std::mem::take(&mut self.back_already) => Ok(None),
            SIGCONT => self.take_again(Guard::leave()).map(|()| Some(Input::Resumed)),
            other => Ok(Signal::from_number(other).map(Input::Terminate)),
        }
    }

    /// Others had the terminal in the meantime; they may have changed its modes, its size and what is on it.
    #[cfg(unix)]
    fn take_again(&mut self, modes: guard::Modes) -> io::Result<()> {
        Guard::re_enter(modes)?;
        self.reported = reported_size();
        self.redraw()
    }

    /// A terminal that learns its size late and has the one we assumed need not be drawn again.
    fn resized(&mut self) -> io::Result<Option<Input>> {
        let before = std::mem::replace(&mut self.reported, reported_size());
        if before != self.reported && known(before) == known(self.reported) {
            return Ok(None);
        }
        self.redraw()?;
        let Size { width, height } = self.size();
        Ok(Some(Input::Resize(width, height)))
    }
}

impl Signal {
    #[cfg(unix)]
    const ALL: [Self; 4] = [Self::Terminate, Self::HangUp, Self::Interrupt, Self::Quit];

    /// The number, which is the same wherever there are signals.
    const fn number(self) -> i32 {
        match self {
            Self::HangUp => 1,
            Self::Interrupt => 2,
            Self::Quit => 3,
            Self::Terminate => 15,
        }
    }

    #[cfg(unix)]
    fn from_number(number: i32) -> Option<Self> {
        Self::ALL.into_iter().find(|signal| signal.number() == number)
    }
}

/// The size as the kernel knows it. crossterm's other way to ask may start a program.
fn reported_size() -> Size {
    crossterm::terminal::window_size().map_or(Size::ZERO, |size| Size::new(size.columns, size.rows))
}

/// A size that can be drawn on.
fn known(reported: Size) -> Size {
    if reported.width == 0 || reported.height == 0 { UNKNOWN } else { reported }
}
