//! Nimstring: strings and coins in which coins do not count, and who cannot move loses.
//!
//! Who takes a coin moves again, so that nimstring is no sum of Nim heaps: a position G is worth n if G with a Nim heap of
//! size n is lost for the player to move. If there is no such n, the player to move wins whatever else is on the table,
//! and G is *loony*. Berlekamp, *The Dots and Boxes Game*, 2000; *Winning Ways*, ch. 16.

use super::{Boxes, Capture, Dots, Edges, Images, Strings};
use std::collections::HashMap;

/// What a position is worth in nimstring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Worth {
    /// As much as a Nim heap of this size.
    Nimber(u32),
    /// The player to move wins it together with anything else.
    Loony,
}

/// The worth of positions on one board, each computed once.
pub struct Nimstring<'a> {
    dots: &'a Dots,
    strings: &'a Strings,
    images: &'a Images,
    known: HashMap<Edges, Worth>,
    /// How many more positions may be looked at.
    left: usize,
}

impl<'a> Nimstring<'a> {
    /// Gives up after so many positions.
    pub fn new(dots: &'a Dots, strings: &'a Strings, images: &'a Images, most: usize) -> Nimstring<'a> {
        Nimstring { dots, strings, images, known: HashMap::new(), left: most }
    }

    /// What the position with these free edges is worth; nothing if that takes too long.
    ///
    /// Coins that can be taken without a choice are taken first: another move leaves them to the opponent, who then has
    /// the same position to play in. Where a choice is left, the player to move either takes the last two coins (or
    /// four) and begins in the rest K, or leaves them and lets the opponent begin in K; one of these wins. Then the
    /// components add up, and one of them is worth the least number that no move in it leads to; loony options count
    /// for nothing.
    pub fn worth(&mut self, free: &Edges) -> Option<Worth> {
        let (rest, _) = self.strings.without_offers(free);
        if matches!(self.strings.capture(&rest), Capture::Choice(..)) {
            return Some(Worth::Loony);
        }
        let mut sum = 0;
        for part in self.parts(&rest) {
            match self.part(&part)? {
                Worth::Nimber(nimber) => sum ^= nimber,
                Worth::Loony => return Some(Worth::Loony),
            }
        }
        Some(Worth::Nimber(sum))
    }

    /// A component without a coin that can be taken.
    fn part(&mut self, free: &Edges) -> Option<Worth> {
        let key = self.images.least(&Edges::full(self.dots.edges()).minus(free));
        if let Some(&known) = self.known.get(&key) {
            return Some(known);
        }
        self.left = self.left.checked_sub(1)?;
        let mut found = 0u128;
        for e in self.strings.openings(free).iter() {
            if let Worth::Nimber(nimber) = self.worth(&free.without(e))? {
                found |= 1 << nimber.min(127);
            }
        }
        let worth = Worth::Nimber(found.trailing_ones());
        self.known.insert(key, worth);
        Some(worth)
    }

    /// The components: strings that share a coin belong together.
    fn parts(&self, free: &Edges) -> Vec<Edges> {
        let (mut parts, mut left) = (Vec::new(), *free);
        while let Some(first) = left.first() {
            let (mut part, mut coins) = (Edges::EMPTY, self.dots.beside[first]);
            let mut seen = Boxes::EMPTY;
            while let Some(coin) = coins.minus(&seen).first() {
                seen.insert(coin);
                let strings = self.dots.sides[coin] & *free;
                part |= strings;
                coins = strings.iter().fold(coins, |coins, e| coins | self.dots.beside[e]);
            }
            left = left.minus(&part);
            parts.push(part);
        }
        parts
    }

    /// The moves that leave a position worth 0.
    pub fn winning(&mut self, free: &Edges) -> Option<Vec<usize>> {
        let mut winning = Vec::new();
        for e in free.iter() {
            if self.worth(&free.without(e))? == Worth::Nimber(0) {
                winning.push(e);
            }
        }
        Some(winning)
    }
}
