//! The common hypotheses of theorems on values.

use crate::games::{Board, GraphBoard, Problem};
use crate::graph::{Graph, Label};
use crate::rules::{Convention, Player};
use crate::value::{Calculator, Failure, Options, Value};

/// A problem with labels under normal play, without passing or arcs, on a graph.
pub struct Partizan<'a> {
    pub graph: &'a Graph,
    pub labels: &'a [Label],
    /// Vertices chosen before play, ascending, each once.
    pub start: Vec<usize>,
}

/// The problem, if it satisfies them.
pub fn partizan(problem: &Problem) -> Option<Partizan<'_>> {
    let Board::Graph(GraphBoard { graph, .. }) = &problem.board else { return None };
    let terms = &problem.terms;
    let labels = terms.labels.as_deref()?;
    let holds = terms.convention == Convention::Normal && terms.pass.is_none() && !terms.impartial();
    if !holds || graph.is_directed() {
        return None;
    }
    let mut start = problem.start_vertices().ok()?;
    start.sort_unstable();
    start.dedup();
    Some(Partizan { graph, labels, start })
}

/// The value of a game by its moves, each given by the label of what it chooses and the value that it leaves.
pub fn value_of_moves(moves: &[(Label, Value)], calculator: &mut Calculator<'_>) -> Result<Value, Failure> {
    let of = |who: Player| -> Options {
        moves.iter().filter(|(label, _)| who.may_choose(*label)).map(|&(_, value)| value).collect()
    };
    calculator.make(of(Player::Alice), of(Player::Bob))
}
