//! `value`: a game given by its value, or a sum of such, for arithmetic on values and for play.

use crate::families::entry::*;
use crate::families::{Board, Family, Problem};
use crate::rules::{Convention, Move, Place, Player, PositionKey, Rules, View};
use crate::value::{Calculator, Failure, Notation, Side, Store, Value, text};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};

pub static VALUE: Entry = Entry {
    id: "value",
    name: Bilingual { en: "Value", pt: "Valor" },
    rules: Bilingual {
        en: "A sum of games given by their values, such as {1|-1}+^: Alice (Left) moves in one summand to one of its left options, Bob (Right) to one of its right options. Two games with <, >, =, <=, >= or || between them are compared.",
        pt: "Uma soma de jogos dados por seus valores, como {1|-1}+^: Alice (Esquerda) move em uma parcela para uma de suas opções esquerdas, Bob (Direita) para uma de suas opções direitas. Dois jogos com <, >, =, <=, >= ou || entre eles são comparados.",
    },
    conventions: &[Convention::Normal],
    board: BoardKind::Value(ValueKind),
    examples: &[
        Example::new(
            "value:{0|1/2}",
            &[("value", "\"1/4\""), ("class", "\"L\"")],
            "the simplest number between 0 and 1/2",
        ),
        Example::new(
            "value:{3|-1}",
            &[("mean", "\"1\""), ("temperature", "\"2\"")],
            "a switch: 1 plus {2|-2}",
        ),
        Example::new("value:cool({3|-1},1)", &[("value", "\"{2|0}\"")], "each move costs its player 1"),
        Example::new("value:^+^+*", &[("class", "\"L\"")], "two ups are above a star"),
    ],
    complexity: &[Complexity::new("normal", "PSPACE-complete", "Morris 1981, for sums")],
    build,
    ..Entry::GAME
};

/// Numbers beyond this, and more ups, can be added and compared but not played or searched: every unit is a move.
const MOST_MOVES: i64 = 10_000;

fn build(problem: &Problem) -> Result<Family, Refusal> {
    let Board::Value(board) = &problem.board else {
        return Err(Refusal::board(words!(
            "expected a value such as {{1|-1}}+^",
            "esperava-se um valor como {{1|-1}}+^"
        )));
    };
    let mut start = board.terms.clone();
    if let Some((_, others)) = &board.claim {
        let mut calculator = Calculator::new(board.store());
        for &other in others {
            start.push(calculator.negative(other).map_err(too_large)?);
        }
    }
    let moves = start.iter().map(|&term| board.store().stop(term, Side::Left));
    if moves.into_iter().any(|stop| stop.ceil().abs() > MOST_MOVES) {
        return Err(Refusal::too_large(words!(
            "play and search take numbers up to {MOST_MOVES}",
            "o jogo e a busca aceitam números até {MOST_MOVES}"
        )));
    }
    let rules = Summands { store: board.store().clone(), start: tidy(start), numbered: Mutex::default() };
    Ok(Family::of(rules))
}

fn too_large(_: Failure) -> Refusal {
    Refusal::too_large(words!("this is too large to hold", "isto é grande demais para caber na memória"))
}

/// Summands in order of handles, without those that are 0.
fn tidy(mut terms: Vec<Value>) -> Vec<Value> {
    terms.retain(|&term| term != Value::ZERO);
    terms.sort_unstable();
    terms
}

/// A sum of games by their values. A position lists the handles of its summands.
struct Summands {
    store: Arc<Store>,
    start: Vec<Value>,
    numbered: Mutex<Numbered>,
}

/// Numbers for the values that moves lead from and to, because moves are made of small numbers.
#[derive(Default)]
struct Numbered {
    values: Vec<Value>,
    numbers: HashMap<Value, u32>,
}

impl Numbered {
    fn number(&mut self, value: Value) -> u32 {
        let next = self.values.len() as u32;
        let number = *self.numbers.entry(value).or_insert(next);
        if number == next {
            self.values.push(value);
        }
        number
    }
}

impl Summands {
    fn numbered(&self) -> MutexGuard<'_, Numbered> {
        self.numbered.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// The summand that a move changes, and what it becomes.
    fn ends(&self, m: Move) -> (Value, Value) {
        let numbered = self.numbered();
        (numbered.values[m.element()], numbered.values[m.how as usize])
    }

    fn name(&self, value: Value) -> String {
        text(value, &self.store, Notation::Ascii).unwrap_or_else(|| format!("{}", value.bits()))
    }
}

fn side_of(who: Player) -> Side {
    match who {
        Player::Alice => Side::Left,
        Player::Bob => Side::Right,
    }
}

impl Rules for Summands {
    type Position = Vec<u64>;

    fn start(&self) -> Vec<u64> {
        self.start.iter().map(|term| term.bits()).collect()
    }

    /// Equal summands are listed once.
    fn moves(&self, at: &Vec<u64>, who: Player, out: &mut Vec<Move>) {
        let mut terms = at.clone();
        terms.dedup();
        let mut numbered = self.numbered();
        for term in terms.into_iter().map(Value::from_bits) {
            let from = numbered.number(term) as usize;
            for option in self.store.options(term, side_of(who)) {
                out.push(Move::new(from, numbered.number(option) as u64));
            }
        }
    }

    fn play(&self, at: &Vec<u64>, who: Player, m: Move) -> (Vec<u64>, Player) {
        let (from, to) = self.ends(m);
        let mut terms: Vec<Value> = at.iter().map(|&bits| Value::from_bits(bits)).collect();
        if let Some(i) = terms.iter().position(|&term| term == from) {
            terms[i] = to;
        }
        (tidy(terms).iter().map(|term| term.bits()).collect(), who.other())
    }

    fn element(&self, _m: Move) -> Option<usize> {
        None
    }

    fn impartial(&self) -> bool {
        false
    }

    fn parts(&self, at: &Vec<u64>, out: &mut Vec<Vec<u64>>) {
        out.extend(at.iter().map(|&bits| vec![bits]));
    }

    fn key(&self, at: &Vec<u64>) -> PositionKey {
        PositionKey::of_words(at)
    }

    fn size(&self, at: &Vec<u64>) -> usize {
        at.len()
    }

    fn view(&self, at: &Vec<u64>) -> View {
        View::Values(at.iter().map(|&bits| self.name(Value::from_bits(bits))).collect())
    }

    fn places(&self, at: &Vec<u64>, m: Move) -> Vec<Place> {
        let from = self.ends(m).0.bits();
        at.iter().position(|&bits| bits == from).map(Place::element).into_iter().collect()
    }

    /// The summand and what it becomes.
    fn move_text(&self, m: Move) -> String {
        let (from, to) = self.ends(m);
        format!("{}>{}", self.name(from), self.name(to))
    }
}
