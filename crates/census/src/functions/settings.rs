//! The limits under which a census solves, and how it is cancelled.

use grundy::ask::Options;
use grundy::solve::Cancel;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

/// The limits of every single solve.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Settings {
    /// The longest time, in milliseconds.
    pub time: Option<u64>,
    /// The bytes of the table of positions.
    pub memory: usize,
    /// The greatest number of positions.
    pub nodes: Option<u64>,
}

/// The bytes of a table, unless the request says otherwise: small graphs need few.
const MEMORY: usize = 256 << 20;

impl Default for Settings {
    fn default() -> Settings {
        Settings { time: None, memory: MEMORY, nodes: None }
    }
}

/// Stops every solve of this process.
pub static CANCEL: LazyLock<Cancel> = LazyLock::new(Cancel::default);

/// How many values a query lacks because a limit was met while it ran.
pub static STOPPED: AtomicU64 = AtomicU64::new(0);

/// How long to wait between two looks.
const PAUSE: Duration = Duration::from_millis(200);

/// Returns when Ctrl-C was pressed.
pub async fn interrupted() {
    while !CANCEL.is_cancelled() {
        tokio::time::sleep(PAUSE).await;
    }
}

impl Settings {
    /// The same for the library. Graphs are solved side by side, so that each gets one thread.
    pub fn options(&self) -> Options {
        let mut options = Options { threads: 1, ..Options::default() };
        options.limits.time = self.time.map(Duration::from_millis);
        options.limits.memory = self.memory;
        options.limits.nodes = self.nodes;
        options.limits.cancel = CANCEL.clone();
        options
    }
}
