//! What Grundy is measured against on grids: a plain one-thread bit-mask recursion on node kayles, with parts
//! and mirror images, and nothing else.
//!
//! The nimber of a connected part is the mex, over its vertices v, of the nim-sum of the nimbers of the components
//! that are left without v and its neighbours. A part is stored as the least of its images under the symmetries of
//! the whole grid, four or, if it is square, eight. Translates of a part are different entries or, in the second
//! form, are first moved to the corner.

use std::collections::HashMap;
use std::hash::{BuildHasher, BuildHasherDefault, Hasher};

/// A grid, and how many entries the table has after a solve, with translates separate and merged: these show that the
/// recursion is still the one of earlier figures.
pub const ENTRIES: [(usize, usize, [u64; 2]); 5] = [
    (3, 16, [54_304, 32_568]),
    (5, 11, [1_461_084, 1_285_621]),
    (5, 12, [5_214_556, 4_590_309]),
    (6, 10, [7_654_092, 7_089_700]),
    (7, 8, [2_969_344, 2_781_759]),
];

/// Where a symmetry sends each byte of a set of vertices: images are assembled from eight look-ups.
type Image = Box<[[u64; 256]; 8]>;

/// Node kayles on one grid of at most 64 vertices.
pub struct Baseline<S> {
    columns: u32,
    /// Whether translates count as the same.
    translates: bool,
    vertices: u64,
    first_column: u64,
    last_column: u64,
    closed: Vec<u64>,
    images: Vec<Image>,
    memo: HashMap<u64, u8, S>,
}

impl<S: BuildHasher + Default> Baseline<S> {
    pub fn new(rows: usize, columns: usize, translates: bool) -> Self {
        assert!(rows * columns <= 64 && rows * columns > 0, "a grid of 1 to 64 vertices");
        let column = |c: usize| (0..rows).fold(0, |set, r| set | 1u64 << (r * columns + c));
        let mut baseline = Baseline {
            columns: columns as u32,
            translates,
            vertices: u64::MAX >> (64 - rows * columns),
            first_column: column(0),
            last_column: column(columns - 1),
            closed: Vec::new(),
            images: images(rows, columns),
            memo: HashMap::default(),
        };
        let closed = |v: usize| 1u64 << v | baseline.neighbours(1 << v);
        baseline.closed = (0..rows * columns).map(closed).collect();
        baseline
    }

    /// The nimber of the whole grid.
    pub fn solve(&mut self) -> u8 {
        self.part(self.vertices)
    }

    pub fn entries(&self) -> u64 {
        self.memo.len() as u64
    }

    fn part(&mut self, part: u64) -> u8 {
        let key = self.key(part);
        if let Some(&nimber) = self.memo.get(&key) {
            return nimber;
        }
        let mut options = [0u64; 4];
        let mut left = part;
        while left != 0 {
            let v = left.trailing_zeros() as usize;
            left &= left - 1;
            let nimber = self.sum(part & !self.closed[v]);
            options[nimber as usize / 64] |= 1 << (nimber % 64);
        }
        let word = options.iter().position(|word| *word != u64::MAX).expect("at most 64 options");
        let nimber = 64 * word as u8 + options[word].trailing_ones() as u8;
        self.memo.insert(key, nimber);
        nimber
    }

    fn key(&self, part: u64) -> u64 {
        let place = |part| if self.translates { self.moved_to_corner(part) } else { part };
        self.images.iter().fold(place(part), |least, image| least.min(place(apply(image, part))))
    }

    fn moved_to_corner(&self, mut part: u64) -> u64 {
        part >>= part.trailing_zeros() / self.columns * self.columns;
        while part & self.first_column == 0 {
            part >>= 1;
        }
        part
    }

    /// The nim-sum of the components of a set.
    fn sum(&mut self, mut set: u64) -> u8 {
        let mut sum = 0;
        while set != 0 {
            let mut component = set & set.wrapping_neg();
            loop {
                let larger = component | self.neighbours(component) & set;
                if larger == component {
                    break;
                }
                component = larger;
            }
            sum ^= self.part(component);
            set ^= component;
        }
        sum
    }

    fn neighbours(&self, set: u64) -> u64 {
        let sideways = (set & !self.last_column) << 1 | (set & !self.first_column) >> 1;
        let lengthways =
            set.checked_shl(self.columns).unwrap_or(0) | set.checked_shr(self.columns).unwrap_or(0);
        (sideways | lengthways) & self.vertices
    }
}

/// The symmetries of a grid other than the identity.
fn images(rows: usize, columns: usize) -> Vec<Image> {
    let turn = |r: usize, c: usize, by: usize| {
        let r = if by & 1 == 0 { r } else { rows - 1 - r };
        let c = if by & 2 == 0 { c } else { columns - 1 - c };
        if by & 4 == 0 { r * columns + c } else { c * columns + r }
    };
    let kinds = if rows == columns { 8 } else { 4 };
    let image = |by| {
        let mut tables: Image = Box::new([[0; 256]; 8]);
        for v in 0..rows * columns {
            let bit = 1u64 << turn(v / columns, v % columns, by);
            for byte in (0..256).filter(|byte| byte >> (v % 8) & 1 == 1) {
                tables[v / 8][byte] |= bit;
            }
        }
        tables
    };
    (1..kinds).map(image).collect()
}

fn apply(image: &Image, set: u64) -> u64 {
    set.to_le_bytes().iter().zip(image.iter()).fold(0, |sum, (byte, table)| sum | table[*byte as usize])
}

/// One multiplication: for the second form, so that the hasher does not account for the ratio.
#[derive(Default)]
pub struct Multiply(u64);

pub type FastHash = BuildHasherDefault<Multiply>;

impl Hasher for Multiply {
    fn write(&mut self, _: &[u8]) {
        unreachable!("only words are hashed");
    }

    fn write_u64(&mut self, word: u64) {
        let product = u128::from(word ^ 0x9e37_79b9_7f4a_7c15) * 0xd6e8_feb8_6659_fd93;
        self.0 ^= product as u64 ^ (product >> 64) as u64;
    }

    fn write_u128(&mut self, word: u128) {
        self.write_u64((word >> 64) as u64);
        self.write_u64(word as u64 ^ self.0);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use grundy::ask::{Options, solve};
    use std::hash::RandomState;

    #[test]
    fn small_grids_have_the_nimbers_that_grundy_finds() {
        for rows in 1..=5 {
            for columns in 1..=6 {
                let text = format!("kayles:grid({rows},{columns})");
                let nimber = solve(&text, &Options::default()).unwrap().nimber;
                let mut plain = Baseline::<RandomState>::new(rows, columns, false);
                assert_eq!(Some(u64::from(plain.solve())), nimber, "{text}");
                let mut moved = Baseline::<FastHash>::new(rows, columns, true);
                assert_eq!(Some(u64::from(moved.solve())), nimber, "{text}");
                assert!(moved.entries() <= plain.entries());
            }
        }
    }

    #[test]
    fn entries_are_the_known_ones() {
        let (rows, columns, known) = ENTRIES[0];
        for (translates, known) in [false, true].into_iter().zip(known) {
            let mut baseline = Baseline::<FastHash>::new(rows, columns, translates);
            baseline.solve();
            assert_eq!(baseline.entries(), known);
        }
    }

    #[test]
    fn symmetries_are_bijections_that_keep_edges() {
        for (rows, columns) in [(3, 5), (4, 4), (1, 7), (8, 8)] {
            let baseline = Baseline::<FastHash>::new(rows, columns, false);
            assert_eq!(baseline.images.len(), if rows == columns { 7 } else { 3 });
            for image in &baseline.images {
                assert_eq!(apply(image, baseline.vertices), baseline.vertices);
                for v in 0..rows * columns {
                    let there = apply(image, 1 << v);
                    assert_eq!(apply(image, baseline.neighbours(1 << v)), baseline.neighbours(there));
                }
            }
        }
    }
}
