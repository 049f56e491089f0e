//! The program behind `grundy census`, which hands it one task as a JSON text.

use clap::Parser;
use grundy::solve::with_large_stack;
use grundy::tell::Language;
use grundy::words;
use grundy_census::functions::CANCEL;
use grundy_census::request::{Task, language};
use grundy_census::run::cluster::{Address, Executor, execute, schedule};
use grundy_census::{Wrong, keep_caught_panics_quiet, output, run, say};
use std::process::ExitCode;
use tokio::runtime::{Builder, Runtime};

/// The stack of a thread that runs a part of a query.
const STACK: usize = 32 << 20;

/// The program behind `grundy census`, which is the command to use: see `grundy census --help`
#[derive(Parser)]
#[command(version)]
struct Arguments {
    /// What to do, as a JSON text
    task: String,
}

const WRONG: u8 = 2;
const STOPPED: u8 = 3;

fn main() -> ExitCode {
    let task: Task = match serde_json::from_str(&Arguments::parse().task) {
        Ok(task) => task,
        Err(error) => {
            say(&format!("this grundy-census and this grundy have different versions: {error}"));
            return WRONG.into();
        }
    };
    let runtime = match Builder::new_multi_thread().enable_all().thread_stack_size(STACK).build() {
        Ok(runtime) => runtime,
        Err(error) => {
            say(&error.to_string());
            return ExitCode::FAILURE;
        }
    };
    keep_caught_panics_quiet();
    let language = language(lang_of(&task));
    // Long conditions are read and planned recursively.
    let performed = with_large_stack(|| perform(task, &runtime, language));
    // A thread that generates graphs which nobody reads any more must not be waited for.
    runtime.shutdown_background();
    match performed {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => STOPPED.into(),
        Err(wrong) => {
            say(language.of(&wrong.message));
            if wrong.stopped { STOPPED.into() } else { WRONG.into() }
        }
    }
}

fn lang_of(task: &Task) -> Option<&str> {
    match task {
        Task::Query(request) => request.lang.as_deref(),
        Task::List { lang } | Task::Scheduler { lang, .. } | Task::Executor { lang, .. } => lang.as_deref(),
    }
}

/// Whether everything was answered.
fn perform(task: Task, runtime: &Runtime, language: Language) -> Result<bool, Wrong> {
    match task {
        Task::Query(request) => {
            on_interrupt();
            return run::run(&request, runtime);
        }
        Task::List { .. } => output::list(language)?,
        Task::Scheduler { bind, .. } => {
            let address = Address::read(&bind)?;
            let listening = words!("the scheduler listens on {bind}", "o escalonador escuta em {bind}");
            say(language.of(&listening));
            runtime.block_on(schedule(&address))?;
        }
        Task::Executor { scheduler, bind, external, port, tasks, .. } => {
            let address = Address::read(&scheduler)?;
            let asking =
                words!("this executor works for {scheduler}", "este executor trabalha para {scheduler}");
            say(language.of(&asking));
            let ports = [port, port.saturating_add(1)];
            runtime.block_on(execute(&address, Executor { bind, external, ports, tasks }))?;
        }
    }
    Ok(true)
}

/// The first Ctrl-C cancels, the second ends the program.
fn on_interrupt() {
    let _ = ctrlc::set_handler(|| {
        if CANCEL.is_cancelled() {
            std::process::exit(130);
        }
        CANCEL.cancel();
    });
}
