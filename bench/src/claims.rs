//! What Grundy is measured against on positional games: a plain one-thread alpha-beta search with a table, and nothing
//! else.
//!
//! A position is what each player owns. The play is over when a set that decides is owned or nothing is free; a search
//! stops at the first move that reaches the best result.

use crate::baseline::FastHash;
use std::collections::HashMap;

/// Who wins by owning a set.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Rule {
    /// Alice, else Bob.
    MakerBreaker,
    /// The first owner, else nobody.
    MakerMaker,
    /// The other player, else nobody.
    AvoiderAvoider,
}

/// A positional game on at most 64 elements, one element a turn.
pub struct Claims {
    elements: u32,
    sets: Vec<u64>,
    rule: Rule,
    /// The result for Alice, by what the players own.
    table: HashMap<(u64, u64), i8, FastHash>,
    /// Positions searched.
    pub nodes: u64,
}

impl Claims {
    pub fn new(elements: u32, sets: Vec<u64>, rule: Rule) -> Claims {
        Claims { elements, sets, rule, table: HashMap::default(), nodes: 0 }
    }

    /// 1 if Alice wins when she starts, -1 if Bob does, 0 for a draw; none after so many positions.
    pub fn solve(&mut self, most: u64) -> Option<i8> {
        self.value([0, 0], 0, most)
    }

    fn owns(&self, owned: u64) -> bool {
        self.sets.iter().any(|set| set & !owned == 0)
    }

    fn ended(&self, owned: [u64; 2]) -> Option<i8> {
        let all = if self.elements == 64 { u64::MAX } else { (1 << self.elements) - 1 };
        let full = owned[0] | owned[1] == all;
        let nobody = if self.rule == Rule::MakerBreaker { -1 } else { 0 };
        let sign = if self.rule == Rule::AvoiderAvoider { -1 } else { 1 };
        match self.rule {
            _ if self.owns(owned[0]) => Some(sign),
            Rule::MakerMaker | Rule::AvoiderAvoider if self.owns(owned[1]) => Some(-sign),
            _ => full.then_some(nobody),
        }
    }

    fn value(&mut self, owned: [u64; 2], who: usize, most: u64) -> Option<i8> {
        if let Some(&known) = self.table.get(&(owned[0], owned[1])) {
            return Some(known);
        }
        self.nodes += 1;
        if self.nodes > most {
            return None;
        }
        let found = match self.ended(owned) {
            Some(result) => result,
            None => self.best(owned, who, most)?,
        };
        self.table.insert((owned[0], owned[1]), found);
        Some(found)
    }

    fn best(&mut self, owned: [u64; 2], who: usize, most: u64) -> Option<i8> {
        let sign = if who == 0 { 1 } else { -1 };
        let mut best = -1;
        for element in (0..self.elements).filter(|e| (owned[0] | owned[1]) >> e & 1 == 0) {
            let mut next = owned;
            next[who] |= 1 << element;
            best = best.max(sign * self.value(next, 1 - who, most)?);
            if best == 1 {
                break;
            }
        }
        Some(sign * best)
    }
}
