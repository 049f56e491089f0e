//! Chordal graphs and simplicial vertices.

use crate::graph::Graph;

/// An order in which each vertex has the most neighbours before it among those left: maximum cardinality
/// search, with vertices in buckets by how many of their neighbours are taken. O(n + m).
fn maximum_cardinality_order(graph: &Graph) -> Vec<usize> {
    let n = graph.n();
    let mut taken_neighbours = vec![0; n];
    let mut taken = vec![false; n];
    let mut buckets: Vec<Vec<usize>> = vec![(0..n).rev().collect()];
    let mut order = Vec::with_capacity(n);
    while let Some(bucket) = buckets.last_mut() {
        let Some(v) = bucket.pop() else {
            buckets.pop();
            continue;
        };
        // Entries left behind in lower buckets are stale.
        if taken[v] || taken_neighbours[v] + 1 != buckets.len() {
            continue;
        }
        taken[v] = true;
        order.push(v);
        for &w in graph.neighbours(v).iter().filter(|&&w| !taken[w]) {
            taken_neighbours[w] += 1;
            let place = taken_neighbours[w];
            if buckets.len() <= place {
                buckets.resize(place + 1, Vec::new());
            }
            buckets[place].push(w);
        }
    }
    order
}

/// No induced cycle longer than three. The reverse of a maximum cardinality order eliminates simplicial vertices one
/// by one exactly when the graph is chordal (Tarjan and Yannakakis 1984). For that it is enough that the earlier
/// neighbours of each vertex, except the last of them, are neighbours of that last one. O(n + m).
pub fn is_chordal(graph: &Graph) -> bool {
    let order = maximum_cardinality_order(graph);
    let mut place = vec![0; graph.n()];
    order.iter().enumerate().for_each(|(i, &v)| place[v] = i);
    // The claims of the form "u is a neighbour of last", gathered per last vertex.
    let mut claims = vec![Vec::new(); graph.n()];
    for &v in &order {
        let earlier = graph.neighbours(v).iter().copied().filter(|&u| place[u] < place[v]);
        let Some(last) = earlier.clone().max_by_key(|&u| place[u]) else { continue };
        claims[last].extend(earlier.filter(|&u| u != last));
    }
    let mut mark = vec![usize::MAX; graph.n()];
    (0..graph.n()).all(|last| {
        graph.neighbours(last).iter().for_each(|&u| mark[u] = last);
        claims[last].iter().all(|&u| mark[u] == last)
    })
}

/// The vertices whose neighbours are pairwise adjacent, ascending. A vertex of the same degree next to a simplicial
/// one is its twin, and simplicial too, so no clique is examined twice. O(n m) at most.
pub fn simplicial_vertices(graph: &Graph) -> Vec<usize> {
    let mut found = vec![false; graph.n()];
    let mut mark = vec![usize::MAX; graph.n()];
    for v in 0..graph.n() {
        if found[v] {
            continue;
        }
        mark[v] = v;
        graph.neighbours(v).iter().for_each(|&u| mark[u] = v);
        let around = graph.neighbours(v);
        let dominated =
            |u: &usize| graph.neighbours(*u).iter().filter(|&&w| mark[w] == v).count() == around.len();
        if around.iter().all(|&u| graph.degree(u) >= around.len()) && around.iter().all(dominated) {
            found[v] = true;
            around.iter().filter(|&&u| graph.degree(u) == around.len()).for_each(|&u| found[u] = true);
        }
    }
    (0..graph.n()).filter(|&v| found[v]).collect()
}

#[cfg(test)]
mod tests {
    use super::super::tests::labelled;
    use super::*;
    use crate::graph::families::{complete, cycle, fan, grid, induced};

    fn naive_simplicial(graph: &Graph) -> Vec<usize> {
        let clique = |v: usize| {
            let around = graph.neighbours(v);
            around.iter().all(|&a| around.iter().all(|&b| a == b || graph.adjacent(a, b)))
        };
        (0..graph.n()).filter(|&v| clique(v)).collect()
    }

    /// Chordal exactly when simplicial vertices can be removed to the end (Dirac; Fulkerson and Gross).
    fn naive_chordal(graph: &Graph) -> bool {
        let mut graph = graph.clone();
        while graph.n() > 0 {
            let Some(&v) = naive_simplicial(&graph).first() else { return false };
            let rest: Vec<usize> = (0..graph.n()).filter(|&u| u != v).collect();
            graph = induced(&graph, &rest);
        }
        true
    }

    #[test]
    fn by_definition_on_small_graphs() {
        for graph in (0..=5).flat_map(labelled).chain(labelled(6).step_by(5)) {
            assert_eq!(is_chordal(&graph), naive_chordal(&graph), "{:?}", graph.simple_edges());
            assert_eq!(simplicial_vertices(&graph), naive_simplicial(&graph));
        }
        assert!(is_chordal(&complete(300)) && is_chordal(&fan(9, 2)));
        assert!(!is_chordal(&cycle(4)) && !is_chordal(&grid(3, 3)));
        assert_eq!(simplicial_vertices(&complete(2000)).len(), 2000);
    }
}
