//! `score --batch`: one document a line, one line of answer each, as they come.

use std::io::{BufReader, Read, Write};

use super::super::input::{self, as_text, next_line};
use super::super::result::{Refusal, ScoreResult};
use super::super::{CliError, Outcome, json};
use crate::session::format;
use crate::text::Text;

/// The bytes read ahead at most.
pub(super) const ROOM: usize = 1 << 16;

/// Answers every line of `input`. What is ready is sent off before waiting for more: a program that writes one line and
/// waits for its answer gets it, and one that pours in thousands does not pay for each.
pub(super) fn run(text: &Text, input: &mut BufReader<impl Read>, out: &mut dyn Write) -> Result<Outcome, CliError> {
    let mut outcome = Outcome::Done;
    let (mut line, mut answers) = (Vec::new(), Vec::new());
    for number in 1.. {
        if !input.buffer().contains(&b'\n') {
            send(&mut answers, out)?;
        }
        let read = next_line(input, &mut line)?;
        if read == input::Read::End {
            break;
        }
        outcome = outcome.max(answer(text, &read, &line, number, &mut answers)?);
        if answers.len() > ROOM {
            send(&mut answers, out)?;
        }
    }
    send(&mut answers, out)?;
    Ok(outcome)
}

fn answer(
    text: &Text,
    read: &input::Read,
    line: &[u8],
    number: usize,
    answers: &mut Vec<u8>,
) -> Result<Outcome, CliError> {
    let document = match read {
        input::Read::TooLong => Err(input::too_large()),
        _ => as_text(line).and_then(format::read_document),
    };
    match document {
        Ok(state) => {
            json::line(&ScoreResult::new(&state, text), answers)?;
            Ok(Outcome::Done)
        }
        Err(rejected) => {
            json::line(&Refusal::new(&rejected.at_line(number), text), answers)?;
            Ok(Outcome::Wrong)
        }
    }
}

fn send(answers: &mut Vec<u8>, out: &mut dyn Write) -> Result<(), CliError> {
    out.write_all(answers)?;
    out.flush()?;
    answers.clear();
    Ok(())
}
