//! The clauses of a formula as sets of variables, and their state under an assignment.

use super::Values;
use crate::formula::{Formula, variable};
use crate::graph::Set;
use crate::rules::{ClauseState, ClauseView, FormulaView, Move, Player, VariableView, Verdict};

/// The variables that are true, and those that are false.
pub type Assignment<const W: usize> = (Set<W>, Set<W>);

/// A clause: the variables that occur in it without negation, and those that occur negated.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Clause<const W: usize> {
    pub plain: Set<W>,
    pub negated: Set<W>,
}

impl<const W: usize> Clause<W> {
    pub fn is_empty(&self) -> bool {
        self.plain.is_empty() && self.negated.is_empty()
    }

    /// The variables that occur.
    pub fn variables(&self) -> Set<W> {
        self.plain | self.negated
    }

    /// Whether the values make it true.
    pub fn is_true(&self, at: &Assignment<W>) -> bool {
        self.plain.meets(&at.0) || self.negated.meets(&at.1)
    }

    /// The clause without its false literals, if the values do not make it true.
    pub fn residue(&self, at: &Assignment<W>) -> Option<Clause<W>> {
        let set = at.0 | at.1;
        let rest = || Clause { plain: self.plain.minus(&set), negated: self.negated.minus(&set) };
        (!self.is_true(at)).then(rest)
    }
}

/// A formula, ready to be played on.
pub struct Matrix<const W: usize> {
    formula: Formula,
    /// The distinct clauses that are not always true.
    clauses: Vec<Clause<W>>,
    start: Assignment<W>,
}

impl<const W: usize> Matrix<W> {
    pub fn new(formula: &Formula, start: &Values) -> Matrix<W> {
        let of_sign = |literals: &[i32], sign: i32| -> Set<W> {
            literals.iter().filter(|&&l| l.signum() == sign).map(|&l| variable(l) - 1).collect()
        };
        let clause =
            |literals: &Vec<i32>| Clause { plain: of_sign(literals, 1), negated: of_sign(literals, -1) };
        let mut clauses: Vec<Clause<W>> = formula.clauses.iter().map(clause).collect();
        clauses.retain(|clause| !clause.plain.meets(&clause.negated));
        clauses.sort_unstable();
        clauses.dedup();
        let with = |value: bool| (0..start.len()).filter(|&v| start[v] == Some(value)).collect();
        Matrix { formula: formula.clone(), clauses, start: (with(true), with(false)) }
    }

    pub fn start(&self) -> Assignment<W> {
        self.start
    }

    pub fn clauses(&self) -> &[Clause<W>] {
        &self.clauses
    }

    /// The variables without a value.
    pub fn unset(&self, at: &Assignment<W>) -> Set<W> {
        Set::full(self.formula.variables).minus(&(at.0 | at.1))
    }

    /// What is left of the clauses that are not yet true.
    pub fn open<'a>(&'a self, at: &'a Assignment<W>) -> impl Iterator<Item = Clause<W>> + 'a {
        self.clauses.iter().filter_map(|clause| clause.residue(at))
    }

    /// The winner, once the formula has a value.
    pub fn decided(&self, at: &Assignment<W>) -> Option<Verdict> {
        let mut open = self.open(at).peekable();
        if open.peek().is_none() {
            return Some(Verdict::Win(Player::Alice));
        }
        open.any(|clause| clause.is_empty()).then_some(Verdict::Win(Player::Bob))
    }

    /// The values after a move on a variable, `how` being 1 for true.
    pub fn set(&self, at: &Assignment<W>, m: Move) -> Assignment<W> {
        match m.how {
            1 => (at.0.with(m.element()), at.1),
            _ => (at.0, at.1.with(m.element())),
        }
    }

    /// Both moves on a variable.
    pub fn moves_on(v: usize) -> [Move; 2] {
        [Move::new(v, 1), Move::new(v, 0)]
    }

    pub fn view(&self, at: &Assignment<W>, owner: impl Fn(usize) -> Option<Player>) -> FormulaView {
        let value = |v: usize| match (at.0.contains(v), at.1.contains(v)) {
            (true, _) => Some(true),
            (_, true) => Some(false),
            _ => None,
        };
        let variable = |v: usize| VariableView { value: value(v), owner: owner(v) };
        let variables = (0..self.formula.variables).map(variable).collect();
        show(&self.formula, variables)
    }
}

/// The view of a formula with these variables; the states of its clauses follow from them.
pub fn show(formula: &Formula, variables: Vec<VariableView>) -> FormulaView {
    let mut view = FormulaView { variables, ..FormulaView::default() };
    let state = |literals: &[i32]| {
        let values: Vec<Option<bool>> = literals.iter().map(|&literal| view.value(literal)).collect();
        match values {
            values if values.contains(&Some(true)) => ClauseState::True,
            values if values.contains(&None) => ClauseState::Open,
            _ => ClauseState::False,
        }
    };
    let clause = |literals: &Vec<i32>| ClauseView { literals: literals.clone(), state: state(literals) };
    view.clauses = formula.clauses.iter().map(clause).collect();
    view
}

/// The text of a move on a variable.
pub fn move_text(m: Move) -> String {
    format!("{}:{}", m.what + 1, if m.how == 1 { "T" } else { "F" })
}
