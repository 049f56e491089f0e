//! The nimbers of all heaps of a rule, as far as they are known.

use super::direct::Direct;
use super::period::{Period, Proof, find_period};
use super::sparse::Sparse;
use super::{Rule, Stopped, Watch};

/// The nimbers of heaps of 0, 1, 2, .. objects, computed on demand, and their period once it is proved.
pub struct Sequence {
    rule: Rule,
    engine: Engine,
    period: Option<Period>,
    /// Whether a period is looked for.
    prove: bool,
    /// The number of nimbers at which it is looked for next.
    look_at: usize,
}

enum Engine {
    Direct(Direct),
    Sparse(Box<Sparse>),
}

/// A sparse space: the nimbers with an even number of ones under the mask are rare.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Space {
    /// The bits that are counted.
    pub mask: u32,
    /// How many of the heaps that are known have rare nimbers.
    pub rare: u64,
    /// The greatest of them.
    pub last_rare: Option<u64>,
}

/// Periods are looked for whenever the sequence has doubled, from here on.
const FIRST_LOOK: usize = 64;

impl Sequence {
    /// A sequence of which only the empty heap is known.
    pub fn new(rule: Rule) -> Sequence {
        let engine = match rule.splits() && rule.tail().is_none() {
            true => Engine::Sparse(Box::new(Sparse::new(&rule))),
            false => Engine::Direct(Direct::new(&rule)),
        };
        let nim_like = Period { length: 1, from: 0, saltus: 1, proof: Proof::NimLike };
        let period = rule.is_nim_like().then_some(nim_like);
        Sequence { rule, engine, period, prove: true, look_at: FIRST_LOOK }
    }

    /// The same, computing every nimber and never looking for a period: for benchmarks and tests.
    pub fn without_period(rule: Rule) -> Sequence {
        Sequence { period: None, prove: false, ..Sequence::new(rule) }
    }

    /// The rule of the heaps.
    pub fn rule(&self) -> &Rule {
        &self.rule
    }

    /// The period, once proved.
    pub fn period(&self) -> Option<&Period> {
        self.period.as_ref()
    }

    /// How many nimbers were found one by one.
    pub fn computed(&self) -> u64 {
        match &self.engine {
            Engine::Direct(direct) => direct.nimbers().len() as u64,
            Engine::Sparse(sparse) => sparse.nimbers().len() as u64,
        }
    }

    /// The nimber of a heap, if it is known.
    pub fn nimber(&self, n: u64) -> Option<u64> {
        let (n, more) = self.period.as_ref().map_or((n, 0), |period| period.reduce(n));
        let place = usize::try_from(n).ok()?;
        let nimber = match &self.engine {
            Engine::Direct(direct) => direct.nimbers().get(place).map(|&nimber| nimber as u64),
            Engine::Sparse(sparse) => sparse.nimbers().get(place).map(|&nimber| nimber as u64),
        };
        match nimber {
            None if n == 0 => Some(more),
            nimber => nimber?.checked_add(more),
        }
    }

    /// Computes nimbers until that of a heap of `n` is known, or a period is proved.
    pub fn reach(&mut self, n: u64, watch: Watch<'_>) -> Result<(), Stopped> {
        while self.nimber(n).is_none() {
            let wanted = usize::try_from(n).ok().and_then(|n| n.checked_add(1)).unwrap_or(usize::MAX);
            let count = if self.prove { wanted.min(self.look_at) } else { wanted };
            match &mut self.engine {
                Engine::Direct(direct) => direct.extend(count, watch)?,
                Engine::Sparse(sparse) => sparse.extend(count, watch)?,
            }
            if self.prove && count == self.look_at {
                self.look_at = count.saturating_mul(2);
                self.period = find_period(&self.rule, &self.values());
            }
        }
        Ok(())
    }

    /// Looks for a proof of a period among the first `count` nimbers; computes them if they are missing.
    pub fn seek_period(&mut self, count: u64, watch: Watch<'_>) -> Result<Option<&Period>, Stopped> {
        if self.period.is_none() {
            self.reach(count.saturating_sub(1), watch)?;
        }
        if self.period.is_none() {
            self.period = find_period(&self.rule, &self.values());
        }
        Ok(self.period.as_ref())
    }

    /// All nimbers that were computed.
    pub fn values(&self) -> Vec<u32> {
        match &self.engine {
            Engine::Direct(direct) => direct.nimbers().to_vec(),
            Engine::Sparse(sparse) => sparse.nimbers().iter().map(|&nimber| nimber as u32).collect(),
        }
    }

    /// The sparse space in use, of a rule that splits heaps.
    pub fn space(&self) -> Option<Space> {
        let Engine::Sparse(sparse) = &self.engine else { return None };
        let (mask, rare, last_rare) = sparse.space();
        Some(Space { mask: mask as u32, rare: rare as u64, last_rare })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FOREVER: Watch<'static> = &|_| false;

    /// Every nimber as the mex of those of its options.
    fn plain(rule: &Rule, count: u64) -> Vec<u32> {
        let mut nimbers: Vec<u32> = Vec::new();
        for n in 0..count {
            let mut options = Vec::new();
            rule.options(n, |a, b| options.push(nimbers[a as usize] ^ nimbers[b as usize]));
            nimbers.push((0..).find(|value| !options.contains(value)).unwrap());
        }
        nimbers
    }

    #[track_caller]
    fn agrees(rule: Rule, count: u64) {
        let plain = plain(&rule, count);
        for mut sequence in [Sequence::new(rule.clone()), Sequence::without_period(rule.clone())] {
            sequence.reach(count - 1, FOREVER).unwrap();
            for (n, &nimber) in plain.iter().enumerate() {
                sequence.reach(n as u64, FOREVER).unwrap();
                assert_eq!(sequence.nimber(n as u64), Some(nimber as u64), "{rule} {n}");
            }
        }
    }

    /// Every code with one or two digits, with and without splits that take nothing.
    #[test]
    fn short_codes_agree_with_the_definition() {
        for first in [0, 4] {
            for a in 0..8 {
                for b in 0..8 {
                    agrees(Rule::octal(&format!("{first}.{a}{b}")), 150);
                }
            }
        }
    }

    #[test]
    fn longer_codes_and_tails_agree_with_the_definition() {
        for code in [
            "0.137",
            "0.007",
            "0.106",
            "0.165",
            "4.7",
            "0.6",
            "0.36",
            "0.14",
            "0.0007",
            "0.40404",
            "0.7070007",
            "4.123",
            "0.777777777777",
            "0.00000000000000000000006",
            "0.16000000004",
            "0.(1)",
            "0.(2)",
            "0.(4)",
            "0.(7)",
            "4.(3)",
            "4.(7)",
            "0.1(3)",
            "0.(30)",
            "0.(31)",
            "0.5(37)",
            "4.12(406)",
            "0.0(6)",
            "0.33(12)",
            "0.(0007)",
            "4.(0)",
        ] {
            agrees(Rule::octal(code), 240);
        }
        agrees(Rule::UnequalSplit, 600);
        agrees(Rule::octal("0.04"), 1500);
        for set in [vec![1], vec![2, 3], vec![1, 2, 4], vec![3, 7, 8, 40], vec![1, 1000], (1..=200).collect()]
        {
            agrees(Rule::Subtraction(set), 400);
        }
    }

    /// Published periods; the first heap from which they hold follows from the definition of the period.
    #[test]
    fn known_periods_are_proved() {
        for (code, length, from) in [("0.77", 12, 71), ("0.137", 34, 52), ("0.07", 34, 53), ("0.3303", 3, 0)]
        {
            let mut sequence = Sequence::new(Rule::octal(code));
            sequence.reach(u64::MAX, FOREVER).unwrap();
            let period = sequence.period().unwrap();
            assert_eq!((period.length, period.from), (length, from), "{code}");
        }
    }

    #[test]
    fn a_watch_stops_the_work() {
        let mut sequence = Sequence::new(Rule::octal("0.6"));
        assert_eq!(sequence.reach(1_000_000, &|_| true), Err(Stopped));
        assert!(sequence.nimber(10).is_some() && sequence.nimber(1_000_000).is_none());
        let mut nim = Sequence::new(Rule::nim());
        nim.reach(u64::MAX, FOREVER).unwrap();
        assert_eq!(nim.nimber(u64::MAX), Some(u64::MAX));
    }
}
