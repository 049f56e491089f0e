//! Families of graphs on which nimbers are known to repeat.

use super::plain::plain;
use super::rows::Rows;
use crate::games::{Board, Problem};
use crate::graph::expr::{Atom, Expr};
use crate::rules::{Bilingual, Convention};
use std::sync::LazyLock;

/// A period of nimbers that a theorem proves for a whole family.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Period {
    /// After how many n the nimbers repeat.
    pub length: u64,
    /// The first n from which it holds.
    pub from: u64,
    /// The theorem.
    pub by: Bilingual,
}

impl Period {
    const fn new(length: u64, from: u64, by: Bilingual) -> Period {
        Period { length, from, by }
    }
}

const OCTAL: Bilingual =
    Bilingual::of("the octal periodicity theorem for 0.137", "o teorema da periodicidade octal para 0.137");
/// A pin takes the pairs beside it along, and a pair its two pins and the pairs beside it: what is left are the bowling
/// graphs of the pins on either side, as when one pin or two adjacent ones of a row fall.
const BOWLING: Bilingual = Bilingual::of(
    "the octal periodicity theorem for 0.77, which the graph plays with one heap of n pins",
    "o teorema da periodicidade octal para 0.77, que o grafo joga com uma pilha de n pinos",
);
/// The first move in a circle leaves a row, and the player to move wins every row from its middle.
const CIRCLE: Bilingual = Bilingual::of(
    "strategy: every first move leaves a row, which is won from its middle by mirroring",
    "estratégia: toda primeira jogada deixa uma fila, que se vence pelo meio por espelhamento",
);
const STRETCHES: Bilingual = Bilingual::of(
    "nimbers of paths and cycles modulo 4 (Brito et al. 2025)",
    "nimbers de caminhos e ciclos módulo 4 (Brito et al. 2025)",
);
const PARITY: Bilingual = Bilingual::of(
    "parity: every play has the same length, or only its parity matters",
    "paridade: toda partida tem a mesma duração, ou só a paridade dela importa",
);

/// A period that a theorem proves for a family of graphs, named as in graph expressions, in some games.
#[non_exhaustive]
pub struct PeriodTheorem {
    /// The ids of the games it applies to.
    pub games: &'static [&'static str],
    /// The family of graphs, as expressions name it.
    pub family: &'static str,
    /// The period.
    pub period: Period,
}

/// Every known period of a family.
pub static PERIODS: &[PeriodTheorem] = &[
    PeriodTheorem { games: &["kayles"], family: "P", period: Period::new(34, 52, OCTAL) },
    PeriodTheorem { games: &["kayles"], family: "C", period: Period::new(34, 38, OCTAL) },
    PeriodTheorem { games: &["kayles"], family: "bowling", period: Period::new(12, 71, BOWLING) },
    PeriodTheorem { games: &["kayles"], family: "bowling-circle", period: Period::new(1, 3, CIRCLE) },
    PeriodTheorem { games: &["kayles"], family: "caterpillar", period: Period::new(2, 1, PARITY) },
    PeriodTheorem { games: &["arc-kayles"], family: "P", period: Period::new(34, 53, OCTAL) },
    PeriodTheorem { games: &["arc-kayles"], family: "C", period: Period::new(34, 38, OCTAL) },
    PeriodTheorem { games: &["domination"], family: "P", period: Period::new(4, 4, STRETCHES) },
    PeriodTheorem { games: &["domination"], family: "C", period: Period::new(4, 3, STRETCHES) },
    PeriodTheorem {
        games: &["interval", "hull", "convex-set"],
        family: "P",
        period: Period::new(2, 1, PARITY),
    },
    PeriodTheorem {
        games: &["interval", "hull", "convex-set"],
        family: "S",
        period: Period::new(2, 1, PARITY),
    },
    PeriodTheorem { games: &["hull"], family: "C", period: Period::new(2, 1, PARITY) },
    PeriodTheorem {
        games: &["clique-forming", "interval", "hull", "convex-set", "general-position"],
        family: "K",
        period: Period::new(2, 1, PARITY),
    },
];

/// The period of the family in which this problem is number n, if a theorem gives one. The family is the one that the
/// graph expression names; normal play, nothing chosen, every key at its default.
pub fn period(problem: &Problem, n: u64) -> Option<Period> {
    static ROWS: LazyLock<Rows<PeriodTheorem>> =
        LazyLock::new(|| Rows::new(PERIODS, |theorem| theorem.games));
    let plain = plain(problem)?;
    let changed = problem.entry.keys.iter().any(|key| problem.key(key.name) != key.default);
    if plain.convention != Convention::Normal || changed || !problem.start.is_empty() {
        return None;
    }
    let Board::Graph(board) = &problem.board else { return None };
    let Expr::Copies { count: 1, atom: Atom::Named(family, numbers), .. } = board.expr()? else {
        return None;
    };
    let known = ROWS.about(problem).iter().find(|theorem| theorem.family == family.name);
    known.filter(|_| numbers[..] == [n]).map(|theorem| theorem.period)
}

#[cfg(test)]
mod tests {
    use super::super::naive;
    use super::*;
    use crate::ask::Question;
    use crate::games::GraphBoard;
    use crate::graph::families::family;

    /// Each period holds for three repetitions, and not from one n earlier.
    #[test]
    fn periods_hold() {
        for (theorem, game) in PERIODS.iter().flat_map(|row| row.games.iter().map(move |game| (row, game))) {
            let (name, Period { length, from, .. }) = (theorem.family, theorem.period);
            let nimber = |n: u64| {
                let graph = family(name).unwrap().build(&[n]).unwrap();
                let mut problem = naive::problem(game, &graph, Convention::Normal, 0);
                let named = Expr::atom(Atom::Named(family(name).unwrap(), vec![n]));
                problem.board = Board::Graph(GraphBoard::of(named).unwrap());
                assert_eq!(period(&problem, n).map(|p| (p.length, p.from)), Some((length, from)));
                assert_eq!(period(&problem, n + 1), None);
                Question::from(problem).solve(&Default::default()).unwrap().nimber.unwrap()
            };
            for n in from..from + 2 * length {
                assert_eq!(nimber(n), nimber(n + length), "{game} {name} {n}");
            }
            assert!(from == 1 || nimber(from - 1) != nimber(from - 1 + length), "{game} {name}");
        }
    }
}
