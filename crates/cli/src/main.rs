//! The command line of Grundy. Commands know `grundy::ask` and the list of games, and no game by name.

mod args;
mod commands;
mod ending;
mod limits;
mod lines;
mod manual;
mod picture;
mod serve;
mod show;
mod texts;
mod watch;

use args::{Cli, Command};
use clap::Parser;
use clap::error::{ContextKind, ContextValue};
use ending::{Ending, Wrong, say};
use grundy::text::{did_you_mean, nearest};
use std::io::{BufWriter, ErrorKind, Write, stdout};
use std::process::ExitCode;

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return usage(&error),
    };
    let mut out = BufWriter::new(stdout().lock());
    let ended = run(cli.command, &mut out).and_then(|ending| {
        out.flush()?;
        Ok(ending)
    });
    match ended {
        Ok(ending) => ending.code(),
        Err(error) => report(&error),
    }
}

fn run(command: Command, out: &mut dyn Write) -> anyhow::Result<Ending> {
    match command {
        Command::Solve(args) => commands::solve::run(args, out),
        Command::Play(args) => commands::play::run(args, out),
        Command::Table(args) => commands::table::run(args, out),
        Command::Number(args) => commands::number::run(args, out),
        Command::Tree(args) => commands::tree::run(args, out),
        Command::Thermograph(args) => commands::thermograph::run(args, out),
        Command::NumberTree(args) => commands::number_tree::run(args, out),
        Command::NumberLine(args) => commands::number_line::run(args, out),
        Command::Quotient(args) => commands::quotient::run(args, out),
        Command::Explain(args) => commands::explain::run(args, out),
        Command::Reduce(args) => commands::reduce::run(args, out),
        Command::Graph(args) => commands::graph::run(args, out),
        Command::Games(args) => commands::games::run(args, out),
        Command::Serve(args) => serve::run(args),
        Command::Completions(args) => commands::completions::run(args, out),
    }
}

/// A closed pipe is not a failure: the reader has read enough.
fn report(error: &anyhow::Error) -> ExitCode {
    let pipe = error.downcast_ref::<std::io::Error>().is_some_and(|e| e.kind() == ErrorKind::BrokenPipe);
    if pipe {
        return Ending::Answered.code();
    }
    say(&format!("{error:#}"));
    match error.downcast_ref::<Wrong>() {
        Some(_) => Ending::WRONG.into(),
        None => ExitCode::FAILURE,
    }
}

/// Help and version go to standard output; every error becomes one line.
fn usage(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        let _ = error.print();
        return Ending::Answered.code();
    }
    let text = error.to_string();
    let first = text.split("\n\n").next().unwrap_or_default();
    let message = match error.kind() {
        clap::error::ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            "expected a command; see grundy --help".to_string()
        }
        _ => suggested(error).unwrap_or_else(|| first.strip_prefix("error: ").unwrap_or(first).to_string()),
    };
    say(&message);
    Ending::WRONG.into()
}

/// How many names an error lists.
const MOST_LISTED: usize = 12;

/// A name that is not on a long list, such as that of the games, with the nearest that are.
fn suggested(error: &clap::Error) -> Option<String> {
    let value = |kind| match error.get(kind) {
        Some(ContextValue::String(value)) => Some(value),
        _ => None,
    };
    let Some(ContextValue::Strings(known)) = error.get(ContextKind::ValidValue) else { return None };
    if known.len() <= MOST_LISTED {
        return None;
    }
    let (argument, name) = (value(ContextKind::InvalidArg)?, value(ContextKind::InvalidValue)?);
    let near = nearest(name, known.iter().map(String::as_str));
    let meant = if near.is_empty() { String::new() } else { did_you_mean(&near) + " " };
    Some(format!("invalid value '{name}' for '{argument}'; {meant}without it the command lists all"))
}
