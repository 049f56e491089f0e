//! A census that is killed at any moment goes on and ends with the same content.

use super::{contents, program, query, run};
use serde_json::{Value, json};
use std::fs;
use std::path::Path;
use std::time::Duration;

const SQL: &str = "select g6, grundy_g(g6) as v, cop(g6) as c from connected(8) where m < 20";

fn task(folder: &Path, name: &str) -> Value {
    query(SQL, json!({ "resume": folder.join("run"), "out": folder.join(name), "threads": 2 }))
}

/// What a run leaves, whose shards must be the same in every byte.
fn left(folder: &Path) -> (Vec<(String, Vec<u8>)>, Vec<u8>) {
    (contents(&folder.join("run/table-0")), fs::read(folder.join("rows.csv")).unwrap())
}

/// How many shards have a record.
fn records(folder: &Path) -> usize {
    let files = fs::read_dir(folder.join("run/table-0")).into_iter().flatten().flatten();
    files.filter(|file| file.path().extension().is_some_and(|extension| extension == "json")).count()
}

/// Each run solves another eleventh of the shards and is killed then, somewhere within the next ones.
#[test]
fn killed_at_ten_moments_it_ends_the_same() {
    let (whole, killed) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let since = std::time::Instant::now();
    assert_eq!(run(&task(whole.path(), "rows.csv")).code, 0);
    let shards = records(whole.path());
    let for_one = since.elapsed() / shards as u32;
    let mut ended = 0;
    for i in 1..=10 {
        let mut child = program(&task(killed.path(), "rows.csv")).spawn().unwrap();
        while records(killed.path()) < shards * i / 11 && child.try_wait().unwrap().is_none() {
            std::thread::sleep(Duration::from_millis(1));
        }
        // Multiples of the golden ratio spread evenly.
        std::thread::sleep(for_one.mul_f64(i as f64 * 0.618_033_988_749 % 1.0));
        child.kill().unwrap();
        ended += u32::from(child.wait().unwrap().success());
        assert!(!killed.path().join("rows.csv").exists() || ended > 0);
    }
    assert!(ended < 5, "{ended} of ten runs ended before they were killed");
    assert_eq!(run(&task(killed.path(), "rows.csv")).code, 0);
    assert_eq!(left(whole.path()), left(killed.path()));
}

/// Shards that are there are not solved again: their files keep their times.
#[test]
fn what_is_solved_stays() {
    let folder = tempfile::tempdir().unwrap();
    let task = query("select cop(g6) as c from connected(7)", json!({ "resume": folder.path() }));
    let first = run(&task);
    let times = || {
        let files = fs::read_dir(folder.path().join("table-0")).unwrap();
        let mut times: Vec<_> = files
            .map(|file| file.unwrap())
            .map(|file| (file.path(), file.metadata().unwrap().modified().unwrap()))
            .collect();
        times.sort();
        times
    };
    let before = times();
    let again = run(&task);
    assert_eq!((again.code, again.out), (first.code, first.out));
    assert_eq!(times(), before);
}

/// A shard without its record counts as not begun, and a torn one is solved again.
#[test]
fn torn_shards_are_solved_again() {
    let folder = tempfile::tempdir().unwrap();
    let task = query(
        "select count(*) as k, sum(cop(g6)) as c from connected(7)",
        json!({ "resume": folder.path() }),
    );
    let first = run(&task);
    let table = folder.path().join("table-0");
    let before = contents(&table);
    fs::write(table.join("0000000.parquet"), "torn").unwrap();
    fs::remove_file(table.join("0000000.json")).unwrap();
    assert_eq!(run(&task).out, first.out);
    assert_eq!(contents(&table), before);
}

/// Ctrl-C ends a census with what to do next, and nothing that was solved is lost.
#[cfg(unix)]
#[test]
fn an_interrupt_keeps_what_is_solved() {
    let folder = tempfile::tempdir().unwrap();
    let child = program(&task(folder.path(), "rows.csv")).spawn().unwrap();
    let table = folder.path().join("run/table-0");
    while fs::read_dir(&table).into_iter().flatten().count() < 10 {
        std::thread::sleep(Duration::from_millis(2));
    }
    assert!(
        std::process::Command::new("kill")
            .args(["-INT", &child.id().to_string()])
            .status()
            .unwrap()
            .success()
    );
    let output = child.wait_with_output().unwrap();
    let reported = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(3), "{reported}");
    assert!(
        reported.starts_with("grundy: cancelled; continue with --resume ") && reported.lines().count() == 1,
        "{reported}"
    );
    assert!(!folder.path().join("rows.csv").exists());
    let before = contents(&table);
    assert_eq!(run(&task(folder.path(), "rows.csv")).code, 0);
    let after = contents(&table);
    let kept = |(name, content): &(String, Vec<u8>)| {
        name.ends_with("unfinished") || after.contains(&(name.clone(), content.clone()))
    };
    assert!(before.iter().all(kept));
}
