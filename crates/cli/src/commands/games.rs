//! `grundy games`: the list of games, one game, or the whole manual.

use crate::ending::Ending;
use crate::lines::{columns, list};
use crate::manual;
use clap::Args;
use clap::builder::PossibleValuesParser;
use grundy::desk::record;
use grundy::games::{Entry, GAMES, find};
use grundy::tell::Language;
use std::io::Write;

/// List the games, or show the rules, keys and known answers of one
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  grundy games
  grundy games kayles --lang pt
  grundy games --markdown > docs/games.md")]
pub struct GamesArgs {
    /// The game to describe
    #[arg(value_parser = PossibleValuesParser::new(GAMES.iter().map(|entry| entry.id)), hide_possible_values = true)]
    game: Option<String>,
    /// Print the record of the game, or of all, as JSON
    #[arg(long, conflicts_with = "markdown")]
    json: bool,
    /// Print the manual in Markdown
    #[arg(long)]
    markdown: bool,
}

pub fn run(args: GamesArgs, language: Language, out: &mut dyn Write) -> anyhow::Result<Ending> {
    let one = args.game.as_deref().and_then(find);
    let shown = match (one, args.json, args.markdown) {
        (Some(entry), true, _) => format!("{}\n", serde_json::to_string(&record(&entry))?),
        (None, true, _) => {
            let records: Vec<_> = GAMES.iter().map(|entry| record(entry)).collect();
            format!("{}\n", serde_json::to_string(&records)?)
        }
        (Some(entry), _, true) => manual::section(&entry, language),
        (None, _, true) => manual::markdown(language),
        (Some(entry), _, _) => manual::page(&entry, language),
        (None, _, _) => all(language) + "\n",
    };
    out.write_all(shown.as_bytes())?;
    Ok(Ending::Answered)
}

/// One line per game.
fn all(language: Language) -> String {
    let row = |entry: &&Entry| {
        let conventions: Vec<&str> = entry.conventions.iter().map(|c| c.id()).collect();
        let numbers: Vec<&str> = entry.numbers.iter().map(|number| number.name).collect();
        let name = language.of(&entry.name).to_string();
        vec![entry.id.to_string(), name, list(&conventions), list(&numbers)]
    };
    let header =
        language.pick(["game", "name", "conventions", "numbers"], ["jogo", "nome", "variantes", "números"]);
    let mut rows = vec![header.map(String::from).to_vec()];
    rows.extend(GAMES.iter().map(row));
    columns(&rows)
}
