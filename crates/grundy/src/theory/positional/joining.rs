//! Games in which Alice joins vertices or sides: two trees, and hex.

use super::{Arena, Finding, Reason};
use crate::games::{Board, ClaimRule, GraphBoard, Problem};
use crate::hypergraph::{Connection, Contest, Switching, connectivity_game, switching_game};
use crate::rules::{Bilingual, Chart, Player, Words};

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
    let graph = problem.as_graph()?;
    if graph.n() <= 1 {
        return None;
    }
    match contested(&arena, connectivity_game)? {
        Connection::Trees { first, trees } => {
            arena.won_by(Player::Alice, trees_described(&arena, first, &trees))
        }
        Connection::Parts(parts) => {
            let part = |part: &Vec<usize>| format!("{{{}}}", graph.vertex_texts(part, ", "));
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
        Switching::Trees { first, trees } => {
            arena.won_by(Player::Alice, trees_described(&arena, first, &trees))
        }
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

fn trees_described(arena: &Arena<'_>, first: Option<usize>, trees: &[Vec<usize>; 2]) -> Reason {
    let [one, two] = trees.each_ref().map(|tree| arena.names(tree));
    let opening = first.map_or(String::new(), |edge| format!("{}; ", arena.names(&[edge])));
    let words = Words {
        en: format!("Lehman's theorem: {opening}the trees {{{one}}} and {{{two}}}"),
        pt: format!("o teorema de Lehman: {opening}as árvores {{{one}}} e {{{two}}}"),
    };
    Reason { words, charts: vec![tree_chart(first, trees)] }
}

/// The two trees on the board: to an edge of one the answer is an edge of the other.
fn tree_chart(first: Option<usize>, trees: &[Vec<usize>; 2]) -> Chart {
    let caption = Words {
        en: "Two trees, 1 and 2: when an edge of one is lost, an edge of the other joins its parts again.".into(),
        pt: "Duas árvores, 1 e 2: quando se perde uma aresta de uma, uma aresta da outra volta a unir suas partes."
            .into(),
    };
    let mut chart = Chart::of_groups(caption, trees.iter().map(Vec::as_slice));
    if let Some(edge) = first {
        chart.labels.retain(|(v, _)| *v != edge);
        chart.labels.push((edge, "!".to_string()));
    }
    chart
}

/// Hex on an empty rectangle that is no square, one stone a turn: the player with the shorter way wins, also as second
/// player, by answering in the mirror image (Gardner 1957).
pub fn hex(problem: &Problem) -> Option<Finding> {
    let arena = Arena::of(problem, ClaimRule::MakerBreaker)?;
    let grid = problem.grid().ok()?;
    if !arena.is_empty() || arena.manner.bias != [1, 1] || grid.rows == grid.columns {
        return None;
    }
    let winner = if grid.rows < grid.columns { Player::Alice } else { Player::Bob };
    let by = Bilingual::of(
        "pairing strategy: the shorter way, by mirror images",
        "estratégia de emparelhamento: o caminho mais curto, por espelhamento",
    );
    arena.won_by(winner, by)
}

/// Strategy stealing in hex from stones that a reflection takes to those of the other player (book ex. 4.4), as on an empty
/// square: exactly one of the players joins their sides, an extra stone never hurts, and so a winning second player
/// could be robbed of the strategy (Nash 1949).
pub fn symmetric_hex(problem: &Problem) -> Option<Finding> {
    let arena = Arena::of(problem, ClaimRule::MakerBreaker)?;
    let grid = problem.grid().ok()?;
    let (n, first) = (grid.rows, arena.next());
    if grid.columns != n || arena.picks(first) < arena.picks(first.other()) {
        return None;
    }
    let [alice, bob] = &arena.board.stones.owned;
    let symmetric = |image: &dyn Fn(usize) -> usize| {
        let mut images: Vec<usize> = alice.iter().map(|&v| image(v)).collect();
        let mut others = bob.clone();
        images.sort_unstable();
        others.sort_unstable();
        images == others
    };
    let in_one_diagonal = |v: usize| v % n * n + v / n;
    let in_the_other = |v: usize| (n - 1 - v % n) * n + (n - 1 - v / n);
    if !symmetric(&in_one_diagonal) && !symmetric(&in_the_other) {
        return None;
    }
    let by = match arena.is_empty() {
        true => Bilingual::of("strategy stealing", "roubo de estratégia"),
        false => Bilingual::of(
            "strategy stealing from a symmetric position",
            "roubo de estratégia a partir de uma posição simétrica",
        ),
    };
    arena.won_by(first, by)
}
