//! The command line from outside: what it prints, and how it ends.
//!
//! Searches in snapshots run with `--search-only`, so that a new theorem changes none of them; what varies from run
//! to run (seconds, positions) is redacted.

mod answers;
mod census;
mod ends;
mod explanations;
mod heaps;
mod manual;
mod play;
mod portuguese;
mod puzzles;
mod reduce;
mod shapes;
mod values;
mod wrong;

use assert_cmd::Command;

/// What a run printed and how it ended.
pub struct Run {
    pub code: i32,
    pub out: String,
    pub err: String,
}

pub fn grundy(args: &[&str]) -> Run {
    grundy_reading(args, "")
}

/// Runs with something on standard input.
pub fn grundy_reading(args: &[&str], input: &str) -> Run {
    grundy_in("C", args, input)
}

/// Runs in a locale, so that the results do not depend on that of the machine.
pub fn grundy_in(locale: &str, args: &[&str], input: &str) -> Run {
    let mut command = Command::cargo_bin("grundy").expect("the command is built");
    let output =
        command.env("LC_ALL", locale).args(args).write_stdin(input).output().expect("the command runs");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
    Run { code: output.status.code().expect("no signal"), out: text(output.stdout), err: text(output.stderr) }
}

impl Run {
    /// Everything in one text, for a snapshot.
    pub fn described(&self) -> String {
        let err = if self.err.is_empty() { String::new() } else { format!("--- stderr\n{}", self.err) };
        format!("{}{err}--- exit {}\n", self.out, self.code)
    }

    #[track_caller]
    pub fn json(&self) -> serde_json::Value {
        assert_eq!(self.err, "");
        assert_eq!(self.out.lines().count(), 1, "one object on one line");
        serde_json::from_str(&self.out).expect("JSON")
    }
}

/// Compares with the stored text, except for what varies from run to run.
#[macro_export]
macro_rules! snapshot {
    ($name:expr, $run:expr) => {
        insta::with_settings!({
            filters => vec![
                (r"\d+\.\d+ s\b", "[seconds] s"),
                (r#""seconds":[0-9.e-]+"#, r#""seconds":[seconds]"#),
                (r#""nodes":\d+"#, r#""nodes":[nodes]"#),
                (r",\d+,[0-9.e-]+,search", ",[nodes],[seconds],search"),
                (r"[\d,.]*\d (positions?|posições|posição)\b", "[nodes] $1"),
            ],
            omit_expression => true,
        }, { insta::assert_snapshot!($name, $run.described()) })
    };
}
