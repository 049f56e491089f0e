//! `copies`: claim edges of a graph; the sets are its subgraphs isomorphic to another graph.

use super::{MOST_ELEMENTS, edges, on_edges, too_many_sets};
use crate::families::claims::{self, ClaimBoard, MOST_SETS, Sets, keys_after, too_many};
use crate::families::entry::*;
use crate::families::{Problem, Refusal};
use crate::graph::expr::parse;
use crate::graph::{Graph, Labelled};
use crate::text::ParseError;
use std::collections::HashSet;

/// The largest graph whose copies are looked for, and how many steps that may take.
const MOST_VERTICES: usize = 64;
const MOST_STEPS: usize = 20_000_000;

pub static COPIES: Entry = Entry {
    id: "copies",
    name: Bilingual { en: "H-game", pt: "Jogo das cópias de H" },
    rules: Bilingual {
        en: "Claim a free edge of the graph. The critical sets are the edge sets of its subgraphs that are isomorphic to the graph h, induced or not; the key rule says who wins by owning one.",
        pt: "Tome uma aresta livre do grafo. Os conjuntos críticos são os conjuntos de arestas de seus subgrafos isomorfos ao grafo h, induzidos ou não; a chave rule diz quem vence ao possuir um.",
    },
    keys: &keys_after(KeyInfo {
        name: "h",
        title: Bilingual::of("Graph to copy", "Grafo a copiar"),
        values: Values::Written {
            form: Bilingual::of("a graph with an edge", "um grafo com uma aresta"),
            examples: &["P3", "P4", "K3"],
            read,
        },
        default: "P3",
        help: Bilingual { en: "the graph whose copies count", pt: "o grafo cujas cópias contam" },
    }),
    examples: &[
        Example::new("copies{h=P4}:C5", &[("winner", "\"bob\"")], "book ex. 4.6"),
        Example::new("copies{h=P4}:K3,3", &[("winner", "\"alice\"")], "book ex. 4.6"),
        Example::new("copies{h=P4}:W4", &[("winner", "\"alice\"")], "book ex. 4.6"),
    ],
    complexity: &[
        Complexity::new("maker-breaker", "PSPACE-complete", "book 4.3"),
        Complexity::new("maker-breaker, h=P4", "polynomial", "book ex. 4.6"),
    ],
    claims: Some(board),
    ..claims::GAME
};

/// Checks the graph of the key `h`; its text stays as it is.
fn read(text: &str) -> Result<String, ParseError> {
    let graph = small(text)?;
    match graph.simple_edges().is_empty() {
        true => Err(ParseError::new(
            0,
            words!(
                "expected a graph with an edge, as in P4",
                "esperava-se um grafo com uma aresta, como em P4"
            ),
        )),
        false => Ok(text.trim().to_string()),
    }
}

fn small(text: &str) -> Result<Graph, ParseError> {
    let parsed = parse(text, Labelled::Vertices)?;
    let size = parsed.expr.size().map_err(|message| ParseError::new(0, message))?;
    if parsed.marks.is_some() || parsed.expr.is_labelled() || size.vertices > MOST_VERTICES as u64 {
        let message = words!(
            "expected a graph with at most {MOST_VERTICES} vertices, as in P4",
            "esperava-se um grafo com no máximo {MOST_VERTICES} vértices, como em P4"
        );
        return Err(ParseError::new(0, message));
    }
    let built = parsed.expr.build().map_err(|message| ParseError::new(0, message))?;
    match built.graph.is_directed() {
        true => Err(ParseError::new(
            0,
            words!("expected a graph without arcs, as in P4", "esperava-se um grafo sem arcos, como em P4"),
        )),
        false => Ok(built.graph),
    }
}

fn board(problem: &Problem) -> Result<ClaimBoard, Refusal> {
    let graph = problem.graph();
    let all = edges(graph);
    if all.len() > MOST_ELEMENTS {
        return Err(too_many(all.len()));
    }
    let h = small(problem.key("h")).map_err(|error| Refusal::key("h", error.message))?;
    let sets = copies(graph, &h, &all).ok_or_else(too_many_sets)?;
    Ok(on_edges(graph, all, Vec::new(), Sets::plain(sets)))
}

/// The edge sets of the subgraphs of `graph` that are isomorphic to `h`, by mapping the vertices of `h` one after the
/// other. None if there are too many.
fn copies(graph: &Graph, h: &Graph, all: &[(usize, usize)]) -> Option<Vec<Vec<usize>>> {
    if h.n() > graph.n() {
        return Some(Vec::new());
    }
    let mut order: Vec<usize> = (0..h.n()).filter(|&v| h.degree(v) > 0).collect();
    order.sort_by_key(|&v| std::cmp::Reverse(h.degree(v)));
    let mut search =
        Copying { graph, h, all, order, image: vec![usize::MAX; h.n()], steps: 0, found: HashSet::new() };
    search.extend(0).then(|| {
        let mut found: Vec<Vec<usize>> = search.found.into_iter().collect();
        found.sort_unstable();
        found
    })
}

struct Copying<'a> {
    graph: &'a Graph,
    h: &'a Graph,
    all: &'a [(usize, usize)],
    order: Vec<usize>,
    image: Vec<usize>,
    steps: usize,
    found: HashSet<Vec<usize>>,
}

impl Copying<'_> {
    /// Maps the vertices from place `i` of the order on. False if there are too many copies or steps.
    fn extend(&mut self, i: usize) -> bool {
        self.steps += 1;
        if self.steps > MOST_STEPS || self.found.len() > MOST_SETS {
            return false;
        }
        let Some(&v) = self.order.get(i) else {
            self.found.insert(self.edge_set());
            return true;
        };
        (0..self.graph.n()).all(|target| {
            let mapped = |u: &&usize| self.image[**u] != usize::MAX;
            let fits = !self.image.contains(&target)
                && self
                    .h
                    .neighbours(v)
                    .iter()
                    .filter(mapped)
                    .all(|&u| self.graph.adjacent(self.image[u], target));
            if !fits {
                return true;
            }
            self.image[v] = target;
            let went = self.extend(i + 1);
            self.image[v] = usize::MAX;
            went
        })
    }

    fn edge_set(&self) -> Vec<usize> {
        let ends = |(u, v): (usize, usize)| {
            let (a, b) = (self.image[u], self.image[v]);
            (a.min(b), a.max(b))
        };
        let edges = self.h.simple_edges().into_iter().map(ends);
        let mut set: Vec<usize> = edges.filter_map(|edge| self.all.binary_search(&edge).ok()).collect();
        set.sort_unstable();
        set
    }
}
