//! Sessions opened, begun and put away.

use jiff::Timestamp;

use super::Shell;
use crate::rules::Arg;
use crate::session::format::{self, Rejected};
use crate::session::store::{Access, Content, Holder, Journal, Opened, fresh_id};
use crate::session::{Header, Item, State};
use crate::text::Text;
use crate::tui::model::{Base, Model, Weight};
use crate::tui::play::{Draft, Link, Play};

impl Shell {
    pub(super) fn create(&mut self, model: &mut Model, header: Header) {
        let date = model.now.to_zoned_datetime(model.zone.clone()).date().to_string();
        let created = model.now.to_string();
        let mut header = Header { created: Some(created), ..header };
        let made = self.store.create_with(&fresh_id(&date, header.game.id), |id| {
            header.id = Some(id.to_owned());
            format::header_line(&header)
        });
        match made {
            Ok(journal) => {
                let play = Play::new(journal.id().to_owned(), State::new(header));
                self.show(model, journal, play);
            }
            Err(error) => Self::tell(model, &error),
        }
    }

    pub(super) fn open(&mut self, model: &mut Model, id: &str) {
        self.journal = None;
        match self.store.load(id) {
            Ok(opened) => self.opened(model, id, opened),
            Err(error) => Self::tell(model, &error),
        }
    }

    fn opened(&mut self, model: &mut Model, id: &str, opened: Opened) {
        let Opened { mut journal, text, torn, .. } = opened;
        let state = match format::read_session(&text) {
            Ok(state) => state,
            Err(rejected) => return model.say(Weight::Error, unreadable(&model.text, &rejected)),
        };
        // Only now it is certain that the file is ours to mend; the next append mends it too, should this fail.
        let mended = journal.mend();
        let play = self.taken_up(id, state);
        self.show(model, journal, play);
        drop(mended);
        greet(model, torn.is_some());
    }

    /// A session where its scorekeeper left it, with what was half typed then.
    fn taken_up(&self, id: &str, state: State) -> Play {
        let mut play = Play::new(id.to_owned(), state);
        if let Ok(Some(text)) = self.store.read_draft(id)
            && let Ok(draft) = serde_json::from_str::<Draft>(&text)
        {
            play.restore(&draft);
        }
        play
    }

    fn show(&mut self, model: &mut Model, journal: Journal, mut play: Play) {
        if journal.access() == Access::Held {
            play.link = Link::ReadOnly(held_by(model, journal.holder()));
        }
        self.journal = Some(journal);
        model.overlays.clear();
        model.base = Base::Play(Box::new(play));
    }

    pub(super) fn close(&mut self, model: &mut Model) {
        self.keep_draft(model);
        self.journal = None;
        model.base = Base::Home;
        model.overlays.clear();
        self.list(model);
    }

    /// Looks whether the other window wrote something, at any key. Whoever looked at the question that was asked looks at
    /// the one that is asked now; whoever had gone back to another stays there.
    pub(super) fn reread(&mut self, model: &mut Model) {
        let Some(journal) = &mut self.journal else { return };
        let Ok(Some(content)) = journal.reread() else { return };
        let (Ok(state), Some(play)) = (format::read_session(&content.text), model.play_mut()) else { return };
        let link = play.link.clone();
        let gone_back = play.stage.filter(|stage| play.is_done(stage));
        *play = Play::new(play.id.clone(), state);
        play.link = link;
        if gone_back.is_some() {
            play.ask(gone_back);
        }
    }

    /// Takes the session over, half-typed form included, if nobody else holds it any more.
    pub(super) fn take_over(&mut self, model: &mut Model) {
        let Some(journal) = &mut self.journal else { return };
        match journal.try_take_over() {
            Ok(Some(content)) => self.taken_over(model, &content),
            Ok(None) => {
                let holder = held_by(model, journal.holder());
                if let Some(play) = model.play_mut() {
                    play.link = Link::ReadOnly(holder);
                }
                model.refuse("still-held");
            }
            Err(error) => Self::tell(model, &error),
        }
    }

    fn taken_over(&mut self, model: &mut Model, content: &Content) {
        let state = match format::read_session(&content.text) {
            Ok(state) => state,
            Err(rejected) => return model.say(Weight::Error, unreadable(&model.text, &rejected)),
        };
        let mended = self.journal.as_mut().map(Journal::mend);
        if let Some(id) = model.play().map(|play| play.id.clone()) {
            model.base = Base::Play(Box::new(self.taken_up(&id, state)));
        }
        drop(mended);
        greet(model, content.torn.is_some());
    }

    /// Appends to a session that is not open, such as new names given at home.
    pub(super) fn amend(&self, model: &mut Model, id: &str, item: &Item) {
        let result = self.store.load(id).and_then(|mut opened| {
            opened.journal.mend()?;
            opened.journal.append(&format::item_line(item))
        });
        self.carry_draft(id);
        if let Err(error) = result {
            Self::tell(model, &error);
        }
        self.list(model);
    }
}

/// Says where a session stands that was just opened: that its end was torn off, else what was entered last.
fn greet(model: &mut Model, torn: bool) {
    let Some(play) = model.play() else { return };
    let newest = play.state.entries().next_back().map(|placed| placed.item);
    if torn {
        let count = Arg::number(play.state.items());
        let words = model.text.with("torn-end", &[("count", count)]);
        model.say(Weight::Warning, words);
    } else if let Some(item) = newest {
        let entry = crate::tui::words::entry(model, item);
        let words = model.text.with("last-entered", &[("entry", Arg::Text(entry))]);
        model.say(Weight::Notice, words);
    }
}

impl Shell {
    /// The half-typed form of a session that got a line more while it was closed: it fits the longer log too.
    fn carry_draft(&self, id: &str) {
        let Ok(Some(text)) = self.store.read_draft(id) else { return };
        let (Ok(draft), Ok(log)) = (serde_json::from_str::<Draft>(&text), self.store.read(id)) else { return };
        // A draft that cannot be carried loses a half-typed form at most.
        if draft.items + 2 == log.lines().count()
            && let Ok(text) = serde_json::to_string(&Draft { items: draft.items + 1, ..draft })
        {
            let _ = self.store.write_draft(id, &text);
        }
    }
}

/// What is wrong with a file, with the line, in words.
pub(super) fn unreadable(text: &Text, rejected: &Rejected) -> String {
    let line = rejected.line.map_or_else(|| "1".to_owned(), |line| line.to_string());
    let why = text.fault(&rejected.fault);
    text.with("unreadable", &[("line", Arg::Text(line)), ("why", Arg::Text(why))])
}

fn held_by(model: &Model, holder: Option<Holder>) -> String {
    let pid = holder.and_then(|holder| holder.pid).map_or_else(|| "?".to_owned(), |pid| pid.to_string());
    let since = holder.and_then(|holder| holder.since).and_then(|time| Timestamp::try_from(time).ok());
    let since = since
        .map_or_else(|| "?".to_owned(), |at| at.to_zoned_datetime(model.zone.clone()).strftime("%H:%M").to_string());
    model.text.with("held-by", &[("pid", Arg::Text(pid)), ("since", Arg::Text(since))])
}
