//! The whole game graph of a small position, with every node labelled.
//!
//! A layer beside the engines: it uses rules and terms only, stores every position, and computes each label by its
//! definition. It is for teaching and for checking the engines, not for speed.

mod label;
mod loopy;
mod order;
#[cfg(test)]
mod tests;

use crate::rules::{Convention, Game, Player, Rules, Verdict};
use crate::value::Loopy;
use serde::Serialize;
use serde::ser::Serializer;
use std::collections::{HashMap, HashSet};

/// A position together with the player to move.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct Node {
    /// The position in a few characters; different positions may look the same.
    pub position: String,
    /// The moves by which it was first reached from the root: unique to this node.
    pub played: Vec<String>,
    /// The player to move.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub next: Player,
    /// Every legal move and the node to which it leads.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<MoveTo>))]
    #[serde(serialize_with = "move_list")]
    pub moves: Vec<(String, usize)>,
    /// False if the limit was reached before the moves of this node were followed.
    pub expanded: bool,
    /// The step at which backward labelling marks the node; none if it never does.
    pub step: Option<u32>,
    /// Who wins under best play; none in score games, and where an incomplete graph does not determine it.
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    pub winner: Option<Verdict>,
    /// Moves until the end if the winner hurries and the loser delays; none for draws and endless plays.
    pub remoteness: Option<u32>,
    /// For impartial games under normal play, where no cycle can be reached.
    pub nimber: Option<u64>,
    /// For the same games where a cycle can be reached, if the graph is complete.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub loopy: Option<Loopy>,
    /// Score games: what best play from here still adds to the score.
    pub score: Option<i32>,
}

/// The nodes that can be reached from a position, in breadth-first order.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct GameGraph {
    /// Every position that was reached, in breadth-first order.
    pub nodes: Vec<Node>,
    /// The index of the position that was explored.
    pub root: usize,
    /// False if the limit on nodes was reached: labels are then given only where they are certain.
    pub complete: bool,
}

impl GameGraph {
    /// The length of a shortest play from the root to each node.
    pub fn depth(&self, node: usize) -> usize {
        self.nodes[node].played.len()
    }

    /// The total number of moves.
    pub fn size(&self) -> usize {
        self.nodes.iter().map(|node| node.moves.len()).sum()
    }
}

/// The game graph of a position, up to a number of nodes. Equal positions with the same player to move are one node.
/// Time and memory are linear in the number of moves, except for the labels of cyclic games that backward labelling
/// leaves open, which take a few more passes.
pub fn game_graph<R: Rules>(
    game: Game<'_, R>,
    from: R::Position,
    next: Player,
    most_nodes: usize,
) -> GameGraph {
    let endless = game.rules.endless(&from).verdict();
    let mut found = Found::new(from, next);
    let mut i = 0;
    while i < found.places.len() {
        found.expand(game, i, most_nodes);
        i += 1;
    }
    let complete = found.nodes.iter().all(|node| node.expanded);
    let Found { mut nodes, ends, gains, .. } = found;
    match game.terms.convention {
        Convention::Score => order::scores(&mut nodes, &ends, &gains, game.rules.maximiser()),
        _ => {
            let verdicts: Vec<Option<Verdict>> =
                ends.iter().map(|end| end.map(|(verdict, _)| verdict)).collect();
            label::mark(&mut nodes, &verdicts);
            if complete {
                label::endless(&mut nodes, &verdicts, endless);
            }
        }
    }
    let alternates = nodes.iter().all(|node| node.moves.iter().all(|&(_, to)| nodes[to].next != node.next));
    if game.terms.convention == Convention::Normal && game.impartial() && alternates {
        order::nimbers(&mut nodes);
        if complete && endless == Verdict::Draw && nodes.iter().any(|node| node.nimber.is_none()) {
            loopy::loopy_nimbers(&mut nodes);
        }
    }
    GameGraph { nodes, root: 0, complete }
}

/// The graph under construction.
struct Found<P> {
    nodes: Vec<Node>,
    places: Vec<(P, Player)>,
    index: HashMap<(P, Player), usize>,
    /// For nodes at which the play is over: its verdict, and what the end adds to the score.
    ends: Vec<Option<(Verdict, i32)>>,
    /// What each move adds to the score.
    gains: Vec<Vec<i32>>,
}

impl<P: Clone + Eq + std::hash::Hash> Found<P> {
    fn new(from: P, next: Player) -> Self {
        let mut found = Found {
            nodes: Vec::new(),
            places: Vec::new(),
            index: HashMap::new(),
            ends: Vec::new(),
            gains: Vec::new(),
        };
        found.add((from, next), Vec::new());
        found
    }

    fn add(&mut self, place: (P, Player), played: Vec<String>) -> usize {
        if let Some(&known) = self.index.get(&place) {
            return known;
        }
        self.nodes.push(Node {
            position: String::new(),
            played,
            next: place.1,
            moves: Vec::new(),
            expanded: false,
            step: None,
            winner: None,
            remoteness: None,
            nimber: None,
            loopy: None,
            score: None,
        });
        self.ends.push(None);
        self.gains.push(Vec::new());
        self.index.insert(place.clone(), self.places.len());
        self.places.push(place);
        self.places.len() - 1
    }

    /// Follows the moves of a node, unless that would exceed the limit on nodes.
    fn expand<R: Rules<Position = P>>(&mut self, game: Game<'_, R>, i: usize, most_nodes: usize) {
        let (at, who) = self.places[i].clone();
        self.nodes[i].position = game.rules.view(&at).summary();
        let mut moves = Vec::new();
        game.moves(&at, who, &mut moves);
        if let Some(verdict) = game.ended(&at, who, moves.is_empty()) {
            self.ends[i] = Some((verdict, game.rules.final_score(&at)));
            self.nodes[i].expanded = true;
            return;
        }
        let after: Vec<(P, Player)> = moves.iter().map(|&m| game.play(&at, who, m)).collect();
        let new: HashSet<_> = after.iter().filter(|place| !self.index.contains_key(place)).collect();
        if self.nodes.len() + new.len() > most_nodes {
            return;
        }
        for (&m, place) in moves.iter().zip(after) {
            let text = game.move_text(m);
            let mut played = self.nodes[i].played.clone();
            played.push(text.clone());
            let to = self.add(place, played);
            self.nodes[i].moves.push((text, to));
            self.gains[i].push(game.gain(&at, who, m));
        }
        self.nodes[i].expanded = true;
    }
}

/// A move of a node, and the node to which it leads, as in JSON.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MoveTo {
    r#move: String,
    to: usize,
}

fn move_list<S: Serializer>(moves: &[(String, usize)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(moves.iter().map(|(text, to)| MoveTo { r#move: text.clone(), to: *to }))
}
