//! Nim on a simplicial complex: a move lowers numbers, several at once if they lie in a common face.
//!
//! A complex is a family of faces, given by the largest ones: in `circular-nim` the windows of k consecutive
//! heaps, in `graph-nim` the edges at one vertex. A move lowers some of the numbers of one face, at least one of
//! them (Ehrenborg and Steingrimsson 1996). Nim has a face for each heap.

use super::{Family, Refusal};
use crate::rules::{Move, Place, Player, PositionKey, Rules, View};

/// More moves cannot be listed, and faces are compared with each other. Theorems have no such limit.
const MOST_MOVES: u128 = 1 << 18;
const MOST_FACES: usize = 1 << 10;

/// The numbers at the start, the faces, and what the game adds to them: names and pictures.
pub struct Complex {
    pub numbers: Vec<u64>,
    /// The largest faces, each a list of places in `numbers`.
    pub faces: Vec<Vec<usize>>,
    /// Permutations of the numbers that are symmetries of the complex, including the identity.
    pub mirrors: Vec<Vec<usize>>,
    /// How a move names a number.
    pub names: Vec<String>,
    pub view: Show,
}

/// What to show of the numbers.
pub type Show = Box<dyn Fn(&[u64]) -> View + Send + Sync>;

impl Complex {
    /// The game on the complex, unless it has too many moves.
    pub fn build(mut self) -> Result<Family, Refusal> {
        let moves = |face: &Vec<usize>| {
            face.iter().fold(1u128, |all, &i| all.saturating_mul(self.numbers[i] as u128 + 1))
        };
        let total = self.faces.iter().fold(0u128, |sum, face| sum.saturating_add(moves(face) - 1));
        if total > MOST_MOVES {
            let message = words!(
                "more than {MOST_MOVES} moves, too many for play and search",
                "mais de {MOST_MOVES} jogadas, demais para o jogo e a busca"
            );
            return Err(Refusal::too_large(message));
        }
        // Numbers that are 0 at the start are never lowered; the few others fit into a word.
        self.faces.iter_mut().for_each(|face| face.retain(|&i| self.numbers[i] > 0));
        self.faces.retain(|face| !face.is_empty());
        if self.faces.len() > MOST_FACES {
            let message = words!(
                "{} ways to choose; play and search take at most {MOST_FACES}",
                "{} modos de escolher; o jogo e a busca aceitam no máximo {MOST_FACES}",
                self.faces.len()
            );
            return Err(Refusal::too_large(message));
        }
        let overlaps = (0..self.faces.len()).map(|face| self.overlaps(face)).collect();
        Ok(Family::of(Simplicial { overlaps, complex: self }))
    }

    /// The intersection of each earlier face with a face, as bits over the numbers of the face.
    fn overlaps(&self, face: usize) -> Vec<u64> {
        let common = |earlier: &Vec<usize>| {
            let shared = self.faces[face].iter().enumerate().filter(|(_, i)| earlier.contains(i));
            shared.fold(0, |bits, (place, _)| bits | 1 << place)
        };
        let mut overlaps: Vec<u64> = self.faces[..face].iter().map(common).filter(|&o| o != 0).collect();
        overlaps.sort_unstable();
        overlaps.dedup();
        overlaps
    }
}

struct Simplicial {
    complex: Complex,
    overlaps: Vec<Vec<u64>>,
}

impl Simplicial {
    /// Appends every move on a face that no earlier face has. The numbers to lower are chosen first, then the
    /// amounts.
    fn face_moves(&self, face: usize, at: &[u64], out: &mut Vec<Move>) {
        let places = &self.complex.faces[face];
        let alive =
            places.iter().enumerate().filter(|(_, i)| at[**i] > 0).fold(0u64, |bits, (p, _)| bits | 1 << p);
        let mut lowered = alive;
        while lowered != 0 {
            if !self.overlaps[face].iter().any(|overlap| lowered & !overlap == 0) {
                self.amounts(face, at, lowered, out);
            }
            lowered = (lowered - 1) & alive;
        }
    }

    /// Appends the moves that lower exactly these numbers of a face. A move encodes each number of the face, in a
    /// mixed radix: 0 if it stays, otherwise one more than what is left.
    fn amounts(&self, face: usize, at: &[u64], lowered: u64, out: &mut Vec<Move>) {
        let places = &self.complex.faces[face];
        let mut codes = vec![0u64];
        let mut weight = 1;
        for (place, &i) in places.iter().enumerate() {
            if lowered >> place & 1 == 1 {
                let with = |code: u64| (1..=at[i]).map(move |digit| code + digit * weight);
                codes = codes.into_iter().flat_map(with).collect();
            }
            weight *= self.complex.numbers[i] + 1;
        }
        out.extend(codes.into_iter().map(|code| Move::new(face, code)));
    }

    /// Which numbers a move lowers, in order, and to what.
    fn lowered(&self, m: Move) -> Vec<(usize, u64)> {
        let mut code = m.how;
        let mut lowered = Vec::new();
        for &i in &self.complex.faces[m.element()] {
            let base = self.complex.numbers[i] + 1;
            if let Some(left) = (code % base).checked_sub(1) {
                lowered.push((i, left));
            }
            code /= base;
        }
        lowered.sort_unstable();
        lowered
    }
}

impl Rules for Simplicial {
    type Position = Vec<u64>;

    fn start(&self) -> Vec<u64> {
        self.complex.numbers.clone()
    }

    fn moves(&self, at: &Vec<u64>, _who: Player, out: &mut Vec<Move>) {
        (0..self.complex.faces.len()).for_each(|face| self.face_moves(face, at, out));
    }

    fn play(&self, at: &Vec<u64>, who: Player, m: Move) -> (Vec<u64>, Player) {
        let mut next = at.clone();
        self.lowered(m).into_iter().for_each(|(i, left)| next[i] = left);
        (next, who.other())
    }

    /// Sets of numbers that are no longer connected by faces.
    fn parts(&self, at: &Vec<u64>, out: &mut Vec<Vec<u64>>) {
        for part in components(at, &self.complex.faces) {
            let mut alone = vec![0; at.len()];
            part.into_iter().for_each(|i| alone[i] = at[i]);
            out.push(alone);
        }
    }

    fn key(&self, at: &Vec<u64>) -> PositionKey {
        let order = |order: &Vec<usize>| order.iter().map(|&i| at[i]).collect::<Vec<u64>>();
        let least = self.complex.mirrors.iter().map(order).min().unwrap_or_else(|| at.clone());
        let base = self.complex.numbers.iter().max().map_or(1, |&most| most as u128 + 1);
        let exact = base.checked_pow(at.len() as u32).is_some_and(|space| space <= 1 << PositionKey::BITS);
        match exact {
            true => PositionKey(least.into_iter().fold(0, |key, n| key * base + n as u128)),
            false => PositionKey::fingerprint(least.into_iter()),
        }
    }

    fn size(&self, at: &Vec<u64>) -> usize {
        at.iter().sum::<u64>() as usize
    }

    fn view(&self, at: &Vec<u64>) -> View {
        (self.complex.view)(at)
    }

    fn places(&self, at: &Vec<u64>, m: Move) -> Vec<Place> {
        let on_lines = matches!(self.view(at), View::Graph(_));
        let place = |(i, left): (usize, u64)| match on_lines {
            true => vec![Place::weighted_line(i, at)],
            false => Place::heap(i, left).into(),
        };
        self.lowered(m).into_iter().flat_map(place).collect()
    }

    fn move_text(&self, m: Move) -> String {
        let text = |(i, left): (usize, u64)| format!("{}>{left}", self.complex.names[i]);
        self.lowered(m).into_iter().map(text).collect::<Vec<_>>().join(";")
    }
}

/// The indices of the numbers above 0, grouped by connection through faces, in order.
pub fn components(numbers: &[u64], faces: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let mut group: Vec<usize> = (0..numbers.len()).collect();
    fn root(group: &mut [usize], mut i: usize) -> usize {
        while group[i] != i {
            group[i] = group[group[i]];
            i = group[i];
        }
        i
    }
    for face in faces {
        let mut alive = face.iter().filter(|&&i| numbers[i] > 0);
        let Some(&first) = alive.next() else { continue };
        for &i in alive {
            let (a, b) = (root(&mut group, first), root(&mut group, i));
            group[a.max(b)] = a.min(b);
        }
    }
    let mut parts: Vec<Vec<usize>> = vec![Vec::new(); numbers.len()];
    for i in (0..numbers.len()).filter(|&i| numbers[i] > 0) {
        parts[root(&mut group, i)].push(i);
    }
    parts.retain(|part| !part.is_empty());
    parts
}

/// The windows of k consecutive places on a circle of n, each once.
pub fn windows(n: usize, k: usize) -> Vec<Vec<usize>> {
    if k >= n {
        return vec![(0..n).collect()];
    }
    (0..n).map(|first| (first..first + k).map(|place| place % n).collect()).collect()
}

/// On larger circles rotations cost more than they save.
const MOST_TURNED: usize = 16;

/// The rotations and reflections of a circle, if it is small.
pub fn turns(n: usize) -> Vec<Vec<usize>> {
    if n > MOST_TURNED {
        return Vec::new();
    }
    let turned = |first: usize| (0..n).map(move |i| (first + i) % n).collect::<Vec<usize>>();
    let mirrored = |first: usize| (0..n).map(move |i| (first + n - i) % n).collect();
    (0..n).flat_map(|first| [turned(first), mirrored(first)]).collect()
}
