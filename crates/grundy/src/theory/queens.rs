//! Nimbers of a queen that moves up, to the left, or both, on allowed squares of a board.

/// The largest board: sides, and squares.
const LONGEST_SIDE: u64 = 1 << 12;
const MOST_SQUARES: u64 = 1 << 22;

/// The nimber of every square of a board, row by row.
pub struct Queens {
    columns: usize,
    nimbers: Vec<u16>,
}

impl Queens {
    /// Fills the table of a board whose last square is `(row, column)`; `None` if it would be too large. The queen
    /// may stand on allowed squares only.
    ///
    /// By the mex rule, square by square. The nimbers already seen in a row, a column or a diagonal are a set of bits
    /// each, so that the mex is the first zero of three of them. O(squares * side / 64).
    pub fn new(last: (u64, u64), allowed: impl Fn(usize, usize) -> bool) -> Option<Queens> {
        let (row, column) = last;
        if row >= LONGEST_SIDE || column >= LONGEST_SIDE || (row + 1) * (column + 1) > MOST_SQUARES {
            return None;
        }
        let (rows, columns) = (row as usize + 1, column as usize + 1);
        // A square has at most this many options, and its nimber is no larger.
        let words = (rows + columns + rows.min(columns)) / 64 + 1;
        let mut of_row = vec![0u64; words];
        let mut of_column = vec![0u64; words * columns];
        let mut of_diagonal = vec![0u64; words * (rows + columns)];
        let mut nimbers = vec![0; rows * columns];
        for l in 0..rows {
            of_row.fill(0);
            for c in (0..columns).filter(|&c| allowed(l, c)) {
                let (column, diagonal) = (c * words, (l + columns - 1 - c) * words);
                let met = |i: usize| of_row[i] | of_column[column + i] | of_diagonal[diagonal + i];
                let word = (0..words).find(|&i| met(i) != u64::MAX)?;
                let bit = 1 << met(word).trailing_ones();
                nimbers[l * columns + c] = (word * 64) as u16 + met(word).trailing_ones() as u16;
                of_row[word] |= bit;
                of_column[column + word] |= bit;
                of_diagonal[diagonal + word] |= bit;
            }
        }
        Some(Queens { columns, nimbers })
    }

    /// The last square of the board.
    pub fn last(&self) -> (u64, u64) {
        ((self.nimbers.len() / self.columns) as u64 - 1, self.columns as u64 - 1)
    }

    /// The nimber of a square of the board.
    pub fn nimber(&self, (row, column): (u64, u64)) -> u64 {
        self.nimbers[row as usize * self.columns + column as usize] as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The mex rule itself.
    #[test]
    fn the_mex_of_all_options() {
        let allowed = |l: usize, c: usize| !(l * 7 + c * 3).is_multiple_of(5);
        for allowed in [&(|_, _| true) as &dyn Fn(usize, usize) -> bool, &allowed] {
            let queens = Queens::new((20, 30), allowed).unwrap();
            for l in 0..=20u64 {
                for c in (0..=30u64).filter(|&c| allowed(l as usize, c as usize)) {
                    let up = (1..=l).map(|u| (l - u, c));
                    let left = (1..=c).map(|u| (l, c - u));
                    let both = (1..=l.min(c)).map(|u| (l - u, c - u));
                    let options =
                        up.chain(left).chain(both).filter(|&(l, c)| allowed(l as usize, c as usize));
                    let options: Vec<u64> = options.map(|square| queens.nimber(square)).collect();
                    assert_eq!((0..).find(|value| !options.contains(value)), Some(queens.nimber((l, c))));
                }
            }
        }
        assert!(Queens::new((1, u64::MAX), |_, _| true).is_none());
    }
}
