//! `rules`: the rules at hand, as text.

use std::io::Write;

use super::wrap::{columns, wrapped};
use super::{CliError, Context, Outcome, game};
use crate::games::GAMES;
use crate::rules::Arg;
use crate::text::PageText;
use crate::text::clean::clean;

/// Prints the pages of a game, or of them what holds a word; without a game, which games there are.
pub(super) fn run(
    context: &Context<'_>,
    named: Option<&str>,
    word: Option<&str>,
    out: &mut dyn Write,
) -> Result<Outcome, CliError> {
    let Some(named) = named else { return games(context, out) };
    let (games, word) = match (game::find(named, context.text), word) {
        (Ok(game), word) => (vec![game], word),
        // A word that names no game is looked for in the rules of all of them.
        (Err(CliError::Game { fits, .. }), None) if fits.is_empty() => (GAMES.to_vec(), Some(named)),
        (Err(error), _) => return Err(error),
    };
    let pages = games.into_iter().flat_map(|game| game.pages.iter().map(move |page| context.text.page(game, page)));
    let pages: Vec<PageText> = match word {
        Some(word) => pages.filter_map(|page| only(page, word)).collect(),
        None => pages.collect(),
    };
    if let (Some(word), true) = (word, pages.is_empty()) {
        let word = Arg::Text(clean(word).into_owned());
        say(context, &context.text.with("rules-nothing", &[("word", word)]), "", out)?;
        return Ok(Outcome::Wrong);
    }
    for (at, page) in pages.iter().enumerate() {
        if at > 0 {
            writeln!(out)?;
        }
        print(context, page, out)?;
    }
    Ok(Outcome::Done)
}

fn games(context: &Context<'_>, out: &mut dyn Write) -> Result<Outcome, CliError> {
    for game in GAMES {
        let count = |number: usize| Arg::Text(number.to_string());
        let args = [
            ("id", Arg::Text(game.id.to_owned())),
            ("title", Arg::Key(format!("game-{}", game.id))),
            ("min", count(*game.players.start())),
            ("max", count(*game.players.end())),
        ];
        say(context, &context.text.with("rules-game", &args), "", out)?;
    }
    say(context, &context.text.get("rules-how"), "", out)?;
    Ok(Outcome::Done)
}

/// What of a page holds the word, in letters of any size. A title that does brings the whole page along.
fn only(page: PageText, word: &str) -> Option<PageText> {
    let word = word.to_lowercase();
    let holds = |part: &String| part.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase().contains(&word);
    if holds(&page.title) {
        return Some(page);
    }
    let keep = |parts: Vec<String>| parts.into_iter().filter(holds).collect::<Vec<_>>();
    let found = PageText { title: page.title, body: keep(page.body), wrong: keep(page.wrong) };
    (!found.body.is_empty() || !found.wrong.is_empty()).then_some(found)
}

fn print(context: &Context<'_>, page: &PageText, out: &mut dyn Write) -> Result<(), CliError> {
    let title = context.glyphs.fold(&page.title).into_owned();
    writeln!(out, "{title}\n{}", "=".repeat(crate::text::fit::width(&title)))?;
    for paragraph in &page.body {
        writeln!(out)?;
        say(context, paragraph, "", out)?;
    }
    if !page.wrong.is_empty() {
        writeln!(out)?;
        say(context, &context.text.get("rules-wrong"), "", out)?;
    }
    for item in &page.wrong {
        say(context, item, "  - ", out)?;
    }
    Ok(())
}

fn say(context: &Context<'_>, paragraph: &str, mark: &str, out: &mut dyn Write) -> Result<(), CliError> {
    Ok(writeln!(out, "{}", wrapped(&context.glyphs.fold(paragraph), columns(), mark))?)
}
