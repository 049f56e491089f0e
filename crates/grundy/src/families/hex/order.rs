//! Which move to try first: the one that carries most current in the circuits of both players.

use super::connect::Connections;

/// The current through each cell when a voltage is put on the two edges of a player. Every full connection is a wire,
/// with a small resistance that grows with its carrier; empty cells resist, chains do not. A cell with much current
/// is one that many short ways use. (Shannon's machine; with virtual connections as wires: Anshelevich 2002.) The
/// potentials are found by elimination, in n³ steps. The order of moves needs no exact numbers.
pub(super) fn currents<const W: usize>(connections: &Connections<W>, cells: usize) -> Vec<f64> {
    let n = connections.ends();
    let resistance = |end: usize| if connections.cell(end).is_some() { 1.0 } else { 0.0 };
    let wire = |(x, z, size)| (x, z, 1.0 / (resistance(x) + resistance(z) + 0.1 + 0.1 * size as f64));
    let wires: Vec<(usize, usize, f64)> = connections.pairs().map(wire).collect();
    let potentials = potentials(&wires, n);
    let mut currents = vec![0.0; cells];
    for (x, z, conductance) in wires {
        let current = conductance * (potentials[x] - potentials[z]).abs();
        for v in [x, z].into_iter().filter_map(|end| connections.cell(end)) {
            currents[v] += current;
        }
    }
    currents
}

/// The potentials in a network with end 0 at potential 1 and end 1 at potential 0, by Kirchhoff's laws. A small leak
/// keeps the equations solvable for ends without a way to an edge.
fn potentials(wires: &[(usize, usize, f64)], n: usize) -> Vec<f64> {
    let mut rows = vec![vec![0.0; n + 1]; n];
    for &(x, z, conductance) in wires {
        for (from, to) in [(x, z), (z, x)] {
            rows[from][from] += conductance;
            rows[from][to] -= conductance;
        }
    }
    for (i, row) in rows.iter_mut().enumerate() {
        if i < 2 {
            row.fill(0.0);
            row[i] = 1.0;
            row[n] = 1.0 - i as f64;
        }
        row[i] += 1e-9;
    }
    for i in 0..n {
        let (done, below) = rows.split_at_mut(i + 1);
        let pivot = &done[i];
        for row in below.iter_mut().filter(|row| row[i] != 0.0) {
            let factor = row[i] / pivot[i];
            (i..=n).for_each(|k| row[k] -= factor * pivot[k]);
        }
    }
    let mut potentials = vec![0.0; n];
    for i in (0..n).rev() {
        let known: f64 = (i + 1..n).map(|k| rows[i][k] * potentials[k]).sum();
        potentials[i] = (rows[i][n] - known) / rows[i][i];
    }
    potentials
}
