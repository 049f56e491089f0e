//! Dots and boxes in words.

use super::{Described, Gender, MOST_LISTED, mark_words};
use crate::rules::{DotsView, Mark, Player};
use crate::tell::Language;

impl Described for DotsView {
    /// The size of the board, the edges by their marks, and the boxes of each player.
    fn words(&self, language: Language) -> String {
        let (rows, columns) = (self.rows as u64, self.columns as u64);
        let mut text = match language {
            Language::English => format!(
                "Dots and {} in {} and {}. Edges:",
                language.count(rows * columns, "box", "boxes"),
                language.count(rows, "row", "rows"),
                language.count(columns, "column", "columns")
            ),
            Language::Portuguese => format!(
                "Pontos e {} em {} e {}. Arestas:",
                language.count(rows * columns, "caixa", "caixas"),
                language.count(rows, "linha", "linhas"),
                language.count(columns, "coluna", "colunas")
            ),
        };
        text += &mark_words(&self.edges, |e| self.edge_name(e), Gender::Feminine, language);
        for who in Player::BOTH {
            let boxes = self.boxes_of(Mark::of(who));
            if !boxes.is_empty() {
                text += &match language {
                    Language::English => format!(" {}'s boxes: {}.", who.name(), listed(&boxes, language)),
                    Language::Portuguese => {
                        format!(" Caixas de {}: {}.", who.name(), listed(&boxes, language))
                    }
                };
            }
        }
        text
    }
}

impl DotsView {
    /// The boxes with a mark, each named by the dot at its top left.
    fn boxes_of(&self, mark: Mark) -> Vec<String> {
        let boxes = (0..self.boxes.len()).filter(|&cell| self.boxes[cell] == mark);
        boxes.map(|cell| (cell + cell / self.columns.max(1)).to_string()).collect()
    }
}

fn listed(boxes: &[String], language: Language) -> String {
    let corner = match language {
        Language::English => "by their top left dots",
        Language::Portuguese => "pelos pontos do canto superior esquerdo",
    };
    match boxes.len() > MOST_LISTED {
        true => language.number(boxes.len() as u64),
        false => format!("{}, {corner} {}", language.number(boxes.len() as u64), language.list(boxes)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edges_and_boxes_are_described() {
        let mut edges = vec![Mark::Taken; 7];
        edges[6] = Mark::Free;
        let view = DotsView { rows: 1, columns: 2, edges, boxes: vec![Mark::Alice, Mark::Free] };
        assert_eq!(
            view.words(Language::English),
            "Dots and 2 boxes in 1 row and 2 columns. Edges: Chosen: 0-1, 1-2, 3-4, 4-5, 0-3 and 1-4. Free: 2-5. Alice's boxes: 1, by their top left dots 0."
        );
        assert_eq!(
            view.words(Language::Portuguese),
            "Pontos e 2 caixas em 1 linha e 2 colunas. Arestas: Escolhidas: 0-1, 1-2, 3-4, 4-5, 0-3 e 1-4. Livres: 2-5. Caixas de Alice: 1, pelos pontos do canto superior esquerdo 0."
        );
    }
}
