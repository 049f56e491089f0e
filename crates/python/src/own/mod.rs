//! Games written in Python, solved by the same engines.
//!
//! An object says where a game starts, which moves there are and where they lead. Its positions are any objects that hash; here
//! they are numbered as they come up, and everything that the object says of a position is asked once and kept. The engines
//! see the numbers. What goes wrong in the object is kept too, and raised when the search, which then finds no more moves,
//! has ended.

mod asked;
mod known;
mod rules;
mod view;

use crate::error::rule;
use asked::Traits;
use grundy::boards::{BoardKind, HeapsKind};
use grundy::games::{self, AddedGame, Draft, Entry, Family, Problem, Refusal};
use grundy::rules::{Bilingual, Convention};
use grundy::solve::{Cancel, Limits, StopReason};
use grundy::text::interned;
use grundy::words;
use known::Known;
pub use known::move_text;
use pyo3::prelude::*;
use rules::OwnRules;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError, Weak};

/// The games in use, by their numbers, so that texts can name them.
static LIVE: LazyLock<Mutex<HashMap<u64, Weak<Own>>>> = LazyLock::new(Mutex::default);
static SERIAL: AtomicU64 = AtomicU64::new(1);

/// Bytes that a position takes with its moves, roughly.
const BYTES: usize = 512;

/// The data behind a lock, also after a panic.
pub fn lock<T>(held: &Mutex<T>) -> MutexGuard<'_, T> {
    held.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A game written in Python, and what is known of its positions.
pub struct Own {
    serial: u64,
    traits: Traits,
    game: Py<PyAny>,
    known: Known,
    /// What went wrong in it.
    fault: Mutex<Option<PyErr>>,
    /// Ends the search that is under way, and how many positions it may keep.
    search: Mutex<(Cancel, usize)>,
}

impl Own {
    /// A game from an object with `start`, `moves` and `play`.
    pub fn new(game: &Bound<'_, PyAny>) -> PyResult<Arc<Own>> {
        let serial = SERIAL.fetch_add(1, Relaxed);
        let own = Arc::new(Own {
            serial,
            traits: Traits::of(game)?,
            game: game.clone().unbind(),
            known: Known::new(game.py()),
            fault: Mutex::new(None),
            search: Mutex::new((Cancel::default(), usize::MAX)),
        });
        let mut live = lock(&LIVE);
        live.retain(|_, game| game.strong_count() > 0);
        live.insert(serial, Arc::downgrade(&own));
        Ok(own)
    }

    /// The problem of the game from its start. Its board is the number of the game.
    pub fn problem(self: &Arc<Own>) -> Result<Problem, Refusal> {
        let Traits { name, doc, convention, endless, .. } = &self.traits;
        let short = endless.is_none() && *convention == Convention::Normal;
        let entry = Entry {
            name: Bilingual::of(interned(name), interned(name)),
            rules: Bilingual::of(interned(doc), interned(doc)),
            conventions: match convention {
                Convention::Normal => &[Convention::Normal, Convention::Misere],
                Convention::Misere => &[Convention::Misere, Convention::Normal],
                Convention::Objective => &[Convention::Objective],
                Convention::Score => &[Convention::Score],
            },
            board: BoardKind::Heaps(HeapsKind { least: 1, most: Some(1) }),
            summable: short,
            ..Entry::GAME
        };
        let added = Arc::new(AddedGame::new(&id(name), entry, Box::new(build)));
        games::add(added.clone())?;
        Draft::new(added).on(vec![self.serial])
    }

    /// A search begins under these limits.
    pub fn begin(&self, limits: &Limits) {
        *lock(&self.search) = (limits.cancel.clone(), limits.memory / BYTES);
    }

    /// What went wrong, if anything did. The game is of no use any more: what is known of it may be wrong.
    pub fn take_fault(&self) -> Option<PyErr> {
        lock(&self.fault).as_ref().map(|fault| Python::attach(|py| fault.clone_ref(py)))
    }

    /// Keeps what went wrong first, and ends the search.
    fn fail(&self, fault: PyErr) {
        lock(&self.fault).get_or_insert(fault);
        lock(&self.search).0.cancel();
    }

    /// A cycle that was not declared is a fault. A search that meets no new position any more may be in one.
    pub fn look_for_circles(&self) {
        let recurring = if self.traits.endless.is_none() { self.known.recurring() } else { None };
        if let Some(at) = recurring {
            let message = words!(
                "a position comes up again after itself: say how endless plays end, as in endless = 'draw'",
                "uma posição volta a aparecer depois dela mesma: diga como terminam as partidas sem fim, como em endless = 'draw'"
            );
            Python::attach(|py| self.fail(rule(py, message, Some(&self.known.position(py, at)), None)));
        }
    }

    fn failed(&self) -> bool {
        lock(&self.fault).is_some()
    }

    /// Ends the search if there are more positions than its memory allows.
    fn check_memory(&self) {
        let search = lock(&self.search);
        if self.known.count() > search.1 {
            search.0.cancel_for(StopReason::Memory);
        }
    }
}

fn build(problem: &Problem) -> Result<Family, Refusal> {
    let serial = problem.heaps()?[0];
    let own = lock(&LIVE).get(&serial).and_then(Weak::upgrade);
    let gone = || {
        words!("the game number {serial} is no longer in use", "o jogo número {serial} não está mais em uso")
    };
    Ok(Family::of(OwnRules(own.ok_or_else(|| Refusal::board(gone()))?)))
}

/// The id of a class in problem texts: `GreedyColouring` is `greedy-colouring`, and a name of the list gets `own-` in front.
fn id(name: &str) -> String {
    let mut id = String::new();
    for letter in name.chars().filter(|letter| letter.is_ascii_alphanumeric() || *letter == '_') {
        if letter.is_ascii_uppercase() && !id.is_empty() && !id.ends_with('-') {
            id.push('-');
        }
        id.push(if letter == '_' { '-' } else { letter.to_ascii_lowercase() });
    }
    let id = id.trim_matches('-').to_string();
    let reserved = id.is_empty() || matches!(id.as_str(), "g6" | "s6");
    match reserved || games::GAMES.iter().any(|entry| entry.id == id) {
        true => format!("own-{id}").trim_end_matches('-').to_string(),
        false => id,
    }
}
