//! The Maker-Breaker domination game.

use super::listed::strategy;
use super::{Arena, Finding};
use crate::games::{ClaimRule, Problem};
use crate::hypergraph::{Domination, DominationReason, domination};
use crate::rules::{Player, Words};

/// Larger graphs are not looked at.
const MOST_VERTICES: usize = 1000;

/// How many steps the search for pairs may take.
const MOST_STEPS: usize = 20_000;

/// Pendant edges, parts, factors and pairs decide trees and cographs, and more where Staller is first.
pub fn dominating(problem: &Problem) -> Option<Finding> {
    let arena = Arena::of(problem, ClaimRule::MakerBreaker)?;
    let graph = problem.as_graph().filter(|graph| (1..=MOST_VERTICES).contains(&graph.n()))?;
    let empty = arena.board.stones.owned.iter().all(Vec::is_empty);
    if !empty || arena.manner.bias != [1, 1] {
        return None;
    }
    let known = domination(graph, MOST_STEPS);
    let dominator_first = arena.next() == Player::Alice;
    let wins = if dominator_first { known.first() } else { known.second() }?;
    let winner = if wins { Player::Alice } else { Player::Bob };
    arena.won_by(winner, told(&known, dominator_first))
}

/// What decides, in words: the pendant edges, then a reason for each part.
fn told(known: &Domination, dominator_first: bool) -> Words {
    let pair = |(u, v): &(usize, usize)| format!("{{{u}, {v}}}");
    let removed = known.removed.iter().map(pair).collect::<Vec<_>>().join(" ");
    let mut reasons: Vec<Words> = Vec::new();
    if !removed.is_empty() {
        reasons.push(Words {
            en: format!("pendant edges {removed}"),
            pt: format!("arestas pendentes {removed}"),
        });
    }
    for part in &known.parts {
        let first = part.first.as_ref().filter(|_| dominator_first);
        reasons.extend(part.second.as_ref().or(first).map(reason));
    }
    let join = |text: fn(&Words) -> &String| reasons.iter().map(text).cloned().collect::<Vec<_>>().join("; ");
    let (en, pt) = (join(|words| &words.en), join(|words| &words.pt));
    Words { en: format!("the domination game: {en}"), pt: format!("o jogo de dominação: {pt}") }
}

/// A reason in words, with its vertices.
fn reason(reason: &DominationReason) -> Words {
    let list = |vertices: &[usize]| vertices.iter().map(usize::to_string).collect::<Vec<_>>().join(", ");
    let group = |vertices: &[usize]| format!("{{{}}}", list(vertices));
    let said = |en: String, pt: String| Words { en, pt };
    match reason {
        DominationReason::Factor(parts) => {
            let parts = parts.iter().map(|part| group(part)).collect::<Vec<_>>().join(" ");
            said(format!("edges and cycles {parts}"), format!("arestas e ciclos {parts}"))
        }
        DominationReason::Pairs(tree) => {
            let pairs = strategy(tree, &|v| v.to_string());
            said(format!("pairs {pairs}"), format!("pares {pairs}"))
        }
        DominationReason::Opening(v, tree) => {
            let pairs = strategy(tree, &|v| v.to_string());
            said(format!("first {v}, then pairs {pairs}"), format!("primeiro {v}, depois pares {pairs}"))
        }
        DominationReason::Alone => said("a single vertex is left".into(), "resta um único vértice".into()),
        DominationReason::Universal(v, _) => said(
            format!("vertex {v} is adjacent to all others"),
            format!("o vértice {v} é adjacente a todos os outros"),
        ),
        DominationReason::Leaves(found) => {
            let found = found.iter().map(|[v, a, b]| format!("{v}: {a}, {b}")).collect::<Vec<_>>().join("; ");
            said(
                format!("a vertex with two leaves ({found})"),
                format!("um vértice com duas folhas ({found})"),
            )
        }
        DominationReason::NoFactor(vertices) => said(
            format!("the vertices {} have too few neighbours", group(vertices)),
            format!("os vértices {} têm vizinhos de menos", group(vertices)),
        ),
        DominationReason::NoPairs => said(
            "an interval graph without a pairing".into(),
            "um grafo de intervalos sem emparelhamento".into(),
        ),
    }
}
