//! Rectangular boards in words.

use super::{Described, Gender, MOST_LISTED, mark_words};
use crate::rules::GridView;
use crate::tell::Language;

impl Described for GridView {
    fn words(&self, language: Language) -> String {
        let (rows, columns) = (self.rows as u64, self.columns as u64);
        let board = match language {
            Language::English => format!(
                "A board with {} and {}.",
                language.count(rows, "row", "rows"),
                language.count(columns, "column", "columns")
            ),
            Language::Portuguese => format!(
                "Um tabuleiro com {} e {}.",
                language.count(rows, "linha", "linhas"),
                language.count(columns, "coluna", "colunas")
            ),
        };
        let cell = |i: usize| self.cell_name(i);
        let marks = match self.tokens.is_empty() {
            true => mark_words(&self.cells, cell, Gender::Feminine, language),
            false => String::new(),
        };
        let tokens: Vec<String> = self.tokens.iter().map(|&i| cell(i)).collect();
        let list = match tokens.len() > MOST_LISTED {
            true => language.number(tokens.len() as u64),
            false => language.list(&tokens),
        };
        let tokens = match (language, tokens.len()) {
            (_, 0) => String::new(),
            (Language::English, 1) => format!(" A token is on {list}."),
            (Language::English, _) => format!(" There are tokens on {list}."),
            (Language::Portuguese, 1) => format!(" Há uma ficha em {list}."),
            (Language::Portuguese, _) => format!(" Há fichas em {list}."),
        };
        board + &marks + &tokens
    }
}
