//! The games, one file each, and the list of them.

mod arc_kayles;
mod col_snort;
mod convexity;
mod digraph;
mod domination;
mod entry;
mod geography;
mod hackenbush;
mod heap;
mod kayles;
mod lattice;
mod mirrors;
mod nim_partizan;
mod problem;
mod selection;
mod shapes;
mod tictactoe_impartial;
mod value;

pub use col_snort::{Tinted, TwoColours};
pub use convexity::{Convexity, Intervals, avoids, convexity_of};
pub use entry::{
    About, Bilingual, BoardKind, Complexity, Entry, Example, KeyInfo, NumberInfo, Refusal, Tokens, Values,
};
pub use heap::{AsHeaps, as_heaps, heaps_of};
pub use lattice::{Lattice, Offset};
pub use problem::{Board, Problem};
pub use selection::{Choice, Elements, MOST_ELEMENTS, Selection};
pub use value::Terms as ValueTerms;

use crate::rules::{Erased, Rules};

/// Every game. Help, manual, completion, tests and pages are made from this list.
pub static GAMES: &[&Entry] = &[
    &heap::NIM,
    &heap::SUBTRACTION,
    &heap::OCTAL,
    &heap::GRUNDY_SPLIT,
    &heap::PINS,
    &digraph::DIGRAPH,
    &tictactoe_impartial::TICTACTOE_IMPARTIAL,
    &kayles::KAYLES,
    &kayles::CLIQUE_FORMING,
    &arc_kayles::ARC_KAYLES,
    &domination::DOMINATION,
    &convexity::INTERVAL,
    &convexity::HULL,
    &convexity::CLOSED_INTERVAL,
    &convexity::CLOSED_HULL,
    &convexity::GENERAL_POSITION,
    &convexity::CONVEX_SET,
    &geography::GEOGRAPHY,
    &nim_partizan::NIM_PARTIZAN,
    &hackenbush::HACKENBUSH,
    &col_snort::COL,
    &col_snort::SNORT,
    &value::VALUE,
];

/// The game with this id.
pub fn find(id: &str) -> Option<&'static Entry> {
    GAMES.iter().copied().find(|entry| entry.id == id)
}

/// A game set up on its board, by the types for which engines are compiled.
pub enum Family {
    Narrow(Selection<1>),
    Middle(Selection<2>),
    Wide(Selection<16>),
    NarrowTints(TwoColours<1>),
    MiddleTints(TwoColours<2>),
    WideTints(Box<TwoColours<16>>),
    Erased(Erased),
}

/// Something to do with rules of any type.
pub trait Visitor {
    type Output;
    fn visit<R: Rules>(self, rules: &R) -> Self::Output;
}

impl Family {
    pub fn visit<V: Visitor>(&self, visitor: V) -> V::Output {
        match self {
            Family::Narrow(rules) => visitor.visit(rules),
            Family::Middle(rules) => visitor.visit(rules),
            Family::Wide(rules) => visitor.visit(rules),
            Family::NarrowTints(rules) => visitor.visit(rules),
            Family::MiddleTints(rules) => visitor.visit(rules),
            Family::WideTints(rules) => visitor.visit(&**rules),
            Family::Erased(rules) => visitor.visit(rules),
        }
    }

    /// The erased form, for sums.
    pub fn erase(self) -> Erased {
        match self {
            Family::Narrow(rules) => Erased::new(rules),
            Family::Middle(rules) => Erased::new(rules),
            Family::Wide(rules) => Erased::new(rules),
            Family::NarrowTints(rules) => Erased::new(rules),
            Family::MiddleTints(rules) => Erased::new(rules),
            Family::WideTints(rules) => Erased::new(*rules),
            Family::Erased(rules) => rules,
        }
    }
}
