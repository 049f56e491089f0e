//! The steps from the nimbers of parts and options to the winner.

use crate::rules::{Player, Rules};
use crate::solve::{Solver, StopReason};
use crate::tell::{Part, Sentence, Step, nim_steps};

/// A legal move, and what it leaves.
struct Tried {
    text: String,
    nimber: u64,
    /// The part that it changes, if that is unambiguous.
    part: Option<usize>,
}

/// The parts, their nim-sum, the mex of the options of a single part, and the moves that restore zero, each found
/// by trying every legal move.
pub fn nimber_steps<R: Rules>(
    solver: &Solver<'_, R>,
    at: &R::Position,
    next: Player,
) -> Result<Vec<Step>, StopReason> {
    let parts = solver.parts(at)?;
    let text = |part: &R::Position| solver.game.rules.view(part).summary();
    let summands: Vec<Part> = parts
        .iter()
        .map(|(part, nimber)| Part { text: text(part), nimber: *nimber as u64, view: None })
        .collect();
    let positions: Vec<R::Position> = parts.into_iter().map(|(part, _)| part).collect();
    let tried = tried(solver, at, next, &positions)?;
    let restoring = |keep: &dyn Fn(&Tried) -> bool| -> Vec<String> {
        tried.iter().filter(|m| m.nimber == 0 && keep(m)).map(|m| m.text.clone()).collect()
    };
    let mut steps = nim_steps(&summands, next, |part, _| match summands.len() {
        1 => restoring(&|_| true),
        _ => restoring(&|m| m.part == Some(part)),
    });
    let listed = |text: &String| {
        steps.iter().any(|step| match &step.sentence {
            Sentence::RestoresZero { moves, .. } | Sentence::LeavesZero { moves } => moves.contains(text),
            _ => false,
        })
    };
    let all = restoring(&|_| true);
    if !all.iter().all(listed) {
        steps.push(Step::new(Sentence::LeavesZero { moves: all }));
    }
    if let ([only], true) = (&positions[..], splits(solver.game.rules, at)) {
        steps[0] = Sentence::OnePartLeft.into();
        let (index, text, nimber) = (0, text(only), summands[0].nimber);
        steps.insert(1, Sentence::Component { index, text, nimber }.into());
    }
    if let [only] = &summands[..] {
        steps.insert(1, Sentence::Mex { options: by_nimber(&tried), nimber: only.nimber }.into());
    }
    Ok(steps)
}

fn tried<R: Rules>(
    solver: &Solver<'_, R>,
    at: &R::Position,
    next: Player,
    parts: &[R::Position],
) -> Result<Vec<Tried>, StopReason> {
    let game = solver.game;
    let mut legal = Vec::new();
    game.moves(at, next, &mut legal);
    let try_move = |m| {
        let (to, _) = game.play(at, next, m);
        let mut after = Vec::new();
        game.rules.parts(&to, &mut after);
        Ok(Tried {
            text: game.move_text(m),
            nimber: solver.nimber_from(0, &to)?,
            part: changed(parts, &after),
        })
    };
    legal.into_iter().map(try_move).collect()
}

/// The moves by the nimber that they leave.
fn by_nimber(tried: &[Tried]) -> Vec<(u64, Vec<String>)> {
    let mut nimbers: Vec<u64> = tried.iter().map(|m| m.nimber).collect();
    nimbers.sort_unstable();
    nimbers.dedup();
    let moves = |nimber: u64| tried.iter().filter(move |m| m.nimber == nimber).map(|m| m.text.clone());
    nimbers.into_iter().map(|nimber| (nimber, moves(nimber).collect())).collect()
}

/// Whether the rules say what the parts are.
fn splits<R: Rules>(rules: &R, at: &R::Position) -> bool {
    let mut parts = Vec::new();
    rules.parts(at, &mut parts);
    parts.len() == 1 && parts[0] != *at
}

/// Which part a move changed: the one between the common prefix and the common suffix. `None` if equal parts make it
/// ambiguous.
fn changed<P: PartialEq>(before: &[P], after: &[P]) -> Option<usize> {
    let front = before.iter().zip(after).take_while(|(a, b)| a == b).count();
    let back = before.iter().rev().zip(after.iter().rev()).take_while(|(a, b)| a == b).count();
    (front + back + 1 == before.len()).then_some(front)
}
