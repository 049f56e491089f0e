//! Dots and the edges between them: the board of dots and boxes, its boxes, and what `start` lists.

mod apart;
mod images;
mod nimstring;
mod pairing;
mod remarks;
mod strings;
#[cfg(test)]
mod tests;

pub use apart::Apart;
pub use images::Images;
pub use nimstring::{Nimstring, Worth};
pub use pairing::unpaired;
pub use remarks::remarks;
pub use strings::{Capture, Strings};

use super::{Problem, Refusal};
use crate::graph::{Set, families};
use crate::rules::{Bilingual, DotsView, Mark, Player, View, Words};

/// A set of edges.
pub type Edges = Set<2>;

/// A set of boxes: a board of at most 128 edges has fewer than 64 boxes.
pub type Boxes = Set<1>;

/// A board of rows and columns of boxes. Dots are numbered row by row from 0, edges in the order of the grid graph.
pub struct Dots {
    pub rows: usize,
    pub columns: usize,
    /// The two dots of each edge, the smaller one first.
    ends: Vec<(usize, usize)>,
    /// The four edges of each box, row by row.
    pub sides: Vec<Edges>,
    /// The boxes beside each edge: two, or one at the rim.
    pub beside: Vec<Boxes>,
}

impl Dots {
    /// The board of a problem, or a refusal if it is too large to be played on.
    pub fn of(problem: &Problem) -> Result<Dots, Refusal> {
        let grid = problem.grid()?;
        let (rows, columns) = (grid.rows, grid.columns);
        let edges = (rows + 1) * columns + rows * (columns + 1);
        Refusal::beyond(edges as u64, Bilingual::of("edges", "arestas"), Edges::CAPACITY as u64)?;
        Ok(Dots::new(rows, columns))
    }

    /// The board with so many rows and columns of boxes.
    pub fn new(rows: usize, columns: usize) -> Dots {
        let ends = families::grid(rows + 1, columns + 1).simple_edges();
        let dots = columns + 1;
        let sides = |cell: usize| {
            let corner = cell / columns * dots + cell % columns;
            let around = [corner, corner + 1, corner + dots, corner + dots + 1];
            (0..ends.len()).filter(|&e| around.contains(&ends[e].0) && around.contains(&ends[e].1)).collect()
        };
        let sides: Vec<Edges> = (0..rows * columns).map(sides).collect();
        let beside = |e: usize| (0..sides.len()).filter(|&cell| sides[cell].contains(e)).collect();
        let beside = (0..ends.len()).map(beside).collect();
        Dots { rows, columns, ends, sides, beside }
    }

    /// The number of edges.
    pub fn edges(&self) -> usize {
        self.ends.len()
    }

    /// The boxes all of whose sides are in a set.
    pub fn complete(&self, edges: &Edges) -> Boxes {
        (0..self.sides.len()).filter(|&cell| self.sides[cell].is_subset(edges)).collect()
    }

    /// The boxes that an edge completes, if these edges and it are drawn.
    pub fn completes(&self, drawn: &Edges, edge: usize) -> Boxes {
        let after = drawn.with(edge);
        self.beside[edge].iter().filter(|&cell| self.sides[cell].is_subset(&after)).collect()
    }

    /// An edge as moves and start sets write it.
    pub fn text(&self, edge: usize) -> String {
        let (u, v) = self.ends[edge];
        format!("{u}-{v}")
    }

    /// The edges in `start`, by their owners: `A:0-1;B:1-2`.
    pub fn read_start(&self, problem: &Problem) -> Result<[Edges; 2], Refusal> {
        let mut drawn = [Edges::EMPTY; 2];
        for text in &problem.start {
            let fault = |expected: Words| {
                Refusal::key("start", words!("'{text}': expected {}", "'{text}': esperava-se {}"; expected))
            };
            let (owner, edge) = text
                .split_once(':')
                .ok_or_else(|| fault(words!("owner:edge, such as A:0-1", "dono:aresta, como A:0-1")))?;
            let owner = match owner.trim() {
                "A" => Player::Alice,
                "B" => Player::Bob,
                _ => return Err(fault(words!("the owner A or B", "o dono A ou B"))),
            };
            let e = self.read(edge).ok_or_else(|| {
                fault(words!(
                    "an edge between neighbouring dots from 0 to {}",
                    "uma aresta entre pontos vizinhos de 0 a {}",
                    self.ends[self.edges() - 1].1
                ))
            })?;
            if drawn.iter().any(|edges| edges.contains(e)) {
                let edge = self.text(e);
                return Err(Refusal::key(
                    "start",
                    words!(
                        "'{text}': the edge {edge} is listed twice",
                        "'{text}': a aresta {edge} aparece duas vezes"
                    ),
                ));
            }
            drawn[owner.index()].insert(e);
        }
        Ok(drawn)
    }

    /// The edge between two dots, named in any order.
    fn read(&self, text: &str) -> Option<usize> {
        let (u, v) = text.split_once('-')?;
        let (u, v): (usize, usize) = (u.trim().parse().ok()?, v.trim().parse().ok()?);
        self.ends.iter().position(|&ends| ends == (u.min(v), u.max(v)))
    }

    /// The view with these marks of edges and boxes.
    pub fn view(&self, edge: impl Fn(usize) -> Mark, cell: impl Fn(usize) -> Mark) -> View {
        View::Dots(DotsView {
            rows: self.rows,
            columns: self.columns,
            edges: (0..self.edges()).map(edge).collect(),
            boxes: (0..self.sides.len()).map(cell).collect(),
        })
    }
}

/// The mark of an element that may belong to a player, and may be out of play otherwise.
pub fn owned(alice: bool, bob: bool, otherwise: Mark) -> Mark {
    match (alice, bob) {
        (true, _) => Mark::Alice,
        (_, true) => Mark::Bob,
        _ => otherwise,
    }
}
