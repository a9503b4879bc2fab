//! Opening what a break left behind: the state before or after the last save.

use std::fs;

use scorewalk::session::store::{MAX_BYTES, Torn};

use super::{Fixture, HEADER, ID, text_of};

const FIRST: &str = r#"{"step":"road","tiles":4}"#;
const LAST: &str = r#"{"step":"adjustment","note":"Zoë 李雷","points":[1,-2]}"#;

#[test]
fn a_last_line_cut_anywhere_leaves_the_state_before_or_after() {
    let before = text_of([HEADER, FIRST]);
    for length in 0..=LAST.len() {
        let mut bytes = before.clone().into_bytes();
        bytes.extend(&LAST.as_bytes()[..length]);
        let fixture = Fixture::with_bytes(&bytes);
        let mut opened = fixture.store.load(ID).unwrap();
        let is_whole = length == LAST.len();
        let torn = length > 0 && !is_whole;
        assert_eq!(opened.unended, is_whole);
        assert_eq!(opened.torn.is_some(), torn, "at {length}");
        if is_whole {
            assert_eq!(opened.text, format!("{before}{LAST}"));
        } else {
            assert_eq!(opened.text, before);
        }
        assert_eq!(fixture.store.read(ID).unwrap(), opened.text);
        opened.journal.append("{}").unwrap();
        let lines = [HEADER, FIRST, LAST, "{}"];
        let kept = lines.iter().filter(|line| is_whole || **line != LAST);
        assert_eq!(fixture.bytes(), text_of(kept.copied()).as_bytes());
    }
}

#[test]
fn a_torn_end_is_counted_and_cut_off_when_mended() {
    let whole = text_of([HEADER, FIRST]);
    let fixture = Fixture::with_bytes(format!("{whole}{{\"st\0\0").as_bytes());
    let mut opened = fixture.store.load(ID).unwrap();
    assert_eq!(opened.torn, Some(Torn { bytes: 4, nuls: 2 }));
    assert_eq!(fixture.bytes().len(), whole.len() + 6);
    opened.journal.mend().unwrap();
    assert_eq!(fixture.bytes(), whole.as_bytes());
    assert_eq!(opened.journal.reread().unwrap(), None);
    drop(opened);
    assert_eq!(fixture.store.load(ID).unwrap().torn, None);
}

#[test]
fn nuls_at_the_end_are_cut_off() {
    for end in ["\n", ""] {
        let kept = format!("{HEADER}\n{FIRST}{end}");
        let fixture = Fixture::with_bytes(format!("{kept}\0\0\0").as_bytes());
        let mut opened = fixture.store.load(ID).unwrap();
        assert_eq!(opened.text, kept);
        assert_eq!(opened.torn, Some(Torn { bytes: 0, nuls: 3 }));
        assert_eq!(opened.unended, end.is_empty());
        opened.journal.append("{}").unwrap();
        let all = [HEADER, FIRST, "{}"];
        assert_eq!(fixture.bytes(), text_of(all).as_bytes());
    }
}

#[test]
fn a_file_whose_only_line_does_not_parse_is_left_as_it_is() {
    for bytes in ["", "\0\0\0", "{\"scorewalk\":", "my notes", "notes\0\0"] {
        let fixture = Fixture::with_bytes(bytes.as_bytes());
        let mut opened = fixture.store.load(ID).unwrap();
        assert_eq!(opened.text, bytes);
        assert_eq!(opened.torn, None);
        opened.journal.mend().unwrap();
        assert_eq!(fixture.bytes(), bytes.as_bytes());
    }
}

#[test]
fn foreign_line_ends_are_kept() {
    let bytes = format!("{HEADER}\r\n{FIRST}\r\n");
    let fixture = Fixture::with_bytes(bytes.as_bytes());
    let mut opened = fixture.store.load(ID).unwrap();
    assert_eq!(opened.text, bytes);
    opened.journal.append("{}").unwrap();
    assert_eq!(fixture.bytes(), format!("{bytes}{{}}\n").as_bytes());
}

#[test]
fn what_is_not_text_is_told_by_line_and_left_as_it_is() {
    let cases: [(&[u8], usize); 4] = [
        (b"\xff{}\n{}\n", 1),
        (b"{}\n{}\n{\"a\":\"\xc3\"}\n{}\n", 3),
        (b"{}\n{\"a\":\"\xc3\"}", 2),
        (b"{}\n\xff\n{\"torn", 2),
    ];
    for (bytes, line) in cases {
        let fixture = Fixture::with_bytes(bytes);
        let error = fixture.store.load(ID).unwrap_err();
        assert_eq!(error.key(), "store-not-utf8");
        assert!(error.to_string().starts_with(&format!("line {line} of ")));
        assert_eq!(fixture.bytes(), bytes);
        assert_eq!(fixture.names(), [format!("{ID}.jsonl")]);
    }
}

#[test]
fn what_is_too_large_is_not_read() {
    let fixture = Fixture::with_bytes(b"");
    let file = fs::File::options().write(true).open(fixture.file()).unwrap();
    // A sparse file: nothing of it is there to be read.
    file.set_len(1 << 40).unwrap();
    assert_eq!(fixture.store.load(ID).unwrap_err().key(), "store-too-large");
    assert_eq!(fixture.store.read(ID).unwrap_err().key(), "store-too-large");
    file.set_len(MAX_BYTES).unwrap();
    assert!(fixture.store.read(ID).is_ok());
}

#[test]
fn what_is_not_a_file_is_refused() {
    let fixture = Fixture::new();
    fs::create_dir_all(fixture.file()).unwrap();
    for error in [fixture.store.load(ID).unwrap_err(), fixture.store.read(ID).unwrap_err()] {
        assert_eq!(error.key(), "store-not-a-file");
    }
    assert!(fixture.store.list().unwrap().is_empty());
}
