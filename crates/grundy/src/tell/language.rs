//! The languages, and helpers for writing in either.

use super::note_in_portuguese;
use crate::rules::{Bilingual, Words};
use serde::Serialize;

/// A language in which sentences can be written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub enum Language {
    /// English.
    #[default]
    #[serde(rename = "en")]
    English,
    /// Brazilian Portuguese.
    #[serde(rename = "pt-BR")]
    Portuguese,
}

impl Language {
    /// Every language.
    pub const ALL: [Language; 2] = [Language::English, Language::Portuguese];

    /// The tag of the language, as HTML and locales write it.
    pub fn id(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Portuguese => "pt-BR",
        }
    }

    /// A text in every language, so that a page can show any of them.
    pub fn all(text: impl Fn(Language) -> String) -> Words {
        Words { en: text(Language::English), pt: text(Language::Portuguese) }
    }

    /// A text in this language.
    pub fn of<T: AsRef<str>>(self, text: &Bilingual<T>) -> &str {
        match self {
            Language::English => text.en.as_ref(),
            Language::Portuguese => text.pt.as_ref(),
        }
    }

    /// The one of two texts that is in this language.
    pub fn pick<T>(self, en: T, pt: T) -> T {
        match self {
            Language::English => en,
            Language::Portuguese => pt,
        }
    }

    /// A note of the list of games, which is written in English, in this language.
    pub fn note(self, note: &str) -> String {
        match self {
            Language::English => note.to_string(),
            Language::Portuguese => note_in_portuguese(note).unwrap_or_else(|| note.to_string()),
        }
    }

    /// The language of a tag or locale: `pt`, `pt-BR` and `pt_BR.UTF-8` are all Portuguese.
    pub fn from_id(id: &str) -> Option<Language> {
        let primary = id.split(['-', '_', '.']).next()?.to_ascii_lowercase();
        match primary.as_str() {
            "en" => Some(Language::English),
            "pt" => Some(Language::Portuguese),
            _ => None,
        }
    }

    /// A number with thousands separators: 1,234,567 or 1.234.567.
    pub fn number(self, value: u64) -> String {
        let mark = match self {
            Language::English => ',',
            Language::Portuguese => '.',
        };
        let digits = value.to_string();
        let mut text = String::new();
        for (i, digit) in digits.chars().enumerate() {
            if i > 0 && (digits.len() - i).is_multiple_of(3) {
                text.push(mark);
            }
            text.push(digit);
        }
        text
    }

    /// A number with so many decimals: 0.25 or 0,25.
    pub fn decimal(self, value: f64, places: usize) -> String {
        let Words { en, pt } = Words::decimal(value, places);
        self.pick(en, pt)
    }

    /// A number with the noun that it counts. Both languages use the singular for 1 only: Portuguese writes "0
    /// jogadas" as English writes "0 moves".
    pub fn count(self, value: u64, one: &str, many: &str) -> String {
        format!("{} {}", self.number(value), if value == 1 { one } else { many })
    }

    /// A list in prose: `a`, `a and b`, `a, b and c`.
    pub fn list(self, items: &[String]) -> String {
        let and = match self {
            Language::English => "and",
            Language::Portuguese => "e",
        };
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [start @ .., last] => format!("{} {and} {last}", start.join(", ")),
        }
    }

    /// The same, cut short if it is long: `a, b, c and 40 others`.
    pub fn short_list(self, items: &[String]) -> String {
        const MOST: usize = 24;
        const SHOWN: usize = 12;
        if items.len() <= MOST {
            return self.list(items);
        }
        let more = items.len() - SHOWN;
        let others = match self {
            Language::English => format!("{more} others"),
            Language::Portuguese => format!("outras {more}"),
        };
        self.list(&[&items[..SHOWN], &[others]].concat())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_name_languages() {
        for language in Language::ALL {
            assert_eq!(Language::from_id(language.id()), Some(language));
        }
        assert_eq!(Language::from_id("pt_BR.UTF-8"), Some(Language::Portuguese));
        assert_eq!(Language::from_id("EN"), Some(Language::English));
        assert_eq!(Language::from_id("fr"), None);
        assert_eq!(Language::from_id(""), None);
    }

    #[test]
    fn numbers_are_grouped_as_the_language_does() {
        assert_eq!(Language::English.number(0), "0");
        assert_eq!(Language::English.number(999), "999");
        assert_eq!(Language::English.number(1_234_567), "1,234,567");
        assert_eq!(Language::Portuguese.number(12_000), "12.000");
        assert_eq!(Language::English.decimal(0.0034, 3), "0.003");
        assert_eq!(Language::Portuguese.decimal(1.25, 1), "1,2");
    }

    #[test]
    fn nouns_agree_with_their_number() {
        assert_eq!(Language::English.count(1, "move", "moves"), "1 move");
        assert_eq!(Language::English.count(0, "move", "moves"), "0 moves");
        assert_eq!(Language::Portuguese.count(1, "jogada", "jogadas"), "1 jogada");
        assert_eq!(Language::Portuguese.count(2, "jogada", "jogadas"), "2 jogadas");
    }

    #[test]
    fn lists_end_with_and() {
        let items = ["a", "b", "c"].map(String::from);
        assert_eq!(Language::English.list(&items), "a, b and c");
        assert_eq!(Language::Portuguese.list(&items[..2]), "a e b");
        assert_eq!(Language::Portuguese.list(&items[..1]), "a");
        let many: Vec<String> = (0..30).map(|i| i.to_string()).collect();
        assert!(Language::English.short_list(&many).ends_with("10, 11 and 18 others"));
        assert_eq!(Language::English.short_list(&many[..24]), Language::English.list(&many[..24]));
    }
}
