//! Loopy nimbers of all vertices of a digraph.

use super::Watch;
use crate::graph::Arcs;
use crate::solve::{Meter, StopReason};
use crate::value::Loopy;

/// The nimber of a vertex that is infinite.
const INFINITE: u32 = u32::MAX;
/// The nimber of a vertex that is not known yet.
const UNKNOWN: u32 = u32::MAX - 1;

/// The loopy nimbers of all vertices (Smith 1966), by the algorithm of Fraenkel and Perl (1975) and Fraenkel and
/// Yesha (1986). Where every walk ends they are nimbers, by the mex rule. The others are found in rounds m = 0, 1,
/// ...: at the beginning of round m a vertex is unknown if it has options of all values below m, and it gets the
/// value m if every option that is unknown or infinite can be answered by a move to m. So m is a nim heap with
/// reversible moves added, and plays of it against the heap *m end. Within a round that is retrograde analysis again,
/// with value m for a loss and a move to it for a win. A vertex that is neither at the end of the round has no option
/// of value m and never will: it is infinite.
///
/// Round m takes time linear in the arcs into vertices that have an option of value m, so that the number of rounds
/// that examine an arc is at most one more than the number of values among the options of its head.
pub fn nimbers(arcs: &Arcs, reversed: &Arcs, meter: &Meter) -> Result<Vec<u32>, StopReason> {
    let mut watch = Watch::new(meter);
    let mut values = vec![UNKNOWN; arcs.n()];
    short(arcs, reversed, &mut values, &mut watch)?;
    let unknown: Vec<u32> = (0..arcs.n() as u32).filter(|&v| values[v as usize] == UNKNOWN).collect();
    if !unknown.is_empty() {
        let mut rounds = Rounds::new(arcs, reversed, values, unknown);
        let mut value = 0;
        while !rounds.unknown.is_empty() {
            rounds.round(value, &mut watch)?;
            value += 1;
        }
        values = rounds.values;
    }
    Ok(values)
}

/// Whether a known nimber is finite.
pub fn is_finite(nimber: u32) -> bool {
    nimber != INFINITE
}

/// The loopy nimber of a vertex whose own nimber and those of its options are known.
pub fn loopy(arcs: &Arcs, nimbers: &[u32], v: usize) -> Loopy {
    match nimbers[v] {
        INFINITE => {
            let options = arcs.from(v).iter().map(|&to| nimbers[to as usize]);
            Loopy::Infinite(options.filter(|&value| value != INFINITE).map(u64::from).collect())
        }
        value => Loopy::Finite(value as u64),
    }
}

/// Nimbers by the mex rule, from the ends upwards.
fn short(arcs: &Arcs, reversed: &Arcs, values: &mut [u32], watch: &mut Watch<'_>) -> Result<(), StopReason> {
    let widest = (0..arcs.n()).map(|v| arcs.from(v).len()).max().unwrap_or(0);
    // The last vertex that has an option of each value: no value is above the number of options.
    let mut seen = vec![u32::MAX; widest + 1];
    for v in arcs.upwards(reversed) {
        let options = arcs.from(v as usize);
        watch.tick(options.len())?;
        options.iter().for_each(|&to| seen[values[to as usize] as usize] = v);
        values[v as usize] = seen.iter().take_while(|&&last| last == v).count() as u32;
    }
    Ok(())
}

/// The state between two rounds.
struct Rounds<'a> {
    reversed: &'a Arcs,
    values: Vec<u32>,
    unknown: Vec<u32>,
    /// For each value the vertices that have it by the mex rule and are options of unknown ones.
    by_mex: Vec<Vec<u32>>,
    /// For each unknown vertex how many options are unknown or infinite and, within a round, not answered.
    open: Vec<u32>,
    /// The last round in which a vertex had a move to the value of that round.
    answered: Vec<u32>,
}

impl<'a> Rounds<'a> {
    fn new(arcs: &'a Arcs, reversed: &'a Arcs, values: Vec<u32>, unknown: Vec<u32>) -> Self {
        let mut by_mex: Vec<Vec<u32>> = Vec::new();
        for v in 0..arcs.n() {
            let value = values[v] as usize;
            let serves = reversed.from(v).iter().any(|&u| values[u as usize] == UNKNOWN);
            if value != UNKNOWN as usize && serves {
                if by_mex.len() <= value {
                    by_mex.resize_with(value + 1, Vec::new);
                }
                by_mex[value].push(v as u32);
            }
        }
        let is_open = |&&to: &&u32| values[to as usize] == UNKNOWN;
        let open = (0..arcs.n()).map(|v| arcs.from(v).iter().filter(is_open).count() as u32).collect();
        let answered = vec![u32::MAX; arcs.n()];
        Rounds { reversed, values, unknown, by_mex, open, answered }
    }

    /// Finds the vertices of this value. Every vertex with a move to a vertex that has this value by the mex rule is
    /// answered before any vertex settles; after that, a vertex that settles has no option of this value and gets
    /// none.
    fn round(&mut self, value: u32, watch: &mut Watch<'_>) -> Result<(), StopReason> {
        let mut found = Found { value, answered: Vec::new(), settled: Vec::new() };
        let by_mex = self.by_mex.get_mut(value as usize).map(std::mem::take).unwrap_or_default();
        for v in by_mex {
            self.answer_moves_to(v, &mut found, watch)?;
        }
        for i in 0..self.unknown.len() {
            self.settle(self.unknown[i], &mut found, watch)?;
        }
        let mut i = 0;
        while i < found.answered.len() {
            let reversed = self.reversed.from(found.answered[i] as usize);
            i += 1;
            watch.tick(reversed.len())?;
            for &v in reversed {
                if self.values[v as usize] == UNKNOWN {
                    self.open[v as usize] -= 1;
                    self.settle(v, &mut found, watch)?;
                }
            }
        }
        self.close(&found, watch)
    }

    /// Notes everything from which a move leads to a vertex of the value of the round.
    fn answer_moves_to(
        &mut self,
        v: u32,
        found: &mut Found,
        watch: &mut Watch<'_>,
    ) -> Result<(), StopReason> {
        let reversed = self.reversed.from(v as usize);
        for &u in reversed {
            let open = matches!(self.values[u as usize], UNKNOWN | INFINITE);
            if open && self.answered[u as usize] != found.value {
                self.answered[u as usize] = found.value;
                found.answered.push(u);
            }
        }
        watch.tick(reversed.len())
    }

    /// Gives an unknown vertex the value of the round if all its open options are answered.
    fn settle(&mut self, v: u32, found: &mut Found, watch: &mut Watch<'_>) -> Result<(), StopReason> {
        if self.open[v as usize] > 0 || self.answered[v as usize] == found.value {
            return Ok(());
        }
        self.values[v as usize] = found.value;
        found.settled.push(v);
        self.answer_moves_to(v, found, watch)
    }

    /// Makes the vertices without an option of this value infinite, and counts open options again: answered ones are
    /// open again, settled ones are not.
    fn close(&mut self, found: &Found, watch: &mut Watch<'_>) -> Result<(), StopReason> {
        for (vertices, change) in [(&found.answered, 1), (&found.settled, u32::MAX)] {
            for &v in vertices {
                let reversed = self.reversed.from(v as usize);
                watch.tick(reversed.len())?;
                for &u in reversed {
                    if self.values[u as usize] == UNKNOWN {
                        self.open[u as usize] = self.open[u as usize].wrapping_add(change);
                    }
                }
            }
        }
        let mut unknown = std::mem::take(&mut self.unknown);
        unknown.retain(|&v| {
            let v = v as usize;
            if self.values[v] == UNKNOWN && self.answered[v] != found.value {
                self.values[v] = INFINITE;
            }
            self.values[v] == UNKNOWN
        });
        self.unknown = unknown;
        Ok(())
    }
}

/// What a round has found so far.
struct Found {
    value: u32,
    /// The vertices that have a move to this value.
    answered: Vec<u32>,
    /// The vertices that have this value.
    settled: Vec<u32>,
}
