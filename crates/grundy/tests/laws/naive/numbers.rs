//! Impartial games of numbers, as the catalogue states them: heaps, bags, knights, marbles, rows, weighted graphs.

use super::rules::Position;
use super::{Board, Case, Pile};
use std::collections::BTreeMap;

type Moves = Vec<(String, Position)>;

/// Codes of closed bags begin here; no heap is as large.
const BAG: usize = 1000;

/// One of these games on its board.
pub struct Numbers {
    game: &'static str,
    board: Board,
    k: usize,
    bank: usize,
    two_bundles: bool,
}

/// A board of these games as the problem text writes it.
pub fn text(board: &Board) -> String {
    let list = |texts: Vec<String>| texts.join(",");
    match board {
        Board::Bags(piles) => list(piles.iter().map(pile_text).collect()),
        Board::Squares { rows, columns, cells } => {
            let cells: Vec<String> = cells.iter().map(|&cell| square(cell, *columns)).collect();
            let slash = if cells.is_empty() { "" } else { "/" };
            format!("{rows}x{columns}{slash}{}", cells.join("."))
        }
        Board::Points(points) => list(points.iter().map(|(l, c)| format!("({l},{c})")).collect()),
        Board::Row(row) => row.clone(),
        Board::Weighted { n, edges, .. } => {
            let lines = edges.iter().map(|(u, v, weight)| format!("{u}-{v}*{weight}"));
            let alone = (0..*n).filter(|w| !edges.iter().any(|(u, v, _)| u == w || v == w));
            let words: Vec<String> = lines.chain(alone.map(|v| v.to_string())).collect();
            format!("{{{}}}", words.join(" "))
        }
        other => panic!("no text for {other:?}"),
    }
}

fn pile_text(pile: &Pile) -> String {
    match pile {
        Pile::Heap(size) => size.to_string(),
        Pile::Bag(sizes) => {
            let texts: Vec<String> = sizes.iter().map(usize::to_string).collect();
            format!("{{{}}}", texts.join(";"))
        }
    }
}

fn square(cell: usize, columns: usize) -> String {
    format!("{}{}", (b'a' + (cell % columns) as u8) as char, cell / columns + 1)
}

/// The list with one number changed.
fn with(at: &Position, i: usize, number: usize) -> Position {
    let mut next = at.clone();
    next[i] = number;
    next
}

impl Numbers {
    pub fn new(case: &Case) -> Option<Numbers> {
        let games = [
            "poker-nim",
            "nim-bags",
            "wythoff",
            "marienbad",
            "knights",
            "marbles",
            "treblecross",
            "graph-nim",
            "circular-nim",
            "edge-nim",
        ];
        games.contains(&case.game).then(|| Numbers {
            game: case.game,
            board: case.board.clone(),
            k: case.key("k").map_or(2, |k| k.parse().unwrap()),
            bank: case.key("bank").map_or(0, |bank| bank.parse().unwrap()),
            two_bundles: case.key("bundles") == Some("2"),
        })
    }

    pub fn start(&self) -> Position {
        match &self.board {
            Board::Heaps(heaps) => match (self.game, &heaps[..]) {
                ("poker-nim", heaps) => [heaps, &[self.bank]].concat(),
                ("marienbad", [n]) => vec![*n, n.saturating_sub(1)],
                _ => heaps.clone(),
            },
            Board::Bags(piles) => {
                let code = |(i, pile): (usize, &Pile)| match pile {
                    Pile::Heap(size) => *size,
                    Pile::Bag(_) => BAG + i,
                };
                piles.iter().enumerate().map(code).collect()
            }
            Board::Squares { cells, .. } => {
                let mut cells = cells.clone();
                cells.sort();
                cells
            }
            Board::Points(points) => {
                let numbers: Position = points.iter().flat_map(|&(l, c)| [l, c]).collect();
                [vec![0], numbers].concat()
            }
            Board::Row(row) => row.chars().map(|sign| usize::from(sign == 'X')).collect(),
            Board::Weighted { edges, token: Some(token), .. } => {
                let weights: Position = edges.iter().map(|edge| edge.2).collect();
                [vec![*token], weights].concat()
            }
            Board::Weighted { edges, token: None, .. } => {
                let joins = |edge: &(usize, usize, usize), (u, v): (usize, usize)| {
                    (edge.0, edge.1) == (u, v) || (edge.0, edge.1) == (v, u)
                };
                let count = |pair| edges.iter().filter(|edge| joins(edge, pair)).map(|edge| edge.2).sum();
                self.pairs().into_iter().map(count).collect()
            }
            other => panic!("no numbers on {other:?}"),
        }
    }

    pub fn moves(&self, at: &Position) -> Moves {
        match self.game {
            "poker-nim" => self.poker_nim(at),
            "nim-bags" => self.nim_bags(at),
            "wythoff" => self.wythoff(at),
            "marienbad" => self.marienbad(at),
            "knights" => self.knights(at),
            "marbles" => self.marbles(at),
            "treblecross" => self.treblecross(at),
            "graph-nim" => self.graph_nim(at),
            "circular-nim" => self.circular_nim(at),
            "edge-nim" => self.edge_nim(at),
            other => panic!("add {other} to tests/laws/naive"),
        }
    }

    /// Remove stones from one heap, or move 1 to all that is left in the bank to one heap.
    fn poker_nim(&self, at: &Position) -> Moves {
        let bank = at.len() - 1;
        let mut moves = Vec::new();
        for heap in 0..bank {
            for left in 0..at[heap] {
                moves.push((format!("{heap}>{left}"), with(at, heap, left)));
            }
            for put in 1..=at[bank] {
                let size = at[heap] + put;
                moves.push((format!("{heap}>{size}"), with(&with(at, heap, size), bank, at[bank] - put)));
            }
        }
        moves
    }

    /// A nim move, or: pick a bag, put one of its heaps on the table and discard the rest of the bag.
    fn nim_bags(&self, at: &Position) -> Moves {
        let Board::Bags(piles) = &self.board else { panic!("no bags") };
        let mut moves = Vec::new();
        for (i, &code) in at.iter().enumerate() {
            let becomes: Vec<usize> = match &piles[i] {
                Pile::Bag(sizes) if code >= BAG => sizes.clone(),
                _ => (0..code).collect(),
            };
            moves.extend(becomes.into_iter().map(|size| (format!("{i}>{size}"), with(at, i, size))));
        }
        moves
    }

    /// Take from one heap, or the same number from both.
    fn wythoff(&self, at: &Position) -> Moves {
        let (a, b) = (at[0], at[1]);
        let one = (0..a).map(|left| (format!("0>{left}"), vec![left, b]));
        let other = (0..b).map(|left| (format!("1>{left}"), vec![a, left]));
        let both = (1..=a.min(b)).map(|u| (format!("both>{},{}", a - u, b - u), vec![a - u, b - u]));
        one.chain(other).chain(both).collect()
    }

    /// i matches left, at most j may be taken; after k are taken, at most 2k.
    fn marienbad(&self, at: &Position) -> Moves {
        let (i, j) = (at[0], at[1]);
        (1..=i.min(j)).map(|k| (k.to_string(), vec![i - k, 2 * k])).collect()
    }

    /// 2 up and 1 left or right, or 2 left and 1 up or down.
    fn knights(&self, at: &Position) -> Moves {
        let Board::Squares { rows, columns, .. } = self.board else { panic!("no board") };
        let mut moves = BTreeMap::new();
        for (i, &from) in at.iter().enumerate() {
            let (row, column) = ((from / columns) as i32, (from % columns) as i32);
            for (r, c) in
                [(row - 2, column - 1), (row - 2, column + 1), (row - 1, column - 2), (row + 1, column - 2)]
            {
                if (0..rows as i32).contains(&r) && (0..columns as i32).contains(&c) {
                    let to = r as usize * columns + c as usize;
                    let mut next = with(at, i, to);
                    next.sort();
                    moves.insert(format!("{}>{}", square(from, columns), square(to, columns)), next);
                }
            }
        }
        moves.into_iter().collect()
    }

    /// No moves after a marble was brought to (0,0), which the first number records.
    fn marbles(&self, at: &Position) -> Moves {
        if at[0] == 1 {
            return Vec::new();
        }
        let mut moves = Vec::new();
        for marble in 0..(at.len() - 1) / 2 {
            let (l, c) = (at[2 * marble + 1], at[2 * marble + 2]);
            let up = (1..=l).map(|u| (l - u, c));
            let left = (1..=c).map(|u| (l, c - u));
            let both = (1..=l.min(c)).map(|u| (l - u, c - u));
            for (row, column) in up.chain(left).chain(both) {
                let mut next = with(&with(at, 2 * marble + 1, row), 2 * marble + 2, column);
                next[0] = usize::from((row, column) == (0, 0));
                moves.push((format!("{marble}>{row},{column}"), next));
            }
        }
        moves
    }

    /// An X on an empty cell, unless three stand in a row.
    fn treblecross(&self, at: &Position) -> Moves {
        if at.windows(3).any(|three| three == [1, 1, 1]) {
            return Vec::new();
        }
        let empty = (0..at.len()).filter(|&cell| at[cell] == 0);
        empty.map(|cell| (cell.to_string(), with(at, cell, 1))).collect()
    }

    /// At most k consecutive heaps of the circle, at least one stone in total.
    fn circular_nim(&self, at: &Position) -> Moves {
        let n = at.len();
        let mut all = BTreeMap::new();
        for first in 0..n {
            let mut window: Vec<usize> = (first..first + self.k).map(|heap| heap % n).collect();
            window.sort();
            window.dedup();
            self.lower(at, &window, usize::MAX, &|heap| heap.to_string(), &mut all);
        }
        all.into_iter().collect()
    }

    /// The pairs of vertices that edges join, as first written.
    fn pairs(&self) -> Vec<(usize, usize)> {
        let Board::Weighted { edges, .. } = &self.board else { panic!("no graph") };
        let mut pairs: Vec<(usize, usize)> = Vec::new();
        for &(u, v, _) in edges {
            if !pairs.contains(&(u, v)) && !pairs.contains(&(v, u)) {
                pairs.push((u, v));
            }
        }
        pairs
    }

    /// Any edges at one vertex, at least one; of at most two bundles if the key says so.
    fn graph_nim(&self, at: &Position) -> Moves {
        let Board::Weighted { n, .. } = self.board else { panic!("no graph") };
        let pairs = self.pairs();
        let most = if self.two_bundles { 2 } else { usize::MAX };
        let name = |pair: usize| format!("{}-{}", pairs[pair].0, pairs[pair].1);
        let mut all = BTreeMap::new();
        for vertex in 0..n {
            let here = |&pair: &usize| pairs[pair].0 == vertex || pairs[pair].1 == vertex;
            let here: Vec<usize> = (0..pairs.len()).filter(here).collect();
            self.lower(at, &here, most, &name, &mut all);
        }
        all.into_iter().collect()
    }

    /// Every way to lower at most `most` of some numbers, at least one of them.
    fn lower(
        &self,
        at: &Position,
        some: &[usize],
        most: usize,
        name: &dyn Fn(usize) -> String,
        all: &mut BTreeMap<String, Position>,
    ) {
        let mut results = vec![at.clone()];
        for &i in some {
            results = results.iter().flat_map(|r| (0..=at[i]).map(|left| with(r, i, left))).collect();
        }
        for result in results {
            let changed: Vec<usize> = (0..at.len()).filter(|&i| result[i] != at[i]).collect();
            if !changed.is_empty() && changed.len() <= most {
                let texts: Vec<String> =
                    changed.iter().map(|&i| format!("{}>{}", name(i), result[i])).collect();
                all.insert(texts.join(";"), result);
            }
        }
    }

    /// An edge at the token to any smaller weight, the token across it.
    fn edge_nim(&self, at: &Position) -> Moves {
        let Board::Weighted { edges, .. } = &self.board else { panic!("no graph") };
        let mut moves = Vec::new();
        for (i, &(u, v, _)) in edges.iter().enumerate() {
            let to = match at[0] {
                token if token == u => v,
                token if token == v => u,
                _ => continue,
            };
            for left in 0..at[i + 1] {
                let text = format!("{}>{left}", self.board.line_text(i));
                moves.push((text, with(&with(at, i + 1, left), 0, to)));
            }
        }
        moves
    }
}
