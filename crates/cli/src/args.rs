//! The command line as clap reads it.

use crate::commands::{
    census, completions, explain, games, graph, man, number, number_line, number_tree, play, puzzle,
    quotient, reduce, solve, table, thermograph, tree,
};
use crate::ending::Wrong;
use crate::serve::ServeArgs;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Parser, Subcommand, ValueEnum};
use grundy::ask::Wants;
use grundy::graph::given::To;
use grundy::tell::Language;

/// A workbench for combinatorial games on graphs: who wins, why, and by how much
#[derive(Parser, Debug)]
#[command(name = "grundy", version = env!("GRUNDY_VERSION"), after_help = EXAMPLES, subcommand_required = true, arg_required_else_help = true)]
pub struct Cli {
    /// The language of what is printed [default: that of the locale]
    #[arg(long, global = true, value_enum)]
    pub lang: Option<Lang>,
    #[command(subcommand)]
    pub command: Command,
}

/// A style escape splits {n} below: clap would replace it with a line break.
const EXAMPLES: &str = "\
Examples:
  grundy solve kayles:P5
  grundy solve 'domination{convention=score,first=bob}:C10' --moves
  grundy number \"gamma_g'\" C10
  grundy table 'kayles:P{\u{1b}[0mn}' 0..120
  grundy --lang pt explain nim:3,5,7
  grundy thermograph 'value:{3|1||0}'
  grundy play kayles:C9 --as bob
  grundy puzzle hex --difficulty 2

A problem is game{key=value,..}:instance; `grundy games` lists the games, `grundy games GAME` explains one.
Exit codes: 0 answered, 2 wrong request, 3 stopped by a limit.";

#[derive(Subcommand, Debug)]
pub enum Command {
    Solve(solve::SolveArgs),
    Play(play::PlayArgs),
    Puzzle(puzzle::PuzzleArgs),
    Table(table::TableArgs),
    Number(number::NumberArgs),
    Tree(tree::TreeArgs),
    Thermograph(thermograph::ThermographArgs),
    NumberTree(number_tree::NumberTreeArgs),
    NumberLine(number_line::NumberLineArgs),
    Quotient(quotient::QuotientArgs),
    Explain(explain::ExplainArgs),
    Reduce(reduce::ReduceArgs),
    Graph(graph::GraphArgs),
    Census(census::CensusArgs),
    Games(games::GamesArgs),
    Serve(ServeArgs),
    Completions(completions::CompletionsArgs),
    Man(man::ManArgs),
}

/// The languages.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Lang {
    En,
    Pt,
}

impl From<Lang> for Language {
    fn from(lang: Lang) -> Language {
        match lang {
            Lang::En => Language::English,
            Lang::Pt => Language::Portuguese,
        }
    }
}

/// Parses the fields of an answer.
pub fn wants(text: &str) -> Result<Wants, Wrong> {
    Wants::read(text).map_err(Wrong::new)
}

/// Parses the name of a graph format.
pub fn graph_formats() -> impl TypedValueParser<Value = To> {
    let names = PossibleValuesParser::new(To::ALL.map(To::name));
    names.try_map(|name| To::named(&name).ok_or("expected a format"))
}
