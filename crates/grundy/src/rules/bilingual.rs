//! Texts for people: in English and in Brazilian Portuguese.

use serde::Serialize;

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

impl From<Bilingual> for Words {
    fn from(text: Bilingual) -> Words {
        Words { en: text.en.to_string(), pt: text.pt.to_string() }
    }
}

impl Words {
    /// This text followed by another.
    pub fn and(self, more: Bilingual) -> Words {
        Words { en: self.en + more.en, pt: self.pt + more.pt }
    }
}
