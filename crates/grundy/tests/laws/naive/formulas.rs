//! Formula games, as the catalogue states them.

use super::boards::Dice;
use super::rules::Position;
use super::{Alice, Board, Bob, Case, Player};

pub const GAMES: [&str; 4] = ["qsat", "pos-cnf", "pos-cnf-6", "abf"];

const UNSET: usize = 0;
const FALSE: usize = 1;
const TRUE: usize = 2;

/// One of these games on its formula. A position is the value of each variable; in `abf` it is preceded by whether a
/// move has been made.
pub struct Formulas {
    game: &'static str,
    variables: usize,
    clauses: Vec<Vec<i32>>,
    /// Codes of [`start_code`].
    start: Vec<usize>,
    alice: Vec<usize>,
    bob: Vec<usize>,
    truths: Vec<usize>,
}

/// A variable, from 1, and its value as one number, for start sets.
pub fn start_code(variable: usize, value: bool) -> usize {
    2 * variable + usize::from(value)
}

/// As the problem text writes it.
pub fn start_text(code: usize) -> String {
    format!("{}:{}", code / 2, if code % 2 == 1 { 'T' } else { 'F' })
}

impl Formulas {
    pub fn new(case: &Case) -> Option<Formulas> {
        let Board::Formula { variables, clauses } = &case.board else { return None };
        let listed = |key: &str| -> Vec<usize> {
            let text = case.key(key).unwrap_or("");
            text.split(';').filter(|word| !word.is_empty()).map(|word| word.parse().unwrap()).collect()
        };
        Some(Formulas {
            game: case.game,
            variables: *variables,
            clauses: clauses.clone(),
            start: case.start.clone(),
            alice: listed("alice"),
            bob: listed("bob"),
            truths: listed("true"),
        })
    }

    pub fn may_cycle(&self) -> bool {
        self.game == "abf"
    }

    /// Whether the rules say whose turn it is.
    pub fn fixed_order(&self) -> bool {
        self.game == "qsat"
    }

    pub fn start(&self) -> Position {
        if self.game == "abf" {
            let value = |v: usize| if self.truths.contains(&v) { TRUE } else { FALSE };
            return [0].into_iter().chain((1..=self.variables).map(value)).collect();
        }
        let mut at = vec![UNSET; self.variables];
        for code in &self.start {
            at[code / 2 - 1] = if code % 2 == 1 { TRUE } else { FALSE };
        }
        at
    }

    /// Every clause has a literal that is true.
    fn is_true(&self, values: &[usize]) -> bool {
        let holds = |&literal: &i32| {
            values[literal.unsigned_abs() as usize - 1] == if literal > 0 { TRUE } else { FALSE }
        };
        self.clauses.iter().all(|clause| clause.iter().any(holds))
    }

    /// Who is next: in `qsat` the player who sets the least variable without a value.
    pub fn next(&self, at: &Position, before: Player) -> Player {
        match at.iter().position(|&value| value == UNSET) {
            Some(index) if self.fixed_order() => {
                if (index + 1) % 2 == 1 {
                    Alice
                } else {
                    Bob
                }
            }
            _ => before.other(),
        }
    }

    pub fn moves(&self, at: &Position, who: Player) -> Vec<(String, Position)> {
        if self.game == "abf" {
            return self.flips(at, who);
        }
        let mut playable: Vec<usize> = (0..at.len()).filter(|&v| at[v] == UNSET).collect();
        if self.game == "qsat" {
            playable.truncate(usize::from(self.next(at, who.other()) == who));
        }
        let mut moves = Vec::new();
        for v in playable {
            for (letter, value) in [("T", TRUE), ("F", FALSE)] {
                let mut next = at.clone();
                next[v] = value;
                moves.push((format!("{}:{letter}", v + 1), next));
            }
        }
        moves
    }

    fn flips(&self, at: &Position, who: Player) -> Vec<(String, Position)> {
        if at[0] == 1 && self.is_true(&at[1..]) {
            return Vec::new();
        }
        let mut after = at.clone();
        after[0] = 1;
        let mut moves = vec![("none".to_string(), after.clone())];
        for &v in if who == Alice { &self.alice } else { &self.bob } {
            let mut next = after.clone();
            next[v] = if at[v] == TRUE { FALSE } else { TRUE };
            moves.push((v.to_string(), next));
        }
        moves
    }

    /// Who wins a play that has ended.
    pub fn winner(&self, at: &Position) -> Player {
        let values = if self.game == "abf" { &at[1..] } else { at };
        if self.is_true(values) { Alice } else { Bob }
    }
}

/// Values for some variables, as a start set.
pub fn random_start(variables: usize, dice: &mut Dice) -> Vec<usize> {
    let chosen = dice.subset(variables, 3);
    chosen.into_iter().map(|v| start_code(v + 1, dice.coin())).collect()
}

/// An owner for every variable, and some that are true, as keys.
pub fn random_owners(variables: usize, dice: &mut Dice) -> Vec<(&'static str, String)> {
    let mut lists = [Vec::new(), Vec::new(), Vec::new()];
    for v in 1..=variables {
        lists[dice.below(2)].push(v.to_string());
        if dice.below(3) == 0 {
            lists[2].push(v.to_string());
        }
    }
    ["alice", "bob", "true"].into_iter().zip(lists.map(|list| list.join(";"))).collect()
}

/// Small formulas, some of them with variables that do not occur; the last ones are a little larger.
pub fn random_formulas(positive: bool, length: Option<usize>, count: usize, dice: &mut Dice) -> Vec<Board> {
    let mut formula = |i: usize| {
        let variables = if i < 4 { i } else { 2 + dice.below(if i * 4 < count * 3 { 3 } else { 4 }) };
        let clauses = if variables == 0 { 0 } else { dice.below(6) };
        let clauses = (0..clauses).map(|_| {
            let literals = length.unwrap_or_else(|| usize::from(dice.below(12) > 0) * (1 + dice.below(3)));
            let literal = |_| {
                let v = 1 + dice.below(variables) as i32;
                if !positive && dice.coin() { -v } else { v }
            };
            (0..literals).map(literal).collect()
        });
        Board::Formula { clauses: clauses.collect(), variables }
    };
    (0..count).map(&mut formula).collect()
}

/// The formula as the problem text writes it: the number of variables only where it is not implied.
pub fn text(variables: usize, clauses: &[Vec<i32>]) -> String {
    let largest = clauses.iter().flatten().map(|literal| literal.unsigned_abs() as usize).max().unwrap_or(0);
    let clause = |literals: &Vec<i32>| {
        let words: Vec<String> = literals.iter().map(i32::to_string).collect();
        format!("({})", words.join(" "))
    };
    let clauses: Vec<String> = clauses.iter().map(clause).collect();
    let head =
        if largest < variables || clauses.is_empty() { format!("{variables}:") } else { String::new() };
    head + &clauses.concat()
}
