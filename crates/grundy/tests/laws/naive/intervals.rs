//! Intervals of the four convexities.

use std::collections::BTreeSet;

type Set = BTreeSet<usize>;

/// Every interval of two vertices: walks all simple paths and keeps those that count.
pub fn all_between(arc: &[Vec<bool>], convexity: &str) -> Vec<Vec<Set>> {
    let n = arc.len();
    let mut paths = Vec::new();
    for u in 0..n {
        simple_paths(arc, vec![u], &mut paths);
    }
    let mut shortest = vec![vec![usize::MAX; n]; n];
    for path in &paths {
        let (u, v) = (path[0], path[path.len() - 1]);
        shortest[u][v] = shortest[u][v].min(path.len());
    }
    let mut between: Vec<Vec<Set>> = (0..n).map(|u| (0..n).map(|v| Set::from([u, v])).collect()).collect();
    for path in &paths {
        let (u, v) = (path[0], path[path.len() - 1]);
        let induced = (0..path.len())
            .all(|i| (i + 2..path.len()).all(|j| !arc[path[i]][path[j]] && !arc[path[j]][path[i]]));
        let counts = match convexity {
            "geodesic" => path.len() == shortest[u][v],
            "monophonic" => induced,
            "p3" => path.len() == 3,
            "p3-induced" => path.len() == 3 && induced,
            other => panic!("add convexity {other} to tests/laws/naive"),
        };
        if counts {
            between[u][v].extend(path);
            between[v][u].extend(path);
        }
    }
    between
}

/// Adds the path and every simple path that extends it.
fn simple_paths(arc: &[Vec<bool>], path: Vec<usize>, out: &mut Vec<Vec<usize>>) {
    let end = path[path.len() - 1];
    for v in (0..arc.len()).filter(|v| arc[end][*v] && !path.contains(v)) {
        simple_paths(arc, [&path[..], &[v]].concat(), out);
    }
    out.push(path);
}
