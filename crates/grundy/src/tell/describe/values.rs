//! Games by their values in words.

use super::Described;
use crate::rules::value_sum;
use crate::rules::view::Values;
use crate::tell::Language;

impl Described for Values<'_> {
    fn words(&self, language: Language) -> String {
        let sum = value_sum(self.0);
        match (language, self.0.len()) {
            (Language::English, 0 | 1) => format!("The game {sum}."),
            (Language::English, _) => format!("The sum of games {sum}."),
            (Language::Portuguese, 0 | 1) => format!("O jogo {sum}."),
            (Language::Portuguese, _) => format!("A soma de jogos {sum}."),
        }
    }
}
