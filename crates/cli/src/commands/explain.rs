//! `grundy explain`: why the answer is what it is.

use crate::ending::Ending;
use crate::limits::LimitArgs;
use crate::texts;
use crate::watch::Watch;
use clap::Args;
use grundy::draw::explanation_text;
use grundy::tell::Language;
use std::io::Write;

/// Explain in words why a problem is won or lost
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  grundy explain nim:3,5,7
  grundy explain kayles:P2+P3+P4+P5 --lang pt
  grundy explain spanning{first=bob}:K4 --short")]
pub struct ExplainArgs {
    /// What to explain; several problems are their disjunctive sum
    #[arg(required = true, value_name = "PROBLEM")]
    problems: Vec<String>,
    /// Only who wins, why, the picture that shows it and a line of play
    #[arg(long, conflicts_with = "json")]
    short: bool,
    /// Print the explanation as one JSON object, in both languages
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    limits: LimitArgs,
}

pub fn run(args: ExplainArgs, language: Language, out: &mut dyn Write) -> anyhow::Result<Ending> {
    let (question, text) = texts::opened(&args.problems.join(" + "))?;
    let options = args.limits.options();
    let watch = Watch::over(&options.limits, language);
    let explained = question.explain(&options).map_err(|error| texts::wrong(&text, error))?;
    drop(watch);
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&explained)?)?;
    } else {
        writeln!(out, "{}", explained.problem)?;
        let described = if args.short { explained.explanation.short() } else { explained.explanation };
        write!(out, "{}", explanation_text(&described, language))?;
    }
    Ok(Ending::of(explained.status == grundy::ask::Status::Solved))
}
