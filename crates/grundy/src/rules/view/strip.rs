//! Cells in a row.

use super::{Mark, Place, Shown};

impl Shown for Vec<Mark> {
    fn elements(&self) -> usize {
        self.len()
    }

    fn has(&self, place: &Place) -> bool {
        matches!(place, Place::Element { at } if *at < self.len())
    }

    fn summary(&self) -> String {
        self.iter().map(|mark| mark.sign()).collect()
    }
}
