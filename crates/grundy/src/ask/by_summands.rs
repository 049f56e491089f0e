//! Sums in which theorems decide some summands: only the others are solved.

use super::plan::{NIM_SUM, Outcome, Task, solve_unnamed};
use super::{Answer, Error, Question, Reasons};
use crate::rules::{Convention, Rules};
use crate::theory;
use crate::value::Loopy;

/// Answers a sum under impartial normal play in which theorems give the nimbers of some but not all summands: the
/// others become a question of their own, and its (loopy) nimber is added. So heaps of any size may be added to a
/// game that must be searched.
pub fn summands(task: &mut Task<'_>) -> Result<Outcome, Error> {
    if !task.options.theorems || !task.only_nimber() {
        return Ok(Outcome::Open);
    }
    let Task { question, options, heaps, .. } = task;
    let terms = question.terms();
    let impartial = question.problems().all(|problem| problem.terms.impartial());
    let normal = terms.convention == Convention::Normal && impartial && question.played.is_empty();
    if !normal || question.problems.len() < 2 {
        return Ok(Outcome::Open);
    }
    let mut known = 0;
    let mut reasons = Reasons::from(NIM_SUM);
    let mut open = Vec::new();
    for located in question.problems.iter() {
        let finding = theory::consult(&located.problem);
        let by_heaps = finding.nimber.is_none().then(|| heaps.consult(&located.problem).ok().flatten());
        let finding = by_heaps.flatten().unwrap_or(finding);
        match finding.nimber {
            Some(nimber) => {
                known ^= nimber;
                reasons.add(finding.by);
            }
            None => open.push(located.clone()),
        }
    }
    if open.is_empty() || open.len() == question.problems.len() {
        return Ok(Outcome::Open);
    }
    let rest = Question::made(open, Vec::new());
    if !rest.prepared()?.erased.impartial() {
        return Ok(Outcome::Open);
    }
    let rest = solve_unnamed(&rest, options)?;
    reasons.extend(rest.engine.clone());
    let mut answer = added(rest, known, question);
    answer.engine = reasons;
    task.answer = answer;
    Ok(Outcome::Settled)
}

/// The answer to the whole question, from the answer to the remaining summands. If that solve was stopped, its
/// partial results say nothing about the sum.
fn added(rest: Answer, known: u64, question: &Question) -> Answer {
    let mut answer = Answer::new(String::new());
    (answer.status, answer.stopped_by) = (rest.status, rest.stopped_by);
    (answer.nodes, answer.seconds) = (rest.nodes, rest.seconds);
    answer.nimber = rest.nimber.map(|nimber| nimber ^ known);
    answer.loopy = rest.loopy.map(|loopy| loopy.plus(&Loopy::Finite(known)));
    let loopy = answer.loopy.clone().or(answer.nimber.map(Loopy::Finite));
    if let Some(loopy) = loopy {
        answer.decide_by_nimber(&loopy, question.terms().first);
    }
    answer
}
