//! Tables over a family, row by row as they are found.

use super::{Event, Failure, TablePeriod, TableRequest, options, wants};
use crate::ask::{self, Options, Row};
use crate::rules::Class;
use crate::solve::Limits;

/// The rows of a table go to `emit`; the last event says what they have in common.
pub fn table(
    asked: &TableRequest,
    limits: &Limits,
    emit: &mut dyn FnMut(Event) -> bool,
) -> Result<Event, Failure> {
    let wants = asked.wants.as_deref().map(wants);
    let options = Options { wants, ..options(limits, asked.seconds) };
    let mut n = asked.from;
    let table = ask::table(&asked.family, asked.from..=asked.to, &options, |row| {
        n = row.n + 1;
        emit(row_event(row, &options)) && !limits.cancel.is_cancelled()
    });
    let table = table.map_err(|error| in_family(&asked.family, n.min(asked.to), error.into()))?;
    let period = table.period.as_ref().map(|period| TablePeriod {
        length: period.length,
        from: period.from,
        saltus: period.saltus,
        proved: period.proved_by.is_some(),
    });
    let mut sentences = vec![table.period_words()];
    sentences.extend(table.sparse_space.as_ref().map(ask::SparseSpace::words));
    Ok(Event::Table { solved: table.solved, period, sentences })
}

fn row_event(row: &Row, options: &Options) -> Event {
    let answer = &row.answer;
    let winner = answer.winner.map(|winner| winner.id());
    let text = ask::wanted(answer, options.wants).into_iter().next();
    Event::Row {
        n: row.n,
        problem: answer.problem.clone(),
        value: text.filter(|text| winner != Some(text)),
        winner,
        lost: answer.class.map(|class| class == Class::P),
    }
}

/// The place of an error in the text of a family: the number that stood for {n} has another length.
fn in_family(family: &str, n: u64, failure: Failure) -> Failure {
    let running = ask::RUNNING;
    let place = |at: usize| match family.find(running) {
        Some(before) if at > before => {
            let after = (at + running.len()).saturating_sub(n.to_string().len());
            after.clamp(before, family.len())
        }
        _ => at.min(family.len()),
    };
    Failure { at: failure.at.map(place), ..failure }
}
