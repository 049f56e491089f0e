//! In which round each position was decided, in binary: one plane of bits for each digit.

use crate::graph::Set;

/// For each team and each vertex of the robber a number, 0 until it is set. A plane is made when its digit is first
/// needed, and setting the number of many vertices at once takes a few words.
pub struct Rounds<const W: usize> {
    planes: Vec<Vec<Set<W>>>,
}

impl<const W: usize> Rounds<W> {
    pub fn new() -> Rounds<W> {
        Rounds { planes: Vec::new() }
    }

    /// How many digits a number takes.
    pub fn digits(round: u32) -> usize {
        (u32::BITS - round.leading_zeros()) as usize
    }

    /// Makes room for a number.
    pub fn reserve(&mut self, round: u32, teams: usize) {
        while self.planes.len() < Self::digits(round) {
            self.planes.push(vec![Set::EMPTY; teams]);
        }
    }

    /// The planes in which a number has a 1.
    pub fn planes_of(&mut self, round: u32) -> impl Iterator<Item = &mut Vec<Set<W>>> {
        self.planes.iter_mut().enumerate().filter(move |(digit, _)| round >> digit & 1 == 1).map(|(_, p)| p)
    }

    /// The greatest number among some vertices: digit by digit from the highest, those with a 1 are kept if there are any.
    pub fn greatest(&self, team: usize, mut among: Set<W>) -> u32 {
        let mut round = 0;
        for (digit, plane) in self.planes.iter().enumerate().rev() {
            let ones = among & plane[team];
            if !ones.is_empty() {
                (among, round) = (ones, round | 1 << digit);
            }
        }
        round
    }

    /// The least number among some vertices, of which there is at least one.
    pub fn least(&self, team: usize, mut among: Set<W>) -> u32 {
        let mut round = 0;
        for (digit, plane) in self.planes.iter().enumerate().rev() {
            match among.minus(&plane[team]) {
                zeros if zeros.is_empty() => round |= 1 << digit,
                zeros => among = zeros,
            }
        }
        round
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_kept_digit_by_digit() {
        let mut rounds = Rounds::<1>::new();
        for round in 1..=40 {
            rounds.reserve(round, 2);
            rounds.planes_of(round).for_each(|plane| plane[1].insert(round as usize));
        }
        for (low, high) in [(1, 40), (7, 7), (15, 16), (3, 33)] {
            let among: Set<1> = (low..=high).collect();
            let found = (rounds.least(1, among), rounds.greatest(1, among));
            assert_eq!(found, (low as u32, high as u32));
        }
        assert_eq!(rounds.greatest(0, Set::full(40)), 0);
    }
}
