//! Boards of hexagons.

use super::{Mark, Place, Shown, cell_text, sign_rows};
use serde::Serialize;

/// A rhombus of hexagons, each row half a cell to the right of the one above. Alice's sides are top and bottom, Bob's
/// left and right.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct HexView {
    /// The number of rows.
    pub rows: usize,
    /// The number of columns.
    pub columns: usize,
    /// Row by row.
    pub cells: Vec<Mark>,
}

impl HexView {
    /// The name of a cell.
    pub fn cell_name(&self, cell: usize) -> String {
        cell_text(cell, self.columns)
    }
}

impl Shown for HexView {
    fn elements(&self) -> usize {
        self.cells.len()
    }

    fn has(&self, place: &Place) -> bool {
        matches!(place, Place::Element { at } if *at < self.cells.len())
    }

    fn summary(&self) -> String {
        sign_rows(&self.cells, self.columns)
    }
}
