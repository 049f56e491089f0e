//! Selection games: players in turn choose an element that is still playable.
//!
//! A game of this family is one function from what has been chosen to what is playable. Moves, score, start
//! sets, symmetry and pictures are written here once.

use super::entry::{Entry, LAST_MOVE_OR_SCORE, Start};
use super::mirrors::Mirrors;
use super::{Family, Problem, Refusal};
use crate::graph::{Graph, Label, Set};
use crate::rules::{
    Convention, GraphView, Mark, Move, Place, Player, PositionKey, Rules, Stroke, View, label_text, letter,
};
use crate::text::split_unquoted;
use std::collections::HashMap;

/// The rule of one selection game. A position is a set: by default the chosen elements, or a reduced set that
/// determines the rest of the play (kayles keeps the free vertices, domination the dominated ones).
pub trait Choice<const W: usize>: Send + Sync {
    /// The position when these elements have been chosen before play, whether or not they could be chosen in play.
    fn begin(&self, chosen: &Set<W>) -> Set<W> {
        *chosen
    }

    /// The elements that may be chosen. Empty when the play is over.
    fn playable(&self, at: &Set<W>) -> Set<W>;

    /// The position after choosing a playable element.
    fn choose(&self, at: &Set<W>, element: usize) -> Set<W> {
        at.with(element)
    }

    /// See [`Rules::parts`].
    fn parts(&self, _at: &Set<W>, _out: &mut Vec<Set<W>>) {}

    /// A key better than the one by symmetry, for games that have one.
    fn key(&self, _at: &Set<W>) -> Option<PositionKey> {
        None
    }

    /// See [`Rules::size`].
    fn size(&self, at: &Set<W>) -> usize {
        self.playable(at).len()
    }

    /// An upper bound on how many elements can still be chosen. The default is for games in which an element that
    /// cannot be chosen now never can be later.
    fn most_left(&self, at: &Set<W>) -> usize {
        self.playable(at).len()
    }

    /// Score games: those of the elements that a player may choose that are not dominated by another, for the player
    /// who wants the score to be large or small; see [`Rules::drop_dominated`].
    fn undominated(&self, _at: &Set<W>, own: &Set<W>, _maximising: bool) -> Set<W> {
        *own
    }
}

/// What the players choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Elements {
    /// The vertices of the graph.
    Vertices,
    /// The edges of the simple graph.
    Edges,
    /// The edges as written, loops and parallel ones included.
    Lines,
}

impl Elements {
    /// The ends of the edges that matter to a game on these elements, in written order.
    pub fn edges(self, graph: &Graph) -> Vec<(usize, usize)> {
        match self {
            Elements::Vertices | Elements::Edges => graph.simple_edges(),
            Elements::Lines => graph.edges().iter().map(|e| (e.u, e.v)).collect(),
        }
    }
}

/// The texts of edges of a graph: `u-v` as written, and for the second and later ones between the same two vertices
/// `u-v#2`, `u-v#3`, ..
pub fn edge_texts(graph: &Graph, edges: &[(usize, usize)]) -> Vec<String> {
    let mut seen: HashMap<(usize, usize), usize> = HashMap::new();
    let text = |&(u, v): &(usize, usize)| {
        let rank = seen.entry((u.min(v), u.max(v))).or_default();
        *rank += 1;
        let text = graph.edge_text(u, v);
        if *rank == 1 { text } else { format!("{text}#{rank}") }
    };
    edges.iter().map(text).collect()
}

/// A selection game on a graph, on bit sets of `W` words.
pub struct Selection<const W: usize> {
    choice: Box<dyn Choice<W>>,
    graph: Graph,
    /// The edges that matter to the game, in order, and their texts.
    edges: Vec<(usize, usize)>,
    edge_texts: Vec<String>,
    elements: Elements,
    ground: Option<usize>,
    labels: Option<Vec<Label>>,
    chosen: Set<W>,
    maximiser: Player,
    mirrors: Mirrors<W>,
}

impl<const W: usize> Rules for Selection<W> {
    type Position = Set<W>;

    fn start(&self) -> Set<W> {
        self.choice.begin(&self.chosen)
    }

    fn moves(&self, at: &Set<W>, _who: Player, out: &mut Vec<Move>) {
        out.extend(self.choice.playable(at).iter().map(Move::of));
    }

    fn play(&self, at: &Set<W>, who: Player, m: Move) -> (Set<W>, Player) {
        (self.choice.choose(at, m.element()), who.other())
    }

    fn score_range(&self, at: &Set<W>, _next: Player) -> (i32, i32) {
        (0, self.choice.most_left(at) as i32)
    }

    fn drop_dominated(
        &self,
        at: &Set<W>,
        who: Player,
        convention: Convention,
        _notes: &[u64],
        moves: &mut Vec<Move>,
    ) {
        if convention == Convention::Score {
            let own = moves.iter().filter(|m| **m != Move::PASS).map(|m| m.element()).collect();
            let kept = self.choice.undominated(at, &own, who == self.maximiser);
            moves.retain(|m| *m == Move::PASS || kept.contains(m.element()));
        }
    }

    fn maximiser(&self) -> Player {
        self.maximiser
    }

    fn parts(&self, at: &Set<W>, out: &mut Vec<Set<W>>) {
        self.choice.parts(at, out);
    }

    fn key(&self, at: &Set<W>) -> PositionKey {
        self.choice.key(at).unwrap_or_else(|| self.mirrors.key(at))
    }

    fn size(&self, at: &Set<W>) -> usize {
        self.choice.size(at)
    }

    fn view(&self, at: &Set<W>) -> View {
        let playable = self.choice.playable(at);
        let mark = |e: usize| if playable.contains(e) { Mark::Free } else { Mark::Dead };
        let on_edges = self.elements != Elements::Vertices;
        let edges = self.edges.iter().enumerate().map(|(i, &(from, to))| Stroke {
            directed: from != to && !self.graph.out(to).contains(&from),
            label: self.labels.as_ref().filter(|_| on_edges).map(|labels| letter(labels[i])),
            mark: if on_edges { mark(i) } else { Mark::Free },
            ..Stroke::line(from, to)
        });
        let edges: Vec<Stroke> = edges.collect();
        let vertices = (0..self.graph.n())
            .map(|v| match on_edges {
                false => mark(v),
                true if edges.iter().any(|e| e.mark == Mark::Free && (e.from == v || e.to == v)) => {
                    Mark::Free
                }
                true => Mark::Dead,
            })
            .collect();
        let labels = self.labels.as_deref().filter(|_| !on_edges).map(label_text);
        View::Graph(GraphView { vertices, edges, labels, ground: self.ground, ..GraphView::of(&self.graph) })
    }

    fn places(&self, _at: &Set<W>, m: Move) -> Vec<Place> {
        match self.elements {
            Elements::Vertices => vec![Place::element(m.element())],
            Elements::Edges | Elements::Lines => vec![Place::Line { at: m.element() }],
        }
    }

    fn move_text(&self, m: Move) -> String {
        match self.elements {
            Elements::Vertices => self.graph.vertex_text(m.element()),
            Elements::Edges | Elements::Lines => self.edge_texts[m.element()].clone(),
        }
    }
}

/// What selection games have in common.
pub const GAME: Entry = Entry { conventions: LAST_MOVE_OR_SCORE, start: Some(Start::Chosen), ..Entry::GAME };

/// What a selection game provides to be set up, besides its rule.
pub struct SelectionSetup<'a> {
    pub problem: &'a Problem,
    pub elements: Elements,
    pub maximiser: Player,
    /// Whether positions that are images under an automorphism of the graph may share a key.
    pub mirrored: bool,
}

impl<'a> SelectionSetup<'a> {
    /// The usual case: vertices are chosen, Alice wants many of them, and positions are identified by automorphisms
    /// of the graph.
    pub fn of(problem: &'a Problem) -> SelectionSetup<'a> {
        SelectionSetup { problem, elements: Elements::Vertices, maximiser: Player::Alice, mirrored: true }
    }
}

/// Makes the rule at one of the three widths.
pub trait MakeChoice {
    fn make<const W: usize>(&self, problem: &Problem) -> Box<dyn Choice<W>>;
}

/// The most elements a selection game may have.
pub const MOST_ELEMENTS: usize = Set::<16>::CAPACITY;

impl SelectionSetup<'_> {
    /// Builds the game at the least width that holds its elements.
    pub fn build(&self, make: &impl MakeChoice) -> Result<Family, Refusal> {
        let graph = self.problem.graph();
        let count = match self.elements {
            Elements::Vertices => graph.n(),
            on_edges => graph.n().max(on_edges.edges(graph).len()),
        };
        match count {
            0..=64 => Ok(Family::Narrow(self.selection(make)?.into())),
            65..=128 => Ok(Family::Middle(self.selection(make)?.into())),
            129..=MOST_ELEMENTS => Ok(Family::Wide(self.selection(make)?.into())),
            _ => Err(Refusal::too_large(words!(
                "{count} elements to choose from; at most {MOST_ELEMENTS} can be searched",
                "{count} elementos a escolher; no máximo {MOST_ELEMENTS} podem ser examinados"
            ))),
        }
    }

    fn selection<const W: usize>(&self, make: &impl MakeChoice) -> Result<Selection<W>, Refusal> {
        let graph = self.problem.graph().clone();
        let labels = self.problem.terms.labels.clone();
        let chosen = match self.elements {
            Elements::Vertices => self.problem.start_vertices()?.into_iter().collect(),
            Elements::Edges | Elements::Lines => self.start_edges()?.into_iter().collect(),
        };
        let mirrors = match self.mirrored && self.elements == Elements::Vertices {
            true => Mirrors::of(&graph, labels.as_deref()),
            false => Mirrors::none(),
        };
        let (elements, maximiser) = (self.elements, self.maximiser);
        let ground = self.problem.graph_and_token().map(|(_, ground)| ground);
        let edges = elements.edges(&graph);
        Ok(Selection {
            choice: make.make(self.problem),
            edge_texts: edge_texts(&graph, &edges),
            graph,
            edges,
            elements,
            ground,
            labels,
            chosen,
            maximiser,
            mirrors,
        })
    }

    /// The edges in `start`, written as moves are, or with their ends swapped.
    fn start_edges(&self) -> Result<Vec<usize>, Refusal> {
        let graph = self.problem.graph();
        let edges = self.elements.edges(graph);
        let find = |text: &String| {
            let (ends, rank) = match split_unquoted(text, '#')[..] {
                [(_, ends), (_, rank)] => (ends, rank),
                _ => (&text[..], "1"),
            };
            let (u, v) = graph.read_edge(ends)?;
            let between = edges.iter().enumerate().filter(|(_, e)| **e == (u, v) || **e == (v, u));
            between.map(|(i, _)| i).nth(rank.parse::<usize>().ok()?.checked_sub(1)?)
        };
        let fault = |text: &String| {
            Refusal::key(
                "start",
                words!("'{text}': expected an edge such as 0-1", "'{text}': esperava-se uma aresta como 0-1"),
            )
        };
        self.problem.start.iter().map(|text| find(text).ok_or_else(|| fault(text))).collect()
    }
}
