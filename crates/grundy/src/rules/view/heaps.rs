//! Heaps.

use super::{Place, Shown};

/// The most objects in heaps for which moves are listed one by one.
pub const MOST_OBJECTS: u64 = 1 << 20;

impl Shown for Vec<u64> {
    fn elements(&self) -> usize {
        self.len()
    }

    fn has(&self, place: &Place) -> bool {
        matches!(place, Place::Element { at: of } | Place::Left { of, .. } if *of < self.len())
    }

    fn summary(&self) -> String {
        match self.is_empty() {
            true => "-".to_string(),
            false => self.iter().map(u64::to_string).collect::<Vec<_>>().join(","),
        }
    }

    /// A heap has as many moves as objects.
    fn is_listable(&self) -> bool {
        let total = self.iter().try_fold(0u64, |sum, heap| sum.checked_add(*heap));
        total.is_some_and(|total| total <= MOST_OBJECTS)
    }
}
