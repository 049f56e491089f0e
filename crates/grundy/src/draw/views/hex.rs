//! Boards of hexagons.

use super::cell::{EDGE, ground_class, piece};
use super::{Drawn, sign};
use crate::draw::Style;
use crate::draw::svg::{Picture, label, number};
use crate::rules::{HexView, Place, column_letters};
use crate::tell::Language;

/// From the middle of a hexagon to its corners, and half its width.
const RADIUS: f64 = 21.0;
const HALF: f64 = 18.2;

type Point = (f64, f64);

/// The corners of a hexagon from the top clockwise, as seen from its middle.
const CORNERS: [Point; 6] = [(0.0, -1.0), (1.0, -0.5), (1.0, 0.5), (0.0, 1.0), (-1.0, 0.5), (-1.0, -0.5)];

/// The middle of a cell.
fn middle(row: usize, column: usize) -> Point {
    let (row, column) = (row as f64, column as f64);
    (EDGE + HALF * (2.0 * column + row + 1.0), EDGE + RADIUS * (1.5 * row + 1.0))
}

/// A corner of a cell, or a point between the corner and the middle.
fn corner((x, y): Point, corner: usize, scale: f64) -> String {
    let (right, down) = CORNERS[corner];
    format!("{},{}", number(x + scale * HALF * right), number(y + scale * RADIUS * down))
}

fn hexagon(class: &str, at: Point, scale: f64) -> String {
    let corners: Vec<String> = (0..6).map(|i| corner(at, i, scale)).collect();
    format!("<polygon class=\"{class}\" points=\"{}\"/>\n", corners.join(" "))
}

/// The four sides: those of Alice are solid, those of Bob broken.
fn sides(view: &HexView) -> String {
    let (last_row, last_column) = (view.rows.saturating_sub(1), view.columns.saturating_sub(1));
    let side = |class: &str, cells: Vec<Point>, corners: &[usize]| {
        let points: Vec<String> =
            cells.iter().flat_map(|&at| corners.iter().map(move |&i| corner(at, i, 1.0))).collect();
        format!("<polyline class=\"line {class}\" points=\"{}\"/>\n", points.join(" "))
    };
    let row = |row: usize| (0..view.columns).map(|column| middle(row, column)).collect();
    let column = |column: usize| (0..view.rows).map(|row| middle(row, column)).collect();
    side("alice", row(0), &[5, 0, 1])
        + &side("alice", row(last_row), &[4, 3, 2])
        + &side("bob", column(0), &[5, 4])
        + &side("bob", column(last_column), &[1, 2])
}

impl Drawn for HexView {
    /// Hexagons with column letters above and row numbers at the left, and the sides in the colours of the players.
    fn picture(&self, style: &Style) -> Picture {
        let mut body = String::new();
        for column in 0..self.columns {
            body += &label(middle(0, column).0, EDGE / 2.0, "dim", &column_letters(column));
        }
        for row in 0..self.rows {
            let (x, y) = middle(row, 0);
            body += &label(x - HALF - EDGE / 2.0, y, "dim", &(row + 1).to_string());
        }
        for (i, &mark) in self.cells.iter().enumerate() {
            let at = middle(i / self.columns.max(1), i % self.columns.max(1));
            body += &format!("<g data-cell=\"{i}\">\n");
            body += &hexagon(ground_class(mark), at, 1.0);
            if let Some(sign) = style.sign(&Place::element(i)) {
                body += &hexagon(&format!("shape {}", sign.class), at, 0.88);
                body += &sign.label(at.0, at.1);
            }
            body += &piece(mark, at);
            if style.emphasis.contains(&i) {
                body += &hexagon("best", at, 0.84);
            }
            body += "</g>\n";
        }
        body += &sides(self);
        let (x, y) = middle(self.rows.saturating_sub(1), self.columns.saturating_sub(1));
        Picture { width: x + HALF + 3.0, height: y + RADIUS + 3.0, body }
    }

    /// Each row half a cell further to the right.
    fn text(&self, _language: Language) -> String {
        let letters: Vec<String> = (0..self.columns).map(column_letters).collect();
        // Half a cell is a whole number of characters.
        let cell = letters.iter().map(String::len).max().unwrap_or(1) | 1;
        let margin = self.rows.to_string().len();
        let line = |row: usize, head: String, cells: Vec<&str>| {
            let cells: Vec<String> = cells.iter().map(|text| format!("{text:>cell$}")).collect();
            format!("{:indent$}{head:>margin$} {}", "", cells.join(" "), indent = row * cell.div_ceil(2))
        };
        let mut lines = vec![line(0, String::new(), letters.iter().map(String::as_str).collect())];
        for (row, cells) in self.cells.chunks(self.columns.max(1)).enumerate() {
            lines.push(line(row, (row + 1).to_string(), cells.iter().map(|&mark| sign(mark)).collect()));
        }
        lines.join("\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::{view_svg, view_text};
    use crate::rules::{Mark, View};

    fn sample(rows: usize, columns: usize) -> HexView {
        let mut cells = vec![Mark::Free; rows * columns];
        cells[0] = Mark::Alice;
        cells[rows * columns - 1] = Mark::Bob;
        HexView { rows, columns, cells }
    }

    #[test]
    fn rows_are_indented() {
        assert_eq!(view_text(&View::Hex(sample(3, 2))), "  a b\n1 A .\n 2 . .\n  3 . B");
        let text = view_text(&View::Hex(sample(10, 27)));
        let lines: Vec<&str> = text.lines().collect();
        assert!(lines[0].ends_with("  z  aa") && lines[10].starts_with("                  10   ."), "{text}");
    }

    #[test]
    fn cells_sides_and_stones_are_drawn() {
        let svg = view_svg(&View::Hex(sample(3, 4)), &Style { emphasis: vec![5], ..Style::default() });
        assert_eq!(svg.matches("data-cell").count(), 12);
        assert_eq!(svg.matches("<polyline class=\"line alice\"").count(), 2);
        assert_eq!(svg.matches("<polyline class=\"line bob\"").count(), 2);
        assert_eq!(svg.matches("<polygon class=\"best\"").count(), 1);
        for text in [">d</text>", ">3</text>", ">A</text>", ">B</text>"] {
            assert!(svg.contains(text), "{text}");
        }
    }

    /// As the rules say: b1 and a2 touch, a1 and b2 do not. Cells that touch share two corners.
    #[test]
    fn neighbours_touch() {
        let corners = |row, column| (0..6).map(|i| corner(middle(row, column), i, 1.0)).collect::<Vec<_>>();
        let shared = |one: (usize, usize), other: (usize, usize)| {
            let other = corners(other.0, other.1);
            corners(one.0, one.1).iter().filter(|point| other.contains(point)).count()
        };
        assert_eq!(shared((0, 1), (1, 0)), 2);
        assert_eq!(shared((0, 0), (1, 0)), 2);
        assert_eq!(shared((0, 0), (0, 1)), 2);
        assert_eq!(shared((0, 0), (1, 1)), 0);
    }
}
