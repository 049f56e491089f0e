//! How large a graph may be, decided before anything is allocated.

use crate::text::Words;

/// The most vertices a graph may have.
pub const MAX_VERTICES: usize = 100_000;
/// The most lines (edges and arcs, as written) a graph may have.
pub const MAX_LINES: usize = 2_000_000;

/// The most vertices and lines of a graph that is written out line by line, in braces or in a file. Only games that
/// opt in are played on graphs of this size.
pub const MAX_WRITTEN_VERTICES: usize = 4_000_000;
/// The most lines of such a graph.
pub const MAX_WRITTEN_LINES: usize = 40_000_000;

/// The size of a graph that is not built yet: its vertices exactly, its lines at most. Saturates.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Size {
    /// The number of vertices.
    pub vertices: u64,
    /// An upper bound on the number of lines.
    pub lines: u64,
}

impl Size {
    /// A size with these counts.
    pub fn new(vertices: u64, lines: u64) -> Size {
        Size { vertices, lines }
    }

    /// Rejects sizes over the caps.
    pub fn check(self) -> Result<Size, Words> {
        self.within(MAX_VERTICES, MAX_LINES)
    }

    /// Rejects sizes over the caps for graphs that are written out.
    pub fn check_written(self) -> Result<Size, Words> {
        self.within(MAX_WRITTEN_VERTICES, MAX_WRITTEN_LINES)
    }

    fn within(self, vertices: usize, lines: usize) -> Result<Size, Words> {
        if self.vertices > vertices as u64 {
            Err(
                words!("this graph has {} vertices; at most {vertices} are allowed", "este grafo tem {} vértices; são permitidos no máximo {vertices}"; number(self.vertices)),
            )
        } else if self.lines > lines as u64 {
            Err(
                words!("this graph may have {} edges; at most {lines} are allowed", "este grafo pode ter {} arestas; são permitidas no máximo {lines}"; number(self.lines)),
            )
        } else {
            Ok(self)
        }
    }

    /// The size of a disjoint union.
    pub fn union(self, other: Size) -> Size {
        Size::new(self.vertices.saturating_add(other.vertices), self.lines.saturating_add(other.lines))
    }

    /// The size of `count` disjoint copies.
    pub fn copies(self, count: u64) -> Size {
        Size::new(self.vertices.saturating_mul(count), self.lines.saturating_mul(count))
    }

    /// The size of a Cartesian product.
    pub fn cartesian(self, other: Size) -> Size {
        let lines = self.vertices.saturating_mul(other.lines);
        let lines = lines.saturating_add(self.lines.saturating_mul(other.vertices));
        Size::new(self.vertices.saturating_mul(other.vertices), lines)
    }

    /// The size of a join.
    pub fn join(self, other: Size) -> Size {
        let both = self.union(other);
        Size::new(both.vertices, both.lines.saturating_add(self.vertices.saturating_mul(other.vertices)))
    }

    /// The size of a complement.
    pub fn complement(self) -> Size {
        Size::new(self.vertices, pairs(self.vertices))
    }
}

/// `n` choose 2, saturating.
pub fn pairs(n: u64) -> u64 {
    let n = u128::from(n);
    u64::try_from(n * n.saturating_sub(1) / 2).unwrap_or(u64::MAX)
}

/// `n` choose `k`, saturating.
pub fn binomial(n: u64, k: u64) -> u64 {
    if k > n {
        return 0;
    }
    let mut value = 1u128;
    for i in 0..k.min(n - k) {
        value = value * u128::from(n - i) / u128::from(i + 1);
        if value > u128::from(u64::MAX) {
            return u64::MAX;
        }
    }
    value as u64
}

fn number(value: u64) -> Words {
    match value {
        u64::MAX => words!("far too many", "demasiados"),
        value => Words::same(value.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_saturate_and_are_capped() {
        let huge = Size::new(u64::MAX, u64::MAX);
        assert!(huge.join(huge).cartesian(huge).complement().copies(9).check().is_err());
        assert!(Size::new(100_000, 2_000_000).check().is_ok());
        assert!(Size::new(100_001, 0).check().unwrap_err().en.contains("100000"));
        assert!(Size::new(3, 2_000_001).check().unwrap_err().en.contains("2000000"));
    }

    #[test]
    fn binomials() {
        assert_eq!((binomial(5, 2), binomial(60, 30), binomial(3, 5)), (10, 118264581564861424, 0));
        assert_eq!(binomial(u64::MAX, u64::MAX / 2), u64::MAX);
        assert_eq!((pairs(0), pairs(1), pairs(5), pairs(u64::MAX)), (0, 0, 10, u64::MAX));
    }
}
