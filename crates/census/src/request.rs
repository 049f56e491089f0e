//! What a census is asked for. `grundy census` reads the command line and hands it over as one JSON text.

use crate::functions::Settings;
use grundy::platform::parallelism;
use grundy::tell::Language;
use serde::Deserialize;
use std::path::PathBuf;

/// A task.
#[derive(Deserialize, Debug)]
#[serde(rename_all = "lowercase", tag = "task")]
pub enum Task {
    /// Answers a query.
    Query(Request),
    /// Lists the tables and functions.
    List {
        /// The language of what is printed.
        #[serde(default)]
        lang: Option<String>,
    },
    /// Runs the scheduler of a cluster.
    Scheduler {
        /// Where to listen, as HOST:PORT.
        bind: String,
        /// The language of what is printed.
        #[serde(default)]
        lang: Option<String>,
    },
    /// Runs an executor of a cluster.
    Executor {
        /// Where the scheduler listens, as HOST:PORT.
        scheduler: String,
        /// The address to listen on.
        bind: String,
        /// The name under which others reach it.
        #[serde(default)]
        external: Option<String>,
        /// The first of two ports.
        port: u16,
        /// How many shards it solves at once; 0 for one per processor.
        tasks: usize,
        /// The language of what is printed.
        #[serde(default)]
        lang: Option<String>,
    },
}

/// A query.
#[derive(Deserialize, Debug, Default)]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// The query.
    pub sql: String,
    /// What is printed if nothing is written to a file.
    #[serde(default)]
    pub format: Format,
    /// The file for the result: .parquet, .csv, .jsonl or .arrow.
    #[serde(default)]
    pub out: Option<PathBuf>,
    /// The file for a picture of the result.
    #[serde(default)]
    pub plot: Option<PathBuf>,
    /// The folder of the run.
    #[serde(default)]
    pub resume: Option<PathBuf>,
    /// The scheduler of a cluster, as HOST:PORT.
    #[serde(default)]
    pub cluster: Option<String>,
    /// The address of the page, for links to its boards.
    #[serde(default)]
    pub links: Option<String>,
    /// How many threads solve.
    #[serde(default)]
    pub threads: Option<usize>,
    /// The limits of every solve.
    #[serde(default)]
    pub settings: Settings,
    /// The language of what is printed.
    #[serde(default)]
    pub lang: Option<String>,
}

/// How a result is printed.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug, Default)]
#[serde(rename_all = "lowercase")]
pub enum Format {
    /// Aligned columns.
    #[default]
    Table,
    /// Comma-separated values.
    Csv,
    /// One JSON object per line.
    Json,
}

impl Request {
    /// The language of what is printed.
    pub fn language(&self) -> Language {
        language(self.lang.as_deref())
    }

    /// How many threads solve.
    pub fn threads(&self) -> usize {
        self.threads.unwrap_or_else(parallelism)
    }
}

/// A language by its name, English if it is not known.
pub fn language(name: Option<&str>) -> Language {
    name.and_then(Language::from_id).unwrap_or_default()
}
