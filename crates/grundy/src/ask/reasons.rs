//! What decided an answer.

use crate::rules::Words;
use crate::tell::Language;
use serde::{Serialize, Serializer};
use std::fmt;

/// What decided, one reason after the other: theorems first, then the engine that did the rest. As a field of an
/// answer it is one English text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reasons(Vec<Words>);

impl Reasons {
    /// Whether nothing is known to have decided.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Adds a reason, unless it is the last one already or says nothing.
    pub fn add(&mut self, reason: impl Into<Words>) {
        let reason = reason.into();
        if !reason.en.is_empty() && self.0.last() != Some(&reason) {
            self.0.push(reason);
        }
    }

    /// Adds the reasons of another answer.
    pub fn extend(&mut self, more: Reasons) {
        more.0.into_iter().for_each(|reason| self.add(reason));
    }

    /// Whether the last reason is this one.
    pub fn ends_with(&self, last: impl Into<Words>) -> bool {
        self.0.last() == Some(&last.into())
    }

    /// The reasons without the last, if it is this one.
    pub fn without(mut self, last: impl Into<Words>) -> Reasons {
        if self.ends_with(last) {
            self.0.pop();
        }
        self
    }

    /// All of them in both languages.
    pub fn words(&self) -> Words {
        Words { en: self.text(Language::English), pt: self.text(Language::Portuguese) }
    }

    /// All of them in one language.
    pub fn text(&self, language: Language) -> String {
        self.0.iter().map(|reason| language.of(reason)).collect::<Vec<&str>>().join("; ")
    }
}

impl<T: Into<Words>> From<T> for Reasons {
    fn from(reason: T) -> Reasons {
        let mut reasons = Reasons::default();
        reasons.add(reason);
        reasons
    }
}

impl fmt::Display for Reasons {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(Language::English))
    }
}

impl Serialize for Reasons {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
