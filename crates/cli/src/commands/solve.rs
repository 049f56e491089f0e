//! `grundy solve`: who wins, and what else is asked.

use crate::args::wants;
use crate::ending::{Ending, Wrong};
use crate::limits::LimitArgs;
use crate::picture::PictureArgs;
use crate::watch::Watch;
use crate::{show, texts};
use clap::Args;
use grundy::ask::{Answer, Play, Question, Wants};
use grundy::draw::{Opened, openings_svg, openings_text};
use grundy::rules::Convention;
use grundy::solve::Method;
use grundy::tell::Language;
use grundy::text::Bilingual;
use std::io::Write;

/// Say who wins, the nimber, value or score, and what decided
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  grundy solve kayles:P5
  grundy solve nim:3,5,7 --moves
  grundy solve kayles:C7 nim:4                        a sum: a turn is a move in one of them
  grundy solve hex:4x4 --all-openings --svg hex.svg   who wins after each first move, drawn
  grundy solve marienbad:20 --method memory           how many calls a memory function makes
  grundy solve marienbad:8,7 --method table --trace   the table, entry by entry
  grundy solve 'kayles:P9//2.7' --want all            after the moves 2 and 7
  grundy solve 'domination{convention=score}:@(graph.g6)' --json --time 30s")]
pub struct SolveArgs {
    /// What to solve; several problems are their disjunctive sum
    #[arg(required = true, value_name = "PROBLEM")]
    problems: Vec<String>,
    /// Print the answer as one JSON object
    #[arg(long)]
    json: bool,
    /// What to compute: winner,class,nimber,value,score,remoteness,moves,depth,rank or all; genus
    #[arg(long, value_name = "LIST", value_parser = wants)]
    want: Option<Wants>,
    /// List every move and what it leads to
    #[arg(long)]
    moves: bool,
    /// Say who wins after every first move, drawn on the board if it has cells
    #[arg(long, conflicts_with_all = ["want", "moves", "method"])]
    all_openings: bool,
    /// Find the winner by a classic method and count its calls: recursion, table or memory
    #[arg(long, value_name = "NAME", value_parser = method, conflicts_with_all = ["want", "moves"])]
    method: Option<Method>,
    /// Show the calls of the method one by one, or the entries of its table
    #[arg(long, requires = "method")]
    trace: bool,
    #[command(flatten)]
    picture: PictureArgs,
    #[command(flatten)]
    limits: LimitArgs,
}

fn method(text: &str) -> Result<Method, Wrong> {
    Method::read(text).map_err(Wrong::new)
}

const NOT_DRAWN: Bilingual = Bilingual::of(
    "only openings are drawn; ask for --all-openings",
    "só aberturas são desenhadas; peça --all-openings",
);
const NOT_ON_THIS_BOARD: Bilingual = Bilingual::of(
    "openings are drawn on boards of cells, vertices or edges only",
    "aberturas só são desenhadas em tabuleiros de casas, vértices ou arestas",
);

pub fn run(args: SolveArgs, language: Language, out: &mut dyn Write) -> anyhow::Result<Ending> {
    let (question, text) = texts::opened(&args.problems.join(" + "))?;
    let mut options = args.limits.options();
    options.wants = args.want;
    (options.method, options.trace) = (args.method, args.trace);
    if args.moves {
        let wants = args.want.unwrap_or_else(|| usual(&question));
        options.wants = Some(Wants { moves: true, ..wants });
    }
    if !args.all_openings {
        args.picture.refuse(NOT_DRAWN)?;
    }
    let watch = Watch::over(&options.limits, language);
    let ask = if args.all_openings { Question::openings } else { Question::solve };
    let answer = ask(&question, &options).map_err(|error| texts::wrong(&text, error))?;
    drop(watch);
    if args.all_openings {
        return openings(&args, &question, &answer, language, out);
    }
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&answer)?)?;
    } else {
        show::answer(out, &question, &answer, options.wants.is_some_and(|wants| wants.moves), language)?;
    }
    Ok(Ending::of(answer.is_solved()))
}

/// Who wins after every move, as text and as a picture.
fn openings(
    args: &SolveArgs,
    question: &Question,
    answer: &Answer,
    language: Language,
    out: &mut dyn Write,
) -> anyhow::Result<Ending> {
    let view = Play::of(question).map(|play| play.view()).map_err(|error| Wrong::new(error.message))?;
    let all = answer.openings.as_deref().unwrap_or_default();
    let opened: Vec<Opened<'_>> = all.iter().map(|opening| (&opening.places[..], opening.winner)).collect();
    let drawn = openings_svg(&view, &opened, language);
    match drawn {
        Some(picture) => args.picture.draw(|| picture)?,
        None => args.picture.refuse(NOT_ON_THIS_BOARD)?,
    }
    if args.json {
        writeln!(out, "{}", serde_json::to_string(answer)?)?;
    } else {
        show::openings(out, question, answer, openings_text(&view, &opened).as_deref(), language)?;
    }
    Ok(Ending::of(answer.is_solved()))
}

/// The fields computed by default; those that do not apply stay empty.
fn usual(question: &Question) -> Wants {
    let convention = question.problems().next().map(|problem| problem.terms.convention);
    let class = matches!(convention, Some(Convention::Normal | Convention::Misere));
    Wants { winner: true, class, nimber: true, value: true, score: true, ..Wants::default() }
}
