//! The least army that can send a soldier to a given height.

use super::golden::Golden;
use std::collections::HashSet;
use std::sync::OnceLock;

/// Columns from the goal, and heights above the line: the first row below it has height 0.
pub type Cell = (i8, i8);

/// A jump: from, to.
pub type Jump = (Cell, Cell);

/// The heights whose least army is searched for: beyond them the search takes too long.
const MOST_HEIGHT: [u64; 2] = [4, 5];

/// What is known about a height.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reach {
    /// The jumps of a least army, in order; it has one soldier more than there are jumps.
    Army(Vec<Jump>),
    /// The height can be reached, but the least number of soldiers has not been computed.
    Open,
    /// No finite army reaches the height.
    Never,
}

/// What is known about a height. Conway 1961: give a cell at distance k from the goal the weight x^k, with x² + x = 1.
/// Distances count steps as soldiers jump them, so that no jump adds to the weight of an army: a jump towards the
/// goal keeps it, any other loses some. A soldier on the goal weighs 1, and an army weighs less than all cells
/// below the line together.
pub fn reach(height: u64, diagonal: bool) -> &'static Reach {
    static FOUND: [[OnceLock<Reach>; 6]; 2] = [const { [const { OnceLock::new() }; 6] }; 2];
    if is_out_of_reach(height, diagonal) {
        return &Reach::Never;
    }
    match height <= MOST_HEIGHT[usize::from(diagonal)] {
        true => FOUND[usize::from(diagonal)][height as usize]
            .get_or_init(|| Reach::Army(least_army(height as i8, diagonal))),
        false => &Reach::Open,
    }
}

/// Whether all cells below the line weigh at most 1. Row j below the goal weighs x^j + 2 x^(j-1) along rows
/// and columns, and (2j + 1) x^j + 2 x^(j-1) with diagonals; summed from j = d on, with 1 - x = x², all rows weigh
/// x^(d-2) + 2 x^(d-3), and (2d + 1) x^(d-2) + 4 x^(d-3). Both fall with d.
fn is_out_of_reach(height: u64, diagonal: bool) -> bool {
    // From height 12 on both are far below 1.
    let d = height.min(12) as usize;
    let (near, far) = if diagonal { (2 * d as i64 + 1, 4) } else { (1, 2) };
    d >= 3 && Golden::power(d - 2) * near + Golden::power(d - 3) * far <= Golden::ONE
}

/// The distance of a cell from the goal, as soldiers jump.
pub fn distance((x, y): Cell, (to_x, to_y): Cell, diagonal: bool) -> usize {
    let (across, up) = (x.abs_diff(to_x) as usize, y.abs_diff(to_y) as usize);
    if diagonal { across.max(up) } else { across + up }
}

/// The directions in which soldiers jump.
pub fn directions(diagonal: bool) -> &'static [(i8, i8)] {
    const ALL: [(i8, i8); 8] = [(0, 1), (-1, 0), (1, 0), (0, -1), (-1, 1), (1, 1), (-1, -1), (1, -1)];
    if diagonal { &ALL } else { &ALL[..4] }
}

/// The jumps of a least army for a height that can be reached.
///
/// The search goes backwards from a single soldier on the goal: undoing a jump replaces a soldier by two on the next two
/// cells in some direction, which must be empty, until none is above the line. For n soldiers,
/// from below upwards, positions are cut off by what their soldiers become at least:
///
/// - a soldier at height h becomes at least as many as the least army for h has (those that come from it could have done so alone);
/// - the soldiers that come from some of those now on the board, k of them, weigh at least as much as these, and no more than the
///   k heaviest cells below the line. The heaviest soldiers now on the board are tested, all but one, all but two, and so on,
///   where the others become at least as many as above.
///
/// Positions are visited once, up to reflection. Height 4 takes some 80,000 positions.
fn least_army(height: i8, diagonal: bool) -> Vec<Jump> {
    let least = |h: i8| match reach(h as u64, diagonal) {
        Reach::Army(jumps) => jumps.len() + 1,
        _ => 1,
    };
    let below: Vec<usize> = [1].into_iter().chain((1..height).map(least)).collect();
    let at_least = if height == 1 { 2 } else { below[height as usize - 1] + below[height as usize - 2] };
    let weights: Vec<Golden> = (0..80).map(Golden::power).collect();
    let mut soldiers = at_least;
    loop {
        let heaviest = heaviest(height, diagonal, soldiers, &weights);
        let (below, weights) = (&below[..], &weights[..]);
        let mut search =
            Search { height, diagonal, below, weights, soldiers, heaviest, seen: HashSet::new() };
        if let Some(jumps) = search.undone(vec![(0, height)]) {
            return jumps;
        }
        soldiers += 1;
    }
}

/// The weight of the heaviest k cells below the line, for each k up to `most`.
fn heaviest(height: i8, diagonal: bool, most: usize, weights: &[Golden]) -> Vec<Golden> {
    let (mut sums, mut sum, mut away) = (vec![Golden::ZERO], Golden::ZERO, height as usize);
    while sums.len() <= most {
        let rows = away - height as usize + 1;
        // At a distance there are one or two cells in each row; with diagonals also a whole row.
        let cells = if diagonal { 2 * away + 1 + 2 * (rows - 1) } else { 2 * rows - 1 };
        for _ in 0..cells.min(most + 1 - sums.len()) {
            sum = sum + weights[away];
            sums.push(sum);
        }
        away += 1;
    }
    sums
}

struct Search<'a> {
    height: i8,
    diagonal: bool,
    /// The least armies for smaller heights.
    below: &'a [usize],
    weights: &'a [Golden],
    soldiers: usize,
    /// The weight of the heaviest k cells below the line.
    heaviest: Vec<Golden>,
    seen: HashSet<Vec<Cell>>,
}

impl Search<'_> {
    /// The jumps that lead from an army of the given size to this position, in order.
    fn undone(&mut self, at: Vec<Cell>) -> Option<Vec<Jump>> {
        if at.iter().all(|&(_, y)| y <= 0) {
            return Some(Vec::new());
        }
        if at.len() >= self.soldiers || !self.may_succeed(&at) || !self.seen.insert(either_side(&at)) {
            return None;
        }
        for (i, &(x, y)) in at.iter().enumerate() {
            for (dx, dy) in directions(self.diagonal) {
                let (over, from) = ((x - dx, y - dy), (x - 2 * dx, y - 2 * dy));
                if at.contains(&over) || at.contains(&from) {
                    continue;
                }
                let mut before = at.clone();
                before[i] = over;
                before.push(from);
                before.sort_unstable();
                if let Some(mut jumps) = self.undone(before) {
                    jumps.push((from, (x, y)));
                    return Some(jumps);
                }
            }
        }
        None
    }

    /// Whether the bounds allow this position.
    fn may_succeed(&self, at: &[Cell]) -> bool {
        let become_at_least = |y: i8| match usize::try_from(y) {
            Ok(y) => self.below.get(y).copied().unwrap_or(self.soldiers),
            Err(_) => 1,
        };
        let away = |&(x, y): &Cell| (distance((x, y), (0, self.height), self.diagonal), become_at_least(y));
        let mut by_weight: Vec<(usize, usize)> = at.iter().map(away).collect();
        by_weight.sort_unstable_by(|a, b| b.cmp(a));
        let weigh = |away: usize| self.weights.get(away).copied().unwrap_or(Golden::ZERO);
        let mut weight = by_weight.iter().fold(Golden::ZERO, |sum, (away, _)| sum + weigh(*away));
        let mut left = self.soldiers;
        if weight > self.heaviest[left] {
            return false;
        }
        for (away, fewest) in by_weight {
            weight = weight - weigh(away);
            match left.checked_sub(fewest) {
                Some(rest) if weight <= self.heaviest[rest] => left = rest,
                _ => return false,
            }
        }
        true
    }
}

/// The same list for a position and its reflection.
fn either_side(at: &[Cell]) -> Vec<Cell> {
    let mut mirrored: Vec<Cell> = at.iter().map(|&(x, y)| (-x, y)).collect();
    mirrored.sort_unstable();
    mirrored.min(at.to_vec())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn soldiers(height: u64, diagonal: bool) -> Option<usize> {
        match reach(height, diagonal) {
            Reach::Army(jumps) => Some(jumps.len() + 1),
            _ => None,
        }
    }

    #[test]
    fn least_armies() {
        assert_eq!([1, 2, 3, 4].map(|d| soldiers(d, false)), [Some(2), Some(4), Some(8), Some(20)]);
    }

    /// The jumps are legal, begin below the line and end on the goal.
    #[test]
    fn jumps_are_legal() {
        for (height, diagonal) in
            [(1, false), (2, false), (3, false), (4, false), (1, true), (4, true), (5, true)]
        {
            let Reach::Army(jumps) = reach(height, diagonal) else { panic!("{height}") };
            let mut board: HashSet<Cell> = HashSet::from([(0, height as i8)]);
            for ((x, y), (to_x, to_y)) in jumps.iter().rev() {
                let over = ((x + to_x) / 2, (y + to_y) / 2);
                assert!(directions(diagonal).contains(&(to_x - over.0, to_y - over.1)), "{height}");
                assert!(board.remove(&(*to_x, *to_y)) && board.insert(over) && board.insert((*x, *y)));
            }
            assert!(board.iter().all(|&(_, y)| y <= 0) && board.len() == jumps.len() + 1);
        }
    }

    /// Fewer soldiers are not enough: all armies in a window are tried, as far as that is possible.
    #[test]
    fn no_smaller_army_in_a_window() {
        for (height, diagonal) in [(1, false), (2, false), (1, true), (2, true), (3, true)] {
            let enough = soldiers(height, diagonal).expect("an army");
            let cells: Vec<Cell> = (-2..=2).flat_map(|x| (-2..=0).map(move |y| (x, y))).collect();
            let mut armies = vec![(0, Vec::new())];
            for _ in 1..enough {
                let longer = |(next, army): &(usize, Vec<Cell>)| {
                    let more = |i: usize| (i + 1, [&army[..], &[cells[i]]].concat());
                    (*next..cells.len()).map(more).collect::<Vec<_>>()
                };
                armies = armies.iter().flat_map(longer).collect();
                assert!(armies.iter().all(|(_, army)| !reaches(army, height as i8, diagonal)), "{height}");
            }
        }
    }

    fn reaches(army: &[Cell], height: i8, diagonal: bool) -> bool {
        if army.iter().any(|&(_, y)| y >= height) {
            return true;
        }
        let jumps = army.iter().flat_map(|&cell| directions(diagonal).iter().map(move |&to| (cell, to)));
        jumps.into_iter().any(|((x, y), (dx, dy))| {
            let (over, to) = ((x + dx, y + dy), (x + 2 * dx, y + 2 * dy));
            let mut after: Vec<Cell> = army.iter().copied().filter(|&c| c != (x, y) && c != over).collect();
            after.push(to);
            army.contains(&over) && !army.contains(&to) && reaches(&after, height, diagonal)
        })
    }

    #[test]
    fn heights_out_of_reach() {
        let never = |diagonal| (0..20).find(|&d| is_out_of_reach(d, diagonal));
        assert_eq!([never(false), never(true)], [Some(5), Some(9)]);
        assert!((9..40).all(|d| is_out_of_reach(d, true)) && (5..40).all(|d| is_out_of_reach(d, false)));
    }
}
