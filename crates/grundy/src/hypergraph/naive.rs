//! Positional games straight from their rules, for the tests: sets are bits of a number, and every play is tried.

use super::Hypergraph;
use crate::graph::families::SplitMix64;
use std::collections::HashMap;

/// A family of at most `count` sets of `least` to `most` elements.
pub fn random_hypergraph(elements: usize, count: usize, least: usize, most: usize, seed: u64) -> Hypergraph {
    let mut generator = SplitMix64::new(seed);
    let mut draw = |bound: usize| generator.below(bound as u64) as usize;
    let count = 1 + draw(count);
    let sets = (0..count).map(|_| {
        let size = least + draw(most - least + 1);
        let mut set: Vec<usize> = Vec::new();
        while set.len() < size {
            let v = draw(elements);
            if !set.contains(&v) {
                set.push(v);
            }
        }
        set
    });
    let sets = sets.collect();
    Hypergraph::new(elements, sets)
}

/// Who wants what: Maker owns a set and wins, or Avoider owns a set and loses. The claimer is Maker or Avoider.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Aim {
    MakerBreaker,
    AvoiderEnforcer,
}

pub struct Naive {
    sets: Vec<u32>,
    all: u32,
    /// Elements per turn of the claimer and of the other.
    bias: [usize; 2],
    aim: Aim,
    known: HashMap<(u32, u32, bool, usize), bool>,
}

impl Naive {
    pub fn new(family: &Hypergraph, bias: (usize, usize), aim: Aim) -> Naive {
        let mask = |set: &Vec<usize>| set.iter().fold(0, |mask, &v| mask | 1 << v);
        let sets = family.sets().iter().map(mask).collect();
        Naive { sets, all: (1 << family.elements()) - 1, bias: [bias.0, bias.1], aim, known: HashMap::new() }
    }

    /// Whether the claimer ends up with all of some set under best play of both.
    pub fn owns(&mut self, claimer: u32, other: u32, claimer_next: bool) -> bool {
        self.turn(claimer, other, claimer_next, self.bias[usize::from(!claimer_next)])
    }

    fn turn(&mut self, claimer: u32, other: u32, claimer_next: bool, left: usize) -> bool {
        if self.sets.iter().any(|set| set & !claimer == 0) {
            return true;
        }
        let free = self.all & !claimer & !other;
        if free == 0 || self.sets.iter().all(|set| set & other != 0) {
            return false;
        }
        if left == 0 {
            return self.owns(claimer, other, !claimer_next);
        }
        if let Some(&owns) = self.known.get(&(claimer, other, claimer_next, left)) {
            return owns;
        }
        let wants = claimer_next == (self.aim == Aim::MakerBreaker);
        let mut owns = !wants;
        for v in (0..32).filter(|v| free >> v & 1 == 1) {
            let result = match claimer_next {
                true => self.turn(claimer | 1 << v, other, true, left - 1),
                false => self.turn(claimer, other | 1 << v, false, left - 1),
            };
            if result == wants {
                owns = wants;
                break;
            }
        }
        self.known.insert((claimer, other, claimer_next, left), owns);
        owns
    }
}

/// Whether Maker wins with bias 1:1 from the start.
pub fn maker_wins(family: &Hypergraph, maker_next: bool) -> bool {
    Naive::new(family, (1, 1), Aim::MakerBreaker).owns(0, 0, maker_next)
}
