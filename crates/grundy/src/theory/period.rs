//! Families of graphs on which nimbers are known to repeat.

use super::plain::plain;
use crate::games::{Board, Problem};
use crate::graph::expr::{Atom, Expr};
use crate::rules::Convention;

/// A period of nimbers that a theorem proves for a whole family.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Period {
    pub length: u64,
    /// The first n from which it holds.
    pub from: u64,
    pub by: &'static str,
}

const OCTAL: &str = "the octal periodicity theorem for 0.137";
const STRETCHES: &str = "nimbers of paths and cycles modulo 4 (Brito et al. 2025)";
const PARITY: &str = "parity: every play has the same length, or only its parity matters";

/// Game, family, length of the period and where it begins. Families are those of graph expressions.
static PERIODS: &[(&str, &str, u64, u64, &str)] = &[
    ("kayles", "P", 34, 52, OCTAL),
    ("kayles", "C", 34, 38, OCTAL),
    ("kayles", "caterpillar", 2, 1, PARITY),
    ("arc-kayles", "P", 34, 53, OCTAL),
    ("arc-kayles", "C", 34, 38, OCTAL),
    ("domination", "P", 4, 4, STRETCHES),
    ("domination", "C", 4, 3, STRETCHES),
    ("clique-forming", "K", 2, 1, PARITY),
    ("interval", "P", 2, 1, PARITY),
    ("interval", "K", 2, 1, PARITY),
    ("interval", "S", 2, 1, PARITY),
    ("hull", "P", 2, 1, PARITY),
    ("hull", "C", 2, 1, PARITY),
    ("hull", "K", 2, 1, PARITY),
    ("hull", "S", 2, 1, PARITY),
    ("convex-set", "P", 2, 1, PARITY),
    ("convex-set", "K", 2, 1, PARITY),
    ("convex-set", "S", 2, 1, PARITY),
    ("general-position", "K", 2, 1, PARITY),
];

/// The period of the family in which this problem is number n, where a theorem knows one. The family is the one
/// that the graph expression names; normal play, nothing chosen, every key at its default.
pub fn period(problem: &Problem, n: u64) -> Option<Period> {
    let plain = plain(problem, &[problem.entry.id])?;
    let changed = problem.entry.keys.iter().any(|key| problem.key(key.name) != key.default);
    if plain.convention != Convention::Normal || changed || !problem.start.is_empty() {
        return None;
    }
    let Board::Graph(board) = &problem.board else { return None };
    let Expr::Copies { count: 1, atom: Atom::Named(family, numbers), .. } = board.expr()? else {
        return None;
    };
    let known = PERIODS.iter().find(|(game, name, ..)| *game == problem.entry.id && *name == family.name);
    known.filter(|_| numbers[..] == [n]).map(|&(_, _, length, from, by)| Period { length, from, by })
}

#[cfg(test)]
mod tests {
    use super::super::{consult, naive};
    use super::*;
    use crate::games::GraphBoard;
    use crate::graph::families::family;

    /// Each period holds as far as three turns of it, and not from one earlier.
    #[test]
    fn periods_hold() {
        for &(game, name, length, from, _) in PERIODS {
            let nimber = |n: u64| {
                let graph = family(name).unwrap().build(&[n]).unwrap();
                let mut problem = naive::problem(game, &graph, Convention::Normal, 0);
                let named = Expr::atom(Atom::Named(family(name).unwrap(), vec![n]));
                problem.board = Board::Graph(GraphBoard::of(named).unwrap());
                assert_eq!(period(&problem, n).map(|p| (p.length, p.from)), Some((length, from)));
                assert_eq!(period(&problem, n + 1), None);
                consult(&problem).nimber.unwrap()
            };
            for n in from..from + 2 * length {
                assert_eq!(nimber(n), nimber(n + length), "{game} {name} {n}");
            }
            assert!(from == 1 || nimber(from - 1) != nimber(from - 1 + length), "{game} {name}");
        }
    }
}
