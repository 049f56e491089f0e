//! `grundy quotient`: the misere quotient of a heap game.

use crate::ending::{Ending, say};
use crate::limits::LimitArgs;
use crate::lines::{columns, wrapped};
use crate::texts;
use crate::watch::Watch;
use clap::Args;
use grundy::ask::{Period, QuotientAnswer, QuotientBounds, Status};
use grundy::tell::Language;
use std::io::Write;

/// Find the misere quotient of a heap game: the monoid that decides all its sums
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  grundy quotient 'octal{code=0.23}:5'
  grundy quotient 'octal{code=0.77}:100' --json
  grundy quotient 'subtraction{set=1;2;4}:7' --heaps 50

Elements are products of the generators a, b, ..; those of the P-portion are lost for the player to move.")]
pub struct QuotientArgs {
    /// A problem of heaps; the heaps are looked up in the quotient
    problem: String,
    /// Follow heaps up to N objects, unless the quotient of all heaps is found before
    #[arg(long, value_name = "N", default_value_t = QuotientBounds::default().heaps)]
    heaps: u64,
    /// Give up beyond N elements
    #[arg(long, value_name = "N", default_value_t = QuotientBounds::default().order)]
    order: usize,
    /// Print the answer as one JSON object
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    limits: LimitArgs,
}

pub fn run(args: QuotientArgs, out: &mut dyn Write) -> anyhow::Result<Ending> {
    let (question, text) = texts::opened(&args.problem)?;
    let options = args.limits.options();
    let watch = Watch::over(&options.limits);
    let bounds = QuotientBounds { heaps: args.heaps, order: args.order };
    let answer = question.quotient(bounds, &options).map_err(|error| texts::wrong(&text, error))?;
    drop(watch);
    match args.json {
        true => writeln!(out, "{}", serde_json::to_string(&answer)?)?,
        false => write!(out, "{}", shown(&answer))?,
    }
    let solved = answer.status == Status::Solved;
    if !solved {
        out.flush()?;
        let next = answer.heaps.len();
        say(&match answer.end {
            "too-large" => format!(
                "with heap {next} the quotient has more than {} elements or was not found",
                args.order
            ),
            _ => format!("stopped by a limit at heap {next}"),
        });
    }
    Ok(Ending::of(solved))
}

fn shown(answer: &QuotientAnswer) -> String {
    let of = answer.heaps_up_to.map_or("all heaps".to_string(), |n| format!("the heaps up to {n}"));
    let order = Language::English.count(answer.order as u64, "element", "elements");
    let mut text = format!("{}\nmisere quotient of {of}: {order}\n", answer.problem);
    let generators: Vec<String> =
        answer.generators.iter().map(|(name, heap)| format!("{name} = heap {heap}")).collect();
    let heaps: Vec<String> =
        answer.heaps.iter().enumerate().map(|(n, element)| format!("{n}:{element}")).collect();
    let mut rows = vec![
        ("generators", generators.join(", ")),
        ("relations", answer.relations.join(", ")),
        ("elements", answer.elements.join(" ")),
        ("P-portion", if answer.p_portion.is_empty() { "none".into() } else { answer.p_portion.join(" ") }),
        ("heaps", heaps.join(" ")),
    ];
    if let Some(Period { length, from, proved_by, .. }) = &answer.period {
        let theorem = proved_by.as_deref().unwrap_or_default();
        rows.push(("period", format!("{length} from heap {from}, by {theorem}")));
    }
    if let (Some(element), Some(lost)) = (&answer.element, answer.lost) {
        let who = if lost { "lost" } else { "won" };
        rows.push(("problem", format!("{element}: {who} for the player to move")));
    }
    for (name, value) in rows.into_iter().filter(|(_, value)| !value.is_empty()) {
        let lines: Vec<String> = wrapped(&value).lines().map(String::from).collect();
        let cells = lines.into_iter().enumerate();
        let cells =
            cells.map(|(i, line)| vec![if i == 0 { format!("  {name:<10}") } else { " ".repeat(12) }, line]);
        text += &(columns(&cells.collect::<Vec<_>>()) + "\n");
    }
    text
}
