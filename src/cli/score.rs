//! `score`: documents and session files, read from anywhere and never written.

mod batch;

use std::io::{self, BufReader, Read as _, Write};
use std::path::Path;

use super::args::{Format, Score};
use super::result::Refusal;
use super::{CliError, Context, Outcome, input, json, sheet};
use crate::session::State;
use crate::session::format::{self, Rejected};
use crate::session::store::{Input, MAX_BYTES, StoreError};

/// Scores every file named, or the standard input.
pub(super) fn run(context: &Context<'_>, score: &Score, out: &mut dyn Write) -> Result<Outcome, CliError> {
    if score.batch && score.format.is_some_and(|format| format != Format::Json) {
        return Err(CliError::BatchFormat);
    }
    let mut outcome = Outcome::Done;
    let standard = [Path::new("-").to_owned()];
    let files = if score.files.is_empty() { &standard[..] } else { &score.files };
    for file in files {
        let one = if score.batch { all_lines(context, file, out)? } else { whole(context, score, file, out)? };
        outcome = outcome.max(one);
    }
    Ok(outcome)
}

fn all_lines(context: &Context<'_>, file: &Path, out: &mut dyn Write) -> Result<Outcome, CliError> {
    if is_standard(file) {
        return batch::run(context.text, &mut BufReader::with_capacity(batch::ROOM, io::stdin().lock()), out);
    }
    let file = Input::open(file).map_err(CliError::Input)?;
    batch::run(context.text, &mut BufReader::with_capacity(batch::ROOM, file), out)
}

fn whole(context: &Context<'_>, score: &Score, file: &Path, out: &mut dyn Write) -> Result<Outcome, CliError> {
    let name = file.to_string_lossy();
    let read = match bytes(file)? {
        Some(bytes) => input::as_file_text(&bytes).and_then(|text| format::read_either(text, &name)),
        None => Err(input::too_large()),
    };
    let wanted = score.format.unwrap_or(Format::Text);
    print(context, &read, wanted, score.why, out)
}

/// The bytes of a file, or nothing where there are more than a document may have.
fn bytes(file: &Path) -> Result<Option<Vec<u8>>, CliError> {
    if is_standard(file) {
        let mut bytes = Vec::new();
        io::stdin().lock().take(MAX_BYTES + 1).read_to_end(&mut bytes)?;
        return Ok((bytes.len() as u64 <= MAX_BYTES).then_some(bytes));
    }
    match Input::open(file).and_then(|file| file.read_whole()) {
        Ok(bytes) => Ok(Some(bytes)),
        Err(StoreError::TooLarge { .. }) => Ok(None),
        Err(error) => Err(CliError::Input(error)),
    }
}

fn is_standard(file: &Path) -> bool {
    file.as_os_str() == "-"
}

/// Prints a result, or why there is none.
pub(super) fn print(
    context: &Context<'_>,
    read: &Result<State, Rejected>,
    wanted: Format,
    why: bool,
    out: &mut dyn Write,
) -> Result<Outcome, CliError> {
    match read {
        Ok(state) => {
            sheet::print(context, state, wanted, why, out)?;
            Ok(Outcome::Done)
        }
        Err(rejected) if wanted == Format::Json => {
            let mut line = Vec::new();
            // A document stands where its input begins.
            let placed = Rejected { line: rejected.line.or(Some(1)), ..rejected.clone() };
            json::line(&Refusal::new(&placed, context.text), &mut line)?;
            out.write_all(&line)?;
            Ok(Outcome::Wrong)
        }
        Err(rejected) => {
            writeln!(out, "{}", sheet::refusal(context, rejected))?;
            Ok(Outcome::Wrong)
        }
    }
}
