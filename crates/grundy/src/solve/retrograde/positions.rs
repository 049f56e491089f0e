//! Numbers positions: from rules to a digraph.

use super::labelling_bytes;
use super::labels::Arena;
use crate::graph::Arcs;
use crate::rules::{Game, Move, Pack, Player, PositionKey, Rules, Verdict, mix};
use crate::solve::{Meter, StopReason, Switches};
use hashbrown::HashTable;
use std::collections::VecDeque;

/// Positions in the order in which they were met, by their keys alone: positions themselves are kept only until their
/// moves have been followed.
#[derive(Default)]
pub struct Positions {
    keys: Vec<PositionKey>,
    /// The numbers of the positions by their keys.
    numbers: HashTable<u32>,
    arcs: Arcs,
    ends: Vec<i8>,
    /// Who moves; empty if it does not matter.
    movers: Vec<Player>,
}

/// Bytes per position besides its labels: its key, its place in the table, its row and its end.
const POSITION_BYTES: usize = 16 + 10 + 4 + 2;

fn hash(key: PositionKey) -> u64 {
    mix(key.0 as u64 ^ ((key.0 >> 64) as u64).rotate_left(29))
}

impl Positions {
    /// How many positions there are.
    pub fn n(&self) -> usize {
        self.keys.len()
    }

    pub fn arcs(&self) -> &Arcs {
        &self.arcs
    }

    pub fn arena(&self, endless: Verdict) -> Arena<'_> {
        let endless = if self.movers.is_empty() { Verdict::Draw } else { endless };
        Arena { arcs: &self.arcs, ends: &self.ends, movers: &self.movers, endless }
    }

    /// The number of a position, after every position reachable from it is numbered too, breadth first. With `alike`
    /// it does not matter who moves, and a position has one number for both players. If stopped, everything is
    /// forgotten.
    pub fn explore<R: Rules>(
        &mut self,
        game: Game<'_, R>,
        at: &R::Position,
        next: Player,
        alike: bool,
        switches: Switches,
        meter: &Meter,
    ) -> Result<usize, StopReason> {
        // A position is about as large as its packed form, and its allocation as much again.
        let weight = size_of::<(R::Position, Player)>() + 2 * at.to_bytes().len() + 16;
        let frontier = VecDeque::new();
        let mut search =
            Search { positions: self, game, alike, switches, meter, frontier, weight, nodes: 0, work: 0 };
        let found = search.run(at, next);
        if let Err(reason) = found {
            meter.stop(reason);
            *self = Positions::default();
        }
        Ok(found? as usize)
    }

    fn bytes(&self) -> usize {
        self.n() * POSITION_BYTES + self.arcs.m() * 4 + labelling_bytes(self.n(), self.arcs.m())
    }
}

struct Search<'a, R: Rules> {
    positions: &'a mut Positions,
    game: Game<'a, R>,
    alike: bool,
    switches: Switches,
    meter: &'a Meter,
    frontier: VecDeque<(R::Position, Player)>,
    /// About how many bytes a queued position takes.
    weight: usize,
    /// The work done since the limits were last checked.
    nodes: u64,
    work: usize,
}

/// How many bytes of positions are created between two checks of the limits.
const BATCH_BYTES: usize = 1 << 18;

impl<R: Rules> Search<'_, R> {
    /// The number of a position; a new one is queued.
    fn number(&mut self, at: R::Position, next: Player) -> Result<u32, StopReason> {
        self.work += self.weight;
        if self.work > BATCH_BYTES {
            self.check()?;
        }
        let next = if self.alike { Player::Alice } else { next };
        let key = self.switches.key(self.game.rules, &at);
        let key = if next == Player::Alice { key } else { key.for_other_player() };
        let Positions { keys, numbers, movers, .. } = &mut *self.positions;
        if let Some(&known) = numbers.find(hash(key), |&i| keys[i as usize] == key) {
            return Ok(known);
        }
        let number = keys.len() as u32;
        keys.push(key);
        numbers.insert_unique(hash(key), number, |&i| hash(keys[i as usize]));
        if !self.alike {
            movers.push(next);
        }
        self.frontier.push_back((at, next));
        Ok(number)
    }

    fn run(&mut self, at: &R::Position, next: Player) -> Result<u32, StopReason> {
        let number = self.number(at.clone(), next)?;
        let (mut moves, mut row) = (Vec::new(), Vec::new());
        while let Some((at, who)) = self.frontier.pop_front() {
            self.expand(&at, who, &mut moves, &mut row)?;
            self.nodes += 1;
        }
        self.check()?;
        Ok(number)
    }

    fn expand(
        &mut self,
        at: &R::Position,
        who: Player,
        moves: &mut Vec<Move>,
        row: &mut Vec<u32>,
    ) -> Result<(), StopReason> {
        row.clear();
        self.game.moves(at, who, moves);
        let end = self.game.ended(at, who, moves.is_empty());
        if end.is_none() {
            for &m in moves.iter() {
                let (to, next) = self.game.play(at, who, m);
                row.push(self.number(to, next)?);
            }
        }
        self.positions.ends.push(end.map_or(0, |verdict| verdict.sign_for(who)));
        self.positions.arcs.push(row);
        Ok(())
    }

    /// Positions and moves are numbered by 32 bits; the memory check includes what labels will take.
    fn check(&mut self) -> Result<(), StopReason> {
        self.work = 0;
        self.meter.report(std::mem::take(&mut self.nodes))?;
        let numbered = self.positions.n().max(self.positions.arcs.m()) < u32::MAX as usize / 2;
        let waiting = self.frontier.len() * self.weight;
        match numbered && self.positions.bytes() + waiting <= self.meter.memory() {
            true => Ok(()),
            false => Err(StopReason::Memory),
        }
    }
}
