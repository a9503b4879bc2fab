//! `score --batch`: one answer a line, in order, as the lines come.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::Stdio;

use super::super::program::{document, program, run};

const BUILDING: &str = r#"{"step":"building","owner":1,"dots":3}"#;

#[test]
fn each_line_is_answered_before_the_next_is_written() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = program(folder.path());
    let mut child =
        command.args(["score", "--batch", "-"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let (mut input, output) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
    let mut answers = BufReader::new(output).lines();
    for round in 1..=5 {
        let log = vec![BUILDING; round].join(",");
        writeln!(input, "{}", document(&log)).unwrap();
        let answer: serde_json::Value = serde_json::from_str(&answers.next().unwrap().unwrap()).unwrap();
        assert_eq!(answer["totals"], serde_json::json!([0, 3 * round]));
    }
    write!(input, "{}\n{}\n", document(""), document(BUILDING)).unwrap();
    assert!(answers.next().is_some() && answers.next().is_some());
    drop(input);
    assert!(answers.next().is_none());
    assert!(child.wait().unwrap().success());
}

#[test]
fn whatever_a_line_holds_it_has_one_answer() {
    let right = document(BUILDING);
    let lines: Vec<(Vec<u8>, Option<&str>)> = vec![
        (right.clone().into_bytes(), None),
        (b"".to_vec(), Some("not-json")),
        (format!("{right}\r").into_bytes(), None),
        (b"\xff\xfe".to_vec(), Some("not-json")),
        (format!("\u{feff}{right}").into_bytes(), Some("not-json")),
        (b"{\"scorewalk\":1".to_vec(), Some("not-json")),
        (b"[]".to_vec(), Some("wrong-type")),
        (vec![b'x'; (16 << 20) + 1], Some("not-json")),
        (b"\0".to_vec(), Some("not-json")),
        (document(r#"{"redo":true}"#).into_bytes(), Some("nothing-to-redo")),
        (right.clone().into_bytes(), None),
    ];
    let input: Vec<Vec<u8>> = lines.iter().map(|(line, _)| line.clone()).collect();
    let run = run(&["score", "--batch", "-"], &input.join(&b'\n'));
    let answers = run.lines();
    assert_eq!((answers.len(), run.status), (lines.len(), 1));
    for (number, (answer, (_, code))) in answers.iter().zip(&lines).enumerate() {
        match code {
            Some(code) => {
                assert_eq!(answer["error"]["code"], *code, "{number}");
                assert_eq!(answer["error"]["line"], number + 1);
            }
            None => assert_eq!(answer["totals"], serde_json::json!([0, 3]), "{number}"),
        }
    }
}

#[test]
fn no_input_has_no_answer() {
    let run = run(&["score", "--batch", "-"], b"");
    assert_eq!((run.status, run.out.as_str(), run.err.as_str()), (0, "", ""));
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("many.jsonl");
    std::fs::write(&file, format!("{}\n", document(BUILDING)).repeat(5_000)).unwrap();
    let mut command = program(folder.path());
    command.args(["score", "--batch"]).arg(&file).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut first = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut first).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
}
