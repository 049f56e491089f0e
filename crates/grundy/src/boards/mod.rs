//! What games are played on. A kind of board is one file here and one line in the list below: how a board of the kind
//! is read, written and checked, how it is described, what a file holds for it, and how to type one.

mod bags;
mod formula;
mod graph;
mod grid;
mod heaps;
mod hypergraph;
mod list;
mod pair;
mod plane;
mod points;
mod power;
mod random;
mod refusal;
mod row;
#[cfg(feature = "schema")]
mod schema;
mod stacks;
mod value;

pub use bags::BagsKind;
pub use graph::{GraphBoard, GraphKind, MultigraphKind, Tokens};
pub use grid::{GridBoard, GridKind};
pub use heaps::HeapsKind;
pub use hypergraph::{HypergraphBoard, HypergraphKind};
pub use pair::PairKind;
pub use plane::PlaneKind;
pub use points::PointsKind;
pub use power::{PowerBoard, PowerKind};
pub use refusal::{About, Refusal};
pub use row::RowKind;
pub use stacks::StacksKind;
pub use value::{ValueKind, ValueTerms};

use crate::formula::{Formula, Shape};
use crate::graph::expr::{File, Held, file_graph};
use crate::graph::{Graph, Label};
use crate::rules::{Bilingual, Pile, Words};
use crate::text::ParseError;
use serde::Serialize;
use std::fmt;
use std::ops::Deref;

/// A board as it was read, and the labels that stand on it.
pub type ReadBoard = (Board, Option<Vec<Label>>);

/// What can be done with a kind of board. A kind is a value: its parameters say which boards a game takes.
pub trait Kind: fmt::Debug {
    /// What to type, with an example: `a graph such as P5`.
    fn example(&self) -> Bilingual;

    /// What a board looks like, in whole sentences.
    fn described(&self) -> Words;

    /// Reads a board from its text in a problem of this game. Places of errors count from the beginning of the text.
    fn read(&self, game: &str, text: &str) -> Result<ReadBoard, ParseError>;

    /// Refuses a board, with its labels, that the text of a problem of this game could not give.
    fn check(&self, game: &str, board: &Board, labels: Option<&[Label]>) -> Result<(), Refusal>;

    /// The canonical text of a board of this kind, with its labels.
    fn write(&self, board: &Board, _labels: Option<&[Label]>) -> String {
        board.to_string()
    }

    /// The same for a text that begins at `from` in a longer one with graphs read from files.
    fn read_holding(
        &self,
        game: &str,
        text: &str,
        _from: usize,
        _held: &[Held],
    ) -> Result<ReadBoard, ParseError> {
        self.read(game, text)
    }

    /// What takes the place of a file, written `@(path)`: a graph, if the kind does not say otherwise.
    fn file(&self, content: &str) -> Result<File, Words> {
        file_graph(content)
    }

    /// The refusal of a board of another kind.
    fn expected(&self) -> Refusal {
        Refusal::board(words!("expected {}", "esperava-se {}"; self.example()))
    }
}

impl From<Graph> for Board {
    fn from(graph: Graph) -> Board {
        Board::Graph(GraphBoard::new(graph))
    }
}

impl From<GraphBoard> for Board {
    fn from(board: GraphBoard) -> Board {
        Board::Graph(board)
    }
}

impl From<Vec<u64>> for Board {
    fn from(heaps: Vec<u64>) -> Board {
        Board::Heaps(heaps)
    }
}

impl From<Formula> for Board {
    fn from(formula: Formula) -> Board {
        Board::Formula(formula)
    }
}

/// The data of a board, whose text can be read back.
trait Written {
    fn text(&self) -> String;
}

/// Makes the two types of the list: the kinds, and the boards with the data that a kind is the first to have.
macro_rules! kinds {
    ($(#[$doc:meta] $name:ident($kind:ty) $(: $data:ty)?,)*) => {
        /// What a game is played on, and so what its instances look like in a problem text.
        #[derive(Clone, Copy, Debug, Serialize)]
        #[serde(tag = "kind", rename_all = "kebab-case")]
        #[non_exhaustive]
        pub enum BoardKind {
            $(#[$doc] $name($kind),)*
        }

        /// The board of a problem.
        #[derive(Clone, Debug)]
        #[non_exhaustive]
        pub enum Board {
            $($(#[$doc] $name($data),)?)*
        }

        impl Deref for BoardKind {
            type Target = dyn Kind;

            fn deref(&self) -> &(dyn Kind + 'static) {
                match self {
                    $(BoardKind::$name(kind) => kind,)*
                }
            }
        }

        impl fmt::Display for Board {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $($(Board::$name(data) => f.write_str(&<$data as Written>::text(data)),)?)*
                }
            }
        }

        #[cfg(feature = "schema")]
        impl utoipa::PartialSchema for BoardKind {
            fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
                schema::one_of([$((stringify!($name), <$kind as utoipa::PartialSchema>::schema()),)*])
            }
        }
    };
}

kinds! {
    /// `P5`, `P5@0`
    Graph(GraphKind): GraphBoard,
    /// A graph in which loops, parallel edges and weights count: `{0-1*3 1-1*2}`
    Multigraph(MultigraphKind),
    /// `3,5,7`
    Heaps(HeapsKind): Vec<u64>,
    /// `2,{0;1;3}`: heaps, and bags of heap sizes
    Bags(BagsKind): Vec<Pile>,
    /// `3x4`
    Grid(GridKind): GridBoard,
    /// `3x4`, or `infinite`
    Plane(PlaneKind),
    /// `13,4`: two numbers
    Pair(PairKind),
    /// `3^2`: a side and a dimension
    Power(PowerKind): PowerBoard,
    /// `(1 2)(2 3)*5`: sets of elements
    Hypergraph(HypergraphKind): HypergraphBoard,
    /// `(1,3),(2,3)`: row and column of each
    Points(PointsKind): Vec<(u64, u64)>,
    /// `..X..`: whether each cell is marked
    Row(RowKind): Vec<bool>,
    /// `ABB,BAA`, each from its bottom to its top
    Stacks(StacksKind): Vec<Vec<Label>>,
    /// `{1|-1}+^`
    Value(ValueKind): ValueTerms,
    /// `(1 -2)(2 3)`
    Formula(Shape): Formula,
}

#[cfg(test)]
mod tests;
