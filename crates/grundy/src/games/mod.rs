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
mod formula;
mod geography;
mod graph_nim;
mod hackenbush;
mod heap;
mod kayles;
mod knights;
mod marbles;
mod marienbad;
mod nim_bags;
mod nim_partizan;
mod poker_nim;
mod tictactoe_impartial;
mod treblecross;
mod value;
mod wythoff;

pub use crate::families::{
    About, AsHeaps, Bilingual, Board, BoardKind, Bundles, Choice, Colouring, ColouringGame, ColouringRule,
    Complexity, Definition, Elements, Entry, Example, Family, Found, GraphBoard, GraphKind, GridBoard,
    GridKind, HeapGame, HeapsKind, KeyInfo, Lattice, MOST_ELEMENTS, MultigraphKind, NumberInfo, Offset,
    Order, Over, Problem, Range, Refusal, Selection, Takes, Tinted, Tokens, TwoColours, ValueTerms, Values,
    Visitor, as_heaps, components, heaps_of, pairs, vertices_wanted, windows,
};
pub use convexity::{Convexity, Intervals, avoids, convexity_of};
pub use formula::{is_light, open_clauses};
pub use knights::knight_moves;
pub use marienbad::position as marienbad_position;

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
