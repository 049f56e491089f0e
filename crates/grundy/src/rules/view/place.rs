//! Places on views.

use serde::Serialize;

/// Where a move shows on a view: what a person touches to make it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Place {
    /// The vertex, cell, heap, pile, stack, value or variable with this number, from 0.
    Element { at: usize },
    /// The line of a drawn graph with this number.
    Line { at: usize },
    /// A heap, pile or stack, and how many of its objects stay.
    Left { of: usize, objects: u64 },
    /// A place on one of several boards.
    #[cfg_attr(feature = "schema", schema(no_recursion))]
    Part { part: usize, place: Box<Place> },
}

impl Place {
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
