//! Colours by what they mean.
//!
//! Views ask for a role, never for a colour. Names and figures keep the terminal's own foreground, so the program
//! reads well on light and dark screens without asking which it is; only signs and a player's digit and shape are
//! coloured. Nothing is said by colour alone: without any (`NO_COLOR`, a mono terminal) each role still has a look
//! or a sign of its own.

use ratatui::style::{Color, Modifier, Style};

/// What the user asked for on the command line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ColorChoice {
    /// Colours where the terminal has them.
    #[default]
    Auto,
    /// Colours whatever the environment says.
    Always,
    /// None.
    Never,
}

/// How many colours there are to choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Depth {
    /// None; bold, underlined and reversed at most.
    Mono,
    /// The sixteen that the user's terminal theme defines.
    Ansi16,
    /// The palette of 256.
    Indexed,
    /// Any.
    True,
}

impl Depth {
    /// Decides in the order flag, `NO_COLOR`, `CLICOLOR_FORCE`, `COLORTERM`, `TERM`. The terminal is never asked.
    #[must_use]
    pub fn choose(flag: ColorChoice, env: &dyn Fn(&str) -> Option<String>, is_tty: bool) -> Self {
        let set = |name: &str| env(name).filter(|value| !value.is_empty());
        let forced = flag == ColorChoice::Always || set("CLICOLOR_FORCE").is_some_and(|value| value != "0");
        let refused = flag == ColorChoice::Never || (flag == ColorChoice::Auto && set("NO_COLOR").is_some());
        if refused || (!forced && !is_tty) {
            return Self::Mono;
        }
        let able = Self::of_terminal(&set("COLORTERM").unwrap_or_default(), &set("TERM").unwrap_or_default());
        if forced { able.max(Self::Ansi16) } else { able }
    }

    fn of_terminal(colorterm: &str, term: &str) -> Self {
        let vt = term.strip_prefix("vt").is_some_and(|model| model.starts_with(|c: char| c.is_ascii_digit()));
        match colorterm {
            "truecolor" | "24bit" => Self::True,
            _ if term.ends_with("-direct") => Self::True,
            _ if term.contains("256color") => Self::Indexed,
            _ if term.is_empty() || term == "dumb" || term.ends_with("-mono") || vt => Self::Mono,
            _ => Self::Ansi16,
        }
    }
}

/// The colour of somebody's pieces on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "colours are what they are called")]
pub enum PieceColour {
    Red,
    Blue,
    Yellow,
    Green,
    Pink,
    Violet,
    Black,
    White,
    Grey,
    /// A colour this program has no hue for. The player is known by digit and shape as ever.
    Other,
}

impl PieceColour {
    /// Reads the English word that the log keeps.
    #[must_use]
    pub fn parse(word: &str) -> Self {
        match word.trim().to_ascii_lowercase().as_str() {
            "red" => Self::Red,
            "blue" => Self::Blue,
            "yellow" => Self::Yellow,
            "green" => Self::Green,
            "pink" => Self::Pink,
            "violet" | "purple" => Self::Violet,
            "black" => Self::Black,
            "white" => Self::White,
            "grey" | "gray" => Self::Grey,
            _ => Self::Other,
        }
    }

    /// The hue: one palette, checked against the three kinds of colour-blindness.
    fn hue(self, depth: Depth) -> Option<Color> {
        let (ansi, index, rgb) = match self {
            Self::Red => (Color::LightRed, 160, 0x00D7_0000),
            Self::Blue => (Color::LightBlue, 25, 0x0000_5FAF),
            Self::Yellow => (Color::LightYellow, 220, 0x00FF_D700),
            Self::Green => (Color::LightGreen, 36, 0x0000_AF87),
            Self::Pink | Self::Violet => (Color::LightMagenta, 213, 0x00FF_87FF),
            Self::Black | Self::White | Self::Grey | Self::Other => return None,
        };
        match depth {
            Depth::Mono => None,
            Depth::Ansi16 => Some(ansi),
            Depth::Indexed => Some(Color::Indexed(index)),
            Depth::True => Some(Color::from_u32(rgb)),
        }
    }
}

/// The look of every role.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Theme {
    depth: Depth,
    /// Headings.
    pub title: Style,
    /// What a field or column is called.
    pub label: Style,
    /// What somebody entered or the rules made of it.
    pub value: Style,
    /// What may be overlooked: hints, defaults, steps that are done.
    pub muted: Style,
    /// The field under the cursor.
    pub focus: Style,
    /// What is picked in a list or a choice.
    pub selected: Style,
    /// What the tally would become with what is being typed.
    pub preview: Style,
    /// Points gained, beside their `+`.
    pub positive: Style,
    /// Points lost, beside their `−`.
    pub negative: Style,
    /// Who leads.
    pub leader: Style,
    /// What cannot be entered.
    pub error: Style,
    /// What looks wrong and may stay.
    pub warning: Style,
    /// What has just changed.
    pub changed: Style,
}

impl Theme {
    /// The theme for a depth. Roles use the terminal's own sixteen colours at most: it knows its background.
    #[must_use]
    pub fn new(depth: Depth) -> Self {
        let plain = Style::new();
        let bold = plain.add_modifier(Modifier::BOLD);
        let mono = depth == Depth::Mono;
        let pick = |coloured: Style, without: Style| if mono { without } else { coloured };
        let underlined = plain.add_modifier(Modifier::UNDERLINED);
        Self {
            depth,
            title: bold,
            label: plain,
            value: bold,
            muted: pick(plain.add_modifier(Modifier::DIM), plain),
            focus: plain.add_modifier(Modifier::REVERSED),
            selected: bold,
            preview: bold,
            positive: pick(plain.fg(Color::Green), bold),
            negative: pick(plain.fg(Color::Red), bold),
            leader: bold.add_modifier(Modifier::UNDERLINED),
            error: pick(bold.fg(Color::Red), bold),
            warning: pick(plain.fg(Color::Yellow), underlined),
            changed: bold,
        }
    }

    /// Whether a default has to be put in brackets, `(0)`, because nothing can be dimmed.
    #[must_use]
    pub fn brackets_defaults(&self) -> bool {
        self.muted == self.label
    }

    /// The look of a player's digit and shape; names and figures stay in the foreground colour.
    #[must_use]
    pub fn player(&self, colour: Option<PieceColour>) -> Style {
        let plain = Style::new();
        let Some(colour) = colour.filter(|_| self.depth != Depth::Mono) else {
            return plain;
        };
        match (colour, colour.hue(self.depth)) {
            (_, Some(hue)) => plain.fg(hue),
            (PieceColour::Black, None) => plain.add_modifier(Modifier::REVERSED),
            (PieceColour::White | PieceColour::Grey, None) => plain.add_modifier(Modifier::BOLD),
            (_, None) => plain,
        }
    }

    /// The first role that looks like this on the screen, for snapshots of styles. Plain text has none.
    ///
    /// Several roles are simply bold and all answer to `title`; a sign or a word tells them apart there as here.
    #[must_use]
    pub fn role_of(&self, style: Style) -> Option<&'static str> {
        let look = look(style);
        if look == self::look(Style::new()) {
            return None;
        }
        self.roles().into_iter().find(|&(_, role)| self::look(role) == look).map(|(name, _)| name)
    }

    fn roles(&self) -> [(&'static str, Style); 13] {
        [
            ("title", self.title),
            ("label", self.label),
            ("value", self.value),
            ("muted", self.muted),
            ("focus", self.focus),
            ("selected", self.selected),
            ("preview", self.preview),
            ("positive", self.positive),
            ("negative", self.negative),
            ("leader", self.leader),
            ("error", self.error),
            ("warning", self.warning),
            ("changed", self.changed),
        ]
    }
}

/// A style as a cell keeps it: a colour that is not set is the terminal's own.
fn look(style: Style) -> (Color, Color, Modifier) {
    (style.fg.unwrap_or_default(), style.bg.unwrap_or_default(), style.add_modifier)
}

#[cfg(test)]
mod tests {
    use ratatui::buffer::Cell;

    use super::*;

    fn depth(flag: ColorChoice, env: &[(&str, &str)], tty: bool) -> Depth {
        let look_up = |name: &str| env.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned());
        Depth::choose(flag, &look_up, tty)
    }

    #[test]
    fn the_flag_comes_first_then_the_environment() {
        use ColorChoice::{Always, Auto, Never};
        let xterm = ("TERM", "xterm-256color");
        let cases = [
            (depth(Auto, &[xterm], true), Depth::Indexed),
            (depth(Auto, &[xterm], false), Depth::Mono),
            (depth(Auto, &[xterm, ("NO_COLOR", "1")], true), Depth::Mono),
            (depth(Auto, &[xterm, ("NO_COLOR", "")], true), Depth::Indexed),
            (depth(Always, &[xterm, ("NO_COLOR", "1")], false), Depth::Indexed),
            (depth(Never, &[xterm, ("CLICOLOR_FORCE", "1")], true), Depth::Mono),
            (depth(Auto, &[("CLICOLOR_FORCE", "1"), ("TERM", "dumb")], false), Depth::Ansi16),
            (depth(Auto, &[("CLICOLOR_FORCE", "0"), xterm], false), Depth::Mono),
            (depth(Auto, &[("COLORTERM", "truecolor"), xterm], true), Depth::True),
            (depth(Auto, &[("TERM", "linux")], true), Depth::Ansi16),
            (depth(Auto, &[("TERM", "vt100")], true), Depth::Mono),
            (depth(Auto, &[("TERM", "dumb")], true), Depth::Mono),
            (depth(Auto, &[], true), Depth::Mono),
        ];
        for (at, (got, wanted)) in cases.into_iter().enumerate() {
            assert_eq!(got, wanted, "case {at}");
        }
    }

    #[test]
    fn mono_has_no_colour_at_all() {
        let theme = Theme::new(Depth::Mono);
        let styles = theme.roles().map(|(_, style)| style);
        let players = ["red", "black", "white", "teal"].map(|word| theme.player(Some(PieceColour::parse(word))));
        assert!(styles.iter().chain(&players).all(|style| style.fg.is_none() && style.bg.is_none()));
        assert!(theme.brackets_defaults());
    }

    #[test]
    fn pieces_have_their_hue() {
        let look = |depth, word| Theme::new(depth).player(Some(PieceColour::parse(word)));
        assert_eq!(look(Depth::Ansi16, "Red").fg, Some(Color::LightRed));
        assert_eq!(look(Depth::Indexed, "violet").fg, Some(Color::Indexed(213)));
        assert_eq!(look(Depth::True, "green").fg, Some(Color::Rgb(0, 0xAF, 0x87)));
        assert_eq!(look(Depth::True, "black"), Style::new().add_modifier(Modifier::REVERSED));
        assert_eq!(look(Depth::True, "gray"), Style::new().add_modifier(Modifier::BOLD));
        assert_eq!(look(Depth::True, "orange"), Style::new());
        assert_eq!(Theme::new(Depth::True).player(None), Style::new());
    }

    #[test]
    fn a_cell_gives_its_role_back() {
        let theme = Theme::new(Depth::Ansi16);
        for (name, style) in theme.roles() {
            let mut cell = Cell::default();
            cell.set_style(style);
            let found = theme.role_of(cell.style());
            let shared = ["value", "selected", "preview", "changed"].contains(&name);
            let wanted = if shared { Some("title") } else { Some(name).filter(|name| *name != "label") };
            assert_eq!(found, wanted);
        }
    }
}
