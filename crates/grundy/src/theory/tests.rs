//! The theorems against plain recursion, on all small graphs where they apply and some larger ones.

use super::naive::{ask, check, problem, starts};
use super::{THEOREMS, consult};
use crate::games::{Board, BoardKind, GAMES, GraphBoard, Problem, find};
use crate::graph::Graph;
use crate::graph::catalogue::all_graphs;
use crate::graph::families::*;
use crate::rules::{Convention, Player, Terms, mix};

/// One theorem on every graph up to some size, from some start sets; returns how often it settled something.
fn everywhere(theorem: &str, id: &str, keys: &[(&'static str, &str)], most: usize) -> usize {
    let graphs = (0..=most).flat_map(all_graphs);
    let each = |graph: Graph| -> usize {
        starts(graph.n()).into_iter().map(|start| check(theorem, id, &graph, keys, start)).sum()
    };
    graphs.map(each).sum()
}

#[test]
fn kayles_on_small_graphs() {
    for id in ["kayles", "clique-forming"] {
        for theorem in ["kayles-simplices", "kayles-paths", "kayles-cographs", "kayles-parts"] {
            let settled = everywhere(theorem, id, &[], 6);
            assert!(settled > 400, "{theorem} {id} {settled}");
        }
    }
}

#[test]
fn kayles_on_some_larger_graphs() {
    for n in 1..=6 {
        // Book exercise 2.5: the nimber of a caterpillar is the parity of its spine.
        assert_eq!(check("kayles-simplices", "kayles", &caterpillar(n), &[], 0), 4);
        let finding = consult(&problem("kayles", &caterpillar(n), Convention::Normal, 0));
        assert_eq!(finding.nimber, Some(n as u64 % 2));
    }
    let mixed = union(&union(&path(4), &complete_multipartite(&[2, 1, 2])), &cycle(5));
    assert_eq!(check("kayles-parts", "kayles", &mixed, &[], 0), 1);
    // Book 2.3.
    let sum = union_all([&path(2), &path(3), &path(4), &path(5)]);
    assert_eq!(consult(&problem("kayles", &sum, Convention::Normal, 0)).nimber, Some(0));
}

#[test]
fn arc_kayles_is_kayles_on_the_line_graph() {
    let mut settled = 0;
    for graph in (0..=6).flat_map(all_graphs) {
        let edges = graph.simple_edges();
        let meet = |&(i, j): &(usize, usize)| {
            let ((a, b), (c, d)) = (edges[i], edges[j]);
            a == c || a == d || b == c || b == d
        };
        let pairs = (0..edges.len()).flat_map(|i| (i + 1..edges.len()).map(move |j| (i, j)));
        let line = Graph::undirected(edges.len(), pairs.filter(meet).collect::<Vec<_>>());
        let rule = super::naive::rule("kayles", &line, "geodesic", false);
        for theorem in ["arc-kayles-paths", "arc-kayles-equimatchable"] {
            if let Some(finding) = ask(theorem, &problem("arc-kayles", &graph, Convention::Normal, 0)) {
                let nimber = super::naive::nimber(&rule, 0, &mut Default::default());
                assert_eq!(finding.nimber, Some(nimber), "{theorem} {graph:?}");
                settled += 1;
            }
            if let Some(finding) = ask(theorem, &problem("arc-kayles", &graph, Convention::Misere, 0)) {
                let wins = super::naive::misere(&rule, 0, &mut Default::default());
                assert_eq!(finding.first_wins, Some(wins), "{theorem} {graph:?}");
            }
        }
    }
    assert!(settled > 60, "{settled}");
}

#[test]
fn extreme_vertices_on_small_graphs() {
    for id in ["interval", "hull"] {
        for convexity in ["geodesic", "monophonic", "p3", "p3-induced"] {
            for goal in ["cover", "avoid"] {
                let keys = [("convexity", convexity), ("goal", goal)];
                let settled = everywhere("extreme-vertices", id, &keys, 6);
                assert!(settled > 500, "{id} {convexity} {goal} {settled}");
            }
        }
    }
}

#[test]
fn extreme_vertices_on_ptolemaic_graphs_with_seven() {
    for graph in all_graphs(7).iter().filter(|graph| crate::graph::classes::is_ptolemaic(graph)) {
        assert_eq!(check("extreme-vertices", "interval", graph, &[], 0), 4);
        assert_eq!(check("extreme-vertices", "hull", graph, &[], 0), 4);
    }
}

/// Book table 6.1, with the wheels of one hub corrected.
#[test]
fn the_hull_table() {
    let both = |graph: &Graph| {
        let settled = check("hull-table", "hull", graph, &[], 0);
        settled + check("hull-table", "hull", graph, &[("goal", "avoid")], 0)
    };
    for n in 3..=12 {
        assert_eq!(both(&cycle(n)), 3, "C{n}");
    }
    for d in 2..=4 {
        assert_eq!(both(&hypercube(d)), 3, "Q{d}");
    }
    for (rows, columns) in [(2, 2), (2, 3), (2, 4), (2, 5), (2, 6), (3, 3), (3, 4), (3, 5)] {
        assert_eq!(both(&grid(rows, columns)), 3, "{rows} x {columns}");
    }
    for hubs in 1..=4 {
        for rim in 4..=7 {
            assert_eq!(both(&join(&empty(hubs), &cycle(rim))), 3, "W({hubs},{rim})");
        }
    }
    let mut settled = 0;
    for graph in (0..=7).flat_map(all_graphs) {
        settled += both(&graph);
    }
    assert!(settled > 60, "{settled}");
    for parts in [&[2, 2, 2, 2][..], &[3, 3, 3], &[1, 2, 2, 3], &[1, 1, 1, 2, 4], &[1, 1, 2, 2, 2]] {
        assert_eq!(both(&complete_multipartite(parts)), 3, "{parts:?}");
    }
}

#[test]
fn convex_sets_on_small_graphs() {
    for convexity in ["geodesic", "monophonic", "p3-induced"] {
        let keys = [("convexity", convexity)];
        let settled = everywhere("convexable-is-chordal", "convex-set", &keys, 6);
        assert!(settled > 50, "{convexity} {settled}");
    }
    for convexity in ["geodesic", "monophonic"] {
        let keys = [("convexity", convexity)];
        let settled = everywhere("convex-geometry", "convex-set", &keys, 6);
        assert!(settled > 1000, "{convexity} {settled}");
    }
    assert_eq!(everywhere("convex-geometry", "convex-set", &[("convexity", "p3")], 4), 0);
}

#[test]
fn general_position_on_small_graphs() {
    for convexity in ["geodesic", "monophonic"] {
        let settled =
            everywhere("general-position-fixed", "general-position", &[("convexity", convexity)], 6);
        assert!(settled > 500, "{convexity} {settled}");
    }
}

#[test]
fn domination_on_small_graphs() {
    assert!(everywhere("domination-paths", "domination", &[], 6) > 200);
    assert!(everywhere("domination-path-scores", "domination", &[], 6) >= 20);
    assert!(everywhere("domination-bounds", "domination", &[], 6) > 400);
}

#[test]
fn domination_on_paths_and_cycles() {
    for n in 1..=14 {
        for graph in [path(n), cycle(n)] {
            for start in [0, 1, 1 | 1 << (n - 1), 1 << (n / 2)] {
                check("domination-paths", "domination", &graph, &[], start);
                check("domination-path-scores", "domination", &graph, &[], start);
                check("domination-bounds", "domination", &graph, &[], start);
            }
        }
    }
    let printed =
        [(path(16), 0), (path(19), 3), (path(22), 1), (cycle(16), 0), (cycle(23), 1), (cycle(26), 0)];
    for (graph, nimber) in printed {
        assert_eq!(consult(&problem("domination", &graph, Convention::Normal, 0)).nimber, Some(nimber));
    }
}

/// Bounds for the other start, from every position of small graphs.
#[test]
fn starting_second_changes_domination_by_at_most_one() {
    for graph in (1..=5).flat_map(all_graphs) {
        let rule = super::naive::rule("domination", &graph, "geodesic", false);
        for start in 0..1 << graph.n() {
            let score = |maximiser| super::naive::score(&rule, start, maximiser, &mut Default::default());
            let (least, most) = super::from_other_start(score(true));
            assert!(least <= score(false) && score(false) <= most);
        }
    }
}

#[test]
fn geography_on_small_graphs() {
    fn wins(graph: &Graph, at: usize, visited: u32) -> bool {
        let free = graph.neighbours(at).iter().filter(|&&v| visited >> v & 1 == 0);
        free.into_iter().any(|&v| !wins(graph, v, visited | 1 << v))
    }
    for graph in (1..=6).flat_map(all_graphs) {
        for v in 0..graph.n() {
            let mut problem = problem("geography", &graph, Convention::Normal, 0);
            if let Board::Graph(GraphBoard { tokens, .. }) = &mut problem.board {
                *tokens = vec![v];
            }
            assert_eq!(consult(&problem).first_wins, Some(wins(&graph, v, 1 << v)), "{v} {graph:?}");
        }
    }
}

#[test]
fn nim_by_recursion() {
    fn options(heaps: [u64; 3]) -> Vec<[u64; 3]> {
        let lower = |i: usize| (0..heaps[i]).map(move |left| (i, left));
        let change = |(i, left): (usize, u64)| {
            let mut next = heaps;
            next[i] = left;
            next
        };
        (0..3).flat_map(lower).map(change).collect()
    }
    fn nimber(heaps: [u64; 3]) -> u64 {
        let seen: Vec<u64> = options(heaps).into_iter().map(nimber).collect();
        (0..).find(|value| !seen.contains(value)).unwrap()
    }
    fn misere(heaps: [u64; 3]) -> bool {
        let options = options(heaps);
        options.is_empty() || options.into_iter().any(|next| !misere(next))
    }
    for code in 0..48u64 {
        let heaps = [code % 3, code / 3 % 4, code / 12];
        let problem = |convention| Problem {
            entry: find("nim").unwrap(),
            terms: Terms::new(convention),
            began: Player::Alice,
            keys: Default::default(),
            start: Vec::new(),
            board: Board::Heaps(heaps.to_vec()),
        };
        assert_eq!(consult(&problem(Convention::Normal)).nimber, Some(nimber(heaps)), "{heaps:?}");
        assert_eq!(consult(&problem(Convention::Misere)).first_wins, Some(misere(heaps)), "{heaps:?}");
    }
}

/// No theorem applies with labels or arcs that change the game, or with passing, except those on colouring games,
/// which are tested with every passer elsewhere.
#[test]
fn hypotheses_are_checked() {
    for entry in GAMES {
        for convention in entry.conventions {
            if !matches!(entry.board, BoardKind::Graph(_)) {
                continue;
            }
            let mut passing = problem(entry.id, &path(4), *convention, 0);
            passing.terms.pass = Some(Player::Bob);
            let mut labelled = problem(entry.id, &path(4), *convention, 0);
            labelled.terms.labels = Some(vec![crate::graph::Label::A; 4]);
            let arc = crate::graph::Edge { u: 0, v: 1, directed: true, weight: 1 };
            let directed = problem(entry.id, &Graph::new(2, vec![arc]), *convention, 0);
            for theorem in THEOREMS.iter().filter(|theorem| theorem.games.contains(&entry.id)) {
                let passes = !super::colouring::tests::THEOREMS.contains(&theorem.id);
                let passing = Some(&passing).filter(|_| passes);
                for changed in [&labelled, &directed].into_iter().chain(passing) {
                    assert_eq!((theorem.apply)(changed), None, "{} on {}", theorem.id, entry.id);
                }
            }
        }
    }
}

/// Every theorem is tried on graphs with 100,000 vertices; those on trees settle all they should.
#[test]
fn large_graphs() {
    let n = 100_000;
    let random = |i: u64| (mix(i) % n as u64) as usize;
    let tree = Graph::undirected(n, (1..n).map(|v| ((mix(v as u64) % v as u64) as usize, v)));
    let sparse = Graph::undirected(n, (0..2 * n as u64).map(|i| (random(i), random(i + (1 << 40)))));
    for graph in [path(n), cycle(n), star(n - 1), caterpillar(n / 2), tree, sparse] {
        for entry in GAMES.iter().filter(|entry| entry.id != "geography") {
            if let BoardKind::Graph(_) = entry.board {
                consult(&problem(entry.id, &graph, entry.default_convention(), 0));
            }
        }
    }
    let nimber = |id: &str, graph: &Graph| consult(&problem(id, graph, Convention::Normal, 0)).nimber;
    // 100,000 is 6 modulo 34: book table 2.1. By exercise 2.5 the caterpillar has the parity of its spine.
    assert_eq!(nimber("kayles", &path(n)), Some(1));
    assert_eq!(nimber("kayles", &caterpillar(n / 2)), Some(0));
    assert_eq!(nimber("domination", &path(n)), Some(0));
    assert_eq!(nimber("convex-set", &caterpillar(n / 2)), Some(0));
    // Joining two equal halves by an edge between twins, Bob wins: book theorem 6.2.
    assert_eq!(nimber("closed-interval", &path(n)), Some(0));
    assert_eq!(nimber("closed-interval", &caterpillar(n / 2)), Some(0));
}
