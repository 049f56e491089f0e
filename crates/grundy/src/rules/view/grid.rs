//! Rectangular boards.

use super::{Mark, Place, Shown, list, sign_rows};
use serde::Serialize;

/// A rectangular board.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GridView {
    /// The number of rows.
    pub rows: usize,
    /// The number of columns.
    pub columns: usize,
    /// Row by row.
    pub cells: Vec<Mark>,
    /// The cells where tokens stand, one entry for each token.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tokens: Vec<usize>,
    /// Whether rows and columns are both numbered from 0, as points are: `(0,0)` and not `a1` is the top left.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub numbered: bool,
}

impl GridView {
    /// The heading of a column.
    pub fn column_name(&self, column: usize) -> String {
        if self.numbered { column.to_string() } else { column_letters(column) }
    }

    /// The heading of a row.
    pub fn row_name(&self, row: usize) -> String {
        if self.numbered { row.to_string() } else { (row + 1).to_string() }
    }

    /// The name of a cell.
    pub fn cell_name(&self, cell: usize) -> String {
        let columns = self.columns.max(1);
        match self.numbered {
            true => format!("({},{})", cell / columns, cell % columns),
            false => cell_text(cell, columns),
        }
    }
}

impl Shown for GridView {
    fn elements(&self) -> usize {
        self.cells.len()
    }

    fn has(&self, place: &Place) -> bool {
        matches!(place, Place::Element { at } if *at < self.cells.len())
    }

    /// The cells with tokens if there are any, else every cell.
    fn summary(&self) -> String {
        if !self.tokens.is_empty() {
            let texts: Vec<String> = self.tokens.iter().map(|&cell| self.cell_name(cell)).collect();
            return list(&texts.iter().map(String::as_str).collect::<Vec<_>>());
        }
        sign_rows(&self.cells, self.columns)
    }
}

/// The letters of a column: a to z, then aa, ab, ...
pub fn column_letters(mut column: usize) -> String {
    let mut letters = String::new();
    loop {
        letters.insert(0, (b'a' + (column % 26) as u8) as char);
        if column < 26 {
            return letters;
        }
        column = column / 26 - 1;
    }
}

/// A cell of a board by its column and its row from the top: a1 is the top left.
pub fn cell_text(cell: usize, columns: usize) -> String {
    format!("{}{}", column_letters(cell % columns.max(1)), cell / columns.max(1) + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_continue_after_z() {
        assert_eq!([0, 25, 26, 27, 52].map(column_letters), ["a", "z", "aa", "ab", "ba"]);
        assert_eq!([0, 7, 12].map(|cell| cell_text(cell, 8)), ["a1", "h1", "e2"]);
    }
}
