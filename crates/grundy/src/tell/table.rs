//! Small tables inside explanations.

use serde::Serialize;

/// A table of texts. Headers hold numbers and symbols rather than words where they can, so that one table
/// serves both languages.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TextTable {
    /// The headings of the columns.
    pub header: Vec<String>,
    /// The cells, row by row.
    pub rows: Vec<Vec<String>>,
}

impl TextTable {
    /// The table for a terminal: right-aligned columns, a line under the header, and a line above the last row if
    /// `total` says that it is a total.
    pub fn text(&self, total: bool) -> String {
        let width = |column: usize| {
            let lines = std::iter::once(&self.header).chain(&self.rows);
            lines.filter_map(|line| line.get(column)).map(|cell| cell.chars().count()).max().unwrap_or(0)
        };
        let widths: Vec<usize> = (0..self.header.len()).map(width).collect();
        let line = |cells: &[String]| {
            let padded = cells.iter().zip(&widths).map(|(cell, &width)| format!("{cell:>width$}"));
            padded.collect::<Vec<_>>().join("  ")
        };
        let rule = "-".repeat(widths.iter().sum::<usize>() + 2 * widths.len().saturating_sub(1));
        let mut lines = vec![line(&self.header), rule.clone()];
        for (i, row) in self.rows.iter().enumerate() {
            if total && i > 0 && i + 1 == self.rows.len() {
                lines.push(rule.clone());
            }
            lines.push(line(row));
        }
        lines.join("\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_aligned_to_the_right() {
        let texts = |cells: &[&str]| cells.iter().map(|cell| cell.to_string()).collect::<Vec<_>>();
        let table =
            TextTable { header: texts(&["", "10"]), rows: vec![texts(&["a", "1"]), texts(&["⊕", "7"])] };
        assert_eq!(table.text(true), "   10\n-----\na   1\n-----\n⊕   7");
    }
}
