//! The rules of heap games other than nim, as the catalogue states them.

use super::{Case, Position};

/// What may be done with a heap, or with pins.
pub enum HeapRule {
    /// d_0, d_1, .. and the digits that repeat after them.
    Octal(Vec<usize>, Vec<usize>),
    Subtraction(Vec<usize>),
    UnequalSplit,
    Pins {
        reach: usize,
        circle: bool,
    },
}

impl HeapRule {
    pub fn of(case: &Case) -> Option<HeapRule> {
        match case.game {
            "octal" => {
                let code = case.key("code").unwrap_or("0.77");
                let digits =
                    |text: &str| text.chars().filter_map(|c| c.to_digit(8)).map(|d| d as usize).collect();
                let (listed, repeated) = code.split_once('(').unwrap_or((code, ""));
                Some(HeapRule::Octal(digits(listed), digits(repeated)))
            }
            "subtraction" => {
                let set = case.key("set").unwrap_or("1;2;3");
                Some(HeapRule::Subtraction(set.split(';').map(|number| number.parse().unwrap()).collect()))
            }
            "grundy-split" => Some(HeapRule::UnequalSplit),
            "pins" => Some(HeapRule::Pins {
                reach: case.key("reach").map_or(2, |reach| reach.parse().unwrap()),
                circle: case.key("shape") == Some("circle"),
            }),
            _ => None,
        }
    }

    /// Every move: its text and the position after it. `pins` is how many pins there were.
    pub fn moves(&self, at: &Position, pins: usize) -> Vec<(String, Position)> {
        match self {
            HeapRule::Pins { reach, circle } => pin_moves(at, pins, *reach, *circle),
            _ => self.heap_moves(at),
        }
    }

    fn heap_moves(&self, at: &Position) -> Vec<(String, Position)> {
        let mut moves = Vec::new();
        for (heap, &size) in at.iter().enumerate() {
            for taken in 0..=size {
                let (left, digit) = (size - taken, self.digit(taken));
                let mut one = at.clone();
                one[heap] = left;
                if taken > 0 && (left == 0 && digit & 1 != 0 || left > 0 && digit & 2 != 0) {
                    moves.push((format!("{heap}>{left}"), one.clone()));
                }
                for a in (1..left).filter(|_| digit & 4 != 0) {
                    let b = left - a;
                    if a < b || a == b && !matches!(self, HeapRule::UnequalSplit) {
                        one[heap] = a;
                        moves.push((format!("{heap}>{a},{b}"), [&one[..], &[b]].concat()));
                    }
                }
            }
        }
        moves
    }

    fn digit(&self, i: usize) -> usize {
        match self {
            HeapRule::Octal(listed, repeated) => match listed.get(i) {
                Some(&digit) => digit,
                None if repeated.is_empty() => 0,
                None => repeated[(i - listed.len()) % repeated.len()],
            },
            HeapRule::Subtraction(set) => 3 * usize::from(set.contains(&i)),
            HeapRule::UnequalSplit => 4 * usize::from(i == 0),
            HeapRule::Pins { .. } => panic!("pins have no digits"),
        }
    }
}

/// Knock down one pin, or two adjacent ones; with reach 3 one pin, or a pin and all its immediate neighbours.
fn pin_moves(standing: &Position, n: usize, reach: usize, circle: bool) -> Vec<(String, Position)> {
    let next = |pin: usize| if circle { (pin + 1) % n } else { pin + 1 };
    let adjacent = |a: usize, b: usize| a != b && (next(a) == b || next(b) == a);
    let mut falls: Vec<Vec<usize>> = Vec::new();
    for &pin in standing {
        falls.push(vec![pin]);
        let neighbours: Vec<usize> = standing.iter().copied().filter(|&other| adjacent(pin, other)).collect();
        if reach == 2 {
            falls.extend(neighbours.iter().map(|&other| vec![pin, other]));
        } else {
            falls.push([&[pin], &neighbours[..]].concat());
        }
    }
    falls.iter_mut().for_each(|fall| fall.sort());
    falls.sort();
    falls.dedup();
    let text = |fall: &Vec<usize>| {
        let begins = |pin: &&usize| !fall.iter().any(|&before| next(before) == **pin && fall.len() > 1);
        let first = *fall.iter().find(begins).unwrap_or(&0);
        let last = (first + fall.len() - 1) % n;
        if fall.len() == 1 { first.to_string() } else { format!("{first}-{last}") }
    };
    let rest = |fall: &Vec<usize>| standing.iter().copied().filter(|pin| !fall.contains(pin)).collect();
    falls.iter().map(|fall| (text(fall), rest(fall))).collect()
}
