//! Help, the manual page and completions, in both languages.

use super::super::program::run;

const VERBS: [&str; 8] = ["new", "resume", "list", "show", "score", "rules", "completions", "man"];

#[test]
fn help_names_every_verb_and_every_option_in_either_language() {
    for (lang, usage, score) in [("en", "Usage:", "Score documents"), ("ru", "Использование:", "Подсчитать документы")]
    {
        let help = run(&["--help", "--lang", lang], b"");
        assert_eq!((help.status, help.err.as_str()), (0, ""));
        assert!(help.out.contains(usage) && help.out.contains(score), "{}", help.out);
        assert!(VERBS.iter().all(|verb| help.out.contains(&format!("\n  {verb} "))), "{}", help.out);
        for verb in VERBS {
            let help = run(&[verb, "--help", "--lang", lang], b"");
            assert_eq!(help.status, 0);
            assert!(help.out.contains(usage) && help.out.contains(&format!("scorewalk {verb}")), "{}", help.out);
            assert!(
                ["cli-", "arg-", "[default", "[possible"].iter().all(|word| !help.out.contains(word)),
                "{}",
                help.out
            );
        }
    }
}

#[test]
fn no_english_is_left_in_russian_help() {
    for args in [vec!["--help"], vec!["score", "--help"], vec!["new", "--help"], vec!["rules", "-h"]] {
        let args: Vec<&str> = args.into_iter().chain(["--lang=ru"]).collect();
        let help = run(&args, b"").out;
        let english = ["Usage", "Options", "Commands", "Arguments", "Print", "OPTIONS", "COMMAND", "NAMES", "FORMAT"];
        assert!(english.iter().all(|word| !help.contains(word)), "{help}");
    }
}

#[test]
fn the_language_follows_flag_then_locale() {
    let folder = tempfile::tempdir().unwrap();
    let help = |locale: &str, args: &[&str]| {
        let output = super::super::program::program(folder.path()).env("LC_ALL", locale).args(args).output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    assert!(help("ru_RU.UTF-8", &["--help"]).contains("Команды"));
    assert!(help("ru_RU.UTF-8", &["--help", "--lang", "en"]).contains("Commands"));
    assert!(help("C", &["--help"]).contains("Commands"));
}

#[test]
fn wrong_usage_is_told_in_the_language_chosen() {
    let told = |args: &[&str]| run(args, b"").err;
    assert!(told(&["scoer"]).contains("score"));
    assert!(told(&["scoer", "--lang", "ru"]).contains("такой команды нет"));
    assert!(told(&["score", "--formt", "json"]).contains("--format"));
    assert!(told(&["score", "--format", "xml"]).contains("text, json, markdown, csv"));
    assert!(told(&["new", "kutna", "--lang", "ru"]).contains("Не хватает: --players"));
    assert!(told(&["show"]).contains("<ID>"));
    assert!(told(&["--lang", "de"]).contains("en, ru"));
}

#[test]
fn the_manual_page_has_every_verb() {
    for (lang, name) in [("en", ".SH NAME"), ("ru", ".SH ИМЯ")] {
        let page = run(&["man", "--lang", lang], b"").out;
        assert!(page.contains(".TH scorewalk 1") && page.contains(name), "{page}");
        assert!(VERBS.iter().all(|verb| page.contains(&format!("\n.SS {verb}\n"))), "{page}");
    }
}

#[test]
fn every_shell_gets_its_completions() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = run(&["completions", shell], b"").out;
        assert!(VERBS.iter().all(|verb| script.contains(verb)), "{shell}");
    }
    assert_eq!(run(&["completions", "tcsh"], b"").status, 2);
}

#[test]
fn the_version_is_the_packages() {
    assert_eq!(run(&["--version"], b"").out, format!("scorewalk {}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn rules_are_found_by_word_and_fit_the_window() {
    let all = run(&["rules", "kutna"], b"").out;
    let found = run(&["rules", "kutna", "PELICAN"], b"").out;
    assert!(found.len() < all.len() && found.to_lowercase().contains("pelican"));
    let folder = tempfile::tempdir().unwrap();
    let mut narrow = super::super::program::program(folder.path());
    let output = narrow.env("COLUMNS", "40").args(["rules", "kutna", "--lang", "ru"]).output().unwrap();
    let page = String::from_utf8(output.stdout).unwrap();
    assert!(page.lines().all(|line| line.chars().count() <= 40), "{page}");
    assert!(run(&["rules"], b"").out.contains("kutna-hora"));
}
