//! Remarks of the game beside a form: sentences, and how far everybody has come.

use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::{form, paint, players};
use crate::rules::{Gauge, Note};
use crate::text::fit::width;
use crate::text::signed;
use crate::tui::glyph::Glyph;
use crate::tui::model::Model;
use crate::tui::play::{Play, shape_name};
use crate::tui::words;

/// The most pieces that a gauge draws one by one.
const PIECES: i64 = 12;

/// The lines of all remarks, `columns` wide at most.
#[must_use]
pub fn lines(model: &Model, play: &Play, columns: usize) -> Vec<Line<'static>> {
    let notes = play.notes();
    let lines = notes.iter().flat_map(|note| note_lines(model, play, note, columns));
    lines.chain(not_asked(model, play)).collect()
}

/// In a tie-break: those who are not asked, with their totals.
fn not_asked(model: &Model, play: &Play) -> Option<Line<'static>> {
    let stage = play.stage.filter(|stage| stage.steps.iter().any(|step| step == play.form.step))?;
    let asked = play.asked(Some(stage))?;
    let totals = &play.state.closed().standings.totals;
    let others = totals.iter().filter(|(seat, _)| !asked.contains(seat));
    let words: Vec<String> =
        others.map(|(seat, total)| format!("{} {}", shape_name(play, seat), signed(*total))).collect();
    (!words.is_empty())
        .then(|| paint::styled(format!("{} {}", model.text.get("not-asked"), words.join(", ")), model.theme.muted))
}

fn note_lines(model: &Model, play: &Play, note: &Note, columns: usize) -> Vec<Line<'static>> {
    match note {
        Note::Gauges(gauges) => gauge_lines(model, play, gauges, columns),
        Note::Each(..) if form::has_seat_rows(play) => Vec::new(),
        said => {
            let words = words::note(play, &model.text, said);
            // Where it fits, the spaces between its parts stay as they are.
            if width(&words) <= columns {
                return vec![paint::plain(words)];
            }
            paint::wrap(&words, columns).into_iter().map(paint::plain).collect()
        }
    }
}

/// Tipped and standing pieces one by one where they fit, else figures alone; nothing while all are at nothing.
fn gauge_lines(model: &Model, play: &Play, gauges: &[Gauge], columns: usize) -> Vec<Line<'static>> {
    if gauges.iter().all(|gauge| gauge.filled == 0 && gauge.of.is_none()) {
        return Vec::new();
    }
    let drawn: Vec<Vec<Span<'static>>> = gauges.iter().map(|gauge| gauge_spans(model, play, *gauge, true)).collect();
    let fits = drawn.iter().map(|spans| paint::wide(spans) + 3).sum::<usize>() <= columns + 3;
    let drawn = if fits { drawn } else { gauges.iter().map(|gauge| gauge_spans(model, play, *gauge, false)).collect() };
    let mut spans = Vec::new();
    for gauge in drawn {
        if !spans.is_empty() {
            spans.push(Span::raw("   "));
        }
        spans.extend(gauge);
    }
    vec![Line::from(spans)]
}

fn gauge_spans(model: &Model, play: &Play, gauge: Gauge, pieces: bool) -> Vec<Span<'static>> {
    let piece = |glyph: Glyph, count: i64| glyph.pair().0.repeat(usize::try_from(count.max(0)).unwrap_or(0));
    let mut spans = vec![players::shape_span(model, play, gauge.seat), Span::raw(" ")];
    let standing = gauge.of.map_or(0, |of| of - gauge.filled);
    if pieces && gauge.filled + standing.max(0) <= PIECES {
        spans.push(Span::styled(piece(Glyph::Tipped, gauge.filled), model.theme.value));
        spans.push(Span::raw(piece(Glyph::Standing, standing)));
        if gauge.filled + standing.max(0) > 0 {
            spans.push(Span::raw(" "));
        }
    }
    let (figure, style) = match gauge.of {
        None => (gauge.filled.to_string(), Style::new()),
        Some(of) if of == gauge.filled => (format!("{}/{of} {}", gauge.filled, Glyph::Done.pair().0), Style::new()),
        Some(of) if gauge.filled > of => (format!("{}/{of} !", gauge.filled), model.theme.warning),
        Some(of) => (format!("{}/{of}", gauge.filled), Style::new()),
    };
    spans.push(Span::styled(figure, style));
    spans
}
