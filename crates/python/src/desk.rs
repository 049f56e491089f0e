//! The desk, for boards in notebooks: one JSON text each way.

use crate::problem::Problem;
use crate::work::run;
use grundy::desk::{Desk, Event, Failure, Request};
use grundy::solve::{self, Limits, with_large_stack};
use grundy::words;
use pyo3::prelude::*;
use serde::Serialize;
use serde_json::json;
use std::sync::LazyLock;
use std::time::Duration;

/// The longest time for a request, in seconds.
const LONGEST: u64 = 3600;

/// Bytes for the table of a request: several may be answered at once.
const TABLE: usize = 256 << 20;

static DESK: LazyLock<Desk> = LazyLock::new(Desk::default);

/// Ends a request from another thread.
#[pyclass(frozen, module = "grundy")]
#[derive(Default)]
pub struct Cancel(solve::Cancel);

#[pymethods]
impl Cancel {
    #[new]
    fn new() -> Cancel {
        Cancel::default()
    }

    /// Ends the request.
    fn cancel(&self) {
        self.0.cancel();
    }
}

/// Answers a request, given as JSON, with {"reply": ..} or {"failure": ..}. Events on the way go to `emit`, as JSON, until it
/// raises an exception. What goes wrong in the rules of `of`, a problem of a game of one's own, comes out.
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
    limits.cancel = cancel.map(|cancel| cancel.get().0.clone()).unwrap_or_default();
    let mut tell = |event: Event| match &emit {
        Some(emit) => Python::attach(|py| emit.call1(py, (text(&event),)).is_ok()),
        None => true,
    };
    let reply = run(
        py,
        &limits,
        None,
        || Ok(()),
        || with_large_stack(|| read(request).and_then(|request| DESK.handle(&request, &limits, &mut tell))),
    );
    of.map_or(Ok(()), |of| of.get().faultless())?;
    Ok(match reply? {
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
