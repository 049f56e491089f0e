//! Games in which positions may recur: retrograde analysis.
//!
//! All positions that can be reached are numbered first, then labelled backwards from the ends of play: who wins and
//! how soon ([`labels`]), and loopy nimbers ([`nimbers`]). Both take time and memory linear in the number of moves,
//! except that loopy nimbers take a few rounds. A token on an explicit digraph is labelled on that digraph as it is;
//! chases and hunts have engines of their own.

mod labels;
mod nimbers;
mod positions;
mod ranks;

use super::chase::Chased;
use super::hunt::{Hunted, Shots};
use super::{Meter, StopReason, Switches};
use crate::graph::Arcs;
use crate::rules::{Chase, Convention, Explicit, Game, Hunt, Player, Rules, Tokens, Verdict};
use crate::value::Loopy;
use labels::{Arena, Labels};
use positions::Positions;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Vertices of a robber, each with who wins and how soon.
pub type Clock = Vec<(u32, Verdict, Option<u32>)>;

/// Results of positions of one game, computed on demand.
pub struct Retrograde<'a, R: Rules> {
    /// The rules and terms.
    pub game: Game<'a, R>,
    /// Which optional techniques are on.
    pub switches: Switches,
    /// How many threads work on a chase.
    pub threads: usize,
    /// The results found so far.
    pub traced: &'a Traced,
}

/// What was found so far.
#[derive(Default)]
pub struct Traced {
    /// The explicit digraphs that were asked for, by their address in memory.
    digraphs: Mutex<Vec<(usize, Labelled)>>,
    /// The chases that were solved, by their address in memory.
    chases: Mutex<Vec<(usize, Chased)>>,
    /// The hunts that were searched, by their address in memory.
    hunts: Mutex<Vec<(usize, Hunted)>>,
    /// The positions met so far, and their labels.
    found: Mutex<(Positions, Labelled)>,
}

/// Who wins, and after how many moves.
type Outcome = (Verdict, Option<u32>);

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What is known about the vertices of a digraph.
#[derive(Default)]
struct Labelled {
    reversed: Option<Arcs>,
    labels: Option<Labels>,
    nimbers: Option<Vec<u32>>,
    ranks: Option<Vec<Option<u32>>>,
    lengths: Option<Vec<Option<u32>>>,
}

impl<R: Rules> Retrograde<'_, R> {
    /// Who wins with `next` to move, and after how many moves if the winner hurries and the loser delays; no number
    /// for draws and wins by an endless play.
    pub fn outcome(&self, at: &R::Position, next: Player, meter: &Meter) -> Result<Outcome, StopReason> {
        if let Some(outcome) = self.pursued(at, next, meter) {
            return outcome;
        }
        let (sign, steps) = match self.token(at).filter(|_| self.turns_alternate()) {
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
        match self.token(at) {
            Some((arcs, v)) => self.on_digraph(arcs, meter, |labelled| labelled.loopy(arcs, v, meter)),
            None => self.on_positions(at, Player::Alice, meter, |positions, labelled, v| {
                labelled.loopy(positions.arcs(), v, meter)
            }),
        }
    }

    /// The rank of a position as a whole, under impartial normal play; none if it is infinite.
    pub fn rank(&self, at: &R::Position, meter: &Meter) -> Result<Option<u32>, StopReason> {
        match self.token(at) {
            Some((arcs, v)) => self.on_digraph(arcs, meter, |labelled| Ok(labelled.ranks(arcs, meter)?[v])),
            None => self.on_positions(at, Player::Alice, meter, |positions, labelled, v| {
                Ok(labelled.ranks(positions.arcs(), meter)?[v])
            }),
        }
    }

    /// The lost vertices that a single token can reach, by their ranks; none if the position is something else.
    pub fn lost_by_rank(&self, at: &R::Position, meter: &Meter) -> Result<Option<Vec<Vec<u32>>>, StopReason> {
        let Some((arcs, v)) = self.token(at) else { return Ok(None) };
        self.on_digraph(arcs, meter, |labelled| {
            let ranks = labelled.ranks(arcs, meter)?.to_vec();
            let reached = arcs.reached([v]);
            let mut sets = Vec::new();
            for u in (0..arcs.n()).filter(|&u| reached[u] && labelled.is_lost(u)) {
                let rank = ranks[u].unwrap_or(0) as usize;
                sets.resize_with(sets.len().max(rank + 1), Vec::new);
                sets[rank].push(u as u32);
            }
            Ok(Some(sets))
        })
    }

    /// The longest play with `next` to move; none if a play may be endless.
    pub fn longest(&self, at: &R::Position, next: Player, meter: &Meter) -> Result<Option<u32>, StopReason> {
        if let Some(Explicit::Chase(chase, tokens)) = self.explicit(at) {
            let over = self.game.rules.verdict(at, next, false).is_some();
            return Ok(if over { Some(0) } else { chase.longest(&tokens, next) });
        }
        match self.token(at).filter(|_| self.turns_alternate()) {
            Some((arcs, v)) => self.on_digraph(arcs, meter, |labelled| labelled.longest(arcs, v, meter)),
            None => self.on_positions(at, next, meter, |positions, labelled, v| {
                labelled.longest(positions.arcs(), v, meter)
            }),
        }
    }

    /// The shots of a hunt that catch the rabbit as soon as possible; none for other games and where it is not caught.
    pub fn shots(&self, at: &R::Position, meter: &Meter) -> Result<Option<Shots>, StopReason> {
        match self.explicit(at) {
            Some(Explicit::Hunt(hunt, places)) => self.on_hunt(hunt, |hunted| hunted.shots(&places, meter)),
            _ => Ok(None),
        }
    }

    /// For the cops of a chase as they stand, who wins with them to move and how soon, for a robber on each vertex without a
    /// cop; none for other games and before the cops stand.
    pub fn clock(&self, at: &R::Position, meter: &Meter) -> Result<Option<Clock>, StopReason> {
        let Some(Explicit::Chase(chase, Tokens { cops: Some(team), .. })) = self.explicit(at) else {
            return Ok(None);
        };
        let clock = |chased: &Chased| {
            let of = |v: u32| {
                let tokens = Tokens { cops: Some(team.clone()), robber: Some(v) };
                let (verdict, moves) = chased.outcome(chase, &tokens, Player::Alice);
                (v, verdict, moves)
            };
            (0..chase.n() as u32).filter(|&v| !chase.stands_on(&team, v)).map(of).collect()
        };
        self.on_chase(chase, meter, clock).map(Some)
    }

    /// The digraph and the vertex, if the position is a single token.
    fn token(&self, at: &R::Position) -> Option<(&Arcs, usize)> {
        match self.game.rules.explicit(at)? {
            Explicit::Token(arcs, v) => Some((arcs, v)),
            _ => None,
        }
    }

    /// The structure of the position, on terms under which the rules alone decide.
    fn explicit(&self, at: &R::Position) -> Option<Explicit<'_>> {
        let terms = self.game.terms;
        let plain = terms.convention == Convention::Objective && terms.impartial();
        self.game.rules.explicit(at).filter(|_| plain)
    }

    /// The result of a position of a chase or hunt.
    fn pursued(&self, at: &R::Position, next: Player, meter: &Meter) -> Option<Result<Outcome, StopReason>> {
        let explicit = self.explicit(at)?;
        if let Some(verdict) = self.game.rules.verdict(at, next, false) {
            return Some(Ok((verdict, Some(0))));
        }
        match explicit {
            Explicit::Token(..) => None,
            Explicit::Chase(chase, tokens) => {
                Some(self.on_chase(chase, meter, |chased| chased.outcome(chase, &tokens, next)))
            }
            Explicit::Hunt(hunt, places) => {
                let winner = |turns: &Option<u32>| if turns.is_some() { Player::Alice } else { Player::Bob };
                let turns = self.on_hunt(hunt, |hunted| hunted.turns(&places, meter));
                Some(turns.map(|turns| (Verdict::Win(winner(&turns)), turns)))
            }
        }
    }

    /// Evaluates a query on a chase, after it is solved.
    fn on_chase<T>(
        &self,
        chase: &Chase,
        meter: &Meter,
        ask: impl FnOnce(&Chased) -> T,
    ) -> Result<T, StopReason> {
        let mut chases = locked(&self.traced.chases);
        let address = std::ptr::from_ref(chase).addr();
        if let Some((_, chased)) = chases.iter().find(|(known, _)| *known == address) {
            return Ok(ask(chased));
        }
        let chased = Chased::new(chase, self.threads, meter)?;
        let answer = ask(&chased);
        chases.push((address, chased));
        Ok(answer)
    }

    /// Evaluates a query on a hunt. If stopped, what was found is forgotten.
    fn on_hunt<T>(
        &self,
        hunt: &Hunt,
        ask: impl FnOnce(&mut Hunted) -> Result<T, StopReason>,
    ) -> Result<T, StopReason> {
        let mut hunts = locked(&self.traced.hunts);
        let address = std::ptr::from_ref(hunt).addr();
        let known = hunts.iter().position(|(known, _)| *known == address);
        let mut hunted = known.map_or_else(|| Hunted::new(hunt), |i| hunts.swap_remove(i).1);
        let answer = ask(&mut hunted)?;
        hunts.push((address, hunted));
        Ok(answer)
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

    fn ranks(&mut self, arcs: &Arcs, meter: &Meter) -> Result<&[Option<u32>], StopReason> {
        if self.ranks.is_none() {
            self.find_nimbers(arcs, meter)?;
            let (reversed, nimbers) = (self.reversed.as_ref(), self.nimbers.as_deref());
            let (reversed, nimbers) = reversed.zip(nimbers).ok_or(StopReason::Memory)?;
            self.ranks = Some(ranks::ranks(arcs, reversed, nimbers, meter)?);
        }
        self.ranks.as_deref().ok_or(StopReason::Memory)
    }

    /// Whether the nimber of a vertex is known to be 0.
    fn is_lost(&self, v: usize) -> bool {
        self.nimbers.as_ref().is_some_and(|nimbers| nimbers[v] == 0)
    }

    fn find_nimbers(&mut self, arcs: &Arcs, meter: &Meter) -> Result<(), StopReason> {
        if self.nimbers.is_none() {
            let reversed = self.reversed(arcs, meter)?;
            self.nimbers = Some(nimbers::nimbers(arcs, reversed, meter)?);
        }
        Ok(())
    }

    fn loopy(&mut self, arcs: &Arcs, v: usize, meter: &Meter) -> Result<Loopy, StopReason> {
        self.find_nimbers(arcs, meter)?;
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
