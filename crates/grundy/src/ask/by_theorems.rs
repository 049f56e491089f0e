//! The theorem stage: what is known about a question without any search.

use super::by_heaps::HeapNimbers;
use super::plan::{NIM_SUM, Outcome, Task};
use super::{Answer, Error, Question, Reasons, by_value};
use crate::rules::{Class, Convention, Verdict};
use crate::solve::StopReason;
use crate::theory::{self, Finding};

/// Consults every theorem about every problem, and the sequences of single heaps. Nimbers of summands are added; an
/// objective game gets its class if theorems decide who wins when either player starts; values follow from nimbers,
/// or come from theorems of their own.
pub fn theorems(task: &mut Task<'_>) -> Result<Outcome, Error> {
    let Task { question, options, wants, finding, heaps, answer } = task;
    let restated = if options.theorems { question.restated() } else { None };
    let question = restated.as_ref().unwrap_or(question);
    if options.theorems {
        let consulted = consult(question, heaps);
        (answer.nodes, answer.seconds) = heaps.spent();
        match consulted {
            Ok(found) => *finding = found,
            Err(reason) => {
                answer.engine = heaps.so_far().into();
                answer.stop(reason);
                return Ok(Outcome::Settled);
            }
        }
        record(question, finding, answer);
        if finding.lacks_number {
            answer.stop(StopReason::Size);
            return Ok(Outcome::Settled);
        }
        if wants.class {
            record_class(question, answer);
        }
    }
    if wants.value && !wants.nimber {
        by_value::by_nimber(answer, question.terms().first);
    }
    if options.theorems && wants.value {
        by_value::by_theorem(question, options, answer);
    }
    Ok(Outcome::Open)
}

/// What the theorems say of the start of play; for a sum of problems with known nimbers, the nim-sum.
fn consult(question: &Question, heaps: &mut HeapNimbers) -> Result<Finding, StopReason> {
    if !question.played.is_empty() {
        return Ok(Finding::default());
    }
    let mut findings = Vec::new();
    for problem in question.problems() {
        let known = theory::consult(problem);
        let settled = known.settles(problem.terms.convention);
        findings.push(if settled { known } else { heaps.consult(problem)?.unwrap_or(known) });
    }
    if findings.len() == 1 {
        return Ok(findings.remove(0));
    }
    let nimbers: Option<Vec<u64>> = findings.iter().map(|finding| finding.nimber).collect();
    let Some(nimbers) = nimbers else { return Ok(Finding::default()) };
    let total = nimbers.iter().fold(0, |sum, nimber| sum ^ nimber);
    let mut reasons = Reasons::from(NIM_SUM);
    findings.into_iter().for_each(|finding| reasons.add(finding.by));
    Ok(Finding::nimber(total, reasons.words()))
}

fn record(question: &Question, finding: &Finding, answer: &mut Answer) {
    let terms = question.terms();
    if let Some(first_wins) = finding.first_wins.or(finding.nimber.map(|nimber| nimber != 0)) {
        answer.decide(first_wins, terms.first, terms.convention);
    }
    if finding.draw {
        answer.winner = Some(Verdict::Draw);
    }
    answer.nimber = finding.nimber;
    answer.score = finding.score;
    answer.take = finding.take;
    answer.charts = finding.charts.clone();
    answer.engine = finding.by.clone().into();
}

/// Records the class under the objective convention, if theorems decide who wins when either player starts.
fn record_class(question: &Question, answer: &mut Answer) {
    let (Some(problem), Some(here)) = (question.single(), answer.winner) else { return };
    if problem.terms.convention != Convention::Objective {
        return;
    }
    let mut other = problem.clone();
    other.terms.first = problem.terms.first.other();
    let Some(other_wins) = theory::consult(&other).first_wins else { return };
    let there = Verdict::of_mover(other_wins, other.terms.first);
    answer.class = Class::of_starters(problem.terms.first, here, there);
}
