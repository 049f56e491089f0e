//! Rules: what one heap may become.

use super::Code;
use std::fmt;

/// A rule that maps a heap to its options.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Rule {
    /// Take and split as an octal code says.
    Octal(Code),
    /// Take one of these numbers, ascending.
    Subtraction(Vec<u64>),
    /// Split a heap into two that are not equal: Grundy's game.
    UnequalSplit,
}

impl Rule {
    /// The rule of nim.
    pub fn nim() -> Rule {
        Rule::octal("0.(3)")
    }

    /// The octal game with a code that is known to be valid.
    pub fn octal(code: &str) -> Rule {
        Rule::Octal(Code::read(code).unwrap_or_else(|_| Code::finite(&[0])))
    }

    /// What taking `i` objects may leave: 1 for nothing, 2 for one heap, 4 for two.
    pub fn digit(&self, i: u64) -> u8 {
        match self {
            Rule::Octal(code) => code.digit(i),
            Rule::Subtraction(set) => 3 * u8::from(set.binary_search(&i).is_ok()),
            Rule::UnequalSplit => 4 * u8::from(i == 0),
        }
    }

    /// The numbers that may be taken with their digits, ascending, as far as they are listed one by one; those that
    /// repeat for ever are not.
    pub fn takes(&self) -> Vec<(u64, u8)> {
        match self {
            Rule::Octal(code) => {
                let digits = code.digits().iter().enumerate();
                digits.filter(|(_, digit)| **digit != 0).map(|(i, &digit)| (i as u64, digit)).collect()
            }
            Rule::Subtraction(set) => set.iter().map(|&take| (take, 3)).collect(),
            Rule::UnequalSplit => vec![(0, 4)],
        }
    }

    /// The same without those that take more than any heap in memory contains.
    pub fn short_takes(&self) -> Vec<(usize, u8)> {
        let short = |(i, digit)| Some((usize::try_from(i).ok()?, digit));
        self.takes().into_iter().filter_map(short).collect()
    }

    /// The digits that repeat for ever, and from which on.
    pub fn tail(&self) -> Option<(u64, &[u8])> {
        match self {
            Rule::Octal(code) if !code.tail().is_empty() => Some((code.digits().len() as u64, code.tail())),
            _ => None,
        }
    }

    /// Whether a heap may become two.
    pub fn splits(&self) -> bool {
        let tail = self.tail().map_or(&[][..], |(_, digits)| digits);
        self.takes().iter().map(|(_, digit)| digit).chain(tail).any(|digit| digit & 4 != 0)
    }

    /// Whether the two parts of a heap must differ.
    pub fn unequal(&self) -> bool {
        *self == Rule::UnequalSplit
    }

    /// Whether every number may be taken whole or leaving one heap, and nothing may be split without taking: then a
    /// heap of n has nimber n. It can become every smaller heap, and what else it becomes has fewer objects in
    /// all, so that its nim-sum is less than n too. Nim is the best known of these games.
    pub fn is_nim_like(&self) -> bool {
        let Rule::Octal(code) = self else { return false };
        let whole = |digit: &u8| digit & 3 == 3;
        !code.tail().is_empty()
            && code.digits()[0] == 0
            && code.digits()[1..].iter().all(whole)
            && code.tail().iter().all(whole)
    }

    /// Every option of a heap of `n`, each once: the heaps that are left, the smaller first and 0 for none.
    pub fn options(&self, n: u64, mut each: impl FnMut(u64, u64)) {
        let mut take = |i: u64, digit: u8| {
            let left = n - i;
            if left == 0 && digit & 1 != 0 && i > 0 {
                each(0, 0);
            }
            if left > 0 && digit & 2 != 0 && i > 0 {
                each(0, left);
            }
            if digit & 4 != 0 {
                let least_larger = if self.unequal() { left / 2 + 1 } else { left.div_ceil(2) };
                (least_larger.max(1)..left).rev().for_each(|larger| each(left - larger, larger));
            }
        };
        let mut listed = 0;
        for (i, digit) in self.takes().into_iter().take_while(|(i, _)| *i <= n) {
            take(i, digit);
            listed = i + 1;
        }
        if let Some((from, digits)) = self.tail() {
            (from.max(listed)..=n).for_each(|i| take(i, digits[((i - from) % digits.len() as u64) as usize]));
        }
    }

    /// Whether a heap of `n` has an option.
    pub fn can_move(&self, n: u64) -> bool {
        let least_split = if self.unequal() { 3 } else { 2 };
        let leaves = |i: u64, digit: u8| {
            let left = n - i;
            i > 0 && digit & if left == 0 { 1 } else { 2 } != 0 || digit & 4 != 0 && left >= least_split
        };
        let repeated = self.tail().into_iter().flat_map(|(from, digits)| {
            // The first repeating digits leave the most; only the last one may take the whole heap.
            (from..=n).take(digits.len()).chain((from <= n).then_some(n)).map(|i| (i, self.digit(i)))
        });
        let mut all = self.takes().into_iter().chain(repeated).filter(|(i, _)| *i <= n);
        all.any(|(i, digit)| leaves(i, digit))
    }

    /// An upper bound on the number of options of a heap of `n`.
    pub fn most_options(&self, n: u64) -> u64 {
        let of_take = |i: u64, digit: u8| match (digit & 4 != 0, n.checked_sub(i)) {
            (_, None) => 0,
            (true, Some(left)) => 1 + left / 2,
            (false, Some(_)) => 1,
        };
        let listed = self.takes().iter().map(|&(i, digit)| of_take(i, digit)).fold(0, u64::saturating_add);
        let Some((from, digits)) = self.tail() else { return listed };
        let repeated = n.saturating_sub(from).saturating_add(1);
        let each = if digits.iter().any(|digit| digit & 4 != 0) { 1 + n / 2 } else { 1 };
        listed.saturating_add(repeated.saturating_mul(each))
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Rule::Octal(code) => code.fmt(f),
            Rule::Subtraction(set) => {
                let numbers: Vec<String> = set.iter().map(u64::to_string).collect();
                write!(f, "{{{}}}", numbers.join(";"))
            }
            Rule::UnequalSplit => f.write_str("unequal splits"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options(rule: &Rule, n: u64) -> Vec<(u64, u64)> {
        let mut all = Vec::new();
        rule.options(n, |a, b| all.push((a, b)));
        assert!(all.len() as u64 <= rule.most_options(n));
        assert_eq!(rule.can_move(n), !all.is_empty(), "{rule} {n}");
        all.sort_unstable();
        all
    }

    #[test]
    fn options_are_those_of_the_rules() {
        assert_eq!(options(&Rule::octal("0.77"), 4), [(0, 2), (0, 3), (1, 1), (1, 2)]);
        assert_eq!(options(&Rule::octal("0.77"), 2), [(0, 0), (0, 1)]);
        assert_eq!(options(&Rule::octal("4.1"), 4), [(1, 3), (2, 2)]);
        assert_eq!(options(&Rule::octal("4.1"), 1), [(0, 0)]);
        assert_eq!(options(&Rule::nim(), 3), [(0, 0), (0, 1), (0, 2)]);
        assert_eq!(options(&Rule::UnequalSplit, 5), [(1, 4), (2, 3)]);
        assert_eq!(options(&Rule::UnequalSplit, 4), [(1, 3)]);
        assert_eq!(options(&Rule::UnequalSplit, 2), []);
        assert_eq!(options(&Rule::Subtraction(vec![1, 3]), 3), [(0, 0), (0, 2)]);
        assert_eq!(options(&Rule::octal("0.(7)"), 3), [(0, 0), (0, 1), (0, 2), (1, 1)]);
        assert_eq!(options(&Rule::octal("0.137"), 0), []);
    }

    #[test]
    fn rules_know_which_heaps_are_stuck() {
        for code in
            ["0.0", "0.1", "0.02", "0.004", "4.0", "0.(0001)", "0.(002)", "0.00(04)", "4.(1)", "0.077"]
        {
            (0..30).for_each(|n| drop(options(&Rule::octal(code), n)));
        }
        (0..10).for_each(|n| drop(options(&Rule::UnequalSplit, n)));
    }

    #[test]
    fn nim_like_rules() {
        let nim_like = |code: &str| Rule::octal(code).is_nim_like();
        assert!(nim_like("0.(3)") && nim_like("0.(37)") && nim_like("0.7(3)"));
        assert!(!nim_like("4.(3)") && !nim_like("0.1(3)") && !nim_like("0.333"));
    }
}
