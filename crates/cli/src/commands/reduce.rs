//! `grundy reduce`: reductions between games, what they build, and the hunt for instances on which one fails.

mod hunting;
mod shown;

use crate::args::graph_formats;
use crate::ending::{Ending, Wrong};
use crate::limits::{LimitArgs, duration};
use crate::watch::Watch;
use crate::{picture, texts};
use clap::builder::PossibleValuesParser;
use clap::{Args, ValueEnum};
use grundy::ask::Error;
use grundy::draw::{Style, styled_graph_svg};
use grundy::graph::Graph;
use grundy::graph::given::{Given, To};
use grundy::reduce::{Applied, Checked, REDUCTIONS, Record, Reduction, find};
use grundy::rules::Player;
use grundy::tell::Language;
use grundy::words;
use serde::Serialize;
use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

/// Turn an instance of one game into one of another, or hunt for an instance on which that fails
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  grundy reduce                                             all reductions
  grundy reduce kayles-to-coloring                          what one claims
  grundy reduce kayles-to-coloring P5 --svg p5.svg          what it builds, drawn with its parts
  grundy reduce qsat-to-geography '(1 -2)(2 3)' --check     who wins on either side
  grundy reduce jellyfish --hunt --time 60s                 look for an instance on which it fails
  grundy reduce jellyfish --hunt --first alice --seed 7

A hunt tries every instance up to --size, then random ones up to --count in all. It ends at the first on which the winner
is not as claimed, makes it as small as it can, and shows how the wrong player wins.")]
pub struct ReduceArgs {
    /// The reduction
    #[arg(value_parser = PossibleValuesParser::new(REDUCTIONS.iter().map(|reduction| reduction.id)), hide_possible_values = true)]
    name: Option<String>,
    /// The instance: a problem, or only its board
    #[arg(requires = "name")]
    instance: Option<String>,
    /// Print the graph that is built in a format and nothing else
    #[arg(long, value_parser = graph_formats(), value_name = "FORMAT", requires = "instance", conflicts_with_all = ["json", "check"])]
    to: Option<To>,
    /// Draw what is built to a file, its parts coloured and its vertices named; with --hunt, the end of the
    /// counterexample
    #[arg(long, value_name = "FILE", requires = "name")]
    svg: Option<PathBuf>,
    /// Solve both sides
    #[arg(long, requires = "instance")]
    check: bool,
    /// Who moves first on what is built, if different from the reduction
    #[arg(long, value_enum, requires = "name")]
    first: Option<First>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    /// Try instance after instance, all small ones and then random ones, until one fails
    #[arg(long, requires = "name", conflicts_with_all = ["instance", "to"])]
    hunt: bool,
    /// Try every instance up to this size: vertices, literals, clauses or variables
    #[arg(long, value_name = "N", requires = "hunt")]
    size: Option<usize>,
    /// Only formulas in which no clause has a literal twice, and none comes twice
    #[arg(long, requires = "hunt")]
    distinct: bool,
    /// Stop after N instances
    #[arg(long, value_name = "N", requires = "hunt", default_value_t = 1000)]
    count: u64,
    /// Another seed gives other random instances
    #[arg(long, value_name = "N", requires = "hunt", default_value_t = 1)]
    seed: u64,
    /// Give up on an instance after this long
    #[arg(long, value_name = "DURATION", value_parser = duration, requires = "hunt", default_value = "10s")]
    each: Duration,
    #[command(flatten)]
    limits: LimitArgs,
}

/// The players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum First {
    Alice,
    Bob,
}

impl From<First> for Player {
    fn from(first: First) -> Player {
        match first {
            First::Alice => Player::Alice,
            First::Bob => Player::Bob,
        }
    }
}

impl ReduceArgs {
    /// The reduction that is asked for.
    fn reduction(&self) -> Option<Reduction> {
        let reduction = *find(self.name.as_deref()?)?;
        let reduction = if self.distinct { reduction.with_distinct_literals() } else { reduction };
        Some(self.first.map_or(reduction, |first| reduction.starting_with(first.into())))
    }
}

pub fn run(args: ReduceArgs, language: Language, out: &mut dyn Write) -> anyhow::Result<Ending> {
    let Some(reduction) = args.reduction() else {
        return listed(&args, language, out);
    };
    if args.hunt {
        return hunting::run(&args, reduction, language, out);
    }
    match &args.instance {
        Some(instance) => build(&args, reduction, instance, language, out),
        None => print_reduction(&args, reduction, language, out),
    }
}

fn listed(args: &ReduceArgs, language: Language, out: &mut dyn Write) -> anyhow::Result<Ending> {
    match args.json {
        true => {
            let records: Vec<Record> = REDUCTIONS.iter().map(|&reduction| reduction.into()).collect();
            writeln!(out, "{}", serde_json::to_string(&records)?)?;
        }
        false => writeln!(out, "{}", shown::list(language))?,
    }
    Ok(Ending::Answered)
}

fn print_reduction(
    args: &ReduceArgs,
    reduction: Reduction,
    language: Language,
    out: &mut dyn Write,
) -> anyhow::Result<Ending> {
    if args.svg.is_some() {
        return Err(Wrong::new(words!(
            "expected an instance to draw, as in grundy reduce NAME INSTANCE --svg FILE",
            "esperava-se uma instância para desenhar, como em grundy reduce NAME INSTANCE --svg FILE"
        ))
        .into());
    }
    match args.json {
        true => writeln!(out, "{}", serde_json::to_string(&Record::from(&reduction))?)?,
        false => shown::reduction(out, &reduction, language)?,
    }
    Ok(Ending::Answered)
}

/// What is printed about an instance.
#[derive(Serialize)]
struct Instance<'a> {
    #[serde(flatten)]
    applied: &'a Applied,
    #[serde(skip_serializing_if = "Option::is_none")]
    check: Option<&'a Checked>,
}

fn build(
    args: &ReduceArgs,
    reduction: Reduction,
    text: &str,
    language: Language,
    out: &mut dyn Write,
) -> anyhow::Result<Ending> {
    let text = texts::expanded(&reduction.source_text(text))?;
    let wrong = |error: Error| texts::wrong(&text, error);
    let applied = reduction.apply(&text).map_err(wrong)?;
    if let Some(path) = &args.svg {
        picture::write(path, &drawn(&applied, language)?)?;
    }
    if let Some(to) = args.to {
        let given = Given::plain(target_graph(&applied)?);
        let converted = given.convert(to).map_err(|message| Wrong::at(&given.text, 0, message))?;
        out.write_all(converted.as_bytes())?;
        return Ok(Ending::Answered);
    }
    let checked = match args.check {
        true => {
            let options = args.limits.options();
            let watch = Watch::over(&options.limits, language);
            let checked = applied.check(&options).map_err(|error| Wrong::new(error.message))?;
            drop(watch);
            Some(checked)
        }
        false => None,
    };
    match args.json {
        true => {
            let instance = Instance { applied: &applied, check: checked.as_ref() };
            writeln!(out, "{}", serde_json::to_string(&instance)?)?;
        }
        false => {
            shown::reduction(out, &reduction, language)?;
            shown::applied(out, &applied, language)?;
            if let Some(checked) = &checked {
                shown::checked(out, checked, language)?;
            }
        }
    }
    Ok(Ending::of(checked.is_none_or(|checked| checked.agrees.is_some())))
}

/// The graph of the target.
fn target_graph(applied: &Applied) -> Result<Graph, Wrong> {
    let graph = applied.built.target.as_graph().cloned();
    graph.ok_or_else(|| Wrong::new(words!("what is built is no graph", "o que se constrói não é um grafo")))
}

/// How the target is drawn: parts in different colours.
fn style(applied: &Applied, language: Language) -> Style {
    let parts = applied.built.parts.iter();
    Style {
        language,
        parts: parts.map(|part| (language.of(&part.name).to_string(), part.vertices.clone())).collect(),
        layouts: vec![applied.layout.clone()],
        ..Style::default()
    }
}

fn drawn(applied: &Applied, language: Language) -> Result<String, Wrong> {
    Ok(styled_graph_svg(&target_graph(applied)?, None, &style(applied, language)))
}
