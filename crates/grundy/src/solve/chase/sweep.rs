//! The two turns of a chase, each for all positions at once.

use super::Forced;
use super::lanes::transpose;
use super::rounds::Rounds;
use super::teams::{MOST, Teams, advance};
use crate::graph::Set;
use crate::platform::on_threads;
use crate::rules::{Aim, Chase};
use crate::solve::{Meter, StopReason};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};

/// For every team a set of vertices of the robber: Bob wins if the robber is in it. They are computed in rounds, each of
/// one turn of the cops and one of the robber, from what the rounds before have settled.
///
/// *The cops' turn.* Bob wins before it if no cop catches the robber and Bob wins after it, whatever the cops do: an
/// intersection over all teams that they can become. Cops are moved one after the other. With the greatest place u of a
/// team, the sets of all teams M + v, v a step from u, meet in one set for M; with those the second greatest place is
/// moved, and so on. That is one intersection per step and cop and not per way to move the whole team, and every table but
/// the first has multisets of fewer cops. (Bit-parallel solvers of this kind are folklore; the recursion over multisets
/// is our own.)
///
/// *The robber's turn.* Bob wins before it if the robber can go where Bob wins after it. Sixty-four teams are turned at
/// a time, so that a word has one vertex for all of them, and a step along an edge is one operation for all of them.
///
/// What is outside of the sets that shrink from everything is where the cops can force a catch; what is in the sets that
/// grow from nothing is where Bob can force a goal; where neither happens the play is endless. In both cases a
/// position that changes in round t is decided in exactly t turns of the cops under best play. Rounds end when nothing
/// changes.
pub struct Sweep<'a, const W: usize> {
    pub chase: &'a Chase,
    pub teams: &'a Teams,
    pub threads: usize,
    pub meter: &'a Meter,
    /// Every vertex.
    pub all: Set<W>,
    /// For each place the vertices where the cop can catch the robber.
    catches: Vec<Set<W>>,
    /// The vertices on which the robber wins after a turn of the cops.
    goals: Set<W>,
}

/// Positions per thread below which a further thread does not pay.
const FEW: usize = 1 << 16;

/// How many teams are turned at a time.
const BLOCK: usize = 64;

impl<'a, const W: usize> Sweep<'a, W> {
    pub fn new(chase: &'a Chase, teams: &'a Teams, threads: usize, meter: &'a Meter) -> Self {
        let set = |list: &Vec<u32>| list.iter().map(|&v| v as usize).collect();
        let goals = match &chase.aim {
            Aim::Guard(guarded) => set(guarded),
            Aim::Catch | Aim::Watch(_) => Set::EMPTY,
        };
        let useful = teams.count(chase.cops).saturating_mul(chase.n()) / FEW;
        Sweep {
            chase,
            teams,
            threads: threads.min(useful.max(1)),
            meter,
            all: Set::full(chase.n()),
            catches: chase.catches.iter().map(set).collect(),
            goals,
        }
    }

    /// All rounds: the sets before a turn of the cops, and in which round each position was decided.
    pub fn run(&self, forced: Forced) -> Result<(Vec<Set<W>>, Rounds<W>), StopReason> {
        let count = self.teams.count(self.chase.cops);
        let shrinks = forced == Forced::Catch;
        let mut before = vec![if shrinks { self.all } else { Set::EMPTY }; count];
        let mut after = before.clone();
        let stale: Vec<AtomicBool> = (0..count.div_ceil(BLOCK)).map(|_| AtomicBool::new(true)).collect();
        if !shrinks {
            self.robber_moves(&before, &mut after, &stale)?;
        }
        let mut rounds = Rounds::new();
        for round in 1.. {
            self.check_memory(round)?;
            rounds.reserve(round, count);
            self.cops_move(&after, &mut before, rounds.planes_of(round), &stale)?;
            if !stale.iter().any(|stale| stale.load(Relaxed)) {
                break;
            }
            self.robber_moves(&before, &mut after, &stale)?;
        }
        Ok((before, rounds))
    }

    /// Whether another digit for the number of the round still fits.
    fn check_memory(&self, round: u32) -> Result<(), StopReason> {
        let digits = Rounds::<W>::digits(round);
        let bytes = super::bytes(self.chase, self.teams.count(self.chase.cops), W, digits);
        if bytes > self.meter.memory() { Err(self.meter.lack(bytes)) } else { Ok(()) }
    }

    /// The turn of the cops: from the sets after it to those before it. Marks the blocks in which something changed, and
    /// writes the number of the round into its planes.
    fn cops_move<'p>(
        &self,
        after: &[Set<W>],
        before: &mut [Set<W>],
        planes: impl Iterator<Item = &'p mut Vec<Set<W>>>,
        stale: &[AtomicBool],
    ) -> Result<(), StopReason> {
        let k = self.chase.cops;
        let (mut rest, mut planes): (&mut [Set<W>], Vec<&mut [Set<W>]>) =
            (before, planes.map(|plane| &mut plane[..]).collect());
        let mut jobs = Vec::with_capacity(self.chase.vertices.len());
        for u in 0..self.chase.vertices.len() {
            let first = self.teams.below(u, k);
            let length = self.teams.below(u + 1, k) - first;
            let before = split(&mut rest, length);
            jobs.push(Job {
                u,
                first,
                before,
                planes: planes.iter_mut().map(|rest| split(rest, length)).collect(),
            });
        }
        let tables = || (1..k).rev().map(|j| vec![Set::EMPTY; self.teams.count(j)]).collect();
        self.share(jobs, tables, |tables: &mut Vec<Vec<Set<W>>>, mut job| {
            let mut i = 0;
            self.move_one(job.u, tables, after, k, Set::EMPTY, &mut |set| {
                if job.put(i, set) {
                    stale[(job.first + i) / BLOCK].store(true, Relaxed);
                }
                i += 1;
            });
            self.meter.report(i as u64)
        })
    }

    /// Moves a cop from u, the greatest place of those that have not moved, then the others. `from` has the sets for the
    /// cops that have not moved, by where they will stand.
    fn move_one(
        &self,
        u: usize,
        tables: &mut [Vec<Set<W>>],
        from: &[Set<W>],
        left: usize,
        caught: Set<W>,
        out: &mut impl FnMut(Set<W>),
    ) {
        let caught = caught | self.catches[u];
        let steps = &self.chase.steps[u];
        let Some((table, tables)) = tables.split_first_mut().filter(|_| left > 1) else {
            let met = steps.iter().fold(self.all, |met, &v| met & from[v as usize]);
            out(met.minus(&caught));
            return;
        };
        let mut team = [0; MOST];
        let team = &mut team[..left - 1];
        for set in table.iter_mut() {
            let mut more = self.teams.with_one_more(team);
            *set = steps.iter().fold(self.all, |met, &v| met & from[more.number(v)]);
            advance(team);
        }
        for next in 0..=u {
            self.move_one(next, tables, table, left - 1, caught, out);
        }
    }

    /// The turn of the robber: from the sets after it to those before it, in every block that changed.
    fn robber_moves(
        &self,
        before: &[Set<W>],
        after: &mut [Set<W>],
        stale: &[AtomicBool],
    ) -> Result<(), StopReason> {
        let blocks = before.chunks(BLOCK).zip(after.chunks_mut(BLOCK)).enumerate();
        let jobs = blocks.filter(|(i, _)| stale[*i].swap(false, Relaxed)).collect();
        let lanes = || Lanes::new(self.chase.n(), W);
        self.share(jobs, lanes, |lanes: &mut Lanes, (i, (before, after))| {
            self.turn_block(i * BLOCK, before, after, lanes);
            self.meter.report(before.len() as u64)
        })
    }

    fn turn_block(&self, first: usize, before: &[Set<W>], after: &mut [Set<W>], lanes: &mut Lanes) {
        for w in 0..W {
            let mut rows = [0; BLOCK];
            before.iter().zip(&mut rows).for_each(|(set, row)| *row = set.0[w]);
            transpose(&mut rows);
            lanes.won[w * 64..][..64].copy_from_slice(&rows);
        }
        let never = self.place_teams(first, before.len(), lanes);
        lanes.step_back(self.chase, never);
        for w in 0..W {
            let mut rows = [0; BLOCK];
            rows.copy_from_slice(&lanes.won[w * 64..][..64]);
            transpose(&mut rows);
            after.iter_mut().zip(rows).for_each(|(set, row)| set.0[w] = row);
        }
    }

    /// Notes where the teams of a block stand and where the robber wins at once. Returns the teams that the rules do
    /// not allow: with them Bob would win, so that no turn of the cops is better for them.
    fn place_teams(&self, first: usize, count: usize, lanes: &mut Lanes) -> u64 {
        let Chase { cops, vertices, aim, passes, .. } = self.chase;
        lanes.cops.fill(0);
        lanes.seen.fill(0);
        let mut never = 0;
        let mut team = self.teams.team(first, *cops);
        for i in 0..count {
            let bit = 1 << i;
            for &place in team.iter() {
                if !passes {
                    lanes.cops[vertices[place as usize] as usize] |= bit;
                }
                if let Aim::Watch(watched) = aim {
                    watched[place as usize].iter().for_each(|&v| lanes.seen[v as usize] |= bit);
                }
            }
            never |= if self.chase.allows(&team) { 0 } else { bit };
            advance(&mut team);
        }
        match aim {
            Aim::Watch(_) => lanes.seen.iter_mut().for_each(|seen| *seen = !*seen),
            _ => self.goals.iter().for_each(|v| lanes.seen[v] = u64::MAX),
        }
        never
    }

    /// Does jobs on all threads, each with a workspace of its own.
    fn share<J: Send, T>(
        &self,
        jobs: Vec<J>,
        workspace: impl Fn() -> T + Sync,
        work: impl Fn(&mut T, J) -> Result<(), StopReason> + Sync,
    ) -> Result<(), StopReason> {
        let jobs = Mutex::new(jobs.into_iter());
        let next = || jobs.lock().unwrap_or_else(PoisonError::into_inner).next();
        let run = |_| {
            let mut space = workspace();
            while let Some(job) = next() {
                work(&mut space, job)?;
            }
            Ok(())
        };
        on_threads(self.threads, run).into_iter().collect()
    }
}

/// The teams with the same greatest place, which are consecutive.
struct Job<'a, const W: usize> {
    /// Their greatest place.
    u: usize,
    /// The number of the first of them.
    first: usize,
    before: &'a mut [Set<W>],
    /// Their parts of the planes in which the number of the round has a 1.
    planes: Vec<&'a mut [Set<W>]>,
}

impl<const W: usize> Job<'_, W> {
    /// Stores a set, and the round of what has changed; whether anything has.
    fn put(&mut self, i: usize, set: Set<W>) -> bool {
        let changed = Set(std::array::from_fn(|w| self.before[i].0[w] ^ set.0[w]));
        if changed.is_empty() {
            return false;
        }
        self.before[i] = set;
        self.planes.iter_mut().for_each(|plane| plane[i] |= changed);
        true
    }
}

/// Takes so many off the front of a slice.
fn split<'a, T>(rest: &mut &'a mut [T], length: usize) -> &'a mut [T] {
    let (front, back) = std::mem::take(rest).split_at_mut(length);
    *rest = back;
    front
}

/// Sets of sixty-four teams, a word for each vertex.
struct Lanes {
    /// Where Bob wins.
    won: Vec<u64>,
    /// Where cops are in the way.
    cops: Vec<u64>,
    /// Where Bob wins without moving.
    seen: Vec<u64>,
    open: Vec<u64>,
}

impl Lanes {
    fn new(n: usize, words: usize) -> Lanes {
        let blank = || vec![0; n];
        Lanes { won: vec![0; words * 64], cops: blank(), seen: blank(), open: blank() }
    }

    /// From where Bob wins after the robber's turn to where he wins before it. `never` are teams that do not exist.
    fn step_back(&mut self, chase: &Chase, never: u64) {
        let mut left = chase.speed.unwrap_or(u32::MAX);
        let mut grown = true;
        while grown && left > 0 {
            for (open, (won, cops)) in self.open.iter_mut().zip(self.won.iter().zip(&self.cops)) {
                *open = won & !cops;
            }
            grown = false;
            for (ways, won) in chase.ways.iter().zip(&mut self.won) {
                let reached = ways.iter().fold(*won, |reached, &v| reached | self.open[v as usize]);
                grown |= reached != *won;
                *won = reached;
            }
            left -= 1;
        }
        for (won, seen) in self.won.iter_mut().zip(&self.seen) {
            *won |= seen | never;
        }
    }
}
