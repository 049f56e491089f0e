//! `geography`: extend a simple path from its end.

use crate::families::entry::*;
use crate::families::{Board, Family, GraphBoard, Problem};
use crate::graph::{Graph, Set};
use crate::rules::{GraphView, Mark, Move, Player, PositionKey, Rules, Stroke, View};

pub static GEOGRAPHY: Entry = Entry {
    id: "geography",
    name: Bilingual { en: "Geography", pt: "Geografia" },
    rules: Bilingual {
        en: "Move the token along an arc or edge to a vertex where it has not been. The start vertex follows @.",
        pt: "Mova a ficha por um arco ou aresta até um vértice onde ela ainda não esteve. O vértice inicial vem depois de @.",
    },
    board: BoardKind::Graph(GraphKind { arcs: true, labelled: None, tokens: Tokens::One }),
    examples: &[
        Example::new(
            "geography:{0>1 1>2 2>0 1>3}@0",
            &[("winner", "\"bob\"")],
            "1, then 2 or 3 ends the play",
        ),
        Example::new("geography:P4@0", &[("winner", "\"alice\"")], "0 is in every maximum matching"),
        Example::new("geography:P5@0", &[("winner", "\"bob\"")], "a maximum matching misses 0"),
    ],
    complexity: &[
        Complexity::new("normal, directed", "PSPACE-complete", "Schaefer 1978"),
        Complexity::new(
            "normal, undirected",
            "polynomial, by matching",
            "Fraenkel, Scheinerman and Ullman 1993",
        ),
    ],
    restate: Some(what_is_left),
    build,
    ..Entry::GAME
};

fn build(problem: &Problem) -> Result<Family, Refusal> {
    let (graph, token) = problem.token()?;
    if graph.n() > Set::<16>::CAPACITY {
        return Err(Refusal::too_large(words!(
            "{} vertices; at most {} can be searched",
            "{} vértices; no máximo {} podem ser examinados",
            graph.n(),
            Set::<16>::CAPACITY
        )));
    }
    let geography = Geography { graph: graph.clone(), token: token as u32 };
    Ok(Family::of(geography))
}

/// The graph without the vertices that were visited or are out of reach: they keep their numbers, but no edges.
fn what_is_left(problem: &Problem, view: &View) -> Option<Problem> {
    let (View::Graph(view), Board::Graph(board)) = (view, &problem.board) else { return None };
    let free = |v: usize| view.vertices[v] == Mark::Free;
    let edges = board.graph.edges().iter().filter(|e| free(e.u) && free(e.v)).copied();
    let graph = Graph::new(board.graph.n(), edges.collect()).named_as(&board.graph);
    Some(problem.on_board(Board::Graph(GraphBoard::new(graph).with_tokens(view.tokens.clone()))))
}

struct Geography {
    graph: Graph,
    token: u32,
}

impl Geography {
    /// What can still be reached from the token without visited vertices: the only part of the board that matters.
    fn reachable(&self, token: u32, free: &Set<16>) -> Set<16> {
        let mut reached = Set::EMPTY;
        let mut stack = vec![token as usize];
        while let Some(v) = stack.pop() {
            for &u in self.graph.out(v) {
                if free.contains(u) && !reached.contains(u) {
                    reached.insert(u);
                    stack.push(u);
                }
            }
        }
        reached
    }
}

impl Rules for Geography {
    /// The token, and the free vertices that it can still reach.
    type Position = (u32, Set<16>);

    fn start(&self) -> (u32, Set<16>) {
        let free = Set::full(self.graph.n()).without(self.token as usize);
        (self.token, self.reachable(self.token, &free))
    }

    fn moves(&self, at: &(u32, Set<16>), _who: Player, out: &mut Vec<Move>) {
        let next = self.graph.out(at.0 as usize).iter().filter(|&&v| at.1.contains(v));
        out.extend(next.map(|&v| Move::of(v)));
    }

    fn play(&self, at: &(u32, Set<16>), who: Player, m: Move) -> ((u32, Set<16>), Player) {
        let free = at.1.without(m.element());
        ((m.what, self.reachable(m.what, &free)), who.other())
    }

    fn key(&self, at: &(u32, Set<16>)) -> PositionKey {
        let words = self.graph.n().div_ceil(64);
        match words {
            0 | 1 => PositionKey((at.0 as u128) << 64 | at.1.0[0] as u128),
            _ => PositionKey::fingerprint(at.1.0[..words].iter().copied().chain([at.0 as u64])),
        }
    }

    fn size(&self, at: &(u32, Set<16>)) -> usize {
        at.1.len()
    }

    fn view(&self, at: &(u32, Set<16>)) -> View {
        let mark = |v: usize| match v == at.0 as usize || at.1.contains(v) {
            true => Mark::Free,
            false => Mark::Dead,
        };
        let strokes = self.graph.edges().iter().filter(|e| e.u != e.v).map(Stroke::of);
        View::Graph(GraphView {
            vertices: (0..self.graph.n()).map(mark).collect(),
            edges: strokes.collect(),
            tokens: vec![at.0 as usize],
            ..GraphView::of(&self.graph)
        })
    }

    fn move_text(&self, m: Move) -> String {
        self.graph.vertex_text(m.element())
    }
}
