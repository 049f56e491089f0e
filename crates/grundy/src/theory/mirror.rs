//! Mirror strategies: the second player answers every move by its image.
//!
//! Let s be an automorphism of order two. If no move can spoil its image (in kayles: no vertex is s of itself or of a
//! neighbour; in arc kayles: no edge meets its image), then whatever the first player chooses the second chooses the
//! image, which is free because the board is its own image before each of the first player's moves. So the second
//! player moves last. And if some first move is its own image and leaves such a board, the first player wins by it.
//! On grids this decides Cram unless both sides are odd, and kayles if both are even or both odd.

use super::plain::plain;
use super::{Finding, Strategy};
use crate::games::Problem;
use crate::graph::{Graph, Set};
use crate::rules::{Bilingual, Convention, Player, Words};
use std::collections::BTreeMap;

/// Larger boards and larger groups are not examined.
const MOST_VERTICES: usize = Set::<16>::CAPACITY;
const MOST_AUTOMORPHISMS: usize = 256;

pub const MIRRORED: Bilingual = Bilingual {
    en: "the second player mirrors every move",
    pt: "o segundo jogador responde a cada jogada por espelhamento",
};

/// The kind of moves, and what may block an image.
struct Moves {
    /// Whether, with some vertices gone, a move would make its image unplayable.
    spoil: fn(&Graph, &[usize], &[usize]) -> bool,
    /// Every move: what it takes, as it is written.
    all: fn(&Graph) -> Vec<Vec<usize>>,
    /// What disappears with a move.
    gone: fn(&Graph, &[usize]) -> Vec<usize>,
}

/// Kayles.
pub fn vertices(problem: &Problem) -> Option<Finding> {
    let all = |graph: &Graph| (0..graph.n()).map(|v| vec![v]).collect();
    let gone = |graph: &Graph, taken: &[usize]| [graph.neighbours(taken[0]), taken].concat();
    apply(problem, Moves { spoil: vertices_spoil, all, gone })
}

/// Arc-kayles.
pub fn edges(problem: &Problem) -> Option<Finding> {
    let all = |graph: &Graph| graph.simple_edges().into_iter().map(|(u, v)| vec![u, v]).collect();
    let gone = |_: &Graph, taken: &[usize]| taken.to_vec();
    apply(problem, Moves { spoil: edges_spoil, all, gone })
}

fn apply(problem: &Problem, moves: Moves) -> Option<Finding> {
    let board = plain(problem)?;
    let graph = board.graph;
    if board.convention != Convention::Normal || !problem.start.is_empty() || graph.n() > MOST_VERTICES {
        return None;
    }
    let simple = Graph::undirected(graph.n(), graph.simple_edges());
    let group = graph.symmetry().elements(graph.n(), MOST_AUTOMORPHISMS);
    let twins = twins(&simple);
    let mirrors: Vec<_> =
        std::iter::once(&twins).chain(&group).filter(|s| (0..s.len()).all(|v| s[s[v]] == v)).collect();
    let names = Names(
        (moves.all)(&simple)
            .into_iter()
            .map(|taken| (ordered(&taken), problem.graph().vertex_texts(&taken, "-")))
            .collect(),
    );
    let all: Vec<Vec<usize>> = names.0.keys().cloned().collect();
    if let Some(mirror) = mirrors.iter().find(|mirror| !(moves.spoil)(&simple, mirror, &[])) {
        let strategy = names.strategy(problem.winner(false), mirror, None);
        return Some(Finding::nimber(0, MIRRORED).with_strategy(strategy));
    }
    let opening = |mirror: &&Vec<usize>| {
        let own = all.iter().filter(|taken| image(mirror, taken) == **taken);
        let first =
            own.into_iter().find(|taken| !(moves.spoil)(&simple, mirror, &(moves.gone)(&simple, taken)))?;
        Some(names.strategy(problem.winner(true), mirror, Some(first)))
    };
    let by = Bilingual {
        en: "a first move after which every answer is mirrored",
        pt: "uma primeira jogada depois da qual cada resposta é por espelhamento",
    };
    Some(
        Finding::winner(true, by).with_strategy(mirrors.iter().copied().find_map(|mirror| opening(&mirror))?),
    )
}

/// The map that exchanges twins, two by two: vertices with the same neighbours. Other vertices stay.
fn twins(graph: &Graph) -> Vec<usize> {
    let mut mirror: Vec<usize> = (0..graph.n()).collect();
    let mut order = mirror.clone();
    order.sort_by_key(|&v| graph.neighbours(v));
    let mut at = 0;
    while at + 1 < order.len() {
        let (u, v) = (order[at], order[at + 1]);
        let alike = graph.neighbours(u) == graph.neighbours(v);
        if alike {
            (mirror[u], mirror[v]) = (v, u);
        }
        at += if alike { 2 } else { 1 };
    }
    mirror
}

/// What a move takes, in order.
fn ordered(taken: &[usize]) -> Vec<usize> {
    let mut taken = taken.to_vec();
    taken.sort_unstable();
    taken
}

/// The image of a move.
fn image(mirror: &[usize], taken: &[usize]) -> Vec<usize> {
    ordered(&taken.iter().map(|&v| mirror[v]).collect::<Vec<_>>())
}

/// Moves by what they take, in order, each with its text.
struct Names(BTreeMap<Vec<usize>, String>);

impl Names {
    /// The pairs of moves that are images of each other.
    fn strategy(&self, winner: Player, mirror: &[usize], first: Option<&Vec<usize>>) -> Strategy {
        let images = self.0.keys().map(|taken| (taken, image(mirror, taken)));
        let pairs = images.filter(|(taken, image)| *taken < image);
        let texts = |(taken, image): (&Vec<usize>, Vec<usize>)| {
            Some([self.0.get(taken)?.clone(), self.0.get(&image)?.clone()])
        };
        let answers = pairs.filter_map(texts).collect();
        let winner = winner.name();
        let words = Words {
            en: format!("{winner} answers every move by its mirror image"),
            pt: format!("{winner} responde a cada jogada por espelhamento"),
        };
        Strategy::of_pairs(words, answers).now(first.and_then(|taken| self.0.get(taken).cloned()))
    }
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
