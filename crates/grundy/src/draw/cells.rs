//! Pictures of tables with a heading for each row and column, and some cells highlighted.

use super::svg::{Picture, label, number};
use crate::tell::Language;

/// The height of a cell, its least width, and the width of a letter.
const HEIGHT: f64 = 26.0;
const LEAST: f64 = 26.0;
const LETTER: f64 = 7.6;

/// Texts by row and column.
pub struct Cells<'a> {
    /// What the table is about, above it.
    pub title: &'a str,
    /// The heading of each row.
    pub rows: &'a [String],
    /// The heading of each column.
    pub columns: &'a [String],
    /// The text of each cell, row by row.
    pub cells: &'a [Vec<String>],
    /// Which cells are highlighted.
    pub marked: &'a [Vec<bool>],
}

/// The table as SVG.
pub fn cells_svg(table: &Cells<'_>, language: Language) -> String {
    let texts = table.cells.iter().flatten().chain(table.columns).chain(table.rows);
    let longest = texts.map(|text| text.chars().count()).max().unwrap_or(0);
    let wide = (longest as f64 * LETTER + 10.0).max(LEAST);
    let (x, y) = (|column: usize| wide * (column as f64 + 1.0), |row: usize| HEIGHT * (row as f64 + 1.0));
    let mut body = String::new();
    for (i, name) in table.columns.iter().enumerate() {
        body += &label(x(i) + wide / 2.0, HEIGHT / 2.0, "small dim", name);
    }
    for (j, name) in table.rows.iter().enumerate() {
        body += &label(wide / 2.0, y(j) + HEIGHT / 2.0, "small dim", name);
    }
    for (j, row) in table.cells.iter().enumerate() {
        for (i, text) in row.iter().enumerate() {
            let class = if table.marked[j][i] { "shape taken" } else { "shape" };
            let [left, top, width] = [x(i), y(j), wide].map(number);
            body += &format!(
                "<rect class=\"{class}\" x=\"{left}\" y=\"{top}\" width=\"{width}\" height=\"{}\"/>",
                number(HEIGHT)
            );
            body += &label(x(i) + wide / 2.0, y(j) + HEIGHT / 2.0, "small", text);
        }
    }
    let description = match language {
        Language::English => "Dark cells are lost for the player who starts.",
        Language::Portuguese => "As casas escuras são perdedoras para quem começa.",
    };
    let (width, height) = (x(table.columns.len()) + 2.0, y(table.cells.len()) + 2.0);
    Picture { width, height, body }.document(table.title, description, language)
}
