//! `grundy number`: game numbers of graphs.

use crate::ending::{Ending, Wrong};
use crate::limits::LimitArgs;
use crate::watch::Watch;
use crate::{show, texts};
use clap::Args;
use grundy::ask::{Error, WinnerFor, number, number_and_all_k, number_names};
use grundy::graph::Labelled;
use grundy::graph::expr::parse;
use std::io::Write;

/// Compute a game number of a graph, such as alpha_g or gamma_g'
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  grundy number gamma_g C10
  grundy number \"gamma_g'\" C10           Bob starts; gamma_g_bob is the same
  grundy number 'gcn{convexity=monophonic}' petersen
  grundy number chi_g 'crown(4)' --all-k     who wins with every k up to Delta + 1
  grundy number 'Gamma_g{first=bob,pass=bob}' 'fan(4)'

`grundy games GAME` lists the numbers of a game.")]
pub struct NumberArgs {
    /// The name of the number, with keys of its game in braces; with ' or _bob after the name Bob starts
    name: String,
    /// The graph
    graph: String,
    /// Print the answer as one JSON object
    #[arg(long)]
    json: bool,
    /// Also say who wins with every k up to one more than the greatest degree, for numbers that are a least k: it is open
    /// whether more colours can hurt Alice
    #[arg(long)]
    all_k: bool,
    #[command(flatten)]
    limits: LimitArgs,
}

pub fn run(args: NumberArgs, out: &mut dyn Write) -> anyhow::Result<Ending> {
    let graph = texts::expanded(&args.graph)?;
    let options = args.limits.options();
    let watch = Watch::over(&options.limits);
    let ask = if args.all_k { number_and_all_k } else { number };
    let answer = ask(&args.name, &graph, &options).map_err(|error| wrong(&args.name, &graph, error))?;
    drop(watch);
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&answer)?)?;
    } else {
        let keys = args.name.find('{').map_or("", |i| &args.name[i..]);
        let number = match (answer.number, &answer.reason) {
            (Some(number), _) => format!(" = {number}"),
            (None, Some(reason)) => format!(": no number; {reason}"),
            (None, None) => ": no number".to_string(),
        };
        writeln!(out, "{}{keys}({}){number}", answer.name, answer.graph)?;
        if let Some(winners) = &answer.all_k {
            writeln!(out, "  by k        {}", by_k(winners))?;
        }
        writeln!(out, "  decided by  {}", show::decided(&answer.engine, answer.nodes, answer.seconds))?;
    }
    Ok(Ending::of(answer.status == grundy::ask::Status::Solved))
}

/// Who wins with each k: `1 bob, 2 alice`.
fn by_k(winners: &[WinnerFor]) -> String {
    let one = |won: &WinnerFor| format!("{} {}", won.k, won.winner.map_or("unknown", |winner| winner.id()));
    winners.iter().map(one).collect::<Vec<_>>().join(", ")
}

/// The part that caused the error: the name if there is no such number, its keys if the graph can be parsed but is
/// rejected at its beginning, otherwise the graph.
fn wrong(name: &str, graph: &str, error: Error) -> Wrong {
    let base = name.split('{').next().unwrap_or_default();
    let base = base.strip_suffix('\'').or_else(|| base.strip_suffix("_bob")).unwrap_or(base);
    let known = number_names().any(|(_, info)| info.is_called(base));
    let closed = !name.contains('{') || name.ends_with('}');
    let readable = parse(graph, Labelled::Vertices).is_ok();
    match name.find('{') {
        Some(keys) if known && closed && readable && error.at == 0 => {
            Wrong::at(name, keys + 1, &error.message)
        }
        _ => texts::wrong(if known && closed { graph } else { name }, error),
    }
}
