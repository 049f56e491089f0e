//! Questions about the convexity of a graph: intervals and hulls of sets, minimal hull sets, convexable graphs.

use super::{Error, Options, Question, Wants};
use crate::games::{Convexity, Intervals, Problem};
use crate::graph::classes::{is_chordal, simplicial_vertices};
use crate::graph::{Graph, Set};
use crate::rules::{Player, Verdict};
use crate::solve::{Meter, StopReason, with_large_stack};
use serde::Serialize;

/// What is known of a graph and a convexity, and of a set of its vertices.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[non_exhaustive]
pub struct ConvexityAnswer {
    /// Which paths make an interval.
    pub convexity: &'static str,
    /// The vertices whose neighbours are pairwise adjacent; they are in every hull set of a geodesic or monophonic convexity.
    /// None for directed graphs.
    pub simplicial: Option<Vec<usize>>,
    /// The set that was asked about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub set: Option<SetAnswer>,
    /// The sets whose hull is everything while no proper subset has that property, as far as they were listed.
    pub minimal_hull_sets: Vec<Vec<usize>>,
    /// Whether these are all of them.
    pub all_hull_sets: bool,
    /// Whether Alice can force every vertex to be chosen when the chosen set must stay convex; none if that was not found out.
    pub convexable: Option<bool>,
}

/// The interval and the hull of a set.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[non_exhaustive]
pub struct SetAnswer {
    /// The set S.
    pub vertices: Vec<usize>,
    /// I(S): S and every vertex on a path between two of its vertices.
    pub interval: Vec<usize>,
    /// The least convex set that contains S.
    pub hull: Vec<usize>,
    /// Whether I(S) is S.
    pub convex: bool,
}

/// At most so many hull sets are listed.
const MOST_SETS: usize = 100;

/// Answers the questions about a graph, and about a set of its vertices if one is given. The convexity is named as in problem
/// texts.
///
/// ```
/// use grundy::ask::{Options, convexity};
/// use grundy::graph::families::cycle;
///
/// let answer = convexity(&cycle(4), "geodesic", Some(&[0, 2]), &Options::default()).unwrap();
/// assert_eq!(answer.set.unwrap().interval, [0, 1, 2, 3]);
/// assert_eq!(answer.minimal_hull_sets, [[0, 2], [1, 3]]);
/// assert_eq!(answer.convexable, Some(false));
/// ```
pub fn convexity(
    graph: &Graph,
    convexity: &str,
    set: Option<&[usize]>,
    options: &Options,
) -> Result<ConvexityAnswer, Error> {
    let unknown = || {
        words!(
            "'{convexity}': expected geodesic, monophonic, p3 or p3-induced",
            "'{convexity}': esperava-se geodesic, monophonic, p3 ou p3-induced"
        )
    };
    let kind = Convexity::from_id(convexity).ok_or_else(|| Error::new(0, unknown()))?;
    let n = graph.n();
    if n > Intervals::<1>::MOST_VERTICES {
        let most = Intervals::<1>::MOST_VERTICES;
        return Err(Error::new(
            0,
            words!(
                "{n} vertices; intervals are computed up to {most}",
                "{n} vértices; os intervalos são calculados até {most}"
            ),
        ));
    }
    if let Some(v) = set.unwrap_or_default().iter().find(|&&v| v >= n) {
        return Err(Error::new(
            0,
            words!(
                "vertex {v} is not in the graph: it has {n} vertices, from 0 on",
                "o vértice {v} não está no grafo, que tem {n} vértices, a partir de 0"
            ),
        ));
    }
    let intervals = match kind {
        Convexity::Monophonic => Intervals::monophonic(graph).map_err(|message| Error::new(0, message))?,
        other => Intervals::of(graph, other),
    };
    let (minimal_hull_sets, all_hull_sets) = hull_sets(&intervals, options);
    Ok(ConvexityAnswer {
        convexity: kind.id(),
        simplicial: (!graph.is_directed()).then(|| simplicial_vertices(graph)),
        set: set.map(|set| about(&intervals, set)),
        minimal_hull_sets,
        all_hull_sets,
        convexable: convexable(graph, kind, options),
    })
}

fn about(intervals: &Intervals<16>, set: &[usize]) -> SetAnswer {
    let set: Set<16> = set.iter().copied().collect();
    let list = |set: Set<16>| set.iter().collect();
    let interval = intervals.interval(&set);
    SetAnswer {
        vertices: list(set),
        interval: list(interval),
        hull: list(intervals.hull(&set)),
        convex: interval == set,
    }
}

/// The minimal hull sets by size, and whether these are all.
fn hull_sets(intervals: &Intervals<16>, options: &Options) -> (Vec<Vec<usize>>, bool) {
    let meter = Meter::new(options.limits.clone());
    let everything = intervals.everything();
    let mut search = HullSets { intervals, everything, found: Vec::new(), meter: &meter };
    let finished = with_large_stack(|| search.extend(Set::EMPTY, Set::EMPTY, everything)).is_ok();
    let mut sets: Vec<Vec<usize>> = search.found.iter().map(|set| set.iter().collect()).collect();
    sets.sort_by(|a, b| (a.len(), a).cmp(&(b.len(), b)));
    (sets, finished)
}

/// Lists the minimal hull sets. A hull set is in no convex set but the whole: for a maximal one that contains what is
/// chosen, it has a vertex outside. The first such vertex is chosen, and those before it are not allowed any more, so that
/// every minimal hull set is met once. A set that is met is minimal if each of its vertices is needed.
struct HullSets<'a> {
    intervals: &'a Intervals<16>,
    everything: Set<16>,
    found: Vec<Set<16>>,
    meter: &'a Meter,
}

impl HullSets<'_> {
    fn extend(&mut self, chosen: Set<16>, hull: Set<16>, mut allowed: Set<16>) -> Result<(), StopReason> {
        self.meter.report(1)?;
        if hull == self.everything {
            if chosen.iter().all(|v| self.intervals.hull(&chosen.without(v)) != self.everything) {
                self.found.push(chosen);
            }
            return if self.found.len() > MOST_SETS { Err(StopReason::Size) } else { Ok(()) };
        }
        if self.intervals.hull(&(chosen | allowed)) != self.everything {
            return Ok(());
        }
        let larger = |largest: Set<16>, v: usize| {
            let with = self.intervals.hull_with(&largest, v);
            if with == self.everything { largest } else { with }
        };
        let largest = self.everything.iter().fold(hull, larger);
        for v in allowed.minus(&largest).iter() {
            allowed.remove(v);
            self.extend(chosen.with(v), self.intervals.hull_with(&hull, v), allowed)?;
        }
        Ok(())
    }
}

/// Whether all vertices get chosen in the convex set game, in which Alice wants many (Brosse et al. 2025; book 6.5). Every
/// graph that is convexable in the geodesic convexity is chordal.
fn convexable(graph: &Graph, kind: Convexity, options: &Options) -> Option<bool> {
    if kind == Convexity::Geodesic && !graph.is_directed() && !is_chordal(graph) && options.theorems {
        return Some(false);
    }
    let draft = Problem::of("convex-set").ok()?.key("convexity", kind.id()).ok()?;
    let problem = draft.key("at-least", graph.n()).ok()?.on(graph.clone()).ok()?;
    let wants = Some(Wants { winner: true, ..Wants::default() });
    let answer = Question::from(problem).solve(&Options { wants, ..options.clone() }).ok()?;
    answer.winner.map(|winner| winner == Verdict::Win(Player::Alice))
}
