//! Cases for positional games: small boards, keys that go together, larger graphs that are not too large.

use super::{Keys, values};
use crate::naive::boards::{self, Dice};
use crate::naive::positional::{GAMES, elements};
use crate::naive::{Board, Case, Convention, Objective, Score};
use grundy::games::Entry;

/// The most elements of a board.
const MOST_ELEMENTS: usize = 9;

/// The most elements where every position is looked at, whoever moves.
pub const FEW_ELEMENTS: usize = 6;

pub fn is_positional(entry: &Entry) -> bool {
    GAMES.contains(&entry.id)
}

/// Small boards of a game.
pub fn positional_boards(entry: &'static Entry, all_to: usize, dice: &mut Dice) -> Vec<Board> {
    let sides =
        || (1..=3).flat_map(|rows| (1..=3).map(move |columns| (rows, columns))).chain([(2, 4), (4, 2)]);
    match entry.id {
        "lines" => {
            let powers = [(1, 1), (2, 1), (3, 1), (4, 1), (1, 2), (2, 2), (2, 2), (3, 2), (1, 3), (2, 3)];
            powers.map(|(side, dimension)| Board::Power { side, dimension }).to_vec()
        }
        "k-in-a-row" => sides().map(|(rows, columns)| Board::Grid { rows, columns }).collect(),
        "progressions" => pairs(1..=7, 1..=4),
        "cliques" => pairs(3..=4, 2..=4),
        "boxes" => (1..=7).flat_map(|total| boards::heaps(total, 4)).filter(without_empty).collect(),
        "hex" => {
            let stones =
                |(rows, columns)| Board::Squares { rows, columns, cells: dice.subset(rows * columns, 3) };
            sides().chain(sides()).map(stones).collect()
        }
        "hypergraph" => (0..60).map(|_| hypergraph(dice)).collect(),
        "root-to-leaf" => (0..40).map(|i| tree(1 + i % 7, dice)).collect(),
        _ => {
            let small = (0..=all_to).flat_map(boards::graphs).collect::<Vec<_>>();
            let mut all: Vec<Board> = small.iter().map(|board| boards::relabelled(board, dice)).collect();
            all.extend((0..40).map(|i| boards::random_graph(4 + i % 3, dice)));
            all.extend((0..4).map(|i| boards::random_multigraph(2 + i, dice)));
            all.iter().filter_map(|board| fitting(entry, board, dice)).collect()
        }
    }
}

fn pairs(n: std::ops::RangeInclusive<usize>, k: std::ops::RangeInclusive<usize>) -> Vec<Board> {
    n.flat_map(|n| k.clone().map(move |k| Board::Pair { n, k })).collect()
}

fn without_empty(board: &Board) -> bool {
    matches!(board, Board::Heaps(sizes) if !sizes.contains(&0))
}

/// Different sets of a few labels, which are numbers and words; some have more than one point.
fn hypergraph(dice: &mut Dice) -> Board {
    let labels: Vec<&str> = ["1", "2", "3", "x", "10", "left", "4"][..2 + dice.below(6)].to_vec();
    let mut sets: Vec<(Vec<String>, i32)> = Vec::new();
    for _ in 0..1 + dice.below(5) {
        let size = 1 + dice.below(labels.len().min(4));
        let members = dice.permutation(labels.len())[..size].to_vec();
        let same = |(other, _): &(Vec<String>, i32)| {
            other.len() == size && members.iter().all(|&e| other.iter().any(|label| label == labels[e]))
        };
        if !sets.iter().any(same) {
            let points = if dice.coin() { 1 } else { 1 + dice.below(4) as i32 };
            sets.push((members.iter().map(|&e| labels[e].to_string()).collect(), points));
        }
    }
    Board::Hypergraph(sets)
}

/// A random tree with a root.
fn tree(n: usize, dice: &mut Dice) -> Board {
    let edges: Vec<(usize, usize)> = (1..n).map(|v| (dice.below(v), v)).collect();
    let Board::Graph { edges, .. } = boards::relabelled(&Board::graph(n, &edges), dice) else {
        unreachable!()
    };
    Board::Graph { n, edges, tokens: vec![dice.below(n)] }
}

/// The graph with the vertices that a game asks for, if it has few elements; for games on trees another board, a tree of
/// the same size.
pub fn fitting(entry: &'static Entry, board: &Board, dice: &mut Dice) -> Option<Board> {
    let Board::Graph { n, edges, .. } = board else { return None };
    let board = match entry.id {
        "root-to-leaf" if *n == 0 => return None,
        "root-to-leaf" => tree(*n, dice),
        "shannon" if *n < 2 => return None,
        "shannon" => Board::Graph { n: *n, edges: edges.clone(), tokens: dice.permutation(*n)[..2].to_vec() },
        _ => board.clone(),
    };
    // Vertices or edges may be claimed.
    let mut case = Case::new(entry.id, board);
    case.keys = entry.key("claim").map(|_| ("claim", "edges".to_string())).into_iter().collect();
    (elements(&case) <= MOST_ELEMENTS).then_some(case.board)
}

/// The values of keys that go together: points with scoring, goals with offers.
pub fn positional_keys(entry: &'static Entry) -> Vec<Keys> {
    let mut all: Vec<Keys> = vec![Vec::new()];
    for key in entry.keys.iter().filter(|key| !["points", "goal"].contains(&key.name)) {
        let values = match key.name {
            // Half of the games are unbiased.
            "bias" => ["1:1", "1:1", "1:1", "1:2", "2:1", "2:2"].map(String::from).to_vec(),
            "h" => ["P2", "P3", "P4", "K3", "C4", "S3"].map(String::from).to_vec(),
            _ => values(key),
        };
        let longer =
            |keys: Keys| values.iter().map(move |value| [&keys[..], &[(key.name, value.clone())]].concat());
        all = all.into_iter().flat_map(|keys| longer(keys).collect::<Vec<_>>()).collect();
    }
    let completed = |keys: Keys| {
        let (name, values) = match rule(&keys) {
            "scoring" => ("points", ["best", "sum"]),
            "waiter-client" => ("goal", ["maker-breaker", "maker-maker"]),
            _ => return vec![keys],
        };
        values.map(|value| [&keys[..], &[(name, value.to_string())]].concat()).to_vec()
    };
    all.into_iter().flat_map(completed).collect()
}

fn rule(keys: &Keys) -> &str {
    keys.iter().find(|(name, _)| *name == "rule").map_or("maker-breaker", |(_, value)| value)
}

/// The conventions that go with the keys: scores only where points are counted.
pub fn positional_conventions(keys: &Keys) -> Vec<Convention> {
    if rule(keys) == "scoring" { vec![Objective, Score] } else { vec![Objective] }
}

/// Pairs of keys and boards, `count` of them, in which all keys occur about equally often.
pub fn drawn(all_keys: &[Keys], boards: &[Board], count: usize, dice: &mut Dice) -> Vec<(Keys, Board)> {
    let mut pairs = Vec::new();
    while pairs.len() < count {
        for i in dice.permutation(all_keys.len()) {
            pairs.push((all_keys[i].clone(), dice.pick(boards).clone()));
        }
    }
    pairs.truncate(count);
    pairs
}
