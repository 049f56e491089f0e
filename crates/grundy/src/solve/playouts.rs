//! Random plays: how to choose a move when there is no time for a search.

use super::Limits;
use crate::graph::families::SplitMix64;
use crate::platform::Stopwatch;
use crate::rules::{Convention, Game, Move, Player, Rules, Verdict};
use std::time::Duration;

/// A play longer than this counts as a draw.
const LONGEST: usize = 2000;

/// The time spent, unless the limits set it.
const DEFAULT_TIME: Duration = Duration::from_secs(1);

/// The greatest number of plays, for hosts without a clock: more would hardly change the choice.
const MOST_PLAYS: u64 = 1 << 18;

/// How often a move was tried, and the total of its results.
#[derive(Clone, Copy, Default)]
struct Tried {
    plays: u64,
    gained: f64,
}

impl Tried {
    /// The mean, plus a bonus for moves that were seldom tried: the upper bound of Auer, Cesa-Bianchi and Fischer
    /// (2002), by which promising moves are tried more often, but every move is tried again from time to time.
    fn bound(&self, all: u64) -> f64 {
        if self.plays == 0 {
            return f64::INFINITY;
        }
        let n = self.plays as f64;
        self.gained / n + (2.0 * (all as f64).ln() / n).sqrt()
    }
}

/// The move that does best for `who` when both players continue at random, within the time limit and with at least one
/// play per move. It proves nothing. `None` if there are no moves.
pub fn most_promising<R: Rules>(
    game: Game<'_, R>,
    at: &R::Position,
    who: Player,
    moves: &[Move],
    limits: Limits,
    seed: u64,
) -> Option<Move> {
    let (since, time) = (Stopwatch::start(), limits.time.unwrap_or(DEFAULT_TIME));
    let mut draws = SplitMix64::new(seed);
    let mut tried = vec![Tried::default(); moves.len()];
    let mut all = 0;
    while since.elapsed() < time && all < MOST_PLAYS && !limits.cancel.is_cancelled() {
        let i = (0..moves.len()).max_by(|&i, &j| tried[i].bound(all).total_cmp(&tried[j].bound(all)))?;
        tried[i].gained += random_play(game, at, who, moves[i], &mut draws);
        tried[i].plays += 1;
        all += 1;
    }
    (0..moves.len()).max_by_key(|&i| tried[i].plays).map(|i| moves[i])
}

/// The result for `who` of a play that begins with a move and continues at random: 1 for a win, 0 for a loss; scores
/// are scaled to values in between, better ones nearer to 1.
fn random_play<R: Rules>(
    game: Game<'_, R>,
    at: &R::Position,
    who: Player,
    first: Move,
    draws: &mut SplitMix64,
) -> f64 {
    let mut score = game.gain(at, who, first);
    let (mut at, mut next) = game.play(at, who, first);
    let mut moves = Vec::new();
    for _ in 0..LONGEST {
        game.moves(&at, next, &mut moves);
        if let Some(verdict) = game.ended(&at, next, moves.is_empty()) {
            score += game.rules.final_score(&at);
            return worth(game, verdict, score, who);
        }
        let m = moves[draws.below(moves.len() as u64) as usize];
        score += game.gain(&at, next, m);
        (at, next) = game.play(&at, next, m);
    }
    worth(game, Verdict::Draw, score, who)
}

fn worth<R: Rules>(game: Game<'_, R>, verdict: Verdict, score: i32, who: Player) -> f64 {
    match game.terms.convention {
        Convention::Score => {
            let sign = if game.rules.maximiser() == who { 1.0 } else { -1.0 };
            0.5 + sign * f64::from(score) / (2.0 + 2.0 * f64::from(score.abs()))
        }
        _ => 0.5 + f64::from(verdict.sign_for(who)) / 2.0,
    }
}
