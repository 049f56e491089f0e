//! Boards up to symmetry.

use super::{Dots, Edges};

/// The images of sets of edges under the symmetries of the board: 4 of a rectangle, 8 of a square.
pub struct Images {
    /// For each symmetry and each byte of a set, the image of every value of that byte.
    tables: Vec<Vec<[Edges; 256]>>,
    /// The edges at the rim of each box with several of them: none, the first one, the first two, and so on. They lie in
    /// no other box, so that exchanging them changes nothing.
    rims: Vec<Vec<Edges>>,
}

impl Images {
    pub fn new(dots: &Dots) -> Images {
        let (rows, columns) = (dots.rows, dots.columns);
        let image = |turn: usize, dot: usize| {
            let (mut row, mut column) = (dot / (columns + 1), dot % (columns + 1));
            if turn & 1 != 0 {
                row = rows - row;
            }
            if turn & 2 != 0 {
                column = columns - column;
            }
            if turn & 4 != 0 { column * (columns + 1) + row } else { row * (columns + 1) + column }
        };
        let turned = |turn: usize| -> Vec<usize> {
            let place = |&(u, v): &(usize, usize)| {
                let (u, v) = (image(turn, u), image(turn, v));
                dots.ends.iter().position(|&ends| ends == (u.min(v), u.max(v)))
            };
            dots.ends.iter().filter_map(place).collect()
        };
        let turns = (0..8).filter(|turn| turn & 4 == 0 || rows == columns);
        let rim = |sides: &Edges| -> Vec<Edges> {
            let rim: Vec<usize> = sides.iter().filter(|&e| dots.beside[e].len() == 1).collect();
            (0..=rim.len()).map(|count| rim[..count].iter().copied().collect()).collect()
        };
        let rims = dots.sides.iter().map(rim).filter(|rim| rim.len() > 2).collect();
        Images { tables: turns.map(|turn| bytes(&turned(turn))).collect(), rims }
    }

    /// The same set for all images of a set, and for all sets that differ only in which of the rim edges of a box they
    /// contain.
    pub fn least(&self, set: &Edges) -> Edges {
        self.tables.iter().map(|table| self.sorted(image(table, set))).min().unwrap_or(*set)
    }

    /// The least images of several sets under one symmetry. Edges at the rim are not exchanged.
    pub fn least_of<const N: usize>(&self, sets: [Edges; N]) -> [Edges; N] {
        self.tables.iter().map(|table| sets.map(|set| image(table, &set))).min().unwrap_or(sets)
    }

    /// As many of the rim edges of each box as the set contains, but the first ones.
    fn sorted(&self, mut set: Edges) -> Edges {
        for rim in &self.rims {
            let all = rim[rim.len() - 1];
            let count = (set & all).len();
            set = set.minus(&all) | rim[count];
        }
        set
    }
}

/// The image of a set, byte by byte.
fn image(table: &[[Edges; 256]], set: &Edges) -> Edges {
    let mut image = Edges::EMPTY;
    for (i, images) in table.iter().enumerate() {
        image |= images[(set.0[i / 8] >> (i % 8 * 8)) as usize & 255];
    }
    image
}

/// The image of every value of every byte under a permutation.
fn bytes(images: &[usize]) -> Vec<[Edges; 256]> {
    let table = |byte: &[usize]| {
        std::array::from_fn(|value: usize| {
            (0..byte.len()).filter(|bit| value >> bit & 1 == 1).map(|bit| byte[bit]).collect()
        })
    };
    images.chunks(8).map(table).collect()
}
