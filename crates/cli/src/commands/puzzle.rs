//! `grundy puzzle`: positions with exactly one winning move.

use crate::ending::{Ending, Wrong, say};
use crate::limits::LimitArgs;
use crate::lines::{field, moves, wrapped};
use crate::watch::Watch;
use crate::{picture, show, texts};
use clap::Args;
use grundy::ask::{Dealt, Options, PUZZLE_LEVELS, Play, Puzzle, PuzzleSource, deal_puzzle};
use grundy::draw::{Style, view_svg, view_text_in};
use grundy::games::GAMES;
use grundy::rules::{Convention, Player};
use grundy::tell::{Language, Sentence};
use grundy::text::{Words, did_you_mean, nearest};
use grundy::words;
use std::io::Write;
use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

/// Deal a puzzle: a position with exactly one winning move
#[derive(Args, Debug)]
#[command(after_help = "\
Difficulty: 1 if the move ends the play at once. Otherwise points are added for the number of moves to choose from (up to
3, 6, 10, more: 0 to 3), for the moves to the end of the play under best play (up to 3, 5, 7, more: 0 to 3), and 1 if the
move that leaves the fewest replies does not win. 0 and 1 point are difficulty 1, 2 and 3 are 2, 4 is 3, 5 is 4, more
is 5. That no other move wins is proved, not guessed.

Examples:
  grundy puzzle                              of any game
  grundy puzzle kayles --difficulty 3
  grundy puzzle hex --seed 7 --solution
  grundy puzzle 'kayles:grid(3,4)'           from plays on this board
  grundy puzzle nim --count 6 --lang pt      a sheet of puzzles
  grundy puzzle col --json")]
pub struct PuzzleArgs {
    /// A game, or a problem: then the puzzle is a position of a play that begins there
    game: Option<String>,
    /// How hard, from 1 to 5 [default: any]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=i64::from(PUZZLE_LEVELS)))]
    difficulty: Option<u8>,
    /// Deal several, with the seeds after the first one
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1000))]
    count: u16,
    /// The seed: the same number deals the same puzzle [default: by the clock]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Print the winning move too
    #[arg(long)]
    solution: bool,
    /// Print each puzzle as one JSON object, with its solution
    #[arg(long)]
    json: bool,
    /// Draw the position to a file too
    #[arg(long, value_name = "FILE", conflicts_with = "count")]
    svg: Option<PathBuf>,
    #[command(flatten)]
    limits: LimitArgs,
}

pub fn run(args: PuzzleArgs, language: Language, out: &mut dyn Write) -> anyhow::Result<Ending> {
    let source = source(args.game.as_deref())?;
    let options = args.limits.options();
    let watch = Watch::over(&options.limits, language);
    let first = args.seed.unwrap_or_else(by_the_clock);
    let mut puzzles: Vec<(u64, Puzzle)> = Vec::new();
    for seed in (0..u64::from(args.count)).map(|i| first.wrapping_add(i)) {
        let dealt = deal(&args, &source, &options, seed)?;
        match dealt.puzzle {
            Some(puzzle) => puzzles.push((seed, puzzle)),
            None => {
                drop(watch);
                print(&args, &puzzles, language, out)?;
                say(language.of(&none(&args, &dealt)));
                return Ok(Ending::Stopped);
            }
        }
    }
    drop(watch);
    print(&args, &puzzles, language, out)?;
    Ok(Ending::Answered)
}

fn by_the_clock() -> u64 {
    // A seed that people can type again.
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64 % 1_000_000)
}

fn deal(args: &PuzzleArgs, source: &PuzzleSource, options: &Options, seed: u64) -> Result<Dealt, Wrong> {
    let text = args.game.as_deref().unwrap_or_default();
    deal_puzzle(source, args.difficulty, options, seed).map_err(|error| texts::wrong(text, error))
}

/// All games, one game, or the plays from one position.
fn source(text: Option<&str>) -> Result<PuzzleSource, Wrong> {
    let Some(text) = text else { return Ok(PuzzleSource::any()) };
    if let Some(source) = PuzzleSource::game(text) {
        return Ok(source);
    }
    if !text.contains(':') {
        return Err(Wrong::new(unknown(text)));
    }
    let (question, opened) = texts::opened(text)?;
    let play = Play::of(&question).map_err(|error| texts::wrong(&opened, error))?;
    if play.terms().convention == Convention::Score {
        let message = words!(
            "under convention=score no move wins; leave it out, or ask who wins with at-least or at-most",
            "com convention=score nenhuma jogada vence; omita-a, ou pergunte quem vence com at-least ou at-most"
        );
        return Err(Wrong::at(&opened, 0, message));
    }
    Ok(PuzzleSource::Plays(question))
}

fn unknown(name: &str) -> Words {
    let near = nearest(name, GAMES.iter().map(|entry| entry.id));
    let meant = if near.is_empty() { Words::default() } else { words!("{} ", "{} "; did_you_mean(&near)) };
    words!(
        "there is no game '{name}'; {}`grundy games` lists them",
        "não há jogo '{name}'; {}`grundy games` mostra a lista"; meant
    )
}

/// Why there is no puzzle, and what to do.
fn none(args: &PuzzleArgs, dealt: &Dealt) -> Words {
    if let Some(limit) = dealt.stopped_by {
        return words!(
            "{} after {} positions, before a puzzle was found",
            "{} depois de {} posições, antes de achar um desafio",
            dealt.tried; limit.stopped()
        );
    }
    let tried = dealt.tried;
    match (&dealt.nearest, args.difficulty) {
        (Some(near), Some(wanted)) => words!(
            "no puzzle of difficulty {wanted} among {tried} positions; try --difficulty {}, or another --seed",
            "nenhum desafio de dificuldade {wanted} entre {tried} posições; tente --difficulty {}, ou outra --seed",
            near.difficulty
        ),
        _ => words!(
            "no position with exactly one winning move among {tried}; try another --seed, a larger board or another game",
            "nenhuma posição com exatamente uma jogada vencedora entre {tried}; tente outra --seed, um tabuleiro maior ou outro jogo"
        ),
    }
}

fn print(
    args: &PuzzleArgs,
    puzzles: &[(u64, Puzzle)],
    language: Language,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    for (i, (seed, puzzle)) in puzzles.iter().enumerate() {
        if args.json {
            writeln!(out, "{}", serde_json::to_string(puzzle)?)?;
            continue;
        }
        if i > 0 {
            writeln!(out)?;
        }
        show(args, *seed, puzzle, language, out)?;
    }
    if let (Some(path), Some((_, puzzle))) = (&args.svg, puzzles.first()) {
        let play = Play::new(&puzzle.problem)?;
        let style = Style { language, ..Style::default() };
        picture::write(path, &view_svg(&play.view_with_owners(), &style))?;
    }
    Ok(())
}

/// The position, what is asked, and how to check an idea; the solution only if it is asked for.
fn show(
    args: &PuzzleArgs,
    seed: u64,
    puzzle: &Puzzle,
    language: Language,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let play = Play::new(&puzzle.problem)?;
    let say = |en: &'static str, pt: &'static str| language.pick(en, pt);
    writeln!(out, "{}", show::shortened(&puzzle.problem))?;
    if let Some(problem) = play.start().single() {
        writeln!(out, "{}", wrapped(language.of(&problem.entry.rules)))?;
    }
    let convention = play.terms().convention;
    if convention != Convention::Objective {
        let sentence = Sentence::Convention { convention, maximiser: Player::Alice };
        writeln!(out, "{}", sentence.text(language))?;
    }
    writeln!(out, "\n{}\n", view_text_in(&play.view_with_owners(), language))?;
    let who = if play.next() == Player::Alice { "Alice" } else { "Bob" };
    let task = language.pick(
        format!("{who} moves. Exactly one move wins: which one?"),
        format!("{who} joga. Exatamente uma jogada vence: qual?"),
    );
    writeln!(out, "{task}")?;
    field(out, say("difficulty", "dificuldade"), &puzzle.difficulty.to_string())?;
    field(out, say("moves", "jogadas"), &moves(&puzzle.moves))?;
    if args.solution {
        field(out, say("solution", "solução"), &puzzle.text)?;
    }
    field(out, say("seed", "semente"), &seed.to_string())?;
    Ok(())
}
