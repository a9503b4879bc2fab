//! `completions`: what makes the tab key of a shell know this program.

use std::io::Write;

use clap_complete::Shell;

use super::{CliError, Outcome, args};
use crate::text::Text;

/// Prints the completions for a shell.
pub(super) fn run(shell: Shell, text: &Text, out: &mut dyn Write) -> Result<Outcome, CliError> {
    // The generator takes a writer that cannot fail, so it gets one.
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut args::command(text), "scorewalk", &mut script);
    out.write_all(&script)?;
    Ok(Outcome::Done)
}
