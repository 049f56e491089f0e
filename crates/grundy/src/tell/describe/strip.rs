//! Cells in a row in words.

use super::{Described, Gender, mark_words};
use crate::rules::Mark;
use crate::tell::Language;

impl Described for Vec<Mark> {
    fn words(&self, language: Language) -> String {
        let n = self.len() as u64;
        let row = match language {
            Language::English => format!("A row of {}.", language.count(n, "cell", "cells")),
            Language::Portuguese => format!("Uma fileira de {}.", language.count(n, "casa", "casas")),
        };
        row + &mark_words(self, |i| i.to_string(), Gender::Feminine, language)
    }
}
