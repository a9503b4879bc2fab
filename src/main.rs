//! The program: everything is in the library, this only takes the words of the command line and gives the exit status.

use std::process::ExitCode;

fn main() -> ExitCode {
    scorewalk::cli::run(std::env::args_os().collect())
}
