//! How long work is done: without the interpreter's lock, so that other threads go on, with an eye on Ctrl-C and with reports
//! on the way.

use grundy::ask::Options;
use grundy::solve::Limits;
use pyo3::exceptions::{PyKeyboardInterrupt, PyRecursionError};
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::{Duration, Instant};

/// How often Python's signals are looked at, and progress is reported.
const TICK: Duration = Duration::from_millis(50);

/// So many questions may be under way at once. Rules that ask a question which asks them again would take all threads.
const MOST_AT_ONCE: usize = 100;

/// The limits that every function takes: seconds, bytes for the table, positions and threads; and whom to tell of progress.
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
        let since = Instant::now();
        let report = || match &self.4 {
            Some(progress) => {
                progress.call1((limits.progress.load(Relaxed), since.elapsed().as_secs_f64())).map(drop)
            }
            None => Ok(()),
        };
        run(py, limits, inside, report, work)
    }
}

/// Does the work on another thread while this one waits for it, reports its progress and looks at signals. An exception that
/// comes up here, such as KeyboardInterrupt, cancels the work, interrupts the Python in it, and is raised when it has ended.
pub fn run<T: Send>(
    py: Python<'_>,
    limits: &Limits,
    inside: Option<&Inside>,
    report: impl Fn() -> PyResult<()>,
    work: impl FnOnce() -> T + Send,
) -> PyResult<T> {
    let _one_more = OneMore::count()?;
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
        let mut fault = None;
        while let Err(RecvTimeoutError::Timeout) = wait() {
            if fault.is_none() {
                fault = look_up(py).and_then(|()| report()).err();
                if fault.is_some() {
                    limits.cancel.cancel();
                    // The exception that is under way counts, not what may go wrong here.
                    let _ = inside.map(|inside| inside.interrupt(py));
                }
            }
        }
        let found = py.detach(|| worker.join());
        match (fault, found) {
            (Some(fault), _) => Err(fault),
            (None, Ok(found)) => Ok(found),
            (None, Err(panic)) => std::panic::resume_unwind(panic),
        }
    })
}

/// Whether somebody interrupts this thread: a signal, if it is the main thread; an exception that another thread sends, which
/// comes up when a line of Python is run.
fn look_up(py: Python<'_>) -> PyResult<()> {
    py.check_signals()?;
    py.run(c"pass", None, None)
}

/// A question under way.
struct OneMore;

static UNDER_WAY: AtomicUsize = AtomicUsize::new(0);

impl OneMore {
    fn count() -> PyResult<OneMore> {
        let one_more = OneMore;
        match UNDER_WAY.fetch_add(1, Relaxed) < MOST_AT_ONCE {
            true => Ok(one_more),
            false => Err(PyRecursionError::new_err("rules that ask a question ask themselves again")),
        }
    }
}

impl Drop for OneMore {
    fn drop(&mut self) {
        UNDER_WAY.fetch_sub(1, Relaxed);
    }
}

/// The thread on which work calls Python, so that Python which does not return by itself can be interrupted.
#[derive(Default)]
pub struct Inside(OnceLock<u64>);

impl Inside {
    /// Does work that calls Python, on this thread, whose state Python keeps meanwhile: to make one for each call takes time.
    pub fn hold<T: Send>(&self, work: impl FnOnce() -> T + Send) -> T {
        static IDENT: PyOnceLock<Py<PyAny>> = PyOnceLock::new();
        Python::attach(|py| {
            let ident = IDENT.import(py, "threading", "get_ident").and_then(|ident| ident.call0()?.extract());
            if let Ok(ident) = ident {
                self.0.get_or_init(|| ident);
            }
            py.detach(work)
        })
    }

    /// Raises KeyboardInterrupt there, as soon as Python runs.
    fn interrupt(&self, py: Python<'_>) -> PyResult<()> {
        let Some(ident) = self.0.get() else { return Ok(()) };
        let ctypes = py.import("ctypes")?;
        let ident = ctypes.getattr("c_ulong")?.call1((*ident,))?;
        let raised = ctypes.getattr("py_object")?.call1((py.get_type::<PyKeyboardInterrupt>(),))?;
        ctypes
            .getattr("pythonapi")?
            .call_method1(intern!(py, "PyThreadState_SetAsyncExc"), (ident, raised))?;
        Ok(())
    }
}
