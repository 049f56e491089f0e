//! Games that are added at run time: entries that are not in the built-in list.

use super::{Entry, Family, Problem, Refusal};
use crate::rules::{Bilingual, Rules, Threshold, Thresholded};
use crate::text::interned;
use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

/// How an added game sets up its problems: like [`Entry::build`], but it may own data.
pub type Build = Box<dyn Fn(&Problem) -> Result<Family, Refusal> + Send + Sync>;

/// A game that is not in the list: an entry and its rules. It lives as long as its owner keeps it.
pub struct AddedGame {
    entry: Entry,
    build: Build,
}

impl AddedGame {
    /// A game with an id chosen at run time: the entry says what is special about it, `build` makes its rules.
    pub fn new(id: &str, entry: Entry, build: Build) -> AddedGame {
        AddedGame { entry: Entry { id: interned(id), ..entry }, build }
    }

    /// The id under which texts name it.
    pub fn id(&self) -> &str {
        self.entry.id
    }
}

/// A game: one from the list, or one that was added.
#[derive(Clone)]
pub enum GameRef {
    /// A game of the built-in list.
    Listed(&'static Entry),
    /// A game added at run time.
    Added(Arc<AddedGame>),
}

impl GameRef {
    /// Sets up a problem of the game. A threshold goes around the rules of the score game.
    pub fn build(&self, problem: &Problem) -> Result<Family, Refusal> {
        let Some((scored, threshold)) = problem.scored() else { return self.build_plain(problem) };
        let rules = self.build_plain(&scored)?.erase();
        if rules.maximiser() != threshold.maximiser() {
            let (key, aim, other) = match threshold {
                Threshold::AtLeast(_) => ("at-least", Bilingual::of("small", "pequena"), "at-most"),
                Threshold::AtMost(_) => ("at-most", Bilingual::of("large", "grande"), "at-least"),
            };
            return Err(Refusal::key(
                key,
                words!(
                    "here Alice wants the score to be {}: use {other}",
                    "aqui Alice quer que a pontuação seja {}: use {other}"; aim
                ),
            ));
        }
        Ok(Family::of(Thresholded::new(rules, threshold)))
    }

    fn build_plain(&self, problem: &Problem) -> Result<Family, Refusal> {
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
