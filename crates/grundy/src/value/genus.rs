//! Genera: what an impartial game is worth under both conventions, in the company of nim heaps.

use smallvec::{SmallVec, smallvec};
use std::fmt;

/// The genus of an impartial game (Conway 1976, ch. 12; Berlekamp, Conway and Guy 1982, ch. 13): its nimber, and as
/// superscripts its misere nimbers alone and together with one, two, .. heaps of size 2. The misere nimber of a game is
/// the nim heap with which it is lost for the player to move under misere play: 1 for the empty game, the mex of those
/// of the options for any other.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Genus {
    nimber: u64,
    /// The superscripts; the last two, of which there are always at least two, alternate for ever.
    misere: SmallVec<[u64; 4]>,
}

impl Genus {
    /// The genus of a position of nim with this nimber. It is fickle if all heaps have size 0 or 1, so that the nimber is
    /// 0 or 1 too, and firm otherwise (Bouton 1901): the nimbers 0 and 1 of fickle positions exchange roles under misere
    /// play, those of firm ones do not.
    pub fn of_nim(nimber: u64, fickle: bool) -> Genus {
        let misere = match (fickle, nimber) {
            (true, 0) => smallvec![1, 2, 0],
            (true, 1) => smallvec![0, 3, 1],
            _ => smallvec![nimber, nimber ^ 2],
        };
        Genus { nimber, misere }
    }

    /// The genus of a game from those of its options.
    ///
    /// Let g(n) be the superscript n of the game. It is the mex of the g'(n) of the options and, for n > 0, of g(n-1)
    /// and its nim-sum with 1, which moves in the n heaps of size 2 leave; g(0) is 1 without options.
    ///
    /// Superscripts are computed until those of the options alternate, say from N on, and g(n) = g(n-2) for an n - 2 >=
    /// N. From there on g(n+1) is computed from the same numbers as g(n-1), and so on: the last two alternate for ever.
    /// This point is reached. If all g' alternate between some x and x ^ 2 from N on, look at the least q for which
    /// not all of 4q .. 4q + 3 are among the g'(n); it is the same for all n >= N, and the missing ones change places with
    /// their nim-sums with 2. If some are missing in both halves, 4q + {0, 1} and 4q + {2, 3}, then g(n-1) bars one half
    /// and g(n) is the least missing one of the other, half by half in turn. If some are missing in one half only, that
    /// half differs from turn to turn, and g(n) is the least one missing there from the second turn on. Either way g
    /// alternates between an x and x ^ 2, which completes the induction.
    pub fn of_options(options: &[&Genus]) -> Genus {
        let nimber = mex(options.iter().map(|option| option.nimber));
        let settled = options.iter().map(|option| option.misere.len() - 2).max().unwrap_or(0);
        let mut misere: SmallVec<[u64; 4]> = SmallVec::new();
        loop {
            let n = misere.len();
            let theirs = options.iter().map(|option| option.superscript(n));
            misere.push(match misere.last() {
                None if options.is_empty() => 1,
                None => mex(theirs),
                Some(&before) => mex(theirs.chain([before, before ^ 1])),
            });
            if n >= settled + 2 && misere[n] == misere[n - 2] {
                break;
            }
        }
        while misere.len() > 2 && misere[misere.len() - 1] == misere[misere.len() - 3] {
            misere.pop();
        }
        Genus { nimber, misere }
    }

    /// The misere nimber of the game together with n heaps of size 2.
    pub fn superscript(&self, n: usize) -> u64 {
        let tail = self.misere.len() - 2;
        self.misere[if n < tail { n } else { tail + (n - tail) % 2 }]
    }

    /// The nimber, under normal play.
    pub fn nimber(&self) -> u64 {
        self.nimber
    }

    /// Whether a position of nim has this genus, and if so, whether it is fickle.
    pub fn as_nim(&self) -> Option<bool> {
        let has = |fickle: bool| *self == Genus::of_nim(self.nimber, fickle);
        if self.nimber < 2 && has(true) { Some(true) } else { has(false).then_some(false) }
    }

    /// The genus of the sum of tame games: as in nim, nimbers are added, and the sum is fickle if every summand is
    /// (Conway 1976, ch. 12).
    pub fn of_tame_sum(parts: &[Genus]) -> Genus {
        let nimber = parts.iter().fold(0, |sum, part| sum ^ part.nimber);
        Genus::of_nim(nimber, parts.iter().all(|part| part.as_nim() == Some(true)))
    }
}

/// `4^146`; the genus of a single nim heap is written as its size, superscripts from 10 on are separated by commas.
impl fmt::Display for Genus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Genus::of_nim(self.nimber, self.nimber < 2) {
            return self.nimber.fmt(f);
        }
        let digits: Vec<String> = self.misere.iter().map(u64::to_string).collect();
        let comma = if self.misere.iter().any(|&digit| digit > 9) { "," } else { "" };
        write!(f, "{}^{}", self.nimber, digits.join(comma))
    }
}

/// The least number that is missing.
fn mex(numbers: impl Iterator<Item = u64>) -> u64 {
    let mut numbers: SmallVec<[u64; 16]> = numbers.collect();
    numbers.sort_unstable();
    numbers.into_iter().fold(0, |least, number| if number == least { least + 1 } else { least })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Nim positions of up to three heaps, by the general rule.
    #[test]
    fn genera_of_nim_are_those_of_bouton() {
        let mut known = std::collections::HashMap::new();
        for (a, b, c) in (0..6).flat_map(|a| (0..=a).flat_map(move |b| (0..=b).map(move |c| (a, b, c)))) {
            let sorted = |mut heaps: [u64; 3]| {
                heaps.sort_unstable_by(|x, y| y.cmp(x));
                heaps
            };
            let heaps = [a, b, c];
            let options: Vec<&Genus> = (0..3)
                .flat_map(|i| (0..heaps[i]).map(move |less| (i, less)))
                .map(|(i, less)| {
                    let mut after = heaps;
                    after[i] = less;
                    &known[&sorted(after)]
                })
                .collect();
            let genus = Genus::of_options(&options);
            assert_eq!(genus, Genus::of_nim(a ^ b ^ c, a < 2), "{heaps:?}");
            known.insert(heaps, genus);
        }
    }

    #[test]
    fn texts() {
        assert_eq!(Genus::of_nim(0, true).to_string(), "0");
        assert_eq!(Genus::of_nim(0, false).to_string(), "0^02");
        assert_eq!(Genus::of_nim(1, false).to_string(), "1^13");
        assert_eq!(Genus::of_nim(12, false).to_string(), "12");
        let wild = Genus { nimber: 10, misere: smallvec![1, 10, 8] };
        assert_eq!(wild.to_string(), "10^1,10,8");
    }
}
