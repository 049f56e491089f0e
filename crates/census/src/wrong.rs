//! What can go wrong with a request, in both languages.

use datafusion::error::DataFusionError;
use grundy::text::Words;
use grundy::words;
use std::cell::Cell;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook};

/// A request that is wrong and cannot be answered, or that ended before its answer.
#[derive(Debug)]
pub struct Wrong {
    pub message: Words,
    /// Whether the request itself was right and was stopped.
    pub stopped: bool,
}

impl Wrong {
    /// A request that is wrong.
    pub fn new(message: impl Into<Words>) -> Wrong {
        Wrong { message: message.into(), stopped: false }
    }

    /// A request that was stopped.
    pub fn stopped(message: impl Into<Words>) -> Wrong {
        Wrong { message: message.into(), stopped: true }
    }

    /// A file or folder that cannot be read or written.
    pub fn file(path: &std::path::Path, error: &dyn fmt::Display) -> Wrong {
        Wrong::new(Words::same(format!("{}: {error}", path.display())))
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message.en)
    }
}

impl std::error::Error for Wrong {}

impl From<Wrong> for DataFusionError {
    fn from(wrong: Wrong) -> DataFusionError {
        DataFusionError::External(Box::new(wrong))
    }
}

/// What DataFusion says, or the reason of ours that it carries.
impl From<DataFusionError> for Wrong {
    fn from(error: DataFusionError) -> Wrong {
        if let DataFusionError::External(inner) = error.find_root()
            && let Some(own) = inner.downcast_ref::<Wrong>()
        {
            return Wrong { message: own.message.clone(), stopped: own.stopped };
        }
        Wrong::new(Words::same(error.strip_backtrace()))
    }
}

/// The error of work that Ctrl-C ended.
pub fn cancelled() -> DataFusionError {
    Wrong::stopped(words!("cancelled", "interrompido a pedido")).into()
}

thread_local! {
    /// Whether a panic of this thread will be caught and reported with its graph.
    static CATCHING: Cell<bool> = const { Cell::new(false) };
}

/// Leaves the report of panics to those who catch them.
pub fn keep_caught_panics_quiet() {
    let report = take_hook();
    set_hook(Box::new(move |panic| {
        if !CATCHING.get() {
            report(panic);
        }
    }));
}

/// What a function returns, or the text of its panic.
pub fn caught<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    let outside = CATCHING.replace(true);
    let outcome = catch_unwind(AssertUnwindSafe(work));
    CATCHING.set(outside);
    outcome.map_err(|panic| {
        let text = panic.downcast_ref::<&str>().map(|text| text.to_string());
        text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "panic".to_string())
    })
}
