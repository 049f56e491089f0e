//! `grundy tree`: the game graph with its labels.

use crate::args::Lang;
use crate::ending::{Ending, say};
use crate::{picture, texts};
use anyhow::Context;
use clap::{Args, ValueEnum};
use grundy::ask::Tree;
use grundy::draw::{game_dot, game_svg, game_text};
use grundy::tell::Language;
use std::io::Write;
use std::path::PathBuf;

/// Print the game graph: every position, its moves, and its labels
#[derive(Args, Debug)]
#[command(after_help = "\
Labels: who is next, the winner, the step of backward labelling (0 where the play is over), the nimber or the
score. Each position is written out once and referred to by its number afterwards.

Examples:
  grundy tree kayles:P4
  grundy tree nim:2,2 --format dot | dot -Tpdf > nim.pdf
  grundy tree kayles:C5 --format svg --output tree.svg")]
pub struct TreeArgs {
    /// The position at the root
    problem: String,
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
    /// Write to a file instead of the terminal
    #[arg(long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// The most positions to show
    #[arg(long, value_name = "N", default_value_t = 2000)]
    most: usize,
    /// The language of the picture
    #[arg(long, value_enum, default_value = "en")]
    lang: Lang,
    /// The same as --format json
    #[arg(long, conflicts_with = "format")]
    json: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Format {
    Text,
    Dot,
    Svg,
    Json,
}

pub fn run(args: TreeArgs, out: &mut dyn Write) -> anyhow::Result<Ending> {
    let (question, text) = texts::opened(&args.problem)?;
    let tree = question.tree(args.most).map_err(|error| texts::wrong(&text, error))?;
    let shown = render(&tree, if args.json { Format::Json } else { args.format }, args.lang)?;
    match &args.output {
        Some(path) => picture::write(path, &shown)?,
        None => out.write_all(shown.as_bytes())?,
    }
    if !tree.graph.complete {
        out.flush()?;
        let count = Language::English.count(tree.graph.nodes.len() as u64, "position", "positions");
        say(&format!("stopped at {count}; --most allows more"));
    }
    Ok(Ending::of(tree.graph.complete))
}

fn render(tree: &Tree, format: Format, lang: Lang) -> anyhow::Result<String> {
    let ended = |text: String| if text.ends_with('\n') { text } else { text + "\n" };
    Ok(ended(match format {
        Format::Text => game_text(&tree.graph),
        Format::Dot => game_dot(&tree.graph),
        Format::Svg => game_svg(&tree.graph, lang.into()),
        Format::Json => serde_json::to_string(tree).context("plain data")?,
    }))
}
