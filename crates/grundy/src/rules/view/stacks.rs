//! Stacks of objects with letters.

use super::{Place, Shown};

/// Stacks, each from its bottom to its top.
pub struct Stacks<'a>(pub &'a [String]);

impl Shown for Stacks<'_> {
    fn elements(&self) -> usize {
        self.0.iter().map(String::len).sum()
    }

    fn has(&self, place: &Place) -> bool {
        matches!(place, Place::Element { at: of } | Place::Left { of, .. } if *of < self.0.len())
    }

    fn summary(&self) -> String {
        let text = |stack: &String| if stack.is_empty() { "0".to_string() } else { stack.clone() };
        match self.0.is_empty() {
            true => "-".to_string(),
            false => self.0.iter().map(text).collect::<Vec<_>>().join(","),
        }
    }
}
