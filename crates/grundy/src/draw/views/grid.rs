//! Rectangular boards.

use super::cell::{CELL, EDGE, cell};
use super::{Drawn, sign};
use crate::draw::Style;
use crate::draw::svg::{Picture, label, number};
use crate::rules::GridView;
use crate::tell::Language;

const DIGITS: [&str; 10] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];

impl Drawn for GridView {
    /// A board with column letters above and row numbers at the left.
    fn picture(&self, style: &Style) -> Picture {
        let mut body = String::new();
        for column in 0..self.columns {
            body += &label(EDGE + CELL * (column as f64 + 0.5), EDGE / 2.0, "dim", &self.column_name(column));
        }
        for row in 0..self.rows {
            body += &label(EDGE / 2.0, EDGE + CELL * (row as f64 + 0.5), "dim", &self.row_name(row));
        }
        let corner = |i: usize| {
            let (row, column) = (i / self.columns.max(1), i % self.columns.max(1));
            (EDGE + CELL * column as f64, EDGE + CELL * row as f64)
        };
        for (i, &mark) in self.cells.iter().enumerate() {
            body += &cell(i, mark, corner(i), style);
        }
        let mut cells = self.tokens.clone();
        cells.sort_unstable();
        for alike in cells.chunk_by(|a, b| a == b) {
            body += &token(corner(alike[0]), alike.len());
        }
        Picture {
            width: EDGE + CELL * self.columns as f64 + 2.0,
            height: EDGE + CELL * self.rows as f64 + 2.0,
            body,
        }
    }

    /// A board with its coordinates. Tokens show how many there are on a cell; on a numbered board, where moves name them
    /// by their numbers, a token shows its own.
    fn text(&self, _language: Language) -> String {
        let letters: Vec<String> = (0..self.columns).map(|column| self.column_name(column)).collect();
        let cell = letters.iter().map(String::len).max().unwrap_or(1);
        let margin = self.rows.to_string().len();
        let line = |head: String, cells: Vec<&str>| {
            let cells: Vec<String> = cells.iter().map(|text| format!("{text:>cell$}")).collect();
            format!("{head:>margin$} {}", cells.join(" "))
        };
        let mut lines = vec![line(String::new(), letters.iter().map(String::as_str).collect())];
        let mut signs: Vec<&str> = self.cells.iter().map(|&mark| sign(mark)).collect();
        for (token, &cell) in self.tokens.iter().enumerate() {
            let count = self.tokens.iter().filter(|&&other| other == cell).count();
            signs[cell] = match (self.numbered, count) {
                (true, 1) => DIGITS.get(token).unwrap_or(&"+"),
                (true, _) => "+",
                (false, 1) => "o",
                (false, _) => DIGITS.get(count).unwrap_or(&"+"),
            };
        }
        for (row, signs) in signs.chunks(self.columns.max(1)).enumerate() {
            lines.push(line(self.row_name(row), signs.to_vec()));
        }
        lines.join("\n")
    }
}

/// A token, with their number if there are several.
fn token((x, y): (f64, f64), count: usize) -> String {
    let (x, y) = (x + CELL / 2.0, y + CELL / 2.0);
    let disc =
        format!("<circle class=\"shape taken\" cx=\"{}\" cy=\"{}\" r=\"11\"/>\n", number(x), number(y));
    if count == 1 { disc } else { disc + &label(x, y, "strong", &count.to_string()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::view_svg;
    use crate::rules::{Mark, View};

    #[test]
    fn boards_have_coordinates_and_marks() {
        let cells = vec![Mark::Free, Mark::Alice, Mark::Bob, Mark::Taken, Mark::Dead, Mark::Free];
        let svg = view_svg(
            &View::Grid(GridView { rows: 2, columns: 3, cells, tokens: vec![5, 5], ..GridView::default() }),
            &Style::default(),
        );
        for text in
            [">a</text>", ">c</text>", ">2</text>", ">A</text>", ">B</text>", "line taken", "shape dead"]
        {
            assert!(svg.contains(text), "{text}");
        }
        assert_eq!(svg.matches("data-cell").count(), 6);
        assert_eq!(svg.matches("r=\"11\"").count(), 1);
    }
}
