//! From forms as they are written to canonical forms, step by step.

use super::super::{Failure, Notation, Options, Side, Step, Value, text};
use super::evaluate::{Evaluator, ReadError};
use super::written::{Piece, Term, WrittenGame};
use std::collections::HashSet;

/// Options of one side: each as it is written, and its value.
pub type NamedOptions = Vec<(String, Value)>;

/// A form as it is written, and what becomes of it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct TracedForm {
    /// The form.
    pub form: String,
    /// Its options and what is left of them; none if it is no matter of options, as with `3.^` or `heat(*,1)`.
    pub options: Option<TracedOptions>,
    /// Its value.
    pub value: Value,
}

/// The options of a form, left and right, as they are written and by their values, and the steps from them to the
/// canonical form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TracedOptions {
    /// Left's options.
    pub left: NamedOptions,
    /// Right's options.
    pub right: NamedOptions,
    /// What is left out and what is replaced.
    pub steps: Vec<Step>,
}

/// The options of a sum are written out if it has no more of them.
const MOST_OPTIONS: usize = 12;

impl Evaluator<'_, '_> {
    /// The forms that a game is written with, each once, inner ones before those that contain them. Numbers, ups and
    /// nimbers stand for themselves.
    pub fn trace(&mut self, tree: &WrittenGame) -> Result<Vec<TracedForm>, ReadError> {
        let (mut traced, mut seen) = (Vec::new(), HashSet::new());
        self.trace_below(tree, &mut seen, &mut traced)?;
        Ok(traced)
    }

    fn trace_below(
        &mut self,
        tree: &WrittenGame,
        seen: &mut HashSet<String>,
        traced: &mut Vec<TracedForm>,
    ) -> Result<(), ReadError> {
        for child in tree.children() {
            self.trace_below(child, seen, traced)?;
        }
        let form = tree.to_string();
        let options = match &tree.piece {
            Piece::Simple(_) => return Ok(()),
            Piece::Braces(left, right) => Some([self.written(left)?, self.written(right)?]),
            Piece::Sum(summands) => self.sums(summands)?,
            Piece::Uptimal(_) | Piece::Multiple(..) | Piece::Call(..) => None,
        };
        if !seen.insert(form.clone()) {
            return Ok(());
        }
        let value = self.value(tree)?;
        let options = match options {
            Some([left, right]) => {
                let values =
                    |side: &[(String, Value)]| side.iter().map(|option| option.1).collect::<Options>();
                let simplified = self.calculator.simplify(values(&left), values(&right));
                let (_, steps) = simplified.map_err(|failure| ReadError::Failed { at: tree.at, failure })?;
                Some(TracedOptions { left, right, steps })
            }
            None => None,
        };
        traced.push(TracedForm { form, options, value });
        Ok(())
    }

    fn written(&mut self, trees: &[WrittenGame]) -> Result<NamedOptions, ReadError> {
        trees.iter().map(|tree| Ok((tree.to_string(), self.value(tree)?))).collect()
    }

    /// The options of a sum: those of each summand, plus the others. Not of numbers, which are just added.
    fn sums(&mut self, summands: &[Term]) -> Result<Option<[NamedOptions; 2]>, ReadError> {
        let terms = summands.iter().map(|summand| self.term(summand)).collect::<Result<Vec<Value>, _>>()?;
        let sides = [Side::Left, Side::Right];
        let options =
            |side| terms.iter().map(|&term| self.calculator.options(term, side).len()).sum::<usize>();
        let count: usize = sides.into_iter().map(options).sum();
        if terms.len() < 2 || count > MOST_OPTIONS || terms.iter().all(|term| term.as_number().is_some()) {
            return Ok(None);
        }
        let at = summands[0].game.at;
        let [left, right] = sides.map(|side| self.options_of_sum(&terms, side));
        let failed = |failure| ReadError::Failed { at, failure };
        Ok(Some([left.map_err(failed)?, right.map_err(failed)?]))
    }

    fn options_of_sum(&mut self, terms: &[Value], side: Side) -> Result<NamedOptions, Failure> {
        let mut options = Vec::new();
        for (i, &term) in terms.iter().enumerate() {
            for option in self.calculator.options(term, side) {
                let mut moved = terms.to_vec();
                moved[i] = option;
                let texts = moved.iter().map(|&term| self.in_sum(term)).collect::<Result<Vec<_>, _>>()?;
                let total =
                    moved.into_iter().try_fold(Value::ZERO, |sum, term| self.calculator.sum(sum, term))?;
                options.push((texts.join("+"), total));
            }
        }
        Ok(options)
    }

    /// The text of a summand: what begins with a sign is put in parentheses.
    fn in_sum(&self, value: Value) -> Result<String, Failure> {
        let text = text(value, self.calculator.store(), Notation::Ascii).ok_or(Failure::TooLarge)?;
        Ok(if text.starts_with(['-', '+']) { format!("({text})") } else { text })
    }
}
