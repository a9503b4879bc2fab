//! Text in columns: how wide it is, how to cut it, how to fill up the rest.
//!
//! All of it expects text that has been through [`clean`](super::clean::clean).

use std::borrow::Cow;
use std::collections::HashSet;

use unicode_segmentation::UnicodeSegmentation;
use unicode_width::UnicodeWidthStr;

/// The shortest end worth keeping of a name whose beginning says nothing: `Alex…ra`.
const END: usize = 2;

/// The columns a text takes, as the screen counts them.
///
/// That is the sum over its grapheme clusters, not the width of the whole, and half-width sound marks (`ｶﾞ`)
/// have a column of their own: so ratatui places them, and anything else would shift the columns behind.
#[must_use]
pub fn width(text: &str) -> usize {
    match text {
        text if text.is_ascii() => text.len(),
        text if is_plain(text) => text.chars().count(),
        text => text.graphemes(true).map(cluster_width).sum(),
    }
}

/// Whether every character of a text is a cluster of its own, one column wide: Latin, Greek and Cyrillic letters, signs,
/// arrows, frames and shapes. Nearly all text is, and needs no rules of clusters.
#[must_use]
pub fn is_plain(text: &str) -> bool {
    let plain = |c: char| {
        matches!(c, ' '..='~' | '\u{a1}'..='\u{ac}' | '\u{ae}'..='\u{2ff}' | '\u{370}'..='\u{377}' | '\u{384}'..='\u{482}'
            | '\u{48a}'..='\u{52f}' | '\u{2010}'..='\u{2027}' | '\u{2030}'..='\u{203b}' | '\u{2190}'..='\u{2199}'
            | '\u{2200}'..='\u{22ff}' | '\u{23ce}' | '\u{232b}' | '\u{21e5}' | '\u{2500}'..='\u{25fc}' | '★' | '✚' | '✓' | '✗')
    };
    text.chars().all(plain)
}

/// The columns of one grapheme cluster.
#[must_use]
pub fn cluster_width(cluster: &str) -> usize {
    let marks = cluster.chars().filter(|c| matches!(c, '\u{FF9E}' | '\u{FF9F}'));
    cluster.width() + marks.count()
}

/// Cuts a text to a width between two clusters, and says so with a mark (`…`).
///
/// Where not even the mark fits, what fits of the text is all there is.
#[must_use]
pub fn fit<'t>(text: &'t str, columns: usize, mark: &str) -> Cow<'t, str> {
    if width(text) <= columns {
        return Cow::Borrowed(text);
    }
    match columns.checked_sub(width(mark)) {
        Some(rest) if rest > 0 => Cow::Owned(format!("{}{mark}", head(text, rest))),
        _ => Cow::Borrowed(head(text, columns)),
    }
}

/// Cuts names to a width so that different ones stay different where that is possible.
///
/// Names that would look the same keep their ends: `Alexandra` and `Alexander` become `Alex…ra` and `Alex…er`.
#[must_use]
pub fn fit_apart(names: &[&str], columns: usize, mark: &str) -> Vec<String> {
    let mut cut: Vec<String> = names.iter().map(|name| fit(name, columns, mark).into_owned()).collect();
    let twins = twins(names, &cut);
    let longest = columns.saturating_sub(width(mark) + 1);
    for end in END..=longest {
        for &at in &twins {
            cut[at] = keep_end(names[at], columns, end, mark);
        }
        if self::twins(names, &cut).is_empty() {
            break;
        }
    }
    cut
}

/// The end of a text, in so many columns.
#[must_use]
pub fn tail_of(text: &str, columns: usize) -> String {
    tail(text, columns).to_owned()
}

/// Fills up with spaces on the right; longer text is left as it is.
#[must_use]
pub fn pad(text: &str, columns: usize) -> String {
    let room = columns.saturating_sub(width(text));
    format!("{text}{:room$}", "")
}

/// Fills up with spaces on the left, for figures.
#[must_use]
pub fn pad_start(text: &str, columns: usize) -> String {
    let room = columns.saturating_sub(width(text));
    format!("{:room$}{text}", "")
}

/// The longest beginning that fits.
fn head(text: &str, columns: usize) -> &str {
    text.get(..reach(text.graphemes(true), columns)).unwrap_or_default()
}

/// The longest end that fits.
fn tail(text: &str, columns: usize) -> &str {
    let length = reach(text.graphemes(true).rev(), columns);
    text.get(text.len() - length..).unwrap_or_default()
}

/// How many bytes the clusters that fit take together.
fn reach<'t>(clusters: impl Iterator<Item = &'t str>, columns: usize) -> usize {
    let mut used = 0;
    clusters
        .take_while(|cluster| {
            used += cluster_width(cluster);
            used <= columns
        })
        .map(str::len)
        .sum()
}

/// Cuts from the middle.
fn keep_end(name: &str, columns: usize, end: usize, mark: &str) -> String {
    if width(name) <= columns {
        return name.to_owned();
    }
    let end = tail(name, end);
    let rest = columns.saturating_sub(width(mark) + width(end));
    format!("{}{mark}{end}", head(name, rest))
}

/// The places of names that differ and were cut to the same.
fn twins(names: &[&str], cut: &[String]) -> Vec<usize> {
    let different: HashSet<(&str, &str)> = cut.iter().map(String::as_str).zip(names.iter().copied()).collect();
    (0..names.len()).filter(|&at| different.iter().any(|&(look, name)| look == cut[at] && name != names[at])).collect()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use ratatui::buffer::Buffer;
    use ratatui::layout::Rect;
    use ratatui::style::Style;

    use super::super::clean::clean;
    use super::*;

    #[test]
    fn plain_characters_are_clusters_of_one_column() {
        let plain = |c: &char| is_plain(&c.to_string());
        for c in (0..0x3000).filter_map(char::from_u32).filter(plain) {
            let twice = format!("{c}{c}");
            assert_eq!(twice.graphemes(true).count(), 2, "{c:?}");
            assert_eq!(cluster_width(&c.to_string()), 1, "{c:?}");
        }
        assert!("● ■ ▲ ◆ ★ ✚ ✓ ▸ › ▏ ▬ ▮ ✗ Δ → − × ÷ … – ⏎ ⇥ ⌫ Ж ё « »".chars().all(|c| plain(&c)));
    }

    #[test]
    fn awkward_names_are_measured_as_the_screen_does() {
        let cases = [("李雷", 4), ("ｶﾞｷﾞｸﾞ", 6), ("👩‍❤️‍👨", 2), ("♻️", 2), ("a\u{301}", 1), ("", 0), ("Anna", 4)];
        for (text, columns) in cases {
            assert_eq!(width(text), columns, "{text}");
        }
    }

    #[test]
    fn cut_text_carries_the_mark() {
        assert_eq!(fit("Alexandra", 6, "…"), "Alexa…");
        assert_eq!(fit("Anna", 4, "…"), "Anna");
        assert_eq!(fit("李雷", 3, "…"), "李…");
        assert_eq!(fit("李雷", 2, "…"), "…");
        assert_eq!(fit(&"x".repeat(200), 5, "~"), "xxxx~");
        assert_eq!(fit("Anna", 1, "…"), "A");
        assert_eq!(fit("Anna", 0, "…"), "");
    }

    #[test]
    fn names_with_one_beginning_keep_their_ends() {
        assert_eq!(fit_apart(&["Alexandra", "Alexander", "Bo"], 7, "…"), ["Alex…ra", "Alex…er", "Bo"]);
        assert_eq!(fit_apart(&["Annabel Lee", "Annabel Leo"], 5, "…"), ["An…ee", "An…eo"]);
        assert_eq!(fit_apart(&["same name", "same name"], 5, "…"), ["same…", "same…"]);
        assert_eq!(fit_apart(&["abcd1xx", "abcd2xx"], 5, "…"), ["a…1xx", "a…2xx"]);
    }

    #[test]
    fn figures_stand_on_the_right() {
        assert_eq!(pad("李", 4), "李  ");
        assert_eq!(pad_start("7", 3), "  7");
        assert_eq!(pad("long", 2), "long");
    }

    proptest! {
        #[test]
        fn never_wider_than_asked(text in any::<String>(), columns in 0..40usize) {
            let safe = clean(&text);
            let cut = fit(&safe, columns, "…").into_owned();
            prop_assert!(width(&cut) <= columns, "{cut:?}");
            prop_assert_eq!(fit(&cut, columns, "…"), cut.as_str());
        }

        #[test]
        fn the_screen_agrees(text in "[aЖ李ﾞｶ👩\u{200d}❤\u{fe0f}e\u{301}]{0,12}") {
            let safe = clean(&text);
            let mut buffer = Buffer::empty(Rect::new(0, 0, 80, 1));
            let (end, _) = buffer.set_stringn(0, 0, &*safe, 80, Style::new());
            prop_assert_eq!(usize::from(end), width(&safe));
        }

        #[test]
        fn apart_is_no_wider(names in prop::collection::vec("[a-cé李]{0,12}", 1..6), columns in 0..9usize) {
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            for name in fit_apart(&names, columns, "…") {
                prop_assert!(width(&name) <= columns);
            }
        }
    }
}
