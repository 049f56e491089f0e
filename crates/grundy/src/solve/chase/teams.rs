//! Teams of cops as numbers: multisets of places in colexicographic order.

/// All multisets of at most k places, numbered size by size: sorted ascending, a multiset m1 ≤ .. ≤ mj has number
/// b(m1, 1) + .. + b(mj, j), where b(m, i) = C(m + i - 1, i) counts the multisets of size i below m (the combinatorial
/// number system). Those with the same greatest place are consecutive.
pub struct Teams {
    /// `below[i][m]` is b(m, i).
    below: Vec<Vec<usize>>,
}

impl Teams {
    /// Multisets of up to k of these places; none if there are too many to number.
    pub fn new(places: usize, k: usize) -> Option<Teams> {
        let mut below = vec![vec![1; places + 1]];
        for i in 1..=k {
            let mut row = vec![0usize; places + 1];
            for m in 1..=places {
                // Either the greatest place is m - 1, or all are below it.
                row[m] = row[m - 1].checked_add(below[i - 1][m])?;
            }
            below.push(row);
        }
        Some(Teams { below })
    }

    /// How many multisets of size j there are.
    pub fn count(&self, j: usize) -> usize {
        self.below[j].last().copied().unwrap_or(0)
    }

    /// How many multisets of size j have only places below m.
    pub fn below(&self, m: usize, j: usize) -> usize {
        self.below[j][m]
    }

    /// The number of a multiset, which is sorted.
    pub fn number(&self, team: &[u32]) -> usize {
        (1..).zip(team).map(|(i, &m)| self.below[i][m as usize]).sum()
    }

    /// The multiset of size j with this number.
    pub fn team(&self, mut number: usize, j: usize) -> Vec<u32> {
        let mut team = vec![0; j];
        for i in (1..=j).rev() {
            let m = self.below[i].partition_point(|&below| below <= number) - 1;
            team[i - 1] = m as u32;
            number -= self.below[i][m];
        }
        team
    }

    /// For a multiset, the numbers that it has with one more place.
    pub fn with_one_more<'a>(&'a self, team: &'a [u32]) -> OneMore<'a> {
        let j = team.len();
        // Places beyond the new one move up by one.
        let mut above = [0; MOST + 1];
        for i in (0..j).rev() {
            above[i] = above[i + 1] + self.below[i + 2][team[i] as usize];
        }
        OneMore { teams: self, team, above, at: 0, under: 0 }
    }
}

/// The most cops.
pub const MOST: usize = 16;

/// See [`Teams::with_one_more`].
pub struct OneMore<'a> {
    teams: &'a Teams,
    team: &'a [u32],
    above: [usize; MOST + 1],
    /// How many places of the team are at most the last one asked for, and what they add to the number.
    at: usize,
    under: usize,
}

impl OneMore<'_> {
    /// The number with this place added. Places are asked for in ascending order.
    #[inline]
    pub fn number(&mut self, place: u32) -> usize {
        while self.at < self.team.len() && self.team[self.at] <= place {
            self.under += self.teams.below[self.at + 1][self.team[self.at] as usize];
            self.at += 1;
        }
        self.under + self.teams.below[self.at + 1][place as usize] + self.above[self.at]
    }
}

/// Advances a multiset to the next of its size.
#[inline]
pub fn advance(team: &mut [u32]) {
    for i in 0..team.len() {
        if i + 1 == team.len() || team[i] < team[i + 1] {
            team[i] += 1;
            return;
        }
        team[i] = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_multisets_correspond() {
        for (places, k) in [(1, 3), (5, 1), (6, 2), (5, 4)] {
            let teams = Teams::new(places, k).unwrap();
            let mut team = vec![0; k];
            for number in 0..teams.count(k) {
                assert_eq!((teams.number(&team), teams.team(number, k)), (number, team.clone()));
                advance(&mut team);
            }
        }
    }

    #[test]
    fn one_more_place_is_found_without_sorting() {
        let teams = Teams::new(5, 4).unwrap();
        let mut team = vec![0; 3];
        for _ in 0..teams.count(3) {
            let mut more = teams.with_one_more(&team);
            for place in 0..5 {
                let mut all = [&team[..], &[place]].concat();
                all.sort_unstable();
                assert_eq!(more.number(place), teams.number(&all));
            }
            advance(&mut team);
        }
    }

    #[test]
    fn too_many_teams_have_no_numbers() {
        assert!(Teams::new(usize::MAX >> 50, 16).is_none());
    }
}
