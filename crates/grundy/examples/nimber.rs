//! A graph built in code, and its nimber.

use grundy::ask::Question;
use grundy::games::Problem;
use grundy::graph::Graph;

pub fn main() -> Result<(), Box<dyn std::error::Error>> {
    // A triangle with a tail of two vertices.
    let graph = Graph::undirected(5, [(0, 1), (1, 2), (2, 0), (2, 3), (3, 4)]);
    let question = Question::from(Problem::new("kayles", graph)?);
    let answer = question.solve(&Default::default())?;
    println!("{question}: nimber {:?}, won by {:?}", answer.nimber, answer.winner);
    // Every move leaves a vertex, an edge or a triangle, each of nimber 1, and the least number missing is 0.
    assert_eq!(answer.nimber, Some(0));
    Ok(())
}
