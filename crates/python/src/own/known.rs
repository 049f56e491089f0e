//! What is known of the positions of a game: their numbers, their moves and where these lead.
//!
//! The dictionaries call `__hash__` and `__eq__` of the game's own objects, so they are used without any lock but the
//! interpreter's; the lists are plain data behind a lock that is never held while Python runs.

use super::lock;
use grundy::rules::{Player, Verdict};
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// A move, and where it leads once it was made.
#[derive(Clone, Copy)]
pub struct Way {
    pub chosen: u32,
    /// What it adds to the score.
    pub gain: i32,
    pub to: Option<(u64, Player)>,
}

/// What a player can do in a position.
#[derive(Clone, Default)]
pub struct Turn {
    pub ways: Vec<Way>,
    /// How the play has ended, if it has.
    pub verdict: Option<Verdict>,
}

impl Turn {
    /// Where the way of a move stands. Moves are numbered as they come up, so that their numbers mostly ascend.
    fn place(&self, chosen: u32) -> Option<usize> {
        let found = self.ways.binary_search_by_key(&chosen, |way| way.chosen).ok();
        found.or_else(|| self.ways.iter().position(|way| way.chosen == chosen))
    }

    /// The way of a move.
    pub fn way(&self, chosen: u32) -> Option<&Way> {
        self.place(chosen).map(|at| &self.ways[at])
    }

    fn keep_way(&mut self, chosen: u32, to: (u64, Player)) {
        if let Some(at) = self.place(chosen) {
            self.ways[at].to = Some(to);
        }
    }
}

/// A position.
struct Node {
    object: Py<PyAny>,
    /// How many moves it is away from the start, on the way on which it came up.
    depth: u32,
    turns: [Option<Turn>; 2],
    parts: Option<Vec<u64>>,
    key: Option<u64>,
    final_score: Option<i32>,
}

#[derive(Default)]
struct Lists {
    nodes: Vec<Node>,
    /// The moves, by their numbers, with their texts.
    moves: Vec<(Py<PyAny>, String)>,
    keys: u64,
    /// How many ways the turns have, and how many bytes the positions themselves take.
    ways: usize,
    bytes: usize,
}

/// Bytes that a position takes besides the object itself and its moves, roughly.
const BYTES: usize = 512;

pub struct Known {
    positions: Py<PyDict>,
    moves: Py<PyDict>,
    keys: Py<PyDict>,
    lists: Mutex<Lists>,
    /// How often turns were asked for since the last new one, and when that is suspicious.
    idle: AtomicU64,
    patience: AtomicU64,
}

/// So many turns without a new one are suspicious: a search that goes in circles would soon use up its stack.
const PATIENCE: u64 = 100_000;

impl Known {
    pub fn new(py: Python<'_>) -> Known {
        let dict = || PyDict::new(py).unbind();
        Known {
            positions: dict(),
            moves: dict(),
            keys: dict(),
            lists: Mutex::default(),
            idle: AtomicU64::new(0),
            patience: AtomicU64::new(PATIENCE),
        }
    }

    /// How many bytes the positions and their moves take, roughly.
    pub fn bytes(&self) -> usize {
        let lists = lock(&self.lists);
        lists.nodes.len() * BYTES + lists.ways * size_of::<Way>() + lists.bytes
    }

    /// Forgets everything.
    pub fn clear(&self, py: Python<'_>) {
        [&self.positions, &self.moves, &self.keys].into_iter().for_each(|dict| dict.bind(py).clear());
        // To let go of objects may run Python, so it is done without the lock.
        let lists = std::mem::take(&mut *lock(&self.lists));
        drop(lists);
    }

    /// The number of a position; fails if it does not hash.
    pub fn number(&self, object: &Bound<'_, PyAny>, depth: u32) -> PyResult<u64> {
        let py = object.py();
        let positions = self.positions.bind(py);
        if let Some(number) = positions.get_item(object)? {
            return number.extract();
        }
        let bytes = size(object);
        let number = {
            let mut lists = lock(&self.lists);
            lists.bytes += bytes;
            lists.nodes.push(Node {
                object: object.clone().unbind(),
                depth,
                turns: [None, None],
                parts: None,
                key: None,
                final_score: None,
            });
            lists.nodes.len() as u64 - 1
        };
        // Comparing may have let another thread in; then its number counts.
        positions.call_method1("setdefault", (object, number))?.extract()
    }

    /// The number of a move, and its text. The caller looks for moves with the same text.
    pub fn chosen(&self, object: &Bound<'_, PyAny>) -> PyResult<(u32, String)> {
        let py = object.py();
        let moves = self.moves.bind(py);
        if let Some(number) = moves.get_item(object)? {
            let number: u32 = number.extract()?;
            return Ok((number, lock(&self.lists).moves[number as usize].1.clone()));
        }
        let text = move_text(&object.str()?.to_string());
        let number = {
            let mut lists = lock(&self.lists);
            lists.moves.push((object.clone().unbind(), text.clone()));
            lists.moves.len() as u32 - 1
        };
        let number: u32 = moves.call_method1("setdefault", (object, number))?.extract()?;
        Ok((number, text))
    }

    /// The number of what a position has as its key.
    pub fn key_number(&self, object: &Bound<'_, PyAny>) -> PyResult<u64> {
        let keys = self.keys.bind(object.py());
        if let Some(number) = keys.get_item(object)? {
            return number.extract();
        }
        let number = {
            let mut lists = lock(&self.lists);
            lists.keys += 1;
            lists.keys
        };
        keys.call_method1("setdefault", (object, number))?.extract()
    }

    pub fn position<'py>(&self, py: Python<'py>, at: u64) -> Bound<'py, PyAny> {
        lock(&self.lists).nodes[at as usize].object.bind(py).clone()
    }

    pub fn move_object<'py>(&self, py: Python<'py>, chosen: u32) -> Bound<'py, PyAny> {
        lock(&self.lists).moves[chosen as usize].0.bind(py).clone()
    }

    pub fn move_text(&self, chosen: u32) -> String {
        lock(&self.lists).moves.get(chosen as usize).map_or_else(String::new, |chosen| chosen.1.clone())
    }

    pub fn depth(&self, at: u64) -> u32 {
        lock(&self.lists).nodes[at as usize].depth
    }

    /// Looks at a turn that was asked for before.
    pub fn turn<T>(&self, at: u64, who: Player, look: impl FnOnce(&Turn) -> T) -> Option<T> {
        let lists = lock(&self.lists);
        let turn = lists.nodes[at as usize].turns[who.index()].as_ref()?;
        self.idle.fetch_add(1, Relaxed);
        Some(look(turn))
    }

    pub fn keep_turn(&self, at: u64, who: Player, turn: Turn) {
        let mut lists = lock(&self.lists);
        lists.ways += turn.ways.len();
        lists.nodes[at as usize].turns[who.index()] = Some(turn);
        drop(lists);
        self.idle.store(0, Relaxed);
    }

    pub fn keep_way(&self, at: u64, who: Player, chosen: u32, to: (u64, Player)) {
        let mut lists = lock(&self.lists);
        if let Some(turn) = lists.nodes[at as usize].turns[who.index()].as_mut() {
            turn.keep_way(chosen, to);
        }
    }

    pub fn parts(&self, at: u64) -> Option<Vec<u64>> {
        lock(&self.lists).nodes.get(at as usize)?.parts.clone()
    }

    pub fn keep_parts(&self, at: u64, parts: Vec<u64>) {
        lock(&self.lists).nodes[at as usize].parts = Some(parts);
    }

    pub fn key(&self, at: u64) -> Option<u64> {
        lock(&self.lists).nodes.get(at as usize)?.key
    }

    pub fn keep_key(&self, at: u64, key: u64) {
        lock(&self.lists).nodes[at as usize].key = Some(key);
    }

    pub fn final_score(&self, at: u64) -> Option<i32> {
        lock(&self.lists).nodes.get(at as usize)?.final_score
    }

    pub fn keep_final_score(&self, at: u64, score: i32) {
        lock(&self.lists).nodes[at as usize].final_score = Some(score);
    }

    /// Whether the search seems to go in circles.
    pub fn is_suspicious(&self) -> bool {
        self.idle.load(Relaxed) > self.patience.load(Relaxed)
    }

    /// A position that can come up again after itself, as far as moves were made. If there is none, suspicion takes twice as
    /// long from now on. Depth first, without recursion; O(moves made).
    pub fn recurring(&self) -> Option<u64> {
        self.idle.store(0, Relaxed);
        self.patience.fetch_add(self.patience.load(Relaxed), Relaxed);
        let lists = lock(&self.lists);
        let after = |at: u64| {
            let node = &lists.nodes[at as usize];
            let ways = node.turns.iter().flatten().flat_map(|turn| &turn.ways);
            let mut next: Vec<u64> = ways.filter_map(|way| way.to.map(|(to, _)| to)).collect();
            next.extend(node.parts.iter().flatten());
            next
        };
        // 0: not seen, 1: on the way, 2: done.
        let mut state = vec![0u8; lists.nodes.len()];
        for start in 0..lists.nodes.len() as u64 {
            let mut stack = vec![(start, None::<Vec<u64>>)];
            while let Some((at, next)) = stack.last_mut() {
                let at = *at;
                if next.is_none() {
                    if state[at as usize] != 0 {
                        stack.pop();
                        continue;
                    }
                    state[at as usize] = 1;
                    *next = Some(after(at));
                }
                match next.as_mut().and_then(Vec::pop) {
                    Some(to) if state[to as usize] == 1 => return Some(to),
                    Some(to) => stack.push((to, None)),
                    None => {
                        state[at as usize] = 2;
                        stack.pop();
                    }
                }
            }
        }
        None
    }
}

/// How many bytes an object takes, without those that it holds.
fn size(object: &Bound<'_, PyAny>) -> usize {
    let size = object.call_method0(intern!(object.py(), "__sizeof__"));
    size.and_then(|size| size.extract()).unwrap_or_default()
}

/// The text of a move as problems write it: without spaces, dots and slashes.
pub fn move_text(text: &str) -> String {
    let kept = |c: char| match c {
        c if c.is_whitespace() => None,
        '.' => Some('·'),
        '/' => Some('∕'),
        c => Some(c),
    };
    text.chars().filter_map(kept).collect()
}
