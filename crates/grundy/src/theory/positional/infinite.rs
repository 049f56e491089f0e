//! k in a row: tiles that stop long rows on boards of any size, and short rows on the board without borders.

use super::{Finding, manner};
use crate::games::{ClaimRule, Problem};
use crate::rules::{Bilingual, Player, Words};

/// A tile whose copies cover the plane. Where k cells lie in a row, one copy contains all of one of its lines there. So
/// Breaker stops k in a row if he stops these lines in one tile as second player: he always answers in the tile in which
/// Maker has just played. On a board with borders the same holds, since a row of the board is a row of the plane.
struct Tile {
    /// The cells, row by row, with a letter each; a dot is a cell of another tile.
    rows: &'static [&'static str],
    /// A shift that takes copies to copies: rows down, columns to the right.
    down: (i32, i32),
    /// A shift to the right that takes copies to copies.
    across: i32,
    /// The lines that Breaker must stop.
    lines: &'static [&'static str],
}

/// For nine in a row: book lemma 4.2.
const NINE: Tile =
    Tile { rows: &["a.b", "cde", "f.g"], down: (1, 3), across: 7, lines: &["cde", "acf", "bdf", "adg"] };

/// For eight in a row (Zetters 1980). The tile was found by a search for tiles of few cells.
const EIGHT: Tile = Tile {
    rows: &["a.bc.d", ".efgh.", ".ijkl."],
    down: (3, 2),
    across: 4,
    lines: &["abc", "efgh", "ijkl", "cfi", "aej", "bfj", "cgk", "dhk", "bgl"],
};

impl Tile {
    fn described(&self, k: u64) -> Words {
        let (rows, lines) = (self.rows.join("/"), self.lines.join(" "));
        let ((down, right), across) = (self.down, self.across);
        Words {
            en: format!(
                "tiles {rows}, repeated {down} down and {right} right and {across} right: {k} in a row contain one of the lines {lines} of a tile, and each tile can be defended (Zetters)"
            ),
            pt: format!(
                "peças {rows}, repetidas {down} abaixo e {right} à direita e {across} à direita: {k} em fila contêm uma das linhas {lines} de uma peça, e cada peça pode ser defendida (Zetters)"
            ),
        }
    }
}

/// From this k on the book's argument by weights is given.
const BY_WEIGHT: u64 = 40;

/// Squares of side s such that k in a row always have m cells in a row within one square, and the rows of m cells in a
/// square weigh less than 1, also after Maker's first cell: book ex. 4.3, by the criterion of Erdős and Selfridge.
/// Returns the side, m and the number of rows.
fn squares(k: u64) -> Option<(u64, u64, u64)> {
    (2..k).find_map(|side| {
        let m = longest_kept(k, side);
        let room = side - m + 1;
        let rows = 2 * side * room + 2 * room * room;
        (m < 63 && rows + 4 * m < 1 << m).then_some((side, m, rows))
    })
}

/// How many of k cells in a row lie at least in a row in one square of this side. A row along an axis has pieces of the side's
/// length; a diagonal has pieces of j and side - j cells in turn. Of pieces x, y, x, y, .. k cells that begin i cells into
/// the first one contain what the cuts leave.
fn longest_kept(k: u64, side: u64) -> u64 {
    let longest = |first: u64, second: u64, start: u64| {
        let (mut left, mut at, mut longest, mut first_turn) = (k, start, 0, true);
        while left > 0 {
            let piece = (if first_turn { first } else { second }) - at;
            longest = longest.max(piece.min(left));
            left -= piece.min(left);
            (at, first_turn) = (0, !first_turn);
        }
        longest
    };
    let cuts = (1..=side).flat_map(|j| (0..j).map(move |start| (j, start)));
    let kept = |(j, start): (u64, u64)| longest(j, if j == side { side } else { side - j }, start);
    cuts.map(kept).min().unwrap_or(0)
}

/// Eight or more in a row can be stopped, on boards of any size, one stone a turn; a player who may start or answer anywhere on
/// the board without borders gets four in a row. Rows of 5, 6 and 7 are left open there.
pub fn in_a_row(problem: &Problem) -> Option<Finding> {
    let grid = problem.grid().ok()?;
    let manner = manner(problem)?;
    if manner.bias != [1, 1] || !problem.start.is_empty() {
        return None;
    }
    let first = problem.terms.first;
    let four = Bilingual::of(
        "four in a row can be made by threats on the board without borders",
        "quatro em linha podem ser feitos por ameaças no tabuleiro sem bordas",
    );
    match (manner.rule, problem.number("k")) {
        (ClaimRule::MakerBreaker, ..=4) if grid.is_infinite() => {
            Some(Finding::winner(first == Player::Alice, four))
        }
        (ClaimRule::MakerMaker, ..=4) if grid.is_infinite() => Some(Finding::winner(true, four)),
        (ClaimRule::MakerBreaker, k @ 8..) => Some(Finding::winner(first == Player::Bob, stopped(k))),
        (ClaimRule::MakerMaker, k @ 8..) => {
            let (who, Words { en, pt }) = (first.other().name(), stopped(k));
            let words =
                Words { en: format!("{who} does not lose: {en}"), pt: format!("{who} não perde: {pt}") };
            Some(Finding::safe(false, words))
        }
        _ => None,
    }
}

/// Why k in a row can be stopped, for k from 8 on.
fn stopped(k: u64) -> Words {
    match squares(k).filter(|_| k >= BY_WEIGHT) {
        Some((side, m, rows)) => Words {
            en: format!(
                "the Erdős-Selfridge criterion in squares of side {side}: {k} in a row have {m} in a row in one square, and the {rows} rows of {m} in a square, with the {} through one cell counted twice, are fewer than 2^{m}",
                4 * m
            ),
            pt: format!(
                "o critério de Erdős e Selfridge em quadrados de lado {side}: {k} em fila têm {m} em fila em um quadrado, e as {rows} filas de {m} em um quadrado, contando duas vezes as {} por uma casa, são menos que 2^{m}",
                4 * m
            ),
        },
        None if k == 8 => EIGHT.described(k),
        None => NINE.described(k),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hypergraph::{Hypergraph, naive};
    use std::collections::HashMap;

    const DIRECTIONS: [(i32, i32); 4] = [(0, 1), (1, 0), (1, 1), (1, -1)];

    impl Tile {
        /// The cells by letter.
        fn cells(&self) -> Vec<(i32, i32, u8)> {
            let row = |(r, row): (usize, &&'static str)| {
                let cell =
                    move |(c, letter): (usize, u8)| (letter != b'.').then_some((r as i32, c as i32, letter));
                row.bytes().enumerate().filter_map(cell).collect::<Vec<_>>()
            };
            self.rows.iter().enumerate().flat_map(row).collect()
        }

        /// The cell of the plane reduced by the shifts, and the shift that was needed.
        fn reduced(&self, r: i32, c: i32) -> ((i32, i32), (i32, i32)) {
            let down = r.div_euclid(self.down.0);
            let right = (c - down * self.down.1).div_euclid(self.across);
            let shift = (down * self.down.0, down * self.down.1 + right * self.across);
            ((r - shift.0, c - shift.1), shift)
        }

        /// Which copy of the tile covers a cell, by its shift, and with which letter.
        fn cover(&self) -> impl Fn(i32, i32) -> ((i32, i32), u8) {
            let cells = self.cells();
            let mut by_class: HashMap<(i32, i32), (u8, (i32, i32))> = HashMap::new();
            for &(r, c, letter) in &cells {
                let (class, shift) = self.reduced(r, c);
                assert!(by_class.insert(class, (letter, shift)).is_none(), "tiles overlap");
            }
            assert_eq!(by_class.len() as i32, self.down.0 * self.across, "tiles leave holes");
            let covered = |(r, c): (i32, i32)| {
                let (class, shift) = self.reduced(r, c);
                let (letter, own) = by_class[&class];
                ((r, c), ((shift.0 - own.0, shift.1 - own.1), letter))
            };
            let cells = (-20..40).flat_map(|r| (-20..40).map(move |c| (r, c)));
            let all: HashMap<(i32, i32), ((i32, i32), u8)> = cells.map(covered).collect();
            move |r, c| all[&(r, c)]
        }

        fn family(&self) -> Hypergraph {
            let sets =
                self.lines.iter().map(|line| line.bytes().map(|letter| (letter - b'a') as usize).collect());
            Hypergraph::new(self.cells().len(), sets.collect())
        }
    }

    /// Every row of k cells contains a line of one copy, and Breaker wins in a tile as second player.
    #[test]
    fn tiles_stop_rows() {
        for (tile, k) in [(NINE, 9), (EIGHT, 8)] {
            let cover = tile.cover();
            for (r, c) in (0..tile.down.0).flat_map(|r| (0..tile.across).map(move |c| (r, c))) {
                for (dr, dc) in DIRECTIONS {
                    let mut seen: HashMap<(i32, i32), Vec<u8>> = HashMap::new();
                    for (copy, letter) in (0..k).map(|i| cover(r + i * dr, c + i * dc)) {
                        seen.entry(copy).or_default().push(letter);
                    }
                    let within = |line: &&str| {
                        seen.values().any(|own| line.bytes().all(|letter| own.contains(&letter)))
                    };
                    assert!(tile.lines.iter().any(within), "{k}: {r} {c} {dr} {dc}");
                }
            }
            let maker = naive::Naive::new(&tile.family(), (1, 1), naive::Aim::MakerBreaker).owns(0, 0, true);
            assert!(!maker, "{k}");
        }
    }

    /// All rows of k cells in a board of squares, cell by cell.
    #[test]
    fn squares_keep_rows_by_definition() {
        for (k, side) in [(5, 2), (7, 3), (9, 4), (11, 6), (13, 5)] {
            let mut least = u64::MAX;
            for (r, c) in (0..side).flat_map(|r| (0..side).map(move |c| (r, c))) {
                for (dr, dc) in DIRECTIONS {
                    let square = |i: i64| {
                        let (r, c) = (r as i64 + i * dr as i64, c as i64 + i * dc as i64);
                        (r.div_euclid(side as i64), c.div_euclid(side as i64))
                    };
                    let all: Vec<(i64, i64)> = (0..k as i64).map(square).collect();
                    let longest = all.chunk_by(|a, b| a == b).map(|piece| piece.len() as u64).max().unwrap();
                    least = least.min(longest);
                }
            }
            assert_eq!(longest_kept(k, side), least, "{k} {side}");
        }
        let (side, m, rows) = squares(40).unwrap();
        assert!(m == longest_kept(40, side) && rows + 4 * m < 1 << m);
    }
}
