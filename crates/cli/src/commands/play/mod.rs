//! `grundy play`: a play in the terminal against the perfect player, or between two people.

mod session;
mod words;

use crate::ending::{Ending, Wrong};
use crate::limits::LimitArgs;
use crate::texts;
use clap::{Args, ValueEnum};
use grundy::ask::{Options, Play, Question};
use grundy::rules::{Convention, Player, View};
use grundy::tell::Language;
use grundy::words;
use session::Session;
use std::io::{IsTerminal, Write, stdin};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// Play in the terminal against the perfect player
#[derive(Args, Debug)]
#[command(after_help = "\
At the board, type a move, or: moves, hint, undo, board, help, resign, quit.

Examples:
  grundy play kayles:P9
  grundy play nim:3,5,7 --as bob
  grundy play nim:9,9,9 --lost
  grundy play 'domination{convention=score}:C8' --both --lang pt")]
pub struct PlayArgs {
    /// Where to begin; problems joined by ' + ' are their disjunctive sum
    problem: String,
    /// Which player you are
    #[arg(long = "as", value_enum, value_name = "PLAYER", default_value = "alice")]
    person: Person,
    /// Start from a random position in which you are to move and lose against perfect play
    #[arg(long, conflicts_with = "both")]
    lost: bool,
    /// The seed: the same number gives the same position
    #[arg(long, value_name = "N", requires = "lost")]
    seed: Option<u64>,
    /// Two people play; the computer only enforces the rules
    #[arg(long, conflicts_with = "person")]
    both: bool,
    #[command(flatten)]
    limits: LimitArgs,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Person {
    Alice,
    Bob,
}

/// How long the perfect player thinks about a move, by default.
const PATIENCE: Duration = Duration::from_secs(10);

pub fn run(args: PlayArgs, language: Language, out: &mut dyn Write) -> anyhow::Result<Ending> {
    let (question, text) = texts::opened(&args.problem)?;
    let mut play = Play::of(&question).map_err(|error| texts::wrong(&text, error))?;
    if !play.view().is_listable() {
        let message = words!(
            "at most {} objects can be played with",
            "joga-se com no máximo {} objetos",
            View::MOST_OBJECTS
        );
        return Err(Wrong::at(&text, 0, message).into());
    }
    let mut options = args.limits.options();
    options.limits.time.get_or_insert(PATIENCE);
    let person = match (args.both, args.person) {
        (true, _) => None,
        (_, Person::Alice) => Some(Player::Alice),
        (_, Person::Bob) => Some(Player::Bob),
    };
    if let Some(person) = person.filter(|_| args.lost) {
        play = deal(play, &text, person, &options, args.seed)?;
    }
    let mut session = Session {
        play,
        person,
        options,
        convention: convention(&question),
        language,
        echo: !stdin().is_terminal(),
    };
    let mut rules: Vec<&str> = question
        .problems()
        .map(|problem| language.pick(problem.entry.rules.en, problem.entry.rules.pt))
        .collect();
    rules.dedup();
    session.greet(out, &rules)?;
    session.run(&mut stdin().lock(), out)?;
    Ok(Ending::Answered)
}

/// A lost start, seeded by the clock unless a seed is given.
fn deal(
    play: Play,
    text: &str,
    person: Player,
    options: &Options,
    seed: Option<u64>,
) -> anyhow::Result<Play> {
    let clock = || SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_nanos() as u64);
    let seed = seed.unwrap_or_else(clock);
    let dealt = play.lost_start(person, options, seed).map_err(|error| texts::wrong(text, error))?;
    let message = words!(
        "no position was found that the player to move has lost; try a larger one",
        "não foi achada posição perdedora para quem joga; tente uma maior"
    );
    let none = || Wrong::at(text, 0, message);
    let start = dealt.ok_or_else(none)?;
    Play::new(&start).map_err(|error| texts::wrong(&start, error).into())
}

/// The convention, which all summands share.
fn convention(question: &Question) -> Convention {
    question.problems().next().map_or(Convention::Normal, |problem| problem.terms.convention)
}
