//! Hunts: how soon shots catch an unseen rabbit, from every set of vertices where it may be.

use super::{Meter, StopReason};
use crate::graph::Set;
use crate::rules::Hunt;
use std::collections::HashSet;

/// What is known about a hunt so far; questions that need more continue the search.
pub struct Hunted(Box<dyn Search>);

/// The shots of each turn.
pub type Shots = Vec<Vec<u32>>;

trait Search: Send {
    fn shots(&mut self, places: &[u32], meter: &Meter) -> Result<Option<Shots>, StopReason>;
    fn turns(&mut self, places: &[u32], meter: &Meter) -> Result<Option<u32>, StopReason>;
}

impl Hunted {
    pub fn new(hunt: &Hunt) -> Hunted {
        match hunt.ways.len() {
            0..=64 => Hunted(Box::new(Cores::<1>::new(hunt))),
            65..=128 => Hunted(Box::new(Cores::<2>::new(hunt))),
            _ => Hunted(Box::new(Cores::<16>::new(hunt))),
        }
    }

    /// After how many turns a rabbit at one of these places is caught, if it is.
    pub fn turns(&mut self, places: &[u32], meter: &Meter) -> Result<Option<u32>, StopReason> {
        self.0.turns(places, meter)
    }

    /// Shots that catch a rabbit at one of these places as soon as possible, if it is caught.
    pub fn shots(&mut self, places: &[u32], meter: &Meter) -> Result<Option<Shots>, StopReason> {
        self.0.shots(places, meter)
    }
}

/// Backward search over sets of places. A rabbit in the set S is caught within t + 1 turns exactly if after some shots X every
/// move leads into a set from which it is caught within t turns. Call C a core of level t + 1 if all moves from C lead
/// into D ∪ X, with D a core of level t and X any k shots, and let the vertices without moves be the core of level 1; then S is
/// caught within t turns exactly if some core of a level up to t misses at most k vertices of S, at which one shoots
/// first. Given D and X the largest core is best, and a core within another of no later level adds nothing. So one search
/// upwards answers for all sets, and where the hunters win it grows towards the set of all vertices.
struct Cores<const W: usize> {
    shots: usize,
    /// For each vertex those to which the rabbit moves.
    ways: Vec<Set<W>>,
    cores: Vec<Core<W>>,
    /// Where each level begins.
    levels: Vec<usize>,
    /// The cores within no other.
    largest: Vec<Set<W>>,
    complete: bool,
}

struct Core<const W: usize> {
    set: Set<W>,
    /// The core of the level below into which it leads.
    below: usize,
}

impl<const W: usize> Cores<W> {
    fn new(hunt: &Hunt) -> Cores<W> {
        let set = |list: &Vec<u32>| list.iter().map(|&v| v as usize).collect();
        let ways: Vec<Set<W>> = hunt.ways.iter().map(set).collect();
        let first = core(&ways, &Set::EMPTY);
        Cores {
            shots: hunt.shots,
            ways,
            cores: vec![Core { set: first, below: 0 }],
            levels: vec![0],
            largest: vec![first],
            complete: false,
        }
    }

    /// The first core that misses at most k vertices of a set, and its level; levels are added until there is one.
    fn find(&mut self, places: &Set<W>, meter: &Meter) -> Result<Option<(usize, usize)>, StopReason> {
        let mut from = 0;
        loop {
            let fits = |core: &Core<W>| places.minus(&core.set).len() <= self.shots;
            if let Some(i) = self.cores[from..].iter().position(fits) {
                let level = self.levels.partition_point(|&begin| begin <= from + i);
                return Ok(Some((from + i, level)));
            }
            if self.complete {
                return Ok(None);
            }
            from = self.cores.len();
            self.add_level(meter)?;
        }
    }

    /// Adds the cores of the next level that no core contains.
    fn add_level(&mut self, meter: &Meter) -> Result<(), StopReason> {
        let mut found = Found { seen: HashSet::new(), cores: Vec::new() };
        let last = self.levels[self.levels.len() - 1];
        for below in last..self.cores.len() {
            let useful: Vec<usize> = self.useful(&self.cores[below].set).iter().collect();
            self.aim(below, self.cores[below].set, &useful, self.shots, &mut found, meter)?;
        }
        found.cores.sort_by_key(|core| std::cmp::Reverse(core.set.len()));
        self.levels.push(self.cores.len());
        for (i, core) in found.cores.into_iter().enumerate() {
            if (i as u64).is_multiple_of(Meter::BATCH) {
                meter.report(0)?;
            }
            if !self.largest.iter().rev().any(|set| core.set.is_subset(set)) {
                self.largest.retain(|set| !set.is_subset(&core.set));
                self.largest.push(core.set);
                self.cores.push(core);
            }
        }
        self.complete = self.levels[self.levels.len() - 1] == self.cores.len();
        Ok(())
    }

    /// Shots at these vertices, and at others for want of more to hit: every turn has the same number.
    fn filled(&self, needed: Set<W>) -> Vec<u32> {
        let others = (0..self.ways.len()).filter(|&v| !needed.contains(v));
        let mut aims: Vec<u32> = needed.iter().chain(others).take(self.shots).map(|v| v as u32).collect();
        aims.sort_unstable();
        aims
    }

    /// The vertices at which shots help: those that, with others, keep some vertex from being in the next core.
    fn useful(&self, set: &Set<W>) -> Set<W> {
        let missing = self.ways.iter().map(|ways| ways.minus(set));
        missing.filter(|missing| missing.len() <= self.shots).fold(Set::EMPTY, |all, missing| all | missing)
    }

    /// All ways to shoot at `left` of these vertices, or at all if there are fewer.
    fn aim(
        &self,
        below: usize,
        covered: Set<W>,
        useful: &[usize],
        left: usize,
        found: &mut Found<W>,
        meter: &Meter,
    ) -> Result<(), StopReason> {
        if left == 0 || useful.len() <= left {
            let covered = useful.iter().take(left).fold(covered, |covered, &v| covered.with(v));
            return found.add(Core { set: core(&self.ways, &covered), below }, self.cores.len(), meter);
        }
        self.aim(below, covered.with(useful[0]), &useful[1..], left - 1, found, meter)?;
        self.aim(below, covered, &useful[1..], left, found, meter)
    }
}

/// The vertices from which every move leads into a set.
fn core<const W: usize>(ways: &[Set<W>], set: &Set<W>) -> Set<W> {
    (0..ways.len()).filter(|&v| ways[v].is_subset(set)).collect()
}

/// The cores of a new level.
struct Found<const W: usize> {
    seen: HashSet<Set<W>>,
    cores: Vec<Core<W>>,
}

impl<const W: usize> Found<W> {
    fn add(&mut self, core: Core<W>, known: usize, meter: &Meter) -> Result<(), StopReason> {
        if !self.seen.insert(core.set) {
            return Ok(());
        }
        self.cores.push(core);
        // Each new core is kept in a list and in a hash set, which may be half empty; each known one in two lists.
        let bytes = (3 * self.cores.len() + 2 * known) * size_of::<Core<W>>();
        if (self.cores.len() as u64).is_multiple_of(Meter::BATCH) {
            meter.report(Meter::BATCH)?;
            if bytes > meter.memory() {
                meter.stop(StopReason::Memory);
                return Err(StopReason::Memory);
            }
        }
        Ok(())
    }
}

impl<const W: usize> Search for Cores<W> {
    fn turns(&mut self, places: &[u32], meter: &Meter) -> Result<Option<u32>, StopReason> {
        let places = places.iter().map(|&v| v as usize).collect();
        Ok(self.find(&places, meter)?.map(|(_, level)| level as u32))
    }

    fn shots(&mut self, places: &[u32], meter: &Meter) -> Result<Option<Shots>, StopReason> {
        let mut places: Set<W> = places.iter().map(|&v| v as usize).collect();
        let Some((mut at, level)) = self.find(&places, meter)? else { return Ok(None) };
        let mut shots = Vec::new();
        for _ in 0..level {
            let Core { set, below } = self.cores[at];
            shots.push(self.filled(places.minus(&set)));
            let left = (places & set).iter();
            (places, at) = (left.fold(Set::EMPTY, |next, v| next | self.ways[v]), below);
        }
        Ok(Some(shots))
    }
}
