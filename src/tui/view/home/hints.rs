//! What can be done at home, digits first.

use crate::tui::command::{Command, Context};
use crate::tui::key::Key;
use crate::tui::model::Model;
use crate::tui::screen::home::rows;
use crate::tui::view::footer::{self, Hint};

/// The hints for what is in front.
pub(super) fn here(model: &Model) -> Vec<Hint> {
    let home = &model.home;
    if home.question.is_some() {
        return asking(model);
    }
    if let Some(trash) = &home.trash {
        let shown = trash.listed.len().saturating_sub(trash.top(rows(model))).min(rows(model));
        let mut hints: Vec<Hint> = (!trash.listed.is_empty())
            .then(|| hint(model, Command::Open, "hint-bring-back", 1))
            .into_iter()
            .flatten()
            .collect();
        hints.extend(hint(model, Command::Escape, "home-back", 2));
        return digits(model, shown).into_iter().chain(hints).collect();
    }
    if home.search.is_some() {
        return searching(model);
    }
    let shown = home.lines().saturating_sub(home.top(rows(model))).min(rows(model));
    let mut hints: Vec<Hint> = digits(model, shown).into_iter().collect();
    if !home.is_empty() {
        hints.extend(hint(model, Command::Open, open_word(model), 1));
    }
    let skip = [Command::Open, Command::Escape, Command::Undo];
    hints.extend(footer::of_registry(model, Context::Home, &skip));
    if home.trashed_last.is_some() {
        hints.extend(hint(model, Command::Undo, "hint-bring-back", 4));
    }
    hints
}

/// What `⏎` does with what is under the cursor.
fn open_word(model: &Model) -> &'static str {
    let Some(listed) = model.home.selected() else { return "hint-open" };
    match model.home.standing(&listed.id) {
        Some(standing) if standing.stage.is_some() => "hint-resume",
        Some(_) => "hint-open",
        None => "hint-tell",
    }
}

fn searching(model: &Model) -> Vec<Hint> {
    let mut hints = vec![Hint::words("a–z", model.text.get("hint-search"))];
    if model.home.lines() > 0 {
        hints.extend(hint(model, Command::Open, open_word(model), 1));
        let arrows = format!("{}{}", model.glyphs.key(Key::Up), model.glyphs.key(Key::Down));
        hints.push(Hint { rank: 3, ..Hint::words(arrows, model.text.get("hint-choose")) });
    }
    hints.extend(hint(model, Command::Escape, "hint-end-search", 2));
    hints
}

fn asking(model: &Model) -> Vec<Hint> {
    let delete = matches!(model.home.question, Some(crate::tui::screen::home::Question::Delete(_)));
    if delete {
        let mut hints =
            vec![Hint::words("1", model.text.get("home-delete")), Hint::words("0", model.text.get("home-keep"))];
        hints.extend(hint(model, Command::Escape, "home-keep", 2));
        return hints;
    }
    hint(model, Command::Accept, "home-back", 1).into_iter().collect()
}

fn digits(model: &Model, shown: usize) -> Option<Hint> {
    let last = shown.min(9);
    let keys = if last > 1 { format!("1–{last}") } else { "1".to_owned() };
    (last > 0).then(|| Hint::words(keys, model.text.get("hint-line")))
}

fn hint(model: &Model, command: Command, key: &str, rank: u8) -> Option<Hint> {
    Hint::command(model, command, model.text.get(key), rank)
}
