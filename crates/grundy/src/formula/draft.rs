//! A formula as parsed, with offsets into the text, so that an error can point at what a game does not accept.

use super::prefix::{Prefix, alternating};
use super::{Formula, MOST_VARIABLES, variable};
use crate::text::{ParseError, Words};
use serde::Serialize;

/// What a game requires of its formulas, besides clauses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Shape {
    /// No variable may be negated.
    pub positive: bool,
    /// The number of literals in every clause, repetitions counted.
    pub clause_length: Option<usize>,
    /// A file may quantify its variables; they are renumbered in that order, see `alternating`.
    pub quantified: bool,
}

impl Shape {
    /// Any formula in conjunctive normal form, without quantifiers.
    pub const ANY: Shape = Shape { positive: false, clause_length: None, quantified: false };

    /// Rejects a clause: returns the index of the offending literal, if there is one, and the reason.
    pub(super) fn check_clause(self, literals: &[i32]) -> Result<(), (Option<usize>, Words)> {
        if let Some(i) = literals.iter().position(|&literal| self.positive && literal < 0) {
            let message = words!(
                "{}: expected a variable that is not negated, since the formula is positive",
                "{}: esperava-se uma variável sem negação, pois a fórmula é positiva",
                literals[i]
            );
            return Err((Some(i), message));
        }
        match self.clause_length {
            Some(length) if literals.len() != length => {
                let found = literals.len();
                Err((
                    None,
                    words!(
                        "expected {length} literals in every clause, found {found}",
                        "esperavam-se {length} literais em cada cláusula, e não {found}"
                    ),
                ))
            }
            _ => Ok(()),
        }
    }
}

/// A literal and its offset.
pub type Literal = (usize, i32);

/// A clause and its offset.
pub struct Clause {
    pub at: usize,
    pub literals: Vec<Literal>,
}

/// A formula with offsets.
pub struct Draft {
    /// The number of variables that the text states.
    pub variables: Option<usize>,
    pub clauses: Vec<Clause>,
    /// Who sets which variables in which order, and where that is written.
    pub prefix: Option<(usize, Prefix)>,
}

impl Draft {
    /// The formula, if it has the required shape.
    pub fn formula(self, shape: Shape) -> Result<Formula, ParseError> {
        for clause in &self.clauses {
            clause.check(shape)?;
        }
        let clauses =
            self.clauses.into_iter().map(|clause| clause.literals.into_iter().map(|(_, l)| l).collect());
        let written = Formula::new(clauses.collect());
        let formula = Formula { variables: self.variables.unwrap_or(written.variables), ..written };
        match self.prefix {
            None => Ok(formula),
            Some((at, prefix)) if shape.quantified => {
                alternating(&formula, &prefix).map_err(|m| ParseError::new(at, m))
            }
            Some((at, _)) => Err(ParseError::new(
                at,
                words!("quantifiers: expected clauses only", "quantificadores: esperavam-se só cláusulas"),
            )),
        }
    }
}

impl Clause {
    fn check(&self, shape: Shape) -> Result<(), ParseError> {
        let literals: Vec<i32> = self.literals.iter().map(|&(_, literal)| literal).collect();
        shape
            .check_clause(&literals)
            .map_err(|(i, message)| ParseError::new(i.map_or(self.at, |i| self.literals[i].0), message))
    }
}

/// Parses a literal.
pub fn literal(at: usize, word: &str) -> Result<i32, ParseError> {
    match number(at, word)? {
        0 => Err(ParseError::new(
            at,
            words!("0: variables are numbered from 1", "0: as variáveis são numeradas a partir de 1"),
        )),
        literal => Ok(literal),
    }
}

/// Parses a literal, or the 0 that ends a clause in a file.
pub fn number(at: usize, word: &str) -> Result<i32, ParseError> {
    let digits = word.strip_prefix('-').unwrap_or(word);
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        let message = words!(
            "expected a literal such as 1 or -2, found '{}'",
            "esperava-se um literal como 1 ou -2, e não '{}'",
            word.escape_debug()
        );
        return Err(ParseError::new(at, message));
    }
    let known = word.parse().ok().filter(|&literal| variable(literal) <= MOST_VARIABLES);
    known.ok_or_else(|| {
        ParseError::new(
            at,
            words!(
                "there is no variable {digits}: at most {MOST_VARIABLES} are allowed",
                "não existe a variável {digits}: são permitidas no máximo {MOST_VARIABLES}"
            ),
        )
    })
}
