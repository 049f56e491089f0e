//! What a solver remembers, so that another solver of the same game need not compute it again.

use super::retrograde::Traced;
use super::{KnownValues, PositionTable, StopReason, Switches, TableError};
use crate::value::Store;
use std::sync::OnceLock;

/// The tables of a solver, each made when it is first needed. They may be shared by successive solvers of the same
/// rules on the same terms: each starts with what the others found. For other rules, [`Memory::forget`] empties them
/// quickly.
pub struct Memory {
    bytes: usize,
    switches: Switches,
    main: OnceLock<PositionTable>,
    distances: OnceLock<PositionTable>,
    values: OnceLock<(Store, KnownValues)>,
    pub(super) traced: Traced,
}

impl Memory {
    /// A memory of at most about `bytes` bytes in each table.
    pub fn new(bytes: usize) -> Memory {
        Memory::under(bytes, Switches::default())
    }

    /// The same for a search with other switches: keys depend on them.
    pub(crate) fn under(bytes: usize, switches: Switches) -> Memory {
        Memory {
            bytes,
            switches,
            main: OnceLock::new(),
            distances: OnceLock::new(),
            values: OnceLock::new(),
            traced: Traced::default(),
        }
    }

    /// Whether a search with these switches and this much memory may use it.
    pub(crate) fn suits(&self, bytes: usize, switches: Switches) -> bool {
        (self.bytes, self.switches) == (bytes, switches)
    }

    /// Forgets everything, for use with other rules or other terms.
    pub fn forget(&mut self) {
        *self = Memory::under(self.bytes, self.switches);
    }

    /// The table for results under the convention.
    pub(super) fn main(&self) -> Result<&PositionTable, TableError> {
        table_in(&self.main, self.bytes)
    }

    /// The table for how long plays last.
    pub(super) fn distances(&self) -> Result<&PositionTable, StopReason> {
        table_in(&self.distances, self.bytes / 4).map_err(|_| StopReason::Memory)
    }

    /// The store of values and the values of positions: half of the memory each.
    pub(super) fn values(&self) -> &(Store, KnownValues) {
        self.values.get_or_init(|| (Store::new(self.bytes / 2), KnownValues::new(self.bytes / 2)))
    }
}

fn table_in(place: &OnceLock<PositionTable>, bytes: usize) -> Result<&PositionTable, TableError> {
    if let Some(table) = place.get() {
        return Ok(table);
    }
    // If two threads make a table at the same time, one of them is dropped.
    let made = PositionTable::new(bytes)?;
    Ok(place.get_or_init(|| made))
}
