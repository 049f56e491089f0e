//! `grundy tree`: the game graph with its labels.

use crate::ending::{Ending, say};
use crate::limits::duration;
use crate::watch::Watch;
use crate::{picture, texts};
use anyhow::Context;
use clap::{Args, ValueEnum};
use grundy::ask::{Question, Tree, tree_within};
use grundy::draw::{game_dot, game_svg, game_text};
use grundy::explore::Shape;
use grundy::solve::Limits;
use grundy::tell::Language;
use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

/// Print the game graph: every position, its moves, and its labels
#[derive(Args, Debug)]
#[command(after_help = "\
Labels: winning or losing for the player to move, the step of backward labelling (0 where the play is over) and the
nimber. In partizan games, in score games and in those with an objective, who is next and who wins, or the score. Each
position is written out once and referred to by its number afterwards.

Examples:
  grundy tree kayles:P4
  grundy tree nim:3,3 --fold
  grundy tree nim:2,2 --fold --turns                  whose turn it is makes a difference
  grundy tree marienbad:8,7 marienbad:7,6 marienbad:6,5
  grundy tree nim:2,2 --format dot | dot -Tpdf > nim.pdf
  grundy tree kayles:C5 --format svg --output tree.svg --lang pt")]
pub struct TreeArgs {
    /// The position at the root; several positions of one game give one graph with several roots
    #[arg(required = true, value_name = "PROBLEM")]
    problems: Vec<String>,
    /// Show positions that a symmetry maps to each other once
    #[arg(long)]
    fold: bool,
    /// Show a position twice if either player may be to move, also in impartial games
    #[arg(long)]
    turns: bool,
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
    /// Write to a file instead of the terminal
    #[arg(long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// The most positions to show
    #[arg(long, value_name = "N", default_value_t = 2000)]
    most: usize,
    /// The same as --format json
    #[arg(long, conflicts_with = "format")]
    json: bool,
    /// Stop after this long: 10, 10s, 500ms, 2m or 1h
    #[arg(long, value_name = "DURATION", value_parser = duration)]
    time: Option<Duration>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Format {
    Text,
    Dot,
    Svg,
    Json,
}

pub fn run(args: TreeArgs, language: Language, out: &mut dyn Write) -> anyhow::Result<Ending> {
    let opened = args.problems.iter().map(|text| texts::opened(text)).collect::<Result<Vec<_>, _>>()?;
    let (questions, texts): (Vec<Question>, Vec<String>) = opened.into_iter().unzip();
    let format = if args.json { Format::Json } else { args.format };
    let shape =
        Shape { turns: args.turns, fold: args.fold, views: format == Format::Svg, ..Shape::new(args.most) };
    let limits = Limits { time: args.time, ..Limits::default() };
    let watch = Watch::over(&limits, language);
    let tree =
        tree_within(&questions, shape, &limits).map_err(|(i, error)| texts::wrong(&texts[i], error))?;
    drop(watch);
    let shown = render(&tree, format, language)?;
    match &args.output {
        Some(path) => picture::write(path, &shown)?,
        None => out.write_all(shown.as_bytes())?,
    }
    if args.fold && tree.graph.folded == 0 {
        out.flush()?;
        say(&nothing_folded(language));
    }
    if !tree.graph.complete {
        out.flush()?;
        say(&stopped(tree.graph.nodes.len() as u64, language));
    }
    Ok(Ending::of(tree.graph.complete))
}

fn nothing_folded(language: Language) -> String {
    match language {
        Language::English => "no two of these positions are symmetric: nothing was folded".into(),
        Language::Portuguese => {
            "não há duas posições simétricas entre estas: nenhuma foi identificada com outra".into()
        }
    }
}

fn stopped(count: u64, language: Language) -> String {
    match language {
        Language::English => {
            format!("stopped at {}; --most allows more", language.count(count, "position", "positions"))
        }
        Language::Portuguese => {
            format!("interrompido em {}; --most permite mais", language.count(count, "posição", "posições"))
        }
    }
}

fn render(tree: &Tree, format: Format, language: Language) -> anyhow::Result<String> {
    let ended = |text: String| if text.ends_with('\n') { text } else { text + "\n" };
    Ok(ended(match format {
        Format::Text => game_text(&tree.graph, language),
        Format::Dot => game_dot(&tree.graph, language),
        Format::Svg => game_svg(&tree.graph, language),
        Format::Json => serde_json::to_string(tree).context("plain data")?,
    }))
}
