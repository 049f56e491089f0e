//! Formulas in words.

use super::{Described, MOST_LISTED};
use crate::rules::{ClauseState, FormulaView, Player, VariableView};
use crate::tell::Language;

impl Described for FormulaView {
    /// The size of the formula, the values of its variables and clauses, the owners, and who is next.
    fn words(&self, language: Language) -> String {
        let (n, m) = (self.variables.len() as u64, self.clauses.len() as u64);
        let mut text = match language {
            Language::English => format!(
                "A formula with {} and {}.",
                language.count(n, "variable", "variables"),
                language.count(m, "clause", "clauses")
            ),
            Language::Portuguese => format!(
                "Uma fórmula com {} e {}.",
                language.count(n, "variável", "variáveis"),
                language.count(m, "cláusula", "cláusulas")
            ),
        };
        let mut list = |en: &str, pt: &str, which: &dyn Fn(&VariableView) -> bool| {
            if let Some(list) = listed(self, which, language) {
                text += &format!(" {}: {list}.", if language == Language::English { en } else { pt });
            }
        };
        list("True", "Verdadeiras", &|variable| variable.value == Some(true));
        list("False", "Falsas", &|variable| variable.value == Some(false));
        list("Without a value", "Sem valor", &|variable| variable.value.is_none());
        list("Alice's", "De Alice", &|variable| variable.owner == Some(Player::Alice));
        list("Bob's", "De Bob", &|variable| variable.owner == Some(Player::Bob));
        text += &clause_words(self, language);
        if let Some((v, who)) = self.next.and_then(|v| Some((v, self.variables.get(v)?.owner?))) {
            text += &match language {
                Language::English => format!(" {} sets variable {} next.", who.name(), v + 1),
                Language::Portuguese => {
                    format!(" {} escolhe agora o valor da variável {}.", who.name(), v + 1)
                }
            };
        }
        text
    }
}

/// The numbers of the variables of some kind, if there are any.
fn listed(
    formula: &FormulaView,
    which: &dyn Fn(&VariableView) -> bool,
    language: Language,
) -> Option<String> {
    let found = formula.variables.iter().enumerate().filter(|(_, variable)| which(variable));
    let numbers: Vec<String> = found.map(|(v, _)| (v + 1).to_string()).collect();
    match numbers.len() {
        0 => None,
        many if many > MOST_LISTED => Some(language.number(many as u64)),
        _ => Some(language.list(&numbers)),
    }
}

/// How many clauses are true, false and open; empty if all are open.
fn clause_words(formula: &FormulaView, language: Language) -> String {
    let count =
        |state: ClauseState| formula.clauses.iter().filter(|clause| clause.state == state).count() as u64;
    let [open, holds, fails] = [ClauseState::Open, ClauseState::True, ClauseState::False].map(count);
    if holds == 0 && fails == 0 {
        return String::new();
    }
    let [open, holds, fails] = [open, holds, fails].map(|count| language.number(count));
    match language {
        Language::English => format!(" Clauses: {holds} true, {fails} false, {open} open."),
        Language::Portuguese => {
            format!(" Cláusulas: verdadeiras {holds}, falsas {fails}, abertas {open}.")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::ClauseView;

    #[test]
    fn values_owners_and_turns_are_described() {
        let variable = |value, owner| VariableView { value, owner };
        let variables = vec![
            variable(Some(true), Some(Player::Alice)),
            variable(None, Some(Player::Bob)),
            variable(None, None),
        ];
        let clause = |literals: &[i32], state| ClauseView { literals: literals.to_vec(), state };
        let clauses = vec![clause(&[1, -2], ClauseState::True), clause(&[2, 3], ClauseState::Open)];
        let view = FormulaView { clauses, variables, next: Some(1) };
        assert_eq!(
            view.words(Language::English),
            "A formula with 3 variables and 2 clauses. True: 1. Without a value: 2 and 3. Alice's: 1. Bob's: 2. Clauses: 1 true, 0 false, 1 open. Bob sets variable 2 next."
        );
        assert_eq!(
            view.words(Language::Portuguese),
            "Uma fórmula com 3 variáveis e 2 cláusulas. Verdadeiras: 1. Sem valor: 2 e 3. De Alice: 1. De Bob: 2. Cláusulas: verdadeiras 1, falsas 0, abertas 1. Bob escolhe agora o valor da variável 2."
        );
    }
}
