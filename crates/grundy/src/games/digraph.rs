//! `digraph`: tokens on an explicit digraph, one of which moves along an arc.

use crate::families::entry::*;
use crate::families::{Board, Family, GraphBoard, Problem};
use crate::graph::{Arcs, Graph};
use crate::rules::{
    Endless, Explicit, GraphView, Mark, Move, Place, Player, PositionKey, Rules, Stroke, Verdict, View,
};

pub static DIGRAPH: Entry = Entry {
    id: "digraph",
    name: Bilingual { en: "Tokens on a digraph", pt: "Fichas em um digrafo" },
    rules: Bilingual {
        en: "Move one token along an arc; an edge is an arc each way, and a loop is a move too. The vertices of the tokens follow @, and any number may share one. The move 0>3 takes token number 0 to vertex 3. An endless play is a draw.",
        pt: "Mova uma ficha por um arco; uma aresta vale como um arco em cada sentido, e um laço também é uma jogada. Os vértices das fichas vêm depois de @, e várias podem dividir um vértice. A jogada 0>3 leva a ficha de número 0 ao vértice 3. Uma partida sem fim é empate.",
    },
    board: BoardKind::Graph(GraphKind { arcs: true, labelled: None, tokens: Tokens::Several }),
    examples: &[
        Example::new("digraph:{0>1 0>2 1>2}@0", &[("nimber", "2")], "the mex of 1 and 0"),
        Example::new(
            "digraph:{0>0 0>1 0>2 1>2}@0",
            &[("winner", "\"alice\""), ("loopy", "{\"infinite\":[0,1]}")],
            "thesis on impartial games ch. 6: a heap of 2 with passing",
        ),
        Example::new(
            "digraph:{0>0 0>1 0>2 1>2}@0;0",
            &[("winner", "\"draw\""), ("loopy", "{\"infinite\":[]}")],
            "thesis on impartial games thm 20",
        ),
        Example::new(
            "digraph:{0>1 1>0 1>2 2>3}@0",
            &[("winner", "\"draw\""), ("loopy", "{\"infinite\":[]}")],
            "from 1 the move to 2 loses, so both go round",
        ),
    ],
    complexity: &[
        Complexity::new(
            "normal, any number of tokens",
            "polynomial, by loopy nimbers",
            "Smith 1966; Fraenkel and Perl 1975",
        ),
        Complexity::new("misere, one token", "linear, by retrograde analysis", "Zermelo 1913"),
    ],
    build,
    ..Entry::GAME
};

fn build(problem: &Problem) -> Result<Family, Refusal> {
    let Board::Graph(GraphBoard { graph, tokens, .. }) = &problem.board else {
        return Err(Refusal::board(words!(
            "expected a digraph and vertices, as in digraph:{{0>1 1>0}}@0;1",
            "esperava-se um digrafo com vértices, como em digraph:{{0>1 1>0}}@0;1"
        )));
    };
    let arcs = Arcs::of(graph);
    let mut cyclic = vec![true; graph.n()];
    for v in arcs.upwards(&arcs.reversed()) {
        cyclic[v as usize] = false;
    }
    let start = tokens.iter().map(|&v| v as u32).collect();
    Ok(Family::of(Digraph { graph: graph.clone(), arcs, cyclic, start }))
}

struct Digraph {
    graph: Graph,
    arcs: Arcs,
    /// The vertices on cycles and those that lead to one.
    cyclic: Vec<bool>,
    start: Vec<u32>,
}

impl Rules for Digraph {
    /// The vertex of each token, in the order in which the tokens are numbered.
    type Position = Vec<u32>;

    fn start(&self) -> Vec<u32> {
        self.start.clone()
    }

    fn moves(&self, at: &Vec<u32>, _who: Player, out: &mut Vec<Move>) {
        for (token, &v) in at.iter().enumerate() {
            out.extend(self.arcs.from(v as usize).iter().map(|&to| Move::new(token, to as u64)));
        }
    }

    fn play(&self, at: &Vec<u32>, who: Player, m: Move) -> (Vec<u32>, Player) {
        let mut next = at.clone();
        next[m.element()] = m.how as u32;
        (next, who.other())
    }

    fn element(&self, _m: Move) -> Option<usize> {
        None
    }

    fn endless(&self, at: &Vec<u32>) -> Endless {
        match at.iter().any(|&v| self.cyclic[v as usize]) {
            true => Endless::Possible(Verdict::Draw),
            false => Endless::NotFromHere,
        }
    }

    fn explicit(&self, at: &Vec<u32>) -> Option<Explicit<'_>> {
        match at[..] {
            [v] => Some(Explicit::Token(&self.arcs, v as usize)),
            _ => None,
        }
    }

    /// Every token that can move is a game of its own.
    fn parts(&self, at: &Vec<u32>, out: &mut Vec<Vec<u32>>) {
        if at.len() > 1 {
            let movable = at.iter().filter(|&&v| !self.arcs.from(v as usize).is_empty());
            out.extend(movable.map(|&v| vec![v]));
        }
    }

    /// Which token is which does not matter.
    fn key(&self, at: &Vec<u32>) -> PositionKey {
        let mut sorted = at.clone();
        sorted.sort_unstable();
        PositionKey::of_pack(&sorted)
    }

    fn view(&self, at: &Vec<u32>) -> View {
        let reached = self.arcs.reached(at.iter().map(|&v| v as usize));
        let mark = |&reached: &bool| if reached { Mark::Free } else { Mark::Dead };
        View::Graph(GraphView {
            vertices: reached.iter().map(mark).collect(),
            edges: self.graph.edges().iter().map(Stroke::of).collect(),
            tokens: at.iter().map(|&v| v as usize).collect(),
            ..GraphView::of(&self.graph)
        })
    }

    fn places(&self, at: &Vec<u32>, m: Move) -> Vec<Place> {
        vec![Place::element(at[m.element()] as usize), Place::element(m.how as usize)]
    }

    fn move_text(&self, m: Move) -> String {
        format!("{}>{}", m.what, self.graph.vertex_text(m.how as usize))
    }
}
