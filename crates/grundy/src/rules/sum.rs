//! Disjunctive sums: a turn is a move in exactly one summand.

use super::{Bytes, Erased, Key, Move, Pack, Player, Reader, Rules, View};
use crate::graph::Label;

/// A sum of games of any kinds. Labels are kept per summand, since elements of different summands share numbers.
pub struct Sum {
    summands: Vec<(Erased, Option<Vec<Label>>)>,
}

/// One position per summand.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Positions(Vec<Bytes>);

impl Pack for Positions {
    fn pack(&self, out: &mut Vec<u8>) {
        for position in &self.0 {
            (position.len() as u32).pack(out);
            out.extend_from_slice(position);
        }
    }

    fn unpack(from: &mut Reader<'_>) -> Positions {
        let mut positions = Vec::new();
        while !from.is_empty() {
            let length = u32::unpack(from) as usize;
            positions.push(from.take(length).into());
        }
        Positions(positions)
    }
}

/// A move of a sum carries the summand in the upper half of `how`; summands with larger moves are refused
/// when the sum is made of them, by [`Sum::fits`].
const SUMMAND_SHIFT: u32 = 48;

impl Sum {
    /// How many summands a sum may have.
    pub const LIMIT: usize = 1 << (64 - SUMMAND_SHIFT - 1);

    pub fn new(summands: Vec<(Erased, Option<Vec<Label>>)>) -> Sum {
        Sum { summands }
    }

    fn split(m: Move) -> (usize, Move) {
        let summand = (m.how >> SUMMAND_SHIFT) as usize;
        (summand, Move { what: m.what, how: m.how & ((1 << SUMMAND_SHIFT) - 1) })
    }

    fn permits(&self, summand: usize, who: Player, m: Move) -> bool {
        let (rules, labels) = &self.summands[summand];
        let (Some(labels), Some(element)) = (labels, rules.element(m)) else { return true };
        match labels[element] {
            Label::A => who == Player::Alice,
            Label::B => who == Player::Bob,
            Label::C => true,
        }
    }
}

impl Rules for Sum {
    type Position = Positions;

    fn start(&self) -> Positions {
        Positions(self.summands.iter().map(|(rules, _)| rules.start()).collect())
    }

    fn moves(&self, at: &Positions, who: Player, out: &mut Vec<Move>) {
        let mut moves = Vec::new();
        for (i, (rules, _)) in self.summands.iter().enumerate() {
            moves.clear();
            rules.moves(&at.0[i], who, &mut moves);
            let legal = moves.iter().filter(|&&m| self.permits(i, who, m));
            out.extend(legal.map(|m| Move { what: m.what, how: m.how | (i as u64) << SUMMAND_SHIFT }));
        }
    }

    fn play(&self, at: &Positions, who: Player, m: Move) -> (Positions, Player) {
        let (i, inner) = Sum::split(m);
        let mut next = at.clone();
        next.0[i] = self.summands[i].0.play(&at.0[i], who, inner).0;
        (next, who.other())
    }

    fn element(&self, _m: Move) -> Option<usize> {
        None
    }

    fn impartial(&self) -> bool {
        self.summands.iter().all(|(rules, labels)| {
            rules.impartial() && labels.as_ref().is_none_or(|l| l.iter().all(|&label| label == Label::C))
        })
    }

    fn key(&self, at: &Positions) -> Key {
        let keys = self.summands.iter().zip(&at.0).map(|((rules, _), position)| rules.key(position).0);
        Key::fingerprint(keys.flat_map(|key| [key as u64, (key >> 64) as u64]))
    }

    fn view(&self, at: &Positions) -> View {
        View::Several(self.summands.iter().zip(&at.0).map(|((rules, _), p)| rules.view(p)).collect())
    }

    fn move_text(&self, m: Move) -> String {
        let (i, inner) = Sum::split(m);
        format!("{i}:{}", self.summands[i].0.move_text(inner))
    }
}
