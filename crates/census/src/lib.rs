//! The census: SQL in which every game number, nimber and outcome is a function and every class of small graphs a table.
//!
//! A query is read ([`query`]), its tables are generated ([`generate`]) and solved in shards that survive a crash ([`run`]),
//! on this machine or on a cluster, and Apache DataFusion answers it from these; [`output`] shows or writes the result.

pub mod functions;
pub mod generate;
pub mod output;
pub mod query;
pub mod request;
pub mod run;
mod wrong;

pub use wrong::{Wrong, keep_caught_panics_quiet};

use std::io::Write;

/// Prints one line to standard error.
pub fn say(message: &str) {
    let words: Vec<&str> = message.split_whitespace().collect();
    let _ = writeln!(std::io::stderr(), "grundy: {}", words.join(" "));
}
