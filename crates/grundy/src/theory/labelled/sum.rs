//! Sums of what hangs from chosen vertices.

use crate::graph::Label;
use crate::rules::Player;
use crate::value::{Calculator, Failure, Options, Side, Value};
use smallvec::SmallVec;

/// A position as a summand: its value, and its moves.
///
/// The value does not determine the moves, since dominated and reversible moves leave no trace in it. Dominated ones
/// may be dropped: options are only ever put together with others and raised by the same amount, so that they remain
/// dominated. Reversible ones count, since their reversal may not be there later.
#[derive(Clone)]
pub struct Sum {
    pub value: Value,
    /// Alice's moves and Bob's.
    moves: [Moves; 2],
}

type Moves = SmallVec<[Change; 2]>;

/// A move in a part of a sum. The resulting value is computed only when needed, since values that combine many parts
/// are large.
#[derive(Clone, Copy)]
struct Change {
    /// The value that the part then has.
    part: Value,
    /// The value of all other parts.
    rest: Value,
}

const SIDES: [(Player, Side); 2] = [(Player::Alice, Side::Left), (Player::Bob, Side::Right)];

impl Sum {
    pub fn nothing() -> Sum {
        Sum { value: Value::ZERO, moves: [Moves::new(), Moves::new()] }
    }

    /// Adds a position that is played beside this one. Without C all values are numbers, and each player keeps
    /// one best move: then this takes constant time.
    pub fn add(&mut self, other: &Sum, calculator: &mut Calculator<'_>) -> Result<(), Failure> {
        for ((ours, theirs), (_, side)) in self.moves.iter_mut().zip(&other.moves).zip(SIDES) {
            for change in ours.iter_mut() {
                change.rest = calculator.sum(change.rest, other.value)?;
            }
            for &Change { part, rest } in theirs {
                ours.push(Change { part, rest: calculator.sum(rest, self.value)? });
            }
            keep_best_number(ours, side);
        }
        self.value = calculator.sum(self.value, other.value)?;
        Ok(())
    }

    /// A vertex that is not chosen but next to one that is, with this sum hanging from it. A move chooses the
    /// vertex, which leaves the sum, or something beyond, which chooses the vertex as well and makes that move
    /// in the sum.
    pub fn hang(&self, label: Label, calculator: &mut Calculator<'_>) -> Result<Sum, Failure> {
        let mut options = [Options::new(), Options::new()];
        for ((options, moves), (who, side)) in options.iter_mut().zip(&self.moves).zip(SIDES) {
            for change in moves {
                options.push(calculator.sum(change.part, change.rest)?);
            }
            if who.may_choose(label) {
                options.push(self.value);
            }
            calculator.drop_dominated(options, side)?;
        }
        let alone = |part: &Value| Change { part: *part, rest: Value::ZERO };
        let moves = [0, 1].map(|i| options[i].iter().map(alone).collect());
        let [left, right] = options;
        Ok(Sum { value: calculator.make(left, right)?, moves })
    }
}

/// Keeps the best move for one side alone if all lead to numbers.
fn keep_best_number(moves: &mut Moves, side: Side) {
    let number = |change: &Change| change.part.as_number()?.plus(change.rest.as_number()?);
    let Some(numbers) = moves.iter().map(number).collect::<Option<SmallVec<[_; 4]>>>() else { return };
    let places = 0..moves.len();
    let best = match side {
        Side::Left => places.max_by_key(|&i| numbers[i]),
        Side::Right => places.min_by_key(|&i| numbers[i]),
    };
    if let Some(best) = best {
        *moves = Moves::from_slice(&[moves[best]]);
    }
}

/// For each of the sums, the sum of all others and a further one.
pub fn all_but_each(
    sums: &[Sum],
    further: &Sum,
    calculator: &mut Calculator<'_>,
) -> Result<Vec<Sum>, Failure> {
    let mut others = vec![Sum::nothing(); sums.len()];
    for i in (1..sums.len()).rev() {
        let mut after = others[i].clone();
        after.add(&sums[i], calculator)?;
        others[i - 1] = after;
    }
    let mut before = further.clone();
    for (others, sum) in others.iter_mut().zip(sums) {
        others.add(&before, calculator)?;
        before.add(sum, calculator)?;
    }
    Ok(others)
}
