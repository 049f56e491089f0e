//! Small boards for tests: every small graph, and reproducible samples of larger ones.

use super::{Board, Pile, Term};

/// A fixed generator (SplitMix64): the same seed gives the same cases everywhere.
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    pub fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut x = self.0;
        x = (x ^ x >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        x ^ x >> 31
    }

    /// A number below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        (self.word() % n as u64) as usize
    }

    pub fn coin(&mut self) -> bool {
        self.below(2) == 0
    }

    pub fn pick<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }

    /// A random order of `0..n`.
    pub fn permutation(&mut self, n: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..n).collect();
        for i in (1..n).rev() {
            order.swap(i, self.below(i + 1));
        }
        order
    }

    /// Random labels for `n` elements.
    pub fn labels(&mut self, n: usize) -> String {
        (0..n).map(|_| *self.pick(&['A', 'B', 'C'])).collect()
    }

    /// A random set of at most `most` of `0..n`.
    pub fn subset(&mut self, n: usize, most: usize) -> Vec<usize> {
        let size = self.below(most.min(n) + 1);
        self.permutation(n)[..size].to_vec()
    }
}

/// The edges of the `bits`-th graph on `n` vertices.
fn edges_of(n: usize, bits: u64) -> Vec<(usize, usize)> {
    let all = (0..n).flat_map(|v| (0..v).map(move |u| (u, v)));
    all.enumerate().filter(|(i, _)| bits >> i & 1 == 1).map(|(_, edge)| edge).collect()
}

fn permutations(n: usize) -> Vec<Vec<usize>> {
    if n == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for shorter in permutations(n - 1) {
        for i in 0..n {
            let mut longer = shorter.clone();
            longer.insert(i, n - 1);
            all.push(longer);
        }
    }
    all
}

fn bits_of(edges: &[(usize, usize)], order: &[usize]) -> u64 {
    edges.iter().fold(0, |bits, &(u, v)| {
        let (a, b) = (order[u].min(order[v]), order[u].max(order[v]));
        bits | 1 << (b * (b - 1) / 2 + a)
    })
}

/// Every graph on `n` vertices, one of each isomorphism type.
pub fn graphs(n: usize) -> Vec<Board> {
    let orders = permutations(n);
    let least = |bits: &u64| orders.iter().all(|order| bits_of(&edges_of(n, *bits), order) >= *bits);
    let kinds = (0..1u64 << (n * n.saturating_sub(1) / 2)).filter(least);
    kinds.map(|bits| Board::graph(n, &edges_of(n, bits))).collect()
}

/// Graphs with much symmetry: cycles, a complete bipartite graph, grids, a cube, a star, copies of a path.
pub fn symmetric() -> Vec<Board> {
    let cycle = |n: usize| Board::graph(n, &(0..n).map(|v| (v, (v + 1) % n)).collect::<Vec<_>>());
    let grid = |rows: usize, columns: usize| {
        let n = rows * columns;
        let right = (0..n).filter(|v| v % columns + 1 < columns).map(|v| (v, v + 1));
        let down = (0..n - columns).map(|v| (v, v + columns));
        Board::graph(n, &right.chain(down).collect::<Vec<_>>())
    };
    let bits = (0..8usize).flat_map(|v| (0..3).map(move |i| (v, v ^ 1 << i)));
    let cube: Vec<_> = bits.filter(|(u, v)| u < v).collect();
    let bipartite: Vec<_> = (0..3).flat_map(|u| (3..6).map(move |v| (u, v))).collect();
    let star: Vec<_> = (1..6).map(|v| (0, v)).collect();
    let paths = [(0, 1), (1, 2), (3, 4), (4, 5)];
    vec![
        cycle(6),
        cycle(7),
        grid(2, 3),
        grid(2, 4),
        Board::graph(8, &cube),
        Board::graph(6, &bipartite),
        Board::graph(6, &star),
        Board::graph(6, &paths),
    ]
}

/// A random graph; edges are written in random order and direction.
pub fn random_graph(n: usize, dice: &mut Dice) -> Board {
    let edges_word = if dice.coin() { dice.word() } else { dice.word() & dice.word() };
    relabelled(&Board::graph(n, &edges_of(n, edges_word)), dice)
}

/// A random graph with a loop and a repeated edge, which games on simple graphs ignore.
pub fn random_multigraph(n: usize, dice: &mut Dice) -> Board {
    let mut board = random_graph(n, dice);
    if let Board::Graph { edges, .. } = &mut board {
        if let Some(&(u, v, _)) = edges.first() {
            edges.insert(dice.below(edges.len() + 1), (v, u, false));
        }
        let v = dice.below(n);
        edges.insert(dice.below(edges.len() + 1), (v, v, false));
    }
    board
}

/// Every digraph on `n` vertices, as labelled.
pub fn digraphs(n: usize) -> Vec<Board> {
    let arcs: Vec<(usize, usize)> =
        (0..n).flat_map(|u| (0..n).filter(move |&v| v != u).map(move |v| (u, v))).collect();
    let of_bits = |bits: u64| {
        let chosen = arcs.iter().enumerate().filter(|(i, _)| bits >> i & 1 == 1);
        chosen.map(|(_, &(u, v))| (u, v, true)).collect()
    };
    (0..1u64 << arcs.len()).map(|bits| Board::Graph { n, edges: of_bits(bits), tokens: Vec::new() }).collect()
}

/// A random graph with edges and arcs, sometimes with a loop or a repeated line.
pub fn random_mixed(n: usize, dice: &mut Dice) -> Board {
    let mut edges = Vec::new();
    let density = 2 + dice.below(3);
    for v in 0..n {
        for u in 0..v {
            if dice.below(density) == 0 {
                continue;
            }
            match dice.below(5) {
                0 => edges.push((u, v, false)),
                1 | 2 => edges.push((u, v, true)),
                3 => edges.push((v, u, true)),
                _ => edges.extend([(u, v, true), (v, u, true)]),
            }
        }
    }
    if n > 0 && dice.below(4) == 0 {
        let v = dice.below(n);
        edges.push((v, v, dice.coin()));
    }
    if !edges.is_empty() && dice.below(4) == 0 {
        edges.push(*dice.pick(&edges.clone()));
    }
    Board::Graph { n, edges, tokens: Vec::new() }
}

/// The same graph with its vertices renamed at random and its lines in random order.
pub fn relabelled(board: &Board, dice: &mut Dice) -> Board {
    let Board::Graph { n, edges, tokens } = board else { return board.clone() };
    let names = dice.permutation(*n);
    let order = dice.permutation(edges.len());
    let edges = order.iter().map(|&i| {
        let (u, v, directed) = edges[i];
        let (u, v) = if !directed && dice.coin() { (v, u) } else { (u, v) };
        (names[u], names[v], directed)
    });
    let tokens = tokens.iter().map(|&v| names[v]).collect();
    Board::Graph { n: *n, edges: edges.collect(), tokens }
}

/// Every stack of at most `height` objects alone, and random lists of a few stacks.
pub fn stacks(height: usize, lists: usize, dice: &mut Dice) -> Vec<Board> {
    let mut alone = vec![String::new()];
    for i in 0.. {
        if i == alone.len() {
            break;
        }
        if alone[i].len() < height {
            alone.extend(["A", "B", "C"].map(|letter| alone[i].clone() + letter));
        }
    }
    let mut all: Vec<Board> = alone.into_iter().skip(1).map(|stack| Board::Stacks(vec![stack])).collect();
    for _ in 0..lists {
        let count = 2 + dice.below(3);
        let stack = |dice: &mut Dice| {
            let height = 1 + dice.below(7 / count);
            dice.labels(height)
        };
        all.push(Board::Stacks((0..count).map(|_| stack(dice)).collect()));
    }
    all.extend(
        [vec!["C"], vec!["C", "CC", "CCC"], vec!["CC", "CC"], vec!["CCCC", "C"]]
            .map(|list| Board::Stacks(list.into_iter().map(String::from).collect())),
    );
    all
}

/// Random sums of at most `most` numbers, stars and switches.
pub fn values(most: usize, count: usize, dice: &mut Dice) -> Vec<Board> {
    let term = |dice: &mut Dice| {
        let small = |dice: &mut Dice| dice.below(7) as i32 - 3;
        match dice.below(3) {
            0 => Term::Integer(small(dice)),
            1 => Term::Star(dice.below(4) as u32),
            _ => {
                let low = small(dice);
                Term::Switch(low + 1 + dice.below(4) as i32, low)
            }
        }
    };
    let sum = |dice: &mut Dice| Board::Values((0..1 + dice.below(most)).map(|_| term(dice)).collect());
    (0..count).map(|_| sum(dice)).collect()
}

/// Small heaps and bags; every bag of sizes up to 3 alone.
pub fn bags(count: usize, dice: &mut Dice) -> Vec<Board> {
    let bag = |bits: usize| Pile::Bag((0..4).filter(|size| bits >> size & 1 == 1).collect());
    let mut all: Vec<Board> = (0..16).map(|bits| Board::Bags(vec![bag(bits)])).collect();
    for _ in 0..count {
        let pile =
            |dice: &mut Dice| if dice.coin() { bag(dice.below(16)) } else { Pile::Heap(dice.below(4)) };
        all.push(Board::Bags((0..1 + dice.below(3)).map(|_| pile(dice)).collect()));
    }
    all
}

/// Boards with at most `most` marked cells, some of them twice.
pub fn squares(most: usize, count: usize, dice: &mut Dice) -> Vec<Board> {
    let board = |dice: &mut Dice| {
        let (rows, columns) = (1 + dice.below(5), 1 + dice.below(5));
        let cells = (0..dice.below(most + 1)).map(|_| dice.below(rows * columns)).collect();
        Board::Squares { rows, columns, cells }
    };
    (0..count).map(|_| board(dice)).collect()
}

/// Lists of at most `most` points with coordinates below `side`.
pub fn points(side: usize, most: usize, count: usize, dice: &mut Dice) -> Vec<Board> {
    let point = |dice: &mut Dice| (dice.below(side), dice.below(side));
    let list = |dice: &mut Dice| Board::Points((0..1 + dice.below(most)).map(|_| point(dice)).collect());
    (0..count).map(|_| list(dice)).collect()
}

/// Every row of at most `all_to` cells, and random longer ones.
pub fn rows(all_to: usize, count: usize, dice: &mut Dice) -> Vec<Board> {
    let row = |n: usize, bits: usize| {
        Board::Row((0..n).map(|cell| if bits >> cell & 1 == 1 { 'X' } else { '.' }).collect())
    };
    let mut all: Vec<Board> = (1..=all_to).flat_map(|n| (0..1 << n).map(move |bits| row(n, bits))).collect();
    all.extend((0..count).map(|_| {
        let n = all_to + 1 + dice.below(5);
        row(n, dice.word() as usize & dice.word() as usize & dice.word() as usize)
    }));
    all
}

/// Random multigraphs with loops, parallel edges and weights up to 3, of small total weight.
pub fn weighted(most: usize, token: bool, count: usize, dice: &mut Dice) -> Vec<Board> {
    let board = |dice: &mut Dice| {
        let n = 1 + dice.below(5);
        let mut edges = Vec::new();
        let mut left = 1 + dice.below(most);
        while left > 0 {
            let weight = (1 + dice.below(3)).min(left);
            left -= weight;
            edges.push((dice.below(n), dice.below(n), weight));
        }
        if dice.below(5) == 0 {
            edges.push((dice.below(n), dice.below(n), 0));
        }
        Board::Weighted { n, edges, token: token.then(|| dice.below(n)) }
    };
    (0..count).map(|_| board(dice)).collect()
}

/// Every non-increasing list of at most `most` heaps with this total, some with an empty heap.
pub fn heaps(total: usize, most: usize) -> Vec<Board> {
    fn extend(left: usize, largest: usize, most: usize, list: Vec<usize>, out: &mut Vec<Board>) {
        if left == 0 {
            out.push(Board::Heaps(list.clone()));
        }
        if most > 0 {
            for heap in 1..=left.min(largest) {
                extend(left - heap, heap, most - 1, [&list[..], &[heap]].concat(), out);
            }
        }
    }
    let mut out = Vec::new();
    if total == 0 {
        return vec![Board::Heaps(vec![0]), Board::Heaps(vec![0, 0])];
    }
    extend(total, total, most, Vec::new(), &mut out);
    if let Some(Board::Heaps(list)) = out.last().cloned() {
        out.push(Board::Heaps([&[0], &list[..]].concat()));
    }
    out
}
