//! The star game on forests: Maker wants k edges at one vertex.

use crate::graph::Graph;
use crate::graph::classes::is_forest;

/// Who wins the star game on a forest, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StarPlay {
    /// Maker wins around this vertex: she first claims its edges to `tempo`, each of which threatens to win beyond it, and
    /// then half of the others.
    Maker {
        /// The vertex at which she gets her edges.
        centre: usize,
        /// The neighbours whose edges come with a threat.
        tempo: Vec<usize>,
    },
    /// Breaker wins; where he is first, by this edge.
    Breaker(Option<(usize, usize)>),
}

/// Who wins the star game on a forest with one edge a turn: Maker wants k edges at some vertex (polynomial by Duchêne,
/// Gledel, Mc Inerney and others, 2025). `None` if the graph is no forest, or k is 0.
///
/// Say that u *presses* its neighbour w if Maker, who has claimed uw and is to move, wins on the side of u. She claims
/// the edges to all c neighbours that press u, each of which must be answered beyond it, and then every other one of the
/// rest: u presses w iff 1 + c + ceil((d - 1 - c) / 2) >= k, where d is the degree of u and c counts neighbours other
/// than w. In the same way she wins at u, moving first, if c + ceil((d - c) / 2) >= k. If that holds nowhere, no
/// edge presses both ways, and Breaker answers in a rooted forest: to an edge that presses w, at its end u; to any other, at
/// the upper end; with any free edge that he would answer at this vertex. Then Maker gets at most c + ceil((d - c) / 2)
/// edges at u, or, if the edge to the parent presses nobody, 1 + c + ceil((d - 1 - c) / 2): less than k.
pub fn star_game(graph: &Graph, k: usize, maker_next: bool) -> Option<StarPlay> {
    let edges = graph.simple_edges();
    if k == 0 || !is_forest(graph) {
        return None;
    }
    if maker_next {
        return Some(centre(graph, k).unwrap_or(StarPlay::Breaker(None)));
    }
    let without = |cut: usize| {
        let rest = edges.iter().enumerate().filter(|(i, _)| *i != cut).map(|(_, &edge)| edge);
        Graph::undirected(graph.n(), rest)
    };
    let mut first = None;
    for (i, &edge) in edges.iter().enumerate() {
        match centre(&without(i), k) {
            Some(found) => first = first.or(Some(found)),
            None => return Some(StarPlay::Breaker(Some(edge))),
        }
    }
    Some(first.unwrap_or(StarPlay::Breaker(None)))
}

/// Where Maker, moving first, wins.
fn centre(graph: &Graph, k: usize) -> Option<StarPlay> {
    let presses = pressure(graph, k);
    (0..graph.n()).find_map(|u| {
        let tempo: Vec<usize> = graph.neighbours(u).iter().copied().filter(|&x| presses(x, u)).collect();
        let (c, d) = (tempo.len(), graph.degree(u));
        (c + (d - c).div_ceil(2) >= k).then_some(StarPlay::Maker { centre: u, tempo })
    })
}

/// Whether a vertex presses a neighbour. Each tree is walked twice: upwards, where the children are known before their
/// parent, and downwards, where all other neighbours of the parent are known.
fn pressure(graph: &Graph, k: usize) -> impl Fn(usize, usize) -> bool {
    let (order, parent) = rooted(graph);
    let enough = |u: usize, c: usize| 1 + c + (graph.degree(u) - 1 - c).div_ceil(2) >= k;
    let (mut up, mut down) = (vec![false; graph.n()], vec![false; graph.n()]);
    let mut pressed_by = vec![0; graph.n()];
    for &u in order.iter().rev() {
        if let Some(p) = parent[u] {
            up[u] = enough(u, pressed_by[u]);
            pressed_by[p] += usize::from(up[u]);
        }
    }
    for &u in &order {
        if let Some(p) = parent[u] {
            let others = pressed_by[p] - usize::from(up[u]) + usize::from(parent[p].is_some() && down[p]);
            down[u] = enough(p, others);
        }
    }
    move |u, w| if parent[u] == Some(w) { up[u] } else { down[w] }
}

/// The vertices of a forest, parents first, and the parent of each.
fn rooted(graph: &Graph) -> (Vec<usize>, Vec<Option<usize>>) {
    let (mut order, mut parent) = (Vec::with_capacity(graph.n()), vec![None; graph.n()]);
    let mut seen = vec![false; graph.n()];
    for root in 0..graph.n() {
        if std::mem::replace(&mut seen[root], true) {
            continue;
        }
        let from = order.len();
        order.push(root);
        let mut at = from;
        while let Some(&u) = order.get(at) {
            let above = parent[u];
            for &v in graph.neighbours(u).iter().filter(|&&v| above != Some(v)) {
                (parent[v], seen[v]) = (Some(u), true);
                order.push(v);
            }
            at += 1;
        }
    }
    (order, parent)
}

#[cfg(test)]
mod tests {
    use super::super::Hypergraph;
    use super::super::naive::{Aim, Naive};
    use super::*;
    use crate::graph::families::{path, tree};

    /// All forests of at most eight vertices in a list of trees by parents, compared with plain recursion on the sets.
    #[test]
    fn stars_against_plain_recursion() {
        let (mut won, mut lost) = (0, 0);
        for n in 2..=8usize {
            for code in 0..(2..n).product::<usize>() {
                let mut rest = code;
                let parents: Vec<usize> = (1..n)
                    .map(|v| {
                        let p = rest % v;
                        rest /= v;
                        p
                    })
                    .collect();
                let graph = tree(&parents).unwrap();
                // One labelling of each shape is enough: parents that do not decrease.
                if parents.windows(2).any(|pair| pair[0] > pair[1]) {
                    continue;
                }
                for k in 1..=4 {
                    let family = stars(&graph, k);
                    for maker_next in [true, false] {
                        let expected = Naive::new(&family, (1, 1), Aim::MakerBreaker).owns(0, 0, maker_next);
                        let found = star_game(&graph, k, maker_next).unwrap();
                        let maker = matches!(found, StarPlay::Maker { .. });
                        assert_eq!(maker, expected, "{parents:?} {k} {maker_next} {found:?}");
                        *if maker { &mut won } else { &mut lost } += 1;
                    }
                }
            }
        }
        assert!(won > 500 && lost > 500, "{won} {lost}");
    }

    fn stars(graph: &Graph, k: usize) -> Hypergraph {
        let edges = graph.simple_edges();
        let at =
            |v: usize| (0..edges.len()).filter(|&i| edges[i].0 == v || edges[i].1 == v).collect::<Vec<_>>();
        let mut sets = Vec::new();
        for v in 0..graph.n() {
            let star = at(v);
            for mask in 0..1u32 << star.len() {
                if mask.count_ones() as usize == k {
                    sets.push((0..star.len()).filter(|i| mask >> i & 1 == 1).map(|i| star[i]).collect());
                }
            }
        }
        Hypergraph::new(edges.len(), sets)
    }

    /// A vertex of degree 3 with three neighbours of degree 4: no edge joins two vertices of degree 4, and still every
    /// edge of the centre comes with a threat.
    #[test]
    fn threats_add_up() {
        let parents = [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3];
        let graph = tree(&parents).unwrap();
        assert_eq!(star_game(&graph, 3, true), Some(StarPlay::Maker { centre: 0, tempo: vec![1, 2, 3] }));
        assert_eq!(star_game(&path(3), 0, true), None);
    }
}
