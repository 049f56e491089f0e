//! `grundy completions`: scripts that complete the command line.

use crate::args::Cli;
use crate::ending::Ending;
use clap::{Args, CommandFactory};
use clap_complete::Shell;
use std::io::Write;

/// Print the script that completes this command line in a shell
#[derive(Args, Debug)]
#[command(
    after_help = "Examples:\n  grundy completions bash > ~/.local/share/bash-completion/completions/grundy"
)]
pub struct CompletionsArgs {
    shell: Shell,
}

pub fn run(args: CompletionsArgs, out: &mut dyn Write) -> anyhow::Result<Ending> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "grundy", &mut script);
    out.write_all(&script)?;
    Ok(Ending::Answered)
}
