//! The domination game against a recursion over all plays.

use super::super::naive::{Aim, Naive};
use super::*;
use crate::graph::all_trees::all_trees;
use crate::graph::catalogue::all_graphs;
use crate::graph::classes::{is_cograph, is_forest};
use crate::graph::families::{cycle, induced, path, petersen, random, star, union};

const STEPS: usize = 20_000;

/// Whether Dominator wins as first and as second player.
fn naive(graph: &Graph) -> [bool; 2] {
    let mut game = Naive::new(&closed_neighbourhoods(graph), (1, 1), Aim::MakerBreaker);
    [!game.owns(0, 0, false), !game.owns(0, 0, true)]
}

/// How many of some graphs are decided for each starter.
fn compare(graphs: &[Graph]) -> [usize; 2] {
    let mut decided = [0, 0];
    for graph in graphs {
        let found = domination(graph, STEPS);
        let expected = naive(graph);
        assert!(found.holds(graph, STEPS), "{graph:?} {found:?}");
        for (i, result) in [found.first(), found.second()].into_iter().enumerate() {
            assert!(result.is_none_or(|wins| wins == expected[i]), "{graph:?} {found:?}");
            decided[i] += usize::from(result.is_some());
        }
    }
    decided
}

#[test]
fn all_small_graphs() {
    let graphs: Vec<Graph> = (1..=7).flat_map(all_graphs).collect();
    let decided = compare(&graphs);
    assert!(decided.iter().all(|&count| 10 * count > 9 * graphs.len()), "{decided:?} of {}", graphs.len());
    let exact: Vec<Graph> = graphs.iter().filter(|g| is_cograph(g) || is_forest(g)).cloned().collect();
    assert_eq!(compare(&exact), [exact.len(); 2]);
    let factors = |graph: &&Graph| is_outerplanar(graph) || is_block_graph(graph) || is_interval(graph);
    let by_factors: Vec<Graph> = graphs.iter().filter(factors).cloned().collect();
    assert_eq!(compare(&by_factors)[1], by_factors.len());
}

#[test]
fn all_small_trees() {
    for n in 1..=11 {
        let trees = all_trees(n);
        assert_eq!(compare(&trees), [trees.len(); 2]);
    }
}

#[test]
fn larger_random_graphs() {
    let graphs: Vec<Graph> =
        (0..120).map(|seed| random(10, 150_000_000 + seed % 5 * 60_000_000, seed, 99)).collect();
    let decided = compare(&graphs);
    assert!(decided.iter().all(|&count| 10 * count > 8 * graphs.len()), "{decided:?}");
}

/// A factor is found just where a permutation sends every vertex to a neighbour.
#[test]
fn factors_by_trying_all_permutations() {
    fn try_all(graph: &Graph, v: usize, used: u32) -> bool {
        let free = |u: &&usize| used >> **u & 1 == 0;
        v == graph.n()
            || graph.neighbours(v).iter().filter(free).any(|u| try_all(graph, v + 1, used | 1 << u))
    }
    for graph in (0..=6).flat_map(all_graphs) {
        let all: Vec<usize> = (0..graph.n()).collect();
        match factor(&graph) {
            Ok(parts) => assert!(is_factor(&graph, &all, &parts), "{graph:?} {parts:?}"),
            Err(few) => {
                assert!(!try_all(&graph, 0, 0), "{graph:?}");
                let near = all.iter().filter(|&&u| few.iter().any(|&v| graph.adjacent(u, v))).count();
                assert!(near < few.len(), "{graph:?} {few:?}");
            }
        }
    }
}

#[test]
fn known_graphs() {
    let classes = |graph: &Graph| {
        let found = domination(graph, STEPS);
        (found.first(), found.second())
    };
    assert_eq!(classes(&petersen()), (Some(true), Some(true)));
    assert_eq!(classes(&cycle(1001)), (Some(true), Some(true)));
    assert_eq!(classes(&path(2001)), (Some(true), Some(false)));
    assert_eq!(classes(&star(4)), (Some(true), Some(false)));
    assert_eq!(classes(&union(&star(4), &path(1))), (Some(false), Some(false)));
    assert_eq!(classes(&Graph::default()), (Some(true), Some(true)));
}

#[test]
fn a_changed_reason_fails() {
    let graph = union(&petersen(), &star(3));
    let found = domination(&graph, STEPS);
    assert!(found.holds(&graph, STEPS) && !found.holds(&induced(&graph, &[0, 1, 2, 3]), STEPS));
    let mut fewer = found.clone();
    fewer.parts.pop();
    assert!(!fewer.holds(&graph, STEPS));
    let mut wrong = found;
    wrong.parts[1].second = Some(DominationReason::Factor(vec![vec![10, 11], vec![12, 13]]));
    assert!(!wrong.holds(&graph, STEPS));
}
