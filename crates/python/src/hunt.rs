//! The hunt for an instance on which a reduction fails: of the list, or written in Python.

use crate::convert::record;
use crate::error;
use crate::problem::Problem;
use crate::work::Within;
use grundy::ask::{self, Options};
use grundy::games;
use grundy::graph::catalogue::{MAX_LISTED, all_graphs};
use grundy::graph::families::{BILLION, SplitMix64, random};
use grundy::reduce::{
    self, HuntOptions, Instances, Progress, Reduces, WinnerMap, find, hunt_by_size, smaller,
};
use grundy::words;
use pyo3::prelude::*;
use std::sync::Mutex;
use std::time::Duration;

/// A reduction written in Python: from a problem to a problem, or None where it does not apply.
struct Written {
    function: Py<PyAny>,
    winner: WinnerMap,
    /// What it raised.
    raised: Mutex<Option<PyErr>>,
    cancel: grundy::solve::Cancel,
}

impl Written {
    fn raise(&self, fault: PyErr) {
        self.cancel.cancel();
        self.raised.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).get_or_insert(fault);
    }
}

impl Reduces for Written {
    fn target(&self, source: &games::Problem) -> Result<games::Problem, ask::Error> {
        let refused = || ask::Error::new(0, words!("it does not apply", "ela não se aplica"));
        let reduced = Python::attach(|py| -> PyResult<Option<games::Problem>> {
            let target = self.function.call1(py, (Problem::of(source.clone()),))?;
            if target.is_none(py) {
                return Ok(None);
            }
            let target = target.bind(py).cast::<Problem>()?.get();
            Ok(target.question.single().cloned())
        });
        match reduced {
            Ok(target) => target.ok_or_else(refused),
            Err(fault) => {
                self.raise(fault);
                Err(refused())
            }
        }
    }

    fn winner(&self) -> WinnerMap {
        self.winner
    }
}

/// Hunts on a reduction written in Python. The instances are problems; without any, they are all graphs up to `size`,
/// then random ones, in place of the board of `model`.
#[pyfunction]
#[allow(clippy::too_many_arguments)]
pub fn hunt<'py>(
    py: Python<'py>,
    function: Py<PyAny>,
    model: &Bound<'py, Problem>,
    swaps: bool,
    instances: Option<Py<PyAny>>,
    size: usize,
    seed: u64,
    count: u64,
    each: f64,
    within: Within<'py>,
) -> PyResult<Bound<'py, PyAny>> {
    let options = hunting(&within, count, each);
    let winner = if swaps { WinnerMap::Swapped } else { WinnerMap::Same };
    let written =
        Written { function, winner, raised: Mutex::new(None), cancel: options.solve.limits.cancel.clone() };
    let model = model.get().question.single().cloned();
    let model = model
        .ok_or_else(|| error::plain(py, &words!("expected one problem", "esperava-se um só problema")))?;
    let hunted = within.run(py, &options.solve.limits, || {
        let instances: Instances = match &instances {
            Some(given) => Box::new(std::iter::from_fn(|| next(given, &written))),
            None => graphs(model, size, seed),
        };
        reduce::hunt(&written, instances, &smaller, &options, &Progress::default())
    })?;
    match written.raised.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner()) {
        Some(raised) => Err(raised),
        None => record(py, &hunted),
    }
}

/// The next of the instances that a Python iterator gives.
fn next(given: &Py<PyAny>, written: &Written) -> Option<games::Problem> {
    let next = Python::attach(|py| -> PyResult<Option<games::Problem>> {
        let next = given.bind(py).try_iter()?.next().transpose()?;
        Ok(match next {
            Some(problem) => problem.cast::<Problem>()?.get().question.single().cloned(),
            None => None,
        })
    });
    next.unwrap_or_else(|fault| {
        written.raise(fault);
        None
    })
}

/// All graphs up to a size, then random ones a little larger.
fn graphs(model: games::Problem, size: usize, seed: u64) -> Instances<'static> {
    let mut draws = SplitMix64::new(seed);
    let drawn = std::iter::repeat_with(move || {
        let n = size + 1 + draws.below(3) as usize;
        random(n, draws.below(BILLION), draws.next_u64(), n * n)
    });
    let all = (0..=size.min(MAX_LISTED)).flat_map(all_graphs);
    Box::new(all.chain(drawn).filter_map(move |graph| model.moved_to(graph).ok()))
}

/// Hunts on a reduction of the list.
#[pyfunction]
pub fn hunt_listed<'py>(
    py: Python<'py>,
    name: &str,
    size: Option<usize>,
    seed: u64,
    count: u64,
    each: f64,
    within: Within<'py>,
) -> PyResult<Bound<'py, PyAny>> {
    let unknown =
        || error::plain(py, &words!("there is no reduction '{name}'", "não existe a redução '{name}'"));
    let reduction = *find(name).ok_or_else(unknown)?;
    let options = hunting(&within, count, each);
    let cancel = options.solve.limits.cancel.clone();
    let (hunted, _) = within.run(py, &options.solve.limits, || {
        let mut report = |_: &reduce::Hunting| !cancel.is_cancelled();
        hunt_by_size(reduction, size.unwrap_or(reduction.size), seed, &options, &mut report)
    })?;
    record(py, &hunted)
}

/// Python runs on one thread at a time, so one is enough.
fn hunting(within: &Within<'_>, count: u64, each: f64) -> HuntOptions {
    let solve = Options { threads: 1, ..within.options() };
    let each = Duration::try_from_secs_f64(each.max(0.0)).unwrap_or(Duration::MAX);
    HuntOptions { count, each, solve }
}
