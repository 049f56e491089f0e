//! Proof-number search: who wins, where it takes long to say anything about a position.
//!
//! Every position seen is kept in memory with two numbers: how many positions must at least be settled to prove that
//! the player to move succeeds, and how many to prove that he fails. The search goes where the proof is nearest,
//! which leads it along threats, and away from a move that looked good but resists (Allis 1994). It goes there depth
//! first: a position is left only when its numbers exceed limits that say that another one is now nearer (Nagai 2002).
//! Two changes suit positions that are slow to judge. A position is judged only when the search goes there. And of the
//! moves left, the numbers count only those in front, so that a proof may turn to the others only when some of these
//! are refuted (Arneson, Hayward, Henderson: Solving Hex: beyond humans, 2010).
//!
//! What is settled goes to the table of all engines, so that the positions kept can be dropped when they fill the memory.

use super::minimax::Known;
use super::{Measure, Minimax, StopReason};
use crate::rules::{Move, Notes, Player, PositionKey, Rules};
use std::collections::HashMap;

/// The numbers of a player: how far he is from a proof that he succeeds, and that he fails.
#[derive(Clone, Copy)]
struct Distances {
    success: u32,
    failure: u32,
}

/// Further than any proof.
const NEVER: u32 = 1 << 30;

impl Distances {
    const UNSEEN: Distances = Distances { success: 1, failure: 1 };
    const FREE: Distances = Distances { success: NEVER, failure: NEVER };

    /// The numbers of the other player.
    fn exchanged(self) -> Distances {
        Distances { success: self.failure, failure: self.success }
    }

    /// Whether the player succeeds, if that is proved.
    fn settled(self) -> Option<bool> {
        match (self.success, self.failure) {
            (0, _) => Some(true),
            (_, 0) => Some(false),
            _ => None,
        }
    }

    fn proved(success: bool) -> Distances {
        match success {
            true => Distances { success: 0, failure: NEVER },
            false => Distances { success: NEVER, failure: 0 },
        }
    }
}

/// A position that was judged and left open.
struct Node<P> {
    at: P,
    next: Player,
    key: PositionKey,
    /// The number of moves that led here.
    depth: u32,
    distances: Distances,
    /// The moves that are not refuted, the most promising first.
    branches: Vec<Branch>,
}

struct Branch {
    m: Move,
    /// The node that it leads to, once the position was judged.
    to: Option<u32>,
}

/// Why a search returned.
enum Halt {
    Stopped(StopReason),
    /// The memory is full.
    Full,
}

/// The search for whether the value is at least `k`.
pub(super) struct Proof<'a, R: Rules, M: Measure<R>> {
    engine: &'a Minimax<'a, R, M>,
    k: i32,
    nodes: Vec<Node<R::Position>>,
    /// The node of each key and number of moves made: a play never returns to a node.
    by_key: HashMap<(PositionKey, u32), u32>,
    branches: usize,
    /// How many nodes were settled since the memory was last full.
    settled: u64,
}

/// What a position turned out to be.
enum Judged {
    /// Whether the value is at least `k`.
    Settled(bool),
    /// The node of an open position.
    Open(u32),
}

impl<'a, R: Rules, M: Measure<R>> Proof<'a, R, M> {
    pub fn new(engine: &'a Minimax<'a, R, M>, k: i32) -> Self {
        Proof { engine, k, nodes: Vec::new(), by_key: HashMap::new(), branches: 0, settled: 0 }
    }

    /// Whether the value is at least `k`, with `next` to move. `None` if the memory is too small for this search.
    pub fn holds(mut self, at: &R::Position, next: Player) -> Result<Option<bool>, StopReason> {
        loop {
            match self.attempt(at, next) {
                Ok(answer) => return Ok(Some(answer)),
                Err(Halt::Stopped(reason)) => return Err(reason),
                Err(Halt::Full) if self.settled == 0 => return Ok(None),
                Err(Halt::Full) => self = Proof::new(self.engine, self.k),
            }
        }
    }

    fn attempt(&mut self, at: &R::Position, next: Player) -> Result<bool, Halt> {
        let root = match self.judge(at.clone(), next, 0)? {
            Judged::Settled(answer) => return Ok(answer),
            Judged::Open(root) => root,
        };
        loop {
            self.pursue(root, Distances::FREE)?;
            let node = &self.nodes[root as usize];
            if let Some(success) = node.distances.settled() {
                return Ok(success == self.maximises(node.next));
            }
        }
    }

    fn maximises(&self, who: Player) -> bool {
        who == self.engine.measure.maximiser(&self.engine.game)
    }

    /// Asks the rules and the table about a position. If neither knows, it becomes a node.
    fn judge(&mut self, at: R::Position, next: Player, depth: u32) -> Result<Judged, Halt> {
        let (engine, k) = (self.engine, self.k);
        let (key, notes) = match engine.known(&at, next) {
            Known::Value(value) => return Ok(Judged::Settled(value >= k)),
            Known::Open { key, notes, .. } => (key, notes),
        };
        if let Some(answer) = engine.probe(key, next, k).at_least(k) {
            return Ok(Judged::Settled(answer));
        }
        if let Some(&node) = self.by_key.get(&(key, depth)) {
            return Ok(Judged::Open(node));
        }
        engine.meter.report(1).map_err(Halt::Stopped)?;
        let mut moves = Vec::new();
        engine.game.moves(&at, next, &mut moves);
        if let Some(verdict) = engine.game.ended(&at, next, moves.is_empty()) {
            return Ok(Judged::Settled(engine.measure.of_end(&engine.game, &at, verdict) >= k));
        }
        self.add(
            Node { at, next, key, depth, distances: Distances::UNSEEN, branches: Vec::new() },
            moves,
            &notes,
        )
    }

    fn add(
        &mut self,
        mut node: Node<R::Position>,
        mut moves: Vec<Move>,
        notes: &Notes,
    ) -> Result<Judged, Halt> {
        let game = &self.engine.game;
        game.rules.drop_dominated(&node.at, node.next, game.terms.convention, notes, &mut moves);
        node.branches = moves.into_iter().map(|m| Branch { m, to: None }).collect();
        node.distances.failure = node.branches.len() as u32;
        self.branches += node.branches.len();
        let bytes =
            self.branches * size_of::<Branch>() + self.nodes.len() * 2 * size_of::<Node<R::Position>>();
        if bytes > self.engine.meter.memory() {
            return Err(Halt::Full);
        }
        let id = self.nodes.len() as u32;
        self.by_key.insert((node.key, node.depth), id);
        self.nodes.push(node);
        Ok(Judged::Open(id))
    }

    /// Works on a node until it is settled or one of its numbers has reached its limit. In each step the most promising
    /// move is followed as long as it is the best one, by a quarter more than the second: so that the search does not
    /// jump between two equal ones.
    fn pursue(&mut self, id: u32, limits: Distances) -> Result<(), Halt> {
        loop {
            self.update(id);
            let node = &self.nodes[id as usize];
            let Distances { success, failure } = node.distances;
            if node.distances.settled().is_some() || success >= limits.success || failure >= limits.failure {
                return Ok(());
            }
            let front = node.branches[..in_front(&node.branches)].iter().enumerate();
            let mut front: Vec<(Distances, usize)> =
                front.map(|(i, b)| (self.distances(node, b), i)).collect();
            front.sort_by_key(|(distances, _)| distances.success);
            let (best, i) = front[0];
            let second = front.get(1).map_or(NEVER, |(second, _)| second.success);
            let within = Distances {
                success: limits.success.min(second + (second / 4).max(1)),
                failure: limits.failure - failure + best.failure,
            };
            match node.branches[i].to {
                None => self.look(id, i)?,
                Some(to) if self.nodes[to as usize].next == node.next => self.pursue(to, within)?,
                Some(to) => self.pursue(to, within.exchanged())?,
            }
        }
    }

    /// Judges the position that a branch leads to.
    fn look(&mut self, id: u32, i: usize) -> Result<(), Halt> {
        let node = &self.nodes[id as usize];
        let who = node.next;
        let (to, next) = self.engine.game.play(&node.at, who, node.branches[i].m);
        match self.judge(to, next, node.depth + 1)? {
            Judged::Open(to) => self.nodes[id as usize].branches[i].to = Some(to),
            Judged::Settled(answer) if answer == self.maximises(who) => self.settle(id, true),
            Judged::Settled(_) => drop(self.nodes[id as usize].branches.remove(i)),
        }
        Ok(())
    }

    /// The numbers of a branch for the player who takes it.
    fn distances(&self, node: &Node<R::Position>, branch: &Branch) -> Distances {
        let Some(to) = branch.to else { return Distances::UNSEEN };
        let to = &self.nodes[to as usize];
        if to.next == node.next { to.distances } else { to.distances.exchanged() }
    }

    /// Computes the numbers of a node from those of its branches, and drops the branches that are refuted: the player
    /// succeeds as soon as one of them does, and fails when all do.
    fn update(&mut self, id: u32) {
        if self.nodes[id as usize].distances.settled().is_some() {
            return;
        }
        let mut branches = std::mem::take(&mut self.nodes[id as usize].branches);
        let node = &self.nodes[id as usize];
        branches.retain(|branch| self.distances(node, branch).settled() != Some(false));
        let success = branches.iter().any(|branch| self.distances(node, branch).settled() == Some(true));
        if success || branches.is_empty() {
            return self.settle(id, success);
        }
        let front = branches[..in_front(&branches)].iter().map(|branch| self.distances(node, branch));
        let sum = |sum: Distances, branch: Distances| Distances {
            success: sum.success.min(branch.success),
            failure: (sum.failure + branch.failure).min(NEVER - 1),
        };
        let distances = front.fold(Distances { success: NEVER, failure: 0 }, sum);
        let node = &mut self.nodes[id as usize];
        (node.distances, node.branches) = (distances, branches);
    }

    fn settle(&mut self, id: u32, success: bool) {
        let node = &mut self.nodes[id as usize];
        node.distances = Distances::proved(success);
        node.branches = Vec::new();
        self.settled += 1;
        let (key, next) = (node.key, node.next);
        self.engine.record(key, next, self.k, success == self.maximises(next));
    }
}

/// How many of these branches count: the first one, and a quarter of all.
fn in_front(branches: &[Branch]) -> usize {
    (1 + branches.len().div_ceil(4)).min(branches.len())
}

#[cfg(test)]
mod tests {
    use super::super::{Limits, Solver};
    use crate::rules::{
        Convention, Move, Notes, Player, PositionKey, Prospect, Rules, Terms, Verdict, View, mix,
    };

    /// Plays through layers of positions whose moves, turns and results are drawn by a hash: positions are met by several
    /// ways, players may move twice in a row, and some prospects are given.
    struct Maze {
        seed: u64,
        slow: bool,
    }

    const LAYERS: u64 = 9;
    const WIDTH: u64 = 40;

    impl Maze {
        fn draw(&self, at: (u64, u64), of: u64, below: u64) -> u64 {
            mix(self.seed ^ mix(at.0 << 32 | at.1 << 8 | of)) % below
        }

        fn end(&self, at: (u64, u64)) -> Verdict {
            Verdict::from_sign(self.draw(at, 0, 3) as i8 - 1, Player::Alice)
        }
    }

    impl Rules for Maze {
        type Position = (u64, u64);

        fn start(&self) -> (u64, u64) {
            (0, 0)
        }

        fn moves(&self, at: &(u64, u64), _who: Player, out: &mut Vec<Move>) {
            let ways = if at.0 == LAYERS { 0 } else { 1 + self.draw(*at, 1, 5) };
            out.extend((0..ways as usize).map(Move::of));
        }

        fn play(&self, at: &(u64, u64), who: Player, m: Move) -> ((u64, u64), Player) {
            let to = (at.0 + 1, self.draw(*at, 10 + u64::from(m.what), WIDTH));
            (to, if self.draw(to, 2, 4) == 0 { who } else { who.other() })
        }

        fn verdict(&self, at: &(u64, u64), _next: Player, stuck: bool) -> Option<Verdict> {
            stuck.then(|| self.end(*at))
        }

        fn prospect(&self, at: &(u64, u64), _next: Player) -> Prospect {
            match at.0 == LAYERS && self.draw(*at, 3, 2) == 0 {
                true => Prospect::Certain(self.end(*at)),
                false => Prospect::Open { key: self.key(at), rank: 0, notes: Notes::new() },
            }
        }

        fn slow_prospects(&self) -> bool {
            self.slow
        }

        fn impartial(&self) -> bool {
            false
        }

        fn key(&self, at: &(u64, u64)) -> PositionKey {
            PositionKey::of_words(&[at.0 << 32 | at.1])
        }

        fn view(&self, _at: &(u64, u64)) -> View {
            View::Heaps(Vec::new())
        }
    }

    fn winner(seed: u64, slow: bool, memory: usize) -> (Verdict, u64) {
        let maze = Maze { seed, slow };
        let terms = Terms::new(Convention::Objective);
        let limits = Limits { memory, ..Limits::default() };
        let solver = Solver::new(&maze).terms(&terms).limits(limits);
        let winner = solver.winner(&maze.start(), Player::Alice).unwrap().unwrap();
        (winner, solver.nodes())
    }

    #[test]
    fn both_searches_find_the_same_winner() {
        let mut found = [0; 3];
        for seed in 0..300 {
            let (exact, _) = winner(seed, false, 1 << 24);
            found[(exact.sign_for(Player::Alice) + 1) as usize] += 1;
            for memory in [1 << 24, 1 << 14, 1 << 10] {
                assert_eq!(winner(seed, true, memory).0, exact, "seed {seed}, {memory} bytes");
            }
        }
        assert!(found.iter().all(|&count| count > 20), "{found:?}");
    }

    #[test]
    fn the_number_of_positions_is_always_the_same() {
        assert_eq!(winner(5, true, 1 << 24), winner(5, true, 1 << 24));
    }
}
