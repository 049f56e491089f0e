//! Texts for people: in English and in Brazilian Portuguese.

use serde::{Serialize, Serializer};
use std::fmt;

/// A text in English and in Brazilian Portuguese.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Bilingual<T = &'static str> {
    /// In English.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub en: T,
    /// In Brazilian Portuguese.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub pt: T,
}

impl Bilingual {
    /// A text from its English and its Portuguese form.
    pub const fn of(en: &'static str, pt: &'static str) -> Bilingual {
        Bilingual { en, pt }
    }
}

/// A text that was composed at run time.
pub type Words = Bilingual<String>;

/// A text composed in both languages: `words!("there is no vertex {v}", "não há o vértice {v}")`. Both halves are format strings and
/// take the same arguments; arguments after a semicolon are themselves bilingual, and each half gets its own half of them.
#[macro_export]
macro_rules! words {
    ($en:literal, $pt:literal $(, $shared:expr)* $(; $($twin:expr),+)? $(,)?) => {
        $crate::text::Words {
            en: format!($en $(, $shared)* $($(, $twin.en)+)?),
            pt: format!($pt $(, $shared)* $($(, $twin.pt)+)?),
        }
    };
}

impl From<Bilingual> for Words {
    fn from(text: Bilingual) -> Words {
        Words { en: text.en.to_string(), pt: text.pt.to_string() }
    }
}

impl Words {
    /// The same text in both languages.
    pub fn same(text: String) -> Words {
        Words { en: text.clone(), pt: text }
    }

    /// A number with so many decimals: 0.25, in Portuguese 0,25.
    pub fn decimal(value: f64, places: usize) -> Words {
        let en = format!("{value:.places$}");
        Words { pt: en.replace('.', ","), en }
    }

    /// This text followed by another.
    pub fn and(self, more: Bilingual) -> Words {
        Words { en: self.en + more.en, pt: self.pt + more.pt }
    }
}

/// Writes the English half of a text to a record whose texts are English by contract.
pub fn in_english<S: Serializer>(text: &Option<Words>, serializer: S) -> Result<S::Ok, S::Error> {
    text.as_ref().map(|words| &words.en).serialize(serializer)
}

/// In English, as programs and logs expect it; people get the language that they asked for.
impl<T: fmt::Display> fmt::Display for Bilingual<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.en.fmt(f)
    }
}
