//! Chains and cycles that stand apart: what is left when a play comes to its end.

use super::{Edges, Strings};

/// Chains with both ends at the ground, and cycles, by their numbers of coins in ascending order. Where they lie on the board
/// does not matter.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Apart {
    /// Chains of one coin, of two, and longer ones; cycles.
    kinds: [Vec<usize>; 4],
}

impl Apart {
    /// What stands apart in a position, and the strings of the rest.
    pub fn of(strings: &Strings, free: &Edges) -> (Apart, Edges) {
        let (mut apart, mut rest) = (Apart::default(), *free);
        for run in strings.runs(free) {
            if let Some(kind) = run.kind() {
                apart.kinds[kind].push(run.coins);
                rest = rest.minus(&run.strings);
            }
        }
        apart.kinds.iter_mut().for_each(|kind| kind.sort_unstable());
        (apart, rest)
    }

    /// All of it in words of a key, eight runs in each.
    pub fn words(&self) -> impl Iterator<Item = u64> {
        let cycles = self.kinds[3].iter().map(|&coins| coins as u64 | 128);
        let runs: Vec<u64> =
            self.kinds[..3].iter().flatten().map(|&coins| coins as u64).chain(cycles).collect();
        let words: Vec<u64> =
            runs.chunks(8).map(|runs| runs.iter().fold(0, |word, run| word << 8 | run)).collect();
        words.into_iter()
    }

    /// v(G) if nothing else is left, where no coin can be taken.
    ///
    /// A player who opens a chain of one or two coins gives them away, and the opponent goes on in the rest K: -a - v(K). In a
    /// longer chain the opponent has the choice, which comes to -(a - 2) - |2 + v(K)|, in a cycle to -(a - 4) - |4 + v(K)|. Of
    /// each kind the shortest is opened first (see [`Strings::openings`]), so that a position is four numbers: how many
    /// of each kind are gone. They are gone through from the end.
    pub fn value(&self) -> i32 {
        let sizes = self.kinds.each_ref().map(|kind| kind.len() + 1);
        let steps = [1, sizes[0], sizes[0] * sizes[1], sizes[0] * sizes[1] * sizes[2]];
        let mut values = vec![0; steps[3] * sizes[3]];
        for state in (0..values.len() - 1).rev() {
            let open = |kind: usize| {
                let gone = state / steps[kind] % sizes[kind];
                let coins = *self.kinds[kind].get(gone)? as i32;
                let rest: i32 = values[state + steps[kind]];
                Some(match kind {
                    0 | 1 => -coins - rest,
                    2 => 2 - coins - (2 + rest).abs(),
                    _ => 4 - coins - (4 + rest).abs(),
                })
            };
            values[state] = (0..4).filter_map(open).max().unwrap_or(0);
        }
        values[0]
    }
}
