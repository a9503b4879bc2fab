//! `show`: a saved session, as `score` prints it.

use std::io::Write;

use super::args::Show;
use super::{CliError, Context, Outcome, score};
use crate::session::format;

/// Prints the session. It is only read: another window may have it open.
pub(super) fn run(context: &Context<'_>, show: &Show, out: &mut dyn Write) -> Result<Outcome, CliError> {
    let read = format::read_session(&context.store()?.read(&show.id)?);
    score::print(context, &read, show.format, show.why, out)
}
