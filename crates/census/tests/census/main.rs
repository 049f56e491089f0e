//! The program from outside: what it answers, and how it ends.

mod answers;
mod cluster;
mod restart;
mod wrong;

use serde_json::{Value, json};
use std::path::Path;
use std::process::{Command, Stdio};

/// What a run printed and how it ended.
pub struct Run {
    pub code: i32,
    pub out: String,
    pub err: String,
}

/// The program with a task.
pub fn program(task: &Value) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_grundy-census"));
    command.arg(task.to_string()).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Runs a task to its end.
pub fn run(task: &Value) -> Run {
    let output = program(task).output().expect("the program runs");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
    Run { code: output.status.code().expect("no signal"), out: text(output.stdout), err: text(output.stderr) }
}

/// A query with more fields of its request.
pub fn query(sql: &str, more: Value) -> Value {
    let mut task = json!({ "task": "query", "sql": sql, "format": "csv" });
    for (key, value) in more.as_object().expect("an object") {
        task[key] = value.clone();
    }
    task
}

/// What a query prints as comma-separated values.
#[track_caller]
pub fn csv(sql: &str) -> String {
    let run = run(&query(sql, json!({})));
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{sql}");
    run.out
}

/// The content of every file of a folder, by name, without what differs from run to run.
pub fn contents(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let mut files: Vec<(String, Vec<u8>)> = std::fs::read_dir(folder)
        .expect("a folder")
        .map(|entry| entry.expect("an entry").path())
        .map(|path| (path.file_name().unwrap().to_string_lossy().to_string(), std::fs::read(&path).unwrap()))
        .collect();
    files.sort();
    files
}
