//! The harmonious game number, by plain recursion on every small graph.

use crate::text;
use grundy::ask::{Options, number};
use grundy::graph::Graph;
use grundy::graph::catalogue::all_graphs;

/// Whether Alice wins with k colours: every vertex gets one in the end.
fn alice_wins(graph: &Graph, k: usize, colours: &mut Vec<usize>, alice: bool) -> bool {
    let pairs = |colours: &[usize]| -> Vec<(usize, usize)> {
        let both = |&(u, v): &(usize, usize)| colours[u] > 0 && colours[v] > 0;
        let pair = |(u, v): (usize, usize)| (colours[u].min(colours[v]), colours[u].max(colours[v]));
        graph.simple_edges().into_iter().filter(both).map(pair).collect()
    };
    let fits = |colours: &[usize]| {
        let mut all = pairs(colours);
        all.sort_unstable();
        all.iter().all(|(a, b)| a != b) && all.windows(2).all(|two| two[0] != two[1])
    };
    let mut moved = false;
    for v in 0..graph.n() {
        for colour in 1..=k {
            if colours[v] > 0 {
                continue;
            }
            colours[v] = colour;
            let won = fits(colours).then(|| alice_wins(graph, k, colours, !alice));
            colours[v] = 0;
            if won == Some(alice) {
                return alice;
            }
            moved |= won.is_some();
        }
    }
    if moved { !alice } else { colours.iter().all(|&colour| colour > 0) }
}

#[test]
fn every_small_graph_by_definition() {
    for graph in (1..=4).flat_map(all_graphs) {
        let n = graph.n();
        for (name, first) in [("h_g", true), ("h_g'", false)] {
            // More colours than vertices change nothing; one more is tried all the same.
            let wins = |k: &usize| alice_wins(&graph, *k, &mut vec![0; n], first);
            let expected = (1..=n + 1).find(wins).map(|k| k as i64);
            let found = number(name, &text(&graph), &Options::default()).unwrap();
            assert_eq!(found.number, expected, "{name} {graph:?}");
            for bound in &found.bounds {
                assert!(
                    expected.is_none_or(|h| bound.least.is_none_or(|least| least as i64 <= h)),
                    "{graph:?}"
                );
            }
        }
    }
}

/// No number of colours is enough on a path with four vertices or more.
#[test]
fn there_may_be_none() {
    for graph in ["P4", "P30", "petersen", "grid(5,5)"] {
        let found = number("h_g", graph, &Options::default()).unwrap();
        assert_eq!(
            (found.number, found.reason.map(|reason| reason.en).as_deref()),
            (None, Some("Bob wins for every number of colours")),
            "{graph}"
        );
    }
    let star = number("h_g", "S5", &Options::default()).unwrap();
    assert_eq!(star.number, Some(6));
}
