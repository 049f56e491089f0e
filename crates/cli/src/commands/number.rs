//! `grundy number`: numbers of games, and plain numbers.

use crate::ending::{Ending, Wrong};
use crate::limits::LimitArgs;
use crate::watch::Watch;
use crate::{show, texts};
use clap::Args;
use clap::builder::{PossibleValue, StringValueParser, TypedValueParser};
use grundy::ask::{Error, NumberName, PLAIN_NUMBERS, WinnerFor, number_names};
use grundy::graph::Labelled;
use grundy::graph::expr::parse;
use grundy::tell::Language;
use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::io::Write;

/// Compute a number of a graph, such as alpha_g, gamma_g' or chi, or of a number or a board, such as W_g 3
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  grundy number gamma_g C10
  grundy number \"gamma_g'\" C10           Bob starts; gamma_g_bob is the same
  grundy number 'gcn{convexity=monophonic}' petersen
  grundy number chi_g 'crown(4)' --all-k     who wins with every k up to Delta + 1
  grundy number 'Gamma_g{first=bob,pass=bob}' 'fan(4)'
  grundy number W_g 4                        the least board 1, .., n on which Maker gets 4 terms
  grundy number threshold cliques:6,3        the least bias with which Breaker wins
  grundy number 'W{c=3}' 3                   without play; so are alpha, chi, R, HJ, ...

`grundy games` lists the numbers of all games, `grundy games GAME` those of one; `grundy games --markdown` also lists
the numbers without play.")]
pub struct NumberArgs {
    /// The name of the number, with keys in braces; with ' or _bob after the name of a number of a game Bob starts
    #[arg(value_parser = Names, hide_possible_values = true)]
    name: String,
    /// The graph; for some numbers a number or a problem
    #[arg(value_name = "GRAPH")]
    argument: String,
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

/// Accepts any text, and offers the names of all numbers for completion.
#[derive(Clone)]
struct Names;

impl TypedValueParser for Names {
    type Value = String;

    fn parse_ref(
        &self,
        command: &clap::Command,
        arg: Option<&clap::Arg>,
        value: &OsStr,
    ) -> Result<String, clap::Error> {
        StringValueParser::new().parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let plain = PLAIN_NUMBERS.iter().map(|info| info.name);
        let names: BTreeSet<&str> = number_names().map(|(_, info)| info.name).chain(plain).collect();
        Some(Box::new(names.into_iter().map(PossibleValue::new)))
    }
}

pub fn run(args: NumberArgs, language: Language, out: &mut dyn Write) -> anyhow::Result<Ending> {
    let argument = texts::expanded(&args.argument)?;
    let options = args.limits.options();
    let watch = Watch::over(&options.limits, language);
    let name = NumberName::read(&args.name).map_err(|error| texts::wrong(&args.name, error))?;
    if args.all_k {
        name.check_least_k().map_err(|error| texts::wrong(&args.name, error))?;
    }
    let ask = if args.all_k { NumberName::of_and_all_k } else { NumberName::of };
    let answer = ask(&name, &argument, &options).map_err(|error| wrong(&args.name, &argument, error))?;
    drop(watch);
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&answer)?)?;
    } else {
        let keys = args.name.find('{').map_or("", |i| &args.name[i..]);
        let number = match (answer.number, &answer.reason) {
            (Some(number), _) => format!(" = {number}"),
            (None, Some(reason)) => {
                format!(": {}; {}", language.pick("no number", "nenhum número"), language.of(reason))
            }
            (None, None) => format!(": {}", language.pick("no number", "nenhum número")),
        };
        writeln!(out, "{}{keys}({}){number}", answer.name, answer.graph)?;
        if let Some(winners) = &answer.all_k {
            line(out, language.pick("by k", "por k"), &by_k(winners, language))?;
        }
        // What decided need not be said twice.
        let decided = answer.engine.to_string();
        for bound in answer.bounds.iter().filter(|bound| !decided.contains(&bound.by.en)) {
            line(out, language.pick("bound", "limitante"), language.of(&bound.by))?;
        }
        let took = show::decided(&answer.engine, answer.nodes, answer.seconds, language);
        line(out, language.pick("decided by", "decisão"), &took)?;
    }
    Ok(Ending::of(answer.status == grundy::ask::Status::Solved))
}

fn line(out: &mut dyn Write, name: &str, text: &str) -> std::io::Result<()> {
    writeln!(out, "  {name:<10}  {text}")
}

/// Who wins with each k: `1 bob, 2 alice`.
fn by_k(winners: &[WinnerFor], language: Language) -> String {
    let unknown = language.pick("unknown", "não se sabe");
    let winner = |won: &WinnerFor| won.winner.map_or(unknown, |winner| show::verdict(winner, language));
    let one = |won: &WinnerFor| format!("{} {}", won.k, winner(won));
    winners.iter().map(one).collect::<Vec<_>>().join(", ")
}

/// The part that caused the error: the keys of the name if there are any and the graph can be parsed but is rejected at
/// its beginning, otherwise the argument.
fn wrong(name: &str, argument: &str, error: Error) -> Wrong {
    let readable = parse(argument, Labelled::Vertices).is_ok();
    match name.find('{') {
        Some(keys) if readable && error.at == 0 => Wrong::at(name, keys + 1, error.message),
        _ => texts::wrong(argument, error),
    }
}
