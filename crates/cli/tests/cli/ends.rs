//! Ends: limits, Ctrl-C, closed pipes, help.

use crate::{grundy, snapshot};
use assert_cmd::cargo::cargo_bin;
use serde_json::json;
use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

/// More than any search finishes in the time of a test.
const LONG: [&str; 5] =
    ["solve", "domination{convention=score}:grid(9,9)", "--search-only", "--memory", "64M"];

fn with<'a>(more: &[&'a str]) -> Vec<&'a str> {
    LONG.iter().copied().chain(more.iter().copied()).collect()
}

#[test]
fn limits_end_with_what_is_known() {
    let run = grundy(&with(&["--time", "200ms", "--json"]));
    assert_eq!(run.code, 3);
    let answer = run.json();
    assert_eq!((&answer["status"], &answer["stopped_by"]), (&json!("stopped"), &json!("time")));
    let run = grundy(&with(&["--nodes", "1000", "--threads", "1"]));
    snapshot!("stopped", run);
    let run = grundy(&["number", "gamma_g", "grid(9,9)", "--nodes", "1000", "--search-only"]);
    assert_eq!(run.code, 3);
    assert!(run.out.starts_with("gamma_g(grid(9,9)): no number; stopped by nodes"), "{}", run.out);
    let run = grundy(&["explain", LONG[1], "--nodes", "1000", "--search-only"]);
    assert_eq!(run.code, 3);
    assert!(run.out.contains("Stopped by the limit on positions"), "{}", run.out);
}

#[test]
fn a_stopped_table_keeps_its_rows() {
    let family = "domination{convention=score}:grid({n},{n})";
    let run = grundy(&["table", family, "1..12", "--nodes", "2000", "--search-only"]);
    assert_eq!(run.code, 3);
    assert!(run.out.starts_with("  n   score\n  1       1\n  2       2\n"), "{}", run.out);
    assert!(run.err.starts_with("grundy: stopped by a limit after "), "{}", run.err);
}

#[cfg(unix)]
#[test]
fn control_c_cancels() {
    let mut child = Command::new(cargo_bin("grundy"))
        .env("LC_ALL", "C")
        .args(with(&["--json"]))
        .stdout(Stdio::piped())
        .spawn()
        .expect("the command runs");
    std::thread::sleep(Duration::from_millis(500));
    let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(sent.expect("kill runs").success());
    let mut out = String::new();
    child.stdout.take().unwrap().read_to_string(&mut out).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(3));
    let answer: serde_json::Value = serde_json::from_str(&out).expect("JSON");
    assert_eq!(answer["stopped_by"], json!("cancelled"));
}

/// As in `grundy table .. | head -1`.
#[test]
fn a_closed_pipe_is_no_failure() {
    let mut child = Command::new(cargo_bin("grundy"))
        .env("LC_ALL", "C")
        .args(["table", "nim:{n},5", "0..2000", "--memory", "1M"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command runs");
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let mut err = String::new();
    child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
    assert_eq!((child.wait().unwrap().code(), err.as_str()), (Some(0), ""));
    assert_eq!(line.trim_start(), "n  winner   class  nimber\n");
}

#[test]
fn help_and_completions() {
    let run = grundy(&["--help"]);
    assert_eq!(run.code, 0);
    assert!(run.out.contains("grundy table 'kayles:P{n}' 0..120"), "{}", run.out);
    let version = grundy(&["--version"]).out;
    let commit = version.trim_end().strip_prefix(concat!("grundy ", env!("CARGO_PKG_VERSION"))).unwrap();
    let digits = commit.strip_prefix(" (").and_then(|commit| commit.strip_suffix(')'));
    assert!(commit.is_empty() || digits.is_some_and(|digits| digits.len() == 10), "{version}");
    assert!(digits.unwrap_or_default().chars().all(|digit| digit.is_ascii_hexdigit()), "{version}");
    for (shell, word) in [("bash", "kayles"), ("zsh", "kayles"), ("fish", "explain")] {
        assert!(grundy(&["completions", shell]).out.contains(word), "{shell}");
    }
    let commands =
        ["man", "solve", "play", "table", "number", "tree", "explain", "graph", "games", "completions"];
    for command in commands.into_iter().chain(["thermograph", "number-tree", "number-line"]) {
        let run = grundy(&[command, "--help"]);
        assert!(run.code == 0 && run.out.contains("Examples:\n"), "{command}");
    }
}

/// A page for the command and one for each command below it, with the examples of its help.
#[test]
fn pages_of_the_manual() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("man");
    fs::create_dir_all(&folder).unwrap();
    let text = folder.to_str().unwrap();
    for (language, word) in [("en", "Examples"), ("pt", "Exemplos")] {
        assert_eq!(grundy(&["man", text, "--lang", language]).code, 0);
        for page in ["grundy.1", "grundy-solve.1", "grundy-number-line.1"] {
            assert!(fs::read_to_string(folder.join(page)).unwrap().contains(word), "{page}");
        }
    }
    let wrong = grundy(&["man", "no-such-folder"]);
    assert_eq!((wrong.code, wrong.err.as_str()), (2, "grundy: no-such-folder: expected a folder\n"));
}
