//! `grundy census` without its program, and with one that tells what it was told.

use crate::{Run, grundy};
use assert_cmd::Command;
use std::fs;
use std::path::Path;

#[test]
fn tells_how_to_get_the_program() {
    let output = Command::cargo_bin("grundy")
        .unwrap()
        .args(["census", "select 1"])
        .env("LC_ALL", "C")
        .env("PATH", "")
        .output()
        .unwrap();
    // A developer may have built the program beside the command.
    if output.status.code() == Some(2) {
        let told = String::from_utf8(output.stderr).unwrap();
        assert!(
            told.starts_with("grundy: the program grundy-census is neither beside grundy nor on the PATH"),
            "{told}"
        );
        assert_eq!(told.lines().count(), 1);
    }
}

/// The command in a folder of its own, beside a script in place of the program.
#[cfg(unix)]
fn with_script(script: &str, args: &[&str]) -> Run {
    use std::os::unix::fs::PermissionsExt;
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("census-{}", args.len()));
    fs::create_dir_all(&folder).unwrap();
    let (own, program) = (folder.join("grundy"), folder.join("grundy-census"));
    fs::copy(assert_cmd::cargo::cargo_bin("grundy"), &own).unwrap();
    fs::write(&program, format!("#!/bin/sh\n{script}\n")).unwrap();
    fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
    let output = Command::new(own).arg("census").args(args).env("LC_ALL", "C").output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    Run { code: output.status.code().unwrap(), out: text(output.stdout), err: text(output.stderr) }
}

#[cfg(unix)]
#[test]
fn hands_over_what_was_asked() {
    let run = with_script(
        "printf '%s' \"$1\"",
        &["select 1", "--out", "a.csv", "--time", "2m", "--memory", "1M", "--links"],
    );
    let told: serde_json::Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!((run.code, told["sql"].as_str(), told["out"].as_str()), (0, Some("select 1"), Some("a.csv")));
    assert_eq!(
        (told["settings"]["time"].as_u64(), told["settings"]["memory"].as_u64()),
        (Some(120_000), Some(1 << 20))
    );
    assert_eq!(
        (told["format"].as_str(), told["links"].as_str()),
        (Some("table"), Some("http://127.0.0.1:8642"))
    );
    let run = with_script("printf '%s' \"$1\"", &["executor", "host:1", "--port", "9", "--threads", "3"]);
    let told: serde_json::Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!(
        (told["task"].as_str(), told["port"].as_u64(), told["tasks"].as_u64()),
        (Some("executor"), Some(9), Some(3))
    );
}

#[cfg(unix)]
#[test]
fn ends_as_the_program_does() {
    let run = with_script("echo rows; echo 'grundy: stopped' >&2; exit 3", &["select 1", "--lang", "en"]);
    assert_eq!((run.code, run.out.as_str(), run.err.as_str()), (3, "rows\n", "grundy: stopped\n"));
    let run = with_script("echo 'grundy: wrong' >&2; exit 2", &["select", "--threads", "1"]);
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
