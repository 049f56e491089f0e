//! The game graph of a problem text.

use super::{Error, Question};
use crate::explore::{Explorer, GameGraph, Shape};
use crate::games::Problem;
use crate::rules::{Bytes, Erased, Game, Pack, Rules, Terms, View};
use crate::solve::{Limits, Meter};
use serde::Serialize;

/// The game graph of a problem, or of several problems of one game, with every label that it allows.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[non_exhaustive]
pub struct Tree {
    /// The canonical texts of the positions at the roots.
    pub problems: Vec<String>,
    /// The positions, moves and labels.
    #[serde(flatten)]
    pub graph: GameGraph,
}

/// The game graph from the position of a problem text, up to a number of positions. In an impartial game each position
/// is one node, whoever is to move.
///
/// ```
/// let tree = grundy::ask::tree("kayles:P3", 100).unwrap();
/// assert!(tree.graph.complete);
/// assert_eq!(tree.graph.nodes[tree.graph.roots[0]].nimber, Some(2));
/// ```
pub fn tree(text: &str, most_positions: usize) -> Result<Tree, Error> {
    Question::read(text)?.tree(most_positions)
}

/// The game graph from the positions of several questions about one game. Positions that can be reached from several
/// roots are shared if the boards are the same or the game can write its positions as boards. An error comes with the
/// number of the question that is wrong.
///
/// ```
/// use grundy::ask::{Question, tree_from};
/// use grundy::explore::Shape;
///
/// let roots = ["marienbad:3,2", "marienbad:4,3"].map(|text| Question::read(text).unwrap());
/// let tree = tree_from(&roots, Shape::new(100)).unwrap();
/// assert_eq!(tree.graph.roots, [0, 4]);
/// ```
pub fn tree_from(questions: &[Question], shape: Shape) -> Result<Tree, (usize, Error)> {
    tree_within(questions, shape, &Limits::default())
}

/// The same within limits on time and positions. Where one is met, the rest is left out as it is beyond the most nodes.
pub fn tree_within(questions: &[Question], shape: Shape, limits: &Limits) -> Result<Tree, (usize, Error)> {
    let meter = Meter::new(limits.clone());
    let Some(first) = questions.first() else {
        return Err((0, Error::new(0, words!("expected a problem", "esperava-se um problema"))));
    };
    let mut explorer = None;
    for (i, question) in questions.iter().enumerate() {
        let grown = agree(first, question).and_then(|()| {
            let prepared = question.prepared()?;
            let board = questions.iter().position(|other| same_board(other, question)).unwrap_or(i);
            let shared = questions.iter().any(|other| !same_board(other, question));
            let (terms, explorer) = (&prepared.terms, &mut explorer);
            let grow = Grow { question, terms, shape, board, shared, meter: &meter, explorer };
            grow.on(&prepared.family.erase())
        });
        grown.map_err(|error| (i, error))?;
    }
    let prepared = first.prepared().map_err(|error| (0, error))?;
    let graph = explorer.map(|explorer| explorer.finish(prepared.game()));
    let graph =
        graph.ok_or_else(|| (0, Error::new(0, words!("expected a problem", "esperava-se um problema"))))?;
    Ok(Tree { problems: questions.iter().map(Question::to_string).collect(), graph })
}

/// Roots of one graph must be positions of one game on the same terms.
fn agree(first: &Question, other: &Question) -> Result<(), Error> {
    let same = match (first.single(), other.single()) {
        (Some(one), Some(two)) => same_rules(one, two),
        _ => same_board(first, other),
    };
    match same {
        true => Ok(()),
        false => Err(Error::new(
            0,
            words!(
                "the roots of a game graph must be of one game with the same keys; the first is {first}",
                "as raízes de um grafo de jogo devem ser de um só jogo com as mesmas chaves; a primeira é {first}"
            ),
        )),
    }
}

/// Whether two problems differ at most in their boards and the labels on them.
fn same_rules(one: &Problem, two: &Problem) -> bool {
    let unlabelled = |problem: &Problem| Terms { labels: None, ..problem.terms.clone() };
    one.entry.id == two.entry.id
        && (&one.keys, &one.start, one.began) == (&two.keys, &two.start, two.began)
        && unlabelled(one) == unlabelled(two)
}

/// Whether two questions differ at most in the moves already played.
fn same_board(one: &Question, other: &Question) -> bool {
    one.problems().eq(other.problems())
}

impl Question {
    /// The game graph from its position, up to a number of positions.
    pub fn tree(&self, most_positions: usize) -> Result<Tree, Error> {
        tree_from(std::slice::from_ref(self), Shape::new(most_positions)).map_err(|(_, error)| error)
    }
}

struct Grow<'a> {
    question: &'a Question,
    terms: &'a Terms,
    shape: Shape,
    /// The number of the board.
    board: usize,
    /// Whether there are roots with other boards.
    shared: bool,
    meter: &'a Meter,
    explorer: &'a mut Option<Explorer>,
}

impl Grow<'_> {
    fn on(self, rules: &Erased) -> Result<(), Error> {
        let game = Game::new(rules, self.terms);
        if !rules.view(&rules.start()).is_listable() {
            return Err(Error::new(
                0,
                words!(
                    "at most {} objects for a game graph",
                    "no máximo {} objetos para um grafo de jogo",
                    View::MOST_OBJECTS
                ),
            ));
        }
        let standing = self.question.standing()?;
        let root = (standing.at.clone(), standing.next);
        let problem = self.question.single().filter(|_| self.shared);
        let mut name = |at: &Bytes| {
            let restated = problem.and_then(|problem| restated(problem, &rules.view(at)));
            restated.unwrap_or_else(|| (self.board as u64, at.to_bytes()).to_bytes())
        };
        let explorer = self.explorer.get_or_insert_with(|| Explorer::new(game, self.shape));
        explorer.add(game, self.board, root, &mut name, &|| self.meter.report(1).is_ok());
        Ok(())
    }
}

/// The board on which a position is the start of play, where the game can say so.
fn restated(problem: &Problem, view: &View) -> Option<Bytes> {
    let board = (problem.entry.restate?)(problem, view)?;
    Some(board.to_string().into_bytes().into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::explore::Outcome;

    /// Kayles on P4 from its middle: choosing 1 leaves the single vertex 3.
    #[test]
    fn begins_after_the_moves_played() {
        let tree = tree("kayles:P4//1", 100).unwrap();
        assert_eq!(tree.problems, ["kayles:P4//1"]);
        assert_eq!(tree.graph.nodes.len(), 2);
        let root = &tree.graph.nodes[tree.graph.roots[0]];
        assert_eq!((root.next, root.nimber, root.step), (None, Some(1), Some(1)));
    }

    fn read(texts: &[&str]) -> Vec<Question> {
        texts.iter().map(|text| Question::read(text).unwrap()).collect()
    }

    /// The exercise of the slides on Marienbad: <8,7> is losing, <7,6> and <6,5> are winning, and all that follows is
    /// shared. Found here by taking matches in every way.
    #[test]
    fn roots_share_what_follows() {
        let questions = read(&["marienbad:8,7", "marienbad:7,6", "marienbad:6,5"]);
        let graph = tree_from(&questions, Shape::new(1000)).unwrap().graph;
        let mut reached = std::collections::BTreeSet::new();
        let mut open = vec![(8u64, 7u64), (7, 6), (6, 5)];
        while let Some((matches, limit)) = open.pop() {
            if reached.insert((matches, limit)) {
                open.extend((1..=limit).map(|k| (matches - k, (2 * k).min(matches - k))));
            }
        }
        assert_eq!((graph.nodes.len(), graph.roots.len()), (reached.len(), 3));
        let losing = graph.roots.iter().map(|&root| graph.nodes[root].outcome == Some(Outcome::Losing));
        assert_eq!(losing.collect::<Vec<_>>(), [true, false, false]);
    }

    /// Roots on one board share positions exactly; roots on different boards only where positions can be written as
    /// boards.
    #[test]
    fn roots_may_have_different_boards() {
        let count = |texts: &[&str]| {
            let graph = tree_from(&read(texts), Shape::new(1000)).unwrap().graph;
            (graph.nodes.len(), graph.roots)
        };
        let alone = count(&["kayles:P4"]).0;
        assert_eq!(count(&["kayles:P4", "kayles:P4//0"]), (alone, vec![0, 1]));
        assert_eq!(count(&["kayles:P4", "kayles:P3"]), (alone + count(&["kayles:P3"]).0, vec![0, alone]));
        assert_eq!(count(&["nim:3", "nim:2"]), (4, vec![0, 3]));
    }

    #[test]
    fn roots_must_be_of_one_game() {
        for texts in
            [["kayles:P4", "nim:3"], ["nim:3", "nim{convention=misere}:3"], ["nim:3", "nim:3 + nim:2"]]
        {
            let (number, error) = tree_from(&read(&texts), Shape::new(100)).unwrap_err();
            assert_eq!((number, error.at), (1, 0));
            assert!(error.message.en.contains(texts[0]), "{}", error.message);
        }
        let wrong = tree_from(&read(&["kayles:P4", "kayles:P4//9"]), Shape::new(100)).unwrap_err();
        assert_eq!((wrong.0, wrong.1.at), (1, 11));
        assert!(tree_from(&[], Shape::new(100)).is_err());
    }

    #[test]
    fn sums_and_limits() {
        assert!(!tree("kayles:P9 + nim:5", 10).unwrap().graph.complete);
        assert!(tree("nim:3 + nim:3", 100).unwrap().graph.complete);
        assert!(tree("nim:99999999999", 10).is_err());
        assert_eq!(tree("kayles:P4//7", 10).unwrap_err().at, 11);
        let (nim, shape) = (Question::read("nim:9,9").unwrap(), Shape::new(1000));
        let within = |limits: &Limits| tree_within(std::slice::from_ref(&nim), shape, limits).unwrap().graph;
        let few = within(&Limits { nodes: Some(3), ..Limits::default() });
        assert!(!few.complete && few.nodes.iter().filter(|node| node.expanded).count() == 3);
        let cancelled = Limits::default();
        cancelled.cancel.cancel();
        assert_eq!(within(&cancelled).nodes.len(), 1);
    }
}
