//! The cases under `tests/data`: documents and what is expected of their results.

use serde_json::Value;

use super::program::run;

const KUTNA_HORA: &str = include_str!("../data/kutna-hora.jsonl");
const CARCASSONNE: &str = include_str!("../data/carcassonne.jsonl");

#[test]
fn kutna_hora() {
    check(KUTNA_HORA, &["score", "--batch", "-"]);
}

#[test]
fn kutna_hora_in_russian() {
    check(KUTNA_HORA, &["score", "--batch", "-", "--lang", "ru"]);
}

#[test]
fn carcassonne() {
    check(CARCASSONNE, &["score", "--batch", "-"]);
}

#[test]
fn carcassonne_in_russian() {
    check(CARCASSONNE, &["score", "--batch", "-", "--lang", "ru"]);
}

/// Every document, scored as one batch. The documents go in letter by letter as they stand in the cases, since to parse and
/// print them again would mend numbers that are written wrong.
fn check(cases: &str, args: &[&str]) {
    let documents: Vec<&str> = cases.lines().map(document).collect();
    let answers = run(args, documents.join("\n").as_bytes()).lines();
    assert_eq!(answers.len(), documents.len());
    for (case, answer) in cases.lines().zip(&answers) {
        let case: Value = serde_json::from_str(case).unwrap();
        let expected = case["expect"].as_object().unwrap();
        for (key, wanted) in expected {
            assert!(is_met(key, wanted, answer), "{}: {key} {wanted}\nbut {answer}", case["title"]);
        }
        if !expected.contains_key("error") {
            adds_up(&case["title"], answer);
        }
    }
}

/// The text of the document in a case.
fn document(case: &str) -> &str {
    let start = case.find("\"document\":").unwrap() + "\"document\":".len();
    let end = case.rfind(", \"expect\"").or_else(|| case.rfind(",\"expect\"")).unwrap();
    case[start..end].trim()
}

fn is_met(key: &str, wanted: &Value, answer: &Value) -> bool {
    let codes = || answer["warnings"].as_array().unwrap().iter().map(|warning| &warning["code"]).collect::<Vec<_>>();
    match key {
        "error" => ["code", "item"].iter().all(|part| answer["error"][part] == wanted[part]),
        "categories_include" => {
            let categories = answer["categories"].as_array().unwrap();
            wanted.as_array().unwrap().iter().all(|category| categories.contains(category))
        }
        "warnings" | "warnings_include" => wanted.as_array().unwrap().iter().all(|code| codes().contains(&code)),
        "lines_items" => {
            let items = answer["lines"].as_array().unwrap().iter().map(|line| line["item"].clone());
            Value::Array(items.collect()) == *wanted
        }
        _ => answer[key] == *wanted,
    }
}

/// The lines of a category and player add up to its figure, and the categories to the totals.
fn adds_up(title: &Value, answer: &Value) {
    let figure = |value: &Value| value.as_i64().unwrap();
    for (player, total) in answer["totals"].as_array().unwrap().iter().enumerate() {
        let mut all = 0;
        for category in answer["categories"].as_array().unwrap() {
            let lines = answer["lines"].as_array().unwrap().iter();
            let own = lines.filter(|line| line["category"] == category["id"] && line["player"] == player);
            let sum: i64 = own.map(|line| figure(&line["points"])).sum();
            assert_eq!(sum, figure(&category["points"][player]), "{title}: {}", category["id"]);
            all += sum;
        }
        assert_eq!(all, figure(total), "{title}");
    }
}
