//! A family of problems over a range: answers row by row, and the period of their values.

use super::by_heaps::HeapNimbers;
use super::{Answer, Error, Options, Question};
use crate::games::{Board, Problem, as_heaps};
use crate::heap::{self, Sequence};
use crate::rules::{Convention, Words};
use crate::solve::StopReason;
use crate::tell::heaps;
use crate::theory;
use crate::value::Loopy;
use serde::Serialize;
use std::ops::RangeInclusive;

/// A summary of a family after its rows have been computed.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub struct FamilyTable {
    /// How many rows there were.
    pub count: u64,
    /// The last number whose row was computed.
    pub last: Option<u64>,
    /// Whether every row of the range was answered.
    pub solved: bool,
    /// The period of the values, if one is visible.
    pub period: Option<Period>,
    /// Of heaps that may be split: which nimbers are rare.
    pub sparse_space: Option<SparseSpace>,
}

/// The answer for one number.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[non_exhaustive]
pub struct Row {
    /// The running number.
    pub n: u64,
    /// The answer to the problem with this number.
    pub answer: Answer,
}

/// From `from` on, values repeat after `length`, greater by `saltus` each time.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[non_exhaustive]
pub struct Period {
    /// The length of the period.
    pub length: u64,
    /// The number from which on the values repeat.
    pub from: u64,
    /// The increase from one period to the next; 0 for purely periodic values.
    #[serde(skip_serializing_if = "is_zero")]
    pub saltus: u64,
    /// The theorem that proves it for all n, or null if the period is only observed in the table.
    pub proved_by: Option<String>,
}

/// The nimbers with an even number of ones under the mask are rare, the others common: the nim-sum of two rare ones or
/// of two common ones is rare.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[non_exhaustive]
pub struct SparseSpace {
    /// The mask under which ones are counted.
    pub mask: u32,
    /// How many heaps have rare nimbers.
    pub rare: u64,
    /// The greatest heap with a rare nimber.
    pub last_rare: Option<u64>,
    /// How many heaps were examined.
    pub among: u64,
}

fn is_zero(number: &u64) -> bool {
    *number == 0
}

/// The placeholder of the running number.
const RUNNING: &str = "{n}";

/// The problem of a family for one number.
pub fn instance(family: &str, n: u64) -> Result<String, Error> {
    match family.contains(RUNNING) {
        true => Ok(family.replace(RUNNING, &n.to_string())),
        false => Err(Error::new(family.len(), "expected {n} in the problem, as in 'kayles:P{n}'")),
    }
}

/// Solves a family over a range. `each` is called with every row and ends the table by returning false.
pub fn table(
    family: &str,
    range: RangeInclusive<u64>,
    options: &Options,
    mut each: impl FnMut(&Row) -> bool,
) -> Result<FamilyTable, Error> {
    if let Some(heaps) = HeapFamily::of(family, &range, options)? {
        return Ok(heaps.table(range, options, each));
    }
    let last = *range.end();
    let mut seen = Seen::default();
    let mut table = FamilyTable { count: 0, last: None, solved: false, period: None, sparse_space: None };
    for n in range {
        let question = Question::read(&instance(family, n)?)?;
        let row = Row { n, answer: question.solve(options)? };
        seen.add(&question, &row);
        (table.count, table.last) = (table.count + 1, Some(n));
        let proceed = each(&row) && row.answer.is_solved();
        table.solved = row.answer.is_solved() && n == last;
        if !proceed {
            break;
        }
    }
    table.period = seen.period();
    Ok(table)
}

/// The main result of a row, as text: nimber, score, value or winner, whichever the problem is about.
pub fn shown(answer: &Answer) -> Option<String> {
    let number = answer.nimber.map(|n| n.to_string()).or(answer.score.map(|s| s.to_string()));
    number.or(answer.value.clone()).or(answer.winner.map(|winner| winner.to_string()))
}

/// The values of the rows so far, and the period that a theorem gives if it covers every row.
#[derive(Default)]
struct Seen {
    first: Option<u64>,
    values: Vec<Option<String>>,
    proved: Option<theory::Period>,
    unproved: bool,
}

impl Seen {
    fn add(&mut self, question: &Question, row: &Row) {
        self.first = self.first.or(Some(row.n));
        self.values.push(shown(&row.answer));
        let alone = question.single().filter(|_| row.answer.nimber.is_some());
        let period = alone.and_then(|problem| theory::period(problem, row.n));
        self.unproved |= period.is_none() || self.proved.is_some() && self.proved != period;
        self.proved = period;
    }

    fn period(self) -> Option<Period> {
        if let Some(theory::Period { length, from, by }) = self.proved.filter(|_| !self.unproved) {
            return Some(Period { length, from, saltus: 0, proved_by: Some(by.to_string()) });
        }
        let values: Vec<String> = self.values.into_iter().collect::<Option<_>>()?;
        seen_period(&values, self.first?)
    }
}

/// The shortest period that the values, which start at `first`, repeat at least twice from its beginning.
fn seen_period<T: PartialEq>(values: &[T], first: u64) -> Option<Period> {
    for length in 1..=values.len() / 3 {
        let mut from = values.len() - length;
        while from > 0 && values[from - 1] == values[from - 1 + length] {
            from -= 1;
        }
        if from + 3 * length <= values.len() {
            let (length, from) = (length as u64, first + from as u64);
            return Some(Period { length, from, saltus: 0, proved_by: None });
        }
    }
    None
}

/// Single heaps under one rule: one sequence answers all rows.
struct HeapFamily {
    /// The problem of the first row.
    problem: Problem,
}

impl HeapFamily {
    /// The family, if each row is a single heap of n objects, the rows differ in nothing else, and nimbers are asked for.
    fn of(family: &str, range: &RangeInclusive<u64>, options: &Options) -> Result<Option<HeapFamily>, Error> {
        if !options.theorems || options.wants.is_some() || range.is_empty() {
            return Ok(None);
        }
        let (first, last) = (*range.start(), *range.end());
        let [one, other] = [first, last].map(|n| row_of_heaps(family, n));
        let (Some(problem), Some(other)) = (one?, other.unwrap_or(None)) else { return Ok(None) };
        let same = problem.moved_to(vec![last]).is_ok_and(|moved| moved == other);
        Ok(same.then_some(HeapFamily { problem }))
    }

    fn table(
        self,
        range: RangeInclusive<u64>,
        options: &Options,
        mut each: impl FnMut(&Row) -> bool,
    ) -> FamilyTable {
        let (first, last) = (*range.start(), *range.end());
        let mut nimbers = HeapNimbers::new(options);
        let (reached, sequence) = nimbers.reach(&self.problem, last);
        let (engine, reason) = (nimbers.so_far(), reached.err().unwrap_or(StopReason::Memory));
        let mut table = FamilyTable { count: 0, last: None, solved: false, period: None, sparse_space: None };
        let mut values = Vec::new();
        for n in range {
            let nimber = sequence.as_ref().and_then(|sequence| sequence.nimber(n));
            values.extend(nimber);
            let row = Row { n, answer: self.answer(n, nimber, &engine, reason) };
            (table.count, table.last) = (table.count + 1, Some(n));
            let proceed = each(&row) && row.answer.is_solved();
            table.solved = row.answer.is_solved() && n == last;
            if !proceed {
                break;
            }
        }
        let sequence = sequence.as_deref();
        let proved = sequence.and_then(|sequence| sequence.period()).map(Period::proved);
        table.period = proved.or_else(|| seen_period(&values, first));
        table.sparse_space = sequence.and_then(SparseSpace::of);
        table
    }

    fn answer(&self, n: u64, nimber: Option<u64>, engine: &Words, reason: StopReason) -> Answer {
        let problem = Problem { board: Board::Heaps(vec![n]), ..self.problem.clone() };
        let mut answer = Answer::new(problem.to_string());
        match nimber {
            None => answer.stop(reason),
            Some(nimber) => answer.decide_by_nimber(&Loopy::Finite(nimber), problem.terms.first),
        }
        answer.nimber = nimber;
        answer.engine = engine.clone().into();
        answer
    }
}

/// The problem of a row, if it is a single heap of n objects that nimbers decide.
fn row_of_heaps(family: &str, n: u64) -> Result<Option<Problem>, Error> {
    let question = Question::read(&instance(family, n)?)?;
    let Some(problem) = question.single().filter(|_| question.moves().next().is_none()) else {
        return Ok(None);
    };
    let single = matches!(&problem.board, Board::Heaps(heaps) if *heaps == [n]);
    let normal = problem.terms.convention == Convention::Normal && problem.terms.impartial();
    let known = single && normal && as_heaps(problem).is_some_and(|heaps| heaps.heaps == [n]);
    Ok(known.then(|| problem.clone()))
}

impl Period {
    pub(super) fn proved(period: &heap::Period) -> Period {
        let heap::Period { length, from, saltus, .. } = *period;
        Period { length, from, saltus, proved_by: Some(heaps::proof(period).en) }
    }
}

/// At most one nimber in this many is rare.
const FEW: u64 = 4;

impl SparseSpace {
    /// The sparse space that the engine uses, if its rare nimbers are really rare: where a period is proved they end
    /// before it begins, elsewhere they are few.
    fn of(sequence: &Sequence) -> Option<SparseSpace> {
        let heap::Space { mask, rare, last_rare } = sequence.space()?;
        let among = sequence.computed();
        let sparse = match sequence.period() {
            Some(period) => last_rare.is_none_or(|n| n < period.from),
            None => rare * FEW <= among,
        };
        sparse.then_some(SparseSpace { mask, rare, last_rare, among })
    }
}
