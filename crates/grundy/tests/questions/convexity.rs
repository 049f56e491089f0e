//! Intervals, hulls, minimal hull sets and convexable graphs, on every small graph.

use crate::text;
use grundy::ask::{ConvexityAnswer, Options, convexity, number};
use grundy::graph::Graph;
use grundy::graph::catalogue::all_graphs;
use grundy::graph::distance::distances;
use grundy::graph::families::{cycle, path};

const KINDS: [&str; 4] = ["geodesic", "monophonic", "p3", "p3-induced"];

fn asked(graph: &Graph, kind: &str, set: Option<&[usize]>) -> ConvexityAnswer {
    convexity(graph, kind, set, &Options { threads: 1, ..Options::default() }).unwrap()
}

/// I(S) as bits, by extending all paths.
fn interval(graph: &Graph, kind: &str, set: u32) -> u32 {
    let inside = |v: usize| set >> v & 1 == 1;
    let far = distances(graph);
    let mut all = set;
    let mut paths: Vec<Vec<usize>> = (0..graph.n()).filter(|&v| inside(v)).map(|v| vec![v]).collect();
    while let Some(path) = paths.pop() {
        let (u, v) = (path[0], path[path.len() - 1]);
        let induced = (0..path.len()).all(|i| (i + 2..path.len()).all(|j| !graph.adjacent(path[i], path[j])));
        let counts = match kind {
            "geodesic" => path.len() as u32 == far[u][v] + 1,
            "monophonic" => induced,
            "p3" => path.len() == 3,
            _ => path.len() == 3 && induced,
        };
        if counts && inside(v) {
            all |= path.iter().fold(0, |bits, w| bits | 1 << w);
        }
        let next = graph.neighbours(v).iter().filter(|w| !path.contains(w));
        paths.extend(next.map(|&w| [&path[..], &[w]].concat()));
    }
    all
}

fn hull(graph: &Graph, kind: &str, set: u32) -> u32 {
    (0..graph.n()).fold(set, |set, _| interval(graph, kind, set))
}

fn list(set: u32) -> Vec<usize> {
    (0..32).filter(|v| set >> v & 1 == 1).collect()
}

#[test]
fn every_small_graph_by_definition() {
    for graph in (0..=5).flat_map(all_graphs) {
        let everything = (1u32 << graph.n()) - 1;
        for kind in KINDS {
            let hulls: Vec<u32> = (0..=everything).map(|set| hull(&graph, kind, set)).collect();
            let spans = |set: u32| hulls[set as usize] == everything;
            let minimal = |&set: &u32| spans(set) && list(set).iter().all(|v| !spans(set & !(1 << v)));
            let mut expected: Vec<Vec<usize>> = (0..=everything).filter(minimal).map(list).collect();
            expected.sort_by(|a, b| (a.len(), a).cmp(&(b.len(), b)));
            let set = everything & 0b10101;
            let found = asked(&graph, kind, Some(&list(set)));
            assert_eq!(
                (&found.minimal_hull_sets, found.all_hull_sets),
                (&expected, true),
                "{kind} {graph:?}"
            );
            let about = found.set.unwrap();
            assert_eq!(about.interval, list(interval(&graph, kind, set)), "{kind} {graph:?}");
            assert_eq!(about.hull, list(hulls[set as usize]), "{kind} {graph:?}");
            assert_eq!(about.convex, about.interval == about.vertices);
            let name = format!("gcn{{convexity={kind}}}");
            let gcn = number(&name, &text(&graph), &Options::default()).unwrap().number.unwrap();
            assert_eq!(found.convexable, Some(gcn == graph.n() as i64), "{kind} {graph:?}");
        }
        let simplicial = |&v: &usize| {
            let around = graph.neighbours(v);
            around.iter().all(|&u| around.iter().all(|&w| u == w || graph.adjacent(u, w)))
        };
        let expected: Vec<usize> = (0..graph.n()).filter(simplicial).collect();
        assert_eq!(asked(&graph, "geodesic", None).simplicial, Some(expected));
    }
}

/// Figure 6.7 and lemma 6.7 of the book.
#[test]
fn figures_of_the_book() {
    assert_eq!(asked(&cycle(4), "geodesic", None).minimal_hull_sets, [[0, 2], [1, 3]]);
    assert_eq!(asked(&path(4), "geodesic", None).minimal_hull_sets, [[0, 3]]);
    let convexable = |text: &str| {
        let parsed = grundy::graph::expr::parse(text, grundy::graph::Labelled::Vertices).unwrap();
        let given = grundy::graph::given::Given::of(parsed).unwrap();
        asked(&given.graph, "geodesic", None).convexable
    };
    assert_eq!(
        ["fan(5)", "fan2(7)", "fan(6)", "fan(7)"].map(convexable),
        [true, true, false, false].map(Some)
    );
}

#[test]
fn wrong_questions_are_refused() {
    let refused = |kind: &str, set: &[usize]| {
        convexity(&path(3), kind, Some(set), &Options::default()).unwrap_err().message.en
    };
    assert!(refused("geodesic", &[3]).contains("it has 3 vertices"));
    assert!(refused("metric", &[]).contains("expected geodesic"));
    assert!(convexity(&path(500), "p3", None, &Options::default()).is_err());
    let many = asked(&grundy::graph::families::hypercube(6), "p3", None);
    assert!(!many.all_hull_sets && many.minimal_hull_sets.len() > 100);
}
