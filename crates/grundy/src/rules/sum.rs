//! Disjunctive sums: a turn is a move in exactly one summand.

use super::{
    Bytes, Endless, Erased, Explicit, Move, Pack, Place, Player, PositionKey, Reader, Rules, Verdict, View,
};
use crate::graph::Label;

/// A sum of games of any kinds. Labels are kept per summand, since elements of different summands share numbers.
pub struct Sum {
    summands: Vec<(Erased, Option<Vec<Label>>)>,
}

/// One position per summand; none for summands that a part of the sum leaves out.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Positions(Vec<Option<Bytes>>);

const ABSENT: u32 = u32::MAX;

impl Pack for Positions {
    fn pack(&self, out: &mut Vec<u8>) {
        for position in &self.0 {
            match position {
                None => ABSENT.pack(out),
                Some(bytes) => {
                    (bytes.len() as u32).pack(out);
                    out.extend_from_slice(bytes);
                }
            }
        }
    }

    fn unpack(from: &mut Reader<'_>) -> Positions {
        let mut positions = Vec::new();
        while !from.is_empty() {
            positions.push(match u32::unpack(from) {
                ABSENT => None,
                length => Some(from.take(length as usize).into()),
            });
        }
        Positions(positions)
    }
}

/// A move of a sum carries its summand above this bit of `how`. The `how` of a summand's own moves must stay below
/// it: heaps of 2^48 objects are far beyond any search that needs a sum's moves.
const SUMMAND_SHIFT: u32 = 48;

impl Sum {
    /// The sum of these games, each with its labels.
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
        who.may_choose(labels[element])
    }
}

impl Rules for Sum {
    type Position = Positions;

    fn start(&self) -> Positions {
        Positions(self.summands.iter().map(|(rules, _)| Some(rules.start())).collect())
    }

    fn moves(&self, at: &Positions, who: Player, out: &mut Vec<Move>) {
        let mut moves = Vec::new();
        for (i, position) in at.0.iter().enumerate() {
            let Some(position) = position else { continue };
            moves.clear();
            self.summands[i].0.moves(position, who, &mut moves);
            let legal = moves.iter().filter(|&&m| self.permits(i, who, m));
            out.extend(legal.map(|m| Move { what: m.what, how: m.how | (i as u64) << SUMMAND_SHIFT }));
        }
    }

    fn play(&self, at: &Positions, who: Player, m: Move) -> (Positions, Player) {
        let (i, inner) = Sum::split(m);
        let mut next = at.clone();
        if let Some(position) = &mut next.0[i] {
            *position = self.summands[i].0.play(position, who, inner).0;
        }
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

    /// A play of a sum may be endless if one of a summand may; it is then a draw.
    fn endless(&self, at: &Positions) -> Endless {
        let of = |(position, (rules, _)): (&Option<Bytes>, &(Erased, _))| match position {
            Some(position) => rules.endless(position),
            None if rules.endless(&rules.start()) == Endless::Never => Endless::Never,
            None => Endless::NotFromHere,
        };
        let all: Vec<Endless> = at.0.iter().zip(&self.summands).map(of).collect();
        match all.iter().all(|endless| endless.is_short()) {
            false => Endless::Possible(Verdict::Draw),
            true if all.contains(&Endless::NotFromHere) => Endless::NotFromHere,
            true => Endless::Never,
        }
    }

    /// Only where a single summand is left.
    fn explicit(&self, at: &Positions) -> Option<Explicit<'_>> {
        let mut present =
            at.0.iter().zip(&self.summands).filter_map(|(p, (rules, _))| Some((p.as_ref()?, rules)));
        let (position, rules) = present.next()?;
        rules.explicit(position).filter(|_| present.next().is_none())
    }

    /// Each summand alone, and its own parts.
    fn parts(&self, at: &Positions, out: &mut Vec<Positions>) {
        for (i, position) in at.0.iter().enumerate() {
            let Some(position) = position else { continue };
            let mut parts = Vec::new();
            self.summands[i].0.parts(position, &mut parts);
            if parts.is_empty() {
                parts.push(position.clone());
            }
            out.extend(parts.into_iter().map(|part| {
                let mut alone = vec![None; at.0.len()];
                alone[i] = Some(part);
                Positions(alone)
            }));
        }
    }

    /// Every summand exchanged, if all can be; a summand with labels other than C cannot be exchanged, since labels stay
    /// where they are.
    fn exchanged(&self, at: &Positions) -> Option<Positions> {
        let exchange = |(position, (rules, labels)): (&Option<Bytes>, &(Erased, Option<Vec<Label>>))| {
            let Some(position) = position else { return Some(None) };
            let alike = labels.as_ref().is_none_or(|l| l.iter().all(|&label| label == Label::C));
            rules.exchanged(position).filter(|_| alike).map(Some)
        };
        at.0.iter().zip(&self.summands).map(exchange).collect::<Option<_>>().map(Positions)
    }

    fn key(&self, at: &Positions) -> PositionKey {
        let keys = at.0.iter().enumerate().filter_map(|(i, position)| {
            let key = self.summands[i].0.key(position.as_ref()?).0;
            Some([i as u64, key as u64, (key >> 64) as u64])
        });
        PositionKey::fingerprint(keys.flatten())
    }

    fn size(&self, at: &Positions) -> usize {
        let sizes =
            at.0.iter().zip(&self.summands).map(|(p, (rules, _))| p.as_ref().map_or(0, |p| rules.size(p)));
        sizes.sum()
    }

    fn view(&self, at: &Positions) -> View {
        let present =
            at.0.iter().zip(&self.summands).filter_map(|(p, (rules, _))| Some(rules.view(p.as_ref()?)));
        View::Several(present.collect())
    }

    fn places(&self, at: &Positions, m: Move) -> Vec<Place> {
        let (part, inner) = Sum::split(m);
        let places = at.0[part].as_ref().map(|position| self.summands[part].0.places(position, inner));
        let in_part = |place| Place::Part { part, place: Box::new(place) };
        places.into_iter().flatten().map(in_part).collect()
    }

    fn move_text(&self, m: Move) -> String {
        let (i, inner) = Sum::split(m);
        format!("{i}:{}", self.summands[i].0.move_text(inner))
    }
}
