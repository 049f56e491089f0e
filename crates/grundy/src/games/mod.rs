//! The games, one file each, and the list of them.

mod arc_kayles;
mod circular_nim;
mod col_snort;
mod colouring;
mod convexity;
mod cops_and_robber;
mod digraph;
mod domination;
mod edge_nim;
mod entry;
mod formula;
mod geography;
mod graph_nim;
mod hackenbush;
mod heap;
mod kayles;
mod knights;
mod lattice;
mod marbles;
mod marienbad;
mod mirrors;
mod nim_bags;
mod nim_partizan;
mod poker_nim;
mod problem;
mod selection;
mod shapes;
mod simplicial;
mod tictactoe_impartial;
mod treblecross;
mod value;
mod wythoff;

pub use circular_nim::windows;
pub use col_snort::{Tinted, TwoColours};
pub use colouring::{Colouring, vertices_wanted};
pub use convexity::{Convexity, Intervals, avoids, convexity_of};
pub use entry::{
    About, Bilingual, BoardKind, Complexity, Entry, Example, Found, KeyInfo, NumberInfo, Order, Refusal,
    Tokens, Values,
};
pub use formula::{is_light, open_clauses};
pub use graph_nim::{Bundles, pairs};
pub use heap::{AsHeaps, as_heaps, heaps_of};
pub use knights::knight_moves;
pub use lattice::{Lattice, Offset};
pub use marienbad::position as marienbad_position;
pub use problem::{Board, Problem};
pub use selection::{Choice, Elements, MOST_ELEMENTS, Selection};
pub use simplicial::components;
pub use value::Terms as ValueTerms;

use crate::rules::{Erased, Rules};

/// Every game. Help, manual, completion, tests and pages are made from this list.
pub static GAMES: &[&Entry] = &[
    &heap::NIM,
    &heap::SUBTRACTION,
    &heap::OCTAL,
    &heap::GRUNDY_SPLIT,
    &heap::PINS,
    &poker_nim::POKER_NIM,
    &nim_bags::NIM_BAGS,
    &wythoff::WYTHOFF,
    &marienbad::MARIENBAD,
    &knights::KNIGHTS,
    &marbles::MARBLES,
    &treblecross::TREBLECROSS,
    &graph_nim::GRAPH_NIM,
    &circular_nim::CIRCULAR_NIM,
    &edge_nim::EDGE_NIM,
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
    &colouring::COLORING,
    &colouring::GREEDY_COLORING,
    &colouring::CONNECTED_COLORING,
    &colouring::CONNECTED_GREEDY_COLORING,
    &colouring::MARKING,
    &colouring::HARMONIOUS_COLORING,
    &formula::QSAT,
    &formula::POS_CNF,
    &formula::POS_CNF_6,
    &formula::ABF,
    &geography::GEOGRAPHY,
    &cops_and_robber::COPS_AND_ROBBER,
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
    Colouring(Box<Colouring<1, 4>>),
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
            Family::Colouring(rules) => visitor.visit(&**rules),
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
            Family::Colouring(rules) => Erased::new(*rules),
            Family::Erased(rules) => rules,
        }
    }
}
