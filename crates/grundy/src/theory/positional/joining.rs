//! Games in which Alice joins vertices or sides: two trees, and hex.

use super::{Arena, Finding};
use crate::games::{Board, ClaimRule, GraphBoard, Problem};
use crate::hypergraph::{Connection, Contest, Switching, connectivity_game, switching_game};
use crate::rules::{Bilingual, Player, Words};

/// Larger graphs are not looked at.
const MOST_EDGES: usize = 600;

impl Arena<'_> {
    /// The edges of a board whose elements are edges.
    fn edges(&self) -> Option<Vec<(usize, usize)>> {
        let ends = |name: &String| {
            let (u, v) = name.split_once('-')?;
            Some((u.parse().ok()?, v.parse().ok()?))
        };
        self.board.elements.iter().map(ends).collect()
    }

    fn is_fair(&self) -> bool {
        self.manner.bias == [1, 1] && self.board.elements.len() <= MOST_EDGES
    }
}

/// Calls `decide` with the contest of a game on the edges of a graph.
fn contested<T>(arena: &Arena<'_>, decide: impl FnOnce(&Contest<'_>) -> T) -> Option<T> {
    let edges = arena.is_fair().then(|| arena.edges())??;
    let [maker, breaker] = &arena.board.stones.owned;
    let maker_next = arena.next() == Player::Alice;
    let vertices = arena.problem.as_graph()?.n();
    Some(decide(&Contest { vertices, edges: &edges, maker, breaker, maker_next }))
}

/// The connectivity game by two disjoint spanning trees.
pub fn connectivity(problem: &Problem) -> Option<Finding> {
    let arena = Arena::of(problem, ClaimRule::MakerBreaker)?;
    if problem.as_graph()?.n() <= 1 {
        return None;
    }
    match contested(&arena, connectivity_game)? {
        Connection::Trees { first, trees } => arena.won_by(Player::Alice, trees_told(&arena, first, &trees)),
        Connection::Parts(parts) => {
            let part = |part: &Vec<usize>| {
                format!("{{{}}}", part.iter().map(usize::to_string).collect::<Vec<_>>().join(", "))
            };
            let parts = parts.iter().map(part).collect::<Vec<_>>().join(" ");
            let words = Words {
                en: format!("Lehman's theorem: too few edges join the parts {parts}"),
                pt: format!("o teorema de Lehman: poucas arestas ligam as partes {parts}"),
            };
            arena.won_by(Player::Bob, words)
        }
    }
}

/// Shannon's switching game on edges.
pub fn switching(problem: &Problem) -> Option<Finding> {
    if problem.get("claim") != Some("edges") {
        return None;
    }
    let arena = Arena::of(problem, ClaimRule::MakerBreaker)?;
    let Board::Graph(GraphBoard { tokens, .. }) = &problem.board else { return None };
    let &[s, t] = &tokens[..] else { return None };
    match contested(&arena, |contest| switching_game(contest, s, t))? {
        Switching::Trees { first, trees } => arena.won_by(Player::Alice, trees_told(&arena, first, &trees)),
        Switching::Forests { forests, .. } => {
            let [one, two] = forests.map(|forest| arena.names(&forest));
            let words = Words {
                en: format!("Lehman's theorem: Bob answers in the forests {{{one}}} and {{{two}}}"),
                pt: format!("o teorema de Lehman: Bob responde nas florestas {{{one}}} e {{{two}}}"),
            };
            arena.won_by(Player::Bob, words)
        }
    }
}

fn trees_told(arena: &Arena<'_>, first: Option<usize>, trees: &[Vec<usize>; 2]) -> Words {
    let [one, two] = trees.each_ref().map(|tree| arena.names(tree));
    let opening = first.map_or(String::new(), |edge| format!("{}; ", arena.names(&[edge])));
    Words {
        en: format!("Lehman's theorem: {opening}the trees {{{one}}} and {{{two}}}"),
        pt: format!("o teorema de Lehman: {opening}as árvores {{{one}}} e {{{two}}}"),
    }
}

/// Hex on an empty board, one stone a turn. On a square the first player wins: exactly one of the players joins their
/// sides, and a winning second player could be robbed of the strategy, since an extra stone never hurts (Nash 1949). On
/// other rectangles the player with the shorter way wins, also as second player, by answering in the mirror image (Gardner
/// 1957).
pub fn hex(problem: &Problem) -> Option<Finding> {
    let arena = Arena::of(problem, ClaimRule::MakerBreaker)?;
    let grid = problem.grid().ok()?;
    let empty = arena.board.stones.owned.iter().all(Vec::is_empty);
    if !empty || arena.manner.bias != [1, 1] {
        return None;
    }
    let (winner, by) = match grid.rows.cmp(&grid.columns) {
        std::cmp::Ordering::Equal => {
            (arena.next(), Bilingual::of("strategy stealing", "roubo de estratégia"))
        }
        order => {
            let winner = if order.is_lt() { Player::Alice } else { Player::Bob };
            let by = Bilingual::of(
                "pairing strategy: the shorter way, by mirror images",
                "estratégia de emparelhamento: o caminho mais curto, por imagens espelhadas",
            );
            (winner, by)
        }
    };
    arena.won_by(winner, by.into())
}
