//! `grundy man`: the pages of the manual, for packages.

use crate::args::Cli;
use crate::ending::{Ending, Wrong};
use crate::help;
use anyhow::Context;
use clap::{Args, CommandFactory};
use grundy::tell::Language;
use grundy::words;
use std::path::PathBuf;

/// Write the man pages into a folder
#[derive(Args, Debug)]
#[command(after_help = "Examples:\n  grundy man ~/.local/share/man/man1")]
pub struct ManArgs {
    folder: PathBuf,
}

/// One page for the command and one for each command below it.
pub fn run(args: ManArgs, language: Language) -> anyhow::Result<Ending> {
    let folder = args.folder;
    if !folder.is_dir() {
        let shown = folder.display();
        return Err(Wrong::new(words!("{shown}: expected a folder", "{shown}: esperava-se uma pasta")).into());
    }
    let command = help::in_language(Cli::command(), language);
    clap_mangen::generate_to(command, &folder).with_context(|| folder.display().to_string())?;
    Ok(Ending::Answered)
}
