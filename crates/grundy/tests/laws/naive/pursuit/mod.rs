//! Games of pursuit, as the catalogue states them.

mod cops;
mod rabbit;
mod surveillance;

use super::boards::Dice;
use super::rules::Position;
use super::{Alice, Board, Bob, Case, Player};
use cops::Cops;
use rabbit::Rabbit;
use surveillance::Surveillance;

pub const GAMES: [&str; 3] = ["cops-and-robber", "surveillance", "hunter-rabbit"];

/// The keys of these games.
pub const KEYS: [&str; 7] = ["k", "speed", "guard", "budget", "tandem", "protected", "spy"];

/// A position begins with who has won: 0 nobody, 1 Alice, 2 Bob.
pub enum Pursuit {
    Cops(Cops),
    Surveillance(Surveillance),
    Rabbit(Rabbit),
}

pub const OPEN: usize = 0;
pub const ALICE: usize = 1;
pub const BOB: usize = 2;

/// The steps of a board along edges and arcs.
pub struct Steps {
    pub n: usize,
    arcs: Vec<(usize, usize)>,
}

impl Steps {
    fn of(board: &Board) -> Steps {
        let Board::Graph { n, edges, .. } = board else { panic!("a graph") };
        let back = edges.iter().filter(|(.., directed)| !directed).map(|&(u, v, _)| (v, u));
        let arcs = edges.iter().map(|&(u, v, _)| (u, v)).chain(back).filter(|(u, v)| u != v).collect();
        Steps { n: *n, arcs }
    }

    pub fn joins(&self, u: usize, v: usize) -> bool {
        self.arcs.contains(&(u, v))
    }

    pub fn from(&self, u: usize) -> Vec<usize> {
        (0..self.n).filter(|&v| self.joins(u, v)).collect()
    }

    /// Whether a walk of at most `length` steps leads from u to v.
    pub fn within(&self, u: usize, v: usize, length: usize) -> bool {
        u == v || length > 0 && self.from(u).into_iter().any(|w| self.within(w, v, length - 1))
    }
}

impl Pursuit {
    pub fn new(case: &Case) -> Option<Pursuit> {
        match case.game {
            "cops-and-robber" => Some(Pursuit::Cops(Cops::new(case))),
            "surveillance" => Some(Pursuit::Surveillance(Surveillance::new(case))),
            "hunter-rabbit" => Some(Pursuit::Rabbit(Rabbit::new(case))),
            _ => None,
        }
    }

    pub fn start(&self) -> Position {
        match self {
            Pursuit::Cops(rules) => rules.start(),
            Pursuit::Surveillance(rules) => rules.start(),
            Pursuit::Rabbit(rules) => rules.start(),
        }
    }

    pub fn moves(&self, at: &Position, who: Player) -> Vec<(String, Position)> {
        if at[0] != OPEN {
            return Vec::new();
        }
        match self {
            Pursuit::Cops(rules) => rules.moves(at, who),
            Pursuit::Surveillance(rules) => rules.moves(at, who),
            Pursuit::Rabbit(rules) => rules.moves(at, who),
        }
    }

    pub fn next(&self, at: &Position, who: Player) -> Player {
        match self {
            Pursuit::Cops(_) => who.other(),
            Pursuit::Surveillance(rules) => rules.next(at, who),
            Pursuit::Rabbit(_) => Alice,
        }
    }

    /// Who makes the first move.
    pub fn mover(&self) -> Player {
        match self {
            Pursuit::Cops(rules) => rules.mover(),
            _ => Alice,
        }
    }

    pub fn winner(&self, at: &Position) -> Player {
        if at[0] == ALICE { Alice } else { Bob }
    }

    /// Who wins an endless play.
    pub fn endless(&self) -> Player {
        match self {
            Pursuit::Cops(rules) => rules.endless(),
            _ => Bob,
        }
    }

    pub fn may_cycle(&self) -> bool {
        !matches!(self, Pursuit::Surveillance(_))
    }
}

/// Vertices for the cops and the robber, as a start set.
pub fn random_start(case: &Case, dice: &mut Dice) -> Vec<usize> {
    let Some(Pursuit::Cops(rules)) = Pursuit::new(case) else { return Vec::new() };
    loop {
        let start: Vec<usize> = (0..=rules.k()).map(|_| dice.below(rules.n())).collect();
        if rules.may_begin(&start) {
            return start;
        }
    }
}

/// The values of keys that are tested: each variant on its own, and some together.
pub fn all_keys(game: &str) -> Vec<Vec<(&'static str, String)>> {
    let variants: &[&[(&str, &str)]] = match game {
        "cops-and-robber" => &[
            &[],
            &[("speed", "2")],
            &[("speed", "any")],
            &[("guard", "0")],
            &[("budget", "1")],
            &[("tandem", "1")],
            &[("protected", "0-1")],
            &[("spy", "1")],
            &[("spy", "0"), ("speed", "2")],
            &[("guard", "1;0"), ("speed", "2"), ("protected", "0-1")],
            &[("budget", "2"), ("tandem", "0"), ("protected", "0-1")],
        ],
        _ => &[&[]],
    };
    let keys = |k: usize, variant: &[(&'static str, &str)]| {
        let own = variant.iter().map(|&(key, value)| (key, value.to_string()));
        [("k", k.to_string())].into_iter().chain(own).collect()
    };
    (1..=2).flat_map(|k| variants.iter().map(move |variant| keys(k, variant))).collect()
}

/// Changes keys that do not suit the board.
pub fn fit(case: &mut Case) {
    let Board::Graph { n, .. } = case.board else { return };
    let edges = case.board.simple_edges();
    case.keys.retain(|(key, _)| match *key {
        "guard" => n > 2,
        "protected" => !edges.is_empty(),
        _ => true,
    });
    if let Some((_, value)) = case.keys.iter_mut().find(|(key, _)| *key == "protected") {
        let (u, v) = edges[0];
        *value = format!("{u}-{v}");
    }
}
