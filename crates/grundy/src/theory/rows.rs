//! Rows of theorems by the games they apply to.

use crate::games::Problem;
use std::collections::HashMap;

/// The rows of a list for each game, in the order of the list.
pub struct Rows<T: 'static>(HashMap<&'static str, Vec<&'static T>>);

impl<T> Rows<T> {
    pub fn new(list: &'static [T], games: fn(&T) -> &'static [&'static str]) -> Rows<T> {
        let mut rows: HashMap<_, Vec<&T>> = HashMap::new();
        for row in list {
            games(row).iter().for_each(|game| rows.entry(*game).or_default().push(row));
        }
        Rows(rows)
    }

    /// The rows that may apply to a problem. No theorem is stated for scores with a threshold: they are applied to the score.
    pub fn about(&self, problem: &Problem) -> &[&'static T] {
        let rows = self.0.get(problem.entry.id).filter(|_| problem.terms.threshold.is_none());
        rows.map_or(&[], Vec::as_slice)
    }
}
