//! Drawings of families and of all small graphs.

use super::geometry::{bounds, distance, is_plane};
use super::grid;
use super::*;
use crate::graph::catalogue::all_graphs;
use crate::graph::classes::is_planar;
use crate::graph::distance::components;
use crate::graph::families::*;

/// How near a line may come to a vertex that it does not belong to, where the closest vertices are at distance 1.
const CLEAR: f64 = 0.1;

/// Finite, distinct, in the square; clear of foreign lines; without crossings if that is possible.
fn check(graph: &Graph, name: &str) {
    let places = auto(graph);
    assert_eq!(places.len(), graph.n(), "{name}");
    let inside = |p: &Point| (0.0..=1.0).contains(&p.0) && (0.0..=1.0).contains(&p.1);
    assert!(places.iter().all(inside), "{name}");
    let (edges, closest) = (graph.simple_edges(), closest(&places));
    assert!(closest > 1e-4, "{name}: {closest}");
    let clear = clearance(&edges, &places);
    assert!(edges.is_empty() || clear > CLEAR * closest.min(1.0), "{name}: {clear}, {closest}");
    if is_planar(graph) {
        assert_eq!(crossings(&edges, &places, usize::MAX), 0, "{name}");
    }
}

#[test]
fn all_small_graphs() {
    for graph in (0..=7).flat_map(all_graphs) {
        check(&graph, &format!("{:?}", graph.simple_edges()));
    }
}

/// Members of all families with small arguments, but for random graphs.
fn members() -> Vec<(String, Graph)> {
    let mut all = Vec::new();
    for family in FAMILIES.iter().filter(|family| !["random", "gnm"].contains(&family.name)) {
        for a in 0..9 {
            for b in 0..5 {
                for count in family.arity.0..=family.arity.1.min(2) {
                    let arguments = &[a, b][..count];
                    let small = family.size(arguments).is_ok_and(|size| size.vertices <= 40);
                    if small && (count == 2 || b == 0) {
                        let graph = family.build(arguments).unwrap();
                        all.push((format!("{}{arguments:?}", family.name), graph));
                    }
                }
            }
        }
    }
    assert!(all.len() > 150);
    all
}

#[test]
fn all_families() {
    for (name, graph) in members() {
        check(&graph, &name);
        assert_eq!(auto(&graph), auto(&graph), "{name}: the same every time");
    }
    for graph in [complete_multipartite(&[2, 2, 2]), complete_multipartite(&[3, 3, 3])] {
        check(&graph, "multipartite");
    }
    for (k, l) in [(3, 2), (5, 2), (6, 3), (4, 4)] {
        check(&cartesian(&cycle(k), &path(l)), "cylinder");
        check(&cartesian(&cycle(k), &cycle(l + 1)), "torus");
    }
}

fn shuffled(graph: &Graph, seed: u64) -> Graph {
    let mut generator = SplitMix64::new(seed);
    let mut names: Vec<usize> = (0..graph.n()).collect();
    for i in (1..names.len()).rev() {
        names.swap(i, generator.below(i as u64 + 1) as usize);
    }
    relabel(graph, &names)
}

/// The lengths of the edges, sorted.
fn lengths(graph: &Graph) -> Vec<f64> {
    let places = auto(graph);
    let mut all: Vec<f64> =
        graph.simple_edges().iter().map(|&(u, v)| distance(places[u], places[v])).collect();
    all.sort_by(f64::total_cmp);
    all
}

#[test]
fn known_graphs_are_known_under_any_numbering() {
    let graphs = [
        path(6),
        cycle(9),
        complete_multipartite(&[3, 4]),
        complete_multipartite(&[2, 6]),
        star(7),
        wheel(8),
        fan(6, 1),
        fan(6, 2),
        hypercube(3),
        hypercube(4),
        hypercube(5),
        grid_graph(4, 6),
        hexgrid(3, 4),
        petersen(),
        generalised_petersen(8, 3),
        caterpillar(6),
        bowling(7),
        bowling_circle(7),
        crown(6),
        robertson(),
        cactus(16),
        sidorowicz(3),
        cartesian(&cycle(7), &path(3)),
        cartesian(&cycle(4), &cycle(5)),
    ];
    for graph in graphs {
        let known = lengths(&graph);
        for seed in 0..4 {
            let same = lengths(&shuffled(&graph, seed)).iter().zip(&known).all(|(a, b)| (a - b).abs() < 1e-9);
            assert!(same, "{graph:?}");
        }
    }
}

/// Whether a turn by a k-th part of the circle around the middle maps the drawing onto itself, edges to edges.
fn turns(graph: &Graph, k: usize) -> bool {
    let places = auto(graph);
    let n = graph.n() as f64;
    let middle = places.iter().fold((0.0, 0.0), |sum, p| (sum.0 + p.0 / n, sum.1 + p.1 / n));
    let (sin, cos) = (std::f64::consts::TAU / k as f64).sin_cos();
    let turned = |p: Point| {
        let (x, y) = (p.0 - middle.0, p.1 - middle.1);
        (middle.0 + x * cos - y * sin, middle.1 + x * sin + y * cos)
    };
    let image = |p: &Point| places.iter().position(|&q| distance(q, turned(*p)) < 1e-6);
    let images: Option<Vec<usize>> = places.iter().map(image).collect();
    images.is_some_and(|image| graph.simple_edges().iter().all(|&(u, v)| graph.adjacent(image[u], image[v])))
}

#[test]
fn drawings_show_symmetry() {
    assert!(turns(&petersen(), 5) && turns(&cycle(8), 8) && turns(&complete(9), 9));
    assert!(turns(&wheel(7), 7) && turns(&star(6), 6) && turns(&bowling_circle(6), 6));
    assert!(turns(&hypercube(3), 4) && turns(&complete(4), 3) && turns(&dodecahedron(), 5));
    assert!(turns(&complete_multipartite(&[2, 2, 2]), 3) && turns(&cartesian(&cycle(6), &path(3)), 6));
    assert!(turns(&kneser(5, 2), 5) && turns(&kneser(7, 3), 7) && turns(&projective(2), 7));
    assert!(turns(&projective(3), 13) && turns(&complement(&cycle(7)), 7));
    assert!(!turns(&petersen(), 3) && !turns(&path(3), 4));
}

/// The shortest edge is the gap between two rings, and no edge is much longer than the side of the outer one.
#[test]
fn edges_of_the_dodecahedron_are_of_similar_length() {
    let (graph, places) = (dodecahedron(), auto(&dodecahedron()));
    let lengths: Vec<f64> =
        graph.simple_edges().iter().map(|&(u, v)| distance(places[u], places[v])).collect();
    let (least, most) = lengths.iter().fold((f64::MAX, 0.0_f64), |(a, b), &x| (a.min(x), b.max(x)));
    assert!(most / least < 4.0, "{least} to {most}");
}

/// The bipartite graph has its parts in two rows, the grid and the honeycomb lines of one length.
#[test]
fn shapes_are_those_of_the_field() {
    let places = auto(&complete_multipartite(&[3, 4]));
    assert!(
        places[1..3].iter().all(|p| p.1 == places[0].1) && places[4..].iter().all(|p| p.1 == places[3].1)
    );
    let places = auto(&caterpillar(5));
    assert!(places[1..5].iter().all(|p| p.1 == places[0].1));
    let places = auto(&wheel(6));
    assert!((1..7).all(|v| (distance(places[0], places[v]) - distance(places[0], places[1])).abs() < 1e-9));
    let comb = lengths(&hexgrid(3, 2));
    assert!(comb.iter().all(|length| (length - comb[0]).abs() < 1e-9));
    let tall = auto(&grid_graph(5, 2));
    assert!(tall[0].1 == tall[1].1 && tall[0].0 == tall[2].0);
}

#[test]
fn components_have_boxes_of_their_own() {
    let graphs = [
        union_all([&petersen(), &cycle(5), &path(7), &empty(3), &complete(5)]),
        union_all(&vec![path(2); 9]),
        union_all([&star(5), &binary_tree(3), &gnm(20, 30, 1)]),
    ];
    for graph in graphs {
        let places = auto(&graph);
        let of = |part: &Vec<usize>| bounds(&part.iter().map(|&v| places[v]).collect::<Vec<_>>());
        let boxes: Vec<_> = components(&graph).iter().map(of).collect();
        for (i, (low, high)) in boxes.iter().enumerate() {
            let apart = |(l, h): &(Point, Point)| h.0 < low.0 || high.0 < l.0 || h.1 < low.1 || high.1 < l.1;
            assert!(boxes[..i].iter().all(apart));
        }
    }
}

/// Large graphs are laid out too, if need be without beauty.
#[test]
fn large_graphs_end() {
    let graphs = [
        path(100_000),
        cycle(50_000),
        binary_tree(14),
        grid_graph(100, 100),
        hexgrid(20, 20),
        gnm(2000, 4000, 1),
        gnm(20_000, 30_000, 1),
        wheel(5000),
        complete(300),
        kneser(10, 4),
        projective(17),
        union_all(&vec![petersen(); 500]),
        cactus(1500),
        caterpillar(3000),
        fan(900, 2),
        join(&cycle(100), &empty(2)),
    ];
    for graph in graphs {
        let places = auto(&graph);
        assert!(places.len() == graph.n() && closest(&places) > 0.0, "{}", graph.n());
    }
}

#[test]
fn planar_graphs_of_some_size_have_no_crossings() {
    // Triangulations: vertices one after the other into the triangle chosen by a generator.
    for seed in 0..5 {
        let mut draws = SplitMix64::new(seed);
        let mut triangles = vec![[0, 1, 2], [0, 1, 2]];
        let mut edges = vec![(0, 1), (1, 2), (0, 2)];
        for v in 3..12 {
            let [a, b, c] = triangles.swap_remove(draws.below(triangles.len() as u64) as usize);
            edges.extend([(a, v), (b, v), (c, v)]);
            triangles.extend([[a, b, v], [b, c, v], [a, c, v]]);
        }
        let graph = Graph::undirected(12, edges);
        assert!(is_plane(&graph, &auto(&graph)));
        let thinned = Graph::undirected(12, graph.simple_edges().into_iter().filter(|_| draws.below(4) > 0));
        assert_eq!(crossings(&thinned.simple_edges(), &auto(&thinned), usize::MAX), 0);
    }
}

/// The other layouts stay in the square too, and are the same every time.
#[test]
fn every_layout_stays_in_the_square() {
    let graphs = [path(0), path(1), path(9), star(6), petersen(), empty(7), gnm(60, 90, 4), dodecahedron()];
    for graph in &graphs {
        for layout in [auto, circle, grid, layered_tree, force] {
            let places = layout(graph);
            assert_eq!((places.len(), &places), (graph.n(), &layout(graph)));
            assert!(places.iter().all(|p| (0.0..=1.0).contains(&p.0) && (0.0..=1.0).contains(&p.1)));
        }
    }
}

fn grid_graph(rows: usize, columns: usize) -> Graph {
    crate::graph::families::grid(rows, columns)
}

#[test]
fn grids_have_edges_of_one_length() {
    let graph = relabel(&grid_graph(3, 4), &[5, 2, 9, 0, 11, 3, 1, 10, 4, 8, 7, 6]);
    let places = auto(&graph);
    assert!(
        graph.simple_edges().iter().all(|&(u, v)| (distance(places[u], places[v]) - 1.0 / 3.0).abs() < 1e-9)
    );
}

#[test]
fn trees_have_layers_and_parents_above_children() {
    let places = layered_tree(&binary_tree(3));
    for v in 1..15 {
        assert!(places[(v - 1) / 2].1 < places[v].1);
    }
    assert!(places[7..].windows(2).all(|pair| pair[0].0 < pair[1].0 && pair[0].1 == pair[1].1));
}

#[test]
fn forces_draw_neighbours_nearer() {
    let graph = grid_graph(5, 5);
    let places = force(&graph);
    let mean = |pairs: Vec<(usize, usize)>| {
        pairs.iter().map(|&(u, v)| distance(places[u], places[v])).sum::<f64>() / pairs.len() as f64
    };
    assert!(mean(graph.simple_edges()) < 0.6 * mean(complement(&graph).simple_edges()));
}

#[test]
fn what_stands_on_the_ground_stands_above_it() {
    for (graph, ground) in [(path(5), 2), (cycle(6), 3), (star(4), 0), (petersen(), 7)] {
        let places = above_ground(&graph, ground);
        assert!((0..graph.n()).all(|v| v == ground || places[v].1 < places[ground].1));
    }
}
