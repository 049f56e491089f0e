//! Mirror strategies: the second player answers every move by its image.
//!
//! Let s be an automorphism of order two. If no move can spoil its image (in kayles: no vertex is s of itself or of a
//! neighbour; in arc kayles: no edge meets its image), then whatever the first player chooses the second chooses the
//! image, which is free because the board is its own image before each of the first player's moves. So the second
//! player moves last. And if some first move is its own image and leaves such a board, the first player wins by it.
//! On grids this decides Cram unless both sides are odd, and kayles if both are even or both odd.

use super::Finding;
use super::plain::plain;
use crate::games::Problem;
use crate::graph::{Graph, Set};
use crate::rules::{Bilingual, Convention};

/// Larger boards and larger groups are not examined.
const MOST_VERTICES: usize = Set::<16>::CAPACITY;
const MOST_AUTOMORPHISMS: usize = 256;

pub const MIRRORED: Bilingual =
    Bilingual { en: "the second player mirrors every move", pt: "o segundo jogador espelha cada jogada" };

/// The kind of moves, and what may block an image.
struct Moves {
    /// Whether, with some vertices gone, a move would make its image unplayable.
    spoil: fn(&Graph, &[usize], &[usize]) -> bool,
    /// What disappears with each move that is its own image.
    fixed: fn(&Graph, &[usize]) -> Vec<Vec<usize>>,
}

/// Kayles.
pub fn vertices(problem: &Problem) -> Option<Finding> {
    apply(problem, Moves { spoil: vertices_spoil, fixed: fixed_vertices })
}

/// Arc-kayles.
pub fn edges(problem: &Problem) -> Option<Finding> {
    apply(problem, Moves { spoil: edges_spoil, fixed: fixed_edges })
}

fn apply(problem: &Problem, moves: Moves) -> Option<Finding> {
    let board = plain(problem)?;
    let graph = board.graph;
    if board.convention != Convention::Normal || !problem.start.is_empty() || graph.n() > MOST_VERTICES {
        return None;
    }
    let simple = Graph::undirected(graph.n(), graph.simple_edges());
    let group = graph.symmetry().elements(graph.n(), MOST_AUTOMORPHISMS);
    let mirrors = group.iter().filter(|s| (0..s.len()).all(|v| s[s[v]] == v));
    let mut first_wins = false;
    for mirror in mirrors {
        if !(moves.spoil)(&simple, mirror, &[]) {
            return Some(Finding::nimber(0, MIRRORED));
        }
        let openings = (moves.fixed)(&simple, mirror);
        first_wins |= openings.iter().any(|gone| !(moves.spoil)(&simple, mirror, gone));
    }
    first_wins.then(|| {
        Finding::winner(
            true,
            Bilingual {
                en: "a first move after which every answer is mirrored",
                pt: "uma primeira jogada depois da qual cada resposta é espelhada",
            },
        )
    })
}

/// Whether, with some vertices gone, choosing a vertex would make its image unplayable.
fn vertices_spoil(graph: &Graph, mirror: &[usize], gone: &[usize]) -> bool {
    let left = (0..graph.n()).filter(|v| !gone.contains(v));
    left.into_iter().any(|v| mirror[v] == v || graph.adjacent(v, mirror[v]))
}

/// Whether, with some vertices gone, an edge meets its image.
fn edges_spoil(graph: &Graph, mirror: &[usize], gone: &[usize]) -> bool {
    let edges = graph.simple_edges().into_iter().filter(|(u, v)| !gone.contains(u) && !gone.contains(v));
    edges.into_iter().any(|(u, v)| mirror[u] == u || mirror[v] == v || mirror[u] == v)
}

/// What disappears with each vertex that is its own image.
fn fixed_vertices(graph: &Graph, mirror: &[usize]) -> Vec<Vec<usize>> {
    let fixed = (0..graph.n()).filter(|&v| mirror[v] == v);
    fixed.map(|v| [graph.neighbours(v), &[v]].concat()).collect()
}

/// The ends of each edge that is its own image.
fn fixed_edges(graph: &Graph, mirror: &[usize]) -> Vec<Vec<usize>> {
    let edges = graph.simple_edges().into_iter();
    let own = edges.filter(|&(u, v)| mirror[u] == v || mirror[u] == u && mirror[v] == v);
    own.map(|(u, v)| vec![u, v]).collect()
}
