//! The Maker-Breaker domination game: Dominator wants to own a dominating set of a graph, and Staller to own a closed
//! neighbourhood.

mod factor;
#[cfg(test)]
mod tests;

pub use factor::{factor, is_factor};

use super::{Hypergraph, Pair, PairingTree, is_pairing, pairing, pairing_opening, pairing_tree};
use crate::graph::Graph;
use crate::graph::classes::{is_block_graph, is_interval, is_outerplanar};
use crate::graph::distance::components;
use crate::graph::families::{complement, induced};

/// The closed neighbourhoods of a graph: the sets that Staller wants to own. Dominator is Breaker on them.
pub fn closed_neighbourhoods(graph: &Graph) -> Hypergraph {
    let around = |v: usize| graph.neighbours(v).iter().copied().chain([v]).collect();
    Hypergraph::new(graph.n(), (0..graph.n()).map(around).collect())
}

/// What is known of who wins the domination game on a graph, and why.
///
/// First, pendant edges are removed: a leaf and its neighbour, if that has at most one more neighbour. Dominator may pair
/// the two; and Staller may at any time claim the neighbour, which forces Dominator to claim the leaf. If Dominator
/// begins with the neighbour u, he only stops the set around its other neighbour w, for which claiming w would have been as
/// good. So the outcome stays the same for both starters (Duchêne, Gledel, Parreau and Renault 2020).
///
/// What is left falls into parts without edges between them. Dominator wins as second player just if he does on every part;
/// as first player just if he does on all but at most one part, and on that one as first player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Domination {
    /// The pendant edges in the order in which they are removed, each with its leaf first.
    pub removed: Vec<Pair>,
    /// The connected parts of the rest.
    pub parts: Vec<DominationPart>,
}

/// A part of a graph, and what decides it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DominationPart {
    /// Its vertices, ascending.
    pub vertices: Vec<usize>,
    /// What decides it where Dominator is first.
    pub first: Option<DominationReason>,
    /// What decides it where Staller is first.
    pub second: Option<DominationReason>,
}

/// Why one of the players wins on a part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DominationReason {
    /// Dominator wins as second player: edges and odd cycles, each in the order of the cycle, cover all vertices once. On an
    /// edge he answers with the other end; on a cycle first with the next vertex, and then there are pairs.
    Factor(Vec<Vec<usize>>),
    /// Dominator wins as second player by pairs of vertices, some of it in every closed neighbourhood.
    Pairs(PairingTree),
    /// Dominator wins as first player: he begins with this vertex and goes on by pairs.
    Opening(usize, PairingTree),
    /// Staller wins as first player on a single vertex.
    Alone,
    /// A vertex is adjacent to all others. If Staller begins, she must claim it; then Dominator is first on the rest, and
    /// whoever wins that wins.
    Universal(usize, Box<Domination>),
    /// A vertex with two leaves, which come after it. If Staller claims it, she threatens both leaves. With one such vertex
    /// she wins as first player, with two as second.
    Leaves(Vec<[usize; 3]>),
    /// Staller wins as first player: in a block graph or an outerplanar graph Dominator needs a factor, and these vertices
    /// have fewer neighbours than they are.
    NoFactor(Vec<usize>),
    /// Staller wins as first player: in an interval graph Dominator needs pairs, and a search has shown that there are none.
    NoPairs,
}

impl Domination {
    /// Whether Dominator wins as first player.
    pub fn first(&self) -> Option<bool> {
        let lost = self.parts.iter().filter(|part| part.second_wins() == Some(false));
        let open = self.parts.iter().filter(|part| part.second_wins().is_none());
        match (lost.clone().count(), open.clone().count()) {
            (0, 0) => Some(true),
            (1, 0) => lost.clone().next().and_then(DominationPart::first_wins),
            (0, 1) => open.clone().next().and_then(DominationPart::first_wins).filter(|wins| *wins),
            (1, _) if lost.clone().all(|part| part.first_wins() == Some(false)) => Some(false),
            (2.., _) => Some(false),
            _ => None,
        }
    }

    /// Whether Dominator wins as second player.
    pub fn second(&self) -> Option<bool> {
        let results = || self.parts.iter().map(DominationPart::second_wins);
        match () {
            _ if results().any(|wins| wins == Some(false)) => Some(false),
            _ => results().all(|wins| wins == Some(true)).then_some(true),
        }
    }

    /// Checks all reasons from their definitions. `steps` bounds the search that repeats the proof that there are no pairs.
    pub fn holds(&self, graph: &Graph, steps: usize) -> bool {
        self.holds_on(graph, &(0..graph.n()).collect::<Vec<_>>(), steps)
    }

    fn holds_on(&self, graph: &Graph, vertices: &[usize], steps: usize) -> bool {
        let mut present = vec![false; graph.n()];
        vertices.iter().for_each(|&v| present[v] = true);
        for &(leaf, support) in &self.removed {
            if leaf >= graph.n() || support >= graph.n() || !present[leaf] || !present[support] {
                return false;
            }
            let around = |v: usize| graph.neighbours(v).iter().filter(|&&u| present[u]).count();
            if !graph.adjacent(leaf, support) || around(leaf) != 1 || around(support) > 2 {
                return false;
            }
            (present[leaf], present[support]) = (false, false);
        }
        let mut part_of = vec![None; graph.n()];
        for (i, part) in self.parts.iter().enumerate() {
            for &v in &part.vertices {
                if !present.get_mut(v).is_some_and(std::mem::take) {
                    return false;
                }
                part_of[v] = Some(i);
            }
        }
        let apart = |&(u, v): &(usize, usize)| {
            part_of[u] == part_of[v] || part_of[u].is_none() || part_of[v].is_none()
        };
        !present.contains(&true)
            && graph.simple_edges().iter().all(apart)
            && self.parts.iter().all(|part| part.holds(graph, steps))
    }
}

impl DominationPart {
    /// Whether Dominator wins as first player: also if he wins as second.
    fn first_wins(&self) -> Option<bool> {
        let second = self.second_wins().filter(|wins| *wins);
        self.first.as_ref().and_then(DominationReason::dominator_wins).or(second)
    }

    fn second_wins(&self) -> Option<bool> {
        let first = self.first.as_ref().and_then(DominationReason::dominator_wins).filter(|wins| !*wins);
        self.second.as_ref().and_then(DominationReason::dominator_wins).or(first)
    }

    fn holds(&self, graph: &Graph, steps: usize) -> bool {
        let mut names = vec![None; graph.n()];
        self.vertices.iter().enumerate().for_each(|(i, &v)| names[v] = Some(i));
        let around = |&v: &usize| {
            let inside = graph.neighbours(v).iter().copied().filter(|&u| names[u].is_some());
            inside.chain([v]).collect::<Vec<usize>>()
        };
        let family = Hypergraph::new(graph.n(), self.vertices.iter().map(around).collect());
        let check = |reason: &DominationReason| reason.holds(graph, &self.vertices, &family, steps);
        let first = self.first.as_ref().is_none_or(|reason| reason.is_for_first() && check(reason));
        first && self.second.as_ref().is_none_or(|reason| reason.is_for_second() && check(reason))
    }
}

impl DominationReason {
    /// Who wins by this; `None` if what is left is open.
    pub fn dominator_wins(&self) -> Option<bool> {
        match self {
            DominationReason::Factor(_) | DominationReason::Pairs(_) | DominationReason::Opening(..) => {
                Some(true)
            }
            DominationReason::Universal(_, rest) => rest.first(),
            _ => Some(false),
        }
    }

    fn is_for_first(&self) -> bool {
        match self {
            DominationReason::Factor(_) | DominationReason::Pairs(_) | DominationReason::Opening(..) => true,
            DominationReason::Leaves(found) => found.len() >= 2,
            _ => false,
        }
    }

    fn is_for_second(&self) -> bool {
        !matches!(self, DominationReason::Opening(..))
    }

    fn holds(&self, graph: &Graph, vertices: &[usize], family: &Hypergraph, steps: usize) -> bool {
        let part = || induced(graph, vertices);
        match self {
            DominationReason::Factor(parts) => is_factor(graph, vertices, parts),
            DominationReason::Pairs(tree) => tree.holds(&family.residual(&[], &[])),
            DominationReason::Opening(v, tree) => {
                vertices.contains(v) && tree.holds(&family.residual(&[], &[*v]))
            }
            DominationReason::Alone => vertices.len() == 1,
            DominationReason::Universal(u, rest) => {
                let others: Vec<usize> = vertices.iter().copied().filter(|v| v != u).collect();
                others.len() + 1 == vertices.len()
                    && !others.is_empty()
                    && others.iter().all(|&v| graph.adjacent(*u, v))
                    && rest.holds_on(graph, &others, steps)
            }
            DominationReason::Leaves(found) => {
                let is_leaf =
                    |v: usize, u: usize| family.sets().iter().any(|set| *set == sorted(u, v)) && u != v;
                let mut supports: Vec<usize> = found.iter().map(|triple| triple[0]).collect();
                supports.sort_unstable();
                supports.dedup();
                let two = |&[u, v, w]: &[usize; 3]| {
                    v != w && is_leaf(v, u) && is_leaf(w, u) && vertices.contains(&v) && vertices.contains(&w)
                };
                !found.is_empty()
                    && supports.len() == found.len()
                    && vertices.len() > 2
                    && found.iter().all(two)
            }
            DominationReason::NoFactor(few) => {
                let mut distinct = few.clone();
                distinct.sort_unstable();
                distinct.dedup();
                let is_near = |u: &&usize| few.iter().any(|&v| graph.adjacent(v, **u));
                distinct.iter().all(|v| vertices.contains(v))
                    && vertices.iter().filter(is_near).count() < distinct.len()
                    && (is_outerplanar(&part()) || is_block_graph(&part()))
            }
            DominationReason::NoPairs => is_interval(&part()) && pairing(family, steps) == Ok(None),
        }
    }
}

fn sorted(u: usize, v: usize) -> Vec<usize> {
    vec![u.min(v), u.max(v)]
}

/// What theorems tell of the domination game on a graph; searches for pairs take at most `steps` steps each.
///
/// Beyond pendant edges and parts (see [`Domination`]) and the reasons of [`DominationReason`]: in a join of two graphs with
/// two vertices each, a pair on either side dominates. Hence trees and cographs are decided for both starters: when
/// nothing pendant is left, a tree is a single vertex, a star, or has two vertices with two leaves each; and a
/// connected cograph is such a join or has a universal vertex (Duchêne, Gledel, Parreau and Renault 2020). For Staller as
/// first player outerplanar graphs and block graphs are decided by factors (Bagan, Duchêne, Gledel, Lehtilä and Parreau
/// 2024), and interval graphs by pairs (Gledel 2019) if the search ends. Regular graphs have a factor.
pub fn domination(graph: &Graph, steps: usize) -> Domination {
    domination_on(graph, (0..graph.n()).collect(), steps)
}

fn domination_on(graph: &Graph, vertices: Vec<usize>, steps: usize) -> Domination {
    let (removed, rest) = without_pendant_edges(graph, vertices);
    let left = induced(graph, &rest);
    let part = |component: Vec<usize>| part(graph, component.into_iter().map(|i| rest[i]).collect(), steps);
    Domination { removed, parts: components(&left).into_iter().map(part).collect() }
}

/// Removes a leaf with its neighbour while that has at most one more neighbour.
fn without_pendant_edges(graph: &Graph, vertices: Vec<usize>) -> (Vec<Pair>, Vec<usize>) {
    let mut present = vec![false; graph.n()];
    vertices.iter().for_each(|&v| present[v] = true);
    let around = |v: usize, present: &[bool]| -> Vec<usize> {
        graph.neighbours(v).iter().copied().filter(|&u| present[u]).collect()
    };
    let mut removed = Vec::new();
    let mut queue = vertices.clone();
    while let Some(leaf) = queue.pop() {
        let near = around(leaf, &present);
        if !present[leaf] || near.len() != 1 || around(near[0], &present).len() > 2 {
            continue;
        }
        removed.push((leaf, near[0]));
        (present[leaf], present[near[0]]) = (false, false);
        // The other neighbour, and a leaf beside it, may be pendant now.
        for u in around(near[0], &present) {
            queue.push(u);
            queue.extend(around(u, &present));
        }
    }
    (removed, vertices.into_iter().filter(|&v| present[v]).collect())
}

/// Decides a connected part without pendant edges, as far as the theorems go.
fn part(graph: &Graph, vertices: Vec<usize>, steps: usize) -> DominationPart {
    let small = induced(graph, &vertices);
    let family = closed_neighbourhoods(&small);
    let n = vertices.len();
    let mut part = DominationPart { vertices, first: None, second: None };
    let opening = |v: usize| DominationReason::Opening(v, PairingTree::Pairs(Vec::new()));
    if n == 1 {
        part.first = Some(opening(part.vertices[0]));
        part.second = Some(DominationReason::Alone);
    } else if let Some(centre) = (0..n).find(|&v| small.degree(v) == n - 1) {
        let centre = part.vertices[centre];
        let others = part.vertices.iter().copied().filter(|&v| v != centre).collect();
        let rest = domination_on(graph, others, steps);
        part.first = Some(opening(centre));
        part.second = Some(DominationReason::Universal(centre, Box::new(rest)));
    } else {
        part.second = second(&small, &family, steps).map(|reason| named(reason, &part.vertices));
        part.first = match &part.second {
            Some(reason) if reason.is_for_first() => Some(reason.clone()),
            _ => first(&family, steps).map(|reason| named(reason, &part.vertices)),
        };
    }
    part
}

/// Dominator as first player: pairs after a vertex, also after one more answer.
fn first(family: &Hypergraph, steps: usize) -> Option<DominationReason> {
    let found = pairing_opening(family, 1, steps).ok().flatten();
    found.map(|(v, tree)| DominationReason::Opening(v, tree))
}

/// Dominator as second player, on a connected graph without a universal vertex.
fn second(graph: &Graph, family: &Hypergraph, steps: usize) -> Option<DominationReason> {
    let leaves = double_leaves(graph);
    if !leaves.is_empty() {
        return Some(DominationReason::Leaves(leaves));
    }
    let sides = components(&complement(graph));
    if let [one, two, ..] = sides.as_slice() {
        let pairs = vec![(one[0], one[1]), (two[0], two[1])];
        debug_assert!(is_pairing(family, &pairs));
        return Some(DominationReason::Pairs(PairingTree::Pairs(pairs)));
    }
    match factor(graph) {
        Ok(parts) => return Some(DominationReason::Factor(parts)),
        Err(few) if is_outerplanar(graph) || is_block_graph(graph) => {
            return Some(DominationReason::NoFactor(few));
        }
        Err(_) => {}
    }
    match pairing(family, steps) {
        Ok(Some(pairs)) => Some(DominationReason::Pairs(PairingTree::Pairs(pairs))),
        Ok(None) if is_interval(graph) => Some(DominationReason::NoPairs),
        _ => pairing_tree(family, 1, steps).ok().flatten().map(DominationReason::Pairs),
    }
}

/// The vertices with at least two leaves, with two of them; two such vertices are enough.
fn double_leaves(graph: &Graph) -> Vec<[usize; 3]> {
    let two = |u: usize| {
        let mut leaves = graph.neighbours(u).iter().copied().filter(|&v| graph.degree(v) == 1);
        Some([u, leaves.next()?, leaves.next()?])
    };
    (0..graph.n()).filter_map(two).take(2).collect()
}

/// A reason in the numbers of the whole graph.
fn named(reason: DominationReason, names: &[usize]) -> DominationReason {
    let list = |list: Vec<usize>| list.into_iter().map(|v| names[v]).collect();
    match reason {
        DominationReason::Factor(parts) => DominationReason::Factor(parts.into_iter().map(list).collect()),
        DominationReason::Pairs(tree) => DominationReason::Pairs(tree.renamed(names)),
        DominationReason::Opening(v, tree) => DominationReason::Opening(names[v], tree.renamed(names)),
        DominationReason::Leaves(found) => {
            DominationReason::Leaves(found.into_iter().map(|triple| triple.map(|v| names[v])).collect())
        }
        DominationReason::NoFactor(few) => DominationReason::NoFactor(list(few)),
        other => other,
    }
}
