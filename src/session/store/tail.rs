//! The end of a journal after a break: what of it counts.

use std::path::Path;

use serde::de::IgnoredAny;

use super::{StoreError, files};

/// What a break left behind at the end of a file and does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Torn {
    /// Bytes of an unfinished last line; 0 if only NULs were found.
    pub bytes: u64,
    /// NUL bytes at the very end: room the file system had set aside.
    pub nuls: u64,
}

/// The text of a journal without its torn end.
#[derive(Debug)]
pub(super) struct Clean {
    pub(super) text: String,
    pub(super) torn: Option<Torn>,
    /// The last line is whole but its line end is missing.
    pub(super) unended: bool,
}

/// Separates what counts from what a break left behind. A first line is never
/// torn by us, since it is there from the start or not at all: a file whose
/// only line does not parse is somebody else's and keeps every byte.
pub(super) fn clean(path: &Path, mut bytes: Vec<u8>) -> Result<Clean, StoreError> {
    let written = bytes.len() - bytes.iter().rev().take_while(|byte| **byte == 0).count();
    let body = bytes.get(..written).unwrap_or_default();
    let (before, last) = split_last_line(body);
    let is_whole = if last.is_empty() { !before.is_empty() } else { is_json(last) };
    let kept = match (is_whole, before.is_empty()) {
        (true, _) => written,
        (false, true) => bytes.len(),
        (false, false) => before.len(),
    };
    let torn = Torn { bytes: written.saturating_sub(kept) as u64, nuls: (bytes.len() - written.max(kept)) as u64 };
    bytes.truncate(kept);
    Ok(Clean {
        unended: !bytes.is_empty() && !bytes.ends_with(b"\n"),
        text: files::into_text(path, bytes)?,
        torn: (torn.bytes + torn.nuls > 0).then_some(torn),
    })
}

/// Everything up to the last line end, and what follows it.
fn split_last_line(body: &[u8]) -> (&[u8], &[u8]) {
    let ends = body.iter().rposition(|byte| *byte == b'\n');
    body.split_at(ends.map_or(0, |end| end + 1))
}

fn is_json(line: &[u8]) -> bool {
    serde_json::from_slice::<IgnoredAny>(line).is_ok()
}
