//! How the terminal is told to change colour and weight: as briefly as possible.

use ratatui::buffer::Cell;
use ratatui::style::{Color, Modifier};

use super::bytes::{number, shorter};

/// Attributes that show on an empty cell.
const SHOWS_ON_BLANK: Modifier = Modifier::UNDERLINED
    .union(Modifier::REVERSED)
    .union(Modifier::CROSSED_OUT)
    .union(Modifier::SLOW_BLINK)
    .union(Modifier::RAPID_BLINK);

/// Each attribute, the code that turns it on and the one that turns it off.
const ATTRIBUTES: [(Modifier, u16, u16); 9] = [
    (Modifier::BOLD, 1, 22),
    (Modifier::DIM, 2, 22),
    (Modifier::ITALIC, 3, 23),
    (Modifier::UNDERLINED, 4, 24),
    (Modifier::SLOW_BLINK, 5, 25),
    (Modifier::RAPID_BLINK, 6, 25),
    (Modifier::REVERSED, 7, 27),
    (Modifier::HIDDEN, 8, 28),
    (Modifier::CROSSED_OUT, 9, 29),
];

/// What the terminal writes with at the moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pen {
    fg: Color,
    bg: Color,
    modifier: Modifier,
}

impl Pen {
    /// Nothing set.
    pub(super) const PLAIN: Self = Self { fg: Color::Reset, bg: Color::Reset, modifier: Modifier::empty() };

    /// The pen a cell needs, changing as little as may be: on a blank nobody sees the ink.
    pub(super) fn for_cell(self, cell: &Cell) -> Self {
        let wanted = Self { fg: cell.fg, bg: cell.bg, modifier: cell.modifier };
        if cell.symbol() != " " || wanted.modifier.intersects(SHOWS_ON_BLANK) {
            return wanted;
        }
        Self { fg: self.fg, bg: wanted.bg, modifier: self.modifier.difference(SHOWS_ON_BLANK) }
    }

    /// Writes the change to another pen, step by step or from scratch, whichever is shorter.
    pub(super) fn change(&mut self, to: Self, out: &mut Vec<u8>) {
        let from = *self;
        if from != to {
            shorter(out, |out| from.steps(to, out), |out| to.afresh(out));
            *self = to;
        }
    }

    fn steps(self, to: Self, out: &mut Vec<u8>) {
        let mut codes = Codes::begin(out);
        let gone = self.modifier.difference(to.modifier);
        let mut kept = self.modifier;
        let mut last = 0;
        for (_, _, off) in ATTRIBUTES.into_iter().filter(|&(attribute, ..)| gone.contains(attribute)) {
            if off != last {
                codes.push(off);
                kept.remove(turned_off_by(off));
            }
            last = off;
        }
        codes.turn_on(to.modifier.difference(kept));
        if self.fg != to.fg {
            codes.colour(to.fg, 30);
        }
        if self.bg != to.bg {
            codes.colour(to.bg, 40);
        }
        codes.end();
    }

    fn afresh(self, out: &mut Vec<u8>) {
        let mut codes = Codes::begin(out);
        if self != Self::PLAIN {
            codes.push(0);
        }
        codes.turn_on(self.modifier);
        if self.fg != Color::Reset {
            codes.colour(self.fg, 30);
        }
        if self.bg != Color::Reset {
            codes.colour(self.bg, 40);
        }
        codes.end();
    }
}

/// Bold and dim share the code that ends them, so do the two ways of blinking.
fn turned_off_by(code: u16) -> Modifier {
    let ended = ATTRIBUTES.into_iter().filter(|&(.., off)| off == code);
    ended.map(|(attribute, ..)| attribute).collect()
}

/// The numbers between `ESC [` and `m`.
struct Codes<'o> {
    out: &'o mut Vec<u8>,
    first: bool,
}

impl<'o> Codes<'o> {
    fn begin(out: &'o mut Vec<u8>) -> Self {
        out.extend_from_slice(b"\x1b[");
        Self { out, first: true }
    }

    fn push(&mut self, code: u16) {
        if !self.first {
            self.out.push(b';');
        }
        self.first = false;
        number(self.out, code);
    }

    fn push_all<const N: usize>(&mut self, codes: [u16; N]) {
        for code in codes {
            self.push(code);
        }
    }

    fn turn_on(&mut self, attributes: Modifier) {
        for (_, on, _) in ATTRIBUTES.into_iter().filter(|&(attribute, ..)| attributes.contains(attribute)) {
            self.push(on);
        }
    }

    /// A colour, counted from 30 in front and from 40 behind.
    fn colour(&mut self, colour: Color, base: u16) {
        match colour {
            Color::Indexed(index) => self.push_all([base + 8, 5, index.into()]),
            Color::Rgb(r, g, b) => self.push_all([base + 8, 2, r.into(), g.into(), b.into()]),
            named => self.push(base + ansi(named)),
        }
    }

    fn end(self) {
        self.out.push(b'm');
    }
}

/// The offset of one of the sixteen colours; the bright ones lie sixty further on.
fn ansi(colour: Color) -> u16 {
    match colour {
        Color::Black => 0,
        Color::Red => 1,
        Color::Green => 2,
        Color::Yellow => 3,
        Color::Blue => 4,
        Color::Magenta => 5,
        Color::Cyan => 6,
        Color::Gray => 7,
        Color::DarkGray => 60,
        Color::LightRed => 61,
        Color::LightGreen => 62,
        Color::LightYellow => 63,
        Color::LightBlue => 64,
        Color::LightMagenta => 65,
        Color::LightCyan => 66,
        Color::White => 67,
        Color::Reset | Color::Indexed(_) | Color::Rgb(..) => 9,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pen(fg: Color, modifier: Modifier) -> Pen {
        Pen { fg, modifier, ..Pen::PLAIN }
    }

    fn change(from: Pen, to: Pen) -> String {
        let mut out = Vec::new();
        let mut now = from;
        now.change(to, &mut out);
        String::from_utf8_lossy(&out).replace('\u{1b}', "E")
    }

    #[test]
    fn changes_are_brief() {
        let bold = pen(Color::Reset, Modifier::BOLD);
        let red = pen(Color::Red, Modifier::BOLD);
        let blue = pen(Color::LightBlue, Modifier::BOLD | Modifier::UNDERLINED);
        let dim = pen(Color::Reset, Modifier::DIM);
        let index = pen(Color::Indexed(213), Modifier::empty());
        let cases = [
            (Pen::PLAIN, bold, "E[1m"),
            (bold, Pen::PLAIN, "E[m"),
            (bold, red, "E[31m"),
            (red, blue, "E[4;94m"),
            (bold, dim, "E[0;2m"),
            (blue, red, "E[24;31m"),
            (red, index, "E[0;38;5;213m"),
            (index, index, ""),
        ];
        for (from, to, wanted) in cases {
            assert_eq!(change(from, to), wanted);
        }
    }

    #[test]
    fn blanks_take_any_ink() {
        let red = pen(Color::Red, Modifier::BOLD);
        assert_eq!(red.for_cell(&Cell::default()), red);
        let mut cell = Cell::default();
        cell.set_bg(Color::Blue);
        assert_eq!(red.for_cell(&cell).bg, Color::Blue);
    }
}
