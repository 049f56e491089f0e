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
use pyo3::exceptions::PyKeyboardInterrupt;
use pyo3::prelude::*;
use rules::OwnRules;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError, Weak};

/// The games in use, by their numbers, so that texts can name them.
static LIVE: LazyLock<Mutex<HashMap<u64, Weak<Own>>>> = LazyLock::new(Mutex::default);
static SERIAL: AtomicU64 = AtomicU64::new(1);

/// The data behind a lock, also after a panic.
pub fn lock<T>(held: &Mutex<T>) -> MutexGuard<'_, T> {
    held.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A game written in Python, and what is known of its positions.
pub struct Own {
    serial: u64,
    /// Its name in problem texts.
    id: String,
    traits: Traits,
    game: Py<PyAny>,
    known: Known,
    /// What went wrong in it.
    fault: Mutex<Option<PyErr>>,
    /// Ends the search that is under way, and how many bytes its positions may take.
    search: Mutex<(Cancel, usize)>,
}

impl Own {
    /// A game from an object with `start`, `moves` and `play`.
    pub fn new(game: &Bound<'_, PyAny>) -> PyResult<Arc<Own>> {
        let (serial, traits) = (SERIAL.fetch_add(1, Relaxed), Traits::of(game)?);
        let own = Arc::new(Own {
            serial,
            id: unused_id(&traits),
            traits,
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
        let summable = endless.is_none() && *convention != Convention::Objective;
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
            summable,
            ..Entry::GAME
        };
        let added = Arc::new(AddedGame::new(&self.id, entry, Box::new(build)));
        games::add(added.clone())?;
        Draft::new(added).on(vec![self.serial])
    }

    /// A search begins under these limits.
    pub fn begin(&self, limits: &Limits) {
        *lock(&self.search) = (limits.cancel.clone(), limits.memory);
    }

    /// What went wrong, if anything did. The game is of no use any more, since what searches found may be wrong: this is
    /// said again, or, after an interruption, that there was one.
    pub fn take_fault(&self) -> Option<PyErr> {
        Python::attach(|py| {
            let fault = lock(&self.fault).as_ref()?.clone_ref(py);
            if fault.is_instance_of::<PyKeyboardInterrupt>(py) {
                let message = words!(
                    "the rules were interrupted: make a new problem from the game",
                    "as regras foram interrompidas: crie um novo problema a partir do jogo"
                );
                let interrupted = rule(py, message, None, None);
                let before = lock(&self.fault).replace(interrupted);
                drop(before);
            }
            Some(fault)
        })
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
                "a position repeats: say how endless plays end, as in endless = 'draw'",
                "uma posição se repete: diga como terminam as partidas sem fim, como em endless = 'draw'"
            );
            Python::attach(|py| self.fail(rule(py, message, Some(&self.known.position(py, at)), None)));
        }
    }

    fn failed(&self) -> bool {
        lock(&self.fault).is_some()
    }

    /// Ends the search if the positions take more than its memory.
    fn check_memory(&self) {
        if self.is_full() {
            lock(&self.search).0.cancel_for(StopReason::Memory);
        }
    }

    /// Whether the positions take more than the memory of the search.
    pub fn is_full(&self) -> bool {
        self.known.bytes() > lock(&self.search).1
    }

    /// Forgets all positions, if nobody can ask about them any more.
    pub fn forget(self: &Arc<Own>, py: Python<'_>) {
        if Arc::strong_count(self) == 1 {
            self.known.clear(py);
        }
    }
}

fn build(problem: &Problem) -> Result<Family, Refusal> {
    let serial = problem.heaps()?[0];
    let own = lock(&LIVE).get(&serial).and_then(Weak::upgrade);
    let gone = || {
        words!("the game number {serial} is no longer in use", "o jogo número {serial} não está mais em uso")
    };
    let own = own.ok_or_else(|| Refusal::board(gone()))?;
    let alternate = problem.terms.convention == Convention::Normal && own.traits.endless.is_none();
    Ok(Family::of(OwnRules { own, alternate }))
}

/// An id that no game in use has whose texts are read with other terms, such as the same class before it was changed.
fn unused_id(traits: &Traits) -> String {
    let games: Vec<Arc<Own>> = lock(&LIVE).values().filter_map(Weak::upgrade).collect();
    let terms = |traits: &Traits| (traits.convention, traits.endless);
    let taken = |id: &str| games.iter().any(|own| own.id == id && terms(&own.traits) != terms(traits));
    let mut id = id(&traits.name);
    while taken(&id) {
        id += "-new";
    }
    id
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
