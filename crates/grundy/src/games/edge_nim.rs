//! `edge-nim`: lower the weight of an edge at the token and move the token across it.

use crate::families::entry::*;
use crate::families::selection::{Elements, edge_texts};
use crate::families::{Family, Problem};
use crate::graph::Graph;
use crate::rules::{GraphView, Mark, Move, Place, Player, PositionKey, Rules, Stroke, View};

pub static EDGE_NIM: Entry = Entry {
    id: "edge-nim",
    name: Bilingual { en: "Nim on the edges of a graph", pt: "Nim nas arestas de um grafo" },
    rules: Bilingual {
        en: "Choose an edge of positive weight at the token, lower its weight to any smaller number, and move the token across it. A loop leaves the token where it is. The token's vertex follows @. A move is written u-v>left, and u-v#2>left for the second edge written between the same vertices.",
        pt: "Escolha uma aresta de peso positivo no vértice da ficha, baixe o seu peso para qualquer número menor e mova a ficha através dela. Um laço deixa a ficha onde está. O vértice da ficha vem depois de @. Uma jogada se escreve u-v>resto, e u-v#2>resto para a segunda aresta escrita entre os mesmos vértices.",
    },
    board: BoardKind::Multigraph(MultigraphKind { token: true }),
    examples: &[
        Example::new(
            "edge-nim:{0-1*1 0-1*2 0-1*4 0-1*6}@0",
            &[("nimber", "1"), ("winner", "\"alice\"")],
            "dissertation on nim and graphs ex. 2.13",
        ),
        Example::new(
            "edge-nim:{0-0*2 0-0*2 0-1*1 0-1*2 1-2*1 1-2*4}@0",
            &[("nimber", "0"), ("winner", "\"bob\"")],
            "dissertation on nim and graphs ex. 2.14",
        ),
        Example::new(
            "edge-nim:{0-1*1 1-2*1 0-3*1 3-4*1 4-5*1}@0",
            &[("winner", "\"alice\"")],
            "a shortest path of even length, against dissertation 2.2.3",
        ),
    ],
    complexity: &[
        Complexity::new("normal, trees and cycles", "polynomial", "Fukuyama 2003"),
        Complexity::new("normal, general graphs", "open", "no result is known to us"),
    ],
    build,
    ..Entry::GAME
};

/// More moves cannot be listed. Theorems have no such limit.
const MOST_WEIGHT: u64 = 1 << 14;

fn build(problem: &Problem) -> Result<Family, Refusal> {
    let (graph, token) = problem.token()?;
    let total = graph.edges().iter().fold(0u64, |sum, e| sum.saturating_add(e.weight));
    if total > MOST_WEIGHT {
        let message = words!(
            "weights of {total} in total; play and search take at most {MOST_WEIGHT}",
            "pesos de {total} ao todo; o jogo e a busca aceitam no máximo {MOST_WEIGHT}"
        );
        return Err(Refusal::too_large(message));
    }
    let names = edge_texts(graph, &Elements::Lines.edges(graph));
    Ok(Family::of(EdgeNim { graph: graph.clone(), token: token as u32, names }))
}

struct EdgeNim {
    graph: Graph,
    token: u32,
    names: Vec<String>,
}

impl EdgeNim {
    /// Weights that the token cannot reach are dropped: nobody can use them any more.
    fn reached(&self, token: u32, weights: Vec<u64>) -> Vec<u64> {
        let mut reached = vec![false; self.graph.n()];
        reached[token as usize] = true;
        let mut grows = true;
        while grows {
            grows = false;
            for (e, _) in self.graph.edges().iter().zip(&weights).filter(|&(_, &weight)| weight > 0) {
                grows |= reached[e.u] != reached[e.v];
                let either = reached[e.u] || reached[e.v];
                (reached[e.u], reached[e.v]) = (either, either);
            }
        }
        let edges = self.graph.edges().iter().zip(weights);
        edges.map(|(e, weight)| if reached[e.u] { weight } else { 0 }).collect()
    }
}

impl Rules for EdgeNim {
    /// The token, and the weight of each edge within its reach.
    type Position = (u32, Vec<u64>);

    fn start(&self) -> (u32, Vec<u64>) {
        let weights = self.graph.edges().iter().map(|e| e.weight).collect();
        (self.token, self.reached(self.token, weights))
    }

    fn moves(&self, (token, weights): &(u32, Vec<u64>), _who: Player, out: &mut Vec<Move>) {
        for (i, e) in self.graph.edges().iter().enumerate() {
            if e.u == *token as usize || e.v == *token as usize {
                out.extend((0..weights[i]).map(|left| Move::new(i, left)));
            }
        }
    }

    fn play(&self, (token, weights): &(u32, Vec<u64>), who: Player, m: Move) -> ((u32, Vec<u64>), Player) {
        let edge = self.graph.edges()[m.element()];
        let token = if edge.u == *token as usize { edge.v } else { edge.u } as u32;
        let mut weights = weights.clone();
        weights[m.element()] = m.how;
        ((token, self.reached(token, weights)), who.other())
    }

    fn key(&self, (token, weights): &(u32, Vec<u64>)) -> PositionKey {
        PositionKey::fingerprint(weights.iter().copied().chain([*token as u64]))
    }

    fn size(&self, (_, weights): &(u32, Vec<u64>)) -> usize {
        weights.iter().sum::<u64>() as usize
    }

    fn view(&self, (token, weights): &(u32, Vec<u64>)) -> View {
        let alive = self.graph.edges().iter().zip(weights).filter(|&(_, &weight)| weight > 0);
        let edges = alive.map(|(e, &weight)| Stroke { weight: Some(weight), ..Stroke::line(e.u, e.v) });
        View::Graph(GraphView {
            vertices: vec![Mark::Free; self.graph.n()],
            edges: edges.collect(),
            tokens: vec![*token as usize],
            ..GraphView::of(&self.graph)
        })
    }

    fn places(&self, (_, weights): &(u32, Vec<u64>), m: Move) -> Vec<Place> {
        vec![Place::weighted_line(m.element(), weights)]
    }

    fn move_text(&self, m: Move) -> String {
        format!("{}>{}", self.names[m.element()], m.how)
    }
}
