//! What a game's own theory says of a position.

use super::{View, Words};

/// A sentence about a position that only its game can say, with a picture if it is about a later position.
#[derive(Clone, PartialEq, Debug)]
pub struct Remark {
    /// The whole sentence.
    pub words: Words,
    /// What it is about, if not the position itself.
    pub view: Option<View>,
}

impl Remark {
    /// A sentence about the position itself.
    pub fn new(en: impl Into<String>, pt: impl Into<String>) -> Remark {
        Remark { words: Words { en: en.into(), pt: pt.into() }, view: None }
    }

    /// The sentence with a picture beside it.
    pub fn with_view(self, view: View) -> Remark {
        Remark { view: Some(view), ..self }
    }
}
