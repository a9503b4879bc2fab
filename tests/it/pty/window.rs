//! The program in a pseudo-terminal, and what its user sees.

use std::fmt::Write as _;
use std::fs;
use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::process::Command;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, ExitStatus, MasterPty, PtySize, native_pty_system};
use scorewalk::tui::key::{Key, parse_script};
use vt100::{MouseProtocolMode, Parser, Screen};

/// How long something may take on a machine that is busy with other things. Nothing ever waits that long for success.
const PATIENCE: Duration = Duration::from_secs(20);

/// How often something is looked at that cannot call by itself.
const STEP: Duration = Duration::from_millis(5);

/// What is written to turn each mode on and off.
const MODES: [(&str, &str); 5] = [
    ("\u{1b}[?1049h", "\u{1b}[?1049l"),
    ("\u{1b}[?25l", "\u{1b}[?25h"),
    ("\u{1b}[?2004h", "\u{1b}[?2004l"),
    ("\u{1b}[?1000h", "\u{1b}[?1000l"),
    ("\u{1b}[?1006h", "\u{1b}[?1006l"),
];

/// What came from the program.
struct View {
    parser: Parser,
    stream: Vec<u8>,
    ended: bool,
}

impl View {
    fn screen(&self) -> &Screen {
        self.parser.screen()
    }

    /// The rows of the screen.
    fn text(&self) -> String {
        let width = self.screen().size().1.get();
        self.screen().rows(0, width).fold(String::new(), |mut text, row| {
            writeln!(text, "{}", row.trim_end()).unwrap();
            text
        })
    }
}

/// What came from the program, shared with the thread that reads.
struct Seen {
    view: Mutex<View>,
    news: Condvar,
}

impl Seen {
    fn new(cols: u16, rows: u16) -> Self {
        let parser = Parser::new(some(rows), some(cols), 0);
        Self { view: Mutex::new(View { parser, stream: Vec::new(), ended: false }), news: Condvar::new() }
    }

    fn lock(&self) -> MutexGuard<'_, View> {
        self.view.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Reads until the program's end of the terminal is closed.
    fn read(&self, mut reader: Box<dyn Read + Send>) {
        let mut bytes = [0; 8192];
        let mut held_back = Vec::new();
        loop {
            let count = reader.read(&mut bytes).unwrap_or(0);
            let mut view = self.lock();
            view.stream.extend_from_slice(&bytes[..count]);
            held_back.extend_from_slice(&bytes[..count]);
            let rest = held_back.split_off(whole_letters(&held_back));
            // The emulator passes over this sign, which terminals show.
            let text = String::from_utf8_lossy(&held_back).replace('\u{fffd}', "?");
            view.parser.process(text.as_bytes());
            held_back = rest;
            view.ended = count == 0;
            self.news.notify_all();
            if count == 0 {
                return;
            }
        }
    }
}

/// The program in a terminal.
pub(super) struct Window {
    master: Box<dyn MasterPty + Send>,
    writer: Box<dyn Write + Send>,
    child: Box<dyn Child + Send + Sync>,
    seen: Arc<Seen>,
    before: String,
    /// How many keys were pressed.
    pub(super) pressed: usize,
}

impl Window {
    /// Starts a command in a terminal of this size.
    pub(super) fn of(command: CommandBuilder, (cols, rows): (u16, u16)) -> Self {
        // Between opening a terminal and marking it as ours alone, a process started meanwhile would inherit it.
        static ONE_BY_ONE: Mutex<()> = Mutex::new(());

        let one = ONE_BY_ONE.lock().unwrap_or_else(PoisonError::into_inner);
        let pair = native_pty_system().openpty(pty_size(cols, rows)).unwrap();
        let before = format!("{:?}", pair.master.get_termios().unwrap());
        let child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        drop(one);
        let seen = Arc::new(if cols == 0 { Seen::new(80, 24) } else { Seen::new(cols, rows) });
        let (reader, eyes) = (pair.master.try_clone_reader().unwrap(), Arc::clone(&seen));
        thread::spawn(move || eyes.read(reader));
        let writer = pair.master.take_writer().unwrap();
        Self { master: pair.master, writer, child, seen, before, pressed: 0 }
    }

    /// Waits until the program has taken the terminal.
    pub(super) fn is_taken(&self) {
        self.wait("the program's screen", |view| view.screen().alternate_screen() && view.screen().bracketed_paste());
    }

    /// Presses keys, written as a script. A terminal that sends `ESC` and another key at once means `Alt`, so `Esc` comes
    /// last and what it does is waited for.
    pub(super) fn press(&mut self, script: &str) {
        let keys = parse_script(script).unwrap();
        assert!(!keys.iter().rev().skip(1).any(|key| *key == Key::Esc), "{script}");
        self.pressed += keys.len();
        let bytes: Vec<u8> = keys.into_iter().flat_map(bytes_of).collect();
        self.send(&bytes);
    }

    /// Sends bytes as the terminal would.
    pub(super) fn send(&mut self, bytes: &[u8]) {
        self.writer.write_all(bytes).unwrap();
        self.writer.flush().unwrap();
    }

    /// Waits until the screen shows this.
    pub(super) fn shows(&self, text: &str) {
        self.wait(text, |view| view.text().contains(text));
    }

    /// Waits until the screen shows this no longer.
    pub(super) fn hides(&self, text: &str) {
        self.wait(&format!("the end of {text}"), |view| !view.text().contains(text));
    }

    /// Waits until a line of the screen has all of this, in this order. Several spaces count as one.
    pub(super) fn shows_line(&self, parts: &[&str]) {
        self.wait(&format!("{parts:?}"), |view| view.text().lines().any(|line| has_in_order(&squeezed(line), parts)));
    }

    fn wait(&self, what: &str, is_there: impl Fn(&View) -> bool) {
        let deadline = Instant::now() + PATIENCE;
        let mut view = self.seen.lock();
        while !is_there(&view) {
            let left = deadline.saturating_duration_since(Instant::now());
            assert!(!view.ended && !left.is_zero(), "waited for {what}, ended: {}\n{}", view.ended, view.text());
            view = self.seen.news.wait_timeout(view, left).unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    /// Has everything drawn anew and waits for it: then everything pressed before has been done.
    pub(super) fn settles(&mut self) {
        let before = self.stream().len();
        self.press("<c-l>");
        self.wait("a frame from scratch", |view| {
            let news = view.stream.get(before..).unwrap_or_default();
            String::from_utf8_lossy(news).contains("\u{1b}[2J")
        });
    }

    /// The text of the screen now.
    pub(super) fn text(&self) -> String {
        self.seen.lock().text()
    }

    /// Everything that came so far.
    pub(super) fn stream(&self) -> Vec<u8> {
        self.seen.lock().stream.clone()
    }

    /// The lines of JSON that were written to the normal screen at the end.
    pub(super) fn last_words(&self) -> Vec<String> {
        let stream = String::from_utf8(self.stream()).unwrap();
        let (_, after) = stream.rsplit_once("\u{1b}[?1049l").unwrap();
        after.split("\r\n").filter_map(|line| line.find('{').map(|at| line[at..].to_owned())).collect()
    }

    /// Column and row, counted from 1, of a text on the screen. Nothing before it on the line may be wide.
    pub(super) fn place_of(&self, text: &str) -> (usize, usize) {
        let found = |(row, line): (usize, &str)| {
            line.find(text).map(|at| (line.get(..at).unwrap_or_default().chars().count() + 1, row + 1))
        };
        let screen = self.text();
        screen.lines().enumerate().find_map(found).unwrap()
    }

    /// Gives the window another size, as fast as it comes.
    pub(super) fn resize(&self, cols: u16, rows: u16) {
        self.seen.lock().parser.set_size(some(rows), some(cols));
        self.master.resize(pty_size(cols, rows)).unwrap();
    }

    pub(super) fn pid(&self) -> u32 {
        self.child.process_id().unwrap()
    }

    /// Sends a signal by its name.
    pub(super) fn signal(&self, name: &str) {
        let status = Command::new("kill").args(["-s", name, &self.pid().to_string()]).status().unwrap();
        assert!(status.success());
    }

    /// Waits until the system says that the process is in this state, a letter.
    pub(super) fn is_in_state(&self, state: char) {
        let pid = self.pid().to_string();
        eventually(&format!("state {state}"), || state_of(&pid) == Some(state));
    }

    /// Waits until the terminal is as it was before the program came: by its modes, by what was written, by its screen.
    pub(super) fn is_restored(&self) {
        self.wait("the normal screen", |view| {
            let screen = view.screen();
            !screen.alternate_screen()
                && !screen.hide_cursor()
                && !screen.bracketed_paste()
                && screen.mouse_protocol_mode() == MouseProtocolMode::None
        });
        let stream = self.stream();
        let stream = String::from_utf8_lossy(&stream);
        for (on, off) in MODES {
            assert_eq!(stream.matches(on).count(), stream.matches(off).count(), "{on:?} {off:?}");
        }
        eventually("the modes of before", || self.termios() == self.before);
    }

    /// The modes of the terminal as the system knows them.
    pub(super) fn termios(&self) -> String {
        format!("{:?}", self.master.get_termios().unwrap())
    }

    /// Whether the terminal passes keys on as they are.
    pub(super) fn is_raw(&self) -> bool {
        self.termios() != self.before
    }

    /// Waits for the end of the program and of its output, and checks that the terminal is as it was.
    pub(super) fn ends(&mut self) -> ExitStatus {
        let status = self.exit();
        let deadline = Instant::now() + PATIENCE;
        let mut view = self.seen.lock();
        while !view.ended {
            let left = deadline.saturating_duration_since(Instant::now());
            assert!(!left.is_zero(), "the output has no end");
            view = self.seen.news.wait_timeout(view, left).unwrap_or_else(PoisonError::into_inner).0;
        }
        drop(view);
        self.is_restored();
        status
    }

    /// Waits for the end of the program and looks at nothing else.
    pub(super) fn exit(&mut self) -> ExitStatus {
        let deadline = Instant::now() + PATIENCE;
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status;
            }
            assert!(Instant::now() < deadline, "it does not end\n{}", self.text());
            thread::sleep(STEP);
        }
    }

    /// Leaves for the shell: the walk, home, out.
    pub(super) fn quit(&mut self) {
        self.press("qq");
        let status = self.ends();
        assert!(status.success(), "{status}\n{}", self.text());
    }

    /// Ends the program as nothing can be caught.
    pub(super) fn kill(&mut self) {
        self.signal("KILL");
        self.exit();
    }
}

impl Drop for Window {
    fn drop(&mut self) {
        if matches!(self.child.try_wait(), Ok(None)) {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

/// The letter for the state of a process; none where there is no such process.
pub(super) fn state_of(pid: &str) -> Option<char> {
    if cfg!(target_os = "linux") {
        let text = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
        return text.rsplit(") ").next()?.chars().next();
    }
    let output = Command::new("ps").args(["-o", "state=", "-p", pid]).output().unwrap();
    String::from_utf8(output.stdout).unwrap().trim().chars().next()
}

/// Waits until something is so that has to be looked at.
pub(super) fn eventually(what: &str, mut is_so: impl FnMut() -> bool) {
    let deadline = Instant::now() + PATIENCE;
    while !is_so() {
        assert!(Instant::now() < deadline, "waited for {what}");
        thread::sleep(STEP);
    }
}

/// How many bytes there are before a letter that is not whole yet.
fn whole_letters(bytes: &[u8]) -> usize {
    match std::str::from_utf8(bytes) {
        Err(error) if error.error_len().is_none() => error.valid_up_to(),
        _ => bytes.len(),
    }
}

fn squeezed(line: &str) -> String {
    line.split_ascii_whitespace().collect::<Vec<_>>().join(" ")
}

fn has_in_order(line: &str, parts: &[&str]) -> bool {
    let rest = parts.iter().try_fold(line, |rest, part| rest.split_once(part).map(|(_, rest)| rest));
    rest.is_some()
}

fn some(size: u16) -> NonZeroU16 {
    NonZeroU16::new(size).unwrap()
}

fn pty_size(cols: u16, rows: u16) -> PtySize {
    PtySize { rows, cols, ..PtySize::default() }
}

/// What a terminal sends for a key.
fn bytes_of(key: Key) -> Vec<u8> {
    match key {
        Key::Char(c) => c.to_string().into_bytes(),
        Key::Ctrl(c) => vec![u8::try_from(c).unwrap() & 0x1F],
        Key::Enter => b"\r".to_vec(),
        Key::Tab => b"\t".to_vec(),
        Key::BackTab => b"\x1b[Z".to_vec(),
        Key::Esc => b"\x1b".to_vec(),
        Key::Backspace => b"\x7f".to_vec(),
        Key::Delete => b"\x1b[3~".to_vec(),
        Key::Up => b"\x1b[A".to_vec(),
        Key::Down => b"\x1b[B".to_vec(),
        Key::Right => b"\x1b[C".to_vec(),
        Key::Left => b"\x1b[D".to_vec(),
        Key::Home => b"\x1b[H".to_vec(),
        Key::End => b"\x1b[F".to_vec(),
        Key::PageUp => b"\x1b[5~".to_vec(),
        Key::PageDown => b"\x1b[6~".to_vec(),
        Key::F(number) => format!("\u{1b}O{}", char::from(b'O' + number)).into_bytes(),
    }
}
