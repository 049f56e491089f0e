//! The games, one file each, and the list of them.

mod arc_kayles;
mod circular_nim;
mod col_snort;
mod colouring;
mod convexity;
mod digraph;
mod domination;
mod dots_and_boxes;
mod dots_and_boxes_partizan;
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
mod positional;
mod pursuit;
pub mod shelf;
mod soldiers;
mod tictactoe_impartial;
mod treblecross;
mod value;
mod wythoff;

pub use crate::families::{
    About, AddedGame, AsHeaps, Bilingual, Board, BoardKind, Bundles, Choice, ClaimBoard, ClaimManner,
    ClaimRule, ClaimSets, Colouring, ColouringGame, ColouringRule, Complexity, Definition, Draft, Elements,
    Entry, Example, Family, Found, GameRef, GraphBoard, GraphKind, GridBoard, GridKind, HeapGame, HeapsKind,
    HypergraphBoard, KeyInfo, Lattice, Length, MOST_ELEMENTS, MultigraphKind, Named, Need, NumberInfo,
    Offset, Order, Over, PowerBoard, Problem, Range, Refusal, Selection, Start, Takes, Tinted, Tokens, Turn,
    TwoColours, ValueTerms, Values, Visitor, as_heaps, claim_board, components, given_colours, heaps_of,
    pairs, vertices_wanted, windows,
};
pub use convexity::{CONVEXITY_KEY, Convexity, Intervals, avoids, convexity_of};
pub use formula::{is_light, open_clauses};
pub use heap::pin_rows;
pub use knights::knight_moves;
pub use marienbad::position as marienbad_position;
pub use positional::{lines, progressions};
pub use soldiers::{Reach, reach, soldiers_goal, soldiers_jumps};

use crate::rules::Erased;
use crate::text::suggestion;
use std::sync::{Arc, PoisonError, RwLock};

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
    &dots_and_boxes::DOTS_AND_BOXES,
    &dots_and_boxes_partizan::DOTS_AND_BOXES_PARTIZAN,
    &formula::QSAT,
    &formula::POS_CNF,
    &formula::POS_CNF_6,
    &formula::ABF,
    &positional::LINES,
    &positional::K_IN_A_ROW,
    &positional::PROGRESSIONS,
    &positional::CLIQUES,
    &positional::HEX,
    &positional::SHANNON,
    &positional::COPIES,
    &positional::SPANNING,
    &positional::HAMILTON,
    &positional::MATCHING,
    &positional::DOMINATING,
    &positional::HULL_SETS,
    &positional::CONNECTED,
    &positional::BOXES,
    &positional::ROOT_TO_LEAF,
    &positional::HYPERGRAPH,
    &geography::GEOGRAPHY,
    &pursuit::COPS_AND_ROBBER,
    &pursuit::SURVEILLANCE,
    &pursuit::HUNTER_RABBIT,
    &nim_partizan::NIM_PARTIZAN,
    &hackenbush::HACKENBUSH,
    &col_snort::COL,
    &col_snort::SNORT,
    &soldiers::SOLDIERS,
    &value::VALUE,
];

/// The games that were added at run time.
static ADDED: RwLock<Vec<Arc<AddedGame>>> = RwLock::new(Vec::new());

/// The game with this id, of the list or added.
pub fn find(id: &str) -> Option<GameRef> {
    let listed = GAMES.iter().copied().find(|entry| entry.id == id).map(GameRef::Listed);
    listed.or_else(|| {
        let added = ADDED.read().unwrap_or_else(PoisonError::into_inner);
        added.iter().find(|game| game.id() == id).cloned().map(GameRef::Added)
    })
}

/// Adds a game that texts can name, replacing any game that was added under the same id. The ids of the list are
/// reserved.
pub fn add(game: Arc<AddedGame>) -> Result<(), Refusal> {
    let id = game.id().to_string();
    let is_name = !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    if !is_name || matches!(id.as_str(), "g6" | "s6") {
        return Err(Refusal::name(words!(
            "'{id}': expected a name of letters, digits and hyphens",
            "'{id}': esperava-se um nome com letras, algarismos e hifens"
        )));
    }
    if GAMES.iter().any(|entry| entry.id == id) {
        return Err(Refusal::name(words!(
            "there is a game '{id}' in the list",
            "já há um jogo '{id}' na lista"
        )));
    }
    let mut added = ADDED.write().unwrap_or_else(PoisonError::into_inner);
    added.retain(|game| game.id() != id);
    added.push(game);
    Ok(())
}

/// Removes a game that was added. Existing problems of it continue to work.
pub fn remove(id: &str) -> Option<Arc<AddedGame>> {
    let mut added = ADDED.write().unwrap_or_else(PoisonError::into_inner);
    let place = added.iter().position(|game| game.id() == id)?;
    Some(added.remove(place))
}

impl Problem {
    /// A game of the list with all defaults, to be given keys and a board.
    ///
    /// ```
    /// use grundy::games::Problem;
    /// use grundy::graph::families;
    /// use grundy::rules::Player;
    ///
    /// let draft = Problem::of("coloring").unwrap().key("colors", 2).unwrap().first(Player::Bob).unwrap();
    /// let problem = draft.on(families::path(4)).unwrap();
    /// assert_eq!(problem.to_string(), "coloring{first=bob,colors=2}:{0-1 1-2 2-3}");
    /// ```
    pub fn of(game: &str) -> Result<Draft, Refusal> {
        let unknown = || {
            let help = suggestion(
                game,
                Bilingual::of("games", "jogos"),
                GAMES.iter().map(|entry| entry.id),
                "grundy games",
            );
            Refusal::name(words!("unknown game '{game}'; {}", "jogo desconhecido '{game}'; {}"; help))
        };
        find(game).map(Draft::new).ok_or_else(unknown)
    }

    /// A game of the list on a board, with all other settings at their defaults.
    ///
    /// ```
    /// use grundy::games::Problem;
    ///
    /// assert_eq!(Problem::new("nim", vec![3, 5, 7]).unwrap().to_string(), "nim:3,5,7");
    /// let refused = Problem::new("nim", grundy::graph::families::path(3)).unwrap_err();
    /// assert_eq!(refused.to_string(), "expected heaps such as 3,5,7");
    /// ```
    pub fn new(game: &str, board: impl Into<Board>) -> Result<Problem, Refusal> {
        Problem::of(game)?.on(board)
    }

    /// Its rules, ready for a solver.
    pub fn rules(&self) -> Result<Erased, Refusal> {
        Ok(self.entry.build(self)?.erase())
    }
}
