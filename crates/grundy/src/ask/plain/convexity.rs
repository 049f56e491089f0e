//! Numbers of intervals and hulls: gn, hn, gp.

use super::{Argument, Known, SEARCH};
use crate::games::{Convexity, Intervals};
use crate::graph::{Graph, Set};
use crate::solve::{Meter, StopReason};

/// gn: the least number of vertices whose interval is everything.
pub fn geodetic(argument: &Argument, meter: &Meter) -> Known {
    on_intervals(argument, meter, Asked::Geodetic)
}

/// hn: the least number of vertices whose hull is everything.
pub fn hull(argument: &Argument, meter: &Meter) -> Known {
    on_intervals(argument, meter, Asked::Hull)
}

/// gp: the most vertices of which no three have one in the interval of the other two.
pub fn general_position(argument: &Argument, meter: &Meter) -> Known {
    on_intervals(argument, meter, Asked::GeneralPosition)
}

#[derive(Clone, Copy)]
enum Asked {
    Geodetic,
    Hull,
    GeneralPosition,
}

/// Finds the intervals, in sets that are as narrow as possible.
fn on_intervals(argument: &Argument, meter: &Meter, asked: Asked) -> Known {
    let graph = &argument.graph;
    let too_large = Known::stopped(graph.n().min(1), Some(graph.n() as u64), StopReason::Size);
    if graph.n() > Intervals::<1>::MOST_VERTICES {
        return too_large;
    }
    let wide = match argument.convexity() {
        Convexity::Monophonic => match Intervals::monophonic(graph) {
            Ok(intervals) => intervals,
            Err(_) => return too_large,
        },
        other if graph.n() <= 64 => return find(graph, Intervals::<1>::of(graph, other), meter, asked),
        other => Intervals::of(graph, other),
    };
    match graph.n() {
        0..=64 => find(graph, wide.narrowed::<1>(), meter, asked),
        _ => find(graph, wide, meter, asked),
    }
}

fn find<const W: usize>(graph: &Graph, intervals: Intervals<W>, meter: &Meter, asked: Asked) -> Known {
    let everything = intervals.everything();
    let search = Search { n: graph.n(), intervals, everything, meter };
    match asked {
        Asked::Geodetic => search.geodetic(),
        Asked::Hull => search.hull(),
        Asked::GeneralPosition => search.general_position(),
    }
}

struct Search<'a, const W: usize> {
    n: usize,
    intervals: Intervals<W>,
    everything: Set<W>,
    meter: &'a Meter,
}

impl<const W: usize> Search<'_, W> {
    /// The least size for which a search says yes. All vertices together are always enough.
    fn least_size(&self, from: usize, enough: impl Fn(usize) -> Result<bool, StopReason>) -> Known {
        for size in from..self.n {
            match enough(size) {
                Ok(true) => return Known::exactly(size, SEARCH),
                Ok(false) => {}
                Err(reason) => return Known::stopped(size, Some(self.n as u64), reason),
            }
        }
        Known::exactly(self.n, SEARCH)
    }

    /// By iterative deepening. Vertices that lie between no two others are in every solution.
    fn geodetic(&self) -> Known {
        let covers = Covers::new(self);
        let forced: Set<W> = (0..self.n).filter(|&w| covers.pairs[w].iter().all(Set::is_empty)).collect();
        let interval = self.intervals.interval(&forced);
        self.least_size(forced.len().max(self.n.min(1)), |size| {
            let left = size - forced.len();
            covers.extend(self, forced, interval, self.everything.minus(&forced), left)
        })
    }

    fn hull(&self) -> Known {
        self.least_size(self.n.min(1), |size| self.spans(Set::EMPTY, self.everything, size))
    }

    /// Whether some of the allowed vertices, at most `left` of them, make a convex set span everything. A solution is in no
    /// convex set but the whole: for a maximal one that contains the given set, some vertex outside of it is needed. Each of
    /// them is tried, and not again after that.
    fn spans(&self, convex: Set<W>, mut allowed: Set<W>, left: usize) -> Result<bool, StopReason> {
        self.meter.report(1)?;
        if convex == self.everything {
            return Ok(true);
        }
        if left == 0 {
            return Ok(false);
        }
        let mut largest = convex;
        for v in self.everything.iter() {
            let larger = self.intervals.hull_with(&largest, v);
            if larger != self.everything {
                largest = larger;
            }
        }
        for v in allowed.minus(&largest).iter() {
            if self.spans(self.intervals.hull_with(&convex, v), allowed, left - 1)? {
                return Ok(true);
            }
            allowed.remove(v);
        }
        Ok(false)
    }

    /// By branch and bound: subsets of a set in general position are in general position too.
    fn general_position(&self) -> Known {
        let mut best = 0;
        match self.grow(Set::EMPTY, self.everything, &mut best) {
            Ok(()) => Known::exactly(best, SEARCH),
            Err(reason) => Known::stopped(best, Some(self.n as u64), reason),
        }
    }

    /// Adds candidates, each of which fits to the chosen vertices.
    fn grow(&self, chosen: Set<W>, mut candidates: Set<W>, best: &mut usize) -> Result<(), StopReason> {
        self.meter.report(1)?;
        *best = chosen.len().max(*best);
        while let Some(v) = candidates.first() {
            if chosen.len() + candidates.len() <= *best {
                break;
            }
            candidates.remove(v);
            let fits = |x: usize| chosen.iter().all(|u| self.is_general(u, v, x));
            let rest: Set<W> = candidates.iter().filter(|&x| fits(x)).collect();
            self.grow(chosen.with(v), rest, best)?;
        }
        Ok(())
    }

    /// Whether none of three vertices is in the interval of the other two.
    fn is_general(&self, u: usize, v: usize, x: usize) -> bool {
        let between = |u: usize, v: usize, x: usize| self.intervals.between(u, v).contains(x);
        !between(u, v, x) && !between(v, x, u) && !between(u, x, v)
    }
}

/// Which pairs of vertices cover a vertex.
struct Covers<const W: usize> {
    /// For each vertex w and each vertex x other than w: the vertices y other than w such that w is between x and y.
    pairs: Vec<Vec<Set<W>>>,
}

impl<const W: usize> Covers<W> {
    fn new(search: &Search<'_, W>) -> Covers<W> {
        let n = search.n;
        let partners = |w: usize, x: usize| -> Set<W> {
            let covers = |&y: &usize| y != w && search.intervals.between(x, y).contains(w);
            if x == w { Set::EMPTY } else { (0..n).filter(covers).collect() }
        };
        Covers { pairs: (0..n).map(|w| (0..n).map(|x| partners(w, x)).collect()).collect() }
    }

    /// Whether at most `left` of the allowed vertices, together with the chosen ones, cover everything. A vertex w that is
    /// not covered must be chosen, or a vertex that is one of a pair around w: the vertex with the fewest such candidates is
    /// taken, and each of them is tried, and not again after that.
    fn extend(
        &self,
        search: &Search<'_, W>,
        chosen: Set<W>,
        interval: Set<W>,
        mut allowed: Set<W>,
        left: usize,
    ) -> Result<bool, StopReason> {
        search.meter.report(1)?;
        let open = search.everything.minus(&interval);
        let candidates = |w: usize| -> Set<W> {
            let partners = if left == 1 { chosen } else { chosen | allowed };
            let helps = |&x: &usize| x == w || self.pairs[w][x].meets(&partners);
            allowed.iter().filter(helps).collect()
        };
        let Some(fewest) = open.iter().map(candidates).min_by_key(Set::len) else { return Ok(true) };
        if left == 0 {
            return Ok(false);
        }
        for v in fewest.iter() {
            let interval = search.intervals.interval_with(&chosen, &interval, v);
            if self.extend(search, chosen.with(v), interval, allowed, left - 1)? {
                return Ok(true);
            }
            allowed.remove(v);
        }
        Ok(false)
    }
}
