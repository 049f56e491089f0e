//! Boards of hexagons in words.

use super::{Described, Gender, mark_words};
use crate::rules::HexView;
use crate::tell::Language;

impl Described for HexView {
    fn words(&self, language: Language) -> String {
        let (rows, columns) = (self.rows as u64, self.columns as u64);
        let board = match language {
            Language::English => format!(
                "A board of hexagons with {} and {}. Alice joins top and bottom, Bob left and right.",
                language.count(rows, "row", "rows"),
                language.count(columns, "column", "columns")
            ),
            Language::Portuguese => format!(
                "Um tabuleiro de hexágonos com {} e {}. Alice liga o topo à base; Bob, a esquerda à direita.",
                language.count(rows, "linha", "linhas"),
                language.count(columns, "coluna", "colunas")
            ),
        };
        board + &mark_words(&self.cells, |i| self.cell_name(i), Gender::Feminine, language)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Mark, View};
    use crate::tell::describe;

    #[test]
    fn cells_and_sides_are_described() {
        let cells = vec![Mark::Alice, Mark::Free, Mark::Free, Mark::Bob];
        let view = View::Hex(HexView { rows: 2, columns: 2, cells });
        assert_eq!(
            describe(&view, Language::English),
            "A board of hexagons with 2 rows and 2 columns. Alice joins top and bottom, Bob left and right. \
             Alice: a1. Bob: b2. Free: b1 and a2."
        );
        assert!(describe(&view, Language::Portuguese).ends_with("Alice: a1. Bob: b2. Livres: b1 e a2."));
    }
}
