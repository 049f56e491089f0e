//! Against all permutations on small graphs, and against known groups.

use super::*;
use crate::graph::Edge;
use crate::graph::families::*;

fn permutations(n: usize) -> Vec<Vec<usize>> {
    if n == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for shorter in permutations(n - 1) {
        for i in 0..n {
            let mut longer = shorter.clone();
            longer.insert(i, n - 1);
            all.push(longer);
        }
    }
    all
}

/// The lines of a graph as a sorted list, for comparison.
fn lines(graph: &Graph, names: &[usize]) -> Vec<(usize, usize, bool, u64)> {
    let mut lines: Vec<_> = graph
        .edges()
        .iter()
        .map(|e| {
            let (u, v) = (names[e.u], names[e.v]);
            if e.directed { (u, v, true, e.weight) } else { (u.min(v), u.max(v), false, e.weight) }
        })
        .collect();
    lines.sort_unstable();
    lines
}

fn random_structure(seed: u64, most: u64) -> (Graph, Vec<u32>) {
    let mut generator = SplitMix64::new(seed);
    let n = generator.below(most + 1) as usize;
    let density = 1 + generator.below(3);
    let kinds = 1 + generator.below(3);
    let mut edges = Vec::new();
    for u in 0..n {
        for v in 0..n {
            let directed = u > v || (kinds > 1 && generator.below(2) == 0);
            if generator.below(4) < density && (u < v || kinds == 3) {
                edges.push(Edge { u, v, directed, weight: 1 + generator.below(kinds - kinds / 2) });
            }
        }
    }
    let colours = (0..n).map(|_| generator.below(kinds) as u32).collect();
    (Graph::new(n, edges), colours)
}

fn check(graph: &Graph, colours: &[u32]) {
    let n = graph.n();
    let identity: Vec<usize> = (0..n).collect();
    let original = lines(graph, &identity);
    let group: HashSet<Vec<usize>> = permutations(n)
        .into_iter()
        .filter(|p| (0..n).all(|v| colours[v] == colours[p[v]]) && lines(graph, p) == original)
        .collect();
    let symmetry = Symmetry::of(graph, colours);
    assert!(symmetry.complete);
    let elements = symmetry.elements(n, 1000);
    assert_eq!(elements[0], identity);
    assert_eq!(elements.len(), group.len(), "{graph:?} {colours:?}");
    assert_eq!(elements.into_iter().collect::<HashSet<_>>(), group);
    assert_eq!(symmetry.order(n), Some(group.len() as u128));
    let orbits: Vec<usize> = (0..n).map(|v| group.iter().map(|p| p[v]).min().unwrap_or(v)).collect();
    assert_eq!(symmetry.orbits(n), orbits);
}

#[test]
fn all_small_graphs_against_all_permutations() {
    for n in 0..=5usize {
        let pairs: Vec<(usize, usize)> = (0..n).flat_map(|u| (u + 1..n).map(move |v| (u, v))).collect();
        for mask in 0u32..1 << pairs.len() {
            let chosen = pairs.iter().enumerate().filter(|(i, _)| mask >> i & 1 == 1).map(|(_, &pair)| pair);
            check(&Graph::undirected(n, chosen.collect::<Vec<_>>()), &vec![0; n]);
        }
    }
}

#[test]
fn random_coloured_directed_graphs_against_all_permutations() {
    for seed in 0..1500 {
        let (graph, colours) = random_structure(seed, 6);
        check(&graph, &colours);
    }
}

#[test]
fn known_groups() {
    let order = |graph: &Graph| Symmetry::of(graph, &[]).order(graph.n());
    for (graph, expected) in [
        (petersen(), 120),
        (hypercube(3), 48),
        (hypercube(5), 3840),
        (cycle(7), 14),
        (complete(5), 120),
        (grid(3, 4), 4),
        (grid(4, 4), 8),
        (dodecahedron(), 120),
        (robertson(), 24),
        (kneser(7, 3), 5040),
        (projective(3), 2 * 5616),
        (complete_multipartite(&[3, 3]), 72),
        (path(300), 2),
        (path(0), 1),
    ] {
        assert_eq!(order(&graph), Some(expected));
    }
    let factorial: u128 = (1..=30).product();
    assert_eq!((order(&complete(30)), order(&empty(30))), (Some(factorial), Some(factorial)));
    let ladders: u128 = 2u128.pow(20) * (1..=20).product::<u128>();
    assert_eq!(order(&union_all(&vec![path(2); 20])), Some(ladders));
    assert_eq!(order(&complete(50)), None);
}

#[test]
fn a_search_cut_short_still_gives_automorphisms() {
    let graph = projective(5);
    let structure = Structure::new(&graph, &[]);
    for work in [0, 100, 10_000, 100_000] {
        let symmetry = search::automorphisms(&graph, &[], work);
        assert!(symmetry.generators.iter().all(|generator| structure.is_automorphism(generator)));
        assert!(symmetry.complete || symmetry.order(graph.n()).is_none());
    }
    assert!(!Symmetry::of(&path(0), &[]).generators.iter().any(|g| !g.is_empty()));
    assert!(Symmetry::of(&empty(100_000), &[]).generators.is_empty());
}

#[test]
fn few_elements_are_a_subgroup() {
    let symmetry = Symmetry::of(&complete(6), &[]);
    for limit in [1, 2, 7, 24, 100, 720] {
        let elements: HashSet<Vec<usize>> = symmetry.elements(6, limit).into_iter().collect();
        assert!(!elements.is_empty() && elements.len() <= limit.max(1));
        for a in &elements {
            for b in &elements {
                assert!(elements.contains(&a.iter().map(|&v| b[v]).collect::<Vec<_>>()));
            }
        }
    }
    assert_eq!(symmetry.elements(6, 720).len(), 720);
}

#[test]
fn canonical_forms_agree_exactly_on_isomorphic_graphs() {
    let form = |graph: &Graph, colours: &[u32]| {
        let (canonical, names) = canonical_form(graph, colours);
        let mut moved = vec![0; colours.len()];
        names.iter().enumerate().for_each(|(v, &name)| moved[name] = colours[v]);
        let all: Vec<usize> = (0..graph.n()).collect();
        assert_eq!(lines(&canonical, &all), lines(graph, &names));
        (canonical.edges().to_vec(), moved)
    };
    for seed in 0..400 {
        let (graph, colours) = random_structure(seed, 7);
        let mut generator = SplitMix64::new(seed);
        let mut names: Vec<usize> = (0..graph.n()).collect();
        (1..names.len()).rev().for_each(|i| names.swap(i, generator.below(i as u64 + 1) as usize));
        let mut moved = vec![0; colours.len()];
        names.iter().enumerate().for_each(|(v, &name)| moved[name] = colours[v]);
        assert_eq!(form(&relabel(&graph, &names), &moved), form(&graph, &colours));
    }
    assert!(isomorphic(&petersen(), &kneser(5, 2)) && !isomorphic(&petersen(), &gnm(10, 15, 1)));
    assert!(isomorphic(&cycle(4), &complete_multipartite(&[2, 2])) && isomorphic(&path(0), &path(0)));
    // Two cubic graphs on six vertices: the prism and K3,3.
    let prism = cartesian(&cycle(3), &path(2));
    assert!(!isomorphic(&prism, &complete_multipartite(&[3, 3])));
}

#[test]
fn canonical_forms_of_symmetric_graphs() {
    for graph in [
        complete(40),
        empty(40),
        hypercube(5),
        grid(8, 8),
        union_all(&vec![path(2); 15]),
        projective(3),
        path(200),
    ] {
        let names: Vec<usize> = (0..graph.n()).rev().collect();
        assert!(isomorphic(&graph, &relabel(&graph, &names)));
    }
}
