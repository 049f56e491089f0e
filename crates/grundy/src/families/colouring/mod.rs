//! Colouring games: players in turn colour a vertex with a colour that no neighbour has.
//!
//! One state, the colour of each vertex, and a few flags define the whole family: whether the vertex gets the least
//! possible colour, whether the coloured vertices stay connected, whether no two edges may carry the same pair of
//! colours. The marking game is the same with one colour that is allowed everywhere.
//!
//! A play ends when the player to move cannot move, even if a vertex without a possible colour has decided it before.
//! The marking game ends as soon as Bob has won.

mod colours;
mod key;
mod marks;
mod play;
mod residue;
mod start;
mod twins;
mod words;

use super::entry::{BoardKind, Entry, Start};
use super::{Family, Problem, Refusal};
use crate::graph::distance::is_connected;
use crate::graph::{Graph, Set};
use crate::rules::{Convention, Mark, Player, Verdict, View};
use colours::Colours;
use twins::Twins;

/// The greatest number of vertices: that many colours are always enough, and fit into a byte.
pub const MOST_VERTICES: usize = u8::MAX as usize;

/// What colouring games have in common.
pub const GAME: Entry = Entry {
    board: BoardKind::BARE_GRAPH,
    start: Some(Start::Coloured),
    restate: Some(coloured_so_far),
    build,
    ..Entry::GAME
};

/// A position as a colouring already begun.
fn coloured_so_far(problem: &Problem, view: &View) -> Option<Problem> {
    let View::Graph(view) = view else { return None };
    let marked = view.vertices.iter().enumerate().filter(|(_, mark)| **mark == Mark::Taken);
    let element = |(v, _): (usize, &Mark)| match view.colours.get(v).copied().flatten() {
        Some(colour) => format!("{v}:{colour}"),
        None => v.to_string(),
    };
    Some(problem.begun(marked.map(element).collect()))
}

/// Colours or vertices. Colours are numbered from 1.
type Few = Set<4>;

/// One of the colouring games, as its entry describes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ColouringGame {
    /// How a vertex gets its colour.
    pub rule: Rule,
    /// Whether the coloured vertices always induce a connected graph.
    pub connected: bool,
}

/// How a vertex gets its colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rule {
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

/// One game of the family on a graph of at most 64 `W` vertices, with colours of `P` bits.
pub struct Colouring<const W: usize, const P: usize> {
    graph: Graph,
    rows: Vec<Set<W>>,
    twins: Twins<W>,
    rule: Rule,
    /// Whether the coloured vertices always induce a connected graph.
    connected: bool,
    graph_is_connected: bool,
    colours: usize,
    /// Alice wins if at least this many vertices are coloured at the end.
    goal: usize,
    /// Whether the score is the number of colours, and not of vertices coloured in play.
    counts_colours: bool,
    start: Colours<W, P>,
}

/// How many vertices must be coloured at the end for Alice to win: all, unless the game has a key that says otherwise.
pub fn vertices_wanted(problem: &Problem) -> usize {
    let wanted = problem.entry.key("at-least").and_then(|key| problem.key(key.name).parse().ok());
    wanted.unwrap_or(problem.graph().n())
}

/// The colour that each vertex has before play, 0 for none; in the marking game 1 for a mark.
pub fn given_colours(problem: &Problem) -> Option<Vec<usize>> {
    let ColouringGame { rule, connected } = problem.entry.colouring?;
    let mut colours = vec![0; problem.graph().n()];
    for (v, colour) in start::read(problem, rule, connected, number_of_colours(problem, rule)).ok()? {
        colours[v] = colour;
    }
    Some(colours)
}

fn number_of_colours(problem: &Problem, rule: Rule) -> usize {
    problem.number(if rule == Rule::Marking { "k" } else { "colors" }) as usize
}

/// Sets up a game of the family, in the smallest form in which it fits.
fn build(problem: &Problem) -> Result<Family, Refusal> {
    let Some(ColouringGame { rule, connected }) = problem.entry.colouring else {
        return Err(Refusal::board(words!(
            "{} is not a colouring game",
            "{} não é um jogo de coloração",
            problem.entry.id
        )));
    };
    let n = problem.graph().n();
    if n > MOST_VERTICES {
        return Err(Refusal::too_large(words!(
            "{n} vertices; at most {MOST_VERTICES} can be searched",
            "{n} vértices; no máximo {MOST_VERTICES} podem ser examinados"
        )));
    }
    let colours = number_of_colours(problem, rule);
    let start = start::read(problem, rule, connected, colours)?;
    let setup = ColouringSetup { problem, rule, connected, colours, start: &start };
    if n <= Set::<1>::CAPACITY && setup.greatest_colour() <= Colours::<1, 4>::GREATEST {
        return Ok(Family::Colouring(setup.colouring().into()));
    }
    Ok(Family::of(setup.colouring::<4, 8>()))
}

/// The game to be set up.
struct ColouringSetup<'a> {
    problem: &'a Problem,
    rule: Rule,
    connected: bool,
    colours: usize,
    start: &'a [(usize, usize)],
}

impl ColouringSetup<'_> {
    /// No vertex gets a colour beyond this.
    fn greatest_colour(&self) -> usize {
        let graph = self.problem.graph();
        let most_neighbours = (0..graph.n()).map(|v| graph.degree(v)).max().unwrap_or(0);
        match self.rule {
            Rule::Proper | Rule::Harmonious => self.colours,
            Rule::Greedy => {
                let given = self.start.iter().map(|&(_, colour)| colour).max().unwrap_or(1);
                given.max(self.colours.min(most_neighbours + 1))
            }
            Rule::Marking => 1,
        }
    }

    fn colouring<const W: usize, const P: usize>(&self) -> Colouring<W, P> {
        let graph = self.problem.graph();
        let score = self.problem.terms.convention == Convention::Score;
        // Colours above the greatest that any vertex can get under the greedy rule have no effect.
        let colours = if self.rule == Rule::Greedy { self.greatest_colour() } else { self.colours };
        Colouring {
            graph_is_connected: is_connected(graph),
            goal: vertices_wanted(self.problem),
            graph: graph.clone(),
            twins: Twins::of(&graph.rows()),
            rows: graph.rows(),
            rule: self.rule,
            connected: self.connected,
            colours,
            counts_colours: self.rule == Rule::Greedy && score,
            start: self.start.iter().fold(Colours::NONE, |at, &(v, colour)| at.with(v, colour)),
        }
    }
}

impl<const W: usize, const P: usize> Colouring<W, P> {
    /// The vertices that have a neighbour in a set.
    #[inline]
    fn beside(&self, set: &Set<W>) -> Set<W> {
        set.iter().fold(Set::EMPTY, |all, v| all | self.rows[v])
    }

    /// The colours on the neighbours of a vertex.
    fn around(&self, at: &Colours<W, P>, v: usize) -> Few {
        (self.rows[v] & at.coloured()).iter().map(|u| at.of(u)).collect()
    }

    /// The vertices without a colour, each with the colours that it may get; connectedness is not checked. A colour
    /// that is not free for a vertex never becomes free later.
    fn uncoloured<'a>(&'a self, at: &'a Colours<W, P>) -> impl Iterator<Item = (usize, Few)> + 'a {
        let all = Few::full(self.colours + 1).without(0);
        let partners = match self.rule {
            Rule::Harmonious => self.partners(at),
            Rule::Proper | Rule::Greedy | Rule::Marking => Vec::new(),
        };
        let free = move |v: usize| match self.rule {
            Rule::Proper | Rule::Greedy => all.minus(&self.around(at, v)),
            Rule::Harmonious => all.minus(&self.inharmonious(at, v, &partners)),
            Rule::Marking => Few::single(1),
        };
        Set::full(self.graph.n()).minus(&at.coloured()).iter().map(move |v| (v, free(v)))
    }

    /// For each colour, the colours at the other ends of its edges with both ends coloured.
    fn partners(&self, at: &Colours<W, P>) -> Vec<Few> {
        let mut partners = vec![Few::EMPTY; self.colours + 1];
        for (v, colour) in at.iter() {
            partners[colour] |= self.around(at, v);
        }
        partners
    }

    /// The colours that would repeat a pair of colours or are on a neighbour; all colours if two neighbours have the
    /// same one.
    fn inharmonious(&self, at: &Colours<W, P>, v: usize, partners: &[Few]) -> Few {
        let around = self.around(at, v);
        if around.len() < (self.rows[v] & at.coloured()).len() {
            return Few::full(self.colours + 1);
        }
        around.iter().fold(around, |taken, colour| taken | partners[colour])
    }

    /// Whether a vertex may be coloured next as far as connectedness goes.
    fn joined(&self, at: &Colours<W, P>, v: usize) -> bool {
        let coloured = at.coloured();
        !self.connected || self.rows[v].meets(&coloured) || coloured.is_empty()
    }

    /// The marking game: whether an unmarked vertex has too many marked neighbours.
    fn surrounded(&self, at: &Colours<W, P>) -> bool {
        let marked = at.coloured();
        let crowded = |v: usize| (self.rows[v] & marked).len() >= self.colours;
        Set::full(self.graph.n()).minus(&marked).iter().any(crowded)
    }

    /// The winner of a colouring game if it is certain, whatever is still played. A vertex without a free colour
    /// never gets one, and a vertex with more free colours than uncoloured neighbours can always be coloured, since
    /// each of them takes away at most one colour. (In a harmonious colouring other vertices take colours away too.)
    /// When the coloured vertices stay connected, all vertices of the second kind are reached if there is none of the
    /// first kind.
    fn certain(&self, at: &Colours<W, P>) -> Option<Verdict> {
        let (n, coloured) = (self.graph.n(), at.coloured());
        if coloured.len() >= self.goal {
            return Some(Verdict::Win(Player::Alice));
        }
        let (mut alive, mut safe) = (0, 0);
        for (v, free) in self.uncoloured(at).filter(|(_, free)| !free.is_empty()) {
            alive += 1;
            safe += usize::from(free.len() > self.rows[v].minus(&coloured).len());
        }
        if coloured.len() + alive < self.goal {
            return Some(Verdict::Win(Player::Bob));
        }
        let reached = !self.connected || self.graph_is_connected && coloured.len() + alive == n;
        let certain = self.rule != Rule::Harmonious && safe == alive && reached;
        certain.then_some(Verdict::Win(Player::Alice))
    }

    /// Whether the question is if every vertex gets a colour, and every vertex may be coloured at any time.
    fn is_classic(&self) -> bool {
        let free = matches!(self.rule, Rule::Proper | Rule::Greedy) && !self.connected;
        free && self.goal == self.graph.n()
    }

    fn colours_used(&self, at: &Colours<W, P>) -> Few {
        at.iter().map(|(_, colour)| colour).collect()
    }
}
