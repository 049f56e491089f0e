//! Formulas in conjunctive normal form, with values of their variables.

use super::{Place, Player, Shown};
use serde::Serialize;

/// Whether a clause is already true, or can no longer become true.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum ClauseState {
    /// Neither true nor false yet.
    Open,
    /// Some literal is true.
    True,
    /// All literals are false.
    False,
}

/// A clause of a formula.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ClauseView {
    /// Numbers of variables, from 1, negative where they are negated.
    pub literals: Vec<i32>,
    /// Its state under the values given so far.
    pub state: ClauseState,
}

/// A variable of a formula.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct VariableView {
    /// None while it has no value.
    pub value: Option<bool>,
    /// Who sets it, where that is fixed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub owner: Option<Player>,
}

/// A formula in conjunctive normal form, with values of its variables.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct FormulaView {
    /// The clauses in written order.
    pub clauses: Vec<ClauseView>,
    /// Variable 1 comes first, as element 0.
    pub variables: Vec<VariableView>,
    /// The element of the variable that is set next, where the order is fixed and one is left.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<usize>,
}

impl FormulaView {
    /// The value of a literal.
    pub fn value(&self, literal: i32) -> Option<bool> {
        let variable = self.variables.get(literal.unsigned_abs() as usize - 1)?;
        variable.value.map(|value| value == (literal > 0))
    }
}

impl Shown for FormulaView {
    fn elements(&self) -> usize {
        let literals: usize = self.clauses.iter().map(|clause| clause.literals.len()).sum();
        self.variables.len() + self.clauses.len() + literals / 5
    }

    fn has(&self, place: &Place) -> bool {
        matches!(place, Place::Element { at } if *at < self.variables.len())
    }

    /// One character for each variable, a dot for those without a value.
    fn summary(&self) -> String {
        let sign = |value: Option<bool>| value.map_or('.', |value| if value { 'T' } else { 'F' });
        match self.variables.is_empty() {
            true => "-".to_string(),
            false => self.variables.iter().map(|variable| sign(variable.value)).collect(),
        }
    }
}
