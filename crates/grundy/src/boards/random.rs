//! Random boards of every kind, as texts: what puzzles are dealt on. They are drawn from families that people know
//! (trees, cycles, grids, wheels, small random graphs, a few heaps), with sizes from 1 to 5 for boards that a person
//! can still look through. Not every board suits every game; a game rejects those that it is not played on.

use super::{BoardKind, GraphKind, GridKind, HeapsKind, MultigraphKind, PairKind, Tokens};
use crate::formula::Shape;
use crate::graph::Labelled;
use crate::graph::families::SplitMix64;
use std::collections::BTreeSet;
use std::ops::RangeInclusive;

/// The least and the greatest size of a random board.
pub const SIZES: RangeInclusive<u8> = 1..=5;

impl BoardKind {
    /// A random board of this kind and of a size from 1 to 5, as in a problem text.
    pub fn random(&self, size: u8, draws: &mut SplitMix64) -> String {
        let mut drawn = Drawn { size: size.clamp(*SIZES.start(), *SIZES.end()).into(), draws };
        match self {
            BoardKind::Graph(kind) => drawn.graph(kind),
            BoardKind::Multigraph(MultigraphKind { token }) => drawn.multigraph(*token),
            BoardKind::Heaps(kind) => drawn.heaps(kind),
            BoardKind::Bags(_) => drawn.bags(),
            BoardKind::Grid(GridKind { cells }) => drawn.grid(*cells),
            BoardKind::Plane(_) => drawn.rectangle(),
            BoardKind::Pair(PairKind { least }) => drawn.pair(*least),
            BoardKind::Power(_) => ["2^2", "3^2", "2^3", "4^2", "3^3"][drawn.below(drawn.size)].to_string(),
            BoardKind::Hypergraph(_) => drawn.sets(),
            BoardKind::Points(_) => drawn.points(),
            BoardKind::Row(_) => drawn.row(),
            BoardKind::Stacks(_) => drawn.stacks(),
            BoardKind::Value(_) => drawn.values(),
            BoardKind::Formula(shape) => drawn.formula(shape),
        }
    }
}

/// Draws for a board of a size from 1 to 5.
struct Drawn<'a> {
    size: usize,
    draws: &'a mut SplitMix64,
}

impl Drawn<'_> {
    /// A number below a bound, which is at least 1.
    fn below(&mut self, bound: usize) -> usize {
        self.draws.below(bound as u64) as usize
    }

    fn between(&mut self, least: usize, greatest: usize) -> usize {
        least + self.below(greatest + 1 - least)
    }

    fn one_of<'s>(&mut self, texts: &[&'s str]) -> &'s str {
        texts[self.below(texts.len())]
    }

    /// Several texts, joined by a sign.
    fn several(&mut self, count: usize, between: &str, mut one: impl FnMut(&mut Self) -> String) -> String {
        (0..count).map(|_| one(self)).collect::<Vec<_>>().join(between)
    }

    fn letters(&mut self, count: usize) -> String {
        self.several(count, "", |drawn| drawn.one_of(&["A", "B", "C"]).to_string())
    }

    fn graph(&mut self, kind: &GraphKind) -> String {
        let n = self.between(self.size + 3, 2 * self.size + 4);
        let (text, vertices, lines) = match kind.labelled {
            Some(Labelled::Lines) => self.written(n, "-"),
            _ if kind.arcs && self.below(3) == 0 => self.written(n, ">"),
            _ => self.family(n),
        };
        let letters = match kind.labelled {
            Some(Labelled::Lines) => lines,
            Some(Labelled::Vertices) if self.below(4) == 0 => vertices,
            _ => 0,
        };
        let letters = if letters > 0 { format!("[{}]", self.letters(letters)) } else { String::new() };
        let root = self.below(vertices);
        let tokens = match kind.tokens {
            Tokens::None => String::new(),
            Tokens::One => format!("@{root}"),
            Tokens::Two => format!("@{root};{}", (root + 1 + self.below(vertices - 1)) % vertices),
            Tokens::Several => {
                let count = self.between(1, 2);
                format!("@{}", self.several(count, ";", |drawn| drawn.below(vertices).to_string()))
            }
        };
        format!("{text}{letters}{tokens}")
    }

    /// A graph of a family with about n vertices, how many it has, and 0: its lines are not written out.
    fn family(&mut self, n: usize) -> (String, usize, usize) {
        let half = n / 2;
        let (text, n) = match self.below(10) {
            0 => (format!("C{n}"), n),
            1 => (format!("P{n}"), n),
            2 => (format!("W{}", n - 1), n),
            3 => (format!("caterpillar({half})"), 2 * half),
            4 => (format!("grid(2,{half})"), 2 * half),
            5 if n >= 9 => (format!("grid(3,{})", n / 3), n / 3 * 3),
            6 | 7 => (self.tree(n), n),
            _ => {
                let edges = self.between(n - 1, n + half);
                let seed = self.below(1000);
                (format!("gnm({n},{edges},{seed})"), n)
            }
        };
        (text, n, 0)
    }

    /// A tree in which every vertex after the first hangs on a random earlier one.
    fn tree(&mut self, n: usize) -> String {
        let parents = (1..n).map(|v| self.below(v).to_string()).collect::<Vec<_>>();
        format!("tree({})", parents.join(","))
    }

    /// A tree and a few more lines, written out: its text, its vertices and its lines.
    fn written(&mut self, n: usize, sign: &str) -> (String, usize, usize) {
        let mut lines: Vec<(usize, usize)> = (1..n).map(|v| (self.below(v), v)).collect();
        for _ in 0..self.between(0, self.size) {
            let line = (self.below(n), self.below(n));
            let known = lines.iter().any(|&(u, v)| (u, v) == line || (v, u) == line);
            if line.0 != line.1 && !known {
                lines.push(line);
            }
        }
        let texts: Vec<String> = lines.iter().map(|(u, v)| format!("{u}{sign}{v}")).collect();
        (format!("{{{}}}", texts.join(" ")), n, lines.len())
    }

    fn multigraph(&mut self, token: bool) -> String {
        let n = self.between(3, self.size + 3);
        let weighted = |drawn: &mut Self, u: usize, v: usize| {
            let weight = drawn.between(1, 2 + drawn.size / 2);
            format!("{u}-{v}*{weight}")
        };
        let mut lines: Vec<String> = Vec::new();
        for v in 1..n {
            let u = self.below(v);
            lines.push(weighted(self, u, v));
        }
        for _ in 0..self.size.div_ceil(2) {
            let (u, v) = (self.below(n), self.below(n));
            if u != v {
                lines.push(weighted(self, u, v));
            }
        }
        let token = if token { format!("@{}", self.below(n)) } else { String::new() };
        format!("{{{}}}{token}", lines.join(" "))
    }

    fn heaps(&mut self, kind: &HeapsKind) -> String {
        let most = kind.most.unwrap_or(5).max(kind.least);
        let count = self.between(kind.least, most.min(kind.least.max(2 + self.size / 2)));
        // A board of one number alone needs a larger one.
        let largest = if count == 1 { 6 + 3 * self.size } else { 2 + 2 * self.size };
        self.several(count, ",", |drawn| drawn.between(1, largest).to_string())
    }

    fn bags(&mut self) -> String {
        let count = self.between(2, 2 + self.size / 2);
        let largest = 2 + self.size;
        self.several(count, ",", |drawn| {
            if drawn.below(2) == 0 {
                return drawn.between(1, largest).to_string();
            }
            let many = drawn.between(2, 3);
            format!("{{{}}}", drawn.several(many, ";", |drawn| drawn.below(largest).to_string()))
        })
    }

    fn rectangle(&mut self) -> String {
        let (rows, columns) = (self.between(2, 3 + self.size / 5), self.between(2, 2 + self.size / 2));
        format!("{rows}x{columns}")
    }

    fn grid(&mut self, cells: bool) -> String {
        if !cells {
            return self.rectangle();
        }
        let side = self.between(3, 3 + self.size / 2);
        let count = self.below(3);
        let listed = self.several(count, ".", |drawn| {
            let column = (b'a' + drawn.below(side) as u8) as char;
            format!("{column}{}", drawn.between(1, side))
        });
        if listed.is_empty() { format!("{side}x{side}") } else { format!("{side}x{side}/{listed}") }
    }

    /// Few elements and a small second number, so that there are sets at all.
    fn pair(&mut self, least: u64) -> String {
        let k = self.between(least.max(3) as usize, 3);
        format!("{},{k}", self.between(4, 4 + self.size))
    }

    fn sets(&mut self) -> String {
        let (elements, count) = (self.size + 3, self.between(self.size + 1, self.size + 4));
        let mut sets = BTreeSet::new();
        for _ in 0..count {
            let many = self.between(2, 3);
            let mut left: Vec<usize> = (1..=elements).collect();
            let mut set: Vec<usize> = (0..many).map(|_| left.remove(self.below(left.len()))).collect();
            set.sort_unstable();
            sets.insert(set);
        }
        let text = |set: &Vec<usize>| set.iter().map(usize::to_string).collect::<Vec<_>>().join(" ");
        sets.iter().map(|set| format!("({})", text(set))).collect()
    }

    fn points(&mut self) -> String {
        let (count, side) = (self.between(1, 1 + self.size / 2), 2 + self.size);
        self.several(count, ",", |drawn| format!("({},{})", drawn.below(side), drawn.below(side)))
    }

    fn row(&mut self) -> String {
        let cells = self.between(5, 5 + 2 * self.size);
        self.several(cells, "", |drawn| if drawn.below(8) == 0 { "X".into() } else { ".".into() })
    }

    fn stacks(&mut self) -> String {
        let count = self.between(2, 2 + self.size / 2);
        self.several(count, ",", |drawn| {
            let height = drawn.between(1, 2 + drawn.size / 2);
            drawn.letters(height)
        })
    }

    fn values(&mut self) -> String {
        let count = self.between(2, 2 + self.size.div_ceil(2));
        self.several(count, "+", |drawn| match drawn.below(5) {
            0 => drawn.one_of(&["^", "v", "*", "*2", "^*"]).to_string(),
            1 => drawn.one_of(&["1", "(-1)", "1/2", "(-1/2)", "2"]).to_string(),
            _ => {
                let right = drawn.below(5) as i64 - 3;
                let left = right + drawn.between(1, 4) as i64;
                format!("{{{left}|{right}}}")
            }
        })
    }

    fn formula(&mut self, shape: &Shape) -> String {
        let (variables, clauses) = (self.size + 2, self.between(self.size + 1, 2 * self.size + 2));
        let shape = *shape;
        self.several(clauses, "", |drawn| {
            let many = shape.clause_length.unwrap_or_else(|| drawn.between(2, 3));
            let literals = drawn.several(many, " ", |drawn| {
                let negated = !shape.positive && drawn.below(2) == 0;
                format!("{}{}", if negated { "-" } else { "" }, drawn.between(1, variables))
            });
            format!("({literals})")
        })
    }
}
