//! What single control sequences mean.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};

/// A complete `ESC [ …`.
#[derive(Debug)]
pub(super) enum Sequence {
    Key(KeyEvent),
    Mouse(MouseEvent),
    PasteBegins,
}

/// Understands what stood between `ESC [` and the last byte; nothing for what means nothing here.
pub(super) fn parse(parameters: &[u8], last: u8) -> Option<Sequence> {
    if let Some(report) = parameters.strip_prefix(b"<") {
        return mouse(report, last).map(Sequence::Mouse);
    }
    if parameters == b"[" {
        return function(1 + u16::from(last.checked_sub(b'A')?)).map(|code| plain(code, KeyModifiers::NONE));
    }
    let (first, rest) = numbers(parameters)?;
    let modifiers = modifiers(rest.first().copied().unwrap_or(1));
    let code = match last {
        b'~' if first == 200 => return Some(Sequence::PasteBegins),
        b'~' if first == 27 => character(*rest.get(1)?)?,
        b'~' => numbered(first)?,
        b'u' => character(first)?,
        b'Z' => KeyCode::BackTab,
        _ => single(last).filter(|code| !matches!(code, KeyCode::Char(_) | KeyCode::Enter))?,
    };
    Some(plain(code, modifiers))
}

fn plain(code: KeyCode, modifiers: KeyModifiers) -> Sequence {
    Sequence::Key(KeyEvent::new(code, modifiers))
}

/// The key of a sequence that ends in a letter, of the number pad too.
pub(super) fn single(letter: u8) -> Option<KeyCode> {
    Some(match letter {
        b'A' => KeyCode::Up,
        b'B' => KeyCode::Down,
        b'C' => KeyCode::Right,
        b'D' => KeyCode::Left,
        b'F' => KeyCode::End,
        b'H' => KeyCode::Home,
        b'P'..=b'S' => KeyCode::F(letter - b'P' + 1),
        b'M' => KeyCode::Enter,
        b'j'..=b'y' => KeyCode::Char(char::from(letter - b'j' + b'*')),
        _ => return None,
    })
}

/// The key of `ESC [ number ~`.
fn numbered(number: u16) -> Option<KeyCode> {
    match number {
        1 | 7 => Some(KeyCode::Home),
        3 => Some(KeyCode::Delete),
        4 | 8 => Some(KeyCode::End),
        5 => Some(KeyCode::PageUp),
        6 => Some(KeyCode::PageDown),
        11..=15 => function(number - 10),
        17..=21 => function(number - 11),
        23..=24 => function(number - 12),
        _ => None,
    }
}

fn function(number: u16) -> Option<KeyCode> {
    u8::try_from(number).ok().filter(|number| (1..=12).contains(number)).map(KeyCode::F)
}

/// The key of a character that the terminal spells out as a number.
fn character(number: u16) -> Option<KeyCode> {
    match char::from_u32(number.into())? {
        '\r' => Some(KeyCode::Enter),
        '\t' => Some(KeyCode::Tab),
        '\u{1b}' => Some(KeyCode::Esc),
        '\u{7f}' | '\u{8}' => Some(KeyCode::Backspace),
        c if c.is_control() || matches!(c, '\u{E000}'..='\u{F8FF}') => None,
        c => Some(KeyCode::Char(c)),
    }
}

/// The numbers between semicolons, the first apart. What is empty is 1, what follows a colon is a detail.
fn numbers(parameters: &[u8]) -> Option<(u16, Vec<u16>)> {
    let text = std::str::from_utf8(parameters).ok()?;
    let number = |part: &str| {
        let part = part.split(':').next().unwrap_or_default();
        if part.is_empty() { Some(1) } else { part.parse().ok() }
    };
    let all: Option<Vec<u16>> = text.split(';').map(number).collect();
    all?.split_first().map(|(first, rest)| (*first, rest.to_vec()))
}

/// Modifiers are sent as a set of bits plus one.
fn modifiers(sent: u16) -> KeyModifiers {
    let bits = [KeyModifiers::SHIFT, KeyModifiers::ALT, KeyModifiers::CONTROL, KeyModifiers::SUPER];
    let held = sent.saturating_sub(1);
    let held = bits.into_iter().enumerate().filter(|(at, _)| held & (1 << at) != 0);
    held.fold(KeyModifiers::NONE, |all, (_, modifier)| all | modifier)
}

/// `ESC [ < button ; column ; row M`, or `m` when let go.
fn mouse(report: &[u8], last: u8) -> Option<MouseEvent> {
    let (button, place) = numbers(report)?;
    let &[column, row] = place.as_slice() else {
        return None;
    };
    let kind = match last {
        b'M' => kind(button, true),
        b'm' => kind(button, false),
        _ => None,
    };
    event(kind?, button, column, row)
}

/// The report of terminals without the newer form: three bytes, each with 32 on top.
pub(super) fn old_mouse(button: u8, column: u8, row: u8) -> Option<MouseEvent> {
    let [button, column, row] = [button, column, row].map(|byte| u16::from(byte).saturating_sub(32));
    let kind = if button & 0b100_0011 == 3 { MouseEventKind::Up(MouseButton::Left) } else { kind(button, true)? };
    event(kind, button, column, row)
}

/// Columns and rows are sent from 1.
fn event(kind: MouseEventKind, button: u16, column: u16, row: u16) -> Option<MouseEvent> {
    let bits = [(4, KeyModifiers::SHIFT), (8, KeyModifiers::ALT), (16, KeyModifiers::CONTROL)];
    let held = bits.into_iter().filter(|(bit, _)| button & bit != 0);
    let modifiers = held.fold(KeyModifiers::NONE, |all, (_, modifier)| all | modifier);
    Some(MouseEvent { kind, column: column.checked_sub(1)?, row: row.checked_sub(1)?, modifiers })
}

/// The low bits name the button, the bit 32 says that the mouse moved, the bit 64 stands for the wheel.
fn kind(button: u16, pressed: bool) -> Option<MouseEventKind> {
    let moved = button & 32 != 0;
    let which = match button & 0b100_0011 {
        0 => MouseButton::Left,
        1 => MouseButton::Middle,
        2 => MouseButton::Right,
        64 => return Some(MouseEventKind::ScrollUp),
        65 => return Some(MouseEventKind::ScrollDown),
        66 => return Some(MouseEventKind::ScrollLeft),
        67 => return Some(MouseEventKind::ScrollRight),
        _ => return None,
    };
    Some(match (moved, pressed) {
        (true, _) => MouseEventKind::Drag(which),
        (false, true) => MouseEventKind::Down(which),
        (false, false) => MouseEventKind::Up(which),
    })
}
