//! Formula games against plain recursion: every starter and passer, values given before play, larger formulas.

use crate::cases::{Report, answer, everything};
use crate::naive::boards::Dice;
use crate::naive::formulas::{random_formulas, random_owners, random_start};
use crate::naive::{Alice, Board, Bob, Case, Oracle};
use grundy::ask::{Options, solve};
use serde_json::json;

/// The winner, by a search that stops where the result is certain, against plain recursion.
fn check(case: &Case, report: &mut Report) {
    let (text, winner) = (case.text(), Oracle::new(case).answer()["winner"].clone());
    for theorems in [true, false] {
        let asked = Options { wants: None, theorems, ..everything() };
        report.check(&text, &["winner"], &json!({ "winner": winner }), &answer(&text, &asked));
    }
}

/// A formula with at most this many variables, clauses, and literals in each clause.
fn formula(variables: usize, clauses: usize, literals: usize, positive: bool, dice: &mut Dice) -> Board {
    let literal = |dice: &mut Dice| {
        let v = 1 + dice.below(variables) as i32;
        if !positive && dice.coin() { -v } else { v }
    };
    let clause = |dice: &mut Dice| (0..1 + dice.below(literals)).map(|_| literal(dice)).collect();
    Board::Formula { variables, clauses: (0..clauses).map(|_| clause(dice)).collect() }
}

#[test]
fn positive_formulas_in_every_variant() {
    let mut report = Report::default();
    let mut dice = Dice::new(201);
    for i in 0..600 {
        let literals = 2 + i % 3;
        let board = formula(3 + i % 5, 2 + dice.below(7), literals, true, &mut dice);
        let mut case = Case::new("pos-cnf", board);
        case.first = [Alice, Bob][i % 2];
        case.pass = [None, Some(Alice), Some(Bob)][i / 2 % 3];
        if i % 4 == 3 {
            case.start = random_start(3 + i % 5, &mut dice);
        }
        check(&case, &mut report);
    }
    report.finish(1000);
}

/// The same variables under other names, the same clauses in another order.
#[test]
fn names_do_not_matter_in_positive_formulas() {
    let mut report = Report::default();
    let mut dice = Dice::new(202);
    for board in random_formulas(true, None, 120, &mut dice) {
        let Board::Formula { variables, clauses } = &board else { continue };
        let names = dice.permutation(*variables);
        let mut renamed: Vec<Vec<i32>> = clauses
            .iter()
            .map(|clause| clause.iter().rev().map(|&l| names[l as usize - 1] as i32 + 1).collect())
            .collect();
        renamed.reverse();
        let other = Board::Formula { variables: *variables, clauses: renamed };
        let [one, other] = [board, other].map(|board| Case::new("pos-cnf", board).text());
        let fields = ["winner", "class", "remoteness", "depth"];
        report.check(&other, &fields, &answer(&one, &everything()), &answer(&other, &everything()));
    }
    report.finish(100);
}

#[test]
fn quantified_formulas_with_some_more_variables() {
    let mut report = Report::default();
    let mut dice = Dice::new(203);
    for i in 0..400 {
        let variables = 4 + i % 7;
        let board = formula(variables, 2 + dice.below(2 * variables), 3, false, &mut dice);
        let mut case = Case::new("qsat", board);
        if i % 3 == 2 {
            case.start = random_start(variables, &mut dice);
        }
        check(&case, &mut report);
    }
    report.finish(800);
}

#[test]
fn flipping_with_some_more_variables() {
    let mut report = Report::default();
    let mut dice = Dice::new(204);
    for i in 0..200 {
        let variables = 2 + i % 4;
        let board = formula(variables, 2 + dice.below(2 * variables), 3, false, &mut dice);
        let mut case = Case::new("abf", board);
        case.keys = random_owners(variables, &mut dice);
        case.first = [Alice, Bob][i % 2];
        case.pass = [None, None, Some(Alice), Some(Bob)][i / 2 % 4];
        check(&case, &mut report);
    }
    report.finish(400);
}

/// The first player is the one who sets the least variable without a value, and no answer names a starter.
#[test]
fn the_order_of_quantifiers_is_fixed() {
    for (text, winner) in [
        ("qsat{start=1:F}:(1 2)", "bob"),
        ("qsat{start=2:F}:(2 1)(2 3)", "alice"),
        ("qsat{start=1:F;2:F}:(1 2 3)", "alice"),
        ("qsat:(1 2)//1:F.2:F", "bob"),
        ("qsat:0:", "alice"),
        ("qsat:()", "bob"),
    ] {
        let answer = answer(text, &everything());
        assert_eq!(answer["winner"], winner, "{text}");
        assert_eq!(answer["class"], serde_json::Value::Null, "{text}");
        assert_eq!(answer["problem"], text);
    }
}

#[test]
fn what_cannot_be_is_refused() {
    for (text, at, says) in [
        ("qsat{first=bob}:(1)", 5, "order of play is fixed"),
        ("qsat{pass=alice}:(1)", 5, "order of play is fixed"),
        ("qsat{k=2}:(1)", 5, "it takes convention, start"),
        ("qsat{convention=normal}:(1)", 16, "has objective"),
        ("qsat{start=1}:(1)", 11, "variable:value"),
        ("qsat{start=2:T}:(1)", 11, "a variable from 1 to 1"),
        ("qsat{start=1:x}:(1)", 11, "T or F"),
        ("qsat{start=1:T;1:F}:(1)", 11, "twice"),
        ("qsat:", 5, "expected a clause"),
        ("qsat:(1 2", 9, "expected ')'"),
        ("qsat:(1 0)", 8, "numbered from 1"),
        ("qsat:(1)//2:T", 10, "'2:T' is not a legal move for Alice"),
        ("pos-cnf:(1 -2)", 11, "not negated"),
        ("pos-cnf:(1 2)(257)", 8, "at most 256"),
        ("pos-cnf:(99999999)", 9, "at most 1000000"),
        ("pos-cnf:@(file.cnf)", 8, "expected '('"),
        ("pos-cnf-6:(1 2 3 4 5 6)(1 2 3 4 5)", 23, "6 literals in every clause, found 5"),
        ("pos-cnf:(1) + pos-cnf:(1)", 0, "cannot be a summand"),
        ("abf:(1)", 4, "variable 1 is owned by nobody"),
        ("abf{alice=1;2,bob=2}:(1 2)", 18, "owned by both"),
        ("abf{alice=0}:(1)", 10, "a variable from 1 to 256"),
        ("abf{alice=1;x}:(1)", 12, "a variable from 1 to 256"),
        ("abf{alice=1}:(1)//2", 18, "moves are none 1"),
    ] {
        let refused = solve(text, &Options::default()).map(|_| ()).unwrap_err();
        assert!(refused.message.en.contains(says) && refused.at == at, "{text}: {refused}");
    }
}

/// Formulas that a plain search could not solve: weights, pairs, forced replies and dominated variables decide them.
#[test]
fn larger_formulas_are_decided() {
    let rows: Vec<String> = (0..10).map(|i| format!("({} {} {})", 3 * i + 1, 3 * i + 2, 3 * i + 3)).collect();
    let columns: Vec<String> = (1..=3).map(|i| format!("({} {} {} {})", i, i + 3, i + 6, i + 9)).collect();
    let text = format!("pos-cnf{{first=bob}}:{}{}", rows.concat(), columns.concat());
    assert_eq!(answer(&text, &Options::default())["winner"], "alice");
}
