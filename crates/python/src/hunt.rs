//! The hunt for an instance on which a reduction fails: of the list, or written in Python.

use crate::convert::{record, said};
use crate::error;
use crate::own::{Own, lock};
use crate::problem::{FEW, Problem};
use crate::work::{Inside, Within};
use grundy::ask;
use grundy::boards::{Board, GraphBoard};
use grundy::games;
use grundy::graph::catalogue::{MAX_LISTED, all_graphs};
use grundy::graph::families::{BILLION, SplitMix64, random};
use grundy::reduce::{self, HuntOptions, Instances, Progress, Reduces, WinnerMap, find, smaller};
use grundy::solve::{Limits, with_large_stack};
use grundy::words;
use pyo3::exceptions::PyMemoryError;
use pyo3::prelude::*;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// A reduction written in Python: from a problem to a problem, or None where it does not apply.
struct Written {
    function: Py<PyAny>,
    winner: WinnerMap,
    /// What it raised.
    raised: Mutex<Option<PyErr>>,
    limits: Limits,
    /// The custom games of instances and of targets, which live as long as somebody holds them.
    sources: Mutex<Vec<Arc<Own>>>,
    targets: Mutex<Vec<Arc<Own>>>,
}

impl Written {
    fn raise(&self, fault: PyErr) {
        self.limits.cancel.cancel();
        lock(&self.raised).get_or_insert(fault);
    }

    /// The one problem that an object holds, whose rules are held from now on.
    fn hold(&self, object: &Bound<'_, PyAny>, held: &Mutex<Vec<Arc<Own>>>) -> PyResult<games::Problem> {
        let problem = object.cast::<Problem>()?.get();
        problem.begin(&self.limits);
        lock(held).extend(problem.own.iter().cloned());
        single(object.py(), problem)
    }

    /// Forgets the positions of games that are done with, and raises what went wrong in them. The games are still held, since
    /// one of them may be the counterexample's.
    fn release(&self, py: Python<'_>, held: &Mutex<Vec<Arc<Own>>>) {
        let own = std::mem::take(&mut *lock(held));
        for own in &own {
            self.check(own);
            own.forget(py);
        }
        lock(held).extend(own);
    }

    /// Raises what went wrong in a game, also that its positions took too much memory.
    fn check(&self, own: &Own) {
        let full = || {
            let message = words!(
                "a custom game has too many positions to be hunted",
                "um jogo próprio tem posições demais para a busca de contraexemplos"
            );
            own.is_full().then(|| PyMemoryError::new_err(said(&message)))
        };
        if let Some(fault) = own.take_fault().or_else(full) {
            self.raise(fault);
        }
    }

    /// Raises what went wrong last, when the hunt has ended.
    fn finish(self) -> PyResult<()> {
        let last = [&self.sources, &self.targets].map(|held| std::mem::take(&mut *lock(held)));
        last.iter().flatten().for_each(|own| self.check(own));
        let raised = lock(&self.raised).take();
        raised.map_or(Ok(()), Err)
    }
}

fn single(py: Python<'_>, problem: &Problem) -> PyResult<games::Problem> {
    let single = problem.question.single().cloned();
    single.ok_or_else(|| {
        error::plain(
            py,
            &words!("expected one problem, not a sum", "esperava-se um só problema, não uma soma"),
        )
    })
}

impl Reduces for Written {
    fn target(&self, source: &games::Problem) -> Result<games::Problem, ask::Error> {
        let refused = || ask::Error::new(0, words!("it does not apply", "ela não se aplica"));
        let reduced = Python::attach(|py| -> PyResult<Option<games::Problem>> {
            self.release(py, &self.targets);
            let target = self.function.call1(py, (Problem::of(source.clone()),))?;
            if target.is_none(py) {
                return Ok(None);
            }
            self.hold(target.bind(py), &self.targets).map(Some)
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
    let mut options = hunting(&within, count, each);
    // Python runs on one thread at a time, so one is enough.
    (options.solve.threads, options.solve.limits.batch) = (1, FEW);
    let winner = if swaps { WinnerMap::Swapped } else { WinnerMap::Same };
    let limits = &options.solve.limits;
    let (raised, sources, targets) = (Mutex::default(), Mutex::default(), Mutex::default());
    let written = Written { function, winner, raised, limits: limits.clone(), sources, targets };
    let (model, inside, progress) = (single(py, model.get())?, Inside::default(), Progress::default());
    if instances.is_none() {
        check_source(py, &model, size)?;
    }
    let search = || {
        let instances: Instances = match &instances {
            Some(given) => Box::new(std::iter::from_fn(|| next(given, &written))),
            None => graphs(model, size, seed),
        };
        reduce::hunt(&written, instances, &smaller, &options, &progress)
    };
    let work = || with_large_stack(|| inside.hold(search));
    let hunted = within.run_counted(py, limits, Some(&inside), || tried(&progress), work)?;
    written.finish()?;
    record(py, &hunted)
}

/// How many instances were tried so far.
fn tried(progress: &Progress) -> u64 {
    progress.agreed.load(Relaxed) + progress.stopped.load(Relaxed)
}

/// The next of the instances that a Python iterator gives.
fn next(given: &Py<PyAny>, written: &Written) -> Option<games::Problem> {
    let next = Python::attach(|py| {
        written.release(py, &written.sources);
        let next = given.bind(py).try_iter()?.next().transpose()?;
        next.map(|problem| written.hold(&problem, &written.sources)).transpose()
    });
    next.unwrap_or_else(|fault| {
        written.raise(fault);
        None
    })
}

/// Whether graphs can take the place of the board.
fn check_source(py: Python<'_>, model: &games::Problem, size: usize) -> PyResult<()> {
    if model.as_graph().is_none() {
        let message = words!(
            "source: expected a problem on a graph, such as kayles:P2; other problems are given as instances",
            "source: esperava-se um problema num grafo, como kayles:P2; outros problemas são dados em instances"
        );
        return Err(error::plain(py, &message));
    }
    if size > MAX_LISTED {
        let message =
            words!("size: expected at most {MAX_LISTED}", "size: esperava-se no máximo {MAX_LISTED}");
        return Err(error::plain(py, &message));
    }
    Ok(())
}

/// So many graphs in a row that the source game does not take end a hunt.
const MOST_REFUSED: usize = 10_000;

/// All graphs up to a size, then random ones a little larger, with the vertices after `@` that the model has.
fn graphs(model: games::Problem, size: usize, seed: u64) -> Instances<'static> {
    let tokens = match &model.board {
        Board::Graph(board) => board.tokens.clone(),
        _ => Vec::new(),
    };
    let mut draws = SplitMix64::new(seed);
    let drawn = std::iter::repeat_with(move || {
        let n = size + 1 + draws.below(3) as usize;
        random(n, draws.below(BILLION), draws.next_u64(), n * n)
    });
    let mut graphs = (0..=size).flat_map(all_graphs).chain(drawn);
    let placed = move |graph| model.moved_to(GraphBoard::new(graph).with_tokens(tokens.clone())).ok();
    Box::new(std::iter::from_fn(move || graphs.by_ref().take(MOST_REFUSED).find_map(&placed)))
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
    let (progress, size) = (Progress::default(), size.unwrap_or(reduction.size));
    let hunt = || reduce::hunt(&reduction, reduction.sources(size, seed), &smaller, &options, &progress);
    let hunted = within.run_counted(py, &options.solve.limits, None, || tried(&progress), hunt)?;
    record(py, &hunted)
}

fn hunting(within: &Within<'_>, count: u64, each: f64) -> HuntOptions {
    let each = Duration::try_from_secs_f64(each.max(0.0)).unwrap_or(Duration::MAX);
    HuntOptions { count, each, solve: within.options() }
}
