//! The cases under `tests/data`: documents and what is expected of their results.

use scorewalk::games::GAMES;
use serde_json::Value;

use super::program::run;

#[test]
fn every_game_scores_as_its_cases_say() {
    check_all(&["score", "--batch", "-"]);
}

#[test]
fn every_game_scores_the_same_in_russian() {
    check_all(&["score", "--batch", "-", "--lang", "ru"]);
}

/// The cases of every game that has some.
fn check_all(args: &[&str]) {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    let files = GAMES.iter().map(|game| folder.join(format!("{}.jsonl", game.id)));
    let found: Vec<String> = files.filter_map(|file| std::fs::read_to_string(file).ok()).collect();
    assert!(!found.is_empty());
    for cases in &found {
        check(cases, args);
    }
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

/// What a document scores to.
fn scored(options: &str, item: &str) -> Value {
    let players = r#"[{"name":"Anna"},{"name":"Ben"}]"#;
    let document =
        format!(r#"{{"scorewalk":1,"game":"carcassonne","players":{players},"options":{options},"log":[{item}]}}"#);
    run(&["score", "--batch", "-"], document.as_bytes()).lines().remove(0)
}

#[test]
fn a_step_of_an_expansion_that_is_off_may_say_nothing() {
    let goods = |wine: &str| format!(r#"{{"step":"trade-goods","wine":{wine},"grain":[0,0],"cloth":[0,0]}}"#);
    assert_eq!(scored("{}", &goods("[0,0]"))["totals"], serde_json::json!([0, 0]));
    assert_eq!(scored("{}", &goods("[0,1]"))["error"]["code"], "module-off");
    let on = r#"{"expansions":["traders-and-builders"]}"#;
    assert_eq!(scored(on, &goods("[0,1]"))["totals"], serde_json::json!([0, 10]));
}

#[test]
fn a_label_is_measured_as_it_is_written() {
    let field = |name: &str| format!(r#"{{"step":"field","followers":[1,0],"cities":["{name}"]}}"#);
    assert_eq!(scored("{}", &field(&format!("x{}", " ".repeat(999))))["totals"], serde_json::json!([3, 0]));
    assert_eq!(scored("{}", &field(&format!("x{}", " ".repeat(1000))))["error"]["code"], "out-of-range");
}
