//! `grundy census` without its program, and with one that echoes its request.

use crate::{Run, grundy};
use assert_cmd::Command;
use std::fs;
use std::path::{Path, PathBuf};

/// A folder of a test with the command in it.
fn folder(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    fs::hard_link(assert_cmd::cargo::cargo_bin("grundy"), folder.join("grundy")).unwrap();
    folder
}

/// Runs the command in a folder, where it finds no other program than those beside it.
fn census(folder: &Path, args: &[&str]) -> Run {
    let mut command = Command::new(folder.join("grundy"));
    let output = command.arg("census").args(args).env("LC_ALL", "C").env("PATH", "").output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    Run { code: output.status.code().unwrap(), out: text(output.stdout), err: text(output.stderr) }
}

#[test]
fn says_how_to_get_the_program() {
    let run = census(&folder("census-alone"), &["select 1"]);
    assert_eq!((run.code, run.out.as_str(), run.err.lines().count()), (2, "", 1));
    let missing = "grundy: the program grundy-census is neither beside grundy nor on the PATH";
    assert!(run.err.starts_with(missing), "{}", run.err);
}

/// The command in a folder of its own, beside a script in place of the program.
#[cfg(unix)]
fn with_script(test: &str, script: &str, args: &[&str]) -> Run {
    use std::os::unix::fs::PermissionsExt;
    let folder = folder(test);
    let program = folder.join("grundy-census");
    fs::write(&program, format!("#!/bin/sh\n{script}\n")).unwrap();
    fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
    census(&folder, args)
}

#[cfg(unix)]
#[test]
fn hands_over_what_was_asked() {
    let run = with_script(
        "census-query",
        "printf '%s' \"$1\"",
        &["select 1", "--out", "a.csv", "--time", "2m", "--memory", "1M", "--links"],
    );
    let request: serde_json::Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!(
        (run.code, request["sql"].as_str(), request["out"].as_str()),
        (0, Some("select 1"), Some("a.csv"))
    );
    assert_eq!(
        (request["settings"]["time"].as_u64(), request["settings"]["memory"].as_u64()),
        (Some(120_000), Some(1 << 20))
    );
    assert_eq!(
        (request["format"].as_str(), request["links"].as_str()),
        (Some("table"), Some("http://127.0.0.1:8642"))
    );
    let run = with_script(
        "census-executor",
        "printf '%s' \"$1\"",
        &["executor", "host:1", "--port", "9", "--threads", "3"],
    );
    let request: serde_json::Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!(
        (request["task"].as_str(), request["port"].as_u64(), request["tasks"].as_u64()),
        (Some("executor"), Some(9), Some(3))
    );
}

#[cfg(unix)]
#[test]
fn ends_as_the_program_does() {
    let run = with_script(
        "census-stopped",
        "echo rows; echo 'grundy: stopped' >&2; exit 3",
        &["select 1", "--lang", "en"],
    );
    assert_eq!((run.code, run.out.as_str(), run.err.as_str()), (3, "rows\n", "grundy: stopped\n"));
    let run = with_script("census-wrong", "echo 'grundy: wrong' >&2; exit 2", &["select", "--threads", "1"]);
    assert_eq!((run.code, run.out.as_str(), run.err.as_str()), (2, "", "grundy: wrong\n"));
}

#[test]
fn wrong_arguments_are_refused() {
    for args in [
        &["census"][..],
        &["census", "--format", "xml", "select 1"],
        &["census", "--list", "select 1"],
        &["census", "executor"],
    ] {
        let run = grundy(args);
        assert_eq!(
            (run.code, run.out.as_str(), run.err.lines().count()),
            (2, "", 1),
            "{args:?}: {}",
            run.err
        );
    }
}
