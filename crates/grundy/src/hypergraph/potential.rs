//! The method of potentials: a set of k elements weighs base^-k, and no rounding decides.

use super::Hypergraph;

/// How many elements a turn has: of Maker or Avoider, and of Breaker or Enforcer. Zero counts as one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bias {
    /// Elements per turn of Maker or Avoider.
    pub maker: usize,
    /// Elements per turn of Breaker or Enforcer.
    pub breaker: usize,
}

impl Bias {
    /// One element each.
    pub const FAIR: Bias = Bias { maker: 1, breaker: 1 };

    /// Both as numbers that arithmetic cannot overflow with, or `None` if a turn has more than ten thousand elements.
    fn numbers(self) -> Option<(u128, u128)> {
        let number = |turn: usize| (turn <= 10_000).then_some(turn.max(1) as u128);
        Some((number(self.maker)?, number(self.breaker)?))
    }
}

/// A sum of weights as a multiple of 2^-64, rounded up or down as its criterion needs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Weight(pub u128);

impl Weight {
    /// The weight of the empty set.
    pub const ONE: Weight = Weight(1 << 64);

    /// As a fraction in lowest terms.
    pub fn fraction(self) -> (u128, u128) {
        let shift = self.0.trailing_zeros().min(64);
        (self.0 >> shift, 1 << (64 - shift))
    }

    /// Nearly; for display.
    pub fn approximately(self) -> f64 {
        self.0 as f64 / Weight::ONE.0 as f64
    }
}

/// The base of the weights as a fraction above 1, and the direction of rounding.
#[derive(Clone, Copy)]
struct Base {
    numerator: u128,
    denominator: u128,
    up: bool,
}

impl Base {
    /// Divides a weight by the base.
    fn divide(self, weight: u128) -> u128 {
        let product = weight * self.denominator;
        if self.up { product.div_ceil(self.numerator) } else { product / self.numerator }
    }

    /// The weight of a set by its size, up to a largest size.
    fn weights(self, rank: usize) -> Vec<u128> {
        let next = |weight: &u128| Some(self.divide(*weight));
        std::iter::successors(Some(Weight::ONE.0), next).take(rank + 1).collect()
    }

    /// The sum of the weights of all sets, and for each element of those that contain it.
    fn sums(self, family: &Hypergraph) -> (u128, Vec<u128>) {
        let weights = self.weights(family.rank());
        let mut values = vec![0; family.elements()];
        let mut sum = 0;
        for set in family.sets() {
            sum += weights[set.len()];
            set.iter().for_each(|&v| values[v] += weights[set.len()]);
        }
        (sum, values)
    }
}

/// A fraction that is at most the a-th root of 1 + b, and equal to it if that root is a whole number; its denominator is 1
/// or 2^32. A power that is rounded up and still not above 1 + b proves the first; a binary search finds the largest.
fn root_below(a: u128, b: u128) -> Base {
    let fits = |numerator: u128, bits: u32| {
        let (mut power, limit) = (1u128 << bits, (1 + b) << bits);
        for _ in 0..a {
            power = (power * numerator).div_ceil(1 << bits);
            if power > limit {
                return false;
            }
        }
        true
    };
    let bits = if a == 1 { 0 } else { 32 };
    let (mut low, mut high) = (1u128 << bits, ((1 + b) << bits) + 1);
    while high - low > 1 {
        let middle = (low + high) / 2;
        if fits(middle, bits) { low = middle } else { high = middle }
    }
    Base { numerator: low, denominator: 1 << bits, up: true }
}

/// Why Breaker wins: the potential stays below 1, the weight of a set that Maker owns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BreakerCriterion {
    /// A set of k elements weighs (numerator / denominator)^-k; the fraction is 2 with bias 1:1.
    pub base: (u64, u64),
    /// The sum of the weights, rounded up.
    pub sum: Weight,
    /// By how much Maker's next turn can raise it at most, rounded up; zero if Breaker is next.
    pub rise: Weight,
}

/// Whether potentials prove that Breaker wins.
///
/// Let r be at most the a-th root of 1 + b, and let a set of k free elements weigh r^-k; the value of an element is the
/// weight of the sets that contain it. Breaker claims elements of largest value. If after his turn the largest value is
/// m, he has just lowered the sum by at least b m, because values only fall as he claims. Maker's next a elements A raise
/// it by the sum over the sets of r^-k (r^j - 1), where j elements of the set are in A; as r^j - 1 <= (j/a) (r^a - 1) for
/// j <= a by convexity, and r^a - 1 <= b, that is at most b/a times the values of the elements of A, which is at most b m.
/// So the sum never rises over a turn of Breaker and a turn of Maker, and a sum below 1 where Breaker is next stays below
/// 1: Maker owns no set. If Maker is next, her first turn adds at most b/a times the a largest values.
///
/// This is the criterion of Erdős and Selfridge (1973) for 1:1, and of Beck (1982) for any bias. They ask for a sum below
/// 1/(1 + b) where Maker is next, from which the condition here follows. O(total size of the sets).
pub fn breaker_criterion(family: &Hypergraph, bias: Bias, maker_next: bool) -> Option<BreakerCriterion> {
    let (a, b) = bias.numbers()?;
    let base = root_below(a, b);
    let (sum, values) = base.sums(family);
    let rise = if maker_next { (b * largest(values, a)).div_ceil(a) } else { 0 };
    let shift = base.numerator.trailing_zeros().min(base.denominator.trailing_zeros());
    let base = ((base.numerator >> shift) as u64, (base.denominator >> shift) as u64);
    let criterion = BreakerCriterion { base, sum: Weight(sum), rise: Weight(rise) };
    (sum + rise < Weight::ONE.0).then_some(criterion)
}

/// The sum of the `count` largest.
fn largest(mut values: Vec<u128>, count: u128) -> u128 {
    values.sort_unstable_by(|x, y| y.cmp(x));
    values.iter().take(usize::try_from(count).unwrap_or(usize::MAX)).sum()
}

impl BreakerCriterion {
    /// Checks the reason from its definition: the base is not too large, no weight is too small, and the total is below 1.
    pub fn holds(&self, family: &Hypergraph, bias: Bias, maker_next: bool) -> bool {
        let (numerator, denominator) = (u128::from(self.base.0), u128::from(self.base.1));
        let Some((a, b)) = bias.numbers() else { return false };
        let narrow = denominator > 0 && denominator <= 1 << 32;
        if !narrow || numerator <= denominator || numerator > (1 + b) * denominator {
            return false;
        }
        // (numerator / denominator)^a <= 1 + b, in multiples of 2^-32 that are rounded up.
        let mut power = 1 << 32;
        for _ in 0..a {
            power = (power * numerator).div_ceil(denominator);
            if power > (1 + b) << 32 {
                return false;
            }
        }
        let weigh = |size: usize| {
            (0..size).fold(Weight::ONE.0, |weight, _| (weight * denominator).div_ceil(numerator))
        };
        let sum: u128 = family.sets().iter().map(|set| weigh(set.len())).sum();
        let value = |v: usize| {
            let containing = family.sets().iter().filter(|set| set.contains(&v));
            containing.map(|set| weigh(set.len())).sum::<u128>()
        };
        let first = match maker_next {
            true => b * largest((0..family.elements()).map(value).collect(), a),
            false => 0,
        };
        self.sum.0 >= sum && self.rise.0 * a >= first && self.sum.0 + self.rise.0 < Weight::ONE.0
    }
}

/// Why Maker wins: the potential cannot fall to zero.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MakerCriterion {
    /// The sum of the weights ((a + b) / a)^-k, rounded down.
    pub sum: Weight,
    /// The largest number of sets that contain the same two elements.
    pub pair_degree: usize,
    /// How many elements are in sets.
    pub support: usize,
    /// What Breaker can take away at most, by the number of elements in sets that he claims before Maker's first turn (only
    /// none if Maker is next), rounded up.
    pub losses: Vec<Weight>,
}

/// Whether potentials prove that Maker wins.
///
/// A set of k free elements weighs L^-k with L = (a + b)/a; Maker claims, one after the other, elements of largest value.
/// An element u of hers raises the sum by (b/a) value(u). When Breaker then claims v, the sum falls by at most
/// the value of v after Maker's turn. Compare with its value before Maker's i-th element: that was at most the value of
/// this element; and each of Maker's elements from the i-th on raised the value of v by at most (b/a) L^-2 D, where D is
/// the largest number of sets through two elements, since a set that contains it and v has at least two free elements.
/// Averaging over i, an element of Breaker costs at most the (1/a)-th part of the values of Maker's turn, which her rise
/// pays for, plus (a + 1)/2 (b/a) (a/(a + b))^2 D = a b (a + 1) / (2 (a + b)^2) D. If the sum exceeds this for all elements
/// of Breaker, it ends above 0, so some set has no element of Breaker. Only elements in sets count: Maker claims those
/// while any has a value, and an element without value costs nothing. So on N such elements at most
/// b floor(N/(a + b)) + max(0, N mod (a + b) - a) of Breaker count. If he is next, his first turn costs at most the largest
/// values.
///
/// Beck (1981, 1982), who asks for a sum above a^2 b^2 / (a + b)^3 D N; since a (a + 1)/2 <= a^2, the condition here follows
/// from his. O(pairs in sets), up to ten million of them.
pub fn maker_criterion(family: &Hypergraph, bias: Bias, maker_next: bool) -> Option<MakerCriterion> {
    let (a, b) = bias.numbers()?;
    let base = Base { numerator: a + b, denominator: a, up: false };
    let (sum, _) = base.sums(family);
    let (_, mut values) = Base { up: true, ..base }.sums(family);
    values.sort_unstable_by(|x, y| y.cmp(x));
    let (support, degree) = (family.support().len(), pair_degree(family)?);
    let early = if maker_next { 0 } else { support.min(bias.breaker.max(1)) };
    let loss = |taken: usize| {
        let later = claims_of_breaker((support - taken) as u128, a, b);
        let cost = (later * degree as u128).checked_mul(a * b * (a + 1))?.checked_mul(Weight::ONE.0)?;
        Some(Weight(values[..taken].iter().sum::<u128>() + cost.div_ceil(2 * (a + b) * (a + b))))
    };
    let losses = (0..=early).map(loss).collect::<Option<Vec<Weight>>>()?;
    let enough = losses.iter().all(|loss| sum > loss.0);
    enough.then_some(MakerCriterion { sum: Weight(sum), pair_degree: degree, support, losses })
}

/// How many of `n` elements Breaker gets if Maker begins.
fn claims_of_breaker(n: u128, a: u128, b: u128) -> u128 {
    b * (n / (a + b)) + (n % (a + b)).saturating_sub(a)
}

/// The largest number of sets that contain the same two elements; `None` if there are too many pairs to list.
fn pair_degree(family: &Hypergraph) -> Option<usize> {
    const MOST: usize = 10_000_000;
    if family.sets().iter().map(|set| set.len() * set.len()).sum::<usize>() > MOST {
        return None;
    }
    let mut pairs: Vec<(usize, usize)> = Vec::new();
    for set in family.sets() {
        pairs.extend(set.iter().enumerate().flat_map(|(i, &u)| set[i + 1..].iter().map(move |&v| (u, v))));
    }
    pairs.sort_unstable();
    Some(pairs.chunk_by(|x, y| x == y).map(<[_]>::len).max().unwrap_or(0))
}

impl MakerCriterion {
    /// Checks the reason from its definition.
    pub fn holds(&self, family: &Hypergraph, bias: Bias, maker_next: bool) -> bool {
        let Some((a, b)) = bias.numbers() else { return false };
        let weigh = |size: usize, up: bool| {
            let step = |weight: u128| if up { (weight * a).div_ceil(a + b) } else { weight * a / (a + b) };
            (0..size).fold(Weight::ONE.0, |weight, _| step(weight))
        };
        let sum: u128 = family.sets().iter().map(|set| weigh(set.len(), false)).sum();
        let all = 0..family.elements();
        let through = |u: usize, v: usize| {
            family.sets().iter().filter(|set| set.contains(&u) && set.contains(&v)).count()
        };
        let degree =
            all.clone().flat_map(|u| all.clone().filter(move |v| *v > u).map(move |v| through(u, v)));
        let containing = |v: usize| family.sets().iter().filter(move |set| set.contains(&v));
        let mut values: Vec<u128> =
            all.clone().map(|v| containing(v).map(|set| weigh(set.len(), true)).sum()).collect();
        values.sort_unstable_by(|x, y| y.cmp(x));
        let support = all.clone().filter(|&v| containing(v).next().is_some()).count();
        let early = if maker_next { 0 } else { support.min(bias.breaker.max(1)) };
        let covers = |(taken, loss): (usize, &Weight)| {
            let later = claims_of_breaker((support - taken) as u128, a, b) * self.pair_degree as u128;
            let left = loss.0.checked_sub(values[..taken].iter().sum());
            let left = left.and_then(|left| left.checked_mul(2 * (a + b) * (a + b)));
            let cost = (later * a * b * (a + 1)).checked_mul(Weight::ONE.0);
            matches!((left, cost), (Some(left), Some(cost)) if left >= cost)
        };
        self.sum.0 <= sum
            && degree.max().unwrap_or(0) <= self.pair_degree
            && self.losses.len() == early + 1
            && self.losses.iter().enumerate().all(covers)
            && self.losses.iter().all(|loss| self.sum > *loss)
    }
}

/// Why Avoider wins: the potential ends below 1, the weight of a set that Avoider owns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AvoiderCriterion {
    /// The sum of the weights (1 + 1/a)^-k, rounded up.
    pub sum: Weight,
    /// How many elements Avoider claims in a last turn that Enforcer does not answer.
    pub unanswered: usize,
    /// The sum after that turn, at most; below 1.
    pub last: Weight,
}

/// Whether potentials prove that Avoider wins, where `free` elements are left and each player claims exactly as many as the
/// bias says, or what is left.
///
/// A set of k free elements weighs L^-k with L = (a + 1)/a. Avoider claims, one after the other, elements of least value;
/// each raises the sum by the (1/a)-th part of its value. If Enforcer then claims anything, its value is at
/// least that of each of Avoider's elements when she claimed it, because it was there to be claimed and values only rise
/// in her turn; so his first element takes away at least what her turn added. Hence the sum rises only in a last turn of
/// hers without an answer, of e elements, by at most the factor L^e. How long that turn is depends on `free`, the
/// bias and who is next. If the sum times L^e is below 1, Avoider owns no set at the end.
///
/// Hefetz, Krivelevich and Szabó (2007), after Lu (1991); they ask for a sum below L^-a, which is the case e = a.
pub fn avoider_criterion(
    family: &Hypergraph,
    bias: Bias,
    avoider_next: bool,
    free: usize,
) -> Option<AvoiderCriterion> {
    let (a, _) = bias.numbers()?;
    let base = Base { numerator: a + 1, denominator: a, up: true };
    let (sum, _) = base.sums(family);
    let unanswered = unanswered(bias, avoider_next, free);
    let mut last = sum;
    for _ in 0..unanswered {
        last = last.min(Weight::ONE.0).checked_mul(a + 1)?.div_ceil(a);
    }
    let criterion = AvoiderCriterion { sum: Weight(sum), unanswered, last: Weight(last) };
    (last < Weight::ONE.0).then_some(criterion)
}

/// The number of elements in Avoider's last turn if nothing is left after it; 0 if Enforcer claims last.
fn unanswered(bias: Bias, avoider_next: bool, free: usize) -> usize {
    let (a, b) = (bias.maker.max(1), bias.breaker.max(1));
    let after = if avoider_next { free } else { free.saturating_sub(b) };
    let left = after % (a + b);
    if left <= a { left } else { 0 }
}

impl AvoiderCriterion {
    /// Checks the reason from its definition, playing out the lengths of the turns.
    pub fn holds(&self, family: &Hypergraph, bias: Bias, avoider_next: bool, free: usize) -> bool {
        let Some((a, _)) = bias.numbers() else { return false };
        let (mut left, mut avoider, mut last_turn) = (free, avoider_next, 0);
        while left > 0 {
            let turn = left.min(if avoider { bias.maker.max(1) } else { bias.breaker.max(1) });
            last_turn = if avoider { turn } else { 0 };
            (left, avoider) = (left - turn, !avoider);
        }
        let lighter = |weight: u128, _| (weight * a).div_ceil(a + 1);
        let sum: u128 = family.sets().iter().map(|set| (0..set.len()).fold(Weight::ONE.0, lighter)).sum();
        let heavier = |weight: u128, _| (weight.min(Weight::ONE.0) * (a + 1)).div_ceil(a);
        last_turn == self.unanswered
            && (0..last_turn).fold(sum, heavier) <= self.last.0
            && self.last < Weight::ONE
    }
}

/// The sum of 2^-|S| over the sets, rounded up: the potential of a game with bias 1:1.
pub fn weight(family: &Hypergraph) -> Weight {
    Weight(FAIR.sums(family).0)
}

/// What Breaker takes off the potential of a game with bias 1:1 by claiming each element, and Maker adds to it.
pub fn values(family: &Hypergraph) -> Vec<Weight> {
    FAIR.sums(family).1.into_iter().map(Weight).collect()
}

/// The first element of largest value, for bias 1:1: the one that Breaker claims by the criterion of Erdős and Selfridge, and
/// Maker by that of Beck. `None` without sets that have elements.
pub fn best_element(family: &Hypergraph) -> Option<usize> {
    let values = values(family);
    let best = values.iter().copied().max().filter(|value| value.0 > 0)?;
    values.iter().position(|value| *value == best)
}

const FAIR: Base = Base { numerator: 2, denominator: 1, up: true };

#[cfg(test)]
mod tests {
    use super::super::naive::{Aim, Naive, random_hypergraph};
    use super::*;

    const BIASES: [(usize, usize); 7] = [(1, 1), (1, 1), (2, 1), (1, 2), (2, 2), (3, 1), (2, 3)];

    fn bias_of(seed: u64) -> (Bias, (usize, usize)) {
        let (maker, breaker) = BIASES[seed as usize % BIASES.len()];
        (Bias { maker, breaker }, (maker, breaker))
    }

    #[test]
    fn breaker_really_wins() {
        let (mut won, mut applied) = (0, 0);
        for seed in 0..1400 {
            let (bias, numbers) = bias_of(seed);
            let family = random_hypergraph(8, 6, 2, 6, seed);
            let mut naive = Naive::new(&family, numbers, Aim::MakerBreaker);
            for maker_next in [false, true] {
                let maker_wins = naive.owns(0, 0, maker_next);
                won += usize::from(!maker_wins);
                if let Some(criterion) = breaker_criterion(&family, bias, maker_next) {
                    applied += 1;
                    assert!(!maker_wins, "{family:?} {bias:?}");
                    assert!(criterion.holds(&family, bias, maker_next));
                    let larger = Hypergraph::new(8, [family.sets(), &[vec![]]].concat());
                    assert!(!criterion.holds(&larger, bias, maker_next));
                }
            }
        }
        assert!(3 * applied > won, "{applied} of {won}");
    }

    /// The condition of Erdős and Selfridge, and of Beck for one element of Maker, is a case of the one here.
    #[test]
    fn the_classic_conditions_suffice() {
        let mut light = [0, 0];
        for seed in 0..1000 {
            let family = random_hypergraph(9, 7, 2, 6, seed);
            let breaker = 1 + seed as usize % 3;
            let sum: usize = family.sets().iter().map(|set| (1 + breaker).pow(8 - set.len() as u32)).sum();
            for (maker_next, bound) in [(false, 8), (true, 7)] {
                if sum < (1 + breaker).pow(bound) {
                    light[usize::from(maker_next)] += 1;
                    assert!(breaker_criterion(&family, Bias { maker: 1, breaker }, maker_next).is_some());
                }
            }
        }
        assert!(light[0] > light[1] && light[1] > 300, "{light:?}");
    }

    #[test]
    fn maker_really_wins() {
        let (mut won, mut applied) = (0, 0);
        for seed in 0..1400 {
            let (bias, numbers) = bias_of(seed);
            let family = random_hypergraph(8, 24, 2, 3, seed).residual(&[], &[]);
            let mut naive = Naive::new(&family, numbers, Aim::MakerBreaker);
            for maker_next in [false, true] {
                let maker_wins = naive.owns(0, 0, maker_next);
                won += usize::from(maker_wins);
                if let Some(criterion) = maker_criterion(&family, bias, maker_next) {
                    applied += 1;
                    assert!(maker_wins, "{family:?} {bias:?} {maker_next}");
                    assert!(criterion.holds(&family, bias, maker_next));
                    assert!(!criterion.holds(&Hypergraph::new(8, vec![]), bias, maker_next));
                }
            }
        }
        assert!(3 * applied > won, "{applied} of {won}");
    }

    #[test]
    fn avoider_really_wins() {
        let (mut won, mut applied) = (0, 0);
        for seed in 0..1400 {
            let (bias, numbers) = bias_of(seed);
            let elements = 7 + seed as usize % 3;
            let family = random_hypergraph(elements, 5, 2, 6, seed);
            let mut naive = Naive::new(&family, numbers, Aim::AvoiderEnforcer);
            for avoider_next in [false, true] {
                let loses = naive.owns(0, 0, avoider_next);
                won += usize::from(!loses);
                if let Some(criterion) = avoider_criterion(&family, bias, avoider_next, elements) {
                    applied += 1;
                    assert!(!loses, "{family:?} {bias:?} {avoider_next}");
                    assert!(criterion.holds(&family, bias, avoider_next, elements));
                    let larger = Hypergraph::new(elements, [family.sets(), &[vec![]]].concat());
                    assert!(!criterion.holds(&larger, bias, avoider_next, elements));
                }
            }
        }
        assert!(3 * applied > won, "{applied} of {won}");
    }

    #[test]
    fn weights_are_exact() {
        let family = Hypergraph::new(6, vec![vec![0, 1], vec![1, 2, 3], vec![3, 4, 5]]);
        assert_eq!(weight(&family).fraction(), (1, 2));
        assert_eq!((best_element(&family), values(&family)[1].fraction()), (Some(1), (3, 8)));
        // Before and after: Breaker takes the value off, Maker adds it.
        assert_eq!(weight(&family.residual(&[], &[1])).fraction(), (1, 8));
        assert_eq!(weight(&family.residual(&[1], &[])).fraction(), (7, 8));
        assert_eq!(best_element(&Hypergraph::new(3, vec![vec![]])), None);
        // The bounds of Erdős and Selfridge are sharp: these weigh exactly 1 and 1/2.
        let sharp = Hypergraph::new(4, vec![vec![0, 2], vec![0, 3], vec![1, 2], vec![1, 3]]);
        assert!(weight(&sharp) == Weight::ONE && breaker_criterion(&sharp, Bias::FAIR, false).is_none());
        let root = breaker_criterion(&Hypergraph::new(2, vec![]), Bias { maker: 2, breaker: 3 }, true);
        assert_eq!(root.unwrap().base, (2, 1));
    }
}
