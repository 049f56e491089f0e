//! Games that the score decides.

use super::by_heaps::HeapNimbers;
use super::plan::{Outcome, Task};
use super::{Answer, Error, Question, Wants, search};
use crate::games::Problem;
use crate::rules::{Convention, Player, Threshold, Verdict, Words};
use crate::theory::{self, Finding};

/// How the score decides who wins.
enum Decides {
    /// Alice wins with a score above 0, Bob with one below, and 0 is a draw.
    Sign,
    /// Alice wins with a score over or under a threshold.
    Threshold(Threshold),
}

impl Decides {
    /// The scores between which the winner changes.
    fn window(&self) -> (i64, i64) {
        match self {
            Decides::Sign => (-1, 1),
            Decides::Threshold(threshold) => (i64::from(threshold.least()) - 1, i64::from(threshold.least())),
        }
    }

    fn winner(&self, score: i64) -> Verdict {
        match self {
            Decides::Sign => Verdict::from_sign(score.signum() as i8, Player::Alice),
            Decides::Threshold(threshold) => Verdict::Win(threshold.winner(score)),
        }
    }
}

/// Finds who wins a game that the score decides by a search for the score, if nothing else is wanted. A search for the
/// winner must keep positions apart that differ in what has been scored so far; a search for the score need not. Only the
/// question on which side of the window the score lies is asked: for a threshold that is one question, for the better
/// score two. Theorems on the score may answer it first.
pub fn winner_by_score(task: &mut Task<'_>) -> Result<Outcome, Error> {
    let Wants { class, remoteness, moves, depth, .. } = task.wants;
    let alone = task.options.theorems && !(class || remoteness || moves || depth);
    let scored = task.question.single().filter(|_| alone).and_then(scored);
    let Some((scored, decides)) = scored.filter(|_| task.question.standing().is_ok()) else {
        return Ok(Outcome::Open);
    };
    if let Some((winner, by)) = known_winner(task, &scored, &decides) {
        task.answer.winner = Some(winner);
        task.answer.engine.add(by);
        return Ok(Outcome::Settled);
    }
    let question = Question::made(vec![scored.into()], task.question.played.clone());
    let played = i64::from(question.standing()?.score);
    let (low, high) = decides.window();
    let mut by_score = Task {
        question: &question,
        options: task.options,
        wants: Wants { score: true, ..Wants::default() },
        finding: Finding { window: Some((low - played, high - played)), ..Finding::default() },
        heaps: HeapNimbers::new(task.options),
        answer: Answer::new(String::new()),
    };
    search::search(&mut by_score)?;
    let Answer { status, stopped_by, score, nodes, seconds, engine, .. } = by_score.answer;
    let winner = score.map(|score| decides.winner(score));
    task.answer = Answer { status, stopped_by, winner, nodes, seconds, engine, ..Answer::new(String::new()) };
    Ok(Outcome::Settled)
}

/// Who wins by what theorems say about the score before the first move, and why.
fn known_winner(task: &Task<'_>, scored: &Problem, decides: &Decides) -> Option<(Verdict, Words)> {
    if !task.question.played.is_empty() {
        return None;
    }
    let known = theory::consult(scored);
    let (low, high) = known.score.map(|score| (score, score)).or(known.window)?;
    let winner = decides.winner(low);
    (winner == decides.winner(high)).then_some((winner, known.by))
}

/// The score game by which a problem is decided, and how.
fn scored(problem: &Problem) -> Option<(Problem, Decides)> {
    if let Some((scored, threshold)) = problem.scored() {
        return Some((scored, Decides::Threshold(threshold)));
    }
    let objective = problem.terms.convention == Convention::Objective;
    let by_sign = problem.entry.score_decides && objective;
    Some((problem.with("convention", Convention::Score.id()).ok().filter(|_| by_sign)?, Decides::Sign))
}
