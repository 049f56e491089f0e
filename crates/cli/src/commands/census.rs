//! `grundy census`: hands a query over to the program `grundy-census`, which carries the database engine.

use crate::ending::{Ending, Wrong};
use crate::limits::{bytes, duration};
use clap::{Args, Subcommand, ValueEnum};
use grundy::tell::Language;
use grundy::words;
use serde_json::{Value, json};
use std::env::{self, consts::EXE_SUFFIX};
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Duration;

/// Query all small graphs in SQL: every number, nimber and winner is a function, every class of graphs a table
#[derive(Args, Debug)]
#[command(
    args_conflicts_with_subcommands = true,
    after_help = "\
Examples:
  grundy census 'select g6, chi_g(g6) from connected(6) where chi_g(g6) > 4'
  grundy census \"select nimber('hull', g6) as v, count(*) from connected(7) group by v order by v\"
  grundy census 'select count(*) from connected(6) where cop(g6) = 1'      cop-win graphs: 68
  grundy census \"select g6 from file('graphs.g6') where grundy_g(g6) > 3\" --out found.parquet
  grundy census 'select n, cop(g6) from connected(9)' --resume run         goes on where it was stopped
  grundy census --list                                                     all tables and functions
  grundy census scheduler                                                  a cluster: see docs/census.md

SQL folds the case of names: Gamma_g is grundy_g here, and Gamma_cg is grundy_cg. What a limit stops is null."
)]
pub struct CensusArgs {
    #[command(subcommand)]
    service: Option<Service>,
    /// The query: one SELECT
    #[arg(required_unless_present = "list")]
    sql: Option<String>,
    /// List the tables and functions
    #[arg(long, exclusive = true)]
    list: bool,
    /// How the result is printed
    #[arg(long, value_enum, default_value = "table")]
    format: Format,
    /// Write the result to a file instead: .parquet, .csv, .jsonl or .arrow
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Draw the result to an SVG file too: one column of numbers as a histogram, two as points
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
    /// Keep what is solved in this folder, and go on with what it has
    #[arg(long, value_name = "DIR")]
    resume: Option<PathBuf>,
    /// Solve on the cluster whose scheduler listens there
    #[arg(long, value_name = "HOST:PORT")]
    cluster: Option<String>,
    /// Add a column of links that open the graphs on the page [default address: that of grundy serve]
    #[arg(long, value_name = "URL", num_args = 0..=1, require_equals = true, default_missing_value = PAGE)]
    links: Option<String>,
    /// The longest time for each solve: 10, 10s, 500ms, 2m or 1h
    #[arg(long, value_name = "DURATION", value_parser = duration)]
    time: Option<Duration>,
    /// Memory for each table of positions: 512M, 4G [default: 256M]
    #[arg(long, value_name = "BYTES", value_parser = bytes)]
    memory: Option<usize>,
    /// The greatest number of positions for each solve
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,
    /// How many graphs to solve at once [default: one per core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

/// Where `grundy serve` serves the page.
const PAGE: &str = "http://127.0.0.1:8642";

/// How a result is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Format {
    Table,
    Csv,
    Json,
}

/// The parts of a cluster.
#[derive(Subcommand, Debug)]
enum Service {
    /// Run the scheduler of a cluster
    Scheduler {
        /// Where to listen
        #[arg(long, value_name = "HOST:PORT", default_value = "127.0.0.1:50050")]
        bind: String,
    },
    /// Run an executor, which solves shards for a scheduler
    Executor {
        /// Where the scheduler listens
        #[arg(value_name = "HOST:PORT")]
        scheduler: String,
        /// The address to listen on
        #[arg(long, value_name = "HOST", default_value = "127.0.0.1")]
        bind: String,
        /// The name under which others reach this executor, if it is another
        #[arg(long, value_name = "HOST")]
        external: Option<String>,
        /// The port to listen on; the next one is used too
        #[arg(long, value_name = "PORT", default_value_t = 50051, value_parser = clap::value_parser!(u16).range(1..=65534))]
        port: u16,
        /// How many graphs to solve at once [default: one per core]
        #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
        threads: Option<u16>,
    },
}

/// The program that answers.
const PROGRAM: &str = "grundy-census";

pub fn run(args: CensusArgs, language: Language, out: &mut dyn Write) -> anyhow::Result<Ending> {
    let task = task(args, language).to_string();
    let program = program().ok_or_else(|| {
        Wrong::new(words!(
            "the program {PROGRAM} is neither beside grundy nor on the PATH; `make census` builds it",
            "o programa {PROGRAM} não está ao lado do grundy nem no PATH; `make census` o constrói"
        ))
    })?;
    // Ctrl-C reaches both programs: this one waits for the other, which knows how to stop.
    let _ = ctrlc::set_handler(|| {});
    let mut child = Command::new(&program).arg(task).stdout(Stdio::piped()).spawn();
    let child = child.as_mut().map_err(|error| Wrong::file(&program.to_string_lossy(), error))?;
    if let Some(mut found) = child.stdout.take() {
        io::copy(&mut found, out)?;
    }
    let status = child.wait()?;
    Ok(match status.code() {
        Some(0) => Ending::Answered,
        Some(3) => Ending::Stopped,
        Some(code) => Ending::Delegated(u8::try_from(code).unwrap_or(1)),
        None => anyhow::bail!("{PROGRAM}: {status}"),
    })
}

/// The request for the program.
fn task(args: CensusArgs, language: Language) -> Value {
    let lang = language.id();
    match args.service {
        Some(Service::Scheduler { bind }) => json!({ "task": "scheduler", "bind": bind, "lang": lang }),
        Some(Service::Executor { scheduler, bind, external, port, threads }) => json!({
            "task": "executor", "scheduler": scheduler, "bind": bind, "external": external, "port": port,
            "tasks": threads.unwrap_or(0), "lang": lang,
        }),
        None if args.list => json!({ "task": "list", "lang": lang }),
        None => {
            let mut settings =
                json!({ "time": args.time.map(|time| time.as_millis() as u64), "nodes": args.nodes });
            if let Some(memory) = args.memory {
                settings["memory"] = memory.into();
            }
            let format = match args.format {
                Format::Table => "table",
                Format::Csv => "csv",
                Format::Json => "json",
            };
            json!({
                "task": "query", "sql": args.sql, "format": format, "out": args.out, "plot": args.plot,
                "resume": args.resume, "cluster": args.cluster, "links": args.links, "threads": args.threads,
                "settings": settings, "lang": lang,
            })
        }
    }
}

/// Where the program is: beside this one, or in a folder of the PATH.
fn program() -> Option<PathBuf> {
    let name = format!("{PROGRAM}{EXE_SUFFIX}");
    let beside = env::current_exe().ok().and_then(|own| own.parent().map(|folder| folder.join(&name)));
    let path = env::var_os("PATH").unwrap_or_default();
    let on_path = env::split_paths(&path).map(|folder| folder.join(&name));
    beside.into_iter().chain(on_path).find(|file| file.is_file())
}
