//! How long work is done: without the interpreter's lock, so that other threads go on, with an eye on Ctrl-C and with reports
//! on the way.

use crate::convert::said;
use grundy::ask::Options;
use grundy::solve::Limits;
use grundy::words;
use pyo3::exceptions::{PyKeyboardInterrupt, PyRecursionError};
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use std::cell::Cell;
use std::sync::OnceLock;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::{Duration, Instant};

/// How often Python's signals are looked at, and progress is reported.
const TICK: Duration = Duration::from_millis(50);

/// How long Python that was asked to end may take before it is interrupted.
const PATIENCE: Duration = Duration::from_millis(250);

/// So deep may questions be nested. Rules that ask a question which asks them again would take all threads.
const DEEPEST: usize = 100;

thread_local! {
    /// How many questions the Python on this thread is part of.
    static DEPTH: Cell<usize> = const { Cell::new(0) };
}

/// The limits that every function takes: seconds, bytes for the table, positions and threads; and who hears of progress.
#[derive(FromPyObject, Default)]
pub struct Within<'py>(Option<f64>, Option<usize>, Option<u64>, Option<usize>, Option<Bound<'py, PyAny>>);

impl<'py> Within<'py> {
    /// How to answer within these limits.
    pub fn options(&self) -> Options {
        let Within(time, memory, nodes, threads, _) = self;
        let mut options = Options::default();
        // A time that is too long to be counted is no limit.
        options.limits.time = time.and_then(|time| Duration::try_from_secs_f64(time.max(0.0)).ok());
        options.limits.memory = memory.unwrap_or(options.limits.memory);
        options.limits.nodes = *nodes;
        options.threads = threads.unwrap_or(options.threads).max(1);
        options
    }

    /// Does work that calls no Python.
    pub fn run<T: Send>(
        &self,
        py: Python<'py>,
        limits: &Limits,
        work: impl FnOnce() -> T + Send,
    ) -> PyResult<T> {
        self.run_inside(py, limits, None, work)
    }

    /// Does work that may call Python, inside of what is given.
    pub fn run_inside<T: Send>(
        &self,
        py: Python<'py>,
        limits: &Limits,
        inside: Option<&Inside>,
        work: impl FnOnce() -> T + Send,
    ) -> PyResult<T> {
        self.run_counted(py, limits, inside, || limits.progress.load(Relaxed), work)
    }

    /// Does work whose progress is another number than that of positions.
    pub fn run_counted<T: Send>(
        &self,
        py: Python<'py>,
        limits: &Limits,
        inside: Option<&Inside>,
        count: impl Fn() -> u64,
        work: impl FnOnce() -> T + Send,
    ) -> PyResult<T> {
        let since = Instant::now();
        let report = || match &self.4 {
            Some(progress) => progress.call1((count(), since.elapsed().as_secs_f64())).map(drop),
            None => Ok(()),
        };
        run(py, limits, inside, report, work)
    }
}

/// Does the work on another thread while this one waits for it, reports its progress and looks at signals. An exception that
/// comes up here, such as KeyboardInterrupt, cancels the work and is raised when it has ended. Python in the work that does not
/// return soon is interrupted, and again with every further signal.
pub fn run<T: Send>(
    py: Python<'_>,
    limits: &Limits,
    inside: Option<&Inside>,
    report: impl Fn() -> PyResult<()>,
    work: impl FnOnce() -> T + Send,
) -> PyResult<T> {
    if DEPTH.get() >= DEEPEST {
        let message = words!(
            "rules that ask a question ask themselves again",
            "regras que fazem uma pergunta perguntam de novo por si mesmas"
        );
        return Err(PyRecursionError::new_err(said(&message)));
    }
    std::thread::scope(|scope| {
        let (done, mut ended) = channel();
        let worker = scope.spawn(move || {
            let found = work();
            // Nobody listens any more if the work was interrupted.
            let _ = done.send(());
            found
        });
        let mut wait = || {
            let ended = &mut ended;
            py.detach(move || ended.recv_timeout(TICK))
        };
        let mut ending: Option<Ending> = None;
        while let Err(RecvTimeoutError::Timeout) = wait() {
            match &mut ending {
                None => {
                    ending = look_up(py).and_then(|()| report()).err().map(Ending::new);
                    if ending.is_some() {
                        limits.cancel.cancel();
                    }
                }
                Some(ending) => {
                    if ending.is_due(look_up(py).is_err()) {
                        // The exception that is under way counts, not what may go wrong here.
                        let _ = inside.map(|inside| inside.interrupt(py));
                    }
                }
            }
        }
        let found = py.detach(|| worker.join());
        match (ending, found) {
            (Some(ending), _) => Err(ending.fault),
            (None, Ok(found)) => Ok(found),
            (None, Err(panic)) => std::panic::resume_unwind(panic),
        }
    })
}

/// Work that has to end, for an exception.
struct Ending {
    fault: PyErr,
    since: Instant,
    interrupted: bool,
}

impl Ending {
    fn new(fault: PyErr) -> Ending {
        Ending { fault, since: Instant::now(), interrupted: false }
    }

    /// Whether the Python in it is to be interrupted now: once if it does not return, and whenever a signal asks again.
    fn is_due(&mut self, asked_again: bool) -> bool {
        let is_due = asked_again || (!self.interrupted && self.since.elapsed() >= PATIENCE);
        self.interrupted |= is_due;
        is_due
    }
}

/// Whether somebody interrupts this thread: a signal, if it is the main thread; an exception that another thread sends, which
/// comes up when a line of Python is run.
fn look_up(py: Python<'_>) -> PyResult<()> {
    py.check_signals()?;
    py.run(c"pass", None, None)
}

/// The thread on which work calls Python, so that Python which does not return by itself can be interrupted.
pub struct Inside {
    ident: OnceLock<u64>,
    /// How many questions that Python is part of.
    depth: usize,
}

impl Default for Inside {
    fn default() -> Inside {
        Inside { ident: OnceLock::new(), depth: DEPTH.get() + 1 }
    }
}

impl Inside {
    /// Does work that calls Python, on this thread, whose state Python keeps meanwhile: to make one for each call takes time.
    pub fn hold<T: Send>(&self, work: impl FnOnce() -> T + Send) -> T {
        static IDENT: PyOnceLock<Py<PyAny>> = PyOnceLock::new();
        DEPTH.set(self.depth);
        Python::attach(|py| {
            let ident = IDENT.import(py, "threading", "get_ident").and_then(|ident| ident.call0()?.extract());
            if let Ok(ident) = ident {
                self.ident.get_or_init(|| ident);
            }
            py.detach(work)
        })
    }

    /// Raises KeyboardInterrupt there, as soon as Python runs.
    fn interrupt(&self, py: Python<'_>) -> PyResult<()> {
        let Some(ident) = self.ident.get() else { return Ok(()) };
        let ctypes = py.import("ctypes")?;
        let ident = ctypes.getattr("c_ulong")?.call1((*ident,))?;
        let raised = ctypes.getattr("py_object")?.call1((py.get_type::<PyKeyboardInterrupt>(),))?;
        ctypes
            .getattr("pythonapi")?
            .call_method1(intern!(py, "PyThreadState_SetAsyncExc"), (ident, raised))?;
        Ok(())
    }
}
