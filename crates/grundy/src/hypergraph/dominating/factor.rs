//! Perfect (1,2)-factors: covers of all vertices by disjoint edges and cycles.

use crate::graph::Graph;
use std::collections::BTreeSet;

/// Disjoint edges and odd cycles, each as the list of its vertices in order, that cover all vertices; or else vertices that
/// have fewer neighbours than they are, which shows that there is no such cover.
///
/// Tutte (1953): a cover by edges and cycles is a permutation that sends every vertex to a neighbour, that is, a perfect
/// matching of the bipartite graph with two copies of every vertex. Its cycles are the parts; even ones fall into edges. Where
/// no augmenting path leaves a vertex, the vertices reached have too few neighbours (Hall 1935). O(n m).
pub fn factor(graph: &Graph) -> Result<Vec<Vec<usize>>, Vec<usize>> {
    let n = graph.n();
    let (mut image, mut source) = (vec![None; n], vec![None; n]);
    for root in 0..n {
        augment(graph, root, &mut image, &mut source)?;
    }
    Ok(cycles(&image.into_iter().flatten().collect::<Vec<usize>>()))
}

/// Finds an image for a vertex by breadth; `source` is the inverse of `image`.
fn augment(
    graph: &Graph,
    root: usize,
    image: &mut [Option<usize>],
    source: &mut [Option<usize>],
) -> Result<(), Vec<usize>> {
    let mut reached_from = vec![None; graph.n()];
    let mut queue = vec![root];
    let mut next = 0;
    while let Some(&u) = queue.get(next) {
        next += 1;
        for &v in graph.neighbours(u) {
            if reached_from[v].is_some() {
                continue;
            }
            reached_from[v] = Some(u);
            if let Some(owner) = source[v] {
                queue.push(owner);
                continue;
            }
            // Flip the path: each vertex on it takes the image through which it was left.
            let mut place = Some(v);
            while let Some(v) = place {
                source[v] = reached_from[v];
                place = reached_from[v].and_then(|u: usize| image[u].replace(v));
            }
            return Ok(());
        }
    }
    Err(queue)
}

/// The cycles of a permutation without fixed points, even ones as edges.
fn cycles(image: &[usize]) -> Vec<Vec<usize>> {
    let mut seen = vec![false; image.len()];
    let mut parts = Vec::new();
    for start in 0..image.len() {
        let mut cycle = Vec::new();
        let mut v = start;
        while !std::mem::replace(&mut seen[v], true) {
            cycle.push(v);
            v = image[v];
        }
        if cycle.len() % 2 == 0 {
            parts.extend(cycle.chunks(2).map(<[usize]>::to_vec));
        } else {
            parts.push(cycle);
        }
    }
    parts
}

/// Whether the parts are edges and cycles of the graph that cover each of some vertices once, and no other.
pub fn is_factor(graph: &Graph, vertices: &[usize], parts: &[Vec<usize>]) -> bool {
    let covered: Vec<usize> = parts.iter().flatten().copied().collect();
    let distinct: BTreeSet<usize> = covered.iter().copied().collect();
    let wanted: BTreeSet<usize> = vertices.iter().copied().collect();
    let joined = |part: &Vec<usize>| {
        part.len() >= 2 && (0..part.len()).all(|i| graph.adjacent(part[i], part[(i + 1) % part.len()]))
    };
    covered.len() == distinct.len()
        && distinct == wanted
        && wanted.iter().all(|&v| v < graph.n())
        && parts.iter().all(joined)
}
