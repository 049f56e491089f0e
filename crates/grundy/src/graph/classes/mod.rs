//! Which class a graph belongs to. All tests look at the simple undirected graph under the one given.

mod chordal;
mod clique;
mod degeneracy;
mod girth;
mod induced;
mod interval;
mod planar;
mod pruning;
mod shapes;
mod split;
mod treewidth;
mod width;

pub use chordal::{is_chordal, simplicial_vertices};
pub use clique::{Between, chromatic_number, chromatic_number_while, clique_number, clique_number_while};
pub use degeneracy::{Degeneracy, degeneracy};
pub use girth::girth;
pub use induced::longest_induced_cycle;
pub use interval::{Intervals, intervals, is_interval, is_unit_interval};
pub use planar::{is_outerplanar, is_planar};
pub use pruning::{Cotree, CotreeNode, cotree, is_cograph, is_distance_hereditary};
pub use shapes::{
    Coordinates, complete_multipartite_parts, generalised_wheel, grid_coordinates, grid_dimensions,
    hypercube_dimension,
};
pub use split::{Split, is_split, split};
pub use treewidth::treewidth_while;
pub use width::{MOST_FOR_TREEWIDTH, elimination_width, has_treewidth_at_most_two, treewidth};

use super::Graph;
use super::distance::{blocks, components, is_connected};

/// A class by its name in English and in Portuguese, and whether a graph is in it.
type Class = (&'static str, &'static str, fn(&Graph) -> bool);

/// The classes that have names.
static CLASSES: &[Class] = &[
    ("path", "caminho", is_path),
    ("cycle", "ciclo", is_cycle),
    ("complete", "completo", is_complete),
    ("tree", "árvore", is_tree),
    ("forest", "floresta", is_forest),
    ("bipartite", "bipartido", is_bipartite),
    ("chordal", "cordal", is_chordal),
    ("ptolemaic", "ptolemaico", is_ptolemaic),
    ("block", "de blocos", is_block_graph),
    ("cactus", "cacto", is_cactus),
    ("split", "split", is_split),
    ("interval", "de intervalo", is_interval),
    ("unit interval", "de intervalo unitário", is_unit_interval),
    ("outerplanar", "periplanar", is_outerplanar),
    ("planar", "planar", is_planar),
    ("partial 2-tree", "2-árvore parcial", has_treewidth_at_most_two),
    ("cograph", "cografo", is_cograph),
    ("distance-hereditary", "distância-hereditário", is_distance_hereditary),
    ("grid", "grade", |graph| grid_dimensions(graph).is_some()),
];

/// The names of the classes to which a graph belongs.
pub fn class_names(graph: &Graph) -> Vec<&'static str> {
    CLASSES.iter().filter(|(_, _, holds)| holds(graph)).map(|(name, _, _)| *name).collect()
}

/// What a class is called in Portuguese; a name that is not of a class is returned as it is.
pub fn class_in_portuguese(name: &'static str) -> &'static str {
    CLASSES.iter().find(|(english, _, _)| *english == name).map_or(name, |(_, portuguese, _)| portuguese)
}

/// The number of edges of the simple graph.
fn size(graph: &Graph) -> usize {
    (0..graph.n()).map(|v| graph.degree(v)).sum::<usize>() / 2
}

/// No cycle. O(n + m).
pub fn is_forest(graph: &Graph) -> bool {
    size(graph) + components(graph).len() == graph.n()
}

/// Connected, not empty, and without a cycle. O(n + m).
pub fn is_tree(graph: &Graph) -> bool {
    graph.n() > 0 && size(graph) + 1 == graph.n() && is_connected(graph)
}

/// A path on one or more vertices. O(n + m).
pub fn is_path(graph: &Graph) -> bool {
    is_tree(graph) && (0..graph.n()).all(|v| graph.degree(v) <= 2)
}

/// A cycle on three or more vertices. O(n + m).
pub fn is_cycle(graph: &Graph) -> bool {
    graph.n() >= 3 && (0..graph.n()).all(|v| graph.degree(v) == 2) && is_connected(graph)
}

/// All pairs adjacent; so are the graphs with no vertex and with one. O(n).
pub fn is_complete(graph: &Graph) -> bool {
    (0..graph.n()).all(|v| graph.degree(v) + 1 == graph.n())
}

/// The side of each vertex, the least vertex of each component on side `false`; `None` if there is an odd
/// cycle. O(n + m).
pub fn bipartition(graph: &Graph) -> Option<Vec<bool>> {
    let mut side = vec![None; graph.n()];
    for root in 0..graph.n() {
        if side[root].is_some() {
            continue;
        }
        side[root] = Some(false);
        let mut stack = vec![(root, false)];
        while let Some((u, here)) = stack.pop() {
            for &v in graph.neighbours(u) {
                match side[v] {
                    Some(there) if there == here => return None,
                    Some(_) => {}
                    None => {
                        side[v] = Some(!here);
                        stack.push((v, !here));
                    }
                }
            }
        }
    }
    side.into_iter().collect()
}

/// Whether the vertices fall into two sets without an edge inside either.
pub fn is_bipartite(graph: &Graph) -> bool {
    bipartition(graph).is_some()
}

/// Every block is complete. Blocks share no edge, and one on k vertices has at most k(k-1)/2 of them, so all
/// are complete exactly when these bounds add up to the number of edges. O(n + m).
pub fn is_block_graph(graph: &Graph) -> bool {
    let most: usize = blocks(graph).blocks.iter().map(|block| block.len() * (block.len() - 1) / 2).sum();
    most == size(graph)
}

/// Every block is an edge or a cycle (or a lone vertex); the graph need not be connected. A block on k > 2
/// vertices has at least k edges, and k only if it is a cycle, so it is enough to add up. O(n + m).
pub fn is_cactus(graph: &Graph) -> bool {
    let least = |block: &Vec<usize>| if block.len() > 2 { block.len() } else { block.len() - 1 };
    blocks(graph).blocks.iter().map(least).sum::<usize>() == size(graph)
}

/// Ptolemy's inequality d(u,v) d(w,x) <= d(u,w) d(v,x) + d(u,x) d(v,w) holds in every component. These are the
/// graphs that are chordal and distance-hereditary (Howorka 1981). O(n + m) expected.
pub fn is_ptolemaic(graph: &Graph) -> bool {
    is_chordal(graph) && is_distance_hereditary(graph)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::catalogue::all_graphs;
    use crate::graph::distance::{UNREACHABLE, distances};
    use crate::graph::families::*;

    /// All graphs on `n` labelled vertices.
    pub(super) fn labelled(n: usize) -> impl Iterator<Item = Graph> {
        let pairs: Vec<(usize, usize)> = (0..n).flat_map(|u| (u + 1..n).map(move |v| (u, v))).collect();
        (0u32..1 << pairs.len()).map(move |mask| {
            let chosen = pairs.iter().enumerate().filter(|(i, _)| mask >> i & 1 == 1);
            Graph::undirected(n, chosen.map(|(_, &pair)| pair).collect::<Vec<_>>())
        })
    }

    fn ptolemy(graph: &Graph) -> bool {
        let d = distances(graph);
        let n = graph.n();
        let product = |a: u32, b: u32| u64::from(a) * u64::from(b);
        (0..n * n * n * n).all(|code| {
            let (u, v, w, x) = (code % n, code / n % n, code / n / n % n, code / n / n / n);
            let far = [d[u][v], d[u][w], d[u][x]].contains(&UNREACHABLE);
            far || product(d[u][v], d[w][x]) <= product(d[u][w], d[v][x]) + product(d[u][x], d[v][w])
        })
    }

    #[test]
    fn ptolemaic_by_the_inequality() {
        for n in 0..=5 {
            for graph in labelled(n) {
                assert_eq!(is_ptolemaic(&graph), ptolemy(&graph), "{:?}", graph.simple_edges());
            }
        }
        for graph in all_graphs(6).into_iter().chain(all_graphs(7)) {
            assert_eq!(is_ptolemaic(&graph), ptolemy(&graph), "{:?}", graph.simple_edges());
        }
        assert!(!is_ptolemaic(&fan(4, 1)) && is_ptolemaic(&fan(3, 1)) && !is_ptolemaic(&cycle(4)));
    }

    #[test]
    fn trees_paths_cycles() {
        assert!(is_tree(&path(5)) && is_path(&path(1)) && !is_path(&star(3)) && !is_tree(&path(0)));
        assert!(is_forest(&union(&path(2), &star(4))) && !is_forest(&cycle(3)) && is_forest(&path(0)));
        assert!(is_cycle(&cycle(3)) && !is_cycle(&cycle(2)) && !is_cycle(&union(&cycle(3), &cycle(3))));
        assert!(is_complete(&complete(4)) && is_complete(&path(2)) && !is_complete(&path(3)));
        assert!(is_bipartite(&hypercube(4)) && !is_bipartite(&petersen()) && is_bipartite(&cycle(6)));
    }

    /// Block graphs and cacti are defined by their blocks: here the definition is checked on each induced block.
    #[test]
    fn block_graphs_and_cacti_by_definition() {
        for graph in labelled(5) {
            let parts: Vec<Graph> =
                blocks(&graph).blocks.iter().map(|block| induced(&graph, block)).collect();
            assert_eq!(is_block_graph(&graph), parts.iter().all(is_complete));
            let edge_or_cycle = |block: &Graph| block.n() <= 2 || is_cycle(block);
            assert_eq!(is_cactus(&graph), parts.iter().all(edge_or_cycle));
        }
        assert!((0..30).all(|n| is_cactus(&cactus(n)) && is_connected(&cactus(n)) && cactus(n).n() == n));
    }

    #[test]
    fn long_inputs_are_fine() {
        let long = path(100_000);
        assert!(
            is_path(&long)
                && is_chordal(&long)
                && is_ptolemaic(&long)
                && is_cactus(&long)
                && is_block_graph(&long)
        );
        assert!(cotree(&star(99_999)).is_some() && cotree(&long).is_none());
    }
}
