//! `man`: the manual page, in the language chosen.

use std::io::{self, Write};

use clap::Command;
use clap_mangen::Man;

use super::{CliError, Outcome, args};
use crate::text::Text;

/// Prints the page: the program first, then every verb with its own options.
pub(super) fn run(text: &Text, out: &mut dyn Write) -> Result<Outcome, CliError> {
    let command = args::command(text);
    let mut page = Vec::new();
    let whole = Man::new(command.clone()).manual("Scorewalk");
    whole.render_title(&mut page)?;
    section(&mut page, text, "man-name", |page| whole.render_name_section(page))?;
    section(&mut page, text, "man-synopsis", |page| usage(page, &text.get("cli-scorewalk.usage")))?;
    section(&mut page, text, "man-description", |page| whole.render_description_section(page))?;
    whole.render_options_section(&mut page)?;
    writeln!(page, ".SH {}", text.get("cli-commands").to_uppercase())?;
    for verb in command.get_subcommands() {
        render_verb(&mut page, verb, text)?;
    }
    out.write_all(&page)?;
    Ok(Outcome::Done)
}

/// A section that clap would head in English.
fn section(
    page: &mut Vec<u8>,
    text: &Text,
    heading: &str,
    render: impl FnOnce(&mut Vec<u8>) -> io::Result<()>,
) -> io::Result<()> {
    writeln!(page, ".SH {}", text.get(heading))?;
    append(page, render, None)
}

/// A verb: what it does, how it is written, and its options under headings one level down.
fn render_verb(page: &mut Vec<u8>, verb: &Command, text: &Text) -> io::Result<()> {
    let name = verb.get_name();
    writeln!(page, ".SS {name}")?;
    writeln!(page, "{}", roff(&text.get(&format!("cli-{name}"))))?;
    writeln!(page, ".PP")?;
    usage(page, &text.get(&format!("cli-{name}.usage")))?;
    let alone = Man::new(verb.clone().disable_help_flag(true).disable_version_flag(true));
    append(page, |own| alone.render_options_section(own), Some(".PP"))
}

fn usage(page: &mut Vec<u8>, usage: &str) -> io::Result<()> {
    writeln!(page, "\\fB{}\\fR", roff(usage))
}

/// Renders something and adds it, with its own headings left out or something else in their place.
fn append(
    page: &mut Vec<u8>,
    render: impl FnOnce(&mut Vec<u8>) -> io::Result<()>,
    for_heading: Option<&str>,
) -> io::Result<()> {
    let mut own = Vec::new();
    render(&mut own)?;
    let own = String::from_utf8_lossy(&own);
    let mut kept = own.lines().filter_map(|line| if line.starts_with(".SH ") { for_heading } else { Some(line) });
    kept.try_for_each(|line| writeln!(page, "{line}"))
}

/// Text as roff takes it literally.
fn roff(text: &str) -> String {
    let escaped = text.replace('\\', "\\e").replace('-', "\\-");
    if escaped.starts_with(['.', '\'']) { format!("\\&{escaped}") } else { escaped }
}
