//! `shannon`: claim vertices or edges of a graph; Alice joins two vertices.

use super::{MOST_ELEMENTS, Parts, edges, on_edges};
use crate::families::claims::{
    ClaimBoard, Goal, JOINING_GAME, JOINING_KEYS, Picture, Sets, members, too_many,
};
use crate::families::entry::*;
use crate::families::{GraphBoard, Problem, Refusal};
use crate::graph::Graph;
use crate::rules::{Role, RoleView};

const CLAIM: KeyInfo = KeyInfo {
    name: "claim",
    title: Bilingual::of("What is claimed", "O que se toma"),
    values: Values::OneOf(&[
        Named::new("vertices", "vertices", "vértices"),
        Named::new("edges", "edges", "arestas"),
    ]),
    default: "vertices",
    help: Bilingual { en: "what the players claim", pt: "o que os jogadores tomam" },
};

pub static SHANNON: Entry = Entry {
    id: "shannon",
    name: Bilingual { en: "Shannon switching game", pt: "Jogo de Shannon" },
    rules: Bilingual {
        en: "Claim a free vertex other than the two after @, or with claim=edges a free edge. Alice wins if the two vertices are joined by a path of her own; otherwise Bob wins. Claiming vertices is also called generalised hex.",
        pt: "Tome um vértice livre que não seja um dos dois depois de @ ou, com claim=edges, uma aresta livre. Alice vence se os dois vértices forem ligados por um caminho só dela; senão vence Bob. Tomar vértices é também chamado de Hex generalizado.",
    },
    board: BoardKind::Graph(GraphKind { arcs: false, labelled: None, tokens: Tokens::Two }),
    keys: &[CLAIM, JOINING_KEYS[0], JOINING_KEYS[1]],
    examples: &[
        Example::new("shannon:P3@0;2", &[("winner", "\"alice\"")], "she takes the middle"),
        Example::new(
            "shannon{first=bob}:C4@0;2",
            &[("winner", "\"alice\"")],
            "two disjoint paths of one vertex",
        ),
        Example::new(
            "shannon{claim=edges,first=bob}:K4@0;1",
            &[("winner", "\"alice\"")],
            "Lehman 1964: two edge-disjoint spanning trees",
        ),
        Example::new("shannon{claim=edges,first=bob}:C4@0;2", &[("winner", "\"bob\"")], "Lehman 1964"),
    ],
    complexity: &[
        Complexity::new("claim=vertices", "PSPACE-complete", "Even and Tarjan 1976"),
        Complexity::new("claim=edges", "polynomial", "Lehman 1964"),
    ],
    claims: Some(board),
    ..JOINING_GAME
};

fn board(problem: &Problem) -> Result<ClaimBoard, Refusal> {
    let Board::Graph(GraphBoard { graph, tokens, .. }) = &problem.board else {
        return Err(problem.entry.board.expected());
    };
    let &[s, t] = &tokens[..] else { return Err(problem.entry.board.expected()) };
    let all = edges(graph);
    let by_edges = problem.key("claim") == "edges";
    let size = if by_edges { all.len() } else { graph.n() };
    if size > MOST_ELEMENTS {
        return Err(too_many(size));
    }
    let roles = vec![RoleView { vertex: s, role: Role::Source }, RoleView { vertex: t, role: Role::Target }];
    if by_edges {
        let goal = Box::new(Joined { n: graph.n(), edges: all.clone(), vertices: None, s, t });
        return Ok(on_edges(graph, all, roles, Sets::Tested(goal)));
    }
    let of: Vec<usize> = (0..graph.n()).filter(|v| ![s, t].contains(v)).collect();
    let goal = Box::new(Joined { n: graph.n(), edges: all, vertices: Some(of.clone()), s, t });
    let elements = of.iter().map(|&v| graph.vertex_text(v)).collect();
    let picture = Picture::Vertices { graph: bare(graph), of, roles };
    Ok(ClaimBoard::new(elements, Sets::Tested(goal), picture))
}

fn bare(graph: &Graph) -> Graph {
    Graph::undirected(graph.n(), edges(graph)).named_as(graph)
}

/// Whether two vertices are joined by owned edges, or by edges between owned vertices.
struct Joined {
    n: usize,
    edges: Vec<(usize, usize)>,
    /// The vertex of each element, where vertices are claimed.
    vertices: Option<Vec<usize>>,
    s: usize,
    t: usize,
}

impl Goal for Joined {
    fn holds(&self, owned: &[u64]) -> bool {
        let mut parts = Parts::new(self.n);
        match &self.vertices {
            None => members(owned).for_each(|e| parts.join(self.edges[e].0, self.edges[e].1)),
            Some(vertices) => {
                let mut mine = vec![false; self.n];
                members(owned).for_each(|i| mine[vertices[i]] = true);
                (mine[self.s], mine[self.t]) = (true, true);
                let joining = self.edges.iter().filter(|(u, v)| mine[*u] && mine[*v]);
                joining.for_each(|&(u, v)| parts.join(u, v));
            }
        }
        parts.find(self.s) == parts.find(self.t)
    }
}
