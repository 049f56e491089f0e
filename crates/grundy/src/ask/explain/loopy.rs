//! Why a position in which a play may be endless is won, lost or drawn: its loopy nimber.

use crate::rules::{Player, Rules, Verdict};
use crate::solve::{Solver, StopReason, by_loopy};
use crate::tell::{Sentence, Step};
use crate::value::Loopy;

/// The parts with their loopy nimbers, the sum, what it means for the player to move, and by which moves.
pub fn loopy_steps<R: Rules>(
    solver: &Solver<'_, R>,
    at: &R::Position,
    next: Player,
) -> Result<Vec<Step>, StopReason> {
    let parts = solver.loopy_parts(at)?;
    let total = parts.iter().fold(Loopy::ZERO, |sum, (_, value)| sum.plus(value));
    let mut steps = vec![Step::new(Sentence::Parts { count: parts.len() })];
    if parts.len() > 1 {
        steps.extend(parts.iter().enumerate().map(|(index, (part, value))| {
            let text = solver.game.rules.view(part).summary();
            Step::new(Sentence::LoopyPart { index, text, loopy: value.to_string() })
        }));
        let values = parts.iter().map(|(_, value)| value.to_string()).collect();
        steps.push(Step::new(Sentence::LoopySum { parts: values, total: total.to_string() }));
    }
    let moves = keeping(solver, at, next, by_loopy(&total, next))?;
    steps.push(Step::new(match (&total, total.mover_wins()) {
        (Loopy::Finite(0), _) => Sentence::LoopyZero { mover: next },
        (_, Some(_)) => Sentence::LoopyWon { loopy: total.to_string(), mover: next, moves },
        (_, None) => Sentence::LoopyDrawn { loopy: total.to_string(), mover: next, moves },
    }));
    steps.extend(rank_steps(solver, at, &total)?);
    Ok(steps)
}

/// The largest sets that are written out.
const MOST_RANKS: usize = 12;
const MOST_MEMBERS: usize = 40;

/// For a single token: the rank, and the sets P_n of lost vertices that it can reach.
fn rank_steps<R: Rules>(
    solver: &Solver<'_, R>,
    at: &R::Position,
    loopy: &Loopy,
) -> Result<Vec<Step>, StopReason> {
    let Some(sets) = solver.lost_by_rank(at)? else { return Ok(Vec::new()) };
    let rank = Sentence::RankIs { rank: solver.rank(at)?, lost: *loopy == Loopy::ZERO };
    let short = sets.len() <= MOST_RANKS && sets.iter().map(Vec::len).sum::<usize>() <= MOST_MEMBERS;
    let view = solver.game.rules.view(at);
    let up_to = |rank: usize| {
        let mut members: Vec<u32> = sets[..=rank].concat();
        members.sort_unstable();
        members.into_iter().map(|v| view.element_name(v as usize)).collect()
    };
    let listed = (short && !sets.is_empty())
        .then(|| Sentence::LostByRank { sets: (0..sets.len()).map(up_to).collect() });
    Ok([rank].into_iter().chain(listed).map(Step::new).collect())
}

/// The moves that keep a win or a draw.
fn keeping<R: Rules>(
    solver: &Solver<'_, R>,
    at: &R::Position,
    next: Player,
    result: Verdict,
) -> Result<Vec<String>, StopReason> {
    let game = solver.game;
    let mut legal = Vec::new();
    game.moves(at, next, &mut legal);
    let mut keeping = Vec::new();
    for m in legal {
        let (to, after) = game.play(at, next, m);
        if by_loopy(&solver.loopy_of(&to)?, after) == result {
            keeping.push(game.move_text(m));
        }
    }
    Ok(keeping)
}
