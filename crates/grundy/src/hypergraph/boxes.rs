//! The box game: the sets are disjoint.

use super::Bias;

/// Who wins a box game, and how.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BoxPlay {
    /// Maker wins. Each list gives the sizes of the boxes that she still plays in, ascending, right after a turn of hers;
    /// Breaker then destroys the smallest. When one box of the last list is left, she fills it. No list: she fills a box at
    /// once.
    Maker {
        /// The sizes after each turn but the last.
        turns: Vec<Vec<usize>>,
    },
    /// Breaker wins by destroying the smallest boxes. For k = 0, 1, ... turns of his, Maker's best play in the k b + 1 smallest
    /// boxes leaves a last box of this size before her next turn, which is too large.
    Breaker {
        /// The sizes of the last boxes.
        last: Vec<usize>,
    },
}

/// Who wins a Maker-Breaker game on disjoint sets with these numbers of free elements, none of them with an element of
/// Breaker.
///
/// Extra elements never hurt either player, so a turn may be taken to have at most a or b elements, and elements of destroyed
/// boxes to be useless. A smaller box is better for Maker, so Breaker destroys the b smallest. If Maker fills a box after k
/// turns of his, k b boxes were destroyed, and she may as well have played in the k b + 1 smallest ones only, among which
/// the last must shrink to at most a.
///
/// She lowers the largest box each time. Let T_j be the sum of the j largest sizes; suppose that x has T_j(x) <= T_j(y) for
/// all j, that x' comes from x by lowering a largest box by one, and y' from y by lowering any box by one. Then
/// T_j(x') <= T_j(y') for all j. For if t boxes of x have the largest size M, this is clear for j >= t; for j < t,
/// T_j(y') < jM = T_j(x') would mean that from the j-th on the boxes of y' are smaller than M, hence
/// T_t(y) <= T_t(y') + 1 <= (jM - 1) + (t - j)(M - 1) + 1 < tM = T_t(x). Destroying the smallest boxes keeps the relation, and
/// in the end it compares the last boxes. So each k is settled by one run. The uniform case is due to Chvátal and Erdős
/// (1978), the general one to Hamidoune and Las Vergnas (1987). O(n^3) for n boxes, whatever their sizes.
pub fn box_play(sizes: &[usize], bias: Bias, maker_next: bool) -> BoxPlay {
    let (a, b) = (bias.maker.max(1), bias.breaker.max(1));
    let mut sizes = sizes.to_vec();
    sizes.sort_unstable();
    // A filled box has been won already.
    if !maker_next && sizes.first() != Some(&0) {
        sizes.drain(..b.min(sizes.len()));
    }
    let mut last = Vec::new();
    while last.len().saturating_mul(b) < sizes.len() {
        let rounds = last.len();
        let mut boxes = sizes[..=rounds * b].to_vec();
        let mut turns = Vec::with_capacity(rounds);
        for _ in 0..rounds {
            level(&mut boxes, a);
            turns.push(boxes.clone());
            boxes.drain(..b);
        }
        if boxes[0] <= a {
            return BoxPlay::Maker { turns };
        }
        last.push(boxes[0]);
    }
    BoxPlay::Breaker { last }
}

/// Lowers the largest of ascending sizes `units` times by one. All sizes above the level that can be reached come down to it,
/// and what is left of the units lowers some more by one.
fn level(boxes: &mut [usize], units: usize) {
    let (mut left, mut top) = (units, boxes.len());
    // The boxes from `top` on are at the same height; the next lower one is where they go next.
    while top > 0 && left > 0 {
        let height = boxes[boxes.len() - 1];
        top = boxes.partition_point(|&size| size < height);
        let (count, floor) = (boxes.len() - top, if top == 0 { 0 } else { boxes[top - 1] });
        let depth = (left / count).min(height - floor);
        if depth == 0 {
            boxes[top..top + left.min(count)].iter_mut().for_each(|size| *size = size.saturating_sub(1));
            return;
        }
        boxes[top..].iter_mut().for_each(|size| *size -= depth);
        left -= depth * count;
    }
}

impl BoxPlay {
    /// Whether Maker wins by this.
    pub fn maker_wins(&self) -> bool {
        matches!(self, BoxPlay::Maker { .. })
    }

    /// Checks the reason: each turn of Maker against its definition, and for Breaker each number of turns by a run in which
    /// elements are claimed one by one.
    pub fn holds(&self, sizes: &[usize], bias: Bias, maker_next: bool) -> bool {
        let (a, b) = (bias.maker.max(1), bias.breaker.max(1));
        let mut boxes = sizes.to_vec();
        boxes.sort_unstable();
        if !maker_next && boxes.first() != Some(&0) {
            boxes = boxes.split_off(b.min(boxes.len()));
        }
        match self {
            BoxPlay::Maker { turns } => {
                boxes.truncate(turns.first().map_or(1, Vec::len));
                for after in turns {
                    let lower = after.len() == boxes.len() && after.iter().zip(&boxes).all(|(x, y)| x <= y);
                    let total = |sizes: &[usize]| sizes.iter().map(|&size| size as u128).sum::<u128>();
                    if !lower || total(&boxes) > total(after) + a as u128 || !after.is_sorted() {
                        return false;
                    }
                    boxes = after.get(b..).unwrap_or_default().to_vec();
                }
                boxes.first().is_some_and(|&size| size <= a)
            }
            BoxPlay::Breaker { last } => {
                let left_after = |rounds: usize| one_by_one(&boxes[..=rounds * b], a, b);
                last.len() == boxes.len().div_ceil(b)
                    && last.iter().enumerate().all(|(rounds, &size)| size > a && size == left_after(rounds))
            }
        }
    }
}

/// The size of the box that is left in the end.
fn one_by_one(boxes: &[usize], a: usize, b: usize) -> usize {
    let mut boxes = boxes.to_vec();
    while boxes.len() > 1 {
        for _ in 0..a {
            if let Some(size) = boxes.iter_mut().max() {
                *size = size.saturating_sub(1);
            }
        }
        boxes.sort_unstable();
        boxes.drain(..b.min(boxes.len() - 1));
    }
    boxes[0]
}

#[cfg(test)]
mod tests {
    use super::super::Hypergraph;
    use super::super::naive::{Aim, Naive};
    use super::*;
    use std::collections::HashMap;

    /// All ascending lists of at most `count` sizes up to `most`.
    fn lists(count: usize, most: usize) -> Vec<Vec<usize>> {
        let mut all = vec![vec![]];
        let mut next = 0;
        while let Some(list) = all.get(next).cloned() {
            next += 1;
            if list.len() < count {
                let least = list.last().copied().unwrap_or(1);
                all.extend((least..=most).map(|size| [list.clone(), vec![size]].concat()));
            }
        }
        all
    }

    fn family(sizes: &[usize]) -> Hypergraph {
        let starts = sizes.iter().scan(0, |sum, size| {
            *sum += size;
            Some(*sum - size)
        });
        let sets: Vec<Vec<usize>> =
            starts.zip(sizes).map(|(start, size)| (start..start + size).collect()).collect();
        Hypergraph::new(sizes.iter().sum(), sets)
    }

    /// Against all plays on the elements, with exact turns.
    #[test]
    fn small_boards_by_all_plays() {
        let (mut won, mut games) = (0, 0);
        for sizes in lists(4, 4).into_iter().filter(|sizes| sizes.iter().sum::<usize>() <= 9) {
            for (maker, breaker) in [(1, 1), (2, 1), (3, 1), (1, 2), (2, 2), (3, 2), (4, 1)] {
                let mut naive = Naive::new(&family(&sizes), (maker, breaker), Aim::MakerBreaker);
                for maker_next in [false, true] {
                    let bias = Bias { maker, breaker };
                    let play = box_play(&sizes, bias, maker_next);
                    assert_eq!(
                        play.maker_wins(),
                        naive.owns(0, 0, maker_next),
                        "{sizes:?} {bias:?} {maker_next}"
                    );
                    assert!(play.holds(&sizes, bias, maker_next), "{sizes:?} {bias:?} {play:?}");
                    won += usize::from(play.maker_wins());
                    games += 1;
                }
            }
        }
        assert!(4 * won > games && 4 * (games - won) > games, "{won} of {games}");
    }

    /// Whether Maker wins, by all ways to lower boxes and all ways to destroy them; wasted elements are allowed.
    fn by_sizes(
        sizes: Vec<usize>,
        (a, b): (usize, usize),
        left: usize,
        maker: bool,
        known: &mut HashMap<(Vec<usize>, usize, bool), bool>,
    ) -> bool {
        if sizes.first().is_none_or(|&size| size == 0) {
            return !sizes.is_empty();
        }
        if left == 0 {
            return by_sizes(sizes, (a, b), if maker { b } else { a }, !maker, known);
        }
        if let Some(&wins) = known.get(&(sizes.clone(), left, maker)) {
            return wins;
        }
        let option = |i: usize| {
            let mut next = sizes.clone();
            if maker {
                next[i] -= 1;
            } else {
                next.remove(i);
            }
            next.sort_unstable();
            next
        };
        let mut results = (0..sizes.len()).map(|i| by_sizes(option(i), (a, b), left - 1, maker, known));
        let wins = if maker { results.any(|wins| wins) } else { results.all(|wins| wins) };
        known.insert((sizes, left, maker), wins);
        wins
    }

    #[test]
    fn larger_boards_by_sizes() {
        let (mut won, mut games) = (0, 0);
        for (a, b, most) in [(1, 1, 3), (2, 1, 5), (3, 1, 7), (4, 1, 8), (3, 2, 6), (5, 2, 8), (2, 3, 4)] {
            let mut known = HashMap::new();
            for sizes in lists(6, most) {
                let bias = Bias { maker: a, breaker: b };
                for maker_next in [false, true] {
                    let play = box_play(&sizes, bias, maker_next);
                    let left = if maker_next { a } else { b };
                    let wins = by_sizes(sizes.clone(), (a, b), left, maker_next, &mut known);
                    assert_eq!(play.maker_wins(), wins, "{sizes:?} {bias:?} {maker_next}");
                    assert!(play.holds(&sizes, bias, maker_next), "{sizes:?} {bias:?} {play:?}");
                    won += usize::from(wins);
                    games += 1;
                }
            }
        }
        assert!(won > games / 2 && games - won > 1000, "{won} of {games}");
    }

    /// Chvátal and Erdős: Breaker wins n boxes of size c > a (1 + 1/2 + ... + 1/n) with bias a:1.
    #[test]
    fn uniform_boxes() {
        for n in 1..40usize {
            for a in 1..12usize {
                let harmonic: f64 = (1..=n).map(|i| a as f64 / i as f64).sum();
                let sizes = vec![harmonic.floor() as usize + 1; n];
                let bias = Bias { maker: a, breaker: 1 };
                assert!(!box_play(&sizes, bias, true).maker_wins(), "{n} {a}");
            }
        }
        let huge = box_play(&[usize::MAX / 4; 50], Bias { maker: 1_000_000_000, breaker: 1 }, true);
        assert!(!huge.maker_wins());
        assert!(box_play(&[3, 0], Bias::FAIR, false).maker_wins());
        assert!(!box_play(&[], Bias::FAIR, true).maker_wins());
    }

    #[test]
    fn a_changed_reason_fails() {
        let bias = Bias { maker: 2, breaker: 1 };
        let BoxPlay::Maker { mut turns } = box_play(&[3, 3], bias, true) else { panic!() };
        assert_eq!(turns, [vec![2, 2]]);
        turns[0][1] = 1;
        assert!(!BoxPlay::Maker { turns }.holds(&[3, 3], bias, true));
        let lost = box_play(&[4, 4], bias, true);
        assert!(lost.holds(&[4, 4], bias, true) && !lost.holds(&[3, 4], bias, true));
    }
}
