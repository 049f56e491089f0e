//! Piles that are not all plain heaps.

use super::{Place, Shown};
use serde::Serialize;
use std::fmt;

/// One of several piles that are not all plain heaps.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub enum Pile {
    /// A plain heap of this size.
    Heap(u64),
    /// A closed bag with heaps of these sizes, one of which may be taken out.
    Bag(Vec<u64>),
    /// Objects that may be added to heaps.
    Bank(u64),
    /// How many objects may be taken at most.
    Limit(u64),
}

impl fmt::Display for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pile::Heap(size) => write!(f, "{size}"),
            Pile::Bag(sizes) => {
                let texts: Vec<String> = sizes.iter().map(u64::to_string).collect();
                write!(f, "{{{}}}", texts.join(";"))
            }
            Pile::Bank(objects) => write!(f, "+{objects}"),
            Pile::Limit(most) => write!(f, "<={most}"),
        }
    }
}

impl Shown for Vec<Pile> {
    fn elements(&self) -> usize {
        self.len()
    }

    fn has(&self, place: &Place) -> bool {
        matches!(place, Place::Element { at: of } | Place::Left { of, .. } if *of < self.len())
    }

    /// Empty heaps are left out unless all are empty: in a part of a position most are.
    fn summary(&self) -> String {
        let lies =
            |pile: &&Pile| matches!(pile, Pile::Bag(_)) || matches!(pile, Pile::Heap(size) if *size > 0);
        let some = self.iter().any(|pile| lies(&pile));
        let shown = self.iter().filter(|pile| !some || **pile != Pile::Heap(0));
        shown.map(Pile::to_string).collect::<Vec<_>>().join(",")
    }
}
