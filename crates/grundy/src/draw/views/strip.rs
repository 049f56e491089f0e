//! Cells in a row.

use super::cell::{CELL, EDGE, cell};
use super::{Drawn, WIDEST, sign};
use crate::draw::Style;
use crate::draw::svg::{Picture, label};
use crate::rules::Mark;
use crate::tell::Language;

impl Drawn for Vec<Mark> {
    /// Cells in a row with their numbers above.
    fn picture(&self, style: &Style) -> Picture {
        let mut body = String::new();
        for (i, &mark) in self.iter().enumerate() {
            let x = 1.0 + CELL * i as f64;
            body += &label(x + CELL / 2.0, EDGE / 2.0, "dim", &i.to_string());
            body += &cell(i, mark, (x, EDGE), style);
        }
        Picture { width: CELL * self.len() as f64 + 2.0, height: EDGE + CELL + 2.0, body }
    }

    /// Cells in a row under their numbers, as many to a line as fit.
    fn text(&self, _language: Language) -> String {
        let width = self.len().saturating_sub(1).to_string().len();
        let mut lines = Vec::new();
        for (i, chunk) in self.chunks(WIDEST / (width + 1)).enumerate() {
            let first = i * (WIDEST / (width + 1));
            let numbers = (first..first + chunk.len()).map(|number| format!("{number:>width$}"));
            let signs = chunk.iter().map(|&mark| format!("{:>width$}", sign(mark)));
            lines.push(numbers.collect::<Vec<_>>().join(" "));
            lines.push(signs.collect::<Vec<_>>().join(" "));
        }
        lines.join("\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::view_svg;
    use crate::rules::View;

    #[test]
    fn strips_are_numbered() {
        let svg = view_svg(&View::Strip(vec![Mark::Free, Mark::Taken]), &Style::default());
        assert!(svg.contains(">0</text>") && svg.contains(">1</text>") && svg.contains("line taken"));
        assert_eq!(svg.matches("data-cell").count(), 2);
    }
}
