//! How long work is done: without the interpreter's lock, so that other threads go on, with an eye on Ctrl-C and with reports
//! on the way.

use grundy::ask::Options;
use grundy::solve::Limits;
use pyo3::prelude::*;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::{Duration, Instant};

/// How often Python's signals are looked at, and progress is reported.
const TICK: Duration = Duration::from_millis(50);

/// The limits that every function takes: seconds, bytes for the table, positions and threads; and whom to tell of progress.
#[derive(FromPyObject)]
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

    /// Does the work on another thread while this one waits for it, reports its progress and looks at signals. An
    /// exception that comes up here, such as KeyboardInterrupt, cancels the work and is raised when it has ended.
    pub fn run<T: Send>(
        &self,
        py: Python<'py>,
        limits: &Limits,
        work: impl FnOnce() -> T + Send,
    ) -> PyResult<T> {
        let since = Instant::now();
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
                    fault = py.check_signals().and_then(|()| self.report(limits, since)).err();
                    if fault.is_some() {
                        limits.cancel.cancel();
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

    fn report(&self, limits: &Limits, since: Instant) -> PyResult<()> {
        match &self.4 {
            Some(progress) => {
                progress.call1((limits.progress.load(Relaxed), since.elapsed().as_secs_f64())).map(drop)
            }
            None => Ok(()),
        }
    }
}
