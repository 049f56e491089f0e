//! Stacks in words.

use super::Described;
use crate::rules::view::Stacks;
use crate::tell::Language;

impl Described for Stacks<'_> {
    fn words(&self, language: Language) -> String {
        let stack = |stack: &String| if stack.is_empty() { "0".to_string() } else { stack.clone() };
        let texts = language.list(&self.0.iter().map(stack).collect::<Vec<_>>());
        match (language, self.0.len()) {
            (Language::English, 0) => "No stacks.".into(),
            (Language::English, 1) => format!("A stack, bottom first: {texts}."),
            (Language::English, _) => format!("Stacks, each bottom first: {texts}."),
            (Language::Portuguese, 0) => "Nenhuma pilha.".into(),
            (Language::Portuguese, 1) => format!("Uma pilha, de baixo para cima: {texts}."),
            (Language::Portuguese, _) => format!("Pilhas, cada uma de baixo para cima: {texts}."),
        }
    }
}
