//! The nim-sum as a table, and the changes that bring it to zero.

use super::TextTable;
use serde::Serialize;

/// The nim-sum: binary addition without carries (Bouton 1901).
pub fn nim_sum(parts: &[u64]) -> u64 {
    parts.iter().fold(0, |sum, part| sum ^ part)
}

/// The nim-sum column by column: one row per part with its binary digits, numbered from 1, and a last row
/// that says whether the ones of each column are odd in number. The header names each column's power of two.
pub fn nim_sum_table(parts: &[u64]) -> TextTable {
    let all = parts.iter().fold(0, |all, part| all | part);
    let columns = (u64::BITS - all.leading_zeros()).max(1);
    let row = |name: String, value: u64| {
        let digits = (0..columns).rev().map(|bit| (value >> bit & 1).to_string());
        let mut cells = vec![name, value.to_string()];
        cells.extend(digits);
        cells
    };
    let mut header = vec![String::new(), "nimber".to_string()];
    header.extend((0..columns).rev().map(|bit| (1u64 << bit).to_string()));
    let mut rows: Vec<Vec<String>> =
        parts.iter().enumerate().map(|(i, &part)| row((i + 1).to_string(), part)).collect();
    rows.push(row("⊕".to_string(), nim_sum(parts)));
    TextTable { header, rows }
}

/// A change of one part that brings the nim-sum to zero.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Restoring {
    /// Which part, from 0.
    pub part: usize,
    /// Its nimber now.
    pub from: u64,
    /// The nimber that it must get.
    pub to: u64,
}

/// Which parts can go to which smaller nimber so that the nim-sum becomes 0. Part p must go to p xor s, where s is
/// the sum; this is smaller exactly if p has the leading one of s, so there is always such a part unless s is 0.
/// Smaller nimbers can always be reached, by the definition of the mex. (Larger ones sometimes too, by moves that the
/// opponent may reverse: these are not listed.)
pub fn restoring_moves(parts: &[u64]) -> Vec<Restoring> {
    let sum = nim_sum(parts);
    let change = |(part, &from): (usize, &u64)| Restoring { part, from, to: from ^ sum };
    parts.iter().enumerate().map(change).filter(|change| change.to < change.from).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_added_without_carries() {
        let table = nim_sum_table(&[3, 5, 7]);
        assert_eq!(table.header, ["", "nimber", "4", "2", "1"]);
        assert_eq!(table.rows[0], ["1", "3", "0", "1", "1"]);
        assert_eq!(table.rows[1], ["2", "5", "1", "0", "1"]);
        assert_eq!(table.rows[2], ["3", "7", "1", "1", "1"]);
        assert_eq!(table.rows[3], ["⊕", "1", "0", "0", "1"]);
    }

    #[test]
    fn tables_of_nothing_and_of_the_largest_number() {
        assert_eq!(nim_sum_table(&[]).rows, [["⊕", "0", "0"]]);
        assert_eq!(nim_sum_table(&[u64::MAX]).header.len(), 66);
    }

    /// By the definition: replacing the part makes the sum 0, the part shrinks, and no other way exists.
    #[test]
    fn restoring_moves_are_exactly_the_ways_to_zero() {
        for code in 0..8u64.pow(3) {
            let parts = [code % 8, code / 8 % 8, code / 64];
            let mut expected = Vec::new();
            for (part, &from) in parts.iter().enumerate() {
                for to in 0..from {
                    let mut changed = parts;
                    changed[part] = to;
                    if changed[0] ^ changed[1] ^ changed[2] == 0 {
                        expected.push(Restoring { part, from, to });
                    }
                }
            }
            assert_eq!(restoring_moves(&parts), expected);
        }
    }
}
