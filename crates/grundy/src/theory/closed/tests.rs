//! Against plain recursion.

use super::super::naive::{ask, check, problem, starts};
use crate::graph::Graph;
use crate::graph::catalogue::all_graphs;
use crate::graph::classes::{is_block_graph, is_forest, is_tree};
use crate::graph::families::{caterpillar, cycle, empty, path, star, tree, union};
use crate::rules::{Convention, mix};

const THEOREM: &str = "closed-games-by-blocks";

#[test]
fn all_small_graphs() {
    let mut settled = 0;
    for n in 0..=6 {
        for graph in all_graphs(n) {
            for start in starts(n) {
                for id in ["closed-interval", "closed-hull"] {
                    for convexity in ["geodesic", "monophonic"] {
                        settled += check(THEOREM, id, &graph, &[("convexity", convexity)], start);
                    }
                }
            }
        }
    }
    assert!(settled > 5000, "{settled}");
}

/// Every start set of every block graph, with misere play.
#[test]
fn block_graphs_from_every_start() {
    for n in 0..=6 {
        for graph in all_graphs(n).iter().filter(|graph| is_block_graph(graph)) {
            for start in 0..1 << n {
                assert_eq!(check(THEOREM, "closed-interval", graph, &[], start), 2);
                assert_eq!(check(THEOREM, "closed-hull", graph, &[("goal", "avoid")], start), 1);
            }
        }
    }
}

#[test]
fn forests_and_cacti_on_seven_and_eight() {
    for n in 7..=8 {
        for graph in all_graphs(n) {
            let edges = graph.edges().len();
            if is_forest(&graph) || n == 7 && edges <= 9 {
                for start in [0, 1, 1 << (n - 1), 5] {
                    check(THEOREM, "closed-interval", &graph, &[], start);
                    check(THEOREM, "closed-interval", &graph, &[("convexity", "monophonic")], start);
                }
            }
        }
    }
}

/// Moves to nimbers above its own count where a branch hangs from a vertex that is not chosen. On the tree
/// 0-1-2 with two legs of two vertices at 2, and 0 chosen, choosing 1 leaves nimber 1, and the vertices beyond
/// leave 0, 2 and 3: the nimber is 4. Taking only the smaller nimbers of branches would give 2.
#[test]
fn moves_that_raise_a_nimber_count() {
    let graph = tree(&[0, 1, 2, 3, 2, 5]).unwrap();
    check(THEOREM, "closed-interval", &graph, &[], 1);
    let finding = ask(THEOREM, &problem("closed-interval", &graph, Convention::Normal, 1)).unwrap();
    assert_eq!(finding.nimber, Some(4));
    // The least tree on which that would change the winner: legs of two, two and four vertices.
    let spider = tree(&[0, 1, 0, 3, 0, 5, 6, 7]).unwrap();
    assert_eq!(check(THEOREM, "closed-interval", &spider, &[], 0), 2);
    let finding = ask(THEOREM, &problem("closed-interval", &spider, Convention::Normal, 0)).unwrap();
    assert_eq!(finding.nimber, Some(0));
}

/// Theorem 6.2 of the book: on two copies of a tree joined by an edge between twins Bob wins.
#[test]
fn doubled_trees() {
    for n in 2..=6 {
        for part in all_graphs(n).iter().filter(|graph| is_tree(graph)) {
            for v in 0..n {
                let pairs: Vec<(usize, usize)> = part.simple_edges();
                let copy = pairs.iter().map(|&(a, b)| (a + n, b + n));
                let doubled = Graph::undirected(2 * n, pairs.iter().copied().chain(copy).chain([(v, v + n)]));
                for convention in [Convention::Normal, Convention::Misere] {
                    let finding = ask(THEOREM, &problem("closed-interval", &doubled, convention, 0));
                    assert_eq!(finding.unwrap().first_wins, Some(false), "{convention:?} {doubled:?}");
                }
            }
        }
    }
}

/// Chains of 6-cycles, windmills of triangles, and trees of cliques.
#[test]
fn large_cacti_and_block_graphs() {
    let chain = Graph::undirected(
        60_001,
        (0..12_000).flat_map(|i| {
            let at = 5 * i;
            [
                (at, at + 1),
                (at + 1, at + 2),
                (at + 2, at + 5),
                (at + 5, at + 4),
                (at + 4, at + 3),
                (at + 3, at),
            ]
        }),
    );
    let windmill = Graph::undirected(
        60_001,
        (0..30_000).flat_map(|i| {
            let at = 2 * i + 1;
            [(0, at), (0, at + 1), (at, at + 1)]
        }),
    );
    let cliques = Graph::undirected(
        60_001,
        (0..20_000).flat_map(|i| {
            let (at, top) = (3 * i + 1, (mix(i as u64) % (3 * i as u64 + 1)) as usize);
            [(top, at), (top, at + 1), (top, at + 2), (at, at + 1), (at, at + 2), (at + 1, at + 2)]
        }),
    );
    for graph in [chain, windmill, cliques] {
        for start in [0, 1, 1 | 1 << 30] {
            assert!(ask(THEOREM, &problem("closed-interval", &graph, Convention::Normal, start)).is_some());
        }
    }
}

/// From every root, and from one, without running out of nodes.
#[test]
fn large_trees() {
    let n = 100_000;
    let legs = Graph::undirected(n, (1..n).map(|v| (v.saturating_sub(300), v)));
    let random = Graph::undirected(n, (1..n).map(|v| ((mix(v as u64) % v as u64) as usize, v)));
    let many = union(&empty(n / 2), &path(n / 2));
    for graph in [path(n), star(n - 1), caterpillar(n / 2), legs, random, many] {
        for start in [0, 1] {
            assert!(ask(THEOREM, &problem("closed-interval", &graph, Convention::Normal, start)).is_some());
        }
    }
    // With one end chosen a path is a nim heap.
    let end = ask(THEOREM, &problem("closed-interval", &path(n), Convention::Normal, 1)).unwrap();
    assert_eq!(end.nimber, Some(n as u64 - 1));
}

#[test]
fn cycles() {
    for n in 3..=11 {
        for start in [0, 1, 3, 5, 9] {
            check(THEOREM, "closed-interval", &cycle(n), &[], start & ((1 << n) - 1));
        }
    }
    for n in [500, 501, 5000] {
        assert!(ask(THEOREM, &problem("closed-interval", &cycle(n), Convention::Normal, 0)).is_some());
    }
    assert_eq!(super::covering_arc(&[0, 1, 6], 7), (6, 2));
    assert_eq!(super::covering_arc(&[3], 7), (3, 0));
}
