//! What a terminal makes of the bytes is what ratatui had in its buffer.

use proptest::prelude::*;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};

use super::*;

const WIDTH: u16 = 20;
const HEIGHT: u16 = 5;

/// A sink that counts writes and shows them to a terminal.
struct Glass {
    parser: vt100::Parser,
    writes: usize,
    bytes: usize,
}

impl Write for Glass {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.parser.process(bytes);
        self.writes += 1;
        self.bytes += bytes.len();
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

type Paper = ratatui::Terminal<Screen<Glass>>;

fn paper(width: u16, height: u16) -> Paper {
    let size = |n: u16| std::num::NonZeroU16::new(n).unwrap();
    let parser = vt100::Parser::new(size(height), size(width), 0);
    let glass = Glass { parser, writes: 0, bytes: 0 };
    ratatui::Terminal::new(Screen::new(glass, Size::new(width, height))).unwrap()
}

fn draw(paper: &mut Paper, buffer: &Buffer) -> usize {
    let before = paper.backend().sink().bytes;
    paper.draw(|frame| frame.buffer_mut().clone_from(buffer)).unwrap();
    paper.backend().sink().bytes - before
}

/// Runs of text at places, in colours.
type Run = (u16, u16, String, Style);

fn buffer(runs: &[Run]) -> Buffer {
    let mut buffer = Buffer::empty(Rect::new(0, 0, WIDTH, HEIGHT));
    for (x, y, text, style) in runs {
        buffer.set_string(*x, *y, text, Style::reset().patch(*style));
    }
    super::super::mend::mend(&mut buffer);
    buffer
}

fn styles() -> impl Strategy<Value = Style> {
    let colours = prop::sample::select(vec![
        Color::Reset,
        Color::Red,
        Color::LightBlue,
        Color::Indexed(213),
        Color::Rgb(1, 20, 255),
    ]);
    // vt100 takes bold and dim for alternatives, so they are not mixed.
    let weights = prop::sample::select(vec![Modifier::empty(), Modifier::BOLD, Modifier::DIM]);
    let others = prop::sample::subsequence(vec![Modifier::ITALIC, Modifier::UNDERLINED, Modifier::REVERSED], 0..=3);
    let modifiers = (weights, others).prop_map(|(weight, others)| others.into_iter().fold(weight, Modifier::union));
    (colours.clone(), colours, modifiers)
        .prop_map(|(fg, bg, modifier)| Style::new().fg(fg).bg(bg).add_modifier(modifier))
}

fn frames(text: &'static str) -> impl Strategy<Value = Vec<Vec<Run>>> {
    let run = (0..WIDTH, 0..HEIGHT, text, styles());
    prop::collection::vec(prop::collection::vec(run, 0..8), 1..5)
}

fn colour(colour: Color) -> vt100::Color {
    match colour {
        Color::Red => vt100::Color::Idx(1),
        Color::LightBlue => vt100::Color::Idx(12),
        Color::Indexed(index) => vt100::Color::Idx(index),
        Color::Rgb(r, g, b) => vt100::Color::Rgb(r, g, b),
        _ => vt100::Color::Default,
    }
}

/// Compares one cell; the ink of a blank that shows none is free.
fn assert_cell(cell: &Cell, seen: &vt100::Cell, place: (u16, u16)) {
    let text = if seen.has_contents() { seen.contents() } else { " " };
    assert_eq!(text, cell.symbol(), "{place:?}");
    assert_eq!(seen.bgcolor(), colour(cell.bg), "{place:?}");
    assert_eq!(seen.underline(), cell.modifier.contains(Modifier::UNDERLINED), "{place:?}");
    assert_eq!(seen.inverse(), cell.modifier.contains(Modifier::REVERSED), "{place:?}");
    if text != " " || seen.underline() || seen.inverse() {
        assert_eq!(seen.fgcolor(), colour(cell.fg), "{place:?}");
    }
    if text != " " {
        let look = (seen.bold(), seen.dim(), seen.italic());
        let wanted = [Modifier::BOLD, Modifier::DIM, Modifier::ITALIC].map(|one| cell.modifier.contains(one));
        assert_eq!(look, wanted.into(), "{place:?}");
    }
}

fn assert_screen(paper: &Paper, wanted: &Buffer) {
    let screen = paper.backend().sink().parser.screen();
    for y in 0..HEIGHT {
        let mut x = 0;
        while x < WIDTH {
            let cell = &wanted[(x, y)];
            assert_cell(cell, screen.cell(y, x).unwrap(), (x, y));
            x += u16::try_from(cluster_width(cell.symbol())).unwrap().max(1);
        }
    }
}

proptest! {
    #[test]
    fn every_frame_arrives(frames in frames("[ a-eЖ█é]{0,25}")) {
        let mut paper = paper(WIDTH, HEIGHT);
        for runs in frames {
            let wanted = buffer(&runs);
            draw(&mut paper, &wanted);
            assert_screen(&paper, &wanted);
        }
    }

    #[test]
    fn wide_characters_arrive(frames in frames("([ab李雷界]|a\u{301}){0,9}")) {
        let mut paper = paper(WIDTH, HEIGHT);
        for mut runs in frames {
            for run in &mut runs {
                run.3 = Style::new();
            }
            let wanted = buffer(&runs);
            draw(&mut paper, &wanted);
            assert_screen(&paper, &wanted);
        }
    }
}

#[test]
fn a_frame_is_one_write_and_nothing_new_is_none() {
    let mut paper = paper(WIDTH, HEIGHT);
    let full = buffer(&[(0, 0, "Anna".into(), Style::new()), (3, 4, "Ben".into(), Style::new().red())]);
    draw(&mut paper, &full);
    assert_eq!(paper.backend().sink().writes, 1);
    assert_eq!(draw(&mut paper, &full), 0);
    assert_eq!(paper.backend().sink().writes, 1);
}

#[test]
fn a_digit_is_cheap() {
    let frame = |digits: &str, preview: &str, gain: &str| {
        buffer(&[
            (5, 3, digits.into(), Style::new().add_modifier(Modifier::REVERSED)),
            (12, 0, preview.into(), Style::new().add_modifier(Modifier::BOLD)),
            (16, 1, gain.into(), Style::new().green()),
        ])
    };
    let mut paper = paper(WIDTH, HEIGHT);
    draw(&mut paper, &frame("1_", "28", "+1"));
    let bytes = draw(&mut paper, &frame("12_", "40", "+12"));
    assert!(bytes <= 60, "{bytes} bytes");
}

#[test]
fn no_order_gets_through_a_cell() {
    let evil = ["\u{1b}", "a\u{202e}", "\u{9b}2J", "\n"].map(|symbol| Cell::default().set_symbol(symbol).clone());
    let mut screen = Screen::new(Vec::new(), Size::new(WIDTH, HEIGHT));
    let places = (0..).step_by(4);
    screen.draw(places.zip(&evil).map(|(x, cell)| (x, 0, cell))).unwrap();
    screen.flush().unwrap();
    let sent = String::from_utf8(screen.sink().clone()).unwrap();
    assert_eq!(sent, "\u{1b}[H\u{fffd}\u{1b}[3Ca\u{1b}[9G\u{fffd}2J\u{1b}[13G ");
}

#[test]
fn forgetting_paints_everything_again() {
    let mut paper = paper(WIDTH, HEIGHT);
    let full = buffer(&[(0, 0, "Anna".into(), Style::new().red())]);
    draw(&mut paper, &full);
    paper.backend_mut().sink.parser.process(b"\x1b[2J\x1b[5;5Hshell");
    paper.backend_mut().forget();
    paper.resize(Rect::new(0, 0, WIDTH, HEIGHT)).unwrap();
    draw(&mut paper, &full);
    assert_screen(&paper, &full);
}

#[test]
fn emoji_leave_no_remains() {
    let mut paper = paper(WIDTH, HEIGHT);
    let first = buffer(&[(0, 0, "xxxxxx".into(), Style::new())]);
    let second = buffer(&[(0, 0, "♻️".into(), Style::new()), (2, 0, "yyyy".into(), Style::new())]);
    draw(&mut paper, &first);
    draw(&mut paper, &second);
    let contents = paper.backend().sink().parser.screen().contents();
    assert!(contents.starts_with('♻') && contents.ends_with("yyyy"), "{contents}");
}
