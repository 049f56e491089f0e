//! Sets that Alice wants, listed straight from the rules, with the names that moves have.

use grundy::graph::Graph;
use std::collections::BTreeSet;

/// A board: the names of its elements, and the sets of them that Alice wants.
pub struct Board {
    pub text: String,
    pub names: Vec<String>,
    pub sets: Vec<Vec<usize>>,
}

impl Board {
    /// The element with this name.
    pub fn element(&self, name: &str) -> usize {
        self.names.iter().position(|known| known == name).unwrap_or_else(|| panic!("{}: {name}", self.text))
    }

    /// Whether somebody has a whole set.
    pub fn has_set(&self, owned: &[bool]) -> bool {
        self.sets.iter().any(|set| set.iter().all(|&v| owned[v]))
    }
}

/// The arithmetic progressions of length k in 1..=n.
pub fn progressions(n: usize, k: usize) -> Board {
    let ends = |a: usize, d: usize| a + (k - 1) * d <= n;
    let starts = (1..=n).flat_map(|a| (1..=n).map(move |d| (a, d))).filter(|&(a, d)| ends(a, d));
    let sets = starts.map(|(a, d)| (0..k).map(|i| a + i * d - 1).collect()).collect();
    Board { text: format!("progressions:{n},{k}"), names: (1..=n).map(|v| v.to_string()).collect(), sets }
}

/// k cells in a row, in a column or on a diagonal. Cells are named as in chess.
pub fn in_a_row(k: usize, rows: usize, columns: usize) -> Board {
    let letters = |column: usize| match column {
        0..26 => ((b'a' + column as u8) as char).to_string(),
        _ => format!("{}{}", (b'a' + (column / 26 - 1) as u8) as char, (b'a' + (column % 26) as u8) as char),
    };
    let cells = || (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
    let names = cells().map(|(row, column)| format!("{}{}", letters(column), row + 1)).collect();
    let line = |(row, column): (usize, usize), (down, right): (isize, isize)| -> Option<Vec<usize>> {
        (0..k as isize)
            .map(|i| {
                let (row, column) = (row as isize + i * down, column as isize + i * right);
                let inside = (0..rows as isize).contains(&row) && (0..columns as isize).contains(&column);
                inside.then(|| row as usize * columns + column as usize)
            })
            .collect()
    };
    let directions = [(0, 1), (1, 0), (1, 1), (1, -1)];
    let sets = cells().flat_map(|cell| directions.iter().filter_map(move |&d| line(cell, d))).collect();
    Board { text: format!("k-in-a-row{{k={k}}}:{rows}x{columns}"), names, sets }
}

/// The edges of a graph, named by their ends.
fn edge_names(graph: &Graph) -> Vec<String> {
    graph.simple_edges().iter().map(|(u, v)| format!("{}-{}", u.min(v), u.max(v))).collect()
}

/// The sets of edges of a graph that the walks through `steps` edges with different vertices use; a closed walk comes back to
/// its start. Paths with three edges are the copies of P4, closed walks with three those of K3.
pub fn walks(text: &str, graph: &Graph, steps: usize, closed: bool) -> Board {
    let edges: Vec<(usize, usize)> = graph.simple_edges();
    let edge = |u: usize, v: usize| edges.iter().position(|&(a, b)| (a, b) == (u, v) || (b, a) == (u, v));
    let mut walks: Vec<Vec<usize>> = (0..graph.n()).map(|v| vec![v]).collect();
    for step in 0..steps {
        let last = closed && step + 1 == steps;
        let fits = |walk: &Vec<usize>, v: usize| match last {
            true => v == walk[0],
            false => !walk.contains(&v),
        };
        let on = |walk: Vec<usize>| -> Vec<Vec<usize>> {
            let next = (0..graph.n()).filter(|&v| fits(&walk, v) && edge(walk[walk.len() - 1], v).is_some());
            next.map(|v| [&walk[..], &[v]].concat()).collect()
        };
        walks = walks.into_iter().flat_map(on).collect();
    }
    let used = |walk: Vec<usize>| -> Option<Vec<usize>> {
        let set: Option<BTreeSet<usize>> = walk.windows(2).map(|ends| edge(ends[0], ends[1])).collect();
        Some(set?.into_iter().collect())
    };
    let sets: BTreeSet<Vec<usize>> = walks.into_iter().filter_map(used).collect();
    Board { text: text.to_string(), names: edge_names(graph), sets: sets.into_iter().collect() }
}
