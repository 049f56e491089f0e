//! Maker-Breaker on sets of at most three elements: Maker wins by a chain, which she must force soon or never.

use super::{Exhausted, Hypergraph, values};

/// How many rounds Maker needs at most until a chain appears.
const ROUNDS: usize = 3;

/// A plan of Maker, who is next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MakerPlan {
    /// These sets, each of which contains a set of the family: a set of at most one element; or two sets of two elements, joined
    /// by a chain of sets of three. Neighbours in the chain share one element, others none. Maker claims the element that two
    /// neighbours in the middle share. Then both halves are such chains and have no element in common, so Breaker cannot touch
    /// both: the number of sets is halved with every move.
    Chain(Vec<Vec<usize>>),
    /// Maker claims the element. Whatever Breaker claims then, one of the plans still works.
    Claim(usize, Vec<MakerPlan>),
}

/// Who wins on sets of at most three elements.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SmallPlay {
    /// Maker wins by these plans: by each if she is next; if Breaker is next, whatever he claims, one of them still works.
    Maker(Vec<MakerPlan>),
    /// Breaker wins. If he is next and anything must be stopped, the element that he claims. That Maker has no other way to win
    /// is a theorem; [`super::pairing_tree`] may find a strategy to show.
    Breaker(Option<usize>),
}

/// Who wins on sets of at most three elements with bias 1:1; `None` if some set is larger, or if the search takes more than
/// `steps` steps.
///
/// Galliot, Gravier and Sivignon (2022) prove that Maker, if she is next, wins on sets of at most three elements just if she
/// can force a chain (see [`MakerPlan::Chain`]; there it is called a nunchaku or a necklace) within three rounds. The search
/// tries her elements; to each it needs only those answers of Breaker that touch all plans found so far, which are few. It is
/// polynomial but for the search for a chain, which tries paths.
pub fn small_play(family: &Hypergraph, maker_next: bool, steps: usize) -> Option<SmallPlay> {
    if family.rank() > 3 {
        return None;
    }
    let mut steps = steps;
    let family = family.residual(&[], &[]);
    if maker_next {
        let plan = force_soon(&family, &mut steps).ok()?;
        return Some(plan.map_or(SmallPlay::Breaker(None), |plan| SmallPlay::Maker(vec![plan])));
    }
    let mut plan_without = |y: &[usize]| force_soon(&family.residual(&[], y), &mut steps);
    Some(match all_answers(&mut plan_without).ok()? {
        Ok(plans) => SmallPlay::Maker(plans),
        Err(answer) => SmallPlay::Breaker(answer),
    })
}

/// A plan with as few rounds as possible.
fn force_soon(family: &Hypergraph, steps: &mut usize) -> Result<Option<MakerPlan>, Exhausted> {
    for rounds in 0..=ROUNDS {
        if let Some(plan) = force(family, rounds, steps)? {
            return Ok(Some(plan));
        }
    }
    Ok(None)
}

/// A plan in which a chain appears after this many rounds or earlier.
fn force(family: &Hypergraph, rounds: usize, steps: &mut usize) -> Result<Option<MakerPlan>, Exhausted> {
    if let Some(chain) = chain(family, steps)? {
        return Ok(Some(MakerPlan::Chain(chain)));
    }
    if rounds == 0 {
        return Ok(None);
    }
    let values = values(family);
    let mut elements = family.support();
    elements.sort_by_key(|&v| std::cmp::Reverse(values[v]));
    for x in elements {
        let mut plan_without = |y: &[usize]| force(&family.residual(&[x], y), rounds - 1, steps);
        if let Ok(plans) = all_answers(&mut plan_without)? {
            return Ok(Some(MakerPlan::Claim(x, plans)));
        }
    }
    Ok(None)
}

/// A plan of Maker, if there is one, after some elements are Breaker's.
type PlanWithout<'a> = dyn FnMut(&[usize]) -> Result<Option<MakerPlan>, Exhausted> + 'a;

/// Plans of Maker where Breaker is next, so that every element misses one of them; or else an answer of Breaker, if he needs
/// one. An answer must touch every plan, so each new plan leaves fewer to try.
fn all_answers(plan_without: &mut PlanWithout) -> Result<Result<Vec<MakerPlan>, Option<usize>>, Exhausted> {
    let Some(plan) = plan_without(&[])? else { return Ok(Err(None)) };
    let mut candidates = plan.elements();
    let mut plans = vec![plan];
    while let Some(&y) = candidates.first() {
        let Some(plan) = plan_without(&[y])? else { return Ok(Err(Some(y))) };
        let touched = plan.elements();
        candidates.retain(|v| *v != y && touched.contains(v));
        plans.push(plan);
    }
    Ok(Ok(plans))
}

/// A chain in a family of minimal sets.
fn chain(family: &Hypergraph, steps: &mut usize) -> Result<Option<Vec<Vec<usize>>>, Exhausted> {
    if let Some(set) = family.sets().iter().find(|set| set.len() <= 1) {
        return Ok(Some(vec![set.clone()]));
    }
    let mut search = Chains { family, stars: family.stars(), used: vec![false; family.elements()], steps };
    let starts: Vec<usize> = (0..family.sets().len()).filter(|&i| family.sets()[i].len() == 2).collect();
    for start in starts {
        let mut path = vec![start];
        family.sets()[start].iter().for_each(|&v| search.used[v] = true);
        if search.extend(&mut path)? {
            return Ok(Some(path.into_iter().map(|i| family.sets()[i].clone()).collect()));
        }
        family.sets()[start].iter().for_each(|&v| search.used[v] = false);
    }
    Ok(None)
}

/// A search for a chain by extending paths.
struct Chains<'a> {
    family: &'a Hypergraph,
    stars: Vec<Vec<usize>>,
    /// The elements of the sets of the path.
    used: Vec<bool>,
    steps: &'a mut usize,
}

impl Chains<'_> {
    /// Extends a path of sets to a chain, if possible. A next set meets the path in one element, which is in its last set and in
    /// no earlier one.
    fn extend(&mut self, path: &mut Vec<usize>) -> Result<bool, Exhausted> {
        *self.steps = self.steps.checked_sub(1).ok_or(Exhausted)?;
        let family = self.family;
        let last = path[path.len() - 1];
        let before = path.len().checked_sub(2).map(|i| &family.sets()[path[i]]);
        for &joint in &family.sets()[last] {
            if before.is_some_and(|set| set.contains(&joint)) {
                continue;
            }
            for i in self.stars[joint].clone() {
                let set = &family.sets()[i];
                if set.iter().filter(|&&v| self.used[v]).count() != 1 {
                    continue;
                }
                path.push(i);
                if set.len() == 2 {
                    return Ok(true);
                }
                set.iter().for_each(|&v| self.used[v] = true);
                if self.extend(path)? {
                    return Ok(true);
                }
                set.iter().filter(|&&v| v != joint).for_each(|&v| self.used[v] = false);
                path.pop();
            }
        }
        Ok(false)
    }
}

impl MakerPlan {
    /// All elements that the plan needs, ascending. An element of Breaker outside of them does not disturb it.
    pub fn elements(&self) -> Vec<usize> {
        let mut elements = match self {
            MakerPlan::Chain(sets) => sets.concat(),
            MakerPlan::Claim(x, plans) => plans.iter().flat_map(MakerPlan::elements).chain([*x]).collect(),
        };
        elements.sort_unstable();
        elements.dedup();
        elements
    }

    /// Checks the plan from its definition, with Maker next.
    pub fn holds(&self, family: &Hypergraph) -> bool {
        match self {
            MakerPlan::Chain(sets) => {
                let owned = |set: &Vec<usize>| {
                    family.sets().iter().any(|small| small.iter().all(|v| set.contains(v)))
                };
                sets.iter().all(owned) && is_chain(sets)
            }
            MakerPlan::Claim(x, plans) => *x < family.elements() && some_plan_stays(family, &[*x], plans),
        }
    }
}

impl SmallPlay {
    /// Whether Maker wins by this.
    pub fn maker_wins(&self) -> bool {
        matches!(self, SmallPlay::Maker(_))
    }

    /// Checks the plans of Maker from their definition; `None` if Breaker wins, for which there is no reason to check.
    pub fn holds(&self, family: &Hypergraph, maker_next: bool) -> Option<bool> {
        match self {
            SmallPlay::Maker(plans) if maker_next => {
                Some(!plans.is_empty() && plans.iter().all(|plan| plan.holds(family)))
            }
            SmallPlay::Maker(plans) => Some(some_plan_stays(family, &[], plans)),
            SmallPlay::Breaker(_) => None,
        }
    }
}

/// Whether after some claims of Maker, one of the plans works, whatever Breaker claims next.
fn some_plan_stays(family: &Hypergraph, maker: &[usize], plans: &[MakerPlan]) -> bool {
    let after = |breaker: &[usize]| {
        let left = family.residual(maker, breaker);
        plans.iter().any(|plan| plan.holds(&left))
    };
    after(&[]) && (0..family.elements()).filter(|y| !maker.contains(y)).all(|y| after(&[y]))
}

fn is_chain(sets: &[Vec<usize>]) -> bool {
    let common = |a: &Vec<usize>, b: &Vec<usize>| a.iter().filter(|v| b.contains(v)).count();
    let wanted = |i: usize, j: usize| usize::from(j == i + 1);
    let inner = |i: usize| i > 0 && i + 1 < sets.len();
    let sizes = |(i, set): (usize, &Vec<usize>)| set.len() == if inner(i) { 3 } else { 2 };
    let pairs = || (0..sets.len()).flat_map(|i| (i + 1..sets.len()).map(move |j| (i, j)));
    match sets {
        [] => false,
        [only] => only.len() <= 1,
        _ => {
            sets.iter().enumerate().all(sizes)
                && pairs().all(|(i, j)| common(&sets[i], &sets[j]) == wanted(i, j))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::naive::{maker_wins, random_hypergraph};
    use super::*;

    const MANY: usize = 100_000_000;

    fn compare(family: &Hypergraph) -> [bool; 2] {
        [true, false].map(|maker_next| {
            let play = small_play(family, maker_next, MANY).unwrap();
            let wins = maker_wins(family, maker_next);
            assert_eq!(play.maker_wins(), wins, "{family:?}");
            assert!(play.holds(family, maker_next).is_none_or(|holds| holds), "{family:?} {play:?}");
            if let SmallPlay::Breaker(Some(y)) = play {
                assert!(!maker_next && !maker_wins(&family.residual(&[], &[y]), true), "{family:?} {y}");
            }
            wins
        })
    }

    #[test]
    fn random_families() {
        let mut won = [0, 0];
        for seed in 0..1500u64 {
            let (elements, least) = (7 + seed as usize % 4, 1 + (seed as usize / 4 % 4).min(2));
            let family = random_hypergraph(elements, 4 + seed as usize % 11, least, 3, seed);
            let results = compare(&family);
            won = [won[0] + usize::from(results[0]), won[1] + usize::from(results[1])];
        }
        assert!(won[0] > 500 && won[0] < 1300 && won[1] > 100, "{won:?}");
    }

    /// Two cycles of `length` sets each with one element in common, the element 0; neighbours share one element.
    fn two_cycles(length: usize) -> Hypergraph {
        let around = 2 * length - 1;
        let name = |cycle: usize, i: usize| if i.is_multiple_of(around + 1) { 0 } else { cycle * around + i };
        let sets = (0..2)
            .flat_map(|cycle| (0..length).map(move |i| [0, 1, 2].map(|j| name(cycle, 2 * i + j)).to_vec()));
        Hypergraph::new(2 * around + 1, sets.collect())
    }

    /// Maker claims the common element, and Breaker can break one cycle only.
    #[test]
    fn chains_may_be_long() {
        assert_eq!(compare(&two_cycles(3)), [true, false]);
        for length in 4..40 {
            let family = two_cycles(length);
            let play = small_play(&family, true, MANY).unwrap();
            assert!(
                matches!(&play, SmallPlay::Maker(plans) if matches!(plans[..], [MakerPlan::Claim(0, _)]))
            );
            assert_eq!(play.holds(&family, true), Some(true));
        }
    }

    #[test]
    fn large_sets_and_few_steps_are_refused() {
        let large = Hypergraph::new(4, vec![vec![0, 1, 2, 3]]);
        assert_eq!(small_play(&large, true, MANY), None);
        let pair = Hypergraph::new(3, vec![vec![0, 1], vec![1, 2]]);
        assert_eq!(small_play(&pair, true, 0), None);
        let play = small_play(&pair, true, MANY).unwrap();
        assert_eq!((play.holds(&pair, true), play.holds(&large, true)), (Some(true), Some(false)));
        assert_eq!(play.holds(&pair, false), Some(false));
        assert_eq!(small_play(&Hypergraph::default(), false, MANY), Some(SmallPlay::Breaker(None)));
    }
}
