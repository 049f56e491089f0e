//! A colouring game as theorems see it, and what they say about it.

use super::super::Finding;
use crate::games::{Board, ColouringGame, ColouringRule as Rule, GraphBoard, Problem, vertices_wanted};
use crate::graph::Graph;
use crate::graph::distance::is_connected;
use crate::rules::{Convention, Player, Words};

/// A game of the family on a graph without arcs; from its empty board, since few theorems cover partial colourings.
pub struct Asked<'a> {
    pub graph: &'a Graph,
    pub rule: Rule,
    /// Whether the coloured vertices always induce a connected graph.
    pub connected: bool,
    pub k: usize,
    pub first: Player,
    pub pass: Option<Player>,
    pub convention: Convention,
    /// Whether Alice wins only if every vertex is coloured; otherwise fewer may be enough.
    pub every: bool,
}

impl<'a> Asked<'a> {
    pub fn of(problem: &'a Problem) -> Option<Asked<'a>> {
        Asked::begun(problem).filter(|_| problem.start.is_empty())
    }

    /// The same where some vertices may be coloured already, if the question is who wins.
    pub fn begun(problem: &'a Problem) -> Option<Asked<'a>> {
        if !problem.start.is_empty() && problem.terms.convention != Convention::Objective {
            return None;
        }
        let ColouringGame { rule, connected } = problem.entry.colouring?;
        let Board::Graph(GraphBoard { graph, .. }) = &problem.board else { return None };
        let goal = vertices_wanted(problem);
        if problem.terms.labels.is_some() || graph.is_directed() || goal > graph.n() {
            return None;
        }
        Some(Asked {
            graph,
            rule,
            connected,
            k: problem.number(if rule == Rule::Marking { "k" } else { "colors" }) as usize,
            first: problem.terms.first,
            pass: problem.terms.pass,
            convention: problem.terms.convention,
            every: goal == graph.n(),
        })
    }

    /// Whether Alice wins here if she wins the plain form, in which she starts and nobody passes: in that form
    /// itself, and where she may pass too, since she need not.
    pub fn follows_from_plain(&self) -> bool {
        self.first == Player::Alice && self.pass != Some(Player::Bob)
    }

    /// The greatest degree plus one: with this many colours every vertex can always be coloured.
    pub fn always_enough(&self) -> usize {
        (0..self.graph.n()).map(|v| self.graph.degree(v) + 1).max().unwrap_or(0)
    }

    pub fn has_edges(&self) -> bool {
        (0..self.graph.n()).any(|v| self.graph.degree(v) > 0)
    }

    /// The greatest k for which it is useful to know that Alice wins with k or more colours.
    pub fn most_useful(&self) -> Option<usize> {
        match self.convention {
            Convention::Objective => Some(self.k),
            Convention::Score if self.counts_colours() => self.always_enough().checked_sub(1),
            _ => None,
        }
    }

    pub fn may_use(&self, bound: usize) -> bool {
        self.most_useful().is_some_and(|most| bound <= most)
    }

    /// Whether the score is the number of colours that a whole colouring has: in a greedy game with as many colours
    /// as can be needed.
    fn counts_colours(&self) -> bool {
        let whole = !self.connected || is_connected(self.graph);
        self.rule == Rule::Greedy && whole && self.k >= self.always_enough()
    }

    /// The move that gives a vertex the least colour that none of its neighbours has, or a mark.
    pub fn colouring(&self, v: usize, colours: &[usize]) -> Option<String> {
        if self.rule == Rule::Marking {
            return Some(v.to_string());
        }
        let taken = |colour: &usize| self.graph.neighbours(v).iter().any(|&u| colours[u] == *colour);
        let colour = (1..=self.k).find(|colour| !taken(colour))?;
        Some(if self.rule == Rule::Proper { format!("{v}:{colour}") } else { v.to_string() })
    }

    fn is_greedy(&self) -> bool {
        self.rule == Rule::Greedy
    }
}

/// What a theorem says about a game, for any number k of colours.
///
/// It is open whether Alice may win with k colours and lose with k + 1 (Zhu 1999), so a win with one number says
/// nothing about the next. In greedy games it does: where she wins with k colours no vertex ever misses one of them,
/// or it would miss it for good; so with more colours the same strategy meets the same positions. Thus the least
/// number with which she wins is also the number of colours used when nothing limits them.
#[derive(Default)]
pub struct Says {
    /// Alice wins with every k from here on.
    pub wins_from: Option<usize>,
    /// Alice wins with this k.
    pub wins_with: Option<usize>,
    /// Bob wins with every k below this.
    pub loses_below: Option<usize>,
    pub by: Words,
}

impl Says {
    pub fn wins_from(k: usize, by: impl Into<Words>) -> Says {
        Says { wins_from: Some(k), by: by.into(), ..Says::default() }
    }

    pub fn wins_with(k: usize, by: impl Into<Words>) -> Says {
        Says { wins_with: Some(k), by: by.into(), ..Says::default() }
    }

    pub fn loses_below(k: usize, by: impl Into<Words>) -> Says {
        Says { loses_below: Some(k), by: by.into(), ..Says::default() }
    }

    /// Alice wins with k colours or more, and not with fewer.
    pub fn exactly(k: usize, by: impl Into<Words>) -> Says {
        Says { wins_from: Some(k), loses_below: Some(k), by: by.into(), ..Says::default() }
    }

    /// What this implies for the given game.
    pub fn about(self, asked: &Asked) -> Option<Finding> {
        let more = if asked.is_greedy() { self.wins_with } else { None };
        let wins_from = [self.wins_from, more].into_iter().flatten().min();
        match asked.convention {
            Convention::Objective => {
                let wins = wins_from.is_some_and(|from| asked.k >= from) || self.wins_with == Some(asked.k);
                let loses = asked.every && self.loses_below.is_some_and(|below| asked.k < below);
                let winner = if wins { Player::Alice } else { Player::Bob };
                (wins || loses).then(|| Finding::winner(winner == asked.first, self.by))
            }
            Convention::Score if asked.counts_colours() => {
                let least = self.loses_below.unwrap_or(usize::from(asked.graph.n() > 0));
                let most = wins_from.unwrap_or(usize::MAX).min(asked.always_enough());
                Some(Finding::window(least as i64, most as i64, self.by))
            }
            _ => None,
        }
    }
}
