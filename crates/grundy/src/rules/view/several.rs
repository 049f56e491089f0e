//! Several boards, in a sum.

use super::{Place, Shown, View};
use crate::graph::layout::Places;

impl Shown for Vec<View> {
    fn elements(&self) -> usize {
        self.iter().map(View::elements).sum()
    }

    fn has(&self, place: &Place) -> bool {
        match place {
            Place::Part { part, place } => self.get(*part).is_some_and(|view| view.has(place)),
            _ => false,
        }
    }

    fn summary(&self) -> String {
        self.iter().map(View::summary).collect::<Vec<_>>().join(" + ")
    }

    fn is_listable(&self) -> bool {
        self.iter().all(View::is_listable)
    }

    fn layouts(&self) -> Vec<Places> {
        self.iter().flat_map(View::layouts).collect()
    }
}
