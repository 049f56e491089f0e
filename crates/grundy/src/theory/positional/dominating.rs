//! The Maker-Breaker domination game.

use super::listed::strategy;
use super::{Arena, Finding, Reason};
use crate::games::{ClaimRule, Problem};
use crate::graph::Graph;
use crate::hypergraph::{Domination, DominationReason, domination};
use crate::rules::{Chart, Player, Words};

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
    let charts = factor_chart(&known).into_iter().collect();
    arena.won_by(winner, Reason { words: described(graph, &known, dominator_first), charts })
}

/// The pendant edges and the parts of factors, numbered on the board.
fn factor_chart(known: &Domination) -> Option<Chart> {
    let removed = known.removed.iter().map(|&(u, v)| vec![u, v]);
    let factors = known.parts.iter().filter_map(|part| match &part.second {
        Some(DominationReason::Factor(groups)) => Some(groups.clone()),
        _ => None,
    });
    let parts: Vec<Vec<usize>> = removed.chain(factors.flatten()).collect();
    let caption = Words {
        en: "Edges and cycles, by their numbers: Dominator answers on the same one.".into(),
        pt: "Arestas e ciclos, por seus números: Dominador responde no mesmo.".into(),
    };
    (!parts.is_empty()).then(|| Chart::of_groups(caption, parts.iter().map(Vec::as_slice)))
}

/// What decides, in words: the pendant edges, then a reason for each part.
fn described(graph: &Graph, known: &Domination, dominator_first: bool) -> Words {
    let pair = |&(u, v): &(usize, usize)| format!("{{{}}}", graph.vertex_texts(&[u, v], ", "));
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
        reasons.extend(part.second.as_ref().or(first).map(|why| reason(graph, why)));
    }
    let join = |text: fn(&Words) -> &String| reasons.iter().map(text).cloned().collect::<Vec<_>>().join("; ");
    let (en, pt) = (join(|words| &words.en), join(|words| &words.pt));
    Words { en: format!("the domination game: {en}"), pt: format!("o jogo de dominação: {pt}") }
}

/// A reason in words, with its vertices.
fn reason(graph: &Graph, reason: &DominationReason) -> Words {
    let group = |vertices: &[usize]| format!("{{{}}}", graph.vertex_texts(vertices, ", "));
    let name = |v: usize| graph.vertex_text(v);
    let said = |en: String, pt: String| Words { en, pt };
    match reason {
        DominationReason::Factor(parts) => {
            let parts = parts.iter().map(|part| group(part)).collect::<Vec<_>>().join(" ");
            said(format!("edges and cycles {parts}"), format!("arestas e ciclos {parts}"))
        }
        DominationReason::Pairs(tree) => {
            let pairs = strategy(tree, &name);
            said(format!("pairs {pairs}"), format!("pares {pairs}"))
        }
        DominationReason::Opening(v, tree) => {
            let pairs = strategy(tree, &name);
            let v = name(*v);
            said(format!("first {v}, then pairs {pairs}"), format!("primeiro {v}, depois pares {pairs}"))
        }
        DominationReason::Alone => said("a single vertex is left".into(), "resta um único vértice".into()),
        DominationReason::Universal(v, _) => said(
            format!("vertex {} is adjacent to all others", name(*v)),
            format!("o vértice {} é adjacente a todos os outros", name(*v)),
        ),
        DominationReason::Leaves(found) => {
            let found =
                found.iter().map(|&[v, a, b]| format!("{}: {}", name(v), graph.vertex_texts(&[a, b], ", ")));
            let found = found.collect::<Vec<_>>().join("; ");
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
