//! Colouring games: players in turn colour a vertex with a colour that no neighbour has.
//!
//! One state, the colour of each vertex, and a few flags make the whole family: whether the vertex gets the least
//! colour that it may have, whether the coloured vertices stay connected, whether no two edges carry the same pair of
//! colours. The marking game is the same with one colour that may stand anywhere.
//!
//! A play ends when the player to move cannot move, also where a vertex that no colour fits has decided it before.
//! The marking game ends as soon as Bob has won.

mod coloring;
mod connected;
mod greedy;
mod harmonious;
mod key;
mod keys;
mod marking;
mod start;

pub use coloring::COLORING;
pub use connected::{CONNECTED_COLORING, CONNECTED_GREEDY_COLORING};
pub use greedy::GREEDY_COLORING;
pub use harmonious::HARMONIOUS_COLORING;
pub use marking::MARKING;

use super::{Family, Problem, Refusal};
use crate::graph::distance::is_connected;
use crate::graph::{Graph, Set};
use crate::rules::{
    Bytes, Convention, Erased, GraphView, Key, Mark, Move, Player, Rules, Stroke, Verdict, View,
};

/// The most vertices: as many colours are always enough, and fit into a byte.
const MOST_VERTICES: usize = u8::MAX as usize;

/// Colours or vertices. Colours are numbered from 1.
type Few = Set<4>;

/// How a vertex gets its colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Rule {
    /// Any colour that no neighbour has.
    Proper,
    /// The least colour that no neighbour has.
    Greedy,
    /// Any colour that no neighbour has, such that no two edges with both ends coloured carry the same pair.
    Harmonious,
    /// A mark, wherever there is none. Bob wins when an unmarked vertex has as many marked neighbours as there are
    /// colours.
    Marking,
}

/// One game of the family on its graph.
struct Colouring {
    graph: Graph,
    rule: Rule,
    /// Whether the coloured vertices always induce a connected graph.
    connected: bool,
    graph_is_connected: bool,
    colours: usize,
    /// Alice wins if at least so many vertices are coloured at the end.
    goal: usize,
    /// Whether the score is the number of colours, and not of vertices coloured in play.
    counts_colours: bool,
    start: Bytes,
}

impl Colouring {
    fn build(problem: &Problem, rule: Rule, connected: bool) -> Result<Family, Refusal> {
        let graph = problem.graph().clone();
        if graph.n() > MOST_VERTICES {
            let message = format!("{} vertices; at most {MOST_VERTICES} can be searched", graph.n());
            return Err(Refusal::too_large(message));
        }
        let colours = problem.number(if rule == Rule::Marking { "k" } else { "colors" }) as usize;
        let start = start::read(problem, rule, connected, colours)?;
        let counts_colours = rule == Rule::Greedy && problem.terms.convention == Convention::Score;
        Ok(Family::Erased(Erased::new(Colouring {
            graph_is_connected: is_connected(&graph),
            goal: problem.key("at-least").parse().unwrap_or(graph.n()),
            graph,
            rule,
            connected,
            colours,
            counts_colours,
            start,
        })))
    }

    /// The colours on the neighbours of a vertex.
    fn around(&self, at: &[u8], v: usize) -> Few {
        let colours = self.graph.neighbours(v).iter().map(|&u| at[u] as usize);
        colours.filter(|&colour| colour != 0).collect()
    }

    /// The vertices without a colour, each with the colours that it may get; whether it is joined to the coloured ones
    /// is not looked at. What is not free for a vertex never becomes so later.
    fn uncoloured<'a>(&'a self, at: &'a [u8]) -> impl Iterator<Item = (usize, Few)> + 'a {
        let all = Few::full(self.colours + 1).without(0);
        let partners = match self.rule {
            Rule::Harmonious => partners(&self.graph, at, self.colours),
            Rule::Proper | Rule::Greedy | Rule::Marking => Vec::new(),
        };
        let free = move |v: usize| match self.rule {
            Rule::Proper | Rule::Greedy => all.minus(&self.around(at, v)),
            Rule::Harmonious => all.minus(&self.inharmonious(at, v, &partners)),
            Rule::Marking => Few::single(1),
        };
        (0..at.len()).filter(|&v| at[v] == 0).map(move |v| (v, free(v)))
    }

    /// The colours that would repeat a pair of colours, or stand on a neighbour; all if two neighbours are alike.
    fn inharmonious(&self, at: &[u8], v: usize, partners: &[Few]) -> Few {
        let around = self.around(at, v);
        let coloured = self.graph.neighbours(v).iter().filter(|&&u| at[u] != 0).count();
        if around.len() < coloured {
            return Few::full(self.colours + 1);
        }
        around.iter().fold(around, |taken, colour| taken | partners[colour])
    }

    /// Whether a vertex may be coloured next as far as connectedness goes.
    fn joined(&self, at: &[u8], v: usize) -> bool {
        !self.connected
            || self.graph.neighbours(v).iter().any(|&u| at[u] != 0)
            || at.iter().all(|&colour| colour == 0)
    }

    /// The marking game: whether an unmarked vertex has too many marked neighbours.
    fn surrounded(&self, at: &[u8]) -> bool {
        let marked = |v: usize| self.graph.neighbours(v).iter().filter(|&&u| at[u] != 0).count();
        (0..at.len()).any(|v| at[v] == 0 && marked(v) >= self.colours)
    }

    /// The marking game is decided when every unmarked vertex has too few neighbours to be surrounded.
    fn foreseen_of_marks(&self, at: &[u8]) -> Option<Verdict> {
        if self.surrounded(at) {
            return Some(Verdict::Win(Player::Bob));
        }
        let low = |v: usize| at[v] != 0 || self.graph.degree(v) < self.colours;
        (0..at.len()).all(low).then_some(Verdict::Win(Player::Alice))
    }

    /// A vertex without a free colour never gets one, and a vertex with more free colours than uncoloured neighbours
    /// can always be coloured, since each of them takes away one colour at most. (In a harmonious colouring
    /// other vertices take colours away too.) When the coloured vertices stay connected, all vertices of the second
    /// kind are reached if there is none of the first kind.
    fn foreseen_of_colours(&self, at: &[u8]) -> Option<Verdict> {
        let coloured = at.iter().filter(|&&colour| colour != 0).count();
        if coloured >= self.goal {
            return Some(Verdict::Win(Player::Alice));
        }
        let (mut alive, mut safe) = (0, 0);
        for (v, free) in self.uncoloured(at).filter(|(_, free)| !free.is_empty()) {
            let threats = self.graph.neighbours(v).iter().filter(|&&u| at[u] == 0).count();
            alive += 1;
            safe += usize::from(free.len() > threats);
        }
        if coloured + alive < self.goal {
            return Some(Verdict::Win(Player::Bob));
        }
        let reached = !self.connected || self.graph_is_connected && coloured + alive == at.len();
        let certain = self.rule != Rule::Harmonious && safe == alive && reached;
        certain.then_some(Verdict::Win(Player::Alice))
    }

    fn colours_used(&self, at: &[u8]) -> Few {
        at.iter().filter(|&&colour| colour != 0).map(|&colour| colour as usize).collect()
    }
}

/// For each colour those that stand at the other ends of edges from it, both ends being coloured.
fn partners(graph: &Graph, at: &[u8], colours: usize) -> Vec<Few> {
    let mut partners = vec![Few::EMPTY; colours + 1];
    for v in (0..at.len()).filter(|&v| at[v] != 0) {
        let around = graph.neighbours(v).iter().map(|&u| at[u] as usize).filter(|&colour| colour != 0);
        around.for_each(|colour| partners[at[v] as usize].insert(colour));
    }
    partners
}

impl Rules for Colouring {
    /// The colour of each vertex, 0 for none.
    type Position = Bytes;

    fn start(&self) -> Bytes {
        self.start.clone()
    }

    fn moves(&self, at: &Bytes, _who: Player, out: &mut Vec<Move>) {
        if self.rule == Rule::Marking && self.surrounded(at) {
            return;
        }
        for (v, free) in self.uncoloured(at).filter(|(v, _)| self.joined(at, *v)) {
            match self.rule {
                Rule::Proper | Rule::Harmonious => out.extend(free.iter().map(|c| Move::new(v, c as u64))),
                Rule::Greedy | Rule::Marking => out.extend(free.first().map(|_| Move::of(v))),
            }
        }
    }

    fn play(&self, at: &Bytes, who: Player, m: Move) -> (Bytes, Player) {
        let mut next = at.clone();
        next[m.element()] = match self.rule {
            Rule::Proper | Rule::Harmonious => m.how as u8,
            Rule::Greedy => {
                let around = self.around(at, m.element());
                (1..=u8::MAX).find(|&colour| !around.contains(colour as usize)).unwrap_or(u8::MAX)
            }
            Rule::Marking => 1,
        };
        (next, who.other())
    }

    fn at_end(&self, at: &Bytes) -> Verdict {
        let coloured = at.iter().filter(|&&colour| colour != 0).count();
        Verdict::Win(if coloured >= self.goal { Player::Alice } else { Player::Bob })
    }

    fn foreseen(&self, at: &Bytes) -> Option<Verdict> {
        match self.rule {
            Rule::Marking => self.foreseen_of_marks(at),
            Rule::Proper | Rule::Greedy | Rule::Harmonious => self.foreseen_of_colours(at),
        }
    }

    fn gain(&self, _at: &Bytes, _who: Player, _m: Move) -> i32 {
        i32::from(!self.counts_colours)
    }

    fn final_score(&self, at: &Bytes) -> i32 {
        if self.counts_colours { self.colours_used(at).len() as i32 } else { 0 }
    }

    fn score_range(&self, at: &Bytes) -> (i32, i32) {
        let left = at.iter().filter(|&&colour| colour == 0).count();
        match (self.counts_colours, self.colours_used(at).len()) {
            (true, used) => (used as i32, (used + left).min(self.colours) as i32),
            (false, _) => (0, left as i32),
        }
    }

    /// Alice wants many vertices coloured, and few colours.
    fn maximiser(&self) -> Player {
        if self.counts_colours { Player::Bob } else { Player::Alice }
    }

    fn key(&self, at: &Bytes) -> Key {
        key::of(self, at)
    }

    fn view(&self, at: &Bytes) -> View {
        let mut vertices = vec![Mark::Taken; at.len()];
        let mut free_colours = vec![Vec::new(); at.len()];
        for (v, free) in self.uncoloured(at) {
            vertices[v] = if free.is_empty() { Mark::Dead } else { Mark::Free };
            // A greedy vertex gets no colour beyond the number of its neighbours and one.
            let most = if self.rule == Rule::Greedy { self.graph.degree(v) + 1 } else { self.colours };
            free_colours[v] =
                free.iter().filter(|&colour| colour <= most).map(|colour| colour as u8).collect();
        }
        let edges = self.graph.simple_edges().into_iter().map(|(from, to)| Stroke {
            from,
            to,
            directed: false,
            weight: None,
            label: None,
            mark: Mark::Free,
        });
        let edges = edges.collect();
        if self.rule == Rule::Marking {
            return View::Graph(GraphView { vertices, edges, ..GraphView::default() });
        }
        let colours = at.iter().map(|&colour| (colour != 0).then_some(colour)).collect();
        View::Graph(GraphView { vertices, edges, colours, free_colours, ..GraphView::default() })
    }

    fn move_text(&self, m: Move) -> String {
        match self.rule {
            Rule::Proper | Rule::Harmonious => format!("{}:{}", m.what, m.how),
            Rule::Greedy | Rule::Marking => m.what.to_string(),
        }
    }
}
