//! Dots, the edges between them and the boxes that they form.

use super::{Mark, Place, Shown, list};
use serde::Serialize;

/// Dots in rows and columns. Dots are numbered row by row from 0. Edges come in the order of the grid graph: first those from
/// left to right, then those from top to bottom, each row by row.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DotsView {
    /// The number of rows of boxes; there is one more row of dots.
    pub rows: usize,
    /// The number of columns of boxes; there is one more column of dots.
    pub columns: usize,
    /// The edges: free, drawn, or drawn by a player.
    pub edges: Vec<Mark>,
    /// The boxes, row by row: free, or out of play, or complete and a player's or nobody's.
    pub boxes: Vec<Mark>,
}

impl DotsView {
    /// The dots at the ends of an edge, the smaller one first.
    pub fn ends(&self, edge: usize) -> (usize, usize) {
        let across = (self.rows + 1) * self.columns;
        match edge.checked_sub(across) {
            None => {
                let dot = edge + edge / self.columns.max(1);
                (dot, dot + 1)
            }
            Some(down) => (down, down + self.columns + 1),
        }
    }

    /// The name of an edge, as moves write it.
    pub fn edge_name(&self, edge: usize) -> String {
        let (u, v) = self.ends(edge);
        format!("{u}-{v}")
    }
}

impl Shown for DotsView {
    fn elements(&self) -> usize {
        self.edges.len() + self.boxes.len()
    }

    fn has(&self, place: &Place) -> bool {
        matches!(place, Place::Line { at } if *at < self.edges.len())
    }

    /// The boxes row by row, and the edges of the players and the free ones.
    fn summary(&self) -> String {
        let rows = self.boxes.chunks(self.columns.max(1));
        let boxes: Vec<String> = rows.map(|row| row.iter().map(|mark| mark.sign()).collect()).collect();
        let mut text = boxes.join("/");
        for (sign, mark) in [("A", Mark::Alice), ("B", Mark::Bob), ("", Mark::Free)] {
            let edges = (0..self.edges.len()).filter(|&e| self.edges[e] == mark);
            let names: Vec<String> = edges.map(|e| self.edge_name(e)).collect();
            if !names.is_empty() {
                let names: Vec<&str> = names.iter().map(String::as_str).collect();
                text += &format!(" {sign}{{{}}}", list(&names));
            }
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::families::grid;

    #[test]
    fn edges_are_those_of_the_grid_graph() {
        for (rows, columns) in [(1, 1), (2, 3), (3, 2), (1, 4)] {
            let ends = grid(rows + 1, columns + 1).simple_edges();
            let view = DotsView { rows, columns, ..DotsView::default() };
            assert!((0..ends.len()).all(|e| view.ends(e) == ends[e]), "{rows}x{columns}");
        }
    }

    #[test]
    fn boxes_and_edges_are_summed_up() {
        let mut edges = vec![Mark::Taken; 7];
        (edges[0], edges[3], edges[6]) = (Mark::Alice, Mark::Bob, Mark::Free);
        let view = DotsView { rows: 1, columns: 2, edges, boxes: vec![Mark::Alice, Mark::Free] };
        assert_eq!(view.summary(), "A. A{0-1} B{4-5} {2-5}");
        assert!(view.has(&Place::Line { at: 6 }) && !view.has(&Place::Line { at: 7 }));
    }
}
