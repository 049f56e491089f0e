//! Boards of claim games: what is claimed, which sets count, and what the board looks like.

use crate::graph::Graph;
use crate::hypergraph::minimal_sets;
use crate::rules::{
    Block, BlockForm, BlocksView, ElementView, GraphView, GridView, HexView, Mark, Player, RoleView,
    SetState, SetView, Stroke, View, Words,
};

/// The most critical sets that are listed one by one.
pub const MOST_SETS: usize = 200_000;

/// The most minimal sets that replace a test, and the most tests made to find them.
const MOST_MINIMAL: usize = 400;
const MOST_TESTS: usize = 20_000;
/// The most sets that are shown beside the elements.
const MOST_SHOWN: usize = 200;

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
    /// Who wants what, where the game says it better than the rule of play.
    pub goal: Option<Words>,
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
        ClaimBoard { elements, sets, picture, stones: Stones::default(), goal: None }
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
    /// Elements by their names, in blocks.
    Blocks(Blocks),
    /// Vertices of a graph.
    Vertices {
        /// The graph.
        graph: Graph,
        /// The vertex of each element.
        of: Vec<usize>,
        /// Vertices with a role. Those that are no elements belong to Alice from the beginning.
        roles: Vec<RoleView>,
    },
    /// The edges of a graph, in the order of the elements.
    Edges {
        /// The graph whose edges, in order, are the elements.
        graph: Graph,
        /// Vertices with a role.
        roles: Vec<RoleView>,
    },
}

/// Elements in blocks, and the sets that are shown with them.
#[derive(Default)]
pub struct Blocks {
    blocks: Vec<Block>,
    form: BlockForm,
    across: usize,
    /// The first sets, with their points.
    sets: Vec<(Vec<usize>, i32)>,
    more_sets: usize,
}

impl Blocks {
    /// Blocks that are disjoint sets, or a single one.
    fn rows(form: BlockForm, rows: impl IntoIterator<Item = Vec<usize>>) -> Blocks {
        let block = |row: Vec<usize>| Block { title: None, rows: vec![row] };
        Blocks { blocks: rows.into_iter().map(block).collect(), form, ..Blocks::default() }
    }

    fn view(&self, names: &[String], marks: &[Mark], counting: [bool; 2]) -> BlocksView {
        let element = |(name, &mark): (&String, &Mark)| ElementView { name: name.clone(), mark };
        let set = |(elements, points): &(Vec<usize>, i32)| {
            let (state, player) = set_state(elements, marks, counting);
            let points = Some(*points).filter(|&points| points != 1);
            SetView { elements: elements.clone(), points, state, player }
        };
        BlocksView {
            elements: names.iter().zip(marks).map(element).collect(),
            blocks: self.blocks.clone(),
            form: self.form,
            across: self.across,
            sets: self.sets.iter().map(set).collect(),
            more_sets: self.more_sets,
        }
    }
}

/// What has become of a set, and for whom. `counting` says whose sets count.
fn set_state(set: &[usize], marks: &[Mark], counting: [bool; 2]) -> (SetState, Option<Player>) {
    let owned = |who: Player| set.iter().filter(|&&element| marks[element] == Mark::of(who)).count();
    let [alice, bob] = Player::BOTH.map(owned);
    let of = |who: Player, owned: usize| match (counting[who.index()], owned == set.len()) {
        (false, _) => (SetState::Dead, None),
        (true, true) => (SetState::Owned, Some(who)),
        (true, false) => (SetState::Alive, Some(who)),
    };
    match (alice, bob) {
        (0, 0) => (SetState::Open, None),
        (_, 0) => of(Player::Alice, alice),
        (0, _) => of(Player::Bob, bob),
        _ => (SetState::Dead, None),
    }
}

impl Picture {
    /// The rows and columns of a board of hexagons.
    pub fn hex_sides(&self, elements: usize) -> Option<(usize, usize)> {
        match self {
            Picture::Hex { columns } => Some((elements / (*columns).max(1), *columns)),
            _ => None,
        }
    }

    /// All elements in one row.
    pub fn row(elements: usize) -> Picture {
        Picture::Blocks(Blocks::rows(BlockForm::Row, [(0..elements).collect()]))
    }

    /// All elements in one row, with a list of sets.
    pub fn listed(elements: usize, sets: &[(Vec<usize>, i32)]) -> Picture {
        let shown = sets.len().min(MOST_SHOWN);
        let row = Blocks::rows(BlockForm::Row, [(0..elements).collect()]);
        Picture::Blocks(Blocks { sets: sets[..shown].to_vec(), more_sets: sets.len() - shown, ..row })
    }

    /// Disjoint sets, a block each.
    pub fn boxes(sets: &[Vec<usize>]) -> Picture {
        Picture::Blocks(Blocks::rows(BlockForm::Boxes, sets.iter().cloned()))
    }

    /// The points of `[n]^d`: planes of n rows, and one block for each plane. Planes of which one coordinate differs stand
    /// side by side, but at most n² of them.
    pub fn cube(n: usize, d: usize) -> Picture {
        match d {
            0 | 1 => return Picture::row(n.pow(d as u32)),
            2 => return Picture::Grid { columns: n },
            _ => {}
        }
        let points: Vec<usize> = (0..n.pow(d as u32)).collect();
        let block = |(i, plane): (usize, &[usize])| {
            let fixed = (0..d - 2).rev().map(|j| format!("{}-", i / n.pow(j as u32) % n + 1));
            Block {
                title: Some(fixed.collect::<String>() + "*-*"),
                rows: plane.chunks(n).map(<[usize]>::to_vec).collect(),
            }
        };
        let blocks = points.chunks(n * n).enumerate().map(block).collect();
        let across = n.pow(((d - 1) / 2).min(2) as u32);
        Picture::Blocks(Blocks { blocks, form: BlockForm::Layers, across, ..Blocks::default() })
    }

    /// The view of a board on which each element has a name and a mark. `counting` says whose sets count.
    pub fn view(&self, names: &[String], marks: Vec<Mark>, counting: [bool; 2]) -> View {
        match self {
            Picture::Grid { columns } => {
                let columns = (*columns).max(1);
                let rows = marks.len().div_ceil(columns);
                View::Grid(GridView { rows, columns, cells: marks, ..GridView::default() })
            }
            Picture::Hex { columns } => {
                let columns = (*columns).max(1);
                View::Hex(HexView { rows: marks.len().div_ceil(columns), columns, cells: marks })
            }
            Picture::Blocks(blocks) => View::Blocks(blocks.view(names, &marks, counting)),
            Picture::Vertices { graph, of, roles } => {
                let mut vertices = vec![Mark::Alice; graph.n()];
                of.iter().zip(marks).for_each(|(&v, mark)| vertices[v] = mark);
                let edges = Stroke::simple(graph);
                View::Graph(GraphView { vertices, edges, roles: roles.clone(), ..GraphView::of(graph) })
            }
            Picture::Edges { graph, roles } => {
                let stroke = |(edge, mark)| Stroke { mark, ..Stroke::of(edge) };
                View::Graph(GraphView {
                    edges: graph.edges().iter().zip(marks).map(stroke).collect(),
                    roles: roles.clone(),
                    on_lines: true,
                    ..GraphView::of(graph)
                })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn blocks_of(picture: &Picture) -> &Blocks {
        let Picture::Blocks(blocks) = picture else { panic!("not in blocks") };
        blocks
    }

    /// A point stands in the block of its first coordinates, in the row and column of the last two.
    #[test]
    fn layers_hold_their_points() {
        for (n, d) in [(1, 3), (2, 3), (3, 3), (3, 4), (2, 6)] {
            let picture = Picture::cube(n, d);
            let Blocks { blocks, across, .. } = blocks_of(&picture);
            assert!(*across <= n * n && blocks.len().is_multiple_of(*across), "{n}^{d}");
            let mut point = 0;
            for block in blocks {
                assert_eq!(block.title.as_ref().map(|title| title.matches('-').count()), Some(d - 1));
                for row in &block.rows {
                    assert_eq!(*row, (point..point + n).collect::<Vec<_>>());
                    point += n;
                }
            }
            assert_eq!(point, n.pow(d as u32));
        }
        assert_eq!(blocks_of(&Picture::cube(3, 4)).blocks[5].title.as_deref(), Some("2-3-*-*"));
        assert!(matches!(Picture::cube(3, 2), Picture::Grid { columns: 3 }));
        assert_eq!(blocks_of(&Picture::cube(5, 1)).form, BlockForm::Row);
    }

    #[test]
    fn sets_tell_who_can_own_them() {
        let marks = [Mark::Alice, Mark::Bob, Mark::Free, Mark::Offered];
        let (both, only_alice) = ([true, true], [true, false]);
        let state = |set: &[usize], counting| set_state(set, &marks, counting);
        assert_eq!(state(&[2, 3], both), (SetState::Open, None));
        assert_eq!(state(&[0, 2], both), (SetState::Alive, Some(Player::Alice)));
        assert_eq!(state(&[0], both), (SetState::Owned, Some(Player::Alice)));
        assert_eq!(state(&[1, 2], both), (SetState::Alive, Some(Player::Bob)));
        assert_eq!(state(&[1, 2], only_alice), (SetState::Dead, None));
        assert_eq!(state(&[0, 1], both), (SetState::Dead, None));
    }
}
