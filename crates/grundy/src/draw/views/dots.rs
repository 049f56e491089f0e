//! Dots and boxes.

use super::{Drawn, mark_class, sign};
use crate::draw::Style;
use crate::draw::svg::{Picture, label, number};
use crate::rules::{DotsView, Mark, Place};
use crate::tell::Language;

/// The side of a box, the radius of a dot, and the room at the rim.
const SIDE: f64 = 48.0;
const RADIUS: f64 = 4.0;
const RIM: f64 = 20.0;

/// The least number of characters for an edge from left to right in a line of text.
const DASHES: usize = 3;

impl DotsView {
    /// Where a dot is drawn.
    fn point(&self, dot: usize) -> (f64, f64) {
        let (row, column) = (dot / (self.columns + 1), dot % (self.columns + 1));
        (RIM + SIDE * column as f64, RIM + SIDE * row as f64)
    }

    fn cell(&self, cell: usize) -> String {
        let mark = self.boxes[cell];
        if mark == Mark::Free {
            return String::new();
        }
        let (x, y) = self.point(cell + cell / self.columns.max(1));
        let class = match mark {
            Mark::Alice => "shape A",
            Mark::Bob => "shape B",
            _ => "shape dead",
        };
        let (left, top, side) = (number(x), number(y), number(SIDE));
        let square = format!(
            "<rect class=\"{class}\" data-cell=\"{cell}\" x=\"{left}\" y=\"{top}\" width=\"{side}\" height=\"{side}\"/>\n"
        );
        let letter = if mark == Mark::Dead { "" } else { sign(mark) };
        square + &label(x + SIDE / 2.0, y + SIDE / 2.0, "strong", letter)
    }

    /// An edge; a free one is a faint dashed line.
    fn edge(&self, edge: usize, class: &str) -> String {
        let (u, v) = self.ends(edge);
        let ((x, y), (to_x, to_y)) = (self.point(u), self.point(v));
        let [x, y, to_x, to_y] = [x, y, to_x, to_y].map(number);
        format!("<path class=\"{class}\" data-line=\"{edge}\" d=\"M{x} {y}L{to_x} {to_y}\"/>\n")
    }
}

impl Drawn for DotsView {
    fn picture(&self, style: &Style) -> Picture {
        let mut body: String = (0..self.boxes.len()).map(|cell| self.cell(cell)).collect();
        for (e, &mark) in self.edges.iter().enumerate() {
            if style.emphasis.contains(&e) {
                body += &self.edge(e, "best");
            }
            let class = if mark == Mark::Free { "dead open" } else { mark_class(mark) };
            body += &self.edge(e, &format!("line {class}"));
        }
        for dot in 0..(self.rows + 1) * (self.columns + 1) {
            let (x, y) = self.point(dot);
            let (cx, cy) = (number(x), number(y));
            // The number comes first: what follows a dark shape is written in white.
            body += &label(x - 10.0, y - 10.0, "dim small", &dot.to_string());
            body += &format!("<circle class=\"shape taken\" cx=\"{cx}\" cy=\"{cy}\" r=\"{RADIUS}\"/>\n");
        }
        for e in 0..self.edges.len() {
            let (u, v) = self.ends(e);
            let ((x, y), (to_x, to_y)) = (self.point(u), self.point(v));
            let sign = style.sign(&Place::Line { at: e });
            body += &sign.map_or(String::new(), |sign| sign.label((x + to_x) / 2.0, (y + to_y) / 2.0));
        }
        let length = |boxes: usize| 2.0 * RIM + SIDE * boxes as f64;
        Picture { width: length(self.columns), height: length(self.rows), body }
    }

    /// Dots are their numbers; edges are drawn with the letters of their owners, if they have any.
    fn text(&self, _language: Language) -> String {
        let dots = self.columns + 1;
        let width = (dots * (self.rows + 1) - 1).to_string().len();
        let across = |row: usize| -> String {
            let piece = |column: usize| {
                let dot = format!("{:>width$}", row * dots + column);
                let edge = self.edges.get(row * self.columns + column).filter(|_| column < self.columns);
                dot + &edge.map_or(String::new(), |&mark| drawn(mark, "-").repeat(DASHES))
            };
            (0..dots).map(piece).collect()
        };
        let down = |row: usize| -> String {
            let first = (self.rows + 1) * self.columns + row * dots;
            let piece = |column: usize| {
                let edge = format!(
                    "{:>width$}",
                    self.edges.get(first + column).map_or(" ", |&mark| drawn(mark, "|"))
                );
                let cell = self.boxes.get(row * self.columns + column).filter(|_| column < self.columns);
                let inside = |&mark: &Mark| if mark == Mark::Free { " " } else { sign(mark) };
                edge + &cell.map_or(String::new(), |mark| format!("{:^DASHES$}", inside(mark)))
            };
            (0..dots).map(piece).collect()
        };
        let lines = (0..=self.rows).flat_map(|row| [Some(across(row)), (row < self.rows).then(|| down(row))]);
        lines.flatten().map(|line| line.trim_end().to_string()).collect::<Vec<_>>().join("\n")
    }
}

/// How an edge is drawn in text.
fn drawn(mark: Mark, line: &'static str) -> &'static str {
    match mark {
        Mark::Alice | Mark::Bob => sign(mark),
        Mark::Taken => line,
        Mark::Free | Mark::Dead | Mark::Offered => " ",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::{view_svg, view_text};
    use crate::rules::View;

    fn view() -> View {
        let mut edges = vec![Mark::Taken; 12];
        (edges[1], edges[2], edges[11]) = (Mark::Free, Mark::Alice, Mark::Bob);
        let boxes = vec![Mark::Alice, Mark::Free, Mark::Bob, Mark::Dead];
        View::Dots(DotsView { rows: 2, columns: 2, edges, boxes })
    }

    #[test]
    fn dots_edges_and_boxes_are_drawn() {
        let text = view_text(&view());
        assert_eq!(text, "0---1   2\n| A |   |\n3AAA4---5\n| B | - B\n6---7---8");
    }

    #[test]
    fn pictures_have_every_edge_and_dot() {
        let svg = view_svg(&view(), &Style { emphasis: vec![1], ..Style::default() });
        assert_eq!(svg.matches("data-line").count(), 13);
        assert_eq!(svg.matches("<circle").count(), 9);
        assert_eq!(svg.matches("<rect class=\"shape").count(), 3);
        for part in ["line alice", "line bob", "line dead", "class=\"best\"", ">8</text>"] {
            assert!(svg.contains(part), "{part}");
        }
    }
}
