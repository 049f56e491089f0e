//! The whole game graph of a small position, with every node labelled.
//!
//! A layer beside the engines: it uses rules and terms only, stores every position, and computes each label by its
//! definition. It is for teaching and for checking the engines, not for speed.

mod grow;
mod label;
mod loopy;
mod order;
mod rank;
#[cfg(test)]
mod tests;

use crate::rules::{Game, Pack, Player, Rules, Verdict, View};
use crate::value::Loopy;
pub use grow::{Explorer, Shape};
use serde::Serialize;
use serde::ser::Serializer;

/// What a position is worth to the player to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Outcome {
    /// The player to move wins.
    Winning,
    /// The player to move loses.
    Losing,
    /// Neither player wins.
    Draw,
}

impl Outcome {
    /// The outcome for a player, given the result.
    fn of(verdict: Verdict, who: Player) -> Outcome {
        Outcome::from_sign(verdict.sign_for(who))
    }

    fn from_sign(sign: i8) -> Outcome {
        match sign {
            0 => Outcome::Draw,
            s if s > 0 => Outcome::Winning,
            _ => Outcome::Losing,
        }
    }

    /// 1 for a win, 0 for a draw, -1 for a loss.
    fn sign(self) -> i8 {
        match self {
            Outcome::Winning => 1,
            Outcome::Draw => 0,
            Outcome::Losing => -1,
        }
    }
}

/// A position; in partizan and objective games together with the player to move.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct Node {
    /// The position in a few characters; different positions may look the same.
    pub position: String,
    /// What the position looks like, where the shape of the graph asks for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub view: Option<View>,
    /// The moves by which it was first reached, from the first root that leads to it.
    pub played: Vec<String>,
    /// The player to move; none where the node stands for the position whoever is to move.
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    pub next: Option<Player>,
    /// Every legal move and the node to which it leads.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<MoveTo>))]
    #[serde(serialize_with = "move_list")]
    pub moves: Vec<(String, usize)>,
    /// False if the limit was reached before the moves of this node were followed.
    pub expanded: bool,
    /// The step at which backward labelling marks the node; none if it never does.
    pub step: Option<u32>,
    /// What it is worth to the player to move; none in score games, and where an incomplete graph does not determine it.
    pub outcome: Option<Outcome>,
    /// Who wins under best play, where the node says who is to move and what it is worth.
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    pub winner: Option<Verdict>,
    /// Moves until the end if the winner hurries and the loser delays; none for draws and endless plays.
    pub remoteness: Option<u32>,
    /// For impartial games under normal play, where no cycle can be reached.
    pub nimber: Option<u64>,
    /// For the same games where a cycle can be reached, if the graph is complete.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub loopy: Option<Loopy>,
    /// For games that may be endless, where the nimber is finite: the least n such that SG_n is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rank: Option<u32>,
    /// Score games: what best play from here still adds to the score.
    pub score: Option<i32>,
}

impl Node {
    /// A node without moves and labels.
    pub(crate) fn new(position: String, played: Vec<String>, next: Option<Player>) -> Node {
        Node {
            position,
            view: None,
            played,
            next,
            moves: Vec::new(),
            expanded: false,
            step: None,
            outcome: None,
            winner: None,
            remoteness: None,
            nimber: None,
            loopy: None,
            rank: None,
            score: None,
        }
    }

    /// Sets the outcome, and with it the winner where it is known who is to move.
    pub(crate) fn settle(&mut self, outcome: Outcome) {
        self.outcome = Some(outcome);
        self.winner = self.next.map(|next| Verdict::from_sign(outcome.sign(), next));
    }
}

/// The nodes that can be reached from one position or from several, in breadth-first order.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct GameGraph {
    /// Every position that was reached, in breadth-first order.
    pub nodes: Vec<Node>,
    /// The indices of the positions that were explored.
    pub roots: Vec<usize>,
    /// False if the limit on nodes was reached: labels are then given only where they are certain.
    pub complete: bool,
    /// How many positions were folded into others that a symmetry maps them to.
    pub folded: usize,
}

impl GameGraph {
    /// The length of a shortest play to a node from the first root that leads to it.
    pub fn depth(&self, node: usize) -> usize {
        self.nodes[node].played.len()
    }

    /// Whether a move leads to a node that is won for the player who makes it.
    pub fn wins(&self, from: usize, to: usize) -> bool {
        label::sign_of_move(&self.nodes, from, to) == Some(1)
    }

    /// Whether each position is one node, whoever is to move.
    pub fn without_turns(&self) -> bool {
        self.nodes.iter().all(|node| node.next.is_none())
    }

    /// The total number of moves.
    pub fn size(&self) -> usize {
        self.nodes.iter().map(|node| node.moves.len()).sum()
    }
}

/// The game graph of a position, up to a number of nodes, with a node for each position and player to move. Time and
/// memory are linear in the number of moves, except for the labels of cyclic games that backward labelling leaves open,
/// which take a few more passes.
pub fn game_graph<R: Rules>(
    game: Game<'_, R>,
    from: R::Position,
    next: Player,
    most_nodes: usize,
) -> GameGraph {
    let mut explorer = Explorer::new(game, Shape { turns: true, ..Shape::new(most_nodes) });
    explorer.add(game, 0, (from, next), &mut |at| at.to_bytes(), &|| true);
    explorer.finish(game)
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
