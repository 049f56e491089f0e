use super::board::{Board, Stones};
use super::inferior::Filled;
use super::{HexExpert, HexKey, Outlook};
use crate::graph::Set;
use crate::rules::Player;
use std::collections::HashMap;

/// Hex from its definition, on an array of cells.
struct Naive {
    rows: usize,
    columns: usize,
    winners: HashMap<(Vec<Option<Player>>, Player), Player>,
}

impl Naive {
    fn new(rows: usize, columns: usize) -> Self {
        Naive { rows, columns, winners: HashMap::new() }
    }

    fn cells(&self, stones: &Stones<1>) -> Vec<Option<Player>> {
        let owner = |v: usize| Player::BOTH.into_iter().find(|player| stones[player.index()].contains(v));
        (0..self.rows * self.columns).map(owner).collect()
    }

    fn touch(&self, u: usize, v: usize) -> bool {
        let [(r, c), (s, d)] = [u, v].map(|v| ((v / self.columns) as isize, (v % self.columns) as isize));
        [(0, 1), (0, -1), (1, 0), (-1, 0), (-1, 1), (1, -1)].contains(&(s - r, d - c))
    }

    fn joined(&self, cells: &[Option<Player>], player: Player) -> bool {
        let along = |v: usize| if player == Player::Alice { v / self.columns } else { v % self.columns };
        let last = if player == Player::Alice { self.rows } else { self.columns } - 1;
        let own: Vec<usize> = (0..cells.len()).filter(|&v| cells[v] == Some(player)).collect();
        let mut reached: Vec<usize> = own.iter().copied().filter(|&v| along(v) == 0).collect();
        let mut i = 0;
        while i < reached.len() {
            let more = own.iter().filter(|&&v| self.touch(reached[i], v) && !reached.contains(&v));
            reached.extend(more.copied().collect::<Vec<_>>());
            i += 1;
        }
        reached.into_iter().any(|v| along(v) == last)
    }

    fn winner(&mut self, cells: &[Option<Player>], next: Player) -> Player {
        if let Some(&winner) = self.winners.get(&(cells.to_vec(), next)) {
            return winner;
        }
        let over = Player::BOTH.into_iter().find(|&player| self.joined(cells, player));
        let wins = |naive: &mut Self, v: &usize| {
            let mut after = cells.to_vec();
            after[*v] = Some(next);
            naive.winner(&after, next.other()) == next
        };
        let empty = (0..cells.len()).filter(|&v| cells[v].is_none());
        let winner = over.unwrap_or_else(|| match empty.into_iter().any(|v| wins(self, &v)) {
            true => next,
            false => next.other(),
        });
        self.winners.insert((cells.to_vec(), next), winner);
        winner
    }

    fn of(&mut self, stones: &Stones<1>, next: Player) -> Player {
        self.winner(&self.cells(stones), next)
    }
}

/// Random positions, half of them with as many stones of each player, by xorshift.
fn positions(rows: usize, columns: usize, least: usize, count: usize) -> Vec<(Stones<1>, Player)> {
    let mut state = 0x9e37_79b9_7f4a_7c15u64 ^ (rows * 100 + columns) as u64;
    let mut random = move |n: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 33) as usize % n
    };
    let n = rows * columns;
    let position = |_| {
        let mut stones = [Set::EMPTY; 2];
        let fair = random(2) == 0;
        for i in 0..least + random(n - least) {
            let free: Vec<usize> = (0..n).filter(|&v| !(stones[0] | stones[1]).contains(v)).collect();
            stones[if fair { i % 2 } else { random(2) }].insert(free[random(free.len())]);
        }
        (stones, Player::BOTH[random(2)])
    };
    (0..count).map(position).collect()
}

fn with(stones: &Stones<1>, player: Player, cells: Set<1>) -> Stones<1> {
    let mut stones = *stones;
    stones[player.index()] |= cells;
    stones
}

const BOARDS: [(usize, usize, usize); 10] = [
    (1, 4, 0),
    (4, 1, 0),
    (2, 3, 0),
    (3, 2, 0),
    (3, 3, 0),
    (2, 5, 0),
    (3, 4, 0),
    (4, 3, 0),
    (3, 5, 5),
    (4, 4, 6),
];

#[test]
fn outlooks_are_true() {
    for (rows, columns, least) in BOARDS {
        let mut naive = Naive::new(rows, columns);
        let expert = HexExpert::<1>::new(rows, columns).unwrap();
        for (stones, next) in positions(rows, columns, least, 1500) {
            let exact = naive.of(&stones, next);
            match expert.outlook(&stones[0], &stones[1], next) {
                Outlook::Won { winner, carrier } => {
                    assert_eq!(winner, exact, "{rows}x{columns} {stones:?} {next:?}");
                    let rest = expert.board.empty(&stones).minus(&carrier);
                    let given = with(&stones, winner.other(), rest);
                    assert_eq!(naive.of(&given, next), winner, "carrier of {stones:?} {next:?}");
                }
                Outlook::Open { moves, key } => {
                    let wins =
                        |v: usize| naive.of(&with(&stones, next, Set::single(v)), next.other()) == next;
                    assert_eq!(moves.into_iter().any(wins), exact == next, "{stones:?} {next:?}");
                    let keyed = naive.of(&[key.alice, key.bob], key.next);
                    assert_eq!(keyed == key.next, exact == next, "key of {stones:?} {next:?}");
                }
            }
        }
    }
}

/// Virtual connections decide nearly every small position, so inferior cells are also tested without them.
#[test]
fn inferior_cells_do_not_matter() {
    let mut dropped = 0;
    for (rows, columns, least) in BOARDS {
        let mut naive = Naive::new(rows, columns);
        let board = Board::new(rows, columns).unwrap();
        for (stones, next) in positions(rows, columns, least, 1500) {
            let exact = naive.of(&stones, next);
            let filled = Filled::new(&board, stones);
            assert_eq!(naive.of(&filled.stones, next), exact, "{rows}x{columns} {stones:?} {next:?}");
            if Player::BOTH.into_iter().any(|player| board.joined(player, &filled.stones[player.index()])) {
                continue;
            }
            let empty = board.empty(&filled.stones);
            let mut wins = |v: usize| naive.of(&with(&stones, next, Set::single(v)), next.other()) == next;
            let winning: Set<1> = empty.iter().filter(|&v| wins(v)).collect();
            assert_eq!(!winning.is_empty(), exact == next);
            // The smallest must-play region is that of all moves that win.
            for must in [board.cells(), winning] {
                let moves = filled.moves(&board, must, next);
                assert_eq!(moves.meets(&winning), exact == next, "{rows}x{columns} {stones:?} {next:?}");
                dropped += empty.minus(&moves).len();
            }
        }
    }
    assert!(dropped > 1000, "{dropped}");
}

/// The winner, and the number of positions visited, by depth-first search with a table.
fn solve(
    expert: &HexExpert<1>,
    stones: Stones<1>,
    next: Player,
    table: &mut HashMap<HexKey<1>, bool>,
    nodes: &mut usize,
) -> Player {
    *nodes += 1;
    let (moves, key) = match expert.outlook(&stones[0], &stones[1], next) {
        Outlook::Won { winner, .. } => return winner,
        Outlook::Open { moves, key } => (moves, key),
    };
    let wins = match table.get(&key) {
        Some(&wins) => wins,
        None => {
            let after = |v: usize| with(&stones, next, Set::single(v));
            let wins = moves.into_iter().any(|v| solve(expert, after(v), next.other(), table, nodes) == next);
            table.insert(key, wins);
            wins
        }
    };
    if wins { next } else { next.other() }
}

/// The openings after which Alice, who moved, wins, as a text for each row, and the number of positions visited.
pub fn openings(rows: usize, columns: usize) -> (Vec<String>, usize) {
    let expert = HexExpert::<1>::new(rows, columns).unwrap();
    let (mut table, mut nodes) = (HashMap::new(), 0);
    let mut mark =
        |v: usize| match solve(&expert, [Set::single(v), Set::EMPTY], Player::Bob, &mut table, &mut nodes) {
            Player::Alice => '*',
            Player::Bob => '.',
        };
    let text = (0..rows).map(|r| (0..columns).map(|c| mark(r * columns + c)).collect()).collect();
    (text, nodes)
}

#[test]
fn openings_of_small_boards_by_the_definition() {
    for (rows, columns) in [(1, 1), (1, 3), (3, 1), (2, 2), (2, 3), (3, 2), (3, 3), (3, 4), (4, 3)] {
        let mut naive = Naive::new(rows, columns);
        let mut mark = |v| match naive.of(&[Set::single(v), Set::EMPTY], Player::Bob) {
            Player::Alice => '*',
            Player::Bob => '.',
        };
        let text: Vec<String> =
            (0..rows).map(|r| (0..columns).map(|c| mark(r * columns + c)).collect()).collect();
        assert_eq!(openings(rows, columns).0, text, "{rows}x{columns}");
    }
}

/// The openings that win on boards of four and five rows are known (for one, Hayward and others 2005, figure 2).
#[test]
fn openings_of_four_and_five_rows() {
    assert_eq!(openings(4, 4).0, ["...*", "..*.", ".*..", "*..."]);
    let (text, nodes) = openings(5, 5);
    assert_eq!(text, ["....*", ".****", ".***.", "****.", "*...."]);
    assert!(nodes < 1000, "{nodes}");
}

#[test]
fn two_words_and_one_agree() {
    let narrow = HexExpert::<1>::new(4, 5).unwrap();
    let wide = HexExpert::<2>::new(4, 5).unwrap();
    for (stones, next) in positions(4, 5, 0, 300) {
        let widened = stones.map(|set| Set([set.0[0], 0]));
        let same = match (
            narrow.outlook(&stones[0], &stones[1], next),
            wide.outlook(&widened[0], &widened[1], next),
        ) {
            (Outlook::Won { winner, .. }, Outlook::Won { winner: other, .. }) => winner == other,
            (Outlook::Open { moves, .. }, Outlook::Open { moves: other, .. }) => moves == other,
            _ => false,
        };
        assert!(same, "{stones:?} {next:?}");
    }
}

#[test]
fn boards_of_any_size_are_accepted_or_refused() {
    assert!(HexExpert::<1>::new(0, 3).is_none() && HexExpert::<1>::new(5, 13).is_none());
    assert!(HexExpert::<2>::new(usize::MAX, 2).is_none());
    for (rows, columns) in [(1, 128), (128, 1), (11, 11), (8, 16)] {
        let expert = HexExpert::<2>::new(rows, columns).unwrap();
        let outlook = expert.outlook(&Set::EMPTY, &Set::EMPTY, Player::Alice);
        match outlook {
            Outlook::Won { winner, .. } if rows == 1 => assert_eq!(winner, Player::Alice),
            Outlook::Won { winner, .. } if columns == 1 => assert_eq!(winner, Player::Bob),
            Outlook::Won { .. } => {}
            Outlook::Open { moves, .. } => assert!(!moves.is_empty()),
        }
    }
}
