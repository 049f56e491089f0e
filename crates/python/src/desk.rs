//! The desk, for boards in notebooks: one JSON text each way.

use crate::problem::{FEW, Problem};
use crate::work::{Inside, run};
use grundy::desk::{Desk, Event, Failure, Request};
use grundy::solve::{Cancel as SearchCancel, Limits, with_large_stack};
use grundy::words;
use pyo3::exceptions::PyKeyboardInterrupt;
use pyo3::prelude::*;
use serde::Serialize;
use serde_json::json;
use std::sync::{LazyLock, OnceLock};
use std::time::{Duration, Instant};

/// The longest time for a request, in seconds.
const LONGEST: u64 = 3600;

/// Rules that do not return so long after their request was cancelled are interrupted.
const STUCK: Duration = Duration::from_secs(5);

/// Bytes for the table of a request: several may be answered at once.
const TABLE: usize = 256 << 20;

static DESK: LazyLock<Desk> = LazyLock::new(Desk::default);

/// Ends a request from another thread.
#[pyclass(frozen, module = "grundy")]
#[derive(Default)]
pub struct Cancel {
    search: SearchCancel,
    /// When somebody asked for it; limits end searches too.
    asked: OnceLock<Instant>,
}

impl Cancel {
    /// Whether a request goes on long after somebody asked for its end.
    fn is_ignored(&self) -> bool {
        self.asked.get().is_some_and(|since| since.elapsed() >= STUCK)
    }
}

#[pymethods]
impl Cancel {
    #[new]
    fn new() -> Cancel {
        Cancel::default()
    }

    /// Ends the request.
    fn cancel(&self) {
        self.asked.get_or_init(Instant::now);
        self.search.cancel();
    }
}

/// Answers a request, given as JSON, with {"reply": ..} or {"failure": ..}. Events on the way go to `emit`, as JSON, until it
/// raises an exception. What goes wrong in the rules of `of`, a problem of a custom game, comes out.
#[pyfunction]
#[pyo3(signature = (request, emit = None, cancel = None, of = None))]
pub fn desk(
    py: Python<'_>,
    request: &str,
    emit: Option<Py<PyAny>>,
    cancel: Option<&Bound<'_, Cancel>>,
    of: Option<&Bound<'_, Problem>>,
) -> PyResult<String> {
    let mut limits = Limits { time: Some(Duration::from_secs(LONGEST)), memory: TABLE, ..Limits::default() };
    limits.cancel = cancel.map(|cancel| cancel.get().search.clone()).unwrap_or_default();
    let of = of.map(Bound::get).filter(|of| !of.own.is_empty());
    if let Some(of) = of {
        limits.batch = FEW;
        of.begin(&limits);
    }
    let mut tell = |event: Event| match &emit {
        Some(emit) => Python::attach(|py| emit.call1(py, (text(&event),)).is_ok()),
        None => true,
    };
    let inside = of.map(|_| Inside::default());
    let mut answer = || read(request).and_then(|request| DESK.handle(&request, &limits, &mut tell));
    let work = || {
        with_large_stack(|| match &inside {
            Some(inside) => inside.hold(answer),
            None => answer(),
        })
    };
    let ignored = || of.is_some() && cancel.is_some_and(|cancel| cancel.get().is_ignored());
    let report = || if ignored() { Err(PyKeyboardInterrupt::new_err(())) } else { Ok(()) };
    let reply = run(py, &limits, inside.as_ref(), report, work);
    let faultless = of.map_or(Ok(()), Problem::faultless);
    let reply = reply?;
    faultless?;
    Ok(match reply {
        Ok(reply) => text(&json!({ "reply": reply })),
        Err(failure) => text(&json!({ "failure": failure })),
    })
}

fn read(request: &str) -> Result<Request, Failure> {
    serde_json::from_str(request)
        .map_err(|fault| Failure::wrong(words!("not a request: {fault}", "não é um pedido: {fault}")))
}

fn text(record: &impl Serialize) -> String {
    serde_json::to_string(record).unwrap_or_default()
}
