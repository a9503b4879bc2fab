//! What goes with an entry: the stage that it ends, and what is said once it is made.

use super::answer::commit;
use super::shape_name;
use crate::rules::{Arg, BySeat, Entry, Fault, Placed, Points, Value};
use crate::session::Change;
use crate::tui::effect::Effect;
use crate::tui::glyph::shape;
use crate::tui::model::{Model, Weight};
use crate::tui::words;

/// Before an entry that could as well belong to an earlier stage which is still open: that stage is over, or the log would
/// read otherwise than it was meant.
///
/// # Errors
/// What the rules forbid about the entry; then no stage is over.
pub(super) fn finish_what_is_over(model: &mut Model, entry: &Entry) -> Result<Vec<Effect>, Fault> {
    let Some(play) = model.play() else { return Ok(Vec::new()) };
    let said = |key: &str| match entry.value(key) {
        Some(Value::Flag(flag)) => Some(*flag),
        _ => None,
    };
    let read_as = play.state.step_for(entry.step().id, &said, None).filter(|step| *step != entry.step());
    let Some(open) = read_as.and_then(|step| play.state.game().stage_of(step)) else { return Ok(Vec::new()) };
    let placed = Placed { item: play.state.items(), entry: entry.clone() };
    play.state.board().preview(&placed, play.state.done())?;
    commit(model, Change::Done(open.id))
}

/// Says what is to be done on the table now: what the game asks for, and where the markers on the track go.
pub(super) fn tell_what_follows(model: &mut Model, item: usize, before: &BySeat<Points>) {
    let Some(play) = model.play() else { return };
    let Some(entry) = play.state.entry(item) else { return };
    let asked = play.state.board().scorer().after(entry);
    let mut said: Vec<String> = asked.iter().map(|note| words::note(play, &model.text, note)).collect();
    let totals = &play.state.closed().standings.totals;
    let moved = totals.iter().filter(|(seat, total)| before.get(*seat) != Some(total));
    let stands: Vec<String> =
        moved.filter_map(|(seat, total)| Some(format!("{} {}", shape(seat), words::stand(play, *total)?))).collect();
    if !stands.is_empty() {
        said.push(model.text.with("said-track", &[("moves", Arg::Text(stands.join(", ")))]));
    }
    if !said.is_empty() {
        model.say(Weight::Notice, said.join(" · "));
    }
}

/// Says at once what looks wrong about an entry just made; the mark beside it stays as long as it is true.
pub(super) fn tell_warning(model: &mut Model, item: usize) {
    let Some(play) = model.play() else { return };
    let about = play.state.board().tally().warnings().iter().find(|warning| warning.item == Some(item));
    let words = about.map(|warning| model.text.message(&warning.message, &|seat| shape_name(play, seat)));
    if let Some(words) = words {
        model.say(Weight::Warning, words);
    }
}
