//! The footer: what can be done now, digits first, the least important dropped first where it is narrow.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::paint;
use crate::text::fit::width;
use crate::tui::command::{COMMANDS, Command, Context, Spec};
use crate::tui::hit::{Hit, Hits};
use crate::tui::key::Key;
use crate::tui::model::Model;
use crate::tui::possible;

/// One hint: keys, a word, and how soon it is dropped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// What is pressed.
    pub key: String,
    /// What it does.
    pub label: String,
    /// 1 stays longest; help always stays.
    pub rank: u8,
    /// What a click on it means.
    pub hit: Option<Hit>,
}

impl Hint {
    /// A hint that is not a command: what digits do now.
    #[must_use]
    pub fn words(key: impl Into<String>, label: impl Into<String>) -> Self {
        Self { key: key.into(), label: label.into(), rank: 1, hit: None }
    }

    /// A hint for a command, in other words than its own.
    #[must_use]
    pub fn command(model: &Model, command: Command, label: String, rank: u8) -> Option<Self> {
        let spec = crate::tui::command::find(command)?;
        let key = spec.keys.first().map(|key| model.glyphs.key(*key).into_owned())?;
        let hit = spec.keys.first().map_or(Hit::Command(command), |key| Hit::Key(*key));
        Some(Self { key, label, rank, hit: Some(hit) })
    }

    fn wide(&self) -> usize {
        width(&self.key) + width(&self.label) + 3
    }
}

/// The hints of a context from the registry: possible commands by rank, `skip` left out.
#[must_use]
pub fn of_registry(model: &Model, context: Context, skip: &[Command]) -> Vec<Hint> {
    let here = |spec: &&Spec| {
        spec.rank > 0
            && spec.contexts.contains(&context)
            && !skip.contains(&spec.command)
            && possible::check(model, spec.command).is_ok()
    };
    let mut specs: Vec<&Spec> = COMMANDS.iter().filter(here).collect();
    specs.sort_by_key(|spec| spec.rank);
    specs
        .into_iter()
        .filter_map(|spec| {
            let label = model.text.get(&format!("command-{}", spec.command.name()));
            Hint::command(model, spec.command, label, spec.rank)
        })
        .collect()
}

/// Draws the hints into one row. Help comes last and always stays.
pub fn draw(model: &Model, words: &[Hint], area: Rect, buf: &mut Buffer, hits: &mut Hits) {
    let is_help = |hint: &Hint| hint.hit == Some(Hit::Key(Key::Char('?'))) || hint.hit == Some(Hit::Key(Key::F(1)));
    let (help, mut rest): (Vec<&Hint>, Vec<&Hint>) = words.iter().partition(|hint| is_help(hint));
    let room = usize::from(area.width).saturating_sub(help.iter().map(|hint| hint.wide()).sum());
    while rest.iter().map(|hint| hint.wide()).sum::<usize>() > room {
        let Some(worst) = (0..rest.len()).max_by_key(|at| (rest.get(*at).map(|hint| hint.rank), *at)) else { break };
        rest.remove(worst);
    }
    let mut x = area.x;
    for hint in rest.into_iter().chain(help) {
        let spans = vec![
            Span::raw(" "),
            Span::styled(hint.key.clone(), model.theme.title),
            Span::styled(format!(" {} ", hint.label), Style::new()),
        ];
        let wide = u16::try_from(hint.wide()).unwrap_or(u16::MAX);
        let spot = Rect { x, width: wide.min(area.right().saturating_sub(x)), ..area };
        paint::line(buf, spot, &Line::from(spans));
        if let Some(hit) = &hint.hit {
            hits.add(spot, hit.clone());
        }
        x = x.saturating_add(wide);
    }
}
