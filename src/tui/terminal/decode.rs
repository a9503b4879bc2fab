//! From the bytes a terminal sends to keys, pastes and the mouse.
//!
//! crossterm can do this too, but its reader spins for ever once the terminal is gone, which is where people end
//! up who close the window of a program started by another user. A plain blocking read has no such trouble and
//! costs one thread that sleeps. The bytes come in pieces, cut anywhere; only a lone `ESC` at the end of a piece
//! is taken for the key, because nothing else could be waited for without a clock.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::Input;
use super::sequence::{self, Sequence};

/// Longer sequences are no keys.
const LONGEST: usize = 48;

/// The most text that is taken from one paste; nothing here needs more.
const LARGEST_PASTE: usize = 64 * 1024;

/// What ends a bracketed paste.
const PASTE_END: &[u8] = b"\x1b[201~";

/// What the bytes so far amount to.
#[derive(Debug, Default)]
enum State {
    #[default]
    Ground,
    /// After `ESC`.
    Escape,
    /// After `ESC O`: a key of the number pad or a function key.
    Single,
    /// After `ESC [`, with what has come of the sequence.
    Control(Vec<u8>),
    /// In an old mouse report, which is three bytes of anything.
    Report(Vec<u8>),
    /// In a character of several bytes.
    Letter(Vec<u8>),
    /// In a paste.
    Paste(Vec<u8>),
}

/// Turns bytes into input, remembering what is unfinished.
#[derive(Debug, Default)]
pub(super) struct Decoder {
    state: State,
}

impl Decoder {
    /// Takes one piece as it was read and hands on what is complete.
    pub(super) fn feed(&mut self, bytes: &[u8], emit: &mut impl FnMut(Input)) {
        let mut rest = bytes;
        while let Some((&byte, behind)) = rest.split_first() {
            if let (State::Ground, Some(length)) = (&self.state, answer(rest)) {
                rest = rest.get(length..).unwrap_or_default();
                continue;
            }
            self.take(byte, emit);
            rest = behind;
        }
        if matches!(self.state, State::Escape) {
            self.state = State::Ground;
            emit(key(KeyCode::Esc));
        }
    }

    fn take(&mut self, byte: u8, emit: &mut impl FnMut(Input)) {
        self.state = match std::mem::take(&mut self.state) {
            State::Ground => ground(byte, KeyModifiers::NONE, emit),
            State::Escape => escape(byte, emit),
            State::Single => {
                sequence::single(byte).map(key).into_iter().for_each(emit);
                State::Ground
            }
            State::Control(so_far) => control(so_far, byte, emit),
            State::Report(so_far) => report(so_far, byte, emit),
            State::Letter(so_far) => letter(so_far, byte, emit),
            State::Paste(so_far) => paste(so_far, byte, emit),
        };
    }
}

/// How long an answer of the terminal is that stands at the start of `bytes`: to a question of the program before this
/// one, for this one asks nothing. It begins as a key with `Alt` would, so only one that is whole is taken for one.
fn answer(bytes: &[u8]) -> Option<usize> {
    let [0x1B, b'P' | b'X' | b']' | b'^' | b'_', text @ ..] = bytes else { return None };
    let bell = text.iter().position(|byte| *byte == 0x07).map(|at| at + 1);
    let string = text.windows(2).position(|pair| pair == b"\x1b\\").map(|at| at + 2);
    [bell, string].into_iter().flatten().min().map(|length| length + 2)
}

/// An event for a key alone.
fn key(code: KeyCode) -> Input {
    Input::Key(KeyEvent::new(code, KeyModifiers::NONE))
}

/// A byte that begins something.
fn ground(byte: u8, modifiers: KeyModifiers, emit: &mut impl FnMut(Input)) -> State {
    let (code, more) = match byte {
        0x1B => return State::Escape,
        0xC2..=0xF4 => return State::Letter(vec![byte]),
        0x80.. => return State::Ground,
        b'\r' | b'\n' => (KeyCode::Enter, KeyModifiers::NONE),
        b'\t' => (KeyCode::Tab, KeyModifiers::NONE),
        0x7F | 0x08 => (KeyCode::Backspace, KeyModifiers::NONE),
        0x00 => (KeyCode::Char(' '), KeyModifiers::CONTROL),
        0x01..=0x1A => (KeyCode::Char(char::from(byte - 1 + b'a')), KeyModifiers::CONTROL),
        0x1C..=0x1F => (KeyCode::Char(char::from(byte - 0x1C + b'4')), KeyModifiers::CONTROL),
        _ => (KeyCode::Char(char::from(byte)), KeyModifiers::NONE),
    };
    emit(Input::Key(KeyEvent::new(code, modifiers | more)));
    State::Ground
}

/// The byte after `ESC`: a sequence, or a key pressed with `Alt`.
fn escape(byte: u8, emit: &mut impl FnMut(Input)) -> State {
    match byte {
        b'[' => State::Control(Vec::new()),
        b'O' => State::Single,
        0x1B => {
            emit(key(KeyCode::Esc));
            State::Escape
        }
        _ => ground(byte, KeyModifiers::ALT, emit),
    }
}

/// A byte of `ESC [ …`. Something that cannot belong there ends it and begins anew.
fn control(mut so_far: Vec<u8>, byte: u8, emit: &mut impl FnMut(Input)) -> State {
    match byte {
        b'M' if so_far.is_empty() => return State::Report(so_far),
        b'[' if so_far.is_empty() => so_far.push(byte),
        b' '..=b'?' if so_far.len() < LONGEST => so_far.push(byte),
        b'@'..=b'~' => return complete(&so_far, byte, emit),
        b' '..=b'?' => {}
        _ => return ground(byte, KeyModifiers::NONE, emit),
    }
    State::Control(so_far)
}

fn complete(parameters: &[u8], last: u8, emit: &mut impl FnMut(Input)) -> State {
    match sequence::parse(parameters, last) {
        Some(Sequence::Key(event)) => emit(Input::Key(event)),
        Some(Sequence::Mouse(event)) => emit(Input::Mouse(event)),
        Some(Sequence::PasteBegins) => return State::Paste(Vec::new()),
        None => {}
    }
    State::Ground
}

fn report(mut so_far: Vec<u8>, byte: u8, emit: &mut impl FnMut(Input)) -> State {
    so_far.push(byte);
    if let &[button, column, row] = so_far.as_slice() {
        sequence::old_mouse(button, column, row).map(Input::Mouse).into_iter().for_each(emit);
        return State::Ground;
    }
    State::Report(so_far)
}

/// A further byte of a character; a wrong one drops what there was and begins anew.
fn letter(mut so_far: Vec<u8>, byte: u8, emit: &mut impl FnMut(Input)) -> State {
    if !matches!(byte, 0x80..=0xBF) {
        return ground(byte, KeyModifiers::NONE, emit);
    }
    so_far.push(byte);
    match std::str::from_utf8(&so_far) {
        Ok(text) => {
            text.chars().map(|c| key(KeyCode::Char(c))).for_each(emit);
            State::Ground
        }
        Err(unfinished) if unfinished.error_len().is_none() => State::Letter(so_far),
        Err(_) => State::Ground,
    }
}

/// A byte of a paste. What is too much is dropped, but the end is still looked for.
fn paste(mut so_far: Vec<u8>, byte: u8, emit: &mut impl FnMut(Input)) -> State {
    if byte == 0x03 {
        // The end may never come, and leaving has to work from anywhere; no text holds this byte.
        return ground(byte, KeyModifiers::NONE, emit);
    }
    so_far.push(byte);
    if let Some(text) = so_far.strip_suffix(PASTE_END) {
        let text = text.get(..LARGEST_PASTE).unwrap_or(text);
        emit(Input::Paste(String::from_utf8_lossy(text).into_owned()));
        return State::Ground;
    }
    if so_far.len() > LARGEST_PASTE + PASTE_END.len() {
        so_far.remove(LARGEST_PASTE);
    }
    State::Paste(so_far)
}

#[cfg(test)]
mod tests {
    use crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
    use proptest::prelude::*;

    use super::super::super::key::Key;
    use super::*;

    fn read(pieces: &[&[u8]]) -> Vec<Input> {
        let mut decoder = Decoder::default();
        let mut inputs = Vec::new();
        for piece in pieces {
            decoder.feed(piece, &mut |input| inputs.push(input));
        }
        inputs
    }

    fn keys(bytes: &[u8]) -> Vec<Option<Key>> {
        let event = |input| {
            if let Input::Key(event) = input { Key::from_event(event) } else { None }
        };
        read(&[bytes]).into_iter().map(event).collect()
    }

    #[test]
    fn keys_come_through() {
        let cases: [(&[u8], Key); 22] = [
            (b"5", Key::Char('5')),
            (b"\r", Key::Enter),
            (b"\n", Key::Enter),
            (b"\t", Key::Tab),
            (b"\x1b[Z", Key::BackTab),
            (b"\x1b", Key::Esc),
            (b"\x7f", Key::Backspace),
            (b"\x03", Key::Ctrl('c')),
            (b"\x1a", Key::Ctrl('z')),
            ("Ж".as_bytes(), Key::Char('Ж')),
            ("👩".as_bytes(), Key::Char('👩')),
            (b"\x1b[A", Key::Up),
            (b"\x1bOB", Key::Down),
            (b"\x1b[1;5C", Key::Right),
            (b"\x1b[3~", Key::Delete),
            (b"\x1b[6~", Key::PageDown),
            (b"\x1bOP", Key::F(1)),
            (b"\x1b[[A", Key::F(1)),
            (b"\x1b[21~", Key::F(10)),
            (b"\x1bOu", Key::Char('5')),
            (b"\x1bOM", Key::Enter),
            (b"\x1b[1082;5u", Key::Ctrl('к')),
        ];
        for (bytes, wanted) in cases {
            assert_eq!(keys(bytes), [Some(wanted)], "{bytes:?}");
        }
    }

    #[test]
    fn pieces_are_put_together() {
        let whole = read(&[b"\x1b[1;5D\xd0\x96\x1b[<0;3;4m"]);
        assert_eq!(read(&[b"\x1b[1;", b"5D\xd0", b"\x96\x1b[<0;3", b";4m"]), whole);
        assert_eq!(whole.len(), 3);
    }

    #[test]
    fn broken_bytes_take_nothing_with_them() {
        let five = Some(Key::Char('5'));
        assert_eq!(keys(b"\xff\xd0" as &[u8]), []);
        assert_eq!(keys(b"\xd05"), [five]);
        assert_eq!(keys(b"\x1b[999x5"), [five]);
        assert_eq!(keys(b"\x1b[12\r5"), [Some(Key::Enter), five]);
        assert_eq!(keys(b"\x1b\x1b"), [Some(Key::Esc), Some(Key::Esc)]);
        assert_eq!(keys(b"\x1bq"), [None]);
    }

    #[test]
    fn a_paste_is_one_thing() {
        let pasted = read(&[b"\x1b[200~12\r8\x1b", b"[3\r\x1b[20", b"1~5"]);
        let text = "12\r8\u{1b}[3\r".to_owned();
        assert_eq!(pasted, [Input::Paste(text), key(KeyCode::Char('5'))]);
        let huge = [b"\x1b[200~", vec![b'x'; LARGEST_PASTE * 2].as_slice(), b"\x1b[201~"].concat();
        assert!(read(&[&huge]) == [Input::Paste("x".repeat(LARGEST_PASTE))]);
    }

    #[test]
    fn the_mouse_is_understood_in_both_tongues() {
        let kind = MouseEventKind::Up(MouseButton::Right);
        let event = MouseEvent { kind, column: 2, row: 3, modifiers: KeyModifiers::NONE };
        assert_eq!(read(&[b"\x1b[<2;3;4m"]), [Input::Mouse(event)]);
        let event = MouseEvent { kind: MouseEventKind::ScrollDown, ..event };
        assert_eq!(read(&[b"\x1b[<65;3;4M"]), [Input::Mouse(event)]);
        assert_eq!(read(&[b"\x1b[Ma#$"]), [Input::Mouse(event)]);
    }

    proptest! {
        #[test]
        fn no_bytes_do_harm(bytes in any::<Vec<u8>>()) {
            let mut decoder = Decoder::default();
            decoder.feed(&bytes, &mut drop);
        }
    }
}
