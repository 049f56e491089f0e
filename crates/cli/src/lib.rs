//! The command line of Grundy, as a function, so that other programs can carry it: the Python package does. Commands know
//! `grundy::ask` and the list of games, and no game by name.

mod args;
mod commands;
mod ending;
mod help;
mod language;
mod limits;
mod lines;
mod manual;
mod picture;
mod serve;
mod show;
mod texts;
mod usage;
mod watch;

use args::{Cli, Command};
use clap::{CommandFactory, FromArgMatches};
use ending::{Ending, Wrong, say};
use grundy::tell::Language;
use std::ffi::OsString;
use std::io::{BufWriter, ErrorKind, Write, stdout};

/// The exit code of a failure that is nobody's mistake in a request.
const FAILURE: u8 = 1;

/// Runs the command with its arguments, the first of which is its own name, and returns the exit code.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> u8 {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    let words = arguments.iter().skip(1).map(|argument| argument.to_string_lossy().into_owned());
    let asked = language::asked_for(words);
    let matches = help::in_language(Cli::command(), asked).try_get_matches_from(arguments);
    let cli = match matches.and_then(|matches| Cli::from_arg_matches(&matches)) {
        Ok(cli) => cli,
        Err(error) => return refuse(&error, asked),
    };
    let language = language::chosen(cli.lang);
    let mut out = BufWriter::new(stdout().lock());
    let ended = carry_out(cli.command, language, &mut out).and_then(|ending| {
        out.flush()?;
        Ok(ending)
    });
    match ended {
        Ok(ending) => ending.code(),
        Err(error) => report(&error, language),
    }
}

fn carry_out(command: Command, language: Language, out: &mut dyn Write) -> anyhow::Result<Ending> {
    match command {
        Command::Solve(args) => commands::solve::run(args, language, out),
        Command::Play(args) => commands::play::run(args, language, out),
        Command::Puzzle(args) => commands::puzzle::run(args, language, out),
        Command::Table(args) => commands::table::run(args, language, out),
        Command::Number(args) => commands::number::run(args, language, out),
        Command::Tree(args) => commands::tree::run(args, language, out),
        Command::Thermograph(args) => commands::thermograph::run(args, language, out),
        Command::NumberTree(args) => commands::number_tree::run(args, language, out),
        Command::NumberLine(args) => commands::number_line::run(args, language, out),
        Command::Quotient(args) => commands::quotient::run(args, language, out),
        Command::Explain(args) => commands::explain::run(args, language, out),
        Command::Reduce(args) => commands::reduce::run(args, language, out),
        Command::Census(args) => commands::census::run(args, language, out),
        Command::Graph(args) => commands::graph::run(args, language, out),
        Command::Games(args) => commands::games::run(args, language, out),
        Command::Serve(args) => serve::run(args, language),
        Command::Completions(args) => commands::completions::run(args, out),
        Command::Man(args) => commands::man::run(args, language),
    }
}

/// A closed pipe is not a failure: the reader has read enough.
fn report(error: &anyhow::Error, language: Language) -> u8 {
    let pipe = error.downcast_ref::<std::io::Error>().is_some_and(|e| e.kind() == ErrorKind::BrokenPipe);
    if pipe {
        return Ending::Answered.code();
    }
    match error.downcast_ref::<Wrong>() {
        Some(wrong) => {
            say(wrong.text(language));
            Ending::WRONG
        }
        None => {
            say(&format!("{error:#}"));
            FAILURE
        }
    }
}

/// Help and version go to standard output; every error becomes one line.
fn refuse(error: &clap::Error, language: Language) -> u8 {
    if !error.use_stderr() {
        let _ = error.print();
        return Ending::Answered.code();
    }
    say(&usage::message(error, language));
    Ending::WRONG
}
