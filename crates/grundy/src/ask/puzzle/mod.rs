//! Puzzles: positions in which exactly one move wins for the player to move.
//!
//! A puzzle is dealt, not composed. A board is drawn from the kind that a game is played on (`boards/random.rs`), or it
//! is one that the game is presented with; random moves lead into the middle of a play, and the position is solved with
//! all of its moves. It is a puzzle if the player to move wins, after one move and after no other, all of which is
//! proved. Chess composers call the move the key and ask the same of it. Positions that do not suit are thrown away, so
//! the cost is that of solving some hundreds of small positions. Each of these has a limit on positions and not on
//! time, and one thread, so that a seed gives the same puzzle everywhere.

mod difficulty;
mod source;

pub use difficulty::{Effort, LEVELS};
pub use source::PuzzleSource;

use super::{Answer, Error, Options, Play, Question, Wants};
use crate::graph::families::SplitMix64;
use crate::platform::Stopwatch;
use crate::rules::{PASS_TEXT, Player, Verdict};
use crate::solve::StopReason;
use serde::Serialize;

/// A position in which exactly one move wins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct Puzzle {
    /// The text of the position.
    pub problem: String,
    /// The only move that wins.
    #[serde(rename = "move")]
    pub text: String,
    /// How hard it is, from 1 to 5.
    pub difficulty: u8,
    /// The moves to think about: every legal move.
    pub moves: Vec<String>,
    /// The id of the player who is to move and wins.
    pub next: &'static str,
    /// How many moves it takes if the winner hurries and the loser delays; null where that was too much work.
    pub remoteness: Option<u32>,
}

/// What came of dealing.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub struct Dealt {
    /// The puzzle, if one was found that is as hard as asked.
    pub puzzle: Option<Puzzle>,
    /// Otherwise the puzzle that came nearest.
    pub nearest: Option<Puzzle>,
    /// How many positions were looked at.
    pub tried: usize,
    /// Which limit ended the search, if one did.
    pub stopped_by: Option<StopReason>,
}

/// How many positions are looked at before giving up.
const MOST_TRIES: usize = 3000;

/// How many of them belong to one game, before another is picked: all games have the same chance, not those that are
/// rich in puzzles.
const IN_A_GAME: usize = 60;

/// The limits of solving one position: dealing must go on, and the same seed must give the same puzzle.
const NODES: u64 = 60_000;
const MEMORY: usize = 8 << 20;

/// The fewest and the most moves to choose from.
const FEWEST_MOVES: usize = 2;
const MOST_MOVES: usize = 40;

/// The longest play that leads to a puzzle.
const LONGEST_PLAY: usize = 60;

/// Deals a puzzle of a difficulty from 1 to 5, or of any. The limits on time and the cancellation are those of dealing
/// as a whole. The same seed gives the same puzzle.
///
/// ```
/// use grundy::ask::{PuzzleSource, deal_puzzle};
///
/// let kayles = PuzzleSource::game("kayles").unwrap();
/// let dealt = deal_puzzle(&kayles, Some(2), &Default::default(), 1).unwrap();
/// let puzzle = dealt.puzzle.unwrap();
/// assert_eq!(puzzle.difficulty, 2);
/// assert!(puzzle.moves.contains(&puzzle.text));
/// ```
pub fn deal_puzzle(
    source: &PuzzleSource,
    difficulty: Option<u8>,
    options: &Options,
    seed: u64,
) -> Result<Dealt, Error> {
    let since = Stopwatch::start();
    let mut draws = SplitMix64::new(seed);
    let mut dealt = Dealt { puzzle: None, nearest: None, tried: 0, stopped_by: None };
    let wanted = difficulty.unwrap_or_else(|| 1 + draws.below(LEVELS.into()) as u8);
    let mut templates = source.pick(&mut draws);
    while dealt.tried < MOST_TRIES {
        dealt.stopped_by = met(options, &since);
        if dealt.stopped_by.is_some() {
            break;
        }
        if dealt.tried.is_multiple_of(IN_A_GAME) {
            templates = source.pick(&mut draws);
        }
        dealt.tried += 1;
        let Some(play) = templates.draw(wanted, &mut draws) else { continue };
        let Some(puzzle) = Puzzle::at(&play, &left(options, &since))? else { continue };
        if puzzle.difficulty == wanted {
            return Ok(Dealt { puzzle: Some(puzzle), nearest: None, ..dealt });
        }
        let distance = |puzzle: &Puzzle| puzzle.difficulty.abs_diff(wanted);
        if dealt.nearest.as_ref().is_none_or(|nearest| distance(&puzzle) < distance(nearest)) {
            dealt.nearest = Some(puzzle);
        }
    }
    if difficulty.is_none() {
        dealt.puzzle = dealt.nearest.take();
    }
    Ok(dealt)
}

/// The limit on dealing that is met.
fn met(options: &Options, since: &Stopwatch) -> Option<StopReason> {
    if options.limits.cancel.is_cancelled() {
        return Some(StopReason::Cancelled);
    }
    let over = options.limits.time.is_some_and(|time| since.elapsed() >= time);
    over.then_some(StopReason::Time)
}

/// How one position is solved: within what is left of the time.
fn left(options: &Options, since: &Stopwatch) -> Options {
    let mut left = options.after_work(since.elapsed(), 0);
    left.limits.nodes = Some(options.limits.nodes.map_or(NODES, |nodes| nodes.min(NODES)));
    left.limits.memory = options.limits.memory.min(MEMORY);
    Options { threads: 1, ..left }
}

impl Puzzle {
    /// The puzzle that a position is, if it is one: checked within the limits.
    pub fn of(question: &Question, options: &Options) -> Result<Option<Puzzle>, Error> {
        Puzzle::at(&Play::of(question)?, options)
    }

    fn at(play: &Play, options: &Options) -> Result<Option<Puzzle>, Error> {
        let moves = play.legal();
        let many = moves.iter().filter(|text| *text != PASS_TEXT).count();
        if !(FEWEST_MOVES..=MOST_MOVES).contains(&many) || play.decided().is_some() {
            return Ok(None);
        }
        let who = play.next();
        let wants = Wants { winner: true, moves: true, ..Wants::default() };
        let answer = play.solve(&Options { wants: Some(wants), ..options.clone() })?;
        let Some(text) = only_winning(&answer, who) else { return Ok(None) };
        let remoteness = remoteness(play, options)?;
        let effort = Effort { moves: many, remoteness, tempting: is_tempting(play, &text) };
        Ok(Some(Puzzle {
            problem: play.text(),
            text,
            difficulty: effort.level(),
            moves,
            next: who.id(),
            remoteness,
        }))
    }
}

/// The only move that wins, if it is proved that it does and that no other does.
fn only_winning(answer: &Answer, who: Player) -> Option<String> {
    let moves = answer.moves.as_ref().filter(|_| answer.is_solved())?;
    if answer.winner != Some(Verdict::Win(who)) || moves.iter().any(|m| m.winner.is_none()) {
        return None;
    }
    let mut winning = moves.iter().filter(|m| m.winner == Some(Verdict::Win(who)));
    match (winning.next(), winning.next()) {
        (Some(only), None) => Some(only.text.clone()),
        _ => None,
    }
}

fn remoteness(play: &Play, options: &Options) -> Result<Option<u32>, Error> {
    let wants = Wants { winner: true, remoteness: true, ..Wants::default() };
    let moment = Options { wants: Some(wants), ..options.clone() };
    Ok(play.solve(&moment)?.remoteness)
}

/// Whether a player who simply leaves the opponent as few moves as possible finds the move.
fn is_tempting(play: &Play, text: &str) -> bool {
    let replies = |text: &str| {
        let mut after = play.clone();
        after.play(text).map_or(usize::MAX, |()| after.legal().len())
    };
    let own = replies(text);
    play.legal().iter().all(|other| own <= replies(other))
}

#[cfg(test)]
mod tests;
