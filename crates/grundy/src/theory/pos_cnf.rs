//! The positive CNF game: Bob is Maker of a falsified clause.

use super::Finding;
use crate::games::{Problem, is_light, open_clauses};
use crate::graph::Set;
use crate::rules::{Bilingual, Player};

type Clauses = [Set<4>];

/// Erdős and Selfridge: Alice wins if the sum of 2^-|clause| over the clauses that are not yet true is below 1/2, and
/// below 1 if she moves first. Passing helps nobody.
pub fn light(problem: &Problem) -> Option<Finding> {
    let clauses = open_clauses(problem)?;
    let first = problem.terms.first == Player::Alice;
    is_light(&clauses, first).then(|| {
        Finding::winner(
            first,
            Bilingual { en: "the Erdős-Selfridge criterion", pt: "o critério de Erdős e Selfridge" },
        )
    })
}

/// If two variables of its own can be given to every clause that is not yet true, Alice wins: to Bob's choice of one of a
/// pair she answers with the other.
pub fn pairing(problem: &Problem) -> Option<Finding> {
    let clauses = open_clauses(problem)?;
    let first = problem.terms.first == Player::Alice;
    has_pairs(&clauses).then(|| {
        Finding::winner(first, Bilingual { en: "pairing strategy", pt: "estratégia de emparelhamento" })
    })
}

/// Whether every clause can have two variables that no other has: a matching of the variables with
/// the clauses, each counted twice, by augmenting paths.
fn has_pairs(clauses: &Clauses) -> bool {
    let mut owner = vec![None; Set::<4>::CAPACITY];
    let enough = 2 * clauses.len() <= owner.len();
    enough && (0..2 * clauses.len()).all(|half| augment(clauses, half, &mut owner, &mut Set::default()))
}

/// Finds a variable for half a clause; its current owner may look for another one.
fn augment(clauses: &Clauses, half: usize, owner: &mut [Option<usize>], tried: &mut Set<4>) -> bool {
    for v in clauses[half / 2].iter() {
        if tried.contains(v) {
            continue;
        }
        tried.insert(v);
        if owner[v].is_none_or(|other| augment(clauses, other, owner, tried)) {
            owner[v] = Some(half);
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sets(text: &str) -> Vec<Set<4>> {
        let formula = crate::formula::Formula::read_inline(text).unwrap();
        formula.clauses.iter().map(|clause| clause.iter().map(|&l| l as usize).collect()).collect()
    }

    #[test]
    fn pairs_may_have_to_be_exchanged() {
        assert!(has_pairs(&sets("(1 2 3 4)(1 2)")) && !has_pairs(&sets("(1 2 3)(1 2)")));
        assert!(has_pairs(&sets("(1 2)(3 4)")) && has_pairs(&[]));
        assert!(!has_pairs(&sets("(1 2)(2 3)")) && !has_pairs(&sets("(1)")) && !has_pairs(&sets("()")));
        assert!(!has_pairs(&sets("(1 2 5)(1 2)(3 4)(5 3)")));
        assert!(has_pairs(&sets("(1 2 3 4 5)(1 2 5 6)(3 4)(7 6 8)")));
    }

    #[test]
    fn weights_are_exact() {
        assert!(is_light(&sets("(1 2 3)(4 5 6)(7 8 9)"), false));
        assert!(!is_light(&sets("(1 2)(3 4)"), false) && is_light(&sets("(1 2)(3 4)"), true));
        assert!(
            !is_light(&sets("(1)(2)"), true) && !is_light(&sets("()"), true) && is_light(&sets("0:"), false)
        );
    }
}
