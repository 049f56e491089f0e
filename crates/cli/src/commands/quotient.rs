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

pub fn run(args: QuotientArgs, language: Language, out: &mut dyn Write) -> anyhow::Result<Ending> {
    let (question, text) = texts::opened(&args.problem)?;
    let options = args.limits.options();
    let watch = Watch::over(&options.limits, language);
    let bounds = QuotientBounds { heaps: args.heaps, order: args.order };
    let answer = question.quotient(bounds, &options).map_err(|error| texts::wrong(&text, error))?;
    drop(watch);
    match args.json {
        true => writeln!(out, "{}", serde_json::to_string(&answer)?)?,
        false => write!(out, "{}", shown(&answer, language))?,
    }
    let solved = answer.status == Status::Solved;
    if !solved {
        out.flush()?;
        let next = answer.heaps.len();
        say(&match answer.end {
            "too-large" => language.pick(
                format!(
                    "with heap {next} the quotient has more than {} elements or was not found",
                    args.order
                ),
                format!(
                    "com a pilha {next} o quociente tem mais de {} elementos ou não foi achado",
                    args.order
                ),
            ),
            _ => language.pick(
                format!("stopped by a limit at heap {next}"),
                format!("interrompido por um limite na pilha {next}"),
            ),
        });
    }
    Ok(Ending::of(solved))
}

fn shown(answer: &QuotientAnswer, language: Language) -> String {
    let of = match answer.heaps_up_to {
        None => language.pick("all heaps", "todas as pilhas").to_string(),
        Some(n) => language.pick(format!("the heaps up to {n}"), format!("as pilhas até {n}")),
    };
    let order = match language {
        Language::English => language.count(answer.order as u64, "element", "elements"),
        Language::Portuguese => language.count(answer.order as u64, "elemento", "elementos"),
    };
    let title = language.pick("misere quotient of", "quociente misère para");
    let mut text = format!("{}\n{title} {of}: {order}\n", answer.problem);
    let heap = language.pick("heap", "pilha");
    let generators: Vec<String> =
        answer.generators.iter().map(|(name, size)| format!("{name} = {heap} {size}")).collect();
    let heaps: Vec<String> =
        answer.heaps.iter().enumerate().map(|(n, element)| format!("{n}:{element}")).collect();
    let portion = match answer.p_portion.is_empty() {
        true => language.pick("none", "nenhum").to_string(),
        false => answer.p_portion.join(" "),
    };
    let mut rows = vec![
        (language.pick("generators", "geradores"), generators.join(", ")),
        (language.pick("relations", "relações"), answer.relations.join(", ")),
        (language.pick("elements", "elementos"), answer.elements.join(" ")),
        (language.pick("P-portion", "parte P"), portion),
        (language.pick("heaps", "pilhas"), heaps.join(" ")),
    ];
    if let Some(Period { length, from, proved_by, .. }) = &answer.period {
        let by = proved_by.as_ref().map_or("", |theorem| language.of(theorem));
        let text = language.pick(
            format!("{length} from heap {from}, by {by}"),
            format!("{length} a partir da pilha {from}, por: {by}"),
        );
        rows.push((language.pick("period", "período"), text));
    }
    if let (Some(element), Some(lost)) = (&answer.element, answer.lost) {
        let who = match lost {
            true => language.pick("lost for the player to move", "perdedora para quem joga"),
            false => language.pick("won for the player to move", "vencedora para quem joga"),
        };
        rows.push((language.pick("problem", "problema"), format!("{element}: {who}")));
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
