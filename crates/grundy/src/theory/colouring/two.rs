//! Two colours, and two marks, on any graph.

use super::super::Finding;
use super::asked::{Asked, Says};
use crate::games::{ColouringRule as Rule, Problem};
use crate::graph::Graph;
use crate::graph::classes::bipartition;
use crate::graph::distance::components;
use crate::rules::{Bilingual, Player};

/// For larger components only degrees are checked.
const MOST_VERTICES: usize = 512;

/// A component of a bipartite graph that nobody has touched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Part {
    size: usize,
    /// Whether Alice can begin it without risk.
    opens: bool,
    /// Whether Alice has an answer to every beginning by Bob.
    answers: bool,
}

/// Who wins with two colours on a bipartite graph, whoever starts and passes.
///
/// The first colour in a component fixes the right colour of all its vertices, and Bob wins when one gets the other. In
/// the colouring game a vertex of a touched component can be given the wrong colour exactly if no neighbour is coloured.
/// In the greedy game it then gets colour 1, which is wrong if it is on the other side of the component than the
/// vertex that began it. So when Bob is to move no touched component may have such an *open* vertex, and one without open
/// vertices never has them again: what is left of it are moves that change nothing but the turn. Alice may *open* a
/// component only at a vertex that leaves none open; when Bob begins one she must *answer* at once, with a vertex
/// that sees all that he left open.
///
/// A component in which some beginning has no answer Bob wins as soon as he is to move, so that Alice must begin it before:
/// she can do this with one at most, as her first move. Else let the *cold* components be those that Alice answers and
/// cannot open, and T the number of uncoloured vertices elsewhere. Each move but the beginning of a cold component lowers T by
/// one; Bob's beginning of a cold component of s vertices, with the answer, adds s - 2 and keeps the turn. Alice
/// loses when T is 0 at her turn and a cold component is left. Hence without cold components she wins. With some, and
/// Bob to move: if T is odd he wins without beginning any; if T is even he must change the parity by beginning a cold
/// component of odd size, and keep another, so that he wins exactly if there are two cold components and one of odd
/// size. A pass by Bob changes the parity at any time; Alice, if she may pass, does so when T is 0.
///
/// Among forests this gives those with game chromatic number 2 (Dunn, Larsen, Lindke, Retter and Toci 2015). A path opens
/// up to 3 vertices and answers up to 4, a cycle answers up to 6; in the greedy game a path opens up to 5 and answers
/// up to 6, a cycle opens 4 and answers up to 8. With three colours Alice wins on all of them.
pub fn colours(problem: &Problem) -> Option<Finding> {
    let asked = Asked::of(problem)?;
    let matters = asked.rule == Rule::Greedy || asked.k <= 2;
    if !matters || !asked.has_edges() {
        return None;
    }
    let by = Bilingual {
        en: "two colours on a bipartite graph: openings, answers and parity",
        pt: "duas cores em um grafo bipartido: aberturas, respostas e paridade",
    };
    let parts = parts(asked.graph, asked.rule == Rule::Greedy)?;
    match alice_wins(&parts, asked.first, asked.pass) {
        true => Says { loses_below: Some(2), ..Says::wins_with(2, by) }.about(&asked),
        false => Says::loses_below(3, by).about(&asked),
    }
}

/// The analysis of [`colours`] on the components of a graph.
fn alice_wins(parts: &[Part], first: Player, pass: Option<Player>) -> bool {
    let unanswered: Vec<&Part> = parts.iter().filter(|part| !part.answers).collect();
    let saved = first == Player::Alice && unanswered.len() == 1 && unanswered[0].opens;
    if !unanswered.is_empty() && !saved {
        return false;
    }
    let cold = || parts.iter().filter(|part| part.answers && !part.opens);
    if cold().count() == 0 {
        return true;
    }
    if let Some(passing) = pass {
        return passing == Player::Alice;
    }
    let elsewhere: usize =
        parts.iter().map(|part| part.size).sum::<usize>() - cold().map(|part| part.size).sum::<usize>();
    let bob_can_turn = cold().count() > 1 && cold().any(|part| part.size % 2 == 1);
    (elsewhere % 2 == 1) == (first == Player::Alice) && !bob_can_turn
}

/// The components of a bipartite graph; `None` if it is not bipartite, or one is too large to be examined.
fn parts(graph: &Graph, greedy: bool) -> Option<Vec<Part>> {
    let side = bipartition(graph)?;
    let part = |vertices: &Vec<usize>| {
        let second = vertices.iter().filter(|&&v| side[v]).count();
        let sizes = [vertices.len() - second, second];
        Component { graph, side: &side, sizes, vertices, greedy }.part()
    };
    components(graph).iter().map(part).collect()
}

struct Component<'a> {
    graph: &'a Graph,
    side: &'a [bool],
    /// How many vertices are on each side.
    sizes: [usize; 2],
    vertices: &'a [usize],
    greedy: bool,
}

impl Component<'_> {
    fn part(&self) -> Option<Part> {
        let opens = self.vertices.iter().any(|&v| self.count_open(v) == 0);
        let seen = |u: &usize| self.graph.degree(*u) + usize::from(!self.greedy);
        let most_seen = self.vertices.iter().map(seen).max().unwrap_or(0);
        // Most vertices without an answer are recognised by their degrees.
        let hopeless = self.vertices.iter().any(|&v| self.count_open(v) > most_seen);
        if !hopeless && self.vertices.len() > MOST_VERTICES {
            return None;
        }
        let answers = !hopeless && self.vertices.iter().all(|&v| self.has_answer(v));
        Some(Part { size: self.vertices.len(), opens, answers })
    }

    /// Whether a vertex is open when the component is begun at another.
    fn is_open(&self, u: usize, begun: usize) -> bool {
        u != begun && !self.graph.adjacent(u, begun) && (!self.greedy || self.side[u] != self.side[begun])
    }

    /// How many vertices are open when the component is begun at a vertex.
    fn count_open(&self, begun: usize) -> usize {
        let all = match self.greedy {
            true => self.sizes[usize::from(!self.side[begun])],
            false => self.vertices.len() - 1,
        };
        all - self.graph.degree(begun)
    }

    /// Whether one vertex closes all that are open. It is among those that close the one with fewest neighbours.
    fn has_answer(&self, begun: usize) -> bool {
        let open: Vec<usize> = self.vertices.iter().copied().filter(|&u| self.is_open(u, begun)).collect();
        let Some(&hardest) = open.iter().min_by_key(|&&u| self.graph.degree(u)) else { return true };
        let closes = |u: usize| open.iter().all(|&w| self.graph.adjacent(u, w) || !self.greedy && u == w);
        self.graph.neighbours(hardest).iter().any(|&u| closes(u)) || !self.greedy && closes(hardest)
    }
}

/// The marking game with k = 2, whoever starts and passes: Alice wins exactly if every component is a star, one vertex and
/// one edge included. When Bob is to move and an unmarked vertex with a marked neighbour has another neighbour, he marks that. So
/// after each move of Alice's all unmarked vertices of a touched component have one neighbour. Of a component that is no
/// star, Bob marks a vertex with one neighbour, or any if it has three vertices with more: then two vertices with several
/// neighbours are unmarked, and Alice marks one. In stars she marks a centre whenever Bob has marked a leaf.
pub fn marks(problem: &Problem) -> Option<Finding> {
    let asked = Asked::of(problem).filter(|asked| asked.k <= 2)?;
    if !asked.has_edges() {
        return None;
    }
    let inner = |part: &Vec<usize>| part.iter().filter(|&&v| asked.graph.degree(v) > 1).count();
    match components(asked.graph).iter().all(|part| inner(part) <= 1) {
        true => {
            let by = Bilingual { en: "every component is a star", pt: "toda componente é uma estrela" };
            Says::exactly(2, by).about(&asked)
        }
        false => {
            let by = Bilingual { en: "a component is not a star", pt: "uma componente não é uma estrela" };
            Says::loses_below(3, by).about(&asked)
        }
    }
}
