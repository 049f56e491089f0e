//! The largest connected subgraph: degrees, joins, pairs that cut the graph.

use super::{Finding, Reason, manner, pair_chart};
use crate::games::{ClaimRule, Problem};
use crate::graph::Graph;
use crate::graph::classes::is_cograph;
use crate::graph::distance::components;
use crate::hypergraph::cutting_pairs;
use crate::rules::{Player, Words};

/// Larger graphs are not looked at.
const MOST_VERTICES: usize = 1000;

/// How many steps the search for pairs may take.
const MOST_STEPS: usize = 20_000;

/// A problem with an empty board and one vertex a turn, in which the best set counts.
fn plain(problem: &Problem, rule: ClaimRule) -> Option<&Graph> {
    manner(problem).filter(|manner| manner.rule == rule && manner.bias == [1, 1] && !manner.sum)?;
    let graph = problem.as_graph().filter(|graph| (1..=MOST_VERTICES).contains(&graph.n()))?;
    Some(graph).filter(|_| problem.start.is_empty())
}

fn won_by(problem: &Problem, who: Player, en: String, pt: String) -> Option<Finding> {
    Some(Finding::winner(who == problem.terms.first, Words { en, pt }))
}

/// Book ex. 4.9: a vertex with half of its neighbours is connected, and Alice owns only half of the vertices of a
/// component.
pub fn degree_bounds(problem: &Problem) -> Option<Finding> {
    let graph = plain(problem, ClaimRule::MakerBreaker)?;
    let k = problem.number("k") as usize;
    let first = problem.terms.first == Player::Alice;
    let (v, degree) = (0..graph.n()).map(|v| (v, graph.degree(v))).max_by_key(|&(_, degree)| degree)?;
    if first && k <= 1 + degree / 2 {
        let v = graph.vertex_text(v);
        let en = format!("k = {k} ≤ 1 + ⌊Δ/2⌋: Alice takes {v} and half of its {degree} neighbours");
        let pt = format!("k = {k} ≤ 1 + ⌊Δ/2⌋: Alice toma {v} e metade de seus {degree} vizinhos");
        return won_by(problem, Player::Alice, en, pt);
    }
    let largest = components(graph).iter().map(Vec::len).max()?;
    let half = if first { largest.div_ceil(2) } else { most_as_second(graph) };
    (k > half).then(|| {
        let en = format!("k = {k} > {half}: Alice owns at most half of a component, {largest} vertices");
        let pt =
            format!("k = {k} > {half}: Alice possui no máximo metade de um componente, {largest} vértices");
        won_by(problem, Player::Bob, en, pt)
    })?
}

/// How many vertices of one component Alice can own as second player if Bob always answers there.
fn most_as_second(graph: &Graph) -> usize {
    let mut sizes: Vec<usize> = components(graph).iter().map(Vec::len).collect();
    sizes.sort_unstable_by_key(|&size| std::cmp::Reverse(size));
    let second = sizes.get(1).map_or(0, |size| size.div_ceil(2));
    (sizes[0] / 2).max(second)
}

/// Pairs that cut the graph into parts of fewer than k vertices: on grids of hexagons for k = 7 (book ex. 4.10).
pub fn cut_by_pairs(problem: &Problem) -> Option<Finding> {
    let graph = plain(problem, ClaimRule::MakerBreaker)?;
    let k = problem.number("k") as usize;
    let found = cutting_pairs(graph, k.checked_sub(1)?, MOST_STEPS).ok()??;
    let pairs = found
        .iter()
        .map(|&(u, v)| format!("{{{}}}", graph.vertex_texts(&[u, v], ", ")))
        .collect::<Vec<_>>()
        .join(" ");
    let most = k - 1;
    let words = Words {
        en: format!("pairing strategy {pairs}: without these edges the parts have at most {most} vertices"),
        pt: format!(
            "estratégia de emparelhamento {pairs}: sem essas arestas as partes têm no máximo {most} vértices"
        ),
    };
    let reason = Reason { words, charts: vec![pair_chart(&found)] };
    Some(reason.finding(|words| Finding::winner(problem.terms.first == Player::Bob, words)))
}

/// On a join a player with a vertex on both sides owns a connected set, whatever else it has. As first player Alice always
/// gets there: she takes a vertex that is adjacent to all others, or a vertex of one side and, Bob having taken one, one of
/// the other. So connected cographs with n vertices are A-perfect, c_g = ceil(n / 2), and on other cographs the best
/// component counts (Bensmail, Fioravantes, Mc Inerney, Nisse and Oijid 2023).
pub fn joins(problem: &Problem) -> Option<Finding> {
    let graph = plain(problem, ClaimRule::MakerBreaker)?;
    let k = problem.number("k") as usize;
    let parts = parts(graph);
    let exact = is_cograph(graph);
    let known = parts.iter().filter(|part| exact || is_join(part));
    let best = match problem.terms.first {
        Player::Alice => known.map(|part| part.n().div_ceil(2)).max()?,
        Player::Bob if exact => as_second(&parts),
        Player::Bob => return None,
    };
    if k <= best {
        let en = format!("A-perfect joins: Alice gets {best} connected vertices");
        let pt = format!("junções A-perfeitas: Alice obtém {best} vértices conexos");
        return won_by(problem, Player::Alice, en, pt);
    }
    exact.then(|| {
        let en = format!("a cograph: Alice gets at most {best} connected vertices");
        let pt = format!("um cografo: Alice obtém no máximo {best} vértices conexos");
        won_by(problem, Player::Bob, en, pt)
    })?
}

/// The components as graphs.
fn parts(graph: &Graph) -> Vec<Graph> {
    components(graph).iter().map(|part| induced(graph, part)).collect()
}

fn induced(graph: &Graph, vertices: &[usize]) -> Graph {
    let place = |v: usize| vertices.iter().position(|&u| u == v);
    let edges = graph.simple_edges().into_iter().filter_map(|(u, v)| Some((place(u)?, place(v)?)));
    Graph::undirected(vertices.len(), edges.collect::<Vec<_>>())
}

/// Whether the complement is not connected, or there is only one vertex.
fn is_join(graph: &Graph) -> bool {
    graph.n() == 1 || components(&complement(graph)).len() > 1
}

fn complement(graph: &Graph) -> Graph {
    let pairs = (0..graph.n()).flat_map(|v| (0..v).map(move |u| (u, v)));
    Graph::undirected(graph.n(), pairs.filter(|&(u, v)| !graph.adjacent(u, v)).collect::<Vec<_>>())
}

/// The connected vertices that Alice gets on a cograph, given by its components, as second player. Bob plays in the best
/// component, if there is only one. There he takes the vertex that is adjacent to all others, if there is exactly one;
/// otherwise she still gets a vertex on both sides of a join.
fn as_second(parts: &[Graph]) -> usize {
    let mut firsts: Vec<usize> = parts.iter().map(|part| part.n().div_ceil(2)).collect();
    firsts.sort_unstable_by_key(|&size| std::cmp::Reverse(size));
    let Some(best) = parts.iter().max_by_key(|part| part.n()) else { return 0 };
    // An odd component and an even one with one vertex more are worth the same to the first player.
    let equal = firsts.get(1) == firsts.first();
    let second = firsts.get(1).copied().unwrap_or(0);
    if equal { firsts[0] } else { second.max(alone_as_second(best)) }
}

fn alone_as_second(part: &Graph) -> usize {
    let universal: Vec<usize> = (0..part.n()).filter(|&v| part.degree(v) + 1 == part.n()).collect();
    match universal[..] {
        [only] => {
            let rest: Vec<usize> = (0..part.n()).filter(|&v| v != only).collect();
            components(&induced(part, &rest)).iter().map(|piece| piece.len().div_ceil(2)).max().unwrap_or(0)
        }
        _ => part.n() / 2,
    }
}

/// The scoring form on a connected cograph. With an odd number of vertices the player who starts owns more, all connected.
/// With an even number both own half, all connected, unless only the starter can have the one vertex u that is
/// adjacent to all others: if the rest is not connected and has more than one vertex, the other player's vertices fall
/// apart and the starter wins.
pub fn scored_joins(problem: &Problem) -> Option<Finding> {
    let graph = plain(problem, ClaimRule::Scoring)?;
    let n = graph.n();
    if components(graph).len() != 1 || !is_cograph(graph) {
        return None;
    }
    let who = problem.terms.first.name();
    let universal: Vec<usize> = (0..n).filter(|&v| graph.degree(v) + 1 == n).collect();
    let words = |en: String, pt: String| Words { en, pt };
    if n % 2 == 1 {
        let words = words(
            format!("a connected cograph with an odd number of vertices: all those of {who} are connected"),
            format!("um cografo conexo com número ímpar de vértices: todos os de {who} são conexos"),
        );
        return Some(Finding::winner(true, words));
    }
    if let [only] = universal[..] {
        let rest: Vec<usize> = (0..n).filter(|&v| v != only).collect();
        if components(&induced(graph, &rest)).len() > 1 {
            let words = words(
                format!(
                    "{who} takes {only}, adjacent to all others, and the other player's vertices fall apart"
                ),
                format!(
                    "{who} toma {only}, adjacente a todos os outros, e os vértices do adversário se separam"
                ),
            );
            return Some(Finding::winner(true, words));
        }
    }
    Some(Finding::draw(words(
        "a connected cograph with an even number of vertices: both players' vertices are connected".into(),
        "um cografo conexo com número par de vértices: os vértices de ambos são conexos".into(),
    )))
}
