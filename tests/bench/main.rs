//! What the program is to be fast at, measured: `cargo bench`. Nothing here passes or fails.

#![expect(clippy::unwrap_used, clippy::print_stdout, reason = "a measurement that cannot go on has failed, and prints")]

mod batch;
mod entry;
mod frame;

use std::time::{Duration, Instant};

fn main() {
    batch::measure();
    entry::measure();
    frame::measure();
}

/// The shortest of several runs: whatever else the machine does only makes a run longer.
fn shortest(runs: usize, mut run: impl FnMut()) -> Duration {
    let time = |_| {
        let start = Instant::now();
        run();
        start.elapsed()
    };
    (0..runs).map(time).min().unwrap_or_default()
}
