//! Why a position in which a play may be endless is won, lost or drawn: its loopy nimber.

use crate::ask::engines::{Engines, by_loopy};
use crate::rules::{Player, Rules, Verdict};
use crate::solve::StopReason;
use crate::tell::{Sentence, Step};
use crate::value::Loopy;

/// The parts with their loopy nimbers, the sum, what it means for the player to move, and by which moves.
pub fn loopy_steps<R: Rules>(
    engines: &Engines<'_, R>,
    at: &R::Position,
    next: Player,
) -> Result<Vec<Step>, StopReason> {
    let parts = engines.loopy_parts(at)?;
    let total = parts.iter().fold(Loopy::ZERO, |sum, (_, value)| sum.plus(value));
    let mut steps = vec![Step::new(Sentence::Parts { count: parts.len() })];
    if parts.len() > 1 {
        steps.extend(parts.iter().enumerate().map(|(index, (part, value))| {
            let text = engines.game.rules.view(part).summary();
            Step::new(Sentence::LoopyPart { index, text, loopy: value.to_string() })
        }));
        let values = parts.iter().map(|(_, value)| value.to_string()).collect();
        steps.push(Step::new(Sentence::LoopySum { parts: values, total: total.to_string() }));
    }
    let moves = keeping(engines, at, next, by_loopy(&total, next))?;
    steps.push(Step::new(match (&total, total.mover_wins()) {
        (Loopy::Finite(0), _) => Sentence::LoopyZero { mover: next },
        (_, Some(_)) => Sentence::LoopyWon { loopy: total.to_string(), mover: next, moves },
        (_, None) => Sentence::LoopyDrawn { loopy: total.to_string(), mover: next, moves },
    }));
    Ok(steps)
}

/// The moves that keep a result that is no loss.
fn keeping<R: Rules>(
    engines: &Engines<'_, R>,
    at: &R::Position,
    next: Player,
    result: Verdict,
) -> Result<Vec<String>, StopReason> {
    let game = engines.game;
    let mut legal = Vec::new();
    game.moves(at, next, &mut legal);
    let mut keeping = Vec::new();
    for m in legal {
        let (to, after) = game.play(at, next, m);
        if by_loopy(&engines.loopy(&to)?, after) == result {
            keeping.push(game.move_text(m));
        }
    }
    Ok(keeping)
}
