//! The game graph of a problem text.

use super::{Error, Question};
use crate::explore::{GameGraph, game_graph};
use crate::games::Visitor;
use crate::rules::{Game, Pack, Rules, Terms, View};
use serde::Serialize;

/// The game graph of a problem, with every label that it allows.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct Tree {
    /// The canonical text of the position at the root.
    pub problem: String,
    /// The positions, moves and labels.
    #[serde(flatten)]
    pub graph: GameGraph,
}

/// The game graph from the position of a problem text, up to a number of positions.
///
/// ```
/// let tree = grundy::ask::tree("kayles:P3", 100).unwrap();
/// assert!(tree.graph.complete);
/// assert_eq!(tree.graph.nodes[tree.graph.root].nimber, Some(2));
/// ```
pub fn tree(text: &str, most_positions: usize) -> Result<Tree, Error> {
    Question::read(text)?.tree(most_positions)
}

impl Question {
    /// The game graph from its position, up to a number of positions.
    pub fn tree(&self, most_positions: usize) -> Result<Tree, Error> {
        let prepared = self.prepared()?;
        let graph = prepared.family.visit(Grow { question: self, terms: &prepared.terms, most_positions })?;
        Ok(Tree { problem: self.to_string(), graph })
    }
}

struct Grow<'a> {
    question: &'a Question,
    terms: &'a Terms,
    most_positions: usize,
}

impl Visitor for Grow<'_> {
    type Output = Result<GameGraph, Error>;

    fn visit<R: Rules>(self, rules: &R) -> Result<GameGraph, Error> {
        let game = Game::new(rules, self.terms);
        if !rules.view(&rules.start()).is_listable() {
            return Err(Error::new(0, format!("at most {} objects for a game graph", View::MOST_OBJECTS)));
        }
        let standing = self.question.standing()?;
        Ok(game_graph(game, Pack::from_bytes(&standing.at), standing.next, self.most_positions))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Kayles on P4 from its middle: choosing 1 leaves the single vertex 3.
    #[test]
    fn begins_after_the_moves_played() {
        let tree = tree("kayles:P4//1", 100).unwrap();
        assert_eq!(tree.problem, "kayles:P4//1");
        assert_eq!(tree.graph.nodes.len(), 2);
        let root = &tree.graph.nodes[tree.graph.root];
        assert_eq!((root.next.id(), root.nimber, root.step), ("bob", Some(1), Some(1)));
    }

    #[test]
    fn sums_and_limits() {
        assert!(!tree("kayles:P9 + nim:5", 10).unwrap().graph.complete);
        assert!(tree("nim:3 + nim:3", 100).unwrap().graph.complete);
        assert!(tree("nim:99999999999", 10).is_err());
        assert_eq!(tree("kayles:P4//7", 10).unwrap_err().at, 11);
    }
}
