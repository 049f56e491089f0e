//! What follows from values without a search: comparisons, sums of given values, values by theorem.

use super::plan::{Outcome, Task};
use super::{Answer, Error, Options, Question, Reasons};
use crate::games::{Board, Problem};
use crate::rules::{Bilingual, Class, Convention, Player, Verdict};
use crate::solve::{Meter, StopReason, with_large_stack};
use crate::theory;
use crate::value::{Calculator, Described, Details, Expression, Failure, Relation, Store, Value, read};

const TOO_LONG: Bilingual = Bilingual {
    en: "the canonical form is too long to be written",
    pt: "a forma canônica é longa demais para ser escrita",
};

/// Fills in what follows from a value, with `next` to move. A canonical form too long to be written is the only thing
/// left out; the answer then counts as stopped.
pub fn record(answer: &mut Answer, found: &Described, details: Details, next: Player) {
    let class = class(found.sign);
    answer.winner = Some(Verdict::Win(class.winner(next)));
    answer.class = Some(class);
    answer.value = found.text.clone();
    if found.text.is_none() {
        answer.stop(StopReason::Memory);
        answer.engine.add(TOO_LONG);
    }
    answer.mean = Some(found.mean.to_string());
    answer.temperature = Some(found.temperature.to_string());
    answer.heat = Some(found.heat);
    answer.birthday = details.birthday;
    answer.atomic_weight = details.atomic_weight;
    answer.reduced = details.reduced;
    answer.stops = Some([found.left_stop, found.right_stop].map(|stop| stop.to_string()));
}

/// The class of a position that compares with 0 like this: Left is Alice (Conway 1976).
pub fn class(sign: Relation) -> Class {
    match sign {
        Relation::Greater => Class::L,
        Relation::Less => Class::R,
        Relation::Equal => Class::P,
        Relation::Confused => Class::N,
    }
}

/// Answers a comparison of two games, if the question is one: how their canonical forms compare.
pub fn comparison(task: &mut Task<'_>) -> Result<Outcome, Error> {
    let Task { question, options, answer, .. } = task;
    let text = match question.single().map(|problem| &problem.board) {
        Some(Board::Value(board)) if board.claim.is_some() => board.text(),
        _ => return Ok(Outcome::Open),
    };
    let found = within(options, |calculator| match read(text, calculator) {
        Ok(Expression::Comparison(a, _, b)) => calculator.relation(a, b),
        Ok(Expression::Game(_)) => Err(Failure::Stopped),
        Err(error) => Err(error.failure().unwrap_or(Failure::TooLarge)),
    });
    match found {
        Ok(relation) => answer.relation = Some(relation),
        Err(reason) => answer.stop(reason),
    }
    answer.engine = Bilingual { en: "canonical forms", pt: "formas canônicas" }.into();
    Ok(Outcome::Settled)
}

/// Fills in the value of an impartial position whose nimber is known.
pub fn by_nimber(answer: &mut Answer, next: Player) {
    let value = answer.nimber.and_then(|nimber| u32::try_from(nimber).ok()).and_then(Value::nimber);
    let store = Store::default();
    let Some(value) = value else { return };
    if let Ok(found) = Described::new(value, &mut Calculator::new(&store)) {
        record(answer, &found, Details::of(value, &store), next);
    }
}

/// Fills in the value of a question if its games are given by values or theorems give their values. Anything that
/// fails here is left to the search.
pub fn by_theorem(question: &Question, options: &Options, answer: &mut Answer) {
    let terms = question.terms();
    let normal = terms.convention == Convention::Normal && terms.pass.is_none();
    if !normal || !question.played.is_empty() || question.problems().any(is_impartial) {
        return;
    }
    let found = within(options, |calculator| {
        let mut total = Value::ZERO;
        let mut reasons = Reasons::default();
        for problem in question.problems() {
            let Some((value, by)) = value_of(problem, calculator)? else { return Ok(None) };
            total = calculator.sum(total, value)?;
            reasons.add(by);
        }
        let details = Details::of(total, calculator.store());
        Ok(Some((Described::new(total, calculator)?, details, reasons)))
    });
    if let Ok(Some((described, details, by))) = found {
        answer.engine = by;
        record(answer, &described, details, terms.first);
    }
}

/// Whether both players have the same moves, so that the nimber says it all.
fn is_impartial(problem: &Problem) -> bool {
    problem.terms.impartial() && !matches!(problem.board, Board::Value(_))
}

fn value_of(
    problem: &Problem,
    calculator: &mut Calculator<'_>,
) -> Result<Option<(Value, Bilingual)>, Failure> {
    let Board::Value(board) = &problem.board else { return theory::value(problem, calculator) };
    match read(board.text(), calculator) {
        Ok(Expression::Game(value)) => {
            Ok(Some((value, Bilingual { en: "canonical form", pt: "forma canônica" })))
        }
        Ok(Expression::Comparison(..)) => Ok(None),
        Err(error) => Err(error.failure().unwrap_or(Failure::TooLarge)),
    }
}

/// Works with values under the limits of a solve, on a stack that is large enough for it.
pub fn within<T: Send>(
    options: &Options,
    work: impl FnOnce(&mut Calculator<'_>) -> Result<T, Failure> + Send,
) -> Result<T, StopReason> {
    let store = Store::new(options.limits.memory / 2);
    let meter = Meter::new(options.limits.clone());
    with_large_stack(|| {
        let watch = || meter.report_steps(Calculator::PATIENCE).is_err();
        let mut calculator = Calculator::watched(&store, &watch);
        work(&mut calculator).map_err(|_| meter.stopped().unwrap_or(StopReason::Memory))
    })
}
