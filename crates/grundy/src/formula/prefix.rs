//! Quantifiers before a formula, and the form in which they alternate variable by variable.

use super::{Formula, MOST_VARIABLES, variable};
use crate::text::Words;
use std::collections::{BTreeMap, BTreeSet};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Quantifier {
    Exists,
    ForAll,
}

/// Variables in the order in which they are quantified, each once.
#[derive(Default)]
pub struct Prefix {
    order: Vec<(Quantifier, usize)>,
    seen: BTreeSet<usize>,
}

impl Prefix {
    /// Appends a variable; returns false if it is quantified already.
    pub fn push(&mut self, quantifier: Quantifier, variable: usize) -> bool {
        let new = self.seen.insert(variable);
        if new {
            self.order.push((quantifier, variable));
        }
        new
    }
}

/// The formula with its variables renumbered so that odd ones are existential, even ones universal, and all are set
/// in the order of their numbers. Where two variables of the same kind follow each other, or the first one is
/// universal, a number is left out between them: a variable that does not occur, so that its value means nothing.
/// Variables that occur without a quantifier are existential and come first, as QDIMACS has it.
pub fn alternating(formula: &Formula, prefix: &Prefix) -> Result<Formula, Words> {
    let occurring: BTreeSet<usize> =
        formula.clauses.iter().flatten().map(|&literal| variable(literal)).collect();
    let free = occurring.difference(&prefix.seen).map(|&v| (Quantifier::Exists, v));
    let mut names = BTreeMap::new();
    let mut last = 0;
    for (quantifier, v) in free.chain(prefix.order.iter().copied()) {
        let wanted = if quantifier == Quantifier::Exists { 1 } else { 0 };
        last += if (last + 1) % 2 == wanted { 1 } else { 2 };
        names.insert(v, last);
    }
    if last > MOST_VARIABLES {
        return Err(words!(
            "{last} variables in alternating form; at most {MOST_VARIABLES} are allowed",
            "{last} variáveis na forma alternada; são permitidas no máximo {MOST_VARIABLES}"
        ));
    }
    let rename = |&literal: &i32| literal.signum() * names[&variable(literal)] as i32;
    let clauses = formula.clauses.iter().map(|clause| clause.iter().map(rename).collect()).collect();
    Ok(Formula { variables: last, clauses })
}

#[cfg(test)]
mod tests {
    use super::super::{Formula, Shape};

    fn read(text: &str) -> String {
        Formula::read_file(text, Shape { quantified: true, ..Shape::ANY }).unwrap().to_string()
    }

    #[test]
    fn variables_alternate() {
        let clauses = "1 -2 0 2 3 0\n";
        assert_eq!(read(&format!("p cnf 3 2\ne 1 0\na 2 0\ne 3 0\n{clauses}")), "(1 -2)(2 3)");
        assert_eq!(read(&format!("p cnf 3 2\na 1 0\ne 2 3 0\n{clauses}")), "(2 -3)(3 5)");
        assert_eq!(read(&format!("p cnf 3 2\ne 3 0\na 2 0\n{clauses}")), "(1 -4)(4 3)");
        assert_eq!(read(&format!("p cnf 9 2\ne 9 3 2 1 0\n{clauses}")), "(7 -5)(5 3)");
        assert_eq!(read("p cnf 2 1\ne 1 0\na 2 0\n1 0\n"), "2:(1)");
        assert_eq!(read(&format!("p cnf 3 2\n{clauses}")), "(1 -2)(2 3)");
    }
}
