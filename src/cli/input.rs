//! Input of other programs: lines of a batch one by one, and text that may not be text.

use std::io::{self, BufRead};

use crate::rules::{Arg, Code, Fault};
use crate::session::format::Rejected;
use crate::session::store::MAX_BYTES;

/// What stands on a line.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Read {
    /// Its bytes, without the line end, are in the buffer.
    Line,
    /// More than may stand there; it is skipped.
    TooLong,
    /// Nothing any more.
    End,
}

/// Reads the next line into `line`, never keeping more of it than a document may have.
pub(super) fn next_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Read> {
    line.clear();
    let (mut any, mut too_long) = (false, false);
    loop {
        let ready = match input.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            ready => ready?,
        };
        let end = ready.iter().position(|byte| *byte == b'\n');
        let part = ready.get(..end.unwrap_or(ready.len())).unwrap_or_default();
        any |= !ready.is_empty();
        too_long |= (line.len() + part.len()) as u64 > MAX_BYTES;
        if !too_long {
            line.extend_from_slice(part);
        }
        let last = end.is_some() || ready.is_empty();
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if last {
            break;
        }
    }
    Ok(match (any, too_long) {
        (false, _) => Read::End,
        (true, true) => Read::TooLong,
        (true, false) => Read::Line,
    })
}

/// The bytes as text, or where they are none.
pub(super) fn as_text(bytes: &[u8]) -> Result<&str, Rejected> {
    str::from_utf8(bytes).map_err(|error| {
        let before = String::from_utf8_lossy(bytes.get(..error.valid_up_to()).unwrap_or_default());
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or_default().len() + 1;
        let place = |number: usize| Arg::Text(number.to_string());
        let rejected = refused(Fault::new(Code::NOT_JSON).with("line", place(line)).with("column", place(column)));
        Rejected { line: Some(line), ..rejected }
    })
}

/// The bytes of a file as text. What a break left in a last line without its end is cut off, as any torn end is.
pub(super) fn as_file_text(bytes: &[u8]) -> Result<&str, Rejected> {
    let written = bytes.len() - bytes.iter().rev().take_while(|byte| **byte == 0).count();
    let bytes = bytes.get(..written).unwrap_or_default();
    let last = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
    match str::from_utf8(bytes) {
        Err(error) if last > 0 && error.valid_up_to() >= last => as_text(bytes.get(..last).unwrap_or_default()),
        Err(error) if error.error_len().is_none() => as_text(bytes.get(..error.valid_up_to()).unwrap_or_default()),
        _ => as_text(bytes),
    }
}

/// The refusal of a document that is too large to be read.
pub(super) fn too_large() -> Rejected {
    let most = Arg::Count(i64::try_from(MAX_BYTES >> 20).unwrap_or_default());
    refused(Fault::new(Code::NOT_JSON).told("error-document-too-large").with("max", most))
}

fn refused(fault: Fault) -> Rejected {
    Rejected { line: None, item: None, fault: Box::new(fault) }
}

#[cfg(test)]
mod tests {
    use std::io::BufReader;

    use super::*;

    fn lines(input: &[u8], room: usize) -> Vec<Vec<u8>> {
        let mut input = BufReader::with_capacity(room, input);
        let mut line = Vec::new();
        let mut lines = Vec::new();
        while matches!(next_line(&mut input, &mut line), Ok(Read::Line)) {
            lines.push(line.clone());
        }
        lines
    }

    #[test]
    fn lines_come_whole_whatever_the_buffer() {
        for room in [1, 2, 3, 64] {
            assert_eq!(lines(b"one\n\ntwo\r\nthree", room), [&b"one"[..], b"", b"two\r", b"three"]);
            assert_eq!(lines(b"", room), Vec::<Vec<u8>>::new());
            assert_eq!(lines(b"\n", room), [b""]);
        }
    }

    #[test]
    fn a_line_beyond_the_limit_is_skipped_and_the_next_is_read() {
        let mut input = vec![b' '; usize::try_from(MAX_BYTES).unwrap_or_default() + 1];
        input.extend_from_slice(b"\nnext\n");
        let mut input = BufReader::new(&input[..]);
        let mut line = Vec::new();
        assert!(matches!(next_line(&mut input, &mut line), Ok(Read::TooLong)));
        assert!(matches!(next_line(&mut input, &mut line), Ok(Read::Line)));
        assert_eq!(line, b"next");
    }
}
