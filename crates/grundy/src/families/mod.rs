//! The building blocks of games: entries of the list, problems, and the families of rules that many games share.

mod added;
pub(crate) mod bundles;
pub(crate) mod claims;
pub(crate) mod colouring;
pub(crate) mod dots;
mod draft;
pub(crate) mod entry;
pub(crate) mod formula;
pub(crate) mod heaps;
pub(crate) mod hex;
pub(crate) mod lattice;
pub(crate) mod lines;
mod mirrors;
mod number;
mod problem;
pub(crate) mod selection;
pub(crate) mod shapes;
pub(crate) mod simplicial;
pub(crate) mod two_colours;

pub use crate::boards::{
    About, Board, BoardKind, GraphBoard, GraphKind, GridBoard, GridKind, HeapsKind, HypergraphBoard,
    MultigraphKind, PowerBoard, Refusal, Tokens, ValueTerms,
};
pub use added::{AddedGame, Build, GameRef};
pub use bundles::{Bundles, pairs};
pub use claims::{
    ClaimBoard, Claimed, Claims, Manner as ClaimManner, Rule as ClaimRule, Sets as ClaimSets,
    board_of as claim_board,
};
pub use colouring::{Colouring, ColouringGame, Rule as ColouringRule, given_colours, vertices_wanted};
pub use draft::Draft;
pub use entry::{Bilingual, Complexity, Entry, Example, KeyInfo, Named, Need, Order, Start, Turn, Values};
pub use heaps::{AsHeaps, HeapGame, as_heaps, heaps_of};
pub use hex::{HexExpert, HexKey, Outlook as HexOutlook};
pub use lattice::{Lattice, Offset};
pub use number::{Definition, Found, Length, NumberInfo, Over, Range, Takes};
pub use problem::Problem;
pub use selection::{Choice, Elements, MOST_ELEMENTS, Selection};
pub use simplicial::{components, windows};
pub use two_colours::{Tinted, TwoColours};

use crate::rules::{Erased, Rules};
use std::sync::Arc;

/// A game set up on its board, as one of the types for which engines are compiled. Copies share everything.
#[derive(Clone)]
#[non_exhaustive]
pub enum Family {
    /// A selection game on sets of one word.
    Narrow(Arc<Selection<1>>),
    /// A selection game on sets of two words.
    Middle(Arc<Selection<2>>),
    /// A selection game on sets of 16 words.
    Wide(Arc<Selection<16>>),
    /// Col or snort on sets of one word.
    NarrowTints(Arc<TwoColours<1>>),
    /// Col or snort on sets of two words.
    MiddleTints(Arc<TwoColours<2>>),
    /// Col or snort on sets of 16 words.
    WideTints(Arc<TwoColours<16>>),
    /// A small colouring game: at most 64 vertices and 15 colours.
    Colouring(Arc<Colouring<1, 4>>),
    /// A claim game on at most 64 elements.
    Claims(Arc<Claims<1>>),
    /// Any other game, with positions as bytes.
    Erased(Erased),
}

/// An operation on rules of any type.
pub trait Visitor {
    /// What the operation returns.
    type Output;
    /// Applies the operation to rules of one type.
    fn visit<R: Rules>(self, rules: &R) -> Self::Output;
}

impl Family {
    /// Rules for which no engine is compiled, in their erased form.
    pub fn of(rules: impl Rules + 'static) -> Family {
        Family::Erased(Erased::new(rules))
    }

    /// Applies an operation to the rules with their own type.
    pub fn visit<V: Visitor>(&self, visitor: V) -> V::Output {
        match self {
            Family::Narrow(rules) => visitor.visit(&**rules),
            Family::Middle(rules) => visitor.visit(&**rules),
            Family::Wide(rules) => visitor.visit(&**rules),
            Family::NarrowTints(rules) => visitor.visit(&**rules),
            Family::MiddleTints(rules) => visitor.visit(&**rules),
            Family::WideTints(rules) => visitor.visit(&**rules),
            Family::Colouring(rules) => visitor.visit(&**rules),
            Family::Claims(rules) => visitor.visit(&**rules),
            Family::Erased(rules) => visitor.visit(rules),
        }
    }

    /// Whether plays are so short that a search that computes no values fits on any stack.
    pub fn is_shallow(&self) -> bool {
        matches!(self, Family::Narrow(_) | Family::Colouring(_) | Family::Claims(_))
    }

    /// The erased form, for sums and for callers that only play.
    pub fn erase(&self) -> Erased {
        match self {
            Family::Narrow(rules) => Erased::sharing(rules.clone()),
            Family::Middle(rules) => Erased::sharing(rules.clone()),
            Family::Wide(rules) => Erased::sharing(rules.clone()),
            Family::NarrowTints(rules) => Erased::sharing(rules.clone()),
            Family::MiddleTints(rules) => Erased::sharing(rules.clone()),
            Family::WideTints(rules) => Erased::sharing(rules.clone()),
            Family::Colouring(rules) => Erased::sharing(rules.clone()),
            Family::Claims(rules) => Erased::sharing(rules.clone()),
            Family::Erased(rules) => rules.clone(),
        }
    }
}
