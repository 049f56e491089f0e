//! Places on views.

use serde::Serialize;

/// Where a move shows on a view: what a person touches to make it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub enum Place {
    /// The vertex, cell, heap, pile, stack, value or variable with this number, from 0.
    Element {
        /// The number of the element.
        at: usize,
    },
    /// The line of a drawn graph with this number.
    Line {
        /// The number of the line.
        at: usize,
    },
    /// A heap, pile or stack, and how many of its objects stay.
    Left {
        /// The number of the heap, pile or stack.
        of: usize,
        /// How many objects stay.
        objects: u64,
    },
    /// A place on one of several boards.
    #[cfg_attr(feature = "schema", schema(no_recursion))]
    Part {
        /// The number of the board.
        part: usize,
        /// The place on that board.
        place: Box<Place>,
    },
}

impl Place {
    /// The place of an element.
    pub fn element(at: usize) -> Place {
        Place::Element { at }
    }

    /// A heap that is left with so many objects: the heap itself can be touched, or the objects that stay.
    pub fn heap(of: usize, objects: u64) -> [Place; 2] {
        [Place::element(of), Place::Left { of, objects }]
    }

    /// The place of the line that was number `i` at the start, among the lines with a weight above 0.
    pub fn weighted_line(i: usize, weights: &[u64]) -> Place {
        Place::Line { at: weights[..i].iter().filter(|&&weight| weight > 0).count() }
    }
}
