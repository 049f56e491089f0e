//! Boards of claim games: what is claimed, which sets count, and what the board looks like.

use crate::graph::Graph;
use crate::hypergraph::minimal_sets;
use crate::rules::{GraphView, GridView, Mark, Stroke, View};

/// The most critical sets that are listed one by one.
pub const MOST_SETS: usize = 200_000;

/// The most minimal sets that replace a test, and the most tests made to find them.
const MOST_MINIMAL: usize = 400;
const MOST_TESTS: usize = 20_000;

/// A board of a claim game. Elements are numbered from 0.
pub struct ClaimBoard {
    /// The text of each element, which is also the move that claims it.
    pub elements: Vec<String>,
    /// The critical sets.
    pub sets: Sets,
    /// What the board looks like.
    pub picture: Picture,
    /// Stones that the text of the board places.
    pub stones: Stones,
}

/// Stones on a board before play.
#[derive(Clone, Default)]
pub struct Stones {
    /// The elements of Alice and of Bob.
    pub owned: [Vec<usize>; 2],
    /// How many elements the player who is next has claimed in this turn.
    pub picked: u16,
}

impl ClaimBoard {
    /// A board without stones.
    pub fn new(elements: Vec<String>, sets: Sets, picture: Picture) -> ClaimBoard {
        ClaimBoard { elements, sets, picture, stones: Stones::default() }
    }
}

/// The critical sets of a board.
pub enum Sets {
    /// All of them, each with its elements in increasing order and its points.
    Listed(Vec<(Vec<usize>, i32)>),
    /// Those that a test finds.
    Tested(Box<dyn Goal>),
    /// Those that meet each of these sets.
    Meeting(Vec<Vec<usize>>),
}

impl Sets {
    /// Sets with a point each.
    pub fn plain(sets: impl IntoIterator<Item = Vec<usize>>) -> Sets {
        let sorted = |mut set: Vec<usize>| {
            set.sort_unstable();
            (set, 1)
        };
        Sets::Listed(sets.into_iter().map(sorted).collect())
    }

    /// The same with few sets listed instead of tested: where owning a set is all that counts, the minimal ones are enough.
    pub fn listed_if_few<const W: usize>(self, elements: usize) -> Sets {
        let Sets::Tested(goal) = &self else { return self };
        let minimal = minimal_sets::<W>(elements, MOST_MINIMAL, MOST_TESTS, |set| goal.holds(&set.0));
        minimal.map_or(self, |minimal| Sets::plain(minimal.sets().iter().cloned()))
    }

    /// All sets that meet each of the given ones.
    pub fn meeting(sets: impl IntoIterator<Item = Vec<usize>>) -> Sets {
        Sets::Meeting(sets.into_iter().collect())
    }
}

/// A monotone test: whether a player who owns these elements owns a critical set. For families with too many sets to
/// list.
pub trait Goal: Send + Sync {
    /// Whether the elements, as the words of a bit set, contain a critical set.
    fn holds(&self, owned: &[u64]) -> bool;

    /// The size of every critical set, if all have the same: then a critical set is what passes the test and has this
    /// size. Otherwise everything that passes is critical.
    fn size(&self) -> Option<usize> {
        None
    }

    /// The points of the best critical set among the elements, 0 if there is none.
    fn best(&self, owned: &[u64]) -> i32 {
        i32::from(self.holds(owned))
    }
}

/// The elements of a bit set given as words.
pub fn members(words: &[u64]) -> impl Iterator<Item = usize> {
    words.iter().enumerate().flat_map(|(i, &word)| {
        let mut left = word;
        std::iter::from_fn(move || {
            let bit = (left != 0).then(|| left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(64 * i + bit)
        })
    })
}

/// What a board looks like, and so where its elements are shown.
pub enum Picture {
    /// Cells in rows and columns, row by row.
    Grid {
        /// The number of columns.
        columns: usize,
    },
    /// Hexagons in rows and columns, row by row, each row half a cell further to the right.
    Hex {
        /// The number of columns.
        columns: usize,
    },
    /// Blocks of rows of cells.
    Blocks(Vec<Vec<Vec<usize>>>),
    /// Vertices of a graph: the vertex of each element, and the vertices that belong to Alice from the beginning.
    Vertices {
        /// The graph.
        graph: Graph,
        /// The vertex of each element.
        of: Vec<usize>,
        /// Vertices that nobody claims.
        ends: Vec<usize>,
    },
    /// The edges of a graph, in the order of the elements.
    Edges {
        /// The graph whose edges, in order, are the elements.
        graph: Graph,
        /// Vertices that are to be joined.
        ends: Vec<usize>,
    },
}

impl Picture {
    /// All elements in one row.
    pub fn row(elements: usize) -> Picture {
        Picture::Blocks(vec![vec![(0..elements).collect()]])
    }

    /// The points of [n]^d: planes of n rows, and one block for each plane.
    pub fn cube(n: usize, d: usize) -> Picture {
        if d == 2 {
            return Picture::Grid { columns: n };
        }
        let points: Vec<usize> = (0..n.pow(d as u32)).collect();
        let block = |plane: &[usize]| plane.chunks(n).map(<[usize]>::to_vec).collect();
        Picture::Blocks(points.chunks(n.pow(d.min(2) as u32)).map(block).collect())
    }

    /// The view of a board on which each element has a mark.
    pub fn view(&self, marks: Vec<Mark>) -> View {
        match self {
            Picture::Grid { columns } | Picture::Hex { columns } => {
                let columns = (*columns).max(1);
                let rows = marks.len().div_ceil(columns);
                View::Grid(GridView { rows, columns, cells: marks, ..GridView::default() })
            }
            Picture::Blocks(_) => {
                let columns = marks.len();
                View::Grid(GridView { rows: 1, columns, cells: marks, ..GridView::default() })
            }
            Picture::Vertices { graph, of, ends } => {
                let mut vertices = vec![Mark::Dead; graph.n()];
                of.iter().zip(marks).for_each(|(&v, mark)| vertices[v] = mark);
                let edges = Stroke::simple(graph);
                View::Graph(GraphView { vertices, edges, tokens: ends.clone(), ..GraphView::default() })
            }
            Picture::Edges { graph, ends } => {
                let stroke = |(edge, mark)| Stroke { mark, ..Stroke::of(edge) };
                let edges = graph.edges().iter().zip(marks).map(stroke).collect();
                let vertices = vec![Mark::Dead; graph.n()];
                View::Graph(GraphView { vertices, edges, tokens: ends.clone(), ..GraphView::default() })
            }
        }
    }
}
