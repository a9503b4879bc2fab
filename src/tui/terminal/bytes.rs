//! Small helpers for writing control sequences without allocating.

/// Writes a number in decimal.
pub(super) fn number(out: &mut Vec<u8>, value: u16) {
    if value >= 10 {
        number(out, value / 10);
    }
    out.extend(u8::try_from(value % 10).map(|digit| b'0' + digit));
}

/// Writes the shorter of two ways to say the same, the first when they are equally long.
pub(super) fn shorter(out: &mut Vec<u8>, one: impl FnOnce(&mut Vec<u8>), other: impl FnOnce(&mut Vec<u8>)) {
    let start = out.len();
    one(out);
    let middle = out.len();
    other(out);
    if out.len() - middle < middle - start {
        out.drain(start..middle);
    } else {
        out.truncate(middle);
    }
}
