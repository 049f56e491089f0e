//! Boolean formulas in conjunctive normal form: the type, inline texts and file formats.
//!
//! Inline a formula is a list of clauses, `(1 -2)(2 3)`; literals are the numbers of variables, from 1, with a minus
//! where they are negated. The variables are all numbers up to the largest one written; where there are more, their
//! number stands before the clauses: `5:(1 -2)(2 3)`.

mod dimacs;
mod draft;
mod inline;
mod prefix;

pub use draft::Shape;

use crate::text::{ParseError, Words};
use std::fmt;

/// The largest number of a variable.
pub const MOST_VARIABLES: usize = 1_000_000;

/// A conjunction of clauses, as written: literals keep their order, and may be repeated.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Formula {
    /// The variables are numbered from 1 to this number, whether or not they occur.
    pub variables: usize,
    /// The literals of each clause: the number of a variable, negative where the variable is negated.
    pub clauses: Vec<Vec<i32>>,
}

impl Formula {
    /// A formula with no more variables than it needs.
    pub fn new(clauses: Vec<Vec<i32>>) -> Formula {
        Formula { variables: largest(&clauses), clauses }
    }

    /// Reads `(1 -2)(2 3)`.
    pub fn read_inline(text: &str) -> Result<Formula, ParseError> {
        Formula::read(text, Shape::ANY)
    }

    /// Reads `(1 -2)(2 3)` for a game that requires formulas of this shape.
    pub fn read(text: &str, shape: Shape) -> Result<Formula, ParseError> {
        inline::read(text)?.formula(shape)
    }

    /// Reads the content of a file: DIMACS, QDIMACS if the shape has quantifiers, or an inline text.
    pub fn read_file(text: &str, shape: Shape) -> Result<Formula, ParseError> {
        let rest = text.trim_start();
        let is_inline = rest.trim_start_matches(|c: char| c.is_ascii_digit()).starts_with([':', '(']);
        let draft = if is_inline { inline::read(text) } else { dimacs::read(text) };
        draft?.formula(shape)
    }

    /// Rejects a formula made in code that is invalid or does not have the shape that a game requires.
    pub fn check(&self, shape: Shape) -> Result<(), Words> {
        if self.variables > MOST_VARIABLES {
            return Err(words!(
                "{} variables: at most {MOST_VARIABLES} are allowed",
                "{} variáveis: são permitidas no máximo {MOST_VARIABLES}",
                self.variables
            ));
        }
        let known = |&literal: &i32| (1..=self.variables).contains(&variable(literal));
        if let Some(literal) = self.clauses.iter().flatten().find(|literal| !known(literal)) {
            return Err(words!(
                "{literal}: expected a variable from 1 to {}",
                "{literal}: esperava-se uma variável de 1 a {}",
                self.variables
            ));
        }
        self.clauses.iter().try_for_each(|clause| shape.check_clause(clause)).map_err(|(_, message)| message)
    }

    /// The formula in the DIMACS format.
    pub fn to_dimacs(&self) -> String {
        dimacs::write(self)
    }

    /// Whether the formula is true when variable `v` has the value `values[v - 1]`.
    pub fn is_true(&self, values: &[bool]) -> bool {
        let holds = |&literal: &i32| values[variable(literal) - 1] == (literal > 0);
        self.clauses.iter().all(|clause| clause.iter().any(holds))
    }

    /// Whether no variable is negated.
    pub fn is_positive(&self) -> bool {
        self.clauses.iter().flatten().all(|&literal| literal > 0)
    }
}

/// The variable of a literal.
pub fn variable(literal: i32) -> usize {
    literal.unsigned_abs() as usize
}

/// The largest variable that occurs, 0 if none does.
fn largest(clauses: &[Vec<i32>]) -> usize {
    clauses.iter().flatten().map(|&literal| variable(literal)).max().unwrap_or(0)
}

impl fmt::Display for Formula {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.clauses.is_empty() || self.variables > largest(&self.clauses) {
            write!(f, "{}:", self.variables)?;
        }
        for clause in &self.clauses {
            f.write_str("(")?;
            for (i, literal) in clause.iter().enumerate() {
                write!(f, "{}{literal}", if i > 0 { " " } else { "" })?;
            }
            f.write_str(")")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn truth_is_one_true_literal_in_every_clause() {
        let formula = Formula::read_inline("(1 -2)(2 3)").unwrap();
        assert!(formula.is_true(&[true, true, false]) && formula.is_true(&[false, false, true]));
        assert!(!formula.is_true(&[false, true, true]) && !formula.is_true(&[true, false, false]));
        assert!(!formula.is_positive() && Formula::new(vec![vec![3, 1]]).is_positive());
        assert!(Formula::new(vec![]).is_true(&[]) && !Formula::new(vec![vec![]]).is_true(&[]));
    }

    #[test]
    fn texts_are_read_back() {
        for text in ["(1 -2)(2 3)", "(2 2 2)", "()", "5:(1 -2)(2 3)", "0:", "3:", "2:()(1)"] {
            let formula = Formula::read_inline(text).unwrap();
            assert_eq!(formula.to_string(), text);
            assert_eq!(Formula::read_file(&formula.to_dimacs(), Shape::ANY), Ok(formula.clone()), "{text}");
            assert_eq!(Formula::read_file(&format!("\n {text}\n"), Shape::ANY), Ok(formula), "{text}");
        }
    }
}
