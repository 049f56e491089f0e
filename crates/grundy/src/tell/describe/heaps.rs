//! Heaps in words.

use super::Described;
use crate::tell::Language;

impl Described for Vec<u64> {
    fn words(&self, language: Language) -> String {
        let sizes = language.list(&self.iter().map(|&size| language.number(size)).collect::<Vec<_>>());
        match (language, self.len()) {
            (Language::English, 0) => "No heaps.".into(),
            (Language::English, 1) => format!("A heap of {sizes}."),
            (Language::English, _) => format!("Heaps of {sizes}."),
            (Language::Portuguese, 0) => "Nenhuma pilha.".into(),
            (Language::Portuguese, 1) => format!("Uma pilha de {sizes}."),
            (Language::Portuguese, _) => format!("Pilhas de {sizes}."),
        }
    }
}
