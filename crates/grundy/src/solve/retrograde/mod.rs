//! Games in which positions may recur: retrograde analysis.
//!
//! All positions that can be reached are numbered first, then labelled backwards from the ends of play: who wins and
//! how soon ([`labels`]), and loopy nimbers ([`nimbers`]). Both take time and memory linear in the number of moves,
//! except that loopy nimbers take a few rounds. A game that is a token on an explicit digraph is labelled on that
//! digraph as it is.

mod labels;
mod nimbers;
mod positions;

use super::{Meter, StopReason, Switches};
use crate::graph::Arcs;
use crate::rules::{Convention, Game, Player, Rules, Verdict};
use crate::value::Loopy;
use labels::{Arena, Labels};
use positions::Positions;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Results of positions of one game, computed on demand.
pub struct Retrograde<'a, R: Rules> {
    /// The rules and terms.
    pub game: Game<'a, R>,
    /// Which optional techniques are on.
    pub switches: Switches,
    /// The results found so far.
    pub traced: &'a Traced,
}

/// What was found so far.
#[derive(Default)]
pub struct Traced {
    /// The explicit digraphs that were asked for, by their address in memory.
    digraphs: Mutex<Vec<(usize, Labelled)>>,
    /// The positions met so far, and their labels.
    found: Mutex<(Positions, Labelled)>,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What is known about the vertices of a digraph.
#[derive(Default)]
struct Labelled {
    reversed: Option<Arcs>,
    labels: Option<Labels>,
    nimbers: Option<Vec<u32>>,
    lengths: Option<Vec<Option<u32>>>,
}

impl<R: Rules> Retrograde<'_, R> {
    /// Who wins with `next` to move, and after how many moves if the winner hurries and the loser delays; no number
    /// for draws and wins by an endless play.
    pub fn outcome(
        &self,
        at: &R::Position,
        next: Player,
        meter: &Meter,
    ) -> Result<(Verdict, Option<u32>), StopReason> {
        let (sign, steps) = match self.game.rules.on_digraph(at).filter(|_| self.turns_alternate()) {
            Some((arcs, v)) => self.on_digraph(arcs, meter, |labelled| {
                let stuck = if self.game.terms.convention == Convention::Misere { 1 } else { -1 };
                let ends: Vec<i8> =
                    (0..arcs.n()).map(|v| if arcs.from(v).is_empty() { stuck } else { 0 }).collect();
                let arena = Arena { arcs, ends: &ends, movers: &[], endless: Verdict::Draw };
                Ok(labelled.labels(&arena, meter)?.of(v))
            })?,
            None => self.on_positions(at, next, meter, |positions, labelled, v| {
                let endless = self.game.rules.endless(&self.game.rules.start()).verdict();
                Ok(labelled.labels(&positions.arena(endless), meter)?.of(v))
            })?,
        };
        Ok((Verdict::from_sign(sign, next), steps))
    }

    /// The loopy nimber of a position, which is not split into parts, under impartial normal play.
    pub fn loopy(&self, at: &R::Position, meter: &Meter) -> Result<Loopy, StopReason> {
        match self.game.rules.on_digraph(at) {
            Some((arcs, v)) => self.on_digraph(arcs, meter, |labelled| labelled.loopy(arcs, v, meter)),
            None => self.on_positions(at, Player::Alice, meter, |positions, labelled, v| {
                labelled.loopy(positions.arcs(), v, meter)
            }),
        }
    }

    /// The longest play with `next` to move; none if a play may be endless.
    pub fn longest(&self, at: &R::Position, next: Player, meter: &Meter) -> Result<Option<u32>, StopReason> {
        match self.game.rules.on_digraph(at).filter(|_| self.turns_alternate()) {
            Some((arcs, v)) => self.on_digraph(arcs, meter, |labelled| labelled.longest(arcs, v, meter)),
            None => self.on_positions(at, next, meter, |positions, labelled, v| {
                labelled.longest(positions.arcs(), v, meter)
            }),
        }
    }

    /// Whether players strictly alternate and the player to move matters for nothing else.
    fn turns_alternate(&self) -> bool {
        let by_last_move = matches!(self.game.terms.convention, Convention::Normal | Convention::Misere);
        by_last_move && self.game.impartial()
    }

    /// Evaluates a query on an explicit digraph.
    fn on_digraph<T>(
        &self,
        arcs: &Arcs,
        meter: &Meter,
        ask: impl FnOnce(&mut Labelled) -> Result<T, StopReason>,
    ) -> Result<T, StopReason> {
        let mut digraphs = locked(&self.traced.digraphs);
        let address = std::ptr::from_ref(arcs).addr();
        let known = digraphs.iter().position(|(known, _)| *known == address);
        let place = known.unwrap_or(digraphs.len());
        if known.is_none() {
            meter.report(arcs.n() as u64)?;
            digraphs.push((address, Labelled::default()));
        }
        ask(&mut digraphs[place].1)
    }

    /// Evaluates a query on a position, after every position reachable from it is numbered.
    fn on_positions<T>(
        &self,
        at: &R::Position,
        next: Player,
        meter: &Meter,
        ask: impl FnOnce(&Positions, &mut Labelled, usize) -> Result<T, StopReason>,
    ) -> Result<T, StopReason> {
        let (positions, labelled) = &mut *locked(&self.traced.found);
        let known = positions.n();
        let v = positions.explore(self.game, at, next, self.turns_alternate(), self.switches, meter)?;
        if positions.n() > known {
            *labelled = Labelled::default();
        }
        ask(positions, labelled, v)
    }
}

/// Bytes that labelling takes: for each vertex, both kinds of labels; for each arc, its reverse.
const VERTEX_BYTES: usize = 32;
const ARC_BYTES: usize = 4;

/// Bytes that labelling a digraph takes besides its arcs.
fn labelling_bytes(vertices: usize, arcs: usize) -> usize {
    vertices * VERTEX_BYTES + arcs * ARC_BYTES
}

impl Labelled {
    fn reversed(&mut self, arcs: &Arcs, meter: &Meter) -> Result<&Arcs, StopReason> {
        if self.reversed.is_none() && labelling_bytes(arcs.n(), arcs.m()) > meter.memory() {
            meter.stop(StopReason::Memory);
            return Err(StopReason::Memory);
        }
        Ok(self.reversed.get_or_insert_with(|| arcs.reversed()))
    }

    fn labels(&mut self, arena: &Arena<'_>, meter: &Meter) -> Result<&Labels, StopReason> {
        if self.labels.is_none() {
            let reversed = self.reversed(arena.arcs, meter)?;
            self.labels = Some(labels::label(arena, reversed, meter)?);
        }
        self.labels.as_ref().ok_or(StopReason::Memory)
    }

    /// The longest walk from a vertex, from the ends upwards.
    fn longest(&mut self, arcs: &Arcs, v: usize, meter: &Meter) -> Result<Option<u32>, StopReason> {
        if self.lengths.is_none() {
            let mut lengths = vec![None; arcs.n()];
            for u in arcs.upwards(self.reversed(arcs, meter)?) {
                let onward = arcs.from(u as usize).iter().map(|&to| lengths[to as usize]);
                lengths[u as usize] = Some(onward.max().flatten().map_or(0, |length: u32| length + 1));
            }
            self.lengths = Some(lengths);
        }
        Ok(self.lengths.as_ref().and_then(|lengths| lengths[v]))
    }

    fn loopy(&mut self, arcs: &Arcs, v: usize, meter: &Meter) -> Result<Loopy, StopReason> {
        if self.nimbers.is_none() {
            let reversed = self.reversed(arcs, meter)?;
            self.nimbers = Some(nimbers::nimbers(arcs, reversed, meter)?);
        }
        let nimbers = self.nimbers.as_deref().ok_or(StopReason::Memory)?;
        Ok(nimbers::loopy(arcs, nimbers, v))
    }
}

/// Counts work and checks the limits now and then.
struct Watch<'a> {
    meter: &'a Meter,
    work: usize,
}

impl<'a> Watch<'a> {
    /// How much work is done between two checks of the limits: well below a hundredth of a second.
    const BATCH: usize = 1 << 18;

    fn new(meter: &'a Meter) -> Watch<'a> {
        Watch { meter, work: 0 }
    }

    #[inline]
    fn tick(&mut self, work: usize) -> Result<(), StopReason> {
        self.work += work + 1;
        if self.work < Self::BATCH {
            return Ok(());
        }
        self.work = 0;
        self.meter.report(0)
    }
}
