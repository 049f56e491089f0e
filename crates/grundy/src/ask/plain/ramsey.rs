//! Van der Waerden numbers, Hales-Jewett numbers and Ramsey numbers: how large a board must be for every colouring to
//! have a set in one colour.

use super::monochromatic::colourable;
use super::{Argument, Known};
use crate::games::{lines, progressions};
use crate::rules::Bilingual;
use crate::solve::{Meter, StopReason};
use std::collections::HashMap;

/// Boards with more elements are not searched.
const MOST_ELEMENTS: usize = 2048;

/// W: the least n such that every colouring of 1, .., n has a progression with k terms in one colour.
pub fn van_der_waerden(argument: &Argument, meter: &Meter) -> Known {
    let k = argument.number as usize;
    least_board(argument.colours(), meter, |n| Some((n, progressions(n, k))))
}

/// HJ: the least d such that every colouring of `[n]^d` has a line in one colour along which no coordinate falls.
pub fn hales_jewett(argument: &Argument, meter: &Meter) -> Known {
    cube(argument, meter, false)
}

/// HJ_star: the same with all lines.
pub fn hales_jewett_by_all_lines(argument: &Argument, meter: &Meter) -> Known {
    cube(argument, meter, true)
}

fn cube(argument: &Argument, meter: &Meter, falling: bool) -> Known {
    let n = argument.number as usize;
    least_board(argument.colours(), meter, |d| {
        let points = n.checked_pow(d as u32).filter(|&points| points <= MOST_ELEMENTS)?;
        Some((points, lines(n, d, falling)?))
    })
}

/// The least number of a board, given by its size and its sets, that has no colouring without a set in one colour. A
/// larger board contains the smaller ones, so they are tried one after the other.
fn least_board(
    colours: usize,
    meter: &Meter,
    board: impl Fn(usize) -> Option<(usize, Vec<Vec<usize>>)>,
) -> Known {
    for number in 1.. {
        let sets = board(number).filter(|(size, _)| *size <= MOST_ELEMENTS);
        let found = match sets {
            Some((size, sets)) => colourable(size, &sets, colours, &mut || meter.report(1)),
            None => Err(StopReason::Size),
        };
        match found {
            Ok(true) => {}
            Ok(false) => return Known::exactly(number, super::SEARCH),
            Err(reason) => return Known::stopped(number, None, reason),
        }
    }
    Known::stopped(1, None, StopReason::Size)
}

const BOUND_AND_COLOURING: Bilingual = Bilingual {
    en: "bound of Greenwood and Gleason 1955, and a colouring by differences in a group",
    pt: "cota de Greenwood e Gleason 1955, e uma coloração por diferenças em um grupo",
};

/// R: the least n such that every colouring of the edges of the complete graph on n vertices has a clique with k vertices
/// in one colour. Search over all colourings ends early (18 vertices for k = 4 are out of its reach), so the number is
/// caught between an upper bound by theory and the best colouring of a special kind, and is known where the two meet.
/// Where they do not, the number is beyond reach, with or without limits.
pub fn ramsey(argument: &Argument, meter: &Meter) -> Known {
    let (k, colours) = (argument.number, argument.colours());
    let most = ramsey_bound(vec![k; colours], &mut HashMap::new());
    let mut known =
        Known { least: k, most: Some(most), by: BOUND_AND_COLOURING, stopped: None, undefined: None };
    let mut effort = Effort { meter, left: MOST_WORK };
    for n in k as usize.. {
        if known.least >= most {
            return known;
        }
        if n as u64 >= most || n > MOST_ORDER {
            break;
        }
        for group in abelian_groups(n) {
            match by_differences(&group, k as usize, colours, &mut effort) {
                Ok(true) => known.least = n as u64 + 1,
                Ok(false) => {}
                Err(reason) => return Known { stopped: Some(reason), ..known },
            }
        }
    }
    Known { stopped: Some(StopReason::Size), ..known }
}

/// Groups of a larger order are not tried.
const MOST_ORDER: usize = 256;

/// How many sets are looked at in all: every set at every step of a search. This takes a few seconds.
const MOST_WORK: u64 = 500_000_000;

/// The work that is left for colourings by differences.
struct Effort<'a> {
    meter: &'a Meter,
    left: u64,
}

impl Effort<'_> {
    fn spend(&mut self, work: u64) -> Result<(), StopReason> {
        self.left = self.left.checked_sub(work).ok_or(StopReason::Size)?;
        self.meter.report(1)
    }
}

/// An upper bound on the least n such that every colouring of the edges of the complete graph on n vertices has, for some
/// i, a clique with `sizes[i]` vertices in colour i.
///
/// Greenwood and Gleason 1955. With c colours, let u(i) be the bound if `sizes[i]` is one smaller. Among the neighbours of
/// a vertex, u(i) in colour i are enough for a clique in another colour, or in colour i together with the vertex; so
/// 2 - c + sum of u(i) vertices are enough. One vertex less is enough if this sum and some u(i) are even: without a clique
/// every vertex would have exactly u(i) - 1 neighbours in colour i, an odd number, and the number of vertices is odd too.
fn ramsey_bound(mut sizes: Vec<u64>, seen: &mut HashMap<Vec<u64>, u64>) -> u64 {
    if sizes.contains(&1) {
        return 1;
    }
    sizes.retain(|&size| size > 2);
    sizes.sort_unstable();
    match sizes[..] {
        [] => return 2,
        [only] => return only,
        _ => {}
    }
    if let Some(&bound) = seen.get(&sizes) {
        return bound;
    }
    let smaller = |i: usize| {
        let mut sizes = sizes.clone();
        sizes[i] -= 1;
        sizes
    };
    let bounds: Vec<u64> = (0..sizes.len()).map(|i| ramsey_bound(smaller(i), seen)).collect();
    let sum = bounds.iter().fold(2u64, |sum, bound| sum.saturating_add(bound - 1));
    let odd_degrees = sum % 2 == 0 && bounds.iter().any(|bound| bound % 2 == 0);
    let bound = sum - u64::from(odd_degrees);
    seen.insert(sizes, bound);
    bound
}

/// The finite abelian groups of an order: the sums of cyclic groups whose orders, each a divisor of the next, multiply to
/// it.
fn abelian_groups(order: usize) -> Vec<Vec<usize>> {
    fn split(order: usize, multiple_of: usize, so_far: &mut Vec<usize>, out: &mut Vec<Vec<usize>>) {
        if order.is_multiple_of(multiple_of) && (order > 1 || so_far.is_empty()) {
            out.push([&so_far[..], &[order]].concat());
        }
        for first in (2..order).filter(|first| order.is_multiple_of(*first) && first % multiple_of == 0) {
            so_far.push(first);
            split(order / first, first, so_far, out);
            so_far.pop();
        }
    }
    let mut groups = Vec::new();
    split(order, 1, &mut Vec::new(), &mut groups);
    groups
}

/// Whether the complete graph on the elements of a group has a colouring without a clique of k vertices in one colour, in
/// which the colour of an edge depends only on the difference of its ends, up to sign. Such a colouring looks the same
/// from every vertex, so only cliques at 0 matter.
fn by_differences(
    group: &[usize],
    k: usize,
    colours: usize,
    effort: &mut Effort<'_>,
) -> Result<bool, StopReason> {
    let classes = difference_classes(group);
    let order = classes.len();
    let count = classes.iter().flatten().flatten().max().map_or(0, |most| most + 1);
    let mut sets = Vec::new();
    let mut clique = vec![0];
    cliques_at_zero(&classes, k, order, &mut clique, &mut sets)?;
    sets.sort_unstable();
    sets.dedup();
    let work = sets.len() as u64 + 1;
    colourable(count, &sets, colours, &mut || effort.spend(work))
}

/// For every two elements of a group the number of the class of their difference, `None` if they are the same. Classes
/// are numbered as they appear.
fn difference_classes(group: &[usize]) -> Vec<Vec<Option<usize>>> {
    let order: usize = group.iter().product();
    let difference = |a: usize, b: usize| {
        let (mut weight, mut sum, mut a, mut b) = (1, 0, a, b);
        for &m in group {
            sum += weight * ((a % m + m - b % m) % m);
            (weight, a, b) = (weight * m, a / m, b / m);
        }
        sum
    };
    let mut number = vec![None; order];
    let mut next = 0;
    for a in 1..order {
        if number[a].is_none() {
            number[a] = Some(next);
            number[difference(0, a)] = Some(next);
            next += 1;
        }
    }
    (0..order).map(|a| (0..order).map(|b| number[difference(a, b)]).collect()).collect()
}

/// More cliques than this are not looked at.
const MOST_CLIQUES: usize = 200_000;

/// Appends the classes of differences of every k elements of which 0 is the first.
fn cliques_at_zero(
    classes: &[Vec<Option<usize>>],
    k: usize,
    order: usize,
    clique: &mut Vec<usize>,
    sets: &mut Vec<Vec<usize>>,
) -> Result<(), StopReason> {
    if clique.len() == k {
        let pairs = clique.iter().flat_map(|&a| clique.iter().filter_map(move |&b| classes[a][b]));
        let mut set: Vec<usize> = pairs.collect();
        set.sort_unstable();
        set.dedup();
        sets.push(set);
        return if sets.len() > MOST_CLIQUES { Err(StopReason::Size) } else { Ok(()) };
    }
    for next in clique.last().map_or(0, |last| last + 1)..order {
        clique.push(next);
        cliques_at_zero(classes, k, order, clique, sets)?;
        clique.pop();
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The bounds of Greenwood and Gleason: R(3,3) = 6, R(3,4) = 9, R(3,5) = 14, R(4,4) = 18, R(3,3,3) = 17.
    #[test]
    fn bounds_of_greenwood_and_gleason() {
        let bound = |sizes: &[u64]| ramsey_bound(sizes.to_vec(), &mut HashMap::new());
        assert_eq!([bound(&[3, 3]), bound(&[3, 4]), bound(&[5, 3]), bound(&[4, 4])], [6, 9, 14, 18]);
        assert_eq!([bound(&[3, 3, 3]), bound(&[2, 7]), bound(&[1, 9]), bound(&[2, 2])], [17, 7, 1, 2]);
        assert_eq!([bound(&[4, 5]), bound(&[5, 5])], [31, 62]);
    }

    /// 1, 1, 1, 2, 1, 1, 1, 3, 2, .. groups (A000688); of order 16 there are five.
    #[test]
    fn every_abelian_group_once() {
        let counts: Vec<usize> = (1..=16).map(|order| abelian_groups(order).len()).collect();
        assert_eq!(counts, [1, 1, 1, 2, 1, 1, 1, 3, 2, 1, 1, 2, 1, 1, 1, 5]);
        assert_eq!(abelian_groups(12), [vec![12], vec![2, 6]]);
    }

    /// A colouring by differences is a colouring: where one is found, no clique of the complete graph is in one colour.
    #[test]
    fn differences_are_symmetric() {
        for group in (1..=16).flat_map(abelian_groups) {
            let classes = difference_classes(&group);
            for (a, row) in classes.iter().enumerate() {
                for (b, class) in row.iter().enumerate() {
                    assert_eq!(*class, classes[b][a], "{group:?}");
                    assert_eq!(class.is_none(), a == b, "{group:?}");
                }
            }
        }
    }
}
