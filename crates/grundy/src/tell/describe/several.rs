//! Several boards in words.

use super::{Described, describe};
use crate::rules::View;
use crate::tell::Language;

impl Described for Vec<View> {
    fn words(&self, language: Language) -> String {
        let parts = self.iter().enumerate();
        let texts: Vec<String> =
            parts.map(|(i, v)| format!("({}) {}", i + 1, describe(v, language))).collect();
        texts.join(" ")
    }
}
