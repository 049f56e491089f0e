//! Windows for the game domination numbers.

use super::super::Finding;
use super::super::plain::plain;
use crate::games::Problem;
use crate::graph::{Graph, Set};
use crate::rules::{Bilingual, Convention, Player, Words};

/// Who starts changes the score by at most one (Bresar, Klavzar and Rall 2010; Kinnersley, West and Zamani
/// 2013), from any position: the window for one start, given the score for the other.
pub fn from_other_start(score: i64) -> (i64, i64) {
    ((score - 1).max(0), score + 1)
}

/// The chosen vertices dominate, so there are at least gamma of them; and Alice may follow any dominating set
/// D, so that at most 2 |D| - 1 are chosen, 2 |D| if Bob starts (Bresar, Klavzar and Rall 2010). Without
/// isolated vertices at most 3 n / 5 are chosen, (3 n + 2) / 5 if Bob starts (Versteegen 2024).
pub fn bounds(problem: &Problem) -> Option<Finding> {
    let plain = plain(problem).filter(|plain| plain.convention == Convention::Score)?;
    let (graph, n) = (plain.graph, plain.graph.n());
    if !plain.start.is_empty() {
        return None;
    }
    if n == 0 {
        return Some(Finding::score(0, Bilingual { en: "no vertices", pt: "nenhum vértice" }));
    }
    let bob_starts = (plain.first == Player::Bob) as usize;
    let (least, set) = domination_number(graph);
    let follow = 2 * set - 1 + bob_starts;
    let isolated = (0..n).any(|v| graph.degree(v) == 0);
    let share = if isolated { n } else { (3 * n + 2 * bob_starts) / 5 };
    let most = match follow <= share {
        true => {
            Words { en: format!("a dominating set of {set}"), pt: format!("um conjunto dominante de {set}") }
        }
        false => Bilingual { en: "the 3/5 theorem", pt: "o teorema dos 3/5" }.into(),
    };
    let by = Words {
        en: format!("at least {least} dominate; {}", most.en),
        pt: format!("ao menos {least} dominam; {}", most.pt),
    };
    Some(Finding::window(least as i64, follow.min(share) as i64, by))
}

/// Least and greatest size that the smallest dominating sets can have.
fn domination_number(graph: &Graph) -> (usize, usize) {
    let n = graph.n();
    let greatest_degree = (0..n).map(|v| graph.degree(v)).max().unwrap_or(0);
    let easy = (n.div_ceil(greatest_degree + 1), greedy(graph));
    if n > 64 || easy.0 == easy.1 {
        return easy;
    }
    let closed: Vec<Set<1>> = graph.rows::<1>().iter().enumerate().map(|(v, row)| row.with(v)).collect();
    let mut search = Search { closed, best: easy.1, steps: 200_000 };
    match search.extend(Set::full(n), 0) {
        Some(()) => (search.best, search.best),
        None => (easy.0, search.best),
    }
}

/// The size of a dominating set found by repeatedly taking a vertex that dominates the most undominated vertices.
/// Gains only decrease, so a vertex is re-evaluated only when it reaches the top of the heap. O((n + m) log n).
fn greedy(graph: &Graph) -> usize {
    let n = graph.n();
    let mut dominated = vec![false; n];
    let mut gain: Vec<usize> = (0..n).map(|v| graph.degree(v) + 1).collect();
    let mut queue: std::collections::BinaryHeap<(usize, usize)> = (0..n).map(|v| (gain[v], v)).collect();
    let (mut size, mut left) = (0, n);
    while let Some((expected, v)) = queue.pop().filter(|_| left > 0) {
        if gain[v] < expected {
            queue.push((gain[v], v));
            continue;
        }
        size += 1;
        for u in std::iter::once(v).chain(graph.neighbours(v).iter().copied()) {
            if !std::mem::replace(&mut dominated[u], true) {
                left -= 1;
                gain[u] -= 1;
                graph.neighbours(u).iter().for_each(|&w| gain[w] -= 1);
            }
        }
    }
    size
}

/// Branch and bound for a smallest dominating set.
struct Search {
    closed: Vec<Set<1>>,
    best: usize,
    steps: usize,
}

impl Search {
    /// Tries, for the undominated vertex with fewest ways to dominate it, each of them. `None` when the steps
    /// run out.
    fn extend(&mut self, left: Set<1>, size: usize) -> Option<()> {
        self.steps = self.steps.checked_sub(1)?;
        if left.is_empty() {
            self.best = self.best.min(size);
            return Some(());
        }
        let most = self.closed.iter().map(|ball| (*ball & left).len()).max().unwrap_or(1);
        if size + left.len().div_ceil(most) >= self.best {
            return Some(());
        }
        let hardest = left.iter().min_by_key(|&v| self.closed[v].len())?;
        let mut ways: Vec<usize> = self.closed[hardest].iter().collect();
        ways.sort_by_key(|&v| std::cmp::Reverse((self.closed[v] & left).len()));
        for v in ways {
            let rest = left.minus(&self.closed[v]);
            self.extend(rest, size + 1)?;
        }
        Some(())
    }
}
