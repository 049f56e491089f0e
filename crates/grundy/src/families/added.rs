//! Games that are added at run time: entries that are not written into the list.

use super::{Entry, Family, Problem, Refusal};
use crate::text::interned;
use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

/// How a game that is added sets its problems up: like [`Entry::build`], and may hold data of its own.
pub type Build = Box<dyn Fn(&Problem) -> Result<Family, Refusal> + Send + Sync>;

/// A game that is not in the list: an entry, and its rules. Whoever holds it decides how long it lives.
pub struct AddedGame {
    entry: Entry,
    build: Build,
}

impl AddedGame {
    /// A game under a name made at run time: what is special about it stands in the entry, its rules in `build`.
    pub fn new(id: &str, entry: Entry, build: Build) -> AddedGame {
        AddedGame { entry: Entry { id: interned(id), ..entry }, build }
    }

    pub fn id(&self) -> &str {
        self.entry.id
    }
}

/// A game: one of the list, or one that was added.
#[derive(Clone)]
pub enum GameRef {
    Listed(&'static Entry),
    Added(Arc<AddedGame>),
}

impl GameRef {
    /// Sets a problem of the game up.
    pub fn build(&self, problem: &Problem) -> Result<Family, Refusal> {
        match self {
            GameRef::Listed(entry) => (entry.build)(problem),
            GameRef::Added(added) => (added.build)(problem),
        }
    }
}

impl Deref for GameRef {
    type Target = Entry;

    fn deref(&self) -> &Entry {
        match self {
            GameRef::Listed(entry) => entry,
            GameRef::Added(added) => &added.entry,
        }
    }
}

impl fmt::Debug for GameRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}

impl From<&'static Entry> for GameRef {
    fn from(entry: &'static Entry) -> GameRef {
        GameRef::Listed(entry)
    }
}

impl From<Arc<AddedGame>> for GameRef {
    fn from(added: Arc<AddedGame>) -> GameRef {
        GameRef::Added(added)
    }
}
