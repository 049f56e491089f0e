//! Trees: stars, caterpillars, and layers below a root.

use super::rings::ring;
use super::{Places, Point};
use crate::graph::Graph;

/// A star with its hub in the middle.
pub fn star(graph: &Graph) -> Option<Places> {
    let n = graph.n();
    let hub = (0..n).find(|&v| graph.degree(v) == n - 1 && n > 3)?;
    let mut places = vec![(0.0, 0.0); n];
    graph.neighbours(hub).iter().zip(ring(n - 1, 1.0)).for_each(|(&leaf, place)| places[leaf] = place);
    Some(places)
}

/// A caterpillar with its spine in a row and its leaves below. Where the spine has three vertices and no leaf in the
/// middle it is left to the layers, which show such a tree better; so is a spine of two.
pub fn comb(graph: &Graph) -> Option<Places> {
    let n = graph.n();
    let inner = |v: usize| graph.degree(v) > 1;
    let along = |v: usize| graph.neighbours(v).iter().copied().filter(|&u| inner(u));
    let spine: Vec<usize> = (0..n).filter(|&v| inner(v)).collect();
    if spine.len() < 3 || spine.iter().any(|&v| along(v).count() > 2) {
        return None;
    }
    let end = spine.iter().copied().find(|&v| along(v).count() == 1)?;
    let mut places: Vec<Point> = vec![(0.0, 0.0); n];
    let (mut before, mut here, mut left) = (end, end, 0.0);
    let mut bare = 0;
    loop {
        let leaves: Vec<usize> = graph.neighbours(here).iter().copied().filter(|&u| !inner(u)).collect();
        let width = leaves.len().max(1) as f64;
        places[here] = (left + (width - 1.0) / 2.0, 0.0);
        leaves.iter().enumerate().for_each(|(i, &leaf)| places[leaf] = (left + i as f64, 1.2));
        bare += usize::from(leaves.is_empty());
        left += width;
        let Some(next) = along(here).find(|&u| u != before) else { break };
        before = here;
        here = next;
    }
    (spine.len() > 3 || bare == 0).then_some(places)
}

/// How far apart layers are, where leaves are at distance 1.
const LAYER: f64 = 1.25;

/// In layers by distance from the first of these vertices in each component, components side by side. The leaves of a
/// spanning tree are placed in a row one after the other, and each vertex above the middle of its children. For a
/// forest no lines cross. O(n + m).
pub fn layered(graph: &Graph, roots: impl Iterator<Item = usize>) -> Places {
    let n = graph.n();
    let mut depth = vec![usize::MAX; n];
    let mut across = vec![0.0; n];
    let mut next_leaf = 0;
    for root in roots {
        if depth[root] != usize::MAX {
            continue;
        }
        let (order, children) = spanning_tree(graph, root, &mut depth);
        // Leaves from left to right, by a walk that visits children in order.
        let mut stack = vec![root];
        while let Some(v) = stack.pop() {
            if children[&v].is_empty() {
                across[v] = next_leaf as f64;
                next_leaf += 1;
            }
            stack.extend(children[&v].iter().rev());
        }
        for v in order.into_iter().rev() {
            if let (Some(&first), Some(&last)) = (children[&v].first(), children[&v].last()) {
                across[v] = (across[first] + across[last]) / 2.0;
            }
        }
    }
    // Wide trees get higher layers, so that lines do not come too flat.
    let deepest = depth.iter().copied().max().unwrap_or(0).max(1);
    let layer = LAYER.max(0.4 * next_leaf as f64 / deepest as f64);
    (0..n).map(|v| (across[v], layer * depth[v] as f64)).collect()
}

type Children = std::collections::HashMap<usize, Vec<usize>>;

/// The vertices that `root` reaches, by breadth, with their children in the spanning tree; sets their depths.
fn spanning_tree(graph: &Graph, root: usize, depth: &mut [usize]) -> (Vec<usize>, Children) {
    let mut children = Children::new();
    let mut order = vec![root];
    depth[root] = 0;
    let mut next = 0;
    while let Some(&u) = order.get(next) {
        next += 1;
        let mut below = Vec::new();
        for &v in graph.neighbours(u) {
            if depth[v] == usize::MAX {
                depth[v] = depth[u] + 1;
                below.push(v);
            }
        }
        order.extend(&below);
        children.insert(u, below);
    }
    (order, children)
}
