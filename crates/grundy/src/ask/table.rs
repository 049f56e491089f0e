//! A family of problems over a range: a table of answers, and the period of its values.

use super::{Answer, Error, Options, Question};
use crate::theory;
use serde::Serialize;
use std::ops::RangeInclusive;

/// Answers of a family.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Table {
    /// The problem text with `{n}` in it.
    pub family: String,
    pub rows: Vec<Row>,
    /// The period of the values, if one shows.
    pub period: Option<Period>,
}

/// The answer for one number.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Row {
    pub n: u64,
    pub answer: Answer,
}

/// From `from` on, values repeat after `length`.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Period {
    pub length: u64,
    pub from: u64,
    /// The theorem that proves it for all n, or null: then it is only what the table shows.
    pub proved_by: Option<String>,
}

/// What stands for the running number.
const RUNNING: &str = "{n}";

/// The problem of a family for one number.
pub fn instance(family: &str, n: u64) -> Result<String, Error> {
    match family.contains(RUNNING) {
        true => Ok(family.replace(RUNNING, &n.to_string())),
        false => Err(Error::new(family.len(), "expected {n} in the problem, as in 'kayles:P{n}'")),
    }
}

/// Solves a family over a range. `each` sees every row as it comes, and may end the table by giving false.
pub fn table(
    family: &str,
    range: RangeInclusive<u64>,
    options: &Options,
    mut each: impl FnMut(&Row) -> bool,
) -> Result<Table, Error> {
    let mut rows = Vec::new();
    for n in range {
        let answer = super::solve(&instance(family, n)?, options)?;
        let row = Row { n, answer };
        let go_on = each(&row) && row.answer.is_solved();
        rows.push(row);
        if !go_on {
            break;
        }
    }
    let period = proved_period(family, &rows).or_else(|| seen_period(&rows));
    Ok(Table { family: family.to_string(), rows, period })
}

/// What a row is worth, as text: nimber, score, value or winner, whichever the problem is about.
pub fn shown(answer: &Answer) -> Option<String> {
    let number = answer.nimber.map(|n| n.to_string()).or(answer.score.map(|s| s.to_string()));
    number.or(answer.value.clone()).or(answer.winner.clone())
}

/// The period that a theorem gives, if every row is of the family that it speaks of.
fn proved_period(family: &str, rows: &[Row]) -> Option<Period> {
    let problem = |n: u64| Question::read(&instance(family, n).ok()?).ok();
    let mut found = None;
    for row in rows {
        let question = problem(row.n)?;
        let mut problems = question.problems();
        let (Some(problem), None) = (problems.next(), problems.next()) else { return None };
        row.answer.nimber?;
        let period = theory::period(problem, row.n)?;
        if found.as_ref().is_some_and(|other| *other != period) {
            return None;
        }
        found = Some(period);
    }
    let theory::Period { length, from, by } = found?;
    Some(Period { length, from, proved_by: Some(by.to_string()) })
}

/// The shortest period that the values show at least twice after its beginning.
fn seen_period(rows: &[Row]) -> Option<Period> {
    let values: Vec<String> = rows.iter().map(|row| shown(&row.answer)).collect::<Option<_>>()?;
    for length in 1..=values.len() / 3 {
        let mut from = values.len() - length;
        while from > 0 && values[from - 1] == values[from - 1 + length] {
            from -= 1;
        }
        if from + 3 * length <= values.len() {
            return Some(Period { length: length as u64, from: rows[from].n, proved_by: None });
        }
    }
    None
}
