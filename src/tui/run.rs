//! The loop: an input, an update, a frame; and the terminal as it was at the end.

use std::io;
use std::rc::Rc;

use jiff::Timestamp;
use jiff::tz::TimeZone;

use super::effect::Effect;
use super::glyph::Glyphs;
use super::hit::Hits;
use super::key::Key;
use super::model::{Base, Model};
use super::shell::{Request, Shell};
use super::terminal::{Input, Terminal};
use super::theme::{ColorChoice, Depth, Theme};
use super::{update, view};
use crate::session::Header;
use crate::session::store::Store;
use crate::text::{Lang, Text};

/// How the program is to look and where its sessions are.
#[derive(Debug)]
pub struct Settings {
    /// Where the sessions are.
    pub store: Store,
    /// The catalogue of the language that was asked for or that the environment speaks.
    pub text: Rc<Text>,
    /// The language asked for; without one, the language chosen while running is remembered.
    pub lang: Option<Lang>,
    /// Whether only ASCII is to be drawn.
    pub ascii: bool,
    /// Whether there are to be colours.
    pub color: ColorChoice,
}

/// What to begin with.
#[derive(Debug)]
pub enum Launch {
    /// The list of sessions.
    Home,
    /// A new session.
    New(Box<Header>),
    /// A saved session; the latest where none is named.
    Resume(Option<String>),
}

/// How the program was left.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Left {
    /// The lines that could not be written to the disk.
    pub owed: Vec<String>,
}

/// Runs the interactive program until it is left.
///
/// # Errors
/// The terminal cannot be used, or the session asked for is not there.
pub fn run(settings: &Settings, launch: Launch) -> Result<Left, RunError> {
    let mut shell = Shell::new(settings.store.clone(), Timestamp::now);
    let mut model = model(settings, &shell);
    begin(&mut shell, &mut model, launch)?;
    let mut terminal = Terminal::enter(model.mouse)?;
    model.size = terminal.size();
    let mut hits = Hits::default();
    loop {
        shell.look_up(&mut model);
        if let Err(error) = paint(&mut terminal, &model, &mut hits) {
            // The terminal is gone, but what was half typed need not be.
            shell.perform(&mut model, vec![Effect::KeepDraft]);
            return Err(error.into());
        }
        let mut next = Some(terminal.next_input());
        while let Some(input) = next {
            shell.tick(&mut model);
            let effects = take(&mut model, &hits, &input);
            for request in shell.perform(&mut model, effects) {
                match request {
                    Request::Quit(owed) => return Ok(Left { owed }),
                    Request::Mouse(on) => terminal.set_mouse(on)?,
                    Request::Redraw => terminal.redraw()?,
                    Request::Suspend => terminal.suspend()?,
                }
            }
            if let Input::Terminate(signal) = input {
                let owed = shell.owed();
                // Nothing is dropped by itself from here on, and the note on who holds the session is to go.
                drop(shell);
                terminal.die_of(signal, &owed);
            }
            model.size = terminal.size();
            next = terminal.try_next_input();
        }
    }
}

/// Why the program could not run.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// The terminal cannot be used.
    #[error("the terminal cannot be used")]
    Terminal(#[from] io::Error),
    /// The session asked for cannot be opened: why, in words of the catalogue.
    #[error("the session cannot be opened: {0}")]
    Session(String),
}

fn model(settings: &Settings, shell: &Shell) -> Model {
    let env = |name: &str| std::env::var(name).ok();
    let memory = shell.recall();
    let remembered: Option<Lang> = memory.lang.as_deref().and_then(|code| code.parse().ok());
    let text = match remembered.filter(|lang| settings.lang.is_none() && *lang != settings.text.lang()) {
        Some(lang) => Rc::new(Text::new(lang)),
        None => Rc::clone(&settings.text),
    };
    let theme = Theme::new(Depth::choose(settings.color, &env, true));
    let glyphs = Glyphs::choose(settings.ascii, &env);
    let mut model = Model::new(text, theme, glyphs, TimeZone::system());
    model.mouse = !memory.mouse_off;
    model.memory = memory;
    shell.tick(&mut model);
    model
}

fn begin(shell: &mut Shell, model: &mut Model, launch: Launch) -> Result<(), RunError> {
    let effect = match launch {
        Launch::New(header) => Effect::Create(header),
        Launch::Resume(Some(id)) => Effect::Open(id),
        Launch::Home | Launch::Resume(None) => {
            shell.perform(model, vec![Effect::List]);
            let latest = model.home.listed.first().map(|listed| Effect::Open(listed.id.clone()));
            match latest.filter(|_| matches!(launch, Launch::Resume(_))) {
                Some(latest) => latest,
                None => return Ok(()),
            }
        }
    };
    shell.perform(model, vec![effect]);
    match (&model.base, model.notice.take()) {
        (Base::Play(_), notice) => {
            model.notice = notice;
            Ok(())
        }
        (_, notice) => Err(RunError::Session(notice.map(|notice| notice.words).unwrap_or_default())),
    }
}

fn paint(terminal: &mut Terminal, model: &Model, hits: &mut Hits) -> io::Result<()> {
    hits.clear();
    terminal.draw(|frame| {
        let area = frame.area();
        view::draw(model, area, frame.buffer_mut(), hits);
    })
}

fn take(model: &mut Model, hits: &Hits, input: &Input) -> Vec<Effect> {
    #[cfg(debug_assertions)]
    break_off_if_asked(input);
    match input {
        Input::Key(event) => Key::from_event(*event).map_or_else(Vec::new, |key| update::key(model, key)),
        Input::Paste(text) => update::paste(model, text),
        Input::Mouse(event) => update::mouse(model, hits, *event),
        Input::Terminate(_) => vec![Effect::KeepDraft],
        Input::Suspend => vec![Effect::KeepDraft, Effect::Suspend],
        Input::Closed => vec![Effect::KeepDraft, Effect::Quit],
        Input::Resize(..) | Input::Resumed => Vec::new(),
    }
}

/// Lets a test see what a panic leaves behind: with `SCOREWALK_PANIC` set, F12 is one. No release build has this.
#[cfg(debug_assertions)]
fn break_off_if_asked(input: &Input) {
    let f12 = matches!(input, Input::Key(event) if Key::from_event(*event) == Some(Key::F(12)));
    assert!(!f12 || std::env::var_os("SCOREWALK_PANIC").is_none(), "asked for by SCOREWALK_PANIC");
}
