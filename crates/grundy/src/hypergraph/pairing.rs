//! Pairing strategies of Breaker: to a claim of one element of a pair he answers with the other, so he gets an element of
//! every set that contains a pair. They work for any bias in which Maker claims one element.

use super::{Exhausted, Hypergraph};
use std::collections::HashSet;

/// Two elements, the smaller first.
pub type Pair = (usize, usize);

/// Whether the pairs are disjoint and every set contains one: then Breaker wins, whoever begins.
pub fn is_pairing(family: &Hypergraph, pairs: &[Pair]) -> bool {
    let ends: HashSet<usize> = pairs.iter().flat_map(|&(u, v)| [u, v]).collect();
    let contained = |set: &Vec<usize>| pairs.iter().any(|(u, v)| set.contains(u) && set.contains(v));
    ends.len() == 2 * pairs.len() && family.sets().iter().all(contained)
}

/// A pair for every set, in the order of the sets, all disjoint; `None` if there is no such choice.
///
/// A matching of the elements with the sets, each set counted twice, by augmenting paths (Hall 1935 says when there is
/// one; Hales and Jewett 1963). O(sets x total size).
pub fn private_pairs(family: &Hypergraph) -> Option<Vec<Pair>> {
    let count = family.sets().len();
    if 2 * count > family.elements() {
        return None;
    }
    let mut owner = vec![None; family.elements()];
    for half in 0..2 * count {
        let mut tried = vec![false; family.elements()];
        if !augment(family, half, &mut owner, &mut tried) {
            return None;
        }
    }
    let mut given = vec![Vec::new(); count];
    for (v, half) in owner.iter().enumerate().filter_map(|(v, half)| Some((v, (*half)?))) {
        given[half / 2].push(v);
    }
    Some(given.iter().map(|pair| (pair[0], pair[1])).collect())
}

/// Finds an element for half a set; its present owner may look for another one.
fn augment(family: &Hypergraph, half: usize, owner: &mut [Option<usize>], tried: &mut [bool]) -> bool {
    for &v in &family.sets()[half / 2] {
        if tried[v] {
            continue;
        }
        tried[v] = true;
        if owner[v].is_none_or(|other| augment(family, other, owner, tried)) {
            owner[v] = Some(half);
            return true;
        }
    }
    false
}

/// Disjoint pairs such that every set contains one; sets may share a pair. `Ok(None)` if there are none, an error if `steps`
/// steps of the search do not tell. Private pairs are tried first, in polynomial time.
///
/// The search takes an open set with the fewest free elements and tries its pairs, those in most open sets
/// first; a pair that has failed is forbidden below the next ones. It stops where the free elements, in pairs each of which
/// is in as many sets as any pair, could not reach every open set.
pub fn pairing(family: &Hypergraph, steps: usize) -> Result<Option<Vec<Pair>>, Exhausted> {
    let mut steps = steps;
    pairing_within(family, &mut steps)
}

fn pairing_within(family: &Hypergraph, steps: &mut usize) -> Result<Option<Vec<Pair>>, Exhausted> {
    if family.sets().iter().any(|set| set.len() < 2) {
        return Ok(None);
    }
    if let Some(pairs) = private_pairs(family) {
        return Ok(Some(pairs));
    }
    let mut search = Search {
        family,
        used: vec![false; family.elements()],
        chosen: Vec::new(),
        forbidden: HashSet::new(),
        steps,
    };
    let open: Vec<usize> = (0..family.sets().len()).collect();
    Ok(search.extend(&open)?.then_some(search.chosen))
}

struct Search<'a> {
    family: &'a Hypergraph,
    used: Vec<bool>,
    chosen: Vec<Pair>,
    forbidden: HashSet<Pair>,
    steps: &'a mut usize,
}

impl Search<'_> {
    fn unused(&self, set: usize) -> Vec<usize> {
        self.family.sets()[set].iter().copied().filter(|&v| !self.used[v]).collect()
    }

    fn extend(&mut self, open: &[usize]) -> Result<bool, Exhausted> {
        *self.steps = self.steps.checked_sub(1).ok_or(Exhausted)?;
        let tightest = open.iter().map(|&set| self.unused(set)).min_by_key(Vec::len);
        let Some(elements) = tightest else { return Ok(true) };
        let mut pairs = self.pairs_of(&elements, open);
        pairs.sort_by_key(|(_, left)| left.len());
        let mut tried = Vec::new();
        let mut done = false;
        for (pair, left) in pairs {
            self.take(pair, true);
            done = self.can_reach(&left) && self.extend(&left)?;
            if done {
                break;
            }
            self.take(pair, false);
            self.forbidden.insert(pair);
            tried.push(pair);
        }
        tried.iter().for_each(|pair| {
            self.forbidden.remove(pair);
        });
        Ok(done)
    }

    /// The pairs among some elements, each with the sets that stay open.
    fn pairs_of(&self, elements: &[usize], open: &[usize]) -> Vec<(Pair, Vec<usize>)> {
        let sets = self.family.sets();
        let pairs =
            elements.iter().enumerate().flat_map(|(i, &u)| elements[i + 1..].iter().map(move |&v| (u, v)));
        let allowed = pairs.filter(|pair| !self.forbidden.contains(pair));
        let misses = |set: usize, (u, v): Pair| !(sets[set].contains(&u) && sets[set].contains(&v));
        allowed.map(|pair| (pair, open.iter().copied().filter(|&set| misses(set, pair)).collect())).collect()
    }

    fn take(&mut self, pair: Pair, taken: bool) {
        (self.used[pair.0], self.used[pair.1]) = (taken, taken);
        if taken {
            self.chosen.push(pair);
        } else {
            self.chosen.pop();
        }
    }

    /// Whether the free elements might still make enough pairs: each element is in one pair at most, and that pair is in
    /// at most as many open sets as the element is.
    fn can_reach(&self, open: &[usize]) -> bool {
        let mut degree = vec![0; self.family.elements()];
        for &set in open {
            let unused = self.family.sets()[set].iter().filter(|&&v| !self.used[v]);
            unused.for_each(|&v| degree[v] += 1);
        }
        // With degrees in descending order, the best pairs are at most the 2nd, 4th, ... of them.
        degree.sort_unstable_by(|x, y| y.cmp(x));
        degree.iter().skip(1).step_by(2).sum::<usize>() >= open.len()
    }
}

/// A strategy of Breaker that watches Maker's first moves and then follows pairs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PairingTree {
    /// From now on these pairs.
    Pairs(Vec<Pair>),
    /// The answers to Maker's next element. Where she claims one that is in no branch, and so in no set that Breaker has not
    /// stopped, any branch may be followed.
    Answers(Vec<Branch>),
}

/// If Maker claims one of `moves`, Breaker claims `answer` and goes on by `then`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Branch {
    /// Maker's elements, ascending.
    pub moves: Vec<usize>,
    /// Breaker's element.
    pub answer: usize,
    /// What follows.
    pub then: PairingTree,
}

impl PairingTree {
    /// Checks the strategy from its definition, with Maker next: pairs must be a pairing of the family, and answers must
    /// treat every element of a set and leave a family for which the rest of the strategy holds.
    pub fn holds(&self, family: &Hypergraph) -> bool {
        match self {
            PairingTree::Pairs(pairs) => is_pairing(family, pairs),
            PairingTree::Answers(branches) => family.support().iter().all(|&u| {
                let branch = branches.iter().find(|branch| branch.moves.contains(&u));
                branch.is_some_and(|branch| branch.answers(family, u))
            }),
        }
    }
}

impl PairingTree {
    /// The same strategy where the element i has another name; elements without one keep theirs.
    pub fn renamed(self, names: &[usize]) -> PairingTree {
        let name = |v: usize| names.get(v).copied().unwrap_or(v);
        let pair = |(u, v): Pair| (name(u).min(name(v)), name(u).max(name(v)));
        match self {
            PairingTree::Pairs(pairs) => PairingTree::Pairs(pairs.into_iter().map(pair).collect()),
            PairingTree::Answers(branches) => {
                let branch = |branch: Branch| Branch {
                    moves: branch.moves.into_iter().map(name).collect(),
                    answer: name(branch.answer),
                    then: branch.then.renamed(names),
                };
                PairingTree::Answers(branches.into_iter().map(branch).collect())
            }
        }
    }
}

impl Branch {
    /// Whether this branch is an answer to Maker's element `u`.
    fn answers(&self, family: &Hypergraph, u: usize) -> bool {
        self.answer != u && self.then.holds(&family.residual(&[u], &[self.answer]))
    }
}

/// A pairing, or a strategy that first answers up to `depth` elements of Maker, who is next; `Ok(None)` if there is none,
/// an error if `steps` steps of the search do not tell.
///
/// The book's strategy for progressions of length 4 in 1..12 has depth 2. Every answer is tried, those of largest
/// potential first, and pairings before more answers; a branch that also answers another element is used again.
pub fn pairing_tree(
    family: &Hypergraph,
    depth: usize,
    steps: usize,
) -> Result<Option<PairingTree>, Exhausted> {
    let mut steps = steps;
    let family = family.residual(&[], &[]);
    for depth in 0..=depth {
        if let Some(tree) = tree_within(&family, depth, &mut steps)? {
            return Ok(Some(tree));
        }
    }
    Ok(None)
}

/// The same where Breaker is next: his element, and the strategy after it. `Ok(None)` also if there is nothing to claim.
pub fn pairing_opening(
    family: &Hypergraph,
    depth: usize,
    steps: usize,
) -> Result<Option<(usize, PairingTree)>, Exhausted> {
    let mut steps = steps;
    answer_to(&family.residual(&[], &[]), depth.saturating_add(1), &mut steps)
}

fn tree_within(
    family: &Hypergraph,
    depth: usize,
    steps: &mut usize,
) -> Result<Option<PairingTree>, Exhausted> {
    if depth == 0 {
        return Ok(pairing_within(family, steps)?.map(PairingTree::Pairs));
    }
    let mut branches: Vec<Branch> = Vec::new();
    for u in hardest_first(family) {
        *steps = steps.checked_sub(1).ok_or(Exhausted)?;
        if let Some(branch) = branches.iter_mut().find(|branch| branch.answers(family, u)) {
            branch.moves.push(u);
            continue;
        }
        let Some((answer, then)) = answer_to(&family.residual(&[u], &[]), depth, steps)? else {
            return Ok(None);
        };
        branches.push(Branch { moves: vec![u], answer, then });
    }
    branches.iter_mut().for_each(|branch| branch.moves.sort_unstable());
    branches.sort_by_key(|branch| branch.moves[0]);
    Ok(Some(PairingTree::Answers(branches)))
}

/// An answer after which the rest needs less depth, in a family where Breaker is next. A set of one element must be answered
/// in that element.
fn answer_to(
    family: &Hypergraph,
    depth: usize,
    steps: &mut usize,
) -> Result<Option<(usize, PairingTree)>, Exhausted> {
    let forced: Vec<usize> = family.sets().iter().filter(|set| set.len() == 1).map(|set| set[0]).collect();
    if forced.len() > 1 || family.sets().iter().any(Vec::is_empty) {
        return Ok(None);
    }
    let answers = if forced.is_empty() { hardest_first(family) } else { forced };
    for lower in 0..depth {
        for &answer in &answers {
            if let Some(then) = tree_within(&family.residual(&[], &[answer]), lower, steps)? {
                return Ok(Some((answer, then)));
            }
        }
    }
    Ok(None)
}

/// The elements in sets by falling potential.
fn hardest_first(family: &Hypergraph) -> Vec<usize> {
    let values = super::values(family);
    let mut elements = family.support();
    elements.sort_by_key(|&v| std::cmp::Reverse(values[v]));
    elements
}

#[cfg(test)]
mod tests {
    use super::super::naive::{maker_wins, random_hypergraph};
    use super::*;

    const MANY: usize = 10_000_000;

    /// Whether there is a pairing, by trying to pair or leave every element in turn.
    fn naive_pairing(family: &Hypergraph, pairs: &mut Vec<Pair>, v: usize, used: u32) -> bool {
        if is_pairing(family, pairs) {
            return true;
        }
        if v == family.elements() {
            return false;
        }
        if used >> v & 1 == 0 {
            for u in (v + 1..family.elements()).filter(|u| used >> u & 1 == 0) {
                pairs.push((v, u));
                let found = naive_pairing(family, pairs, v + 1, used | 1 << u);
                pairs.pop();
                if found {
                    return true;
                }
            }
        }
        naive_pairing(family, pairs, v + 1, used)
    }

    #[test]
    fn pairings_are_found_exactly_where_there_are_some() {
        let (mut own, mut any, mut none, mut won) = (0, 0, 0, 0);
        for seed in 0..1500 {
            let family = random_hypergraph(8, 7, 2, 4, seed);
            let found = pairing(&family, MANY).unwrap();
            let private = private_pairs(&family);
            assert_eq!(found.is_some(), naive_pairing(&family, &mut Vec::new(), 0, 0));
            own += usize::from(private.is_some());
            none += usize::from(found.is_none());
            if let Some(pairs) = &found {
                any += 1;
                assert!(is_pairing(&family, pairs) && !maker_wins(&family, true));
            }
            if let Some(pairs) = private {
                let inside =
                    |(set, pair): (&Vec<usize>, &Pair)| set.contains(&pair.0) && set.contains(&pair.1);
                assert!(family.sets().iter().zip(&pairs).all(inside));
            }
            won += usize::from(!maker_wins(&family, true));
        }
        assert!(own > 300 && any > own + 50 && none > 300, "{own} {any} {none}");
        assert!(10 * any > 8 * won, "{any} of {won}");
    }

    #[test]
    fn strategies_win_and_are_checked() {
        let (mut won, mut deep, mut openings) = ([0, 0, 0], 0, 0);
        for seed in 0..300 {
            let family = random_hypergraph(8, 9, 2, 4, seed).residual(&[], &[]);
            let maker = maker_wins(&family, true);
            for (depth, won) in won.iter_mut().enumerate() {
                let tree = pairing_tree(&family, depth, MANY).unwrap();
                if let Some(tree) = tree {
                    *won += 1;
                    assert!(!maker && tree.holds(&family), "{family:?}");
                    deep += usize::from(matches!(tree, PairingTree::Answers(_)));
                }
            }
            let opening = pairing_opening(&family, 1, MANY).unwrap();
            if let Some((answer, then)) = &opening {
                assert!(!maker_wins(&family, false) && then.holds(&family.residual(&[], &[*answer])));
            }
            openings += usize::from(opening.is_some());
            // Four answers are the whole play.
            assert_eq!(pairing_tree(&family, 4, MANY).unwrap().is_some(), !maker);
        }
        assert!(won[0] > 50 && won[0] < won[1] && won[1] <= won[2] && deep > 20, "{won:?} {deep}");
        assert!(openings > won[1], "{openings}");
    }

    fn progressions(n: usize, k: usize) -> Hypergraph {
        let steps = (1..n).flat_map(|step| (0..n).map(move |first| (first, step)));
        let inside = steps.filter(|(first, step)| first + step * (k - 1) < n);
        Hypergraph::new(n, inside.map(|(first, step)| (0..k).map(|i| first + i * step).collect()).collect())
    }

    fn squares(n: usize) -> Hypergraph {
        let rows = (0..n).map(|r| (0..n).map(|c| r * n + c).collect());
        let columns = (0..n).map(|c| (0..n).map(|r| r * n + c).collect());
        let diagonals = [(0..n).map(|i| i * n + i).collect(), (0..n).map(|i| i * n + n - 1 - i).collect()];
        Hypergraph::new(n * n, rows.chain(columns).chain(diagonals).collect())
    }

    /// The strategies of the literature: noughts and crosses on 5 x 5 by pairs, on 4 x 4 after one move, and progressions of
    /// length 4 in 1..12 after two.
    #[test]
    fn known_strategies() {
        assert!(is_pairing(&squares(5), &pairing(&squares(5), MANY).unwrap().unwrap()));
        assert_eq!(pairing(&squares(4), MANY), Ok(None));
        assert!(pairing_tree(&squares(4), 1, MANY).unwrap().unwrap().holds(&squares(4)));
        let family = progressions(12, 4);
        assert_eq!(pairing_tree(&family, 1, MANY), Ok(None));
        let tree = pairing_tree(&family, 2, MANY).unwrap().unwrap();
        assert!(tree.holds(&family) && !tree.holds(&progressions(13, 4)));
        assert_eq!(pairing_tree(&progressions(13, 4), 2, MANY), Ok(None));
        assert_eq!(pairing_tree(&progressions(13, 4), 2, 5), Err(Exhausted));
    }
}
