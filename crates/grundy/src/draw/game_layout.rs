//! Places for the nodes and the moves of a game graph, in layers.

use crate::explore::GameGraph;
use std::collections::HashMap;

/// The room between layers, and between neighbours in a layer.
const BETWEEN: f64 = 70.0;
const GAP: f64 = 14.0;

/// The width of a move that passes a layer.
const PASSAGE: f64 = 10.0;

/// Moves that pass more layers in all are drawn without regard to what they cross.
const MOST_PASSAGES: usize = 2000;

const SWEEPS: usize = 8;
const ROUNDS: usize = 24;

/// Where everything goes. A cell is a node or, with a number after those of the nodes, the place where moves to one node
/// pass a layer.
pub struct Layout {
    /// The centre of each cell.
    pub centres: Vec<(f64, f64)>,
    /// The top and the bottom of each cell.
    pub spans: Vec<(f64, f64)>,
    /// For each node and target of its moves the cells on the way, target included.
    pub routes: HashMap<(usize, usize), Vec<usize>>,
    /// The size of the whole drawing.
    pub width: f64,
    /// Its height.
    pub height: f64,
}

/// A layout for nodes of given sizes. Moves lead down where the graph has no cycle: the layer of a node is the length of
/// the longest play to it; in other graphs, of the shortest. Moves that pass a layer get a cell in it, one for all moves to
/// the same node. Within layers the cells are ordered by the average place of their neighbours in the layers above and
/// below, in turn, which removes most crossings (Sugiyama, Tagawa and Toda 1981); then they are drawn towards their
/// neighbours as far as their order and widths allow.
pub fn layout(graph: &GameGraph, sizes: &[(f64, f64)]) -> Layout {
    let mut cells = Cells::new(graph);
    cells.order();
    let widths: Vec<f64> =
        (0..cells.layer.len()).map(|cell| sizes.get(cell).map_or(PASSAGE, |size| size.0)).collect();
    let (x, width) = cells.columns(&widths);
    let mut top = 0.0;
    let mut rows = Vec::new();
    for layer in &cells.layers {
        let tall = layer.iter().filter_map(|&cell| sizes.get(cell)).map(|size| size.1).fold(0.0, f64::max);
        rows.push((top, top + tall));
        top += tall + BETWEEN;
    }
    let middle = |cell: usize| (rows[cells.layer[cell]].0 + rows[cells.layer[cell]].1) / 2.0;
    let half = |cell: usize| match sizes.get(cell) {
        Some(size) => size.1 / 2.0,
        None => (rows[cells.layer[cell]].1 - rows[cells.layer[cell]].0) / 2.0,
    };
    let all = 0..cells.layer.len();
    Layout {
        centres: all.clone().map(|cell| (x[cell], middle(cell))).collect(),
        spans: all.map(|cell| (middle(cell) - half(cell), middle(cell) + half(cell))).collect(),
        routes: cells.routes,
        width,
        height: (top - BETWEEN).max(0.0),
    }
}

/// The cells and what they are joined to.
struct Cells {
    layer: Vec<usize>,
    /// The cells of each layer, from left to right.
    layers: Vec<Vec<usize>>,
    above: Vec<Vec<usize>>,
    below: Vec<Vec<usize>>,
    routes: HashMap<(usize, usize), Vec<usize>>,
}

impl Cells {
    fn new(graph: &GameGraph) -> Cells {
        let layer =
            longest(graph).unwrap_or_else(|| (0..graph.nodes.len()).map(|i| graph.depth(i)).collect());
        let depth = layer.iter().max().map_or(0, |last| last + 1);
        let mut cells = Cells {
            layers: vec![Vec::new(); depth],
            above: vec![Vec::new(); layer.len()],
            below: vec![Vec::new(); layer.len()],
            routes: HashMap::new(),
            layer,
        };
        for i in 0..graph.nodes.len() {
            cells.layers[cells.layer[i]].push(i);
        }
        let arcs = graph
            .nodes
            .iter()
            .enumerate()
            .flat_map(|(i, node)| node.moves.iter().map(move |&(_, to)| (i, to)));
        let arcs: Vec<(usize, usize)> = arcs.collect();
        let passed = arcs.iter().map(|&(i, to)| cells.layer[to].saturating_sub(cells.layer[i] + 1));
        let bends = passed.sum::<usize>() <= MOST_PASSAGES;
        let mut passages = HashMap::new();
        for (i, to) in arcs {
            if !cells.routes.contains_key(&(i, to)) {
                cells.join(i, to, bends, &mut passages);
            }
        }
        cells
    }

    /// Leads moves from one node to another, through the layers between them.
    fn join(&mut self, from: usize, to: usize, bends: bool, passages: &mut HashMap<(usize, usize), usize>) {
        let mut route = Vec::new();
        let mut last = from;
        for layer in self.layer[from] + 1..if bends { self.layer[to] } else { 0 } {
            let next = *passages.entry((to, layer)).or_insert_with(|| {
                self.layer.push(layer);
                self.above.push(Vec::new());
                self.below.push(Vec::new());
                self.layers[layer].push(self.layer.len() - 1);
                self.layer.len() - 1
            });
            self.connect(last, next);
            route.push(next);
            last = next;
        }
        if self.layer[to] == self.layer[last] + 1 {
            self.connect(last, to);
        }
        route.push(to);
        self.routes.insert((from, to), route);
    }

    fn connect(&mut self, upper: usize, lower: usize) {
        if !self.below[upper].contains(&lower) {
            self.below[upper].push(lower);
            self.above[lower].push(upper);
        }
    }

    /// Sorts the layers by the average place of their neighbours, sweeping down and up.
    fn order(&mut self) {
        let mut place = vec![0.0; self.layer.len()];
        for sweep in 0..SWEEPS {
            let down = sweep % 2 == 0;
            let mut order: Vec<usize> = (0..self.layers.len()).collect();
            if !down {
                order.reverse();
            }
            for layer in order {
                let near = if down { &self.above } else { &self.below };
                let mut keyed: Vec<(f64, usize)> = Vec::new();
                for (rank, &cell) in self.layers[layer].iter().enumerate() {
                    let here = (rank as f64 + 0.5) / self.layers[layer].len() as f64;
                    keyed.push((average(&near[cell], &place).unwrap_or(here), cell));
                }
                keyed.sort_by(|a, b| a.0.total_cmp(&b.0));
                let count = keyed.len() as f64;
                for (rank, &(_, cell)) in keyed.iter().enumerate() {
                    place[cell] = (rank as f64 + 0.5) / count;
                }
                self.layers[layer] = keyed.into_iter().map(|(_, cell)| cell).collect();
            }
        }
    }

    /// The horizontal place of each cell, from 0 on, and the width of the whole.
    fn columns(&self, widths: &[f64]) -> (Vec<f64>, f64) {
        let mut x = vec![0.0; self.layer.len()];
        for _ in 0..ROUNDS {
            for layer in &self.layers {
                let wanted: Vec<f64> = layer
                    .iter()
                    .map(|&cell| {
                        let near = [&self.above[cell][..], &self.below[cell]].concat();
                        average(&near, &x).unwrap_or(x[cell])
                    })
                    .collect();
                let apart: Vec<f64> = layer.iter().map(|&cell| widths[cell]).collect();
                for (&cell, place) in layer.iter().zip(separated(&wanted, &apart)) {
                    x[cell] = place;
                }
            }
        }
        let left = (0..x.len()).map(|cell| x[cell] - widths[cell] / 2.0).fold(f64::INFINITY, f64::min);
        let left = if left.is_finite() { left } else { 0.0 };
        x.iter_mut().for_each(|place| *place -= left);
        let right = (0..x.len()).map(|cell| x[cell] + widths[cell] / 2.0).fold(0.0, f64::max);
        (x, right)
    }
}

fn average(cells: &[usize], place: &[f64]) -> Option<f64> {
    let sum: f64 = cells.iter().map(|&cell| place[cell]).sum();
    (!cells.is_empty()).then(|| sum / cells.len() as f64)
}

/// Places near the wanted ones, in the same order and without overlaps: the mean of pushing to the right and pushing to
/// the left, both of which keep the cells apart.
fn separated(wanted: &[f64], widths: &[f64]) -> Vec<f64> {
    let apart = |i: usize| (widths[i] + widths[i + 1]) / 2.0 + GAP;
    let (mut right, mut left) = (wanted.to_vec(), wanted.to_vec());
    for i in 1..wanted.len() {
        right[i] = right[i].max(right[i - 1] + apart(i - 1));
    }
    for i in (1..wanted.len()).rev() {
        left[i - 1] = left[i - 1].min(left[i] - apart(i - 1));
    }
    right.iter().zip(&left).map(|(right, left)| (right + left) / 2.0).collect()
}

/// The length of the longest play to each node, if no play goes in a circle (Kahn 1962).
fn longest(graph: &GameGraph) -> Option<Vec<usize>> {
    let mut entering = vec![0; graph.nodes.len()];
    graph.nodes.iter().flat_map(|node| &node.moves).for_each(|&(_, to)| entering[to] += 1);
    let mut order: Vec<usize> = (0..graph.nodes.len()).filter(|&i| entering[i] == 0).collect();
    let mut layer = vec![0; graph.nodes.len()];
    let mut next = 0;
    while let Some(&i) = order.get(next) {
        next += 1;
        for &(_, to) in &graph.nodes[i].moves {
            layer[to] = layer[to].max(layer[i] + 1);
            entering[to] -= 1;
            if entering[to] == 0 {
                order.push(to);
            }
        }
    }
    (order.len() == graph.nodes.len()).then_some(layer)
}

#[cfg(test)]
mod tests {
    use super::super::sample::heap_of_two;
    use super::*;

    /// A heap of 2 leads to 1 and to 0, and 1 leads to 0: the move from 2 to 0 passes the layer of 1.
    #[test]
    fn layers_follow_the_longest_play() {
        let graph = heap_of_two();
        let cells = Cells::new(&graph);
        assert_eq!(cells.layer[..3], [0, 2, 1]);
        assert_eq!(cells.routes[&(0, 1)], [3, 1]);
        assert_eq!(cells.layers[1].len(), 2);
    }

    #[test]
    fn cells_never_overlap() {
        let places = separated(&[5.0, 5.0, 4.0], &[10.0, 20.0, 10.0]);
        assert!(places[1] - places[0] >= 15.0 + GAP && places[2] - places[1] >= 15.0 + GAP);
    }
}
